"""`hippodrome box`: show, check and copy the components of a game."""

from __future__ import annotations

import shlex
import tomllib
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from hippodrome.cli.box_page import box_page
from hippodrome.cli.catalogue import known_title, name_of
from hippodrome.cli.language import Language, texts_in
from hippodrome.cli.screen import Screen
from hippodrome.core.box import read_box_text
from hippodrome.core.errors import HippodromeError
from hippodrome.games import load_game, own_titles, standard_box, title_of, titles
from hippodrome.texts import Texts

app = typer.Typer(add_completion=False, no_args_is_help=True)


@app.command("show")
def show(
    title: Annotated[str, typer.Argument()],
    box: Annotated[Path | None, typer.Option("--box")] = None,
    lang: Language = None,
) -> None:
    """Show the components of a game and where each value comes from."""
    texts = texts_in(lang)
    screen = Screen(texts, plain=True)
    game = load_game(known_title(title, texts), box)
    screen.line(Text(texts.say("box-title", title=name_of(title, texts)), style="bold"))
    screen.line(Text(texts.say("box-standard") if box is None else texts.say("box-own", file=str(box)), style="dim"))
    for part in box_page(game, texts, screen.width):
        screen.line(part)


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument()],
    lang: Language = None,
) -> None:
    """Check whether a box file can be played."""
    texts = texts_in(lang)
    title = _title_of(file)
    load_game(title, file)
    Screen(texts, plain=True).whole(Text(texts.say("box-fine", file=str(file), title=name_of(title, texts))))


def _title_of(file: Path) -> str:
    """The game of a box file; where that cannot be told, the first game's own check says what is wrong."""
    try:
        title = tomllib.loads(read_box_text(file)).get("title")
    except (tomllib.TOMLDecodeError, RecursionError):
        title = None
    return title if isinstance(title, str) and title in titles() else next(iter(own_titles()))


@app.command("copy")
def copy(
    title: Annotated[str, typer.Argument()],
    file: Annotated[Path, typer.Argument()],
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: Language = None,
) -> None:
    """Copy the box of a game, to edit it."""
    texts = texts_in(lang)
    known_title(title, texts)
    _write(file, _standard_box(title), force, texts)
    command = shlex.join(["hippodrome", "play", title, "--box", str(file)])
    Screen(texts, plain=True).whole(Text(texts.say("box-copied", file=str(file), command=command)))


def _standard_box(title: str) -> str:
    """The text of the box that comes with a game, comments included."""
    return read_box_text(standard_box(title_of(title)))


def _write(file: Path, text: str, force: bool, texts: Texts) -> None:
    try:
        with file.open("w" if force else "x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError as problem:
        raise HippodromeError(texts.say("error-file-exists", path=str(file))) from problem
    except OSError as problem:
        raise HippodromeError(texts.say("error-file", path=str(file), reason=problem.strerror or str(problem))) from problem
