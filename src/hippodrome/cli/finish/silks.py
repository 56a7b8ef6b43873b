"""How Finish looks at a terminal: a board of the 1970s in orange and brown, and a numbered horse of its own per lane."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

ORANGE, RUST, BROWN, BARK = "#d9742a", "#a9481c", "#5a3218", "#331d0f"
CREAM, SAND, MUSTARD, WHITE = "#f9edd2", "#ecd3a0", "#efb73e", "#fffaf0"
INK, FADED = "#2a180c", "#82602f"
GROUND = ("#dc8a45", "#d27d38")
"""The lanes, by turns."""

PAPER = f"{INK} on {CREAM}"
PAPER_BOLD = f"bold {INK} on {CREAM}"
PAPER_FADED = f"{FADED} on {CREAM}"
PAPER_RUST = f"bold {RUST} on {CREAM}"
BOARD = f"{SAND} on {BROWN}"
TITLE = f"bold {CREAM} on {BARK}"
PILL = f"bold {INK} on {ORANGE}"
STRIP = f"bold {CREAM} on {RUST}"
LIT = f"bold {INK} on {MUSTARD}"

_SILKS = (
    ("#f4cf3a", INK),
    ("#1d6f74", WHITE),
    ("#586f1f", WHITE),
    ("#2b3f80", WHITE),
    ("#8c1d43", WHITE),
    ("#1f1712", WHITE),
)
_COATS = ("#4a2411", "#38302c", "#24150c", "#5c554d", "#5f260c", "#2f2320")
HORSE_WIDTH = 6
_SHAPES = {
    2: (("▗##▄▟▘", "▞▘  ▝▚"), ("▗##▄▟▘", " ▚▖▗▞ ")),
    3: (("    ▗▖", "▗##▄█▘", "▞▘  ▝▚"), ("    ▗▖", "▗##▄█▘", " ▚▖▗▞ ")),
}
"""Per height a horse in two strides; its number is on the saddle cloth, its nose at the right."""
_LYING = "▂##▄▄▖"


def style_of(lane: int) -> Style:
    """The style of a horse's number or name."""
    return Style.parse(_cloth(lane))


def disc(lane: int, paper: str = CREAM) -> Text:
    """A horse by its number, three letters wide."""
    return Text(f"♞{lane}", style=style_of(lane)).append(" ", style=f"on {paper}")


def horse_lines(lane: int, height: int, stride: int, fallen: bool) -> list[list[tuple[str, str]]]:
    """A horse in so many lines of letters with their styles; a style without a ground lets the ground through."""
    if height == 1:
        return [[(" ", "")] * (HORSE_WIDTH - 3) + [(sign, _cloth(lane)) for sign in f"{'✖' if fallen else '♞'}{lane} "]]
    shape = (*[" " * HORSE_WIDTH] * (height - 1), _LYING) if fallen else _SHAPES[height][stride % 2]
    lines = []
    for signs in shape:
        cloth = signs.replace("##", f"{lane}_")
        lines.append(
            [
                (sign.replace("_", " "), _cloth(lane) if old == "#" else _COATS[lane - 1])
                for sign, old in zip(cloth, signs, strict=True)
            ]
        )
    return lines


def _cloth(lane: int) -> str:
    silk, figure = _SILKS[lane - 1]
    return f"bold {figure} on {silk}"
