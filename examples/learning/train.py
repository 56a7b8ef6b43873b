"""A small network that learns Ticket Gagnant by playing against itself: numpy alone, one core, an evening.

    python train.py --minutes 180                                          # writes network.npz, again and again
    hippodrome lab tournament ticket-gagnant --bots train:NetBot,random --deals 200

One hidden layer sees the observation; from it come a score for every index and the expected share of the win. Matches are
whole meetings between two seats. After some thousand steps every score moves towards what did better than expected (an
actor-critic).
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.encoding import MORE, encoding_of
from hippodrome.core.wire import Setup, View
from hippodrome.doors.vector import VectorEnv

TABLES, HIDDEN, BATCH = 64, 128, 4096
RATE, ENTROPY = 1e-3, 0.01
FILE = "network.npz"


class Network:
    """Observation → hidden layer → a score per index, and what share of the win is expected."""

    def __init__(self, width: int, size: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        shapes = {"w": (width, HIDDEN), "b": (HIDDEN,), "scores": (HIDDEN, size), "value": (HIDDEN,)}
        self.weights = {name: random.normal(0, 1 / np.sqrt(shape[0]), shape).astype(np.float32) for name, shape in shapes.items()}
        self._moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in self.weights.items()}
        self._updates = 0

    def look(self, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
        """The hidden layer, the chance to take each index, and the expected share of the win."""
        hidden = np.maximum(seen @ self.weights["w"] + self.weights["b"], 0)
        scores = np.where(masks, hidden @ self.weights["scores"], -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), hidden @ self.weights["value"]

    def learn(self, seen: Any, masks: Any, taken: Any, won: Any) -> float:
        """One step uphill; how far off the expectation was."""
        hidden, chances, value = self.look(seen, masks)
        error = won - value
        advantage = error / (error.std() + 1e-6)
        slope = chances * advantage[:, None]
        slope[np.arange(len(taken)), taken] -= advantage
        logs = np.log(np.maximum(chances, 1e-12))
        slope += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        back = (slope @ self.weights["scores"].T - error[:, None] * self.weights["value"]) * (hidden > 0)
        slopes = {"w": seen.T @ back, "b": back.sum(axis=0), "scores": hidden.T @ slope, "value": -hidden.T @ error}
        self._updates += 1
        for name, found in slopes.items():  # Adam
            first, second = self._moments[name]
            first += 0.1 * (found / len(taken) - first)
            second += 0.001 * ((found / len(taken)) ** 2 - second)
            size = np.sqrt(second / (1 - 0.999**self._updates)) + 1e-8
            self.weights[name] -= RATE * first / (1 - 0.9**self._updates) / size
        return float(np.abs(error).mean())


def train(minutes: float, seed: int) -> None:
    """Play and learn for so long, and write the network down once a minute and at the end."""
    random = np.random.default_rng(seed)
    env = VectorEnv("ticket-gagnant", tables=TABLES, seats=2)
    batch, net = env.arrays(), Network(env.width, env.size, seed)
    env.reset(batch, seed)
    running: list[list[tuple[Any, ...]]] = [[] for _ in range(TABLES)]
    lessons: list[tuple[Any, ...]] = []
    began = saved = time.monotonic()
    steps = matches = 0
    while time.monotonic() - began < 60 * minutes:
        _, chances, _ = net.look(batch.observations, batch.masks)
        actions = (chances.cumsum(axis=1) > random.random((TABLES, 1)) * 0.999999).argmax(axis=1)
        for at in range(TABLES):
            running[at].append((batch.observations[at].copy(), np.packbits(batch.masks[at]), actions[at], batch.seats[at]))
        env.step(actions, batch)
        steps += TABLES
        for at in np.flatnonzero(batch.done):
            lessons += [(*lesson[:3], batch.rewards[at, lesson[3]]) for lesson in running[at]]
            running[at].clear()
            matches += 1
        if len(lessons) >= BATCH:
            seen, packed, taken, won = map(np.array, zip(*lessons, strict=True))
            off = net.learn(seen, np.unpackbits(packed, axis=1, count=env.size), taken, won.astype(np.float32))
            lessons.clear()
            print(f"{steps} steps, {matches} matches: off by {off:.3f}", flush=True)
        if time.monotonic() - saved > 60:
            saved = time.monotonic()
            np.savez(FILE, **net.weights)
    np.savez(FILE, **net.weights)
    print(f"{steps} steps, {matches} matches in {minutes:g} minutes: {FILE}")


class NetBot:
    """Plays what the network thinks best. It was trained for two seats, and plays at no other table."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        self._game, self._chance = game, chance
        with np.load(FILE) as kept:
            self._weights = dict(kept)

    def choose(self, view: View, budget: object = None) -> int:
        assert view.seat is not None
        setup = Setup(title="ticket-gagnant", edition="2022", seats=view.seats)
        encoding, state = encoding_of(self._game, setup), self._game.imagine(view, self._chance)
        seen, mask = np.zeros(encoding.width, np.float32), np.zeros(encoding.size, np.uint8)
        code = MORE
        while code == MORE:  # what is composed of small steps is asked for step by step
            encoding.observe(state, view.seat, seen)
            encoding.mask(state, view.seat, mask)
            hidden = np.maximum(seen @ self._weights["w"] + self._weights["b"], 0)
            code = encoding.code(state, view.seat, int(np.where(mask, hidden @ self._weights["scores"], -np.inf).argmax()))
        return code


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train a small network for Ticket Gagnant.")
    parser.add_argument("--minutes", type=float, default=180)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    train(asked.minutes, asked.seed)
