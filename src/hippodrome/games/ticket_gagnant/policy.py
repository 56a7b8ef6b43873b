"""A cheap sensible player for rollouts: it predicts from its hand and plays the card after which its ticket looks best.

What a ticket would bring if the race ended now depends on nothing but the rows of the seven horses. They are kept in one number,
a byte for each horse, so that a single subtraction compares a row with all others at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hippodrome.core.actions import Actions
from hippodrome.core.chance import Chance
from hippodrome.core.policy import Policy
from hippodrome.games.ticket_gagnant import codes
from hippodrome.games.ticket_gagnant.board import LANES
from hippodrome.games.ticket_gagnant.box import Ticket
from hippodrome.games.ticket_gagnant.cards import HORSES
from hippodrome.games.ticket_gagnant.codes import (
    CARD_SHIFT,
    CELL_MASK,
    CELL_SHIFT,
    HORSE_MASK,
    HORSE_SHIFT,
    KIND_SHIFT,
    NOBODY,
    NOWHERE,
)
from hippodrome.games.ticket_gagnant.state import CHOOSE_HAND, HARNESS, PREDICT, RACE, Meeting

ONES: Final = 0x01010101010101
"""A one in every horse's byte."""
TOPS: Final = 0x80808080808080
BYTE: Final = 255
SHARES: Final = 420
"""Points are counted in 420ths, so that up to seven level horses share them evenly."""
A_ROW_COUNTS: Final = 63
"""What a row gained by a predicted horse is worth when the order stays the same: 0.15 points."""
SPACE: Final = 1000
DOUBLE_HELPS: Final = 1500
"""What a double card is worth to each of its horses, a space being 1000: it can bring one level with the other."""
NOISE: Final = 100
NO_CARD: Final = -1
FIRST_GAMES: Final = 4
"""Cards dealt where all races are on the flat (TG-3)."""


class OneStep(Policy[Meeting]):
    """Its ticket, less the mean of the others that it may know, one card ahead; equals by lot.

    Who is patient keeps what does most for the last turn, when nobody can undo it any more: that wins 74 ± 3 % against who is
    not, and one among three 49 ± 3 % (2022, 400 deals with two seats and 200 with four, 2026-11-18).
    """

    def __init__(self, values: Ticket, patient: bool = False) -> None:
        self.patient = patient
        shares = [_share(values, place, ahead, level) for place in range(3) for ahead in range(8) for level in range(8)]
        self.shares: vec[i64] = vec[i64](shares)
        """At (place × 8 + horses ahead) × 8 + horses on its row: what a horse brings to that place of a ticket."""
        self.lost: i64 = SHARES * values.lost
        self.disqualified: i64 = SHARES * values.disqualified
        self._tickets: list[int] = []
        self._shown = False
        self._out: i64 = 0
        self._interests: list[Interests] = []
        """Per seat what it has in the horses, with these tickets: they stay the same for a whole race."""

    def pick(self, state: Meeting, seat: i64, legal: Actions, chance: Chance) -> int:
        if state.phase == RACE:
            return self._play(state, seat, legal, chance)
        if state.phase == PREDICT:
            return _predicted(state, seat, chance)
        if state.phase == CHOOSE_HAND and state.table.flat_only:
            return codes.choice(codes.HAND, FIRST_GAMES)
        return legal.draw(chance)

    def _play(self, state: Meeting, seat: i64, legal: Actions, chance: Chance) -> i64:
        """What looks best; with turns to come, who is patient plays the card whose best play does least, and keeps the others."""
        patient = self.patient and state.cards_left > state.table.seats
        interests = self._interests_of(state, seat)
        gallop = _counts_hoofprints(state)
        rows = rows_of(state, gallop)
        last: i64 = rows
        worth: i64 = interests.worth(rows)
        unmoved: i64 = worth
        best: i64 = legal[0]
        most: i64 = 0
        equal: i64 = 0
        weakest: i64 = NO_CARD
        least: i64 = 0
        for code in legal.codes:
            if code >> KIND_SHIFT != codes.PLAY:
                return legal.draw(chance)
            if patient and code >> CARD_SHIFT != best >> CARD_SHIFT:
                if weakest == NO_CARD or most < least or (most == least and chance.below(2) == 0):
                    weakest = best
                    least = most
                equal = 0
            after = _after(state, code, rows, gallop)
            if after == rows:
                worth = unmoved
                last = after
            elif after != last:
                worth = interests.worth(after)
                last = after
            if equal == 0 or worth > most:
                best = code
                most = worth
                equal = 1
            elif worth == most:
                equal += 1
                if chance.below(equal) == 0:
                    best = code
        return best if weakest == NO_CARD or most < least else weakest

    def best_of_each(self, state: Meeting, seat: i64, legal: Actions) -> list[int]:
        """Of each card the play that looks best; of discards all."""
        interests = self._interests_of(state, seat)
        gallop = _counts_hoofprints(state)
        rows = rows_of(state, gallop)
        found: list[int] = []
        card: i64 = NO_CARD
        most: i64 = 0
        for code in legal.codes:
            worth: i64 = interests.worth(_after(state, code, rows, gallop)) if code >> KIND_SHIFT == codes.PLAY else 0
            if code >> CARD_SHIFT != card:
                card = code >> CARD_SHIFT
                most = worth
                found.append(code)
            elif worth > most:
                most = worth
                found[-1] = code
        return found

    def out(self, state: Meeting) -> i64:
        """What a disqualified horse brings (TG-43)."""
        return self.disqualified if state.table.edition == 2022 else self.lost

    def _interests_of(self, state: Meeting, seat: i64) -> Interests:
        tickets, shown, out = state.predictions.choices, state.predictions_are_open(), self.out(state)
        if tickets != self._tickets or shown != self._shown or out != self._out:
            self._tickets, self._shown, self._out = tickets[:], shown, out
            self._interests = [Interests(self.shares, out, tickets, each, shown) for each in range(len(tickets))]
        return self._interests[seat]


class Interests:
    """What a seat would gain by each horse, wherever that stands among the others."""

    __slots__ = ("bytes", "rows", "table")

    def __init__(self, shares: vec[i64], out: i64, tickets: list[int], seat: i64, shown: bool) -> None:
        self.bytes: vec[i64] = vec[i64](capacity=HORSES)
        """The horses that it gains or loses by: where the byte of each begins."""
        self.rows: vec[i64] = vec[i64](capacity=HORSES)
        """What a row counts, for each of them."""
        self.table: vec[i64] = vec[i64](capacity=HORSES * 64)
        """At 64 × which of them + horses ahead × 8 + horses on its row: the points; at 0 those of a disqualified one."""
        others: i64 = len(tickets) - 1 if shown else 0
        for horse in range(HORSES):
            weights = _weights(tickets, seat, horse, others)
            own: i64 = tickets[seat]
            backed = own & 7 == horse + 1 or own >> 3 & 7 == horse + 1 or own >> 6 == horse + 1
            if backed or weights[0] or weights[1] or weights[2]:
                self.bytes = append(self.bytes, horse * 8)
                self.rows = append(self.rows, A_ROW_COUNTS * max(others, 1) if backed else 0)
                for at in range(64):
                    points: i64 = 0
                    for place in range(3):
                        points += weights[place] * (shares[place * 64 + at] if at else out)
                    self.table = append(self.table, points)

    def worth(self, rows: i64) -> i64:
        """What it would gain if the race ended with the horses on these rows."""
        found, table, counts = self.bytes, self.table, self.rows
        total: i64 = 0
        for at in range(len(found)):
            row: i64 = rows >> found[at] & BYTE
            if row == 0:
                total += table[at * 64]
            else:
                total += table[at * 64 + among(rows, row)] + row * counts[at]
        return total


def _weights(tickets: list[int], seat: i64, horse: i64, others: i64) -> vec[i64]:
    """Per place what a horse's points there count for this seat: its own less the mean of the others that it knows, times the
    number of others."""
    found: vec[i64] = vec[i64]([0, 0, 0])
    for other in range(len(tickets)):
        if other == seat or others:
            for place in range(3):
                ticket: i64 = tickets[other]
                if ticket >> 3 * place & 7 == horse + 1:
                    found[place] += max(others, 1) if other == seat else -1
    return found


def _share(values: Ticket, place: int, ahead: int, level: int) -> int:
    """TG-51 to TG-53, where level horses share their places (TG-50)."""
    points = 0
    for rank in range(ahead, ahead + level):
        points += values.exact[place] if rank == place else values.placed if rank < 3 else values.lost
    return SHARES * points // level if level else 0


def rows_of(state: Meeting, gallop: bool) -> i64:
    """The rows of all horses, from 1, a byte for each; 0 for one that is disqualified if hoofprints count now."""
    gallop = gallop and state.discipline == HARNESS
    rows: i64 = 0
    for horse in range(HORSES):
        rows |= _row(state, state.cells[horse], gallop) << horse * 8
    return rows


def among(rows: i64, row: i64) -> i64:
    """How a horse on this row stands: the horses ahead × 8, and those that are level with it, itself included."""
    before: i64 = (rows | TOPS) - row * ONES
    # per horse 1 if it is as far or further, 16 more if it is further; then summed over all
    found: i64 = (before & TOPS) >> 7 | (before - ONES & TOPS) >> 3
    found += found >> 8
    found += found >> 16
    found += found >> 32
    ahead: i64 = found >> 4 & 15
    return ahead * 7 + (found & 15)


def _counts_hoofprints(state: Meeting) -> bool:
    """TG-43: in harness, once there is no turn left to leave them."""
    return state.discipline == HARNESS and state.cards_left <= state.table.seats


def _row(state: Meeting, cell: i64, gallop: bool) -> i64:
    """The row of a cell, from 1; 0 if a horse that stands there is disqualified."""
    if gallop and state.table.board.hoofprints[cell]:
        return 0
    return cell // LANES + 1


def _after(state: Meeting, code: i64, rows: i64, gallop: bool) -> i64:
    """The rows after a play."""
    mover: i64 = code >> HORSE_SHIFT & HORSE_MASK
    if mover == NOBODY:
        return rows
    cell: i64 = code >> CELL_SHIFT & CELL_MASK
    pushed_to: i64 = code & CELL_MASK
    if pushed_to != NOWHERE:
        rows = _moved(rows, state.standing[cell], _row(state, pushed_to, gallop))
    return _moved(rows, mover, _row(state, cell, gallop))


def _moved(rows: i64, horse: i64, row: i64) -> i64:
    shift: i64 = horse * 8
    return rows - ((rows >> shift & BYTE) - row << shift)


def _predicted(state: Meeting, seat: i64, chance: Chance) -> i64:
    """The three horses that its cards can help most, the likeliest first; equals in any order."""
    deck = state.table.deck
    strength: vec[i64] = vec[i64](capacity=HORSES)
    for _ in range(HORSES):
        strength = append(strength, chance.below(NOISE))
    for face in deck.faces_in(state.hands[seat]):
        horse: i64 = deck.horse[face]
        other: i64 = deck.other[face]
        if other >= 0:
            strength[horse] += DOUBLE_HELPS
            strength[other] += DOUBLE_HELPS
        elif horse >= 0:
            strength[horse] += SPACE * deck.spaces[face]
    ticket: i64 = 0
    for place in range(3):
        best: i64 = 0
        for horse in range(HORSES):
            if strength[horse] > strength[best]:
                best = horse
        ticket |= best + 1 << 3 * place
        strength[best] = -1
    return codes.choice(codes.PREDICT, ticket)
