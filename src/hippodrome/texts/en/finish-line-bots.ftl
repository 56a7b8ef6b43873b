### Finish Line: those who play it, what they say, and what they reckon.

bot-daydreamer = Daydreamer
bot-daydreamer-what = falls in love with a horse, puts everything on it, and hinders little
bot-stroller = Stroller
bot-stroller-what = backs three horses, and has not understood all of the dice yet
bot-tipster = Tipster
bot-tipster-what = bets on three horses, and uses every die for these bets
bot-magpie = Magpie
bot-magpie-what = remembers what each of you has backed, and joins you where that pays
bot-handicapper = Handicapper
bot-handicapper-what = simulates its bets before it makes them, then pushes them, and now and then stops yours
bot-maestro = Maestro
bot-maestro-what = reads your bets off your dice, joins you or stops you, and plays to win the meeting
bot-fifth-backer = Fifth backer
bot-fifth-backer-what = puts everything on the fifth horse, and pushes it: a yardstick

## After a race: why it did what it did

finish-line-remark-pushed = { $horse } was mine alone, so I pushed it.
finish-line-remark-alone = I alone had backed { $horse }: its odds were worth the stake.
finish-line-remark-together = I was not alone on { $horse }: two push better than one.
finish-line-remark-hindered = Your dice had told me about { $horse }, so I used one of mine against it.
finish-line-remark-against = I used a die against { $horse }: it was none of mine.
finish-line-remark-lost = I had counted on { $horse }; the line came in another way.
finish-line-remark-love = I put everything on { $horse }: I could not resist it.
finish-line-remark-three = I had bet on three horses, { $horse } among them: three have more chances than one.
finish-line-remark-all-dice = I had bet on three horses, { $horse } among them, and thought of nothing but these bets at every die.
finish-line-remark-nothing = I staked nothing: there was more to lose than to win.

## Hints

finish-line-hint-backed = { $horse } wins if you back it and push it
finish-line-hint-backed-head = Wins, if you back it and push it
finish-line-hint-pair = { $horse } and { $second } come in first and second if you back and push them both
finish-line-hint-pair-head = First and second, if you back and push both
finish-line-hint-pair-name = { $horse } and { $second }
finish-line-hint-first = { $horse } wins
finish-line-hint-first-head = first
finish-line-hint-front = { $horse } is first or second
finish-line-hint-front-head = first or second
finish-line-hint-runner = Number { $horse }
