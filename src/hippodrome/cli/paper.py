"""Lines on paper: what tables and scenes are laid out with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO

from rich.console import Console, RenderableType
from rich.text import Text

from hippodrome.cli import colours
from hippodrome.cli.wrapping import wrap

_MEASURE = Console(file=StringIO(), width=400)
"""Only measures; nothing is printed on it."""
_BARS = " ▁▂▃▄▅▆▇█"


@dataclass(frozen=True)
class Room:
    """The size of the screen: letters and lines. Without a full screen everything scrolls, and nothing is animated."""

    width: int
    height: int
    full: bool = True

    def less(self, lines: int) -> Room:
        """What is left under so many lines."""
        return Room(self.width, self.height - lines, self.full)


@dataclass(frozen=True)
class Palette:
    """The colours of a game."""

    ink: str = colours.INK
    cream: str = colours.CREAM
    faded_ink: str = colours.FADED
    accent: str = colours.RUST
    gold: str = colours.GOLD
    board: str = colours.INK
    on_board: str = colours.CREAM

    @property
    def paper(self) -> str:
        """What is written on paper."""
        return f"{self.ink} on {self.cream}"

    @property
    def bold(self) -> str:
        """What matters on it."""
        return f"bold {self.ink} on {self.cream}"

    @property
    def faded(self) -> str:
        """What matters little."""
        return f"{self.faded_ink} on {self.cream}"

    @property
    def red(self) -> str:
        """What stands out."""
        return f"bold {self.accent} on {self.cream}"

    @property
    def strip(self) -> str:
        """The title of a paper."""
        return f"bold {self.cream} on {self.accent}"

    @property
    def lit(self) -> str:
        """What may be chosen, or has just been."""
        return f"bold {self.ink} on {self.gold}"

    @property
    def banner(self) -> str:
        """The line above everything."""
        return f"{self.on_board} on {self.board}"

    def line(self, width: int, *parts: str | Text | tuple[str, str]) -> Text:
        """A line of this paper: parts that are plain, or have a style, by its name here or as it is."""
        line = Text(no_wrap=True)
        for part in parts:
            if isinstance(part, Text):
                line.append_text(part)
            else:
                said, style = (part, "paper") if isinstance(part, str) else part
                line.append(said, style=getattr(self, style, style))
        return filled(line, width, self.paper)


PENCIL = "bold #27407d on #fff8e2"
"""What somebody is just writing on a form."""
BLANK = "#c9bb94 on #fff8e2"


def filled(line: Text, width: int, style: str) -> Text:
    """A line from edge to edge, cut if it is too long."""
    whole = Text(no_wrap=True).append_text(line)
    whole.truncate(width, overflow="ellipsis")
    return whole.append(" " * (width - whole.cell_len), style=style)


def strip(said: str, width: int, style: str, right: str = "") -> Text:
    """A title from edge to edge, with something at its right end if there is room."""
    line = Text(f" {said}", style=style, no_wrap=True)
    if right and line.cell_len + len(right) + 3 <= width:
        line.append(" " * (width - line.cell_len - len(right) - 1)).append(f"{right} ")
    return filled(line, width, style)


def cut(text: str, width: int) -> str:
    """Text in a column, with at least one blank behind it."""
    return f"{text if len(text) < width else text[: max(0, width - 2)] + '…':<{width}}"


def wrapped(said: str, width: int) -> list[str]:
    """A sentence in lines of so many letters at most."""
    return [line.plain for line in wrap(Text(said), width)]


def lines_of(part: RenderableType, width: int) -> int:
    """How many lines something takes."""
    return len(_MEASURE.render_lines(part, _MEASURE.options.update(width=width)))


def beside(left: Sequence[Text], right: Sequence[Text], width: int, right_width: int, palette: Palette) -> list[Text]:
    """Two papers side by side, filled to the same height."""
    lines = []
    for at in range(max(len(left), len(right))):
        line = filled(left[at] if at < len(left) else Text(""), width - right_width - 1, palette.paper)
        line.append(" ", style=f"on {palette.board}")
        lines.append(line.append_text(filled(right[at] if at < len(right) else Text(""), right_width, palette.paper)))
    return lines


def in_columns(parts: Sequence[Text], columns: int, width: int, style: str) -> list[Text]:
    """Short things, so many on a line."""
    lines = []
    for at in range(0, len(parts), columns):
        line = Text(no_wrap=True)
        for part in parts[at : at + columns]:
            line.append_text(filled(part, width // columns, style))
        lines.append(filled(line, width, style))
    return lines


def packed(parts: Sequence[Text], width: int, between: str = " · ") -> Text:
    """Short things one after the other, each of them whole on its line."""
    text, used = Text(), 0
    for part in parts:
        if used and used + part.cell_len + len(between) > width:
            text.append("\n")
            used = 0
        elif used:
            text.append(between)
        text.append_text(part)
        used += part.cell_len + len(between)
    return text


def bar(value: int, most: int, level: int = 0, levels: int = 1) -> str:
    """One letter of a bar that is so many lines high; level 0 is the lowest."""
    return _BARS[max(0, min(8, round(value * 8 * levels / most) - 8 * level))]


def last_news(news: Sequence[Text], width: int, room: int, palette: Palette) -> list[Text]:
    """The last events in words that fit into so many lines, the oldest first; the newest stands out."""
    lines: list[Text] = []
    for at, sentence in enumerate(reversed(news)):
        mark = Text(" ▸ " if at == 0 else "   ", style=palette.red)
        said = []
        for line in wrap(sentence, width - 4):
            whole = Text(style=palette.paper if at == 0 else palette.faded, no_wrap=True)
            said.append(filled(whole.append_text(mark).append_text(line), width, palette.paper))
            mark = Text("   ")
        if len(lines) + len(said) > room:
            break
        lines = said + lines
    return lines


def grid(rows: Sequence[Sequence[str]], width: int, head: str, style: str) -> list[Text]:
    """A table, its first row a title; figures at the right of their columns, and the last column as wide as it likes."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines: list[Text] = []
    for row in rows:
        cells = [f"{cell:>{room}}" if _is_figure(cell) else f"{cell:<{room}}" for cell, room in zip(row, widths, strict=True)]
        lines.append(filled(Text(f" {'  '.join(cells)}", style=style if lines else head), width, style if lines else head))
    return lines


def _is_figure(cell: str) -> bool:
    return cell[:1] in "+−0123456789" if cell else False
