"""The racecourse of Ticket Gagnant at a terminal: lanes from left to right, hedges, river, hoofprints, horses, scenery."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from rich.text import Text

from hippodrome.cli.colours import GOLD, INK, WHITE
from hippodrome.cli.figures import HORSE_WIDTH, Row, put_horse
from hippodrome.games.ticket_gagnant.box import Box
from hippodrome.games.ticket_gagnant.events import CardPlayed
from hippodrome.games.ticket_gagnant.views import Track

_SILKS = {
    "orange": "#e07020", "violet": "#7a45a6", "green": "#16733a", "blue": "#2463b8", "red": "#c42d2d", "yellow": "#ecc02c",
    "black": "#22252b", "white": "#f2f0ea", "pink": "#d8699a", "brown": "#77502e", "grey": "#7d8087",
}  # fmt: skip
_COATS = ("#7a4420", "#4a2c1c", "#8d5a2e", "#3c2a22", "#8a4428", "#c08d55", "#2a2523")
_TURF, _POZZOLANA, _RIVER, _BORDER = ("#4f9a58", "#478f50"), ("#b06a4e", "#a66147"), "#3f7fae", "#24502e"
_ON_BORDER, _HOOF = "#cfe3c8", "bold #5b2a1c"
_SKY, _HILL, _MEADOW, _ROOF, _WALL, _WINDOW = "#bcd7e3", "#7fa96b", "#6c9a5b", "#a8452f", "#efe3c6", "#5b6b82"
LANES = "abcdefg"
_LABEL, _WIDEST = 3, 9


class Course:
    """Draws it with the horses of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def cloth(self, horse: int) -> tuple[str, str]:
        """The colours of a horse's silks and of the number on them; by number, if the box names a colour of its own."""
        name = self.box.horses.list[horse - 1].colour.lower()
        name = name if name in _SILKS else list(_SILKS)[horse - 1]
        return _SILKS[name], INK if name in ("yellow", "white") else WHITE

    def draw(
        self,
        track: Track,
        discipline: str,
        horses: Sequence[str],
        move: CardPlayed | None,
        lit: Mapping[str, str],
        width: int,
        height: int,
    ) -> list[Text]:
        """The biggest track that fits into so many letters and lines; with scenery behind it, if there is room."""
        cell = max(2, min(_WIDEST, (width - _LABEL - 4) // track.rows))
        tall = max(1, min(3, (height - 2) // len(LANES))) if cell >= HORSE_WIDTH else 1
        spare = height - 2 - tall * len(LANES)
        lines = [*(_backdrop(width) if spare >= 6 else []), Row(width, _BORDER).put(0, "━" * width, WHITE).text()]
        left = _LABEL + max(0, width - _LABEL - 4 - track.rows * cell) // 2
        between = dict.fromkeys(track.hedges, "♣") | {track.rows - 1: "┆"}
        columns = [left + row * cell + sum(mark <= row for mark in between) for row in range(track.rows + 1)]
        passed = _passed(move)
        for lane, letter in enumerate(LANES):
            rows = [Row(width, _BORDER) for _ in range(tall)]
            middle = rows[(tall - 1) // 2]
            middle.put(left - 2, letter, _ON_BORDER)
            for row in range(1, track.rows + 1):
                name, start = f"{letter}{row}", columns[row - 1]
                ground = (_POZZOLANA if discipline == "harness" else _TURF)[(row + lane) % 2]
                ground = _RIVER if row == track.river_row else GOLD if name in lit else ground
                for line in rows:
                    line.ground(start, start + cell, ground)
                    if row == track.river_row:
                        line.put(start, "≈" * cell, "#a9d3ea")
                sign = "∩∩"[: max(1, cell - 2)] if name in track.hoofprints else "∙" if name in passed else "·"
                style = _HOOF if name in track.hoofprints else f"bold {GOLD}" if name in passed else "#8fc796"
                if row != track.river_row:
                    middle.put(start + (cell - len(sign)) // 2, sign, style)
                self._stand(rows, start, cell, name, horses, move, lit.get(name), name in track.hoofprints)
                if row in between:
                    for at, line in enumerate(rows):
                        dark = (lane * tall + at) % 2
                        style, paint = (
                            ("bold #86c46f", "#1d4527") if between[row] == "♣" else (WHITE, INK) if dark else (INK, WHITE)
                        )
                        line.put(start + cell, between[row], style, paint)
            lines += [row.text() for row in rows]
        ruler = Row(width, _BORDER)
        for row in range(1, track.rows + 1):
            figure = f"{row}▸" if row == track.start_row else str(row) if cell > 2 or row % 2 == 0 or row < 10 else ""
            ruler.put(columns[row - 1], figure.center(cell)[:cell], f"bold {GOLD}" if row == track.start_row else _ON_BORDER)
        return [*lines, ruler.text()]

    def _stand(
        self,
        rows: Sequence[Row],
        start: int,
        cell: int,
        name: str,
        horses: Sequence[str],
        move: CardPlayed | None,
        letter: str | None,
        hoof: bool,
    ) -> None:
        """Who stands on a cell, and the letter by which it is chosen."""
        horse = horses.index(name) + 1 if name in horses else None
        middle = rows[(len(rows) - 1) // 2]
        if letter is not None:
            said = f"({letter})" if cell > 2 else letter
            on = "" if horse is None else f"♞{horse}" if cell - len(said) > 1 else str(horse)
            middle.put(start, f"{said}{on or ('∩' if hoof else '')}"[:cell].center(cell), f"bold {INK}", GOLD)
        elif horse is not None and len(rows) > 1:
            put_horse(rows, start + (cell + HORSE_WIDTH) // 2 - 1, str(horse), self.cloth(horse), _COATS[horse - 1])
            if move is not None and horse in (move.horse, move.pushed):
                middle.put(start, "»", f"bold {GOLD}")
        elif horse is not None:
            just = move is not None and horse in (move.horse, move.pushed)
            ground, figure = self.cloth(horse)
            at = start + (1 if cell > 2 else 0)
            middle.put(start, ("▶" if just else "▐") if cell > 2 else "", GOLD if just else WHITE)
            middle.put(at, f"♞{horse}", f"bold {figure}", ground)
            middle.put(at + 2, ("∩" if hoof else "▌") if cell > 3 else "", _HOOF if hoof else WHITE)


def _passed(move: CardPlayed | None) -> set[str]:
    """The cells that the last move came from and passed."""
    if move is None or move.start is None or move.end is None or move.start == move.end:
        return set()
    rows, lanes = int(move.end[1:]) - int(move.start[1:]), LANES.index(move.end[0]) - LANES.index(move.start[0])
    if rows and lanes:
        return {move.start}
    steps, row, lane = max(abs(rows), abs(lanes)), int(move.start[1:]), LANES.index(move.start[0])
    return {f"{LANES[lane + lanes // steps * step]}{row + rows // steps * step}" for step in range(steps)}


def _backdrop(width: int) -> list[Text]:
    """Hills, the stand and the crowd."""
    far, near, people = Row(width, _SKY), Row(width, _HILL), Row(width, _MEADOW)
    stand = range(int(width * 0.56), int(width * 0.84))
    for x in range(width):
        if x in stand:
            far.put(x, "▄", _ROOF)
            near.put(x, "▐" if (x - stand.start) % 3 == 1 else " ", _WINDOW, _WALL)
        else:
            height = int(2.6 + 2.4 * math.sin(x / 13) + 1.4 * math.sin(x / 5 + 2))
            far.put(x, " ▁▂▃▄▅▆▇"[max(0, min(7, height))], _HILL)
            near.put(x, "▗▇▇▖"[x % 11] if x % 11 < 4 else " ", "#2f5d34")
        if width * 0.34 < x < width * 0.9 and (x * 5 + x // 3) % 4:
            people.put(x, "•", f"bold {list(_SILKS.values())[(x * 3 + x // 7) % 8]}")
    return [far.text(), near.text(), people.text()]
