"""The reconstructed components of Finish do what was asked of them, and the box says so truthfully."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.games import load_game
from hippodrome.games.finish.box import Simulation
from hippodrome.games.finish.rules import Finish
from hippodrome.lab.finish import bounds
from tests.lab import simulated


@pytest.fixture(scope="module")
def reported() -> Simulation:
    simulation = load_game("finish").box.simulation
    assert simulation is not None
    return simulation


@pytest.fixture(scope="module")
def fresh() -> Simulation:
    game = load_game("finish")
    assert isinstance(game, Finish)
    return simulated(game, 6000, seed=8)


def test_races_end_in_round_four_to_six_nearly_always(reported: Simulation) -> None:
    assert sum(reported.ends_in_round[number] for number in ("4", "5", "6")) >= 0.95


def test_a_fall_happens_in_ten_to_twenty_five_percent_of_races(reported: Simulation) -> None:
    assert 0.10 <= reported.with_a_fall <= 0.25


def test_no_horse_is_hopeless_and_none_dominant(reported: Simulation) -> None:
    assert len(reported.horse_wins) == 15
    assert all(0.10 <= share <= 0.25 for share in reported.horse_wins.values())


def test_fewer_win_bets_pay_nothing_than_in_the_first_trial(reported: Simulation) -> None:
    assert reported.win_bets_pay_nothing < 0.26


def test_a_fresh_sample_agrees_with_what_the_box_reports(reported: Simulation, fresh: Simulation) -> None:
    pairs = [
        (fresh.with_a_fall, reported.with_a_fall, 6000),
        (fresh.win_bets_pay_nothing, reported.win_bets_pay_nothing, 6000),
        (fresh.decided_by_dice, reported.decided_by_dice, 6000),
        *((fresh.ends_in_round[number], reported.ends_in_round[number], 6000) for number in ("4", "5", "6")),
        *((fresh.horse_wins[name], share, 2400) for name, share in reported.horse_wins.items()),
        *((fresh.jockey_wins[name], share, 3000) for name, share in reported.jockey_wins.items()),
    ]
    for found, expected, races in pairs:
        # four standard deviations: there are many pairs
        assert abs(found - expected) <= 4 * (expected * (1 - expected) / races) ** 0.5 + 0.001


def test_the_box_keeps_its_bounds_and_another_would_not(reported: Simulation) -> None:
    game = load_game("finish")
    assert isinstance(game, Finish)
    assert all(bound.met for bound in bounds(game, reported))
    spoilt = msgspec.structs.replace(reported, with_a_fall=0.3, win_bets_pay_nothing=0.3, ends_in_round={"4": 0.9})
    spoilt = msgspec.structs.replace(spoilt, horse_wins={"weak": 0.09, "strong": 0.26})
    assert not any(bound.met for bound in bounds(game, spoilt))
