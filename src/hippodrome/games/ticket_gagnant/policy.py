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
from hippodrome.games.ticket_gagnant.codes import CELL_MASK, CELL_SHIFT, HORSE_MASK, HORSE_SHIFT, KIND_SHIFT, NOBODY, NOWHERE
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
FIRST_GAMES: Final = 4
"""Cards dealt where all races are on the flat (TG-3)."""


class OneStep(Policy[Meeting]):
    """Its ticket, less the mean of the others that it may know, one card ahead; equals by lot."""

    def __init__(self, values: Ticket) -> None:
        shares = [_share(values, place, ahead, level) for place in range(3) for ahead in range(8) for level in range(8)]
        self.shares: vec[i64] = vec[i64](shares)
        """At (place × 8 + horses ahead) × 8 + horses on its row: what a horse brings to that place of a ticket."""
        self.lost: i64 = SHARES * values.lost
        self.disqualified: i64 = SHARES * values.disqualified

    def pick(self, state: Meeting, seat: i64, legal: Actions, chance: Chance) -> int:
        if state.phase == RACE:
            return self._play(state, seat, legal, chance)
        if state.phase == PREDICT:
            return _predicted(state, seat, chance)
        if state.phase == CHOOSE_HAND and state.table.flat_only:
            return codes.choice(codes.HAND, FIRST_GAMES)
        return legal.draw(chance)

    def _play(self, state: Meeting, seat: i64, legal: Actions, chance: Chance) -> i64:
        interests = _interests(state, seat)
        # TG-43: hoofprints count once there is no turn left to leave them
        gallop = state.discipline == HARNESS and state.cards_left <= state.table.seats
        out: i64 = self.disqualified if state.table.edition == 2022 else self.lost
        rows: i64 = 0
        for horse in range(HORSES):
            rows |= _row(state, state.cells[horse], gallop) << horse * 8
        last: i64 = rows
        worth: i64 = self._worth(rows, interests, out)
        unmoved: i64 = worth
        best: i64 = legal[0]
        most: i64 = 0
        equal: i64 = 0
        for code in legal.codes:
            if code >> KIND_SHIFT != codes.PLAY:
                return legal.draw(chance)
            after = _after(state, code, rows, gallop)
            if after == rows:
                worth = unmoved
                last = after
            elif after != last:
                worth = self._worth(after, interests, out)
                last = after
            if equal == 0 or worth > most:
                best = code
                most = worth
                equal = 1
            elif worth == most:
                equal += 1
                if chance.below(equal) == 0:
                    best = code
        return best

    def _worth(self, rows: i64, interests: vec[i64], out: i64) -> i64:
        """What it would gain if the race ended with the horses on these rows."""
        shares = self.shares
        total: i64 = 0
        at: i64 = 0
        while at < len(interests):
            row: i64 = rows >> interests[at] & BYTE
            if row == 0:
                total += out * interests[at + 2]
            else:
                before: i64 = (rows | TOPS) - row * ONES
                # per horse 1 if it is as far or further, 16 more if it is further; then summed over all
                found: i64 = (before & TOPS) >> 7 | (before - ONES & TOPS) >> 3
                found += found >> 8
                found += found >> 16
                found += found >> 32
                ahead: i64 = found >> 4 & 15
                level: i64 = (found & 15) - ahead
                total += shares[interests[at + 1] + ahead * 8 + level] * interests[at + 2] + row * interests[at + 3]
            at += 4
        return total


def _share(values: Ticket, place: int, ahead: int, level: int) -> int:
    """TG-51 to TG-53, where level horses share their places (TG-50)."""
    points = 0
    for rank in range(ahead, ahead + level):
        points += values.exact[place] if rank == place else values.placed if rank < 3 else values.lost
    return SHARES * points // level if level else 0


def _interests(state: Meeting, seat: i64) -> vec[i64]:
    """Four numbers for each horse and place that is on a ticket: where the horse's byte begins, the place × 64, what its points
    count for this seat, and what its row does."""
    choices = state.predictions.choices
    others: i64 = state.table.seats - 1
    shown = state.predictions_are_open()
    own: i64 = choices[seat]
    scale: i64 = others if shown else 1
    found: vec[i64] = vec[i64](capacity=24)
    for place in range(3):
        horse: i64 = (own >> 3 * place & 7) - 1
        if horse >= 0:
            found = append(append(append(append(found, horse * 8), place * 64), scale), A_ROW_COUNTS * scale)
    if shown:
        for other in range(others + 1):
            if other != seat:
                found = _and_of(found, choices[other])
    return found


def _and_of(found: vec[i64], ticket: i64) -> vec[i64]:
    """The same, with what another seat would gain taken off."""
    for place in range(3):
        horse: i64 = (ticket >> 3 * place & 7) - 1
        if horse < 0:
            continue
        at: i64 = 0
        while at < len(found) and (found[at] != horse * 8 or found[at + 1] != place * 64):
            at += 4
        if at < len(found):
            found[at + 2] -= 1
        else:
            found = append(append(append(append(found, horse * 8), place * 64), -1), 0)
    return found


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
