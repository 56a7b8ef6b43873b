"""How strong the bots of a game are: every row is a tournament of one bot against one other, or against three of it.

The strongest, with a budget of so many rollouts or its own, is measured against the stand-in at two and four seats in every way
of playing that the game names, and at two seats against itself with that budget; each level against the next weaker one at two
seats, and every level above the second against the yardsticks at two and four seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from hippodrome.bots import levels_of, stand_in
from hippodrome.core.title import Variant
from hippodrome.games import title_of
from hippodrome.lab.tournament import Contest, Standing, play
from hippodrome.lab.work import Runner

SEATS = (2, 4)
PARTS = ("champion", "time", "levels", "yardsticks")


class Row(NamedTuple):
    """Who plays whom, and how it ended."""

    contest: Contest
    standing: Standing
    """Of the first one."""


def contests(title: str, part: str, rollouts: int = 0) -> Iterator[Contest]:
    """What is played for a part of the table; `rollouts`: with how many the strongest makes do against the
    stand-in, and against itself."""
    about, levels = title_of(title), levels_of(title)
    variants = about.variants or (Variant(about.editions[0]),)
    match part:
        case "champion":
            for variant in variants:
                strongest = f"{levels[-1]}@{rollouts}" if rollouts else levels[-1]
                yield from _against(title, variant, strongest, stand_in(title))
        case "time":
            if rollouts:  # else there is nothing to tell them apart
                yield _contest(title, variants[0], (levels[-1], f"{levels[-1]}@{rollouts}"))
        case "levels":
            for weaker, stronger in pairwise(levels):
                yield _contest(title, variants[0], (stronger, weaker))
        case _:
            for level in levels[2:]:
                for yardstick in (each for each in about.bots if each not in levels):
                    yield from _against(title, variants[0], level, yardstick)


def _against(title: str, variant: Variant, one: str, other: str) -> Iterator[Contest]:
    for seats in SEATS:
        if seats in title_of(title).seats:
            yield _contest(title, variant, (one, *[other] * (seats - 1)))


def _contest(title: str, variant: Variant, bots: tuple[str, ...]) -> Contest:
    return Contest(title=title, bots=bots, edition=variant.edition, options=dict(variant.options))


def measure(title: str, parts: tuple[str, ...], deals: int, seed: int, runner: Runner, rollouts: int = 0) -> Iterator[Row]:
    """Row by row."""
    for contest in (contest for part in parts for contest in contests(title, part, rollouts)):
        standing, *_ = play(contest, deals, seed, runner)
        yield Row(contest, standing)
