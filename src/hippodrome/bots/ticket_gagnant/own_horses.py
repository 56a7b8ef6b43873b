"""A yardstick for Ticket Gagnant, told in one sentence: it only pushes its own horses."""

from __future__ import annotations

from typing import Any

from hippodrome.bots.at_random import AtRandom
from hippodrome.bots.ticket_gagnant.one_ahead import OneAhead
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.games.ticket_gagnant.actions import PlayCard
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.views import TicketView


class OwnHorses:
    """Predicts what its cards help, then takes the horses of its ticket as many rows ahead as it can; equals by lot."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        assert isinstance(game, TicketGagnant)
        self._game = game
        self._chance = chance
        self._predicting = OneAhead(game, chance)
        self._otherwise = AtRandom(game, chance)

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert isinstance(view, TicketView) and view.choice is not None
        if view.phase == "predict":
            return self._predicting.choose(view)
        if view.phase != "race":
            return self._otherwise.choose(view)
        gains = [_rows_gained(view, action) for action in view.choice.actions]
        best = [action for action, gain in zip(view.choice.actions, gains, strict=True) if gain == max(gains)]
        return self._game.code(best[self._chance.below(len(best))])


def _rows_gained(view: TicketView, action: object) -> int:
    """By the horses of its ticket together."""
    assert view.ticket is not None
    if not isinstance(action, PlayCard) or action.horse is None or action.to is None:
        return 0
    gained = 0
    if action.horse in view.ticket:
        gained = int(action.to[1:]) - int(view.horses[action.horse - 1][1:])
    if action.pushed_to is not None and view.horses.index(action.to) + 1 in view.ticket:
        gained += int(action.pushed_to[1:]) - int(action.to[1:])
    return gained
