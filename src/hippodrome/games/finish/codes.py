"""Packed actions: the kind in the low four bits, and for amounts a slip (see core/slips.py)."""

from __future__ import annotations

from typing import Final

PASS: Final = 1
BID: Final = 2
MAXIMUM: Final = 3
BETS: Final = 4
TAKE_BACK: Final = 16
"""No kind that a number could have: a maximum of 0, which is a choice of its own."""

BET_NAMES = ("win", "place", "place")
BET_LINES: Final = 3
"""One bet to win and two for a place (FI-10)."""
