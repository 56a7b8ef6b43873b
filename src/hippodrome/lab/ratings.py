"""Ratings: the strengths that make what was seen most likely.

At a table a player wins with a chance in proportion to its strength (Bradley and Terry; with more than two seats the same, for
who comes first). On the scale of Elo, 400 points are ten times the strength, 0 is the mean of all. Each pair is thought to have
shared one more win, so that who has won everything is not without end. Intervals come from the jackknife over deals, which
belong together however many games are played of them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

WITHIN = 1.96
BLOCKS = 40
"""Into so many parts deals are put for the jackknife, at most."""
ROUNDS, NEAR = 2_000, 1e-6
"""The fit ends when no strength changes by more than that part of itself."""


class Game(NamedTuple):
    """Who sat at a table, a bot as often as it sat there, and what part of the win each bot had."""

    deal: int
    bots: tuple[str, ...]
    wins: Mapping[str, float]


class Rating(NamedTuple):
    """A player's rating, and how far from the truth it may be, with 95 % confidence."""

    value: float
    within: float


def rate(games: Sequence[Game], bots: Sequence[str]) -> dict[str, Rating]:
    """The ratings of these bots; without an end where one deal says nothing about the next."""
    values = _fit(games, bots)
    deals = sorted({game.deal for game in games})
    blocks = min(BLOCKS, len(deals))
    if blocks < 2:
        return {bot: Rating(values[bot], math.inf) for bot in bots}
    part = {deal: at % blocks for at, deal in enumerate(deals)}
    without = [_fit([game for game in games if part[game.deal] != block], bots) for block in range(blocks)]
    found = {}
    for bot in bots:
        mean = sum(each[bot] for each in without) / blocks
        variance = (blocks - 1) / blocks * sum((each[bot] - mean) ** 2 for each in without)
        found[bot] = Rating(values[bot], WITHIN * math.sqrt(variance))
    return found


def _fit(games: Sequence[Game], bots: Sequence[str]) -> dict[str, float]:
    """Greatest likelihood, by the steps of Hunter (2004) that never lower it."""
    tables: dict[tuple[str, ...], float] = {}
    won = dict.fromkeys(bots, 0.0)
    shared = [Game(-1, pair, dict.fromkeys(pair, 0.5)) for pair in combinations(bots, 2)]
    for game in (*games, *shared):
        table = tuple(sorted(game.bots))
        tables[table] = tables.get(table, 0.0) + 1
        for bot, win in game.wins.items():
            won[bot] += win
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        weight = dict.fromkeys(bots, 0.0)
        for table, count in tables.items():
            whole = sum(strength[bot] for bot in table)
            for bot in table:
                weight[bot] += count / whole
        fitted = {bot: won[bot] / weight[bot] for bot in bots}
        mean = math.exp(sum(math.log(each) for each in fitted.values()) / len(bots))
        fitted = {bot: each / mean for bot, each in fitted.items()}
        change = max(abs(fitted[bot] / strength[bot] - 1) for bot in bots)
        strength = fitted
        if change < NEAR:
            break
    return {bot: 400 * math.log10(each) for bot, each in strength.items()}
