"""PettingZoo and Gymnasium: their own tests, for every game at every number of seats; and what is paid out at the end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from hippodrome.core.errors import BadIndex
from hippodrome.doors import zoo
from hippodrome.doors.gym import SeatEnv
from hippodrome.games import own_titles

ENCODED = [about for about in own_titles().values() if about.encoding is not None]
TABLES = [(about.title, seats) for about in ENCODED for seats in about.seats]
NOT_FOR_US = [
    "ignore:Observation is not a NumPy array",  # it is a dict with a mask, as in PettingZoo's own card games
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # that of a seat which is not asked
    "ignore:The environment does not have a render mode",
    "ignore:.*Box observation space m.*imum value is",  # amounts of money have no bounds
    "ignore:.*A Box .*bound",
]
pytestmark = [pytest.mark.filterwarnings(line) for line in NOT_FOR_US]


def finished(env: Any, seed: int, chance: np.random.Generator) -> dict[str, float]:
    """What each agent got in a match at random."""
    got = {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        if termination:
            got[agent] = reward
        env.step(None if termination else chance.choice(np.flatnonzero(observation["action_mask"])))
    return got


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_an_environment_is_as_pettingzoo_wants_it(title: str, seats: int) -> None:
    api_test(zoo.env(title, seats), num_cycles=60)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_the_same_seed_gives_the_same_match(title: str, seats: int) -> None:
    seed_test(lambda: zoo.env(title, seats), num_cycles=60)


@pytest.mark.parametrize("title", [about.title for about in ENCODED])
def test_winning_is_worth_one_which_a_shared_win_shares(title: str) -> None:
    env, chance = zoo.raw_env(title, 2), np.random.default_rng(1)
    for seed in range(3):
        got = finished(env, seed, chance)
        assert set(got) == {"player_0", "player_1"}
        assert sorted(got.values()) in ([0, 1], [0.5, 0.5])
    assert not env.agents


def test_an_action_that_the_mask_does_not_allow_is_refused() -> None:
    env = zoo.raw_env("ticket-gagnant", 2)
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    with pytest.raises(BadIndex):
        env.step(int(np.flatnonzero(mask == 0)[0]))


@pytest.mark.parametrize("title", [about.title for about in ENCODED])
def test_a_seat_against_bots_is_as_gymnasium_wants_it(title: str) -> None:
    check_env(SeatEnv(title, bots=("random",)), skip_render_check=True)


def test_a_seat_against_bots_plays_whole_matches() -> None:
    env, chance = SeatEnv("ticket-gagnant", bots=("random", "random"), seat=1), np.random.default_rng(1)
    seen: set[float] = set()
    for seed in range(12):
        observation, _ = env.reset(seed=seed)
        done, reward = False, 0.0
        while not done:
            observation, reward, done, _, info = env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            assert not info
        seen.add(reward)
    assert {0.0, 1.0} <= seen
