"""Any game in words, for one reader: names, amounts, choices, what happened, why something is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hippodrome.cli.seats import emblem, visible
from hippodrome.core.box import Words as BoxWords
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, Fact, IllegalAction
from hippodrome.core.kinds import table_of
from hippodrome.core.wire import Action
from hippodrome.texts import Texts
from hippodrome.texts.telling import kebab, teller_of

NOTHING = "–"


class Words:
    """`you` is the reader's seat, if they have one; who gave no name is called You."""

    def __init__(
        self, game: Game[Any], texts: Texts, names: Sequence[str], you: int | None = None, unnamed: bool = False
    ) -> None:
        self.game = game
        self.texts = texts
        self.title = game.title()
        self.names = tuple(names)
        self.you = you
        self.unnamed = unnamed
        self.teller = teller_of(texts, game, names, you, visible)
        self.teller.kinds = self.teller.kinds | table_of(game.about.look_up(game.about.actions))

    def say(self, key: str, **facts: Fact) -> str:
        """A text of the interface."""
        return self.texts.say(key, **facts)

    def number(self, amount: int) -> str:
        """A number, grouped as in the reader's language."""
        return self.texts.number(amount)

    def gain(self, amount: int) -> str:
        """An amount with its sign."""
        return f"+{self.number(amount)}" if amount > 0 else self.number(amount)

    def label(self, seat: int) -> str:
        """A seat's name, or the word for the reader's own."""
        return self.say("seat-you") if seat == self.you and self.unnamed else self.names[seat]

    def seat(self, seat: int) -> str:
        """A seat by emblem and name."""
        return f"{emblem(seat)} {self.label(seat)}"

    def translated(self, name: BoxWords) -> str:
        """A text of the box in the reader's language."""
        return visible(self.texts.translated(name))

    def show(self, kind: str, value: Any) -> str:
        """A value as its kind is shown."""
        if value is None:
            return NOTHING
        if kind.endswith("[]"):
            return ", ".join(self.show(kind[:-2], each) for each in value) or NOTHING
        if kind == "seat":
            return self.label(value) if value >= 0 else NOTHING
        if kind == "yes-no":
            return self.say("yes" if value else "no")
        if kind == "text":
            return self._known("word", str(value)) or visible(str(value))
        return self.teller.text(self.teller.show(kind, value))

    def field(self, name: str) -> str:
        """What a field of a view is called."""
        return self._known("field", kebab(name)) or kebab(name).replace("-", " ")

    # Choices

    def word(self, word: str) -> str:
        """The reader's own word for a word of the notation."""
        return self._known("word", word) or word

    def _known(self, what: str, name: str) -> str:
        """A word that the game, the house or the plain board has a text for."""
        key = self.teller.known(f"{what}-{name}") or f"web-plain-{what}-{name}"
        return self.say(key) if self.texts.knows(key) else ""

    def means(self, typed: str, word: str) -> bool:
        """Whether somebody who types this may mean a word of the notation, in it or in their own language."""
        typed = typed.casefold()
        return bool(typed) and (word.startswith(typed) or self.word(word).casefold().startswith(typed))

    def action(self, action: Action) -> str:
        """An action as a line of a menu."""
        name = type(action).__name__
        verb = str(type(action).__struct_config__.tag)
        key = self.teller.known(f"action-{verb}")
        if key:
            return self.texts.say(key, **self.teller.facts(name, action))
        shown = [self.show(kind, getattr(action, field)) for field, kind in self.teller.kinds[name].items()]
        return " ".join([self.word(verb), *shown])

    def target(self, kind: int, line: str, number: int) -> str:
        """What a target of a form is called: as it is written, with its name in the box if it has one."""
        written, names = self.game.spelling().target(kind, line, number)
        name = visible(" – ".join(names))
        return f"{written} {name}" if name and name != written else written

    def refusal(self, problem: BadAction) -> str:
        """Why an action is refused: the rule, and the sentence in the reader's language."""
        if not isinstance(problem, IllegalAction):
            return self.say("not-an-action", examples=self.game.spelling().examples)
        return self.say("refused", rule=problem.rule, reason=self.teller.refusal(problem))
