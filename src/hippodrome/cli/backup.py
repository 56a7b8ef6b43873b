"""`hippodrome backup` and `hippodrome restore`: everything a server keeps, in one file and back."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hippodrome.cli.language import Language, texts_in
from hippodrome.core.errors import HippodromeError
from hippodrome.server.config import Config, data_folder
from hippodrome.texts import Texts

if TYPE_CHECKING:
    from hippodrome.server.backup import BackupRefused


def backup(
    file: Annotated[Path, typer.Argument()],
    data: Annotated[Path | None, typer.Option()] = None,
    database: Annotated[str, typer.Option(envvar="HIPPODROME_DATABASE")] = "",
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: Language = None,
) -> None:
    """Write every table into one file."""
    from hippodrome.server.backup import back_up  # here, because the other commands start faster without the server

    texts = texts_in(lang)
    with _in_the_readers_language(texts):
        header = back_up(Config(data=data or data_folder(), database=database), file, force)
    print(texts.say("backup-done", file=str(file), tables=header.counts.get("tables", 0)))
    print(texts.say("backup-secret"), file=sys.stderr)


def restore(
    file: Annotated[Path, typer.Argument()],
    data: Annotated[Path | None, typer.Option()] = None,
    database: Annotated[str, typer.Option(envvar="HIPPODROME_DATABASE")] = "",
    lang: Language = None,
) -> None:
    """Fill an empty database from a backup."""
    from hippodrome.server.backup import restore as bring_back

    texts = texts_in(lang)
    with _in_the_readers_language(texts):
        header = bring_back(Config(data=data or data_folder(), database=database), file)
    print(texts.say("restore-done", file=str(file), tables=header.counts.get("tables", 0)))


@contextmanager
def _in_the_readers_language(texts: Texts) -> Iterator[None]:
    from hippodrome.server.backup import BackupRefused

    try:
        yield
    except BackupRefused as refused:
        raise HippodromeError(_words(texts, refused)) from refused


def _words(texts: Texts, refused: BackupRefused) -> str:
    match refused.why:
        case "exists":
            return texts.say("backup-exists", file=refused.detail)
        case "nothing":
            return texts.say("backup-nothing")
        case "running":
            return texts.say("restore-running", address=refused.detail or "?")
        case "not-empty":
            return texts.say("restore-not-empty")
        case "newer":
            return texts.say("restore-newer", version=refused.detail or "?")
        case "broken":
            return texts.say("restore-broken", reason=refused.detail)
        case _:
            return refused.detail or str(refused)
