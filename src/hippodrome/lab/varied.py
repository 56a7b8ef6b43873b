"""A bot of ours with other constants, to find out what they are worth: `high-roller[searcher.POWER=4]`.

In the brackets, with `;` between them, stand constants of the modules of its game's bots (`hippodrome/bots/<title>`) and what
they are to be; of a tuple, or of an object of many parts, one item: `maestro[levels.MAESTRO.1.theirs=2]`. A constant that a
module has imported is changed for the module that is named. They are in place while this bot is made and while it chooses, and
what they were at all other times, so that both can sit at one table. Defaults of functions cannot be changed so.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from hippodrome.bots import Bot, make_bot
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadSetup
from hippodrome.core.search import Budget
from hippodrome.core.wire import View

KINDS: dict[type, tuple[type, ...]] = {bool: (bool,), int: (int,), float: (int, float)}
"""What may take the place of what."""


class Constant(NamedTuple):
    """A constant of a module, and what it is to be."""

    module: ModuleType
    name: str
    now: Any
    then: Any


class Varied:
    """Chooses as the bot of that name would, were its constants these."""

    def __init__(self, game: Game[Any], name: str, changes: str, chance: Chance) -> None:
        self._constants: list[Constant] = []
        for change in changes.split(";"):
            with self._in_place():  # a constant of which two items change is changed twice
                self._constants.append(_constant(game.title(), change))
        with self._in_place():
            self._bot: Bot = make_bot(game, name, chance)

    def choose(self, view: View, budget: Budget | None = None) -> int:
        """With its own constants in place."""
        with self._in_place():
            return self._bot.choose(view, budget)

    @contextmanager
    def _in_place(self) -> Iterator[None]:
        constants = tuple(self._constants)
        for each in constants:
            setattr(each.module, each.name, each.then)
        try:
            yield
        finally:
            for each in reversed(constants):
                setattr(each.module, each.name, each.now)


def varied(bot: str) -> tuple[str, str]:
    """The name and what stands in the brackets behind it, empty where there are none."""
    name, _, changes = bot.partition("[")
    return (name, changes[:-1]) if len(changes) > 1 and changes.endswith("]") else (bot, "")


def _constant(title: str, change: str) -> Constant:
    package = f"hippodrome.bots.{title.replace('-', '_')}"
    where, _, value = change.strip().partition("=")
    place, _, path = where.partition(".")
    name, *parts = path.split(".")
    try:
        module = import_module(f"{package}.{place}")
        now = getattr(module, name)
        return Constant(module, name, now, _with(now, parts, json.loads(value)))
    except (ImportError, AttributeError, IndexError, ValueError, TypeError) as problem:
        text = f"{change!r} changes no constant of these bots"
        raise BadSetup("bot", text, "bot-constant", change=change, folder=package.replace(".", "/")) from problem


def _with(now: Any, parts: Sequence[str], value: Any) -> Any:
    """`now` with another value: its own, or that of the item which these parts lead to."""
    if not parts:
        if type(value) not in KINDS.get(type(now), ()):
            raise TypeError(value)
        return type(now)(value)
    part, *further = parts
    if dataclasses.is_dataclass(now) and not isinstance(now, type):
        return dataclasses.replace(now, **{part: _with(getattr(now, part), further, value)})
    if not isinstance(now, tuple):
        raise TypeError(now)
    if hasattr(now, "_replace"):
        return now._replace(**{part: _with(getattr(now, part), further, value)})
    at = int(part)
    return (*now[:at], _with(now[at], further, value), *now[at + 1 :])
