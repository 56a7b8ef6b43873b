"""Bots of other people, wherever a bot is named: by the name under which a package offers them (entry-point group
`hippodrome.bots`), as `module:Class`, or as `exec:COMMAND`, a program of any language (process.py).

Such a name runs code. It may come from a command line, never from a client, a record or a file that somebody else wrote.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from hippodrome.bots import RANDOM, Bot, bots_of, make_bot, stand_in
from hippodrome.bots.player import Remark, remark_of
from hippodrome.core.chance import Chance, FastChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadSetup, HippodromeError
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.doors.process import ProcessBot

GROUP = "hippodrome.bots"
EXEC = "exec:"
log = logging.getLogger(GROUP)
Tell = Callable[[str, Exception], None]
"""Hears which bot failed, and why."""


@cache
def installed_bots() -> dict[str, Any]:
    """The bots that other packages offer, by name: entry points, not loaded yet."""
    from importlib.metadata import entry_points  # 40 ms, which no command needs that names a bot of ours

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def is_ours(title: str, name: str) -> bool:
    """Whether a bot comes with the game."""
    return name in bots_of(title)


def load_bot(game: Game[Any], name: str, chance: Chance) -> Bot:
    """The bot of that name, whoever wrote it. Raises BadSetup, or BotFailed for a program that does not start."""
    title = game.title()
    if is_ours(title, name):
        return make_bot(game, name, chance)
    if ":" not in name and name not in installed_bots():
        there = ", ".join((*bots_of(title), *installed_bots()))
        text = f"there is no bot {name!r} for {title}; there is {there}, module:Class or exec:COMMAND"
        raise BadSetup("bot", text, "bot-unknown", bot=name, bots=there)
    if name.startswith(EXEC):
        return ProcessBot(name.removeprefix(EXEC), game, chance)
    try:
        made: Bot = _maker(name)(game, chance)
    except Exception as problem:
        text = f"{name!r} cannot be loaded: {told(problem)}"
        raise BadSetup("bot", text, "bot-load", bot=name, reason=told(problem)) from problem
    if not callable(getattr(made, "choose", None)):
        raise BadSetup("bot", f"{name!r} is no bot: it has no method choose(view, budget)", "bot-no-choose", bot=name)
    return made


def load_code(game: Game[Any], name: str) -> None:
    """Import what makes that bot, whoever wrote it; a program of its own is not started. Raises whatever that raises."""
    if name in game.about.bots:
        game.about.look_up(game.about.bots[name])
    elif not is_ours(game.title(), name) and not name.startswith(EXEC):
        _maker(name)


def _maker(name: str) -> Any:
    module, _, found = name.partition(":")
    return getattr(import_module(module), found) if found else installed_bots()[name].load()


def _log(name: str, why: Exception) -> None:
    log.warning("the bot %s failed, a stand-in plays on: %s", name, told(why))


def seat_bot(game: Game[Any], name: str, chance: Chance, tell: Tell = _log) -> Bot:
    """The same, for a match: if it is none of ours, a stand-in plays on once it has failed, and `tell` hears why."""
    bot = load_bot(game, name, chance)
    return bot if is_ours(game.title(), name) else WithStandIn(bot, name, game, chance, tell)


class WithStandIn:
    """A bot, and those that play on once it has failed: the stand-in of its game, and after that one any legal action."""

    def __init__(self, bot: Bot, name: str, game: Game[Any], chance: Chance, tell: Tell) -> None:
        self._bot = bot
        self._name = name
        self._game = game
        self._chance = chance
        self._tell = tell
        self._checking = FastChance(0)  # so that a bot has the luck that it would have alone
        self._instead = [other for other in (stand_in(game.title()), RANDOM) if other != name]
        self.has_failed = False

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert view.seat is not None
        while True:
            try:
                code = self._bot.choose(view, budget)
                self._game.apply(self._game.imagine(view, self._checking), view.seat, code, self._checking)
                return code
            except Exception as problem:
                if not self._instead:
                    raise
                self._tell(self._name, problem)
                self.has_failed = True
                self._name = self._instead.pop(0)
                self._bot = make_bot(self._game, self._name, self._chance)

    def remark(self, view: View) -> Remark | None:
        """What the bot has to say; nothing if that fails, or once another one has played for it."""
        try:
            return None if self.has_failed else remark_of(self._bot, view)
        except Exception as problem:
            log.warning("the bot %s could not say why it did what it did: %s", self._name, told(problem))
            return None


def told(problem: Exception) -> str:
    """What went wrong in somebody else's code, in one line."""
    return str(problem) if isinstance(problem, HippodromeError) else f"{type(problem).__name__}: {problem}"
