"""Whom a bot loves that goes by its heart.

A server makes a bot anew for every choice, so that love cannot be drawn by lot: it would be another one each time. It comes from
the first thing that its seat has seen, which stays the same for a whole game and is hardly ever the same at another table.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32


def loved(first_seen: Sequence[str | int], seat: int, among: int) -> int:
    """One of so many, from 0."""
    return crc32(repr((seat, *first_seen)).encode()) % among
