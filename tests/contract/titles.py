"""What the contract suite must be told about a game: everything else it finds out through the contract.

A registered title without an entry here fails the suite.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hippodrome.core.chance import FastChance
from hippodrome.core.ledger import Ledger
from hippodrome.core.money import BidMade, BidPassed
from hippodrome.core.slips import unpack_slip
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games.finish import events as fi
from hippodrome.games.finish.box import load_box as load_finish_box
from hippodrome.games.finish_line import events as fl
from hippodrome.games.ticket_gagnant import events as tg

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
}
