"""La Triple Couronne before the contract suite: what only its rules can say."""

from __future__ import annotations

from typing import Any

from hippodrome.core.chance import Chance
from hippodrome.core.money import BidMade, BidPassed, MoneyMoved
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import TITLE
from hippodrome.games.triple_couronne import events as tc
from hippodrome.testing import contract_tests

OPTIONS: dict[str, list[dict[str, OptionValue]]] = {
    "initiation": [{}],
    "reduit": [{"stables": "chosen", "form_guide": False}],
    "complet": [{"form_guide": False}, {"auction": False, "stables": "chosen", "jockeys": "drafted", "form_guide": False}],
    "marathon": [{"form_guide": False}],
}
"""Per edition the option sets worth playing; the first one is the plain table. Once is enough with a form guide, which is slow:
whole seasons with it are looked at in tests/games/triple_couronne."""


def redeal(game: Any, state: Any, seat: int | None, chance: Chance) -> None:
    """Other standing maxima, and other papers while they lie face down."""
    auction = state.auction
    for other in range(state.table.seats):
        if other == seat:
            continue
        if auction is not None and other != auction.turn and auction.still_in[other] and not auction.matched[other]:
            steps = (auction.limits[other] - auction.least()) // auction.step
            auction.maxima[other] = auction.least() + auction.step * chance.below(steps + 1) if steps >= 0 else 0
        if state.papers.choices and state.asked[other] and state.papers.choices[other] >= 0:
            state.papers.choices[other] = game.legal(state, other).draw(chance)


def reveals(event: Event, actor: int) -> bool:
    """Papers are turned over; a bid or pass of another seat is its standing maximum, or its purse, at work."""
    turned = tc.OffersRevealed | tc.EntriesRevealed | tc.MountsRevealed | tc.BetsRevealed | tc.ContractsRevealed
    return isinstance(event, turned) or (isinstance(event, BidMade | BidPassed) and event.seat != actor)


class RecountedSeason:
    """TC-1 to TC-62 as far as money goes, written again from the rule page: from choices and results, not from payments."""

    def __init__(self, seats: int) -> None:
        box = load_game("triple-couronne").box
        self.horses = {horse.name: horse for horse in box.horses.list}
        self.amounts = {card.id: getattr(card, "amount", 0) for card in box.chance_cards.list}
        self.received = {card.id for card in box.chance_cards.list if type(card).__name__ == "ReceiveCard"}
        self.box = box
        self.seats = seats
        self.cash = [0] * seats
        self.edition = ""
        self.left: set[int] = set()
        self.owner: dict[str, int] = {}
        self.leader: dict[str, int | None] = {}
        self.day: Any = None
        self.days: Any = ()
        self.slips: tuple[tc.Slip, ...] = ()
        self.contracts: tuple[tc.Contracts, ...] = ()
        self.started: tc.RaceStarted | None = None
        self.withdrawn: set[str] = set()
        self.injured: dict[str, int] = {}
        self.due: tuple[str, int] | None = None

    def hear(self, event: Event) -> None:
        if self.due is not None and not isinstance(
            event, tc.HorseGivenUp | tc.PlayerLeft | tc.CardCancelled | MoneyMoved | tc.BankEmptied
        ):
            self.charge(*self.due)
            self.due = None
        name = "hear_" + type(event).__name__
        if hasattr(self, name):
            getattr(self, name)(event)

    def hear_SeasonOpened(self, event: tc.SeasonOpened) -> None:
        self.edition = event.programme
        self.days = self.box.programmes.of(event.programme)
        self.cash = [event.cash] * self.seats

    def hear_StableTaken(self, event: tc.StableTaken) -> None:
        for horse in self.horses.values():
            if horse.colour == event.colour:
                self.owner[horse.name] = event.seat

    def hear_AuctionOpened(self, event: tc.AuctionOpened) -> None:
        self.owner = {}

    def hear_HorseSold(self, event: tc.HorseSold) -> None:
        self.cash[event.seat] -= event.price
        if event.seller is not None:
            self.cash[event.seller] += event.price
        self.owner[event.horse] = event.seat

    def hear_HorseRented(self, event: tc.HorseRented) -> None:
        self.cash[event.seat] -= event.price
        self.cash[event.owner] += event.price

    def hear_RaceAnnounced(self, event: tc.RaceAnnounced) -> None:
        self.day = self.days[event.race - 1]
        self.slips, self.contracts, self.started = (), (), None
        self.withdrawn, self.injured, self.leader = set(), {}, {}

    def hear_PlayerLeft(self, event: tc.PlayerLeft) -> None:
        self.due = None
        self.cash[event.seat] = 0
        self.left.add(event.seat)
        for horse in event.horses:
            self.owner.pop(horse)
        for horse, leader in self.leader.items():
            if leader == event.seat:
                self.leader[horse] = None

    def hear_BetsRevealed(self, event: tc.BetsRevealed) -> None:
        self.slips = event.slips
        for seat, slip in enumerate(event.slips):
            self.cash[seat] -= sum(bet.stake for bet in slip.wins) + sum(bet.stake for bet in slip.pairs)

    def coming(self, horse: str) -> list[int]:
        """First prizes of the races after this one that are open to the horse's age."""
        later = self.days[self.days.index(self.day) + 1 :]
        return [day.prizes[0][0] for day in later if self.horses[horse].age in day.ages]

    def hear_ContractsRevealed(self, event: tc.ContractsRevealed) -> None:
        self.contracts = event.contracts
        for seat, held in enumerate(event.contracts):
            if held.race:
                self.cash[seat] -= self.day.prizes[0][0] // 10
            if held.next:
                self.cash[seat] -= self.coming(held.next)[0] // 10
            if held.two:
                first, *rest = self.coming(held.two)
                self.cash[seat] -= first // 10 + (rest[0] // 20 if rest else 0)

    def hear_RaceStarted(self, event: tc.RaceStarted) -> None:
        self.started = event
        self.leader = {runner.horse: runner.seat for runner in event.runners}
        if self.edition != "initiation":
            for runner in event.runners:
                self.cash[runner.seat] -= self.day.prizes[0][0] // 10
            # Fees were paid before bets and premiums; only the sum matters here.

    def hear_CardDrawn(self, event: tc.CardDrawn) -> None:
        if amount := self.amounts.get(event.card, 0):
            self.due = (event.horse, amount if event.card in self.received else -amount)

    def charge(self, horse: str, amount: int) -> None:
        leader = self.leader[horse]
        if leader is not None:
            self.cash[leader] += amount if amount > 0 else -min(-amount, self.cash[leader])

    def hear_HorseGivenUp(self, event: tc.HorseGivenUp) -> None:
        self.due = None
        self.owner.pop(event.horse)

    def hear_HorseWithdrawn(self, event: tc.HorseWithdrawn) -> None:
        self.withdrawn.add(event.horse)

    def hear_HorseInjured(self, event: tc.HorseInjured) -> None:
        self.injured[event.horse] = max(event.races, self.injured.get(event.horse, 0))

    def hear_RaceEnded(self, event: tc.RaceEnded) -> None:
        assert self.started is not None
        prizes = self.day.prizes[max(self.started.players, 2) - 2]
        for horse, prize in zip(event.order, prizes, strict=False):
            self.gain(self.leader[horse], prize)
        self.share_pool(event.order)
        for seat, slip in enumerate(self.slips):
            if seat not in self.left:
                self.cash[seat] += min(self.winnings(slip, event.order), prizes[0])
        for seat, held in enumerate(self.contracts):
            self.cash[seat] += self.insured(seat, held)

    def gain(self, leader: int | None, amount: int) -> None:
        if leader is not None:
            self.cash[leader] += amount

    def share_pool(self, order: tuple[str, ...]) -> None:
        assert self.started is not None
        fee = 0 if self.edition == "initiation" else self.day.prizes[0][0] // 10
        pool = fee * len(self.started.runners)
        if not order:
            for leader in self.leader.values():
                self.gain(leader, fee)
        elif len(order) == 1:
            self.gain(self.leader[order[0]], pool)
        else:
            self.gain(self.leader[order[0]], pool * 75 // 100)
            self.gain(self.leader[order[1]], pool * 25 // 100)

    def winnings(self, slip: tc.Slip, order: tuple[str, ...]) -> int:
        assert self.started is not None
        won = sum(bet.stake * self.horses[bet.horse].odds for bet in slip.wins if order[:1] == (bet.horse,))
        for bet in slip.pairs:
            pair = (bet.first, bet.second)
            if order[:2] == pair or (len(self.started.runners) > 4 and order[:2] == pair[::-1]):
                won += bet.stake * self.horses[bet.first].odds * self.horses[bet.second].odds // 2
        return won

    def insured(self, seat: int, held: tc.Contracts) -> int:
        paid = 0
        if held.race and self.owner.get(held.race) == seat and held.race in self.withdrawn:
            paid += self.day.prizes[0][0]
        if held.next and self.owner.get(held.next) == seat and held.next in self.injured:
            paid += self.coming(held.next)[0]
        if held.two and self.owner.get(held.two) == seat and held.two in self.injured:
            paid += sum(self.coming(held.two)[: self.injured[held.two]])
        return paid


def recount(events: list[Event], setup: Setup) -> list[int]:
    """The season heard once more, by somebody who keeps the accounts on paper."""
    season = RecountedSeason(setup.seats)
    for event in events:
        season.hear(event)
    return season.cash


test_contract = contract_tests(
    TITLE,
    options=OPTIONS,
    reveals=reveals,
    recount=recount,
    redeal=redeal,
    ledger=lambda state: state.ledger,
)
