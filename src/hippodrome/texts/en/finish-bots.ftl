### Finish: who its bots are, what they say after a race, and the chances they tell.

bot-dreamer = Dreamer
bot-dreamer-what = falls in love with the quickest starter, and bets on no other
bot-saver = Saver
bot-saver-what = knows the best cards, but keeps most of its money at home
bot-prudent = Prudent
bot-prudent-what = reckons what a horse is worth, but stakes with a careful hand
bot-punter = Punter
bot-punter-what = reckons what a horse is worth, and bets where the odds pay
bot-reckoner = Reckoner
bot-reckoner-what = stakes what each horse deserves, but buys little and forgets that others bet too
bot-high-roller = High roller
bot-high-roller-what = watches how others bet, spreads its stakes over what its horses leave open, and plays for the win
bot-card-reader = Card reader
bot-card-reader-what = buys nothing, and bets on the best numbers

finish-remark-owner = I paid { $price } for { $horse } on purpose: the owner is paid in multiples of the price.
finish-remark-won = { $stake } on { $horse } to win: the odds were better than they looked.
finish-remark-spread = My horses would have paid if they won, so I bet on { $horse } for a place.
finish-remark-last = It was the last race: what counted was to have most, hence { $stake } on { $horse }.
finish-remark-bet = I staked { $stake } on { $horse }, as much as its chances asked for.
finish-remark-bought = I put my money into { $horse }, for { $price }: that was my stake.
finish-remark-nothing = I kept my money: nothing here was worth a stake.
finish-remark-careful = I staked { $stake } on { $horse }, and held back a part of what its chances asked for.
finish-remark-careful-nothing = I kept my money: nothing here asked for more than a very small stake.
finish-remark-best-cards = { $horse } had the best numbers of all: hence { $stake } to win, and not more.
finish-remark-cheap = I bought { $horse } since { $price } was cheap enough for me: I never give much.
finish-remark-too-little = I staked nothing: a small part of what I have left is no stake at all.
finish-remark-love = No runner is quicker off the mark than { $horse }: I could bet on no other, so { $stake } it was.
finish-remark-love-bought = I had to have { $horse }, for { $price }: none is quicker off the mark.

finish-hint-win = Lane { $lane }, { $horse }, wins
finish-hint-win-head = first
finish-hint-place = Lane { $lane }, { $horse }, second or third
finish-hint-place-head = 2nd or 3rd
finish-hint-owner = { $horse } in the first three, if all that are still to come are sold
finish-hint-owner-head = In the first three, if all that are still to come are sold
finish-hint-runner = { $horse }
