"""Why a bot did what it did, said after a race, each by what it goes by, from what everybody knows by then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hippodrome.bots.player import Remark
from hippodrome.bots.triple_couronne.rivals import Lot, lots_sold
from hippodrome.core.money import MoneyMoved
from hippodrome.games.triple_couronne.events import (
    AnyEvent,
    BetsRevealed,
    EntryScratched,
    HorseRented,
    PlayerLeft,
    RaceAnnounced,
    RaceEnded,
    RaceNotRun,
    RaceStarted,
    Slip,
)
from hippodrome.games.triple_couronne.views import TripleCouronneView

SHORT = 1.2
"""Who has less than so many times a price could hardly have said more."""


class Ran(NamedTuple):
    """A race that is over, or was not run, as one seat had its part in it."""

    seat: int
    slip: Slip
    leaders: dict[str, int | None]
    """By runner the seat that led it."""
    order: tuple[str, ...]
    rented: list[HorseRented]
    scratched: list[str]
    """Of its own runners, those that it could not pay for."""
    paid: bool
    """Whether its entries cost anything."""
    has_left: bool
    bought: dict[str, Lot]
    """What the bank had sold, to whomever."""
    is_last: bool

    def own(self) -> list[str]:
        """The runners that it led, in the order of the finish, those that did not get there last."""
        runners = [*self.order, *(horse for horse in self.leaders if horse not in self.order)]
        return [horse for horse in runners if self.leaders[horse] == self.seat]

    def won_with(self) -> tuple[str, Lot] | None:
        """Its winner, if it had bought it from the bank."""
        if not self.order or self.leaders[self.order[0]] != self.seat or self.order[0] not in self.bought:
            return None
        lot = self.bought[self.order[0]]
        return (self.order[0], lot) if lot.buyer == self.seat else None


def of_magnate(view: TripleCouronneView, cash: int) -> Remark | None:
    """Of somebody who waits for what others can no longer pay; `cash` is what all had before the sale."""
    ran = last_race(view, cash)
    return None if ran is None else _bet(ran) or _bargain(ran) or _waited(ran) or _at_the_start(ran)


def of_trainer(view: TripleCouronneView, cash: int) -> Remark | None:
    """Of somebody who goes by what a horse should bring."""
    ran = last_race(view, cash)
    return None if ran is None else _bet(ran) or _won_with("worth-it", ran) or _at_the_start(ran)


def of_spendthrift(view: TripleCouronneView, cash: int) -> Remark | None:
    """Of somebody who cannot wait, and backs its own."""
    ran = last_race(view, cash)
    if ran is None:
        return None
    if ran.slip.wins:
        return Remark("backed-own", {"horse": ran.slip.wins[0].horse, "stake": ran.slip.wins[0].stake})
    return _won_with("at-once", ran) or _at_the_start(ran)


def of_squire(view: TripleCouronneView, cash: int) -> Remark | None:
    """Of somebody who trusts the catalogue."""
    ran = last_race(view, cash)
    return None if ran is None else _won_with("catalogue", ran) or _at_the_start(ran)


def of_heiress(view: TripleCouronneView, cash: int, colour: str) -> Remark | None:
    """Of somebody who loves a colour, which it tells only once nobody can make it pay for that."""
    ran = last_race(view, cash)
    if ran is None:
        return None
    colours = {card.name: card.colour for card in view.catalogue}
    mine = [horse for horse in ran.own() if colours[horse] == colour]
    return Remark("colour", {"horse": mine[0]}) if ran.is_last and mine else _at_the_start(ran)


def _bet(ran: Ran) -> Remark | None:
    """Its highest bet on a winner."""
    if not ran.slip.wins:
        return None
    best = max(ran.slip.wins, key=lambda stake: stake.stake)
    return Remark(f"bet-{'won' if best.horse in ran.order[:1] else 'lost'}", {"horse": best.horse, "stake": best.stake})


def _won_with(key: str, ran: Ran) -> Remark | None:
    won = ran.won_with()
    return None if won is None else Remark(key, {"horse": won[0], "price": won[1].price})


def _bargain(ran: Ran) -> Remark | None:
    won = ran.won_with()
    return None if won is None else _won_with("bargain" if _nobody_could(won[1]) else "bought", ran)


def _waited(ran: Ran) -> Remark | None:
    """All that ran had been sold, to others."""
    others = [horse for horse in ran.leaders if horse in ran.bought and ran.bought[horse].buyer != ran.seat]
    is_out = ran.has_left or not ran.leaders or ran.own()
    return None if is_out or len(others) < len(ran.leaders) else Remark("waited", {})


def _at_the_start(ran: Ran) -> Remark:
    """What there is to say of any race: whom it entered, hired or let, or why nobody."""
    if ran.has_left:
        return Remark("left", {})
    hired = {event.horse: event.price for event in ran.rented if event.seat == ran.seat}
    entered = [horse for horse in ran.own() if horse not in hired]
    if entered:
        return Remark("entered" if ran.paid else "entered-free", {"horse": entered[0]})
    if ran.own():
        return Remark("hired", {"horse": ran.own()[0], "price": hired[ran.own()[0]]})
    let = [event for event in ran.rented if event.owner == ran.seat]
    if let:
        return Remark("let", {"horse": let[0].horse, "price": let[0].price})
    return Remark("scratched", {"horse": ran.scratched[0]}) if ran.scratched else Remark("no-horse", {})


def last_race(view: TripleCouronneView, cash: int) -> Ran | None:
    """The last race that is over, or was not run; None before the first."""
    ended = max((at for at, event in enumerate(view.history) if isinstance(event, RaceEnded | RaceNotRun)), default=-1)
    if ended < 0 or view.seat is None:
        return None
    announced = max((at for at, event in enumerate(view.history[:ended]) if isinstance(event, RaceAnnounced)), default=0)
    heard, end = view.history[announced:ended], view.history[ended]
    assert isinstance(end, RaceEnded | RaceNotRun)
    names = [card.name for card in view.catalogue]
    return Ran(
        view.seat,
        next((event.slips[view.seat] for event in heard if isinstance(event, BetsRevealed)), Slip()),
        {runner.horse: runner.seat for event in heard if isinstance(event, RaceStarted) for runner in event.runners},
        end.order if isinstance(end, RaceEnded) else (),
        [event for event in heard if isinstance(event, HorseRented)],
        [event.horse for event in heard if isinstance(event, EntryScratched) and event.seat == view.seat],
        _paid(heard, view.seat),
        any(isinstance(event, PlayerLeft) and event.seat == view.seat for event in view.history[:ended]),
        {names[lot.horse]: lot for lot in lots_sold(view.history[:ended], names, view.seats, cash)},
        end.race == view.races,
    )


def _paid(heard: Sequence[AnyEvent], seat: int) -> bool:
    """Whether a seat paid for an entry."""
    return any(isinstance(event, MoneyMoved) and event.payer == seat and event.why == "entry-fee" for event in heard)


def _nobody_could(lot: Lot) -> bool:
    """Whether no other seat could have gone on."""
    return all(held < SHORT * lot.price for seat, held in enumerate(lot.cash) if seat != lot.buyer)
