"""Draws a scene: the race runs from left to right, lane a along the upper rail, which is the riders' left."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from hippodrome.cli.colours import GOLD, INK, LIT, WHITE
from hippodrome.cli.ticket_gagnant import silks
from hippodrome.cli.ticket_gagnant.scene import LANES, Scene, cell_at
from hippodrome.cli.ticket_gagnant.scenery import backdrop
from hippodrome.games.ticket_gagnant.box import Box

TURF = ("#4f9a58", "#478f50")
POZZOLANA = ("#b06a4e", "#a66147")
RIVER = "#3f7fae"
BORDER = "#24502e"
_ON_BORDER = f"#cfe3c8 on {BORDER}"
_RAIL = f"{WHITE} on {BORDER}"
_HEDGE = "bold #86c46f on #1d4527"
_LABEL = 3
_WIDEST_CELL = 9
_LEAST_CELL = 2
_ROOM_FOR_A_HORSE = 5


@dataclass(frozen=True)
class Size:
    """How big a scene is drawn."""

    width: int
    cell: int
    """The width of a cell, in letters."""
    lane: int
    """The height of a lane, in lines."""
    backdrop: int
    """Lines of scenery above the rail."""
    margin: int
    """The width of the grass before the first row."""

    @property
    def height(self) -> int:
        """Lines in all."""
        return self.backdrop + 2 + self.lane * len(LANES)


def size_for(rows: int, width: int, height: int, scenery: bool = True) -> Size:
    """The biggest scene that fits into so many letters and lines; it never gets lower than nine lines."""
    cell = max(_LEAST_CELL, min(_WIDEST_CELL, _cell_width(rows, width)))
    lane = max(1, min(3, (height - 2) // len(LANES))) if cell >= _ROOM_FOR_A_HORSE else 1
    left = height - 2 - lane * len(LANES)
    spare = max(0, width - _LABEL - 4 - rows * cell)
    return Size(max(width, _LABEL + 4 + rows * cell), cell, lane, 3 if left >= 3 and scenery else 0, spare // 2)


def _cell_width(rows: int, width: int) -> int:
    return (width - _LABEL - 4) // rows


def shows_horses(rows: int, width: int) -> bool:
    """Whether cells are wide enough for a horse, not only its number."""
    return _cell_width(rows, width) >= _ROOM_FOR_A_HORSE


def draw(scene: Scene, box: Box, size: Size) -> Text:
    """The whole scene."""
    lines = [*backdrop(size.width, size.backdrop), _rail(size)]
    for lane in range(len(LANES)):
        lines += _lane(scene, box, size, lane)
    lines.append(_ruler(scene, size))
    return Text("\n").join(lines)


def _separators(scene: Scene) -> dict[int, str]:
    """Per row what stands between it and the next: a hedge or the dashed line."""
    between = dict.fromkeys(scene.track.hedges, "hedge")
    between[scene.track.rows - 1] = "line"
    return between


def _rail(size: Size) -> Text:
    return Text("━" * size.width, style=_RAIL, no_wrap=True)


def _lane(scene: Scene, box: Box, size: Size, lane: int) -> list[Text]:
    between = _separators(scene)
    lines = [Text(no_wrap=True) for _ in range(size.lane)]
    for at, line in enumerate(lines):
        line.append(" " * size.margin + (f" {LANES[lane]} " if at == (size.lane - 1) // 2 else " " * _LABEL), style=_ON_BORDER)
    for row in range(1, scene.track.rows + 1):
        for at, part in enumerate(_cell(scene, box, size, row, lane)):
            lines[at].append_text(part)
            if between.get(row) == "hedge":
                lines[at].append("♣", style=_HEDGE)
            elif between.get(row) == "line":
                dark = (lane * size.lane + at) % 2
                lines[at].append("┆", style=f"{WHITE} on {INK}" if dark else f"{INK} on {WHITE}")
    for line in lines:
        line.append(" " * (size.width - line.cell_len), style=_ON_BORDER)
    return lines


def _cell(scene: Scene, box: Box, size: Size, row: int, lane: int) -> list[Text]:
    cell = cell_at(row, lane)
    harness = scene.discipline == "harness"
    ground = (POZZOLANA if harness else TURF)[(row + lane) % 2]
    horse, letter = scene.horse_on(cell), scene.lit.get(cell)
    hoof = cell in scene.track.hoofprints
    if letter is not None:
        return _lit(box, size, letter, horse, hoof)
    if horse is not None:
        move = scene.move
        moved = move is not None and horse in (move.horse, move.pushed)
        lines = silks.horse_lines(box, horse, ground, size.cell, size.lane, moved, harness)
        return [_hoofed(line, size.cell, ground, hoof and at == size.lane - 1) for at, line in enumerate(lines)]
    if row == scene.track.river_row:
        return [Text("≈" * size.cell, style=f"#a9d3ea on {RIVER}") for _ in range(size.lane)]
    if cell in scene.path():
        sign, style = "∙", f"bold {GOLD} on {ground}"
    elif hoof:
        sign, style = "∩∩" if size.cell > 2 else "∩", f"bold #5b2a1c on {ground}"
    else:
        sign, style = "·", f"{'#c98a70' if harness else '#66b06d'} on {ground}"
    return _in_the_middle(Text(sign.center(size.cell), style=style), size, f"on {ground}")


def _lit(box: Box, size: Size, letter: str, horse: int | None, hoof: bool) -> list[Text]:
    """A cell that may be chosen: its letter, and what is on it."""
    text = Text(letter if size.cell < 3 else f"({letter})", style=LIT)
    room = size.cell - text.cell_len
    if horse is not None and room > 0:
        text.append(f"♞{horse}" if room > 1 else str(horse), style=silks.style_of(box, horse))
    elif hoof and room > 0:
        text.append("∩", style=LIT)
    text = Text(" " * ((size.cell - text.cell_len) // 2), style=LIT).append_text(text)
    text.append(" " * (size.cell - text.cell_len), style=LIT)
    return _in_the_middle(text, size, LIT)


def _in_the_middle(line: Text, size: Size, ground: str) -> list[Text]:
    lines = [Text(" " * size.cell, style=ground) for _ in range(size.lane)]
    lines[(size.lane - 1) // 2] = line
    return lines


def _hoofed(line: Text, width: int, ground: str, hoof: bool) -> Text:
    """A horse's line, with a hoofprint showing beside it if it stands on one."""
    if not hoof:
        return line
    line.truncate(width - 1)
    return line.append("∩", style=f"bold #5b2a1c on {ground}")


def _ruler(scene: Scene, size: Size) -> Text:
    """The lower rail, with the numbers of the rows; the start row stands out."""
    between = _separators(scene)
    line = Text(" " * (size.margin + _LABEL), style=_ON_BORDER, no_wrap=True)
    for row in range(1, scene.track.rows + 1):
        figure = str(row) if size.cell > 2 or row < 10 or row % 2 == 0 else ""
        start = row == scene.track.start_row
        style = f"bold {GOLD} on {BORDER}" if start else _ON_BORDER
        line.append((f"{row}▸" if start else figure).center(size.cell)[: size.cell], style=style)
        if row in between:
            line.append("┃" if between[row] == "hedge" else "┆", style=_ON_BORDER)
    line.append(" " * (size.width - line.cell_len), style=_ON_BORDER)
    return line
