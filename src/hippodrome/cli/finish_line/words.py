"""Finish Line in words: dice, money, bets, what happened, why something is refused."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from hippodrome.core.errors import BadAction, Fact, IllegalAction
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import ActionUndone, Event
from hippodrome.games.finish_line import events
from hippodrome.texts import Texts

KEYS = "rq"
"""Letters that mean the same at every question: the rules, and leaving."""
_MONEY = ("capital", "least", "step")
"""Facts of refusals that are amounts."""


def event_key(kind: type[Event]) -> str:
    """The key of an event's sentence: `finish-line-event-die-used`. What can happen at any table is told alike."""
    own = "" if kind is ActionUndone else "finish-line-"
    return f"{own}event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


class Words:
    """Says things about one table to one reader: `you` is the reader's seat, if they have one."""

    def __init__(self, texts: Texts, names: Sequence[str], you: int | None = None, unnamed: bool = False) -> None:
        self.texts = texts
        self.names = tuple(names)
        self.you = you
        self.unnamed = unnamed

    def say(self, key: str, **facts: Fact) -> str:
        """A text of the interface."""
        return self.texts.say(key, **facts)

    # Small words

    def money(self, amount: int) -> str:
        """An amount, grouped as in the reader's language."""
        return f"{amount:,}".replace(",", "\u00a0" if self.texts.lang == "fr" else ",").replace("-", "−")

    def gain(self, amount: int) -> str:
        """An amount with its sign."""
        return f"+{self.money(amount)}" if amount > 0 else self.money(amount)

    def label(self, seat: int) -> str:
        """A seat's name, or the word for the reader's own."""
        return self.say("seat-you") if seat == self.you and self.unnamed else self.names[seat]

    def several(self, things: Sequence[str]) -> str:
        """A list as one would say it."""
        if len(things) < 2:
            return "".join(things)
        return self.say("list-and", most=", ".join(things[:-1]), last=things[-1])

    def horses(self, numbers: Iterable[int]) -> str:
        """Horses from the front: 20 · 11 · 5."""
        return " · ".join(map(str, numbers))

    def colour(self, name: str) -> str:
        """The colour of a die."""
        return self.say(f"finish-line-colour-{name}")

    def face(self, name: str) -> str:
        """What a die shows."""
        return self.say(f"finish-line-face-{name}")

    def die(self, die: events.Die) -> str:
        """A rolled die: red whip."""
        return self.colour(die.colour) if die.face is None else f"{self.face(die.face)} ({self.colour(die.colour)})"

    def letter(self, colour: str) -> str:
        """The letter by which a colour is typed, or two where one would mean something else; no two are alike."""
        name = self.colour(colour)
        return name[:2] if name[0] in KEYS else name[0]

    def slip(self, slip: events.Slip) -> str:
        """Bets in words."""
        said = [self.say("finish-line-bet-win", stake=self.money(bet.stake), horse=bet.horse) for bet in slip.wins]
        for bet in slip.places:
            one, other = bet.horses
            said.append(self.say("finish-line-bet-place", stake=self.money(bet.stake), one=one, other=other))
        return ", ".join(said) or self.say("finish-line-no-bets")

    def brief_slip(self, slip: events.Slip) -> str:
        """Bets as people jot them down: W18 200  P11+18 100."""
        said = [f"{self.say('finish-line-brief-win')}{bet.horse} {self.money(bet.stake)}" for bet in slip.wins]
        for bet in slip.places:
            said.append(f"{self.say('finish-line-brief-place')}{bet.horses[0]}+{bet.horses[1]} {self.money(bet.stake)}")
        return "  ".join(said) or "–"

    # Refusals

    def refusal(self, problem: BadAction) -> str:
        """Why an action is refused: the rule, and the sentence in the reader's language."""
        if not isinstance(problem, IllegalAction):
            return self.say("finish-line-refusal-malformed")
        facts: dict[str, Fact] = dict(problem.facts)
        for name in _MONEY:
            if name in facts:
                facts[name] = self.money(int(facts[name]))
        if "seat" in facts:
            facts["seat"] = self.names[int(facts["seat"]) - 1]
        if "colour" in facts:
            facts["colour"] = self.colour(str(facts["colour"]))
        if "face" in facts:
            facts["face"] = self.face(str(facts["face"]))
        if "out" in facts:
            facts["out"] = self._counted(str(facts["out"]))
        key = f"refusal-{problem.key}"
        reason = self.say(key, **facts) if self.texts.knows(key) else problem.text
        return self.say("refused", rule=problem.rule, reason=reason)

    def _counted(self, out: str) -> str:
        pairs = [part.split(" ") for part in out.split(", ")]
        return ", ".join(f"{count} {self.colour(colour)}" for count, colour in pairs)

    # What happened

    def event(self, event: Event) -> str:
        """What happened, in one sentence."""
        return self.say(event_key(type(event)), **self._facts(event))

    def _who(self, seat: int) -> dict[str, Fact]:
        return {"who": self.names[seat], "you": _yes(seat == self.you)}

    def _dice(self, colours: Iterable[str]) -> str:
        return self.several([self.colour(colour) for colour in colours])

    def _facts(self, event: Event) -> dict[str, Fact]:
        match event:
            case events.MeetingOpened():
                return {**self._who(event.first), "races": event.races, "capital": self.money(event.capital)}
            case events.RaceAnnounced():
                return {"race": event.race, "horses": self.horses(event.horses)}
            case events.BetsMade():
                return {**self._who(event.seat), "bets": self.slip(event.slip)}
            case events.BetsSealed() | ActionUndone():
                return self._who(event.seat)
            case events.RaceStarted():
                return self._who(event.first)
            case events.DiceRolled():
                dice = ", ".join(self.die(die) for die in event.dice)
                return {**self._who(event.seat), "taken": self._dice(event.taken), "dice": dice}
            case events.DieSetAside():
                return {**self._who(event.seat), "colour": self.colour(event.colour)}
            case events.DieUsed():
                return {**self._who(event.seat), "face": self.face(event.die.face or "blank"), "target": self._target(event)}
            case events.HorseAdvanced() | events.HorseDroppedBack() | events.HorseDisqualified():
                return {"horse": event.horse, "line": self.horses(event.line)}
            case events.LineRearranged():
                return {"line": self.horses(event.line)}
            case events.DeadHeatBegan():
                return {"lower": event.lower, "upper": event.upper}
            case events.DiceLeft():
                return {"horse": event.horse, "dice": self._dice(event.dice)}
            case events.TurnSkipped():
                return {**self._who(event.seat), "owes": self.label(event.owes), "amount": self.money(event.amount)}
            case _:
                return self._facts_of_the_end(event)

    def _facts_of_the_end(self, event: Event) -> dict[str, Fact]:
        match event:
            case events.DicePassed():
                return {**self._who(event.seat), "dice": self._dice(event.dice)}
            case events.HomeStretchReached():
                return {"reserve": event.reserve}
            case events.FinishReached():
                return {"race": event.race}
            case events.ExtraActionTaken():
                return {**self._who(event.seat), "horse": "none" if event.horse is None else str(event.horse)}
            case events.PhotoTaken():
                (one, other), (first, second) = event.horses, event.horseshoes
                return {"one": one, "other": other, "first": first, "second": second}
            case events.RaceRanked():
                return {"race": event.race, "count": len(event.order), "order": self.horses(event.order)}
            case events.BetsRevealed():
                shown = [f"{self.label(seat)} {self.brief_slip(slip)}" for seat, slip in enumerate(event.slips)]
                return {"bets": ("; " if self.texts.lang == "en" else "\u202f; ").join(shown)}
            case MoneyMoved():
                seat = event.payer if event.payer is not None else event.payee
                assert seat is not None
                return {**self._who(seat), "amount": self.money(event.amount), "why": event.why}
            case events.SideBetsSettled():
                return {"amounts": ", ".join(f"{self.label(seat)} {self.gain(a)}" for seat, a in enumerate(event.amounts))}
            case events.MeetingEnded():
                winners = [self.names[seat] for seat in event.winners]
                total = self.money(event.totals[event.winners[0]])
                alone = event.winners == (self.you,)
                return {"count": len(winners), "winners": self.several(winners), "total": total, "you": _yes(alone)}
            case _:
                raise TypeError(f"{type(event).__name__} is no event of Finish Line")

    def _target(self, event: events.DieUsed) -> str:
        if event.dice:
            return f" ({self._dice(event.dice)})"
        colon = "\u00a0:" if self.texts.lang == "fr" else ":"
        return f"{colon} {self._aimed(event)}" if event.horses else ""

    def _aimed(self, event: events.DieUsed) -> str:
        """From one horse to another for a change of pace; else one horse, or three from the front."""
        return (" → " if len(event.horses) == 2 else " · ").join(map(str, event.horses))


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"
