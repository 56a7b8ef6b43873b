"""The race, round by round (FI-21 to FI-25) and a race that nobody finishes (FI-27)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from hippodrome.core.log import Log
from hippodrome.games.finish import events
from hippodrome.games.finish.state import OVER
from tests.games.finish.programmes import (
    ALL_SHOWN,
    BOX,
    CROSSES,
    SIX,
    betting,
    box_with,
    cash_of,
    finished,
    offering,
    ranked,
    run,
    sell,
    told,
    told_of,
    view,
)


def raced(
    numbers: Mapping[int, Sequence[int]], rounds: Sequence[tuple[int, int]], ties: Sequence[int] = (), length: int = 40,
    crosses: Sequence[int] = CROSSES, bets: Sequence[str] = (),
) -> Log:  # fmt: skip
    """A race of lanes that add these numbers, all from the start line; per round the lane die and the + die."""
    log = Log()
    box = box_with(numbers, length=length, crosses=crosses)
    state = betting([lane % 2 for lane in range(len(numbers))], box=box)
    run(state, [*ALL_SHOWN, *[die for dice in rounds for die in dice], *ties], bets, log)
    assert state.phase == OVER
    return log


def moves(log: Log) -> list[tuple[int, int, int]]:
    """Every move: the lane, where from, where to."""
    return [(event.lane, event.start, event.end) for event in told_of(log, events.HorseMoved)]


def lanes_moved(log: Log) -> list[int]:
    return [lane for lane, _, _ in moves(log)]


SLOW_SIX = {lane: [lane, 40, 0, 0, 0, 0] for lane in range(1, 7)}
"""Round one spreads the lanes over squares 2 to 12; in round two whoever moves first crosses."""


# The order


@pytest.mark.rule("FI-21", "FI-21e")
def test_lane_die_4_means_4_5_6_1_2_3() -> None:
    log = raced(SLOW_SIX, [(4, 1), (1, 1)])
    assert lanes_moved(log)[:6] == [4, 5, 6, 1, 2, 3]


@pytest.mark.rule("FI-21")
@pytest.mark.parametrize(
    ("die", "order"),
    [
        (1, [1, 2, 3, 4, 5, 6]),
        (2, [2, 3, 4, 5, 6, 1]),
        (3, [3, 4, 5, 6, 1, 2]),
        (5, [5, 6, 1, 2, 3, 4]),
        (6, [6, 1, 2, 3, 4, 5]),
    ],
)
def test_lanes_follow_by_ascending_number_and_1_comes_after_6(die: int, order: list[int]) -> None:
    log = raced(SLOW_SIX, [(die, 1), (1, 1)])
    assert lanes_moved(log)[:6] == order


@pytest.mark.rule("FI-21")
def test_the_lane_die_is_rolled_anew_each_round() -> None:
    log = raced({lane: [lane, 3, 40, 0, 0, 0] for lane in range(1, 4)}, [(2, 1), (3, 1), (1, 1)])
    assert lanes_moved(log) == [2, 3, 1, 3, 1, 2, 1]
    assert told_of(log, events.RoundRolled) == [
        events.RoundRolled(1, 2, 1), events.RoundRolled(2, 3, 1), events.RoundRolled(3, 1, 1),
    ]  # fmt: skip


@pytest.mark.rule("FI-21")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_an_empty_lane_passes_the_lead_to_the_next_one(die: int) -> None:
    log = raced({lane: [lane, 40, 0, 0, 0, 0] for lane in range(1, 4)}, [(die, 1), (1, 1)])
    assert lanes_moved(log)[:3] == [1, 2, 3]


@pytest.mark.rule("FI-21")
def test_empty_lanes_are_skipped_on_the_way_round() -> None:
    log = raced({lane: [lane, 40, 0, 0, 0, 0] for lane in range(1, 5)}, [(3, 1), (1, 1)])
    assert lanes_moved(log)[:4] == [3, 4, 1, 2]


@pytest.mark.rule("FI-21", "FI-24")
def test_the_lane_of_a_fallen_horse_passes_the_lead_to_the_next_one() -> None:
    log = raced({1: [3, 1, 40, 0, 0, 0], 2: [8, 1, 40, 0, 0, 0], 3: [5, 1, 40, 0, 0, 0]}, [(1, 1), (2, 1), (2, 1)])
    assert lanes_moved(log) == [1, 2, 3, 3, 1, 3]


# The distance


@pytest.mark.rule("FI-22", "FI-22e")
def test_katzenbuckel_with_lundquist_moves_13_squares_in_round_1_with_a_5() -> None:
    """Lane 4: 8 + 0 + 5."""
    horses = ["Schlagobers", "Napoléon", "Hallodri", "Katzenbuckel", "Moskito", "Lady Skunx"]
    jockeys = ["Anna Berg", "Bruno Koch", "Clara Daum", "Ernő Lundquist", "Dino Elba", "Elsa Fink"]
    state, log = betting(horses=horses, jockeys=jockeys), Log()
    assert (view(state).runners[3].horse, view(state).runners[3].jockey) == ("Katzenbuckel", "Ernő Lundquist")
    run(state, [*ALL_SHOWN, 4, 5, *[1, 6] * 2, 6, 5], log=log)
    assert moves(log)[0] == (4, 0, 13)


@pytest.mark.rule("FI-22")
def test_a_horse_moves_its_number_and_its_jockeys_for_the_round_and_the_die() -> None:
    state, log = (
        betting([0, 1], horses=["Moskito", "Heuriger", *SIX[:4]], jockeys=["Greta Holm", "Franz Gold", *["Anna Berg"] * 4]),
        Log(),
    )
    run(state, [*ALL_SHOWN, 1, 1, 1, 2, 1, 3, 1, 2, 1, 1], log=log)
    moskito = [2 + 0 + 1, 3 + 0 + 2, 5 + 1 + 3, 6 + 2 + 2]
    heuriger = [7 + 4 + 1, 7 + 3 + 2, 1 + 2 + 3, 1 + 1 + 2]
    assert [end - start for lane, start, end in moves(log) if lane == 1][:4] == moskito
    assert [end - start for lane, start, end in moves(log) if lane == 2][:4] == heuriger


@pytest.mark.rule("FI-22")
@pytest.mark.parametrize("plus", range(1, 7))
def test_the_plus_die_is_the_same_for_all(plus: int) -> None:
    log = raced({lane: [10, 40, 0, 0, 0, 0] for lane in range(1, 7)}, [(1, plus), (1, 1)], [6, 5, 4, 3, 2], crosses=range(1, 7))
    assert [end for _, _, end in moves(log)[:6]] == [10 + plus] * 6


@pytest.mark.rule("FI-22")
def test_the_plus_die_is_rolled_anew_each_round() -> None:
    log = raced({1: [0, 0, 0, 40, 0, 0]}, [(1, 6), (1, 2), (1, 4), (1, 1)])
    assert [end - start for _, start, end in moves(log)] == [6, 2, 4, 41]


@pytest.mark.rule("FI-22")
def test_every_round_has_numbers_of_its_own() -> None:
    log = raced({1: [1, 3, 2, 9, 5, 7], 2: [6, 5, 4, 3, 2, 1]}, [(1, 1)] * 6, length=32, crosses=[31, 30, 29, 28, 27, 26])
    assert [end - start for lane, start, end in moves(log) if lane == 1] == [2, 4, 3, 10, 6, 8]
    assert [end - start for lane, start, end in moves(log) if lane == 2] == [7, 6, 5, 4, 3]


@pytest.mark.rule("FI-23")
def test_after_round_six_the_numbers_start_again_from_round_one() -> None:
    log = raced({1: [1, 3, 2, 9, 5, 7]}, [(1, 1)] * 14, length=70, crosses=range(64, 70))
    steps = [2, 4, 3, 10, 6, 8]
    assert [end - start for _, start, end in moves(log)] == [*steps, *steps, *steps[:2]]
    assert [event.round for event in told_of(log, events.RoundRolled)] == list(range(1, 15))


# Falls


@pytest.mark.rule("FI-24")
@pytest.mark.parametrize("lane", range(1, 7))
def test_a_horse_that_lands_on_the_cross_of_its_lane_falls(lane: int) -> None:
    squares = {1: 3, 2: 6, 3: 10, 4: 16, 5: 24, 6: 36}
    numbers = {other: [squares[other] - 1, 40, 0, 0, 0, 0] for other in squares}
    numbers[lane] = [CROSSES[lane - 1] - 1, 40, 0, 0, 0, 0]
    log = raced(numbers, [(1, 1), (lane, 1)])
    assert told_of(log, events.HorseFell) == [events.HorseFell(lane, CROSSES[lane - 1])]
    assert lane not in ranked(log).order
    assert lanes_moved(log).count(lane) == 1


@pytest.mark.rule("FI-24")
@pytest.mark.parametrize("square", [18, 19, 21, 22, 5, 9, 14, 27, 33])
def test_a_horse_beside_its_cross_or_on_that_of_another_lane_stands(square: int) -> None:
    log = raced({1: [1] * 6, 2: [1] * 6, 3: [1] * 6, 4: [square - 1, 40, 0, 0, 0, 0]}, [(4, 1), (4, 1)], [6, 5, 4])
    assert told_of(log, events.HorseFell) == []
    assert ranked(log).order[0] == 4


@pytest.mark.rule("FI-24")
def test_running_across_a_cross_does_no_harm() -> None:
    log = raced({1: [0, 9, 40, 0, 0, 0]}, [(1, 4), (1, 1), (1, 1)])
    assert moves(log)[:2] == [(1, 0, 4), (1, 4, 14)]
    assert told_of(log, events.HorseFell) == []


@pytest.mark.rule("FI-24")
def test_a_horse_can_fall_in_a_later_round() -> None:
    log = raced({1: [1, 1, 40, 0, 0, 0], 2: [1, 1, 40, 0, 0, 0]}, [(1, 1), (1, 2), (1, 1)])
    assert told_of(log, events.HorseFell) == [events.HorseFell(1, 5)]
    assert lanes_moved(log) == [1, 2, 1, 2, 2]


@pytest.mark.rule("FI-24", "FI-20")
@pytest.mark.parametrize(
    ("start", "square"), [(ALL_SHOWN, 6), ([6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6], 5), ([6] * 12, 4)], ids=["0", "-1", "-2"]
)
def test_a_move_counts_from_where_the_horse_began(start: list[int], square: int) -> None:
    """Six squares lead from the line to square 6, from −1 to the cross on square 5, from −2 to square 4."""
    state, log = betting([0], box=box_with({1: [5, 40, 0, 0, 0, 0]})), Log()
    fell = square == CROSSES[0]
    run(state, [*start, 1, 1, *([] if fell else [1, 1])], log=log)
    assert moves(log)[0] == (1, square - 6, square)
    assert told_of(log, events.HorseFell) == ([events.HorseFell(1, 5)] if fell else [])


@pytest.mark.rule("FI-24")
def test_a_fall_does_not_stop_the_others_in_that_round() -> None:
    log = raced({1: [4] + [40] * 5, 2: [2] + [40] * 5, 3: [2] + [40] * 5}, [(1, 1), (3, 1)])
    assert lanes_moved(log) == [1, 2, 3, 3]
    assert told(log)[told(log).index(events.HorseFell(1, 5)) - 1] == events.HorseMoved(1, 0, 5)


@pytest.mark.rule("FI-24")
def test_a_horse_left_alone_runs_on_and_can_still_fall() -> None:
    numbers = {1: [4] * 6, 2: [8] * 6, 3: [1] * 6, 4: [19] * 6}
    log = raced(numbers, [(1, 1)] * 7)
    assert lanes_moved(log) == [1, 2, 3, 4, *[3] * 6]
    assert [event.lane for event in told_of(log, events.HorseFell)] == [1, 2, 4, 3]


@pytest.mark.rule("FI-24")
def test_a_horse_left_alone_can_win() -> None:
    log = raced({1: [4] * 6, 2: [8] * 6, 3: [2] * 6}, [(1, 1)] * 14)
    assert lanes_moved(log) == [1, 2, 3, *[3] * 13]
    assert (ranked(log).order, ranked(log).squares) == ((3,), (42,))


@pytest.mark.rule("FI-24")
def test_fallen_horses_are_never_ranked_however_far_they_got() -> None:
    _, log = finished({1: 41, 2: 2, 3: 3, 4: 4, 5: CROSSES[4], 6: CROSSES[5]})
    assert ranked(log).order == (1, 4, 3, 2)
    assert ranked(log).squares == (41, 4, 3, 2)


@pytest.mark.rule("FI-24")
def test_a_fallen_horse_is_out_of_the_programme() -> None:
    state, _ = finished({1: 41, 2: 2, 3: 3, 4: 4, 5: CROSSES[4], 6: CROSSES[5]})
    assert view(state).fallen == ("Moskito", "Lady Skunx")


@pytest.mark.rule("FI-24")
def test_a_horse_that_did_not_fall_stays_in_the_programme() -> None:
    state, _ = finished({1: 41, 2: 2, 3: 3})
    assert view(state).fallen == ()


@pytest.mark.rule("FI-24", "FI-1")
def test_the_falls_of_all_races_are_remembered() -> None:
    state = betting([0, 1, 0], box=box_with({1: [4] * 6, 2: [40] * 6, 3: [3] * 6}), races=3)
    left = ["Hallodri", "Schlagobers", "Moskito", "Napoléon", "Abendstern", "Fiaker"]
    run(state, [*ALL_SHOWN, 3, 1, *offering(*left, fallen=["Katzenbuckel"])])
    assert view(state).fallen == ("Katzenbuckel",)
    for lane in range(6):
        sell(state, 1, 1000 if lane < 2 else 0)
    run(state, [*ALL_SHOWN, 1, 5, *offering(*left[1:], "Irrwisch", fallen=["Katzenbuckel", "Hallodri"])])
    assert view(state).fallen == ("Katzenbuckel", "Hallodri")
    assert view(state).horses == (*left[1:], "Irrwisch")


# The finish


@pytest.mark.rule("FI-25")
@pytest.mark.parametrize(("number", "crosses"), [(38, False), (39, False), (40, True), (41, True)])
def test_the_line_is_crossed_beyond_the_last_square(number: int, crosses: bool) -> None:
    """With the + die a 1: square 40 is the last of the lane."""
    log = raced({1: [number, 40, 0, 0, 0, 0]}, [(1, 1)] if crosses else [(1, 1), (1, 1)])
    assert len(told_of(log, events.RoundRolled)) == (1 if crosses else 2)
    assert told_of(log, events.FinishCrossed) == [events.FinishCrossed(1)]


@pytest.mark.rule("FI-25", "FI-24")
@pytest.mark.parametrize(("number", "falls"), [(39, True), (40, False)])
def test_a_cross_on_the_last_square_is_short_of_the_line(number: int, falls: bool) -> None:
    log = raced({1: [number, 0, 0, 0, 0, 0]}, [(1, 1)], crosses=[40, 1, 2, 3, 4, 5])
    assert bool(told_of(log, events.HorseFell)) == falls
    assert bool(told_of(log, events.FinishCrossed)) != falls


@pytest.mark.rule("FI-25")
def test_the_first_across_wins_and_the_others_in_that_round_do_not_move() -> None:
    log = raced({1: [3, 40, 0, 0, 0, 0], 2: [4, 60, 0, 0, 0, 0], 3: [5, 50, 0, 0, 0, 0]}, [(1, 1), (3, 1)])
    assert lanes_moved(log) == [1, 2, 3, 3]
    assert (ranked(log).order, ranked(log).squares) == ((3, 2, 1), (57, 5, 4))


@pytest.mark.rule("FI-25")
def test_who_moves_earlier_in_the_round_wins_even_if_another_would_go_further() -> None:
    log = raced({1: [3, 60, 0, 0, 0, 0], 2: [4, 36, 0, 0, 0, 0]}, [(1, 1), (2, 1)])
    assert ranked(log).order == (2, 1)
    log = raced({1: [3, 60, 0, 0, 0, 0], 2: [4, 36, 0, 0, 0, 0]}, [(1, 1), (1, 1)])
    assert ranked(log).order == (1, 2)


@pytest.mark.rule("FI-25")
def test_horses_that_moved_before_the_winner_keep_their_move() -> None:
    log = raced({1: [3, 30, 0, 0, 0, 0], 2: [5, 40, 0, 0, 0, 0], 3: [4, 40, 0, 0, 0, 0]}, [(1, 1), (1, 1)])
    assert (ranked(log).order, ranked(log).squares) == ((2, 1, 3), (47, 35, 5))


@pytest.mark.rule("FI-25", "FI-20")
def test_all_others_are_ranked_where_they_stand_even_behind_the_start_line() -> None:
    log = Log()
    state = betting([0, 1, 0, 1], box=box_with({1: [40] * 6}))
    run(state, [1, 1, 1, 1, 3, 3, 2, 2, 2, 2, 1, 1], log=log)
    assert (ranked(log).order, ranked(log).squares) == ((1, 3, 2, 4), (41, 0, -1, -2))


@pytest.mark.rule("FI-25")
def test_the_places_follow_from_the_squares() -> None:
    _, log = finished({1: 12, 2: 30, 3: 41, 4: 11, 5: 29, 6: 31})
    assert ranked(log).order == (3, 6, 2, 5, 1, 4)


@pytest.mark.rule("FI-25")
def test_no_die_is_rolled_once_the_race_is_over() -> None:
    state = betting([0, 1], box=box_with({1: [40] * 6, 2: [30] * 6}))
    run(state, [*ALL_SHOWN, 1, 1])
    assert state.phase == OVER


# All fall

ALL_FALL = {lane: [cross - 1] * 6 for lane, cross in enumerate(CROSSES, 1)}


@pytest.mark.rule("FI-27")
def test_if_all_fall_nobody_wins() -> None:
    log = raced(ALL_FALL, [(4, 1)])
    assert [event.lane for event in told_of(log, events.HorseFell)] == [4, 5, 6, 1, 2, 3]
    assert told_of(log, events.FinishCrossed) == []
    assert ranked(log) == events.RaceRanked(1, (), (), 0, (), ())


@pytest.mark.rule("FI-27")
def test_if_all_fall_all_bets_lose_and_no_owner_is_paid() -> None:
    state = betting(box=box_with(ALL_FALL), cash=[2000, 3000])
    run(state, [*ALL_SHOWN, 1, 1], ["bets win 6 500 place 6 100 place 1 100", "bets win 1 1000 place 2 900"])
    assert cash_of(state) == [2000 - 700, 3000 - 1900]


@pytest.mark.rule("FI-27")
def test_if_all_fall_in_different_rounds_the_race_is_over_with_the_last_one() -> None:
    log = raced({1: [4] * 6, 2: [3, 4, 0, 0, 0, 0]}, [(1, 1), (1, 1)])
    assert [event.lane for event in told_of(log, events.HorseFell)] == [1, 2]
    assert ranked(log).order == ()


@pytest.mark.rule("FI-27", "FI-1")
def test_if_all_fall_the_next_race_is_run_without_them() -> None:
    state = betting(box=box_with(ALL_FALL), races=2)
    left = [card.name for card in BOX.horses.list if card.name not in SIX][:6]
    run(state, [*ALL_SHOWN, 1, 1, *offering(*left, fallen=SIX)])
    assert (view(state).fallen, view(state).horses) == (SIX, tuple(left))
