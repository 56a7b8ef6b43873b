"""Why an action is refused: a number for each reason, 0 where there is none, and what is said of it.

Where a reason is about a horse, a colour (from 1), or a line or target of a slip, that stands in the bits above:
`WHIP_ON_SURE | horse << ABOUT`.
"""

from __future__ import annotations

from typing import Final

from hippodrome.core.errors import Reason

ABOUT: Final = 8
FINE: Final = 0
MALFORMED: Final = -1
NO_SUCH_SEAT: Final = 1
MEETING_OVER: Final = 2
NO_TAKING: Final = 3
NO_SETTING_ASIDE: Final = 4
NO_USING: Final = 5
NO_EXTRA: Final = 6
NO_BETTING: Final = 7
NOT_YOUR_TURN: Final = 8
STAKE_TOO_LOW: Final = 9
STAKE_STEP: Final = 10
WIN_TWICE: Final = 11
PAIR_TWICE: Final = 12
STAKES_ABOVE_CAPITAL: Final = 13
TAKE_THREE: Final = 14
TAKE_ONE: Final = 15
YELLOW_TOO_EARLY: Final = 16
NOT_IN_RESERVE: Final = 17
ONE_COLOUR: Final = 18
DIE_NOT_THERE: Final = 19
FACE_NOT_ROLLED: Final = 20
HORSE_NOT_RUNNING: Final = 21
WHIP_ON_SURE: Final = 22
SECOND_GREEN: Final = 23
DISQUALIFIED_SURE: Final = 24
TIP_EMPTY: Final = 25
TIP_NOT_OUT: Final = 26
PACE_FROM_SURE: Final = 27
PACE_NO_SHOE: Final = 28
PACE_SAME_HORSE: Final = 29
HELMET_ON_LEADER: Final = 30
HELMET_UNFIT: Final = 31
INTERFERENCE_FEW: Final = 32
INTERFERENCE_SPLITS: Final = 33
INTERFERENCE_APART: Final = 34
DEAD_HEAT_USED: Final = 35
DEAD_HEAT_ALONE: Final = 36
LOSS_TOO_FAR: Final = 37

REASONS = {
    NO_SUCH_SEAT: Reason("FL-1", "no-such-seat", seats="number"),
    MEETING_OVER: Reason("FL-40", "meeting-over"),
    NO_TAKING: Reason("FL-11", "not-now"),
    NO_SETTING_ASIDE: Reason("FL-14", "not-now"),
    NO_USING: Reason("FL-11", "not-now"),
    NO_EXTRA: Reason("FL-26", "not-now"),
    NO_BETTING: Reason("FL-3", "not-now"),
    NOT_YOUR_TURN: Reason("FL-11", "not-your-turn", seat="seat"),
    STAKE_TOO_LOW: Reason("FL-3", "stake-too-low", bet="bet", least="amount"),
    STAKE_STEP: Reason("FL-3", "stake-step", bet="bet", step="amount"),
    WIN_TWICE: Reason("FL-3", "win-twice", start="number"),
    PAIR_TWICE: Reason("FL-3", "pair-twice", one="number", other="number"),
    STAKES_ABOVE_CAPITAL: Reason("FL-3", "stakes-above-capital", capital="amount"),
    TAKE_THREE: Reason("FL-10", "take-three"),
    TAKE_ONE: Reason("FL-11", "take-one"),
    YELLOW_TOO_EARLY: Reason("FL-13", "yellow-too-early", most="number"),
    NOT_IN_RESERVE: Reason("FL-11", "not-in-reserve", colour="colour", left="number"),
    ONE_COLOUR: Reason("FL-12", "one-colour"),
    DIE_NOT_THERE: Reason("FL-14", "die-not-there", colour="colour"),
    FACE_NOT_ROLLED: Reason("FL-11", "face-not-rolled", face="face"),
    HORSE_NOT_RUNNING: Reason("FL-11", "horse-not-running", horse="horse"),
    WHIP_ON_SURE: Reason("FL-23", "whip-on-sure", horse="horse"),
    SECOND_GREEN: Reason("FL-24", "second-green", horse="horse"),
    DISQUALIFIED_SURE: Reason("FL-27", "disqualified-sure", horse="horse"),
    TIP_EMPTY: Reason("FL-28", "tip-empty"),
    TIP_NOT_OUT: Reason("FL-28", "tip-not-out", count="number", colour="dice"),
    PACE_FROM_SURE: Reason("FL-29", "pace-from-sure", horse="horse"),
    PACE_NO_SHOE: Reason("FL-29", "pace-no-shoe", horse="horse"),
    PACE_SAME_HORSE: Reason("FL-29", "pace-same-horse", horse="horse"),
    HELMET_ON_LEADER: Reason("FL-30", "helmet-on-leader", horse="horse"),
    HELMET_UNFIT: Reason("FL-30", "helmet-unfit", horse="horse"),
    INTERFERENCE_FEW: Reason("FL-31", "interference-few"),
    INTERFERENCE_SPLITS: Reason("FL-31", "interference-splits"),
    INTERFERENCE_APART: Reason("FL-31", "interference-apart"),
    DEAD_HEAT_USED: Reason("FL-32", "dead-heat-used"),
    DEAD_HEAT_ALONE: Reason("FL-32", "dead-heat-alone"),
    LOSS_TOO_FAR: Reason("FL-34", "loss-too-far", horse="horse"),
}
