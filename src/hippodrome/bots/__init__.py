"""Players that see a view and nothing else: exactly the object that a browser gets."""

from __future__ import annotations

from typing import Any

from hippodrome.bots.at_random import AtRandom
from hippodrome.bots.player import Bot
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadSetup
from hippodrome.games import title_of

RANDOM = "random"
"""The bot that plays every game."""


def bots_of(title: str) -> tuple[str, ...]:
    """The bots that play a game, the best one first."""
    return (*title_of(title).bots, RANDOM)


def levels_of(title: str) -> tuple[str, ...]:
    """The bots that people choose between, from the weakest to the strongest."""
    return title_of(title).levels or tuple(reversed(bots_of(title)))


def usual_bot(title: str) -> str:
    """The bot that one meets unless one chooses: neither the weakest nor the strongest."""
    levels = levels_of(title)
    return levels[len(levels) // 2]


def stand_in(title: str) -> str:
    """The bot that takes a person's seat, or that of a bot which fails."""
    return title_of(title).stand_in or bots_of(title)[0]


def make_bot(game: Game[Any], name: str, chance: Chance) -> Bot:
    """The bot of that name. Raises BadSetup."""
    about = game.about
    if name == RANDOM:
        return AtRandom(game, chance)
    if name not in about.bots:
        raise BadSetup("bot", f"there is no bot {name!r} for {about.title}; there is {', '.join(bots_of(about.title))}")
    bot: Bot = about.look_up(about.bots[name])(game, chance)
    return bot


__all__ = ["RANDOM", "Bot", "bots_of", "levels_of", "make_bot", "stand_in", "usual_bot"]
