"""Horses that change hands: sold by the bank (TC-6), sold by their owners (TC-52), rented for a race (TC-50).

Owners offer with a minimum; then one horse after the other comes under the hammer of the shared auction.
"""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.auction import Auction
from hippodrome.core.log import Log
from hippodrome.core.slips import Form, banded, unpack_slip
from hippodrome.games.triple_couronne import codes, events
from hippodrome.games.triple_couronne.codes import HORSE_BITS, HORSES
from hippodrome.games.triple_couronne.money import account_of, pay
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.state import AUCTION, RENTAL, Season


def offering_form(state: Season, kind: int, horses: list[int]) -> Form:
    """A line for each horse; for every one the band of prices that the rules give."""
    bands: dict[int, tuple[int, int]] = {}
    for horse in horses:
        bands[horse + 1] = price_band(state, kind == codes.RENTALS, horse)
    total = sum([band[1] for band in bands.values()])
    return Form(kind, [banded("offer", HORSES, state.table.step, bands)] * len(horses), total, True)


def price_band(state: Season, rent: bool, horse: i64) -> tuple[int, int]:
    """The least and the most that may be paid for a horse, or for its rent."""
    if rent:
        return state.band_of_rent()
    return int(state.table.reserve[horse]), int(state.table.suggested[horse])


def lay_out(state: Season) -> None:
    """Lots in the order of the catalogue, from everybody's offers."""
    for horse in range(HORSES):
        state.offers[horse] = 0
    for paper in state.papers.choices:
        for target, least in unpack_slip(paper, HORSES, HORSE_BITS) or []:
            if target:
                state.offers[target - 1] = least
    state.lots = [horse for horse in range(HORSES) if state.offers[horse]]
    state.lot = 0


def open_lot(state: Season, log: Log | None) -> None:
    """The next horse comes under the hammer, if there is one."""
    if state.lot == len(state.lots):
        state.auction = None
        return
    horse = state.lots[state.lot]
    seller: i64 = state.owners[horse]
    if state.phase == AUCTION:
        opener: i64 = state.opener
        least: i64 = state.table.reserve[horse]
        cap: i64 = 0
        state.opener = (state.opener + 1) % state.table.seats
    else:
        opener = seller
        least = state.offers[horse]
        cap = price_band(state, state.phase == RENTAL, horse)[1]
    limits = [limit(state, seat, seller, cap, state.phase == RENTAL) for seat in range(state.table.seats)]
    while limits[opener] < 0:  # the seller, or somebody who has left
        opener = (opener + 1) % state.table.seats
    state.auction = Auction(opener, least, state.table.step, limits, cap)
    if log is not None:
        log.tell(
            events.LotOpened(
                _name(state, horse), opener, _seat(seller), state.phase == RENTAL, least, None if cap == 0 else int(cap)
            )
        )


def limit(state: Season, seat: i64, seller: i64, cap: i64, rent: bool) -> int:
    """TC-7: nobody bids more than they hold, or than may be paid; a tenant keeps back the entry fees (TC-50)."""
    if not state.in_game[seat] or seat == seller:
        return -1
    cash: i64 = state.ledger.cash[seat]
    if rent:
        rented: i64 = 1
        for horse in state.entries:
            if state.tenants[horse] == seat:
                rented += 1
        cash = max(cash - rented * state.fee(), 0)
    return min(cash, cap) if cap else cash


def hammer(state: Season, auction: Auction, log: Log | None) -> None:
    """The lot is decided, unless the owner has to choose among several takers: then it is the owner's turn."""
    takers = auction.takers()
    horse = state.lots[state.lot]
    if len(takers) > 1:
        state.turn = state.owners[horse]
        return
    if takers:
        conclude(state, auction, takers[0], log)
        return
    if log is not None:
        log.tell(events.HorseUnsold(_name(state, horse), _seat(state.owners[horse]), state.phase == RENTAL))
    state.lot += 1


def conclude(state: Season, auction: Auction, taker: i64, log: Log | None) -> None:
    """Price and horse change hands."""
    horse = state.lots[state.lot]
    owner: i64 = state.owners[horse]
    price = auction.price
    if state.phase == RENTAL:
        pay(state, taker, owner, price, "rent", log)
        state.tenants[horse] = taker
        state.leaders[horse] = taker
        if log is not None:
            log.tell(events.HorseRented(_name(state, horse), taker, owner, price))
    else:
        pay(state, taker, account_of(owner), price, "purchase", log)
        state.owners[horse] = taker
        if log is not None:
            log.tell(events.HorseSold(_name(state, horse), taker, _seat(owner), price))
    state.turn = NONE
    state.lot += 1


def _name(state: Season, horse: i64) -> str:
    return state.table.course.names[horse]


def _seat(owner: i64) -> int | None:
    return None if owner == NONE else int(owner)
