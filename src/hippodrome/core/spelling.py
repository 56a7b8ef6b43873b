"""Spelling: text, JSON and packed form of every action of a game, from the class of each and its number.

An action is written as the tag of its class and what stands in its fields (see fields.py):

    pass                                    nothing
    bid 1500                                an amount
    jockey 3 · extra none                   a thing, or none
    mount 1 -                               several things, each of which may be missing
    enter 1 7 · enter none                  any of some things
    sell 1 1500000 13 900000 · sell none    things with amounts
    bets win 5 1000 place 2 300             the same in several fields, each line after its name

Packed it is one integer: the number of its kind in the low four bits, above it what its fields hold, as one of the
subclasses of `Word` has it. A game may bring further ones.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from hippodrome.core.errors import MalformedAction
from hippodrome.core.fields import Entry, Field, Things, fields_of
from hippodrome.core.slips import KIND_BITS, MOST_AMOUNT, bits_for, pack_slip, unpack_slip
from hippodrome.core.wire import Action

A = TypeVar("A", bound=Action)
Filled = list[list[Entry]]
"""What stands in each field."""

NONE: Final = "none"
_AMOUNT = re.compile(r"-?[0-9]{1,16}", re.ASCII)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """One kind of action. Subclasses say how what stands in its fields is packed."""

    def __init__(self, kind: int, action: Any, fields: list[Field]) -> None:
        self.kind = kind
        self.action = action
        self.tag: str = action.__struct_config__.tag
        self.fields = fields
        self.may_be_empty = len(fields) > 0 and all([field.least == 0 for field in fields])
        self.labelled = False
        """Whether every line begins with the name of its field."""
        self.missing = ""
        """What is written for a field in which nothing stands; nothing, if that can be seen."""

    def pack(self, filled: Filled) -> int:
        """As a number. Raises MalformedAction."""
        raise NotImplementedError

    def unpack(self, code: int) -> Filled | None:
        """What a number of this kind says; None if it is too wide. That packing it gives the number back is checked later."""
        raise NotImplementedError

    def fits(self, filled: Filled) -> bool:
        """Whether that may stand in its fields."""
        for at in range(len(self.fields)):
            if not self.fields[at].fits(filled[at]):
                return False
        return True

    def write(self, filled: Filled) -> str:
        """As text."""
        parts = [self.tag]
        for at in range(len(self.fields)):
            field, entries = self.fields[at], filled[at]
            if self.missing and not entries:
                parts.append(self.missing)
            for number, amount in entries:
                if self.labelled:
                    parts.append(field.name)
                if field.things is not None:
                    parts.append(field.things.words[number])
                if field.has_amount:
                    parts.append(str(amount))
        if len(parts) == 1 and self.fields:
            parts.append(NONE)
        return " ".join(parts)

    def read(self, words: list[str]) -> Filled:
        """From the words of a text, its tag the first. Raises MalformedAction."""
        filled: Filled = [[] for _ in self.fields]
        if self.may_be_empty and not self.missing and len(words) == 2 and words[1] == NONE:
            return filled
        at = 1
        for index in range(len(self.fields)):
            field, entries = self.fields[index], filled[index]
            if self.missing and at < len(words) and words[at] == self.missing:
                at += 1
                continue
            while len(entries) < field.most and at < len(words):
                after = self._read_entry(field, words, at, entries)
                if after == at:
                    break
                at = after
            if len(entries) < field.least or (self.missing and not entries):
                raise MalformedAction(_misunderstood(words, at))
        if at < len(words) or (self.fields and at == 1):
            raise MalformedAction(_misunderstood(words, at))
        return filled

    def _read_entry(self, field: Field, words: list[str], start: int, entries: list[Entry]) -> int:
        """Adds one entry, if one is written there; the place after it."""
        at = start
        number, amount = 1, 0
        if self.labelled:
            if words[at] != field.name:
                return start
            at += 1
        things = field.things
        if things is not None:
            number = things.read(words, at) if at < len(words) else 0
            if number == 0:
                return start
            at += things.width
        if field.has_amount:
            if at >= len(words) or _AMOUNT.fullmatch(words[at]) is None:
                return start
            amount = int(words[at])
            if abs(amount) > MOST_AMOUNT:
                return start
            at += 1
        entries.append((number, amount))
        return at

    def filled_in(self, action: Any) -> Filled:
        """From an object. Raises MalformedAction."""
        values = msgspec.structs.astuple(action)
        return [self.fields[at].entries(values[at]) for at in range(len(self.fields))]

    def made(self, filled: Filled) -> Any:
        """As an object."""
        return self.action(*[self.fields[at].value(filled[at]) for at in range(len(self.fields))])


def _misunderstood(words: list[str], at: int) -> str:
    return f"{words[at]!r} is not understood here" if at < len(words) else "something is missing"


class Row(Word):
    """At most one thing in each field: one number after the other. 0 is none; what must be named counts from 0."""

    def __init__(self, kind: int, action: Any, fields: list[Field]) -> None:
        super().__init__(kind, action, fields)
        if self.may_be_empty and len(fields) > 1:
            self.missing = "-"

    def pack(self, filled: Filled) -> int:
        code, shift = self.kind, KIND_BITS
        for at in range(len(self.fields)):
            field, entries = self.fields[at], filled[at]
            number = entries[0][0] - field.least if entries else 0
            code |= number << shift
            shift += _width(field)
        return code

    def unpack(self, code: int) -> Filled | None:
        filled: Filled = []
        packed = code >> KIND_BITS
        for field in self.fields:
            width = _width(field)
            number = (packed & (1 << width) - 1) + field.least
            filled.append([(number, 0)] if number else [])
            packed >>= width
        return None if packed else filled


def _width(field: Field) -> int:
    return (field.targets - field.least).bit_length()


class Picks(Word):
    """Any of some things, in one field: a bit for each (see slips.Picks)."""

    def pack(self, filled: Filled) -> int:
        code = self.kind
        for number, _ in filled[0]:
            bit = 1 << KIND_BITS + number - 1
            if code & bit:
                raise MalformedAction("everything is named once")
            code |= bit
        return code

    def unpack(self, code: int) -> Filled | None:
        picked = code >> KIND_BITS
        return [[(number, 0) for number in range(1, self.fields[0].targets + 1) if picked >> number - 1 & 1]]


class Slip(Word):
    """Lines with targets and amounts: a slip (see slips.py), as wide as its widest target."""

    def __init__(self, kind: int, action: Any, fields: list[Field]) -> None:
        super().__init__(kind, action, fields)
        self.labelled = len(fields) > 1
        self.lines = sum([field.most for field in fields])
        self.target_bits = bits_for(max([field.targets for field in fields]))

    def pack(self, filled: Filled) -> int:
        lines: list[Entry] = []
        for at in range(len(self.fields)):
            lines += filled[at]
            lines += [(0, 0)] * (self.fields[at].most - len(filled[at]))
        return pack_slip(self.kind, lines, self.target_bits)

    def unpack(self, code: int) -> Filled | None:
        lines = unpack_slip(code, self.lines, self.target_bits)
        if lines is None:
            return None
        filled: Filled = []
        at = 0
        for field in self.fields:
            filled.append([line for line in lines[at : at + field.most] if line[0]])
            at += field.most
        return filled


def _usual(fields: list[Field]) -> type[Word]:
    """How an action with these fields is packed, unless its game says otherwise."""
    if any([field.has_amount for field in fields]):
        return Slip
    return Picks if any([field.many for field in fields]) else Row


@mypyc_attr(allow_interpreted_subclasses=True)
class Spelling(Generic[A]):
    """All actions of a game, by the numbers of their kinds."""

    def __init__(
        self,
        table: dict[int, type[A]],
        examples: str,
        known: Mapping[str, Things] = {},
        packed: Mapping[type[A], type[Word]] = {},
        most_bytes: int = 1000,
    ) -> None:
        self.examples = f"an action reads like: {examples}"
        self.most_bytes = most_bytes
        self.words: dict[int, Word] = {}
        self.kinds: dict[Any, int] = {}
        """By class, and by tag."""
        for kind, action in table.items():
            fields = fields_of(action, known)
            word = packed.get(action, _usual(fields))(kind, action, fields)
            self.words[kind] = word
            self.kinds[action] = self.kinds[word.tag] = kind
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(reduce(or_, table.values()))

    def kind_of(self, code: int) -> int:
        """Where a number says what kind of action it is."""
        return code & 15

    def word(self, kind: int) -> str:
        """The word with which actions of a kind begin."""
        return self.words[kind].tag

    def read(self, text: bytes | str) -> int:
        """An action from its text or JSON form. Raises MalformedAction."""
        data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)
        if len(data) > self.most_bytes:
            raise MalformedAction(f"an action has at most {self.most_bytes} bytes, this one has {len(data)}")
        try:
            if data.lstrip().startswith(b"{"):
                return self.code(self._decoder.decode(data))
            words = data.decode("utf-8").split()
            kind = self.kinds.get(words[0]) if words else None
            if kind is None:
                raise MalformedAction("it begins with none of the words that there are")
            word = self.words[kind]
            return word.pack(word.read(words))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, MalformedAction) as problem:
            raise MalformedAction(f"this is no action: {problem}; {self.examples}") from problem

    def write(self, code: int) -> str:
        """An action's text form. Raises MalformedAction."""
        word = self._word_of(code)
        return word.write(self._unpacked(word, code))

    def code(self, action: Action) -> int:
        """The packed form of an action. Raises MalformedAction."""
        kind = self.kinds.get(type(action))
        if kind is None:
            raise MalformedAction(f"{type(action).__name__} is no action of this game")
        word = self.words[kind]
        return word.pack(word.filled_in(action))

    def action(self, code: int) -> A:
        """The readable form of a packed action. Raises MalformedAction."""
        word = self._word_of(code)
        found: A = word.made(self._unpacked(word, code))
        return found

    def knows(self, code: int) -> bool:
        """Whether a number stands for an action."""
        try:
            self._unpacked(self._word_of(code), code)
        except MalformedAction:
            return False
        return True

    def _word_of(self, code: int) -> Word:
        word = self.words.get(self.kind_of(code))
        if word is None or code < 0:
            raise MalformedAction(f"{code} stands for no action")
        return word

    def _unpacked(self, word: Word, code: int) -> Filled:
        """A number stands for an action if packing what it says gives the same number back."""
        try:
            filled = word.unpack(code)
            if filled is not None and word.fits(filled) and word.pack(filled) == code:
                return filled
        except MalformedAction:
            pass
        raise MalformedAction(f"{code} stands for no action")

    def label(self, kind: int, line: str) -> str:
        """What is written before each line of that name on a form; nothing where all lines are alike."""
        return line if self.words[kind].labelled else ""

    def target(self, kind: int, line: str, number: int) -> tuple[str, tuple[str, ...]]:
        """How a target of a form is written, and what it is called in the box: a name for each of its parts, or none."""
        fields = self.words[kind].fields
        (things,) = [field.things for field in fields if len(fields) == 1 or field.name == line]
        if things is None:
            return "", ()
        value = things.values[number]
        if not things.named:
            return things.words[number], ()
        return things.words[number], value if isinstance(value, tuple) else (value,)
