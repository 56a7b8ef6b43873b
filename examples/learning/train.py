"""A small network that learns Ticket Gagnant by playing against itself: numpy alone, one core.

    python train.py --minutes 25                                           # writes network.npz, again and again
    hippodrome lab tournament ticket-gagnant --bots train:NetBot,random --deals 200

One hidden layer sees the observation; from it come a score for every index, and the share of the win that is expected (an
actor-critic). Matches are whole meetings between two seats. What a choice was good for is seen from what was expected when the
same seat was asked again, and further on with less and less weight, rather than from the end of the match alone: there are
some thirty choices to a match, and one of them seldom decides it.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

import numpy as np

from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.encoding import MORE, encoding_of
from hippodrome.core.wire import Setup, View
from hippodrome.doors.vector import VectorEnv

TABLES, HIDDEN, BATCH, PART = 64, 128, 8192, 1024
RATE, ENTROPY, FURTHER = 1e-3, 0.01, 0.9
MATCHES = 400
"""How many are played against random choices to see what was learned."""
FILE = "network.npz"


class Lessons(NamedTuple):
    """Choices of matches that are over, a row each."""

    seen: Any
    masks: Any
    """As bits."""
    taken: Any
    gain: Any
    """How much better it went than was expected."""
    worth: Any
    """What should have been expected, then."""
    expected: Any
    won: Any
    """1 in a match that was won, and not shared."""

    def some(self, which: Any) -> Lessons:
        """Some rows."""
        return Lessons(*(column[which] for column in self))


class Network:
    """Observation → hidden layer → a score per index, and what share of the win is expected."""

    def __init__(self, width: int, size: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        shapes = {"w": (width, HIDDEN), "b": (HIDDEN,), "scores": (HIDDEN, size), "value": (HIDDEN,), "level": (1,)}
        spread = {"w": 1 / np.sqrt(width), "b": 0, "scores": 0.1 / np.sqrt(HIDDEN), "value": 1 / np.sqrt(HIDDEN), "level": 0}
        self.weights = {name: random.normal(0, spread[name], shape).astype(np.float32) for name, shape in shapes.items()}
        self._moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in self.weights.items()}
        self._updates = 0

    def look(self, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
        """The hidden layer, the chance to take each index, and the expected share of the win."""
        hidden = np.maximum(seen @ self.weights["w"] + self.weights["b"], 0)
        chances = hidden @ self.weights["scores"]
        chances[masks == 0] = -np.inf
        np.exp(chances - chances.max(axis=1, keepdims=True), out=chances)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, 1 / (1 + np.exp(-(hidden @ self.weights["value"] + self.weights["level"])))

    def learn(self, lessons: Lessons) -> None:
        """One step: towards what went better than expected, and towards a truer expectation."""
        count, size = len(lessons.taken), self.weights["scores"].shape[1]
        hidden, chances, expected = self.look(lessons.seen, np.unpackbits(lessons.masks, axis=1, count=size))
        gain = lessons.gain[:, None]
        slope = np.log(np.maximum(chances, 1e-9))
        slope -= (chances * slope).sum(axis=1, keepdims=True)  # of the entropy, which keeps it trying things
        slope *= ENTROPY
        slope += gain
        slope *= chances
        slope[np.arange(count), lessons.taken] -= lessons.gain
        error = 2 * (expected - lessons.worth)
        back = (slope @ self.weights["scores"].T + error[:, None] * self.weights["value"]) * (hidden > 0)
        self._step(
            {
                "w": lessons.seen.T @ back / count,
                "b": back.mean(axis=0),
                "scores": hidden.T @ slope / count,
                "value": hidden.T @ error / count,
                "level": error.mean(keepdims=True),
            }
        )

    def _step(self, slopes: dict[str, Any]) -> None:
        """Downhill (Adam)."""
        self._updates += 1
        for name, slope in slopes.items():
            first, second = self._moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            size = np.sqrt(second / (1 - 0.999**self._updates)) + 1e-8
            self.weights[name] -= RATE * first / (1 - 0.9**self._updates) / size


class Matches:
    """Tables at which a network plays against itself, and what can be learned there."""

    def __init__(self, seed: int) -> None:
        self._random = np.random.default_rng(seed)
        self._env = VectorEnv("ticket-gagnant", tables=TABLES, seats=2)
        self._batch = self._env.arrays()
        self._env.reset(self._batch, seed)
        self._running: list[list[list[tuple[Any, ...]]]] = [[[], []] for _ in range(TABLES)]
        """By table and seat: the choices of the match so far."""
        self.width, self.size = self._env.width, self._env.size
        self.steps = self.over = 0

    def play(self, net: Network, count: int) -> Lessons:
        """Play on until so many choices belong to matches that are over."""
        lessons: list[tuple[Any, ...]] = []
        batch = self._batch
        while len(lessons) < count:
            _, chances, expected = net.look(batch.observations, batch.masks)
            taken = drawn(chances, self._random)
            seen, masks = batch.observations.copy(), np.packbits(batch.masks, axis=1)
            for at, seat in enumerate(batch.seats):
                self._running[at][seat].append((seen[at], masks[at], taken[at], expected[at]))
            self._env.step(taken, batch)
            self.steps += TABLES
            for at in np.flatnonzero(batch.done):
                self.over += 1
                for seat, choices in enumerate(self._running[at]):
                    lessons += _learned(choices, batch.rewards[at, seat] == 1)
                    choices.clear()
        found = Lessons(*map(np.array, zip(*lessons, strict=True)))
        return found._replace(gain=found.gain / (found.gain.std() + 1e-6))


def _learned(choices: list[tuple[Any, ...]], won: bool) -> list[tuple[Any, ...]]:
    """What the choices of one seat in one match teach, from the last to the first. A shared win is none: else two that
    share whatever comes would have nothing left to learn."""
    lessons, then, gain = [], np.float32(won), np.float32(0)
    for seen, masks, taken, expected in reversed(choices):
        gain = then - expected + np.float32(FURTHER) * gain
        lessons.append((seen, masks, taken, gain, np.clip(expected + gain, 0, 1), expected, won))
        then = expected
    return lessons


def surprise(lessons: Lessons) -> tuple[float, float]:
    """How far off expectations were, squared; and how far it would have been to expect the mean of all, whatever was seen."""
    return float(np.mean((lessons.won - lessons.expected) ** 2)), float(np.var(lessons.won))


def drawn(chances: Any, random: np.random.Generator) -> Any:
    """An index for each row, by its chances."""
    return (chances.cumsum(axis=1) > random.random((len(chances), 1)) * 0.99999).argmax(axis=1)


def share_against_random(net: Network, seed: int) -> float:
    """What share of matches it wins against random choices, each with what it thinks best; both seats in turn."""
    random, env = np.random.default_rng(seed), VectorEnv("ticket-gagnant", tables=TABLES, seats=2)
    batch, own = env.arrays(), np.arange(TABLES) % 2
    env.reset(batch, seed)
    won: list[float] = []
    while len(won) < MATCHES:
        _, chances, _ = net.look(batch.observations, batch.masks)
        anything = batch.masks / batch.masks.sum(axis=1, keepdims=True)
        env.step(np.where(batch.seats == own, chances.argmax(axis=1), drawn(anything, random)), batch)
        won += [batch.rewards[at, own[at]] for at in np.flatnonzero(batch.done)]
    return float(np.mean(won))


def train(minutes: float, seed: int) -> None:
    """Play and learn for so many minutes of one core, and write the network down each time there is something to tell: at first
    soon, then whenever it has learned for half as long again."""
    random, matches = np.random.default_rng(seed), Matches(seed)
    net = Network(matches.width, matches.size, seed)
    learned, tell_at, played = 0.0, 0.0, []
    while True:
        if learned >= min(tell_at, 60 * minutes):
            np.savez(FILE, **net.weights)  # type: ignore[arg-type]  # numpy takes its own options for arrays
            print(f"{learned / 60:.1f} minutes, {matches.steps} steps, {matches.over} matches:", end=" ")
            print(f"wins {share_against_random(net, seed):.0%} of {MATCHES} against random", end="")
            if played:
                off, guessed = np.mean(played, axis=0)
                print(f"; expectation off by {off:.3f} squared, a guess by {guessed:.3f}", end="")
            print(flush=True)
            tell_at, played = max(20.0, 1.5 * learned), []
        if learned >= 60 * minutes:
            return
        began = time.process_time()
        lessons = matches.play(net, BATCH)
        played.append(surprise(lessons))  # before anything is learned from these matches
        order = random.permutation(len(lessons.taken))
        for part in np.array_split(order, len(order) // PART):
            net.learn(lessons.some(part))
        learned += time.process_time() - began


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
    parser.add_argument("--minutes", type=float, default=25, help="of one core")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    train(asked.minutes, asked.seed)
