### La Triple Couronne in the browser: what is decided on the drawn board. Amounts, chances and names come ready to be read.

web-tc-result = result
web-tc-percent = { $percent }%

## The race sheet

web-tc-sheet = The race sheet
web-tc-steps = Before the start
web-tc-step-sales = Sale
web-tc-step-entries = Entries
web-tc-step-rentals = Rent
web-tc-step-mounts = Jockeys
web-tc-step-bets = Bets
web-tc-step-insurance = Insurance
web-tc-step-is-done = settled
web-tc-step-is-asked = being asked
web-tc-step-is-waiting = being decided
web-tc-step-is-coming = to come
web-tc-yard = The stable yard
web-tc-auction = The auction
web-tc-simulated = Simulated: trials of this race with the board and the cards of the box, the same figures for everybody.
web-tc-simulated-brief = ≈ simulated
web-tc-always = from now on:
web-tc-order-about = Settled from now on without asking you. You can lift it at any time, here or in the menu.
web-tc-anew = Instead: { $words }

## What to do

web-tc-prompt-stable =
    { $auction ->
        [yes] Which colour comes under the hammer?
       *[no] Which stable is yours?
    }
web-tc-prompt-jockey = Which jockey rides for you?
web-tc-prompt-bid =
    { $able ->
        [yes] { $rent ->
            [yes] Rent { $horse } for this race? From { $least }.
           *[no] { $horse }: { $least } at least.
        }
       *[no] { $horse } is beyond your means.
    }
web-tc-prompt-maximum = Waiting. A secret maximum for { $horse } would bid for you.
web-tc-prompt-taker = Who gets { $horse }?
web-tc-prompt-sales = Sell a horse before this race?
web-tc-prompt-entries =
    { $fee ->
        [none] Which of your horses run? Entering is free.
       *[other] Which of your horses run? { $fee } each.
    }
web-tc-prompt-rentals = Rent out a runner for this race?
web-tc-prompt-mounts = What does { $jockey } ride?
web-tc-prompt-keep =
    { $count ->
        [one] Your money pays for one runner: which?
       *[other] Your money pays for { $count } runners: which?
    }
web-tc-prompt-bets = Tap a runner to bet on it, or hand in as it is.
web-tc-prompt-bets-pair = Jumelé: tap two runners.
web-tc-prompt-bets-second = { $horse } and which other?
web-tc-prompt-insurance = Insure a runner? One contract of each kind at most.
web-tc-prompt-give-up = { $owed } that you have not got: a horse given to the bank clears the debt. Which one?
web-tc-prompt-sealed = Handed in. You can still change it. Waiting for { $who }.
web-tc-prompt-over = The season is over.
web-tc-wait-papers = { $who } still to decide.
web-tc-wait-bids = { $horse } is under the hammer: { $who } to bid.
web-tc-wait-leading = { $horse } is yours, unless somebody bids more.
web-tc-wait-stables = { $who } to choose a colour.
web-tc-wait-jockeys = { $who } to choose a jockey.
web-tc-wait-race = The race is on.
web-tc-hitch-cap = More could bring nothing: a race pays you its first prize at most (TC-34).
web-tc-hitch-money = You cannot stake more than that.

## What the button does

web-tc-do-stable =
    { $auction ->
        [yes] Name { $colour } for the auction
       *[no] Take { $colour }
    }
web-tc-do-jockey = Take { $jockey }
web-tc-do-taker = { $who } gets { $horse }
web-tc-do-enter-none = Enter no horse
web-tc-do-enter-one = Enter { $horse }
web-tc-do-enter-some = Enter { $count } horses
web-tc-do-keep-none = Keep none
web-tc-do-keep-one = Run { $horse }
web-tc-do-keep-some = Run these { $count }
web-tc-do-sell-none = Sell nothing
web-tc-do-sell-one = Offer { $horse } from { $least }
web-tc-do-sell-some = Offer { $count } horses
web-tc-do-rent-none = Rent out nothing
web-tc-do-rent-one = Rent out { $horse } from { $least }
web-tc-do-rent-some = Rent out { $count } runners
web-tc-do-mount-none = Neither of them rides
web-tc-do-mount-one = { $jockey } on { $horse }
web-tc-do-mount-both = Both jockeys up
web-tc-do-bet-none = No bet
web-tc-do-bet = Bet { $staked }
web-tc-do-insure-none = Insure nothing
web-tc-do-insure-one = Insure { $horse } for { $least }
web-tc-do-insure-some = Take { $count } contracts for { $least }
web-tc-do-give = Give up { $horse }

## Marks on the rows

web-tc-mark-enter = enter
web-tc-mark-entered = runs
web-tc-mark-keep = run it
web-tc-mark-give = give
web-tc-mark-given = goes
web-tc-barred = may not run:
web-tc-barred-wrong-age = age
web-tc-barred-barred = injured
web-tc-barred-wrong-earnings = earnings
web-tc-touch-scratch = { $horse } does not run
web-tc-touch-sales = Offer { $horse } for sale
web-tc-touch-rentals = Offer { $horse } for rent
web-tc-touch-no-offer = Do not offer { $horse }
web-tc-touch-mount = { $jockey } on { $horse }
web-tc-touch-bet = Bet on { $horse } to win
web-tc-touch-bet-again = { $stake } on { $horse } to win
web-tc-touch-first = A jumelé with { $horse }
web-tc-touch-second = Jumelé { $first } – { $horse }
web-tc-touch-half-back = Not { $horse } after all
web-tc-touch-insure = { $horse }: { $contract }

## Figures

web-tc-wins = { $chance } win
web-tc-placed = { $chance } prize
web-tc-age = { $age } years
web-tc-odds = odds { $odds }
web-tc-earned = earned { $amount }
web-tc-injured =
    { $races ->
        [one] injured, misses a race
       *[other] injured, misses { $races } races
    }
web-tc-about = ≈{ $amount }
web-tc-worth = worth ≈{ $amount }
web-tc-worth-left = Should still bring ≈{ $amount } in this programme
web-tc-prize-worth = brings ≈{ $amount } today
web-tc-moves = Its twelve moves: { $moves }
web-tc-moves-next = Its twelve moves: { $moves }. Next comes number { $next }: { $number }.
web-tc-horse-about = { $age } years · odds { $odds } · { $points } points
web-tc-asset = makes “{ $card }” harmless
web-tc-asset-about = With { $jockey } in the saddle this card has no effect.
web-tc-holds = holds { $amount }
web-tc-none = nobody
web-tc-with = with { $name }

## Colours and jockeys

web-tc-colours = Your colour
web-tc-colours-about = Touch a colour to read about its four horses, one of each age: they will be yours.
web-tc-colours-auction = A colour for the auction
web-tc-colours-auction-about = Touch a colour to read about its horses. In the auction everybody bids for each of them.
web-tc-jockeys = A jockey for the season
web-tc-jockeys-about = Each jockey makes one race card harmless for the horse that he or she rides. Choose one to read it.

## Entries, offers, mounts

web-tc-entries = Your horses that qualify
web-tc-fee = Fee { $fee } a horse
web-tc-fees =
    { $count ->
        [0] no fee to pay
       *[other] { $sum } in all, { $left } left
    }
web-tc-free = Entering is free in this programme.
web-tc-closes = a prize of { $prize } closes { $races }
web-tc-opens = the first prize opens { $races }
web-tc-handicap =
    { $squares ->
        [one] a prize takes one square of its start, { $race }
       *[other] a prize takes { $squares } squares of its start, { $race }
    }
web-tc-sales = Your horses
web-tc-rentals = Your runners
web-tc-sales-about = Nothing ticked: nothing for sale. An offered horse goes to the highest bidder, from your least price.
web-tc-rentals-about = Nothing ticked: nothing for rent. The tenant pays you the rent, and has the fee, the prizes and the costs of this race.
web-tc-band = { $least } – { $most }
web-tc-at-least = { $horse } for at least
web-tc-least-price = The least that you take for { $horse }
web-tc-least-rent = The least rent for { $horse }
web-tc-buyers =
    { $count ->
        [0] Nobody could pay the least
        [one] One other could pay the least
       *[other] { $count } others could pay the least
    }
web-tc-buyers-brief =
    { $count ->
        [0] nobody can pay
       *[other] can pay
    }
web-tc-what-rides = What { $jockey } rides
web-tc-rides = { $jockey } rides { $horse }
web-tc-rides-brief = rides { $horse }
web-tc-rides-nothing = rides nothing
web-tc-keep-title = Fees of { $fee }: who runs?
web-tc-keep-about =
    { $count ->
        [one] One fee is all that you can pay. The others are scratched; a rent paid for them is lost.
       *[other] { $count } fees are all that you can pay. The others are scratched; a rent paid for them is lost.
    }
web-tc-give-up-title = { $owed } to pay: a horse for the bank
web-tc-give-up-about = The debt is gone with it, and you keep your cash. The horse is out of the game, and out of the race if it runs.
web-tc-it-runs = in this race
web-tc-taker-title = Several would pay { $price } for { $horse }

## Bets

web-tc-slip = Betting slip
web-tc-slip-empty = Tap a runner: a bet on it to win.
web-tc-slip-empty-pair = Tap two runners: a jumelé on the first two.
web-tc-kind = Kind of bet
web-tc-to-win = to win
web-tc-jumele = jumelé
web-tc-jumele-ordered = jumelé, in this order
web-tc-jumele-any-order = jumelé, any order
web-tc-jumele-ordered-brief = in this order
web-tc-jumele-any-order-brief = any order
web-tc-line = { $horses }, { $kind }: { $stake } returns { $pays }
web-tc-rub-out = Rub this bet out
web-tc-leaf = Leaf { $leaf } of { $leaves }: turn over
web-tc-rub-all = Rub everything out
web-tc-best = best case
web-tc-cap = a race pays you at most
web-tc-staked = { $staked } staked
web-tc-stake = Stake
web-tc-less = Stake less
web-tc-more = Stake more
web-tc-fill = max
web-tc-fill-about = As much as can bring something

## Insurance

web-tc-contract-race = This race
web-tc-contract-next = The next race
web-tc-contract-two = The next two races
web-tc-contract-race-brief = this race
web-tc-contract-next-brief = the next
web-tc-contract-two-brief = the next two
web-tc-contract-race-when = pays if it is withdrawn from this race
web-tc-contract-next-when = pays if it is injured
web-tc-contract-two-when = pays each race that an injury costs it
web-tc-contract-race-when-brief = if it is withdrawn
web-tc-contract-next-when-brief = if it is injured
web-tc-contract-two-when-brief = for each race missed, injured
web-tc-contract-race-narrow = Withdrawn, this race
web-tc-contract-next-narrow = Injured, the next race
web-tc-contract-two-narrow = Injured, two races
web-tc-pays-two = { $amount }, or { $most } for two
web-tc-often = { $chance } of the time
web-tc-insure-for = { $horse }, premium { $amount }

## At the sale

web-tc-bid-only-pass = You cannot pay the least bid for { $horse }.
web-tc-bid-own = Your { $horse } is for sale.
web-tc-bid-own-rent = Your { $horse } is for rent.
web-tc-bid-leads = You lead for { $horse } with { $amount }.
web-tc-bid-matched = You would pay { $amount } for { $horse }, too.
web-tc-bid-out = You are out for { $horse }.
web-tc-bid-waits = { $horse }: { $who } to bid.
web-tc-bid-leaves = leaves you { $amount }
web-tc-coming =
    { $count ->
        [one] One more lot
       *[other] { $count } more lots
    }
web-tc-details = figures
web-tc-lot-title = { $horse } under the hammer
web-tc-band-price = Price
web-tc-band-rent = Rent
web-tc-suggested = experts say { $amount }
web-tc-worth-label = Should bring in this programme
web-tc-prize-worth-label = Should bring in this race
web-tc-cash-after-label = Left after the least bid
web-tc-fees-label = Fees to come, stable + it
web-tc-races-title = Races for its age, first prizes
web-tc-rivals = The others
web-tc-gaps =
    { $count ->
        [4] no horse yet
       *[other] none of { $ages } years
    }

## In the race

web-tc-in-race = My stable in this race
web-tc-no-runner = You have no runner in this race.
web-tc-no-jockey = no star jockey
web-tc-no-horses = Your stable is empty.
web-tc-my-stable = My stable
web-tc-spectator = You are watching.
web-tc-squares-to-go =
    { $squares ->
        [one] 1 square to go
       *[other] { $squares } squares to go
    }
web-tc-insured = insured: { $kinds }
web-tc-insured-brief = insured
web-tc-my-slip = My bets
web-tc-my-race = This race
web-tc-no-bets = No bet on this race.
web-tc-cap-brief = { $amount } at most
web-tc-prizes = prizes, share of fees
web-tc-contracts = insurance
web-tc-if-now = If it ended now
web-tc-brought = It paid you

## The stable book

web-tc-book = Stable book
web-tc-page-stable = Stables
web-tc-page-ledger = Ledger
web-tc-page-trophies = Trophies
web-tc-whose = Whose
web-tc-stable-empty = No horse in this stable.
web-tc-last = Last: { $places }
web-tc-ended = { triple-couronne-place } in { $race }
web-tc-ended-out = no place in { $race }
web-tc-never-ran = Has not run yet.
web-tc-ledger-cash = Cash:
web-tc-ledger-race = { $race }. { $name }
web-tc-ledger-before = Before the first race
web-tc-ledger-open = Nothing so far.
web-tc-ledger-nothing = Nothing came in, nothing went out.
web-tc-trophy-whip = To the player whose jockey has most wins.
web-tc-trophy-horse = To the owner of the horse with most earnings.
web-tc-trophy-cup = To the owner of the horse that wins the last race.
web-tc-trophy-none = Nobody yet.
web-tc-trophy-crown = Who wins the season and holds all three wins the Triple Crown.

## Seats

web-tc-seat-winner = wins
web-tc-seat-left = has left
web-tc-seat-sells = sells
web-tc-seat-lets = lets
web-tc-seat-leads = leads
web-tc-seat-matches = matches
web-tc-seat-out = out
web-tc-seat-thinks = to bid
web-tc-seat-sealed = handed in
web-tc-seat-writing = deciding

## A first season

web-tc-teach-lanes = One lap, a lane for each age: the younger run inside, where it is shorter.
web-tc-teach-numbers = No dice: each horse has twelve numbers of its own and goes by them, move after move.
web-tc-teach-squares = A yellow square draws a race card, a red one a card of training and chance.
web-tc-teach-done = I see
