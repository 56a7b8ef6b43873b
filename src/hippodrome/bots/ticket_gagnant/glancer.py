"""A searcher that tries out only what catches its eye."""

from __future__ import annotations

from typing import Any

from hippodrome.bots.ticket_gagnant.one_ahead import OneAhead
from hippodrome.bots.ticket_gagnant.searcher import Searcher
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.games.ticket_gagnant.state import Meeting
from hippodrome.games.ticket_gagnant.views import TicketView

CATCHING = 6
"""Plays that it thinks about."""


class Glancer(Searcher):
    """Thinks about the few plays that look best one card ahead."""

    def __init__(self, game: Game[Any], chance: Chance, rollouts: int) -> None:
        super().__init__(game, chance, rollouts)
        self._at_a_glance = OneAhead(game, chance)

    def _candidates(self, state: Meeting, view: TicketView) -> list[int]:
        if view.phase != "race":
            return [self._at_a_glance.choose(view)]
        return self._at_a_glance.ranked(view)[:CATCHING]
