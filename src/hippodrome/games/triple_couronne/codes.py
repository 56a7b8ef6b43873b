"""Actions packed into integers: 4 bits kind, then what the kind needs.

PASS                    nothing
BID, MAXIMUM            a slip with one amount
STABLE, JOCKEY, TAKER, GIVE_UP    a number from 0: colour, jockey, seat, horse
MOUNT                   the horse (from 1, 0: none) of the seat's first jockey in 5 bits, then of the second
ENTER, KEEP             picks: a bit for each horse
SALES, RENTALS          a slip of offers: horse and least price
BETS                    a slip: WIN_LINES horses to win, then PAIR_LINES jumelés
INSURE                  a slip with a line for each kind of contract: horse and premium
"""

from __future__ import annotations

from typing import Final

PASS: Final = 1
BID: Final = 2
MAXIMUM: Final = 3
STABLE: Final = 4
JOCKEY: Final = 5
SALES: Final = 6
ENTER: Final = 7
RENTALS: Final = 8
MOUNT: Final = 9
KEEP: Final = 10
BETS: Final = 11
INSURE: Final = 12
GIVE_UP: Final = 13
TAKER: Final = 14
TAKE_BACK: Final = 16
"""No kind that a number could have: a maximum of 0, which is a choice of its own."""

HORSES: Final = 24
HORSE_BITS: Final = 5
"""Of a horse as a target, from 1."""
WIN_LINES: Final = HORSES
PAIR_LINES: Final = HORSES * (HORSES - 1) // 2
"""TC-31, TC-33: room for every runner and for every pair of them."""
BET_LINES: Final = WIN_LINES + PAIR_LINES
PAIRS: Final = 576
PAIR_BITS: Final = 10
CONTRACTS: Final = 3


def number(kind: int, value: int) -> int:
    """An action that names one thing."""
    return kind | value << 4


def mount(first: int, second: int) -> int:
    """Who rides what: horses from 1, 0 for none."""
    return MOUNT | first << 4 | second << 4 + HORSE_BITS


def pair(first: int, second: int) -> int:
    """Two horses (from 0) as the target of a jumelé."""
    return first * HORSES + second + 1
