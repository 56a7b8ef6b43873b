"""Why an action is refused: a number for each reason, 0 where there is none, and what is said of it.

Where a reason is about horses (from 0), they stand in the bits above: `NOT_BESIDE | horse << ABOUT | other << AND`.
"""

from __future__ import annotations

from typing import Final

from hippodrome.core.errors import Reason

ABOUT: Final = 8
AND: Final = 12
FINE: Final = 0
MALFORMED: Final = -1
NO_SUCH_SEAT: Final = 1
MEETING_OVER: Final = 2
NOT_NOW: Final = 3
NOT_YOUR_TURN: Final = 4
FIRST_PLAYER_CHOOSES: Final = 5
HAND_SIZE: Final = 6
EACH_HORSE_ONCE: Final = 7
PREDICT_ONE: Final = 8
DIFFERENT_HORSES: Final = 9
CARD_NOT_HELD: Final = 10
A_PLAY_EXISTS: Final = 11
MUST_MOVE: Final = 12
NOT_ADJACENT: Final = 13
NOT_ON_CARD: Final = 14
NOT_ON_DOUBLE: Final = 15
NOT_BESIDE: Final = 16
SAY_STAY: Final = 17
NOT_STRAIGHT: Final = 18
JOKER_NOT_STRAIGHT: Final = 19
EXACT_SPACES: Final = 20
JOKER_SPACES: Final = 21
NOT_AT_EDGE: Final = 22
SIDEWAYS_ONLY: Final = 23
HEDGE_BEHIND: Final = 24
HEDGE_ONE_WAY: Final = 25
RIVER_NEXT: Final = 26
RIVER_NO_STOP: Final = 27
NOBODY_TO_PUSH: Final = 28
SAY_WHERE: Final = 29
NO_ROOM: Final = 30
NOT_A_NEIGHBOUR: Final = 31
PUSH_SIDEWAYS: Final = 32
PUSH_HEDGE: Final = 33
PUSH_RIVER: Final = 34
PUSH_OCCUPIED: Final = 35

REASONS = {
    NO_SUCH_SEAT: Reason("TG-1", "no-such-seat", seats="number"),
    MEETING_OVER: Reason("TG-56", "meeting-over"),
    NOT_NOW: Reason("", "not-now"),
    NOT_YOUR_TURN: Reason("TG-10", "not-your-turn", seat="seat"),
    FIRST_PLAYER_CHOOSES: Reason("TG-3", "first-player-chooses", seat="seat"),
    HAND_SIZE: Reason("TG-4", "hand-size"),
    EACH_HORSE_ONCE: Reason("TG-7", "each-horse-once"),
    PREDICT_ONE: Reason("TG-5", "predict-one"),
    DIFFERENT_HORSES: Reason("TG-5", "different-horses"),
    CARD_NOT_HELD: Reason("TG-10", "card-not-held"),
    A_PLAY_EXISTS: Reason("TG-19", "a-play-exists"),
    MUST_MOVE: Reason("TG-16", "must-move"),
    NOT_ADJACENT: Reason("TG-16", "not-adjacent", horse="horse", other="horse"),
    NOT_ON_CARD: Reason("TG-11", "not-on-card", horse="horse"),
    NOT_ON_DOUBLE: Reason("TG-15", "not-on-double", horse="horse", other="horse"),
    NOT_BESIDE: Reason("TG-15", "not-beside", horse="horse", other="horse"),
    SAY_STAY: Reason("TG-16", "say-stay", horse="horse"),
    NOT_STRAIGHT: Reason("TG-11", "not-straight"),
    JOKER_NOT_STRAIGHT: Reason("TG-14", "not-straight"),
    EXACT_SPACES: Reason("TG-11", "exact-spaces", horse="horse", spaces="word"),
    JOKER_SPACES: Reason("TG-14", "exact-spaces", horse="horse", spaces="word"),
    NOT_AT_EDGE: Reason("TG-12", "not-at-edge", horse="horse"),
    SIDEWAYS_ONLY: Reason("TG-30", "sideways-only", horse="horse"),
    HEDGE_BEHIND: Reason("TG-40", "hedge-behind", horse="horse"),
    HEDGE_ONE_WAY: Reason("TG-40", "hedge-one-way", horse="horse"),
    RIVER_NEXT: Reason("TG-41", "river-next", horse="horse"),
    RIVER_NO_STOP: Reason("TG-41", "river-no-stop", cell="cell"),
    NOBODY_TO_PUSH: Reason("TG-17", "nobody-to-push", cell="cell"),
    SAY_WHERE: Reason("TG-17", "say-where", horse="horse"),
    NO_ROOM: Reason("TG-18", "no-room", horse="horse"),
    NOT_A_NEIGHBOUR: Reason("TG-17", "not-a-neighbour", horse="horse"),
    PUSH_SIDEWAYS: Reason("TG-31", "push-sideways", horse="horse"),
    PUSH_HEDGE: Reason("TG-17", "push-hedge", horse="horse"),
    PUSH_RIVER: Reason("TG-41", "push-river", horse="horse"),
    PUSH_OCCUPIED: Reason("TG-17", "push-occupied", horse="horse", other="horse"),
}
