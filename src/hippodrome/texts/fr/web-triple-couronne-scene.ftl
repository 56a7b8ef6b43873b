### La Triple Couronne dans le navigateur : ce que dit la scène.

## La course

web-tc-display-board = Tableau d’affichage
web-tc-move = déplacement
web-tc-to-go = encore { $squares }
web-tc-across = arrivé
web-tc-standing = La course en ce moment
web-tc-runner =
    { $squares ->
        [0] { $horse } ({ $who }) : arrivé, { triple-couronne-place }
       *[other] { triple-couronne-place } : { $horse } ({ $who }), { web-tc-to-go }
    }
web-tc-cards = Cartes de cette course
web-tc-close = Fermer
web-tc-card-forward =
    { $by ->
        [one] +1 case
       *[other] +{ $by } cases
    } : { triple-couronne-place }
web-tc-card-back =
    { $by ->
        [one] −1 case
       *[other] −{ $by } cases
    } : { triple-couronne-place }
web-tc-card-draw =
    { $count ->
        [one] tire une autre carte
       *[other] tire { $count } autres cartes
    }
web-tc-card-withdrawn = quitte la course
web-tc-card-injured =
    { $races ->
        [one] manquera sa prochaine course
       *[other] manquera ses { $races } prochaines courses
    }
web-tc-card-shield = gardée : annule le prochain recul
web-tc-card-stride = gardée : +{ $by } sur { $advances } avancées
web-tc-card-cancelled = annulée par { $jockey }
web-tc-card-shielded = annulée par une carte gardée
