"""Finish Line in words: dice, money, bets, what happened, why something is refused."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.core.errors import BadAction, Fact, IllegalAction
from hippodrome.core.wire import Event
from hippodrome.games import kinds_of
from hippodrome.games.finish_line import events
from hippodrome.texts import Texts
from hippodrome.texts.fluent import Several
from hippodrome.texts.telling import Teller

KEYS = "rq"
"""Letters that mean the same at every question: the rules, and leaving."""


class Words:
    """Says things about one table to one reader: `you` is the reader's seat, if they have one."""

    def __init__(self, texts: Texts, names: Sequence[str], you: int | None = None, unnamed: bool = False) -> None:
        self.texts = texts
        self.you = you
        self.labels = [texts.say("seat-you") if unnamed and seat == you else name for seat, name in enumerate(names)]
        self.teller = Teller(texts, "finish-line", kinds_of("finish-line"), self.labels, you)

    def say(self, key: str, **facts: Fact) -> str:
        """A text of the interface."""
        return self.texts.say(key, **facts)

    # Small words

    def money(self, amount: int) -> str:
        """An amount, grouped as in the reader's language."""
        return self.texts.number(amount)

    def gain(self, amount: int) -> str:
        """An amount with its sign."""
        return self.teller.text(self.teller.show("gain", amount))

    def label(self, seat: int) -> str:
        """A seat's name, or the word for the reader's own."""
        return self.labels[seat]

    def several(self, things: Sequence[str]) -> str:
        """A list as one would say it."""
        return self.teller.text(Several(things))

    def colour(self, name: str) -> str:
        """The colour of a die."""
        return self.say(f"finish-line-colour-{name}")

    def face(self, name: str) -> str:
        """What a die shows."""
        return self.say(f"finish-line-face-{name}")

    def letter(self, colour: str) -> str:
        """The letter by which a colour is typed, or two where one would mean something else; no two are alike."""
        name = self.colour(colour)
        return name[:2] if name[0] in KEYS else name[0]

    def brief_slip(self, slip: events.Slip) -> str:
        """Bets as people jot them down: W18 200, P11+18 100."""
        return self.teller.text(self.teller.show("Slip", slip, brief=True))

    # Sentences

    def refusal(self, problem: BadAction) -> str:
        """Why an action is refused: the rule, and the sentence in the reader's language."""
        if not isinstance(problem, IllegalAction):
            return self.say("finish-line-refusal-malformed")
        return self.say("refused", rule=problem.rule, reason=self.teller.refusal(problem))

    def event(self, event: Event) -> str:
        """What happened, in one sentence."""
        return self.teller.sentence(event)
