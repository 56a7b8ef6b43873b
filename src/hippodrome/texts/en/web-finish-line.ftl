### Finish Line in the browser, on the plain board.

web-new-finish-line = Three races with seven horses each. Your money lasts for all of them; before the second and the third there is more. Who begins is drawn.

## What to do

finish-line-do-aside = do nothing: a die out of play
finish-line-do-bets = bet
finish-line-do-extra = extra action: a horseshoe on
finish-line-do-take = take from the reserve
finish-line-do-use = use a die
finish-line-prompt-bets = Bet in secret: up to three horses to win, and two pairs to come first and second.
finish-line-prompt-take = Take from the reserve, then all three dice are rolled.
finish-line-prompt-use = Use one of the three dice, or put one out of play. The other two go to the next player.
finish-line-prompt-extra = The race is run. Your extra action: a horseshoe for one more horse?
finish-line-action-extra =
    { $horse ->
        [none] Leave it
       *[other] { $horse }
    }
finish-line-action-use =
    { $face ->
        [dead-heat] Dead heat of the first two
        [disqualified] Disqualify { $horses }
        [double] Double horseshoe: { $horses } moves up
        [extra] Keep the extra action
        [helmet] Helmet: { $horses } moves up two
        [horseshoe] Horseshoe on { $horses }
        [interference] New order: { $horses-1 } · { $horses-2 } · { $horses-3 }
        [loss] Loss of speed: { $horses } back two
        [outsider-1000] Outsider 1,000 on { $horses }
        [outsider-2000] Outsider 2,000 on { $horses }
        [outsider-3000] Outsider 3,000 on { $horses }
        [pace] Horseshoe from { $horses-1 } to { $horses-2 }
        [side-bet] Side bet with the next player
        [tip] Tip: { $dice } back
       *[whip] Whip on { $horses }
    }
finish-line-form-bets = Your bets
finish-line-target-win = { $horse }
finish-line-target-win-note = ×{ $odds }
finish-line-target-place = { $one-horse } + { $other-horse }
finish-line-target-place-note = ×{ $sum-odds }

## The race card

finish-line-phase-bets = bets
finish-line-phase-extra = extra actions
finish-line-phase-over = over
finish-line-phase-take = taking dice
finish-line-phase-use = using a die
finish-line-field-favourite = favourite (F)
finish-line-field-first = begins the race
finish-line-field-hand = dice in hand
finish-line-field-kept = extra actions kept
finish-line-field-level = dead heat in front
finish-line-field-level-used = dead heat used up
finish-line-field-out = dice out of play
finish-line-field-outsider = outsider’s bonus
finish-line-field-place = first and second
finish-line-field-places = first and second
finish-line-field-ran = horses that have run
finish-line-field-reserve = dice in the reserve
finish-line-field-runs = in the race
finish-line-field-side-bets = side bets
finish-line-field-slips = bets of the last race
finish-line-field-standing = place
finish-line-field-start = starting place
finish-line-field-sure = sure runner (S)
finish-line-field-tiles = the horses, the leader on the right
finish-line-field-whips = whips
finish-line-field-win = to win
finish-line-field-wins = to win

## What things are called in a sentence

finish-line-entry-dice = { $colour } { $face }
finish-line-entry-die = { $colour } { $face }
finish-line-entry-wins = { $stake } on { $horse } to win
finish-line-entry-places = { $stake } on { $horses } for a place
finish-line-entry-slip =
    { $wins-count ->
        [0] { $places-count ->
            [0] { finish-line-slip-none }
           *[other] { $places }
        }
       *[other] { $wins }{ $places-count ->
            [0] {""}
           *[other] , { $places }
        }
    }
finish-line-entry-slips =
    { $wins-count ->
        [0] { $places-count ->
            [0] { finish-line-slip-none }
           *[other] { $places }
        }
       *[other] { $wins }{ $places-count ->
            [0] {""}
           *[other] , { $places }
        }
    }
