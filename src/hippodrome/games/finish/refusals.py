"""Why an action is refused: the rule that forbids it, and the bound that holds. Only called once it is known to be."""

from __future__ import annotations

from hippodrome.core.actions import Actions
from hippodrome.core.errors import BadAction, IllegalAction, MalformedAction
from hippodrome.core.slips import Form, Problem, one_amount, unpack_slip
from hippodrome.games.finish import codes
from hippodrome.games.finish.state import AUCTION, BETS, OVER, Programme

_LINES = ("win", "place", "place")


def why(state: Programme, seat: int, code: int, legal: Actions) -> BadAction:
    """The error for an illegal action of this seat."""
    kind = code & 15
    lines = codes.BET_LINES if kind == codes.BETS else 1
    if code < 0 or kind not in (codes.PASS, codes.BID, codes.MAXIMUM, codes.BETS) or unpack_slip(code, lines) is None:
        return MalformedAction(f"{code} stands for no action")
    if kind == codes.PASS and code != codes.PASS:
        return MalformedAction(f"{code} stands for no action")
    if not 0 <= seat < state.table.seats:
        return IllegalAction("FI-1", "no-such-seat", f"this table has seats 1 to {state.table.seats}", seats=state.table.seats)
    if state.phase == OVER:
        return IllegalAction("FI-30", "programme-over", "the programme is over; start another one")
    if kind == codes.BETS:
        if state.phase != BETS:
            return IllegalAction("FI-10", "not-now", "this is not the moment for that; see what is to be chosen now")
        return _why_not_bet(legal.forms[0], code)
    if state.phase != AUCTION or state.auction is None:
        return IllegalAction("FI-3", "not-now", "this is not the moment for that; see what is to be chosen now")
    return _why_not_bid(state, seat, kind, code, legal)


def _why_not_bid(state: Programme, seat: int, kind: int, code: int, legal: Actions) -> BadAction:
    auction = state.auction
    assert auction is not None
    if not auction.still_in[seat]:
        return IllegalAction("FI-3", "passed", "you have passed, or could not bid: you are out for this horse")
    if kind != codes.MAXIMUM and seat != auction.turn:
        return IllegalAction("FI-3", "not-your-turn", f"it is the turn of seat {auction.turn + 1}", seat=auction.turn + 1)
    least, step = auction.least(), auction.step
    if kind == codes.MAXIMUM and one_amount(code) == 0:
        text = f"you have no standing maximum to take back; a new one would be at least {least}"
        return IllegalAction("FI-3", "no-maximum", text, least=least)
    for form in legal.forms:
        if form.kind == kind:
            problem = form.problem(code)
            assert problem is not None
            return _bid_problem(problem, least, form.total, step)
    if state.horses_of(seat) >= state.table.most_horses:
        return IllegalAction(
            "FI-3", "three-horses", f"nobody buys more than {state.table.most_horses} horses a race", most=state.table.most_horses
        )
    cash = state.ledger.cash[seat]
    return IllegalAction("FI-3", "too-little-cash", f"the least bid is {least}, you hold {cash}", least=least, cash=cash)


def _bid_problem(problem: Problem, least: int, cash: int, step: int) -> BadAction:
    if problem.what == "low" or problem.what == "empty":
        return IllegalAction("FI-3", "bid-too-low", f"bid at least {least}", least=least)
    if problem.what == "step":
        return IllegalAction("FI-3", "bid-step", f"bids are multiples of {step}", step=step)
    if problem.what == "high" or problem.what == "total":
        return IllegalAction("FI-3", "bid-above-cash", f"you hold {cash}: nobody bids more than they hold", cash=cash)
    return MalformedAction("a bid is one amount")


def _why_not_bet(form: Form, code: int) -> BadAction:
    problem = form.problem(code)
    if problem is None or problem.what == "malformed":
        return MalformedAction(f"{code} stands for no action")
    bet = _LINES[problem.line]
    if problem.what == "target":
        return IllegalAction(
            "FI-10", "no-such-runner", f"the {bet} bet names no runner: lanes 1 to {problem.bound} run", lanes=problem.bound
        )
    if problem.what == "low":
        return IllegalAction(
            "FI-10", "stake-too-low", f"the {bet} bet needs a stake of at least {problem.bound}", least=problem.bound
        )
    if problem.what == "step":
        return IllegalAction("FI-10", "stake-step", f"stakes are multiples of {problem.bound}", step=problem.bound)
    if problem.what == "twice":
        return IllegalAction(
            "FI-10",
            "place-twice",
            f"the two place bets go to different horses, both name lane {problem.bound}",
            lane=problem.bound,
        )
    return IllegalAction(
        "FI-10", "stakes-above-cash", f"you hold {problem.bound}: all stakes together stay within that", cash=form.total
    )
