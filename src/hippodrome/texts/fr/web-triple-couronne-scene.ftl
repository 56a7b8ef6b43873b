### La Triple Couronne dans le navigateur : ce que dit la scène.

## La course

web-tc-scene-display-board = Tableau d’affichage
web-tc-scene-move = déplacement
web-tc-scene-to-go = encore { $squares }
web-tc-scene-across = arrivé
web-tc-scene-standing = La course en ce moment
web-tc-scene-runner =
    { $squares ->
        [0] { $horse } ({ $who }) : arrivé, { triple-couronne-place }
       *[other] { triple-couronne-place } : { $horse } ({ $who }), { web-tc-scene-to-go }
    }
web-tc-scene-cards = Cartes de cette course
web-tc-scene-close = Fermer
web-tc-scene-card-forward =
    { $by ->
        [one] +1 case
       *[other] +{ $by } cases
    } : { triple-couronne-place }
web-tc-scene-card-back =
    { $by ->
        [one] −1 case
       *[other] −{ $by } cases
    } : { triple-couronne-place }
web-tc-scene-card-draw =
    { $count ->
        [one] tire une autre carte
       *[other] tire { $count } autres cartes
    }
web-tc-scene-card-withdrawn = quitte la course
web-tc-scene-card-injured =
    { $races ->
        [one] manquera sa prochaine course
       *[other] manquera ses { $races } prochaines courses
    }
web-tc-scene-card-shield = gardée : annule le prochain recul
web-tc-scene-card-stride = gardée : +{ $by } sur { $advances } avancées
web-tc-scene-card-cancelled = annulée par { $jockey }
web-tc-scene-card-shielded = annulée par une carte gardée

## Avant la course

web-tc-scene-paddock = Le paddock
web-tc-scene-run =
    { $count ->
        [one] 1 partant
       *[other] { $count } partants
    }
web-tc-scene-race-number = { $race } sur { $races }
web-tc-scene-fee = entrée { $fee }
web-tc-scene-free = entrée libre
web-tc-scene-calendar = Le calendrier
web-tc-scene-injured =
    { $races ->
        [one] blessé : manque une course
       *[other] blessé : manque { $races } courses
    }
web-tc-scene-misses =
    { $races ->
        [one] 1 course
       *[other] { $races } courses
    }
web-tc-scene-no-jockey = sans jockey vedette
web-tc-scene-earned = gains { $earnings } F
web-tc-scene-earned-nothing = sans prix
web-tc-scene-ahead = part { $squares } cases devant
web-tc-scene-odds = cote
web-tc-scene-nobody-qualifies = Aucun cheval en jeu n’est qualifié.
web-tc-scene-insured =
    { $count ->
        [one] 1 contrat
       *[other] { $count } contrats
    }
web-tc-scene-handed-in = { $count } sur { $all } remis
web-tc-scene-shut = fermé
web-tc-scene-won-by = gagnée par { $horse }
web-tc-scene-not-run = pas courue
web-tc-scene-qualifies = qualifié
web-tc-scene-might = peut encore se qualifier
web-tc-scene-barred = n’est pas qualifié

## La cour des écuries

web-tc-scene-yard-scene = La cour des écuries
web-tc-scene-yard-stables = Chacun prend une écurie
web-tc-scene-yard-auction = Quelles couleurs seront mises aux enchères ? Elles ne sont encore à personne.
web-tc-scene-yard-jockeys = Les jockeys vedettes, et la carte sans effet sur chacun
web-tc-scene-under-hammer = aux enchères

## Le ring

web-tc-scene-ring = Le ring des enchères
web-tc-scene-lots = Chevaux mis aux enchères
web-tc-scene-bidders = Enchérisseurs
web-tc-scene-now = en vente
web-tc-scene-points = { $points } points
web-tc-scene-price-band = prix
web-tc-scene-gain = rapporte dans cette course
web-tc-scene-rent-band = location
web-tc-scene-worth = valeur cette saison
web-tc-scene-lot-bank =
    { $left ->
        [one] { $horse } : dernier lot
       *[other] { $horse } : encore { $left } lots
    }
web-tc-scene-lots-left =
    { $left ->
        [one] dernier lot
       *[other] encore { $left } lots
    }
web-tc-scene-lot-sale = { $who } vend { $horse }
web-tc-scene-for-rent = À louer
web-tc-scene-for-sale = À vendre
web-tc-scene-lot-rent = { $who } loue { $horse }
web-tc-scene-no-bid = Pas d’enchère. À partir de { $least } F
web-tc-scene-choosing = Offres égales : { $who } choisit
web-tc-scene-hammer = Adjugé : { $horse } va à { $who }
web-tc-scene-hammer-rent = Loué : { $who } fait courir { $horse }
web-tc-scene-hammer-nobody = Personne ne veut { $horse }
web-tc-scene-buys = achète
web-tc-scene-sells = vend
web-tc-scene-leads = en tête
web-tc-scene-matches = suit
web-tc-scene-out = passe
web-tc-scene-thinks = réfléchit
web-tc-scene-in = en lice
web-tc-scene-sold = adjugé
web-tc-scene-rented = loué

## Le résultat

web-tc-scene-result-title = Course { $race } : { $name }
web-tc-scene-climbed =
    { $up ->
        [yes] { $places ->
            [one] gagne une place
           *[other] gagne { $places } places
        }
       *[no] { $places ->
            [one] perd une place
           *[other] perd { $places } places
        }
    }
web-tc-scene-no-money = rien payé, rien gagné
web-tc-scene-cover-race = cette course
web-tc-scene-cover-next = la prochaine
web-tc-scene-cover-two = les deux prochaines
web-tc-scene-back = Retour
web-tc-scene-standings = Classement et courses
web-tc-scene-ceremony = La cérémonie
web-tc-scene-whip-by =
    { $wins ->
        [one] { $jockey } : 1 victoire
       *[other] { $jockey } : { $wins } victoires
    }
web-tc-scene-horse-by = { $horse } : { $earnings } F
web-tc-scene-crowned = { $who } porte la Triple Couronne
web-tc-scene-look-at = Revoir la course { $race }
