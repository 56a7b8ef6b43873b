"""The games, by title. A new game adds its line to `_LOADERS` (see docs/adding-a-game.md)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from hippodrome.core.box import read_box_text
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadSetup


def _ticket_gagnant(text: str | None, file: str) -> Game[Any]:
    from hippodrome.games.ticket_gagnant.box import load_box, read_box
    from hippodrome.games.ticket_gagnant.rules import TicketGagnant

    return TicketGagnant(load_box() if text is None else read_box(text, file))


def _finish(text: str | None, file: str) -> Game[Any]:
    from hippodrome.games.finish.box import load_box, read_box
    from hippodrome.games.finish.rules import Finish

    return Finish(load_box() if text is None else read_box(text, file))


def _finish_line(text: str | None, file: str) -> Game[Any]:
    from hippodrome.games.finish_line.box import load_box, read_box
    from hippodrome.games.finish_line.rules import FinishLine

    return FinishLine(load_box() if text is None else read_box(text, file))


def _triple_couronne(text: str | None, file: str) -> Game[Any]:
    from hippodrome.games.triple_couronne.box import load_box, read_box
    from hippodrome.games.triple_couronne.rules import TripleCouronne

    return TripleCouronne(load_box() if text is None else read_box(text, file))


_LOADERS: dict[str, Callable[[str | None, str], Game[Any]]] = {
    "ticket-gagnant": _ticket_gagnant,
    "finish": _finish,
    "finish-line": _finish_line,
    "triple-couronne": _triple_couronne,
}

TITLES = tuple(_LOADERS)


def load_game(title: str, box: Path | None = None) -> Game[Any]:
    """The game of that title, with the box that comes with it or another one. Raises BadSetup or BadBox."""
    return _loader(title)(None if box is None else read_box_text(box), str(box))


def load_game_from_text(title: str, box: str, file: str) -> Game[Any]:
    """The game of that title with a box given as text, as records keep it; `file` is what errors call it."""
    return _loader(title)(box, file)


def _loader(title: str) -> Callable[[str | None, str], Game[Any]]:
    if title not in _LOADERS:
        raise BadSetup("title", f"there is no game {title!r}; there is {', '.join(TITLES)}")
    return _LOADERS[title]
