"""How far a seat goes for the lots of a sale, said before they come up."""

from __future__ import annotations

from hippodrome.core.wire import Coming
from hippodrome.games.triple_couronne.actions import Pass, SetMaximum
from hippodrome.games.triple_couronne.views import TripleCouronneView

_SELLING = ("auction", "sale", "rental")


def coming(view: TripleCouronneView, step: int) -> dict[str, Coming]:
    """The horses that are still to come under the hammer and that the seat may bid for, the present one first."""
    seat = view.seat
    if seat is None or view.phase not in _SELLING or not view.in_game[seat]:
        return {}
    barred = {horse.name for horse in view.horses if horse.owner == seat}
    if view.lot is not None and not view.lot.still_in[seat]:
        barred.add(view.lot.horse)
    return {
        _lot(view, offer.horse): Coming(offer.horse, offer.least, view.cash[seat] // step * step, step)
        for offer in view.lots
        if offer.horse not in barred and offer.least <= view.cash[seat]
    }


def planned(view: TripleCouronneView, lot: str, most: int) -> Pass | SetMaximum | None:
    """TC-6: a standing maximum, as far as the seat may bid at all; out of it where that is not enough."""
    choice = view.choice
    if view.lot is None or choice is None or choice.kind != "bid" or lot != _lot(view, view.lot.horse):
        return None
    amount = min(most, choice.most) // choice.step * choice.step
    return Pass() if amount < choice.least else SetMaximum(amount)


def _lot(view: TripleCouronneView, horse: str) -> str:
    """A horse may be offered again, in another sale before another race."""
    return f"{view.race} {view.phase} {horse}"
