"""Boxes: the components of a game as a TOML file, with the origin of every value.

A game's own `box.py` says in a subclass of `GameBox` which sections there are (subclasses of `Section`) and what must hold
between them; this module reads the text and turns every problem into `BadBox` with file, line and key.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Annotated, ClassVar, Literal, Self, TypeVar

import msgspec

from hippodrome.core.errors import BadBox

Source = Literal["rulebook", "derived", "reviewed", "reconstructed"]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Some component values with their origin, and the reason for it in words."""

    source: Source
    because: str


Words = Annotated[dict[Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}(-[A-Za-z]+)?$")], str], msgspec.Meta(min_length=1)]
"""A name or text by language. Further languages have files of their own (texts/languages.py): a box is digested as it is."""


class GameBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every box says. A game's own one adds its sections, and what must hold between them."""

    of: ClassVar[str]
    """The title of the game."""
    title: str
    name: Words
    digest: str = ""
    """Worked out on reading; not written in the file."""

    @classmethod
    def read(cls, text: str, file: str) -> Self:
        """A box from its text; `file` is what errors call it. Raises BadBox with file, line, key and reason."""
        box, digest = _parsed(text, cls, file)
        for key, reason in chain(box._mistaken(), box.problems()):
            raise BadBox(_place(file, text, key), key, reason)
        return msgspec.structs.replace(box, digest=digest)

    def _mistaken(self) -> Iterator[tuple[str, str]]:
        if self.title != self.of:
            yield "title", f"this is a box of {self.title!r}, not of {self.of!r}"
        if self.digest:
            yield "digest", "is worked out on loading; take it out of the file"

    def problems(self) -> Iterator[tuple[str, str]]:
        """Everything that makes it unplayable: key and reason."""
        yield from ()


class NoBox(msgspec.Struct, frozen=True):
    """The box of a game that has nothing in it."""

    title: str
    digest: str = ""


B = TypeVar("B", bound="GameBox")
_NOT_PLAYED_WITH = ("source", "because", "simulation", "character", "text")


def read_box_text(path: Path) -> str:
    """The text of a box file. Raises BadBox."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadBox(str(path), "", f"cannot be read ({problem.strerror})") from problem
    except UnicodeDecodeError as problem:
        raise BadBox(str(path), "", "is not UTF-8 text") from problem


def _parsed(text: str, kind: type[B], file: str) -> tuple[B, str]:
    """A box's text as data of the given kind, and its digest."""
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
