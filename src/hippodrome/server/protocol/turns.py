"""Turns: a move names the one that it answers."""

from __future__ import annotations


def is_waiting_for_the_rest(before: tuple[int, ...], after: tuple[int, ...], mover: int) -> bool:
    """Whether an action only filled an envelope (or set a maximum): what the others were asked is still what they are asked."""
    return bool(after) and after == tuple(seat for seat in before if seat != mover)
