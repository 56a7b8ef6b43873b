"""Packed actions: small integers inside, `actions.py` at the edges.

    bits 0–3  kind   4–7  face   8–12 · 13–17 · 18–22  up to three things: horses by number, or colours counted from 1; 0: none

Bets are a slip (see core/slips.py). A win bet aims at a starting place (1 leads), a place bet at one of 21 pairs of them.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

TAKE: Final = 1
ASIDE: Final = 2
USE: Final = 3
EXTRA: Final = 4
"""An extra action after the race: the horse, or none."""
BETS: Final = 5

WIDTH: Final = 23
RUNNERS: Final = 7
WIN_LINES: Final = 3
PLACE_LINES: Final = 2
BET_LINES: Final = WIN_LINES + PLACE_LINES
"""FL-3: three win bets and two place bets."""
TARGET_BITS: Final = 5
PAIRS: list[tuple[int, int]] = list(combinations(range(1, RUNNERS + 1), 2))
"""The pairs of starting places, as place bets count them (from 1)."""


def packed(kind: i64, face: i64, a: i64, b: i64, c: i64) -> i64:
    """An action that is no slip."""
    return kind | face << 4 | a << 8 | b << 13 | c << 18


def kind_of(code: i64) -> i64:
    return code & 15


def face_of(code: i64) -> i64:
    return code >> 4 & 15


def first_of(code: i64) -> i64:
    return code >> 8 & 31


def second_of(code: i64) -> i64:
    return code >> 13 & 31


def third_of(code: i64) -> i64:
    return code >> 18 & 31
