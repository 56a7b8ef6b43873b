"""The doors for those who learn: PettingZoo's steps of Ticket Gagnant, beside its own connect_four in the same run, with and
without its wrappers; and 256 tables at once. A step is what an agent does: look, take a random action of its mask. Four seats."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from hippodrome.doors import zoo
from hippodrome.doors.vector import VectorEnv
from hippodrome.lab.benches import SEATS, Rate

TITLE = "ticket-gagnant"
TABLES, STEPS = 256, 20


def measure(rate: Rate) -> dict[str, float]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo wants it to be made by a registry, which wraps it
        from pettingzoo.classic import connect_four_v3

    found = {
        "zoo_raw": rate(_played(zoo.raw_env(TITLE, SEATS))),
        "connect_four_raw": rate(_played(connect_four_v3.raw_env())),
        "zoo_wrapped": rate(_played(zoo.env(TITLE, SEATS))),
        "connect_four_wrapped": rate(_played(connect_four_v3.env())),
        "tables_at_once": rate(_tables()),
    }
    found["zoo_raw_times"] = round(found["zoo_raw"] / found["connect_four_raw"], 2)
    found["zoo_wrapped_times"] = round(found["zoo_wrapped"] / found["connect_four_wrapped"], 2)
    return found


def _played(env: Any) -> Callable[[], int]:
    """A match at random; how many steps it took."""
    random = Random(1).random

    def play() -> int:
        env.reset(seed=int(random() * 1_000_000))
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            allowed = np.flatnonzero(observation["action_mask"].view(np.bool_))  # of bytes it takes longer than the step
            env.step(allowed[int(random() * len(allowed))])
            steps += 1
        return steps

    return play


def _tables() -> Callable[[], int]:
    """Some steps at all tables, each a random one of those allowed."""
    env, random = VectorEnv(TITLE, TABLES, SEATS), np.random.default_rng(1)
    batch = env.arrays()
    env.reset(batch, seed=1)

    def play() -> int:
        for _ in range(STEPS):
            env.step(_any_of(batch.masks, random), batch)
        return STEPS * TABLES

    return play


def _any_of(masks: Any, random: np.random.Generator) -> Any:
    """Of each row one of the indices that it allows, each as likely."""
    allowed = np.flatnonzero(masks.view(np.bool_))
    ends = np.searchsorted(allowed, np.arange(1, len(masks) + 1) * masks.shape[1])
    starts = np.concatenate(([0], ends[:-1]))
    return allowed[starts + (random.random(len(masks)) * (ends - starts)).astype(np.int64)] % masks.shape[1]
