"""An opponent of one sentence: it enters everything and bids only reserve prices."""

from __future__ import annotations

from hippodrome.bots.player import Remark
from hippodrome.bots.triple_couronne.trainer import Trainer
from hippodrome.core.wire import View
from hippodrome.games.triple_couronne import actions
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.views import Choice, TripleCouronneView


class ReservePrice(Trainer):
    """Never bids against anybody, sells nothing, bets nothing, insures nothing."""

    def remark(self, view: View) -> Remark | None:
        return None  # it has no reasons

    def _bid(self, view: TripleCouronneView, choice: Choice, state: Season, seat: int) -> actions.AnyAction:
        assert view.lot is not None
        if view.lot.seller is None and view.lot.leader is None and view.lot.least <= choice.most:
            return actions.Bid(view.lot.least)
        return actions.Pass()

    def _entries(self, choice: Choice, state: Season, seat: int) -> actions.EnterHorses:
        return actions.EnterHorses(choice.horses)

    def _sales(self, view: TripleCouronneView, choice: Choice, state: Season) -> actions.OfferForSale:
        return actions.OfferForSale()

    def _rentals(self, view: TripleCouronneView, choice: Choice, state: Season) -> actions.OfferForRent:
        return actions.OfferForRent()

    def _bets(self, choice: Choice, state: Season, seat: int) -> actions.PlaceBets:
        return actions.PlaceBets()

    def _insurance(self, choice: Choice, state: Season) -> actions.Insure:
        return actions.Insure()
