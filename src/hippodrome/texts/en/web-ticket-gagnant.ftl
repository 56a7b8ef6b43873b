### Ticket Gagnant in the browser: the course, the papers, the cards. The rest is in ticket-gagnant.ftl.

## What to do now

web-tg-prompt-over = The meeting is over.
web-tg-prompt-discipline = Choose the discipline of this race.
web-tg-prompt-river = Place the river.
web-tg-prompt-arrange = Line the horses up.
web-tg-prompt-secrecy = You decide: open tickets or secret ones?
web-tg-prompt-hand = Say how many cards everybody gets.
web-tg-prompt-predict = Your prediction: one to three tokens on the ticket.
web-tg-prompt-play = Your turn: play a card.
web-tg-prompt-discard = No legal move: discard a card.
web-tg-prompt-sealed = Ticket handed in; you may still change it.
web-tg-prompt-predictions = Predictions: { $ready } of { $seats } ready.
web-tg-prompt-turn = It is the turn of { $who }.
web-tg-prompt-first =
    { $phase ->
        [discipline] { $who } chooses the discipline.
        [river] { $who } places the river.
        [arrange] { $who } lines the horses up.
        [secrecy] { $who } decides whether tickets stay secret.
       *[hand] { $who } chooses the number of cards.
    }

## The course

web-tg-course = Course: { $discipline }, { $rows } rows, { $lanes } lanes
web-tg-start = Start
web-tg-order = Running order
web-tg-order-at = { $rank }: { $horses }
web-tg-leads =
    { $count ->
        [one] { $horses } leads
       *[other] { $horses } level
    }
web-tg-disqualified = disqualified
web-tg-positions = Where the horses are
web-tg-column-horse = Horse
web-tg-column-lane = Lane
web-tg-column-row = Row
web-tg-column-notes = Remarks
web-tg-past-line = past the line
web-tg-on-hoofprint = on hoofprints
web-tg-river-row = River: row { $row }
web-tg-hedge-rows = Hedges after rows { $rows }
web-tg-choose-horse = Choose { $horse }, on { $cell }

## The cards

web-tg-hand = My hand
web-tg-card-spaces =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
web-tg-card-beside = side by side
web-tg-card-joker = joker 1–3
web-tg-card-number = Card { $number }: { $card }
web-tg-card-stuck = { $card } cannot be played now.
web-tg-no-cards = No cards left.
web-tg-cards-later = The cards are not dealt yet.
web-tg-discard = Discard
web-tg-discard-card = Discard { $card }
web-tg-discard-which = { $card }: discard it?
web-tg-stay = Leave both
web-tg-spaces = Number of spaces
web-tg-pad = Direction
web-tg-way-forward = Forward
web-tg-way-backward = Back
web-tg-way-left = Left, towards the rail
web-tg-way-right = Right, outward
web-tg-pick-horse = Which horse?
web-tg-pick-target = Where does { $horse } go?
web-tg-pick-push = Push { $horse } where?
web-tg-play =
    { $push ->
        [yes] Play: { $horse } to { $cell }, { $pushed } to { $to }
       *[no] Play: { $horse } to { $cell }
    }
web-tg-cancel = Cancel
web-tg-wait-turn = Waiting for { $who }

## The ticket

web-tg-ticket = My ticket
web-tg-tote = Tote · race { $race }
web-tg-now = now
web-tg-now-was = now { $points }
web-tg-or = { $most } or { $least }
web-tg-from-to = { $least } to { $most }
web-tg-rank = { $rank }th
web-tg-out = out
web-tg-token-place = { $horse }: put on the ticket
web-tg-token-on = { $horse }, already on the ticket
web-tg-slot-empty = { $place } place, { $points } points: free
web-tg-slot-filled = { $place } place: { $horse }. Take off
web-tg-hand-in = Hand in the ticket
web-tg-hand-in-again = Change the ticket
web-tg-sealed = Handed in
web-tg-tokens = Tokens
web-tg-face-down = face down
web-tg-no-ticket = no ticket yet

## The first player chooses

web-tg-discipline-flat = Seven horses, turf, nothing else.
web-tg-discipline-hurdles = Two hedges, never crossed backwards.
web-tg-discipline-steeplechase = Hedges, and a river where nobody stops.
web-tg-discipline-harness = Finish on hoofprints and you are out.
web-tg-river-title = Where does the river flow?
web-tg-river-before = Before hedge { $hedge }
web-tg-river-after = After hedge { $hedge }
web-tg-river-on-row = row { $row }
web-tg-arrange-title = From the rail outward
web-tg-arrange-lane = Lane { $lane }: { $horse }
web-tg-arrange-hint = Tap two horses to swap them, or drag them.
web-tg-arrange-numbers = By number
web-tg-arrange-shuffle = At random
web-tg-arrange-done = To the start!
web-tg-secrecy-open = Open tickets
web-tg-secrecy-open-about = Turned over before the start: everybody knows who backs what.
web-tg-secrecy-hidden = Secret tickets
web-tg-secrecy-hidden-about = Face down until the ranking: time to bluff.
web-tg-hand-title = How many cards for everybody?
web-tg-hand-size = { $size } cards each
web-tg-hand-short = short race
web-tg-hand-long = long race

## After the race

web-tg-result = Result of race { $race }
web-tg-photo = Photo finish
web-tg-photo-print = Photo finish: { $order }
web-tg-result-close = Close
web-tg-result-open = Result
web-tg-result-out = Disqualified
web-tg-result-nobody = nobody
web-tg-result-points = Race
web-tg-result-total = Total
web-tg-result-bonus =
    { $points ->
        [5] trio in order
       *[other] trio
    }
web-tg-result-player = Seat
web-tg-winner =
    { $count ->
        [one] { $who } wins the meeting
       *[other] { $who } share the win
    }
web-tg-winner-you = You win the meeting!
web-tg-score-track = Score track
web-tg-score-of = { $who }: pawn on { $pawn }, total { $total }
web-tg-score-token =
    { $count ->
        [one] 1 token of { $worth }
       *[other] { $count } tokens of { $worth }
    }

## The seats

web-tg-seat-points = { $points } points
web-tg-seat-first = first player
web-tg-seat-cards =
    { $cards ->
        [0] no cards left
        [one] 1 card
       *[other] { $cards } cards
    }

## The box

web-tg-lid = The box of { $title }: a horse galloping past the grandstand
web-tg-lid-line = Seven horses, one prediction
