"""Boxes with something changed in them, and how they are refused."""

from __future__ import annotations

from typing import Generic, TypeVar

import pytest

from hippodrome.core.box import GameBox
from hippodrome.core.errors import BadBox

FILE = "my-box.toml"
B = TypeVar("B", bound=GameBox)


class Boxes(Generic[B]):
    """One kind of box, and the text of one that is fine."""

    def __init__(self, kind: type[B], text: str) -> None:
        self.kind = kind
        self.text = text

    def read(self, text: str) -> B:
        """A box that nothing is wrong with."""
        return self.kind.read(text, FILE)

    def changed(self, *changes: tuple[str, str]) -> str:
        """The text with some words replaced, each of which must stand there once."""
        text = self.text
        for old, new in changes:
            assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
            text = text.replace(old, new)
        return text

    def line_of(self, start: str, section: str = "") -> int:
        """The number of the first line that starts so, in or after a section."""
        lines = self.text.splitlines()
        begin = lines.index(f"[{section}]") if section else 0
        return next(number for number in range(begin + 1, len(lines) + 1) if lines[number - 1].strip().startswith(start))

    def refusal(self, text: str) -> BadBox:
        """Why a box is refused."""
        with pytest.raises(BadBox) as caught:
            self.read(text)
        return caught.value

    def expect(self, text: str, key: str, line: int, reason: str) -> None:
        """The box must be refused at this line and key, for a reason that says this."""
        problem = self.refusal(text)
        assert problem.key == key
        assert problem.file == (f"{FILE}:{line}" if line else FILE)
        assert reason in problem.reason
        assert str(problem) == (f"{problem.file}: {key}: {problem.reason}" if key else f"{problem.file}: {problem.reason}")
