"""Why an action is refused: the rule that forbids it, and what would be needed. Only called once it is known to be."""

from __future__ import annotations

from hippodrome.core.errors import BadAction, IllegalAction, MalformedAction
from hippodrome.core.slips import Form
from hippodrome.games.finish_line import betting, codes, line, notation
from hippodrome.games.finish_line.dice import (
    COLOUR_COUNT,
    COLOURS,
    DEAD_HEAT,
    DISQUALIFIED,
    FACES,
    HELMET,
    INTERFERENCE,
    LOSS,
    PACE,
    TIP,
    WHIP,
    YELLOW,
)
from hippodrome.games.finish_line.state import BETS, EXTRA, NOWHERE, OVER, TAKE, USE, Meeting

_PHASE_OF = {codes.TAKE: TAKE, codes.ASIDE: USE, codes.USE: USE, codes.EXTRA: EXTRA, codes.BETS: BETS}
_RULE_OF = {codes.TAKE: "FL-11", codes.ASIDE: "FL-14", codes.USE: "FL-11", codes.EXTRA: "FL-26", codes.BETS: "FL-3"}


def why(state: Meeting, seat: int, code: int) -> BadAction:
    """The error for an illegal action of this seat."""
    kind = code & 15
    if not notation.SPELLING.knows(code):
        return MalformedAction(f"{code} stands for no action")
    if not 0 <= seat < state.table.seats:
        return IllegalAction("FL-1", "no-such-seat", f"this table has seats 1 to {state.table.seats}", seats=state.table.seats)
    if state.phase == OVER:
        return IllegalAction("FL-40", "meeting-over", "the third race is over; start another meeting")
    if state.phase != _PHASE_OF[kind]:
        return IllegalAction(_RULE_OF[kind], "not-now", "this is not the moment for that; see what is to be chosen now")
    if kind == codes.BETS:
        return _why_not_bet(betting.form_of(state, seat), code)
    if seat != state.turn:
        return IllegalAction("FL-11", "not-your-turn", f"it is the turn of seat {state.turn + 1}", seat=state.turn + 1)
    a, b, c = codes.first_of(code), codes.second_of(code), codes.third_of(code)
    if kind == codes.TAKE:
        return _why_not_take(state, a, b, c)
    if kind == codes.ASIDE:
        colour = COLOURS[a - 1]
        return IllegalAction("FL-14", "die-not-there", f"there is no {colour} die before you", colour=colour)
    if kind == codes.EXTRA:
        return _not_running(a)
    return _why_not_use(state, codes.face_of(code), a, b, c)


def _why_not_bet(form: Form, code: int) -> BadAction:
    """FL-3"""
    problem = form.problem(code)
    assert problem is not None  # no listed slip comes here, and targets are checked with the shape
    bet = form.lines[problem.line].name
    if problem.what == "low":
        text = f"a {bet} bet has a stake of at least {problem.bound}"
        return IllegalAction("FL-3", "stake-too-low", text, least=problem.bound)
    if problem.what == "step":
        return IllegalAction("FL-3", "stake-step", f"stakes are multiples of {problem.bound}", step=problem.bound)
    if problem.what == "twice" and bet == "win":
        text = f"win bets go to different horses, two of yours name starting place {problem.bound}"
        return IllegalAction("FL-3", "win-twice", text, start=problem.bound)
    if problem.what == "twice":
        one, other = codes.PAIRS[problem.bound - 1]
        text = f"place bets go to different pairs, both of yours name starting places {one} and {other}"
        return IllegalAction("FL-3", "pair-twice", text, one=one, other=other)
    text = f"your capital is {form.total}: all stakes together stay within it"
    return IllegalAction("FL-3", "stakes-above-capital", text, capital=form.total)


def _why_not_take(state: Meeting, a: int, b: int, c: int) -> BadAction:
    """FL-10 to FL-13"""
    wanted = [colour - 1 for colour in (a, b, c) if colour]
    if state.hand_size == 0 and len(wanted) != 3:
        return IllegalAction("FL-10", "take-three", "a race begins with three dice from the reserve")
    if state.hand_size and len(wanted) != 1:
        return IllegalAction("FL-11", "take-one", "take one die, to roll it with the two that you were handed")
    for colour in wanted:
        if colour == YELLOW and not state.home_stretch:
            limit = state.table.home_stretch
            text = f"yellow dice are for the home stretch: when two dice are handed on with {limit} or fewer in the reserve"
            return IllegalAction("FL-13", "yellow-too-early", text, most=limit)
        if state.reserve[colour] < wanted.count(colour):
            left, name = state.reserve[colour], COLOURS[colour]
            text = f"the reserve holds {left} {name} dice"
            return IllegalAction("FL-11", "not-in-reserve", text, colour=name, left=left)
    text = "three dice show at least two colours while the reserve allows it; take another colour"
    return IllegalAction("FL-12", "one-colour", text)


def _not_running(horse: int) -> BadAction:
    return IllegalAction("FL-11", "horse-not-running", f"horse {horse} is not in the line", horse=horse)


def _why_not_use(state: Meeting, face: int, a: int, b: int, c: int) -> BadAction:
    name = FACES[face]
    if face not in list(state.faces):
        return IllegalAction("FL-11", "face-not-rolled", f"none of your dice shows {name}", face=name)
    if face == TIP:
        return _why_not_tip(state)
    for horse in (a, b, c):
        if horse and state.position(horse) == NOWHERE:
            return _not_running(horse)
    if face == WHIP:
        return IllegalAction("FL-23", "whip-on-sure", f"horse {a} is a sure runner: no whip on it", horse=a)
    if face == DISQUALIFIED:
        return IllegalAction("FL-27", "disqualified-sure", f"horse {a} is a sure runner: it cannot be disqualified", horse=a)
    if face == PACE:
        return _why_not_pace(state, a, b)
    if face == HELMET:
        if line.place_of(state, a) == 0:
            return IllegalAction("FL-30", "helmet-on-leader", f"horse {a} leads: no helmet for a leader", horse=a)
        text = f"horse {a} is no favourite and has no horseshoe: a helmet needs one or the other"
        return IllegalAction("FL-30", "helmet-unfit", text, horse=a)
    if face == INTERFERENCE:
        return _why_not_interfere(state, a, b, c)
    if face == DEAD_HEAT:
        if state.level_used:
            return IllegalAction("FL-32", "dead-heat-used", "there was a dead heat in this race already: this die is a blank now")
        return IllegalAction("FL-32", "dead-heat-alone", "a dead heat needs two horses: this die is a blank now")
    if face == LOSS:
        text = f"horse {a} is in one of the last two places: it cannot go back two"
        return IllegalAction("FL-34", "loss-too-far", text, horse=a)
    return IllegalAction("FL-24", "second-green", f"horse {a} carries a green die already: one on a tile", horse=a)


def _why_not_tip(state: Meeting) -> BadAction:
    """FL-28"""
    count = min(2, state.out_of_play())
    if count == 0:
        return IllegalAction("FL-28", "tip-empty", "no die is out of play yet: this die is a blank now")
    out = ", ".join([f"{state.out[colour]} {COLOURS[colour]}" for colour in range(COLOUR_COUNT) if state.out[colour]])
    return IllegalAction(
        "FL-28", "tip-not-out", f"a tip brings back {count} of the dice that are out: {out}", count=count, colour=out
    )


def _why_not_pace(state: Meeting, giver: int, taker: int) -> BadAction:
    """FL-29"""
    if state.table.sure[giver]:
        text = f"horse {giver} is a sure runner: its horseshoe stays"
        return IllegalAction("FL-29", "pace-from-sure", text, horse=giver)
    if not state.shoes[giver]:
        return IllegalAction("FL-29", "pace-no-shoe", f"horse {giver} carries no horseshoe", horse=giver)
    return IllegalAction("FL-29", "pace-same-horse", f"the horseshoe goes to another horse than {taker}", horse=taker)


def _why_not_interfere(state: Meeting, a: int, b: int, c: int) -> BadAction:
    """FL-31"""
    if state.left < 3:
        return IllegalAction("FL-31", "interference-few", "fewer than three horses are left: this die is a blank now")
    places = sorted([int(state.position(horse)) for horse in (a, b, c)])
    if state.level and places == [1, 2, 3]:
        text = "an interference takes both horses of a dead heat, or neither"
        return IllegalAction("FL-31", "interference-splits", text)
    return IllegalAction(
        "FL-31", "interference-apart", "an interference takes three different horses that stand next to each other"
    )
