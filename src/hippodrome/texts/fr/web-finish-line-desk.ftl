### Finish Line dans le navigateur : ce que l’on décide sur le plateau dessiné. Les montants et les places arrivent prêts à lire.

web-fl-headline-bets = paris
web-fl-headline-race = course
web-fl-headline-stretch = dernière ligne droite
web-fl-headline-extra = dés gardés
web-fl-headline-photo = photo d’arrivée
web-fl-headline-result = résultat
web-fl-headline-over = fin

## Que faire

web-fl-prompt-bets-brief = Touchez une tuile, ou une paire.
web-fl-prompt-bets = Touchez une tuile : pari gagnant ; ou commencez une paire.
web-fl-prompt-pair = Touchez les deux premiers, dans un ordre ou dans l’autre.
web-fl-prompt-second = { $horse } et quel autre ? Dans un ordre ou dans l’autre.
web-fl-prompt-sealed = Remis : { $ready } sur { $seats } sont prêts. Vous pouvez encore changer. On attend { $who }.
web-fl-prompt-empty = Aucun pari ? Il n’y a rien d’autre à gagner dans cette course.
web-fl-prompt-take-three =
    { $left ->
        [0] Lancez ces trois dés, ou reposez-en un.
        [1] Encore un dé ; deux couleurs au moins.
       *[other] Vous commencez : { $left } dés, d’au moins deux couleurs.
    }
web-fl-prompt-take = Prenez un dé : il est lancé avec { $dice }.
web-fl-prompt-use = Utilisez un des trois dés, ou mettez-en un de côté.
web-fl-prompt-on-horse = { $face } : sur quel cheval ?
web-fl-prompt-on-pace = { $face } : quel cheval donne son fer ?
web-fl-prompt-pace-to = À quel cheval va le fer du { $horse } ?
web-fl-prompt-on-three =
    { $left ->
        [3] { $face } : touchez trois voisins.
        [2] { $face } : touchez les voisins qui vont avec.
       *[other] { $face } : touchez le troisième.
    }
web-fl-prompt-on-tip = { $face } : quels dés reviennent ?
web-fl-prompt-extra = Un fer de plus : pour qui ?
web-fl-prompt-over = La réunion est finie.
web-fl-wait-bets = Paris : { $ready } sur { $seats } sont prêts. On attend { $who }.
web-fl-wait-take = { $who } prend un dé.
web-fl-wait-use = { $who } choisit un des trois dés.
web-fl-wait-extra = { $who } peut jouer une action supplémentaire.
web-fl-rest-bets = On écrit les paris.
web-fl-rest-photo = La photo décide.
web-fl-rest-result =
    { $sum ->
        [none] La course { $race } est payée.
       *[other] Après la course { $race }, vous avez { $sum }.
    }
web-fl-rest-over =
    { $sum ->
        [none] La réunion est finie.
       *[other] Vous finissez avec { $sum }.
    }
web-fl-told = { $what } : { $follows }.
web-fl-others-go-to =
    { $you ->
        [yes] Les deux autres dés vous reviennent.
       *[no] Les deux autres dés vont à { $who }.
    }
web-fl-back = Revenir
web-fl-hitch-wins = Trois chevaux sont déjà joués gagnants : touchez-en un pour changer.
web-fl-hitch-same = Cette paire est déjà écrite : un autre cheval ?
web-fl-hitch-money = Tout est misé : baissez d’abord un autre pari.

## Le bouton

web-fl-hand-in = Remettre
web-fl-hand-in-again = Remettre à nouveau
web-fl-hand-in-empty = Remettre vide
web-fl-hand-in-empty-sure = Oui, aucun pari
web-fl-roll-three = Lancer ces trois dés
web-fl-roll = Prendre { $dice } et lancer
web-fl-put-on = Poser le dé sur { $horse }
web-fl-put-aside = écarter
web-fl-put-aside-die = Écarter un dé { $colour }
web-fl-leave = Y renoncer
web-fl-do-horseshoe = Fer à cheval sur { $horse }
web-fl-do-double = Double fer pour { $horse }
web-fl-do-whip = Fouet sur { $horse }
web-fl-do-outsider-1000 = 1 000 sur { $horse }
web-fl-do-outsider-2000 = 2 000 sur { $horse }
web-fl-do-outsider-3000 = 3 000 sur { $horse }
web-fl-do-disqualified = Disqualifier { $horse }
web-fl-do-helmet = Casque pour { $horse }
web-fl-do-loss = Perte de vitesse pour { $horse }
web-fl-do-pace = Fer de { $horse } à { $other }
web-fl-do-interference = Nouvel ordre : { $order }
web-fl-do-tip = Faire revenir { $dice }
web-fl-two-dice = deux dés { $colour }s
web-fl-do-side-bet = Jouer le pari latéral
web-fl-do-extra = Garder l’action supplémentaire
web-fl-do-dead-heat = Égalité parfaite en tête

## Ce qui suivrait, sur une tuile

web-fl-effect-moves-up = avance : { $place }
web-fl-effect-takes-lead = prend la tête
web-fl-effect-waits = attend
web-fl-effect-spent = dépensé pour rien
web-fl-effect-warned = averti
web-fl-effect-disqualified = disqualifié
web-fl-effect-drops-back = recule : { $place }
web-fl-effect-and-dice = { $told }, perd ses dés
web-fl-effect-stays = reste { $place }
web-fl-effect-level = à égalité en tête
web-fl-effect-promised = prime promise
web-fl-effect-gives = donne son fer
web-fl-not-here = pas ici
web-fl-joins = et celui-ci
web-fl-half = premier de la paire
web-fl-of-pair = pour la paire
web-fl-pays = { $stake } paie { $pays }

web-fl-then-moves-up = le { $horse } avance à la { $place } place
web-fl-then-takes-lead = le { $horse } prend la tête
web-fl-then-waits = le fer attend sur le { $horse }
web-fl-then-spent = il est dépensé pour rien
web-fl-then-warned = le { $horse } est averti : au prochain fouet, il est disqualifié
web-fl-then-disqualified = le { $horse } est disqualifié
web-fl-then-drops-back = le { $horse } recule à la { $place } place
web-fl-then-and-dice = { $told } et perd ses dés
web-fl-then-stays = le { $horse } reste { $place }
web-fl-then-level = le { $horse } est à égalité en tête
web-fl-then-promised = une prime pour qui a joué le { $horse }
web-fl-then-side-bet = { $who } passe son tour et vous doit { $amount }
web-fl-then-gives = le { $horse } donne son fer

## Le bulletin

web-fl-my-bets = Mes paris
web-fl-secret = derrière le paravent
web-fl-wins = Gagnant
web-fl-wins-about = mise × cote · ≈ victoires entre bons joueurs, simulées
web-fl-to-win = gagnant
web-fl-pairs = Premier et deuxième
web-fl-pairs-about = ordre libre, cotes ajoutées
web-fl-tap-tile = touchez une tuile
web-fl-tap-two = touchez deux tuiles
web-fl-line-win = { $one } gagnant : { $stake } paie { $pays }
web-fl-line-pair = { $one } et { $other } placé : { $stake } paie { $pays }
web-fl-new-pair = Une paire pour les deux premiers
web-fl-times = { $stake } × { $odds }
web-fl-less = Miser moins
web-fl-more = Miser plus
web-fl-rub-out = Effacer ce pari
web-fl-restore = Comme remis
web-fl-chips = La mise
web-fl-chip-half = moitié
web-fl-chip-all = tout
web-fl-staked = misé
web-fl-of-capital = sur { $capital }
web-fl-left = reste
web-fl-best = { $first }, puis { $second }
web-fl-best-one = { $first } premier
web-fl-best-none = au mieux
web-fl-sums = misé { $staked } · reste { $left }
web-fl-no-bets = Aucun pari dans cette course.
web-fl-is-out = exclu

## Les dés

web-fl-colours = La réserve
web-fl-count = { $colour } : encore { $count }
web-fl-none-left = plus aucun
web-fl-put-back = Reposer le dé { $colour }
web-fl-faces = { $colour } montre { $faces }
web-fl-times-face = { $count } × { $face }
web-fl-hand = Vos trois dés
web-fl-die = Dé { $number } : { $face }, { $colour }
web-fl-others-to = les deux autres vont à
web-fl-or-nothing = ou ne rien faire : écarter un dé
web-fl-does-nothing = ne fait rien ; on peut l’écarter
web-fl-brief-yellow-too-early = dernière ligne droite
web-fl-brief-one-colour = deux couleurs d’abord
web-fl-only-aside = Vide à présent
web-fl-come-back = Dés hors jeu
web-fl-count-out = { $colour } : { $count } hors jeu
web-fl-tip-hint =
    { $count ->
        [one] Un dé hors jeu revient dans la réserve.
       *[other] { $count } dés hors jeu reviennent dans la réserve.
    }
web-fl-arrange-hint = Touchez-en deux pour les échanger, ou faites glisser. La tête est à droite.
web-fl-arrange-place = { $place } : { $horse }
web-fl-extras = Actions supplémentaires, dans cet ordre
web-fl-extra-about = Comme un fer à cheval, sur n’importe quel cheval. Ou renoncez-y.

## Si l’arrivée était maintenant

web-fl-now = Si l’arrivée était maintenant
web-fl-now-brief = En l’état
web-fl-after = Après ce dé
web-fl-pays-win = gagnant ×{ $odds }
web-fl-pays-pair = les deux ×{ $odds }
web-fl-for-you = pour vous
web-fl-or = { $least } ou { $most }
web-fl-nobody = aucun cheval
web-fl-spectator = Vous regardez.
web-fl-show-slip = Voir mes paris
