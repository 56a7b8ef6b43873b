### La Triple Couronne: everything that its table says.
### $you is yes or no: whether the seat is the reader's own.

triple-couronne-name = La Triple Couronne
triple-couronne-authors = unknown authors
triple-couronne-year = year unknown
triple-couronne-pitch = Run a stable: enter your horses, bet, insure, buy and sell, through three races or a whole season.

## Opening a table

triple-couronne-open-title = La Triple Couronne: which programme?
triple-couronne-open-edition-initiation = Initiation: 3 races, one decision in each. Best for a first game, some 20 minutes here
triple-couronne-open-edition-reduit = Réduit: 5 races, with entry fees, and bets from four players on
triple-couronne-open-edition-complet = Complet: 10 races, with auctions, jockeys, insurance, renting and selling
triple-couronne-open-edition-marathon = Marathon: the same over 15 races; an evening or several, saved as you go
triple-couronne-open-about-edition = Each one adds to the one before it.
triple-couronne-open-about-auction = How do you come by your horses?
triple-couronne-open-auction-yes = by auction: everybody has 10,000,000 F and bids for horse after horse
triple-couronne-open-auction-no = dealt: everybody has 2,000,000 F and the four horses of one colour
triple-couronne-open-about-stables =
    { $auction ->
        [yes] Which colours come under the hammer?
       *[no] Who gets which colour?
    }
triple-couronne-open-stables-random =
    { $auction ->
        [yes] drawn by lot
       *[no] dealt at random
    }
triple-couronne-open-stables-chosen =
    { $auction ->
        [yes] everybody names one in turn
       *[no] everybody takes one in turn
    }
triple-couronne-open-about-jockeys = Everybody has two star jockeys. Who gets whom?
triple-couronne-open-jockeys-random = dealt at random
triple-couronne-open-jockeys-drafted = everybody takes one in turn, twice

## Words

triple-couronne-programme-initiation = Initiation
triple-couronne-programme-reduit = Réduit
triple-couronne-programme-complet = Complet
triple-couronne-programme-marathon = Marathon
triple-couronne-francs = { $amount } F
triple-couronne-of-seat = { $of } ({ $what })
triple-couronne-colour-blue = blue
triple-couronne-colour-white = white
triple-couronne-colour-red = red
triple-couronne-colour-yellow = yellow
triple-couronne-colour-green = green
triple-couronne-colour-black = black
triple-couronne-years = { $age } years
triple-couronne-condition =
    { COUNT($ages) ->
        [4] { $below ->
            [none] { $least ->
                [0] for all horses
               *[other] for horses that earned { $least } F or more
            }
            [1] for horses without a prize so far
           *[other] for horses that earned less than { $below } F
        }
       *[other] for horses of { $ages } years
    }{ $handicap ->
        [yes] { " " }· head starts
       *[no] { "" }
    }
triple-couronne-brief-condition =
    { COUNT($ages) ->
        [4] { $below ->
            [none] { $least ->
                [0] all horses
               *[other] earned ≥ { $least } F
            }
            [1] no prize so far
           *[other] earned < { $below } F
        }
       *[other] { $ages } years
    }{ $handicap ->
        [yes] { " " }›
       *[no] { "" }
    }
triple-couronne-prizes = prizes { $prizes } F
triple-couronne-fee-each = entry fee { $fee }
triple-couronne-no-fee = entering is free
triple-couronne-none = none
triple-couronne-nobody = nobody
triple-couronne-gone = left the game
triple-couronne-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
triple-couronne-wins =
    { $wins ->
        [0] no win yet
        [one] 1 win
       *[other] { $wins } wins
    }
triple-couronne-deck-race = Race card
triple-couronne-deck-chance = Training and chance
triple-couronne-slip-wins = { $stake } F on { $horse } to win
triple-couronne-slip-wins-brief = { $horse } { $stake } F
triple-couronne-slip-pairs = { $stake } F on { $first } and { $second } together
triple-couronne-slip-pairs-brief = { $first } + { $second } { $stake } F
triple-couronne-slip-none = no bets
triple-couronne-slip-none-brief = { "" }
triple-couronne-offer = { $horse } from { $least } F
triple-couronne-mount = { $jockey } on { $horse }
triple-couronne-contracts-race = { $race } for this race
triple-couronne-contracts-next = { $next } for its next race
triple-couronne-contracts-two = { $two } for its next two races
triple-couronne-contracts-none = { triple-couronne-none }
triple-couronne-contracts-none-brief = { "" }
triple-couronne-paper-sales = offers to sell
triple-couronne-paper-entries = entries
triple-couronne-paper-rentals = offers to rent
triple-couronne-paper-mounts = mounts
triple-couronne-paper-bets = bets
triple-couronne-paper-insurance = insurance

## What happened

triple-couronne-event-season-opened =
    Programme { $programme }: { $races ->
        [one] one race
       *[other] { $races } races
    }. Everybody begins with { $cash } F; most cash at the end wins.
triple-couronne-event-stable-taken =
    { $auctioned ->
        [yes] { $you ->
            [yes] You name
           *[no] { $who } names
        } { $colour }: { $horses } come under the hammer and are nobody’s yet.
       *[no] { $you ->
            [yes] You take
           *[no] { $who } takes
        } { $colour }: { $horses }.
    }
triple-couronne-event-jockey-taken =
    { $you ->
        [yes] You have
       *[no] { $who } has
    } a jockey: { $jockey }.
triple-couronne-jockeys-dealt = Jockeys: { ROW($jockeys, by: "; ") }.
triple-couronne-event-auction-opened = The auction begins: { COUNT($horses) } horses come under the hammer, one by one.
triple-couronne-event-lot-opened =
    { $seller ->
        [none] { $horse } is up for sale, from { $least } F; { $you ->
            [yes] you open.
           *[no] { $who } opens.
        }
       *[other] { $rent ->
            [yes] { $horse } of { $seller } is up for rent, { $least } F to { $most } F.
           *[no] { $horse } of { $seller } is up for sale, { $least } F to { $most } F.
        }
    }
triple-couronne-event-bid-made =
    { $you ->
        [yes] You bid
       *[no] { $who } bids
    } { $amount } F.
triple-couronne-event-maximum-set =
    { $amount ->
        [0] { $you ->
            [yes] You take your
           *[no] { $who } takes the
        } maximum back.
       *[other] { $you ->
            [yes] You leave
           *[no] { $who } leaves
        } a secret maximum of { $amount } F.
    }
triple-couronne-event-horse-sold =
    Sold! { $horse } goes to { $you ->
        [yes] you
       *[no] { $who }
    } for { $price } F.
triple-couronne-event-horse-unsold =
    { $seller ->
        [none] Nobody wants { $horse }: out of the game.
       *[other] { $rent ->
            [yes] Nobody rents { $horse }; it runs for its owner.
           *[no] Nobody buys { $horse }; it stays where it is.
        }
    }
triple-couronne-event-horse-rented =
    { $you ->
        [yes] You rent
       *[no] { $who } rents
    } { $horse } from { $owner } for this race, for { $price } F.
triple-couronne-event-race-announced = Race { $race }, { $name }: { triple-couronne-condition }. First prize { $first_prize } F.
triple-couronne-event-paper-sealed =
    { $you ->
        [yes] Your choice lies
       *[no] The choice of { $who } lies
    } face down ({ $paper }).
triple-couronne-event-offers-made =
    { $you ->
        [yes] You offer
       *[no] { $who } offers
    } for { $rent ->
        [yes] rent
       *[no] sale
    }: { COUNT($offers) ->
        [0] { triple-couronne-none }
       *[other] { ROW($offers, by: ", ") }
    }.
triple-couronne-event-entries-made =
    { $you ->
        [yes] You enter:
       *[no] { $who } enters:
    } { COUNT($horses) ->
        [0] { triple-couronne-none }
       *[other] { $horses }
    }.
triple-couronne-event-mounts-made =
    { $you ->
        [yes] Your jockeys:
       *[no] Jockeys of { $who }:
    } { COUNT($mounts) ->
        [0] { triple-couronne-none }
       *[other] { ROW($mounts, by: ", ") }
    }.
triple-couronne-event-bets-made =
    { $you ->
        [yes] You bet:
       *[no] { $who } bets:
    } { $slip }.
triple-couronne-event-contracts-made =
    { $you ->
        [yes] You insure:
       *[no] { $who } insures:
    } { $contracts }.
triple-couronne-event-offers-revealed =
    { $rent ->
        [yes] { COUNT($offers) ->
            [0] No horse is for rent.
           *[other] For rent: { ROW($offers, by: "; ") }.
        }
       *[no] { COUNT($offers) ->
            [0] No horse is for sale.
           *[other] For sale: { ROW($offers, by: "; ") }.
        }
    }
triple-couronne-event-entries-revealed =
    { COUNT($horses) ->
        [0] Nobody enters a horse.
       *[other] Entered: { $horses }.
    }
triple-couronne-event-race-not-run = Race { $race } has no runner: it is not run.
triple-couronne-event-mounts-revealed =
    { COUNT($mounts) ->
        [0] No star jockey rides.
       *[other] In the saddle: { ROW($mounts, by: ", ") }.
    }
triple-couronne-event-entry-scratched =
    { $you ->
        [yes] You cannot
       *[no] { $who } cannot
    } pay for { $horse }, which does not run.
triple-couronne-event-player-left =
    { $you ->
        [yes] You are ruined and leave
       *[no] { $who } is ruined and leaves
    } the game. To the bank: { COUNT($horses) ->
        [0] { triple-couronne-none }
       *[other] { $horses }
    }.
triple-couronne-event-bets-revealed =
    { COUNT($slips) ->
        [0] Nobody bets.
       *[other] Bets: { ROW($slips, by: "; ") }.
    }
triple-couronne-event-contracts-revealed =
    { COUNT($contracts) ->
        [0] Nothing is insured.
       *[other] Insured: { ROW($contracts, by: "; ") }.
    }
triple-couronne-event-race-started =
    They’re off, { COUNT($runners) ->
        [1] one horse, alone on the course.
       *[other] { COUNT($runners) } horses.
    }
triple-couronne-event-move-announced = Move { $move }.
triple-couronne-event-horse-moved =
    { MORE($start, $end) ->
        [yes] { $horse } goes back { LESS($start, $end) }, to square { $end }.
       *[no] { $horse } goes { LESS($end, $start) }, to square { $end }.
    }
triple-couronne-event-card-drawn = { $horse } draws ({ $deck }) { $card }: { $card-text }
triple-couronne-event-card-drawn-brief = { $horse }: { $card }
triple-couronne-event-card-cancelled =
    { $shield ->
        [yes] The shield of { $horse } cancels the card.
       *[no] { $by }, on { $horse }, cancels the card.
    }
triple-couronne-event-card-kept = { $horse } keeps the card { $card }.
triple-couronne-event-horse-withdrawn = { $horse } is out of the race.
triple-couronne-event-horse-injured =
    { $horse } is injured: it finishes, then misses { $races ->
        [one] the next race for its age.
       *[other] the next { $races } races for its age.
    }
triple-couronne-event-horse-finished = { $horse } crosses the line: { triple-couronne-place }!
triple-couronne-event-horse-given-up =
    { $you ->
        [yes] You cannot
       *[no] { $who } cannot
    } pay { $owed } F: { $horse } goes to the bank.
triple-couronne-event-race-ended =
    { COUNT($order) ->
        [0] Race { $race }: no horse reaches the finish.
       *[other] Result of race { $race }: { ROW($order, by: ", ") }.
    }
triple-couronne-event-earnings-raised = { $horse } wins { $prize } F and has earned { $earnings } F in all.
triple-couronne-event-jockey-won =
    { $jockey } wins, { $wins ->
        [one] for the first time.
       *[other] with { $wins } wins so far.
    }
triple-couronne-event-bank-emptied = By now the bank of the box would be empty. Ours goes on paying.
triple-couronne-event-money-moved =
    { $who ->
        [none] { "" }
       *[other] { $payer ->
            [none] { $you ->
                [yes] You get
               *[no] { $who } gets
            } { $amount } F { $why ->
                [purchase] for a horse.
                [rent] as rent.
                [entry-fee-back] of entry fees back.
                [entry-share] of the entry fees.
                [bets] for bets.
                [insurance] from the insurance.
                [card] from a card.
               *[prize] as a prize.
            }
           *[other] { $you ->
                [yes] You pay
               *[no] { $who } pays
            } { $amount } F { $why ->
                [purchase] for a horse.
                [rent] as rent.
                [entry-fee] of entry fees.
                [stake] of stakes.
                [premium] for insurance.
                [departure] to the bank, on leaving.
               *[card] for a card.
            }
        }
    }
triple-couronne-event-season-ended =
    { $you ->
        [yes] The season is over: you win with { $total } F.
       *[no] The season is over: { COUNT($winners) ->
            [1] { $winners } wins
           *[other] { $winners } share the win
        } with { $total } F.
    }
triple-couronne-bids-climb = Bids climb from { $least } F to { $most } F.
triple-couronne-bids-lead =
    { $you ->
        [yes] You lead.
       *[no] { $who } leads.
    }

## Why an action is refused

refusal-season-over = The season is over; start another one.
refusal-left = You have left the game.
refusal-nothing-to-choose = You have nothing to choose here.
refusal-own-horse = It is your own horse: the others bid.
refusal-bid-the-most = You have bid { $most } F already, and nothing more may be paid.
refusal-bid-above-band = No more than { $most } F may be paid for this horse.
refusal-stable-taken = Somebody has that colour already.
refusal-jockey-taken = Somebody has that jockey already.
refusal-no-taker = Choose one of those who would pay the most.
refusal-not-your-horse = { $horse } is not yours.
refusal-not-your-runner = { $horse } is not one of your runners.
refusal-keep-count = Your money pays for { $most } of { $count } runners: keep just as many.
refusal-one-jockey = A horse has one jockey: put the two on different runners.
refusal-wrong-age = { $horse } has not the age for this race.
refusal-barred =
    { $horse } is injured and misses { $count ->
        [one] one more race
       *[other] { $count } more races
    } for its age.
refusal-wrong-earnings = { $horse } has earned { $earned } F: not what this race asks for.
refusal-not-your-entry = { $horse } is not among your entries.
refusal-offer-too-low = { $horse }: at least { $least } F.
refusal-offer-too-high = { $horse }: at most { $most } F.
refusal-offer-step = { $horse }: prices are multiples of { $step } F.
refusal-offer-twice = { $horse } is offered twice.
refusal-win-only = In this programme bets are on one horse to win, no jumelés.
refusal-no-such-pair =
    { $first } and { $second }: a jumelé names two different runners, { $pairs ->
        [ordered] in the order of the finish, because there are four of them.
       *[any-order] the one that comes first in the catalogue first.
    }
refusal-bet-twice =
    { $bet ->
        [pair] Each pair stands on one line only.
       *[win] Each horse stands on one line to win.
    }
refusal-stakes-too-high = All stakes together stay within { $most } F.
refusal-premiums-above-cash = The premiums are { $cost } F, and you hold { $cash } F.
refusal-no-next-race = No race for the age of { $horse } is left after this one.
refusal-not-running = { $horse } does not run in this race.
triple-couronne-refusal-too-little-cash = The least bid is { $least } F, and you hold { $cash } F.
triple-couronne-refusal-no-maximum = You have no standing maximum to take back; a new one would be at least { $least } F.
triple-couronne-refusal-bid-too-low = Bid at least { $least } F.
triple-couronne-refusal-bid-step = Bids are multiples of { $step } F.
triple-couronne-refusal-bid-above-cash = You hold { $cash } F: nobody bids more than they hold.
triple-couronne-refusal-stake-too-low =
    { $bet ->
        [win] A win bet
       *[pair] A jumelé
    } has a stake of { $least } F at least.
triple-couronne-refusal-stake-step =
    The stake of { $bet ->
        [win] a win bet
       *[pair] a jumelé
    } is a multiple of { $step } F.

## Papers

triple-couronne-col-horse = horse
triple-couronne-col-age = age
triple-couronne-col-odds = odds
triple-couronne-col-earned = earned
triple-couronne-col-moves = its moves, 1st to 12th
triple-couronne-col-band = allowed price
triple-couronne-stables-title = Which stable?
triple-couronne-odds-note = figures are odds: the smaller, the better
triple-couronne-jockeys-title = Which jockey?
triple-couronne-asset-note = beside each, the race card (−1) that has no effect with them
triple-couronne-entries-title = Your horses: who runs?
triple-couronne-not-its-age = wrong age
triple-couronne-not-its-earnings = earnings
triple-couronne-injured = ✚ injured
triple-couronne-keep-title =
    Your money pays for { $count ->
        [one] one runner
       *[other] { $count } runners
    }: which?
triple-couronne-give-up-title = You cannot pay { $owed }: which horse goes to the bank instead?
triple-couronne-sales-title = Your horses: is any of them for sale?
triple-couronne-rentals-title = Your entries: is any of them for rent in this race?
triple-couronne-mounts-title = Your jockeys
triple-couronne-ridden = jockey { $number }
triple-couronne-bets-title = Betting slip
triple-couronne-pairs-ordered = jumelé: first two in order, pays odds × odds ÷ 2
triple-couronne-pairs-any-order = jumelé: first two, either order, pays odds × odds ÷ 2
triple-couronne-pairs-no = to win only: pays stake × odds
triple-couronne-slip-sums = Stakes { $total } · left to stake { $left } · pays { $most } at most
triple-couronne-insurance-title = Insurance
triple-couronne-held = you would keep { $cash }
triple-couronne-insurance-pays = a pays ten times its premium if the horse is withdrawn. b and c pay if it is injured: the first prize of the next race for its age; c of both races that it misses.
triple-couronne-taker-title = Several would pay { $price } for { $horse }: who gets it?
triple-couronne-auction-title =
    auction, { $left ->
        [one] the last horse
       *[other] { $left } horses to go
    }
triple-couronne-sale-title = { $seat } sells a horse
triple-couronne-rental-title = { $seat } rents out a horse
triple-couronne-lot-about = { $age } years · odds { $odds } · { $points } points
triple-couronne-lot-worth = Experts say: { $suggested }
triple-couronne-lot-races =
    { $count ->
        [one] One race for its age to come
       *[other] { $count } races for its age to come
    }
triple-couronne-lot-rent = For this race only; on top:
triple-couronne-no-bid = No bid yet; from { $least }
triple-couronne-price = { $price } · { $seat }
triple-couronne-cap = At most { $most }; others may match that
triple-couronne-own-maximum = Your secret maximum: { $amount }
triple-couronne-sells = sells
triple-couronne-lets = lets
triple-couronne-out = out
triple-couronne-own-stable = Your stable:

## Questions

triple-couronne-ask-stable = Which one?
triple-couronne-ask-stable-hint = The number or the beginning of a colour ·
triple-couronne-ask-jockey = Which one?
triple-couronne-ask-jockey-hint = A number ·
triple-couronne-ask-bid = Your bid?
triple-couronne-ask-bid-hint = 1200 · + least · max 1500 · p pass ·
triple-couronne-ask-taker = Who?
triple-couronne-ask-taker-hint = A number ·
triple-couronne-ask-entries = Who runs?
triple-couronne-ask-entries-hint = numbers, like { $example } · all · 0 none ·
triple-couronne-ask-keep = Who runs?
triple-couronne-ask-keep-hint = or by number, like { $example } ·
triple-couronne-ask-give-up = Which one?
triple-couronne-ask-give-up-hint = or by number, like { $example } ·
triple-couronne-ask-sales = For sale?
triple-couronne-ask-sales-hint = { $example }: that horse from so many thousand F ·
triple-couronne-ask-rentals = For rent?
triple-couronne-ask-rentals-hint = { $example }: that horse from so many thousand F ·
triple-couronne-ask-mounts = Who rides what?
triple-couronne-ask-mounts-hint = { $example }: jockey 1, jockey 2 · - nobody ·
triple-couronne-ask-bets = Bet?
triple-couronne-ask-bets-hint = { $example } (thousands of F) ·
triple-couronne-ask-insurance = Insure?
triple-couronne-ask-insurance-hint = a, b or c and a horse, like a { $example } ·
triple-couronne-danger = You hold less than one entry fee ({ $fee }). Sell or rent out a horse, or you may have to leave the game (TC-53).

## Answers by name, for Enter and standing orders; choices in words

triple-couronne-decision-auction = auction
triple-couronne-decision-bets = bets
triple-couronne-decision-bids = other people’s horses
triple-couronne-decision-entries = entries
triple-couronne-decision-give-up = a bill too high
triple-couronne-decision-insurance = insurance
triple-couronne-decision-jockey = choosing jockeys
triple-couronne-decision-keep = fees too high
triple-couronne-decision-mounts = jockeys
triple-couronne-decision-rentals = to rent
triple-couronne-decision-sales = for sale
triple-couronne-decision-stable = colour
triple-couronne-decision-taker = several takers
triple-couronne-answer-auction-advised = a fair maximum for each age
triple-couronne-answer-auction-none = pass
triple-couronne-answer-bets-none = none
triple-couronne-answer-bids-none = pass
triple-couronne-answer-entries-all = all qualified
triple-couronne-answer-give-up-least-missed = the one least missed
triple-couronne-answer-insurance-none = none
triple-couronne-answer-jockey-first = the first one
triple-couronne-answer-keep-likeliest = the likeliest winners
triple-couronne-answer-mounts-none = nobody
triple-couronne-answer-mounts-same = as before
triple-couronne-answer-rentals-none = none
triple-couronne-answer-sales-none = none
triple-couronne-answer-stable-best = the best one
triple-couronne-answer-taker-first = the first one
triple-couronne-action-keep = { $horses }
triple-couronne-action-give = { $horse }
triple-couronne-action-jockey = { $jockey }
triple-couronne-action-maximum =
    { $amount ->
        [0] take your maximum back
       *[other] up to { $amount } F
    }
triple-couronne-action-pass = pass
triple-couronne-action-taker = { $seat }
triple-couronne-word-enter = enter
triple-couronne-word-give = give up
triple-couronne-word-insure = insure
triple-couronne-word-keep = keep
triple-couronne-word-mount = mount
triple-couronne-word-next = b next race
triple-couronne-word-pair = jumelé
triple-couronne-word-race = a this race
triple-couronne-word-rent = rent
triple-couronne-word-sell = sell
triple-couronne-word-two = c next two

## For the first time

triple-couronne-why-stable = Every colour has four horses, of two, three, four and five years. They are yours for the whole game. Small odds mean that a horse often wins; Enter takes the best stable.
triple-couronne-why-stable-auction = The horses of the colours that are named will be auctioned, for everybody to bid on. Naming one does not make it yours.
triple-couronne-why-jockey = A star jockey protects a horse from one race card, which would cost it a square. Their wins count for the Golden Whip.
triple-couronne-why-auction = You buy your horses here; one of each age is good advice. Keep money for entry fees. Enter, or max 1500, leaves a secret maximum: your seat then bids as little as needed, up to that (1500 means 1,500,000 F). p= passes for the rest of the auction.
triple-couronne-why-sale = Somebody sells a horse: the highest bidder owns it from now on. p= means: never ask me about other people’s horses.
triple-couronne-why-rental = Whoever rents this horse pays its entry fee, and gets all that it wins in this race. p= means: never ask me about other people’s horses.
triple-couronne-why-taker = The price cannot rise any further, and several would pay it. As the owner you choose.
triple-couronne-why-sales = Before each race you may put horses up for sale, with a least price. The others bid; with no bid you keep the horse. Most players sell nothing: “=” makes that a standing order.
triple-couronne-why-entries = Each runner costs an entry fee; three quarters of all fees go to the winner, one quarter to the second. Only what qualifies may run. ▁▃█ are a horse’s twelve moves: some rush off, some come late.
triple-couronne-why-entries-free = Which of your horses run? It costs nothing here, and a horse that stays at home wins nothing. A horse advances by its own twelve numbers (the bars ▁▃█); on a yellow or red square it draws a card. The first across the line win the prizes.
triple-couronne-why-rentals = You may let somebody else run one of your entries in this race, for a rent. The tenant pays the fee and gets what the horse wins. “=” means never.
triple-couronne-why-mounts = Your two jockeys may ride two of your runners. Each one cancels one particular race card. Enter takes what is pencilled in; “=” does so every time.
triple-couronne-why-keep = You cannot pay all entry fees. Keep as many runners as your money pays for; the others stay at home.
triple-couronne-why-bets = A bet to win pays the stake times the odds; the stake itself is spent. All your bets on a race pay no more than its first prize.
triple-couronne-why-bets-ordered = To win: 4 50 stakes 50,000 F on horse 4 and pays stake × odds. Jumelé: 4+7 20 pays if 4 is first and 7 second, stake × odds × odds ÷ 2. The stake is spent.
triple-couronne-why-bets-any-order = To win: 4 50 stakes 50,000 F on horse 4 and pays stake × odds. Jumelé: 4+7 20 pays if they are the first two, stake × odds × odds ÷ 2. The stake is spent.
triple-couronne-why-insurance = A card may withdraw one of your runners, or injure it for its next races. A contract pays for that. One of each kind in each race; “=” means never.
triple-couronne-why-give-up = A card demands more than you hold. One of your horses goes to the bank instead; you keep your cash. If it is running, it leaves the race.
triple-couronne-why-race = The course, unrolled: start at the left, finish at the right; every horse in the lane of its age. Each move, everybody goes once, by the number on their own card. ○ yellow square: a race card. ● red square: a training-and-chance card. Watch, or skip ahead with Enter.
triple-couronne-why-result = Prizes go to the owners and count as earnings of the horse. Horses are worth nothing in the end: only cash counts.

## The race

triple-couronne-ruler-start = start
triple-couronne-ruler-bend = ╭ bend ╮
triple-couronne-ruler-far = far side
triple-couronne-ruler-finish = finish
triple-couronne-start-title = the start
triple-couronne-move = Move { $move }
triple-couronne-move-again = Move { $move } (number { $number } again)
triple-couronne-ready = The horses are behind the line. Who is in front will stand here.
triple-couronne-front = In front (squares to go): { $horses }
triple-couronne-squares-note = ○ yellow square: race card · ● red square: training and chance · ◊ shield · » longer stride · ✚ injured
triple-couronne-wait-start = Enter: they’re off

## After a race

triple-couronne-result-title = the result
triple-couronne-no-winner = No horse reached the finish.
triple-couronne-out-of-race = Out of the race: { $horses }
triple-couronne-sum-purchase = horses
triple-couronne-sum-rent = rents
triple-couronne-sum-entry-fee = fees
triple-couronne-sum-entry-fee-back = fees back
triple-couronne-sum-entry-share = share of fees
triple-couronne-sum-stake = stakes
triple-couronne-sum-bets = bets
triple-couronne-sum-premium = premiums
triple-couronne-sum-insurance = insurance
triple-couronne-sum-prize = prizes
triple-couronne-sum-card = cards
triple-couronne-sum-departure = lost to the bank
triple-couronne-trophy-whip = Golden Whip
triple-couronne-trophy-horse = Golden Horse
triple-couronne-trophy-cup = Golden Cup
triple-couronne-crown = The Triple Crown goes to { $seats }!

## The stable book

triple-couronne-info-programme = The programme · prizes in thousands of F, for { $players } players · › head starts
triple-couronne-info-stables = Stables and jockeys
triple-couronne-info-catalogue = The catalogue · age, colour, odds, moves, prices in thousands of F, owner
triple-couronne-info-earned = earned { $amount }
triple-couronne-info-misses =
    { $races ->
        [one] misses its next race
       *[other] misses its next { $races } races
    }

## The box

triple-couronne-section-horses = Horses
triple-couronne-section-track = Track
triple-couronne-section-squares = Coloured squares
triple-couronne-section-race-cards = Race cards
triple-couronne-section-chance-cards = Training-and-chance cards
triple-couronne-section-jockeys = Jockeys
triple-couronne-section-programmes = Programmes
triple-couronne-section-money = Money
triple-couronne-box-horses = Prices are suggested–reserve, in Complet and in Marathon.
triple-couronne-box-track = Squares to the line at 2, 3, 4 and 5 years: { ROW($finish, by: ", ") }
triple-couronne-box-programmes = Prizes with 2, 3, 4, 5 and 6 players.
triple-couronne-box-money = { $start } F to begin with, { $auction-start } F with the auction; { $bank } F in the bank; steps of { $step } F; in Réduit at most { $reduit-stakes } F of stakes on a race
triple-couronne-because-money = 2,000,000 F each, 10,000,000 F with the auction, 144 notes worth 87,960,000 F, raises and stakes by 10,000 F and at most 200,000 F a race in the short programme are printed
triple-couronne-because-horses = the catalogue is printed twice, in the booklet and in the leaflet, in two tables each; all four agree but for one name, Keibomec in one and Kelbomec in the other three, so Kelbomec. The rulebook says that the back of each horse's card describes it, but does not print these lines: the characters are ours, true to the twelve moves
triple-couronne-because-jockeys = 12 jockeys are printed, each with an asset against one race card that moves a horse back one square. Their names and characters, and that the twelve cards differ, are ours
triple-couronne-because-programmes = printed twice, in the booklet and in the leaflet, which agree; the accents that capital letters left out are put back (Prix de l’Espérance, Grand Critérium). The Prix Consolation pays only one prize with 2 or 3 players: so printed, in both
triple-couronne-because-track = points by age are 33, 37, 41 and 45, a constant step of 4, and the best horse of each age has one more point, with a last move of 1: lanes grow by 4 squares from age to age, one for each corner. The 35 squares of the inner lane are fitted to the printed odds: of 31 to 39, with squares coloured anew for each race, 35 gives them back best (divergence 0.020 nats; 36 0.020, 34 0.026, 33 0.048, 39 0.052)
triple-couronne-because-squares = yellow and red squares are printed, not where. Ours: two coloured squares in every five, never more than three plain ones in a row; 27 of them are yellow and 37 red, so that a runner draws 2.4 race cards in a race, as many as the printed premiums want (see race cards). Which ones was chosen for chances to win near those that the printed odds imply: over 20,000 races of each kind (2 years; 3 years; 4 and 5 years) with all horses running, the divergence is 0.004 nats in all, and no horse with longer odds beats one with shorter odds but for near ties among the outsiders
triple-couronne-because-race-cards = 50 yellow cards are printed, and what they do: move a horse forward or back, ask for further cards, withdraw it, injure it (exactly two: one for a race, one for two), be kept; each jockey's asset protects against one that moves back one square. Which cards there are, their words and numbers are ours: twelve back one square, eight further back, eighteen forward. That two withdraw, and only one asks for another race card, was found by the printed premiums, 10 % against a withdrawal, 10 % against any injury and 5 % more against the long one: over seasons of the two long programmes in which two to six players enter whatever qualifies, 9.6 % of the runners are withdrawn and 9.3 % injured, and a franc of premium brings back 0.98, 0.90 and 0.91 F
triple-couronne-because-chance-cards = 50 red cards are printed, and that they also pay the owner or make them pay. Which cards there are, their words and numbers are ours: 26 move the horse as it was trained, as often forward as back and equally far; what they pay and what they cost, 10,000 to 100,000 F, adds up to the same. Tested with the race cards (see squares)
triple-couronne-because-simulation = 20,000 races of each kind with all its horses, no decisions, seed 2022; 100 seasons of each long programme with each number of players, who enter whatever qualifies
