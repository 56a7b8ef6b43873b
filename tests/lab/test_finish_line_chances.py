"""The chances of the bot of Finish Line are those of races at random."""

from __future__ import annotations

import pytest

from hippodrome.bots.finish_line import CHANCES, Model
from hippodrome.games import load_game
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.lab.finish_line_chances import START, Seen, fit, log_likelihood, seen_at_random


@pytest.fixture(scope="module")
def seen() -> list[Seen]:
    game = load_game("finish-line")
    assert isinstance(game, FinishLine)
    return seen_at_random(game, 60, 4)


def test_every_line_of_a_race_is_seen_with_the_dice_that_are_left_and_the_winner(seen: list[Seen]) -> None:
    assert [left for _, left, _ in seen[:4]] == [27, 24, 23, 22]
    assert all(winner in list(state.line)[: state.left] for state, _, winner in seen)


def test_the_bots_chances_foretell_races_that_it_has_not_seen(seen: list[Seen]) -> None:
    guess = log_likelihood(Model(1000.0, 0.0, 0.0, 0.0, 0.0, 0.0), seen)
    assert log_likelihood(CHANCES, seen) > log_likelihood(START, seen) > guess


def test_a_fit_goes_uphill(seen: list[Seen]) -> None:
    few = seen[::25]
    assert log_likelihood(fit(few), few) >= log_likelihood(CHANCES, few)
    assert log_likelihood(Model(0.0, 0.1, 0.0, 0.0, 0.0, 0.0), few) == float("-inf")
