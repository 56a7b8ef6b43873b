"""Ticket Gagnant in words: horses, cards, what happened, why something is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from hippodrome.cli.seats import visible
from hippodrome.cli.ticket_gagnant import silks
from hippodrome.cli.ticket_gagnant.scene import Scene
from hippodrome.core.errors import BadAction, Fact, IllegalAction
from hippodrome.core.wire import Event
from hippodrome.games import kinds_of
from hippodrome.games.ticket_gagnant import words as special
from hippodrome.games.ticket_gagnant.box import Box
from hippodrome.games.ticket_gagnant.events import CardPlayed
from hippodrome.texts import Texts
from hippodrome.texts.fluent import Several
from hippodrome.texts.telling import Show, Special, Teller


class _Short:
    """Horses are told by their numbers only, where there is little room."""

    def __init__(self) -> None:
        self.KINDS: Mapping[str, Show] = {**special.KINDS, "horse": lambda _, horse, brief: f"♞{horse}"}
        self.FACTS = special.FACTS


def signed(points: int) -> str:
    """Points with their sign, as on a ticket."""
    return f"+{points}" if points > 0 else number(points)


def number(points: int) -> str:
    """A number with a real minus sign."""
    return str(points).replace("-", "−")


class Words:
    """Says things about one table to one reader: `you` is the reader's seat, if they have one.

    A reader who gave no name is called You.
    """

    def __init__(self, texts: Texts, box: Box, names: Sequence[str], you: int | None = None, unnamed: bool = False) -> None:
        self.texts = texts
        self.box = box
        self.names = [texts.say("seat-you") if unnamed and seat == you else name for seat, name in enumerate(names)]
        self.you = you
        self.teller = self._teller(special)

    def _teller(self, said: Special) -> Teller:
        return Teller(self.texts, "ticket-gagnant", kinds_of("ticket-gagnant"), self.names, self.you, self.box, said, visible)

    def say(self, key: str, **facts: Fact) -> str:
        """A text of the interface."""
        return self.texts.say(key, **facts)

    def shortened(self) -> Words:
        """The same words with horses told by their numbers."""
        brief = Words(self.texts, self.box, self.names, self.you)
        brief.teller = self._teller(_Short())
        return brief

    def game_name(self) -> str:
        """What the box calls the game."""
        return visible(self.texts.translated(self.box.name))

    def label(self, seat: int) -> str:
        """A seat's name, or the word for the reader's own."""
        return self.names[seat]

    def horse(self, horse: int) -> str:
        """A horse by name and number: Blue 4."""
        return self.teller.text(self.teller.show("horse", horse))

    def horses(self, horses: Sequence[int]) -> str:
        """Several horses: Blue 4, Red 5 and Black 7."""
        return self.several([self.horse(horse) for horse in horses])

    def several(self, things: Sequence[str]) -> str:
        """A list as one would say it."""
        return self.teller.text(Several(things))

    def card(self, card: str) -> str:
        """A card by what is printed on it."""
        return special.card(self.teller, card)

    def spaces(self, spaces: int) -> str:
        """A number of spaces."""
        return self.say("ticket-gagnant-spaces", spaces=spaces)

    def refusal(self, problem: BadAction) -> str:
        """Why an action is refused: the rule, and the sentence in the reader's language."""
        if not isinstance(problem, IllegalAction):
            return self.say("refusal-malformed")
        return self.say("refused", rule=problem.rule, reason=self.teller.refusal(problem))

    def styled(self, sentence: str) -> Text:
        """A sentence with the horses in it shown in their silks."""
        text = Text(sentence)
        for horse in self.box.horses.list:
            text.highlight_words([self.horse(horse.number), f"♞{horse.number}"], silks.style_of(self.box, horse.number))
        return text

    def event(self, event: Event, before: Scene | None = None) -> str:
        """What happened, in one sentence; an empty one if it says nothing new.

        The scene before it tells where a double card's other horse stands.
        """
        if before is None or not isinstance(event, CardPlayed) or event.horse is None or event.card[1:2] != "=":
            return self.teller.sentence(event)
        other = int(event.card[2] if event.card[0] == str(event.horse) else event.card[0])
        what = special.moved(self.teller, event, before.horses[other - 1])
        return self.texts.say("ticket-gagnant-event-card-played", **self.teller.facts("CardPlayed", event) | {"what": what})
