"""Horses and dice drawn with letters, and the ground that they stand on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from rich.text import Text

HORSE_WIDTH = 6
_HORSES = {
    2: (("▗##▄▟▘", "▞▘  ▝▚"), ("▗##▄▟▘", " ▚▖▗▞ ")),
    3: (("    ▗▖", "▗##▄█▘", "▞▘  ▝▚"), ("    ▗▖", "▗##▄█▘", " ▚▖▗▞ ")),
}
"""Per height a horse in two strides; its number is on the saddle cloth, its nose at the right."""
_LYING = "▂##▄▄▖"
_SPOTS = ("    ●    ", "●       ●", "●   ●   ●", "● ●   ● ●", "● ● ● ● ●", "● ●● ●● ●")
"""Per number the three lines of a die, three places each."""
DICE = "⚀⚁⚂⚃⚄⚅"
DIE_LINES = 3


class Row:
    """A line of letters on grounds of several colours, on which things can be put."""

    def __init__(self, width: int, ground: str) -> None:
        self._signs = [" "] * width
        self._styles = [""] * width
        self._grounds = [ground] * width

    def ground(self, start: int, end: int, colour: str) -> Row:
        """Ground of another colour."""
        for at in range(max(0, start), min(end, len(self._grounds))):
            self._grounds[at] = colour
        return self

    def put(self, at: int, signs: str, style: str, ground: str | None = None) -> Row:
        """Letters; where they have no ground of their own, blanks among them let through what is there."""
        for column, sign in enumerate(signs, at):
            if not 0 <= column < len(self._signs) or (sign == " " and ground is None):
                continue
            self._signs[column], self._styles[column] = sign, style
            self._grounds[column] = ground or self._grounds[column]
        return self

    def is_free(self, at: int, signs: str = " ·") -> bool:
        """Whether there is nothing but ground."""
        return self._signs[at] in signs

    def text(self) -> Text:
        """As a line."""
        line = Text(no_wrap=True)
        for (style, ground), alike in groupby(zip(self._styles, self._grounds, self._signs, strict=True), key=itemgetter(0, 1)):
            line.append("".join(sign for _, _, sign in alike), style=f"{style} on {ground}".strip())
        return line


def put_horse(rows: Sequence[Row], nose: int, number: str, cloth: tuple[str, str], coat: str, stride: int = 0) -> None:
    """A horse over one, two or three rows, its nose at a column; in one row there is but its cloth."""
    ground, figure = cloth
    if len(rows) == 1:
        rows[0].put(nose - 2, f"♞{number} "[:3], f"bold {figure}", ground)
        return
    for row, signs in zip(rows, _HORSES[len(rows)][stride % 2], strict=True):
        _put_signs(row, nose, signs, number, cloth, coat)


def put_fallen(rows: Sequence[Row], nose: int, number: str, cloth: tuple[str, str], coat: str) -> None:
    """A horse that lies on the ground."""
    if len(rows) == 1:
        rows[0].put(nose - 2, f"✖{number} "[:3], f"bold {cloth[1]}", cloth[0])
    else:
        _put_signs(rows[-1], nose, _LYING, number, cloth, coat)


def _put_signs(row: Row, nose: int, signs: str, number: str, cloth: tuple[str, str], coat: str) -> None:
    left = nose - HORSE_WIDTH + 1
    row.put(left, signs.replace("#", " "), coat)
    if "##" in signs:
        row.put(left + signs.index("#"), f"{number:<2}", f"bold {cloth[1]}", cloth[0])


def disc(number: int | str, cloth: tuple[str, str], paper: str) -> Text:
    """A horse by its number, three letters wide."""
    ground, figure = cloth
    return Text(f"♞{number}", style=f"bold {figure} on {ground}").append(" ", style=f"on {paper}")


def die_lines(number: int, style: str) -> list[Text]:
    """A die, three lines high."""
    spots = _SPOTS[number - 1]
    return [Text(f" {' '.join(spots[at : at + 3])} ", style=style) for at in (0, 3, 6)]
