### Ticket Gagnant : tout ce que dit la table, sauf les refus.
### $you vaut yes ou no : si la place est celle de la personne qui lit.

ticket-gagnant-name = Ticket Gagnant
ticket-gagnant-authors = Célestine et Jean-Christophe Bouvier
ticket-gagnant-year = 2022
ticket-gagnant-pitch = Pronostiquez les trois premiers de sept chevaux, puis menez vous-mêmes la course.

## Les mots

ticket-gagnant-discipline-flat = Plat
ticket-gagnant-discipline-hurdles = Haies
ticket-gagnant-discipline-steeplechase = Steeple-chase
ticket-gagnant-discipline-harness = Trot attelé
# What keeps a horse from a cell, in a word.
ticket-gagnant-barred-hedge = haie
ticket-gagnant-barred-river = rivière
ticket-gagnant-barred-line = ligne
ticket-gagnant-barred-full = complet
ticket-gagnant-place-1 = 1er
ticket-gagnant-place-2 = 2e
ticket-gagnant-place-3 = 3e
ticket-gagnant-spaces =
    { $spaces ->
        [one] 1 case
       *[other] { $spaces } cases
    }
ticket-gagnant-card-single = { $horse } × { $spaces }
ticket-gagnant-card-double = { $horse } & { $other }
ticket-gagnant-card-joker = joker

## Ce qui s’est passé

ticket-gagnant-event-meeting-opened =
    { $drawn ->
        [yes] Une réunion de { $races } courses. Le sort { $you ->
            [yes] vous confie le jeton premier joueur.
           *[no] confie le jeton premier joueur à { $who }.
        }
       *[no] Une réunion de { $races } courses. { $you ->
            [yes] Vous avez
           *[no] { $who } a
        } le jeton premier joueur.
    }
ticket-gagnant-event-race-announced =
    Course { $race } : { $you ->
        [yes] vous êtes premier joueur.
       *[no] { $who } est premier joueur.
    }
ticket-gagnant-event-discipline-chosen =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } { $discipline ->
        [flat] le plat
        [hurdles] les haies
        [steeplechase] le steeple-chase
       *[harness] le trot attelé
    }.
ticket-gagnant-event-river-placed =
    { $you ->
        [yes] Vous placez
       *[no] { $who } place
    } la rivière juste { $after ->
        [yes] après
       *[no] avant
    } la haie { $hedge }, sur la rangée { $row }.
ticket-gagnant-event-horses-arranged =
    { $you ->
        [yes] Vous alignez
       *[no] { $who } aligne
    } les chevaux : { $order }, de la corde vers l’extérieur.
ticket-gagnant-event-secrecy-chosen =
    { $you ->
        [yes] Vous décidez
       *[no] { $who } décide
    } : { $hidden ->
        [yes] les tickets restent face cachée jusqu’au classement.
       *[no] les tickets sont retournés avant le départ.
    }
ticket-gagnant-event-hand-size-chosen =
    { $you ->
        [yes] Vous faites
       *[no] { $who } fait
    } donner { $size } cartes à chacun.
ticket-gagnant-event-cards-dealt =
    { $you ->
        [yes] Votre main :
       *[no] { $who } a en main
    } { ROW($cards, by: ", ") }.
ticket-gagnant-event-prediction-made =
    { $you ->
        [yes] Votre ticket :
       *[no] Le ticket { VOWEL($who) ->
            [yes] d’{ $who }
           *[no] de { $who }
        } :
    } { $places }.
ticket-gagnant-event-prediction-sealed =
    { $you ->
        [yes] { "" }
       *[no] { $who } pose son ticket face cachée.
    }
ticket-gagnant-event-predictions-revealed = On retourne les tickets : { ROW($tickets, by: ", ") }.
ticket-gagnant-event-race-started =
    { $hidden ->
        [yes] C’est parti ! Les tickets restent face cachée.
       *[no] C’est parti !
    }
ticket-gagnant-event-card-played =
    { $you ->
        [yes] Vous jouez
       *[no] { $who } joue
    } { $card } : { $what }.
ticket-gagnant-event-card-discarded =
    { $you ->
        [yes] Aucun coup permis : vous défaussez
       *[no] Aucun coup permis : { $who } défausse
    } { $card }.
ticket-gagnant-event-line-crossed =
    { COUNT($horses) ->
        [1] { $horses } a franchi la ligne tiretée.
       *[other] { $horses } ont franchi la ligne tiretée.
    }
ticket-gagnant-event-horses-disqualified =
    { COUNT($horses) ->
        [1] { $horses } est sur des traces de sabots : disqualifié.
       *[other] { $horses } sont sur des traces de sabots : disqualifiés.
    }
ticket-gagnant-event-photo-finish-drawn = Photo-finish entre { $level } : { ROW($order, by: ", ") }.
ticket-gagnant-event-race-ranked = Arrivée de la course { $race } : { ROW($ranking, by: ", ") }.
ticket-gagnant-event-ticket-scored =
    { $you ->
        [yes] Vous marquez
       *[no] { $who } marque
    } { $scored }{ $bonus ->
        [0] {""}
       *[other] , prime de { $bonus } comprise
    } ; total { $total }.
ticket-gagnant-event-meeting-ended =
    { $you ->
        [yes] La réunion est finie : vous gagnez avec { $total }.
       *[no] La réunion est finie : { COUNT($winners) ->
            [1] { $winners } gagne
           *[other] { $winners } se partagent la victoire
        } avec { $total }.
    }

## Ce qu’une carte a fait

ticket-gagnant-move-forward = { $horse } avance de { $spaces }, en { $cell }
ticket-gagnant-move-backward = { $horse } recule de { $spaces }, en { $cell }
ticket-gagnant-move-left = { $horse } se décale de { $spaces } à gauche, en { $cell }
ticket-gagnant-move-right = { $horse } se décale de { $spaces } à droite, en { $cell }
ticket-gagnant-move-edge = { $horse } reste contre le bord, en { $cell }
ticket-gagnant-move-none = les deux chevaux restent où ils sont
ticket-gagnant-move-in-front = { $horse } passe devant { $other }, en { $cell }
ticket-gagnant-move-behind = { $horse } passe derrière { $other }, en { $cell }
ticket-gagnant-move-to-the-left =
    { $horse } se place à gauche { VOWEL($other) ->
        [yes] d’{ $other }
       *[no] de { $other }
    }, en { $cell }
ticket-gagnant-move-to-the-right =
    { $horse } se place à droite { VOWEL($other) ->
        [yes] d’{ $other }
       *[no] de { $other }
    }, en { $cell }
ticket-gagnant-move-next-to = { $horse } se place contre { $other }, en { $cell }
ticket-gagnant-move-push = { $what }, et pousse { $pushed } en { $to }

## Choisir un coup

ticket-gagnant-way-forward = → en avant de { $spaces }
ticket-gagnant-way-backward = ← en arrière de { $spaces }
ticket-gagnant-way-left = ↑ à gauche de { $spaces }
ticket-gagnant-way-right = ↓ à droite de { $spaces }
ticket-gagnant-way-edge = rester contre le bord (la carte est perdue)
ticket-gagnant-way-short = { $way } sur { $printed }
ticket-gagnant-way-in-front = { $horse } devant { $other }
ticket-gagnant-way-behind = { $horse } derrière { $other }
ticket-gagnant-way-to-the-left =
    { $horse } à gauche { VOWEL($other) ->
        [yes] d’{ $other }
       *[no] de { $other }
    } ↑
ticket-gagnant-way-to-the-right =
    { $horse } à droite { VOWEL($other) ->
        [yes] d’{ $other }
       *[no] de { $other }
    } ↓
ticket-gagnant-way-none = laisser les deux où ils sont
ticket-gagnant-way-push = pousse { $horse }
ticket-gagnant-way-hoofprint = sur des traces !
ticket-gagnant-way-barred = { $why } ({ $way })
ticket-gagnant-direction-forward = → en avant
ticket-gagnant-direction-backward = ← en arrière
ticket-gagnant-direction-left = ↑ à gauche
ticket-gagnant-direction-right = ↓ à droite

ticket-gagnant-ask-card = Carte ?
ticket-gagnant-ask-card-hint = Tapez le numéro d’une carte.
ticket-gagnant-ask-horse = Quel cheval ?
ticket-gagnant-ask-horse-hint = Le joker déplace tout cheval : tapez un numéro. Entrée : une autre carte.
ticket-gagnant-ask-target = Où ?
ticket-gagnant-ask-target-hint = Tapez la lettre d’une case éclairée. Entrée : une autre carte.
ticket-gagnant-ask-push = Où pousser { $horse } ?
ticket-gagnant-ask-push-hint = { $horse } doit céder sa place : tapez une lettre. Entrée : revenir.
ticket-gagnant-ask-discard = Défausser ?
ticket-gagnant-ask-discard-hint = Aucune de vos cartes n’a de coup permis (TG-19) : tapez le numéro de celle à défausser.
ticket-gagnant-ask-predict = 1er, 2e, 3e ?
ticket-gagnant-ask-predict-hint = Trois chevaux comme 7 3 5, un point pour personne comme 7 . 5.
ticket-gagnant-ask-discipline = Discipline ?
ticket-gagnant-ask-discipline-title = Course { $race } : à vous de choisir la discipline
ticket-gagnant-ask-river = Rivière ?
ticket-gagnant-ask-river-title = Où coule la rivière ?
ticket-gagnant-ask-arrange = Ordre ?
ticket-gagnant-ask-arrange-title = Vous alignez les chevaux, de la corde (couloir a) vers l’extérieur
ticket-gagnant-ask-arrange-hint = Tapez les sept numéros, comme 7654321. Entrée : dans l’ordre des numéros.
ticket-gagnant-ask-secrecy = Tickets ?
ticket-gagnant-ask-secrecy-title = Les tickets de cette course
ticket-gagnant-ask-hand = Cartes chacun ?
ticket-gagnant-ask-hand-title = Combien de cartes pour chacun ?
ticket-gagnant-ask-hand-hint = Tapez un nombre de { $least } à { $most }. Entrée : { $usual }.
ticket-gagnant-ask-menu-hint = Tapez un numéro. Entrée : { $usual }.
ticket-gagnant-card-stuck = { $card } ne peut pas se jouer maintenant ; choisissez une autre carte.

ticket-gagnant-about-flat = aucun obstacle
ticket-gagnant-about-hurdles = deux haies, jamais franchies à reculons
ticket-gagnant-about-steeplechase = des haies, et une rivière où nul ne s’arrête
ticket-gagnant-about-harness = qui finit sur des traces de sabots est disqualifié
ticket-gagnant-river-before = juste avant la haie { $hedge } (rangée { $row })
ticket-gagnant-river-after = juste après la haie { $hedge } (rangée { $row })
ticket-gagnant-secrecy-open = retournés avant le départ
ticket-gagnant-secrecy-hidden = face cachée jusqu’au classement

## La table

ticket-gagnant-your-ticket = MON TICKET

## Après une course

ticket-gagnant-result-title = Course { $race } · { $discipline } · arrivée
ticket-gagnant-result-bonus = Prime
ticket-gagnant-result-race = Course
ticket-gagnant-result-total = Total

## La boîte

ticket-gagnant-section-horses = Chevaux
ticket-gagnant-section-deck = Cartes mouvement
ticket-gagnant-section-track = Piste
ticket-gagnant-section-harness = Traces de sabots
ticket-gagnant-section-ticket = Ticket
ticket-gagnant-section-score = Score
ticket-gagnant-because-horses = couleurs et numéros sont imprimés partout ; un « Vert 2 » est une coquille pour Vert 3
ticket-gagnant-because-deck = 45 cartes et 3 jokers sont imprimés, et les cartes simples de 1 à 3 cases rapportées par des critiques : 7 chevaux à 3 valeurs et les 21 paires font les 42 autres
ticket-gagnant-because-track = non imprimé. Cinq plateaux de trois rangées, assez larges pour sept chevaux de front, qui partent du bout du premier plateau ; la ligne tiretée avant la dernière rangée ; les haies à quatre et huit rangées du départ. La longueur est celle où la ligne est franchie dans peu de petites courses et la plupart des grandes (voir la simulation)
ticket-gagnant-because-harness = non imprimé. Un semis sur 23 des 105 cases : aucune jusqu’au départ, une à trois sur chaque rangée ensuite, jamais une rangée entière, et toujours une case nette à côté d’une case marquée
ticket-gagnant-because-ticket = 7 et 4, placé 2e = 3, perdu 6e = −1 et disqualifié −2 sont imprimés, tout comme les deux primes ; 5 et les autres valeurs placées et perdues sont rapportés par des critiques
ticket-gagnant-because-score = le plancher de −8 est imprimé dans les deux éditions, le jeton de 50 dans la première, celui de 40 dans la suivante
ticket-gagnant-because-simulation = courses de plat de l’édition 2022 entre robots qui voient une carte plus loin, graine 2022 : la part des courses où un cheval franchit la ligne tiretée. Demandé : une minorité à 2 joueurs et 3 cartes, une majorité à 6 joueurs et 7 cartes

## The box

ticket-gagnant-box-track = { $rows } rangées, départ sur la rangée { $start-row }, haies après les rangées { $hedge-marks }, ligne tiretée avant la dernière rangée
ticket-gagnant-box-harness = { "" }
ticket-gagnant-box-ticket =
    place exacte : { ROW($exact, by: " / ") }
    parmi les trois premiers : { $placed }
    arrivé 4e à 7e : { $lost }
    disqualifié : { $disqualified }
    trio dans l’ordre : { $trio-in-order }
    trio dans le désordre : { $trio }
ticket-gagnant-box-score = un pion ne descend jamais sous { $floor } ; le jeton par édition : { ROW($token, by: ", ") }
ticket-gagnant-lab-seats = Places
ticket-gagnant-lab-cards = Cartes chacune
ticket-gagnant-lab-races = Courses
ticket-gagnant-lab-crossed = Ligne franchie

## Le laboratoire

ticket-gagnant-lab-title = Courses par places et cartes
ticket-gagnant-lab-photo = Photo-finish
ticket-gagnant-lab-points = Points d’un ticket
ticket-gagnant-lab-trio = Trio trouvé
ticket-gagnant-lab-with = { $cards } cartes chacune
ticket-gagnant-lab-crossings = La ligne est franchie, { $seats } places, { $cards } cartes chacune
ticket-gagnant-lab-how = { $races } courses de plat de l’édition 2022 par ligne, entre robots qui voient une carte plus loin ; graine { $seed }. La ligne tiretée est la mesure d’après laquelle la piste a été reconstruite.
