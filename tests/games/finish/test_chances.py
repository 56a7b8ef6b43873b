"""Chances counted over many races, and the policy of rollouts that goes by them."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.policy import AtRandom
from hippodrome.core.rollout import rollout
from hippodrome.games import load_game
from hippodrome.games.finish import events
from hippodrome.games.finish.actions import SetMaximum
from hippodrome.games.finish.chances import tally
from hippodrome.games.finish.state import BETS
from tests.games.finish.programmes import GAME, betting, opened, sell, setup, told_of


@pytest.mark.rule("FI-11", "FI-12", "FI-14")
def test_chances_are_how_races_go_that_are_played() -> None:
    state = betting([0, 1, 0, 1, 0], prices=[1000] * 5, cash=[5000, 5000])
    times, chance = 3000, FastChance(1)
    found = tally(state, times, FastChance(2))
    first, placed, paid, win_odds, place_odds = (Counter[int]() for _ in range(5))
    for _ in range(times):
        log, copy = Log(), GAME.clone(state)
        for seat in (0, 1):
            GAME.apply(copy, seat, GAME.read("bets none"), chance, log)
        [ranked] = told_of(log, events.RaceRanked)
        first.update(ranked.order[:1])
        placed.update(ranked.order[1:3])
        for lane, times_price in zip(ranked.order, (4, 2, 1), strict=False):
            paid[lane] += times_price
        win_odds.update({ranked.order[0]: ranked.win_odds} if ranked.order else {})
        for lane, odds in zip(ranked.order[1:3], ranked.place_odds, strict=True):
            place_odds[lane] += odds
    for lane in range(5):
        assert found.wins(lane) * times == pytest.approx(first[lane + 1], abs=5 * sqrt(first[lane + 1]))
        assert found.places(lane) * times == pytest.approx(placed[lane + 1], abs=5 * sqrt(placed[lane + 1]))
        assert found.win_bet(lane) * times == pytest.approx(win_odds[lane + 1], rel=0.25)
        assert found.place_bet(lane) * times == pytest.approx(place_odds[lane + 1], rel=0.25)
        assert found.owner(lane) * times == pytest.approx(paid[lane + 1], rel=0.15)
    assert found.wins(5) == found.places(5) == 0


def test_during_the_auctions_the_horses_to_come_run_under_any_jockey() -> None:
    state = opened()
    sell(state, 0, 1000)
    sell(state, 1, 0)
    before = GAME.snapshot(state)
    found = tally(state, 500, FastChance(3))
    assert [found.wins(lane) > 0 for lane in range(6)] == [True] * 5 + [False]  # one was not wanted
    assert GAME.snapshot(state) == before


def test_without_a_horse_that_would_be_left_over_nobody_else_runs() -> None:
    state = betting([0, 1], prices=[1000, 1000], cash=[5000, 5000])
    found = tally(state, 300, FastChance(4))
    assert found.wins(0) + found.wins(1) == pytest.approx(1, abs=0.2) and found.wins(2) == 0


def test_the_policy_never_stakes_more_than_it_holds() -> None:
    policy = GAME.policy()
    for cash in (0, 99, 100, 300, 5000, 1_000_000):
        state = betting([0, 1, 0, 1, 0, 1], prices=[1000] * 6, cash=[cash, 5000])
        if state.phase == BETS and state.slips.choices[0] < 0:
            for seed in range(30):
                assert policy.pick(state, 0, GAME.legal(state, 0), FastChance(seed)) in GAME.legal(state, 0)


def mean_maximum(first: str) -> float:
    """How far the policy goes for the first horse of six."""
    state = opened(horses=[first, "Schlagobers", "Napoléon", "Hallodri", "Moskito", "Lady Skunx"])
    picked = [GAME.action(GAME.policy().pick(state, 0, GAME.legal(state, 0), FastChance(seed))) for seed in range(40)]
    return sum(action.amount for action in picked if isinstance(action, SetMaximum)) / len(picked)


def test_the_policy_goes_further_for_better_numbers() -> None:
    assert mean_maximum("Katzenbuckel") > 2 * mean_maximum("Abendstern")


@pytest.mark.parametrize(("seats", "least"), [(2, 58), (4, 45)])
def test_the_policy_beats_those_who_play_at_random(seats: int, least: int) -> None:
    game, won = load_game("finish"), 0.0
    for seed in range(100):
        chance = FastChance(seed)
        state = game.start(setup(seats), chance)
        sensible = seed % seats
        rollout(game, state, [game.policy() if seat == sensible else AtRandom() for seat in range(seats)], chance)
        outcome = game.outcome(state)
        assert outcome is not None
        won += (sensible in outcome.winners) / len(outcome.winners)
    assert won >= least
