galop-name = Galop
galop-authors = le projet Hippodrome
galop-year = 2026
galop-pitch = Un cheval chacun : trotter à coup sûr, ou galoper et risquer de trébucher.

galop-event-race-started =
    Ils sont partis ! { $you ->
        [yes] Vous menez
       *[no] { $who } mène
    } le premier cheval.
galop-event-horse-moved =
    { $horse } avance jusqu’à la case { $end }, { LESS($end, $start) } { LESS($end, $start) ->
        [1] case
       *[other] cases
    } plus loin.
galop-event-horse-stumbled = { $horse } trébuche, reste sur place et devra trotter au prochain tour.
galop-event-race-ended =
    { COUNT($winners) ->
        [1] { $winners } gagne la course.
       *[other] { $winners } se partagent la victoire.
    }

refusal-galop-turn = c’est le tour d’un autre cavalier
refusal-galop-shaken = un cheval qui a trébuché doit trotter

galop-prompt-pace = Au trot, ou au galop ?
galop-do-trot = Trot : 3 cases à coup sûr
galop-do-gallop = Galop : autant de cases que le dé en montre, mais un 1 fait trébucher
galop-phase-race = la course
galop-phase-over = terminée
galop-field-first = part en premier
galop-field-seat = cavalier
galop-field-runners = les partants
galop-field-square = case
galop-field-finish = poteau
galop-field-shaken = doit trotter

web-option-galop-length = Longueur de la piste
web-option-galop-length-about = Cases jusqu’au poteau ; 25 durent environ huit tours.
help-play-length = Galop : cases jusqu’au poteau, de 10 à 60.
