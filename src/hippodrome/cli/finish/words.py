"""Finish in words: horses, money, bets, what happened, why something is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from hippodrome.cli.finish import silks
from hippodrome.cli.seats import visible
from hippodrome.core.errors import BadAction, Fact, IllegalAction
from hippodrome.core.money import BidMade, BidPassed, MaximumSet, MoneyMoved
from hippodrome.core.wire import ActionUndone, Event
from hippodrome.games.finish import actions, events
from hippodrome.games.finish.box import Box, HorseCard, JockeyCard
from hippodrome.games.finish.views import Runner
from hippodrome.texts import Texts

DICE = "⚀⚁⚂⚃⚄⚅"
_MONEY = ("cash", "least", "step")
"""Facts of refusals that are amounts."""
_FEW = 4
"""So many bids and passes are told one by one."""


def event_key(kind: type[Event]) -> str:
    """The key of an event's sentence: `finish-event-horse-sold`. What can happen at any table is told alike."""
    own = "" if kind is ActionUndone else "finish-"
    return f"{own}event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


class Words:
    """Says things about one table to one reader: `you` is the reader's seat, if they have one.

    A reader who gave no name is called You. `runners` are the horses of the race that is talked about.
    """

    def __init__(
        self,
        texts: Texts,
        box: Box,
        names: Sequence[str],
        you: int | None = None,
        unnamed: bool = False,
        runners: Sequence[Runner] = (),
    ) -> None:
        self.texts = texts
        self.box = box
        self.names = tuple(names)
        self.you = you
        self.unnamed = unnamed
        self.runners = tuple(runners)
        self._horses = {card.name: card for card in box.horses.list}
        self._jockeys = {card.name: card for card in box.jockeys.list}

    def about(self, runners: Sequence[Runner]) -> Words:
        """The same words about the runners of a race."""
        return Words(self.texts, self.box, self.names, self.you, self.unnamed, runners)

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

    def card(self, horse: str) -> HorseCard:
        """The card of a horse."""
        return self._horses[horse]

    def jockey_card(self, jockey: str) -> JockeyCard:
        """The card of a jockey."""
        return self._jockeys[jockey]

    def character(self, horse: str) -> str:
        """What a horse is like."""
        character = self._horses[horse].character
        return visible(character.fr if self.texts.lang == "fr" else character.en)

    def paces(self, runner: Runner) -> tuple[int, ...]:
        """Per round what a horse and its jockey add together."""
        pairs = zip(self._horses[runner.horse].numbers, self._jockeys[runner.jockey].numbers, strict=True)
        return tuple(horse + jockey for horse, jockey in pairs)

    def horse(self, lane: int) -> str:
        """A runner by name and number: Moskito 5."""
        return f"{visible(self.runners[lane - 1].horse)}\u00a0{lane}" if lane <= len(self.runners) else f"♞{lane}"

    def horses(self, lanes: Sequence[int]) -> str:
        """Several runners."""
        return self.several([self.horse(lane) for lane in lanes])

    def bet(self, win: bool, lane: int, stake: int) -> str:
        """A bet: 1,000 to win on Moskito 5."""
        horse, amount = self.horse(lane), self.money(stake)
        return self.say("finish-bet-win" if win else "finish-bet-place", horse=horse, stake=amount)

    def slip(self, slip: events.Slip | actions.PlaceBets) -> str:
        """A form in words."""
        said = [self.bet(True, slip.win.lane, slip.win.stake)] if slip.win else []
        said += [self.bet(False, bet.lane, bet.stake) for bet in slip.places]
        return ", ".join(said) or self.say("finish-no-bets")

    def brief_slip(self, slip: events.Slip | actions.PlaceBets) -> str:
        """A form as people jot it down: W5 1,000  P2 300."""
        said = [f"{self.say('finish-brief-win')}{slip.win.lane} {self.money(slip.win.stake)}"] if slip.win else []
        said += [f"{self.say('finish-brief-place')}{bet.lane} {self.money(bet.stake)}" for bet in slip.places]
        return "  ".join(said) or "–"

    def dice(self, dice: Sequence[int]) -> str:
        """Dice as they lie on the table."""
        return " ".join(DICE[die - 1] for die in dice)

    def styled(self, sentence: str) -> Text:
        """A sentence with the runners in it in their colours."""
        text = Text(sentence)
        for runner in self.runners:
            text.highlight_words([self.horse(runner.lane)], silks.style_of(runner.lane))
        return text

    # Refusals

    def refusal(self, problem: BadAction) -> str:
        """Why an action is refused: the rule, and the sentence in the reader's language."""
        if not isinstance(problem, IllegalAction):
            return self.say("finish-refusal-malformed")
        facts: dict[str, Fact] = dict(problem.facts)
        for name in _MONEY:
            if name in facts:
                facts[name] = self.money(int(facts[name]))
        if "seat" in facts:
            facts["seat"] = self.names[int(facts["seat"]) - 1]
        key = f"refusal-{problem.key}"
        reason = self.say(key, **facts) if self.texts.knows(key) else problem.text
        return self.say("refused", rule=problem.rule, reason=reason)

    # What happened

    def event(self, event: Event) -> str:
        """What happened, in one sentence."""
        return self.say(event_key(type(event)), **self._facts(event))

    def _who(self, seat: int) -> dict[str, Fact]:
        return {"who": self.names[seat], "you": _yes(seat == self.you)}

    def _facts(self, event: Event) -> dict[str, Fact]:
        match event:
            case events.ProgrammeOpened():
                return {**self._who(event.opener), "races": event.races, "cash": self.money(event.cash)}
            case events.RaceAnnounced():
                return {"race": event.race, "horses": self.several([visible(horse) for horse in event.horses])}
            case events.LotOpened():
                return {**self._who(event.opener), "horse": visible(event.horse)}
            case BidMade():
                return {**self._who(event.seat), "amount": self.money(event.amount)}
            case BidPassed() | events.BetsSealed() | ActionUndone():
                return self._who(event.seat)
            case MaximumSet():
                return {**self._who(event.seat), "amount": self.money(event.amount), "taken": _yes(event.amount == 0)}
            case events.HorseSold():
                sold: dict[str, Fact] = {"horse": visible(event.horse), "jockey": visible(event.jockey), "lane": event.lane}
                return {**self._who(event.seat), **sold, "price": self.money(event.price)}
            case events.HorseUnsold():
                return {"horse": visible(event.horse)}
            case events.RaceCancelled() | events.BettingOpened():
                return {"race": event.race}
            case events.BetsMade():
                return {**self._who(event.seat), "bets": self.slip(event.slip)}
            case events.BetsRevealed():
                shown = [f"{self.label(seat)} {self.brief_slip(slip)}" for seat, slip in enumerate(event.slips)]
                return {"bets": "; ".join(shown) if self.texts.lang == "en" else "\u00a0; ".join(shown)}
            case MoneyMoved():
                seat = event.payer if event.payer is not None else event.payee
                assert seat is not None
                return {**self._who(seat), "amount": self.money(event.amount), "why": event.why}
            case _:
                return self._facts_of_the_race(event)

    def _facts_of_the_race(self, event: Event) -> dict[str, Fact]:
        match event:
            case events.StartRolled():
                facts: dict[str, Fact] = {"dice": self.dice(event.dice), "count": len(event.lanes)}
                return {**facts, "horses": self.horses(event.lanes), "again": _yes(event.to != 0)}
            case events.RoundRolled():
                return {"round": event.round, "lane": event.lane, "plus": event.plus}
            case events.HorseMoved():
                squares = event.end - event.start
                return {"horse": self.horse(event.lane), "squares": squares, "square": _square(event.end)}
            case events.HorseFell():
                return {"horse": self.horse(event.lane), "square": event.square}
            case events.FinishCrossed():
                return {"horse": self.horse(event.lane)}
            case events.TieRolled():
                pairs = zip(event.lanes, event.dice, strict=True)
                rolled = ", ".join(f"{self.horse(lane)} {DICE[die - 1]}\u00a0{die}" for lane, die in pairs)
                return {"horses": self.horses(event.lanes), "dice": rolled}
            case events.RaceRanked():
                order = ", ".join(self.horse(lane) for lane in event.order)
                return {"race": event.race, "count": len(event.order), "order": order}
            case events.ProgrammeEnded():
                winners = [self.names[seat] for seat in event.winners]
                total = self.money(event.totals[event.winners[0]])
                alone = event.winners == (self.you,)
                return {"count": len(winners), "winners": self.several(winners), "total": total, "you": _yes(alone)}
            case _:
                raise TypeError(f"{type(event).__name__} is no event of Finish")

    def moves(self, moves: Sequence[events.HorseMoved]) -> str:
        """The moves of a round: Moskito 5 +13 → 11."""
        return ", ".join(f"{self.horse(move.lane)} +{move.end - move.start} → {_square(move.end)}" for move in moves)

    def condensed(self, happened: Sequence[Event]) -> list[str]:
        """The sentences for some events; a long exchange of bids becomes one sentence, for nobody follows forty."""
        told: list[str] = []
        run: list[BidMade | BidPassed] = []
        for event in happened:
            if isinstance(event, BidMade | BidPassed):
                run.append(event)
                continue
            told += self._bids(run)
            run = []
            told.append(self.event(event))
        return told + self._bids(run)

    def _bids(self, run: Sequence[BidMade | BidPassed]) -> list[str]:
        if len(run) <= _FEW:
            return [self.event(event) for event in run]
        made = [event for event in run if isinstance(event, BidMade)]
        passed = [event.seat for event in run if isinstance(event, BidPassed)]
        if len(made) > 1:
            first, last = made[0], made[-1]
            climb = self.say("finish-bids-climb", least=self.money(first.amount), most=self.money(last.amount))
            leads = self.say("finish-bids-lead", **self._who(last.seat), amount=self.money(last.amount))
            told = [f"{climb} {leads}"]
        else:
            told = [self.event(event) for event in made]
        if len(passed) > 1:
            return [*told, self.say("finish-bids-passed", seats=self.several([self.label(seat) for seat in passed]))]
        return told + [self.event(event) for event in run if isinstance(event, BidPassed)]


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"


def _square(square: int) -> str:
    return str(square).replace("-", "−")
