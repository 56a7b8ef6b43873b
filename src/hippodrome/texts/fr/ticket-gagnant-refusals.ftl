### Pourquoi une action est refusée à Ticket Gagnant. Le numéro de la règle est affiché devant.

refusal-no-such-seat = Cette table a les places 1 à { $seats }.
refusal-meeting-over = La réunion est finie ; commencez-en une autre.
refusal-not-now = Ce n’est pas le moment : voyez ce qui est à choisir maintenant.
refusal-not-your-turn =
    C’est le tour { VOWEL($seat) ->
        [yes] d’{ $seat }
       *[no] de { $seat }
    }.
refusal-first-player-chooses = C’est le premier joueur qui choisit, donc { $seat }.
refusal-hand-size = Une main a de 3 à 7 cartes.
refusal-each-horse-once = Un alignement nomme chacun des sept chevaux une fois.
refusal-predict-one = Pronostiquez au moins un cheval.
refusal-different-horses = Un cheval n’a qu’un jeton : pronostiquez des chevaux différents.
refusal-card-not-held = Cette carte n’est pas dans votre main.
refusal-a-play-exists = On ne défausse que si aucune de ses cartes n’a de coup permis.
refusal-must-move = Seule une carte double peut se jouer sans déplacer de cheval.
refusal-not-adjacent = { $horse } et { $other } ne sont pas côte à côte : l’un des deux doit bouger.
refusal-not-on-double = Cette carte déplace { $horse } ou { $other }.
refusal-not-on-card = Cette carte déplace { $horse }.
refusal-say-stay = { $horse } y est déjà : dites qu’aucun ne bouge.
refusal-not-beside =
    { $horse } va devant, derrière, à gauche ou à droite { VOWEL($other) ->
        [yes] d’{ $other }
       *[no] de { $other }
    }.
refusal-not-straight = On va tout droit : en avant, en arrière, à gauche ou à droite.
refusal-exact-spaces = { $horse } se déplace d’exactement { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } ; seuls un bord ou un obstacle l’abrègent.
refusal-sideways-only = { $horse } a franchi la ligne : il ne va que de côté.
refusal-hedge-behind = La haie derrière { $horse } lui interdit de reculer.
refusal-river-next =
    La rivière près { VOWEL($horse) ->
        [yes] d’{ $horse }
       *[no] de { $horse }
    } lui barre cette direction.
refusal-not-at-edge = { $horse } n’est pas au bord : il doit bouger.
refusal-hedge-one-way = { $horse } ne repasse pas une haie en arrière.
refusal-river-no-stop = Nul ne s’arrête dans la rivière, en { $cell }.
refusal-nobody-to-push = { $cell } est libre : il n’y a personne à pousser.
refusal-no-room = { $horse } n’a aucune case libre où être poussé : choisissez un autre coup ou une autre carte.
refusal-say-where = Dites où pousser { $horse }, qui occupe cette case.
refusal-not-a-neighbour = { $horse } est poussé sur l’une des cases qui l’entourent.
refusal-push-sideways = { $horse } a franchi la ligne : on ne le pousse qu’à gauche ou à droite.
refusal-push-hedge = { $horse } ne peut pas être poussé en arrière d’une haie.
refusal-push-river = { $horse } ne peut pas être poussé dans la rivière.
refusal-push-occupied = { $other } est là : il faut à { $horse } une case libre.
refusal-malformed = Ce n’est pas une action. Un coup s’écrit 5x3 5>c7, avec une poussée 5x3 5>c7>d8, une carte double sans bouger 4=5 stay.
