### La Triple Couronne in the browser, on the plain board.

web-new-edition-triple-couronne = Programme
web-edition-triple-couronne-initiation = Three races and one decision for each: which horses run. For a first game.
web-edition-triple-couronne-reduit = Five races, with entry fees and, from four players on, bets on the winner.
web-edition-triple-couronne-complet = Ten races with everything: auction, jockeys, sales, rentals, insurance, all bets, and the trophies.
web-edition-triple-couronne-marathon = Fifteen races by the same rules, for a long evening or several: the table stays as you left it.
web-option-triple-couronne-stables = Stables
web-option-triple-couronne-stables-random = drawn
web-option-triple-couronne-stables-random-about = Everybody is dealt the four horses of one colour. With the auction, the colours that come under the hammer are drawn.
web-option-triple-couronne-stables-chosen = chosen
web-option-triple-couronne-stables-chosen-about = In turn, everybody chooses a colour. With the auction, these are the colours that come under the hammer.
web-option-triple-couronne-auction = Auction
web-option-triple-couronne-auction-about = Everybody starts with 10,000,000 F and bids for each horse; without it, with 2,000,000 F and four horses.
web-option-triple-couronne-jockeys = Jockeys
web-option-triple-couronne-jockeys-random = drawn
web-option-triple-couronne-jockeys-random-about = Everybody is dealt two jockeys.
web-option-triple-couronne-jockeys-drafted = chosen
web-option-triple-couronne-jockeys-drafted-about = In turn, everybody chooses a jockey, twice round.
web-option-triple-couronne-form-guide = Form guide
web-option-triple-couronne-form-guide-about = Shows what horses should do and bring, from thousands of simulated races: the same figures for everybody.

## What to do

triple-couronne-do-bid = bid
triple-couronne-do-taker = who gets the horse
triple-couronne-do-give = give up
triple-couronne-do-mount = mounts
triple-couronne-do-pass = Pass
triple-couronne-do-maximum = secret maximum
triple-couronne-do-jockey = choose a jockey
triple-couronne-do-stable = choose a colour
web-triple-couronne-action-mount =
    { $first ->
        [none] { $second ->
            [none] Nobody rides
           *[other] { $names-2 } on { $second }
        }
       *[other] { $names-1 } on { $first }{ $second ->
            [none] {""}
           *[other] , { $names-2 } on { $second }
        }
    }
triple-couronne-part-mount-first = { $names-1 } rides
triple-couronne-part-mount-second = { $names-2 } rides
triple-couronne-prompt-stable = Choose your colour.
triple-couronne-prompt-jockey = Choose a jockey. Each one makes one race card harmless.
triple-couronne-prompt-bid = Bid, pass, or leave a secret maximum: up to it, bids are made for you.
triple-couronne-prompt-maximum-meanwhile = Waiting for { $who }. Meanwhile you may leave a secret maximum.
triple-couronne-prompt-taker = Several would pay { $most } F. Who gets the horse?
triple-couronne-prompt-sales = Sell a horse before this race? Name the least that you take.
triple-couronne-prompt-entries = Which of your horses run?
triple-couronne-prompt-rentals = Rent out a runner for this race? Name the least that you take.
triple-couronne-prompt-mounts = What do { $names-1 } and { $names-2 } ride?
triple-couronne-prompt-keep =
    { $most ->
        [one] You can pay the fee of one runner only. Which one?
       *[other] You can pay the fees of { $most } runners only. Which ones?
    }
triple-couronne-prompt-bets = Your bets, in secret. All stakes together: { $most } F at most.
triple-couronne-prompt-insurance = Do you insure a runner? At most one contract of each kind.
triple-couronne-prompt-give-up = You cannot pay. Which horse goes to the bank instead?
triple-couronne-form-bid = Your bid for { $horses-1 }
triple-couronne-form-bid-do = Bid
triple-couronne-form-maximum = Your secret maximum for { $horses-1 }
triple-couronne-form-maximum-do = Leave it
triple-couronne-form-sell = Horses for sale
triple-couronne-form-enter = Entries
triple-couronne-form-rent = Runners for rent
triple-couronne-form-keep = Runners kept
triple-couronne-form-bets = Betting slip
triple-couronne-form-insure = Insurance
triple-couronne-target-form-enter-note =
    { $age } years · odds { $odds } · { $earnings ->
        [0] no earnings
       *[other] earnings { $earnings }
    }
triple-couronne-target-form-keep-note = { $age } years · odds { $odds }
triple-couronne-target-offer-note = { $age } years · odds { $odds }
triple-couronne-target-win-note = odds { $odds }

## The race card

triple-couronne-phase-auction = auction
triple-couronne-phase-bets = bets
triple-couronne-phase-entries = entries
triple-couronne-phase-fees = entry fees
triple-couronne-phase-insurance = insurance
triple-couronne-phase-jockeys = jockeys
triple-couronne-phase-mounts = mounts
triple-couronne-phase-over = over
triple-couronne-phase-race = race
triple-couronne-phase-rental = rental
triple-couronne-phase-rentals = offers of rent
triple-couronne-phase-sale = sale
triple-couronne-phase-sales = offers of sale
triple-couronne-phase-stables = stables
triple-couronne-fate-finished = across the line
triple-couronne-fate-given-up = given up
triple-couronne-fate-running = running
triple-couronne-fate-withdrawn = withdrawn
triple-couronne-field-age = age
triple-couronne-field-asset = harmless for him or her
triple-couronne-field-bank-emptied = the bank of the box would be empty
triple-couronne-field-bets = bets on this race
triple-couronne-field-bid = amount
triple-couronne-field-catalogue = catalogue
triple-couronne-field-champion = winner of the last race
triple-couronne-field-colours = stable
triple-couronne-field-contracts = insurance on this race
triple-couronne-field-earnings = earnings
triple-couronne-field-entries = entered
triple-couronne-field-fee = entry fee
triple-couronne-field-holders = held by
triple-couronne-field-horses = all horses in the game
triple-couronne-field-jockeys = jockeys
triple-couronne-field-leader = best bid by
triple-couronne-field-least = least
triple-couronne-field-left = has left
triple-couronne-field-lot = under the hammer
triple-couronne-field-lots = still to come under the hammer
triple-couronne-field-matched = would pay it too
triple-couronne-field-mine = your stable
triple-couronne-field-misses = races to miss
triple-couronne-field-most = most
triple-couronne-field-moves = moves 1 to 12
triple-couronne-field-name = name
triple-couronne-field-next = the next race
triple-couronne-field-number = no.
triple-couronne-field-offer = for at least
triple-couronne-field-offers = offers
triple-couronne-field-on = on
triple-couronne-field-open-to = conditions
triple-couronne-field-pair = first two (jumelé)
triple-couronne-field-pairs = first two (jumelé)
triple-couronne-field-paper = your choice, face down
triple-couronne-field-pool = pool of entry fees
triple-couronne-field-prizes = prizes
triple-couronne-field-programme = programme
triple-couronne-field-race = this race
triple-couronne-field-rent = for rent
triple-couronne-field-reserve = reserve price
triple-couronne-field-riders = your jockeys
triple-couronne-field-sealed = has chosen
triple-couronne-field-seat = player
triple-couronne-field-seller = sold by
triple-couronne-field-still-in = still bidding
triple-couronne-field-suggested = suggested price
triple-couronne-field-tenant = tenant
triple-couronne-field-today = today’s race
triple-couronne-field-trophies = trophies
triple-couronne-field-two = the next two races
triple-couronne-field-win = to win
triple-couronne-field-wins = wins
web-triple-couronne-crown = Triple Crown
