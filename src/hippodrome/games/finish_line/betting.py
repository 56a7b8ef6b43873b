"""Bets and bonuses: what a race pays."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.ledger import BANK
from hippodrome.core.log import Log
from hippodrome.core.slips import Form, Line
from hippodrome.games.finish_line import codes
from hippodrome.games.finish_line.codes import BET_LINES, PAIRS, PLACE_LINES, RUNNERS, WIN_LINES
from hippodrome.games.finish_line.dice import OUTSIDER_1000
from hippodrome.games.finish_line.state import NOWHERE, PER_SEAT, Meeting


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


def odds_of(state: Meeting, index: i64, target: i64) -> i64:
    """FL-4, FL-5: what a bet pays, times its stake: the odds of its horse, or of both together."""
    odds = state.table.odds
    if index < WIN_LINES:
        return odds[target - 1]
    one, other = PAIRS[target - 1]
    return odds[one - 1] + odds[other - 1]


def names(index: i64, target: i64, start: i64) -> bool:
    """Whether a bet is on the horse that started there."""
    if index < WIN_LINES:
        return target == start
    one, other = PAIRS[target - 1]
    return start == one or start == other


def won(state: Meeting, seat: i64, index: i64, first: i64, second: i64) -> i64:
    """FL-4, FL-5: what a bet brings with these two in front (horses by number; −1 is an empty place), bonuses aside."""
    at: i64 = seat * PER_SEAT + index * 2
    target = state.bets[at]
    if target == 0 or not names(index, target, state.starting_place(first)):
        return 0
    if index >= WIN_LINES and not names(index, target, state.starting_place(second)):
        return 0
    return state.bets[at + 1] * odds_of(state, index, target)


def bonus(state: Meeting, seat: i64, index: i64, first: i64, second: i64) -> i64:
    """FL-24: what outsiders add to a bet: all of it if a win bet is won; half to a place bet, won or lost."""
    if index < WIN_LINES:
        if won(state, seat, index, first, second):
            return bonus_of(state.greens[first])
        return 0
    halves: i64 = 0
    if _half_to(state, seat, first) == index:
        halves += bonus_of(state.greens[first]) // 2
    if _half_to(state, seat, second) == index:
        halves += bonus_of(state.greens[second]) // 2
    return halves


def _half_to(state: Meeting, seat: i64, horse: i64) -> i64:
    """Which place bet gets the half that a horse promises: once a die, so the first that is on it."""
    start = state.starting_place(horse)
    index: i64 = WIN_LINES
    while index < BET_LINES:
        target = state.bets[seat * PER_SEAT + index * 2]
        if target and names(index, target, start):
            return index
        index += 1
    return NOWHERE


def settle(state: Meeting, first: i64, second: i64, log: Log | None) -> None:
    """FL-4, FL-5, FL-24: stakes are spent, winning bets and bonuses paid. Horses by number; −1 is an empty place."""
    for seat in range(state.table.seats):
        staked: i64 = 0
        for index in range(BET_LINES):
            staked += state.bets[seat * PER_SEAT + index * 2 + 1]
        if staked:
            state.ledger.transfer(seat, BANK, staked, "stakes", log)
    for seat in range(state.table.seats):
        for index in range(WIN_LINES):
            _pay(state, seat, won(state, seat, index, first, second), "win-bet", log)
            _pay(state, seat, bonus(state, seat, index, first, second), "win-bonus", log)
        for index in range(WIN_LINES, BET_LINES):
            _pay(state, seat, won(state, seat, index, first, second), "place-bet", log)
        for horse in (first, second):
            if _half_to(state, seat, horse) != NOWHERE:
                _pay(state, seat, bonus_of(state.greens[horse]) // 2, "place-bonus", log)


def _pay(state: Meeting, seat: i64, amount: i64, why: str, log: Log | None) -> None:
    if amount:
        state.ledger.transfer(BANK, seat, amount, why, log)


def richest(state: Meeting) -> i64:
    """FL-6: who begins the next race; among equals the one nearest clockwise to the last first player."""
    seats = state.table.seats
    best = state.first
    for step in range(seats):
        seat: i64 = (state.first + step) % seats
        if state.ledger.cash[seat] > state.ledger.cash[best]:
            best = seat
    return best
