"""Many tables at once: each goes as it would alone, into arrays that are the caller's."""

from __future__ import annotations

import numpy as np
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.encoding import MORE, encoding_of
from hippodrome.core.errors import BadIndex
from hippodrome.core.wire import Setup
from hippodrome.doors.vector import Batch, VectorEnv
from hippodrome.games import load_game, own_titles

ENCODED = [about.title for about in own_titles().values() if about.encoding is not None]


def any_of(masks: np.ndarray, random: np.random.Generator) -> np.ndarray:
    return np.array([random.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("title", ENCODED)
def test_tables_play_match_after_match_and_pay_the_winners(title: str) -> None:
    env, random = VectorEnv(title, tables=4, seats=3), np.random.default_rng(1)
    batch, ended = env.arrays(), 0
    env.reset(batch, seed=1)
    for _ in range(1500):
        env.step(any_of(batch.masks, random), batch)
        assert np.array_equal(batch.rewards.sum(axis=1).round(4), batch.done)
        ended += int(batch.done.sum())
        if ended > 4:
            break
    assert ended > 4


def test_what_is_filled_is_what_one_table_alone_says() -> None:
    env, random = VectorEnv("ticket-gagnant", tables=1, seats=2), np.random.default_rng(2)
    game, setup, chance = load_game("ticket-gagnant"), Setup(title="ticket-gagnant", edition="2022", seats=2), FastChance(7)
    encoding, batch = encoding_of(game, setup), env.arrays()
    state = game.start(setup, chance)
    env.reset(batch, seed=7)
    while owing := game.to_act(state):
        observation, mask = np.zeros(env.width, np.float32), np.zeros(env.size, np.uint8)
        encoding.observe(state, owing[0], observation)
        encoding.mask(state, owing[0], mask)
        assert batch.seats[0] == owing[0] and not batch.done[0]
        assert np.array_equal(batch.observations[0], observation) and np.array_equal(batch.masks[0], mask)
        action = any_of(batch.masks, random)
        code = encoding.code(state, owing[0], int(action[0]))
        if code != MORE:
            game.apply(state, owing[0], code, chance)
        env.step(action, batch)
    outcome = game.outcome(state)
    assert outcome is not None and batch.done[0]
    assert [seat for seat in range(2) if batch.rewards[0, seat]] == list(outcome.winners)


def test_arrays_of_the_caller_are_filled_and_others_refused() -> None:
    env = VectorEnv("ticket-gagnant", tables=2, seats=2)
    made = env.arrays()
    big = np.full((2, 2, env.width), -9, np.float32)  # a caller may keep every step of an episode in one array
    batch = Batch(big[1], made.masks, made.seats, made.rewards, made.done)
    env.reset(batch, seed=1)
    assert (big[0] == -9).all() and not (big[1] == -9).any()
    with pytest.raises(ValueError, match="needs a writable buffer"):
        env.reset(Batch(made.observations[:, 1:], made.masks, made.seats, made.rewards, made.done), seed=1)
    with pytest.raises(BadIndex):
        env.step(np.argmin(batch.masks, axis=1), batch)
    with pytest.raises(ValueError, match="3 actions for 2 tables"):
        env.step(np.zeros(3, np.int64), batch)
