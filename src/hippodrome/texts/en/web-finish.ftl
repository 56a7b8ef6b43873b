### Finish in the browser. Amounts come ready to be read.

web-finish-over = The programme is over

## What to do

web-finish-prompt-bid = Your bid for { $horse }: at least { $least }, or pass.
web-finish-prompt-pass = { $horse } is beyond your means: you can only pass.
web-finish-prompt-leading = You lead the bidding for { $horse }. Waiting for { $names }.
web-finish-prompt-auction = { $horse } is for sale. Waiting for { $names }.
web-finish-prompt-bets = Fill in your betting form and hand it in.
web-finish-prompt-sealed = Form handed in: { $ready } of { $seats } ready. You can still change it. Waiting for { $names }.
web-finish-prompt-bets-others = Bets: { $ready } of { $seats } ready. Waiting for { $names }.
web-finish-prompt-over = The programme is over.

## The auction

web-finish-ring = The auction ring
web-finish-paddles = The bidders
web-finish-lot-now = on sale
web-finish-leads = leads
web-finish-buys = buys
web-finish-thinks = thinking
web-finish-in = still in
web-finish-sold = Sold
web-finish-rounds = Numbers of rounds 1 to 6
web-finish-reconstructed = reconstructed
web-finish-only-pass = You can only pass.
web-finish-you-are-out = You are out for this horse.
web-finish-waits = { $who } is thinking…
web-finish-horses-of =
    { $own ->
        [0] no horse, { $most } at most
        [one] 1 horse of { $most } at most
       *[other] { $own } horses of { $most } at most
    }

## The form

web-finish-ready = { $ready } of { $seats } ready
web-finish-nothing = nothing
web-finish-handed-in = Handed in
web-finish-sealed = Handed in face down, to be changed until all are in: { $bets }.
web-finish-sealed-brief = handed in
web-finish-odds-win-about = your horse wins: stake × odds of the square where the second stands
web-finish-odds-place-about = it comes 2nd or 3rd: stake × odds of its own square; the winner does not count
web-finish-length = { $length } squares
web-finish-ends-in = over in { $rounds }
web-finish-round-likely = round { $round } ({ $percent }%)
web-finish-paid = paid { $price }
web-finish-cross-about = the square with this lane’s cross: a horse that stops on it falls and is out
web-finish-returns-win = { $least } to { $most } by the second’s square, 0 further back
web-finish-returns-place = { $least } to { $most } by its own square, 0 further back
web-finish-horse-about = { $jockey } · cost { $price } · win { $first } · ✖ { $cross }
web-finish-pick-cell = Tap a cell of the form: one bet to win, two for a place at most. An empty form is allowed.
web-finish-two-places = Both place bets are written. Rub one out first.
web-finish-stake = Stake
web-finish-chips = Add to the stake
web-finish-rub-out = Rub out
web-finish-afresh = Rub out all
web-finish-restore = Keep the old one
web-finish-hand-in = Hand in the form
web-finish-hand-in-again = Hand in again
web-finish-hand-in-empty = Hand in without bets

## The race

web-finish-sale = Sale
web-finish-bets = Bets
web-finish-whose = owner
web-finish-race = The race
web-finish-result = Result
web-finish-odds-win = Win
web-finish-odds-place = Place
web-finish-die-lane = starts lane
web-finish-die-plus = all add
web-finish-plus = +{ $plus } for all
web-finish-start = start
web-finish-sum-title = Horse + jockey + die
web-finish-empty-lane = empty lane
web-finish-lanes = The lanes
web-finish-on-square = Square { $square } of { $length }
web-finish-owner-wins = as owner: a win brings { $amount }
web-finish-mine = mine
web-finish-if-now = If it ended now
web-finish-brought = It brings
web-finish-up-to = up to { $most }
web-finish-is-out = fell
web-finish-between = { $best } to { $worst }
web-finish-my-slip = My bets
web-finish-my-horses = My horses
web-finish-spectator = You are watching this table.
web-finish-back = Back
web-finish-bank = Bank
web-finish-winner = wins
