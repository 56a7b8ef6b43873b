"""What a game must supply to be played at a terminal. Everything else of the command line knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from rich.console import RenderableType

from hippodrome.cli.screen import Screen
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, BadSetup
from hippodrome.core.wire import Event, View
from hippodrome.texts import Texts

PLAYABLE = ("ticket-gagnant", "finish", "finish-line", "triple-couronne")
"""The games that have a face; texts in both languages go with it."""


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


def face_of(game: Game[Any], texts: Texts, screen: Screen, names: Sequence[str], you: int | None, unnamed: bool) -> Face:
    """The face of a table. `you` is the seat of the only person, if there is just one."""
    if game.title() == "ticket-gagnant":
        from hippodrome.cli.ticket_gagnant.face import TicketFace

        return TicketFace(game, texts, screen, names, you, unnamed)
    if game.title() == "finish":
        from hippodrome.cli.finish.face import FinishFace

        return FinishFace(game, texts, screen, names, you, unnamed)
    if game.title() == "finish-line":
        from hippodrome.cli.finish_line.face import FinishLineFace

        return FinishLineFace(game, texts, screen, names, you, unnamed)
    if game.title() == "triple-couronne":
        from hippodrome.cli.triple_couronne.face import TripleCouronneFace

        return TripleCouronneFace(game, texts, screen, names, you, unnamed)
    raise BadSetup("title", f"{game.title()} cannot be played at a terminal yet")


def book_of(game: Game[Any], texts: Texts, width: int, names: Sequence[str]) -> Book:
    """The book of a recorded game."""
    if game.title() == "ticket-gagnant":
        from hippodrome.cli.ticket_gagnant.book import TicketBook

        return TicketBook(game, texts, width, names)
    if game.title() == "finish":
        from hippodrome.cli.finish.book import FinishBook

        return FinishBook(game, texts, width, names)
    if game.title() == "finish-line":
        from hippodrome.cli.finish_line.book import FinishLineBook

        return FinishLineBook(game, texts, width, names)
    if game.title() == "triple-couronne":
        from hippodrome.cli.triple_couronne.book import TripleCouronneBook

        return TripleCouronneBook(game, texts, width, names)
    raise BadSetup("title", f"{game.title()} cannot be shown at a terminal yet")


def box_pages_of(game: Game[Any], texts: Texts, width: int) -> list[RenderableType]:
    """The components of a game's box, with their origins."""
    if game.title() == "ticket-gagnant":
        from hippodrome.cli.ticket_gagnant.box_page import box_pages

        return box_pages(game, texts, width)
    if game.title() == "finish":
        from hippodrome.cli.finish import box_page

        return box_page.box_pages(game, texts, width)
    if game.title() == "finish-line":
        from hippodrome.cli.finish_line import box_page as finish_line_page

        return finish_line_page.box_pages(game, texts, width)
    if game.title() == "triple-couronne":
        from hippodrome.cli.triple_couronne import box_page as triple_couronne_page

        return triple_couronne_page.box_pages(game, texts, width)
    raise BadSetup("title", f"{game.title()} cannot be shown at a terminal yet")
