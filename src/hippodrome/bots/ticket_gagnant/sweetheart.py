"""The weakest bot for Ticket Gagnant: one horse has its heart, whatever the cards say."""

from __future__ import annotations

import msgspec

from hippodrome.bots.love import loved
from hippodrome.bots.player import Remark
from hippodrome.bots.ticket_gagnant import remarks
from hippodrome.bots.ticket_gagnant.one_ahead import HORSES, OneAhead
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.games.ticket_gagnant.actions import Predict
from hippodrome.games.ticket_gagnant.events import CardsDealt
from hippodrome.games.ticket_gagnant.views import TicketView


class Sweetheart(OneAhead):
    """Predicts the horse it loves first, whatever its cards, then plays for its own ticket as if there were no other."""

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert isinstance(view, TicketView)
        return super().choose(msgspec.structs.replace(view, tickets=None))

    def remark(self, view: View) -> Remark | None:
        assert isinstance(view, TicketView)
        return remarks.of_sweetheart(view)

    def _prediction(self, view: TicketView) -> Predict:
        beloved, sensible = _beloved(view), super()._prediction(view)
        second, third = [horse for horse in (sensible.first, sensible.second, sensible.third) if horse != beloved][:2]
        return Predict(beloved, second, third)


def _beloved(view: TicketView) -> int:
    """The same horse for a whole meeting, by the first cards that it was dealt: what lies open is too much alike from table to
    table."""
    assert view.seat is not None
    dealt = (event.cards for event in view.history if isinstance(event, CardsDealt) and event.seat == view.seat)
    return HORSES[loved(next(dealt, ()), view.seat, len(HORSES))]
