"""Ticket Gagnant in words: horses, cards, what happened, why something is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from hippodrome.cli.seats import visible
from hippodrome.cli.ticket_gagnant import silks
from hippodrome.cli.ticket_gagnant.scene import Scene, place
from hippodrome.core.errors import BadAction, Fact, IllegalAction
from hippodrome.core.wire import ActionUndone, Event
from hippodrome.games.ticket_gagnant import events
from hippodrome.games.ticket_gagnant.box import Box
from hippodrome.games.ticket_gagnant.events import Places
from hippodrome.texts import Texts


def event_key(kind: type[Event]) -> str:
    """The key of an event's sentence: `event-card-played`."""
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


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
        self.names = tuple(names)
        self.you = you
        self.unnamed = unnamed
        self.short = False
        """Whether horses are told by their numbers only, where there is little room."""

    def say(self, key: str, **facts: Fact) -> str:
        """A text of the interface."""
        return self.texts.say(key, **facts)

    def shortened(self) -> Words:
        """The same words with horses told by their numbers."""
        brief = Words(self.texts, self.box, self.names, self.you, self.unnamed)
        brief.short = True
        return brief

    def game_name(self) -> str:
        """What the box calls the game."""
        return visible(self.box.name.fr if self.texts.lang == "fr" else self.box.name.en)

    def label(self, seat: int) -> str:
        """A seat's name, or the word for the reader's own."""
        return self.say("seat-you") if seat == self.you and self.unnamed else self.names[seat]

    def horse(self, horse: int) -> str:
        """A horse by name and number: Blue 4."""
        if self.short:
            return f"♞{horse}"
        name = self.box.horses.list[horse - 1].name
        return f"{visible(name.fr if self.texts.lang == 'fr' else name.en)}\u00a0{horse}"

    def horses(self, horses: Sequence[int]) -> str:
        """Several horses: Blue 4, Red 5 and Black 7."""
        return self.several([self.horse(horse) for horse in horses])

    def several(self, things: Sequence[str]) -> str:
        """A list as one would say it."""
        if len(things) < 2:
            return "".join(things)
        return self.say("list-and", most=", ".join(things[:-1]), last=things[-1])

    def card(self, card: str) -> str:
        """A card by what is printed on it."""
        if card == "J":
            return self.say("card-joker")
        if card[1] == "x":
            return self.say("card-single", horse=self.horse(int(card[0])), spaces=card[2])
        return self.say("card-double", horse=self.horse(int(card[0])), other=self.horse(int(card[2])))

    def spaces(self, spaces: int) -> str:
        """A number of spaces."""
        return self.say("spaces", spaces=spaces)

    def ticket(self, places: Places) -> str:
        """A prediction: 1st Blue 4, 3rd Red 5."""
        return ", ".join(f"{self.say(f'place-{rank}')} {self.horse(horse)}" for rank, horse in enumerate(places, 1) if horse)

    def refusal(self, problem: BadAction) -> str:
        """Why an action is refused: the rule, and the sentence in the reader's language."""
        if not isinstance(problem, IllegalAction):
            return self.say("refusal-malformed")
        return self.say("refused", rule=problem.rule, reason=self.reason(problem))

    def reason(self, problem: IllegalAction) -> str:
        """The sentence alone."""
        facts: dict[str, Fact] = dict(problem.facts)
        for name in ("horse", "other"):
            if name in facts:
                facts[name] = self.horse(int(facts[name]))
        if "seat" in facts:
            facts["seat"] = self.names[int(facts["seat"]) - 1]
        key = f"refusal-{problem.key}"
        return self.say(key, **facts) if self.texts.knows(key) else problem.text

    def styled(self, sentence: str) -> Text:
        """A sentence with the horses in it shown in their silks."""
        text = Text(sentence)
        for horse in self.box.horses.list:
            text.highlight_words([self.horse(horse.number), f"♞{horse.number}"], silks.style_of(self.box, horse.number))
        return text

    def event(self, event: Event, before: Scene | None = None) -> str:
        """What happened, in one sentence. The scene before it tells where a double card's other horse stands."""
        return self.say(event_key(type(event)), **self._facts(event, before))

    def _who(self, seat: int) -> dict[str, Fact]:
        return {"who": self.names[seat], "you": _yes(seat == self.you)}

    def _facts(self, event: Event, before: Scene | None) -> dict[str, Fact]:
        match event:
            case events.MeetingOpened():
                return {**self._who(event.first_player), "races": event.races, "drawn": _yes(event.drawn)}
            case events.RaceAnnounced():
                return {**self._who(event.first_player), "race": event.race}
            case events.DisciplineChosen():
                return {**self._who(event.seat), "discipline": event.discipline}
            case events.RiverPlaced():
                return {**self._who(event.seat), "after": _yes(event.after), "hedge": event.hedge, "row": event.row}
            case events.HorsesArranged():
                who = self._who(event.seat) if event.seat is not None else {"who": "", "you": "no"}
                return {**who, "order": self.horses(event.order)}
            case events.SecrecyChosen():
                return {**self._who(event.seat), "hidden": _yes(event.hidden)}
            case events.HandSizeChosen():
                return {**self._who(event.seat), "size": event.size}
            case events.CardsDealt():
                return {**self._who(event.seat), "cards": ", ".join(self.card(card) for card in event.cards)}
            case events.PredictionMade():
                return {**self._who(event.seat), "ticket": self.ticket(event.places)}
            case events.PredictionSealed() | ActionUndone():
                return self._who(event.seat)
            case events.PredictionsRevealed():
                shown = [f"{self.label(seat)} {brief_ticket(places)}" for seat, places in enumerate(event.tickets)]
                return {"tickets": ", ".join(shown)}
            case events.RaceStarted():
                return {"hidden": _yes(event.hidden)}
            case _:
                return self._facts_of_the_race(event, before)

    def _facts_of_the_race(self, event: Event, before: Scene | None) -> dict[str, Fact]:
        match event:
            case events.CardPlayed():
                return {**self._who(event.seat), "card": self.card(event.card), "what": self.what(event, before)}
            case events.CardDiscarded():
                return {**self._who(event.seat), "card": self.card(event.card)}
            case events.LineCrossed() | events.HorsesDisqualified():
                return {"count": len(event.horses), "horses": self.horses(event.horses)}
            case events.PhotoFinishDrawn():
                return {"level": self.horses(event.level), "order": ", ".join(self.horse(horse) for horse in event.order)}
            case events.RaceRanked():
                return {"race": event.race, "ranking": ", ".join(self.horse(horse) for horse in event.ranking)}
            case events.TicketScored():
                points = sum(event.points) + event.bonus
                facts: dict[str, Fact] = {"points": signed(points), "bonus": event.bonus, "total": number(event.total)}
                return {**self._who(event.seat), **facts}
            case events.MeetingEnded():
                winners = [self.names[seat] for seat in event.winners]
                total = number(event.totals[event.winners[0]])
                alone = event.winners == (self.you,)
                return {"count": len(winners), "winners": self.several(winners), "total": total, "you": _yes(alone)}
            case _:
                raise TypeError(f"{type(event).__name__} is no event of Ticket Gagnant")

    def what(self, event: events.CardPlayed, before: Scene | None) -> str:
        """What a card did to the horses."""
        if event.horse is None or event.start is None or event.end is None:
            return self.say("move-none")
        horse = self.horse(event.horse)
        if event.card[1:2] == "=":
            other = int(event.card[2] if event.card[0] == str(event.horse) else event.card[0])
            said = self._beside("move", horse, other, event.end, before)
        else:
            way, spaces = way_of(event.start, event.end)
            if spaces:
                said = self.say(f"move-{way}", horse=horse, spaces=self.spaces(spaces), cell=event.end)
            else:
                said = self.say("move-edge", horse=horse, cell=event.end)
        if event.pushed is None or event.pushed_to is None:
            return said
        return self.say("move-push", what=said, pushed=self.horse(event.pushed), to=event.pushed_to)

    def _beside(self, key: str, horse: str, other: int, end: str, before: Scene | None) -> str:
        side = "next-to" if before is None else side_of(before.horses[other - 1], end)
        return self.say(f"{key}-{side}", horse=horse, other=self.horse(other), cell=end)


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"


def brief_ticket(places: Places) -> str:
    """A prediction as people jot it down: 7-3-5, a dot for nobody."""
    return "-".join(str(horse) if horse else "·" for horse in places)


def way_of(start: str, end: str) -> tuple[str, int]:
    """The direction of a straight move, and its spaces. Left is the riders' left, towards the rail."""
    (row, lane), (end_row, end_lane) = place(start), place(end)
    if end_row != row:
        return ("forward" if end_row > row else "backward"), abs(end_row - row)
    return ("left" if end_lane < lane else "right"), abs(end_lane - lane)


def side_of(fixed: str, cell: str) -> str:
    """On which side of a fixed horse a cell lies."""
    way, _ = way_of(fixed, cell)
    return {"forward": "in-front", "backward": "behind", "left": "to-the-left", "right": "to-the-right"}[way]
