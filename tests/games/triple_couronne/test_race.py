"""How a race goes: moves, squares, the line (TC-14, TC-15, TC-16, TC-20)."""

from __future__ import annotations

import contextlib
from collections import Counter

import pytest

from hippodrome.core.chance import ScriptedChance
from hippodrome.core.errors import BadChance
from hippodrome.core.log import Log
from hippodrome.games.triple_couronne import events
from tests.games.triple_couronne.races import (
    BOX,
    FAR,
    HORSES,
    LAST,
    RED,
    STANDARD,
    YELLOW,
    deck_of,
    do,
    drawing,
    finish,
    phase_of,
    race,
    raced,
    ran,
    rode,
    told,
    told_of,
)

PLAIN: dict[int, dict[int, str]] = {}
"""A board without a coloured square."""
EVERYBODY = range(1, LAST + 1)


# Moves (TC-15)


@pytest.mark.rule("TC-15")
def test_in_each_move_all_runners_go_in_the_order_of_the_catalogue() -> None:
    ride = ran(EVERYBODY, needed=6, squares=PLAIN, finish_at=(35, 39, 43, 47))
    steps = [horse for horse, _, _ in ride.moved()]
    assert steps[:48] == [*EVERYBODY, *EVERYBODY]


@pytest.mark.rule("TC-15")
def test_the_catalogue_goes_by_age_then_blue_white_red_yellow_green_black() -> None:
    colours = ("blue", "white", "red", "yellow", "green", "black")
    found = [(horse.age, horse.colour) for horse in STANDARD.horses.list]
    assert found == [(age, colour) for age in (2, 3, 4, 5) for colour in colours]


@pytest.mark.rule("TC-15")
def test_it_does_not_matter_who_owns_a_horse_or_entered_it_first() -> None:
    """The first player has the horses that move last."""
    _, log = raced((19, 1), runners=(2, 7, 14, 19), owners={1: 1, 2: 1, 7: 1, 14: 0, 19: 0}, edition="reduit", race=4)
    moved = [event.horse for event in told_of(log, events.HorseMoved)]
    assert moved[:5] == [HORSES[horse - 1] for horse in (1, 2, 7, 14, 19)]


@pytest.mark.rule("TC-15", "TC-15e")
def test_a_black_four_year_old_moves_before_a_blue_one_of_five_but_blue_before_black_of_one_age() -> None:
    comete, feerie, mamamouchi = 13, 18, 19
    ride = ran([mamamouchi, feerie, comete], squares=PLAIN)
    assert [horse for horse, _, _ in ride.moved()][:6] == [comete, feerie, mamamouchi] * 2


@pytest.mark.rule("TC-15", "TC-15e")
def test_danseuse_etoile_goes_three_squares_then_three_then_four() -> None:
    assert HORSES[0] == "Danseuse Etoile"
    assert ran([1], squares=PLAIN).moved()[:3] == [(1, 0, 3), (1, 3, 6), (1, 6, 10)]


@pytest.mark.rule("TC-15")
@pytest.mark.parametrize("horse", EVERYBODY)
def test_a_horse_advances_by_its_number_for_each_of_the_twelve_moves_then_again_from_the_first(horse: int) -> None:
    card = STANDARD.horses.list[horse - 1]
    ride = ran([horse], squares=PLAIN, finish_at=(95, 95, 95, 95))
    advances = ride.advanced(horse)
    assert len(advances) > 24
    assert advances == [card.moves[move % 12] for move in range(len(advances))]


@pytest.mark.rule("TC-15")
def test_the_move_counter_goes_from_1_to_12_and_again_from_1() -> None:
    ride = ran([1, 2], squares=PLAIN, finish_at=(60, 60, 60, 60))
    announced = [event.move for event in told_of(ride.log, events.MoveAnnounced)]
    assert announced[:15] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]


@pytest.mark.rule("TC-15")
def test_a_move_is_announced_before_its_first_runner_goes() -> None:
    ride = ran([1, 2], squares=PLAIN)
    kinds = [type(event).__name__ for event in told(ride.log)]
    assert kinds[:6] == ["MoveAnnounced", "HorseMoved", "HorseMoved", "MoveAnnounced", "HorseMoved", "HorseMoved"]


@pytest.mark.rule("TC-15")
def test_horses_may_share_a_square() -> None:
    ride = ran([1, 2, 3], moves={1: [4], 2: [4], 3: [4, FAR]})
    assert [end for _, _, end in ride.moved()][:3] == [4, 4, 4]


@pytest.mark.rule("TC-15")
def test_no_horse_goes_back_behind_the_start_line() -> None:
    ride = rode("back-9")
    assert ride.moved(1) == [(1, 0, 7), (1, 7, 0)]


@pytest.mark.rule("TC-15")
def test_a_horse_back_at_the_start_line_goes_on_from_there() -> None:
    ride = rode("back-9", moves=[7, 3])
    assert ride.moved(1) == [(1, 0, 7), (1, 7, 0), (1, 0, 3)]


# Squares (TC-16)


@pytest.mark.rule("TC-16")
@pytest.mark.parametrize(("colour", "card", "deck"), [("y", "hurt-1", "race"), ("r", "get-5", "chance")])
def test_a_horse_that_stops_on_yellow_draws_a_race_card_and_on_red_a_chance_card(colour: str, card: str, deck: str) -> None:
    ride = ran([1, LAST], card, moves={1: [3], LAST: [FAR]}, squares={2: {3: colour}})
    (drawn,) = told_of(ride.log, events.CardDrawn)
    assert (drawn.horse, drawn.deck, drawn.card) == (HORSES[0], deck, card)


@pytest.mark.rule("TC-16")
def test_a_plain_square_and_coloured_squares_on_the_way_draw_nothing() -> None:
    ride = ran([1, LAST], moves={1: [4, 4], LAST: [1, FAR]}, squares={2: {1: "y", 3: "r", 5: "y", 7: "r", 9: "y"}})
    assert ride.drawn() == []


@pytest.mark.rule("TC-16")
@pytest.mark.parametrize(("horse", "age"), [(1, 2), (6, 2), (7, 3), (13, 4), (19, 5), (23, 5)])
def test_every_age_has_its_lane_with_its_own_squares(horse: int, age: int) -> None:
    other = 2 if age == 5 else 5
    moves = {horse: [3], LAST: [FAR]}
    assert ran([horse, LAST], "hurt-1", moves=moves, squares={age: {3: "y"}}).drawn() == ["hurt-1"]
    assert ran([horse, LAST], moves=moves, squares={other: {3: "y"}}).drawn() == []


@pytest.mark.rule("TC-16")
def test_the_first_square_and_the_last_before_the_line_may_ask_for_a_card() -> None:
    squares = {2: {1: "y", 34: "r"}}
    ride = ran([1, 2], "hurt-1", "get-5", moves={1: [1, 33, 1], 2: [2, 2]}, squares=squares, finish_at=(35, 39, 43, 47))
    assert ride.drawn() == ["hurt-1", "get-5"]
    assert ride.order() == [1]


# Across the line (TC-20)


@pytest.mark.rule("TC-20")
@pytest.mark.parametrize(("horse", "line"), [(1, 35), (7, 39), (13, 43), (19, 47)])
def test_the_line_is_crossed_on_its_square_not_on_the_one_before(horse: int, line: int) -> None:
    ride = ran([horse], moves={horse: [line - 1, 1]}, squares=PLAIN, finish_at=(35, 39, 43, 47))
    assert ride.moved() == [(horse, 0, line - 1), (horse, line - 1, line)]
    assert ride.order() == [horse]


@pytest.mark.rule("TC-20")
def test_horses_are_placed_in_the_order_of_crossing() -> None:
    ride = ran([1, 2, 3], needed=3, moves={1: [1, 1, FAR], 2: [FAR], 3: [1, FAR]})
    assert ride.order() == [2, 3, 1]
    assert [(event.horse, event.place) for event in told_of(ride.log, events.HorseFinished)] == [
        (HORSES[1], 1), (HORSES[2], 2), (HORSES[0], 3),
    ]  # fmt: skip


@pytest.mark.rule("TC-20")
def test_in_one_move_the_order_of_moving_decides_not_the_distance() -> None:
    ride = ran([1, 7, LAST], needed=3, moves={1: [40], 7: [44], LAST: [FAR]})
    assert ride.order() == [1, 7, LAST]


@pytest.mark.rule("TC-20")
def test_the_race_ends_at_once_when_enough_have_crossed() -> None:
    ride = ran([1, 2, 3, 4], needed=2, moves={1: [1, FAR], 2: [FAR], 3: [1, FAR], 4: [1, FAR]})
    assert ride.order() == [2, 1]
    assert ride.moved()[-1] == (1, 1, 1 + FAR)
    assert ride.fate(3) == ride.fate(4) == "running"


@pytest.mark.rule("TC-20")
def test_a_horse_that_has_crossed_is_off_the_track() -> None:
    ride = ran([1, 2], needed=2, moves={1: [FAR, 5], 2: [1, 1, FAR]})
    assert ride.moved(1) == [(1, 0, FAR)]
    assert ride.fate(1) == "finished"


@pytest.mark.rule("TC-20")
def test_if_fewer_run_than_there_are_prizes_the_race_ends_when_all_have_finished() -> None:
    ride = ran([1, 2], needed=4, moves={1: [FAR], 2: [1, 1, FAR]})
    assert ride.order() == [1, 2]


@pytest.mark.rule("TC-20", "TC-19")
def test_withdrawn_horses_are_not_waited_for() -> None:
    ride = ran([1, 2, 3], "out", "out", needed=3, moves={1: [7], 2: [7], 3: [1, 1, FAR]})
    assert ride.order() == [3]


@pytest.mark.rule("TC-20", "TC-19")
def test_a_race_of_which_all_horses_are_withdrawn_ends_without_a_winner() -> None:
    ride = ran([1, 2], "out", "out", moves={1: [7], 2: [7]})
    assert ride.order() == []
    assert ride.moved() == [(1, 0, 7), (2, 0, 7)]


@pytest.mark.rule("TC-20")
def test_a_card_may_carry_a_horse_over_the_line_and_it_is_placed_there_and_then() -> None:
    squares = {2: {35: "y"}}
    ride = ran([1, 2], "on-9", needed=2, moves={1: [35], 2: [FAR]}, squares=squares)
    assert ride.order() == [1, 2]


@pytest.mark.rule("TC-20")
@pytest.mark.parametrize(("seats", "order"), [(2, (2,)), (3, (2, 1)), (4, (2, 1)), (5, (2, 1, 3)), (6, (2, 1, 3))])
def test_as_many_cross_as_there_are_prizes_for_the_players(seats: int, order: tuple[int, ...]) -> None:
    _, log = raced(order, runners=range(1, seats + 1), edition="initiation", seats=seats)
    (ended,) = told_of(log, events.RaceEnded)
    assert ended.order == tuple(HORSES[horse - 1] for horse in order)


@pytest.mark.rule("TC-20")
@pytest.mark.parametrize(("race", "order"), [(1, (2, 1)), (3, (14, 13))])
def test_start_and_end_of_a_race_are_told_with_its_number(race: int, order: tuple[int, ...]) -> None:
    _, log = raced(order, race=race)
    (started,), (ended,) = told_of(log, events.RaceStarted), told_of(log, events.RaceEnded)
    assert (started.race, ended.race) == (race, race)


@pytest.mark.rule("TC-20")
@pytest.mark.parametrize("edition", ["reduit", "complet", "marathon"])
def test_where_fees_are_paid_two_cross_even_for_a_single_prize(edition: str) -> None:
    _, log = raced((2, 1), edition=edition, seats=2)
    (started,), (ended,) = told_of(log, events.RaceStarted), told_of(log, events.RaceEnded)
    assert started.prizes == (400_000,)
    assert ended.order == (HORSES[1], HORSES[0])


@pytest.mark.rule("TC-20")
def test_without_fees_one_is_enough_for_a_single_prize() -> None:
    _, log = raced((2,), runners=(1, 2), edition="initiation", seats=2)
    assert told_of(log, events.RaceEnded)[0].order == (HORSES[1],)


@pytest.mark.rule("TC-20")
def test_a_single_runner_wins_alone_where_fees_are_paid() -> None:
    _, log = raced((2,), edition="reduit", seats=2)
    assert told_of(log, events.RaceEnded)[0].order == (HORSES[1],)


# Decks (TC-14)


@pytest.mark.rule("TC-14")
@pytest.mark.parametrize(("deck", "start"), [("race", YELLOW - 3), ("chance", RED - 3)])
def test_both_decks_of_fifty_are_complete_and_every_card_is_as_likely_to_come_first(deck: str, start: int) -> None:
    cards = []
    for draw in range(50):
        log = Log()
        with contextlib.suppress(BadChance):  # the first card may ask for more of them than the script has
            finish(race([1], at={1: start}), ScriptedChance([draw]), log)
        cards.append(told_of(log, events.CardDrawn)[0].card)
    assert Counter(cards) == Counter(deck_of(BOX, deck))


@pytest.mark.rule("TC-14")
@pytest.mark.parametrize("card", ["leaps", "hurt-2"])
def test_all_cards_kept_or_not_are_back_in_the_deck_for_the_next_race(card: str) -> None:
    """Each of them is there once. In the second race Kelbomec, alone, comes to the yellow square in the fourth move."""
    state, _ = raced((2,), cards={1: ["leaps"], 2: ["hurt-2"]}, edition="initiation", seats=2)
    assert (phase_of(state), state.race) == ("entries", 1)
    log = Log()
    do(state, "enter 7", "enter none", draws=drawing(card), log=log)
    assert [event.card for event in told_of(log, events.CardDrawn)] == [card]
