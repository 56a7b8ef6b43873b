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
from hippodrome.games.finish_line.reasons import (
    ABOUT,
    DEAD_HEAT_ALONE,
    DEAD_HEAT_USED,
    DISQUALIFIED_SURE,
    FINE,
    HELMET_ON_LEADER,
    HELMET_UNFIT,
    HORSE_NOT_RUNNING,
    INTERFERENCE_APART,
    INTERFERENCE_FEW,
    INTERFERENCE_SPLITS,
    LOSS_TOO_FAR,
    MALFORMED,
    PACE_FROM_SURE,
    PACE_NO_SHOE,
    PACE_SAME_HORSE,
    SECOND_GREEN,
    TIP_EMPTY,
    TIP_NOT_OUT,
    WHIP_ON_SURE,
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

    def against(self, state: Meeting, a: i64, b: i64, c: i64) -> i64:
        """Why this is none of them; 0 if it is."""
        return MALFORMED

    def idle(self, state: Meeting) -> i64:
        """Why it is but a blank now, whatever one would choose."""
        return FINE

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        """Do it, the die included; how many seats further the other two dice go."""
        return NEXT


class OnHorse(Face):
    """A face that is used on one horse of the line."""

    def needs(self) -> int:
        return 1

    def offer(self, state: Meeting, actions: Actions) -> None:
        horses, left = state.line, state.left
        at: i64 = 0
        while at < left:
            horse = horses[at]
            if not self.unfit(state, horse):
                actions.add(packed(USE, self.face, horse, 0, 0))
            at += 1

    def against(self, state: Meeting, a: i64, b: i64, c: i64) -> i64:
        if b or c:
            return MALFORMED
        if state.position(a) != NOWHERE:
            return self.unfit(state, a)
        return HORSE_NOT_RUNNING | a << ABOUT

    def unfit(self, state: Meeting, horse: i64) -> i64:
        """Why it may not be this horse of the line."""
        return FINE


class OnNothing(Face):
    """A face for which nothing is chosen."""

    def offer(self, state: Meeting, actions: Actions) -> None:
        if not self.idle(state):
            actions.add(packed(USE, self.face, 0, 0, 0))

    def against(self, state: Meeting, a: i64, b: i64, c: i64) -> i64:
        if a or b or c:
            return MALFORMED
        return self.idle(state)


class Horseshoe(OnHorse):
    """FL-20"""

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        line.put_shoe(state, a, log)
        return NEXT


class Outsider(OnHorse):
    """FL-24: at most one green die on a tile."""

    def unfit(self, state: Meeting, horse: i64) -> i64:
        if state.greens[horse]:
            return SECOND_GREEN | horse << ABOUT
        return FINE

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        state.greens[a] = self.face
        return NEXT


class Whip(OnHorse):
    """FL-23: a warning, and with the second one disqualification."""

    def unfit(self, state: Meeting, horse: i64) -> i64:
        if state.table.sure[horse]:
            return WHIP_ON_SURE | horse << ABOUT
        return FINE

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

    def unfit(self, state: Meeting, horse: i64) -> i64:
        if state.table.sure[horse]:
            return DISQUALIFIED_SURE | horse << ABOUT
        return FINE

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
                if self._are_out(state, first, second):
                    actions.add(packed(USE, self.face, first, second, 0))

    def against(self, state: Meeting, a: i64, b: i64, c: i64) -> i64:
        if a < 1 or a > COLOUR_COUNT or b > COLOUR_COUNT or c != 0 or 0 < b < a:
            return MALFORMED  # the colours are named in one order only
        if self.idle(state):
            return self.idle(state)
        if b == 0:
            return FINE if state.out_of_play() == 1 and state.out[a - 1] else TIP_NOT_OUT
        return FINE if self._are_out(state, a, b) else TIP_NOT_OUT

    def idle(self, state: Meeting) -> i64:
        return FINE if state.out_of_play() else TIP_EMPTY

    def _are_out(self, state: Meeting, a: i64, b: i64) -> bool:
        if a == b:
            return state.out[a - 1] >= 2
        return state.out[a - 1] >= 1 and state.out[b - 1] >= 1

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
            if not self._unable(state, giver):
                to: i64 = 0
                while to < state.left:
                    if to != at:
                        actions.add(packed(USE, self.face, giver, state.line[to], 0))
                    to += 1
            at += 1

    def against(self, state: Meeting, a: i64, b: i64, c: i64) -> i64:
        if c:
            return MALFORMED
        if state.position(a) == NOWHERE:
            return HORSE_NOT_RUNNING | a << ABOUT
        if state.position(b) == NOWHERE:
            return HORSE_NOT_RUNNING | b << ABOUT
        reason = self._unable(state, a)
        if a == b and not reason:
            return PACE_SAME_HORSE | b << ABOUT
        return reason

    def _unable(self, state: Meeting, giver: i64) -> i64:
        """Why a horse can give none."""
        if state.table.sure[giver]:
            return PACE_FROM_SURE | giver << ABOUT
        if state.shoes[giver]:
            return FINE
        return PACE_NO_SHOE | giver << ABOUT

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        state.shoes[a] -= 1
        line.put_shoe(state, b, log)
        state.out[BLACK] += 1
        return NEXT


class Helmet(OnHorse):
    """FL-30: a favourite, or a horse with a horseshoe, two places on; never a leader."""

    def unfit(self, state: Meeting, horse: i64) -> i64:
        if line.place_of(state, horse) == 0:
            return HELMET_ON_LEADER | horse << ABOUT
        if state.table.favourite[horse] or state.shoes[horse]:
            return FINE
        return HELMET_UNFIT | horse << ABOUT

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

    def against(self, state: Meeting, a: i64, b: i64, c: i64) -> i64:
        x, y, z = state.position(a), state.position(b), state.position(c)
        front = min(x, y, z)
        if front == NOWHERE:
            return HORSE_NOT_RUNNING | (a if x == NOWHERE else b if y == NOWHERE else c) << ABOUT
        if self.idle(state):
            return self.idle(state)
        if a == b or b == c or a == c or max(x, y, z) != front + 2:
            return INTERFERENCE_APART
        return INTERFERENCE_SPLITS if state.level and front == 1 else FINE

    def idle(self, state: Meeting) -> i64:
        return FINE if state.left >= 3 else INTERFERENCE_FEW

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        line.rearrange(state, a, b, c, log)
        state.out[YELLOW] += 1
        return NEXT


class DeadHeat(OnNothing):
    """FL-32: once a race, and not without a second horse."""

    def idle(self, state: Meeting) -> i64:
        if state.level_used:
            return DEAD_HEAT_USED
        return FINE if state.left >= 2 else DEAD_HEAT_ALONE

    def act(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, log: Log | None) -> i64:
        line.draw_level(state, log)
        state.out[YELLOW] += 1
        return NEXT


class LossOfSpeed(OnHorse):
    """FL-34: not for the last two places."""

    def unfit(self, state: Meeting, horse: i64) -> i64:
        if line.place_of(state, horse) + line.LOST_PLACES < line.places(state):
            return FINE
        return LOSS_TOO_FAR | horse << ABOUT

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
