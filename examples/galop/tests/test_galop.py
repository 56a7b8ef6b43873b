"""Galop before the contract suite of the house, and its rules one by one."""

from __future__ import annotations

import pytest
from galop import TITLE
from galop.game import GALLOP, TROT, Galop, HorseMoved, Race

from hippodrome.core.chance import ScriptedChance
from hippodrome.core.errors import IllegalAction
from hippodrome.core.wire import Event, Setup
from hippodrome.testing import contract_tests

GAME = Galop()


def recount(events: list[Event], setup: Setup) -> list[int]:
    squares = {seat: 0 for seat in range(setup.seats)}
    for event in events:
        if isinstance(event, HorseMoved):
            squares[event.seat] += event.end - event.start
    return list(squares.values())


test_contract = contract_tests(TITLE, recount=recount)


def race(*draws: int) -> tuple[Race, ScriptedChance]:
    chance = ScriptedChance([0, *draws])
    return GAME.start(Setup(title="galop", edition="1", seats=2, options={"length": 10}), chance), chance


def test_a_trot_goes_three_squares_whatever_happens() -> None:
    state, chance = race()
    GAME.apply(state, 0, TROT, chance)
    assert (state.squares, state.turn) == ([3, 0], 1)


def test_a_horse_that_rolls_a_1_stumbles_and_trots_next_time() -> None:
    state, chance = race(1, 5)
    GAME.apply(state, 0, GALLOP, chance)
    GAME.apply(state, 1, GALLOP, chance)
    assert (state.squares, state.shaken) == ([0, 5], [True, False])
    with pytest.raises(IllegalAction, match="G-3"):
        GAME.apply(state, 0, GALLOP, chance)


def test_the_race_ends_with_the_round_in_which_a_horse_passes_the_post() -> None:
    state, chance = race(5, 5)
    for seat, code in ((0, GALLOP), (1, TROT), (0, GALLOP), (1, TROT)):
        assert GAME.outcome(state) is None
        GAME.apply(state, seat, code, chance)
    outcome = GAME.outcome(state)
    assert outcome is not None and (outcome.totals, outcome.winners) == ((10, 6), (0,))
