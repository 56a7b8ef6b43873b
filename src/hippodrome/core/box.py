"""Boxes: the components of a game as a TOML file, with the origin of every value.

A game's own `box.py` says which sections there are (subclasses of `Section`) and what must hold
between them; this module reads the file and turns every problem into `BadBox` with file, line and key.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

from hippodrome.core.errors import BadBox

Source = Literal["rulebook", "derived", "reviewed", "reconstructed"]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Some component values with their origin, and the reason for it in words."""

    source: Source
    because: str


Words = Annotated[dict[Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}(-[A-Za-z]+)?$")], str], msgspec.Meta(min_length=1)]
"""A name or text by language. Further languages have files of their own (texts/languages.py): a box is digested as it is."""


class NoBox(msgspec.Struct, frozen=True):
    """The box of a game that has nothing in it."""

    title: str
    digest: str = ""


B = TypeVar("B", bound=msgspec.Struct)
_NOT_PLAYED_WITH = ("source", "because", "simulation", "character", "text")


def read_box_text(path: Path) -> str:
    """The text of a box file. Raises BadBox."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadBox(str(path), "", f"cannot be read ({problem.strerror})") from problem
    except UnicodeDecodeError as problem:
        raise BadBox(str(path), "", "is not UTF-8 text") from problem


def parse_box(text: str, kind: type[B], file: str) -> tuple[B, str]:
    """A box's text as data of the given kind, and its digest. `file` is what errors call it. Raises BadBox."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadBox(file, "", f"is not TOML: {problem}") from problem
    try:
        box = msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        reason, _, path = str(problem).partition(" - at `$")
        key = path.rstrip("`").lstrip(".")
        raise BadBox(_place(file, text, key), key, reason) from problem
    return box, digest_of(data)


def checked_box(text: str, file: str, kind: type[B], problems: Callable[[B], Iterator[tuple[str, str]]]) -> B:
    """A box from its text, with its digest, unless one of the game's own checks finds a problem (key and reason)."""
    box, digest = parse_box(text, kind, file)
    for key, reason in problems(box):
        raise BadBox(_place(file, text, key), key, reason)
    return msgspec.structs.replace(box, digest=digest)


def digest_of(data: object) -> str:
    """A digest of what is played with, whatever the order of keys, the comments, and the words on origin and checks."""
    return hashlib.sha256(msgspec.json.encode(_played_with(data), order="sorted")).hexdigest()


def _played_with(data: object) -> object:
    if isinstance(data, dict):
        return {key: _played_with(value) for key, value in data.items() if key not in _NOT_PLAYED_WITH}
    if isinstance(data, list):
        return [_played_with(value) for value in data]
    return data


def _place(file: str, text: str, key: str) -> str:
    """File and line of a dotted key, as near as the text allows."""
    names = [re.sub(r"\[.*", "", part) for part in key.split(".") if part]
    line_of = 0
    section: list[str] = []
    best = 0
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if header := re.match(r"\[+\s*([\w.-]+)\s*\]+", stripped):
            section = header.group(1).split(".")
            here = section
        elif pair := re.match(r"([\w.-]+)\s*=", stripped):
            here = section + pair.group(1).split(".")
        else:
            continue
        depth = len(here)
        if here == names[:depth] and depth > best:
            best, line_of = depth, number
    return f"{file}:{line_of}" if line_of else file
