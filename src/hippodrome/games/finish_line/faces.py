"""The faces of the dice: per face what may be chosen with it, and what it does.

A choice is up to three numbers: horses, or for a tip colours counted from 1; 0 stands for nothing.
"""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.actions import Actions
from hippodrome.core.log import Log
from hippodrome.games.finish_line import events, line
from hippodrome.games.finish_line.codes import USE, packed
from hippodrome.games.finish_line.dice import (
    BLACK,
    BLANK,
    COLOUR_COUNT,
    DEAD_HEAT,
    DISQUALIFIED,
    DOUBLE,
    EXTRA,
    HELMET,
    HORSESHOE,
    INTERFERENCE,
    LOSS,
    OUTSIDER_1000,
    OUTSIDER_2000,
    OUTSIDER_3000,
    PACE,
    RED,
    SIDE_BET,
    TIP,
    WHIP,
    YELLOW,
)
from hippodrome.games.finish_line.state import NOWHERE, Meeting

NEXT = 1
AFTER_NEXT = 2
"""How many seats further the two dice go."""


class Face:
    """A face of a die; this one is blank and can only be set aside (FL-14)."""

    def __init__(self, face: i64) -> None:
        self.face = face

    def needs(self) -> int:
        """How many horses are chosen for it."""
        return 0

    def offer(self, state: Meeting, actions: Actions) -> None:
        """List every use of it."""

    def may(self, state: Meeting, a: i64, b: i64, c: i64) -> bool:
        """Whether this is one of them."""
        return False

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        """Do it, the die included; how many seats further the other two dice go."""
        return NEXT


class OnHorse(Face):
    """A face that is used on one horse of the line."""

    def needs(self) -> int:
        return 1

    def offer(self, state: Meeting, actions: Actions) -> None:
        at: i64 = 0
        while at < state.left:
            horse = state.line[at]
            if self.suits(state, horse):
                actions.add(packed(USE, self.face, horse, 0, 0))
            at += 1

    def may(self, state: Meeting, a: i64, b: i64, c: i64) -> bool:
        return b == 0 and c == 0 and state.position(a) != NOWHERE and self.suits(state, a)

    def suits(self, state: Meeting, horse: i64) -> bool:
        """Whether it may be this horse."""
        return True


class OnNothing(Face):
    """A face for which nothing is chosen."""

    def offer(self, state: Meeting, actions: Actions) -> None:
        if self.works(state):
            actions.add(packed(USE, self.face, 0, 0, 0))

    def may(self, state: Meeting, a: i64, b: i64, c: i64) -> bool:
        return a == 0 and b == 0 and c == 0 and self.works(state)

    def works(self, state: Meeting) -> bool:
        """Whether it is more than a blank now."""
        return True


class Horseshoe(OnHorse):
    """FL-20"""

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        line.put_shoe(state, a, log)
        return NEXT


class Outsider(OnHorse):
    """FL-24: at most one green die on a tile."""

    def suits(self, state: Meeting, horse: i64) -> bool:
        return state.greens[horse] == 0

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        state.greens[a] = self.face
        return NEXT


class Whip(OnHorse):
    """FL-23: a warning, and with the second one disqualification."""

    def suits(self, state: Meeting, horse: i64) -> bool:
        return state.table.sure[horse] == 0

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        state.whips[a] += 1
        if state.whips[a] > 1:
            line.disqualify(state, a, log)
        return NEXT


class DoubleHorseshoe(OnHorse):
    """FL-22: one place at once; on a leader spent for nothing."""

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        line.advance(state, a, log)
        state.out[RED] += 1
        return NEXT


class SideBet(OnNothing):
    """FL-25: the next seat is skipped and owes."""

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        skipped = (seat + 1) % state.table.seats
        state.side_bets[seat] += state.table.side_bet
        state.side_bets[skipped] -= state.table.side_bet
        state.out[BLACK] += 1
        if log is not None:
            log.tell(events.TurnSkipped(skipped, seat, state.table.side_bet))
        return AFTER_NEXT


class ExtraAction(OnNothing):
    """FL-26: the die is kept."""

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        state.kept[seat] += 1
        return NEXT


class Disqualified(OnHorse):
    """FL-27: not a sure runner."""

    def suits(self, state: Meeting, horse: i64) -> bool:
        return state.table.sure[horse] == 0

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        line.disqualify(state, a, log)
        state.out[BLACK] += 1
        return NEXT


class Tip(Face):
    """FL-28: two dice that are out come back, fewer if fewer are out."""

    def offer(self, state: Meeting, actions: Actions) -> None:
        alone = state.out_of_play() == 1
        for colour in range(COLOUR_COUNT):
            first: i64 = colour + 1
            if alone and state.out[colour]:
                actions.add(packed(USE, self.face, first, 0, 0))
            for other in range(colour, COLOUR_COUNT):
                second: i64 = other + 1
                if self.may(state, first, second, 0):
                    actions.add(packed(USE, self.face, first, second, 0))

    def may(self, state: Meeting, a: i64, b: i64, c: i64) -> bool:
        if a < 1 or a > COLOUR_COUNT or b > COLOUR_COUNT or c != 0 or state.out[a - 1] == 0:
            return False
        if b == 0:
            return state.out_of_play() == 1
        if b < a:
            return False  # the colours are named in one order only
        return state.out[a - 1] >= 2 if a == b else state.out[b - 1] >= 1

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        self._bring_back(state, a)
        if b:
            self._bring_back(state, b)
        state.out[BLACK] += 1
        return NEXT

    def _bring_back(self, state: Meeting, colour: i64) -> None:
        state.out[colour - 1] -= 1
        state.reserve[colour - 1] += 1


class ChangeOfPace(Face):
    """FL-29: a horseshoe goes from one tile, not a sure runner's, to another."""

    def needs(self) -> int:
        return 2

    def offer(self, state: Meeting, actions: Actions) -> None:
        at: i64 = 0
        while at < state.left:
            giver = state.line[at]
            if state.shoes[giver] and not state.table.sure[giver]:
                to: i64 = 0
                while to < state.left:
                    if to != at:
                        actions.add(packed(USE, self.face, giver, state.line[to], 0))
                    to += 1
            at += 1

    def may(self, state: Meeting, a: i64, b: i64, c: i64) -> bool:
        if c != 0 or a == b or state.position(a) == NOWHERE or state.position(b) == NOWHERE:
            return False
        return state.shoes[a] > 0 and state.table.sure[a] == 0

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        state.shoes[a] -= 1
        line.put_shoe(state, b, log)
        state.out[BLACK] += 1
        return NEXT


class Helmet(OnHorse):
    """FL-30: a favourite, or a horse with a horseshoe, two places on; never a leader."""

    def suits(self, state: Meeting, horse: i64) -> bool:
        return line.place_of(state, horse) > 0 and (state.table.favourite[horse] > 0 or state.shoes[horse] > 0)

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        line.advance(state, a, log)
        line.advance(state, a, log)  # the second leads alone by now, and stays there
        line.spend_shoes(state, a, log)
        state.out[YELLOW] += 1
        return NEXT


class Interference(Face):
    """FL-31: three neighbours in any order; of a dead heat both or neither."""

    def needs(self) -> int:
        return 3

    def offer(self, state: Meeting, actions: Actions) -> None:
        at: i64 = 0
        while at + 2 < state.left:
            if not (state.level and at == 1):
                x, y, z = state.line[at], state.line[at + 1], state.line[at + 2]
                actions.add(packed(USE, self.face, x, y, z))
                actions.add(packed(USE, self.face, x, z, y))
                actions.add(packed(USE, self.face, y, x, z))
                actions.add(packed(USE, self.face, y, z, x))
                actions.add(packed(USE, self.face, z, x, y))
                actions.add(packed(USE, self.face, z, y, x))
            at += 1

    def may(self, state: Meeting, a: i64, b: i64, c: i64) -> bool:
        if a == b or b == c or a == c:
            return False
        x, y, z = state.position(a), state.position(b), state.position(c)
        front = min(x, y, z)
        if front == NOWHERE or max(x, y, z) != front + 2:
            return False
        return not (state.level and front == 1)

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        line.rearrange(state, a, b, c, log)
        state.out[YELLOW] += 1
        return NEXT


class DeadHeat(OnNothing):
    """FL-32: once a race, and not without a second horse."""

    def works(self, state: Meeting) -> bool:
        return state.level_used == 0 and state.left >= 2

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        line.draw_level(state, log)
        state.out[YELLOW] += 1
        return NEXT


class LossOfSpeed(OnHorse):
    """FL-34: not for the last two places."""

    def suits(self, state: Meeting, horse: i64) -> bool:
        return line.place_of(state, horse) + line.LOST_PLACES < line.places(state)

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        line.clear_tile(state, a, log)
        line.drop_back(state, a, log)
        state.out[YELLOW] += 1
        return NEXT


EFFECTS: list[Face] = [
    Face(BLANK),
    Horseshoe(HORSESHOE),
    Outsider(OUTSIDER_1000),
    Outsider(OUTSIDER_2000),
    Outsider(OUTSIDER_3000),
    Whip(WHIP),
    DoubleHorseshoe(DOUBLE),
    SideBet(SIDE_BET),
    ExtraAction(EXTRA),
    Disqualified(DISQUALIFIED),
    Tip(TIP),
    ChangeOfPace(PACE),
    Helmet(HELMET),
    Interference(INTERFERENCE),
    DeadHeat(DEAD_HEAT),
    LossOfSpeed(LOSS),
]
"""By number of the face."""
