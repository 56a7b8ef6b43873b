"""The reconstructed components of Finish Line do what was asked of them, and the box says so truthfully."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from hippodrome.games import load_game
from hippodrome.games.finish_line.box import PerPlace, Simulation
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.lab.finish_line import BACKED_SHARE, GOOD_PLAYERS, WELL_SHARE, Tally, batches, bounds, count, gather

LADDER = load_game("finish-line").box.odds.ladder


@pytest.fixture(scope="module")
def reported() -> Simulation:
    simulation = load_game("finish-line").box.simulation
    assert isinstance(simulation, Simulation)
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
    assert all(0.01 <= share <= 0.35 for share in reported.wins_played_well)


def test_between_good_players_chances_do_not_rise_from_the_front_to_the_back(reported: Simulation) -> None:
    shares, races = reported.wins_played_well, reported.sensible_races
    assert races >= 3000
    for ahead, behind in combinations(shares, 2):
        within = 1.96 * ((ahead + behind - (ahead - behind) ** 2) / races) ** 0.5  # one race has one winner
        assert behind - ahead <= within + 0.001  # shares are rounded


def test_the_box_says_how_good_players_play(reported: Simulation) -> None:
    assert GOOD_PLAYERS in reported.how


def agrees(wins: list[int], races: int, shares: PerPlace) -> bool:
    """Whether a fresh sample is one that such shares bring about, within four standard deviations."""
    bounds = [4 * (share * (1 - share) / races) ** 0.5 + 0.001 for share in shares]
    return all(abs(count / races - share) <= bound for count, share, bound in zip(wins, shares, bounds, strict=True))


def test_a_fresh_sample_agrees_with_what_the_box_reports(reported: Simulation) -> None:
    assert agrees(Tally(game(), 8).at_random(1500), 1500, reported.wins_at_random)
    good = Tally(game(), 9)
    assert agrees(good.played(9, [good.good() for _ in range(3)]), 9, reported.wins_played_well)


def test_a_fresh_backer_gets_back_what_the_box_reports(reported: Simulation) -> None:
    tally = Tally(game(), 10)
    wins = tally.played(9, [tally.backer(1), tally.good(), tally.good()])
    chance = reported.back_per_euro[0] / LADDER[0]
    assert abs(wins[0] / 9 - chance) <= 4 * (chance * (1 - chance) / 9) ** 0.5


def test_batches_are_all_races_and_figures_are_made_of_them() -> None:
    pieces = batches(6000, 1)
    races = {kind: sum(many for each, many, _ in pieces if each == kind) for kind, _, _ in pieces}
    assert races == {"random": 6000, "well": 6000 // WELL_SHARE, **{f"place {at}": 6000 // BACKED_SHARE for at in range(1, 8)}}
    assert len({(kind, seed) for kind, _, seed in pieces}) == len(pieces)
    counts = count(game(), "random", 30, 1)
    for kind in races:
        counts.add(kind, "2", 1, 2)
    found = gather(game(), counts, 30, 1)
    assert found.wins_played_well[1] == 0.5 and found.back_per_euro[1] == 0.5 * LADDER[1]


def test_the_box_keeps_its_bounds_and_another_would_not(reported: Simulation) -> None:
    assert all(bound.met for bound in bounds(game(), reported))
    even = (0.14, 0.15, 0.14, 0.14, 0.14, 0.14, 0.14)
    spoilt = msgspec.structs.replace(reported, wins_at_random=even, wins_played_well=(0.9, *[0.001] * 6), sensible_races=2000)
    assert not any(bound.met for bound in bounds(game(), spoilt))
