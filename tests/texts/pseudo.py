"""A language from outside, made from English: every letter accented, every text a third longer, everything else as it is."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from hippodrome.games import own_titles, standard_box
from hippodrome.texts import rules_text
from hippodrome.texts.languages import FALLBACK, FOLDER

LANGUAGE = "zz"
NAME = "Žž"
_ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçðéḟĝĥîĵķļḿñöṕʠŕšţûṽŵẋýžÁƁÇÐÉḞĜĤÎĴĶĻḾÑÖṔɊŔŠŢÛṼŴẊÝŽ"
)
_VOWEL = re.compile("[aeiou]")
_NOT_WORDS = re.compile(r"(\]\([^)]*\)|<[^>]*>|https?://\S+|`[^`]*`|\b[A-Z]{2}-\d+\w?\b)")
"""What is no text in a page of Markdown: where links lead, tags, code, the ids of rules."""


def longer(text: str) -> str:
    """A text in the language: vowels, which are a third of all letters, stand twice."""
    return _VOWEL.sub(lambda vowel: vowel[0] * 2, text).translate(_ACCENTED)


class _Pseudo(Transformer):  # type: ignore[misc]
    """Changes texts, but nothing that stands in braces."""

    def visit_TextElement(self, node: Any) -> Any:
        node.value = longer(node.value)
        return node


def write(folder: Path) -> None:
    """Write the language into a folder of languages."""
    own = folder / LANGUAGE
    (own / "rules").mkdir(parents=True)
    for file in (FOLDER / FALLBACK).glob("*.ftl"):
        (own / file.name).write_text(_catalogue(file.read_text(encoding="utf-8")), encoding="utf-8")
    for file in (FOLDER / FALLBACK).glob("*.md"):
        (own / file.name).write_text(_page(file.read_text(encoding="utf-8")), encoding="utf-8")
    for title in own_titles():
        (own / "rules" / f"{title}.md").write_text(_page(rules_text(title, FALLBACK)), encoding="utf-8")
    quoted = (f"{_quoted(word)} = {_quoted(longer(word))}\n" for word in sorted(set(_words())))
    (own / "names.toml").write_text("".join(quoted), encoding="utf-8")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _catalogue(source: str) -> str:
    resource = FluentParser().parse(source)
    given = {"language-name": NAME, "language-locale": "en-GB"}
    for entry in resource.body:
        if isinstance(entry, ftl.Message) and entry.id.name in given:
            entry.value = ftl.Pattern([ftl.TextElement(given[entry.id.name])])
        else:
            _Pseudo().visit(entry)
    return str(FluentSerializer().serialize(resource))


def _page(markdown: str) -> str:
    parts = _NOT_WORDS.split(markdown)
    return "".join(part if number % 2 else longer(part) for number, part in enumerate(parts))


def boxes() -> Iterator[Any]:
    """The boxes of our games, as they stand in their files."""
    for about in own_titles().values():
        yield tomllib.loads(standard_box(about).read_text(encoding="utf-8"))


def _words() -> Iterator[str]:
    """The English names and words of all boxes."""
    for part in _parts(list(boxes())):
        if isinstance(part, dict) and FALLBACK in part:
            yield part[FALLBACK]


def proper_names() -> set[str]:
    """What things in boxes are called in every language."""
    named = (part["name"] for part in _parts(list(boxes())) if isinstance(part, dict) and "name" in part)
    return {name for name in named if isinstance(name, str)}


def _parts(data: Any) -> Iterator[Any]:
    """Something read from TOML, and everything in it."""
    yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _parts(part)
