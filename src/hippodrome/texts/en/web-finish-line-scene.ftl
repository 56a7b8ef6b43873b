### Finish Line in the browser: what lies on the felt. Amounts come ready to be read.

web-fl-scene-finish = Finish
web-fl-scene-reserve = Reserve
web-fl-scene-actions =
    { $count ->
        [0] empty: the race is run
        [one] 1 die: one more action
       *[other] { $count } dice: { $count } more actions
    }
web-fl-scene-count =
    { $colour ->
        [white] { $count } white
        [red] { $count } red
        [yellow] { $count } yellow
        [green] { $count } green
       *[black] { $count } black
    }
web-fl-scene-stretch = Home stretch
web-fl-scene-out = Out of play
web-fl-scene-disqualified = Disqualified
web-fl-scene-tile =
    Horse { $horse }, { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[out] disqualified
    }, odds { $odds }{ $letter ->
        [f] , favourite
        [s] , sure runner
       *[none] { "" }
    }{ $horseshoes ->
        [0] { "" }
        [one] , one horseshoe
       *[other] , { $horseshoes } horseshoes
    }{ $whips ->
        [0] { "" }
        [one] , one whip
       *[other] , { $whips } whips
    }{ $outsider ->
        [none] { "" }
       *[other] , outsider { $outsider }
    }

## Before a seat

web-fl-scene-bets =
    { $count ->
        [0] no bet
        [one] 1 bet
       *[other] { $count } bets
    }
web-fl-scene-handed-in = handed in
web-fl-scene-writing = writing
web-fl-scene-kept =
    { $count ->
        [one] a black die kept for an extra action
       *[other] { $count } black dice kept for extra actions
    }
web-fl-scene-side-bets = side bets, settled at the end
web-fl-scene-winner = winner
