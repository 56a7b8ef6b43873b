"""Parts that all pages of Finish share: the room, the banner, news, the seats and their money."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO

from rich.console import Console, RenderableType
from rich.text import Text

from hippodrome.cli.finish.silks import (
    BARK,
    CREAM,
    LIT,
    MUSTARD,
    ORANGE,
    PAPER,
    PAPER_BOLD,
    PAPER_FADED,
    PAPER_RUST,
    PILL,
    RUST,
    SAND,
    TITLE,
)
from hippodrome.cli.finish.words import Words
from hippodrome.cli.news import NewsStyle
from hippodrome.cli.seats import emblem
from hippodrome.games.finish.views import FinishView

_MEASURE = Console(file=StringIO(), width=400)
NEWS = NewsStyle(" ", PAPER_RUST, PAPER, PAPER_FADED)
"""Only measures and wraps; nothing is printed on it."""
PROMPT_LINES = 3
"""Kept free for a problem, the hint and the answer."""


@dataclass(frozen=True)
class Room:
    """The size of the screen: letters and lines."""

    width: int
    height: int
    full: bool = True


def banner(view: FinishView, words: Words, width: int, what: str) -> list[Text]:
    """Which race of which programme, over three stripes."""
    line = Text(" FINISH ", style=TITLE, no_wrap=True)
    line.append(f" {words.say('finish-race-of', race=view.race, races=view.races)} ", style=PILL)
    line.append(f"  {what}", style=f"not bold {SAND} on {BARK}")
    stripes = 12
    line.truncate(width - stripes, overflow="ellipsis")
    line.append(" " * (width - stripes - line.cell_len), style=TITLE)
    for colour in (RUST, ORANGE, MUSTARD, CREAM):
        line.append(" " * (stripes // 4), style=f"on {colour}")
    return [line]


def filled(line: Text, width: int, style: str = PAPER) -> Text:
    """A line on paper, from edge to edge."""
    whole = Text(no_wrap=True).append_text(line)
    whole.truncate(width, overflow="ellipsis")
    return whole.append(" " * (width - whole.cell_len), style=style)


def lines_of(part: RenderableType, width: int) -> int:
    """How many lines something takes."""
    return len(_MEASURE.render_lines(part, _MEASURE.options.update(width=width)))


def wrapped(said: str, width: int) -> list[str]:
    """A sentence in lines of so many letters at most."""
    return [line.plain.rstrip() for line in Text(said).wrap(_MEASURE, max(1, width))]


def beside(left: Sequence[Text], right: Sequence[Text], width: int, right_width: int, least: int) -> list[Text]:
    """Two papers side by side, filled to the same height, which is `least` lines or more."""
    lines = []
    for at in range(max(least, len(left), len(right))):
        line = filled(left[at] if at < len(left) else Text(""), width - right_width - 1)
        line.append(" ", style=f"on {BARK}")
        lines.append(line.append_text(filled(right[at] if at < len(right) else Text(""), right_width)))
    return lines


def seat_name(words: Words, view: FinishView, seat: int, width: int) -> Text:
    """Whose turn, emblem and name, cut or filled to a width."""
    turn = seat in view.to_act
    line = Text(no_wrap=True).append("▶" if turn else " ", style=PAPER_RUST)
    line.append(f"{emblem(seat)} ", style=PAPER)
    own = seat == words.you
    line.append(words.label(seat), style=LIT if own and turn else PAPER_BOLD if own else PAPER)
    line.truncate(width, overflow="ellipsis")
    return line.append(" " * (width - line.cell_len), style=PAPER)


def strip(said: str, width: int, style: str) -> Text:
    """A title from edge to edge."""
    return filled(Text(f" {said}", style=style), width, style)
