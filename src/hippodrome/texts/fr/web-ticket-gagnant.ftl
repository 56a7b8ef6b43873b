### Ticket Gagnant dans le navigateur : la piste, les papiers, les cartes. Le reste est dans ticket-gagnant.ftl.

## Que faire maintenant

web-tg-prompt-over = La réunion est finie.
web-tg-prompt-discipline = À vous de choisir la discipline.
web-tg-prompt-river = À vous de placer la rivière.
web-tg-prompt-arrange = À vous d’aligner les chevaux.
web-tg-prompt-secrecy = À vous de décider : tickets ouverts ou secrets ?
web-tg-prompt-hand = À vous de dire combien de cartes chacun reçoit.
web-tg-prompt-predict = Votre pronostic : un à trois jetons sur le ticket.
web-tg-prompt-play = À vous : jouez une carte.
web-tg-prompt-discard = Aucun coup permis : défaussez une carte.
web-tg-prompt-sealed = Ticket déposé ; vous pouvez encore le changer.
web-tg-prompt-predictions = Pronostics : { $ready } sur { $seats } prêts.
web-tg-prompt-turn =
    C’est le tour { VOWEL($who) ->
        [yes] d’{ $who }
       *[no] de { $who }
    }.
web-tg-prompt-first =
    { $phase ->
        [discipline] { $who } choisit la discipline.
        [river] { $who } place la rivière.
        [arrange] { $who } aligne les chevaux.
        [secrecy] { $who } décide du secret des tickets.
       *[hand] { $who } choisit le nombre de cartes.
    }

## La piste

web-tg-course = Piste : { $discipline }, { $rows } rangées, { $lanes } couloirs
web-tg-start = Départ
web-tg-order = Ordre de course
web-tg-order-at = { $rank } : { $horses }
web-tg-leads =
    { $count ->
        [one] { $horses } mène
       *[other] { $horses } de front
    }
web-tg-disqualified = disqualifié
web-tg-positions = Position des chevaux
web-tg-column-horse = Cheval
web-tg-column-lane = Couloir
web-tg-column-row = Rangée
web-tg-column-notes = Remarques
web-tg-past-line = ligne franchie
web-tg-on-hoofprint = sur des traces de sabots
web-tg-river-row = Rivière : rangée { $row }
web-tg-hedge-rows = Haies après les rangées { $rows }
web-tg-choose-horse = Choisir { $horse }, en { $cell }

## Les cartes

web-tg-hand = Ma main
web-tg-card-spaces =
    { $spaces ->
        [one] 1 case
       *[other] { $spaces } cases
    }
web-tg-card-beside = côte à côte
web-tg-card-joker = joker 1–3
web-tg-card-number = Carte { $number } : { $card }
web-tg-card-stuck = { $card } ne peut pas se jouer maintenant.
web-tg-no-cards = Plus de carte en main.
web-tg-cards-later = Les cartes ne sont pas encore données.
web-tg-discard = Défausser
web-tg-discard-card = Défausser { $card }
web-tg-discard-which = { $card } : la défausser ?
web-tg-stay = Laisser les deux
web-tg-spaces = Nombre de cases
web-tg-pad = Direction
web-tg-way-forward = En avant
web-tg-way-backward = En arrière
web-tg-way-left = À gauche, vers la corde
web-tg-way-right = À droite, vers l’extérieur
web-tg-pick-horse = Quel cheval ?
web-tg-pick-target = Où va { $horse } ?
web-tg-pick-push = Où pousser { $horse } ?
web-tg-play =
    { $push ->
        [yes] Jouer : { $horse } en { $cell }, { $pushed } en { $to }
       *[no] Jouer : { $horse } en { $cell }
    }
web-tg-cancel = Annuler
web-tg-wait-turn = En attendant : { $who }

## Le ticket

web-tg-ticket = Mon ticket
web-tg-tote = Pari mutuel · course { $race }
web-tg-now = maintenant
web-tg-now-was = avant { $points }
web-tg-or = { $most } ou { $least }
web-tg-from-to = { $least } à { $most }
web-tg-rank = { $rank }e
web-tg-out = hors course
web-tg-token-place = { $horse } : poser sur le ticket
web-tg-token-on = { $horse }, déjà sur le ticket
web-tg-slot-empty = { $place }, { $points } points : libre
web-tg-slot-filled = { $place } : { $horse }. Enlever
web-tg-hand-in = Déposer le ticket
web-tg-hand-in-again = Changer le ticket
web-tg-sealed = Déposé
web-tg-tokens = Jetons
web-tg-face-down = face cachée
web-tg-no-ticket = pas encore de ticket

## Le premier joueur choisit

web-tg-discipline-flat = Sept chevaux, du gazon, rien d’autre.
web-tg-discipline-hurdles = Deux haies : jamais franchies à reculons.
web-tg-discipline-steeplechase = Des haies, et une rivière où nul ne s’arrête.
web-tg-discipline-harness = Finir sur des traces de sabots disqualifie.
web-tg-river-title = Où coule la rivière ?
web-tg-river-before = Avant la haie { $hedge }
web-tg-river-after = Après la haie { $hedge }
web-tg-river-on-row = rangée { $row }
web-tg-arrange-title = De la corde vers l’extérieur
web-tg-arrange-lane = Couloir { $lane } : { $horse }
web-tg-arrange-hint = Touchez deux chevaux pour les échanger, ou glissez-les.
web-tg-arrange-numbers = Par numéro
web-tg-arrange-shuffle = Au hasard
web-tg-arrange-done = Au départ !
web-tg-secrecy-open = Tickets ouverts
web-tg-secrecy-open-about = Retournés avant le départ : chacun sait qui joue quoi.
web-tg-secrecy-hidden = Tickets secrets
web-tg-secrecy-hidden-about = Face cachée jusqu’au classement : à vous de bluffer.
web-tg-hand-title = Combien de cartes pour chacun ?
web-tg-hand-size = { $size } cartes chacun
web-tg-hand-short = course brève
web-tg-hand-long = longue course

## Après la course

web-tg-result = Arrivée de la course { $race }
web-tg-photo = Photo-finish
web-tg-photo-print = Photo-finish : { $order }
web-tg-result-close = Fermer
web-tg-result-open = Arrivée
web-tg-result-out = Disqualifiés
web-tg-result-nobody = personne
web-tg-result-points = Course
web-tg-result-total = Total
web-tg-result-bonus =
    { $points ->
        [5] trio dans l’ordre
       *[other] trio
    }
web-tg-result-player = Place
web-tg-winner =
    { $count ->
        [one] { $who } gagne la réunion
       *[other] { $who } se partagent la victoire
    }
web-tg-winner-you = Vous gagnez la réunion !
web-tg-score-track = Piste de score
web-tg-score-of = { $who } : pion en { $pawn }, total { $total }
web-tg-score-token =
    { $count ->
        [one] 1 jeton de { $worth }
       *[other] { $count } jetons de { $worth }
    }

## Les places

web-tg-seat-points = { $points } points
web-tg-seat-first = premier joueur
web-tg-seat-cards =
    { $cards ->
        [0] plus de carte
        [one] 1 carte
       *[other] { $cards } cartes
    }

## La boîte

web-tg-lid = Boîte du jeu { $title } : un cheval au galop devant les tribunes
web-tg-lid-line = Sept chevaux, un pronostic
