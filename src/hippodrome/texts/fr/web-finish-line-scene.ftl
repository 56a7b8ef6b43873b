### Finish Line dans le navigateur : ce qui est posé sur le tapis. Les montants arrivent prêts à lire.

web-fl-scene-finish = Arrivée
web-fl-scene-reserve = Réserve
web-fl-scene-actions =
    { $count ->
        [0] vide : la course est courue
        [one] 1 dé : encore un coup
       *[other] { $count } dés : encore { $count } coups
    }
web-fl-scene-count =
    { $colour ->
        [white] { $count ->
            [one] { $count } blanc
           *[other] { $count } blancs
        }
        [red] { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
        [yellow] { $count ->
            [one] { $count } jaune
           *[other] { $count } jaunes
        }
        [green] { $count ->
            [one] { $count } vert
           *[other] { $count } verts
        }
       *[black] { $count ->
            [one] { $count } noir
           *[other] { $count } noirs
        }
    }
web-fl-scene-stretch = Dernière ligne droite
web-fl-scene-stake = mise
web-fl-scene-chance = ≈{ $percent } %
web-fl-scene-chance-about = gagne { $percent } % des courses entre bons joueurs, par simulation
web-fl-scene-out = Hors jeu
web-fl-scene-disqualified = Disqualifiés
web-fl-scene-tile =
    Cheval { $horse }, { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
       *[out] disqualifié
    }, cote { $odds }{ $letter ->
        [f] , favori
        [s] , coureur sûr
       *[none] { "" }
    }{ $horseshoes ->
        [0] { "" }
        [one] , un fer
       *[other] , { $horseshoes } fers
    }{ $whips ->
        [0] { "" }
        [one] , un fouet
       *[other] , { $whips } fouets
    }{ $outsider ->
        [none] { "" }
       *[other] , outsider { $outsider }
    }

## Devant une place

web-fl-scene-bets =
    { $count ->
        [0] aucun pari
        [one] 1 pari
       *[other] { $count } paris
    }
web-fl-scene-handed-in = remis
web-fl-scene-writing = écrit
web-fl-scene-kept =
    { $count ->
        [one] un dé noir gardé pour une action supplémentaire
       *[other] { $count } dés noirs gardés pour des actions supplémentaires
    }
web-fl-scene-side-bets = paris latéraux, réglés à la fin
web-fl-scene-winner = vainqueur

## Après la course

web-fl-scene-photo = Photo d’arrivée
web-fl-scene-photo-again = égalité : on relance
web-fl-scene-photo-of =
    { $horseshoes ->
        [one] { $horse } : un fer
       *[other] { $horse } : { $horseshoes } fers
    }
web-fl-scene-photo-told = Photo d’arrivée : { $first } fers pour { $one }, { $second } pour { $other }.
web-fl-scene-nobody = Il ne reste aucun cheval : tous les paris sont perdus.
web-fl-scene-bet-win = gagnant
web-fl-scene-bet-place = placé
web-fl-scene-bet-outsider = prime d’outsider
web-fl-scene-lost = perdu
web-fl-scene-over = La réunion est terminée
web-fl-scene-podium = Le podium
web-fl-scene-side-bets-brief = latéraux
