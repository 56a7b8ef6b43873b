### Finish dans le navigateur. Les montants arrivent prêts à lire.

web-finish-over = Fin du programme

## Que faire

web-finish-prompt-bid = À vous d’enchérir pour { $horse } : au moins { $least }, ou passez.
web-finish-prompt-pass = { $horse } est au-dessus de vos moyens : vous ne pouvez que passer.
web-finish-prompt-leading = Vous menez l’enchère pour { $horse }. On attend { $names }.
web-finish-prompt-auction = { $horse } est à vendre. On attend { $names }.
web-finish-prompt-bets = Remplissez votre formulaire de paris et remettez-le.
web-finish-prompt-sealed = Formulaire remis : { $ready } sur { $seats } prêts. Vous pouvez encore le changer. On attend { $names }.
web-finish-prompt-bets-others = Les paris : { $ready } sur { $seats } prêts. On attend { $names }.
web-finish-prompt-over = Le programme est fini.

## La vente aux enchères

web-finish-ring = La vente aux enchères
web-finish-paddles = Les enchérisseurs
web-finish-lot-now = en vente
web-finish-leads = mène
web-finish-buys = achète
web-finish-thinks = réfléchit
web-finish-in = en lice
web-finish-sold = Adjugé
web-finish-rounds = Nombres des tours 1 à 6
web-finish-reconstructed = reconstitué
web-finish-only-pass = Vous ne pouvez que passer.
web-finish-you-are-out = Vous ne prenez plus part à cette enchère.
web-finish-waits = { $who } réfléchit…
web-finish-horses-of =
    { $own ->
        [0] aucun cheval, { $most } au plus
        [one] 1 cheval sur { $most } au plus
       *[other] { $own } chevaux sur { $most } au plus
    }

## Le formulaire

web-finish-ready = { $ready } sur { $seats } prêts
web-finish-nothing = rien
web-finish-handed-in = Remis
web-finish-sealed = Remis, face cachée, modifiable tant que tous n’ont pas fini : { $bets }.
web-finish-sealed-brief = remis
web-finish-odds-win-about = votre cheval gagne : mise × cote de la case où se tient le deuxième
web-finish-odds-place-about = il finit 2e ou 3e : mise × cote de la case où il se tient ; le gagnant ne compte pas
web-finish-length = { $length } cases
web-finish-ends-in = finie au { $rounds }
web-finish-round-likely = tour { $round } ({ $percent } %)
web-finish-paid = payé { $price }
web-finish-cross-about = la case où ce couloir a sa croix : le cheval qui s’y arrête tombe et quitte la course
web-finish-returns-win = { $least } à { $most } selon la case du 2e, 0 plus loin
web-finish-returns-place = { $least } à { $most } selon sa case, 0 plus loin
web-finish-horse-about = { $jockey } · payé { $price } · victoire { $first } · ✖ { $cross }
web-finish-pick-cell = Touchez une case du formulaire : un pari gagnant et deux placés au plus. Un formulaire vide est permis.
web-finish-two-places = Les deux paris placé sont écrits. Effacez-en un d’abord.
web-finish-stake = Mise
web-finish-chips = Ajouter à la mise
web-finish-rub-out = Effacer
web-finish-afresh = Tout effacer
web-finish-restore = Garder l’ancien
web-finish-hand-in = Remettre le formulaire
web-finish-hand-in-again = Remettre à nouveau
web-finish-hand-in-empty = Remettre sans parier

## La course

web-finish-sale = Vente
web-finish-bets = Paris
web-finish-whose = à qui
web-finish-race = La course
web-finish-result = Résultat
web-finish-odds-win = Gagn.
web-finish-odds-place = Placé
web-finish-die-lane = couloir
web-finish-die-plus = tous
web-finish-plus = +{ $plus } à tous
web-finish-start = départ
web-finish-sum-title = Cheval + jockey + dé
web-finish-empty-lane = couloir vide
web-finish-lanes = Les couloirs
web-finish-on-square = Case { $square } sur { $length }
web-finish-owner-wins = propriétaire : victoire { $amount }
web-finish-mine = à moi
web-finish-if-now = Si c’était fini
web-finish-brought = Cela rapporte
web-finish-up-to = jusqu’à { $most }
web-finish-is-out = tombé
web-finish-between = { $best } à { $worst }
web-finish-my-slip = Mes paris
web-finish-my-horses = Mes chevaux
web-finish-spectator = Vous regardez cette table.
web-finish-back = Retour
web-finish-bank = Banque
web-finish-winner = gagne
