### Les robots de La Triple Couronne : leur nom, leur caractère, et ce qu’ils disent.

bot-magnate = Magnat
bot-magnate-what = laisse dépenser les autres, achète ce qu’ils ne peuvent plus payer, et parie quand cela peut gagner la saison
bot-trainer = Entraîneur
bot-trainer-what = achète, engage et parie selon ce qu’un cheval peut gagner
bot-spendthrift = Dépensier
bot-spendthrift-what = ne sait pas attendre pour les meilleurs chevaux, oublie les droits d’entrée, et mise toujours sur les siens
bot-squire = Hobereau
bot-squire-what = se fie au catalogue : jamais un franc de plus que son prix, et jamais de pari
bot-heiress = Héritière
bot-heiress-what = aime une couleur, la paie n’importe quel prix, et regarde à peine les autres chevaux
bot-reserve-price = Mise à prix
bot-reserve-price-what = engage tout ce qu’il peut, et n’offre jamais plus que la mise à prix : pour mesurer les autres
triple-couronne-levels-note = En Initiation et en Réduit, presque tout est affaire de chance : qui engage tous ses chevaux fait aussi bien que les meilleurs. Les niveaux se distinguent en Complet et en Marathon.

## Pourquoi un robot a joué ainsi, après une course

triple-couronne-remark-bet-won = { $stake } F sur { $horse } : la cote payait mieux que ses chances, et cette fois il est arrivé.
triple-couronne-remark-bet-lost = J’avais { $stake } F sur { $horse } : la cote payait mieux que ses chances, mais pas aujourd’hui.
triple-couronne-remark-bargain = { $horse } m’a coûté { $price } F, et les autres n’auraient guère pu offrir davantage.
triple-couronne-remark-bought = { $horse } m’a coûté { $price } F : avec lui, ma saison s’annonçait mieux que sans lui.
triple-couronne-remark-worth-it = { $horse } m’a coûté { $price } F : je pensais qu’il les rapporterait.
triple-couronne-remark-waited = Aucun de ces chevaux n’était à moi : ils sont partis plus cher que je ne voulais.
triple-couronne-remark-at-once = { $horse } m’a coûté { $price } F : je n’attends pas un meilleur prix.
triple-couronne-remark-backed-own = J’avais { $stake } F sur { $horse } : il courait pour moi.
triple-couronne-remark-catalogue = { $horse } m’a coûté { $price } F, pas un franc de plus que le catalogue.
triple-couronne-remark-colour = { $horse } porte la couleur que j’aime : pour elle, je paierais le double.
triple-couronne-remark-entered = { $horse } a couru parce que j’en attendais plus que le prix de son engagement.
triple-couronne-remark-entered-free = L’engagement ne coûtait rien, alors { $horse } a couru.
triple-couronne-remark-hired = J’ai loué { $horse } pour { $price } F : je pensais qu’il rapporterait davantage.
triple-couronne-remark-let = J’ai laissé { $horse } courir pour une autre écurie : { $price } F, c’était plus que je n’en attendais.
triple-couronne-remark-scratched = { $horse } n’a pas couru : je ne pouvais payer son engagement.
triple-couronne-remark-no-horse = Je n’ai engagé aucun cheval : il manquait le bon, ou l’argent pour lui.
triple-couronne-remark-left = Je suis hors jeu : je ne pouvais plus payer.

## Conseils : une chance, ou ce qu’un franc rapporte en moyenne, est montré à côté

triple-couronne-hint-win = { $horse } gagne
triple-couronne-hint-win-head = 1er
triple-couronne-hint-prize = { $horse } obtient un prix
triple-couronne-hint-prize-head = un prix
triple-couronne-hint-runner = { $horse }
triple-couronne-hint-bet = Un franc sur { $horse } gagnant
triple-couronne-hint-bet-head = Un franc gagnant
triple-couronne-hint-pair = Un franc en jumelé sur { $horse } et { $second }
triple-couronne-hint-pair-head = Un franc en jumelé
triple-couronne-hint-pair-name = { $horse } et { $second }
triple-couronne-hint-lot = { $horse } devrait rapporter { $amount } F d’ici la fin de la saison ; à { $price } F, un franc rapporte
