"""Simulations of a game, in batches that can run anywhere: what the modules that a `Title` names have in common.

Such a module has

    batches(races, seed)                     its pieces of work: (kind, races, seed), in any order
    count(game, kind, races, seed)           one of them: what was counted
    gather(game, counts, races, seed)        the figures, as its box keeps them
    report(game, found)                      charts and tables of them (see `report.py`)
    pictures(game, found)                    charts of them, for a page
    how(found, seed)                         how they were made
    plot(game, found, labels, below, path)   a picture of them, with words below it
    USUAL_RACES                              how many races, unless somebody wants more
    bounds(game, found)                      what is asked of them, for `lab calibrate`
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec

from hippodrome.games import title_of
from hippodrome.lab.work import Runner, loaded

SEEDS = 1_000_003
"""Seeds of one batch are so far from those of the next."""


class Counted(msgspec.Struct, frozen=True, array_like=True):
    """How often something was seen (or how much of it), and of how many times it might have been."""

    series: str
    name: str
    count: int
    of: int


class Counts:
    """Counts of many batches, put together."""

    def __init__(self, counted: Iterable[Counted] = ()) -> None:
        self._sums: dict[tuple[str, str], tuple[int, int]] = {}
        for each in counted:
            self.add(each.series, each.name, each.count, each.of)

    def add(self, series: str, name: str, count: int, of: int) -> None:
        """Count some more."""
        before = self._sums.get((series, name), (0, 0))
        self._sums[series, name] = before[0] + count, before[1] + of

    def rows(self) -> list[Counted]:
        """All of them."""
        return [Counted(series, name, count, of) for (series, name), (count, of) in self._sums.items()]

    def share(self, series: str, name: str) -> float:
        """What part that was; 0 of nothing."""
        count, of = self._sums.get((series, name), (0, 0))
        return count / of if of else 0.0

    def shares(self, series: str, names: Iterable[str], digits: int) -> dict[str, float]:
        """The same for some, rounded."""
        return {name: round(self.share(series, name), digits) for name in names}

    def of(self, series: str) -> int:
        """Of how many, at most."""
        return max((of for (each, _), (_, of) in self._sums.items() if each == series), default=0)


def split(kind: str, races: int, most: int, seed: int) -> list[tuple[str, int, int]]:
    """Batches of one kind: the first has the seed itself."""
    return [(kind, min(most, races - done), seed + done // most * SEEDS) for done in range(0, races, most)]


def module_of(title: str) -> Any:
    """The module that simulates a game; None if there is none."""
    about = title_of(title)
    return None if about.simulate is None else about.look_up(about.simulate)


def counted(title: str, box: str, races: int, seed: int, runner: Runner) -> Counts:
    """So many races, counted."""
    pieces = module_of(title).batches(races, seed)
    return Counts(each for batch in runner.run(partial(batch_of, title, box), list[Counted], pieces) for each in batch)


def batch_of(title: str, box: str, kind: str, races: int, seed: int) -> list[Counted]:
    """One batch, wherever it runs."""
    counts: Counts = module_of(title).count(loaded(title, box), kind, races, seed)
    return counts.rows()
