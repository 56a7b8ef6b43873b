"""Which index means which action: the plays of Ticket Gagnant by direction and push, relative to a horse (see encoding.py)."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from hippodrome.games.ticket_gagnant import rules
from hippodrome.games.ticket_gagnant.board import AHEAD, ASIDE, BACKWARD, LANES, LEFT, RIGHT
from hippodrome.games.ticket_gagnant.cards import HORSES, Deck
from hippodrome.games.ticket_gagnant.codes import (
    CARD_MASK,
    CARD_SHIFT,
    CELL_MASK,
    CELL_SHIFT,
    HORSE_MASK,
    HORSE_SHIFT,
    NOBODY,
    NOWHERE,
    STAY,
)
from hippodrome.games.ticket_gagnant.state import ARRANGE_HORSES, Meeting

PUSHES: Final = 9
WAYS: Final = 4 * PUSHES
"""Direction × push."""
JOKER_WAYS: Final = 3 * WAYS
FAR: Final = 3 * LANES
"""No straight move goes further, in cells."""

_SIDE: Final = vec[i64]([AHEAD[direction] * LANES + ASIDE[direction] for direction in range(4)])
"""Per direction, or side, the way there in cells."""
_NEIGHBOURS: Final = vec[i64]([1, LANES + 1, LANES, LANES - 1, -1, -LANES - 1, -LANES, 1 - LANES])
"""Per push the way to the neighbour, in cells."""


def _straight(spaces_wanted: bool) -> list[int]:
    """At cells + FAR: in which direction a straight move goes, or how many spaces it takes; a horse that the edge holds back
    was to go one."""
    found = [int(spaces_wanted)] * (2 * FAR + 1)
    for direction in range(4):
        for spaces in (1, 2, 3):
            found[FAR + spaces * _SIDE[direction]] = spaces if spaces_wanted else direction
    return found


def _pushes() -> list[int]:
    """At cells + LANES + 1: which neighbour that is, from 1."""
    found = [0] * (2 * LANES + 3)
    for push, way in enumerate(_NEIGHBOURS):
        found[way + LANES + 1] = push + 1
    return found


_DIRECTION: Final = vec[i64](_straight(False))
_SPACES: Final = vec[i64](_straight(True))
_PUSH: Final = vec[i64](_pushes())
_BY_PHASE: Final = [[] if phase == ARRANGE_HORSES else list(choices) for phase, choices in enumerate(rules.CHOICES)]
CHOICES: Final = vec[i64]([code for codes in _BY_PHASE for code in codes])
"""The actions of the first indices: those that are the same every time."""
TO: Final = vec[i64](list(accumulate([len(codes) for codes in _BY_PHASE])))
FROM: Final = vec[i64]([0, *TO][:-1])
"""By phase before the race which of them it asks for; for an arrangement none."""
CHOICE_AT: Final = {code: at for at, code in enumerate(CHOICES)}


class Indices:
    """Which index means what, for one deck."""

    def __init__(self, deck: Deck) -> None:
        self.faces: i64 = len(deck.faces)
        self.discards: i64 = len(CHOICES)
        self.plays: i64 = self.discards + self.faces
        self.begins: vec[i64] = vec[i64](capacity=self.faces)
        """Per face the first index of its plays."""
        self.face_at: vec[i64] = vec[i64]()
        """Per index from `plays`: the face that is played."""
        for face in range(self.faces):
            self.begins = append(self.begins, self.plays + len(self.face_at))
            for _ in range(_ways(deck, face)):
                self.face_at = append(self.face_at, face)
        self.arrange: i64 = self.plays + len(self.face_at)
        self.size: i64 = self.arrange + HORSES
        self.none: vec[u8] = vec[u8]([0] * self.size)
        """A mask that allows nothing, to be copied."""
        self.no_cards = bytes(4 * self.faces)
        """A row of zeros in an observation, one for each face."""

    def of_play(self, state: Meeting, code: i64) -> i64:
        """The index of a play that is legal."""
        face: i64 = code >> CARD_SHIFT & CARD_MASK
        begin: i64 = self.begins[face]
        mover: i64 = code >> HORSE_SHIFT & HORSE_MASK
        if mover == NOBODY:
            return begin
        cell: i64 = code >> CELL_SHIFT & CELL_MASK
        pushed_to: i64 = code & CELL_MASK
        push: i64 = 0
        if pushed_to != NOWHERE:
            push = _PUSH[pushed_to - cell + LANES + 1]
        deck, cells = state.table.deck, state.cells
        horse: i64 = deck.horse[face]
        other: i64 = deck.other[face]
        if other >= 0:
            if mover == horse:
                return begin + 1 + _DIRECTION[cell - cells[other] + FAR] * PUSHES + push
            return begin + 1 + WAYS + _DIRECTION[cell - cells[horse] + FAR] * PUSHES + push
        way: i64 = cell - cells[mover]
        direction: i64 = _DIRECTION[way + FAR] if way else _held_back(cell)
        if horse >= 0:
            return begin + direction * PUSHES + push
        spaces: i64 = _SPACES[way + FAR]
        return begin + ((mover * 4 + direction) * 3 + spaces - 1) * PUSHES + push

    def play(self, state: Meeting, index: i64) -> i64:
        """The play that an index from `plays` would be; −1 if there is no such move. Whether it is legal is another question."""
        face: i64 = self.face_at[index - self.plays]
        way: i64 = index - self.begins[face]
        deck, cells = state.table.deck, state.cells
        horse: i64 = deck.horse[face]
        other: i64 = deck.other[face]
        mover: i64 = horse
        if other >= 0:
            if way == 0:
                return face << CARD_SHIFT | STAY
            way -= 1
            fixed: i64 = other
            if way >= WAYS:
                way -= WAYS
                mover = other
                fixed = horse
            cell: i64 = cells[fixed] + _SIDE[way // PUSHES]
        elif horse >= 0:
            cell = state.course.walk(cells[mover], way // PUSHES, deck.spaces[face])
        else:
            straight: i64 = way // PUSHES
            mover = straight // 12
            cell = state.course.walk(cells[mover], straight // 3 % 4, straight % 3 + 1)
        if cell < 0:
            return -1
        push: i64 = way % PUSHES
        pushed_to: i64 = NOWHERE
        if push:
            pushed_to = cell + _NEIGHBOURS[push - 1]
        if pushed_to < 0 or cell > CELL_MASK or pushed_to > CELL_MASK:
            return -1
        return face << CARD_SHIFT | mover << HORSE_SHIFT | cell << CELL_SHIFT | pushed_to


def _ways(deck: Deck, face: i64) -> i64:
    """How many indices the plays of a face have."""
    if deck.horse[face] < 0:
        return HORSES * JOKER_WAYS
    if deck.other[face] < 0:
        return WAYS
    return 1 + 2 * WAYS


def _held_back(cell: i64) -> i64:
    """The direction that stands for all in which the edge holds a horse back."""
    if cell < LANES:
        return BACKWARD
    if cell % LANES == 0:
        return LEFT
    return RIGHT
