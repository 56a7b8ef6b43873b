"""The engine against `naive.py`, a slow second implementation written from the rule page alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from hippodrome.core.box import Words
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne import box as things
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.box import Box
from tests.games.triple_couronne import naive
from tests.games.triple_couronne.mild import played
from tests.games.triple_couronne.races import (
    BOX,
    STANDARD,
    Ride,
    cash_of,
    finish,
    race,
    told,
    told_of,
)

RACES = 1000
"""Per block."""
AGES = (2, 3, 4, 5)
WORDS: Words = {"fr": "card", "en": "card"}


class Trial:
    """A random race with a random board and decks, laid out for the engine and for the naive rules alike.

    Short lanes with many colours and small decks: chains of draws, reshuffles and withdrawals are common.
    """

    def __init__(self, random: Random) -> None:
        self.finish = [random.randint(12, 34) for _ in AGES]
        colours = random.choice(("y.", "yr.", "yr", "yyr..", "rr.y", "r.."))
        self.lanes = ["".join(random.choice(colours) for _ in range(line - 1)) for line in self.finish]
        self.race_cards = self._deck(random, "race", random.randint(3, 14))
        self.chance_cards = self._deck(random, "chance", random.randint(3, 14))
        self.horses = sorted(random.sample(range(24), random.choice((1, 2, 3, 5, 8))))
        fastest = random.choice((2, 6, 6))
        self.moves = {horse: tuple(random.randint(1, fastest) for _ in range(12)) for horse in self.horses}
        ahead = random.random() < 0.3
        self.squares = {horse: random.randint(0, 5) if ahead else 0 for horse in self.horses}
        self.needed = random.randint(1, 4)
        self.seed = random.randrange(10**9)
        self.riders = [horse for horse in random.sample(self.horses, min(2, len(self.horses))) if random.random() < 0.7]

    def _deck(self, random: Random, deck: str, size: int) -> list[naive.Card]:
        kinds = ["move", "move", "move", "draw"]
        kinds += ["withdraw", "injure", "shield", "stride", "stride"] if deck == "race" else ["money", "money"]
        cards = [naive.Card(f"{deck}-0", "move", -1)]
        for at in range(1, size):
            kind = random.choice(kinds)
            by = {"move": random.choice((-4, -2, -1, 1, 2, 5)), "injure": random.randint(1, 2), "stride": random.randint(1, 3)}
            by["money"] = random.choice((-50_000, -5_000, 10_000, 500_000))
            further = random.choice(("race", "chance")) if kind == "draw" else ""
            cards.append(naive.Card(f"{deck}-{at}", kind, by.get(kind, 0), random.randint(1, 3), further))
        while sum(card.by for card in cards if card.kind == "move") < 0:  # else a race might never end
            cards.append(naive.Card(f"{deck}-{len(cards)}", "move", 5))
        return cards

    def box(self) -> Box:
        catalogue = list(BOX.horses.list)
        for horse, moves in self.moves.items():
            catalogue[horse] = msgspec.structs.replace(catalogue[horse], moves=moves)
        jockeys = tuple(msgspec.structs.replace(BOX.jockeys.list[at], asset=card.name) for at, card in enumerate(self.assets()))
        return msgspec.structs.replace(
            BOX,
            horses=msgspec.structs.replace(BOX.horses, list=tuple(catalogue)),
            track=msgspec.structs.replace(BOX.track, finish=tuple(self.finish)),
            squares=msgspec.structs.replace(BOX.squares, lanes=tuple(self.lanes)),
            race_cards=msgspec.structs.replace(BOX.race_cards, list=tuple(map(printed, self.race_cards))),
            chance_cards=msgspec.structs.replace(BOX.chance_cards, list=tuple(map(printed, self.chance_cards))),
            jockeys=msgspec.structs.replace(BOX.jockeys, list=jockeys),
        )

    def assets(self) -> list[naive.Card]:
        """Cards that move a horse back one square, for two jockeys."""
        back = [card for card in self.race_cards if (card.kind, card.by) == ("move", -1)]
        return [back[0], back[-1]]

    def run(self) -> Ride:
        """By the engine."""
        at = {horse + 1: square for horse, square in self.squares.items()}
        jockeys = {horse + 1: jockey for jockey, horse in enumerate(self.riders, 1)}
        run = race([horse + 1 for horse in self.horses], self.needed, at=at, jockeys=jockeys, box=self.box())
        log = Log()
        return Ride(run, log, finish(run, FastChance(self.seed), log))

    def naive_race(self, drawn: list[tuple[str, str]]) -> naive.Race:
        """By the rule page, with the cards that the engine drew."""
        horses = []
        for horse in self.horses:
            card = BOX.horses.list[horse]
            horses.append(naive.Horse(card.name, card.age, self.moves[horse], self.squares[horse]))
            if horse in self.riders:
                at = self.riders.index(horse)
                horses[-1].jockey, horses[-1].asset = BOX.jockeys.list[at].name, self.assets()[at].name
        coming = iter(drawn)

        def next_card(deck: str) -> str:
            asked, card = next(coming)
            assert asked == deck
            return card

        piles = {"race": naive.Pile(self.race_cards), "chance": naive.Pile(self.chance_cards)}
        lanes, line = dict(zip(AGES, self.lanes, strict=True)), dict(zip(AGES, self.finish, strict=True))
        return naive.Race(lanes, line, horses, self.needed, piles, next_card)


def printed(card: naive.Card) -> things.AnyCard:
    """A card of the box."""
    match card.kind:
        case "move":
            return things.MoveCard(id=card.name, name=WORDS, text=WORDS, by=card.by)
        case "draw":
            deck: things.Deck = "race" if card.deck == "race" else "chance"
            return things.DrawCard(id=card.name, name=WORDS, text=WORDS, deck=deck, count=card.times)
        case "withdraw":
            return things.WithdrawCard(id=card.name, name=WORDS, text=WORDS)
        case "injure":
            return things.InjureCard(id=card.name, name=WORDS, text=WORDS, races=card.by)
        case "shield":
            return things.ShieldCard(id=card.name, name=WORDS, text=WORDS)
        case "stride":
            return things.StrideCard(id=card.name, name=WORDS, text=WORDS, by=card.by, advances=card.times)
    if card.by > 0:
        return things.ReceiveCard(id=card.name, name=WORDS, text=WORDS, amount=card.by)
    return things.PayCard(id=card.name, name=WORDS, text=WORDS, amount=-card.by)


@pytest.mark.rule("TC-14", "TC-15", "TC-16", "TC-17", "TC-18", "TC-19", "TC-20")
@pytest.mark.parametrize("block", range(4))
def test_races_go_as_the_rule_page_says(block: int) -> None:
    random = Random(block)
    seen: Counter[str] = Counter()
    for _ in range(RACES):
        trial = Trial(random)
        ride = trial.run()
        told_draws = [(event.horse, event.deck, event.card) for event in told_of(ride.log, events.CardDrawn)]
        again = trial.naive_race([(deck, card) for _, deck, card in told_draws])
        expected = again.run()
        compare(ride, expected, told_draws)
        compare_ends(ride, again)
        look_for(seen, expected, again, {card.name for card in trial.race_cards if card.kind == "injure"})
    rare = {kind for kind in KINDS if seen[kind] < 10}
    assert not rare, seen


def compare(ride: Ride, expected: naive.Result, told_draws: list[tuple[str, str, str]]) -> None:
    """Move by move, as told."""
    log = ride.log
    assert told_draws == expected.draws
    assert [event.move for event in told_of(log, events.MoveAnnounced)] == expected.announced
    assert [(event.horse, event.start, event.end) for event in told_of(log, events.HorseMoved)] == expected.moves
    assert [(event.horse, event.by) for event in told_of(log, events.CardCancelled)] == expected.cancelled
    assert [(event.horse, event.card) for event in told_of(log, events.CardKept)] == expected.kept
    assert [event.horse for event in told_of(log, events.HorseFinished)] == expected.order
    assert [event.place for event in told_of(log, events.HorseFinished)] == list(range(1, len(expected.order) + 1))
    assert [(BOX.horses.list[horse - 1].name, amount) for horse, amount in ride.owed] == expected.money


def compare_ends(ride: Ride, again: naive.Race) -> None:
    """What every horse has in the end, and which cards lie where."""
    numbers = {card.name: number for number, card in enumerate(BOX.horses.list, 1)}
    run = ride.run
    assert ride.order() == [numbers[name] for name in again.result.order]
    for at, horse in enumerate(again.horses):
        number = numbers[horse.name]
        found = ride.fate(number), ride.square(number), ride.injury(number), ride.shields(number)
        assert found == (horse.fate, horse.square, horse.injury, horse.shields)
        strides = [sum(by for by, times in horse.strides if times > later) for later in range(6)]
        assert [run.strides[at] >> 8 * later & 255 for later in range(6)] == strides
    race_names, chance_names = run.course.cards
    piles = again.piles
    assert sorted(race_names[card] for card in list(run.race_deck)[: run.race_left]) == names(piles["race"].waiting)
    assert sorted(race_names[card] for card in list(run.race_deck)[run.race_left : run.race_size]) == names(piles["race"].aside)
    assert sorted(race_names[card] for card in list(run.race_deck)[run.race_size :]) == sorted(
        card for _, card in again.result.kept
    )
    assert sorted(chance_names[card] for card in list(run.chance_deck)[: run.chance_left]) == names(piles["chance"].waiting)


def names(cards: list[naive.Card]) -> list[str]:
    return sorted(card.name for card in cards)


KINDS = (
    "nobody finishes", "fewer finish than prizes", "a withdrawal", "an injury", "two injuries", "a jockey's cancellation",
    "a shield's cancellation", "a stride", "a sixth draw that is not made", "a reshuffled race deck", "a reshuffled chance deck",
    "a kept card before a reshuffle", "money", "a thirteenth move", "the start line again",
)  # fmt: skip


def look_for(seen: Counter[str], result: naive.Result, again: naive.Race, injuries: set[str]) -> None:
    """Count what should not be rare, so that nothing goes untested."""
    horses, piles = again.horses, again.piles
    seen["nobody finishes"] += not result.order
    seen["fewer finish than prizes"] += 0 < len(result.order) < again.needed
    seen["a withdrawal"] += any(horse.fate == "withdrawn" for horse in horses)
    seen["an injury"] += any(horse.injury for horse in horses)
    hurt = Counter(name for name, _, card in result.draws if card in injuries)
    seen["two injuries"] += any(times > 1 for times in hurt.values())
    seen["a jockey's cancellation"] += any(by != "shield" for _, by in result.cancelled)
    seen["a shield's cancellation"] += any(by == "shield" for _, by in result.cancelled)
    seen["a stride"] += any(horse.strides for horse in horses)
    seen["a sixth draw that is not made"] += result.cut > 0
    seen["a reshuffled race deck"] += piles["race"].reshuffled > 0
    seen["a reshuffled chance deck"] += piles["chance"].reshuffled > 0
    seen["a kept card before a reshuffle"] += bool(result.kept) and piles["race"].reshuffled > 1
    seen["money"] += bool(result.money)
    seen["a thirteenth move"] += len(result.announced) > 12
    seen["the start line again"] += any(end == 0 for _, _, end in result.moves)


# Whole seasons


@pytest.mark.rule(
    "TC-11", "TC-17", "TC-22", "TC-31", "TC-32", "TC-33", "TC-34", "TC-41", "TC-42", "TC-43", "TC-45", "TC-51", "TC-54"
)  # fmt: skip
@pytest.mark.parametrize("edition", ["initiation", "reduit", "complet", "marathon"])
def test_the_money_of_whole_seasons_can_be_followed_by_the_rule_page(edition: str) -> None:
    """The naive rules get everything that is told but the payments, and must come to the same cash."""
    for seed in range(10):
        log, seats = Log(), 2 + seed % 5
        options = {"auction": False} if edition in ("complet", "marathon") and seed % 2 else {}
        state = played(edition, seats, seed, log, **options)
        books = Books(edition, seats)
        for event in told(log):
            books.read(event)
        assert books.cash == cash_of(state)


class Books:
    """Every seat's cash, worked out by the naive rules from what is told."""

    def __init__(self, edition: str, seats: int) -> None:
        self.days = STANDARD.programmes.of(edition)
        self.fees = edition != "initiation"
        self.long = edition in ("complet", "marathon")
        self.odds = {horse.name: horse.odds for horse in STANDARD.horses.list}
        self.ages = {horse.name: horse.age for horse in STANDARD.horses.list}
        cards = (*BOX.race_cards.list, *BOX.chance_cards.list)
        self.amounts = {card.id: card.amount for card in cards if isinstance(card, things.ReceiveCard)}
        self.amounts |= {card.id: -card.amount for card in cards if isinstance(card, things.PayCard)}
        self.cash = [0] * seats
        self.pending: tuple[int | None, int] | None = None
        self.clear()

    def clear(self) -> None:
        self.day = 0
        self.leaders: dict[str, int | None] = {}
        self.lost: set[str] = set()
        self.gone: set[int] = set()
        self.slips: tuple[events.Slip, ...] = ()
        self.contracts: tuple[events.Contracts, ...] = ()
        self.withdrawn: set[str] = set()
        self.injured: dict[str, int] = {}

    def pay(self, seat: int | None, amount: int) -> None:
        if seat is not None:
            self.cash[seat] += amount

    def read(self, event: Event) -> None:
        """One event after the other; payments are not looked at."""
        if isinstance(event, MoneyMoved):
            return
        if self.pending is not None and not isinstance(event, events.HorseGivenUp | events.PlayerLeft | events.BankEmptied):
            seat, amount = self.pending
            if seat is not None:
                assert amount > 0 or not self.long or self.cash[seat] >= -amount
                self.pay(seat, max(amount, -self.cash[seat]))
        if not isinstance(event, events.BankEmptied):
            self.pending = None
        match event:
            case events.SeasonOpened(cash=cash):
                self.cash = [cash] * len(self.cash)
            case events.HorseSold(seat=seat, seller=seller, price=price):
                self.pay(seat, -price)
                self.pay(seller, price)
            case events.HorseRented(owner=owner, seat=seat, price=price):
                self.pay(seat, -price)
                self.pay(owner, price)
            case events.RaceAnnounced(race=number):
                self.clear()
                self.day = number - 1
            case events.BetsRevealed(slips=slips):
                self.slips = slips
            case events.ContractsRevealed(contracts=contracts):
                self.contracts = contracts
            case events.RaceStarted():
                self.start(event)
            case events.CardDrawn(horse=horse, card=card) if card in self.amounts:
                self.pending = self.leaders[horse], self.amounts[card]
            case events.HorseGivenUp(seat=seat, horse=horse, owed=owed):
                assert self.cash[seat] < owed
                self.lost.add(horse)
            case events.PlayerLeft(seat=seat):
                self.gone.add(seat)
                self.cash[seat] = 0
                self.leaders = {horse: None if leader == seat else leader for horse, leader in self.leaders.items()}
            case events.HorseWithdrawn(horse=horse):
                self.withdrawn.add(horse)
            case events.HorseInjured(horse=horse, races=races):
                self.injured[horse] = max(races, self.injured.get(horse, 0))
            case events.RaceEnded(order=order):
                self.settle(list(order))

    def first(self, day: int) -> int:
        return self.days[day].prizes[0][0]

    def coming(self, horse: str) -> list[int]:
        """The first prizes of the later races for the age of a horse."""
        later = range(self.day + 1, len(self.days))
        return [self.first(day) for day in later if self.ages[horse] in self.days[day].ages]

    def start(self, event: events.RaceStarted) -> None:
        first = self.first(self.day)
        self.prizes = self.days[self.day].prizes[max(event.players, 2) - 2]
        for runner in event.runners:
            self.leaders[runner.horse] = runner.seat
            self.pay(runner.seat, -first // 10 if self.fees else 0)
        for seat, slip in enumerate(self.slips):
            self.pay(seat, -sum(bet.stake for bet in slip.wins) - sum(bet.stake for bet in slip.pairs))
        for seat, kind, horse in self.insured():
            self.pay(seat, -naive.premium(kind, first, self.coming(horse)))

    def insured(self) -> list[tuple[int, str, str]]:
        found = []
        for seat, contracts in enumerate(self.contracts):
            for kind, horse in (("race", contracts.race), ("next", contracts.next), ("two", contracts.two)):
                if horse is not None:
                    found.append((seat, kind, horse))
        return found

    def settle(self, order: list[str]) -> None:
        first = self.first(self.day)
        for horse, prize in zip(order, self.prizes, strict=False):
            self.pay(self.leaders[horse], prize)
        if self.fees:
            for horse, share in naive.shares(order, dict.fromkeys(self.leaders, first // 10)).items():
                self.pay(self.leaders[horse], share)
        for seat, slip in enumerate(self.slips):
            if seat not in self.gone:
                wins = [(bet.horse, bet.stake) for bet in slip.wins]
                pairs = [(bet.first, bet.second, bet.stake) for bet in slip.pairs]
                self.pay(seat, naive.won(order, len(self.leaders), self.odds, wins, pairs, first))
        for seat, kind, horse in self.insured():
            if seat not in self.gone and horse not in self.lost:
                injury = self.injured.get(horse, 0)
                self.pay(seat, naive.benefit(kind, first, self.coming(horse), horse in self.withdrawn, injury))
