"""Draws the course, unrolled: a line for each runner, from the start at the left to the finish at the right.

Start and finish are straight across the lanes. An outer lane has more squares in every bend; there the inner ones show turf.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from hippodrome.cli.seats import emblem
from hippodrome.cli.triple_couronne.layout import cut, filled
from hippodrome.cli.triple_couronne.scene import Scene, Spot
from hippodrome.cli.triple_couronne.silks import (
    BOARD,
    DOT,
    FADED,
    GOLD,
    INFIELD,
    INK,
    LIT,
    RED,
    SAND,
    SCREEN,
    SCREEN_BOLD,
    SCREEN_FADED,
    TURF,
    WHITE,
    YELLOW,
)
from hippodrome.cli.triple_couronne.words import Words, readable
from hippodrome.games.triple_couronne.box import AGES, COLOURS

_BENDS = (0.17, 0.36, 0.66, 0.85)
"""Where the four corners of the course are, as parts of a lap."""
_WAITING, _BEYOND = 5, 4
"""Letters behind the start line and beyond the finish."""
_PANEL, _NARROW_PANEL = 23, 4
_JOCKEY = 22
"""Letters for the name of a jockey, where there is room for it."""
_SIGNS = {".": ("·", DOT), "y": ("○", f"bold {YELLOW}"), "r": ("●", f"bold {RED}")}
"""Plain, yellow and red squares."""
_FIGURE = "▗##▟▘"
"""A horse with its number on the saddle cloth, its nose at the right."""
_COATS = ("#5b2f16", "#2e2019", "#8a5a33", "#4a4440")
_TABLE = 26
"""Letters for a horse in the table of a big field."""


def columns(finishes: Sequence[int]) -> list[list[int]]:
    """Per lane, for every square from the start line (0) to the finish, the column in which it is drawn."""
    shortest, longest = min(finishes), max(finishes)
    bends = [round(shortest * part) for part in _BENDS]
    widest = _shares(longest - shortest)
    drawn = []
    for finish in finishes:
        lane, column, mine = [0], 0, _shares(finish - shortest)
        for square in range(1, shortest + 1):
            column += 1
            lane.append(column)
            for at, bend in enumerate(bends):
                if square == bend:
                    lane += [column + more for more in range(1, mine[at] + 1)]
                    column += widest[at]
        drawn.append(lane)
    return drawn


def _shares(squares: int) -> list[int]:
    """The squares that a lane has more than the innermost, by bend."""
    return [squares * (at + 1) // len(_BENDS) - squares * at // len(_BENDS) for at in range(len(_BENDS))]


@dataclass(frozen=True)
class Size:
    """How big the course is drawn, in letters."""

    width: int
    panel: int
    """For numbers and names at the left."""
    lanes: list[list[int]]
    room: int
    """From the start line to the finish."""

    @property
    def start(self) -> int:
        """Letters before the start line."""
        return self.panel + _WAITING

    def at(self, lane: int, square: int) -> int:
        """The letter at which a square of a lane is drawn."""
        squares = self.lanes[lane]
        longest = max(squares[-1] for squares in self.lanes)
        return self.start + squares[min(square, len(squares) - 1)] * self.room // longest


def size_for(finishes: Sequence[int], width: int) -> Size:
    """The biggest course for so many letters: whole letters a square, unless there is not even one."""
    lanes = columns(finishes)
    longest = max(lane[-1] for lane in lanes)
    panel = _PANEL if width - _PANEL - _WAITING - _BEYOND - 1 >= longest else _NARROW_PANEL
    room = width - panel - _WAITING - _BEYOND - 1
    if room >= longest:
        spare = room - longest * min(2, room // longest)
        room -= spare
        panel += _JOCKEY if spare >= _JOCKEY else 0
    return Size(width, panel, lanes, room)


def draw(scene: Scene, words: Words, width: int, most: int | None = None) -> list[Text]:
    """The course and its runners, with a line for each; or as they look best in so many lines, if they can be that few."""
    size = size_for(words.box.track.finish, width)
    if most is not None and len(scene.spots) + 1 > most:
        return _field(scene, words, size, most)
    lines = [_ruler(words, size)]
    tall = most is not None and 2 * len(scene.spots) + 1 <= most and size.panel >= _PANEL
    for at, spot in enumerate(scene.spots):
        first = at == 0 or _age(words, scene.spots[at - 1]) != _age(words, spot)
        lines += _tall_row(scene, words, size, spot, first) if tall else [_row(scene, words, size, spot, first)]
    return lines


def bare(words: Words, width: int) -> list[Text]:
    """The empty course: its four lanes with their squares."""
    size = size_for(words.box.track.finish, width)
    lines = [_ruler(words, size)]
    for lane, age in enumerate(AGES):
        row = _ground(words, size, lane)
        line = Text(no_wrap=True).append(cut(f" {words.say('triple-couronne-years', age=age)}", size.panel), style=SCREEN)
        lines.append(_joined(line, row, size))
    return lines


def _age(words: Words, spot: Spot) -> int:
    return words.card(spot.horse).age


def _lane(words: Words, spot: Spot) -> int:
    return AGES.index(_age(words, spot))


def _ruler(words: Words, size: Size) -> Text:
    """The upper edge: where the bends and the straights are."""
    signs = [" "] * size.width
    finish = size.at(0, len(size.lanes[0]) - 1)
    points = [size.start, *(size.start + int(part * (finish - size.start)) for part in _BENDS), finish]
    marks = (
        (points[0], "triple-couronne-ruler-start"),
        ((points[1] + points[2]) // 2, "triple-couronne-ruler-bend"),
        ((points[2] + points[3]) // 2, "triple-couronne-ruler-far"),
        ((points[3] + points[4]) // 2, "triple-couronne-ruler-bend"),
        (points[5], "triple-couronne-ruler-finish"),
    )
    for middle, key in marks:
        said = words.say(key)
        left = max(0, min(middle - len(said) // 2 + 1, size.width - len(said)))
        if all(sign == " " for sign in signs[max(0, left - 1) : left + len(said) + 1]):
            signs[left : left + len(said)] = said
    return Text("".join(signs), style=SCREEN_FADED, no_wrap=True)


def _ground(words: Words, size: Size, lane: int) -> list[tuple[str, str]]:
    """The letters of a lane without horses, from behind the start line to beyond the finish."""
    turf = TURF[lane % 2]
    finish = size.at(lane, len(size.lanes[lane]) - 1)
    row = [(" ", f"on {turf}")] * _WAITING + [(" ", f"on {INFIELD}")] * (finish - size.start)
    for square, sign in enumerate(words.box.squares.lanes[lane], 1):
        shown, style = _SIGNS[sign]
        row[size.at(lane, square) - size.panel] = (shown, f"{style} on {turf}")
    if size.room > max(squares[-1] for squares in size.lanes):
        for square in range(1, len(size.lanes[lane]) - 1):  # between squares that are two letters wide
            row[size.at(lane, square) - 1 - size.panel] = (" ", f"on {turf}")
        row[finish - 1 - size.panel] = (" ", f"on {turf}")
    row[_WAITING] = ("│", f"bold {WHITE} on {turf}")
    return [*row, ("▚", f"{WHITE} on {INK}"), *[(" ", f"on {turf}")] * _BEYOND]


def _joined(line: Text, row: Sequence[tuple[str, str]], size: Size) -> Text:
    for sign, style in row:
        line.append(sign, style=style)
    return filled(line, size.width, f"on {BOARD}")


def _row(scene: Scene, words: Words, size: Size, spot: Spot, first: bool) -> Text:
    """A runner in its lane."""
    lane = _lane(words, spot)
    row = _ground(words, size, lane)
    _trail(row, size, lane, spot)
    _put(row, words, size, lane, spot, True)
    return _joined(_panel(scene, words, size, spot, first), row, size)


def _tall_row(scene: Scene, words: Words, size: Size, spot: Spot, first: bool) -> list[Text]:
    """A runner on two lines: the horse itself over the squares, and its twelve numbers under its name."""
    lane = _lane(words, spot)
    turf = TURF[lane % 2]
    sky = [(" ", style) for _, style in _ground(words, size, lane)]
    row = _ground(words, size, lane)
    _trail(row, size, lane, spot)
    _put(sky, words, size, lane, spot, True)
    if spot.running:
        nose = _nose(size, lane, spot)
        coat = f"{_COATS[words.number(spot.horse) % len(_COATS)]} on {turf}"
        number = words.disc(spot.horse).plain
        for at, sign in enumerate(_FIGURE):
            cloth = sign == "#"
            sky[nose - len(_FIGURE) + 1 + at] = (number[at - 1], str(words.disc(spot.horse).style)) if cloth else (sign, coat)
    post = len(row) - _BEYOND - 1
    sky[post], sky[_WAITING] = ("▚", f"{INK} on {WHITE}"), row[_WAITING]
    return [_joined(_panel(scene, words, size, spot, first), sky, size), _joined(_numbers(scene, words, size, spot), row, size)]


def _numbers(scene: Scene, words: Words, size: Size, spot: Spot) -> Text:
    """The horse's twelve moves, the present one lit."""
    line = Text("   ", style=SCREEN_FADED, no_wrap=True)
    for number, move in enumerate(words.card(spot.horse).moves, 1):
        now = scene.move > 0 and number == (scene.move - 1) % 12 + 1 and spot.running
        line.append(str(move), style=LIT if now else SCREEN_FADED)
    return filled(line, size.panel, SCREEN)


def _panel(scene: Scene, words: Words, size: Size, spot: Spot, first: bool) -> Text:
    """Number, name, who leads it, and at the first of a lane the age that runs there."""
    own = spot.seat is not None and spot.seat == words.you
    style = SCREEN_FADED if spot.out else SCREEN_BOLD if own else SCREEN
    line = (
        Text(no_wrap=True).append_text(words.disc(spot.horse)).append("▸" if scene.turn == spot.horse else " ", style=SCREEN_BOLD)
    )
    if size.panel < _PANEL:
        return filled(line, size.panel, SCREEN)
    line.append(cut(readable(spot.horse), 17), style=style)
    line.append(emblem(spot.seat) if spot.seat is not None else " ", style=style)
    line.append(f" {_age(words, spot)}" if first else "  ", style=SCREEN_FADED)
    if size.panel > _PANEL:
        line.append(f" {readable(spot.jockey or '')}", style=SCREEN_FADED)
    return filled(line, size.panel, SCREEN)


def _trail(row: list[tuple[str, str]], size: Size, lane: int, spot: Spot) -> None:
    """Where it came from in this move."""
    if not spot.moved or spot.square == spot.came_from:
        return
    back = spot.square < spot.came_from
    left, right = sorted((size.at(lane, spot.came_from), size.at(lane, spot.square)))
    for at in range(left + 1, right):
        sign, style = row[at - size.panel]
        if sign in (" ", "·"):
            row[at - size.panel] = ("‹" if back else "-", f"{WHITE} on {style.rpartition('on ')[2]}")


def _put(row: list[tuple[str, str]], words: Words, size: Size, lane: int, spot: Spot, alone: bool) -> None:
    """The horse's number, with its nose on its square; if it is alone on its line, also its place, or what it carries."""
    if spot.place:
        for at, sign in enumerate(words.place(spot.place)[:_BEYOND] if alone else ""):
            row[len(row) - _BEYOND + at] = (sign, f"bold {INK} on {GOLD}")
        return
    nose = _nose(size, lane, spot)
    if spot.out:
        row[nose] = ("✖", f"bold {SAND} on {FADED}")
        return
    figure = words.disc(spot.horse)
    style = str(figure.style)
    for at, sign in enumerate(figure.plain):
        row[nose - 1 + at] = (sign, style)
    turf = TURF[lane % 2]
    carried = "»" * bool(spot.strides) + "◊" * bool(spot.shields) + "✚" * spot.injured
    for at, sign in enumerate(carried[:_BEYOND] if alone else ""):
        row[len(row) - _BEYOND + at] = (sign, f"bold {WHITE} on {turf}")


def _nose(size: Size, lane: int, spot: Spot) -> int:
    """The letter of a lane at which a horse ends; behind the start line, one before it."""
    return size.at(lane, spot.square) - size.panel - (1 if spot.square == 0 else 0)


# A field that is too big for a line each


def _field(scene: Scene, words: Words, size: Size, most: int) -> list[Text]:
    """A few lines for each lane, and a table of everybody from the front."""
    lanes = sorted({_lane(words, spot) for spot in scene.spots})
    per_line = max(1, size.width // _TABLE)
    table = _table(scene, words, size.width, per_line)[: max(0, most - 1 - len(lanes))]
    each = max(1, min(6, (most - 1 - len(table)) // len(lanes)))
    lines = [_ruler(words, size)]
    for lane in lanes:
        rows = [_ground(words, size, lane) for _ in range(each)]
        spots = [spot for spot in scene.spots if _lane(words, spot) == lane and not spot.place]
        for spot in spots:
            _put(rows[COLOURS.index(words.card(spot.horse).colour) % each], words, size, lane, spot, False)
        for at, row in enumerate(rows):
            age = f" {words.say('triple-couronne-years', age=AGES[lane])}" if at == 0 and size.panel >= _PANEL else ""
            lines.append(_joined(Text(no_wrap=True).append(cut(age, size.panel), style=SCREEN_FADED), row, size))
    return lines + table


def _table(scene: Scene, words: Words, width: int, per_line: int) -> list[Text]:
    """Everybody from the front, with the squares that are left."""
    standing = scene.standing()
    lines = []
    for left in range(0, len(standing), per_line):
        line = Text(no_wrap=True)
        for spot in standing[left : left + per_line]:
            own = spot.seat is not None and spot.seat == words.you
            style = SCREEN_FADED if spot.out else SCREEN_BOLD if own else SCREEN
            each = Text(" ", style=SCREEN).append_text(words.disc(spot.horse))
            each.append(f" {emblem(spot.seat) if spot.seat is not None else ' '} ", style=style)
            each.append(cut(readable(spot.horse), 15), style=style)
            far = "✖" if spot.out else words.place(spot.place) if spot.place else f"−{spot.to_go}"
            line.append_text(filled(each.append(far, style=style), width // per_line, SCREEN))
        lines.append(filled(line, width, SCREEN))
    return lines
