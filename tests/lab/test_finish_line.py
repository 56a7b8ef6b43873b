"""The reconstructed components of Finish Line do what was asked of them, and the box says so truthfully."""

from __future__ import annotations

import pytest

from hippodrome.games import load_game
from hippodrome.games.finish_line.box import Simulation, load_box
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.lab.finish_line import Tally, all_races, simulate

LADDER = load_box().odds.ladder


@pytest.fixture(scope="module")
def reported() -> Simulation:
    simulation = load_box().simulation
    assert simulation is not None
    return simulation


def game() -> FinishLine:
    found = load_game("finish-line")
    assert isinstance(found, FinishLine)
    return found


def test_chances_add_up_to_one_but_for_races_without_a_horse(reported: Simulation) -> None:
    for shares in (reported.wins_at_random, reported.wins_played_well):
        assert 0.99 <= sum(shares) <= 1.01


def test_at_random_a_horse_further_back_wins_more_rarely(reported: Simulation) -> None:
    assert list(reported.wins_at_random) == sorted(reported.wins_at_random, reverse=True)


def test_well_played_no_place_is_hopeless_and_none_dominant(reported: Simulation) -> None:
    assert all(0.03 <= share <= 0.35 for share in reported.wins_played_well)


def test_no_place_is_a_clear_mistake_to_back(reported: Simulation) -> None:
    assert all(back >= 0.6 for back in reported.back_per_euro)


def test_a_fresh_sample_agrees_with_what_the_box_reports(reported: Simulation) -> None:
    races = 1500
    wins = Tally(game(), 8).at_random(races, lambda: None)
    for count, share in zip(wins, reported.wins_at_random, strict=True):
        assert abs(count / races - share) <= 4 * (share * (1 - share) / races) ** 0.5 + 0.001


def test_progress_is_told_every_hundred_races() -> None:
    heard: list[int] = []
    simulate(game(), 190, 1, heard.append)
    assert heard == [100, 200] and all_races(190) == 190 + 3 + 7
