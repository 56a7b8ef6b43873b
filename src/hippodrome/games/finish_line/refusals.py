"""What is refused, and why: who may do what and when, and which dice may be taken. (For the faces of dice, see faces.py.)

Every condition stands once: rules ask for the reason against an action, and carry it out if there is none.
"""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.errors import BadAction, Fact, IllegalAction, MalformedAction
from hippodrome.core.slips import Problem
from hippodrome.games.finish_line import codes, notation, reasons
from hippodrome.games.finish_line.dice import COLOUR_COUNT, COLOURS, FACES, YELLOW
from hippodrome.games.finish_line.reasons import ABOUT, FINE, MALFORMED, REASONS
from hippodrome.games.finish_line.state import BETS, EXTRA, OVER, TAKE, USE, Meeting


def barred(state: Meeting, seat: i64, kind: i64) -> i64:
    """Why a seat may not do such a thing now, whatever it is in particular; 0 if it may."""
    phase = state.phase
    if phase == USE:
        asked = kind == codes.USE or kind == codes.ASIDE
    elif phase == TAKE:
        asked = kind == codes.TAKE
    elif phase == EXTRA:
        asked = kind == codes.EXTRA
    else:
        asked = phase == BETS and kind == codes.BETS
    if asked and seat == state.turn:
        return FINE
    if not 0 <= seat < state.table.seats:
        return reasons.NO_SUCH_SEAT
    if phase == OVER:
        return reasons.MEETING_OVER
    if not asked:
        return _not_now(kind)
    return FINE if phase == BETS else reasons.NOT_YOUR_TURN


def _not_now(kind: i64) -> i64:
    """The refusal goes by the rule of what was meant."""
    if kind == codes.TAKE:
        return reasons.NO_TAKING
    if kind == codes.ASIDE:
        return reasons.NO_SETTING_ASIDE
    if kind == codes.USE:
        return reasons.NO_USING
    if kind == codes.EXTRA:
        return reasons.NO_EXTRA
    return reasons.NO_BETTING if kind == codes.BETS else MALFORMED


def untakable(state: Meeting, a: i64, b: i64, c: i64) -> i64:
    """FL-10 to FL-13: why these colours (from 1) may not be taken and rolled: three to begin with, then one."""
    if state.hand_size:
        if b or c:
            return reasons.TAKE_ONE
        if a < 1 or a > COLOUR_COUNT:
            return MALFORMED
        reason = lacking(state, a, 1)
        if reason or a - 1 != state.hand[0] or a - 1 != state.hand[1]:
            return reason
        return reasons.ONE_COLOUR if _other_colour(state, a) else FINE
    if c == 0:
        return reasons.TAKE_THREE
    if a < 1 or b < a or c < b or c > COLOUR_COUNT:
        return MALFORMED  # in one order only
    reason = lacking(state, a, 3 if a == c else 2 if a == b else 1)
    if not reason and b != a:
        reason = lacking(state, b, 2 if b == c else 1)
    if not reason and c != b:
        reason = lacking(state, c, 1)
    if a == c and not reason:
        return reasons.ONE_COLOUR
    return reason


def lacking(state: Meeting, colour: i64, count: i64) -> i64:
    """Why so many dice of a colour (from 1) are not to be had; FL-13: yellow ones only in the home stretch."""
    if colour == YELLOW + 1 and not state.home_stretch:
        return reasons.YELLOW_TOO_EARLY
    if state.reserve[colour - 1] >= count:
        return FINE
    return reasons.NOT_IN_RESERVE | colour << ABOUT


def _other_colour(state: Meeting, colour: i64) -> bool:
    """FL-12: whether a die of another colour than this may be taken."""
    for other in range(1, COLOUR_COUNT + 1):
        if other != colour and not lacking(state, other, 1):
            return True
    return False


def against_bets(problem: Problem | None) -> i64:
    """FL-3: what is wrong with a slip."""
    if problem is None:
        return FINE
    if problem.what == "low":
        return reasons.STAKE_TOO_LOW | problem.line << ABOUT
    if problem.what == "step":
        return reasons.STAKE_STEP | problem.line << ABOUT
    if problem.what == "twice":
        reason = reasons.WIN_TWICE if problem.line < codes.WIN_LINES else reasons.PAIR_TWICE
        return reason | problem.bound << ABOUT
    return reasons.STAKES_ABOVE_CAPITAL if problem.what == "high" or problem.what == "total" else MALFORMED


def why(state: Meeting, seat: i64, code: int, reason: i64) -> BadAction:
    """The error for an action that there is a reason against."""
    if not notation.SPELLING.knows(code):
        return MalformedAction(f"{code} stands for no action")
    return illegal(state, seat, reason, code)


def illegal(state: Meeting, seat: i64, reason: i64, code: int = 0) -> IllegalAction:
    """What is said of a reason; of the action only where the sentence names it."""
    thing: int = reason >> ABOUT
    return REASONS[reason & 255].refusal(lambda name: _fact(name, state, seat, code, thing))


def _fact(name: str, state: Meeting, seat: i64, code: int, thing: int) -> Fact:
    table = state.table
    if name == "horse" or name == "start":
        return thing
    if name == "colour" and thing:
        return COLOURS[thing - 1]
    if name == "left":
        return state.reserve[thing - 1]
    if name == "face":
        return FACES[codes.face_of(code)]
    if name == "seats":
        return table.seats
    if name == "seat":
        return state.turn + 1
    if name == "most":
        return table.home_stretch
    if name == "count":
        return min(2, state.out_of_play())
    if name == "colour":
        return ", ".join([f"{state.out[colour]} {COLOURS[colour]}" for colour in range(COLOUR_COUNT) if state.out[colour]])
    if name == "capital":
        return state.ledger.cash[seat]
    if name == "least" or name == "step":
        return table.step
    if name == "bet":
        return "win" if thing < codes.WIN_LINES else "place"
    return codes.PAIRS[thing - 1][0 if name == "one" else 1]
