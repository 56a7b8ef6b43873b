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
web-fl-scene-stake = stake
web-fl-scene-chance = ≈{ $percent }%
web-fl-scene-chance-about = wins { $percent }% of races between good players, simulated
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

## After the race

web-fl-scene-photo = Photo finish
web-fl-scene-photo-again = level: once more
web-fl-scene-photo-of =
    { $horseshoes ->
        [one] { $horse }: one horseshoe
       *[other] { $horse }: { $horseshoes } horseshoes
    }
web-fl-scene-photo-told = Photo finish: { $one } with { $first }, { $other } with { $second } horseshoes.
web-fl-scene-nobody = No horse is left: all bets are lost.
web-fl-scene-bet-win = to win
web-fl-scene-bet-place = first and second
web-fl-scene-bet-outsider = outsider’s bonus
web-fl-scene-lost = lost
web-fl-scene-over = The meeting is over
web-fl-scene-podium = The podium
web-fl-scene-side-bets-brief = side bets
