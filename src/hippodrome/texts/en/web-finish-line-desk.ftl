### Finish Line in the browser: what is decided on the drawn board. Amounts and places come ready to be read.

web-fl-headline-bets = bets
web-fl-headline-race = race
web-fl-headline-stretch = home stretch
web-fl-headline-extra = extra actions
web-fl-headline-photo = photo finish
web-fl-headline-result = result
web-fl-headline-over = over

## What to do

web-fl-prompt-bets-brief = Tap a tile, or write a pair.
web-fl-prompt-bets = Tap a tile for a bet to win, or begin a pair.
web-fl-prompt-pair = Tap the first two, in either order.
web-fl-prompt-second = { $horse } and which other? In either order.
web-fl-prompt-sealed = Handed in: { $ready } of { $seats } ready. You can still change it. Waiting for { $who }.
web-fl-prompt-empty = No bet at all? There is nothing else to win in this race.
web-fl-prompt-take-three =
    { $left ->
        [0] Roll these three, or take one back.
        [1] One more die; two colours at least.
       *[other] You begin: { $left } dice, of two colours at least.
    }
web-fl-prompt-take = Take a die: it is rolled with { $dice }.
web-fl-prompt-use = Use one of the three dice, or put one aside.
web-fl-prompt-on-horse = { $face }: on which horse?
web-fl-prompt-on-pace = { $face }: which horse gives its horseshoe?
web-fl-prompt-pace-to = The horseshoe of { $horse } goes to which horse?
web-fl-prompt-on-three =
    { $left ->
        [3] { $face }: tap three neighbours.
        [2] { $face }: tap the neighbours that belong to it.
       *[other] { $face }: tap the third one.
    }
web-fl-prompt-on-tip = { $face }: which dice come back?
web-fl-prompt-extra = Extra action: for which horse?
web-fl-prompt-over = The meeting is over.
web-fl-wait-bets = Bets: { $ready } of { $seats } ready. Waiting for { $who }.
web-fl-wait-take = { $who } takes a die.
web-fl-wait-use = { $who } chooses one of the three dice.
web-fl-wait-extra = { $who } may play an extra action.
web-fl-rest-bets = The bets are being written.
web-fl-rest-photo = The photograph decides.
web-fl-rest-result =
    { $sum ->
        [none] Race { $race } is paid.
       *[other] After race { $race } you have { $sum }.
    }
web-fl-rest-over =
    { $sum ->
        [none] The meeting is over.
       *[other] You end with { $sum }.
    }
web-fl-told = { $what }: { $follows }.
web-fl-others-go-to =
    { $you ->
        [yes] The other two dice come back to you.
       *[no] The other two dice go to { $who }.
    }
web-fl-back = Back
web-fl-hitch-wins = Three horses are backed to win already: tap one of them to change it.
web-fl-hitch-same = That pair is written already: another horse?
web-fl-hitch-money = Everything is staked: lower another bet first.

## The button

web-fl-hand-in = Hand in
web-fl-hand-in-again = Hand in anew
web-fl-hand-in-empty = Hand in empty
web-fl-hand-in-empty-sure = Yes, no bet
web-fl-roll-three = Roll these three
web-fl-roll = Take { $dice }, and roll
web-fl-put-on = Put the die on { $horse }
web-fl-put-aside = put aside
web-fl-put-aside-die = Put a { $colour } die aside
web-fl-leave = Leave it
web-fl-do-horseshoe = Horseshoe on { $horse }
web-fl-do-double = Double horseshoe for { $horse }
web-fl-do-whip = Whip on { $horse }
web-fl-do-outsider-1000 = 1,000 on { $horse }
web-fl-do-outsider-2000 = 2,000 on { $horse }
web-fl-do-outsider-3000 = 3,000 on { $horse }
web-fl-do-disqualified = Disqualify { $horse }
web-fl-do-helmet = Helmet for { $horse }
web-fl-do-loss = Loss of speed for { $horse }
web-fl-do-pace = Horseshoe from { $horse } to { $other }
web-fl-do-interference = New order: { $order }
web-fl-do-tip = Bring back { $dice }
web-fl-two-dice = two { $colour } dice
web-fl-do-side-bet = Play the side bet
web-fl-do-extra = Keep the extra action
web-fl-do-dead-heat = Dead heat in front

## What would follow, on a tile

web-fl-effect-moves-up = moves up: { $place }
web-fl-effect-takes-lead = takes the lead
web-fl-effect-waits = waits
web-fl-effect-spent = spent for nothing
web-fl-effect-warned = warned
web-fl-effect-disqualified = disqualified
web-fl-effect-drops-back = back to { $place }
web-fl-effect-and-dice = { $told }, loses its dice
web-fl-effect-stays = stays { $place }
web-fl-effect-level = level in front
web-fl-effect-promised = bonus promised
web-fl-effect-gives = gives its horseshoe
web-fl-not-here = not here
web-fl-joins = and this one
web-fl-half = first of the pair
web-fl-of-pair = for the pair
web-fl-pays = { $stake } pays { $pays }

web-fl-then-moves-up = { $horse } moves up to { $place }
web-fl-then-takes-lead = { $horse } takes the lead
web-fl-then-waits = the horseshoe waits on { $horse }
web-fl-then-spent = it is spent for nothing
web-fl-then-warned = { $horse } is warned: the next whip disqualifies it
web-fl-then-disqualified = { $horse } is disqualified
web-fl-then-drops-back = { $horse } drops back to { $place }
web-fl-then-and-dice = { $told } and loses its dice
web-fl-then-stays = { $horse } stays { $place }
web-fl-then-level = { $horse } is level in front
web-fl-then-promised = a bonus for those who back { $horse }
web-fl-then-side-bet = { $who } misses a turn and owes you { $amount }
web-fl-then-gives = { $horse } gives its horseshoe

## The slip

web-fl-my-bets = My bets
web-fl-secret = behind your screen
web-fl-wins = To win
web-fl-wins-about = stake × odds · ≈ wins between good players, simulated
web-fl-to-win = to win
web-fl-pairs = First and second
web-fl-pairs-about = either order, odds added
web-fl-tap-tile = tap a tile
web-fl-tap-two = tap two tiles
web-fl-line-win = { $one } to win: { $stake } pays { $pays }
web-fl-line-pair = { $one } and { $other } first and second: { $stake } pays { $pays }
web-fl-new-pair = A pair for first and second
web-fl-times = { $stake } × { $odds }
web-fl-less = Stake less
web-fl-more = Stake more
web-fl-rub-out = Rub this bet out
web-fl-restore = As handed in
web-fl-chips = The stake
web-fl-chip-half = half
web-fl-chip-all = all
web-fl-staked = staked
web-fl-of-capital = of { $capital }
web-fl-left = left
web-fl-best = { $first }, then { $second }
web-fl-best-one = { $first } first
web-fl-best-none = at best
web-fl-sums = staked { $staked } · left { $left }
web-fl-no-bets = No bet in this race.
web-fl-is-out = out

## Dice

web-fl-colours = The reserve
web-fl-count = { $colour }: { $count } left
web-fl-none-left = none left
web-fl-put-back = Put the { $colour } die back
web-fl-faces = { $colour } shows { $faces }
web-fl-times-face = { $count } × { $face }
web-fl-hand = Your three dice
web-fl-die = Die { $number }: { $face }, { $colour }
web-fl-others-to = the other two go to
web-fl-or-nothing = or do nothing: put one aside
web-fl-does-nothing = does nothing; it can be put aside
web-fl-brief-yellow-too-early = home stretch only
web-fl-brief-one-colour = a second colour first
web-fl-only-aside = A blank now
web-fl-come-back = Dice that are out
web-fl-count-out = { $colour }: { $count } out
web-fl-tip-hint =
    { $count ->
        [one] One die that is out comes back to the reserve.
       *[other] { $count } dice that are out come back to the reserve.
    }
web-fl-arrange-hint = Tap two to change them, or drag. The front is on the right.
web-fl-arrange-place = { $place }: { $horse }
web-fl-extras = Extra actions, in this order
web-fl-extra-about = As a horseshoe, on any horse. Or leave it.

## If it ended now

web-fl-now = If it ended now
web-fl-now-brief = As it stands
web-fl-after = After this die
web-fl-pays-win = win ×{ $odds }
web-fl-pays-pair = both ×{ $odds }
web-fl-for-you = for you
web-fl-or = { $least } or { $most }
web-fl-nobody = no horse
web-fl-spectator = You are watching.
web-fl-show-slip = Show my bets
