"""The terminal: pages, questions, pauses. A real terminal gets a full screen, anything else one thing after another."""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from hippodrome.cli.colours import GOLD
from hippodrome.cli.seats import visible
from hippodrome.texts import Texts

PAUSE = 1.1
_ERASE = Control(ControlType.HOME, ControlType.CLEAR)
NARROWEST, LOWEST = 40, 16
_LONGEST_ANSWER = 1000


class InputEnded(Exception):
    """Nobody answers any more: the end of a piped input, or Ctrl-D."""


class Screen:
    """Shows and asks. `full` is a screen that is drawn anew page by page; without it everything scrolls."""

    def __init__(self, texts: Texts, console: Console | None = None, plain: bool = False, fast: bool = False) -> None:
        self.texts = texts
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.answers = sys.stdin.isatty()
        """Whether a person types the answers (else they are piped in)."""
        self.full = not plain and self.answers and self.console.is_terminal and not self.console.is_dumb_terminal
        self.fast = fast or not self.answers
        self._typed: list[str] = []
        """Answers that somebody typed during a pause."""

    @property
    def width(self) -> int:
        """Letters in a line."""
        return max(NARROWEST, min(160, self.console.width))

    @property
    def height(self) -> int:
        """Lines on a page."""
        return max(LOWEST, self.console.height) if self.full else 24

    @contextmanager
    def opened(self) -> Iterator[Screen]:
        """For the time of a game: on a full screen of its own, which is put away afterwards."""
        if not self.full:
            yield self
            return
        self.console.set_alt_screen(True)
        try:
            yield self
        finally:
            self.console.set_alt_screen(False)

    def page(self, *parts: RenderableType) -> None:
        """A new page; on a screen that scrolls, further lines."""
        with self.console:  # written at once, so that nothing flickers
            if self.full:
                self.console.control(_ERASE)
            for part in parts:
                self.line(part)

    def line(self, part: RenderableType = "") -> None:
        """One thing more."""
        if isinstance(part, Text):  # printed alone, a text would forget how it is to be cut
            self.console.print(part, no_wrap=part.no_wrap, overflow=part.overflow, justify=part.justify)
        else:
            self.console.print(part)

    def whole(self, text: Text) -> None:
        """A line that is not cut or wrapped, such as a command to copy."""
        self.console.print(text, soft_wrap=True)

    def ask(self, question: str) -> str:
        """A line of text. Raises InputEnded."""
        self.console.print(Text(question + " ", style=f"bold {GOLD}"), end="")
        sys.stdout.flush()
        early = bool(self._typed)
        answer = self._typed.pop(0) if early else self._read()
        if early or not self.answers:  # nobody has seen it typed here
            self.console.print(Text(answer))
        return answer

    def _read(self) -> str:
        try:
            line = sys.stdin.readline()
        except (OSError, ValueError):
            line = ""
        if not line:
            self.console.print()
            raise InputEnded
        return visible(line.rstrip("\r\n"))[:_LONGEST_ANSWER].strip()

    def wait(self, said: str | None = None) -> str:
        """Until a person presses Enter; a piped input is not asked."""
        if not self.answers:
            return ""
        return self.ask(said or self.texts.say("press-enter"))

    def pause(self, seconds: float = PAUSE) -> bool:
        """A moment to look; Enter ends it. Whether somebody pressed it."""
        if self.fast:
            return False
        if os.name == "nt":
            time.sleep(seconds)
            return False
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        if ready:
            typed = self._read()
            if typed:
                self._typed.append(typed)
        return bool(ready)

    def pages(self, part: RenderableType) -> None:
        """Something long: page by page for a person, at once for a pipe."""
        if not (self.answers and self.console.is_terminal):
            self.console.print(part)
            return
        options = self.console.options.update(width=min(self.width, 100))
        lines = self.console.render_lines(part, options, pad=False, new_lines=True)
        step = max(5, self.console.height - 2)
        for at in range(0, len(lines), step):
            with self.console:
                if self.full:
                    self.console.control(_ERASE)
                for line in lines[at : at + step]:
                    self.console.print(*[Text(segment.text, style=segment.style or "") for segment in line], sep="", end="")
            more = at + step < len(lines) or self.full
            if more and self.ask(self.texts.say("page-more")).lower() == "q":
                return
