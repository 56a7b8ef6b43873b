"""Why an action is refused: a number for each reason, 0 where there is none, and what is said of it.

Where a reason is about a horse (from 0), a pair or a line, that stands in the bits above: `BARRED | horse << ABOUT`. A
reason that has no rule of its own goes by that of the action (see refusals.py).
"""

from __future__ import annotations

from typing import Final

from hippodrome.core.errors import Reason

ABOUT: Final = 8
FINE: Final = 0
MALFORMED: Final = -1
NO_SUCH_SEAT: Final = 1
SEASON_OVER: Final = 2
LEFT: Final = 3
NOT_NOW: Final = 4
NOT_YOUR_TURN: Final = 5
NOTHING_TO_CHOOSE: Final = 6
OWN_HORSE: Final = 7
PASSED: Final = 8
BID_THE_MOST: Final = 9
NO_MAXIMUM: Final = 10
TOO_LITTLE_CASH: Final = 11
BID_TOO_LOW: Final = 12
BID_STEP: Final = 13
BID_ABOVE_BAND: Final = 14
BID_ABOVE_CASH: Final = 15
STABLE_TAKEN: Final = 16
JOCKEY_TAKEN: Final = 17
NO_TAKER: Final = 18
NOT_YOUR_HORSE: Final = 19
NOT_YOUR_RUNNER: Final = 20
NOT_YOUR_ENTRY: Final = 21
KEEP_COUNT: Final = 22
ONE_JOCKEY: Final = 23
WRONG_AGE: Final = 24
BARRED: Final = 25
WRONG_EARNINGS: Final = 26
OFFER_TOO_LOW: Final = 27
OFFER_TOO_HIGH: Final = 28
OFFER_STEP: Final = 29
OFFER_TWICE: Final = 30
NOT_RUNNING: Final = 31
WIN_ONLY: Final = 32
NO_SUCH_PAIR: Final = 33
STAKE_TOO_LOW: Final = 34
STAKE_STEP: Final = 35
WIN_TWICE: Final = 36
PAIR_TWICE: Final = 37
STAKES_TOO_HIGH: Final = 38
PREMIUMS_ABOVE_CASH: Final = 39
NO_NEXT_RACE: Final = 40

REASONS = {
    NO_SUCH_SEAT: Reason("TC-1", "no-such-seat", seats="number"),
    SEASON_OVER: Reason("TC-60", "season-over"),
    LEFT: Reason("TC-53", "left"),
    NOT_NOW: Reason("", "not-now"),
    NOT_YOUR_TURN: Reason("", "not-your-turn", seat="seat"),
    NOTHING_TO_CHOOSE: Reason("", "nothing-to-choose"),
    OWN_HORSE: Reason("", "own-horse"),
    PASSED: Reason("", "passed"),
    BID_THE_MOST: Reason("", "bid-the-most", most="amount"),
    NO_MAXIMUM: Reason("", "no-maximum", least="amount"),
    TOO_LITTLE_CASH: Reason("TC-7", "too-little-cash", least="amount", cash="amount"),
    BID_TOO_LOW: Reason("", "bid-too-low", least="amount"),
    BID_STEP: Reason("", "bid-step", step="amount"),
    BID_ABOVE_BAND: Reason("", "bid-above-band", most="amount"),
    BID_ABOVE_CASH: Reason("TC-7", "bid-above-cash", cash="amount"),
    STABLE_TAKEN: Reason("", "stable-taken"),
    JOCKEY_TAKEN: Reason("", "jockey-taken"),
    NO_TAKER: Reason("", "no-taker"),
    NOT_YOUR_HORSE: Reason("", "not-your-horse", horse="horse"),
    NOT_YOUR_RUNNER: Reason("", "not-your-runner", horse="horse"),
    NOT_YOUR_ENTRY: Reason("", "not-your-entry", horse="horse"),
    KEEP_COUNT: Reason("", "keep-count", most="number", count="number"),
    ONE_JOCKEY: Reason("", "one-jockey"),
    WRONG_AGE: Reason("", "wrong-age", horse="horse"),
    BARRED: Reason("TC-19", "barred", horse="horse", count="number"),
    WRONG_EARNINGS: Reason("", "wrong-earnings", horse="horse", earned="amount"),
    OFFER_TOO_LOW: Reason("", "offer-too-low", horse="horse", least="amount"),
    OFFER_TOO_HIGH: Reason("", "offer-too-high", horse="horse", most="amount"),
    OFFER_STEP: Reason("", "offer-step", horse="horse", step="amount"),
    OFFER_TWICE: Reason("", "offer-twice", horse="horse"),
    NOT_RUNNING: Reason("TC-32", "not-running", horse="horse"),
    WIN_ONLY: Reason("", "win-only"),
    NO_SUCH_PAIR: Reason("TC-33", "no-such-pair", first="horse", second="horse", pairs="word"),
    STAKE_TOO_LOW: Reason("TC-31", "stake-too-low", bet="bet", least="amount"),
    STAKE_STEP: Reason("TC-31", "stake-step", bet="bet", step="amount"),
    WIN_TWICE: Reason("TC-31", "bet-twice", bet="bet"),
    PAIR_TWICE: Reason("TC-33", "bet-twice", bet="bet"),
    STAKES_TOO_HIGH: Reason("TC-31", "stakes-too-high", most="amount"),
    PREMIUMS_ABOVE_CASH: Reason("", "premiums-above-cash", cost="amount", cash="amount"),
    NO_NEXT_RACE: Reason("TC-44", "no-next-race", horse="horse"),
}
