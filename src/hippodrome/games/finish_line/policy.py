"""A quick player for rollouts: it backs three horses, and then does with every die what helps them most.

It looks at nothing but the line and its own bets, as far as one die goes; told what others may get from a horse, it counts that
against it. What a horse is worth to it is what its bets on that horse pay; what a place in the line is worth is how often a
horse there wins from now on. Everything is counted in whole numbers, so that a choice costs less than listing what may be
chosen.

- Bets: three horses drawn by chance × odds, its whole capital in equal parts on them to win, and on the first drawn together
  with either of the others.
- Dice: those with the fewest blanks.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hippodrome.core.actions import Actions
from hippodrome.core.chance import Chance
from hippodrome.core.policy import Policy
from hippodrome.core.slips import pack_slip
from hippodrome.core.vectors import draw_by
from hippodrome.games.finish_line import betting, codes, line
from hippodrome.games.finish_line.codes import BET_LINES, PAIRS, RUNNERS, TARGET_BITS, WIN_LINES
from hippodrome.games.finish_line.dice import (
    BLANK,
    COLOUR_COUNT,
    DEAD_HEAT,
    DISQUALIFIED,
    DOUBLE,
    EXTRA,
    FACES_PER_DIE,
    HELMET,
    HORSESHOE,
    INTERFERENCE,
    LOSS,
    OUTSIDER_3000,
    PACE,
    SIDE_BET,
    WHIP,
)
from hippodrome.games.finish_line.state import BETS, NUMBERS, PER_SEAT, TAKE, USE, Meeting, Table

SURE: Final = 1000
"""A chance of one."""
BLUR, BLUR_PER_DIE = 0.825, 0.085
"""How far the line may still change, in places: at the end, and for every die in the reserve (as the tipster has it)."""
FAVOURS: Final = 137
"""A favourite's chance before the start, in percent of that of another horse at its place."""
MOST_DICE: Final = 40
MOST_SEATS: Final = 4
WAITING: Final = 40
"""What a horseshoe that waits is worth, in percent of the place that the next one will win with it."""
WARNED: Final = 15
"""What a first whip is worth, in percent of a disqualification."""


class Pusher(Policy[Meeting]):
    """Backs three horses, and pushes them."""

    def __init__(self, table: Table) -> None:
        self._lead: vec[i64] = _leads()
        """At dice in the reserve × 7 + position: the chance of a horse there to win."""
        self._blanks: vec[i64] = _blanks(table)
        self._ones: vec[i64] = vec[i64]([0] + [one for one, _ in PAIRS])
        """By place bet: the starting places that it names."""
        self._others: vec[i64] = vec[i64]([0] + [other for _, other in PAIRS])
        self._against: vec[i64] = vec[i64]([0] * (MOST_SEATS * RUNNERS))
        """At seat × 7 + starting place: what counts for this seat against the horse."""
        # What follows is worked out anew for every choice, for the seat that chooses.
        self._row: i64 = 0
        """Where the chances begin that hold now."""
        self._pays: vec[i64] = _by_horse()
        """By horse: what the bets on it pay if it wins; and how much of a bonus it gets, in halves."""
        self._halves: vec[i64] = _by_horse()
        self._at: vec[i64] = _by_horse()
        """By horse: its position; what that is worth; and what it would bring if it went one place on, or were disqualified."""
        self._worth: vec[i64] = _by_horse()
        self._ahead: vec[i64] = _by_horse()
        self._out: vec[i64] = _by_horse()

    def beware(self, against: vec[i64]) -> None:
        """Hinder from now on: at seat × 7 + starting place, from 0, what a horse's win costs that seat through others' bets."""
        self._against = against

    def pick(self, state: Meeting, seat: i64, legal: Actions, chance: Chance) -> int:
        if state.phase == BETS:
            return self._bets(state, seat, chance)
        if state.phase == TAKE:
            return self._take(legal, chance)
        self.look(state, seat)
        best: i64 = 0
        most: i64 = 0
        ties: i64 = 0
        listed = legal.codes
        at: i64 = 0
        while at < len(listed):
            code = listed[at]
            worth = self.worth(state, code)
            if ties == 0 or worth > most:
                best, most, ties = code, worth, 1
            elif worth == most:
                ties += 1
                if chance.below(ties) == 0:
                    best = code
            at += 1
        return best

    # Bets and dice

    def _bets(self, state: Meeting, seat: i64, chance: Chance) -> int:
        """Three horses by chance × odds; equal parts on them, and on two pairs."""
        drawn = self._three(state, chance)
        one, two, three = drawn[0], drawn[1], drawn[2]
        step: i64 = state.table.step
        parts: i64 = state.ledger.cash[seat] // step
        targets = [one, two, three, _pair(one, two), _pair(one, three)]
        filled: list[tuple[int, int]] = []
        for at in range(BET_LINES):
            stake: i64 = (parts // BET_LINES + (1 if at < parts % BET_LINES else 0)) * step
            filled.append((targets[at], stake) if stake else (0, 0))
        return pack_slip(codes.BETS, filled, TARGET_BITS)

    def _three(self, state: Meeting, chance: Chance) -> vec[i64]:
        """Three starting places, from 1, each drawn in proportion to what a euro on it would bring at random."""
        row = _row(state.in_reserve())
        worth = vec[i64]()
        start: i64 = 0
        while start < RUNNERS:
            favours: i64 = FAVOURS if state.table.favourite[state.runners[start]] else 100
            worth = append(worth, self._lead[row + start] * state.table.odds[start] * favours)
            start += 1
        drawn = vec[i64]()
        while len(drawn) < WIN_LINES:
            at = draw_by(worth, chance)
            worth[at] = 0
            drawn = append(drawn, at + 1)
        return drawn

    def _take(self, legal: Actions, chance: Chance) -> int:
        """The dice with the fewest blanks; among equals any."""
        blanks = self._blanks
        listed = legal.codes
        best: i64 = 0
        fewest: i64 = 0
        ties: i64 = 0
        at: i64 = 0
        while at < len(listed):
            code = listed[at]
            count = blanks[codes.first_of(code)] + blanks[codes.second_of(code)] + blanks[codes.third_of(code)]
            if ties == 0 or count < fewest:
                best, fewest, ties = code, count, 1
            elif count == fewest:
                ties += 1
                if chance.below(ties) == 0:
                    best = code
            at += 1
        return best

    # What a use is worth

    def look(self, state: Meeting, seat: i64) -> None:
        """Work out what each horse is worth to a seat where it stands, and what its next steps would bring."""
        self._read_bets(state, seat)
        self._see_line(state)

    def suppose(self, state: Meeting, pays: vec[i64], halves: vec[i64], at: i64) -> None:
        """The same for a seat whose bets would pay so much by starting place, from `at` on in these lists."""
        start: i64 = 0
        while start < RUNNERS:
            self._pays[state.runners[start]] = pays[at + start]
            self._halves[state.runners[start]] = halves[at + start]
            start += 1
        self._see_line(state)

    def worth(self, state: Meeting, code: i64) -> i64:
        """What an action brings the seat that was looked at, in thousandths."""
        if state.phase == USE:
            return self._use(state, code)
        return self._shoe(state, codes.first_of(code))

    def _see_line(self, state: Meeting) -> None:
        self._row = row = _row(state.in_reserve())
        lead, horses, pays = self._lead, state.line, self._pays
        behind: i64 = 0
        at = state.left - 1
        while at >= 0:
            horse = horses[at]
            pay = pays[horse]
            gained: i64 = lead[row + at - 1] - lead[row + at] if at else 0
            self._at[horse] = at
            self._worth[horse] = pay * lead[row + at]
            self._out[horse] = behind - pay * lead[row + at]
            self._ahead[horse] = gained * (pay - pays[horses[at - 1]]) if at else 0
            behind += pay * gained
            at -= 1

    def _read_bets(self, state: Meeting, seat: i64) -> None:
        pays, halves, runners, bets, odds = self._pays, self._halves, state.runners, state.bets, state.table.odds
        start: i64 = 0
        while start < RUNNERS:
            pays[runners[start]] = -self._against[seat * RUNNERS + start]
            halves[runners[start]] = 0
            start += 1
        at: i64 = seat * PER_SEAT
        index: i64 = 0
        while index < BET_LINES:
            target, stake = bets[at], bets[at + 1]
            if target > 0 and index < WIN_LINES:
                pays[runners[target - 1]] += stake * odds[target - 1]
                halves[runners[target - 1]] = 2
            elif target > 0:
                one, other = self._ones[target] - 1, self._others[target] - 1
                half = stake * (odds[one] + odds[other]) // 2
                pays[runners[one]] += half
                pays[runners[other]] += half
                halves[runners[one]] = max(halves[runners[one]], 1)
                halves[runners[other]] = max(halves[runners[other]], 1)
            at += 2
            index += 1

    def _use(self, state: Meeting, code: i64) -> i64:
        """What a die brings that is used so; nothing if it is set aside, or for a tip."""
        face = codes.face_of(code)
        horse = codes.first_of(code)
        if face == BLANK:
            return 0
        if face == HORSESHOE:
            return self._shoe(state, horse)
        if face == INTERFERENCE:
            return self._in_order(horse, codes.second_of(code), codes.third_of(code))
        if face <= OUTSIDER_3000:
            return betting.bonus_of(face) * self._halves[horse] // 2 * self._lead[self._row + self._at[horse]]
        if face == DOUBLE:
            return self._ahead[horse]
        if face == WHIP:
            return self._out[horse] if state.whips[horse] else self._out[horse] * WARNED // 100
        if face == HELMET:
            at = self._at[horse]
            return self._moved(state, at, at - 2 if at > 1 else 0)
        if face == LOSS:
            return self._moved(state, self._at[horse], self._at[horse] + line.LOST_PLACES)
        if face == DEAD_HEAT:
            return self._ahead[state.line[1]] // 2
        if face == SIDE_BET:
            return state.table.side_bet * SURE
        if face == EXTRA:
            return self._best_shoe(state)
        if face == DISQUALIFIED:
            return self._out[horse]
        if face == PACE:
            return self._shoe(state, codes.second_of(code)) - self._ahead[horse] * WAITING // 100
        return 0

    def _shoe(self, state: Meeting, horse: i64) -> i64:
        """FL-20: a place at once, or the first half of one; without a horse nothing."""
        if horse == 0:
            return 0
        if state.shoes[horse] or state.table.favourite[horse]:
            return self._ahead[horse]
        return self._ahead[horse] * WAITING // 100

    def _best_shoe(self, state: Meeting) -> i64:
        """FL-26: what a horseshoe after the race would do now."""
        best: i64 = 0
        at: i64 = 0
        while at < state.left:
            best = max(best, self._shoe(state, state.line[at]))
            at += 1
        return best

    def _moved(self, state: Meeting, start: i64, end: i64) -> i64:
        """What it brings that a horse goes from one position to another, those between making room."""
        horses, pays, lead, row = state.line, self._pays, self._lead, self._row
        brings = pays[horses[start]] * (lead[row + end] - lead[row + start])
        at = start
        while at > end:
            at -= 1
            brings += pays[horses[at]] * (lead[row + at + 1] - lead[row + at])
        while at < end:
            at += 1
            brings += pays[horses[at]] * (lead[row + at - 1] - lead[row + at])
        return brings

    def _in_order(self, first: i64, second: i64, third: i64) -> i64:
        """FL-31: what a new order of three neighbours brings."""
        at, pays, lead, worth = self._at, self._pays, self._lead, self._worth
        front = self._row + min(min(at[first], at[second]), at[third])  # two by two: quick in compiled code
        then = pays[first] * lead[front] + pays[second] * lead[front + 1] + pays[third] * lead[front + 2]
        return then - worth[first] - worth[second] - worth[third]


def _leads() -> vec[i64]:
    """Per number of dice in the reserve the chances of the places to win."""
    found: list[int] = []
    for dice in range(MOST_DICE):
        blur = BLUR + BLUR_PER_DIE * dice
        weights = [math.exp(-place / blur) for place in range(RUNNERS)]
        found += [round(SURE * weight / sum(weights)) for weight in weights]
    return vec[i64](found)


def _by_horse() -> vec[i64]:
    return vec[i64]([0] * NUMBERS)


def _row(dice: i64) -> i64:
    return (dice if dice < MOST_DICE else MOST_DICE - 1) * RUNNERS


def _blanks(table: Table) -> vec[i64]:
    """Per colour, counted from 1, its blank sides; none at 0."""
    faces = list(table.faces)
    return vec[i64](
        [0] + [faces[colour * FACES_PER_DIE : (colour + 1) * FACES_PER_DIE].count(BLANK) for colour in range(COLOUR_COUNT)]
    )


def _pair(one: i64, other: i64) -> int:
    """Two starting places as a place bet names them."""
    return PAIRS.index((int(min(one, other)), int(max(one, other)))) + 1
