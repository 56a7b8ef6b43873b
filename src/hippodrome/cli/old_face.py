"""What a game must supply to be played at a terminal. Everything else of the command line knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from rich.console import RenderableType

from hippodrome.cli.face import Face as New
from hippodrome.cli.screen import Screen
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, BadSetup
from hippodrome.core.wire import Event, View
from hippodrome.texts import Texts


class Face(Protocol):
    """Shows one table of one game, and asks people for their choices."""

    def choose(self, view: View) -> int:
        """The code of the action that the person in this seat wants. Raises Left or InputEnded."""
        ...

    def refuse(self, problem: BadAction) -> None:
        """The last choice was refused: say why with the next question."""
        ...

    def show(self, before: View, happened: Sequence[Event], after: View, mine: bool) -> None:
        """What an action led to, as one reader may know it; `mine`: a person here did it, so nobody needs time to look."""
        ...

    def catch_up(self, view: View) -> None:
        """What has happened before: all of it at a new table, the last of it at one that goes on."""
        ...

    def notice(self, said: str) -> None:
        """Something about the table itself, to be shown with the news."""
        ...


@runtime_checkable
class OrderlyFace(Protocol):
    """A face that can answer some questions itself, by standing orders that a seat has given."""

    def by_orders(self, view: View) -> int | None:
        """The code of the action that the seat's orders choose; None if the person has to be asked."""
        ...

    def remember_in(self, file: Path) -> None:
        """Take up the orders that lie in this file, if there is one, and keep them there from now on."""
        ...


class Book(Protocol):
    """Tells a recorded game: sentences, and pictures at the right moments."""

    def tell(self, before: View, happened: Sequence[Event], after: View, step: bool) -> list[RenderableType]:
        """What to print for one action."""
        ...

    def open_hands(self, happened: Sequence[Event]) -> list[RenderableType]:
        """Everything that was secret, for the end."""
        ...


AnyFace = Face | New


def face_of(game: Game[Any], texts: Texts, screen: Screen, names: Sequence[str], you: int | None, unnamed: bool) -> AnyFace:
    """The face of a table. `you` is the seat of the only person, if there is just one. Raises BadSetup."""
    if "face" not in game.about.terminal:
        return New(game, texts, screen, names, you, unnamed)
    face: Face = _page(game, "face")(game, texts, screen, names, you, unnamed)
    return face


def book_of(game: Game[Any], texts: Texts, width: int, names: Sequence[str]) -> Book:
    """The book of a recorded game. Raises BadSetup."""
    book: Book = _page(game, "book")(game, texts, width, names)
    return book


def box_pages_of(game: Game[Any], texts: Texts, width: int) -> list[RenderableType]:
    """The components of a game's box, with their origins. Raises BadSetup."""
    pages: list[RenderableType] = _page(game, "box_pages")(game, texts, width)
    return pages


def _page(game: Game[Any], page: str) -> Any:
    about = game.about
    if page not in about.terminal:
        raise BadSetup("title", f"{about.title} cannot be shown at a terminal yet")
    return about.look_up(about.terminal[page])
