"""Questions at a table: `?`, `r` and `q` work everywhere, whatever the game asks, and `u` where something can be undone."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from hippodrome.cli.colours import ALARM
from hippodrome.cli.rules_text import rules_page
from hippodrome.cli.screen import Screen
from hippodrome.core.errors import HippodromeError
from hippodrome.texts import Texts


class Left(Exception):
    """The player leaves the table; the game is saved."""


class TakenBack(Exception):
    """The player takes their last choice back."""


class Asker:
    """Asks until there is an answer for the game."""

    def __init__(self, screen: Screen, texts: Texts, title: str, help_page: str) -> None:
        self.screen = screen
        self.texts = texts
        self.title = title
        self._help = help_page
        self.can_undo = False
        """Whether `u` takes the last choice back."""
        self.problem: str | None = None
        """Said with the next question: why the last answer was not taken."""

    def ask(self, draw: Callable[[], RenderableType], hint: str, question: str) -> str:
        """An answer that is none of `?`, `r`, `q`. Raises Left or InputEnded."""
        while True:
            parts: list[RenderableType] = [draw()]
            if self.problem:
                parts.append(Text(f" ✗ {self.problem}", style=f"bold {ALARM}"))
            parts.append(Text(f" {self._with_keys(hint)}", style="dim", no_wrap=True, overflow="ellipsis"))
            self.screen.page(*parts)
            self.problem = None
            answer = self.screen.ask(f" {question}")
            if answer == "?":
                self.screen.pages(Markdown(self._help))
            elif answer.lower() == "r":
                self._rules()
            elif answer.lower() == "q":
                raise Left
            elif answer.lower() == "u" and self.can_undo:
                raise TakenBack
            else:
                return answer

    def _with_keys(self, hint: str) -> str:
        """The hint, and the keys that always work if there is room for them."""
        hint = f"{self.texts.say('ask-undo')} {hint}" if self.can_undo else hint
        whole = f"{hint} {self.texts.say('ask-always')}"
        return whole if len(whole) < self.screen.width else f"{hint} ?"

    def _rules(self) -> None:
        try:
            self.screen.pages(rules_page(self.title, self.texts))
        except HippodromeError as problem:
            self.problem = str(problem)
