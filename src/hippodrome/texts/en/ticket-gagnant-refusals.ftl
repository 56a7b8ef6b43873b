### Why an action is refused in Ticket Gagnant. The id of the rule is shown in front.

refusal-no-such-seat = This table has seats 1 to { $seats }.
refusal-meeting-over = The meeting is over; start another one.
refusal-not-now = This is not the moment for that: see what is to be chosen now.
refusal-not-your-turn = It is the turn of { $seat }.
refusal-first-player-chooses = The first player chooses, that is { $seat }.
refusal-hand-size = A hand has 3 to 7 cards.
refusal-each-horse-once = An arrangement names each of the seven horses once.
refusal-predict-one = Predict at least one horse.
refusal-different-horses = One horse has only one token: predict different horses.
refusal-card-not-held = That card is not in your hand.
refusal-a-play-exists = A card is only discarded when none of your cards has a legal move.
refusal-must-move = Only a double card can be played without moving a horse.
refusal-not-adjacent = { $horse } and { $other } are not side by side, so one of them must move.
refusal-not-on-double = This card moves { $horse } or { $other }.
refusal-not-on-card = This card moves { $horse }.
refusal-say-stay = { $horse } already stands there: say that neither moves.
refusal-not-beside = { $horse } goes in front of, behind, left or right of { $other }.
refusal-not-straight = A move is straight: forward, back, left or right.
refusal-exact-spaces = { $horse } moves exactly { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }; only an edge or an obstacle makes it less.
refusal-sideways-only = { $horse } is past the line: it moves sideways only.
refusal-hedge-behind = The hedge behind { $horse } leaves no move back.
refusal-river-next = The river next to { $horse } leaves no move that way.
refusal-not-at-edge = { $horse } is not at an edge: it must move.
refusal-hedge-one-way = { $horse } cannot go back over a hedge.
refusal-river-no-stop = No horse stops in the river at { $cell }.
refusal-nobody-to-push = { $cell } is free, so no horse is pushed.
refusal-no-room = { $horse } has no free cell to be pushed to: choose another move or card.
refusal-say-where = Say where { $horse }, which stands there, is pushed.
refusal-not-a-neighbour = { $horse } is pushed to one of the cells around it.
refusal-push-sideways = { $horse } is past the line: it is pushed left or right only.
refusal-push-hedge = { $horse } cannot be pushed back over a hedge.
refusal-push-river = { $horse } cannot be pushed into the river.
refusal-push-occupied = { $other } stands there: { $horse } needs a free cell.
refusal-malformed = That is no action. Plays read like 5x3 5>c7, with a push 5x3 5>c7>d8, a double card that moves neither 4=5 stay.
