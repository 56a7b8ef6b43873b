"""What the lab found, to be shown by whoever has a screen or a page: charts and tables, in keys of texts and in figures."""

from __future__ import annotations

import math
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
    within: Mapping[str, float] = {}
    """How far off a share may be."""
    marks: Mapping[str, float] = {}
    """What each might have been, and what that is."""
    marked: Said | None = None


class Dots(NamedTuple):
    """Numbers by name on one scale, each with how far off it may be."""

    title: Said
    values: Mapping[str, tuple[float, float]]


class Line(NamedTuple):
    """Shares in the course of something: where they are known, and how high they are."""

    name: str
    points: Sequence[tuple[float, float]]


class Lines(NamedTuple):
    """Shares in the course of something, below each other: what divides it, and marks with their numbers."""

    title: Said
    below: Said
    lines: Sequence[Line]
    parts: Sequence[tuple[float, str]] = ()
    """Where a part begins, and its name."""
    marks: Sequence[tuple[float, float, str]] = ()


class Note(NamedTuple):
    """Something that is told in a sentence; a strong one leads."""

    said: Said
    strong: bool = False


class Side(NamedTuple):
    """What stands side by side where there is room."""

    parts: Sequence[Chart | Grid | Lines]


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


Part = Chart | Grid | Dots | Lines | Note | Side
"""What a page is made of."""


class Labels(Protocol):
    """What a picture is labelled with, in the language of whoever looks at it."""

    def say(self, key: str, /, **facts: str | int) -> str:
        """A text."""
        ...

    def figure(self, value: float, digits: int) -> str:
        """A number with so many digits behind the point."""
        ...

    def cell(self, cell: Cell, /) -> str:
        """Something in a table."""
        ...


def divergence(expected: Sequence[float], found: Sequence[float]) -> float:
    """Σ q·ln(q/p) in nats: 0 for equal chances, without end for a horse that never wins."""
    if any(share == 0 for share in found):
        return math.inf
    return sum(q * math.log(q / p) for q, p in zip(expected, found, strict=True))
