"""What a bot is: something that chooses from a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from hippodrome.core.search import Budget
from hippodrome.core.wire import View

CEILING: Final = 1.0
"""Seconds by the clock, at a table with people, after which a bot must say what it has found."""


class Bot(Protocol):
    """Chooses for a seat that owes a choice; sees what a person in that seat would see, the public log included.

    It keeps nothing between two choices: what it was made with (game and chance), view and budget determine what it chooses.
    """

    def choose(self, view: View, budget: Budget | None = None) -> int:
        """The code of an action that is legal in this view; without a budget it thinks as long as it is used to."""
        ...


class Remark(msgspec.Struct, frozen=True):
    """Why a bot did what it did, in one sentence: `<title>-remark-<key>` of the catalogue, with facts.

    A bot that has something to say has a method `remark(view) -> Remark | None`, asked with the view of its seat after a race.
    """

    key: str
    facts: dict[str, str | int]


def remark_of(bot: Bot, view: View) -> Remark | None:
    """What a bot has to say about a race that is over; not every bot has anything to say."""
    remark: Callable[[View], Remark | None] | None = getattr(bot, "remark", None)
    return None if remark is None else remark(view)
