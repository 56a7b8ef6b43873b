"""Which language to speak: --lang, else HIPPODROME_LANG, else the locale, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from enum import StrEnum

from hippodrome.texts import LANGUAGES, Texts


class Language(StrEnum):
    """The languages there are."""

    fr = "fr"
    en = "en"


def language(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak."""
    if asked in LANGUAGES:
        return asked
    own = environment.get("HIPPODROME_LANG", "").strip().lower()[:2]
    if own in LANGUAGES:
        return own
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name, "")
        if locale:  # the first one that is set decides, as for every other program
            return next((lang for lang in LANGUAGES if locale.lower().startswith(lang)), "en")
    return "en"


def texts_in(asked: Language | None) -> Texts:
    """The texts of a command that may have been given --lang."""
    return Texts(language(asked.value if asked else None))


def language_of(arguments: Sequence[str]) -> str:
    """The language of a whole command line, for its help, before it is taken apart."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return language(arguments[at + 1])
        if argument.startswith("--lang="):
            return language(argument.partition("=")[2])
    return language()
