"""Which bets win the meeting: slips are tried on simulated races, first many of them on the same, then the best on their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from hippodrome.games.finish_line.codes import BET_LINES, PAIRS, RUNNERS, WIN_LINES

Lines = list[tuple[int, int]]
"""The five lines of a slip: targets and stakes."""
NOTHING: Lines = [(0, 0)] * BET_LINES
PARTS = (1.0, 0.5)
PARTS_ON_ONE = (1.0, 0.75, 0.5, 0.25)
"""How much of its capital a seat may think of staking, and of staking on a single horse."""


Among = Callable[[int, list[float]], float]
"""How many meetings are won by who has so much, summed over what the others may have instead."""


class End(NamedTuple):
    """How a simulated race ended: starting places from 1, or 0 where no horse was left; and what the others then had."""

    first: int
    second: int
    others: float


class Races:
    """Simulated races in which a seat had everything on one place: by first and second, what the others then had."""

    def __init__(self) -> None:
        self.count = 0
        self._ends: dict[tuple[int, int], list[float]] = {}
        self._won: dict[tuple[tuple[int, int], int], float] = {}
        self._without: dict[int, float] = {}

    def add(self, first: int, second: int, others: float) -> None:
        """A race that ended so."""
        self._ends.setdefault((first, second), []).append(others)
        self.count += 1

    def won(self, rest: int, gains: Gains, among: Among) -> float:
        """How many meetings a slip wins that leaves so much and brings these gains."""
        if rest not in self._without:
            self._won |= {(end, rest): among(rest, others) for end, others in self._ends.items()}
            self._without[rest] = sum(self._won[end, rest] for end in self._ends)
        found = self._without[rest]
        for end, others in self._ends.items():
            if gain := gains.of(*end):
                found += among(rest + gain, others) - self._won[end, rest]
        return found


class Gains:
    """FL-4, FL-5: what a slip brings by first and second, outsiders aside."""

    def __init__(self, lines: Lines, odds: list[int]) -> None:
        self._wins = {target: stake * odds[target - 1] for target, stake in lines[:WIN_LINES] if target}
        self._pairs: dict[tuple[int, int], int] = {}
        for target, stake in lines[WIN_LINES:]:
            if target:
                one, other = PAIRS[target - 1]
                self._pairs[one, other] = self._pairs[other, one] = stake * (odds[one - 1] + odds[other - 1])

    def of(self, first: int, second: int) -> int:
        """What it brings if the race ends so."""
        return self._wins.get(first, 0) + self._pairs.get((first, second), 0)


def slips(capital: int, step: int, odds: list[int], most_horses: int = WIN_LINES) -> list[Lines]:
    """What is worth thinking of: one to three horses, alike or to win as much with each, and with pairs of them or without."""
    found = [NOTHING]
    units = capital // step
    for count in range(1, most_horses + 1):
        for places in combinations(range(1, RUNNERS + 1), count):
            for shares in _shares(places, odds):
                for part in PARTS_ON_ONE if count == 1 else PARTS if len(shares) <= 2 else PARTS[:1]:
                    found.append(_filled(shares, round(units * part), step))
    return [lines for lines in {tuple(lines): lines for lines in found if lines}.values()]


def _shares(places: tuple[int, ...], odds: list[int]) -> Iterator[list[tuple[int, int, float]]]:
    """Ways to split a stake: line, target, share."""
    wins = [(at, place, 1.0) for at, place in enumerate(places)]
    yield wins
    if len(places) == 1:
        return
    yield [(at, place, 1 / odds[place - 1]) for at, place, _ in wins]
    pairs = [(one, other) for one, other in combinations(places, 2)]
    for chosen in combinations(pairs, min(2, len(pairs))):
        yield wins + [(WIN_LINES + at, PAIRS.index(pair) + 1, 1.0) for at, pair in enumerate(chosen)]
    if len(places) == 2:
        yield [(WIN_LINES, PAIRS.index(places) + 1, 1.0)]


def _filled(shares: list[tuple[int, int, float]], units: int, step: int) -> Lines:
    """A slip of so many units, split so; the largest remainders go to the first lines."""
    whole = sum(share for _, _, share in shares)
    stakes = [int(units * share / whole) for _, _, share in shares]
    for at in range(units - sum(stakes)):
        stakes[at % len(stakes)] += 1
    lines = list(NOTHING)
    for (at, target, _), stake in zip(shares, stakes, strict=True):
        if not stake:
            return []
        lines[at] = (target, stake * step)
    return lines


def pays_by_place(lines: Sequence[tuple[int, int]], odds: list[int]) -> list[float]:
    """By starting place what a slip pays if that horse wins, half of what a pair pays counting for each of the two."""
    found = [0.0] * RUNNERS
    for target, stake in lines[:WIN_LINES]:
        if target:
            found[target - 1] += stake * odds[target - 1]
    for target, stake in lines[WIN_LINES:]:
        if target:
            for place in PAIRS[target - 1]:
                found[place - 1] += stake * sum(odds[one - 1] for one in PAIRS[target - 1]) / 2
    return found


def horses_of(lines: Lines) -> set[int]:
    """The starting places that a slip names."""
    found = {target for target, _ in lines[:WIN_LINES] if target}
    for target, _ in lines[WIN_LINES:]:
        if target:
            found.update(PAIRS[target - 1])
    return found


def screened(candidates: list[Lines], pushed: dict[int, Races], odds: list[int], capital: int, among: Among) -> list[Lines]:
    """All candidates, the most promising first: each is tried on those races in which one of its horses was pushed."""

    def mean(lines: Lines) -> float:
        rest, gains = capital - sum(stake for _, stake in lines), Gains(lines, odds)
        races = [pushed[place] for place in horses_of(lines) or pushed]
        return sum(each.won(rest, gains, among) for each in races) / sum(each.count for each in races)

    means = [mean(lines) for lines in candidates]
    return [candidates[at] for at in sorted(range(len(candidates)), key=lambda at: -means[at])]
