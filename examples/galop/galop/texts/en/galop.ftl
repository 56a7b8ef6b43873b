galop-name = Galop
galop-authors = the Hippodrome project
galop-year = 2026
galop-pitch = One horse each: trot and be safe, or gallop and risk a stumble.

galop-event-race-started =
    They are off! { $you ->
        [yes] You ride
       *[no] { $who } rides
    } first.
galop-event-horse-moved =
    { $horse } goes on to square { $end }, { LESS($end, $start) } { LESS($end, $start) ->
        [1] square
       *[other] squares
    } further.
galop-event-horse-stumbled = { $horse } stumbles, stays where it is, and has to trot next time.
galop-event-race-ended =
    { COUNT($winners) ->
        [1] { $winners } wins the race.
       *[other] { $winners } share the win.
    }

refusal-galop-turn = it is another rider’s turn
refusal-galop-shaken = a horse that has stumbled has to trot

galop-prompt-pace = Trot, or gallop?
galop-do-trot = Trot: 3 squares for sure
galop-do-gallop = Gallop: as many squares as the die shows, but a 1 is a stumble
galop-phase-race = the race
galop-phase-over = over
galop-field-first = rides first
galop-field-seat = rider
galop-field-runners = the field
galop-field-square = square
galop-field-finish = post
galop-field-shaken = has to trot

web-option-galop-length = Length of the course
web-option-galop-length-about = Squares to the post; 25 take about eight rounds.
help-play-length = Galop: squares to the post, 10 to 60.
