"""What the contract suite must be told about a game: everything else it finds out through the contract.

A registered title without an entry here fails the suite.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hippodrome.core.chance import FastChance
from hippodrome.core.ledger import Ledger
from hippodrome.core.money import BidMade, BidPassed, MoneyMoved
from hippodrome.core.slips import unpack_slip
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games.finish import events as fi
from hippodrome.games.finish.box import load_box as load_finish_box
from hippodrome.games.finish_line import events as fl
from hippodrome.games.ticket_gagnant import events as tg
from hippodrome.games.triple_couronne import events as tc
from hippodrome.games.triple_couronne.box import load_box as load_triple_couronne_box

Options = dict[str, OptionValue]


def _nothing_hidden(game: Any, state: Any, seat: int | None, chance: FastChance) -> None:
    """For a game without secrets."""


class Title(NamedTuple):
    """A game as the suite sees it."""

    options: dict[str, list[Options]]
    """Per edition the option sets worth playing; the first one is the plain table."""
    reveals: Callable[[Event, int], bool]
    """Whether an event, after an action of that seat, is the rules themselves turning something hidden over."""
    recount: Callable[[list[Event], str, int], list[int]]
    """Final totals worked out from public events alone (events, edition, seats), by code of the tests' own."""
    redeal: Callable[[Any, Any, int | None, FastChance], None] = _nothing_hidden
    """Change everything in a state (game, state, seat, chance) that this seat may not know, by code of the tests' own."""
    ledger: Callable[[Any], Ledger] | None = None
    """Where a game with money keeps it."""


def recount_ticket_gagnant(events: list[Event], edition: str, seats: int) -> list[int]:
    """TG-51 to TG-55, written again from the rule page."""
    step = {"2022": 50, "2024": 40}[edition]
    pawns, tokens = [0] * seats, [0] * seats
    tickets: tuple[tg.Places, ...] = ()
    ranked: tg.RaceRanked | None = None
    for event in events:
        if isinstance(event, tg.PredictionsRevealed):
            tickets = event.tickets
        if isinstance(event, tg.RaceRanked):
            ranked = event
        if ranked and tickets:
            for seat, ticket in enumerate(tickets):
                pawn = max(-8, pawns[seat] + _ticket_gagnant_points(ticket, ranked, edition))
                if pawn > step:
                    tokens[seat] += 1
                    pawn -= step
                pawns[seat] = pawn
            ranked, tickets = None, ()
    return [tokens[seat] * step + pawns[seat] for seat in range(seats)]


def _ticket_gagnant_points(ticket: tg.Places, ranked: tg.RaceRanked, edition: str) -> int:
    podium = ranked.ranking[:3]
    points = 0
    for place, horse in enumerate(ticket):
        if horse is None:
            continue
        if horse in ranked.disqualified:
            points += {"2022": -2, "2024": -1}[edition]
        elif horse in podium:
            points += (7, 5, 4)[place] if podium[place : place + 1] == (horse,) else 3
        else:
            points -= 1
    if None not in ticket and set(ticket) == set(podium):
        points += 5 if ticket == podium else 2
    return points


def redeal_ticket_gagnant(game: Any, state: Any, seat: int | None, chance: FastChance) -> None:
    """Other hands from the cards not seen; other tickets while they lie face down."""
    seats = state.table.seats
    own = 0 if seat is None else state.hands[seat]
    unseen = [card for card in range(45) if not (own | state.played) >> card & 1]
    for other in range(seats):
        if other != seat:
            count = int(state.hands[other]).bit_count()
            state.hands[other] = sum(1 << unseen.pop(chance.below(len(unseen))) for _ in range(count))
    if state.phase == 5 or (state.phase == 6 and state.hidden):
        for other in range(seats):
            if other != seat and state.predictions.choices[other] >= 0:
                state.predictions.choices[other] = 1 + chance.below(7)


def redeal_finish(game: Any, state: Any, seat: int | None, chance: FastChance) -> None:
    """Other standing maxima, and other forms while they lie face down."""
    auction = state.auction
    for other in range(state.table.seats):
        if other == seat:
            continue
        if auction is not None and other != auction.turn and auction.still_in[other]:
            steps = (auction.limits[other] - auction.least()) // auction.step
            auction.maxima[other] = auction.least() + auction.step * chance.below(steps + 1) if steps >= 0 else 0
        if state.phase == 1 and state.slips.choices[other] >= 0:
            code = game.betting_form(state, other).draw(chance)
            state.slips.choices[other] = code
            for line, (lane, stake) in enumerate(unpack_slip(code, 3) or []):
                state.bets[other * 6 + line * 2], state.bets[other * 6 + line * 2 + 1] = lane, stake


def recount_finish(events: list[Event], edition: str, seats: int) -> list[int]:
    """FI-1, FI-4, FI-10 to FI-14, written again from the rule page: from bids, forms and rankings, not from payments."""
    cash = [10_000] * seats
    runners: list[fi.HorseSold] = []
    slips: tuple[fi.Slip, ...] = ()
    for event in events:
        if isinstance(event, fi.RaceAnnounced):
            runners = []
        if isinstance(event, fi.HorseSold):
            runners.append(event)
            cash[event.seat] -= event.price
        if isinstance(event, fi.BetsRevealed):
            slips = event.slips
            for seat, slip in enumerate(slips):
                cash[seat] -= (slip.win.stake if slip.win else 0) + sum(bet.stake for bet in slip.places)
        if isinstance(event, fi.RaceRanked):
            for times, lane in zip((4, 2, 1), event.order, strict=False):
                cash[runners[lane - 1].seat] += times * runners[lane - 1].price
            for seat, slip in enumerate(slips):
                cash[seat] += _finish_winnings(slip, event)
    return cash


def _finish_winnings(slip: fi.Slip, ranked: fi.RaceRanked) -> int:
    length = LENGTH_OF_FINISH
    won = 0
    if slip.win and ranked.order and slip.win.lane == ranked.order[0] and len(ranked.order) > 1:
        won += slip.win.stake * {0: 20, 1: 16, 2: 12, 3: 8, 4: 4}.get(length - ranked.squares[1], 0)
    for bet in slip.places:
        if bet.lane in ranked.order[1:3]:
            square = ranked.squares[ranked.order.index(bet.lane)]
            won += bet.stake * {0: 10, 1: 8, 2: 6, 3: 4, 4: 2}.get(length - square, 0)
    return won


LENGTH_OF_FINISH = load_finish_box().track.length


def finish_reveals(event: Event, actor: int) -> bool:
    """Forms are turned over; a bid or pass of another seat is its standing maximum, or its purse, at work."""
    return isinstance(event, fi.BetsRevealed) or (isinstance(event, BidMade | BidPassed) and event.seat != actor)


def redeal_finish_line(game: Any, state: Any, seat: int | None, chance: FastChance) -> None:
    """Other bets, while they are secret: from the betting to the end of the race."""
    for other in range(state.table.seats):
        if other != seat and state.phase != 4 and state.slips.choices[other] >= 0:
            legal = game.start(Setup(title="finish-line", edition="2023", seats=state.table.seats), chance)
            legal.ledger = state.ledger
            code = game.legal(legal, other).draw(chance)
            state.slips.choices[other] = code
            for line, (target, stake) in enumerate(unpack_slip(code, 5, 5) or []):
                state.bets[other * 10 + line * 2], state.bets[other * 10 + line * 2 + 1] = target, stake


def recount_finish_line(events: list[Event], edition: str, seats: int) -> list[int]:
    """FL-2, FL-4, FL-5, FL-24, FL-25, written again from the rule page: from sheets, rankings and green dice alone."""
    capital = [0] * seats
    odds: dict[int, int] = {}
    bonus: dict[int, int] = {}
    order: tuple[int, ...] = ()
    for event in events:
        if isinstance(event, fl.RaceAnnounced):
            capital = [money + event.race * 1000 for money in capital]
            odds = dict(zip(event.horses, (2, 3, 4, 5, 7, 10, 15), strict=True))
            bonus = {}
        if isinstance(event, fl.DieUsed) and event.die.colour == "green":
            assert event.die.face is not None
            bonus[event.horses[0]] = int(event.die.face.removeprefix("outsider-"))
        if isinstance(event, fl.DiceLeft) and "green" in event.dice:
            del bonus[event.horse]
        if isinstance(event, fl.TurnSkipped):
            capital[event.owes] += 500
            capital[event.seat] -= 500
        if isinstance(event, fl.RaceRanked):
            order = event.order
        if isinstance(event, fl.BetsRevealed):
            for seat, slip in enumerate(event.slips):
                capital[seat] += _finish_line_change(slip, order, odds, bonus)
    return capital


def _finish_line_change(slip: fl.Slip, order: tuple[int, ...], odds: dict[int, int], bonus: dict[int, int]) -> int:
    change = -sum(bet.stake for bet in slip.wins) - sum(bet.stake for bet in slip.places)
    for win in slip.wins:
        if order[:1] == (win.horse,):
            change += win.stake * odds[win.horse] + bonus.get(win.horse, 0)
    for place in slip.places:
        if set(place.horses) == set(order[:2]):
            change += place.stake * (odds[place.horses[0]] + odds[place.horses[1]])
    backed = {horse for place in slip.places for horse in place.horses}
    return change + sum(bonus.get(horse, 0) // 2 for horse in backed & set(order[:2]))


def redeal_triple_couronne(game: Any, state: Any, seat: int | None, chance: FastChance) -> None:
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


def triple_couronne_reveals(event: Event, actor: int) -> bool:
    """Papers are turned over; a bid or pass of another seat is its standing maximum, or its purse, at work."""
    turned = tc.OffersRevealed | tc.EntriesRevealed | tc.MountsRevealed | tc.BetsRevealed | tc.ContractsRevealed
    return isinstance(event, turned) or (isinstance(event, BidMade | BidPassed) and event.seat != actor)


class RecountedSeason:
    """TC-1 to TC-62 as far as money goes, written again from the rule page: from choices and results, not from payments."""

    def __init__(self, seats: int) -> None:
        box = load_triple_couronne_box()
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


def recount_triple_couronne(events: list[Event], edition: str, seats: int) -> list[int]:
    """The season heard once more, by somebody who keeps the accounts on paper."""
    season = RecountedSeason(seats)
    for event in events:
        season.hear(event)
    return season.cash


TITLES: dict[str, Title] = {
    "ticket-gagnant": Title(
        options={
            "2022": [{}, {"hidden_predictions": True}, {"flat_only": True, "first_player": 1}],
            "2024": [{}, {"flat_only": True}],
        },
        reveals=lambda event, actor: isinstance(event, tg.PredictionsRevealed),
        recount=recount_ticket_gagnant,
        redeal=redeal_ticket_gagnant,
    ),
    "finish": Title(
        options={"1975": [{}, {"races": 6}, {"races": 1}]},
        reveals=finish_reveals,
        recount=recount_finish,
        redeal=redeal_finish,
        ledger=lambda state: state.ledger,
    ),
    "finish-line": Title(
        options={"2023": [{}, {"first_player": 1}]},
        reveals=lambda event, actor: isinstance(event, fl.BetsRevealed),
        recount=recount_finish_line,
        redeal=redeal_finish_line,
        ledger=lambda state: state.ledger,
    ),
    "triple-couronne": Title(
        options={
            "initiation": [{}],
            "reduit": [{"stables": "chosen"}],
            "complet": [{}, {"auction": False, "stables": "chosen", "jockeys": "drafted"}],
            "marathon": [{}],
        },
        reveals=triple_couronne_reveals,
        recount=recount_triple_couronne,
        redeal=redeal_triple_couronne,
        ledger=lambda state: state.ledger,
    ),
}
