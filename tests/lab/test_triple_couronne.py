"""The rebuilt board and decks of La Triple Couronne give the printed odds back, and the box says so truthfully."""

from __future__ import annotations

import math

import msgspec
import pytest

import hippodrome
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.box import Category, Insured, Simulation
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.lab.simulation import Counts
from hippodrome.lab.triple_couronne import (
    CATEGORIES,
    LEAST_BACK,
    LEAST_CORRELATION,
    MOST_BACK,
    MOST_DIVERGENCE,
    RACES_PER_SEASON,
    batches,
    brought_back,
    category,
    count,
    divergence,
    field_of,
    judge,
    promised,
    rank_correlation,
    winner,
)
from hippodrome.lab.triple_couronne_insurance import Accounts, returns
from tests.games.triple_couronne.seasons import HORSES, enter, go, season
from tests.lab import simulated

_loaded = load_game("triple-couronne")
assert isinstance(_loaded, TripleCouronne)
GAME: TripleCouronne = _loaded
FEW = 2000


@pytest.fixture(scope="module")
def reported() -> Simulation:
    simulation = load_game("triple-couronne").box.simulation
    assert simulation is not None
    return simulation


@pytest.fixture(scope="module")
def fresh() -> Simulation:
    return simulated(GAME, FEW, seed=8)


def insurance(races: int, seed: int) -> Insured:
    """Only the seasons of a simulation."""
    pieces = [piece for piece in batches(races, seed) if piece[0] not in CATEGORIES]
    return returns(Counts(row for piece in pieces for row in count(GAME, *piece).rows()), races // RACES_PER_SEASON)


def kinds(simulation: Simulation) -> tuple[Category, ...]:
    return simulation.two, simulation.three, simulation.four_and_five


# The balance test


def test_what_the_box_reports_meets_every_bound(reported: Simulation) -> None:
    assert reported.races == 20_000
    assert reported.divergence <= MOST_DIVERGENCE == 0.02
    assert all(kind.correlation >= LEAST_CORRELATION == 0.95 for kind in kinds(reported))
    assert (LEAST_BACK, MOST_BACK) == (0.85, 1.0)
    assert all(LEAST_BACK <= back <= MOST_BACK for back in brought_back(reported).values())
    assert judge(GAME, reported).passed()


def test_a_fresh_sample_meets_the_bounds_too(fresh: Simulation) -> None:
    # so few races add some divergence of their own, about a horse over twice the races; equal horses may change places
    assert fresh.divergence <= MOST_DIVERGENCE + 24 / (2 * FEW)
    assert all(kind.correlation >= LEAST_CORRELATION - 0.12 for kind in kinds(fresh))
    assert all(judge(GAME, fresh).favourites)


def test_a_fresh_sample_agrees_with_what_the_box_reports(reported: Simulation, fresh: Simulation) -> None:
    for found, expected in zip(kinds(fresh), kinds(reported), strict=True):
        assert list(found.wins) == list(expected.wins)
        for name, share in expected.wins.items():
            # four standard deviations: there are many horses
            assert abs(found.wins[name] - share) <= 4 * (share * (1 - share) / FEW) ** 0.5


@pytest.mark.parametrize("name", CATEGORIES if hippodrome.is_compiled() else ["two"])
def test_the_figures_of_the_box_come_out_again(reported: Simulation, name: str) -> None:
    at = list(CATEGORIES).index(name)
    assert category(GAME, name, count(GAME, name, reported.races, reported.seed + at)) == getattr(reported, name)


@pytest.mark.skipif(not hippodrome.is_compiled(), reason="a thousand seasons")
def test_what_the_box_reports_of_insurance_comes_out_again(reported: Simulation) -> None:
    assert reported.insurance is not None
    assert insurance(reported.races, reported.seed) == reported.insurance


def test_a_fresh_sample_of_seasons_agrees_with_what_the_box_reports_of_insurance(reported: Simulation) -> None:
    fresh = msgspec.structs.astuple(insurance(8 * RACES_PER_SEASON, seed=8))[1:]
    for found, expected in zip(fresh, brought_back(reported).values(), strict=True):
        assert abs(found - expected) <= 0.2  # of some 5,000 runners one in eleven


def test_the_box_adds_its_divergences_up(reported: Simulation) -> None:
    assert reported.divergence == pytest.approx(sum(kind.divergence for kind in kinds(reported)))
    assert f"{reported.races:,} races" in reported.how and f"seed {reported.seed}" in reported.how


def test_every_horse_runs_in_the_race_of_its_age(reported: Simulation) -> None:
    names = [name for kind in kinds(reported) for name in kind.wins]
    assert names == [horse.name for horse in load_game("triple-couronne").box.horses.list]
    assert [len(field_of(GAME, ages)) for ages in CATEGORIES.values()] == [6, 6, 12]


def test_nearly_every_race_has_a_winner(reported: Simulation) -> None:
    assert all(0.995 <= sum(kind.wins.values()) <= 1.001 for kind in kinds(reported))


def test_without_a_horse_left_nobody_wins() -> None:
    chance = FastChance(1)
    won = [winner(GAME.course, [0], chance) for _ in range(200)]
    assert set(won) == {0, None} and won.count(0) > won.count(None)


# The verdict


def spoilt(simulation: Simulation, **changed: object) -> Simulation:
    return msgspec.structs.replace(simulation, **changed)


def test_too_great_a_divergence_fails(reported: Simulation) -> None:
    verdict = judge(GAME, spoilt(reported, divergence=0.0201))
    assert not verdict.divergence and not verdict.passed()
    assert judge(GAME, spoilt(reported, divergence=0.02)).passed()


@pytest.mark.parametrize("name", CATEGORIES)
def test_too_small_a_correlation_in_one_kind_fails(reported: Simulation, name: str) -> None:
    worse = msgspec.structs.replace(getattr(reported, name), correlation=0.949)
    verdict = judge(GAME, spoilt(reported, **{name: worse}))
    assert verdict.correlations.count(False) == 1 and not verdict.passed()


@pytest.mark.parametrize("contract", ["race", "next", "two"])
@pytest.mark.parametrize("back", [0.849, 1.001])
def test_a_contract_that_brings_back_too_much_or_too_little_fails(reported: Simulation, contract: str, back: float) -> None:
    assert reported.insurance is not None
    worse = msgspec.structs.replace(reported.insurance, **{contract: back})
    verdict = judge(GAME, spoilt(reported, insurance=worse))
    assert verdict.premiums.count(False) == 1 and not verdict.passed()


def test_an_outsider_that_wins_most_often_fails(reported: Simulation) -> None:
    wins = {**reported.three.wins, "Pas de Panique": 0.5}
    verdict = judge(GAME, spoilt(reported, three=msgspec.structs.replace(reported.three, wins=wins)))
    assert verdict.favourites == (True, False, True) and not verdict.passed()


def test_either_of_two_equal_favourites_may_win_most_often(reported: Simulation) -> None:
    wins = {**reported.four_and_five.wins, "Siberian Express": 0.3}
    assert judge(GAME, spoilt(reported, four_and_five=msgspec.structs.replace(reported.four_and_five, wins=wins))).passed()


# Insurance


def test_premiums_and_payments_are_those_of_the_rules_for_every_runner_and_contract() -> None:
    """TC-41e to TC-43e: before race 4 of Complet, two horses of three years: one is injured twice, the other withdrawn."""
    state, log, accounts = enter(go(season(2, "complet", 4), "entries"), 7, 8), Log(), Accounts()
    log.tell(events.HorseInjured(HORSES[6], 1))
    log.tell(events.HorseInjured(HORSES[6], 2))
    log.tell(events.HorseWithdrawn(HORSES[7]))
    accounts.book(state, log)
    assert accounts.premiums == [2 * 40_000, 2 * 100_000, 2 * 130_000]
    assert accounts.paid == [400_000, 1_000_000, 1_600_000]
    assert returns(accounts.counts(), 1) == Insured(seasons=1, race=5.0, next=5.0, two=round(1_600_000 / 260_000, 3))


# The measures


def test_odds_promise_chances_that_add_up_to_one() -> None:
    assert promised([2, 4, 4]) == [0.5, 0.25, 0.25]
    assert promised([1, 1]) == [0.5, 0.5]


def test_equal_chances_do_not_diverge_and_a_horse_that_never_wins_does_without_end() -> None:
    assert divergence([0.5, 0.5], [0.5, 0.5]) == 0
    assert divergence([0.5, 0.5], [0.25, 0.75]) == pytest.approx(0.5 * math.log(2) + 0.5 * math.log(2 / 3))
    assert divergence([0.5, 0.5], [1, 0]) == math.inf


def test_rank_correlation_is_that_of_spearman() -> None:
    assert rank_correlation([1, 2, 3], [10, 20, 90]) == 1
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == -1
    assert rank_correlation([1, 2, 3, 4], [2, 1, 4, 3]) == pytest.approx(0.6)
    assert rank_correlation([1, 1, 2], [1, 2, 3]) == pytest.approx(math.sqrt(3) / 2)
    assert rank_correlation([1, 1], [1, 2]) == 0
