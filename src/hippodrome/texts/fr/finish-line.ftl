### Finish Line : tout ce que disent sa table et sa simulation.
### $you est yes ou no : la place est celle de la personne qui lit.

finish-line-name = Finish Line
finish-line-authors = Dan Glimne
finish-line-year = 2023
finish-line-pitch = Pariez en secret, puis choisissez, lancez et passez les dés qui font courir les chevaux.

## Les mots

finish-line-colour-white = blanc
finish-line-colour-red = rouge
finish-line-colour-yellow = jaune
finish-line-colour-green = vert
finish-line-colour-black = noir
finish-line-face-blank = vide
finish-line-face-horseshoe = fer à cheval
finish-line-face-outsider-1000 = outsider 1 000
finish-line-face-outsider-2000 = outsider 2 000
finish-line-face-outsider-3000 = outsider 3 000
finish-line-face-whip = fouet
finish-line-face-double = double fer
finish-line-face-side-bet = pari latéral
finish-line-face-extra = action supplémentaire
finish-line-face-disqualified = disqualifié
finish-line-face-tip = astuce
finish-line-face-pace = changement de rythme
finish-line-face-helmet = casque
finish-line-face-interference = interférence
finish-line-face-dead-heat = égalité parfaite
finish-line-face-loss = perte de vitesse
finish-line-die =
    { $face ->
        [none] { $colour }
       *[other] { $face } ({ $colour })
    }
finish-line-slip-wins = { $stake } gagnant sur { $horse }
finish-line-slip-places = { $stake } placé sur { $horses }
finish-line-slip-none = aucun pari
finish-line-brief-win = G
finish-line-brief-place = P
finish-line-slip-wins-brief = { finish-line-brief-win }{ $horse } { $stake }
finish-line-slip-places-brief = { finish-line-brief-place }{ ROW($horses, by: "+") } { $stake }
finish-line-slip-none-brief = –

## Ce que fait chaque face, en peu de mots

finish-line-does-blank = rien
finish-line-does-horseshoe = sur une tuile ; le deuxième, ou un seul sur F, la fait avancer d’une place
finish-line-does-outsider-1000 = sur une tuile : une prime si elle gagne (la moitié en placé)
finish-line-does-outsider-2000 = sur une tuile : une prime si elle gagne (la moitié en placé)
finish-line-does-outsider-3000 = sur une tuile : une prime si elle gagne (la moitié en placé)
finish-line-does-whip = sur une tuile, pas S ; le deuxième disqualifie
finish-line-does-double = un cheval avance aussitôt d’une place
finish-line-does-side-bet = le suivant passe son tour et vous doit 500
finish-line-does-extra = gardez-le : un fer après la course
finish-line-does-disqualified = un cheval, pas S, est exclu
finish-line-does-tip = deux dés hors jeu reviennent
finish-line-does-pace = un fer change de tuile (pas depuis S)
finish-line-does-helmet = F, ou un cheval avec un fer, avance de deux places
finish-line-does-interference = trois voisins dans un autre ordre, depuis la tête
finish-line-does-dead-heat = le deuxième rejoint le premier
finish-line-does-loss = un cheval recule de deux places et perd ses dés

## Ce qui s’est passé

finish-line-event-meeting-opened =
    { $races } courses. Chacun commence avec { $capital }. { $you ->
        [yes] Vous commencez
       *[no] { $who } commence
    } la première.
finish-line-event-race-announced = Course { $race }. Depuis la tête : { ROW($horses, by: " · ") }.
finish-line-event-bets-made =
    { $you ->
        [yes] Vous pariez :
       *[no] { $who } parie :
    } { $slip }.
finish-line-event-bets-sealed =
    { $you ->
        [yes] Vos paris sont
       *[no] Les paris { VOWEL($who) ->
            [yes] d’{ $who }
           *[no] de { $who }
        } sont
    } derrière le paravent.
finish-line-event-race-started =
    C’est parti ! { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
finish-line-event-dice-rolled =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } { $taken } et { $you ->
        [yes] lancez
       *[no] lance
    } { ROW($dice, by: ", ") }.
finish-line-event-die-set-aside =
    { $you ->
        [yes] Vous ne faites
       *[no] { $who } ne fait
    } rien ; un dé { $colour } est hors jeu.
finish-line-event-die-used =
    { $you ->
        [yes] Vous utilisez
       *[no] { $who } utilise
    } { $die-face }{ COUNT($dice) ->
        [0] { COUNT($horses) ->
            [0] { "" }
            [2]  : { ROW($horses, by: " → ") }
           *[other]  : { ROW($horses, by: " · ") }
        }
       *[other] { " " }({ $dice })
    }.
finish-line-event-horse-advanced = { $horse } avance. Depuis la tête : { ROW($line, by: " · ") }.
finish-line-event-horse-dropped-back = { $horse } recule. Depuis la tête : { ROW($line, by: " · ") }.
finish-line-event-line-rearranged = Depuis la tête, c’est maintenant { ROW($line, by: " · ") }.
finish-line-event-dead-heat-began = { $upper } rejoint { $lower } : égalité parfaite !
finish-line-event-horse-disqualified = { $horse } est disqualifié. Depuis la tête : { ROW($line, by: " · ") }.
finish-line-event-dice-left = Hors jeu depuis la tuile de { $horse } : { $dice }.
finish-line-event-turn-skipped =
    { $you ->
        [yes] Vous passez votre tour et devez
       *[no] { $who } passe son tour et doit
    } { $amount } à { $owes }.
finish-line-event-dice-passed =
    Deux dés { $you ->
        [yes] vous reviennent
       *[no] vont à { $who }
    } : { $dice }.
finish-line-event-home-stretch-reached = La dernière ligne droite : il reste { $reserve } dés, et l’on peut prendre des jaunes.
finish-line-event-finish-reached = Course { $race } : la réserve est vide.
finish-line-event-extra-action-taken =
    { $horse ->
        [none] { $you ->
            [yes] Vous renoncez à l’action supplémentaire.
           *[no] { $who } renonce à l’action supplémentaire.
        }
       *[other] { $you ->
            [yes] Vous jouez l’action supplémentaire sur
           *[no] { $who } joue l’action supplémentaire sur
        } { $horse }.
    }
finish-line-event-photo-taken = Photo d’arrivée ! { ROW($horseshoes, by: ", ") } fers.
finish-line-event-race-ranked =
    { COUNT($order) ->
        [0] La course { $race } est finie et il ne reste aucun cheval : tous les paris sont perdus.
       *[other] Arrivée de la course { $race } : { ROW($order, by: " · ") }.
    }
finish-line-event-bets-revealed = Les paris sont montrés. { ROW($slips, by: " ; ") }.
finish-line-event-money-moved =
    { $why ->
        [capital] { $you ->
            [yes] Vous recevez
           *[no] { $who } reçoit
        } { $amount } pour la course suivante.
        [stakes] { $you ->
            [yes] Vous aviez misé
           *[no] { $who } avait misé
        } { $amount }.
        [win-bet] { $you ->
            [yes] Vous touchez
           *[no] { $who } touche
        } { $amount } pour un pari gagnant.
        [win-bonus] { $you ->
            [yes] Vous touchez
           *[no] { $who } touche
        } { $amount } pour un outsider gagnant.
        [place-bonus] { $you ->
            [yes] Vous touchez
           *[no] { $who } touche
        } { $amount } pour un outsider placé.
       *[place-bet] { $you ->
            [yes] Vous touchez
           *[no] { $who } touche
        } { $amount } pour un pari placé.
    }
finish-line-event-side-bets-settled =
    { COUNT($amounts) ->
        [0] Personne ne doit de pari latéral.
       *[other] Paris latéraux : { ROW($amounts, by: ", ") }.
    }
finish-line-event-meeting-ended =
    { $you ->
        [yes] C’est fini : vous gagnez avec { $total }.
       *[no] C’est fini : { COUNT($winners) ->
            [1] { $winners } gagne
           *[other] { $winners } se partagent la victoire
        } avec { $total }.
    }

## Pourquoi une action est refusée

refusal-win-twice = Les paris gagnant portent sur des chevaux différents ; deux des vôtres nomment celui qui part à la place { $start }.
refusal-pair-twice = Les paris placé portent sur des paires différentes ; les deux vôtres nomment les places de départ { $one } et { $other }.
refusal-stakes-above-capital = Votre capital est de { $capital } : vos mises réunies ne le dépassent pas.
refusal-take-three = Une course commence avec trois dés de la réserve.
refusal-take-one = Prenez un seul dé, à lancer avec les deux que l’on vous a passés.
refusal-yellow-too-early = Les dés jaunes sont pour la dernière ligne droite : quand on passe deux dés avec { $most } ou moins dans la réserve.
refusal-not-in-reserve = La réserve a { $left } dés de cette couleur ({ $colour }).
refusal-one-colour = Les trois dés sont d’au moins deux couleurs tant que la réserve le permet. Prenez une autre couleur.
refusal-die-not-there = Il n’y a pas de dé { $colour } devant vous.
refusal-horse-not-running = Le cheval { $horse } n’est pas dans la ligne.
refusal-face-not-rolled = Aucun de vos dés ne montre cela ({ $face }).
refusal-whip-on-sure = Le cheval { $horse } est un coureur sûr : pas de fouet sur lui.
refusal-disqualified-sure = Le cheval { $horse } est un coureur sûr : il ne peut être disqualifié.
refusal-helmet-on-leader = Le cheval { $horse } est en tête : pas de casque pour lui.
refusal-helmet-unfit = Le cheval { $horse } n’est pas favori et n’a pas de fer : un casque demande l’un ou l’autre.
refusal-dead-heat-used = Il y a déjà eu une égalité parfaite dans cette course : ce dé est maintenant vide.
refusal-dead-heat-alone = Une égalité parfaite demande deux chevaux : ce dé est maintenant vide.
refusal-loss-too-far = Le cheval { $horse } est à l’une des deux dernières places : il ne peut reculer de deux.
refusal-second-green = Le cheval { $horse } porte déjà un dé vert : un seul par tuile.
refusal-tip-empty = Aucun dé n’est encore hors jeu : ce dé est maintenant vide.
refusal-tip-not-out =
    Une astuce ramène { $count ->
        [one] le seul dé hors jeu
       *[other] { $count } des dés hors jeu
    } : { $colour }.
refusal-pace-from-sure = Le cheval { $horse } est un coureur sûr : son fer y reste.
refusal-pace-no-shoe = Le cheval { $horse } ne porte pas de fer.
refusal-pace-same-horse = Le fer va à un autre cheval que { $horse }.
refusal-interference-few = Il reste moins de trois chevaux : ce dé est maintenant vide.
refusal-interference-splits = Une interférence prend les deux chevaux à égalité, ou aucun.
refusal-interference-apart = Une interférence prend trois chevaux différents qui se suivent.

## La table

finish-line-back = ◂ dernier
finish-line-front = en tête ▸
finish-line-level = égalité parfaite : { $upper } au-dessus de { $lower }
finish-line-out-of-race = disqualifiés : { $horses }
finish-line-reserve = Réserve { $count }
finish-line-out = Hors jeu { $count }
finish-line-stretch = dernière ligne droite
finish-line-hand = Devant { $who }
finish-line-own-bets = Vos paris : { $bets }
finish-line-ask-take = Quels dés ?
finish-line-ask-take-hint = Des couleurs par leur début, comme { $example } ·
finish-line-ask-use = Quel dé, sur quoi ?
finish-line-ask-use-hint = Une lettre et la cible, comme { $example } 11 · x écarte un dé ·
finish-line-aside = écarter un dé sans rien faire
finish-line-ask-extra = Action supplémentaire sur quel cheval ?
finish-line-ask-extra-hint = Un numéro, ou Entrée pour y renoncer ·
finish-line-ask-bets = Pari ?
finish-line-ask-bets-hint = { $win } 200 gagnant, { $pair } 100 placé · Entrée : remettre ·
finish-line-form-title = Vos paris
finish-line-form-sums = Mises { $total } · reste { $left } sur { $capital }
finish-line-result-title = Course { $race } · arrivée
finish-line-result-bonus = outsider { $amount }

## La boîte

finish-line-section-tiles = Tuiles
finish-line-section-dice = Dés
finish-line-section-white = Dés blancs
finish-line-section-red = Dés rouges
finish-line-section-yellow = Dés jaunes
finish-line-section-green = Dés verts
finish-line-section-black = Dés noirs
finish-line-section-course = Dernière ligne droite
finish-line-section-odds = Cotes
finish-line-section-money = Argent
finish-line-because-tiles = 24 tuiles dont certaines portent F et d’autres S sont imprimées ; les numéros 1 à 24 sont déduits. Les tuiles qui portent une lettre sont notre choix : six de chaque, jamais les deux, réparties sur les numéros ; 5 et 11 ne sont pas favoris, comme le montrent les exemples imprimés
finish-line-because-dice = 27 dés, dont 6 rouges, 2 verts et 2 noirs, sont imprimés, ainsi que ceux que l’on écarte à deux joueurs. Une photo d’arrivée lance 6 + 6 dés blancs : il y en a donc 12, ce qui laisse 5 jaunes
finish-line-because-white = le livret nomme le fer à cheval et la ligne d’arrivée, qui est une face vide ; quatre et deux sont rapportés par une critique
finish-line-because-red = le livret nomme le fouet, la face vide et le double fer à cheval ; deux de chaque, c’est de nous
finish-line-because-yellow = le livret nomme casque, interférence, égalité parfaite et perte de vitesse, et aucune face vide (déduit) ; le nombre de chacune est de nous
finish-line-because-green = le livret nomme la face vide et les outsiders de 1000, 2000 et 3000 ; trois faces vides et un de chaque, c’est de nous
finish-line-because-black = le livret nomme ces cinq faces, et aucune face vide (déduit) ; que le pari latéral y soit deux fois est de nous
finish-line-because-course = imprimé : les dés jaunes quand il en reste sept ou moins dans la réserve
finish-line-because-odds = 2, 3 et 4 pour les trois premiers et 7 pour le cinquième sont imprimés. Le maximum de 20 millions cité par l’auteur demande que les deux derniers fassent 25 (déduit) ; leur partage et la quatrième cote sont de nous
finish-line-because-money = imprimé : 1000, puis 2000 et 3000 de plus ; mises par centaines ; 500 pour un pari latéral
finish-line-because-simulation = 170 000 courses au hasard, 3 090 entre trois bons joueurs, 61 pour chaque place que soutient un joueur face à deux d’entre eux, graine 2023. Un bon joueur lit les paris de chacun dans les courses passées et dans ses dés, simule ses propres paris et l’usage de ses dés, gêne les autres et joue pour gagner la réunion (le Maestro) ; qui soutient une place y a tout misé gagnant, et la pousse sans voir plus loin que le dé en main
finish-line-box-tiles = favoris (F) { ROW($favourites, by: ", ") } ; coureurs sûrs (S) { ROW($sure-runners, by: ", ") }
finish-line-box-dice = { ROW($all, by: ", ") } ; écartés à deux joueurs : { ROW($not-with-two, by: ", ") }
finish-line-box-course = dés jaunes avec { $home-stretch } ou moins dans la réserve
finish-line-box-money = { $capital } avant les courses, mises par pas de { $step }, { $side-bet } pour un pari latéral

## Le laboratoire

finish-line-lab-title = La chance de gagner, par place de départ
finish-line-lab-place = Place
finish-line-lab-odds = Cote
finish-line-lab-random = Au hasard
finish-line-lab-well = Bien joué
finish-line-lab-fair = 1 ÷ cote
finish-line-lab-back = Retour
finish-line-lab-pushed = Poussé
finish-line-lab-divergence = Écart avec les cotes, au hasard
finish-line-lab-falls = Au hasard, on gagne moins de l’avant vers l’arrière
finish-line-lab-rarest = Bien joué, la place qui gagne le moins (± { $within })
finish-line-lab-commonest = Bien joué, la place qui gagne le plus (± { $within })
finish-line-lab-how = { $races } courses au hasard, { $well } entre trois bons joueurs, { $backed } pour chaque place que quelqu’un soutient contre deux d’entre eux ; graine { $seed }. 1 ÷ cote est ramené à 100 % en tout. Retour : ce que rapporte en moyenne un euro misé gagnant sur cette place ; poussé : si un joueur y a tout misé et joue pour elle. Un bon joueur lit les paris dans les dés, gêne les autres et joue pour gagner la réunion.
finish-line-plot-title = Finish Line, par simulation
finish-line-plot-chances = Courses gagnées
finish-line-plot-back = Retour pour chaque euro sur cette place
finish-line-plot-place = place de départ, depuis la tête (cote)

help-lab-returns = Finish Line entre bons joueurs : combien de fois chaque place gagne et ce que rapporte un euro misé sur elle ; ou ce qu’elle rapporte à qui y mise tout.
help-lab-returns-seats = Places à la table.
help-lab-returns-place = Un joueur mise tout sur cette place à chaque course et la pousse ; 0 : tous jouent bien.
help-lab-returns-meetings = Nombre de réunions de trois courses.
help-lab-returns-seed = Graine ; la même donne les mêmes courses.
finish-line-returns-title = Ce que rapporte un euro misé gagnant
finish-line-returns-when = Quand
finish-line-returns-race = Course { $race }
finish-line-returns-all = Toutes les courses
finish-line-returns-races = Courses
finish-line-returns-wins = Victoires
finish-line-returns-back = Retour
finish-line-returns-within = ±
finish-line-returns-progress = Réunions
finish-line-returns-well = { $meetings } réunions entre bons joueurs, { $seats } places, graine { $seed } : le robot le plus fort, avec { $bets } simulations pour les paris et { $dice } pour un dé. Retour : pour chaque euro misé gagnant sur cette place. ± à 95 % de confiance, sur les réunions.
finish-line-returns-backed = { $meetings } réunions, { $seats } places, graine { $seed } : un joueur mise tout sur la place { $place } et la pousse, les autres sont de bons joueurs (le robot le plus fort, avec { $bets } simulations pour les paris et { $dice } pour un dé). Retour : pour un euro à chaque course. Il a gagné { $won } ± { $within } des réunions. ± à 95 % de confiance, sur les réunions.
finish-line-slips-title = Comment ils parient
finish-line-slips-when = Quand
finish-line-slips-first = Première course
finish-line-slips-later = Ensuite
finish-line-slips-slips = Bulletins
finish-line-slips-one = Un cheval
finish-line-slips-two = Deux
finish-line-slips-pair = Deux, et placé
finish-line-slips-three = Trois, et placés
finish-line-slips-nothing = Rien
finish-line-slips-again = Comme avant
