"""Parts that the pages share: the room, lines on paper, the banner, the seats and their money."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO

from rich.console import Console, RenderableType
from rich.text import Text

from hippodrome.cli.news import NewsStyle
from hippodrome.cli.seats import emblem
from hippodrome.cli.triple_couronne.silks import (
    BOARD,
    GOLD,
    INK,
    LIT,
    PAPER,
    PAPER_BOLD,
    PAPER_FADED,
    PAPER_RUST,
    PLAIN,
    SCREEN,
    SCREEN_BOLD,
)
from hippodrome.cli.triple_couronne.words import Words
from hippodrome.cli.wrapping import wrap
from hippodrome.games.triple_couronne.views import TripleCouronneView

_MEASURE = Console(file=StringIO(), width=400)
"""Only measures; nothing is printed on it."""
NEWS = NewsStyle(" ", PAPER_RUST, PAPER, PAPER_FADED)
PROMPT_LINES = 3
"""Kept free for a problem, the hint and the answer."""
_BARS = " ▁▂▃▅▆█"
"""A move of 1 to 6 squares."""
NARROW = 76


@dataclass(frozen=True)
class Room:
    """The size of the screen: letters and lines."""

    width: int
    height: int
    full: bool = True


def filled(line: Text, width: int, style: str = PAPER) -> Text:
    """A line on paper, from edge to edge."""
    whole = Text(no_wrap=True).append_text(line)
    whole.truncate(width, overflow="ellipsis")
    return whole.append(" " * (width - whole.cell_len), style=style)


def strip(said: str, width: int, style: str, right: str = "") -> Text:
    """A title from edge to edge, with something at its right end if there is room."""
    line = Text(f" {said}", style=style, no_wrap=True)
    if right and line.cell_len + len(right) + 3 <= width:
        line.append(" " * (width - line.cell_len - len(right) - 1)).append(f"{right} ")
    return filled(line, width, style)


def wrapped(said: str, width: int) -> list[str]:
    """A sentence in lines of so many letters at most."""
    return [line.plain for line in wrap(Text(said), width)]


def lines_of(part: RenderableType, width: int) -> int:
    """How many lines something takes."""
    return len(_MEASURE.render_lines(part, _MEASURE.options.update(width=width)))


def cut(text: str, width: int) -> str:
    """Text in a column, with at least one blank behind it."""
    return f"{text if len(text) < width else text[: max(0, width - 2)] + '…':<{width}}"


def profile(moves: Sequence[int]) -> str:
    """Twelve moves as bars, so that a character shows at a glance."""
    return "".join(_BARS[max(0, min(6, move))] for move in moves)


def digits(moves: Sequence[int]) -> str:
    """Twelve moves as figures."""
    return "".join(str(move) for move in moves)


def banner(view: TripleCouronneView, words: Words, width: int, what: str) -> Text:
    """Which race of which programme, and what is going on, as on a display board."""
    line = Text(no_wrap=True).append(f" {words.say('triple-couronne-banner')} ", style=f"bold {BOARD} on {GOLD}")
    if view.race:
        day = view.programme[view.race - 1]
        line.append(f" {words.say('triple-couronne-race-of', race=view.race, races=view.races)} ", style=SCREEN_BOLD)
        line.append(f"{words.plain(day.name)} ", style=SCREEN)
    else:
        line.append(f" {words.programme(view.edition)} ", style=SCREEN_BOLD)
    line.append(f"· {what}", style=SCREEN)
    return filled(line, width, SCREEN)


def about_race(view: TripleCouronneView, words: Words, width: int) -> list[Text]:
    """Who may run in the race, and for how much."""
    if not view.race:
        return []
    day = view.programme[view.race - 1]
    players = max(2, view.players)
    prizes = " / ".join(words.money(prize) for prize in day.prizes[players - 2])
    said = f"{words.condition(day)} · {words.say('triple-couronne-prizes', prizes=prizes)}"
    if view.fee:
        said += f" · {words.say('triple-couronne-fee-each', fee=words.francs(view.fee))}"
    return [filled(Text(f" {line}", style=PLAIN), width, PLAIN) for line in wrapped(said, width - 2)]


def seats(view: TripleCouronneView, words: Words, width: int) -> list[Text]:
    """Everybody's money and horses, two seats on a line."""
    lines = []
    half = width // 2 if width >= NARROW else width
    per_line = 2 if width >= NARROW else 1
    for left in range(0, view.seats, per_line):
        line = Text(no_wrap=True)
        for seat in range(left, min(left + per_line, view.seats)):
            line.append_text(filled(_seat(view, words, seat, half), half))
        lines.append(filled(line, width))
    return lines


def _seat(view: TripleCouronneView, words: Words, seat: int, width: int) -> Text:
    line = seat_name(view, words, seat, width - 19)
    if not view.in_game[seat]:
        return line.append(f" {words.say('triple-couronne-gone')}", style=PAPER_FADED)
    owned = sum(horse.owner == seat for horse in view.horses)
    line.append(f"{words.francs(view.cash[seat]):>13}", style=PAPER_BOLD)
    line.append(f" ♞{owned}", style=PAPER_FADED)
    if view.asked and view.asked[seat]:
        line.append(" ✓" if view.sealed[seat] else " …", style=PAPER_RUST if view.sealed[seat] else PAPER_FADED)
    return line


def seat_name(view: TripleCouronneView, words: Words, seat: int, width: int) -> Text:
    """Whose turn, emblem and name, cut or filled to a width."""
    turn = seat in view.to_act and not view.asked
    own = seat == words.you
    line = Text(no_wrap=True).append("▶" if turn else " ", style=PAPER_RUST).append(f"{emblem(seat)} ", style=PAPER)
    line.append(words.label(seat), style=LIT if own and turn else PAPER_BOLD if own else PAPER)
    line.truncate(width, overflow="ellipsis")
    return line.append(" " * (width - line.cell_len), style=PAPER)


def boxed(said: str, width: int) -> list[Text]:
    """A word to somebody new, set apart by a rule at its left."""
    style = f"{INK} on #efe3bd"
    lines = []
    for at, line in enumerate(wrapped(said, width - 6)):
        mark = Text().append(" ☞ " if at == 0 else "   ", style=f"bold {style}")
        lines.append(filled(mark.append(line, style=style), width, style))
    return lines
