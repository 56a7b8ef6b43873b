"""What a simulation found, to be shown by whoever has a screen or a page: charts and tables, in keys of texts and in figures.

The module that a `Title` names for its simulations has

    simulate(game, races, seed, progress)    the figures, as its box keeps them
    total(races)                             how many races that are altogether
    report(game, found)                      charts and tables of them
    how(found, seed)                         how they were made
    plot(game, found, labels, below, path)   a picture of them, with words below it
    bounds(game, found)                      what is asked of them, for `lab calibrate`
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol


class Said(NamedTuple):
    """A text by its key, with the facts in it."""

    key: str
    facts: Mapping[str, Cell] = {}


class Share(NamedTuple):
    """A part of a whole, shown in per cent."""

    value: float


class Figure(NamedTuple):
    """A number with so many digits behind the point."""

    value: float
    digits: int = 2


Cell = str | int | Share | Figure | Said
"""Names are shown as they are."""


class Chart(NamedTuple):
    """Shares by name, as bars; where an average one ends is marked."""

    title: Said
    shares: Mapping[str, float]
    average: float = 0.0


class Grid(NamedTuple):
    """A table; without heads the rows speak for themselves."""

    title: Said
    heads: Sequence[Said]
    rows: Sequence[Sequence[Cell]]


class Bound(NamedTuple):
    """Something that is asked for: what was found, what the bound is, and whether it is met."""

    said: Said
    found: Cell
    bound: Cell
    met: bool


class Labels(Protocol):
    """What a picture is labelled with, in the language of whoever looks at it."""

    def say(self, key: str, /, **facts: str | int) -> str:
        """A text."""
        ...

    def figure(self, value: float, digits: int) -> str:
        """A number with so many digits behind the point."""
        ...
