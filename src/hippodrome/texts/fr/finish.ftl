### Finish : tout ce que disent sa table et sa simulation.
### $you vaut yes ou no : si la place est celle de la personne qui lit.

finish-name = Finish
finish-authors = E. Siena
finish-year = 1975
finish-pitch = Achetez des chevaux aux enchères, pariez en secret, puis laissez courir les dés.

## Les mots

finish-win = gagnant
finish-placed = placé
finish-owner = propriétaire
finish-brief-win = G
finish-brief-place = P
finish-slip-win-brief = { finish-brief-win }{ $lane-number } { $stake }
finish-slip-places-brief = { finish-brief-place }{ $lane-number } { $stake }
finish-slip-none-brief = –
finish-lane = Couloir
finish-round = tour
finish-slip-win = { $stake } gagnant sur { $lane }
finish-slip-places = { $stake } placé sur { $lane }
finish-slip-none = aucun pari
finish-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }

## Ce qui s’est passé

finish-event-programme-opened =
    { $races ->
        [one] Un programme d’une course
       *[other] Un programme de { $races } courses
    }. Chacun commence avec { $cash }. Le sort désigne { $you ->
        [yes] votre place
       *[no] { $who }
    } pour ouvrir la première enchère.
finish-event-race-announced = Course { $race }. À vendre : { $horses }.
finish-event-lot-opened =
    { $horse } est à vendre ; { $you ->
        [yes] vous ouvrez l’enchère.
       *[no] { $who } ouvre l’enchère.
    }
finish-event-horse-sold =
    Adjugé ! { $horse } est { $you ->
        [yes] à vous
       *[no] à { $who }
    } pour { $price } : couloir { $lane-number }, monté par { $jockey }.
finish-event-horse-unsold =
    Personne ne veut { VOWEL($horse) ->
        [yes] d’{ $horse }
       *[no] de { $horse }
    } : retour à l’écurie.
finish-event-race-cancelled = Aucun cheval vendu : la course { $race } n’est pas courue, mais elle compte.
finish-event-betting-opened = Course { $race } : les formulaires de paris sont distribués.
finish-event-bets-made =
    { $you ->
        [yes] Vous remettez votre formulaire :
       *[no] { $who } remet un formulaire :
    } { $slip }.
finish-event-bets-sealed =
    { $you ->
        [yes] { "" }
       *[no] Le formulaire { VOWEL($who) ->
            [yes] d’{ $who }
           *[no] de { $who }
        } est sur la table, face cachée.
    }
finish-event-bets-revealed = Les formulaires sont révélés. { ROW($slips, by: " ; ") }.
finish-event-start-rolled =
    { $to ->
        [0] Départ { ROW($dice, by: "-") } : { COUNT($lanes) ->
            [0] personne n’est appelé à la ligne.
            [1] { $lanes } va à la ligne.
           *[other] { $lanes } vont à la ligne.
        }
       *[other] Second lancer { ROW($dice, by: "-") } : { COUNT($lanes) ->
            [0] personne d’autre n’est appelé.
            [1] { $lanes } avance d’une case.
           *[other] { $lanes } avancent d’une case.
        }
    }
finish-event-round-rolled = Tour { $round } : le couloir { $lane-number } est appelé en premier, et tout le monde ajoute { $plus }.
finish-event-horse-moved = { $lane } avance de { LESS($end, $start) } cases, jusqu’à { $end }.
finish-event-horse-fell = { $lane } finit sur la croix de la case { $square } et tombe !
finish-event-finish-crossed = { $lane } franchit la ligne et gagne ! Plus personne ne bouge.
finish-event-tie-rolled = { $lanes } sont à égalité et lancent les dés pour la meilleure place : { ROW($dice, by: ", ") }.
finish-event-race-ranked =
    { COUNT($order) ->
        [0] Course { $race } : tous les chevaux sont tombés. Personne ne gagne, tous les paris sont perdus.
       *[other] Arrivée de la course { $race } : { ROW($order, by: ", ") }.
    }
finish-event-money-moved =
    { $why ->
        [purchase] { "" }
        [stakes] { $you ->
            [yes] Vous misez
           *[no] { $who } mise
        } { $amount }.
        [owner] { $you ->
            [yes] Vous touchez
           *[no] { $who } touche
        } { $amount } comme propriétaire.
        [win-bet] { $you ->
            [yes] Vous touchez
           *[no] { $who } touche
        } { $amount } pour un pari gagnant.
       *[place-bet] { $you ->
            [yes] Vous touchez
           *[no] { $who } touche
        } { $amount } pour un pari placé.
    }
finish-event-programme-ended =
    { $you ->
        [yes] Le programme est fini : vous gagnez avec { $total }.
       *[no] Le programme est fini : { COUNT($winners) ->
            [1] { $winners } gagne
           *[other] { $winners } se partagent la victoire
        } avec { $total }.
    }

## Pourquoi une action est refusée

refusal-programme-over = Le programme est fini ; commencez-en un autre.
refusal-passed = Vous avez passé, ou ne pouviez pas enchérir : vous ne prenez plus part à cette enchère.
refusal-three-horses = Nul n’achète plus de { $most } chevaux dans une course.
refusal-too-little-cash = L’enchère minimale est de { $least } et vous avez { $cash }.
refusal-no-maximum = Vous n’avez pas de maximum à reprendre ; un nouveau serait d’au moins { $least }.
refusal-bid-too-low = Offrez au moins { $least }.
refusal-bid-step = Les enchères sont des multiples de { $step }.
refusal-bid-above-cash = Vous avez { $cash } : on n’offre que l’argent que l’on a.
refusal-no-such-runner =
    { $bet ->
        [win] Le pari gagnant
       *[place] Un pari placé
    } ne désigne aucun partant : les couloirs 1 à { $lanes } sont occupés.
refusal-stake-too-low =
    La mise d’un { $bet ->
        [win] pari gagnant
       *[place] pari placé
    } est de { $least } au moins.
refusal-stake-step =
    La mise d’un { $bet ->
        [win] pari gagnant
       *[place] pari placé
    } est un multiple de { $step }.
refusal-place-twice = Les deux paris placé portent sur des chevaux différents ; les deux nomment le couloir { $lane }.
refusal-stakes-above-cash = Vous avez { $cash } : vos mises réunies ne dépassent pas cette somme.

## Les enchères

finish-race-of = Course { $race } sur { $races }
finish-sale-title = Enchère { $lot } sur { $lots }
finish-no-bid = Pas encore d’offre ; au moins { $least }
finish-price = { $price } · { $seat } en tête
finish-hammer = Une fois, deux fois, adjugé
finish-sold = ADJUGÉ : { $horse }
finish-sold-to = { $seat } · { $price }
finish-ridden-by = monté par { $jockey }
finish-unsold = Personne ne veut de ce cheval.
finish-unsold-why = Il rentre à l’écurie.
finish-jockey-later = L’acheteur tire un jockey.
finish-out = passe
finish-own-maximum = Votre maximum secret : { $amount }
finish-field-title = Les chevaux de la course · tours 1 à 6, jockey compris une fois vendus
finish-now = en vente
finish-coming = à venir
finish-back = invendu
finish-ask-bid = Votre offre ?
finish-ask-bid-hint = { $least } à { $most } · + le minimum · max { $example } : enchérit pour vous · p passer ·

## Le formulaire de paris

finish-form-title = Formulaire de paris
finish-col-horse = Cheval
finish-col-owner = Propriétaire
finish-col-win = Gagnant
finish-col-place = Placé
finish-form-sums = Mises { $total } · reste { $left } sur { $cash }
finish-odds-reminder = Cotes depuis la ligne :
finish-odds-win = gagnant
finish-odds-place = placé
finish-cross = ✖ croix
finish-handed-in = formulaire remis
finish-writing = écrit encore
finish-ask-form = Pari ?
finish-ask-form-hint = gagnant { $lane } 1000, placé 2 300 · Entrée : remettre ·

## La course

finish-start-title = Le départ
finish-race-title = La course · tour { $round }
finish-forms-title = Les formulaires sont révélés
finish-goal = FINISH
finish-wait-start = Entrée : c’est parti
finish-wait-result = Entrée : les paiements
finish-dice-wait = Les chevaux attendent deux cases derrière la ligne.
finish-dice-start = Le départ : six dés
finish-dice-start-about = Si son couloir est montré, le cheval va à la ligne.
finish-dice-again = Le départ : les dés qui restent
finish-dice-again-about = Si son couloir est montré, il avance d’une case.
finish-dice-tie = À égalité !
finish-dice-tie-about = Le plus grand dé a la meilleure place.
finish-dice-round = Tour { $round }
finish-dice-order = Couloir { $lane } d’abord :
finish-dice-plus = Tout le monde ajoute { $plus } à ses propres nombres.

## Après une course

finish-result-title = Course { $race } · arrivée
finish-across = a franchi la ligne
finish-before-line =
    { $before ->
        [1] sur la dernière case
       *[other] { $before }e case avant la ligne
    }
finish-win-odds = gagnant × { $odds }
finish-place-odds = placé × { $odds }
finish-fell = tombé sur la case { $square }, perdu pour le programme
finish-no-winner = Tous les chevaux sont tombés : personne ne gagne, tous les paris sont perdus.
finish-col-cash = Argent
finish-lost = perdu

## La boîte

finish-section-horses = Chevaux
finish-section-jockeys = Jockeys
finish-section-track = Piste
finish-section-odds = Cotes
finish-section-money = Argent
finish-because-horses = 15 cartes sont rapportées par des critiques. Le livret imprime six noms (Katzenbuckel, Schlagobers, Napoléon, Hallodri, Moskito, Lady Skunx), un nombre (Katzenbuckel 8 au tour 1) et dit que les caractères diffèrent. Les autres noms et nombres sont de nous, réglés par simulation pour qu’aucun cheval ne soit sans espoir ni au-dessus des autres
finish-because-jockeys = 12 cartes sont rapportées par des critiques. Le livret imprime un nom et un nombre (Ernő Lundquist 0 au tour 1) ; les autres noms et nombres sont de nous, réglés par simulation
finish-because-track = six couloirs égaux avec une croix blanche chacun et deux cases derrière la ligne de départ sont imprimés. La longueur et les croix sont de nous : les courses finissent au tour 4 à 6, et un cheval tombe dans moins d’une course sur cinq (voir la simulation) ; les croix sont près du départ et près de l’arrivée
finish-because-odds = gagnant 20 et placé 10 sur la dernière case et placé 4 sur la quatrième avant la ligne sont imprimés ; les cotes placé baissent donc de 2 par case (déduit) ; les cotes gagnant sont prises au double (de nous)
finish-because-money = 10 000 chacun, une première enchère de 1 000 et trois chevaux au plus sont imprimés ; le pas de 100 est un arbitrage
finish-because-simulation = 100 000 courses entre six chevaux et six jockeys quelconques, graine 1975
finish-box-track = { $length } cases par couloir ; croix par couloir : { ROW($crosses, by: ", ") }
finish-box-money = { $start } pour commencer, première enchère { $least-bid }, par pas de { $step }, { $most-horses } chevaux au plus par course

## Le laboratoire

help-lab-simulate = Courir beaucoup de courses d’un jeu : qui gagne souvent, comment elles finissent.
help-lab-simulate-races = Nombre de courses (Ticket Gagnant, La Triple Couronne : de chaque sorte).
help-lab-simulate-seed = Graine ; la même donne les mêmes courses.
help-lab-simulate-plot = Dessiner le résultat dans ce fichier (.png ou .svg).
finish-lab-horses = Courses gagnées, par cheval
finish-lab-jockeys = Courses gagnées, par jockey
finish-lab-rounds = Courses finies, par tour
finish-lab-round = tour { $round }
finish-lab-events = Comment vont les courses
finish-lab-fall = un cheval tombe
finish-lab-no-winner = tous tombent, nul ne gagne
finish-lab-dull = les paris gagnant ne paient rien
finish-lab-dice = les dés décident d’une place
finish-lab-usual = Les courses finissent au tour 4, 5 ou 6
finish-lab-weakest = Le cheval le plus faible gagne
finish-lab-strongest = Le cheval le plus fort gagne
finish-lab-how = { $races } courses entre six chevaux et six jockeys quelconques, graine { $seed }. Une victoire sur six est la moyenne.
finish-plot-title = Finish, par simulation
finish-plot-average = moyenne
finish-plot-wins = % de ses courses
