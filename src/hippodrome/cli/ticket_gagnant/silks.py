"""How a horse looks at a terminal: its number on its silks, and where there is room, the horse itself."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from hippodrome.cli.colours import CREAM, FADED, GOLD, INK, WHITE
from hippodrome.games.ticket_gagnant.box import Box

SILKS = {
    "orange": "#e07020",
    "violet": "#7a45a6",
    "green": "#16733a",
    "blue": "#2463b8",
    "red": "#c42d2d",
    "yellow": "#ecc02c",
    "black": "#22252b",
    "white": "#f2f0ea",
    "pink": "#d8699a",
    "brown": "#77502e",
    "grey": "#7d8087",
}
_BY_NUMBER = ("orange", "violet", "green", "blue", "red", "yellow", "black")
_COATS = ("#7a4420", "#4a2c1c", "#8d5a2e", "#3c2a22", "#8a4428", "#c08d55", "#2a2523")
_LIGHT = {"yellow", "white"}
_WIDE_CELL = 6
_SHAPES = {
    2: (("▗##▄▟▘", "▞▘  ▝▚"), (" ##▟▘", " ▞▘▝▖")),
    3: (("    ▗▖", "▗##▄█▘", "▞▘ ▝▚ "), ("   ▄▖", "▗##█▘", "▞▘▝▚ ")),
}
"""Per height a horse for wide and for narrow cells; its number is on the saddle cloth."""


def colour_of(box: Box, horse: int) -> tuple[str, str]:
    """The colours of a horse's silks and of the number on them; by number, if the box names a colour of its own."""
    name = box.horses.list[horse - 1].colour.lower()
    if name not in SILKS:
        name = _BY_NUMBER[horse - 1]
    return SILKS[name], INK if name in _LIGHT else WHITE


def style_of(box: Box, horse: int) -> Style:
    """The style of a horse's name or number."""
    silk, figure = colour_of(box, horse)
    return Style.parse(f"bold {figure} on {silk}")


def disc(box: Box, horse: int | None, paper: str = CREAM) -> Text:
    """A horse's disc, three letters wide; a dash for an empty place."""
    if horse is None:
        return Text(" – ", style=f"{FADED} on {paper}")
    return Text(f"♞{horse}", style=style_of(box, horse)).append(" ", style=f"on {paper}")


def horse_lines(box: Box, horse: int, ground: str, width: int, height: int, moved: bool, harness: bool) -> list[Text]:
    """A horse on its cell, of that width and height, on ground of that colour; one that has just moved is marked."""
    chip = style_of(box, horse)
    if height == 1:
        return [_small(horse, chip, ground, width, moved)]
    shape = _SHAPES[height][0 if width >= _WIDE_CELL else 1]
    lines = []
    for at, signs in enumerate(shape):
        line = Text(" " * ((width - len(signs)) // 2), style=f"on {ground}")
        for column, sign in enumerate(signs):
            if sign == "#":
                line.append(str(horse) if signs[column - 1] != "#" else " ", style=chip)
            elif moved and at == (height - 1) // 2 and column == 0:
                line.append("»", style=f"bold {GOLD} on {ground}")
            else:
                wheel = harness and at == height - 1 and column == 0
                line.append("o" if wheel else sign, style=f"{_COATS[horse - 1]} on {ground}")
        lines.append(_filled(line, width, ground))
    return lines


def _small(horse: int, chip: Style, ground: str, width: int, moved: bool) -> Text:
    text = Text()
    if width >= 4:
        rim = f"{GOLD if moved else WHITE} on {ground}"
        text.append("▶" if moved else "▐", style=rim).append(f"♞{horse}", style=chip).append("▌", style=rim)
    elif width == 3:
        text.append("»" if moved else " ", style=f"bold {GOLD} on {ground}").append(f"♞{horse}", style=chip)
    else:
        text.append(f"{horse}»" if moved else f"♞{horse}", style=chip)
    return _filled(text, width, ground)


def _filled(text: Text, width: int, ground: str) -> Text:
    text.truncate(width)
    text.append(" " * (width - text.cell_len), style=f"on {ground}")
    return text
