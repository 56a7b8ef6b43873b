"""What our catalogues can do beyond plain Fluent: lists, and five small functions. The browser has the same (texts/fluent.ts).

COUNT($list)            how many
ROW($list, by: " · ")   one after the other, instead of "A, B and C"
LESS($end, $start)      the difference
MORE($end, $start)      yes or no: whether the first is more
VOWEL($who)             yes or no: whether it begins with a vowel, for "d’Ada" and "de Ben"
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentInt, FluentType


class Shown(FluentType):
    """A name that came from outside: printed as it is, and never taken for a word that a catalogue selects on."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: Locale) -> str:
        return self.text


class Several(FluentType):
    """A list as one would say it: A, B and C."""

    def __init__(self, things: Sequence[str]) -> None:
        self.things = things

    def format(self, locale: Locale) -> str:
        return format_list(list(self.things), locale=locale) if self.things else ""


def count(several: Several) -> FluentInt:
    """COUNT($list)"""
    return FluentInt(len(several.things))


def row(several: Several, by: str = ", ") -> str:
    """ROW($list, by: " · ")"""
    return by.join(several.things)


def less(one: int, other: int) -> FluentInt:
    """LESS($end, $start)"""
    return FluentInt(one - other)


def more(one: int, other: int) -> str:
    """MORE($end, $start)"""
    return "yes" if one > other else "no"


def vowel(shown: object) -> str:
    """VOWEL($who)"""
    text = shown.text if isinstance(shown, Shown) else row(shown) if isinstance(shown, Several) else str(shown)
    first = unicodedata.normalize("NFD", text[:1]).lower()[:1]
    return "yes" if first and first in "aeiouœæ" else "no"


def settled(text: str) -> str:
    """Figures with a real minus sign, and with spaces that can be seen: CLDR's narrow ones are too narrow in many typefaces."""
    return _MINUS.sub("−", _NARROW.sub("\u00a0", text))


_MINUS = re.compile(r"(?<![\w·])-(?=\d)")
_NARROW = re.compile(r"(?<=\d)\u202f(?=\d)")
FUNCTIONS: dict[str, Callable[..., Any]] = {"COUNT": count, "ROW": row, "LESS": less, "MORE": more, "VOWEL": vowel}
