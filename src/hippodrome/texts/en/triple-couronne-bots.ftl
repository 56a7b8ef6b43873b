### The bots of La Triple Couronne: what they are called, what they are like, and what they say.

bot-magnate = Magnate
bot-magnate-what = lets others spend, buys what they can no longer pay, and bets when that may win the season
bot-trainer = Trainer
bot-trainer-what = buys, enters and bets by what a horse is likely to win
bot-spendthrift = Spendthrift
bot-spendthrift-what = cannot wait for the best horses, forgets the entry fees, and always backs its own
bot-squire = Squire
bot-squire-what = trusts the catalogue: never a franc above its price, and never a bet
bot-heiress = Heiress
bot-heiress-what = loves one colour, pays anything for it, and hardly looks at other horses
bot-reserve-price = Reserve price
bot-reserve-price-what = enters all that it may, and never bids more than the reserve price: to measure others by
triple-couronne-levels-note = In Initiation and Réduit almost all is luck: whoever enters every horse does as well as the best. The levels differ in Complet and Marathon.

## Why a bot did what it did, after a race

triple-couronne-remark-bet-won = { $stake } F on { $horse }: the odds paid more than its chance was worth, and this time it came in.
triple-couronne-remark-bet-lost = I had { $stake } F on { $horse }: its odds paid more than its chance was worth, though not today.
triple-couronne-remark-bargain = { $horse } cost me { $price } F, and the others could hardly have paid more.
triple-couronne-remark-bought = { $horse } cost me { $price } F: with it, my season looked better than without.
triple-couronne-remark-worth-it = { $horse } cost me { $price } F: I thought it would bring that back.
triple-couronne-remark-waited = None of these horses was mine: they went for more than I would give.
triple-couronne-remark-at-once = { $horse } cost me { $price } F: I do not wait for a better price.
triple-couronne-remark-backed-own = I had { $stake } F on { $horse }: it ran for me.
triple-couronne-remark-catalogue = { $horse } cost me { $price } F, not a franc more than the catalogue says.
triple-couronne-remark-colour = { $horse } wears the colour that I love: for that I would pay twice the price.
triple-couronne-remark-entered = { $horse } ran because I expected more of it than its entry cost.
triple-couronne-remark-entered-free = The entry cost nothing, so { $horse } ran.
triple-couronne-remark-hired = I hired { $horse } for { $price } F: I thought it would bring more than that.
triple-couronne-remark-let = I let { $horse } run for another stable: { $price } F was more than I expected of it.
triple-couronne-remark-scratched = { $horse } did not run: I could not pay its entry.
triple-couronne-remark-no-horse = I entered no horse: the right one, or the money for it, was not there.
triple-couronne-remark-left = I am out of the game: I could not pay any more.

## Hints: a chance, or what a franc brings back on average, is shown beside each

triple-couronne-hint-win = { $horse } wins
triple-couronne-hint-win-head = first
triple-couronne-hint-prize = { $horse } gets a prize
triple-couronne-hint-prize-head = a prize
triple-couronne-hint-runner = { $horse }
triple-couronne-hint-bet = A franc on { $horse } to win
triple-couronne-hint-bet-head = A franc to win
triple-couronne-hint-pair = A franc on { $horse } and { $second } as jumelé
triple-couronne-hint-pair-head = A franc as jumelé
triple-couronne-hint-pair-name = { $horse } and { $second }
triple-couronne-hint-lot = { $horse } should bring { $amount } F in the rest of the season; for { $price } F a franc brings back
