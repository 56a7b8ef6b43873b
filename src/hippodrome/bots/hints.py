"""Fair chances for a person who asks for them: from what that seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.wire import View
from hippodrome.games import titles

ROLLOUTS = 2000
"""From how many a person is told chances."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that may be good to know: `<title>-hint-<key>` of the catalogue, with facts."""

    key: str
    facts: dict[str, str | int] = {}
    chance: float | None = None
    """How likely it is, from 0 to 1."""
    worth: float | None = None
    """What it brings on average: per coin that is staked on it, or in points."""
    includes: bool = False
    """Whether the chance includes the one told just before of the same runner: in the first three, after first."""


Hints = Callable[[Game[Any], View, Chance, int], tuple[Hint, ...]]


Values = Callable[[Game[Any], View, int, Chance, int], tuple[Hint, ...]]


def has_hints(title: str) -> bool:
    """Whether a game, if it is here, can tell chances."""
    about = titles().get(title)
    return about is not None and about.hints is not None


def hints_for(game: Game[Any], view: View, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """What a seat that owes a choice may like to know, from so many rollouts; nothing if its game says nothing."""
    place = game.about.hints
    if place is None:
        return ()
    hints: Hints = game.about.look_up(place)
    return hints(game, view, chance, rollouts)


def values_for(game: Game[Any], view: View, code: int, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """What a choice was worth when it was made, by what the seat could know then; nothing of choices that stake nothing."""
    place = game.about.values
    if place is None:
        return ()
    values: Values = game.about.look_up(place)
    return values(game, view, code, chance, rollouts)
