"""Everything that Hippodrome refuses, and why.

HippodromeError
├── BadAction
│   ├── MalformedAction    it cannot be read as an action at all
│   ├── IllegalAction      it can be read, but a rule forbids it now
│   ├── CannotUndo         there is nothing that this seat may take back
│   ├── BadIndex           an index of an encoding that its mask does not allow
│   └── CannotSay          an action that the indices of an encoding cannot say
├── BadSetup               a table that no rule allows
├── BadBox                 a box file with something missing or impossible
├── BadRecord              a saved game that was cut, changed or made by other rules
└── BadChance              a scripted draw that does not fit what is drawn
"""

from __future__ import annotations

from collections.abc import Callable

Fact = str | int


class HippodromeError(Exception):
    """The root: catch this to catch every refusal of ours."""


class BadAction(HippodromeError):
    """An action that is not carried out; the state is untouched."""


class MalformedAction(BadAction):
    """Not an action: it cannot be read. Says what an action looks like."""


class IllegalAction(BadAction):
    """An action that a rule forbids here and now.

    `rule` is the id of that rule, `key` names the sentence in the texts (`refusal-<key>`) that says what is wrong and what
    would be needed, `facts` are the values in it.
    """

    def __init__(self, rule: str, key: str, **facts: Fact) -> None:
        told = ", ".join([f"{name} {fact}" for name, fact in facts.items()])
        super().__init__(f"{rule}: {key} ({told})" if told else f"{rule}: {key}")
        self.rule = rule
        self.key = key
        self.facts: dict[str, Fact] = dict(facts)


class Reason:
    """One way in which a game refuses an action: its rule, the key of its sentence, and what the facts in that are.

    The facts come by name, each with its kind (amount, seat, horse …).
    """

    def __init__(self, rule: str, key: str, **facts: str) -> None:
        self.rule = rule
        self.key = key
        self.facts: dict[str, str] = dict(facts)

    def refusal(self, fact: Callable[[str], Fact], rule: str = "") -> IllegalAction:
        """The error, with its facts looked up. The rule is the reason's own, if it has one."""
        return IllegalAction(self.rule or rule, self.key, **{name: fact(name) for name in self.facts})


class CannotUndo(BadAction):
    """Nothing to take back. That is a custom of the house, not a rule of any game: no rule is named."""


class BadIndex(BadAction):
    """An index that a seat may not take now: its mask, for its draft, does not allow it."""


class CannotSay(BadAction):
    """An action that is not legal now, or that the indices of an encoding have no words for. Says why."""


class BadSetup(HippodromeError):
    """A table that cannot be opened: the rule (or the option) and what is allowed; key and facts for the reader's language."""

    def __init__(self, rule: str, text: str, key: str = "", **facts: Fact) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule
        self.text = text
        self.key = key
        self.facts = facts


class BadBox(HippodromeError):
    """A box that cannot be played: file, key and reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason


class BadRecord(HippodromeError):
    """A record that cannot be trusted: the line (1 is the header) and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class BadChance(HippodromeError):
    """A scripted stream that ran out, or holds a value that cannot be drawn here."""
