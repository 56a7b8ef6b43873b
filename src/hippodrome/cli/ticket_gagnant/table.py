"""The whole table on one screen: the scene leads, paper lies beside it. Wide terminals have the seats at the side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hippodrome.cli.colours import BANNER, LIT, PAPER, PAPER_FADED, PILL
from hippodrome.cli.news import NewsStyle, last_news
from hippodrome.cli.ticket_gagnant import paper, track
from hippodrome.cli.ticket_gagnant.scene import LANES, Scene
from hippodrome.cli.ticket_gagnant.words import Words
from hippodrome.games.ticket_gagnant.views import TicketView

NEWS = NewsStyle("", PAPER, PAPER, PAPER_FADED)
"""Only measures and wraps; nothing is printed on it."""
SIDE = 33
_PROMPT_LINES = 4
_LEAST_NEWS, _MOST_NEWS = 2, 8


@dataclass(frozen=True)
class Room:
    """The size of the screen: letters and lines."""

    width: int
    height: int
    scenery: bool = True

    def wide(self, rows: int) -> bool:
        """Whether the seats go beside the track: if it is still drawn with whole horses then."""
        return track.shows_horses(rows, self.width - SIDE - 1)

    def scene(self, scene: Scene, width: int, height: int) -> track.Size:
        """The biggest scene for a part of the room."""
        return track.size_for(scene.track.rows, width, height if self.scenery else min(height, 2 + len(LANES)), self.scenery)


@dataclass(frozen=True)
class Page:
    """What is on the table, for one reader."""

    view: TicketView
    scene: Scene
    news: Sequence[Text] = ()
    options: Sequence[Text] = ()
    """The ways to play a picked card, in words."""
    barred: Sequence[Text] = ()
    """The ways that a rule forbids."""
    picked: int | None = None
    show_hand: bool = True
    menu: Sequence[Text] = ()
    """A choice of the first player, and what there is to choose from."""


def lay(page: Page, words: Words, room: Room) -> RenderableType:
    """The table, cut to fit the room."""
    low = _below(page, words, room)
    for_scene = room.height - 1 - low.lines - _PROMPT_LINES
    if not room.wide(page.scene.track.rows):
        return _narrow(page, words, room, low, for_scene)
    size = room.scene(page.scene, room.width - SIDE - 1, for_scene)
    grid = Table.grid(padding=0)
    grid.add_column(width=size.width)
    grid.add_column(width=1)
    grid.add_column(width=SIDE)
    grid.add_row(track.draw(page.scene, words.box, size), "", _side(page, words, size.height))
    return Group(banner(page.view, words, room.width), grid, *low.parts)


def banner(view: TicketView, words: Words, width: int) -> Text:
    """Which race of which meeting."""
    race = words.say("race-of", race=view.race, races=view.races)
    discipline = words.say(f"ticket-gagnant-discipline-{view.discipline}") if view.phase != "discipline" else "…"
    line = Text(" Hippodrome ", style=f"bold {BANNER}", no_wrap=True)
    line.append(f" {race} · {discipline} ", style=PILL)
    line.append(f"  {words.game_name()} {view.edition} ", style=BANNER)
    line.truncate(width)
    return line.append(" " * (width - line.cell_len), style=BANNER)


@dataclass(frozen=True)
class _Below:
    """What lies under the scene, and how many lines it takes."""

    parts: tuple[RenderableType, ...]
    lines: int


def _narrow(page: Page, words: Words, room: Room, low: _Below, for_scene: int) -> RenderableType:
    seats = _seat_rows(page.view, words, room.width)
    spare = for_scene - len(seats) - 9
    if page.options and spare < 0:
        seats, spare = [], spare + len(seats)  # choosing matters more than the standings
    news = last_news(page.news, room.width, _lines_for_news(for_scene - len(seats), page.scene, room), NEWS)
    size = room.scene(page.scene, room.width, for_scene - len(seats) - len(news))
    parts: list[RenderableType] = [banner(page.view, words, room.width), track.draw(page.scene, words.box, size)]
    return Group(*parts, *seats, *news, *low.parts)


def _lines_for_news(lines: int, scene: Scene, room: Room) -> int:
    """How many of these lines the scene can do without: it leads, but the last words should be heard."""
    for lane in (3, 2, 1) if room.scenery and track.shows_horses(scene.track.rows, room.width) else (1,):
        spare = lines - 2 - lane * len(LANES)
        if spare >= _LEAST_NEWS:
            return min(_MOST_NEWS, spare - 3 if spare >= _LEAST_NEWS + 3 else spare)
    return max(0, lines - 2 - len(LANES))


def _seat_rows(view: TicketView, words: Words, width: int) -> list[Text]:
    """The seats, two on a line."""
    half = width // 2
    rows = []
    for left in range(0, view.seats, 2):
        row = paper.seat_line(words, view, left, half)
        if left + 1 < view.seats:
            row.append_text(paper.seat_line(words, view, left + 1, width - half))
        row.append(" " * max(0, width - row.cell_len), style=PAPER)
        rows.append(row)
    return rows


def _side(page: Page, words: Words, height: int) -> Group:
    """Seats and news beside the scene, as high as the scene."""
    lines: list[Text] = []
    for seat in range(page.view.seats):
        lines += paper.seat_lines(words, page.view, seat, SIDE)
        if page.view.seats < 5 and height >= 14:
            lines.append(Text("╌" * SIDE, style=PAPER_FADED))
    lines = lines[:height]
    for line in last_news(page.news, SIDE - 2, height - len(lines), NEWS):
        lines.append(Text(" ", style=PAPER).append_text(line).append(" ", style=PAPER))
    lines += [Text(" " * SIDE, style=PAPER) for _ in range(height - len(lines))]
    return Group(*lines)


def _below(page: Page, words: Words, room: Room) -> _Below:
    parts: list[RenderableType] = [filled(line, room.width) for line in page.menu]
    count = len(page.menu)
    if page.options:
        columns = 2 if len(page.options) > 3 else 1
        parts.append(_in_columns(page.options, columns, room.width))
        count += -(-len(page.options) // columns)
    parts += page.barred
    count += len(page.barred)
    if page.show_hand and page.view.seat is not None and (page.view.hand or page.view.ticket):
        parts += _papers(page, words, room)
        count += paper.HAND_LINES + 1
    return _Below(tuple(parts), count)


def _papers(page: Page, words: Words, room: Room) -> list[RenderableType]:
    """The hand, and one's own ticket at its right."""
    cards = paper.hand(words.box, page.view.hand, page.picked)
    own = paper.ticket(words, page.view.ticket)
    lines: list[RenderableType] = [Text("")]
    for left, right in zip(cards, own, strict=True):
        gap = room.width - left.cell_len - right.cell_len - 1
        lines.append(Text(" ", no_wrap=True).append_text(left).append(" " * max(1, gap)).append_text(right))
    return lines


def _in_columns(options: Sequence[Text], columns: int, width: int) -> RenderableType:
    grid = Table.grid(padding=0)
    each = width // columns
    per_column = -(-len(options) // columns)
    for _ in range(columns):
        grid.add_column(width=each, no_wrap=True, overflow="ellipsis")
    for row in range(per_column):
        places = range(row, per_column * columns, per_column)
        grid.add_row(*[options[at] if at < len(options) else Text("") for at in places])
    return Padding(grid, (0, 0))


def filled(line: Text, width: int) -> Text:
    """A line on paper, from edge to edge."""
    line = line.copy()
    line.no_wrap, line.overflow = True, "ellipsis"
    return line.append(" " * max(0, width - line.cell_len), style=PAPER)


def lit_option(letter: str, said: Text) -> Text:
    """One way to play a card, with its letter."""
    return Text(no_wrap=True).append(f" {letter} ", style=LIT).append(" ").append_text(said)
