### Finish: everything that its table and its simulation say.
### $you is yes or no: whether the seat is the reader's own.

finish-name = Finish
finish-authors = E. Siena
finish-year = 1975
finish-pitch = Buy horses at auction, bet in secret, then let the dice run the race.

## Words

finish-win = win
finish-placed = place
finish-owner = owner
finish-brief-win = W
finish-brief-place = P
finish-slip-win-brief = { finish-brief-win }{ $lane-number } { $stake }
finish-slip-places-brief = { finish-brief-place }{ $lane-number } { $stake }
finish-slip-none-brief = –
finish-lane = Lane
finish-round = round
finish-slip-win = { $stake } to win on { $lane }
finish-slip-places = { $stake } for a place on { $lane }
finish-slip-none = no bets
finish-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## What happened

finish-event-programme-opened =
    A programme of { $races ->
        [one] one race
       *[other] { $races } races
    }. Everybody starts with { $cash }. By lot, { $you ->
        [yes] you open
       *[no] { $who } opens
    } the first auction.
finish-event-race-announced = Race { $race }. For sale: { $horses }.
finish-event-lot-opened =
    { $horse } is for sale; { $you ->
        [yes] you open the bidding.
       *[no] { $who } opens the bidding.
    }
finish-event-horse-sold =
    Sold! { $horse } goes to { $you ->
        [yes] you
       *[no] { $who }
    } for { $price }: lane { $lane-number }, ridden by { $jockey }.
finish-event-horse-unsold = Nobody wants { $horse }: back to the stable.
finish-event-race-cancelled = No horse was sold: race { $race } is not run, but it counts.
finish-event-betting-opened = Race { $race }: the betting forms are handed out.
finish-event-bets-made =
    { $you ->
        [yes] You hand in your form:
       *[no] { $who } hands in a form:
    } { $slip }.
finish-event-bets-sealed =
    { $you ->
        [yes] { "" }
       *[no] The form of { $who } lies face down on the table.
    }
finish-event-bets-revealed = The forms are opened. { ROW($slips, by: "; ") }.
finish-event-start-rolled =
    { $to ->
        [0] Start { ROW($dice, by: "-") }: { COUNT($lanes) ->
            [0] nobody is called to the line.
            [1] { $lanes } goes to the line.
           *[other] { $lanes } go to the line.
        }
       *[other] Second roll { ROW($dice, by: "-") }: { COUNT($lanes) ->
            [0] nobody else is called.
            [1] { $lanes } moves up one square.
           *[other] { $lanes } move up one square.
        }
    }
finish-event-round-rolled = Round { $round }: lane { $lane-number } is called first, and everybody adds { $plus }.
finish-event-horse-moved = { $lane } moves { LESS($end, $start) } squares, to { $end }.
finish-event-horse-fell = { $lane } lands on the cross on square { $square } and falls!
finish-event-finish-crossed = { $lane } crosses the line and wins! Everybody stops.
finish-event-tie-rolled = { $lanes } are level and roll for the better place: { ROW($dice, by: ", ") }.
finish-event-race-ranked =
    { COUNT($order) ->
        [0] Race { $race }: all horses fell. Nobody wins, all bets are lost.
       *[other] Result of race { $race }: { ROW($order, by: ", ") }.
    }
finish-event-money-moved =
    { $why ->
        [purchase] { "" }
        [stakes] { $you ->
            [yes] You stake
           *[no] { $who } stakes
        } { $amount }.
        [owner] { $you ->
            [yes] You get
           *[no] { $who } gets
        } { $amount } as owner.
        [win-bet] { $you ->
            [yes] You get
           *[no] { $who } gets
        } { $amount } for a win bet.
       *[place-bet] { $you ->
            [yes] You get
           *[no] { $who } gets
        } { $amount } for a place bet.
    }
finish-event-programme-ended =
    { $you ->
        [yes] The programme is over: you win with { $total }.
       *[no] The programme is over: { COUNT($winners) ->
            [1] { $winners } wins
           *[other] { $winners } share the win
        } with { $total }.
    }

## Why an action is refused

refusal-programme-over = The programme is over; start another one.
refusal-passed = You have passed, or could not bid: you are out for this horse.
refusal-three-horses = Nobody buys more than { $most } horses in a race.
refusal-too-little-cash = The least bid is { $least }, and you hold { $cash }.
refusal-no-maximum = You have no standing maximum to take back; a new one would be at least { $least }.
refusal-bid-too-low = Bid at least { $least }.
refusal-bid-step = Bids are multiples of { $step }.
refusal-bid-above-cash = You hold { $cash }: nobody bids more than they hold.
refusal-no-such-runner =
    { $bet ->
        [win] The win bet
       *[place] A place bet
    } names no runner: lanes 1 to { $lanes } run.
refusal-stake-too-low =
    { $bet ->
        [win] A win bet
       *[place] A place bet
    } has a stake of { $least } at least.
refusal-stake-step =
    The stake of { $bet ->
        [win] a win bet
       *[place] a place bet
    } is a multiple of { $step }.
refusal-place-twice = The two place bets go to different horses; both are on lane { $lane }.
refusal-stakes-above-cash = You hold { $cash }: all stakes together stay within that.

## The auction

finish-race-of = Race { $race } of { $races }
finish-sale-title = Auction { $lot } of { $lots }
finish-no-bid = No bid yet; at least { $least }
finish-price = { $price } · { $seat } in front
finish-hammer = Going, going, gone
finish-sold = SOLD: { $horse }
finish-sold-to = { $seat } pays { $price }
finish-ridden-by = ridden by { $jockey }
finish-unsold = Nobody wants this horse.
finish-unsold-why = It goes back to the stable.
finish-jockey-later = The buyer draws a jockey.
finish-out = out
finish-own-maximum = Your secret maximum: { $amount }
finish-field-title = The horses of this race · rounds 1 to 6, jockey added once sold
finish-now = for sale now
finish-coming = to come
finish-back = unsold
finish-ask-bid = Your bid?
finish-ask-bid-hint = { $least } to { $most } · + least bid · max { $example }: bids for you up to that · p pass ·

## The betting form

finish-form-title = Betting form
finish-col-horse = Horse
finish-col-owner = Owner
finish-col-win = Win
finish-col-place = Place
finish-form-sums = Stakes { $total } · left { $left } of { $cash }
finish-odds-reminder = Odds from the line back:
finish-odds-win = win
finish-odds-place = place
finish-cross = ✖ cross
finish-handed-in = form handed in
finish-writing = still writing
finish-ask-form = Bet?
finish-ask-form-hint = win { $lane } 1000, place 2 300 · Enter hands it in ·

## The race

finish-start-title = The start
finish-race-title = The race · round { $round }
finish-forms-title = The forms are open
finish-goal = FINISH
finish-wait-start = Enter: they’re off
finish-wait-result = Enter: what it pays
finish-dice-wait = The horses wait two squares behind the line.
finish-dice-start = The start: six dice
finish-dice-start-about = Whose lane is shown goes to the line.
finish-dice-again = The start: the dice that are left
finish-dice-again-about = Whose lane is shown now moves up one square.
finish-dice-tie = Level!
finish-dice-tie-about = The higher die is placed better.
finish-dice-round = Round { $round }
finish-dice-order = Lane { $lane } first:
finish-dice-plus = Everybody adds { $plus } to their own numbers.

## After a race

finish-result-title = Race { $race } · result
finish-across = across the line
finish-before-line =
    { $before ->
        [1] on the last square
       *[other] { $before } squares from the line
    }
finish-win-odds = win × { $odds }
finish-place-odds = place × { $odds }
finish-fell = fell on square { $square }, out of the programme
finish-no-winner = All horses fell: nobody wins, all bets are lost.
finish-col-cash = Cash
finish-lost = lost

## The box

finish-section-horses = Horses
finish-section-jockeys = Jockeys
finish-section-track = Track
finish-section-odds = Odds
finish-section-money = Money
finish-because-horses = 15 cards are reviewed. The rulebook prints six names (Katzenbuckel, Schlagobers, Napoléon, Hallodri, Moskito, Lady Skunx), one number (Katzenbuckel 8 in round 1) and that characters differ. The other names and numbers are ours, tuned by simulation so that no horse is hopeless and none dominant
finish-because-jockeys = 12 cards are reviewed. The rulebook prints one name and one number (Ernő Lundquist 0 in round 1); the other names and numbers are ours, tuned by simulation
finish-because-track = six equal lanes with one white cross each, two squares behind the start line, are printed. Length and crosses are ours: races end in round 4 to 6, and a horse falls in fewer than one race out of five (see simulation); the crosses lie near the start and near the finish
finish-because-odds = win 20 and place 10 on the last square and place 4 on the fourth before the finish are printed, so place odds fall by 2 a square (derived); win odds are taken as their doubles (ours)
finish-because-money = 10,000 each, a first bid of 1,000 and at most three horses are printed; the step of 100 is a ruling
finish-because-simulation = 100,000 races between any six horses under any six jockeys, seed 1975
finish-box-track = { $length } squares a lane; crosses by lane: { ROW($crosses, by: ", ") }
finish-box-money = { $start } to start with, first bid { $least-bid }, steps of { $step }, at most { $most-horses } horses a race

## The laboratory

help-lab-simulate = Run many races of a game: who wins how often, how races end.
help-lab-simulate-races = How many races (Ticket Gagnant, La Triple Couronne: of each kind).
help-lab-simulate-seed = Seed; the same one gives the same races.
help-lab-simulate-plot = Draw the result into this file (.png or .svg).
finish-lab-horses = Races won, by horse
finish-lab-jockeys = Races won, by jockey
finish-lab-rounds = Races ended, by round
finish-lab-round = round { $round }
finish-lab-events = How races go
finish-lab-fall = a horse falls
finish-lab-no-winner = all fall, nobody wins
finish-lab-dull = win bets pay nothing
finish-lab-dice = dice decide a place
finish-lab-usual = Races end in round 4, 5 or 6
finish-lab-weakest = The weakest horse wins
finish-lab-strongest = The strongest horse wins
finish-lab-how = { $races } races between any six horses under any six jockeys, seed { $seed }. One win in six is average.
finish-plot-title = Finish, by simulation
finish-plot-average = average
finish-plot-wins = % of its races
