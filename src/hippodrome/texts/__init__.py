"""Interface texts, written in Fluent: one folder per language, one file per subject (languages.py says what lies where)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.numbers import format_decimal, format_percent, get_decimal_symbol
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from hippodrome.core.errors import HippodromeError
from hippodrome.texts.fluent import FUNCTIONS, settled
from hippodrome.texts.languages import (
    FALLBACK,
    FOLDER,
    catalogues,
    folders_of_games,
    languages,
    own_folders,
    page,
    page_in,
    translated,
)


class MissingText(HippodromeError):
    """A text that does not exist, or was asked for without a fact that it needs."""


class Texts:
    """What the interface says, in one language."""

    def __init__(self, lang: str) -> None:
        if lang not in languages():
            raise MissingText(f"there are no texts in {lang!r}; there are {', '.join(languages())}")
        self.lang = lang
        self.locale = Locale.parse(_bundle(lang).locales[0], sep="-")

    def say(self, key: str, /, **facts: Any) -> str:
        """The text of a key, with these facts in it: texts, whole numbers, or what texts/fluent.py has. Raises MissingText."""
        bundle = self._with(key)
        if bundle is None:
            raise MissingText(f"there is no text {key!r} in {self.lang!r}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"the text {key!r} in {self.lang!r} is empty")
        said, problems = bundle.format_pattern(pattern, facts)
        if problems:
            raise MissingText(f"{key!r} in {self.lang!r}: {problems[0]}")
        return settled(str(said))

    def number(self, value: float, digits: int = 0) -> str:
        """A number, grouped as in this language, with so many digits behind the point."""
        return settled(format_decimal(value, f"#,##0.{'0' * digits}" if digits else "#,##0", locale=self.locale))

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 as so many per cent."""
        pattern = self.locale.percent_formats[None].pattern.replace("0", f"0.{'0' * digits}" if digits else "0")
        return settled(format_percent(share, pattern, locale=self.locale)).replace("\u202f", "\u00a0")

    def decimal_sign(self) -> str:
        """What stands between a number and its fraction."""
        return get_decimal_symbol(self.locale)

    def page(self, name: str) -> str:
        """A longer text, in Markdown. Raises MissingText."""
        return _read(page(self.lang, f"{name}.md"), f"there is no page {name!r} in {self.lang!r}")

    def translated(self, text: str | Mapping[str, str]) -> str:
        """A name or text of a box."""
        return translated(text, self.lang)

    def knows(self, key: str) -> bool:
        """Whether there is such a text."""
        return self._with(key) is not None

    def _with(self, key: str) -> FluentBundle | None:
        """The bundle that has a text; those of the fallback, and of games of other packages, are made only if need be."""
        for bundle in (_bundle, _bundle_of_games):
            for lang in (self.lang, FALLBACK):
                if bundle(lang).has_message(key):
                    return bundle(lang)
        return None


def rules_text(title: str, lang: str) -> str:
    """The rules of a game as Markdown: packaged with the app, or in docs/rules of a source checkout. Raises MissingText."""
    package = FOLDER.parent
    for each in (lang, FALLBACK):
        name = f"{title}.{each}.md"
        for file in (
            package / "rules_texts" / name,
            package.parents[1] / "docs" / "rules" / name,
            page_in(each, f"rules/{title}.md"),
        ):
            if file is not None and file.is_file():
                return _read(file, title)
    raise MissingText(f"there are no rules of {title!r} in {lang!r}")


def _read(file: Path | None, otherwise: str) -> str:
    if file is None:
        raise MissingText(otherwise)
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise HippodromeError(f"{file}: {problem}") from problem


@cache
def _bundle(lang: str) -> FluentBundle:
    """Our texts in a language, for the locale that they name: in en-GB, lists have no comma before the last `and`."""
    resources = _resources(lang, own_folders())
    first = _bundle_for(lang, resources)
    locale = first.get_message("language-locale").value
    if locale is None:
        raise MissingText(f"the texts in {lang!r} do not name their locale")
    return _bundle_for(str(first.format_pattern(locale)[0]), resources)


@cache
def _bundle_of_games(lang: str) -> FluentBundle:
    """The texts of games of other packages."""
    return _bundle_for(_bundle(lang).locales[0], _resources(lang, folders_of_games()))


def _resources(lang: str, folders: list[Path]) -> list[Resource]:
    return [FluentResource(file.read_text(encoding="utf-8")) for file in catalogues(lang, folders)]


def _bundle_for(locale: str, resources: Sequence[Resource]) -> FluentBundle:
    bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)  # what is there already stays
    return bundle
