"""What is refused, and why: who may choose what and when, and what is wrong with a choice.

Every condition stands once: rules ask for the reason against an action, and carry it out if there is none. Whether a card
may be played so is asked in moves.py, which looks it up in tables; what exactly keeps a horse from a cell is found here.
"""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.errors import BadAction, Fact, MalformedAction
from hippodrome.core.spelling import Spelling
from hippodrome.games.ticket_gagnant import codes, reasons
from hippodrome.games.ticket_gagnant.actions import AnyAction
from hippodrome.games.ticket_gagnant.board import EMPTY, LANES
from hippodrome.games.ticket_gagnant.cards import HORSES
from hippodrome.games.ticket_gagnant.notation import cell_name
from hippodrome.games.ticket_gagnant.reasons import ABOUT, AND, FINE, MALFORMED, REASONS
from hippodrome.games.ticket_gagnant.state import (
    ARRANGE_HORSES,
    CHOOSE_DISCIPLINE,
    CHOOSE_SECRECY,
    OVER,
    PLACE_RIVER,
    PREDICT,
    RACE,
    Meeting,
)

_RULE_OF = {
    codes.DISCIPLINE: "TG-3",
    codes.RIVER: "TG-42",
    codes.ARRANGE: "TG-7",
    codes.SECRECY: "TG-6",
    codes.HAND: "TG-4",
    codes.PREDICT: "TG-5",
    codes.PLAY: "TG-10",
    codes.DISCARD: "TG-19",
}


def asked(phase: i64) -> i64:
    """The kind of choice that a phase before the race asks for."""
    if phase == PREDICT:
        return codes.PREDICT
    if phase == CHOOSE_DISCIPLINE:
        return codes.DISCIPLINE
    if phase == PLACE_RIVER:
        return codes.RIVER
    if phase == ARRANGE_HORSES:
        return codes.ARRANGE
    return codes.SECRECY if phase == CHOOSE_SECRECY else codes.HAND


def barred(state: Meeting, seat: i64, kind: i64) -> i64:
    """Why a seat may not do such a thing now, whatever it is in particular; 0 if it may."""
    phase = state.phase
    if phase == RACE:
        meant = kind == codes.PLAY or kind == codes.DISCARD
        if meant and seat == state.turn:
            return FINE
    else:
        meant = phase != OVER and kind == asked(phase)
        if meant and seat == state.first:
            return FINE
    if not 0 <= seat < state.table.seats:
        return reasons.NO_SUCH_SEAT
    if phase == OVER:
        return reasons.MEETING_OVER
    if not meant:
        return reasons.NOT_NOW
    if phase == PREDICT:
        return FINE
    return reasons.NOT_YOUR_TURN if phase == RACE else reasons.FIRST_PLAYER_CHOOSES


def against_choice(kind: i64, value: i64) -> i64:
    """What is wrong with a choice before the race; 0 if nothing is."""
    if kind == codes.PREDICT:
        return against_ticket(value)
    if kind == codes.ARRANGE:
        return _against_arrangement(value)
    if kind == codes.HAND:
        return FINE if 3 <= value <= 7 else reasons.HAND_SIZE  # TG-4
    choices = 2 if kind == codes.SECRECY else 4
    return FINE if value < choices else MALFORMED


def against_ticket(value: i64) -> i64:
    """TG-5: one to three different horses, one per place at most."""
    first, second, third = value & 7, value >> 3 & 7, value >> 6
    if third > HORSES:
        return MALFORMED
    if first + second + third == 0:
        return reasons.PREDICT_ONE
    if (first and (first == second or first == third)) or (second and second == third):
        return reasons.DIFFERENT_HORSES
    return FINE


def every_prediction() -> list[int]:
    """All tickets that may be handed in."""
    numbers = range(HORSES + 1)  # 0: nobody on this place
    tickets = [codes.predict(first, second, third) for first in numbers for second in numbers for third in numbers]
    return [ticket for ticket in tickets if not against_ticket(ticket & codes.CHOICE_MASK)]


def _against_arrangement(value: i64) -> i64:
    """TG-7: each of the seven horses once."""
    named: i64 = 0
    for lane in range(LANES):
        named |= 2 ** (value >> 3 * lane & 7)
    return FINE if named == 2**HORSES - 1 else reasons.EACH_HORSE_ONCE


def beside(state: Meeting, mover: i64, fixed: i64, cell: i64) -> i64:
    """TG-15: what keeps a horse from a cell next to another one; not to be asked if nothing does."""
    rows, lanes = _steps(state.cells[fixed], cell)
    if rows + lanes != 1:
        return reasons.NOT_BESIDE | mover << ABOUT | fixed << AND
    if cell == state.cells[mover]:
        return reasons.SAY_STAY | mover << ABOUT
    return _out_of_reach(state, mover, cell)


def straight(state: Meeting, mover: i64, cell: i64, spaces: i64) -> i64:
    """TG-11 to TG-14: what keeps a horse from a straight move; zero spaces stand for a joker's one to three."""
    here = state.cells[mover]
    if cell == here:
        return _unmoved(state, mover)
    barred = _out_of_reach(state, mover, cell)
    if barred:
        return barred
    rows, lanes = _steps(here, cell)
    if rows and lanes:
        return reasons.NOT_STRAIGHT if spaces else reasons.JOKER_NOT_STRAIGHT
    return (reasons.EXACT_SPACES if spaces else reasons.JOKER_SPACES) | mover << ABOUT


def _unmoved(state: Meeting, mover: i64) -> i64:
    """A move of no spaces: an obstacle in the way makes it illegal, else there is no edge that would allow it."""
    course, here = state.course, state.cells[mover]
    row = here // LANES
    about: i64 = mover << ABOUT
    if row == course.last_row:
        return reasons.SIDEWAYS_ONLY | about
    if row and course.zone[here - LANES] < course.zone[here]:
        return reasons.HEDGE_BEHIND | about
    if course.river_row == row - 1 or course.river_row == row + 1:
        return reasons.RIVER_NEXT | about
    return reasons.NOT_AT_EDGE | about


def _out_of_reach(state: Meeting, mover: i64, cell: i64) -> i64:
    """What keeps a horse from a cell whatever the card: the line, a hedge, the river."""
    course, here = state.course, state.cells[mover]
    if here // LANES == course.last_row and cell // LANES != course.last_row:
        return reasons.SIDEWAYS_ONLY | mover << ABOUT
    if course.zone[cell] < course.zone[here]:
        return reasons.HEDGE_ONE_WAY | mover << ABOUT
    return reasons.RIVER_NO_STOP if course.is_river(cell) else FINE


def push(state: Meeting, mover: i64, cell: i64, pushed_to: i64) -> i64:
    """TG-17, TG-18: what is wrong with a push from a cell on which a horse stands; not to be asked if nothing is."""
    course, here, standing = state.course, state.cells[mover], state.standing
    about: i64 = standing[cell] << ABOUT
    if not any([standing[near] == EMPTY or near == here for near in course.around[cell]]):
        return reasons.NO_ROOM | about
    if pushed_to == codes.NOWHERE:
        return reasons.SAY_WHERE | about
    if pushed_to >= len(standing):
        return MALFORMED
    rows, lanes = _steps(cell, pushed_to)
    if max(rows, lanes) != 1:
        return reasons.NOT_A_NEIGHBOUR | about
    if course.zone[pushed_to] < course.zone[cell]:
        past_the_line = cell // LANES == course.last_row
        return (reasons.PUSH_SIDEWAYS if past_the_line else reasons.PUSH_HEDGE) | about
    if course.is_river(pushed_to):
        return reasons.PUSH_RIVER | about
    return reasons.PUSH_OCCUPIED | about | standing[pushed_to] << AND


def _steps(start: i64, end: i64) -> tuple[i64, i64]:
    """How many rows and how many lanes lie between two cells."""
    rows, lanes = end // LANES - start // LANES, end % LANES - start % LANES
    return max(rows, -rows), max(lanes, -lanes)


def why(spelling: Spelling[AnyAction], state: Meeting, seat: i64, code: int, reason: i64) -> BadAction:
    """The error for an action that there is a reason against."""
    if not spelling.knows(code):
        return MalformedAction(f"{code} stands for no action")
    return REASONS[reason & 255].refusal(lambda name: _fact(name, state, code, reason), _RULE_OF[code >> codes.KIND_SHIFT])


def _fact(name: str, state: Meeting, code: int, reason: i64) -> Fact:
    if name == "horse":
        return (reason >> ABOUT & 7) + 1
    if name == "other":
        return (reason >> AND & 7) + 1
    if name == "cell":
        return cell_name(code >> codes.CELL_SHIFT & codes.CELL_MASK)
    if name == "spaces":
        spaces = state.table.deck.spaces[code >> codes.CARD_SHIFT & codes.CARD_MASK]
        return str(spaces) if spaces else "1–3"
    if name == "seats":
        return state.table.seats
    return (state.turn if state.phase == RACE else state.first) + 1
