"""Packed actions: one integer per decision, so that lists of them are cheap.

    bits 28–30  kind      bits 20–25  card      bits 16–18  horse      bits 8–15  cell      bits 0–7  pushed to

A play fills all of them; a discard only the card; every other kind keeps its choice in bits 0–20.
`actions.py` is the readable face of these numbers, `notation.py` turns one into the other.
"""

from __future__ import annotations

from typing import Final

PLAY: Final = 0
DISCARD: Final = 1
PREDICT: Final = 2
DISCIPLINE: Final = 3
RIVER: Final = 4
ARRANGE: Final = 5
SECRECY: Final = 6
HAND: Final = 7

KIND_SHIFT: Final = 28
LAST_BIT: Final = 31
CARD_SHIFT: Final = 20
HORSE_SHIFT: Final = 16
CELL_SHIFT: Final = 8

CARD_MASK: Final = 63
HORSE_MASK: Final = 7
CELL_MASK: Final = 255
CHOICE_MASK: Final = (1 << 21) - 1
UNUSED: Final = 1 << 19 | 3 << 26
"""The bits that no play and no discard has."""

NOBODY: Final = 7
"""The horse of a double card that is played without moving either (TG-16)."""
NOWHERE: Final = 255
"""The cell of a play that moves nobody, and the pushed-to cell of one that pushes nobody."""
STAY: Final = NOBODY << HORSE_SHIFT | NOWHERE << CELL_SHIFT | NOWHERE


def choice(kind: int, value: int) -> int:
    """The code of a decision that is one number: a discipline, a hand size, a prediction …"""
    return kind << KIND_SHIFT | value


def predict(first: int, second: int, third: int) -> int:
    """A prediction: for each place the number of a horse, or 0 for none."""
    return choice(PREDICT, first | second << 3 | third << 6)


def ticket(value: int) -> tuple[int, int, int]:
    """The horses of a prediction, from 0; −1 for an empty place."""
    return (value & 7) - 1, (value >> 3 & 7) - 1, (value >> 6 & 7) - 1


def arrange(order: list[int]) -> int:
    """An arrangement: the horses, from 0, in the order of the lanes."""
    value = 0
    for lane, horse in enumerate(order):
        value |= horse << 3 * lane
    return choice(ARRANGE, value)


def arrangement(value: int) -> list[int]:
    """The horses of an arrangement, in the order of the lanes."""
    return [value >> 3 * lane & 7 for lane in range(7)]


def discard(card: int) -> int:
    """Lay down a card without effect (TG-19)."""
    return choice(DISCARD, card << CARD_SHIFT)


def play(card: int, horse: int, cell: int, pushed_to: int = NOWHERE) -> int:
    """Play a card: this horse ends on that cell, and a horse that stood there on another."""
    return card << CARD_SHIFT | horse << HORSE_SHIFT | cell << CELL_SHIFT | pushed_to
