"""The reconstructed components of Finish Line do what was asked of them, and the box says so truthfully."""

from __future__ import annotations

import pytest

from hippodrome.games import load_game
from hippodrome.games.finish_line.box import PerPlace, Simulation
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.lab.finish_line import SENSIBLE, Tally, simulate, total

LADDER = load_game("finish-line").box.odds.ladder


@pytest.fixture(scope="module")
def reported() -> Simulation:
    simulation = load_game("finish-line").box.simulation
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


def test_the_box_owns_that_whoever_pushes_a_horse_gets_more_back_the_further_back_it_starts(reported: Simulation) -> None:
    assert list(reported.back_per_euro) == sorted(reported.back_per_euro)


def test_the_box_says_how_a_sensible_player_plays(reported: Simulation) -> None:
    assert SENSIBLE in reported.how


def agrees(wins: list[int], races: int, shares: PerPlace) -> bool:
    """Whether a fresh sample is one that such shares bring about, within four standard deviations."""
    bounds = [4 * (share * (1 - share) / races) ** 0.5 + 0.001 for share in shares]
    return all(abs(count / races - share) <= bound for count, share, bound in zip(wins, shares, bounds, strict=True))


def test_a_fresh_sample_agrees_with_what_the_box_reports(reported: Simulation) -> None:
    assert agrees(Tally(game(), 8).at_random(1500, lambda: None), 1500, reported.wins_at_random)
    sensible = Tally(game(), 9)
    wins = sensible.played(60, [sensible.sensible() for _ in range(3)], lambda: None)
    assert agrees(wins, 60, reported.wins_played_well)


def test_a_fresh_backer_gets_back_what_the_box_reports(reported: Simulation) -> None:
    tally = Tally(game(), 10)
    wins = tally.played(60, [tally.backer(7), tally.sensible(), tally.sensible()], lambda: None)
    chance = reported.back_per_euro[6] / LADDER[6]
    assert abs(wins[6] / 60 - chance) <= 4 * (chance * (1 - chance) / 60) ** 0.5


def test_progress_is_told_every_hundred_races() -> None:
    heard: list[int] = []
    simulate(game(), 190, 1, heard.append)
    assert heard == [100, 200] and total(190) == 190 + 3 + 7
