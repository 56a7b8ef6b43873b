"""What a seat may do now, and what it has said about it so far: listed choices, narrowed word by word, and forms.

1 · flat · fl              a choice of a list, by its number or the beginning of a word
2 c7                       several words narrow the list one after the other
b 1200 · 1200 · + · p      a bid, the least bid, a pass
win 5 1000, place 2 300    lines of a form; Enter hands it in, x starts afresh
bets win 5 1000            the notation of records, at once
"""

from __future__ import annotations

import contextlib
import string
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from hippodrome.cli.forms import Entry, Paper
from hippodrome.cli.paper import Palette, filled, in_columns
from hippodrome.cli.words import NOTHING, Words
from hippodrome.core.actions import Actions
from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadAction, MalformedAction
from hippodrome.core.wire import Action, View

FEW = 9
"""So many actions are listed as they are; more of them are chosen part by part."""
_AFRESH, _LEAST = "x", "+"
_GOES_ON = -1
"""Instead of an action: something was written or narrowed down."""
_NOBODY = ("-", ".", NOTHING)


@dataclass(frozen=True)
class Option:
    """A line of a list: what is typed for it, what it says, and what can be done with it, which may still be several things.
    Without any it cannot be chosen, and says why."""

    key: str
    said: Text
    actions: tuple[Action, ...]


Offer = Callable[[Sequence[Action]], Sequence[Option] | None]
"""How a game itself would list some actions; None leaves it to the house."""
Part = tuple[str, Any]
"""Something that an action says: the field and one value in it."""


class Choices:
    """All of it, for one question."""

    def __init__(self, view: View, legal: Actions, words: Words, offer: Offer, names: Mapping[str, str]) -> None:
        self.view = view
        self.words = words
        self.game = words.game
        self.papers = [Paper(form, words, names) for form in legal.forms]
        self.all = tuple(self.game.action(code) for code in legal)
        self.path: list[tuple[Action, ...]] = []
        """What was left after every word so far."""
        self.problem: str | None = None
        """Why the last answer was not taken."""
        self.usual: Action | None = None
        """What Enter means before anything is said."""
        self._offer = offer
        self._sure = False
        """Whether somebody has just been told that nothing is written."""
        self.options = self._list()

    @property
    def left(self) -> tuple[Action, ...]:
        """The listed actions that fit what was said so far."""
        return self.path[-1] if self.path else self.all

    @property
    def draft(self) -> Paper | None:
        """The form that is filled in line by line, if there is one."""
        return next((paper for paper in self.papers if paper.written_slowly), None)

    @property
    def begun(self) -> bool:
        """Whether something is narrowed down or written already."""
        return bool(self.path or (self.draft and self.draft.entries))

    # Reading

    def read(self, answer: str) -> int | None:
        """The action that an answer stands for; None if it only changed what is left or written, or is a `problem`."""
        self.problem = None
        if answer == "":
            return self._enter()
        if answer.casefold() == _AFRESH and self.begun:
            self._afresh()
            return None
        for way in (self._notation, self._on_a_form, self._narrowed, self._spelt_out):
            code = way(answer)
            if code is not None:
                return None if code == _GOES_ON else code
        self.problem = self.words.say("not-understood", answer=answer)
        return None

    def _afresh(self) -> None:
        self.path = []
        for paper in self.papers:
            paper.entries = []
        self.options = self._list()

    def _enter(self) -> int | None:
        """Hands in what is written; leaves a place empty that may be; goes back a step."""
        if self.usual is not None and not self.begun:
            return self.game.code(self.usual)
        draft, sure = self.draft, self._sure
        self._sure = draft is not None and not draft.entries and draft.form.may_be_empty
        if draft is not None and (draft.entries or (self._sure and sure)):
            return draft.packed()
        if self._sure:
            self.problem = self.words.say("ask-empty")
            return None
        nobody = [option for option in self.options if option.key == _NOBODY[0]]
        if nobody:
            return self._take(nobody[0])
        if self.path:
            self.path.pop()
            self.options = self._list()
        else:
            self.problem = self.words.say("not-understood", answer=NOTHING)
        return None

    def _notation(self, answer: str) -> int | None:
        """The notation of records, its first word shortened or left out."""
        first, _, rest = answer.partition(" ")
        verbs = [paper.verb for paper in self.papers] + [_verb(action) for action in self.left]
        tried = [answer, *(f"{verb} {rest}" for verb in dict.fromkeys(verbs) if self.words.means(first, verb))]
        if not self.papers and not _is_key(first, self.options):
            tried += [f"{verb} {answer}" for verb in dict.fromkeys(verbs)]
        for text in tried:
            try:
                return self.game.read(text.strip())
            except MalformedAction:
                continue
        return None

    def _on_a_form(self, answer: str) -> int | None:
        """Something to be handed in at once, or written on a form."""
        if answer == _LEAST:
            bid = next((paper for paper in self.papers if paper.amount_only), None)
            return None if bid is None else bid.packed([(0, 1, bid.lines[0].low)])
        first = answer[: len(answer) - len(answer.lstrip(string.ascii_letters))]
        rest = answer.removeprefix(first).strip()
        for paper in self.papers:
            if self.words.means(first, paper.verb) and rest and not paper.has_line(first):
                entries = [] if paper.says_none(rest) else paper.read(rest)
                if entries is not None:
                    return paper.packed(entries)
        for paper in self.papers:
            entries = paper.read(answer)
            if entries is not None and paper.written_slowly:
                self._write(paper, entries)
                return _GOES_ON
            if entries is not None:
                return paper.packed(entries)
            if paper.form.may_be_empty and paper.says_none(answer):
                return paper.packed([])
        return None

    def _write(self, paper: Paper, entries: Sequence[Entry]) -> None:
        """Write these as well, unless a rule forbids it: tried out on a table like this one."""
        before, paper.entries = paper.entries, paper.with_entries(entries)
        full = paper.too_full()
        if full:
            paper.entries, self.problem = before, self.words.say("ask-full", line=self.words.word(full))
            return
        seat = getattr(self.view, "seat", None)
        assert seat is not None
        chance = FastChance(0)
        try:
            if paper.entries:
                self.game.apply(self.game.imagine(self.view, chance), seat, paper.packed(), chance)
        except BadAction as problem:
            paper.entries = before
            self.problem = self.words.refusal(problem)

    # Narrowing

    def _narrowed(self, answer: str) -> int | None:
        """The choice that some words name, if they leave just one; what is left is kept."""
        before = list(self.path)
        pieces = answer.replace(",", " ").split()
        if len(pieces) == 1 and self._meant(answer) is None:
            pieces = list(answer)  # `wrb`: a letter each
        for typed in pieces:
            option = self._meant(typed)
            if option is None:
                self.path = before
                self.options = self._list()
                return None
            code = self._take(option)
            if code is not None:
                self.path = before if code == _GOES_ON else self.path
                return code
        return _GOES_ON

    def _spelt_out(self, answer: str) -> int | None:
        """Words that name something, but no choice of those listed: so the rules can say why not."""
        pieces = answer.casefold().split()
        for verb in dict.fromkeys(_verb(action) for action in self.all):
            spelling = self.game.spelling()
            things = [field.things for field in spelling.words[spelling.kinds[verb]].fields if field.things is not None]
            known = [word for each in things for word in each.words[1:]]
            meant = [next((word for word in known if self.words.means(piece, word)), "") for piece in pieces]
            with contextlib.suppress(MalformedAction):
                return self.game.read(f"{verb} {' '.join(meant)}") if all(meant) else None
            with contextlib.suppress(MalformedAction):
                return self.game.read(f"{verb} {'/'.join(meant)}")
        return None

    def _meant(self, typed: str) -> Option | None:
        if typed in _NOBODY:
            typed = _NOBODY[0]
        exact = [option for option in self.options if option.key.casefold() == typed.casefold()]
        if exact:
            return exact[0]
        starts = [option for option in self.options if _starts(option, typed, self.words)]
        return starts[0] if len(starts) == 1 else None

    def _take(self, option: Option) -> int | None:
        if len(option.actions) == 1:
            return self.game.code(option.actions[0])
        if not option.actions:
            self.problem = option.said.plain
            return _GOES_ON
        self.path.append(option.actions)
        self.options = self._list()
        return None

    def _list(self) -> list[Option]:
        """What is left, as lines to choose from."""
        left = self.left
        if not left:
            return []
        offered = self._offer(left)
        if offered is not None:
            return list(offered)
        groups = _by_part(left)
        numbered = all(value is None or type(value) is int for _, value in groups)
        if len(left) <= FEW and not numbered:
            return [self._whole(at, action) for at, action in enumerate(left, 1)]
        return [self._part(at, part, actions) for at, (part, actions) in enumerate(groups.items(), 1)]

    def _whole(self, at: int, action: Action) -> Option:
        key, said = self.words.word(_verb(action)) if self.papers else str(at), self.words.action(action)
        return Option(key, Text("" if said == key else said), (action,))

    def _part(self, at: int, part: Part, actions: Sequence[Action]) -> Option:
        """Numbers are typed as they are, words by their place on the list."""
        field, value = part
        key = _NOBODY[0] if value is None else str(value) if type(value) is int else str(at)
        kind = self.words.teller.kinds[type(actions[0]).__name__].get(field, "text").removesuffix("[]")
        said = self.words.word(str(value)) if field == _DO else self.words.show(kind, value)
        return Option(key, Text("" if said == key else said), tuple(actions))

    # Showing

    def lines(self, width: int, palette: Palette, most: int = 99) -> list[Text]:
        """The forms with their bounds, what is written on them, and what is listed."""
        lines = []
        for paper in self.papers:
            line = Text(f" {self.words.word(paper.verb)}  ", style=palette.bold).append(paper.bounds(), style=palette.paper)
            lines.append(filled(line, width, palette.paper))
            lines += [
                filled(Text("   ✎ ", style=palette.red).append_text(each), width, palette.paper) for each in paper.written()
            ]
        said = [Text(" ").append(f" {each.key} ", style=palette.lit).append(" ").append_text(each.said) for each in self.options]
        columns = next((count for count in (1, 2, 3) if -(-len(said) // count) <= most), max(1, width // 20))
        return lines + in_columns(said, columns, width, palette.paper)

    def hint(self) -> str:
        """What can be typed, in short."""
        if self.draft is not None and self.draft.entries:
            return self.words.say("ask-hint-draft")
        if self.path:
            return self.words.say("ask-hint-back")
        return self.words.say("ask-hint-forms" if self.papers else "ask-hint-list")


_DO = "do"


def _verb(action: Action) -> str:
    return str(type(action).__struct_config__.tag)


def parts_of(action: Action) -> list[Part]:
    """What an action says, one thing after the other; elements of lists count for themselves."""
    parts: list[Part] = [(_DO, _verb(action))]
    for field in action.__struct_fields__:
        value = getattr(action, field)
        parts += [(field, each) for each in value] if isinstance(value, tuple) else [(field, value)]
    return parts


def _part(parts: Sequence[Part], at: int) -> Part:
    return parts[at] if at < len(parts) else ("", None)


def _by_part(left: Sequence[Action]) -> dict[Part, list[Action]]:
    """Some actions by the first part in which they differ."""
    rows = [(action, parts_of(action)) for action in left]
    depth = next((at for at in range(99) if len({_part(parts, at) for _, parts in rows}) > 1), 0)
    groups: dict[Part, list[Action]] = {}
    for action, parts in rows:
        groups.setdefault(_part(parts, depth), []).append(action)
    return groups


def _is_key(typed: str, options: Sequence[Option]) -> bool:
    return any(option.key.casefold() == typed.casefold() for option in options)


def _starts(option: Option, typed: str, words: Words) -> bool:
    """Whether an option says something that begins so."""
    typed = typed.casefold()
    if option.said.plain.strip().casefold().startswith(typed):
        return True
    if len(option.actions) != 1:
        return False
    _, *written = words.game.write(words.game.code(option.actions[0])).split()
    return any(piece.startswith(typed) for piece in written)
