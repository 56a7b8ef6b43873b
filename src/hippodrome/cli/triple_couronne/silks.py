"""How La Triple Couronne looks at a terminal: a racecourse of the 1980s, cream paper, a black display board with amber figures.

A horse is told by its number in the catalogue; the colour of its silk comes on top of that.
"""

from __future__ import annotations

from rich.text import Text

INK, CREAM, SAND, FADED = "#1d2a44", "#f6efdc", "#e3d6b4", "#7b7357"
GOLD, RUST, WHITE = "#e8b93c", "#a8452f", "#fdfaf0"
BOARD, AMBER, DIMMED = "#15171a", "#ffb938", "#8f7a4a"
TURF = ("#3f7d4c", "#4b8a57")
"""The lanes, by turns."""
INFIELD, DOT = "#2f5f3a", "#9cc79a"
YELLOW, RED = "#ffd84a", "#ff8d7a"
"""Coloured squares on turf."""

PAPER = f"{INK} on {CREAM}"
PAPER_BOLD = f"bold {INK} on {CREAM}"
PAPER_FADED = f"{FADED} on {CREAM}"
PAPER_RUST = f"bold {RUST} on {CREAM}"
STRIP = f"bold {CREAM} on {INK}"
SASH = f"bold {INK} on {GOLD}"
PLAIN = f"{INK} on {SAND}"
LIT = f"bold {INK} on {GOLD}"
SCREEN = f"{AMBER} on {BOARD}"
SCREEN_BOLD = f"bold {AMBER} on {BOARD}"
SCREEN_FADED = f"{DIMMED} on {BOARD}"
PENCIL = "bold #27407d on #fffaf0"
RACE_CARD = "bold #1d2a44 on #f3c93f"
CHANCE_CARD = "bold #fdfaf0 on #b2382c"

_SILKS = {
    "blue": ("#2456a8", WHITE),
    "white": ("#faf6ea", "#1b1b1f"),
    "red": ("#b7302a", WHITE),
    "yellow": ("#f2cb3a", "#1b1b1f"),
    "green": ("#12502f", WHITE),
    "black": ("#1b1b1f", WHITE),
}


def silk(colour: str) -> str:
    """The style of a horse's number, by the colour of its stable."""
    ground, figure = _SILKS[colour]
    return f"bold {figure} on {ground}"


def disc(number: int, colour: str) -> Text:
    """A horse by its number, two letters wide."""
    return Text(f"{number:>2}", style=silk(colour))


def card_style(deck: str) -> str:
    """The style of a card: yellow for the race, red for training and chance."""
    return RACE_CARD if deck == "race" else CHANCE_CARD
