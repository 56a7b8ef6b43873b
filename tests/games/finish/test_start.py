"""The start: six dice, and once more those that brought nobody to the line (FI-20)."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import ScriptedChance
from hippodrome.core.errors import BadChance
from hippodrome.core.log import Log
from hippodrome.games.finish import events
from tests.games.finish.programmes import GAME, betting, box_with, do, run, told, told_of

AT_THE_LINE, HALF_WAY, WAITING = 0, -1, -2


def begun(dice: list[int], lanes: int = 6) -> tuple[list[int], list[events.StartRolled]]:
    """Where every lane begins its race after these start dice, and what was told of them.

    Lane 1 adds 50 and moves last in round one: by then it has been told where every other lane began. The others are
    never level.
    """
    numbers = {lane: [50 if lane == 1 else 3 * lane + 1] * 6 for lane in range(1, 7)}
    log = Log()
    state = betting([lane % 2 for lane in range(lanes)], box=box_with(numbers))
    run(state, [*dice, 2, 1], log=log)
    starts = {event.lane: event.start for event in told_of(log, events.HorseMoved)}
    return [starts[lane] for lane in range(1, lanes + 1)], told_of(log, events.StartRolled)


@pytest.mark.rule("FI-20", "FI-20e")
def test_the_start_of_the_rulebook() -> None:
    """1-1-4-5-6-6, then 2 and 6: lanes 1, 4, 5, 6 on the line, lane 2 moved one square, lane 3 stays."""
    squares, rolled = begun([1, 1, 4, 5, 6, 6, 2, 6])
    assert squares == [0, -1, -2, 0, 0, 0]
    assert rolled == [
        events.StartRolled((1, 1, 4, 5, 6, 6), (1, 4, 5, 6), AT_THE_LINE),
        events.StartRolled((2, 6), (2,), HALF_WAY),
    ]


@pytest.mark.rule("FI-20")
@pytest.mark.parametrize("lane", range(1, 7))
def test_a_lane_that_is_shown_goes_to_the_line_and_the_others_wait(lane: int) -> None:
    squares, rolled = begun([lane] * 6 + [lane] * 5)
    assert squares == [AT_THE_LINE if other == lane else WAITING for other in range(1, 7)]
    assert [event.lanes for event in rolled] == [(lane,), ()]


@pytest.mark.rule("FI-20")
@pytest.mark.parametrize("lane", range(2, 7))
def test_a_lane_that_is_shown_the_second_time_moves_one_square(lane: int) -> None:
    squares, _ = begun([1] * 6 + [lane] * 5)
    assert squares == [0, *[HALF_WAY if other == lane else WAITING for other in range(2, 7)]]


@pytest.mark.rule("FI-20")
def test_one_die_is_set_aside_for_each_lane_shown_however_often() -> None:
    _, rolled = begun([3, 3, 3, 5, 5, 5, 1, 2, 4, 6])
    assert [len(event.dice) for event in rolled] == [6, 4]


@pytest.mark.rule("FI-20")
@pytest.mark.parametrize("shown", range(1, 6))
def test_as_many_dice_are_rolled_again_as_brought_nobody_to_the_line(shown: int) -> None:
    first = [min(die, shown) for die in range(1, 7)]
    squares, rolled = begun([*first, *[1] * (6 - shown)])
    assert [len(event.dice) for event in rolled] == [6, 6 - shown]
    assert squares.count(AT_THE_LINE) == shown


@pytest.mark.rule("FI-20")
def test_a_lane_shown_twice_the_second_time_moves_only_one_square() -> None:
    squares, _ = begun([1, 1, 1, 1, 1, 1, 4, 4, 4, 2, 2])
    assert squares == [0, -1, -2, -1, -2, -2]


@pytest.mark.rule("FI-20")
def test_a_horse_on_the_line_does_not_move_when_its_lane_is_shown_again() -> None:
    squares, rolled = begun([1, 1, 2, 3, 4, 5, 1])
    assert squares == [0, 0, 0, 0, 0, -2]
    assert rolled[1] == events.StartRolled((1,), (), HALF_WAY)


@pytest.mark.rule("FI-20")
def test_with_nobody_waiting_there_is_no_second_roll() -> None:
    squares, rolled = begun([6, 5, 4, 3, 2, 1])
    assert squares == [0] * 6
    assert rolled == [events.StartRolled((6, 5, 4, 3, 2, 1), (1, 2, 3, 4, 5, 6), AT_THE_LINE)]


@pytest.mark.rule("FI-20")
def test_there_is_no_second_roll_when_all_runners_are_shown_among_empty_lanes() -> None:
    squares, rolled = begun([2, 2, 5, 6, 1, 1], lanes=2)
    assert squares == [0, 0]
    assert rolled == [events.StartRolled((2, 2, 5, 6, 1, 1), (1, 2), AT_THE_LINE)]


@pytest.mark.rule("FI-20")
def test_dice_that_show_empty_lanes_are_rolled_again() -> None:
    squares, rolled = begun([4, 4, 5, 6, 6, 1, 5, 5, 3, 6, 6], lanes=3)
    assert squares == [0, -2, -1]
    assert [(event.dice, event.lanes) for event in rolled] == [((4, 4, 5, 6, 6, 1), (1,)), ((5, 5, 3, 6, 6), (3,))]


@pytest.mark.rule("FI-20")
def test_when_only_empty_lanes_are_shown_all_six_dice_are_rolled_again() -> None:
    squares, rolled = begun([4, 4, 5, 6, 6, 5, 1, 3, 6, 6, 6, 6], lanes=3)
    assert squares == [-1, -2, -1]
    assert [event.lanes for event in rolled] == [(), (1, 3)]


@pytest.mark.rule("FI-20")
def test_a_horse_whose_lane_is_never_shown_begins_two_squares_behind_the_line() -> None:
    squares, _ = begun([6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6], lanes=1)
    assert squares == [-2]


@pytest.mark.rule("FI-20")
def test_there_is_no_third_roll() -> None:
    _, rolled = begun([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    assert len(rolled) == 2


@pytest.mark.rule("FI-20")
def test_the_lanes_that_moved_are_told_in_ascending_order() -> None:
    _, rolled = begun([6, 2, 6, 2, 4, 4, 5, 3, 1])
    assert [event.lanes for event in rolled] == [(2, 4, 6), (1, 3, 5)]


@pytest.mark.rule("FI-20")
def test_the_start_comes_right_after_the_stakes() -> None:
    state, log = betting([0, 1], box=box_with({1: [50] * 6})), Log()
    run(state, [1, 2, 3, 4, 5, 6, 1, 1], ["bets win 1 100"], log)
    names = [type(event).__name__ for event in told(log)]
    assert names[4:8] == ["BetsRevealed", "MoneyMoved", "StartRolled", "RoundRolled"]


@pytest.mark.rule("FI-20")
def test_the_dice_of_the_start_are_ordinary_dice() -> None:
    state = betting([0, 1])
    do(state, "bets none", seat=0)
    for eyes in (0, 7):
        with pytest.raises(BadChance, match="it must be 1 to 6"):
            GAME.apply(GAME.clone(state), 1, GAME.read("bets none"), ScriptedChance([eyes]))
