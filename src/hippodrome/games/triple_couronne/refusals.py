"""Why an action is refused: the rule that forbids it, and the bound that holds. Only called once it is known to be."""

from __future__ import annotations

from hippodrome.core.actions import Actions
from hippodrome.core.errors import BadAction, IllegalAction, MalformedAction
from hippodrome.core.slips import Form, Problem, one_amount, unpack_slip
from hippodrome.core.spelling import Spelling
from hippodrome.games.triple_couronne import betting, codes, insurance
from hippodrome.games.triple_couronne.actions import AnyAction
from hippodrome.games.triple_couronne.codes import CONTRACTS, HORSE_BITS, HORSES, PAIR_BITS, WIN_LINES
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.state import (
    AUCTION,
    BETS,
    ENTRIES,
    FEES,
    INSURANCE,
    JOCKEYS,
    MOUNTS,
    OVER,
    RACE,
    RENTAL,
    RENTALS,
    SALE,
    SALES,
    STABLES,
    Season,
)

_RULE_OF = {
    codes.STABLE: "TC-5",
    codes.JOCKEY: "TC-8",
    codes.BID: "TC-6",
    codes.PASS: "TC-6",
    codes.MAXIMUM: "TC-6",
    codes.TAKER: "TC-52",
    codes.SALES: "TC-52",
    codes.ENTER: "TC-10",
    codes.RENTALS: "TC-50",
    codes.MOUNT: "TC-13",
    codes.KEEP: "TC-53",
    codes.BETS: "TC-30",
    codes.INSURE: "TC-40",
    codes.GIVE_UP: "TC-54",
}
_PHASES_OF = {
    codes.STABLE: (STABLES,),
    codes.JOCKEY: (JOCKEYS,),
    codes.BID: (AUCTION, SALE, RENTAL),
    codes.PASS: (AUCTION, SALE, RENTAL),
    codes.MAXIMUM: (AUCTION, SALE, RENTAL),
    codes.TAKER: (SALE, RENTAL),
    codes.SALES: (SALES,),
    codes.ENTER: (ENTRIES,),
    codes.RENTALS: (RENTALS,),
    codes.MOUNT: (MOUNTS,),
    codes.KEEP: (FEES,),
    codes.BETS: (BETS,),
    codes.INSURE: (INSURANCE,),
    codes.GIVE_UP: (RACE,),
}


def why(speller: Spelling[AnyAction], state: Season, seat: int, code: int, legal: Actions) -> BadAction:
    """The error for an illegal action of this seat."""
    if not speller.knows(code):
        return MalformedAction(f"{code} stands for no action")
    kind = code & 15
    seats = state.table.seats
    if not 0 <= seat < seats:
        return IllegalAction("TC-1", "no-such-seat", f"this table has seats 1 to {seats}", seats=seats)
    if state.phase == OVER:
        return IllegalAction("TC-60", "season-over", "the season is over; start another one")
    if not state.in_game[seat]:
        return IllegalAction("TC-53", "left", "you have left the game")
    if state.phase not in _PHASES_OF[kind]:
        return IllegalAction(_RULE_OF[kind], "not-now", "this is not the moment for that; see what is to be chosen now")
    if kind in (codes.BID, codes.PASS, codes.MAXIMUM):
        return _why_not_bid(state, seat, kind, code, legal)
    if kind in (codes.STABLE, codes.JOCKEY, codes.TAKER, codes.KEEP, codes.GIVE_UP):
        return _why_not_alone(state, seat, kind, code, legal)
    if not state.asked[seat]:
        return IllegalAction(_RULE_OF[kind], "nothing-to-choose", "you have nothing to choose here")
    if kind == codes.MOUNT:
        return _why_not_mount(state, seat, code)
    (form,) = legal.forms
    problem = form.problem(code)
    if kind in (codes.SALES, codes.RENTALS) and (strange := _strange_offer(form, code)) is not None:
        problem = strange
    if problem is None or problem.what == "malformed":
        return MalformedAction(f"{code} stands for no action")
    if kind == codes.ENTER:
        return _why_not_enter(state, seat, problem.bound - 1)
    if kind == codes.BETS:
        return _why_not_bet(state, seat, form, code, problem)
    if kind == codes.INSURE:
        return _why_not_insure(state, seat, code, problem)
    return _why_not_offer(state, seat, kind, code, problem)


def _why_not_bid(state: Season, seat: int, kind: int, code: int, legal: Actions) -> BadAction:
    rule = _market_rule(state)
    auction = state.auction
    if auction is None or state.turn != NONE:
        return IllegalAction(rule, "not-now", "this is not the moment for that; see what is to be chosen now")
    if auction.limits[seat] < 0:
        return IllegalAction(rule, "own-horse", "it is your own horse: the others bid")
    if not auction.still_in[seat]:
        return IllegalAction(rule, "passed", "you have passed, or could not bid: you are out for this horse")
    least, step, limit = auction.least(), auction.step, auction.limits[seat]
    if auction.matched[seat] or (seat == auction.leader and auction.price == auction.cap):
        text = f"you have already bid {auction.cap}, and nothing more may be paid"
        return IllegalAction(rule, "bid-the-most", text, most=auction.cap)
    if kind != codes.MAXIMUM and seat != auction.turn:
        return IllegalAction(rule, "not-your-turn", f"it is the turn of seat {auction.turn + 1}", seat=auction.turn + 1)
    amount = one_amount(code)
    if kind == codes.MAXIMUM and amount == 0:
        text = f"you have no standing maximum to take back; a new one would be at least {least}"
        return IllegalAction(rule, "no-maximum", text, least=least)
    if limit < least:
        return IllegalAction("TC-7", "too-little-cash", f"the least bid is {least}, you can pay {limit}", least=least, cash=limit)
    for form in legal.forms:
        problem = form.problem(code) if form.kind == kind else None
        if problem is not None:
            return _bid_problem(state, rule, problem, least, limit, step)
    return MalformedAction("a bid is one amount")


def _market_rule(state: Season) -> str:
    return "TC-50" if state.phase == RENTAL else "TC-52" if state.phase == SALE else "TC-6"


def _bid_problem(state: Season, rule: str, problem: Problem, least: int, limit: int, step: int) -> BadAction:
    auction = state.auction
    if problem.what == "low" or problem.what == "empty":
        return IllegalAction(rule, "bid-too-low", f"bid at least {least}", least=least)
    if problem.what == "step":
        return IllegalAction(rule, "bid-step", f"bids are multiples of {step}", step=step)
    if problem.what == "high" or problem.what == "total":
        if auction is not None and limit == auction.cap:
            return IllegalAction(rule, "bid-above-band", f"no more than {limit} may be paid for this horse", most=limit)
        return IllegalAction("TC-7", "bid-above-cash", f"you can pay {limit}: nobody bids more than they hold", cash=limit)
    return MalformedAction("a bid is one amount")


def _why_not_alone(state: Season, seat: int, kind: int, code: int, legal: Actions) -> BadAction:
    rule = _market_rule(state) if kind == codes.TAKER else _RULE_OF[kind]
    if state.turn == NONE:
        return IllegalAction(rule, "not-now", "this is not the moment for that; see what is to be chosen now")
    if seat != state.turn:
        return IllegalAction(rule, "not-your-turn", f"it is the turn of seat {state.turn + 1}", seat=state.turn + 1)
    if kind == codes.STABLE:
        return IllegalAction(rule, "stable-taken", "somebody has that colour already")
    if kind == codes.JOCKEY:
        return IllegalAction(rule, "jockey-taken", "somebody has that jockey already")
    if kind == codes.TAKER:
        return IllegalAction(rule, "no-taker", "choose one of those who would pay the most")
    if kind == codes.GIVE_UP:
        name = _horse(state, (code >> 4) + 1)
        return IllegalAction(rule, "not-your-horse", f"{name} is not yours: give up one of your own horses", horse=name)
    (form,) = legal.forms
    problem = form.problem(code)
    if problem is not None and problem.what == "target":
        name = _horse(state, problem.bound)
        return IllegalAction(rule, "not-your-runner", f"{name} is not a runner that you lead", horse=name)
    count = len(state.led_by(seat))
    most = state.ledger.cash[seat] // state.fee()
    return IllegalAction(
        rule, "keep-count", f"your money pays for {most} of {count} runners: keep just as many", most=most, count=count
    )


def _why_not_mount(state: Season, seat: int, code: int) -> BadAction:
    first, second = code >> 4 & 31, code >> 4 + HORSE_BITS
    if first and first == second:
        return IllegalAction("TC-13", "one-jockey", "a horse has 1 jockey: put the 2 on different runners")
    name = next(_horse(state, target) for target in (first, second) if target and target - 1 not in state.led_by(seat))
    return IllegalAction("TC-13", "not-your-runner", f"{name} is not a runner that you lead", horse=name)


def _why_not_enter(state: Season, seat: int, horse: int) -> BadAction:
    name = state.table.course.names[horse]
    if state.owners[horse] != seat:
        return IllegalAction("TC-10", "not-your-horse", f"{name} is not yours", horse=name)
    terms = state.terms()
    if not terms.is_for(horse):
        return IllegalAction("TC-10", "wrong-age", f"{name} has not the age for this race", horse=name)
    if state.bars[horse]:
        count = state.bars[horse]
        return IllegalAction(
            "TC-19", "barred", f"{name} is injured and misses {count} more race(s) of its age", horse=name, count=count
        )
    earned = state.earnings[horse]
    return IllegalAction(
        "TC-10", "wrong-earnings", f"{name} has earned {earned}: not what this race asks for", horse=name, earned=earned
    )


def _strange_offer(form: Form, code: int) -> Problem | None:
    """The first offer of a horse that is not the seat's to offer; else the first of one that stands there already."""
    allowed = form.lines[0].open_targets()
    lines = unpack_slip(code, HORSES, HORSE_BITS) or []
    for line, (target, _) in enumerate(lines):
        if target and target not in allowed:
            return Problem(line, "target", HORSES)
    filled = [target for target, _ in lines if target]
    for line, target in enumerate(filled):
        if target in filled[:line]:
            return Problem(line, "twice", target)
    return None


def _why_not_offer(state: Season, seat: int, kind: int, code: int, problem: Problem) -> BadAction:
    rule = _RULE_OF[kind]
    lines = unpack_slip(code, HORSES, HORSE_BITS) or []
    name = _horse(state, lines[problem.line][0])
    if problem.what == "target":
        if kind == codes.SALES:
            return IllegalAction(rule, "not-your-horse", f"{name} is not yours", horse=name)
        return IllegalAction(rule, "not-your-entry", f"{name} is not among your entries", horse=name)
    if problem.what == "low":
        return IllegalAction(rule, "offer-too-low", f"{name}: at least {problem.bound}", horse=name, least=problem.bound)
    if problem.what == "high":
        return IllegalAction(rule, "offer-too-high", f"{name}: at most {problem.bound}", horse=name, most=problem.bound)
    if problem.what == "step":
        return IllegalAction(rule, "offer-step", f"prices are multiples of {problem.bound}", step=problem.bound)
    return IllegalAction(rule, "offer-twice", f"{name} is offered 2 times", horse=name)


def _why_not_bet(state: Season, seat: int, form: Form, code: int, problem: Problem) -> BadAction:
    lines = unpack_slip(code, codes.BET_LINES, PAIR_BITS) or []
    win = problem.line < WIN_LINES
    if problem.what == "target":
        if win:
            name = _horse(state, lines[problem.line][0])
            return IllegalAction("TC-32", "not-running", f"{name} does not run in race {state.race + 1}", horse=name)
        if not state.table.long:
            return IllegalAction("TC-30", "win-only", "in this programme bets are on 1 horse to win, no jumelés")
        first, second = (_horse(state, horse + 1) for horse in divmod(lines[problem.line][0] - 1, HORSES))
        runners = len(state.entries)
        if betting.in_order(state):
            text = f"{first} and {second}: a jumelé names 2 different runners, in order with {runners} of them"
        else:
            text = (
                f"{first} and {second}: a jumelé names 2 different runners, in the order of the catalogue with {runners} of them"
            )
        return IllegalAction("TC-33", "no-such-pair", text, first=first, second=second)
    if problem.what == "low":
        return IllegalAction("TC-31", "stake-too-low", f"a stake is at least {problem.bound}", least=problem.bound)
    if problem.what == "step":
        return IllegalAction("TC-31", "stake-step", f"stakes are multiples of {problem.bound}", step=problem.bound)
    if problem.what == "twice":
        text = "each horse stands on 1 line to win" if win else "each pair stands on 1 line"
        return IllegalAction("TC-31" if win else "TC-33", "bet-twice", text)
    return IllegalAction("TC-31", "stakes-too-high", f"all stakes together stay within {form.total}", most=form.total)


def _why_not_insure(state: Season, seat: int, code: int, problem: Problem) -> BadAction:
    lines = unpack_slip(code, CONTRACTS, HORSE_BITS) or []
    cash = state.ledger.cash[seat]
    if problem.what == "total":
        cost = sum(insurance.premium(state, kind, target - 1) for kind, (target, _) in enumerate(lines) if target)
        return IllegalAction("TC-40", "premiums-above-cash", f"the premiums are {cost}, you hold {cash}", cost=cost, cash=cash)
    horse = lines[problem.line][0] - 1
    name = _horse(state, horse + 1)
    if horse not in state.entered_by(seat):
        return IllegalAction("TC-40", "not-your-runner", f"{name} is not one of your horses that run", horse=name)
    cost = insurance.premium(state, problem.line, horse)
    if cost == 0:
        return IllegalAction("TC-44", "no-next-race", f"no race for the age of {name} is left after this one", horse=name)
    return IllegalAction("TC-40", "premiums-above-cash", f"the premiums are {cost}, you hold {cash}", cost=cost, cash=cash)


def _horse(state: Season, target: int) -> str:
    return state.table.course.names[target - 1]
