### Ticket Gagnant: everything that its table says, except for refusals.
### $you is yes or no: whether the seat is the reader's own.

ticket-gagnant-name = Ticket Gagnant
ticket-gagnant-authors = Célestine and Jean-Christophe Bouvier
ticket-gagnant-year = 2022
ticket-gagnant-pitch = Predict the first three of seven horses, then move the horses yourselves.

## Words

ticket-gagnant-discipline-flat = Flat
ticket-gagnant-discipline-hurdles = Hurdles
ticket-gagnant-discipline-steeplechase = Steeplechase
ticket-gagnant-discipline-harness = Harness
# What keeps a horse from a cell, in a word.
ticket-gagnant-barred-hedge = hedge
ticket-gagnant-barred-river = river
ticket-gagnant-barred-line = line
ticket-gagnant-barred-full = no room
ticket-gagnant-place-1 = 1st
ticket-gagnant-place-2 = 2nd
ticket-gagnant-place-3 = 3rd
ticket-gagnant-spaces =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
ticket-gagnant-card-single = { $horse } × { $spaces }
ticket-gagnant-card-double = { $horse } & { $other }
ticket-gagnant-card-joker = joker

## What happened

ticket-gagnant-event-meeting-opened =
    { $drawn ->
        [yes] A meeting of { $races } races. By lot, the first player token goes to { $you ->
            [yes] you
           *[no] { $who }
        }.
       *[no] A meeting of { $races } races. { $you ->
            [yes] You have
           *[no] { $who } has
        } the first player token.
    }
ticket-gagnant-event-race-announced =
    Race { $race }: { $you ->
        [yes] you are first player.
       *[no] { $who } is first player.
    }
ticket-gagnant-event-discipline-chosen =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } { $discipline ->
        [flat] a flat race
        [hurdles] hurdles
        [steeplechase] a steeplechase
       *[harness] a harness race
    }.
ticket-gagnant-event-river-placed =
    { $you ->
        [yes] You put
       *[no] { $who } puts
    } the river just { $after ->
        [yes] after
       *[no] before
    } hedge { $hedge }, on row { $row }.
ticket-gagnant-event-horses-arranged =
    { $you ->
        [yes] You line
       *[no] { $who } lines
    } the horses up: { $order }, from the rail outward.
ticket-gagnant-event-secrecy-chosen =
    { $you ->
        [yes] You decide
       *[no] { $who } decides
    }: { $hidden ->
        [yes] tickets stay face down until the ranking is known.
       *[no] tickets are turned over before the start.
    }
ticket-gagnant-event-hand-size-chosen =
    { $you ->
        [yes] You deal
       *[no] { $who } has
    } { $size } cards { $you ->
        [yes] to everybody.
       *[no] dealt to everybody.
    }
ticket-gagnant-event-cards-dealt =
    { $you ->
        [yes] Your hand:
       *[no] { $who } holds
    } { ROW($cards, by: ", ") }.
ticket-gagnant-event-prediction-made =
    { $you ->
        [yes] Your ticket:
       *[no] The ticket of { $who }:
    } { $places }.
ticket-gagnant-event-prediction-sealed =
    { $you ->
        [yes] { "" }
       *[no] { $who } lays a ticket face down.
    }
ticket-gagnant-event-predictions-revealed = The tickets are turned over: { ROW($tickets, by: ", ") }.
ticket-gagnant-event-race-started =
    { $hidden ->
        [yes] They’re off! The tickets stay face down.
       *[no] They’re off!
    }
ticket-gagnant-event-card-played =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } { $card }: { $what }.
ticket-gagnant-event-card-discarded =
    { $you ->
        [yes] You have no legal move and discard
       *[no] { $who } has no legal move and discards
    } { $card }.
ticket-gagnant-event-line-crossed =
    { COUNT($horses) ->
        [1] { $horses } is past the dashed line.
       *[other] { $horses } are past the dashed line.
    }
ticket-gagnant-event-horses-disqualified =
    { COUNT($horses) ->
        [1] { $horses } stands on hoofprints: disqualified.
       *[other] { $horses } stand on hoofprints: disqualified.
    }
ticket-gagnant-event-photo-finish-drawn = Photo finish between { $level }: { ROW($order, by: ", ") }.
ticket-gagnant-event-race-ranked = Result of race { $race }: { ROW($ranking, by: ", ") }.
ticket-gagnant-event-ticket-scored =
    { $you ->
        [yes] You score
       *[no] { $who } scores
    } { $scored }{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus } included
    }; total { $total }.
ticket-gagnant-event-meeting-ended =
    { $you ->
        [yes] The meeting is over: you win with { $total }.
       *[no] The meeting is over: { COUNT($winners) ->
            [1] { $winners } wins
           *[other] { $winners } share the win
        } with { $total }.
    }

## What a card did

ticket-gagnant-move-forward = { $horse } moves up { $spaces } to { $cell }
ticket-gagnant-move-backward = { $horse } moves back { $spaces } to { $cell }
ticket-gagnant-move-left = { $horse } moves { $spaces } left to { $cell }
ticket-gagnant-move-right = { $horse } moves { $spaces } right to { $cell }
ticket-gagnant-move-edge = { $horse } stays against the edge on { $cell }
ticket-gagnant-move-none = both horses stay where they are
ticket-gagnant-move-in-front = { $horse } goes in front of { $other } on { $cell }
ticket-gagnant-move-behind = { $horse } goes behind { $other } on { $cell }
ticket-gagnant-move-to-the-left = { $horse } goes to the left of { $other } on { $cell }
ticket-gagnant-move-to-the-right = { $horse } goes to the right of { $other } on { $cell }
ticket-gagnant-move-next-to = { $horse } goes next to { $other } on { $cell }
ticket-gagnant-move-push = { $what }, pushing { $pushed } to { $to }

## Choosing a play

ticket-gagnant-way-forward = → forward { $spaces }
ticket-gagnant-way-backward = ← back { $spaces }
ticket-gagnant-way-left = ↑ left { $spaces }
ticket-gagnant-way-right = ↓ right { $spaces }
ticket-gagnant-way-edge = stay against the edge (the card is spent)
ticket-gagnant-way-short = { $way } of { $printed }
ticket-gagnant-way-in-front = { $horse } in front of { $other }
ticket-gagnant-way-behind = { $horse } behind { $other }
ticket-gagnant-way-to-the-left = { $horse } left of { $other } ↑
ticket-gagnant-way-to-the-right = { $horse } right of { $other } ↓
ticket-gagnant-way-none = leave both where they are
ticket-gagnant-way-push = pushes { $horse }
ticket-gagnant-way-hoofprint = on hoofprints!
ticket-gagnant-way-barred = { $why } ({ $way })
ticket-gagnant-direction-forward = → forward
ticket-gagnant-direction-backward = ← back
ticket-gagnant-direction-left = ↑ left
ticket-gagnant-direction-right = ↓ right

ticket-gagnant-ask-card = Card?
ticket-gagnant-ask-card-hint = Type the number of a card.
ticket-gagnant-ask-horse = Which horse?
ticket-gagnant-ask-horse-hint = The joker moves any horse: type its number. Enter for another card.
ticket-gagnant-ask-target = Where?
ticket-gagnant-ask-target-hint = Type the letter of a lit cell. Enter for another card.
ticket-gagnant-ask-push = Push { $horse } where?
ticket-gagnant-ask-push-hint = { $horse } makes room: type a letter. Enter to go back.
ticket-gagnant-ask-discard = Discard?
ticket-gagnant-ask-discard-hint = None of your cards has a legal move (TG-19): type the number of one to discard.
ticket-gagnant-ask-predict = 1st, 2nd, 3rd?
ticket-gagnant-ask-predict-hint = Your prediction: three horses like 7 3 5, a dot for none like 7 . 5.
ticket-gagnant-ask-discipline = Discipline?
ticket-gagnant-ask-discipline-title = Race { $race }: you choose the discipline
ticket-gagnant-ask-river = River?
ticket-gagnant-ask-river-title = Where does the river flow?
ticket-gagnant-ask-arrange = Order?
ticket-gagnant-ask-arrange-title = You line the horses up, from the rail (lane a) outward
ticket-gagnant-ask-arrange-hint = Type the seven numbers, like 7654321. Enter: by number.
ticket-gagnant-ask-secrecy = Tickets?
ticket-gagnant-ask-secrecy-title = The tickets of this race
ticket-gagnant-ask-hand = Cards each?
ticket-gagnant-ask-hand-title = How many cards does everybody get?
ticket-gagnant-ask-hand-hint = Type a number from { $least } to { $most }. Enter: { $usual }.
ticket-gagnant-ask-menu-hint = Type a number. Enter: { $usual }.
ticket-gagnant-card-stuck = { $card } cannot be played now; choose another card.

ticket-gagnant-about-flat = no obstacles
ticket-gagnant-about-hurdles = two hedges, never crossed backward
ticket-gagnant-about-steeplechase = hedges and a river where nobody can stop
ticket-gagnant-about-harness = horses on hoofprints at the end are disqualified
ticket-gagnant-river-before = just before hedge { $hedge } (row { $row })
ticket-gagnant-river-after = just after hedge { $hedge } (row { $row })
ticket-gagnant-secrecy-open = turned over before the start
ticket-gagnant-secrecy-hidden = face down until the ranking is known

## The table

ticket-gagnant-your-ticket = MY TICKET

## After a race

ticket-gagnant-result-title = Race { $race } · { $discipline } · result
ticket-gagnant-result-bonus = Bonus
ticket-gagnant-result-race = Race
ticket-gagnant-result-total = Total

## The box

ticket-gagnant-section-horses = Horses
ticket-gagnant-section-deck = Movement cards
ticket-gagnant-section-track = Track
ticket-gagnant-section-harness = Hoofprints
ticket-gagnant-section-ticket = Ticket
ticket-gagnant-section-score = Score
ticket-gagnant-because-horses = colours and numbers are printed throughout; one 'Vert 2' is a misprint for Green 3
ticket-gagnant-because-deck = 45 cards and 3 jokers are printed, and single cards of 1 to 3 spaces reviewed: 7 horses of 3 values each and all 21 pairs make the remaining 42
ticket-gagnant-because-track = not printed. Five boards of three rows, wide enough for seven horses abreast, who start from the far end of the first board; the dashed line before the last row; hedge marks four and eight rows from the start. The length is the one at which the line is crossed in few small races and most big ones (see simulation)
ticket-gagnant-because-harness = not printed. A scattered pattern on 23 of 105 cells: none up to the start row, one to three on every row after it, never a whole row, and always a clean cell beside a marked one
ticket-gagnant-because-ticket = 7 and 4, placed 2nd = 3, lost 6th = -1 and disqualified -2 are printed, as are both bonuses; 5 and the other placed and lost values are reported by reviews
ticket-gagnant-because-score = the floor of -8 is printed in both editions, the token of 50 in the first, of 40 in the later one
ticket-gagnant-because-simulation = flat races of edition 2022 between bots that look one card ahead, seed 2022: the share of races in which a horse crosses the dashed line. Asked for: a minority with 2 players and 3 cards, a majority with 6 players and 7 cards

## The box

ticket-gagnant-box-track = { $rows } rows, start on row { $start-row }, hedges after rows { $hedge-marks }, dashed line before the last row
ticket-gagnant-box-harness = { "" }
ticket-gagnant-box-ticket =
    exact place: { ROW($exact, by: " / ") }
    among the first three: { $placed }
    finished 4th to 7th: { $lost }
    disqualified: { $disqualified }
    first three in order: { $trio-in-order }
    first three in any order: { $trio }
ticket-gagnant-box-score = a pawn never falls below { $floor }; the token by edition: { ROW($token, by: ", ") }
ticket-gagnant-lab-seats = Seats
ticket-gagnant-lab-cards = Cards each
ticket-gagnant-lab-races = Races
ticket-gagnant-lab-crossed = Line crossed

## The lab

ticket-gagnant-lab-title = Races by seats and cards
ticket-gagnant-lab-photo = Photo finish
ticket-gagnant-lab-points = Points of a ticket
ticket-gagnant-lab-trio = Trio found
ticket-gagnant-lab-with = { $cards } cards each
ticket-gagnant-lab-crossings = The line is crossed, { $seats } seats, { $cards } cards each
ticket-gagnant-lab-how = { $races } flat races of edition 2022 for each line, between bots that look one card ahead; seed { $seed }. The dashed line is the measure by which the track was reconstructed.
