"""Actions tried out: what a race brings is averaged over photo finishes as the rules draw them."""

from __future__ import annotations

import pytest

from hippodrome.core.actions import Actions
from hippodrome.core.chance import FastChance
from hippodrome.games.ticket_gagnant.notation import cell_name
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


def test_in_a_deep_rollout_the_others_look_further_than_a_card() -> None:
    """Horse 1 has nowhere to go back to: who takes it ahead at once is taken back all the way, who waits is not."""
    state = position(horses={1: "c2", 4: "e3"}, hands=[["1x3", "7x1"], ["1x2", "6x1"]], tickets=["4/./.", "1/./."])
    ends = []
    for deep in (False, True):
        played = GAME.clone(state)
        Trials(GAME, 0, FastChance(1), deep).play_out(played, GAME.read("play 7x1 7>g2"))
        ends.append(cell_name(played.cells[0]))
    assert ends == ["c1", "c3"]


def test_all_that_a_deep_rollout_takes_is_counted() -> None:
    state = position(hands=[["1x3", "7x1", "2x1"], ["1x2", "6x1", "3x3"]], tickets=["4/./.", "1/./."])
    spent = []
    for deep in (False, True):
        trials = Trials(GAME, 0, FastChance(1), deep)
        trials.play_out(GAME.clone(state), GAME.read("play 2x1 2>b2"))
        spent.append(trials.spent)
    # itself; the three cards of the other seat, then two of each; of a last one nothing is left to try
    assert spent == [1, 1 + 3 + 2 + 2]


def test_of_each_card_the_play_that_looks_best_is_listed() -> None:
    """Its own horse ahead, another's back; of discards, which change nothing, all."""
    state = position(horses={1: "d9", 3: "a9", 4: "e10"}, hands=[["1x3", "4x2", "3=4"], []], tickets=["1/3/.", "4/./."])
    listed = Trials(GAME, 0, FastChance(1)).others.best_of_each(state, 0, GAME.legal(state, 0))
    assert [GAME.write(code) for code in listed] == ["play 1x3 1>d12", "play 4x2 4>e8", "play 3=4 4>a8"]
    stuck = position(horses={1: "a1"}, hands=[["1x3", "4x2"], []], tickets=["1/3/.", "4/./."])
    discards = Actions()
    for card in ("1x3", "4x2"):
        discards.add(GAME.read(f"discard {card}"))
    assert Trials(GAME, 0, FastChance(1)).others.best_of_each(stuck, 0, discards) == list(discards)
