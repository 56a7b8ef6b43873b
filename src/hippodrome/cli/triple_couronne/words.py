"""La Triple Couronne in words: money, horses, races, what happened, why something is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from hippodrome.cli.seats import visible
from hippodrome.cli.triple_couronne import silks
from hippodrome.cli.triple_couronne.scene import Scene, Spot, cards_of
from hippodrome.core.errors import BadAction, Fact, IllegalAction
from hippodrome.core.money import BidMade, BidPassed, MaximumSet, MoneyMoved
from hippodrome.core.wire import ActionUndone, Event
from hippodrome.games.triple_couronne import box as things
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.box import AGES, Box, Horse
from hippodrome.games.triple_couronne.views import Day
from hippodrome.texts import Texts

_MONEY = ("cash", "least", "most", "step", "cost", "earned")
"""Facts of refusals that are amounts; `most` also counts runners, which `keep-count` says as it is."""
_FEW = 4
"""So many bids and passes are told one by one."""


def readable(text: str) -> str:
    """Words from a box, harmless on a screen; its French spaces become plain ones, which every terminal can show."""
    return visible(text.replace("\u00a0", " ").replace("\u202f", " "))


def event_key(kind: type[Event]) -> str:
    """The key of an event's sentence: `triple-couronne-event-horse-sold`. What can happen at any table is told alike."""
    own = "" if kind is ActionUndone else "triple-couronne-"
    return f"{own}event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


class Words:
    """Says things about one table to one reader: `you` is the reader's seat, if they have one.

    A reader who gave no name is called You. `auction` tells whether horses were bought, or dealt by colour.
    """

    def __init__(
        self, texts: Texts, box: Box, names: Sequence[str], you: int | None = None, unnamed: bool = False, auction: bool = False
    ) -> None:
        self.texts = texts
        self.box = box
        self.names = tuple(names)
        self.you = you
        self.unnamed = unnamed
        self.auction = auction
        self.horses = {horse.name: horse for horse in box.horses.list}
        self.numbers = {horse.name: number for number, horse in enumerate(box.horses.list, 1)}
        self.cards = cards_of(box)

    def say(self, key: str, **facts: Fact) -> str:
        """A text of the interface."""
        return self.texts.say(key, **facts)

    # Small words

    def plain(self, text: str) -> str:
        """A name from the box, harmless on a screen."""
        return readable(text)

    def money(self, amount: int) -> str:
        """An amount, grouped as in the reader's language."""
        return f"{amount:,}".replace(",", "\u00a0" if self.texts.lang == "fr" else ",").replace("-", "−")

    def francs(self, amount: int) -> str:
        """An amount with its unit."""
        return f"{self.money(amount)}{chr(0xA0) if self.texts.lang == 'fr' else ' '}F"

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
        character = self.horses[horse].character
        return readable(character.fr if self.texts.lang == "fr" else character.en)

    def condition(self, day: Day | events.RaceAnnounced) -> str:
        """Who may run in a race."""
        if day.ages != AGES:
            said = self.say("triple-couronne-for-ages", ages=self.several([str(age) for age in day.ages]))
        elif day.below == 1:
            said = self.say("triple-couronne-for-unplaced")
        elif day.below is not None:
            said = self.say("triple-couronne-for-below", below=self.francs(day.below))
        elif day.least:
            said = self.say("triple-couronne-for-least", least=self.francs(day.least))
        else:
            said = self.say("triple-couronne-for-all")
        return f"{said} · {self.say('triple-couronne-handicap')}" if day.handicap else said

    def brief_condition(self, day: Day) -> str:
        """Who may run in a race, for a table."""
        if day.ages != AGES:
            said = self.say("triple-couronne-brief-ages", ages=self.several([str(age) for age in day.ages]))
        elif day.below == 1:
            said = self.say("triple-couronne-brief-unplaced")
        elif day.below is not None:
            said = self.say("triple-couronne-brief-below", below=self.francs(day.below))
        elif day.least:
            said = self.say("triple-couronne-brief-least", least=self.francs(day.least))
        else:
            said = self.say("triple-couronne-brief-all")
        return f"{said} ›" if day.handicap else said

    def place(self, place: int) -> str:
        """1st, 2nd, …"""
        return self.say("triple-couronne-place", place=place)

    def brief(self, amount: int) -> str:
        """An amount in thousands, for narrow columns."""
        return f"{self.money(amount // 1000)}k"

    # Cards

    def card_name(self, card: str) -> str:
        """What a card is called."""
        name = self.cards[card].name if card in self.cards else None
        return card if name is None else readable(name.fr if self.texts.lang == "fr" else name.en)

    def card_text(self, event: events.CardDrawn) -> str:
        """What a card says."""
        return readable(event.fr if self.texts.lang == "fr" else event.en)

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

    def bet(self, bet: events.Stake | events.PairStake) -> str:
        """A bet: 50,000 F on Jumbo 4 to win."""
        if isinstance(bet, events.Stake):
            return self.say("triple-couronne-bet-win", stake=self.francs(bet.stake), horse=self.horse(bet.horse))
        first, second = self.horse(bet.first), self.horse(bet.second)
        return self.say("triple-couronne-bet-pair", stake=self.francs(bet.stake), first=first, second=second)

    def slip(self, slip: events.Slip) -> str:
        """A betting slip in words."""
        said = [self.bet(bet) for bet in slip.wins] + [self.bet(bet) for bet in slip.pairs]
        return ", ".join(said) or self.say("triple-couronne-no-bets")

    def brief_slip(self, slip: events.Slip) -> str:
        """A betting slip as people jot it down: ♞4 50k, ♞4+7 20k."""
        said = [f"♞{self.numbers[bet.horse]}\u00a0{self.brief(bet.stake)}" for bet in slip.wins]
        for bet in slip.pairs:
            said.append(f"♞{self.numbers[bet.first]}+{self.numbers[bet.second]}\u00a0{self.brief(bet.stake)}")
        return ", ".join(said) or "–"

    def offers(self, offers: Sequence[events.Offer]) -> str:
        """Offers in words."""
        said = [
            self.say("triple-couronne-offer", horse=self.horse(offer.horse), least=self.francs(offer.least)) for offer in offers
        ]
        return ", ".join(said) or self.say("triple-couronne-none")

    def mounts(self, mounts: Sequence[events.Mount]) -> str:
        """Jockeys and their horses."""
        said = [
            self.say("triple-couronne-mount", jockey=readable(mount.jockey), horse=self.horse(mount.horse)) for mount in mounts
        ]
        return ", ".join(said) or self.say("triple-couronne-none")

    def contracts(self, contracts: events.Contracts) -> str:
        """Insurance in words."""
        kinds = zip(("race", "next", "two"), (contracts.race, contracts.next, contracts.two), strict=True)
        said = [
            self.say(f"triple-couronne-contract-on-{kind}", horse=self.horse(horse)) for kind, horse in kinds if horse is not None
        ]
        return ", ".join(said) or self.say("triple-couronne-none")

    def brief_contracts(self, contracts: events.Contracts) -> str:
        """Insurance as people jot it down: Jumbo 4 a+c, with the letters of the form."""
        kinds: dict[str, list[str]] = {}
        for letter, horse in zip("abc", (contracts.race, contracts.next, contracts.two), strict=True):
            if horse is not None:
                kinds.setdefault(horse, []).append(letter)
        return ", ".join(f"{self.horse(horse)}\u00a0{'+'.join(letters)}" for horse, letters in kinds.items())

    def styled(self, sentence: str) -> Text:
        """A sentence with the horses in it in their colours."""
        text = Text(sentence)
        for name in self.horses:
            if name in sentence:
                shown = self.horse(name)
                for at in (found.start() for found in re.finditer(re.escape(shown), sentence)):
                    number = str(self.numbers[name])
                    text.stylize(silks.silk(self.horses[name].colour), at + len(shown) - len(number), at + len(shown))
        return text

    # Refusals

    def refusal(self, problem: BadAction) -> str:
        """Why an action is refused: the rule, and the sentence in the reader's language."""
        if not isinstance(problem, IllegalAction):
            return self.say("triple-couronne-refusal-malformed")
        facts: dict[str, Fact] = dict(problem.facts)
        for name in _MONEY:
            if name in facts and problem.key != "keep-count":
                facts[name] = self.francs(int(facts[name]))
        if "seat" in facts:
            facts["seat"] = self.names[int(facts["seat"]) - 1]
        key = f"refusal-{problem.key}"
        reason = self.say(key, **facts) if self.texts.knows(key) else problem.text
        return self.say("refused", rule=problem.rule, reason=reason)

    # What happened

    def event(self, event: Event) -> str:
        """What happened, in one sentence."""
        key = event_key(type(event))
        if isinstance(event, events.StableTaken) and self.auction:
            key = "triple-couronne-stable-named"
        return self.say(key, **self._facts(event))

    def who(self, seat: int) -> dict[str, Fact]:
        """A seat, and whether it is the reader's."""
        return {"who": self.names[seat], "you": _yes(seat == self.you)}

    def _facts(self, event: Event) -> dict[str, Fact]:
        match event:
            case events.SeasonOpened():
                cash, name = self.francs(event.cash), self.programme(event.programme)
                return {"programme": name, "races": event.races, "cash": cash}
            case events.StableTaken():
                stable = [self.horse(horse.name) for horse in self.box.horses.list if horse.colour == event.colour]
                facts: dict[str, Fact] = {"colour": self.colour(event.colour), "horses": self.several(stable)}
                return {**self.who(event.seat), **facts}
            case events.JockeyTaken():
                return {**self.who(event.seat), "jockey": readable(event.jockey)}
            case events.RaceAnnounced():
                prize = self.francs(event.first_prize)
                return {"race": event.race, "name": readable(event.name), "condition": self.condition(event), "prize": prize}
            case events.PaperSealed():
                return {**self.who(event.seat), "paper": self.say(f"triple-couronne-paper-{event.paper}")}
            case events.EntriesRevealed():
                return {"horses": self.named(event.horses), "count": len(event.horses)}
            case events.RaceNotRun():
                return {"race": event.race}
            case events.PlayerLeft():
                return {**self.who(event.seat), "horses": self.named(event.horses)}
            case events.EntryScratched():
                return {**self.who(event.seat), "horse": self.horse(event.horse)}
            case ActionUndone():
                return self.who(event.seat)
            case MoneyMoved():
                seat = event.payer if event.payer is not None and event.payer >= 0 else event.payee
                gets = _yes(event.payer is None or event.payer < 0)
                assert seat is not None
                return {**self.who(seat), "amount": self.francs(event.amount), "why": event.why, "gets": gets}
            case events.SeasonEnded():
                return self._facts_of_the_end(event)
            case events.BankEmptied():
                return {}
            case _:
                return self._facts_of_papers(event)

    def _facts_of_papers(self, event: Event) -> dict[str, Fact]:
        match event:
            case events.OffersMade():
                return {**self.who(event.seat), "rent": _yes(event.rent), "offers": self.offers(event.offers)}
            case events.EntriesMade():
                return {**self.who(event.seat), "horses": self.named(event.horses)}
            case events.MountsMade():
                return {**self.who(event.seat), "mounts": self.mounts(event.mounts)}
            case events.BetsMade():
                return {**self.who(event.seat), "bets": self.slip(event.slip)}
            case events.ContractsMade():
                return {**self.who(event.seat), "contracts": self.contracts(event.contracts)}
            case events.OffersRevealed():
                given = [f"{self.offers(offers)} ({self.label(seat)})" for seat, offers in enumerate(event.offers) if offers]
                return {"rent": _yes(event.rent), "count": len(given), "offers": self.semicolons(given)}
            case events.MountsRevealed():
                return {"count": len(event.mounts), "mounts": self.mounts(event.mounts)}
            case events.BetsRevealed():
                made = [seat for seat, slip in enumerate(event.slips) if slip.wins or slip.pairs]
                bets = self.semicolons([f"{self.label(seat)} ({self.brief_slip(event.slips[seat])})" for seat in made])
                return {"count": len(made), "bets": bets}
            case events.ContractsRevealed():
                bought = [seat for seat, each in enumerate(event.contracts) if each != events.Contracts()]
                contracts = self.semicolons(
                    [f"{self.label(seat)} ({self.brief_contracts(event.contracts[seat])})" for seat in bought]
                )
                return {"count": len(bought), "contracts": contracts}
            case _:
                return self._facts_of_the_market(event)

    def _facts_of_the_market(self, event: Event) -> dict[str, Fact]:
        match event:
            case events.AuctionOpened():
                return {"count": len(event.horses)}
            case events.LotOpened():
                kind = "bank" if event.seller is None else "rent" if event.rent else "sale"
                prices: dict[str, Fact] = {"least": self.francs(event.least), "most": self.francs(event.most or 0)}
                seller = self.label(event.seller) if event.seller is not None else ""
                return {**self.who(event.opener), **prices, "kind": kind, "horse": self.horse(event.horse), "seller": seller}
            case BidMade():
                return {**self.who(event.seat), "amount": self.francs(event.amount)}
            case BidPassed():
                return self.who(event.seat)
            case MaximumSet():
                return {**self.who(event.seat), "amount": self.francs(event.amount), "taken": _yes(event.amount == 0)}
            case events.HorseSold():
                return {**self.who(event.seat), "horse": self.horse(event.horse), "price": self.francs(event.price)}
            case events.HorseUnsold():
                kind = "bank" if event.seller is None else "rent" if event.rent else "sale"
                return {"horse": self.horse(event.horse), "kind": kind}
            case events.HorseRented():
                facts: dict[str, Fact] = {"horse": self.horse(event.horse), "owner": self.label(event.owner)}
                return {**self.who(event.seat), **facts, "price": self.francs(event.price)}
            case _:
                return self._facts_of_the_race(event)

    def _facts_of_the_race(self, event: Event) -> dict[str, Fact]:
        match event:
            case events.RaceStarted():
                return {"race": event.race, "count": len(event.runners)}
            case events.MoveAnnounced():
                return {"move": event.move}
            case events.HorseMoved():
                back = _yes(event.end < event.start)
                return {"horse": self.horse(event.horse), "squares": abs(event.end - event.start), "back": back, "to": event.end}
            case events.CardDrawn():
                name, text = self.card_name(event.card), self.card_text(event)
                return {"horse": self.horse(event.horse), "deck": self.deck(event.deck), "name": name, "text": text}
            case events.CardCancelled():
                by = "shield" if event.by == "shield" else "jockey"
                return {"horse": self.horse(event.horse), "by": by, "jockey": readable(event.by)}
            case events.CardKept():
                return {"horse": self.horse(event.horse), "name": self.card_name(event.card)}
            case events.HorseWithdrawn():
                return {"horse": self.horse(event.horse)}
            case events.HorseInjured():
                return {"horse": self.horse(event.horse), "races": event.races}
            case events.HorseFinished():
                return {"horse": self.horse(event.horse), "place": self.place(event.place)}
            case events.HorseGivenUp():
                return {**self.who(event.seat), "horse": self.horse(event.horse), "owed": self.francs(event.owed)}
            case events.RaceEnded():
                order = ", ".join(self.horse(horse) for horse in event.order)
                return {"race": event.race, "count": len(event.order), "order": order}
            case events.EarningsRaised():
                prize, earnings = self.francs(event.prize), self.francs(event.earnings)
                return {"horse": self.horse(event.horse), "prize": prize, "earnings": earnings}
            case events.JockeyWon():
                return {"jockey": readable(event.jockey), "wins": event.wins}
            case _:
                raise TypeError(f"{type(event).__name__} is no event of La Triple Couronne")

    def _facts_of_the_end(self, event: events.SeasonEnded) -> dict[str, Fact]:
        winners = [self.names[seat] for seat in event.winners]
        total = self.francs(event.totals[event.winners[0]])
        alone = event.winners == (self.you,)
        return {"count": len(winners), "winners": self.several(winners), "total": total, "you": _yes(alone)}

    def semicolons(self, parts: Sequence[str]) -> str:
        """Parts that have commas of their own."""
        return ("; " if self.texts.lang == "en" else "\u202f; ").join(parts)

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

    def bids(self, run: Sequence[BidMade | BidPassed]) -> list[str]:
        """An exchange of bids; a long one becomes a sentence or two, for nobody follows forty."""
        if len(run) <= _FEW:
            return [self.event(event) for event in run]
        made = [event for event in run if isinstance(event, BidMade)]
        passed = [event for event in run if isinstance(event, BidPassed)]
        told = [self.event(event) for event in made]
        if len(made) > 1:
            first, last = made[0], made[-1]
            least, most = self.francs(first.amount), self.francs(last.amount)
            climb = self.say("triple-couronne-bids-climb", least=least, most=most)
            told = [f"{climb} {self.say('triple-couronne-bids-lead', **self.who(last.seat))}"]
        if len(passed) > 1:
            out = self.several([self.label(event.seat) for event in passed])
            return [*told, self.say("triple-couronne-bids-passed", seats=out)]
        return told + [self.event(event) for event in passed]


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"
