"""La Triple Couronne by simulation: how often each horse wins a race of its age, next to what the printed odds say.

The board and the decks are lost; the odds are printed. So whether ours are good ones can be tested: a horse should win about
as often as its odds promise (1 ÷ odds, scaled so that the chances of a race add up to one).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hippodrome.core.chance import Chance, FastChance
from hippodrome.games.triple_couronne.box import Category, Simulation
from hippodrome.games.triple_couronne.race import Course, Race
from hippodrome.games.triple_couronne.rules import TripleCouronne

CATEGORIES = {"two": (2,), "three": (3,), "four_and_five": (4, 5)}
"""The three kinds of race by age that a programme holds."""
MOST_DIVERGENCE, LEAST_CORRELATION = 0.06, 0.93
"""In nats, for the three together; and for each of them."""


class Verdict(NamedTuple):
    """Whether the board and the decks pass, bound by bound."""

    divergence: bool
    correlations: tuple[bool, ...]
    favourites: tuple[bool, ...]
    """Per kind of race, whether a horse with the shortest odds wins most often."""

    def passed(self) -> bool:
        """All of it."""
        return self.divergence and all(self.correlations) and all(self.favourites)


def winner(course: Course, horses: list[int], chance: Chance) -> int | None:
    """The horse that wins a race between these, none of them ridden by one of the twelve; money on cards is left out."""
    race = Race(course, horses, 1)
    while not race.run(chance, None):
        race.owed = 0
    return horses[race.order[0]] if race.finished else None


def field_of(game: TripleCouronne, ages: Sequence[int]) -> list[int]:
    """All horses of these ages."""
    return [number for number, horse in enumerate(game.box.horses.list) if horse.age in ages]


def promised(odds: Sequence[int]) -> list[float]:
    """The chances that odds stand for."""
    total = sum(1 / each for each in odds)
    return [1 / each / total for each in odds]


def calibrate(game: TripleCouronne, races: int, seed: int, progress: Callable[[int], None] | None = None) -> Simulation:
    """So many races of each kind with all its horses, counted; `progress` hears how many are done."""
    found = [category(game, name, races, seed, progress, at * races) for at, name in enumerate(CATEGORIES)]
    return Simulation(
        how=f"{races:,} races of each kind with all its horses, no decisions, seed {seed}",
        races=races,
        seed=seed,
        divergence=round(sum(each.divergence for each in found), 4),
        two=found[0],
        three=found[1],
        four_and_five=found[2],
    )


def category(
    game: TripleCouronne, name: str, races: int, seed: int, progress: Callable[[int], None] | None = None, done: int = 0
) -> Category:
    """One kind of race. Each has draws of its own, so that it can be repeated alone."""
    field = field_of(game, CATEGORIES[name])
    chance = FastChance(seed + list(CATEGORIES).index(name))
    wins = dict.fromkeys(field, 0)
    for number in range(1, races + 1):
        first = winner(game.course, field, chance)
        if first is not None:
            wins[first] += 1
        if progress is not None and number % 1000 == 0:
            progress(done + number)
    shares = [wins[horse] / races for horse in field]
    expected = promised([game.box.horses.list[horse].odds for horse in field])
    return Category(
        divergence=round(divergence(expected, shares), 4),
        correlation=round(rank_correlation(expected, shares), 3),
        wins={game.box.horses.list[horse].name: round(share, 4) for horse, share in zip(field, shares, strict=True)},
    )


def judge(game: TripleCouronne, simulation: Simulation) -> Verdict:
    """Hold a simulation against the bounds."""
    kinds = (simulation.two, simulation.three, simulation.four_and_five)
    return Verdict(
        simulation.divergence <= MOST_DIVERGENCE,
        tuple(kind.correlation >= LEAST_CORRELATION for kind in kinds),
        tuple(_favourite_wins(game, kind) for kind in kinds),
    )


def _favourite_wins(game: TripleCouronne, kind: Category) -> bool:
    odds = {horse.name: horse.odds for horse in game.box.horses.list if horse.name in kind.wins}
    return odds[max(kind.wins, key=lambda name: kind.wins[name])] == min(odds.values())


def divergence(expected: Sequence[float], found: Sequence[float]) -> float:
    """Σ q·ln(q/p) in nats: 0 for equal chances, without end for a horse that never wins."""
    if any(share == 0 for share in found):
        return math.inf
    return sum(q * math.log(q / p) for q, p in zip(expected, found, strict=True))


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's: 1 for the same order; equal values share the middle of their ranks. 0 if there is no order."""
    ranks, others = _ranks(one), _ranks(other)
    middle = (len(ranks) + 1) / 2
    together = sum((a - middle) * (b - middle) for a, b in zip(ranks, others, strict=True))
    spread = math.sqrt(sum((a - middle) ** 2 for a in ranks) * sum((b - middle) ** 2 for b in others))
    return together / spread if spread else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    return [sum(other < value for other in values) + (sum(other == value for other in values) + 1) / 2 for value in values]
