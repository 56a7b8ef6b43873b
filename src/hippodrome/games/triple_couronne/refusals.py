"""What is refused, and why. Every condition stands once: `legal` and `apply` ask for the reason against an action.

Here is who may do what and when, and what is wrong with a filled form; conditions on a horse stand beside its rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.errors import BadAction, Fact, IllegalAction, MalformedAction
from hippodrome.core.slips import Form, Problem, unpack_slip
from hippodrome.core.spelling import Spelling
from hippodrome.games.triple_couronne import betting, codes, insurance, market, reasons
from hippodrome.games.triple_couronne.actions import AnyAction
from hippodrome.games.triple_couronne.codes import CONTRACTS, HORSE_BITS, HORSES, PAIR_BITS, WIN_LINES
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.reasons import ABOUT, FINE, MALFORMED, REASONS
from hippodrome.games.triple_couronne.state import (
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


def paper_of(phase: i64) -> i64:
    """What all hand in at once in a phase; −1 in others."""
    if phase == SALES:
        return codes.SALES
    if phase == ENTRIES:
        return codes.ENTER
    if phase == RENTALS:
        return codes.RENTALS
    if phase == MOUNTS:
        return codes.MOUNT
    if phase == BETS:
        return codes.BETS
    return codes.INSURE if phase == INSURANCE else NONE


def choice_of(phase: i64) -> i64:
    """What a seat may have to choose in a phase while the others wait; −1 in others."""
    if phase == STABLES:
        return codes.STABLE
    if phase == JOCKEYS:
        return codes.JOCKEY
    if phase == SALE or phase == RENTAL:
        return codes.TAKER
    if phase == FEES:
        return codes.KEEP
    return codes.GIVE_UP if phase == RACE else NONE


def barred(state: Season, seat: i64, kind: i64) -> i64:
    """Why a seat may not do such a thing now, whatever it is in particular; 0 if it may."""
    if not 0 <= seat < state.table.seats:
        return reasons.NO_SUCH_SEAT
    phase = state.phase
    if phase == OVER:
        return reasons.SEASON_OVER
    alone = state.turn != NONE and kind == choice_of(phase)
    if alone and seat == state.turn:
        return FINE
    if not state.in_game[seat]:
        return reasons.LEFT
    if alone:
        return reasons.NOT_YOUR_TURN
    if kind == codes.BID or kind == codes.PASS or kind == codes.MAXIMUM or kind == codes.TAKE_BACK:
        return _barred_from_bidding(state, seat, kind)
    if kind != paper_of(phase):
        return reasons.NOT_NOW
    return FINE if state.asked[seat] else reasons.NOTHING_TO_CHOOSE


def _barred_from_bidding(state: Season, seat: i64, kind: i64) -> i64:
    """TC-6: bid or pass in turn; a standing maximum at any time, while one is in and has not bid the most."""
    auction = state.auction
    if auction is None or state.turn != NONE:
        return reasons.NOT_NOW
    if auction.limits[seat] < 0:
        return reasons.OWN_HORSE
    if not auction.still_in[seat]:
        return reasons.PASSED
    if auction.matched[seat]:
        return reasons.BID_THE_MOST
    if kind == codes.TAKE_BACK and auction.maxima[seat]:
        return FINE
    if seat == auction.leader and auction.price == auction.cap:
        return reasons.BID_THE_MOST
    if seat != auction.turn and (kind == codes.BID or kind == codes.PASS):
        return reasons.NOT_YOUR_TURN
    if kind == codes.TAKE_BACK:
        return reasons.NO_MAXIMUM
    if kind == codes.PASS or auction.limits[seat] >= auction.least():
        return FINE
    return reasons.TOO_LITTLE_CASH


def against_bid(state: Season, seat: i64, problem: Problem | None) -> i64:
    """What is wrong with an amount that is bid."""
    if problem is None:
        return FINE
    if problem.what == "low":
        return reasons.BID_TOO_LOW
    if problem.what == "step":
        return reasons.BID_STEP
    if problem.what != "high":
        return MALFORMED
    auction = state.auction
    assert auction is not None
    return reasons.BID_ABOVE_BAND if auction.limits[seat] == auction.cap else reasons.BID_ABOVE_CASH


def against_mount(state: Season, seat: i64, value: int) -> i64:
    """TC-13: two jockeys on different runners."""
    if value >> 2 * HORSE_BITS:
        return MALFORMED
    first, second = value & 31, value >> HORSE_BITS
    if first and first == second:
        return reasons.ONE_JOCKEY
    led = state.led_by(seat)
    for target in (first, second):
        if target and target - 1 not in led:
            return reasons.NOT_YOUR_RUNNER | target - 1 << ABOUT
    return FINE


def against_paper(state: Season, seat: i64, form: Form, code: int) -> i64:
    """What is wrong with a form that is handed in."""
    kind = code & 15
    problem = form.problem(code)
    if problem is None:
        return FINE
    if kind == codes.SALES or kind == codes.RENTALS:
        return _against_offers(form, code, problem)
    if problem.what == "malformed":
        return MALFORMED
    if kind == codes.BETS:
        return _against_bets(state, code, problem)
    if kind == codes.INSURE:
        return _against_insurance(state, seat, code, problem)
    if problem.what != "target":
        return reasons.KEEP_COUNT
    horse: i64 = problem.bound - 1
    if kind == codes.KEEP:
        return reasons.NOT_YOUR_RUNNER | horse << ABOUT
    if horse < HORSES and state.owners[horse] == seat:
        return state.unqualified(horse)
    return reasons.NOT_YOUR_HORSE | horse << ABOUT


def _against_offers(form: Form, code: int, problem: Problem) -> i64:
    """First of all an offer of a horse that is not the seat's to offer; then one of a horse that is offered already."""
    offers = unpack_slip(code, HORSES, HORSE_BITS) or []
    targets = [target for target, _ in offers if target]
    own = form.lines[0].open_targets()
    for target in targets:
        if target not in own:
            reason = reasons.NOT_YOUR_HORSE if code & 15 == codes.SALES else reasons.NOT_YOUR_ENTRY
            return reason | target - 1 << ABOUT
    for at, target in enumerate(targets):
        if target in targets[:at]:
            return reasons.OFFER_TWICE | target - 1 << ABOUT
    about = offers[problem.line][0] - 1 << ABOUT if offers else 0
    if problem.what == "low":
        return reasons.OFFER_TOO_LOW | about
    if problem.what == "high":
        return reasons.OFFER_TOO_HIGH | about
    if problem.what == "step":
        return reasons.OFFER_STEP | about
    return MALFORMED


def _against_bets(state: Season, code: int, problem: Problem) -> i64:
    lines = unpack_slip(code, codes.BET_LINES, PAIR_BITS) or []
    about: i64 = lines[problem.line][0] - 1 << ABOUT
    pair = problem.line >= WIN_LINES
    if problem.what == "target":
        if not pair:
            return reasons.NOT_RUNNING | about
        if state.table.long:
            return reasons.NO_SUCH_PAIR | about
        return reasons.WIN_ONLY
    if problem.what == "low":
        return reasons.STAKE_TOO_LOW | problem.line << ABOUT
    if problem.what == "step":
        return reasons.STAKE_STEP | problem.line << ABOUT
    if problem.what == "twice":
        return (reasons.PAIR_TWICE if pair else reasons.WIN_TWICE) | problem.line << ABOUT
    return reasons.STAKES_TOO_HIGH


def _against_insurance(state: Season, seat: i64, code: int, problem: Problem) -> i64:
    if problem.what == "total":
        return reasons.PREMIUMS_ABOVE_CASH
    lines = unpack_slip(code, CONTRACTS, HORSE_BITS) or []
    horse: i64 = lines[problem.line][0] - 1
    if horse not in state.entered_by(seat):
        return reasons.NOT_YOUR_RUNNER | horse << ABOUT
    return insurance.against_contract(insurance.premium(state, problem.line, horse), state.ledger.cash[seat], horse)


def why(speller: Spelling[AnyAction], state: Season, seat: i64, code: int, reason: i64) -> BadAction:
    """The error for an action that there is a reason against."""
    if not speller.knows(code):
        return MalformedAction(f"{code} stands for no action")
    return illegal(state, seat, code, reason)


def illegal(state: Season, seat: i64, code: int, reason: i64) -> IllegalAction:
    """What is said of a reason against an action, or (a code without more than its kind) against such a thing."""
    what, thing = reason & 255, int(reason >> ABOUT)
    return REASONS[what].refusal(lambda name: _fact(name, state, seat, code, what, thing), _rule(state, code & 15))


def _rule(state: Season, kind: int) -> str:
    """The rule of an action: bids go by that of the market in which they are made."""
    if kind in (codes.BID, codes.PASS, codes.MAXIMUM, codes.TAKER):
        if state.phase == RENTAL:
            return "TC-50"
        if state.phase == SALE:
            return "TC-52"
    return _RULE_OF[kind]


def _fact(name: str, state: Season, seat: i64, code: int, reason: i64, thing: int) -> Fact:
    table, auction, names = state.table, state.auction, state.table.course.names
    if name == "horse":
        return names[thing]
    if name == "first" or name == "second":
        return names[divmod(thing, HORSES)[0 if name == "first" else 1]]
    if name == "pairs":
        return "ordered" if betting.in_order(state) else "any-order"
    if name == "bet":
        return "win" if thing < WIN_LINES else "pair"
    if name == "seats":
        return table.seats
    if name == "seat":
        return (state.turn if auction is None or state.turn != NONE else auction.turn) + 1
    if name == "step":
        return table.step
    if name == "earned":
        return state.earnings[thing]
    if name == "cash":
        return state.ledger.cash[seat] if auction is None else auction.limits[seat]
    if name == "count":
        return state.bars[thing] if reason == reasons.BARRED else len(state.led_by(seat))
    if name == "cost":
        return insurance.cost(state, code)
    return _bound(state, seat, reason, thing, name == "least")


def _bound(state: Season, seat: i64, reason: i64, horse: int, least: bool) -> int:
    """The least or the most that is allowed."""
    auction = state.auction
    if reason == reasons.OFFER_TOO_LOW or reason == reasons.OFFER_TOO_HIGH:
        return market.price_band(state, state.phase == RENTALS, horse)[0 if least else 1]
    if reason == reasons.KEEP_COUNT:
        return state.ledger.cash[seat] // state.fee()
    if auction is not None:
        return auction.least() if least else auction.cap
    return state.table.step if least else betting.most(state, seat)
