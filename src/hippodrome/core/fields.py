"""What stands in the fields of an action, read off the types of its class.

A field holds *things* (a horse, a colour, a pair of lanes), amounts, or both. Whatever the game, each thing has a number
from 1, a value in objects and JSON, and its word in texts:

    Literal["white", "red"]      its own word
    int from 1 to 6              the number itself, after the `before` of its type, if it has one: s3
    int of kind `seat`           the number, from 1 for people
    bool                         one of the two `words` of its type, that of False the first
    str of a kind                a name that the game knows; in texts its number, or itself
    tuple[T, T]                  two things, in any order: s2+s3
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import structs

from hippodrome.core.errors import MalformedAction
from hippodrome.core.slips import MOST_AMOUNT

Entry = tuple[int, int]
"""One thing that stands in a field: its number (1 where there is but an amount) and the amount (0 where there is none)."""


class Things:
    """All that a field may name, numbered from 1."""

    def __init__(self, values: Sequence[Any], words: Sequence[str], width: int = 1, named: bool = False) -> None:
        self.values: list[Any] = [None, *values]
        self.words: list[str] = ["", *words]
        self.width = width
        """How many words name one of them."""
        self.named = named
        """Whether their values are names of things in the box."""
        self.by_value: dict[Any, int] = {value: number for number, value in enumerate(values, 1)}
        self.by_word: dict[str, int] = {word: number for number, word in enumerate(words, 1)}

    def count(self) -> int:
        """How many there are."""
        return len(self.words) - 1

    def read(self, words: list[str], at: int) -> int:
        """The number of the thing that is named there; 0 for none."""
        if self.width == 1:
            return self.by_word.get(words[at].lstrip("0") or words[at], 0)
        return self.by_word.get(" ".join([word.lstrip("0") for word in words[at : at + self.width]]), 0)


def by_number(names: Sequence[str]) -> Things:
    """Names that are written as their numbers, such as those of horses."""
    return Things(names, [str(number) for number in range(1, len(names) + 1)], named=True)


def by_name(names: Sequence[str]) -> Things:
    """Names without spaces, which are written as they are."""
    return Things(names, names, named=True)


def _in_order(things: Things) -> Things:
    """Two things, the first of which comes first; it may be the same one twice."""
    numbers = list(product(range(1, things.count() + 1), repeat=2))
    values = [(things.values[one], things.values[other]) for one, other in numbers]
    return Things(values, [f"{things.words[one]} {things.words[other]}" for one, other in numbers], 2, things.named)


def _in_any_order(things: Things) -> Things:
    """Two different things."""
    numbers = list(combinations(range(1, things.count() + 1), 2))
    values = [(things.values[one], things.values[other]) for one, other in numbers]
    found = Things(values, [f"{things.words[one]}+{things.words[other]}" for one, other in numbers], named=things.named)
    for number, (one, other) in enumerate(numbers, 1):
        found.by_value[things.values[other], things.values[one]] = number
        found.by_word[f"{things.words[other]}+{things.words[one]}"] = number
    return found


class Field:
    """One field of an action: what it may name, whether with an amount, and how often."""

    def __init__(self, name: str, things: Things | None, stake: Any, many: bool, least: int, most: int) -> None:
        self.name = name
        """In texts, where several fields have to be told apart: that of one line (`win`, `place`)."""
        self.things = things
        """None where there is but an amount."""
        self.stake = stake
        """The class of things with an amount; None for others."""
        self.many = many
        self.least = least
        self.most = most
        self.targets = 1 if things is None else things.count()
        self.has_amount = things is None or stake is not None
        self.spread = stake is not None and len(structs.fields(stake)) > 2
        """Whether a stake holds the two things of a pair in fields of their own."""

    def value(self, entries: list[Entry]) -> Any:
        """What an object has here."""
        if self.many:
            return tuple([self._value(number, amount) for number, amount in entries])
        return self._value(entries[0][0], entries[0][1]) if entries else None

    def _value(self, number: int, amount: int) -> Any:
        things = self.things
        if things is None:
            return amount
        value = things.values[number]
        if self.stake is None:
            return value
        return self.stake(value[0], value[1], amount) if self.spread else self.stake(value, amount)

    def entries(self, value: Any) -> list[Entry]:
        """What stands here in an object. Raises MalformedAction: objects made by hand are not checked by msgspec."""
        if not self.many:
            found = [] if value is None else [self._entry(value)]
        else:
            found = [self._entry(each) for each in value]
        if not self.least <= len(found) <= self.most:
            raise MalformedAction(f"{self.name}: {len(found)} of them, where {self.least} to {self.most} may stand")
        return found

    def _entry(self, value: Any) -> Entry:
        if self.things is None:
            return 1, self._checked(value)
        if self.stake is None:
            return self._number(value), 0
        parts = structs.astuple(value)
        return self._number(parts[:-1] if self.spread else parts[0]), self._checked(parts[-1])

    def _number(self, value: Any) -> int:
        assert self.things is not None
        number = self.things.by_value.get(value)
        if number is None:
            raise MalformedAction(f"{self.name}: there is no {value}")
        return number

    def _checked(self, amount: int) -> int:
        """What is too large would be packed as another amount."""
        if not -MOST_AMOUNT <= amount <= MOST_AMOUNT:
            raise MalformedAction(f"{self.name}: {amount} is more money than there is")
        return amount

    def fits(self, entries: list[Entry]) -> bool:
        """Whether this could stand here."""
        most = MOST_AMOUNT if self.has_amount else 0
        for number, amount in entries:
            if not (1 <= number <= self.targets and -most <= amount <= most):
                return False
        return self.least <= len(entries) <= self.most


def fields_of(action: type, known: Mapping[str, Things]) -> list[Field]:
    """The fields of an action's class; `known` are the names in a box, by kind."""
    return [_field(name, kind, known) for name, kind in _types(action)]


def _types(struct: type) -> list[tuple[str, Any]]:
    """The fields of a struct with their types. (msgspec's own inspection forgets the order of a Literal.)"""
    hints = get_type_hints(struct, include_extras=True)
    return [(field.name, hints[field.name]) for field in structs.fields(struct)]


def _bare(kind: Any) -> tuple[Any, list[msgspec.Meta]]:
    """A type, and what is annotated to it."""
    if get_origin(kind) is not Annotated:
        return kind, []
    inner, *metas = get_args(kind)
    return inner, metas


def _field(name: str, kind: Any, known: Mapping[str, Things]) -> Field:
    inner, metas = _bare(kind)
    parts = get_args(inner)
    if get_origin(inner) is tuple and len(parts) > 2:
        return Field(name, _things(parts[0], known), None, True, len(parts), len(parts))
    if get_origin(inner) is tuple and parts[-1] is Ellipsis:
        (meta,) = metas
        least, most = meta.min_length or 0, meta.max_length or 0
        return Field(name.removesuffix("s"), _things(parts[0], known), _stake(parts[0]), True, least, most)
    least = 1
    if type(None) in parts:
        least = 0
        (kind,) = [part for part in parts if part is not type(None)]
    return Field(name, _things(kind, known), _stake(kind), False, least, 1)


def _stake(kind: Any) -> Any:
    """The class of a thing with an amount."""
    return kind if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else None


def _things(kind: Any, known: Mapping[str, Things]) -> Things | None:
    """What may be named; None for an amount."""
    inner, metas = _bare(kind)
    if _stake(inner) is not None:  # what it names, then an amount
        named = _types(inner)[:-1]
        things = _things(named[0][1], known)
        assert things is not None
        return _in_order(things) if len(named) > 1 else things
    parts = get_args(inner)
    if get_origin(inner) is tuple:
        things = _things(parts[0], known)
        assert things is not None
        return _in_any_order(things)
    if get_origin(inner) is Literal:
        return Things(parts, [str(part) for part in parts])
    extra: dict[str, Any] = {}
    low, high = 0, MOST_AMOUNT
    for meta in metas:
        extra |= meta.extra or {}
        low = low if meta.ge is None else int(meta.ge)
        high = high if meta.le is None else int(meta.le)
    if inner is str:
        return known[extra["is"]]
    if inner is bool:
        return Things((False, True), extra["words"])
    if high == MOST_AMOUNT:
        return None
    first = 1 - low if extra.get("is") == "seat" else 0
    numbers = range(low, high + 1)
    return Things(numbers, [f"{extra.get('before', '')}{number + first}" for number in numbers])
