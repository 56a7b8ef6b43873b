"""Actions tried out: what a race brings is averaged over photo finishes as the rules draw them."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.games.ticket_gagnant.state import RACE
from hippodrome.games.ticket_gagnant.trials import Trials
from tests.games.ticket_gagnant.positions import GAME, position, setup

ENDS = [
    {1: "c9", 2: "d9", 3: "e9"},
    {1: "c10", 2: "d9", 3: "e9", 4: "f9"},
    {1: "c9", 2: "d9", 3: "e8", 4: "a8", 6: "b8"},
    {1: "a9", 2: "b9", 3: "c9", 4: "d9", 5: "e9", 6: "f9", 7: "g9"},
    {1: "a11", 2: "b10", 3: "c9", 4: "d8"},
    {3: "a11", 1: "b10", 2: "c10", 4: "d8"},
]


@pytest.mark.rule("TG-50")
@pytest.mark.rule("TG-54")
@pytest.mark.parametrize("horses", ENDS)
@pytest.mark.parametrize("discipline", ["flat", "harness"])
def test_tickets_bring_the_mean_of_all_photo_finishes(horses: dict[int, str], discipline: str) -> None:
    state = position(discipline=discipline, horses=horses, hands=[["7x1"], []], tickets=["1/2/3", "3/1/4"], pawns=[5, -6])
    code = GAME.legal(state, 0)[0]
    chance, drawn, times = FastChance(1), [0, 0], 3000
    for _ in range(times):
        end = GAME.clone(state)
        GAME.apply(end, 0, code, chance)
        drawn = [total + more for total, more in zip(drawn, GAME.totals(end), strict=True)]
    trials = Trials(GAME, 0, chance)
    trials.play_out(state, code)
    assert trials.totals(state) == pytest.approx([total / times for total in drawn], abs=0.35)


@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_a_race_is_played_out_as_by_the_rules(edition: str) -> None:
    """Move by move the same as by `apply`, up to the last card, or the line in 2024."""
    for seed in range(6):
        state = GAME.start(setup(edition, 3, first_player=0), FastChance(seed))
        seat = GAME.to_act(state)[0]
        code = GAME.legal(state, seat)[seed % 4]
        tried, applied = GAME.clone(state), GAME.clone(state)
        trials, chance = Trials(GAME, seat, FastChance(seed)), FastChance(seed)
        trials.play_out(tried, code)
        GAME.apply(applied, seat, code, chance)
        last = applied
        while applied.race == 0:
            last = GAME.clone(applied)
            turn = GAME.to_act(applied)[0]
            policy = trials.own if turn == seat and applied.phase == RACE else trials.others
            GAME.apply(applied, turn, policy.pick(applied, turn, GAME.legal(applied, turn), chance), chance)
        assert tried.cards_left == last.cards_left - 1 and tried.played & last.played == last.played
        assert sum(a != b for a, b in zip(tried.cells, last.cells, strict=True)) <= 2
