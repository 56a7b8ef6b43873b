"""Players that see a view and nothing else: exactly the object that a browser gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hippodrome.bots.at_random import AtRandom
from hippodrome.bots.finish import Punter
from hippodrome.bots.finish_line import Tipster
from hippodrome.bots.player import Bot
from hippodrome.bots.ticket_gagnant import OneAhead
from hippodrome.bots.triple_couronne import Trainer
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadSetup

BOTS: dict[str, dict[str, Callable[[Game[Any], Chance], Bot]]] = {
    "ticket-gagnant": {"apprentice": OneAhead, "random": AtRandom},
    "finish": {"punter": Punter, "random": AtRandom},
    "finish-line": {"tipster": Tipster, "random": AtRandom},
    "triple-couronne": {"trainer": Trainer, "random": AtRandom},
}
"""Per title the bots that play it, the best one first."""


def make_bot(game: Game[Any], name: str, chance: Chance) -> Bot:
    """The bot of that name. Raises BadSetup."""
    known = BOTS[game.title()]
    if name not in known:
        raise BadSetup("bot", f"there is no bot {name!r} for {game.title()}; there is {', '.join(known)}")
    return known[name](game, chance)


__all__ = ["BOTS", "Bot", "make_bot"]
