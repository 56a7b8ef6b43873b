"""Why an action is refused: a number for each reason, 0 where there is none, and what is said of it.

Where a reason is about a line of the form, or a lane, that stands in the bits above: `PLACE_TWICE | lane << ABOUT`.
"""

from __future__ import annotations

from typing import Final

from hippodrome.core.errors import Reason

ABOUT: Final = 8
FINE: Final = 0
MALFORMED: Final = -1
NO_SUCH_SEAT: Final = 1
PROGRAMME_OVER: Final = 2
NO_AUCTION: Final = 3
NO_BETTING: Final = 4
PASSED: Final = 5
NOT_YOUR_TURN: Final = 6
NO_MAXIMUM: Final = 7
THREE_HORSES: Final = 8
TOO_LITTLE_CASH: Final = 9
BID_TOO_LOW: Final = 10
BID_STEP: Final = 11
BID_ABOVE_CASH: Final = 12
NO_SUCH_RUNNER: Final = 13
STAKE_TOO_LOW: Final = 14
STAKE_STEP: Final = 15
PLACE_TWICE: Final = 16
STAKES_ABOVE_CASH: Final = 17

REASONS = {
    NO_SUCH_SEAT: Reason("FI-1", "no-such-seat", seats="number"),
    PROGRAMME_OVER: Reason("FI-30", "programme-over"),
    NO_AUCTION: Reason("FI-3", "not-now"),
    NO_BETTING: Reason("FI-10", "not-now"),
    PASSED: Reason("FI-3", "passed"),
    NOT_YOUR_TURN: Reason("FI-3", "not-your-turn", seat="seat"),
    NO_MAXIMUM: Reason("FI-3", "no-maximum", least="amount"),
    THREE_HORSES: Reason("FI-3", "three-horses", most="number"),
    TOO_LITTLE_CASH: Reason("FI-3", "too-little-cash", least="amount", cash="amount"),
    BID_TOO_LOW: Reason("FI-3", "bid-too-low", least="amount"),
    BID_STEP: Reason("FI-3", "bid-step", step="amount"),
    BID_ABOVE_CASH: Reason("FI-3", "bid-above-cash", cash="amount"),
    NO_SUCH_RUNNER: Reason("FI-10", "no-such-runner", bet="bet", lanes="number"),
    STAKE_TOO_LOW: Reason("FI-10", "stake-too-low", bet="bet", least="amount"),
    STAKE_STEP: Reason("FI-10", "stake-step", bet="bet", step="amount"),
    PLACE_TWICE: Reason("FI-10", "place-twice", lane="lane"),
    STAKES_ABOVE_CASH: Reason("FI-10", "stakes-above-cash", cash="amount"),
}
