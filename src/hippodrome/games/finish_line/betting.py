"""Bets and bonuses: what a race pays."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.ledger import BANK
from hippodrome.core.log import Log
from hippodrome.core.slips import Form, Line
from hippodrome.games.finish_line import codes
from hippodrome.games.finish_line.codes import BET_LINES, PAIRS, PLACE_LINES, RUNNERS, WIN_LINES
from hippodrome.games.finish_line.dice import OUTSIDER_1000
from hippodrome.games.finish_line.state import PER_SEAT, Meeting


def form_of(state: Meeting, seat: i64) -> Form:
    """FL-3: three win bets on different horses, two place bets on different pairs, in hundreds, within one's capital."""
    capital: int = state.ledger.cash[seat]
    step = state.table.step
    win = Line("win", RUNNERS, step, capital, step)
    place = Line("place", len(PAIRS), step, capital, step)
    return Form(codes.BETS, [win] * WIN_LINES + [place] * PLACE_LINES, capital, True)


def lay_open(state: Meeting, seat: i64, slip: list[tuple[int, int]]) -> None:
    """Keep a seat's bets unpacked as well, so that they are read only once."""
    at: i64 = seat * PER_SEAT
    for target, stake in slip:
        state.bets[at] = target
        state.bets[at + 1] = stake
        at += 2


def bonus_of(face: i64) -> i64:
    """FL-24: what a green die promises."""
    return (face - OUTSIDER_1000 + 1) * 1000 if face else 0


def settle(state: Meeting, first: i64, second: i64, log: Log | None) -> None:
    """FL-4, FL-5, FL-24: stakes are spent, winning bets and bonuses paid. Horses by number; −1 is an empty place."""
    for seat in range(state.table.seats):
        staked: i64 = 0
        for index in range(BET_LINES):
            staked += state.bets[seat * PER_SEAT + index * 2 + 1]
        if staked:
            state.ledger.transfer(seat, BANK, staked, "stakes", log)
    for seat in range(state.table.seats):
        _pay_wins(state, seat, first, log)
        _pay_places(state, seat, first, second, log)


def _pay_wins(state: Meeting, seat: i64, first: i64, log: Log | None) -> None:
    winner = state.starting_place(first)
    for index in range(WIN_LINES):
        at: i64 = seat * PER_SEAT + index * 2
        if state.bets[at] == winner:
            state.ledger.transfer(BANK, seat, state.bets[at + 1] * state.table.odds[winner - 1], "win-bet", log)
            bonus = bonus_of(state.greens[first])
            if bonus:
                state.ledger.transfer(BANK, seat, bonus, "win-bonus", log)


def _pay_places(state: Meeting, seat: i64, first: i64, second: i64, log: Log | None) -> None:
    """The bet needs both horses; the bonus only that one of them comes in first or second, half of it once a die."""
    starts = (state.starting_place(first), state.starting_place(second))
    backed_first = backed_second = False
    for index in range(WIN_LINES, WIN_LINES + PLACE_LINES):
        at: i64 = seat * PER_SEAT + index * 2
        if state.bets[at] == 0:
            continue
        pair: i64 = state.bets[at] - 1
        one, other = PAIRS[pair]
        has_first = starts[0] == one or starts[0] == other
        has_second = starts[1] == one or starts[1] == other
        if has_first and has_second:
            odds: i64 = state.table.odds[one - 1] + state.table.odds[other - 1]
            state.ledger.transfer(BANK, seat, state.bets[at + 1] * odds, "place-bet", log)
        backed_first = backed_first or has_first
        backed_second = backed_second or has_second
    if backed_first:
        _pay_half(state, seat, first, log)
    if backed_second:
        _pay_half(state, seat, second, log)


def _pay_half(state: Meeting, seat: i64, horse: i64, log: Log | None) -> None:
    bonus = bonus_of(state.greens[horse])
    if bonus:
        state.ledger.transfer(BANK, seat, bonus // 2, "place-bonus", log)


def richest(state: Meeting) -> i64:
    """FL-6: who begins the next race; among equals the one nearest clockwise to the last first player."""
    seats = state.table.seats
    best = state.first
    for step in range(seats):
        seat: i64 = (state.first + step) % seats
        if state.ledger.cash[seat] > state.ledger.cash[best]:
            best = seat
    return best
