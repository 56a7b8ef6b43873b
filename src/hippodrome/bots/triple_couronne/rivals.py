"""How far the others go in the auction, judged by their earlier bids."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.money import BidMade
from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne.events import HorseSold, LotOpened

USUAL, APART = 960, 80
"""What is believed of somebody who has not bid yet: up to this share of what the form guide says, per mille, more or less."""
WHIM = 45
"""How much that share varies from horse to horse, for the same bidder."""
ODD_BIDDERS, ODD_BIDS = 0.02, 0.005
"""Anybody may be otherwise than is usual, and any bid otherwise than its bidder's others."""
SHARES = tuple(range(300, 1301, 20))
DRAWS = 24
"""So many shares, as likely as each other, stand for what is believed of a seat."""


class Lot(NamedTuple):
    """A horse that was sold."""

    horse: int
    buyer: int
    price: int
    bids: tuple[int, ...]
    """Per seat its last bid; 0 for none."""
    cash: tuple[int, ...]
    """Per seat what it had before."""


def lots_sold(history: Sequence[Event], names: Sequence[str], seats: int, cash: int) -> list[Lot]:
    """What the bank has sold so far, from the public log."""
    sold: list[Lot] = []
    held, bids, by_bank = [cash] * seats, [0] * seats, False
    for event in history:
        match event:
            case LotOpened(seller=seller):
                bids, by_bank = [0] * seats, seller is None
            case BidMade(seat=seat, amount=amount):
                bids[seat] = amount
            case HorseSold(horse=horse, seat=seat, price=price) if by_bank:
                sold.append(Lot(names.index(horse), seat, price, tuple(bids), tuple(held)))
                held[seat] -= price
            case _:
                pass
    return sold


def believed(sold: Sequence[Lot], seat: int, guide: Sequence[float], step: int) -> vec[i64]:
    """Some shares of what the guide says, per mille, that this seat may go to, each as likely as any other."""
    weights = [ODD_BIDDERS + math.exp(-(((share - USUAL) / APART) ** 2) / 2) for share in SHARES]
    for lot in sold:
        worth = guide[lot.horse]
        if worth <= 0:
            continue
        low, high = 1000 * lot.bids[seat] / worth, 1000 * (lot.price + step) / worth
        if lot.buyer == seat or lot.cash[seat] <= 1.2 * lot.price:  # it may have gone further, or could not
            high = math.inf
        fits = [ODD_BIDS + _between(low - share, high - share) for share in SHARES]
        weights = [weight * fit for weight, fit in zip(weights, fits, strict=True)]
    return _quantiles(weights)


def _between(low: float, high: float) -> float:
    """How likely a whim is to lie between these."""
    return (math.erf(high / WHIM / math.sqrt(2)) - math.erf(low / WHIM / math.sqrt(2))) / 2


def _quantiles(weights: list[float]) -> vec[i64]:
    total, passed, at = sum(weights), 0.0, 0
    found: list[int] = []
    for number in range(DRAWS):
        point = total * (number + 0.5) / DRAWS
        while passed + weights[at] < point:
            passed += weights[at]
            at += 1
        found.append(SHARES[at])
    return vec[i64](found)
