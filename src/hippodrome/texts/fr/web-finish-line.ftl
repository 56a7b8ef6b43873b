### Finish Line dans le navigateur, sur le plateau simple.

web-new-finish-line = Trois courses de sept chevaux. Votre argent sert pour toutes ; il en arrive avant la deuxième et la troisième. Le sort désigne qui commence.

## Que faire

finish-line-do-aside = ne rien faire : un dé hors jeu
finish-line-do-bets = parier
finish-line-do-extra = action supplémentaire : un fer sur
finish-line-do-take = prendre dans la réserve
finish-line-do-use = utiliser un dé
finish-line-prompt-bets = Pariez en secret : jusqu’à trois chevaux gagnants, et deux paires pour les deux premières places.
finish-line-prompt-take = Prenez dans la réserve, puis les trois dés sont lancés.
finish-line-prompt-use = Utilisez un des trois dés, ou mettez-en un hors jeu. Les deux autres vont au joueur suivant.
finish-line-prompt-extra = La course est finie. Votre action supplémentaire : un fer pour un cheval de plus ?
finish-line-action-extra =
    { $horse ->
        [none] Y renoncer
       *[other] { $horse }
    }
finish-line-action-use =
    { $face ->
        [dead-heat] Égalité des deux premiers
        [disqualified] Disqualifier le { $horses }
        [double] Double fer : le { $horses } avance
        [extra] Garder l’action supplémentaire
        [helmet] Casque : le { $horses } avance de deux
        [horseshoe] Fer sur { $horses }
        [interference] Nouvel ordre : { $horses-1 } · { $horses-2 } · { $horses-3 }
        [loss] Perte de vitesse : le { $horses } recule de deux
        [outsider-1000] Outsider 1 000 sur { $horses }
        [outsider-2000] Outsider 2 000 sur { $horses }
        [outsider-3000] Outsider 3 000 sur { $horses }
        [pace] Fer du { $horses-1 } vers le { $horses-2 }
        [side-bet] Pari latéral avec le joueur suivant
        [tip] Astuce : { $dice } en retour
       *[whip] Fouet sur { $horses }
    }
finish-line-form-bets = Vos paris
finish-line-target-win = { $horse }
finish-line-target-win-note = ×{ $odds }
finish-line-target-place = { $one-horse } + { $other-horse }
finish-line-target-place-note = ×{ $sum-odds }

## Le programme

finish-line-phase-bets = paris
finish-line-phase-extra = actions supplémentaires
finish-line-phase-over = terminé
finish-line-phase-take = choix des dés
finish-line-phase-use = emploi d’un dé
finish-line-field-favourite = favori (F)
finish-line-field-first = commence la course
finish-line-field-hand = dés en main
finish-line-field-kept = actions gardées
finish-line-field-level = égalité en tête
finish-line-field-level-used = égalité déjà jouée
finish-line-field-out = dés hors jeu
finish-line-field-outsider = prime d’outsider
finish-line-field-place = les deux premiers
finish-line-field-places = les deux premiers
finish-line-field-ran = chevaux déjà courus
finish-line-field-reserve = dés de la réserve
finish-line-field-runs = en course
finish-line-field-side-bets = paris latéraux
finish-line-field-slips = paris de la dernière course
finish-line-field-standing = place
finish-line-field-start = place de départ
finish-line-field-sure = coureur sûr (S)
finish-line-field-tiles = les chevaux, la tête à droite
finish-line-field-whips = fouets
finish-line-field-win = gagnant
finish-line-field-wins = gagnant

## Comment les choses se disent dans une phrase

finish-line-entry-dice = { $face } ({ $colour })
finish-line-entry-die = { $face } ({ $colour })
finish-line-entry-wins = { $stake } gagnant sur { $horse }
finish-line-entry-places = { $stake } placé sur { $horses }
finish-line-entry-slip =
    { $wins-count ->
        [0] { $places-count ->
            [0] { finish-line-slip-none }
           *[other] { $places }
        }
       *[other] { $wins }{ $places-count ->
            [0] {""}
           *[other] , { $places }
        }
    }
finish-line-entry-slips =
    { $wins-count ->
        [0] { $places-count ->
            [0] { finish-line-slip-none }
           *[other] { $places }
        }
       *[other] { $wins }{ $places-count ->
            [0] {""}
           *[other] , { $places }
        }
    }
