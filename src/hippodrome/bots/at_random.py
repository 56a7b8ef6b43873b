"""A bot for every game: any legal action, each as likely."""

from __future__ import annotations

from typing import Any

from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.search import Budget
from hippodrome.core.wire import View


class AtRandom:
    """Imagines a state that fits the view, and picks from what is legal there: for its own seat that is the truth."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        self._game = game
        self._chance = chance

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert view.seat is not None
        return self._game.legal(self._game.imagine(view, self._chance), view.seat).draw(self._chance)
