"""`hippodrome games`, `rules` and the version: what there is."""

from __future__ import annotations

import platform
from typing import Annotated

import typer
from rich import box as borders
from rich.table import Table
from rich.text import Text

import hippodrome
from hippodrome.cli.colours import GOLD
from hippodrome.cli.language import Language, texts_in
from hippodrome.cli.rules_text import rules_page
from hippodrome.cli.screen import InputEnded, Screen
from hippodrome.core.errors import BadSetup
from hippodrome.games import is_title, title_of, titles
from hippodrome.texts import Texts


def name_of(title: str, texts: Texts) -> str:
    """What a game is called; as on its box, if it has no texts."""
    return texts.say(f"{title}-name") if texts.knows(f"{title}-name") else title_of(title).name


def known_title(title: str, texts: Texts) -> str:
    """A title there is. Raises BadSetup."""
    if not is_title(title):
        raise BadSetup("TITLE", texts.say("error-title-unknown", title=title, titles=", ".join(titles())))
    return title


def games(lang: Language = None) -> None:
    """The games, with their authors."""
    texts = texts_in(lang)
    screen = Screen(texts, plain=True)
    grid = Table(title=texts.say("games-title"), box=borders.ROUNDED, title_style=f"bold {GOLD}", header_style="bold")
    for key in ("games-game", "games-seats", "games-editions", "games-by"):
        grid.add_column(texts.say(key), overflow="fold")
    for title, about in titles().items():
        name = Text(name_of(title, texts), style="bold").append(f"\n{title}", style="not bold dim")
        by = "–"
        if texts.knows(f"{title}-authors"):
            name.append(f"\n{texts.say(f'{title}-pitch')}", style="not bold")
            by = f"{texts.say(f'{title}-authors')}, {texts.say(f'{title}-year')}"
        grid.add_row(name, f"{min(about.seats)}–{max(about.seats)}", ", ".join(about.editions), by)
    screen.line(grid)
    screen.line(Text(texts.say("games-unofficial"), style="dim"))


def rules(
    title: Annotated[str, typer.Argument()],
    lang: Language = None,
) -> None:
    """Read the rules of a game."""
    texts = texts_in(lang)
    screen = Screen(texts, plain=True)
    try:
        screen.pages(rules_page(known_title(title, texts), texts))
    except (InputEnded, KeyboardInterrupt):
        screen.line()


def version(texts: Texts) -> str:
    """Which Hippodrome this is, and how its rules run."""
    build = "compiled" if hippodrome.is_compiled() else "uncompiled"
    return texts.say("version", version=hippodrome.__version__, build=build, python=platform.python_version())
