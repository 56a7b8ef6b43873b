### Finish Line: everything that its table and its simulation say.
### $you is yes or no: whether the seat is the reader's own.

finish-line-name = Finish Line
finish-line-authors = Dan Glimne
finish-line-year = 2023
finish-line-pitch = Bet in secret, then draft, roll and pass on the dice that move the horses.

## Words

finish-line-colour-white = white
finish-line-colour-red = red
finish-line-colour-yellow = yellow
finish-line-colour-green = green
finish-line-colour-black = black
finish-line-face-blank = blank
finish-line-face-horseshoe = horseshoe
finish-line-face-outsider-1000 = outsider 1,000
finish-line-face-outsider-2000 = outsider 2,000
finish-line-face-outsider-3000 = outsider 3,000
finish-line-face-whip = whip
finish-line-face-double = double horseshoe
finish-line-face-side-bet = side bet
finish-line-face-extra = extra action
finish-line-face-disqualified = disqualified
finish-line-face-tip = tip
finish-line-face-pace = change of pace
finish-line-face-helmet = helmet
finish-line-face-interference = interference
finish-line-face-dead-heat = dead heat
finish-line-face-loss = loss of speed
finish-line-die =
    { $face ->
        [none] { $colour }
       *[other] { $face } ({ $colour })
    }
finish-line-slip-wins = { $stake } on { $horse } to win
finish-line-slip-places = { $stake } on { $horses } for a place
finish-line-slip-none = no bets
finish-line-brief-win = W
finish-line-brief-place = P
finish-line-slip-wins-brief = { finish-line-brief-win }{ $horse } { $stake }
finish-line-slip-places-brief = { finish-line-brief-place }{ ROW($horses, by: "+") } { $stake }
finish-line-slip-none-brief = –

## What each face does, in a few words

finish-line-does-blank = nothing
finish-line-does-horseshoe = on a tile; the second one, or one on F, moves it up one place
finish-line-does-outsider-1000 = on a tile: a bonus if it wins (half for a place)
finish-line-does-outsider-2000 = on a tile: a bonus if it wins (half for a place)
finish-line-does-outsider-3000 = on a tile: a bonus if it wins (half for a place)
finish-line-does-whip = on a tile, not S; the second one disqualifies
finish-line-does-double = a horse moves up one place at once
finish-line-does-side-bet = the next player misses a turn and owes you 500
finish-line-does-extra = keep it: a horseshoe after the race
finish-line-does-disqualified = a horse, not S, is out
finish-line-does-tip = two dice that are out come back
finish-line-does-pace = a horseshoe moves to another tile (not from S)
finish-line-does-helmet = F or a horse with a horseshoe moves up two places
finish-line-does-interference = three neighbours in any order, from the front
finish-line-does-dead-heat = the second draws level with the leader
finish-line-does-loss = a horse goes back two places and loses its dice

## What happened

finish-line-event-meeting-opened =
    { $races } races. Everybody starts with { $capital }. { $you ->
        [yes] You begin
       *[no] { $who } begins
    } the first one.
finish-line-event-race-announced = Race { $race }. From the front: { ROW($horses, by: " · ") }.
finish-line-event-bets-made =
    { $you ->
        [yes] You bet:
       *[no] { $who } bets:
    } { $slip }.
finish-line-event-bets-sealed =
    { $you ->
        [yes] Your bets are
       *[no] The bets of { $who } are
    } behind the screen.
finish-line-event-race-started =
    They are off! { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
finish-line-event-dice-rolled =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $taken } and { $you ->
        [yes] roll
       *[no] rolls
    } { ROW($dice, by: ", ") }.
finish-line-event-die-set-aside =
    { $you ->
        [yes] You do
       *[no] { $who } does
    } nothing; a { $colour } die is out.
finish-line-event-die-used =
    { $you ->
        [yes] You use
       *[no] { $who } uses
    } { $die-face }{ COUNT($dice) ->
        [0] { COUNT($horses) ->
            [0] { "" }
            [2] : { ROW($horses, by: " → ") }
           *[other] : { ROW($horses, by: " · ") }
        }
       *[other] { " " }({ $dice })
    }.
finish-line-event-horse-advanced = { $horse } moves up. From the front: { ROW($line, by: " · ") }.
finish-line-event-horse-dropped-back = { $horse } drops back. From the front: { ROW($line, by: " · ") }.
finish-line-event-line-rearranged = From the front it is now { ROW($line, by: " · ") }.
finish-line-event-dead-heat-began = { $upper } draws level with { $lower }: a dead heat!
finish-line-event-horse-disqualified = { $horse } is disqualified. From the front: { ROW($line, by: " · ") }.
finish-line-event-dice-left = Off the tile of { $horse }, out of play: { $dice }.
finish-line-event-turn-skipped =
    { $you ->
        [yes] You miss a turn and owe
       *[no] { $who } misses a turn and owes
    } { $amount } to { $owes }.
finish-line-event-dice-passed =
    Two dice go to { $you ->
        [yes] you
       *[no] { $who }
    }: { $dice }.
finish-line-event-home-stretch-reached = The home stretch: { $reserve } dice are left, and yellow ones may be taken.
finish-line-event-finish-reached = Race { $race }: the reserve is empty.
finish-line-event-extra-action-taken =
    { $horse ->
        [none] { $you ->
            [yes] You leave the extra action.
           *[no] { $who } leaves the extra action.
        }
       *[other] { $you ->
            [yes] You play the extra action on
           *[no] { $who } plays the extra action on
        } { $horse }.
    }
finish-line-event-photo-taken = Photo finish! { ROW($horseshoes, by: ", ") } horseshoes.
finish-line-event-race-ranked =
    { COUNT($order) ->
        [0] Race { $race } is over, and no horse is left: all bets are lost.
       *[other] Finish of race { $race }: { ROW($order, by: " · ") }.
    }
finish-line-event-bets-revealed = The bets are shown. { ROW($slips, by: "; ") }.
finish-line-event-money-moved =
    { $why ->
        [capital] { $you ->
            [yes] You get
           *[no] { $who } gets
        } { $amount } for the next race.
        [stakes] { $you ->
            [yes] You staked
           *[no] { $who } staked
        } { $amount }.
        [win-bet] { $you ->
            [yes] You get
           *[no] { $who } gets
        } { $amount } for a win bet.
        [win-bonus] { $you ->
            [yes] You get
           *[no] { $who } gets
        } { $amount } for an outsider that won.
        [place-bonus] { $you ->
            [yes] You get
           *[no] { $who } gets
        } { $amount } for a placed outsider.
       *[place-bet] { $you ->
            [yes] You get
           *[no] { $who } gets
        } { $amount } for a place bet.
    }
finish-line-event-side-bets-settled =
    { COUNT($amounts) ->
        [0] Nobody owes a side bet.
       *[other] Side bets: { ROW($amounts, by: ", ") }.
    }
finish-line-event-meeting-ended =
    { $you ->
        [yes] It is over: you win with { $total }.
       *[no] It is over: { COUNT($winners) ->
            [1] { $winners } wins
           *[other] { $winners } share the win
        } with { $total }.
    }

## Why an action is refused

refusal-win-twice = Win bets go to different horses; two of yours name the one that starts in place { $start }.
refusal-pair-twice = Place bets go to different pairs; both of yours name the starting places { $one } and { $other }.
refusal-stakes-above-capital = Your capital is { $capital }: all stakes together stay within it.
refusal-take-three = A race begins with three dice from the reserve.
refusal-take-one = Take one die, to roll it with the two that you were handed.
refusal-yellow-too-early = Yellow dice are for the home stretch: when two dice are handed on with { $most } or fewer in the reserve.
refusal-not-in-reserve = The reserve holds { $left } dice of that colour ({ $colour }).
refusal-one-colour = Three dice show at least two colours while the reserve allows it. Take another colour.
refusal-die-not-there = There is no { $colour } die before you.
refusal-horse-not-running = Horse { $horse } is not in the line.
refusal-face-not-rolled = None of your dice shows that ({ $face }).
refusal-whip-on-sure = Horse { $horse } is a sure runner: no whip on it.
refusal-disqualified-sure = Horse { $horse } is a sure runner: it cannot be disqualified.
refusal-helmet-on-leader = Horse { $horse } leads: no helmet for a leader.
refusal-helmet-unfit = Horse { $horse } is no favourite and has no horseshoe: a helmet needs one or the other.
refusal-dead-heat-used = There was a dead heat in this race already: this die is a blank now.
refusal-dead-heat-alone = A dead heat needs two horses: this die is a blank now.
refusal-loss-too-far = Horse { $horse } is in one of the last two places: it cannot go back two.
refusal-second-green = Horse { $horse } carries a green die already: one on a tile.
refusal-tip-empty = No die is out of play yet: this die is a blank now.
refusal-tip-not-out =
    A tip brings back { $count ->
        [one] the one die that is out
       *[other] { $count } of the dice that are out
    }: { $colour }.
refusal-pace-from-sure = Horse { $horse } is a sure runner: its horseshoe stays.
refusal-pace-no-shoe = Horse { $horse } carries no horseshoe.
refusal-pace-same-horse = The horseshoe goes to another horse than { $horse }.
refusal-interference-few = Fewer than three horses are left: this die is a blank now.
refusal-interference-splits = An interference takes both horses of a dead heat, or neither.
refusal-interference-apart = An interference takes three different horses that stand next to each other.

## The table

finish-line-back = ◂ last
finish-line-front = in the lead ▸
finish-line-level = dead heat: { $upper } above { $lower }
finish-line-out-of-race = disqualified: { $horses }
finish-line-reserve = Reserve { $count }
finish-line-out = Out { $count }
finish-line-stretch = home stretch
finish-line-hand = Before { $who }
finish-line-own-bets = Your bets: { $bets }
finish-line-ask-take = Which dice?
finish-line-ask-take-hint = Colours by their first letters, such as { $example } ·
finish-line-ask-use = Which die, on what?
finish-line-ask-use-hint = A letter and what it is used on, as { $example } 11 · x puts a die aside ·
finish-line-aside = set a die aside and do nothing
finish-line-ask-extra = Extra action on which horse?
finish-line-ask-extra-hint = A number, or Enter to leave it ·
finish-line-ask-bets = Bet?
finish-line-ask-bets-hint = { $win } 200 to win, { $pair } 100 for a place · Enter hands it in ·
finish-line-form-title = Your bets
finish-line-form-sums = Staked { $total } · left { $left } of { $capital }
finish-line-result-title = Race { $race } · finish
finish-line-result-bonus = outsider { $amount }

## The box

finish-line-section-tiles = Tiles
finish-line-section-dice = Dice
finish-line-section-white = White dice
finish-line-section-red = Red dice
finish-line-section-yellow = Yellow dice
finish-line-section-green = Green dice
finish-line-section-black = Black dice
finish-line-section-course = Home stretch
finish-line-section-odds = Odds
finish-line-section-money = Money
finish-line-because-tiles = 24 tiles of which some carry F and some S are printed; numbers 1 to 24 are derived. Which tiles carry a letter is ours: six of each, no tile both, spread over the numbers; 5 and 11 are no favourites, as the printed examples show
finish-line-because-dice = 27 dice, of which 6 red, 2 green and 2 black, are printed, and what is set aside with two players. A photo finish rolls 6 + 6 white dice, so there are 12, which leaves 5 yellow ones
finish-line-because-white = the rulebook names horseshoe and finish line, which is a blank; four and two are reported by a review
finish-line-because-red = the rulebook names the whip, the blank and the double horseshoe; two of each are ours
finish-line-because-yellow = the rulebook names helmet, interference, dead heat and loss of speed, and no blank (derived); how many of each is ours
finish-line-because-green = the rulebook names the blank and outsiders of 1000, 2000 and 3000; three blanks and one of each are ours
finish-line-because-black = the rulebook names these five faces, and no blank (derived); that the side bet stands twice is ours
finish-line-because-course = printed: yellow dice once seven or fewer are in the reserve
finish-line-because-odds = 2, 3 and 4 for the first three and 7 for the fifth are printed. The author's maximum of 20 million needs the last two to add up to 25 (derived); their split and the fourth are ours
finish-line-because-money = printed: 1000, then 2000 and 3000 more; stakes in hundreds; 500 for a side bet
finish-line-because-simulation = 170,000 races at random, 3,090 between three good players, 61 for each place that one backs among two of them, seed 2023. A good player reads everybody's bets off earlier races and off their dice, simulates its own bets and the uses of its dice, hinders, and plays to win the meeting (the maestro); whoever backs a place has everything on it to win, and pushes it as far as one die goes
finish-line-box-tiles = favourites (F) { ROW($favourites, by: ", ") }; sure runners (S) { ROW($sure-runners, by: ", ") }
finish-line-box-dice = { ROW($all, by: ", ") }; put away with two players: { ROW($not-with-two, by: ", ") }
finish-line-box-course = yellow dice with { $home-stretch } or fewer in the reserve
finish-line-box-money = { $capital } before the races, stakes in steps of { $step }, { $side-bet } for a side bet

## The lab

finish-line-lab-title = The chance to win, by starting place
finish-line-lab-place = Place
finish-line-lab-odds = Odds
finish-line-lab-random = At random
finish-line-lab-well = Well played
finish-line-lab-fair = 1 ÷ odds
finish-line-lab-back = Back
finish-line-lab-pushed = Pushed
finish-line-lab-divergence = Divergence from the odds, at random
finish-line-lab-falls = At random, wins fall from the front to the back
finish-line-lab-rarest = Well played, the place that wins least (± { $within })
finish-line-lab-commonest = Well played, the place that wins most (± { $within })
finish-line-lab-how = { $races } races at random, { $well } between three good players, { $backed } for each place that one backs among two of them; seed { $seed }. 1 ÷ odds is scaled to 100% in all. Back: what a euro on that place to win brings on average; pushed: if a player has everything on it, and plays for it. A good player reads bets off dice, hinders, and plays to win the meeting.
finish-line-plot-title = Finish Line, by simulation
finish-line-plot-chances = Races won
finish-line-plot-back = Back for each euro on that place
finish-line-plot-place = starting place, from the front (odds)

help-lab-returns = Finish Line between good players: how often each place wins and what a euro on it brings; or what it brings to one who has everything on a place.
help-lab-returns-seats = Seats at the table.
help-lab-returns-place = One seat has everything on this place in every race, and pushes it; 0: all are good players.
help-lab-returns-meetings = How many meetings of three races.
help-lab-returns-seed = Seed; the same one gives the same races.
finish-line-returns-title = What a euro to win brings
finish-line-returns-when = When
finish-line-returns-race = Race { $race }
finish-line-returns-all = All races
finish-line-returns-races = Races
finish-line-returns-wins = Wins
finish-line-returns-back = Back
finish-line-returns-within = ±
finish-line-returns-progress = Meetings
finish-line-returns-well = { $meetings } meetings between good players, { $seats } seats, seed { $seed }: the strongest bot, with { $bets } rollouts for bets and { $dice } for a die. Back: for each euro that was staked to win on that place. ± with 95 % confidence, over meetings.
finish-line-returns-backed = { $meetings } meetings, { $seats } seats, seed { $seed }: one has everything on place { $place } and pushes it, the others are good players (the strongest bot, with { $bets } rollouts for bets and { $dice } for a die). Back: for a euro in each race. It won { $won } ± { $within } of the meetings. ± with 95 % confidence, over meetings.
finish-line-slips-title = How they bet
finish-line-slips-when = When
finish-line-slips-first = First race
finish-line-slips-later = Later
finish-line-slips-slips = Slips
finish-line-slips-one = One horse
finish-line-slips-two = Two
finish-line-slips-pair = Two, and their pair
finish-line-slips-three = Three, and pairs
finish-line-slips-nothing = Nothing
finish-line-slips-again = As before
