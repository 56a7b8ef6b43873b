### La Triple Couronne dans le navigateur, sur le plateau simple.

web-new-edition-triple-couronne = Programme
web-edition-triple-couronne-initiation = Trois courses et une décision pour chacune : quels chevaux courent. Pour une première partie.
web-edition-triple-couronne-reduit = Cinq courses, avec des droits d’entrée et, à partir de quatre joueurs, des paris sur le gagnant.
web-edition-triple-couronne-complet = Dix courses avec tout : enchères, jockeys, ventes, locations, assurances, tous les paris et les trophées.
web-edition-triple-couronne-marathon = Quinze courses selon les mêmes règles, pour une longue soirée ou plusieurs : la table reste comme vous l’avez laissée.
web-option-triple-couronne-stables = Écuries
web-option-triple-couronne-stables-random = tirées au sort
web-option-triple-couronne-stables-random-about = Chacun reçoit les quatre chevaux d’une couleur. Avec les enchères, le sort désigne les couleurs mises en vente.
web-option-triple-couronne-stables-chosen = choisies
web-option-triple-couronne-stables-chosen-about = Chacun choisit une couleur à son tour. Avec les enchères, ce sont les couleurs mises en vente.
web-option-triple-couronne-auction = Enchères
web-option-triple-couronne-auction-about = Chacun commence avec 10 000 000 F et enchérit sur chaque cheval ; sans elles, avec 2 000 000 F et quatre chevaux.
web-option-triple-couronne-jockeys = Jockeys
web-option-triple-couronne-jockeys-random = tirés au sort
web-option-triple-couronne-jockeys-random-about = Chacun reçoit deux jockeys.
web-option-triple-couronne-jockeys-drafted = choisis
web-option-triple-couronne-jockeys-drafted-about = Chacun choisit un jockey à son tour, en deux tours de table.
web-option-triple-couronne-form-guide = Pronostics
web-option-triple-couronne-form-guide-about = Montre ce que les chevaux devraient faire et rapporter, d’après des milliers de courses simulées : les mêmes chiffres pour tous.

## Que faire

triple-couronne-do-bid = enchérir
triple-couronne-do-taker = à qui va le cheval
triple-couronne-do-give = céder
triple-couronne-do-mount = montes
triple-couronne-do-pass = Passer
triple-couronne-do-maximum = maximum secret
triple-couronne-do-jockey = choisir un jockey
triple-couronne-do-stable = choisir une couleur
web-triple-couronne-action-mount =
    { $first ->
        [none] { $second ->
            [none] Personne ne monte
           *[other] { $names-2 } sur { $second }
        }
       *[other] { $names-1 } sur { $first }{ $second ->
            [none] {""}
           *[other] , { $names-2 } sur { $second }
        }
    }
triple-couronne-part-mount-first = { $names-1 } monte
triple-couronne-part-mount-second = { $names-2 } monte
triple-couronne-prompt-stable = Choisissez votre couleur.
triple-couronne-prompt-jockey = Choisissez un jockey. Chacun rend une carte de course inoffensive.
triple-couronne-prompt-bid = Enchérissez, passez, ou laissez un maximum secret : jusque-là, on enchérit pour vous.
triple-couronne-prompt-maximum-meanwhile = On attend { $who }. D’ici là, vous pouvez laisser un maximum secret.
triple-couronne-prompt-taker = Plusieurs paieraient { $most } F. À qui va le cheval ?
triple-couronne-prompt-sales = Vendre un cheval avant cette course ? Dites votre prix minimum.
triple-couronne-prompt-entries = Lesquels de vos chevaux courent ?
triple-couronne-prompt-rentals = Louer un partant pour cette course ? Dites votre prix minimum.
triple-couronne-prompt-mounts = Que montent { $names-1 } et { $names-2 } ?
triple-couronne-prompt-keep =
    { $most ->
        [one] Vous ne pouvez payer les droits que d’un partant. Lequel ?
       *[other] Vous ne pouvez payer les droits que de { $most } partants. Lesquels ?
    }
triple-couronne-prompt-bets = Vos paris, en secret. Toutes les mises ensemble : { $most } F au plus.
triple-couronne-prompt-insurance = Assurez-vous un partant ? Un contrat de chaque sorte au plus.
triple-couronne-prompt-give-up = Vous ne pouvez pas payer. Quel cheval va à la banque à la place ?
triple-couronne-form-bid = Votre enchère pour { $horses-1 }
triple-couronne-form-bid-do = Enchérir
triple-couronne-form-maximum = Votre maximum secret pour { $horses-1 }
triple-couronne-form-maximum-do = Le laisser
triple-couronne-form-sell = Chevaux à vendre
triple-couronne-form-enter = Engagements
triple-couronne-form-rent = Partants à louer
triple-couronne-form-keep = Partants maintenus
triple-couronne-form-bets = Bulletin de paris
triple-couronne-form-insure = Assurances
triple-couronne-target-form-enter-note =
    { $age } ans · cote { $odds } · { $earnings ->
        [0] sans gains
       *[other] gains { $earnings }
    }
triple-couronne-target-form-keep-note = { $age } ans · cote { $odds }
triple-couronne-target-offer-note = { $age } ans · cote { $odds }
triple-couronne-target-win-note = cote { $odds }

## Le programme

triple-couronne-phase-auction = enchères
triple-couronne-phase-bets = paris
triple-couronne-phase-entries = engagements
triple-couronne-phase-fees = droits d’entrée
triple-couronne-phase-insurance = assurances
triple-couronne-phase-jockeys = jockeys
triple-couronne-phase-mounts = montes
triple-couronne-phase-over = terminé
triple-couronne-phase-race = course
triple-couronne-phase-rental = location
triple-couronne-phase-rentals = offres de location
triple-couronne-phase-sale = vente
triple-couronne-phase-sales = offres de vente
triple-couronne-phase-stables = écuries
triple-couronne-fate-finished = arrivé
triple-couronne-fate-given-up = cédé
triple-couronne-fate-running = en course
triple-couronne-fate-withdrawn = retiré
triple-couronne-field-age = âge
triple-couronne-field-asset = sans effet sur sa monture
triple-couronne-field-bank-emptied = la banque de la boîte serait à sec
triple-couronne-field-bets = paris sur cette course
triple-couronne-field-bid = montant
triple-couronne-field-catalogue = catalogue
triple-couronne-field-champion = vainqueur de la dernière course
triple-couronne-field-colours = écurie
triple-couronne-field-contracts = assurances sur cette course
triple-couronne-field-earnings = gains
triple-couronne-field-entries = engagés
triple-couronne-field-fee = droit d’entrée
triple-couronne-field-holders = détenu par
triple-couronne-field-horses = tous les chevaux en jeu
triple-couronne-field-jockeys = jockeys
triple-couronne-field-leader = meilleure offre de
triple-couronne-field-least = au moins
triple-couronne-field-left = a quitté la partie
triple-couronne-field-lot = sous le marteau
triple-couronne-field-lots = encore à vendre
triple-couronne-field-matched = paierait autant
triple-couronne-field-mine = votre écurie
triple-couronne-field-misses = courses à manquer
triple-couronne-field-most = au plus
triple-couronne-field-moves = déplacements 1 à 12
triple-couronne-field-name = nom
triple-couronne-field-next = la prochaine course
triple-couronne-field-number = nº
triple-couronne-field-offer = pour au moins
triple-couronne-field-offers = offres
triple-couronne-field-on = sur
triple-couronne-field-open-to = conditions
triple-couronne-field-pair = jumelé (les deux premiers)
triple-couronne-field-pairs = jumelé (les deux premiers)
triple-couronne-field-paper = votre choix, face cachée
triple-couronne-field-pool = cagnotte
triple-couronne-field-prizes = prix
triple-couronne-field-programme = programme
triple-couronne-field-race = cette course
triple-couronne-field-rent = à louer
triple-couronne-field-reserve = prix de réserve
triple-couronne-field-riders = vos jockeys
triple-couronne-field-sealed = a choisi
triple-couronne-field-seat = joueur
triple-couronne-field-seller = vendu par
triple-couronne-field-still-in = enchérit encore
triple-couronne-field-suggested = prix suggéré
triple-couronne-field-tenant = locataire
triple-couronne-field-today = la course du jour
triple-couronne-field-trophies = trophées
triple-couronne-field-two = les deux prochaines
triple-couronne-field-win = gagnant
triple-couronne-field-wins = victoires
web-triple-couronne-crown = Triple Couronne
