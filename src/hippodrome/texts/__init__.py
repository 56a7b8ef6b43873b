"""Interface texts in French and English, written in Fluent: one folder per language, one file per subject.
Pages of help are Markdown beside them.

Names and texts of horses and cards are not here but in the boxes; rules are in docs/rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from hippodrome.core.errors import HippodromeError
from hippodrome.texts.fluent import FUNCTIONS, settled

LANGUAGES = ("en", "fr")
FOLDER = Path(__file__).parent


class MissingText(HippodromeError):
    """A text that does not exist, or was asked for without a fact that it needs."""


class Texts:
    """What the interface says, in one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise MissingText(f"there are no texts in {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle = _bundle(lang)
        self.locale = Locale.parse(self._bundle.locales[0], sep="-")

    def say(self, key: str, /, **facts: Any) -> str:
        """The text of a key, with these facts in it: texts, whole numbers, or what texts/fluent.py has. Raises MissingText."""
        if not self._bundle.has_message(key):
            raise MissingText(f"there is no text {key!r} in {self.lang!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"the text {key!r} in {self.lang!r} is empty")
        said, problems = self._bundle.format_pattern(pattern, facts)
        if problems:
            raise MissingText(f"{key!r} in {self.lang!r}: {problems[0]}")
        return settled(str(said))

    def number(self, value: int) -> str:
        """A whole number, grouped as in this language."""
        return settled(format_decimal(value, locale=self.locale))

    def page(self, name: str) -> str:
        """A longer text, in Markdown. Raises MissingText."""
        try:
            return (FOLDER / self.lang / f"{name}.md").read_text(encoding="utf-8")
        except OSError as problem:
            raise MissingText(f"there is no page {name!r} in {self.lang!r}") from problem

    def knows(self, key: str) -> bool:
        """Whether there is such a text."""
        return self._bundle.has_message(key)


def rules_text(title: str, lang: str) -> str:
    """The rules of a game as Markdown: packaged with the app, or in docs/rules of a source checkout. Raises MissingText."""
    package = FOLDER.parent
    name = f"{title}.{lang}.md"
    for file in (package / "rules_texts" / name, package.parents[1] / "docs" / "rules" / name):
        try:
            return file.read_text(encoding="utf-8")
        except (FileNotFoundError, NotADirectoryError):
            continue
        except (OSError, UnicodeDecodeError) as problem:
            raise HippodromeError(f"{file}: {problem}") from problem
    raise MissingText(f"there are no rules of {title!r} in {lang!r}")


@cache
def _bundle(lang: str) -> FluentBundle:
    """All texts of a language, for the locale that they name: in en-GB, lists have no comma before the last `and`."""
    resources = [FluentResource(file.read_text(encoding="utf-8")) for file in sorted((FOLDER / lang).glob("*.ftl"))]
    first = _bundle_for(lang, resources)
    locale = first.get_message("language-locale").value
    if locale is None:
        raise MissingText(f"the texts in {lang!r} do not name their locale")
    return _bundle_for(str(first.format_pattern(locale)[0]), resources)


def _bundle_for(locale: str, resources: Sequence[Resource]) -> FluentBundle:
    bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle
