"""Playing a movement card: which plays there are, why one is not among them, what it does to the track."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.actions import Actions
from hippodrome.games.ticket_gagnant import refusals
from hippodrome.games.ticket_gagnant.board import EMPTY
from hippodrome.games.ticket_gagnant.cards import HORSES
from hippodrome.games.ticket_gagnant.codes import (
    CARD_MASK,
    CARD_SHIFT,
    CELL_MASK,
    CELL_SHIFT,
    HORSE_MASK,
    HORSE_SHIFT,
    KIND_SHIFT,
    NOBODY,
    NOWHERE,
    PLAY,
    STAY,
    UNUSED,
    discard,
)
from hippodrome.games.ticket_gagnant.events import CardPlayed
from hippodrome.games.ticket_gagnant.notation import cell_name
from hippodrome.games.ticket_gagnant.reasons import (
    A_PLAY_EXISTS,
    ABOUT,
    AND,
    CARD_NOT_HELD,
    FINE,
    MALFORMED,
    MUST_MOVE,
    NOBODY_TO_PUSH,
    NOT_ADJACENT,
    NOT_ON_CARD,
    NOT_ON_DOUBLE,
)
from hippodrome.games.ticket_gagnant.state import Meeting


def plays(state: Meeting, seat: i64) -> Actions:
    """The codes of every play of this seat's cards; if there is none, of every discard (TG-19)."""
    found = Actions()
    deck = state.table.deck
    face_of = deck.face_of
    hand: i64 = state.hands[seat]
    card: i64 = 0
    last_face: i64 = -1
    while hand:
        if hand & 1:
            face: i64 = face_of[card]
            if face != last_face:
                last_face = face
                _plays_of(state, face, found)
        hand >>= 1
        card += 1
    if len(found.codes) == 0:
        for held in deck.faces_in(state.hands[seat]):
            if discard(held) not in found:
                found.add(discard(held))
    return found


def playable(state: Meeting) -> i64:
    """The cards of the deck that could be played now, whoever held them."""
    deck = state.table.deck
    cards: i64 = 0
    for face in range(len(deck.faces)):
        found = Actions()
        _plays_of(state, face, found)
        if len(found.codes):
            cards |= deck.cards_with[face]
    return cards


def _plays_of(state: Meeting, face: i64, found: Actions) -> None:
    deck = state.table.deck
    horse: i64 = deck.horse[face]
    if horse < 0:  # TG-14: a joker moves any horse, 1 to 3 spaces
        for any_horse in range(HORSES):
            _straight(state, face, any_horse, 0, found)
        return
    other: i64 = deck.other[face]
    if other < 0:
        _straight(state, face, horse, deck.spaces[face], found)
        return
    if state.cells[other] in state.course.beside[state.cells[horse]]:  # TG-16
        found.add(face << CARD_SHIFT | STAY)
    _beside(state, face, horse, other, found)
    _beside(state, face, other, horse, found)


def _straight(state: Meeting, face: i64, horse: i64, spaces: i64, found: Actions) -> None:
    """TG-11 to TG-14: a straight move; zero spaces stand for a joker's choice of one to three."""
    here: i64 = state.cells[horse]
    for cell in state.course.reach[here * 4 + spaces]:
        _ending(state, face, horse, here, cell, found)


def _beside(state: Meeting, face: i64, mover: i64, fixed: i64, found: Actions) -> None:
    """TG-15: the mover goes in front of, behind, left or right of the fixed horse."""
    course = state.course
    zone = course.zone
    here: i64 = state.cells[mover]
    for cell in course.beside[state.cells[fixed]]:
        if cell != here and zone[cell] >= zone[here]:
            _ending(state, face, mover, here, cell, found)


def _ending(state: Meeting, face: i64, horse: i64, here: i64, cell: i64, found: Actions) -> None:
    """The outcomes of ending on a cell: one if it is free, else one per cell its horse can be pushed to."""
    standing = state.standing
    outcome: i64 = face << CARD_SHIFT | horse << HORSE_SHIFT | cell << CELL_SHIFT
    if standing[cell] == EMPTY or cell == here:
        found.add(outcome | NOWHERE)
        return
    for near in state.course.around[cell]:
        if standing[near] == EMPTY or near == here:  # TG-17: the cell that the mover left is free
            found.add(outcome | near)


def against_play(state: Meeting, seat: i64, code: i64) -> i64:
    """Why a play's code is not one that `plays` would list; 0 if it is."""
    deck = state.table.deck
    face: i64 = code >> CARD_SHIFT & CARD_MASK
    if code & UNUSED or face >= len(deck.faces):
        return MALFORMED
    if deck.held(state.hands[seat], face) == 0:
        return CARD_NOT_HELD
    mover: i64 = code >> HORSE_SHIFT & HORSE_MASK
    horse: i64 = deck.horse[face]
    other: i64 = deck.other[face]
    course = state.course
    if mover == NOBODY:
        if other < 0:
            return MUST_MOVE
        if code != face << CARD_SHIFT | STAY:
            return MALFORMED
        if state.cells[other] in course.beside[state.cells[horse]]:
            return FINE
        return NOT_ADJACENT | horse << ABOUT | other << AND
    cell: i64 = code >> CELL_SHIFT & CELL_MASK
    here: i64 = state.cells[mover]
    standing = state.standing
    if cell >= len(standing):
        return MALFORMED
    if other >= 0:
        if mover == horse:
            fixed: i64 = other
        elif mover == other:
            fixed = horse
        else:
            return NOT_ON_DOUBLE | horse << ABOUT | other << AND
        if cell == here or cell not in course.beside[state.cells[fixed]] or course.zone[cell] < course.zone[here]:
            return refusals.beside(state, mover, fixed, cell)
    elif horse >= 0 and mover != horse:
        return NOT_ON_CARD | horse << ABOUT
    elif cell not in course.reach[here * 4 + deck.spaces[face]]:
        return refusals.straight(state, mover, cell, deck.spaces[face])
    pushed_to: i64 = code & CELL_MASK
    if standing[cell] == EMPTY or cell == here:
        if pushed_to == NOWHERE:
            return FINE
        return NOBODY_TO_PUSH
    if pushed_to in course.around[cell] and (standing[pushed_to] == EMPTY or pushed_to == here):
        return FINE
    return refusals.push(state, mover, cell, pushed_to)


def against_discard(state: Meeting, seat: i64, code: i64) -> i64:
    """TG-19: why a card may not be discarded; 0 if it may."""
    deck = state.table.deck
    face: i64 = code >> CARD_SHIFT & CARD_MASK
    if face >= len(deck.faces) or code != discard(face):
        return MALFORMED
    if deck.held(state.hands[seat], face) == 0:
        return CARD_NOT_HELD
    if code in plays(state, seat):
        return FINE
    return A_PLAY_EXISTS


def move(state: Meeting, code: i64) -> None:
    """Move the horses of a play that is known to be legal."""
    mover: i64 = code >> HORSE_SHIFT & HORSE_MASK
    if mover == NOBODY:
        return
    cell: i64 = code >> CELL_SHIFT & CELL_MASK
    pushed: i64 = state.standing[cell]
    state.standing[state.cells[mover]] = EMPTY
    if code & CELL_MASK != NOWHERE:
        state.put(pushed, code & CELL_MASK)
    state.put(mover, cell)


def lay_down(state: Meeting, seat: i64, face: i64) -> None:
    """Take a card of this face out of the seat's hand and onto the pile."""
    card: i64 = state.table.deck.held(state.hands[seat], face)
    state.hands[seat] &= ~card
    state.played |= card
    state.cards_left -= 1


def take_turn(state: Meeting, code: i64) -> bool:
    """Lay down the card of a play or discard that is known to be legal, move the horses, and pass the turn on; whether that
    was the end of the race."""
    before: i64 = state.past_the_line()
    lay_down(state, state.turn, code >> CARD_SHIFT & CARD_MASK)
    if code >> KIND_SHIFT == PLAY:
        move(state, code)
    state.turn = (state.turn + 1) % state.table.seats  # TG-10
    if state.cards_left == 0:
        return True
    return state.table.edition == 2024 and state.past_the_line() & ~before != 0  # TG-32


def played(state: Meeting, seat: i64, code: i64) -> CardPlayed:
    """The event of a play that is about to be made."""
    card = state.table.deck.faces[code >> CARD_SHIFT & CARD_MASK]
    mover: i64 = code >> HORSE_SHIFT & HORSE_MASK
    if mover == NOBODY:
        return CardPlayed(seat, card)
    cell: i64 = code >> CELL_SHIFT & CELL_MASK
    pushed_to: i64 = code & CELL_MASK
    start, end = cell_name(state.cells[mover]), cell_name(cell)
    if pushed_to == NOWHERE:
        return CardPlayed(seat, card, mover + 1, start, end)
    return CardPlayed(seat, card, mover + 1, start, end, state.standing[cell] + 1, cell_name(pushed_to))
