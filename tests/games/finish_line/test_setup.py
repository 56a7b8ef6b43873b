"""Before a race: tiles, capital, first player."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance, ScriptedChance
from hippodrome.core.errors import BadSetup
from hippodrome.core.log import Log
from hippodrome.games.finish_line import events
from tests.games.finish_line.races import (
    EXAMPLE,
    GAME,
    capital_of,
    do,
    finished,
    line_of,
    opened,
    paid,
    reserve_of,
    rolled,
    setup,
    told_of,
    turning_over,
    view,
)

NEXT = (7, 6, 2, 1, 9, 10, 12)


def into_race_two(capital: list[int], first: int = 0, bets: tuple[str, ...] = (), log: Log | None = None):  # type: ignore[no-untyped-def]
    """The first race is over with these sums; the second is about to be betted on."""
    state = rolled(
        "white blank", "red blank", "red blank", first=first, reserve={}, seats=len(capital), capital=capital, bets=bets
    )
    return do(state, "aside red", draws=turning_over(*NEXT, ran=EXAMPLE), log=log)


@pytest.mark.rule("FL-1")
def test_seven_tiles_are_laid_from_the_left_and_the_last_one_leads() -> None:
    state = GAME.start(setup(first=0), ScriptedChance([7, 20, 2, 3, 14, 7, 14]))
    # 8 first, then 22 of those left, 3, 5, 18, 11 and 20: the rulebook's line
    assert state.drawn == [8, 22, 3, 5, 18, 11, 20]
    assert line_of(state) == EXAMPLE == tuple(state.runners)


@pytest.mark.rule("FL-1")
def test_each_race_takes_the_next_seven_and_three_tiles_never_run() -> None:
    for seed in range(5):
        chance = FastChance(seed)
        state = GAME.start(setup(2), chance)
        while seats := GAME.to_act(state):
            GAME.apply(state, seats[0], GAME.legal(state, seats[0]).draw(chance), chance)
        assert len(state.drawn) == len(set(state.drawn)) == 21


@pytest.mark.rule("FL-1")
def test_any_of_the_24_tiles_may_run() -> None:
    drawn = {tile for seed in range(60) for tile in GAME.start(setup(2), FastChance(seed)).drawn}
    assert drawn == set(range(1, 25))


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_has_two_to_four_seats(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.start(setup(seats), FastChance(1))


@pytest.mark.rule("FL-2")
def test_everybody_begins_with_1000() -> None:
    assert capital_of(opened(4)) == [1000] * 4


@pytest.mark.rule("FL-2", "FL-2e")
def test_2000_more_before_the_second_race_turn_1200_into_3200() -> None:
    log = Log()
    state = into_race_two([1200, 0, 500], log=log)
    assert capital_of(state) == [3200, 2000, 2500]
    assert [paid(log, seat, "capital") for seat in range(3)] == [[2000]] * 3


@pytest.mark.rule("FL-2")
def test_3000_more_before_the_third_race_and_nothing_after_it() -> None:
    state = rolled("white blank", "red blank", "red blank", reserve={}, capital=[10, 20, 30], race=2)
    do(state, "aside red", draws=turning_over(*NEXT, ran=EXAMPLE))
    assert capital_of(state) == [3010, 3020, 3030] and state.race == 2
    state, log = finished(EXAMPLE, capital=[100, 200, 300])
    assert capital_of(state) == [100, 200, 300] and told_of(log, events.RaceAnnounced) == []


@pytest.mark.rule("FL-6")
def test_the_first_player_of_race_one_is_drawn() -> None:
    draws = turning_over(*EXAMPLE)
    for seat in range(3):
        assert GAME.start(setup(3), ScriptedChance([seat, *draws])).first == seat


@pytest.mark.rule("FL-6")
def test_the_host_may_name_the_first_player() -> None:
    state = opened(4, first=2)
    assert (state.first, state.turn) == (2, 2)
    with pytest.raises(BadSetup, match="FL-6"):
        GAME.start(setup(3, first=3), FastChance(1))
    with pytest.raises(BadSetup, match="FL-6"):
        GAME.start(setup(3, first=-1), FastChance(1))


@pytest.mark.rule("FL-6")
@pytest.mark.parametrize(
    ("capital", "first", "then"),
    [
        ([0, 500, 400], 0, 1),
        ([0, 500, 600], 0, 2),
        ([900, 500, 600], 1, 0),
        ([500, 500, 0], 1, 1),  # the last first player is nearest of all
        ([500, 0, 500], 1, 2),  # clockwise from seat 1, seat 2 comes before seat 0
        ([500, 500, 0], 2, 0),
        ([7, 7, 7, 7], 3, 3),
    ],
)
def test_later_the_richest_begins_and_equals_by_the_clock(capital: list[int], first: int, then: int) -> None:
    state = into_race_two(capital, first)
    assert state.first == then
    for seat in range(len(capital)):
        do(state, "bets none", seat=seat)
    assert GAME.to_act(state) == (then,)


@pytest.mark.rule("FL-6", "FL-25")
def test_side_bets_do_not_count_for_the_first_player() -> None:
    state = rolled("white blank", "red blank", "black side-bet", reserve={}, capital=[100, 500, 400])
    do(state, "use side-bet", draws=turning_over(*NEXT, ran=EXAMPLE))
    assert list(state.side_bets) == [500, -500, 0]
    assert state.first == 1


@pytest.mark.rule("FL-10")
def test_all_27_dice_lie_in_the_reserve_before_every_race() -> None:
    full = {"white": 12, "red": 6, "yellow": 5, "green": 2, "black": 2}
    assert reserve_of(opened(3)) == reserve_of(opened(4)) == full
    assert reserve_of(into_race_two([0, 0, 0])) == full


@pytest.mark.rule("FL-10")
def test_with_two_players_one_red_one_yellow_and_two_white_dice_are_set_aside() -> None:
    state = opened(2)
    assert reserve_of(state) == {"white": 10, "red": 5, "yellow": 4, "green": 2, "black": 2}
    assert view(state).out == dict.fromkeys(("white", "red", "yellow", "green", "black"), 0)


def test_nothing_of_a_race_is_left_on_the_next_ones_tiles() -> None:
    state = rolled(
        "white blank", "red blank", "red blank", reserve={}, shoes=[11], whips=[5], greens={3: 1000}, level=True, seats=2
    )  # fmt: skip
    do(state, "aside red", draws=[1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, *turning_over(*NEXT, ran=EXAMPLE)])
    assert sum(state.shoes) + sum(state.whips) + sum(state.greens) == 0
    assert (state.level, state.level_used, state.home_stretch, state.hand_size) == (0, 0, 0, 0)
    assert line_of(state) == NEXT
