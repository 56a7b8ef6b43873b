"""What bets and horses pay when a race is over."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.ledger import BANK
from hippodrome.core.log import Log
from hippodrome.core.slips import Form, Line
from hippodrome.games.finish.codes import BET_LINES, BETS
from hippodrome.games.finish.race import Race
from hippodrome.games.finish.state import Programme

PER_SEAT: Final = BET_LINES * 2
OWNER_GETS: Final = (4, 2, 1)
"""FI-14: times the purchase price, for the first, the second and the third."""
PAID: Final = 3


def form(state: Programme, seat: i64) -> Form:
    """FI-10: one bet to win, two for a place on different horses, in hundreds, together within one's cash."""
    cash: int = state.ledger.cash[seat]
    step = state.table.step
    win = Line("win", state.sold, step, cash, step)
    place = Line("place", state.sold, step, cash, step)
    return Form(BETS, [win, place, place], cash, True)


def odds_at(odds: vec[i64], race: Race, lane: i64) -> i64:
    """FI-13: the odds at the square where a horse stands; nothing six or more squares before the line."""
    before: i64 = race.length - race.squares[lane]
    return odds[before] if before < len(odds) else 0


def win_odds(state: Programme, race: Race, order: list[int]) -> i64:
    """FI-11: the win odds where the second stands; nothing without a second."""
    return odds_at(state.table.win_odds, race, order[1]) if len(order) > 1 else 0


def odds_of(state: Programme, race: Race, order: list[int], to_win: bool, lane: i64) -> i64:
    """FI-11, FI-12: what a bet pays, times its stake: to win on the first, for a place on the second or third."""
    place = order.index(lane) if lane in order else PAID
    if to_win:
        return win_odds(state, race, order) if place == 0 else 0
    return odds_at(state.table.place_odds, race, lane) if 0 < place < PAID else 0


def lay_open(state: Programme, seat: i64, slip: list[tuple[int, int]]) -> None:
    """Keep a form unpacked as well, so that it is read only once."""
    at: i64 = seat * PER_SEAT
    for lane, stake in slip:
        state.bets[at] = lane
        state.bets[at + 1] = stake
        at += 2


def take_stakes(state: Programme, log: Log | None) -> None:
    """FI-10: what a form stakes goes to the bank, once all forms are open."""
    bets = state.bets
    for seat in range(state.table.seats):
        at: i64 = seat * PER_SEAT
        staked: i64 = bets[at + 1] + bets[at + 3] + bets[at + 5]
        if staked:
            state.ledger.transfer(seat, BANK, staked, "stakes", log)


def pay_owners(state: Programme, order: list[int], log: Log | None) -> None:
    """FI-14: each horse on its own, whatever the odds."""
    for lane in order[:PAID]:
        state.ledger.transfer(BANK, state.owners[lane], owner_gets(state, order, lane), "owner", log)


def owner_gets(state: Programme, order: list[int], lane: int) -> int:
    """FI-14: what a horse brings to its owner."""
    place = order.index(lane) if lane in order else PAID
    return OWNER_GETS[place] * state.prices[lane] if place < PAID else 0


def pay_bets(state: Programme, race: Race, order: list[int], log: Log | None) -> None:
    """FI-11 to FI-13: a winning bet pays stake × odds; the stake itself is spent."""
    if not order:
        return  # FI-27
    bets = state.bets
    first: i64 = order[0] + 1
    second: i64 = order[1] + 1 if len(order) > 1 else 0
    third: i64 = order[2] + 1 if len(order) > 2 else 0
    at: i64 = 0
    while at < len(bets):
        lane: i64 = bets[at]
        if lane and (lane == first or lane == second or lane == third):
            to_win = at % PER_SEAT == 0
            odds = odds_of(state, race, order, to_win, lane - 1)
            if odds:
                why = "win-bet" if to_win else "place-bet"
                state.ledger.transfer(BANK, at // PER_SEAT, bets[at + 1] * odds, why, log)
        at += 2
