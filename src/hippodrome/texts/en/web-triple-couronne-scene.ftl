### La Triple Couronne in the browser: what its scene says.

## The race

web-tc-display-board = Display board
web-tc-move = move
web-tc-to-go =
    { $squares ->
        [one] 1 to go
       *[other] { $squares } to go
    }
web-tc-across = across
web-tc-standing = The race as it stands
web-tc-runner =
    { $squares ->
        [0] { $horse } ({ $who }): across the line, { triple-couronne-place }
       *[other] { triple-couronne-place }: { $horse } ({ $who }), { web-tc-to-go }
    }
web-tc-cards = Cards of this race
web-tc-close = Close
web-tc-card-forward =
    { $by ->
        [one] +1 square
       *[other] +{ $by } squares
    }: { triple-couronne-place }
web-tc-card-back =
    { $by ->
        [one] −1 square
       *[other] −{ $by } squares
    }: { triple-couronne-place }
web-tc-card-draw =
    { $count ->
        [one] draws another card
       *[other] draws { $count } more cards
    }
web-tc-card-withdrawn = out of the race
web-tc-card-injured =
    { $races ->
        [one] misses its next race
       *[other] misses its next { $races } races
    }
web-tc-card-shield = kept: cancels the next setback
web-tc-card-stride = kept: +{ $by } on { $advances } advances
web-tc-card-cancelled = cancelled by { $jockey }
web-tc-card-shielded = cancelled by a kept card
