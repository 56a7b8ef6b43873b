"""Forms being filled in: bids, bets, offers, picks. Whatever the game, an entry is a line's name, a target and an amount,
of which everything may be left out that is clear without it: `win 5 1000`, `w 5 1 000`, `7+14 20k`, `1.2M`, `1 7`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from hippodrome.cli.words import Words
from hippodrome.core.fields import Field, Things
from hippodrome.core.slips import Form, Line, Picks

Entry = tuple[int, int, int]
"""One entry: the number of its field, its target (1 where there is but an amount) and its amount (0 where there is none)."""
_MILLIONS = re.compile(r"(\d{1,4})(?:[.,](\d{1,3}))?\s*m\b", re.IGNORECASE)
_AMOUNT = re.compile(r"(\d{1,3}(?:[ ,.’'\u00a0\u202f]\d{3}(?!\d))+|\d{1,15})\s*(k\b)?(?:F\b)?(?!\w)", re.IGNORECASE)
_TARGET = re.compile(r"([\w.]+)(?:\s*\+\s*([\w.]+))?")
_WORD = re.compile(r"[^\W\d]+")
_BETWEEN = re.compile(r"[\s,;:=\u00a0\u202f]*")
_ALL, _NONE = "all", "none"
_MOST_NAMED = 12
_LARGE = 1000
"""Where steps are so large, smaller amounts are meant in thousands: nothing costs so little."""


class Paper:
    """A form, and what is written on it so far. `names` are words for targets beside those of the notation."""

    def __init__(self, form: Form, words: Words, names: Mapping[str, str]) -> None:
        self.form = form
        self.words = words
        self.names = names
        self.spelt: Any = words.game.spelling().words[form.kind]
        self.fields: Sequence[Field] = self.spelt.fields
        self.entries: list[Entry] = []
        named = list(dict.fromkeys(line.name for line in form.lines))
        self.lines: list[Line] = [next(line for line in form.lines if line.name == name) for name in named]

    @property
    def verb(self) -> str:
        """The word of the notation."""
        return str(self.spelt.tag)

    @property
    def amount_only(self) -> bool:
        """Whether it is a single amount, such as a bid."""
        return len(self.fields) == 1 and self.fields[0].things is None

    @property
    def written_slowly(self) -> bool:
        """Whether it is filled in line by line, and handed in once it is done."""
        return not self.amount_only and not isinstance(self.form, Picks)

    @property
    def total(self) -> int:
        """All amounts together."""
        return sum(amount or self.lines[field].least(target) for field, target, amount in self.entries if self.lines)

    def amount(self, line: str, target: int) -> int:
        """What is written on a line for a target; 0 for nothing."""
        named = [each.name for each in self.lines]
        return next((amount for field, on, amount in self.entries if named[field] == line and on == target), 0)

    def packed(self, entries: Sequence[Entry] | None = None) -> int:
        """As an action. Raises MalformedAction."""
        filled: list[list[tuple[int, int]]] = [[] for _ in self.fields]
        for field, target, amount in self.entries if entries is None else entries:
            filled[field].append((target, amount))
        code: int = self.spelt.pack(filled)
        return code

    def with_entries(self, entries: Sequence[Entry]) -> list[Entry]:
        """What would be written with these as well: in place of others on the same target; an amount of 0 rubs one out."""
        after = {(field, target): amount for field, target, amount in self.entries}
        for field, target, amount in entries:
            fixed = self.lines[field].fixed
            if (fixed and (field, target) in after) or not (fixed or amount):
                after.pop((field, target), None)
                continue
            if self.fields[field].most == 1:
                after = {key: held for key, held in after.items() if key[0] != field}
            after[field, target] = amount
        return [(field, target, amount) for (field, target), amount in after.items()]

    def too_full(self) -> str:
        """The name of a line of which there are too many; nothing if there is none."""
        counts = [sum(field == at for field, _, _ in self.entries) for at in range(len(self.fields))]
        return next((self.fields[at].name for at, count in enumerate(counts) if count > self.fields[at].most), "")

    # Reading

    def read(self, text: str) -> list[Entry] | None:
        """The entries in a line; None if it says something else."""
        rest = text.strip()
        if isinstance(self.form, Picks):
            return self._picks(rest)
        found: list[Entry] = []
        while rest:
            entry, after = self._entry(rest)
            if entry is None or len(after) == len(rest):
                return None
            found.append(entry)
            rest = after
        return found

    def _picks(self, text: str) -> list[Entry] | None:
        form = self.form
        assert isinstance(form, Picks)
        things = self.fields[0].things
        assert things is not None
        if text == "*" or self.words.means(text, _ALL):
            return [(0, thing, 0) for thing in form.things]
        if self.says_none(text):
            return []
        picked = [self._thing(things, piece) for piece in re.split(r"[\s,+]+", text) if piece]
        return [(0, thing, 0) for thing in picked] if picked and all(picked) else None

    def has_line(self, typed: str) -> bool:
        """Whether a line's name begins so."""
        return len(self.fields) > 1 and any(self.words.means(typed, field.name) for field in self.fields)

    def says_none(self, text: str) -> bool:
        """Whether nothing is meant."""
        return text in ("0", "-") or (len(text) > 1 and self.words.means(text, _NONE))

    def _entry(self, text: str) -> tuple[Entry | None, str]:
        """The first entry of a text, and what follows it."""
        labelled = _WORD.match(text)
        fields = list(range(len(self.fields)))
        if labelled and len(self.fields) > 1:
            named = [at for at in fields if self.words.means(labelled[0], self.fields[at].name)]
            if named:
                fields, text = named, text[_after(text, labelled.end()) :]
        for at in fields:
            things = self.fields[at].things
            target, end = (1, 0) if things is None else self._target(things, self.lines[at], text)
            if target:
                rest = text[_after(text, end) :]
                return self._amount(at, target, rest)
        return None, text

    def _target(self, things: Things, line: Line, text: str) -> tuple[int, int]:
        """The target that is named there, 0 for none, and where its name ends."""
        found = _TARGET.match(text)
        if found is None:
            return 0, 0
        one, other = self._spelt(found[1]), self._spelt(found[2] or "")
        end = found.end()
        if not other and things.width == 2 and (more := re.compile(r"\s+([\w.]+)").match(text, end)):
            other, end = self._spelt(more[1]), more.end()
        names = [one] if not other else [f"{one}+{other}", f"{one} {other}", f"{other} {one}"]
        known = [things.by_word[name] for name in names if name in things.by_word]
        allowed = [target for target in known if target in line.open_targets()]
        return (*[*allowed, *known, 0][:1], end)[0], end

    def _thing(self, things: Things, typed: str) -> int:
        return things.by_word.get(self._spelt(typed), 0)

    def _spelt(self, typed: str) -> str:
        """A target in the notation."""
        bare = typed.lstrip("0") or typed
        return self.names.get(bare.casefold(), bare)

    def _amount(self, at: int, target: int, text: str) -> tuple[Entry | None, str]:
        """The entry with the amount that follows; without one it is the least."""
        if not self.fields[at].has_amount or self.lines[at].fixed:
            return (at, target, 0), text
        line = self.lines[at]
        amount, end = amount_in(text, line.step)
        if amount is None:
            amount, end = line.least(target), 0
            if self.fields[at].things is None:
                return None, text
        return (at, target, amount), text[_after(text, end) :]

    # Showing

    def bounds(self) -> str:
        """What may be written, in short: `win 1–4 100–10,000 · place …`."""
        if isinstance(self.form, Picks):
            return self._things_to_pick()
        parts = []
        for at, line in enumerate(self.lines):
            said = [self.words.word(line.name)] if len(self.lines) > 1 else []
            if self.fields[at].things is not None:
                said.append(self._targets(at, line))
            if not line.fixed:
                said.append(self._range(line.low, line.high))
            times = sum(each.name == line.name for each in self.form.lines)
            parts.append(" ".join(said) + (f" (×{times})" if times > 1 else ""))
        if self.form.may_be_empty:
            parts.append(self.words.word(_NONE))
        return " · ".join(parts)

    def _range(self, low: int, high: int) -> str:
        return f"{self.words.number(low)}–{self.words.number(high)}"

    def _targets(self, at: int, line: Line) -> str:
        things, targets = self.fields[at].things, line.open_targets()
        assert things is not None
        if len(targets) > _MOST_NAMED or targets == list(range(1, len(targets) + 1)):
            return f"{things.words[targets[0]]}–{things.words[targets[-1]]}" if targets else "–"
        return ", ".join(things.words[target] for target in targets)

    def _things_to_pick(self) -> str:
        form, things = self.form, self.fields[0].things
        assert isinstance(form, Picks) and things is not None
        named = [self.words.target(form.kind, "", thing) for thing in form.things]
        most = f"{form.least}" if form.least == form.most else f"{form.least}–{form.most}"
        return f"{most}: {', '.join(named)}"

    def written(self) -> list[Text]:
        """What is written so far, a line for each entry."""
        said = []
        for field, target, amount in self.entries:
            things = self.fields[field].things
            parts = [self.words.word(self.fields[field].name)] if len(self.fields) > 1 else []
            if things is not None:
                parts.append(self.words.target(self.form.kind, self.lines[field].name, target))
            parts.append(self.words.number(amount or self.lines[field].least(target)))
            said.append(Text(" ".join(parts)))
        return said


def _after(text: str, at: int) -> int:
    """Where the next thing begins."""
    found = _BETWEEN.match(text, at)
    return at if found is None else found.end()


def amount_in(text: str, step: int) -> tuple[int | None, int]:
    """The amount at the beginning of a text, and where it ends; None if there is none."""
    if found := _MILLIONS.match(text):
        return int(found[1]) * 1_000_000 + int(f"{found[2] or '':0<3}") * 1_000, found.end()
    found = _AMOUNT.match(text)
    if found is None:
        return None, 0
    amount = int(re.sub(r"\D", "", found[1]))
    thousands = found[2] or (step >= _LARGE and 0 < amount < step)
    return amount * 1000 if thousands else amount, found.end()
