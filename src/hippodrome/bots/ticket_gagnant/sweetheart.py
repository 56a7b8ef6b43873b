"""The weakest bot for Ticket Gagnant: one horse has its heart, whatever the cards say."""

from __future__ import annotations

import msgspec

from hippodrome.bots.player import Remark
from hippodrome.bots.ticket_gagnant.one_ahead import OneAhead
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.games.ticket_gagnant.actions import Predict
from hippodrome.games.ticket_gagnant.views import TicketView

BELOVED = (5, 3, 7, 2, 6, 4)
"""By seat, so that it stays the same for a whole meeting."""


class Sweetheart(OneAhead):
    """Predicts the horse it loves first, whatever its cards, then plays for its own ticket as if there were no other."""

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert isinstance(view, TicketView)
        return super().choose(msgspec.structs.replace(view, tickets=None))

    def remark(self, view: View) -> Remark | None:
        """Whom it loves."""
        assert view.seat is not None
        return Remark("beloved", {"horse": BELOVED[view.seat]})

    def _prediction(self, view: TicketView) -> Predict:
        assert view.seat is not None
        beloved, sensible = BELOVED[view.seat], super()._prediction(view)
        second, third = [horse for horse in (sensible.first, sensible.second, sensible.third) if horse != beloved][:2]
        return Predict(beloved, second, third)
