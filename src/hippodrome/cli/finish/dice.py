"""Dice on the table: three lines high with their spots, or one line where there is little room."""

from __future__ import annotations

from rich.text import Text

from hippodrome.cli.finish.scene import Thrown
from hippodrome.cli.finish.silks import BROWN, CREAM, FADED, INK, ORANGE, RUST, SAND, style_of
from hippodrome.cli.finish.words import DICE

LINES = 3
_SPOTS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
_LYING = {True: f"bold {INK} on {CREAM}", False: f"{FADED} on {SAND}"}
_PLUS = f"bold {CREAM} on {RUST}"
_CLOTH = f"{CREAM} on {BROWN}"


def _style(thrown: Thrown, at: int) -> str:
    """The + die of a round is rust red; dice that call nobody are dull."""
    return _PLUS if thrown.what == "round" and at == 1 else _LYING[thrown.counting[at]]


def big(thrown: Thrown | None) -> list[Text]:
    """Three lines."""
    lines = [Text(" ", style=_CLOTH, no_wrap=True) for _ in range(LINES)]
    for at, die in enumerate(thrown.dice if thrown else ()):
        assert thrown is not None
        for line, spots in zip(lines, _SPOTS[die], strict=True):
            middle = line is lines[1]
            if thrown.what == "round":
                line.append(("+ " if at else "▸ ") if middle else "  ", style=f"bold {ORANGE} on {BROWN}")
            elif thrown.lanes:
                line.append(f"♞{thrown.lanes[at]}" if middle else "  ", style=style_of(thrown.lanes[at]) if middle else _CLOTH)
            line.append(f" {spots} ", style=_style(thrown, at)).append(" ", style=_CLOTH)
    return lines


def small(thrown: Thrown | None) -> Text:
    """One line."""
    line = Text(" ", style=_CLOTH, no_wrap=True)
    for at, die in enumerate(thrown.dice if thrown else ()):
        assert thrown is not None
        if thrown.what == "round":
            line.append("+ " if at else "▸ ", style=f"bold {ORANGE} on {BROWN}")
        elif thrown.lanes:
            line.append(f"♞{thrown.lanes[at]}", style=style_of(thrown.lanes[at]))
        line.append(f" {DICE[die - 1]} {die} ", style=_style(thrown, at)).append(" ", style=_CLOTH)
    return line
