### La Triple Couronne dans le navigateur : ce qui se décide sur le plateau dessiné. Montants, chances et noms arrivent prêts à lire.

web-tc-result = résultat
web-tc-percent = { $percent } %

## La feuille de course

web-tc-sheet = La feuille de course
web-tc-steps = Avant le départ
web-tc-step-sales = Vente
web-tc-step-entries = Engagements
web-tc-step-rentals = Location
web-tc-step-mounts = Jockeys
web-tc-step-bets = Paris
web-tc-step-insurance = Assurance
web-tc-step-is-done = réglé
web-tc-step-is-asked = à vous de décider
web-tc-step-is-waiting = en cours
web-tc-step-is-coming = à venir
web-tc-yard = La cour des écuries
web-tc-auction = Les enchères
web-tc-simulated = Simulé : essais de cette course avec le parcours et les cartes de la boîte, les mêmes chiffres pour tous.
web-tc-simulated-brief = ≈ simulé
web-tc-always = désormais :
web-tc-order-about = Réglé désormais sans vous le demander. Vous pouvez y revenir à tout moment, ici ou dans le menu.
web-tc-anew = Plutôt : { $words }

## Que faire

web-tc-prompt-stable =
    { $auction ->
        [yes] Quelle couleur passe aux enchères ?
       *[no] Quelle écurie est la vôtre ?
    }
web-tc-prompt-jockey = Quel jockey monte pour vous ?
web-tc-prompt-bid =
    { $able ->
        [yes] { $rent ->
            [yes] Louer { $horse } pour cette course ? Dès { $least }.
           *[no] { $horse } : { $least } au moins.
        }
       *[no] { $horse } dépasse vos moyens.
    }
web-tc-prompt-maximum = En attente. Un maximum secret pour { $horse } enchérirait à votre place.
web-tc-prompt-taker = À qui va { $horse } ?
web-tc-prompt-sales = Vendre un cheval avant cette course ?
web-tc-prompt-entries =
    { $fee ->
        [none] Lesquels de vos chevaux courent ? C’est gratuit.
       *[other] Lesquels de vos chevaux courent ? { $fee } chacun.
    }
web-tc-prompt-rentals = Donner un partant en location ?
web-tc-prompt-mounts = Que monte { $jockey } ?
web-tc-prompt-keep =
    { $count ->
        [one] De quoi payer un seul partant : lequel ?
       *[other] De quoi payer { $count } partants : lesquels ?
    }
web-tc-prompt-bets = Touchez un partant pour parier, ou remettez tel quel.
web-tc-prompt-bets-pair = Jumelé : touchez deux partants.
web-tc-prompt-bets-second = { $horse } et lequel encore ?
web-tc-prompt-insurance = Assurer un partant ? Un contrat de chaque sorte au plus.
web-tc-prompt-give-up = { $owed } que vous n’avez pas : un cheval cédé à la banque efface la dette. Lequel ?
web-tc-prompt-sealed = Remis. Vous pouvez encore changer. En attente de { $who }.
web-tc-prompt-over = La saison est finie.
web-tc-wait-papers = En attente de { $who }.
web-tc-wait-bids = { $horse } est aux enchères : à { $who }.
web-tc-wait-leading = { $horse } est à vous, sauf surenchère.
web-tc-wait-stables = { $who } choisit une couleur.
web-tc-wait-jockeys = { $who } choisit un jockey.
web-tc-wait-race = La course est partie.
web-tc-hitch-cap = Davantage ne rapporterait rien : une course vous paie au plus son premier prix (TC-34).
web-tc-hitch-money = Vous ne pouvez pas miser davantage.

## Ce que fait le bouton

web-tc-do-stable =
    { $auction ->
        [yes] Mettre le { $colour } aux enchères
       *[no] Prendre le { $colour }
    }
web-tc-do-jockey = Prendre { $jockey }
web-tc-do-taker = { $horse } pour { $who }
web-tc-do-enter-none = N’engager aucun cheval
web-tc-do-enter-one = Engager { $horse }
web-tc-do-enter-some = Engager { $count } chevaux
web-tc-do-keep-none = N’en garder aucun
web-tc-do-keep-one = Faire courir { $horse }
web-tc-do-keep-some = Faire courir ces { $count }
web-tc-do-sell-none = Ne rien vendre
web-tc-do-sell-one = Vendre { $horse } dès { $least }
web-tc-do-sell-some = Mettre { $count } chevaux en vente
web-tc-do-rent-none = Ne rien louer
web-tc-do-rent-one = Louer { $horse } dès { $least }
web-tc-do-rent-some = Louer { $count } partants
web-tc-do-mount-none = Aucun des deux ne monte
web-tc-do-mount-one = { $jockey } sur { $horse }
web-tc-do-mount-both = Les deux jockeys en selle
web-tc-do-bet-none = Aucun pari
web-tc-do-bet = Parier { $staked }
web-tc-do-insure-none = Ne rien assurer
web-tc-do-insure-one = Assurer { $horse } pour { $least }
web-tc-do-insure-some = Prendre { $count } contrats pour { $least }
web-tc-do-give = Céder { $horse }

## Les marques des lignes

web-tc-mark-enter = engager
web-tc-mark-entered = court
web-tc-mark-keep = garder
web-tc-mark-give = céder
web-tc-mark-given = cédé
web-tc-barred = ne peuvent courir :
web-tc-barred-wrong-age = âge
web-tc-barred-barred = blessé
web-tc-barred-wrong-earnings = gains
web-tc-touch-scratch = { $horse } ne court pas
web-tc-touch-sales = Mettre { $horse } en vente
web-tc-touch-rentals = Mettre { $horse } en location
web-tc-touch-no-offer = Ne pas offrir { $horse }
web-tc-touch-mount = { $jockey } sur { $horse }
web-tc-touch-bet = Parier sur { $horse } gagnant
web-tc-touch-bet-again = { $stake } sur { $horse } gagnant
web-tc-touch-first = Un jumelé avec { $horse }
web-tc-touch-second = Jumelé { $first } – { $horse }
web-tc-touch-half-back = Finalement pas { $horse }
web-tc-touch-insure = { $horse } : { $contract }

## Les chiffres

web-tc-wins = { $chance } 1er
web-tc-placed = { $chance } primé
web-tc-age = { $age } ans
web-tc-odds = cote { $odds }
web-tc-earned = gains { $amount }
web-tc-injured =
    { $races ->
        [one] blessé, manque une course
       *[other] blessé, manque { $races } courses
    }
web-tc-about = ≈{ $amount }
web-tc-worth = vaut ≈{ $amount }
web-tc-worth-left = Devrait encore rapporter ≈{ $amount } dans ce programme
web-tc-prize-worth = rapporte ≈{ $amount } aujourd’hui
web-tc-moves = Ses douze déplacements : { $moves }
web-tc-moves-next = Ses douze déplacements : { $moves }. Le prochain est le numéro { $next } : { $number }.
web-tc-horse-about = { $age } ans · cote { $odds } · { $points } points
web-tc-asset = annule « { $card } »
web-tc-asset-about = Avec { $jockey } en selle, cette carte est sans effet.
web-tc-holds = a { $amount }
web-tc-none = personne
web-tc-with = avec { $name }

## Couleurs et jockeys

web-tc-colours = Votre couleur
web-tc-colours-about = Touchez une couleur pour connaître ses quatre chevaux, un de chaque âge : ils seront à vous.
web-tc-colours-auction = Une couleur pour les enchères
web-tc-colours-auction-about = Touchez une couleur pour connaître ses chevaux. Aux enchères, chacun enchérit pour chacun d’eux.
web-tc-jockeys = Un jockey pour la saison
web-tc-jockeys-about = Chaque jockey annule une carte de course pour le cheval qu’il monte. Choisissez-en un pour la lire.

## Engagements, offres, montes

web-tc-entries = Vos chevaux qualifiés
web-tc-fee = { $fee } par cheval
web-tc-fees =
    { $count ->
        [0] rien à payer
       *[other] { $sum } en tout, reste { $left }
    }
web-tc-free = Engager est gratuit dans ce programme.
web-tc-closes = un prix de { $prize } ferme { $races }
web-tc-opens = le premier prix ouvre { $races }
web-tc-handicap =
    { $squares ->
        [one] un prix ôte une case d’avance, { $race }
       *[other] un prix ôte { $squares } cases d’avance, { $race }
    }
web-tc-sales = Vos chevaux
web-tc-rentals = Vos partants
web-tc-sales-about = Rien de coché : rien à vendre. Un cheval offert va au plus offrant, dès le minimum que vous fixez.
web-tc-rentals-about = Rien de coché : rien à louer. Le locataire vous paie le loyer ; à lui les frais, les prix et les dépenses de cette course.
web-tc-band = { $least } – { $most }
web-tc-at-least = { $horse }, au moins
web-tc-least-price = Le minimum pour { $horse }
web-tc-least-rent = Le loyer minimum de { $horse }
web-tc-buyers =
    { $count ->
        [0] Personne ne pourrait payer le minimum
        [one] Un autre pourrait payer le minimum
       *[other] { $count } autres pourraient payer le minimum
    }
web-tc-buyers-brief =
    { $count ->
        [0] personne ne peut payer
        [one] peut payer
       *[other] peuvent payer
    }
web-tc-what-rides = Ce que monte { $jockey }
web-tc-rides = { $jockey } monte { $horse }
web-tc-rides-brief = monte { $horse }
web-tc-rides-nothing = ne monte pas
web-tc-keep-title = Frais de { $fee } : qui court ?
web-tc-keep-about =
    { $count ->
        [one] Vous ne pouvez payer qu’un engagement. Les autres sont annulés ; un loyer payé pour eux est perdu.
       *[other] Vous ne pouvez payer que { $count } engagements. Les autres sont annulés ; un loyer payé pour eux est perdu.
    }
web-tc-give-up-title = { $owed } à payer : un cheval pour la banque
web-tc-give-up-about = La dette disparaît avec lui et vous gardez votre argent. Le cheval quitte le jeu, et la course s’il court.
web-tc-it-runs = dans cette course
web-tc-taker-title = Plusieurs paieraient { $price } pour { $horse }

## Les paris

web-tc-slip = Bulletin de paris
web-tc-slip-empty = Touchez un partant : un pari gagnant.
web-tc-slip-empty-pair = Touchez deux partants : un jumelé sur les deux premiers.
web-tc-kind = Sorte de pari
web-tc-to-win = gagnant
web-tc-jumele = jumelé
web-tc-jumele-ordered = jumelé, dans l’ordre
web-tc-jumele-any-order = jumelé, sans ordre
web-tc-jumele-ordered-brief = dans l’ordre
web-tc-jumele-any-order-brief = sans ordre
web-tc-line = { $horses }, { $kind } : { $stake } rapporte { $pays }
web-tc-rub-out = Effacer ce pari
web-tc-leaf = Feuillet { $leaf } sur { $leaves } : tourner
web-tc-rub-all = Tout effacer
web-tc-best = au mieux
web-tc-cap = une course vous paie au plus
web-tc-staked = { $staked } misés
web-tc-stake = Mise
web-tc-less = Miser moins
web-tc-more = Miser plus
web-tc-fill = max
web-tc-fill-about = Autant qu’il peut rapporter

## Les assurances

web-tc-contract-race = Cette course
web-tc-contract-next = La prochaine course
web-tc-contract-two = Les deux prochaines
web-tc-contract-race-brief = cette course
web-tc-contract-next-brief = la prochaine
web-tc-contract-two-brief = les deux prochaines
web-tc-contract-race-when = paie s’il est retiré de cette course
web-tc-contract-next-when = paie s’il est blessé
web-tc-contract-two-when = paie chaque course qu’une blessure lui coûte
web-tc-contract-race-when-brief = s’il est retiré
web-tc-contract-next-when-brief = s’il est blessé
web-tc-contract-two-when-brief = par course manquée, blessé
web-tc-contract-race-narrow = Retiré, cette course
web-tc-contract-next-narrow = Blessé, la prochaine
web-tc-contract-two-narrow = Blessé, deux courses
web-tc-pays-two = { $amount }, ou { $most } pour deux
web-tc-often = { $chance } des fois
web-tc-insure-for = { $horse }, prime { $amount }

## À la vente

web-tc-bid-only-pass = Vous ne pouvez payer l’offre minimum pour { $horse }.
web-tc-bid-own = Votre { $horse } est en vente.
web-tc-bid-own-rent = Votre { $horse } est en location.
web-tc-bid-leads = Vous menez pour { $horse } avec { $amount }.
web-tc-bid-matched = Vous paieriez aussi { $amount } pour { $horse }.
web-tc-bid-out = Vous êtes hors du coup pour { $horse }.
web-tc-bid-waits = { $horse } : à { $who }.
web-tc-bid-leaves = il vous reste { $amount }
web-tc-coming =
    { $count ->
        [one] Encore un lot
       *[other] Encore { $count } lots
    }
web-tc-details = chiffres
web-tc-lot-title = { $horse } aux enchères
web-tc-band-price = Prix
web-tc-band-rent = Loyer
web-tc-suggested = les experts disent { $amount }
web-tc-worth-label = Devrait rapporter dans ce programme
web-tc-prize-worth-label = Devrait rapporter dans cette course
web-tc-cash-after-label = Reste après l’offre minimum
web-tc-fees-label = Frais à venir, écurie + lui
web-tc-races-title = Courses pour son âge, premiers prix
web-tc-rivals = Les autres
web-tc-gaps =
    { $count ->
        [4] encore aucun cheval
       *[other] aucun de { $ages } ans
    }

## Pendant la course

web-tc-in-race = Mon écurie dans cette course
web-tc-no-runner = Vous n’avez pas de partant dans cette course.
web-tc-no-jockey = sans jockey vedette
web-tc-no-horses = Votre écurie est vide.
web-tc-my-stable = Mon écurie
web-tc-spectator = Vous regardez.
web-tc-squares-to-go =
    { $squares ->
        [one] encore 1 case
       *[other] encore { $squares } cases
    }
web-tc-insured = assuré : { $kinds }
web-tc-insured-brief = assuré
web-tc-my-slip = Mes paris
web-tc-my-race = Cette course
web-tc-no-bets = Aucun pari sur cette course.
web-tc-cap-brief = plafond { $amount }
web-tc-prizes = prix et cagnotte
web-tc-contracts = assurance
web-tc-if-now = Si l’arrivée était maintenant
web-tc-brought = Elle vous a payé

## Le livre d’écurie

web-tc-book = Livre d’écurie
web-tc-page-stable = Écuries
web-tc-page-ledger = Comptes
web-tc-page-trophies = Trophées
web-tc-whose = De qui
web-tc-stable-empty = Aucun cheval dans cette écurie.
web-tc-last = Dernières places : { $places }
web-tc-ended = { triple-couronne-place } ({ $race })
web-tc-ended-out = non placé ({ $race })
web-tc-never-ran = N’a pas encore couru.
web-tc-ledger-cash = En caisse :
web-tc-ledger-race = { $race }. { $name }
web-tc-ledger-before = Avant la première course
web-tc-ledger-open = Rien jusqu’ici.
web-tc-ledger-nothing = Rien reçu, rien payé.
web-tc-trophy-whip = Au joueur dont le jockey a le plus de victoires.
web-tc-trophy-horse = Au propriétaire du cheval qui a le plus de gains.
web-tc-trophy-cup = Au propriétaire du cheval qui gagne la dernière course.
web-tc-trophy-none = Personne encore.
web-tc-trophy-crown = Qui gagne la saison et les détient tous les trois gagne la Triple Couronne.

## Les places à table

web-tc-seat-winner = gagne
web-tc-seat-left = parti
web-tc-seat-sells = vend
web-tc-seat-lets = loue
web-tc-seat-leads = mène
web-tc-seat-matches = s’aligne
web-tc-seat-out = hors du coup
web-tc-seat-thinks = enchérit
web-tc-seat-sealed = remis
web-tc-seat-writing = réfléchit

## Une première saison

web-tc-teach-lanes = Un tour, un couloir par âge : les jeunes courent à la corde, où c’est plus court.
web-tc-teach-numbers = Pas de dés : chaque cheval a douze numéros à lui et avance d’autant, déplacement après déplacement.
web-tc-teach-squares = Une case jaune fait tirer une carte de course, une rouge une carte d’entraînement et de chance.
web-tc-teach-done = Compris
