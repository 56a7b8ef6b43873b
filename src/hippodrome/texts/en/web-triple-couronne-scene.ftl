### La Triple Couronne in the browser: what its scene says.

## The race

web-tc-scene-display-board = Display board
web-tc-scene-move = move
web-tc-scene-to-go =
    { $squares ->
        [one] 1 to go
       *[other] { $squares } to go
    }
web-tc-scene-across = across
web-tc-scene-standing = The race as it stands
web-tc-scene-runner =
    { $squares ->
        [0] { $horse } ({ $who }): across the line, { triple-couronne-place }
       *[other] { triple-couronne-place }: { $horse } ({ $who }), { web-tc-scene-to-go }
    }
web-tc-scene-cards = Cards of this race
web-tc-scene-close = Close
web-tc-scene-card-forward =
    { $by ->
        [one] +1 square
       *[other] +{ $by } squares
    }: { triple-couronne-place }
web-tc-scene-card-back =
    { $by ->
        [one] −1 square
       *[other] −{ $by } squares
    }: { triple-couronne-place }
web-tc-scene-card-draw =
    { $count ->
        [one] draws another card
       *[other] draws { $count } more cards
    }
web-tc-scene-card-withdrawn = out of the race
web-tc-scene-card-injured =
    { $races ->
        [one] misses its next race
       *[other] misses its next { $races } races
    }
web-tc-scene-card-shield = kept: cancels the next setback
web-tc-scene-card-stride = kept: +{ $by } on { $advances } advances
web-tc-scene-card-cancelled = cancelled by { $jockey }
web-tc-scene-card-shielded = cancelled by a kept card

## Before the race

web-tc-scene-paddock = The paddock
web-tc-scene-run =
    { $count ->
        [one] 1 runs
       *[other] { $count } run
    }
web-tc-scene-race-number = { $race } of { $races }
web-tc-scene-fee = entry { $fee }
web-tc-scene-free = free entry
web-tc-scene-calendar = The calendar
web-tc-scene-injured =
    { $races ->
        [one] injured: misses a race
       *[other] injured: misses { $races } races
    }
web-tc-scene-misses =
    { $races ->
        [one] 1 race
       *[other] { $races } races
    }
web-tc-scene-no-jockey = no star jockey
web-tc-scene-earned = earned { $earnings } F
web-tc-scene-earned-nothing = no prize
web-tc-scene-ahead = starts { $squares } ahead
web-tc-scene-odds = odds
web-tc-scene-nobody-qualifies = No horse in the game qualifies.
web-tc-scene-insured =
    { $count ->
        [one] 1 contract
       *[other] { $count } contracts
    }
web-tc-scene-handed-in = { $count } of { $all } handed in
web-tc-scene-shut = shut
web-tc-scene-won-by = won by { $horse }
web-tc-scene-not-run = not run
web-tc-scene-qualifies = qualifies
web-tc-scene-might = might still qualify
web-tc-scene-barred = does not qualify

## The stable yard

web-tc-scene-yard-scene = The stable yard
web-tc-scene-yard-stables = Everybody takes a stable
web-tc-scene-yard-auction = Which colours come under the hammer? They belong to nobody yet.
web-tc-scene-yard-jockeys = The star jockeys, and the card that has no hold on each
web-tc-scene-under-hammer = under the hammer

## The ring

web-tc-scene-ring = The auction ring
web-tc-scene-lots = Horses under the hammer
web-tc-scene-bidders = Bidders
web-tc-scene-now = now
web-tc-scene-points = { $points } points
web-tc-scene-price-band = price
web-tc-scene-gain = brings in this race
web-tc-scene-rent-band = rent
web-tc-scene-worth = worth this season
web-tc-scene-lot-bank =
    { $left ->
        [one] { $horse }: the last lot
       *[other] { $horse }: { $left } lots left
    }
web-tc-scene-lots-left =
    { $left ->
        [one] the last lot
       *[other] { $left } lots left
    }
web-tc-scene-lot-sale = { $who } sells { $horse }
web-tc-scene-for-rent = For rent
web-tc-scene-for-sale = For sale
web-tc-scene-lot-rent = { $who } rents out { $horse }
web-tc-scene-no-bid = No bid yet. From { $least } F
web-tc-scene-choosing = Level bids: { $who } chooses
web-tc-scene-hammer = Sold: { $horse } goes to { $who }
web-tc-scene-hammer-rent = Rented: { $who } runs { $horse }
web-tc-scene-hammer-nobody = Nobody wants { $horse }
web-tc-scene-buys = buys
web-tc-scene-sells = sells
web-tc-scene-leads = leads
web-tc-scene-matches = matches
web-tc-scene-out = out
web-tc-scene-thinks = to bid
web-tc-scene-in = in
web-tc-scene-sold = sold
web-tc-scene-rented = rented

## The result

web-tc-scene-result-title = Race { $race }: { $name }
web-tc-scene-climbed =
    { $up ->
        [yes] { $places ->
            [one] up one place
           *[other] up { $places } places
        }
       *[no] { $places ->
            [one] down one place
           *[other] down { $places } places
        }
    }
web-tc-scene-no-money = nothing paid, nothing won
web-tc-scene-cover-race = this race
web-tc-scene-cover-next = next race
web-tc-scene-cover-two = next two
web-tc-scene-back = Back
web-tc-scene-standings = Standings and races
web-tc-scene-ceremony = The ceremony
web-tc-scene-whip-by =
    { $wins ->
        [one] { $jockey }: 1 win
       *[other] { $jockey }: { $wins } wins
    }
web-tc-scene-horse-by = { $horse }: { $earnings } F
web-tc-scene-crowned = { $who } wears the Triple Crown
web-tc-scene-look-at = Look at race { $race } again
