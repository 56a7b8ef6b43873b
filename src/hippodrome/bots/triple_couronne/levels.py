"""Levels below the trainer: each runs its stable by one idea of its own, enters horses as the trainer does, and is weak as
people are.

How far they go was chosen by `hippodrome lab tournament triple-couronne --edition complet --bots trainer,spendthrift --deals 60
--seed 1` (2026-11-18), and likewise for the others: a spendthrift who went to 1.15 and kept the next fee lost only 62 % to the
trainer, an heiress who went to 1.6 and 0.6 only 61 % to the squire.
"""

from __future__ import annotations

import math

from hippodrome.bots.love import loved
from hippodrome.bots.player import Remark
from hippodrome.bots.triple_couronne import remarks
from hippodrome.bots.triple_couronne.trainer import Trainer
from hippodrome.core.wire import View
from hippodrome.games.triple_couronne import actions
from hippodrome.games.triple_couronne.box import COLOURS
from hippodrome.games.triple_couronne.events import AuctionOpened, StableTaken, Stake
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.views import Choice, TripleCouronneView


class Spendthrift(Trainer):
    """Cannot wait: pays more than a horse should bring, never thinks of fees, and backs its own horses."""

    SHARE = 1.3
    """Of what a horse should bring."""
    FEES_KEPT = 0

    def remark(self, view: View) -> Remark | None:
        assert isinstance(view, TripleCouronneView)
        return remarks.of_spendthrift(view, self._game.box.money.auction_start)

    def _goes_to(self, view: TripleCouronneView, state: Season, horse: int) -> float:
        """How far it goes for a horse."""
        return self.SHARE * self._worth(state, max(0, state.race))[horse]

    def _bid(self, view: TripleCouronneView, choice: Choice, state: Season, seat: int) -> actions.AnyAction:
        assert view.lot is not None
        if view.lot.rent:
            return super()._bid(view, choice, state, seat)
        (horse,) = self._numbers((view.lot.horse,))
        purse = min(choice.most, view.cash[seat] - self._fees(state, seat, horse))
        most = min(math.ceil(self._goes_to(view, state, horse)), purse) // choice.step * choice.step
        return actions.SetMaximum(most) if most >= choice.least else actions.Pass()

    def _fees(self, state: Season, seat: int, horse: int) -> int:
        return super()._fees(state, seat, horse) * self.FEES_KEPT // 3

    def _bets(self, choice: Choice, state: Season, seat: int) -> actions.PlaceBets:
        """A tenth of its cash on its own runner with the shortest odds, whatever that pays."""
        own = sorted(state.led_by(seat), key=lambda horse: state.table.odds[horse])
        stake = min(choice.most, int(state.ledger.cash[seat]) // 10) // choice.step * choice.step
        if not own or stake <= 0:
            return actions.PlaceBets()
        return actions.PlaceBets((Stake(self._names(own[:1])[0], stake),))


class Squire(Spendthrift):
    """Trusts the catalogue: never pays more than the price that it suggests, whatever a horse may win; never bets."""

    SHARE = 1.0
    FEES_KEPT = 6

    def remark(self, view: View) -> Remark | None:
        assert isinstance(view, TripleCouronneView)
        return remarks.of_squire(view, self._game.box.money.auction_start)

    def _goes_to(self, view: TripleCouronneView, state: Season, horse: int) -> float:
        return self.SHARE * float(state.table.suggested[horse])

    def _bets(self, choice: Choice, state: Season, seat: int) -> actions.PlaceBets:
        return actions.PlaceBets()


class Heiress(Squire):
    """Loves one colour, and pays anything for it; for others a little more than they are offered at."""

    SHARE = 2.0
    OTHERS = 0.5

    def remark(self, view: View) -> Remark | None:
        assert isinstance(view, TripleCouronneView)
        return remarks.of_heiress(view, self._game.box.money.auction_start, self._loved(view))

    def _goes_to(self, view: TripleCouronneView, state: Season, horse: int) -> float:
        share = self.SHARE if COLOURS[horse % len(COLOURS)] == self._loved(view) else self.OTHERS
        return share * float(state.table.suggested[horse])

    def _loved(self, view: TripleCouronneView) -> str:
        """The colour of its stable; where all horses are bought, one of those that came under the hammer."""
        assert view.seat is not None
        for event in view.history:
            if isinstance(event, StableTaken) and event.seat == view.seat:
                return event.colour
        sale = next((event.horses for event in view.history if isinstance(event, AuctionOpened)), ())
        colours = sorted({horse % len(COLOURS) for horse in self._numbers(sale)}) or range(len(COLOURS))
        return COLOURS[colours[loved(sale, view.seat, len(colours))]]
