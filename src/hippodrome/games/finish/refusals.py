"""What is refused, and why. Every condition stands here once: `legal` and `apply` ask for the reason against it."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.errors import BadAction, Fact, MalformedAction
from hippodrome.core.slips import Problem
from hippodrome.games.finish import codes, notation
from hippodrome.games.finish.reasons import (
    ABOUT,
    BID_ABOVE_CASH,
    BID_STEP,
    BID_TOO_LOW,
    FINE,
    MALFORMED,
    NO_AUCTION,
    NO_BETTING,
    NO_MAXIMUM,
    NO_SUCH_RUNNER,
    NO_SUCH_SEAT,
    NOT_YOUR_TURN,
    PASSED,
    PLACE_TWICE,
    PROGRAMME_OVER,
    REASONS,
    STAKE_STEP,
    STAKE_TOO_LOW,
    STAKES_ABOVE_CASH,
    THREE_HORSES,
    TOO_LITTLE_CASH,
)
from hippodrome.games.finish.state import BETS, OVER, Programme


def barred(state: Programme, seat: i64, kind: i64) -> i64:
    """Why a seat may not do such a thing now, whatever the amounts; 0 if it may."""
    if not 0 <= seat < state.table.seats:
        return NO_SUCH_SEAT
    if state.phase == OVER:
        return PROGRAMME_OVER
    if kind == codes.BETS:
        return FINE if state.phase == BETS else NO_BETTING
    auction = state.auction
    if auction is None:
        return NO_AUCTION
    if not auction.still_in[seat]:
        return PASSED
    if kind == codes.TAKE_BACK:
        return FINE if auction.maxima[seat] else NO_MAXIMUM
    if kind != codes.MAXIMUM and seat != auction.turn:
        return NOT_YOUR_TURN
    if kind == codes.PASS:
        return FINE
    if kind != codes.BID and kind != codes.MAXIMUM:
        return MALFORMED
    if auction.limits[seat] >= auction.least():
        return FINE
    return THREE_HORSES if state.horses_of(seat) >= state.table.most_horses else TOO_LITTLE_CASH


def against_bid(problem: Problem | None) -> i64:
    """What is wrong with an amount that is bid."""
    if problem is None:
        return FINE
    if problem.what == "low":
        return BID_TOO_LOW
    if problem.what == "step":
        return BID_STEP
    return BID_ABOVE_CASH if problem.what == "high" else MALFORMED


def against_bets(problem: Problem | None) -> i64:
    """What is wrong with a betting form."""
    if problem is None:
        return FINE
    about: i64 = problem.line << ABOUT
    if problem.what == "target":
        return NO_SUCH_RUNNER | about
    if problem.what == "low":
        return STAKE_TOO_LOW | about
    if problem.what == "step":
        return STAKE_STEP | about
    if problem.what == "twice":
        return PLACE_TWICE | problem.bound << ABOUT
    return MALFORMED if problem.what == "malformed" else STAKES_ABOVE_CASH


def why(state: Programme, seat: i64, code: int, reason: i64) -> BadAction:
    """The error for an action that there is a reason against."""
    if not notation.SPELLING.knows(code):
        return MalformedAction(f"{code} stands for no action")
    thing: int = reason >> ABOUT
    return REASONS[reason & 255].refusal(lambda name: _fact(name, state, seat, thing))


def _fact(name: str, state: Programme, seat: i64, thing: int) -> Fact:
    table, auction = state.table, state.auction
    if name == "bet":
        return codes.BET_NAMES[thing]
    if name == "lane":
        return thing
    if name == "lanes":
        return state.sold
    if name == "cash":
        return state.ledger.cash[seat]
    if name == "step":
        return table.step
    if name == "seats":
        return table.seats
    if name == "most":
        return table.most_horses
    if auction is None:
        return table.step  # the least stake
    return auction.turn + 1 if name == "seat" else auction.least()
