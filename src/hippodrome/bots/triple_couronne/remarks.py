"""Why a bot did what it did, said after a race, from what everybody knows by then."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.bots.player import Remark
from hippodrome.bots.triple_couronne.rivals import Lot, lots_sold
from hippodrome.games.triple_couronne.events import AnyEvent, BetsRevealed, RaceAnnounced, RaceEnded, RaceStarted, Slip
from hippodrome.games.triple_couronne.views import TripleCouronneView

SHORT = 1.2
"""Who has less than so many times a price could hardly have said more."""


def remark(view: TripleCouronneView, cash: int) -> Remark | None:
    """A word about one's bet, one's winner, or why one had no horse in the race that has just ended; `cash` is what all had
    before the sale."""
    slip, runners, order = Slip(), tuple[int | None, ...](), tuple[str, ...]()
    for event in _last_race(view.history):
        match event:
            case BetsRevealed(slips=slips):
                slip = slips[view.seat or 0]
            case RaceStarted(runners=started):
                runners = tuple(runner.seat for runner in started)
            case RaceEnded(order=crossed):
                order = crossed
            case _:
                pass
    if slip.wins:
        best = max(slip.wins, key=lambda stake: stake.stake)
        return Remark(f"bet-{'won' if best.horse in order[:1] else 'lost'}", {"horse": best.horse, "stake": best.stake})
    names = [card.name for card in view.catalogue]
    bought = {names[lot.horse]: lot for lot in lots_sold(view.history, names, view.seats, cash)}
    if order and order[0] in bought and bought[order[0]].buyer == view.seat:
        lot = bought[order[0]]
        return Remark("bargain" if _nobody_could(lot) else "bought", {"horse": order[0], "price": lot.price})
    return Remark("waited", {}) if bought and runners and view.seat not in runners else None


def _last_race(history: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
    """From the announcement of the last race that has ended to its end; nothing before the first."""
    ended = max((at for at, event in enumerate(history) if isinstance(event, RaceEnded)), default=-1)
    announced = max((at for at, event in enumerate(history[: ended + 1]) if isinstance(event, RaceAnnounced)), default=0)
    return history[announced : ended + 1]


def _nobody_could(lot: Lot) -> bool:
    """Whether no other seat could have gone on."""
    return all(held < SHORT * lot.price for seat, held in enumerate(lot.cash) if seat != lot.buyer)
