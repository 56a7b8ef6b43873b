### Le plateau simple : n’importe quel jeu, tel que son contrat le dit. Les textes propres à un jeu passent d’abord :
### <title>-field-<name>, <title>-<field>-<value>, <title>-event-<name>, <title>-action-<do>, <title>-do-<do>,
### <title>-prompt-<kind>(-meanwhile), <title>-form-<kind>, <title>-target-<line>(-note), <title>-part-<do>-<field>, <title>-does-<value>, <title>-entry-<field>,
### et web-<title>-event-<name>, web-<title>-action-<do> quand la phrase du terminal demande plus que de simples faits.

web-plain-board = Plateau simple
web-plain-board-what = Tout en mots et en tableaux, pour ce jeu.
web-plain-card = Programme de la course
web-plain-yes = oui
web-plain-no = non
web-plain-none = aucun
web-plain-named = { $name } { $value }
web-plain-told = { $what } : { $facts }
web-plain-of-seat = { $who } : { $what }
web-plain-told-of = { $who } · { $told }
web-plain-prompt-you = À vous : { $what }.
web-plain-prompt-change = On attend { $who } ; d’ici là, vous pouvez changer votre choix.
web-plain-prompt-others = On attend { $who }.
web-plain-prompt-over = La partie est finie.
web-plain-what = Que faites-vous ?
web-plain-again = Choisir de nouveau
web-plain-more = Tous les choix ne tiennent pas sur la liste : les autres peuvent s’écrire.
web-plain-write = Ou l’écrire
web-plain-send = Envoyer
web-plain-confirm = Confirmer
web-plain-back = Retour
web-plain-target = Sur quoi : { $name }
web-plain-up-to = (jusqu’à { $count })
web-plain-amount = Montant : { $name }
web-plain-sum = { $sum } sur { $total }
web-plain-half = Choisissez sur quoi porte le montant.
web-plain-empty = rien
web-plain-hand-in = Remettre
web-plain-hand-in-empty = Remettre vide
web-plain-hand-in-some = Remettre ({ $count })
web-plain-hand-in-none = Aucun
web-plain-all = Tous ({ $count })
web-plain-pick =
    { $least ->
        [0] { $most } au plus
       *[other] en choisir { $least }
    }
web-plain-none-open = indisponible
web-plain-target-part = Sur quoi : { $name }, { $part }
web-plain-last-race = La dernière course
web-plain-placed = place { $place }
web-plain-square-of = case { $square } sur { $finish }
web-plain-finish-form-bid = Votre enchère
web-plain-finish-form-maximum = Votre maximum secret
web-plain-finish-form-bets = Bulletin de paris

## Ce qu’on peut faire

web-plain-do-arrange = ranger les chevaux
web-plain-do-aside = écarter un dé
web-plain-do-bets = parier
web-plain-do-bid = enchérir
web-plain-do-discard = défausser une carte
web-plain-do-discipline = discipline
web-plain-do-extra = action supplémentaire
web-plain-do-hand = cartes par personne
web-plain-do-maximum = maximum secret
web-plain-do-pass = Passer
web-plain-do-play = jouer une carte
web-plain-do-predict = pronostiquer
web-plain-do-river = placer la rivière
web-plain-do-secrecy = tickets
web-plain-do-take = prendre des dés
web-plain-do-use = utiliser un dé
web-plain-action-maximum =
    { $amount ->
        [0] Retirer le maximum
       *[other] Maximum { $amount }
    }

## Champs

web-plain-field-after = après
web-plain-field-amount = montant
web-plain-field-amounts = montants
web-plain-field-auction = vente
web-plain-field-bank = banque
web-plain-field-betted = paris faits
web-plain-field-bid = enchère
web-plain-field-bonus = bonus
web-plain-field-capital = capital
web-plain-field-card = carte
web-plain-field-cards = cartes
web-plain-field-cards-left = cartes en main
web-plain-field-cash = argent
web-plain-field-colour = couleur
web-plain-field-crosses = croix par couloir
web-plain-field-dice = dés
web-plain-field-die = dé
web-plain-field-discipline = discipline
web-plain-field-disqualified = disqualifiés
web-plain-field-end = jusqu’à
web-plain-field-face = face
web-plain-field-fallen = tombés
web-plain-field-favourite = favori
web-plain-field-first = premier
web-plain-field-first-player = premier joueur
web-plain-field-flat-only = plat seulement
web-plain-field-hand = main
web-plain-field-hand-size = cartes par personne
web-plain-field-hedge = haie
web-plain-field-hedge-marks = emplacements de haies
web-plain-field-hedges = haies
web-plain-field-hidden = tickets cachés
web-plain-field-hidden-predictions = tickets cachés permis
web-plain-field-home-stretch = dernière ligne droite
web-plain-field-hoofprints = empreintes
web-plain-field-horse = cheval
web-plain-field-horses = chevaux
web-plain-field-horseshoes = fers
web-plain-field-jockey = jockey
web-plain-field-kept = dés gardés
web-plain-field-lane = couloir
web-plain-field-lanes = couloirs
web-plain-field-leader = en tête
web-plain-field-length = longueur
web-plain-field-level = à égalité devant
web-plain-field-level-used = égalité utilisée
web-plain-field-limits = limites
web-plain-field-line = la file, depuis la tête
web-plain-field-lot = lots vendus
web-plain-field-maximum = maximum secret
web-plain-field-odds = cote
web-plain-field-opener = ouvre
web-plain-field-order = ordre
web-plain-field-out = dés hors jeu
web-plain-field-outsider = outsider
web-plain-field-owes = doit
web-plain-field-owner = propriétaire
web-plain-field-pawns = pions
web-plain-field-payee = payé à
web-plain-field-payer = payé par
web-plain-field-place = placé
web-plain-field-place-odds = cotes placé
web-plain-field-places = places
web-plain-field-played = cartes jouées
web-plain-field-plus = plus
web-plain-field-points = points
web-plain-field-predicted = pronostic fait
web-plain-field-price = prix
web-plain-field-pushed = poussé
web-plain-field-pushed-to = poussé vers
web-plain-field-race = course
web-plain-field-ran = ont déjà couru
web-plain-field-ranking = classement
web-plain-field-reserve = réserve
web-plain-field-river-row = rangée de la rivière
web-plain-field-round = tour
web-plain-field-row = rangée
web-plain-field-rows = rangées
web-plain-field-runners = partants
web-plain-field-runs = court
web-plain-field-second = deuxième
web-plain-field-side-bets = paris annexes
web-plain-field-size = cartes
web-plain-field-slip = vos paris
web-plain-field-slips = paris
web-plain-field-square = case
web-plain-field-squares = cases
web-plain-field-stake = mise
web-plain-field-start = départ
web-plain-field-start-row = rangée de départ
web-plain-field-still-in = encore en lice
web-plain-field-sure = partant sûr
web-plain-field-taken = pris
web-plain-field-third = troisième
web-plain-field-ticket = votre ticket
web-plain-field-tickets = tickets
web-plain-field-tiles = tuiles
web-plain-field-to = vers
web-plain-field-tokens = jetons
web-plain-field-total = total
web-plain-field-totals = points
web-plain-field-track = parcours
web-plain-field-turn = au tour de
web-plain-field-whips = cravaches
web-plain-field-why = pour
web-plain-field-win = gagnant
web-plain-field-win-odds = cote gagnant
web-plain-field-wins = gagnants

## Valeurs

web-plain-word-arrangement = ranger les chevaux
web-plain-word-auction = vente
web-plain-word-bets = paris
web-plain-word-bid = enchère
web-plain-word-black = noir
web-plain-word-blue = bleu
web-plain-word-disqualified = disqualifié
web-plain-word-extra = action supplémentaire
web-plain-word-green = vert
web-plain-word-hand = cartes par personne
web-plain-word-discipline = discipline
web-plain-word-over = fin
web-plain-word-predict = pronostics
web-plain-word-race = course
web-plain-word-red = rouge
web-plain-word-river = rivière
web-plain-word-secrecy = tickets
web-plain-word-take = prendre des dés
web-plain-word-use = utiliser un dé
web-plain-word-white = blanc
web-plain-word-yellow = jaune

## Événements sans phrase que les faits simples suffisent à remplir

web-plain-event-bets-made = Paris
web-plain-event-bets-revealed = Les paris sont ouverts
web-plain-event-card-played = Carte jouée
web-plain-event-card-discarded = Carte défaussée
web-plain-event-cards-dealt = Main
web-plain-event-die-used = Dé utilisé
web-plain-event-photo-taken = Photo-finish
web-plain-event-finish-crossed = Ligne franchie
web-plain-event-horse-fell = Un cheval tombe
web-plain-event-horse-moved = Un cheval avance
web-plain-event-horses-arranged = Les chevaux sont rangés
web-plain-event-maximum-set = Maximum secret
web-plain-event-prediction-made = Ticket
web-plain-event-predictions-revealed = Les tickets sont retournés
web-plain-event-race-ranked = Résultat
web-plain-event-start-rolled = Le départ
web-plain-event-tie-rolled = Égalité
