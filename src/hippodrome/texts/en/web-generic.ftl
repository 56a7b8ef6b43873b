### The plain board: any game as its contract tells it. A game's own texts come first:
### <title>-field-<name>, <title>-<field>-<value>, <title>-event-<name>, <title>-action-<do>, <title>-do-<do>,
### <title>-prompt-<kind>(-meanwhile), <title>-form-<kind>, <title>-target-<line>(-note), <title>-part-<do>-<field>, <title>-does-<value>, <title>-entry-<field>,
### and web-<title>-event-<name>, web-<title>-action-<do> where the terminal’s sentence needs more than plain facts.

web-plain-board = Plain board
web-plain-board-what = Everything in words and tables, for this game.
web-plain-card = Race card
web-plain-yes = yes
web-plain-no = no
web-plain-none = none
web-plain-named = { $name } { $value }
web-plain-told = { $what }: { $facts }
web-plain-of-seat = { $who }: { $what }
web-plain-told-of = { $who } · { $told }
web-plain-prompt-you = Your turn: { $what }.
web-plain-prompt-change = Waiting for { $who }; until then you may change your choice.
web-plain-prompt-others = Waiting for { $who }.
web-plain-prompt-over = The game is over.
web-plain-what = What do you do?
web-plain-again = Choose again
web-plain-more = Not every choice fits on the list: the others can be written.
web-plain-write = Or write it
web-plain-send = Send
web-plain-confirm = Confirm
web-plain-back = Back
web-plain-target = On what: { $name }
web-plain-up-to = (up to { $count })
web-plain-amount = Amount: { $name }
web-plain-sum = { $sum } of { $total }
web-plain-half = Choose what the amount is on.
web-plain-empty = nothing
web-plain-hand-in = Hand in
web-plain-hand-in-empty = Hand in empty
web-plain-hand-in-some = Hand in ({ $count })
web-plain-hand-in-none = None
web-plain-all = All ({ $count })
web-plain-pick =
    { $least ->
        [0] { $most } at most
       *[other] { $least } of them
    }
web-plain-none-open = not to be had
web-plain-target-part = On what: { $name }, { $part }
web-plain-last-race = The last race
web-plain-placed = place { $place }
web-plain-square-of = square { $square } of { $finish }
web-plain-finish-form-bid = Your bid
web-plain-finish-form-maximum = Your secret maximum
web-plain-finish-form-bets = Betting form

## What can be done

web-plain-do-arrange = line the horses up
web-plain-do-aside = set a die aside
web-plain-do-bets = bet
web-plain-do-bid = bid
web-plain-do-discard = discard a card
web-plain-do-discipline = discipline
web-plain-do-extra = extra action
web-plain-do-hand = cards each
web-plain-do-maximum = secret maximum
web-plain-do-pass = Pass
web-plain-do-play = play a card
web-plain-do-predict = predict
web-plain-do-river = place the river
web-plain-do-secrecy = tickets
web-plain-do-take = take dice
web-plain-do-use = use a die
web-plain-action-maximum =
    { $amount ->
        [0] Take the maximum back
       *[other] Maximum { $amount }
    }

## Fields

web-plain-field-after = after it
web-plain-field-amount = amount
web-plain-field-amounts = amounts
web-plain-field-auction = auction
web-plain-field-bank = bank
web-plain-field-betted = bets made
web-plain-field-bid = bid
web-plain-field-bonus = bonus
web-plain-field-capital = capital
web-plain-field-card = card
web-plain-field-cards = cards
web-plain-field-cards-left = cards left
web-plain-field-cash = cash
web-plain-field-colour = colour
web-plain-field-crosses = crosses by lane
web-plain-field-dice = dice
web-plain-field-die = die
web-plain-field-discipline = discipline
web-plain-field-disqualified = disqualified
web-plain-field-end = to
web-plain-field-face = face
web-plain-field-fallen = fallen
web-plain-field-favourite = favourite
web-plain-field-first = first
web-plain-field-first-player = first player
web-plain-field-flat-only = flat races only
web-plain-field-hand = hand
web-plain-field-hand-size = cards each
web-plain-field-hedge = hedge
web-plain-field-hedge-marks = places for hedges
web-plain-field-hedges = hedges
web-plain-field-hidden = tickets face down
web-plain-field-hidden-predictions = face-down tickets allowed
web-plain-field-home-stretch = home stretch
web-plain-field-hoofprints = hoofprints
web-plain-field-horse = horse
web-plain-field-horses = horses
web-plain-field-horseshoes = horseshoes
web-plain-field-jockey = jockey
web-plain-field-kept = dice kept
web-plain-field-lane = lane
web-plain-field-lanes = lanes
web-plain-field-leader = in front
web-plain-field-length = length
web-plain-field-level = level in front
web-plain-field-level-used = dead heat used
web-plain-field-limits = limits
web-plain-field-line = the line, from the front
web-plain-field-lot = lots sold
web-plain-field-maximum = secret maximum
web-plain-field-odds = odds
web-plain-field-opener = opens
web-plain-field-order = order
web-plain-field-out = dice out of play
web-plain-field-outsider = outsider
web-plain-field-owes = owes
web-plain-field-owner = owner
web-plain-field-pawns = pawns
web-plain-field-payee = paid to
web-plain-field-payer = paid by
web-plain-field-place = place
web-plain-field-place-odds = place odds
web-plain-field-places = places
web-plain-field-played = cards played
web-plain-field-plus = plus
web-plain-field-points = points
web-plain-field-predicted = predicted
web-plain-field-price = price
web-plain-field-pushed = pushed
web-plain-field-pushed-to = pushed to
web-plain-field-race = race
web-plain-field-ran = has run
web-plain-field-ranking = ranking
web-plain-field-reserve = reserve
web-plain-field-river-row = river row
web-plain-field-round = round
web-plain-field-row = row
web-plain-field-rows = rows
web-plain-field-runners = runners
web-plain-field-runs = runs
web-plain-field-second = second
web-plain-field-side-bets = side bets
web-plain-field-size = cards
web-plain-field-slip = your bets
web-plain-field-slips = bets
web-plain-field-square = square
web-plain-field-squares = squares
web-plain-field-stake = stake
web-plain-field-start = start
web-plain-field-start-row = start row
web-plain-field-still-in = still in
web-plain-field-sure = sure runner
web-plain-field-taken = taken
web-plain-field-third = third
web-plain-field-ticket = your ticket
web-plain-field-tickets = tickets
web-plain-field-tiles = tiles
web-plain-field-to = to
web-plain-field-tokens = tokens
web-plain-field-total = total
web-plain-field-totals = points
web-plain-field-track = course
web-plain-field-turn = in turn
web-plain-field-whips = whips
web-plain-field-why = for
web-plain-field-win = win
web-plain-field-win-odds = win odds
web-plain-field-wins = to win

## Values

web-plain-word-arrangement = line the horses up
web-plain-word-auction = auction
web-plain-word-bets = bets
web-plain-word-bid = bid
web-plain-word-black = black
web-plain-word-blue = blue
web-plain-word-disqualified = disqualified
web-plain-word-extra = extra action
web-plain-word-green = green
web-plain-word-hand = cards each
web-plain-word-discipline = discipline
web-plain-word-over = over
web-plain-word-predict = predictions
web-plain-word-race = race
web-plain-word-red = red
web-plain-word-river = river
web-plain-word-secrecy = tickets
web-plain-word-take = take dice
web-plain-word-use = use a die
web-plain-word-white = white
web-plain-word-yellow = yellow

## Events without a sentence that plain facts can fill

web-plain-event-bets-made = Bets
web-plain-event-bets-revealed = The bets are opened
web-plain-event-card-played = Card played
web-plain-event-card-discarded = Card discarded
web-plain-event-cards-dealt = Hand
web-plain-event-die-used = Die used
web-plain-event-photo-taken = Photo finish
web-plain-event-finish-crossed = Across the line
web-plain-event-horse-fell = A horse falls
web-plain-event-horse-moved = A horse moves
web-plain-event-horses-arranged = The horses are lined up
web-plain-event-maximum-set = Secret maximum
web-plain-event-prediction-made = Ticket
web-plain-event-predictions-revealed = The tickets are turned over
web-plain-event-race-ranked = Result
web-plain-event-start-rolled = The start
web-plain-event-tie-rolled = Level
