"""Which language to speak: --lang, else HIPPODROME_LANG, else the locale, else English."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from hippodrome.texts import Texts
from hippodrome.texts.languages import FALLBACK, languages


def _known(asked: str | None) -> str | None:
    if asked is not None and asked not in languages():
        raise typer.BadParameter(f"{asked!r} is not one of {', '.join(languages())}")
    return asked


Language = Annotated[str | None, typer.Option("--lang", callback=_known, metavar=f"[{'|'.join(languages())}]")]
"""The option of commands that speak."""


def language(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak."""
    if asked in languages():
        return asked
    for name in ("HIPPODROME_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = re.split(r"[^a-z]", environment.get(name, "").strip().lower())[0]
        if wanted in languages():
            return wanted
        if wanted and name != "HIPPODROME_LANG":  # the first one that is set decides, as for every other program
            return FALLBACK
    return FALLBACK


def texts_in(asked: str | None) -> Texts:
    """The texts of a command that may have been given --lang."""
    return Texts(language(asked))


def language_of(arguments: Sequence[str]) -> str:
    """The language of a whole command line, for its help, before it is taken apart."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return language(arguments[at + 1])
        if argument.startswith("--lang="):
            return language(argument.partition("=")[2])
    return language()
