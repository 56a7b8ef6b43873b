"""What would follow: the ticket if the race ended with the horses as they stand, or after a play; and what is in the way.

A photo finish is open until it is drawn, so points are all those that the draw could still bring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.core.actions import Actions
from hippodrome.games.ticket_gagnant import codes, moves, scoring
from hippodrome.games.ticket_gagnant.board import AHEAD, ASIDE, EMPTY, LANES, Course
from hippodrome.games.ticket_gagnant.cards import HORSES
from hippodrome.games.ticket_gagnant.state import Meeting

OTHER: Final = -2
"""Any horse that is not on the ticket: it does not matter which."""
HEDGE, RIVER, LINE, FULL = range(4)


class Prospect:
    """The race as if it ended like this."""

    def __init__(self, levels: list[list[int]], out: list[int], ends: bool) -> None:
        self.levels = levels
        """Front to back, those on one row together."""
        self.out = out
        """Disqualified."""
        self.ends = ends
        """Whether the play that leads here ends the race."""
        self.podiums: list[list[int]] = []
        """Every first three that the photo finishes can bring, as far as a ticket can tell them apart."""
        self.picks: list[list[int]] = []
        """Per place of the ticket the points that it can bring, most first; none for an empty place."""
        self.points: list[int] = []
        """What the whole ticket can bring, most first."""


def prospect(state: Meeting, places: tuple[int, int, int], ends: bool) -> Prospect:
    """What a ticket brings if the race ends as the horses stand (TG-43, TG-50 to TG-54)."""
    out = scoring.gallopers(state)
    found = Prospect(scoring.level_groups(state, out), out, ends)
    _podiums(found.levels, places, [], found.podiums)
    picks: list[list[int]] = [[], [], []]
    for podium in found.podiums:
        beaten = [horse for horse in places if horse >= 0 and horse not in podium and horse not in out]
        points = scoring.ticket_points(state.table, places, podium + beaten, out)
        for place in range(3):
            if places[place] >= 0:
                picks[place].append(points[place])
        found.points.append(sum(points) + scoring.trio_bonus(state.table, places, podium))
    found.picks = [_each_once(points) for points in picks]
    found.points = _each_once(found.points)
    return found


def _podiums(levels: list[list[int]], places: tuple[int, int, int], podium: list[int], found: list[list[int]]) -> None:
    """The first three, from where `podium` leaves off, in every order that level horses can be drawn in."""
    if len(podium) == 3 or not levels:
        found.append(podium)
        return
    level = levels[0]
    others = False
    for horse in level:
        if horse not in places:
            if others:
                continue
            others = True
        rest = [left for left in level if left != horse]
        drawn = [*podium, horse if horse in places else OTHER]
        _podiums([rest, *levels[1:]] if rest else levels[1:], places, drawn, found)


def _each_once(points: list[int]) -> list[int]:
    return sorted(set(points), reverse=True)


def after_each(state: Meeting, places: tuple[int, int, int], legal: Actions) -> tuple[list[Prospect], list[int]]:
    """What follows from every legal play or discard: the different prospects, and per action which of them."""
    found: list[Prospect] = []
    known: dict[tuple[int, ...], int] = {}
    which: list[int] = []
    trial = state.clone()
    before = state.past_the_line()
    for code in legal.codes:
        trial.cells = state.cells[:]
        trial.standing = state.standing[:]
        if code >> codes.KIND_SHIFT == codes.PLAY:
            moves.move(trial, code)
        key = _as_ranked(trial)
        if key not in known:
            known[key] = len(found)
            crossed = trial.past_the_line() & ~before != 0
            found.append(prospect(trial, places, state.cards_left == 1 or (crossed and state.table.edition == 2024)))
        which.append(known[key])
    return found, which


def _as_ranked(state: Meeting) -> tuple[int, ...]:
    """All that a ranking depends on."""
    return tuple([cell // LANES for cell in state.cells] + scoring.gallopers(state))


class Barred:
    """A cell next to where a card could have moved a horse, and what keeps it from there."""

    def __init__(self, face: int, horse: int, cell: int, why: int) -> None:
        self.face = face
        self.horse = horse
        self.cell = cell
        self.why = why


def barred(state: Meeting, seat: i64) -> list[Barred]:
    """TG-15, TG-18, TG-30, TG-40, TG-41: for each card and horse of it, the cells that are out of reach."""
    deck = state.table.deck
    found: list[Barred] = []
    for face in dict.fromkeys(deck.faces_in(state.hands[seat])):
        horse, other = int(deck.horse[face]), int(deck.other[face])
        if other >= 0:
            _barred_beside(state, face, horse, other, found)
            _barred_beside(state, face, other, horse, found)
        elif horse >= 0:
            _barred_straight(state, face, horse, found)
        else:
            for any_horse in range(HORSES):
                _barred_straight(state, face, any_horse, found)
    return found


def _barred_straight(state: Meeting, face: int, horse: int, found: list[Barred]) -> None:
    course, here = state.course, int(state.cells[horse])
    spaces = int(state.table.deck.spaces[face])
    for cell, why in _cut_to_nothing(course, here, spaces):
        found.append(Barred(face, horse, cell, why))
    for cell in course.reach[here * 4 + spaces]:
        if _is_full(state, here, cell):
            found.append(Barred(face, horse, cell, FULL))


def _cut_to_nothing(course: Course, here: int, spaces: int) -> list[tuple[int, int]]:
    """The neighbours in the directions in which no move is left, of so many spaces or (0) of any."""
    key = here * 4 + spaces
    if key not in course.cut:
        lengths = [spaces] if spaces else [1, 2, 3]
        cut: list[tuple[int, int]] = []
        for direction in range(4):
            row, lane = here // LANES + AHEAD[direction], here % LANES + ASIDE[direction]
            if 0 <= row < course.rows and 0 <= lane < LANES and all([course.walk(here, direction, n) < 0 for n in lengths]):
                cut.append((row * LANES + lane, _obstacle(course, here, row * LANES + lane)))
        course.cut[key] = cut
    return course.cut[key]


def _obstacle(course: Course, here: int, cell: int) -> int:
    if course.zone[cell] >= course.zone[here]:
        return RIVER
    return LINE if here // LANES == course.last_row else HEDGE


def _barred_beside(state: Meeting, face: int, mover: int, fixed: int, found: list[Barred]) -> None:
    course, here, there = state.course, int(state.cells[mover]), int(state.cells[fixed])
    for direction in range(4):
        row, lane = there // LANES + AHEAD[direction], there % LANES + ASIDE[direction]
        cell = row * LANES + lane
        if not (0 <= row < course.rows and 0 <= lane < LANES) or cell == here:
            continue
        if course.is_river(cell) or course.zone[cell] < course.zone[here]:
            found.append(Barred(face, mover, cell, RIVER if course.is_river(cell) else _obstacle(course, here, cell)))
        elif _is_full(state, here, cell):
            found.append(Barred(face, mover, cell, FULL))


def _is_full(state: Meeting, here: i64, cell: i64) -> bool:
    """TG-18: whether a horse stands there that could be pushed nowhere."""
    standing = state.standing
    if standing[cell] == EMPTY or cell == here:
        return False
    return not any([standing[near] == EMPTY or near == here for near in state.course.around[cell]])


def ranks(levels: list[list[int]], horse: int) -> tuple[int, int]:
    """The best and the worst place that a horse can have; 0 for one that is out."""
    before = 0
    for level in levels:
        if horse in level:
            return before + 1, before + len(level)
        before += len(level)
    return 0, 0


def places_of(state: Meeting, seat: i64) -> tuple[int, int, int]:
    """A seat's ticket: horses from 0, −1 for an empty place."""
    return codes.ticket(state.predictions.choices[seat])
