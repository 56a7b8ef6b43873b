"""What a question is, and what all questions share."""

from __future__ import annotations

from typing import Protocol

from rich.text import Text

from hippodrome.cli.triple_couronne.words import Words
from hippodrome.core.errors import Fact
from hippodrome.core.wire import Action
from hippodrome.games.triple_couronne.views import Choice, TripleCouronneView


class Question(Protocol):
    """One question to one seat."""

    why: str
    """The end of the key of a word to somebody who is asked this for the first time."""
    problem: str | None
    """Why the last answer was not taken."""

    def title(self) -> str:
        """What is going on, for the banner."""
        ...

    def paper(self, width: int, most: int) -> list[Text]:
        """What lies on the table, in so many lines if it can be helped."""
        ...

    def hint(self) -> str:
        """What can be typed, and what Enter does."""
        ...

    def asks(self) -> str:
        """The question itself."""
        ...

    def default(self) -> Action:
        """What Enter means."""
        ...

    def read(self, answer: str) -> Action | None:
        """What an answer means; None if it only changed the paper, or was not understood (then `problem` says why)."""
        ...

    def undo(self) -> None:
        """The rules forbid what was written last: it is rubbed out."""
        ...


class Asked:
    """What all questions share."""

    why = ""

    def __init__(self, view: TripleCouronneView, words: Words) -> None:
        assert view.choice is not None
        self.view = view
        self.words = words
        self.choice: Choice = view.choice
        self.problem: str | None = None

    def say(self, key: str, **facts: Fact) -> str:
        """A text of the interface."""
        return self.words.say(key, **facts)

    def numbered(self, horses: tuple[str, ...]) -> dict[int, str]:
        """Horses by their numbers."""
        return {self.words.number(horse): horse for horse in horses}

    def undo(self) -> None:
        """Nothing was written."""

    def misread(self, key: str, **facts: Fact) -> None:
        """Say what could be typed."""
        self.problem = self.say(key, **facts)
