"""The last events in words, as they lie beside a track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from hippodrome.cli.wrapping import wrap


class NewsStyle(NamedTuple):
    """How a game's news look: the margin before the bullet, and colours."""

    margin: str
    bullet: str
    fresh: str
    faded: str


def last_news(news: Sequence[Text], width: int, room: int, style: NewsStyle) -> list[Text]:
    """The last events in words that fit into so many lines, the oldest first; the newest stands out."""
    lines: list[Text] = []
    for at, sentence in enumerate(reversed(news)):
        wrapped = _wrapped(sentence, width, at == 0, style)
        if len(lines) + len(wrapped) > room:
            break
        lines = wrapped + lines
    return lines


def _wrapped(sentence: Text, width: int, newest: bool, style: NewsStyle) -> list[Text]:
    indent = style.margin + "  "
    bullet = Text(f"{style.margin}▸ " if newest else indent, style=style.bullet)
    lines = []
    for line in wrap(sentence, width - len(indent) - len(style.margin)):
        whole = Text(style=style.fresh if newest else style.faded, no_wrap=True)
        whole.append_text(bullet).append_text(line)
        whole.append(" " * max(0, width - whole.cell_len))
        lines.append(whole)
        bullet = Text(indent)
    return lines
