### Finish : qui sont ses robots, ce qu’ils disent après une course, et les chances qu’ils donnent.

bot-dreamer = Rêveur
bot-dreamer-what = s’éprend du cheval qui part le plus vite, et ne parie sur aucun autre
bot-saver = Économe
bot-saver-what = connaît les meilleures cartes, mais garde chez lui presque tout son argent
bot-prudent = Prudent
bot-prudent-what = estime ce que vaut un cheval, mais mise d’une main prudente
bot-punter = Parieur
bot-punter-what = estime ce que vaut un cheval, et parie là où les cotes paient
bot-reckoner = Calculateur
bot-reckoner-what = mise ce que mérite chaque cheval, mais achète peu et oublie que d’autres parient
bot-high-roller = Flambeur
bot-high-roller-what = observe les paris des autres, couvre ce que ses chevaux laissent ouvert et joue la victoire
bot-card-reader = Liseur
bot-card-reader-what = n’achète rien, et parie sur les meilleurs nombres

finish-remark-owner = J’ai payé { $price } pour { $horse }, exprès : le propriétaire touche un multiple du prix.
finish-remark-won = { $stake } gagnant sur { $horse } : la cote valait mieux qu’il n’y paraissait.
finish-remark-spread = Mes chevaux auraient payé en gagnant ; j’ai donc parié placé sur { $horse }.
finish-remark-last = C’était la dernière course : il fallait finir le plus riche, d’où { $stake } sur { $horse }.
finish-remark-bet = J’ai misé { $stake } sur { $horse }, autant que ses chances le demandaient.
finish-remark-bought = J’ai mis mon argent dans { $horse }, pour { $price } : c’était ma mise.
finish-remark-nothing = J’ai gardé mon argent : rien ici ne valait une mise.
finish-remark-careful = J’ai misé { $stake } sur { $horse }, en gardant une part de ce que ses chances demandaient.
finish-remark-careful-nothing = J’ai gardé mon argent : rien ici ne demandait plus qu’une toute petite mise.
finish-remark-best-cards = { $horse } avait les meilleurs nombres : d’où { $stake } gagnant, et pas davantage.
finish-remark-cheap = J’ai acheté { $horse } parce que { $price }, c’était assez bon marché pour moi : je ne donne jamais beaucoup.
finish-remark-too-little = Je n’ai rien misé : une petite part de ce qui me reste ne fait pas une mise.
finish-remark-love = Aucun partant n’est plus vif au départ que { $horse } : je ne pouvais parier sur un autre, d’où { $stake }.
finish-remark-love-bought = Il me fallait { $horse }, pour { $price } : aucun n’est plus vif au départ.

finish-hint-win = Couloir { $lane }, { $horse }, gagne
finish-hint-win-head = 1er
finish-hint-place = Couloir { $lane }, { $horse }, deuxième ou troisième
finish-hint-place-head = 2e ou 3e
finish-hint-owner = { $horse } dans les trois premiers, si tous ceux qui restent sont vendus
finish-hint-owner-head = Dans les trois premiers, si tous ceux qui restent sont vendus
finish-hint-runner = { $horse }
