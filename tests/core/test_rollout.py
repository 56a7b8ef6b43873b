"""Rollouts, policies and beliefs."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.core.actions import Actions
from hippodrome.core.chance import Chance, FastChance
from hippodrome.core.policy import EVEN, AtRandom, Belief, Policy
from hippodrome.core.rollout import playout, rollout
from hippodrome.core.wire import Setup
from hippodrome.games import load_game, own_titles


class Noted(Policy[Any]):
    """Plays the first legal action, or any slip, and notes for whom."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def pick(self, state: Any, seat: int, legal: Actions, chance: Chance) -> int:
        self.asked.append(seat)
        return legal[0] if len(legal) else legal.draw(chance)


def begun(title: str, seats: int = 3) -> tuple[Any, Any]:
    game = load_game(title)
    return game, game.start(Setup(title=title, edition=game.editions()[0], seats=seats), FastChance(1))


@pytest.mark.parametrize("title", own_titles())
def test_a_rollout_of_one_race_stops_when_that_race_is_over(title: str) -> None:
    game, state = begun(title)
    played = steps = 0
    chance = FastChance(2)
    while game.to_act(state):
        before = game.race(state)
        steps += rollout(game, state, [AtRandom()], chance, "race")
        assert game.race(state) > before
        played += 1
    whole, other = begun(title)[1], FastChance(2)
    assert rollout(game, whole, [AtRandom()], other, "game") == steps
    assert game.snapshot(whole) == game.snapshot(state) and game.outcome(state) is not None
    assert 1 <= played <= game.race(state)


def test_each_seat_is_played_by_its_own_policy_written_in_plain_python_or_not() -> None:
    game, state = begun("ticket-gagnant")
    first, last = Noted(), Noted()
    steps = rollout(game, state, [first, AtRandom(), last], FastChance(3), "race")
    assert set(first.asked) == {0} and set(last.asked) == {2}
    assert len(first.asked) + len(last.asked) < steps


def test_one_policy_may_play_for_everybody() -> None:
    game, state = begun("finish")
    policy = Noted()
    assert rollout(game, state, [policy], FastChance(4)) == len(policy.asked)
    assert set(policy.asked) == {0, 1, 2}


def test_a_playout_is_a_rollout_of_the_whole_game_at_random() -> None:
    game, state = begun("finish-line")
    other = game.clone(state)
    assert playout(game, state, FastChance(5)) == rollout(game, other, [AtRandom()] * 3, FastChance(5))
    assert game.snapshot(state) == game.snapshot(other)


def test_a_rollout_has_an_end_that_is_known() -> None:
    game, state = begun("finish")
    with pytest.raises(ValueError, match="'meeting'"):
        rollout(game, state, [AtRandom()], FastChance(6), "meeting")


def test_a_belief_is_even_until_something_is_said() -> None:
    belief = Belief(3, 7)
    belief.weigh(2, 0, 250)
    weights = [[belief.weight(seat, horse) for horse in range(7)] for seat in range(3)]
    assert weights == [[EVEN] * 7, [EVEN] * 7, [250] + [EVEN] * 6]


@pytest.mark.parametrize("weight", [0, -1, 10_001])
def test_no_weight_makes_anything_impossible_or_certain(weight: int) -> None:
    with pytest.raises(ValueError, match="1 to 10000"):
        Belief(2, 6).weigh(0, 0, weight)
