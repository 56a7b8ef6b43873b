"""Where texts lie. A language is a folder, and nothing else names it:

    <lang>/*.ftl            what the interface says, in Fluent, one file per subject
    <lang>/*.md             pages of help
    <lang>/names.toml       names and words of boxes, by what they are in the fallback language: "Green" = "Grün"
    <lang>/rules/<title>.md the rules of a game

Ours lie in this package (rules: docs/rules/<title>.<lang>.md). A game of another package has the same in its folder `texts`.
The environment's HIPPODROME_TEXTS names further folders of languages. What a language does not say is said in the fallback.

Boxes name things in some languages themselves, because they are digested as they are; a further language has `names.toml`.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

FALLBACK = "en"
FOLDER = Path(__file__).parent
ENVIRONMENT = "HIPPODROME_TEXTS"


def own_folders() -> list[Path]:
    """Where languages are found: in this package, and where the environment says."""
    further = os.environ.get(ENVIRONMENT, "")
    return [FOLDER, *(Path(folder) for folder in further.split(os.pathsep) if folder)]


def folders_of_games() -> list[Path]:
    """Where games of other packages have their texts."""
    from hippodrome.games import own_titles, titles  # looks at what is installed, which takes a while

    return [about.folder / "texts" for title, about in titles().items() if title not in own_titles()]


def languages() -> tuple[str, ...]:
    """Every language there is, the fallback first."""
    found = {file.parent.name for folder in own_folders() for file in folder.glob("*/*.ftl")}
    return tuple(sorted(found, key=lambda lang: (lang != FALLBACK, lang)))


def catalogues(lang: str, folders: list[Path]) -> list[Path]:
    """The Fluent files of a language."""
    return [file for folder in folders for file in sorted((folder / lang).glob("*.ftl"))]


def page(lang: str, name: str) -> Path | None:
    """A page of a language, if need be of the fallback: `help.md`, `rules/finish.md`."""
    return page_in(lang, name) or page_in(FALLBACK, name)


def page_in(lang: str, name: str) -> Path | None:
    """A page of this language."""
    pages = (folder / lang / name for folder in (*own_folders(), *folders_of_games()))
    return next((page for page in pages if page.is_file()), None)


@cache
def names(lang: str) -> Mapping[str, str]:
    """The names and words of boxes in a language, by those of the fallback."""
    found: dict[str, str] = {}
    for folder in (*own_folders(), *folders_of_games()):
        file = folder / lang / "names.toml"
        if file.is_file():
            found |= {key: str(value) for key, value in tomllib.loads(file.read_text(encoding="utf-8")).items()}
    return found


def translated(text: str | Mapping[str, str], lang: str) -> str:
    """A name or text of a box in a language: as the box has it, else as `names.toml` has it, else in the fallback."""
    if isinstance(text, str):
        return text
    if lang in text:
        return text[lang]
    known = text.get(FALLBACK) or next(iter(text.values()))
    return names(lang).get(known, known)
