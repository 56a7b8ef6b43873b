"""Which games there are: a folder here for each of ours; those of other packages by the entry-point group `hippodrome.games`.

Each describes itself in its `TITLE` (`core/title.py`); there is no other list. A package that cannot be used is left out
with a warning that names it: what somebody else installed must not take the house down.
"""

from __future__ import annotations

import logging
import pkgutil
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from hippodrome.core.box import read_box_text
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadSetup, HippodromeError
from hippodrome.core.kinds import Kinds, table_of_game
from hippodrome.core.title import Title

GROUP = "hippodrome.games"
log = logging.getLogger(GROUP)
_TITLE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@cache
def own_titles() -> dict[str, Title]:
    """Our games, in the order of the shelf."""
    folders = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return _on_the_shelf([import_module(f"{__name__}.{folder}").TITLE for folder in folders])


@cache
def titles() -> dict[str, Title]:
    """Every game there is, in the order of the shelf."""
    return _on_the_shelf([*own_titles().values(), *_titles_of_others()])


def is_title(title: str) -> bool:
    """Whether there is such a game."""
    return title in own_titles() or title in titles()  # other packages are looked at only if it is none of ours


def title_of(title: str) -> Title:
    """The description of a game. Raises BadSetup."""
    if not is_title(title):
        raise BadSetup("title", f"there is no game {title!r}; there is {', '.join(titles())}")
    return own_titles().get(title) or titles()[title]


def load_game(title: str, box: Path | None = None) -> Game[Any]:
    """The game of that title, with the box that comes with it or another one. Raises BadSetup or BadBox."""
    return game_of(title_of(title), None if box is None else read_box_text(box), str(box))


def load_game_from_text(title: str, box: str, file: str) -> Game[Any]:
    """The game of that title with a box given as text, as records keep it; `file` is what errors call it."""
    return game_of(title_of(title), box, file)


@cache
def kinds_of(title: str) -> Kinds:
    """What the fields of a game's events, actions and views are, and what the house must know of them. Raises BadSetup."""
    about = title_of(title)
    places = (about.events, about.actions, about.view, about.outlook)
    return table_of_game(*(about.look_up(place) for place in places if place is not None))


def standard_box(about: Title) -> Path:
    """The file of the box that comes with a game. Raises BadSetup if it has none."""
    if about.box is None:
        raise BadSetup("box", f"{about.title} is played without a box")
    return about.folder / "box.toml"


def game_of(about: Title, box: str | None = None, file: str = "") -> Game[Any]:
    """The game that describes itself so, with a box given as text or its own. Raises BadSetup or BadBox."""
    try:
        game = about.look_up(about.game)
        if about.box is None:
            if box is not None:
                raise BadSetup("box", f"{about.title} is played without a box")
            return game()  # type: ignore[no-any-return]  # a place is looked up, not typed
        if box is None:
            file = str(standard_box(about))
            box = read_box_text(standard_box(about))
        return game(about.look_up(about.box).read(box, file))  # type: ignore[no-any-return]  # as above
    except HippodromeError:
        raise
    except Exception as problem:
        if about.title in own_titles():
            raise
        log.warning("%s of %s cannot be played", about.title, about.package, exc_info=True)
        raise BadSetup("title", f"{about.title} of {about.package} cannot be played: {problem!r}") from problem


def _on_the_shelf(found: list[Title]) -> dict[str, Title]:
    return {about.title: about for about in sorted(found, key=lambda about: (about.shelf, about.title))}


def _titles_of_others() -> list[Title]:
    """The games of other packages; whichever cannot be used, or shares its title with another game, is left out."""
    from importlib.metadata import entry_points  # 40 ms, which no command needs that names a game of ours

    claims: dict[str, list[tuple[str, Title]]] = {}
    for entry in entry_points(group=GROUP):
        package = entry.dist.name if entry.dist is not None else entry.value
        try:
            about = entry.load()
            problem = _problem(about)
        except (Exception, SystemExit) as trouble:
            problem = f"{entry.value}: {trouble!r}"
        if problem:
            log.warning("the game %r of the package %s is left out: %s", entry.name, package, problem)
        else:
            claims.setdefault(about.title, []).append((package, about))
    for title, claimed in list(claims.items()):
        if title in own_titles() or len(claimed) > 1:
            packages = ", ".join(sorted(package for package, _ in claimed))
            others = " one of ours has it already" if title in own_titles() else " more than one has it"
            log.warning("the game %r of the package %s is left out: its title must be its own, but%s", title, packages, others)
            del claims[title]
    return [about for claimed in claims.values() for _, about in claimed]


def _problem(about: object) -> str:
    """What is wrong with a description; nothing if it can be used."""
    if not isinstance(about, Title):
        return f"{about!r} is no Title"
    if not _TITLE.fullmatch(about.title):
        return f"the title {about.title!r} is not made of small letters, digits and hyphens"
    return ""
