"""The games, by title. A new game adds its line to `_LOADERS` (see docs/adding-a-game.md)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from hippodrome.core.contract import Game
from hippodrome.core.errors import BadSetup


def _ticket_gagnant(box: Path | None) -> Game[Any]:
    from hippodrome.games.ticket_gagnant.box import STANDARD_BOX, load_box
    from hippodrome.games.ticket_gagnant.rules import TicketGagnant

    return TicketGagnant(load_box(box or STANDARD_BOX))


_LOADERS: dict[str, Callable[[Path | None], Game[Any]]] = {
    "ticket-gagnant": _ticket_gagnant,
}

TITLES = tuple(_LOADERS)


def load_game(title: str, box: Path | None = None) -> Game[Any]:
    """The game of that title, with the box that comes with it or another one. Raises BadSetup or BadBox."""
    if title not in _LOADERS:
        raise BadSetup("title", f"there is no game {title!r}; there is {', '.join(TITLES)}")
    return _LOADERS[title](box)
