"""What is refused, and why. Every condition stands here once: `legal` and `apply` ask for the reason against it."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.errors import BadAction, Fact, MalformedAction
from hippodrome.core.slips import Problem
from hippodrome.games.finish import codes, notation
from hippodrome.games.finish.reasons import (
    BID_ABOVE_CASH,
    BID_STEP,
    BID_TOO_LOW,
    FINE,
    NO_AUCTION,
    NO_BETTING,
    NO_MAXIMUM,
    NO_SUCH_KIND,
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

_OF_A_BID = {"low": BID_TOO_LOW, "step": BID_STEP, "high": BID_ABOVE_CASH}
_OF_BETS = {
    "target": NO_SUCH_RUNNER,
    "low": STAKE_TOO_LOW,
    "step": STAKE_STEP,
    "high": STAKES_ABOVE_CASH,
    "twice": PLACE_TWICE,
    "total": STAKES_ABOVE_CASH,
}
"""What may be wrong with a filled form (see slips.Problem)."""


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
        return NO_SUCH_KIND
    if auction.limits[seat] >= auction.least():
        return FINE
    return THREE_HORSES if state.horses_of(seat) >= state.table.most_horses else TOO_LITTLE_CASH


def why(state: Programme, seat: i64, code: int, reason: i64, problem: Problem | None = None) -> BadAction:
    """The error for an action that there is a reason against, or a problem with what is filled in."""
    if not notation.SPELLING.knows(code):
        return MalformedAction(f"{code} stands for no action")
    if problem is not None:
        reason = (_OF_BETS if code & 15 == codes.BETS else _OF_A_BID)[problem.what]
    return REASONS[reason].refusal(lambda name: _fact(name, state, seat, problem))


def _fact(name: str, state: Programme, seat: i64, problem: Problem | None) -> Fact:
    table, auction = state.table, state.auction
    if name == "seats":
        return table.seats
    if name == "least":
        return table.step if auction is None else auction.least()
    if name == "step":
        return table.step
    if name == "most":
        return table.most_horses
    if name == "lanes":
        return state.sold
    if name == "seat":
        assert auction is not None
        return auction.turn + 1
    if name == "cash":
        return state.ledger.cash[seat]
    assert problem is not None
    return problem.bound if name == "lane" else codes.BET_NAMES[problem.line]
