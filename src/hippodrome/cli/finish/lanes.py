"""Draws the board: six lanes from left to right, a square a step, odds along the last five, the finish at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from hippodrome.cli.finish import silks
from hippodrome.cli.finish.scene import Scene
from hippodrome.cli.finish.silks import BARK, BOARD, BROWN, CREAM, GROUND, HORSE_WIDTH, INK, MUSTARD, SAND, WHITE
from hippodrome.cli.finish.words import Words
from hippodrome.cli.seats import emblem, visible
from hippodrome.games.finish.events import Slip
from hippodrome.games.finish.state import LANES, WAITING
from hippodrome.games.finish.views import Runner

_LABEL, _TAIL, _POST, _BEYOND = 3, HORSE_WIDTH - 1, 1, HORSE_WIDTH
_PRICED = 5
"""Squares with odds."""
_PRICED_WIDTH = 3
_LEAST_PANEL, _MOST_PANEL = 22, 40
TWO_LINES = 2 * LANES + 3
"""The height of a board with two lines a lane."""
_ODDS_GROUND = ("#f3d594", "#e9c67c")
_EMPTY = "#6b4124"
_PANEL = (BARK, "#402413")
_TICK, _PAINTED = "#a85f24", "#5c2b0a"


@dataclass(frozen=True)
class Size:
    """How big the board is drawn: letters and lines."""

    width: int
    lane: int
    """Lines of a lane."""
    panel: int
    """Letters for names at the left; 0 where they are painted on the lanes instead."""
    tail: int
    """Letters of lane behind the waiting squares."""
    columns: int
    """Letters for all squares before those with odds."""
    squares: int
    """How many squares that is."""
    length: int

    @property
    def height(self) -> int:
        """Lines in all: odds, lanes, ruler."""
        return 2 + self.lane * LANES + 1

    @property
    def start(self) -> int:
        """Letters before the first square."""
        return self.panel + _LABEL + self.tail

    @property
    def odds(self) -> int:
        """Letters before the first square with odds."""
        return self.start + self.columns

    def column(self, square: int) -> int:
        """The letter where the nose of a horse on this square is."""
        if square > self.length:
            return self.width - 1
        before = self.length - square
        if before < _PRICED:
            return self.odds + (_PRICED - before) * _PRICED_WIDTH - 1
        return self.start + ((square - WAITING + 1) * self.columns - 1) // self.squares


def size_for(length: int, width: int, height: int) -> Size:
    """The biggest board for so many letters and lines."""
    squares = length - _PRICED - WAITING + 1
    room = width - _LABEL - _TAIL - _PRICED * _PRICED_WIDTH - _POST - _BEYOND
    columns = max(1, room // squares) * squares if room >= squares else room
    spare = room - columns
    panel = min(_MOST_PANEL, spare) if spare >= _LEAST_PANEL else 0
    return Size(width, max(1, min(3, (height - 3) // LANES)), panel, _TAIL + spare - panel, columns, squares, length)


def draw(scene: Scene, words: Words, size: Size, stride: int = 0, mine: Slip | None = None) -> list[Text]:
    """The whole board, line by line. `mine` is the reader's own form, to be marked."""
    lines = [_odds(words, size, True), _odds(words, size, False)]
    for lane in range(1, LANES + 1):
        lines += _lane(scene, words, size, lane, stride, mine)
    return [*lines, _ruler(size)]


def _odds(words: Words, size: Size, win: bool) -> Text:
    odds = words.box.odds.win if win else words.box.odds.place
    title = words.say("finish-odds-win" if win else "finish-odds-place")
    line = Text(f"{title} ".rjust(size.odds), style=BOARD, no_wrap=True)
    for value in reversed(odds):
        style = f"bold {INK} on {MUSTARD}" if win else f"{INK} on {SAND}"
        line.append(f"{value:^{_PRICED_WIDTH}}", style=style)
    line.append("▚", style=f"{WHITE} on {INK}")
    goal = words.say("finish-goal") if win else ""
    return line.append(goal[:_BEYOND].center(_BEYOND), style=f"bold {MUSTARD} on {BROWN}")


def _lane(scene: Scene, words: Words, size: Size, lane: int, stride: int, mine: Slip | None) -> list[Text]:
    runner = scene.runners[lane - 1] if lane <= len(scene.runners) else None
    painted = _painted(runner, words, mine) if runner and not size.panel else ""
    cells = [_ground_line(scene, size, lane, at, painted if at == 0 else "", runner is None) for at in range(size.lane)]
    if runner is not None:
        _put_horse(cells, scene, size, lane, stride)
    lines = []
    for at, row in enumerate(cells):
        line = Text(no_wrap=True)
        if size.panel:
            line.append_text(_panel(scene, lane, words, size, at, mine))
        number = f" {lane} " if at == (size.lane - 1) // 2 else "   "
        style = silks.style_of(lane) if runner else f"{SAND} on {_EMPTY}"
        line.append(number, style=style)
        for sign, look in row:
            line.append(sign, style=look)
        lines.append(line)
    return lines


def _ground(size: Size, lane: int, column: int, empty: bool) -> str:
    """The colour of the ground at a letter, counted from the left edge of the whole board."""
    if empty:
        return _EMPTY
    if column < size.odds or column >= size.odds + _PRICED * _PRICED_WIDTH + _POST:
        return GROUND[lane % 2]
    return _ODDS_GROUND[(column - size.odds) // _PRICED_WIDTH % 2]


def _ground_line(scene: Scene, size: Size, lane: int, at: int, painted: str, empty: bool) -> list[tuple[str, str]]:
    """The letters of one line of a lane without its horse, each with its style."""
    edge = size.panel + _LABEL
    cells = [(" ", f"on {_ground(size, lane, column, empty)}") for column in range(edge, size.width)]
    lowest = at == size.lane - 1
    if lowest and not empty:
        for square in range(WAITING, size.length + 1):
            column = size.column(square)
            cells[column - edge] = ("·", f"{_TICK} on {_ground(size, lane, column, empty)}")
    line = size.column(0)
    cells[line - edge] = ("│", f"bold {WHITE} on {_ground(size, lane, line, empty)}")
    if painted:
        for offset, sign in enumerate(painted[: size.columns - 4], line - edge + 2):
            cells[offset] = (sign, f"{_PAINTED} on {_ground(size, lane, edge + offset, empty)}")
    if lowest:
        cross = size.column(scene.crosses[lane - 1])
        cells[cross - edge] = ("✖", f"bold {WHITE if not empty else SAND} on {_cross_ground(size, lane, cross, empty)}")
    post = size.odds + _PRICED * _PRICED_WIDTH - edge
    dark = (lane * size.lane + at) % 2
    cells[post] = ("▚", f"{WHITE} on {INK}" if dark else f"{INK} on {WHITE}")
    return cells


def _cross_ground(size: Size, lane: int, column: int, empty: bool) -> str:
    """Under a white cross the light squares with odds are darker."""
    return GROUND[lane % 2] if column >= size.odds and not empty else _ground(size, lane, column, empty)


def _put_horse(cells: list[list[tuple[str, str]]], scene: Scene, size: Size, lane: int, stride: int) -> None:
    edge = size.panel + _LABEL
    nose = size.column(scene.squares[lane - 1])
    left = nose - HORSE_WIDTH + 1
    if scene.moved == lane and scene.came_from < scene.squares[lane - 1]:
        for column in range(size.column(scene.came_from), left):
            cells[-1][column - edge] = ("∙", f"bold {CREAM} on {_ground(size, lane, column, False)}")
    figure = silks.horse_lines(lane, size.lane, stride if scene.moved == lane else 0, lane in scene.fallen)
    for row, part in zip(cells, figure, strict=True):
        for column, (sign, style) in enumerate(part, left - edge):
            if " on " in style:
                row[column] = (sign, style)
            elif sign != " ":
                row[column] = (sign, f"{style} on {_background(row[column][1])}")


def _background(style: str) -> str:
    return style.rpartition("on ")[2]


def _painted(runner: Runner, words: Words, mine: Slip | None) -> str:
    """What is painted on a lane: the horse, its owner's emblem, and the reader's bets."""
    bets = _bets_on(runner.lane, words, mine)
    return f"{visible(runner.horse)}  {emblem(runner.owner)}" + (f"  {bets}" if bets else "")


def _bets_on(lane: int, words: Words, mine: Slip | None) -> str:
    if mine is None:
        return ""
    said = [f"{words.say('finish-brief-win')} {words.money(mine.win.stake)}"] if mine.win and mine.win.lane == lane else []
    said += [f"{words.say('finish-brief-place')} {words.money(bet.stake)}" for bet in mine.places if bet.lane == lane]
    return " ".join(said)


def _panel(scene: Scene, lane: int, words: Words, size: Size, at: int, mine: Slip | None) -> Text:
    """Names beside a lane: the horse and the reader's bets, its owner and jockey, its numbers."""
    ground = _PANEL[lane % 2]
    line = Text(" ", style=f"{SAND} on {ground}")
    runner = scene.runners[lane - 1] if lane <= len(scene.runners) else None
    bets = _bets_on(lane, words, mine) if at == 0 else ""
    if runner is None:
        line.append("–" if at == 0 else "")
    elif at == 0:
        line.append(visible(runner.horse), style=f"bold {CREAM}")
    elif at == 1:
        line.append(f"{emblem(runner.owner)} {words.label(runner.owner)} · {visible(runner.jockey)}")
    else:
        now = (scene.round - 1) % len(words.paces(runner)) if scene.round else -1
        for number, pace in enumerate(words.paces(runner)):
            line.append(f"{pace:>2} ", style=f"bold {INK} on {MUSTARD}" if number == now else MUSTARD).append(" ")
    room = size.panel - (len(bets) + 2 if bets else 0)
    line.truncate(room - 1, overflow="ellipsis")
    line.append(" " * (room - line.cell_len))
    return line.append(f" {bets} ", style=f"bold {INK} on {MUSTARD}") if bets else line


def _ruler(size: Size) -> Text:
    """The lower edge, with the number of every tenth square."""
    signs = [" "] * size.width
    marks: Sequence[int] = [0, *range(10, size.length - 2, 10), size.length]
    for square in marks:
        for offset, sign in enumerate(reversed(str(square))):
            signs[size.column(square) - offset] = sign
    return Text("".join(signs), style=BOARD, no_wrap=True)
