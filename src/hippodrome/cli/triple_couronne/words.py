"""La Triple Couronne in words: money, horses, races, what happened, why something is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from hippodrome.cli.seats import visible
from hippodrome.cli.triple_couronne import silks
from hippodrome.cli.triple_couronne.scene import Scene, Spot, cards_of
from hippodrome.core.errors import BadAction, Fact, IllegalAction
from hippodrome.core.wire import Event
from hippodrome.games import kinds_of
from hippodrome.games.triple_couronne import box as things
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne import words as special
from hippodrome.games.triple_couronne.box import Box, Horse
from hippodrome.games.triple_couronne.views import Day
from hippodrome.texts import Texts
from hippodrome.texts.fluent import Several
from hippodrome.texts.telling import Teller


def readable(text: str) -> str:
    """Words from a box, harmless on a screen; its French spaces become plain ones, which every terminal can show."""
    return visible(text.replace("\u00a0", " ").replace("\u202f", " "))


class Words:
    """Says things about one table to one reader: `you` is the reader's seat, if they have one.

    A reader who gave no name is called You.
    """

    def __init__(self, texts: Texts, box: Box, names: Sequence[str], you: int | None = None, unnamed: bool = False) -> None:
        self.texts = texts
        self.box = box
        self.names = tuple(names)
        self.you = you
        self.unnamed = unnamed
        self.horses = {horse.name: horse for horse in box.horses.list}
        self.numbers = {horse.name: number for number, horse in enumerate(box.horses.list, 1)}
        self.cards = cards_of(box)
        self.teller = Teller(texts, "triple-couronne", kinds_of("triple-couronne"), names, you, box, special, readable)

    def say(self, key: str, **facts: Fact | Several) -> str:
        """A text of the interface."""
        return self.texts.say(key, **facts)

    # Small words

    def plain(self, text: str) -> str:
        """A name from the box, harmless on a screen."""
        return readable(text)

    def money(self, amount: int) -> str:
        """An amount, grouped as in the reader's language."""
        return self.texts.number(amount)

    def francs(self, amount: int) -> str:
        """An amount with its unit."""
        return self.say("triple-couronne-francs", amount=amount)

    def gain(self, amount: int) -> str:
        """An amount with its sign."""
        return self.teller.text(self.teller.show("gain", amount))

    def label(self, seat: int) -> str:
        """A seat's name, or the word for the reader's own."""
        return self.say("seat-you") if seat == self.you and self.unnamed else self.names[seat]

    def several(self, things: Sequence[str]) -> str:
        """A list as one would say it."""
        return self.teller.text(Several(things))

    def programme(self, edition: str) -> str:
        """What a programme is called."""
        return self.say(f"triple-couronne-programme-{edition}")

    def card(self, horse: str) -> Horse:
        """The line of a horse in the catalogue."""
        return self.horses[horse]

    def number(self, horse: str) -> int:
        """A horse's number in the catalogue."""
        return self.numbers[horse]

    def horse(self, horse: str) -> str:
        """A horse by name and number: Jumbo 4."""
        return f"{readable(horse)}\u00a0{self.numbers[horse]}"

    def named(self, horses: Sequence[str]) -> str:
        """Several horses; nobody, if there are none."""
        return self.several([self.horse(horse) for horse in horses]) or self.say("triple-couronne-none")

    def disc(self, horse: str) -> Text:
        """A horse's number in the colour of its silk."""
        return silks.disc(self.numbers[horse], self.horses[horse].colour)

    def colour(self, colour: str) -> str:
        """The colour of a stable."""
        return self.say(f"triple-couronne-colour-{colour}")

    def character(self, horse: str) -> str:
        """What a horse is like."""
        return readable(self.texts.translated(self.horses[horse].character))

    def condition(self, day: Day) -> str:
        """Who may run in a race."""
        return self.texts.say("triple-couronne-condition", **self.teller.facts("Day", day))

    def brief_condition(self, day: Day) -> str:
        """Who may run in a race, for a table."""
        return self.texts.say("triple-couronne-brief-condition", **self.teller.facts("Day", day))

    def place(self, place: int) -> str:
        """1st, 2nd, …"""
        return self.say("triple-couronne-place", place=place)

    # Cards

    def card_name(self, card: str) -> str:
        """What a card is called."""
        return self.teller.text(self.teller.show("card", card))

    def card_text(self, event: events.CardDrawn) -> str:
        """What a card says."""
        return self.teller.text(self.teller.facts("CardDrawn", event)["card-text"])

    def effect(self, card: things.AnyCard) -> str:
        """What a card does, as short as can be."""
        match card:
            case things.MoveCard(by=by):
                return f"+{by}" if by > 0 else f"−{-by}"
            case things.DrawCard(count=count):
                return self.say(f"triple-couronne-effect-draw-{card.deck}", count=count)
            case things.InjureCard(races=races):
                return self.say("triple-couronne-effect-injure", races=races)
            case things.StrideCard(by=by, advances=advances):
                return self.say("triple-couronne-effect-stride", by=by, advances=advances)
            case things.ReceiveCard(amount=amount):
                return f"+{self.francs(amount)}"
            case things.PayCard(amount=amount):
                return f"−{self.francs(amount)}"
            case things.WithdrawCard():
                return self.say("triple-couronne-effect-withdraw")
            case _:
                return self.say("triple-couronne-effect-shield")

    def effect_of(self, card: str) -> str:
        """What the card of this id does; nothing, if the box has no such card."""
        found = self.cards.get(card)
        return "" if found is None else self.effect(found)

    def deck(self, deck: str) -> str:
        """The name of a deck."""
        return self.say(f"triple-couronne-deck-{deck}")

    # Papers

    def slip(self, slip: events.Slip) -> str:
        """A betting slip in words."""
        return self.teller.text(self.teller.show("Slip", slip))

    def styled(self, sentence: str) -> Text:
        """A sentence with the horses in it in their colours: the number, where it stands behind the name."""
        text = Text(sentence)
        for name, horse in self.horses.items():
            for found in re.finditer(rf"{re.escape(readable(name))}(?:\u00a0({self.numbers[name]})\b)?", sentence):
                text.stylize(silks.silk(horse.colour), *found.span(found.lastindex or 0))
        return text

    # Refusals

    def refusal(self, problem: BadAction) -> str:
        """Why an action is refused: the rule, and the sentence in the reader's language."""
        if not isinstance(problem, IllegalAction):
            return self.say("triple-couronne-refusal-malformed")
        return self.say("refused", rule=problem.rule, reason=self.teller.refusal(problem))

    # What happened

    def event(self, event: Event) -> str:
        """What happened, in one sentence."""
        return self.teller.sentence(event)

    # Several things at once

    def leaders(self, scene: Scene, room: int = 200) -> str:
        """Who is in front, with the squares that are left: Jumbo 4 (9), Schmatex 5 (11). Three, or as many as fit."""
        said = ""
        for spot in scene.standing()[:3]:
            more = f"{said}, {self.ahead(spot)}" if said else self.ahead(spot)
            if spot.out or len(more) > room:
                break
            said = more
        return said

    def ahead(self, spot: Spot) -> str:
        """A runner and how far it is."""
        far = self.place(spot.place) if spot.place else str(spot.to_go)
        return f"{self.horse(spot.horse)} ({far})"
