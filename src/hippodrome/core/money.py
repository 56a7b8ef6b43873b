"""Facts about money that every game with money tells alike. Wire types: never compiled."""

from __future__ import annotations

from typing import ClassVar

from hippodrome.core.kinds import Amount, Seat
from hippodrome.core.wire import Event


class MoneyMoved(Event, frozen=True, tag=True):
    """Money went from one account to another; None is the bank, −1 the pool."""

    happens: ClassVar[str] = "paid"
    payer: Seat | None
    payee: Seat | None
    amount: Amount
    why: str
    """A word that the texts know: purchase, stake, win-bet …"""


class BidMade(Event, frozen=True, tag=True):
    """A bid, made by hand or by a standing maximum: nobody can tell."""

    happens: ClassVar[str] = "bid"
    final: ClassVar[bool] = True

    seat: Seat
    amount: Amount


class BidPassed(Event, frozen=True, tag=True):
    """A seat is out of this auction, by choice or because it cannot go on."""

    happens: ClassVar[str] = "bid"
    final: ClassVar[bool] = True

    seat: Seat


class MaximumSet(Event, frozen=True, tag=True):
    """For the seat that set it: it bids by itself up to this amount; 0 takes it back.

    Final, because whether it can be undone would tell others that somebody has set one.
    """

    final: ClassVar[bool] = True

    seat: Seat
    amount: Amount
