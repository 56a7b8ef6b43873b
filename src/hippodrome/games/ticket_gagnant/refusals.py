"""Why an action is refused: the rule that forbids it, and what would be needed. Only called once it is known to be."""

from __future__ import annotations

from hippodrome.core.errors import BadAction, IllegalAction, MalformedAction
from hippodrome.games.ticket_gagnant import codes
from hippodrome.games.ticket_gagnant.board import LANES
from hippodrome.games.ticket_gagnant.notation import cell_name
from hippodrome.games.ticket_gagnant.state import EMPTY, OVER, PREDICT, RACE, Meeting

_PHASE_OF_KIND = {
    codes.DISCIPLINE: 0,
    codes.RIVER: 1,
    codes.ARRANGE: 2,
    codes.SECRECY: 3,
    codes.HAND: 4,
    codes.PREDICT: PREDICT,
    codes.PLAY: RACE,
    codes.DISCARD: RACE,
}
_RULE_OF_KIND = {
    codes.DISCIPLINE: "TG-3",
    codes.RIVER: "TG-42",
    codes.ARRANGE: "TG-7",
    codes.SECRECY: "TG-6",
    codes.HAND: "TG-4",
    codes.PREDICT: "TG-5",
    codes.PLAY: "TG-10",
    codes.DISCARD: "TG-19",
}


def why(state: Meeting, seat: int, code: int) -> BadAction:
    """The error for an illegal action of this seat."""
    kind = code >> codes.KIND_SHIFT
    if kind in (codes.PLAY, codes.DISCARD) and code & codes.UNUSED:
        return MalformedAction(f"{code} stands for no action")
    if not 0 <= seat < state.table.seats:
        return IllegalAction("TG-1", "no-such-seat", seats=state.table.seats)
    if state.phase == OVER:
        return IllegalAction("TG-56", "meeting-over")
    if state.phase != _PHASE_OF_KIND[kind]:
        return IllegalAction(_RULE_OF_KIND[kind], "not-now")
    if state.phase == RACE:
        if seat != state.turn:
            return IllegalAction("TG-10", "not-your-turn", seat=state.turn + 1)
        if kind == codes.DISCARD:
            return _why_no_discard(state, seat, code)
        return _why_no_play(state, seat, code)
    if state.phase != PREDICT and seat != state.first:
        return IllegalAction("TG-3", "first-player-chooses", seat=state.first + 1)
    return _why_no_choice(kind, code)


def _why_no_choice(kind: int, code: int) -> BadAction:
    if kind == codes.HAND:
        return IllegalAction("TG-4", "hand-size")
    if kind == codes.ARRANGE:
        return IllegalAction("TG-7", "each-horse-once")
    if kind == codes.PREDICT:
        if code == codes.predict(0, 0, 0):
            return IllegalAction("TG-5", "predict-one")
        if codes.choice(codes.PREDICT, code & 511) == code:
            return IllegalAction("TG-5", "different-horses")
    return MalformedAction(f"{code} stands for no action")


def _held(state: Meeting, seat: int, code: int) -> bool:
    face = code >> codes.CARD_SHIFT & codes.CARD_MASK
    return face < len(state.table.deck.faces) and state.table.deck.held(state.hands[seat], face) != 0


def _why_no_discard(state: Meeting, seat: int, code: int) -> BadAction:
    if code & codes.CHOICE_MASK & ~(codes.CARD_MASK << codes.CARD_SHIFT):
        return MalformedAction(f"{code} stands for no action")
    if not _held(state, seat, code):
        return IllegalAction("TG-10", "card-not-held")
    return IllegalAction("TG-19", "a-play-exists")


def _why_no_play(state: Meeting, seat: int, code: int) -> BadAction:
    if not _held(state, seat, code):
        return IllegalAction("TG-10", "card-not-held")
    deck = state.table.deck
    face = code >> codes.CARD_SHIFT & codes.CARD_MASK
    mover = code >> codes.HORSE_SHIFT & codes.HORSE_MASK
    cell = code >> codes.CELL_SHIFT & codes.CELL_MASK
    horse, other = deck.horse[face], deck.other[face]
    if mover == codes.NOBODY:
        if other < 0:
            return IllegalAction("TG-16", "must-move")
        return IllegalAction(
            "TG-16",
            "not-adjacent",
            horse=horse + 1,
            other=other + 1,
        )
    if cell >= len(state.standing):
        return MalformedAction(f"{code} stands for no action")
    if other >= 0:
        if mover not in (horse, other):
            return IllegalAction("TG-15", "not-on-double", horse=horse + 1, other=other + 1)
        problem = _why_not_beside(state, mover, other if mover == horse else horse, cell)
    elif horse >= 0 and mover != horse:
        return IllegalAction("TG-11", "not-on-card", horse=horse + 1)
    else:
        problem = _why_not_straight(state, mover, cell, deck.spaces[face])
    return problem or _why_no_push(state, mover, cell, code & codes.CELL_MASK)


def _why_not_beside(state: Meeting, mover: int, fixed: int, cell: int) -> IllegalAction | None:
    here, there = state.cells[mover], state.cells[fixed]
    if _steps(there, cell) not in ((1, 0), (0, 1)):
        return IllegalAction(
            "TG-15",
            "not-beside",
            horse=mover + 1,
            other=fixed + 1,
        )
    if cell == here:
        return IllegalAction("TG-16", "say-stay", horse=mover + 1)
    return _why_out_of_reach(state, mover, cell)


def _why_not_straight(state: Meeting, mover: int, cell: int, spaces: int) -> IllegalAction | None:
    """None if the move itself is fine. Zero spaces stand for a joker's one to three."""
    course, here = state.course, state.cells[mover]
    if cell in course.reach[here * 4 + spaces]:
        return None
    rows, lanes = _steps(here, cell)
    barred = _why_out_of_reach(state, mover, cell)
    if barred is not None and cell != here:
        return barred
    if cell == here:
        return _why_not_zero(state, mover)
    exact = str(spaces) if spaces else "1–3"
    rule = "TG-11" if spaces else "TG-14"
    if rows and lanes:
        return IllegalAction(rule, "not-straight")
    return IllegalAction(
        rule,
        "exact-spaces",
        horse=mover + 1,
        spaces=exact,
    )


def _why_not_zero(state: Meeting, mover: int) -> IllegalAction:
    """A move of no spaces: an obstacle in the way makes it illegal, else there is no edge that would allow it."""
    course, here = state.course, state.cells[mover]
    row = here // LANES
    if row == course.last_row:
        return IllegalAction("TG-30", "sideways-only", horse=mover + 1)
    if row and course.zone[here - LANES] < course.zone[here]:
        return IllegalAction("TG-40", "hedge-behind", horse=mover + 1)
    if course.river_row in (row - 1, row + 1):
        return IllegalAction("TG-41", "river-next", horse=mover + 1)
    return IllegalAction("TG-12", "not-at-edge", horse=mover + 1)


def _why_out_of_reach(state: Meeting, mover: int, cell: int) -> IllegalAction | None:
    """What keeps a horse from a cell whatever the card: the line, a hedge, the river."""
    course, here = state.course, state.cells[mover]
    if here // LANES == course.last_row and cell // LANES != course.last_row:
        return IllegalAction("TG-30", "sideways-only", horse=mover + 1)
    if course.zone[cell] < course.zone[here]:
        return IllegalAction("TG-40", "hedge-one-way", horse=mover + 1)
    if course.is_river(cell):
        return IllegalAction("TG-41", "river-no-stop", cell=cell_name(cell))
    return None


def _why_no_push(state: Meeting, mover: int, cell: int, pushed_to: int) -> BadAction:
    course, here, standing = state.course, state.cells[mover], state.standing
    if standing[cell] == EMPTY or cell == here:
        return IllegalAction("TG-17", "nobody-to-push", cell=cell_name(cell))
    pushed = standing[cell] + 1
    if not any(standing[near] == EMPTY or near == here for near in course.around[cell]):
        return IllegalAction("TG-18", "no-room", horse=pushed)
    if pushed_to == codes.NOWHERE:
        return IllegalAction("TG-17", "say-where", horse=pushed)
    if pushed_to >= len(standing):
        return MalformedAction("that cell is not on the track")
    if max(_steps(cell, pushed_to)) != 1:
        return IllegalAction("TG-17", "not-a-neighbour", horse=pushed)
    if course.zone[pushed_to] < course.zone[cell]:
        if cell // LANES == course.last_row:
            return IllegalAction("TG-31", "push-sideways", horse=pushed)
        return IllegalAction("TG-17", "push-hedge", horse=pushed)
    if course.is_river(pushed_to):
        return IllegalAction("TG-41", "push-river", horse=pushed)
    third = standing[pushed_to] + 1
    return IllegalAction("TG-17", "push-occupied", horse=pushed, other=third)


def _steps(start: int, end: int) -> tuple[int, int]:
    """How many rows and how many lanes lie between two cells."""
    return abs(end // LANES - start // LANES), abs(end % LANES - start % LANES)
