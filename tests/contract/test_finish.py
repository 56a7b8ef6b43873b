"""Finish before the contract suite: what only its rules can say."""

from __future__ import annotations

from typing import Any

from hippodrome.core.chance import Chance
from hippodrome.core.money import BidMade, BidPassed
from hippodrome.core.slips import unpack_slip
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games import load_game
from hippodrome.games.finish import TITLE, betting
from hippodrome.games.finish import events as fi
from hippodrome.testing import contract_tests

OPTIONS: dict[str, list[dict[str, OptionValue]]] = {"1975": [{}, {"races": 6}, {"races": 1}]}
"""Per edition the option sets worth playing; the first one is the plain table."""


def redeal(game: Any, state: Any, seat: int | None, chance: Chance) -> None:
    """Other standing maxima, and other forms while they lie face down."""
    auction = state.auction
    for other in range(state.table.seats):
        if other == seat:
            continue
        if auction is not None and other != auction.turn and auction.still_in[other]:
            steps = (auction.limits[other] - auction.least()) // auction.step
            auction.maxima[other] = auction.least() + auction.step * chance.below(steps + 1) if steps >= 0 else 0
        if state.phase == 1 and state.slips.choices[other] >= 0:
            code = betting.form(state, other).draw(chance)
            state.slips.choices[other] = code
            for line, (lane, stake) in enumerate(unpack_slip(code, 3) or []):
                state.bets[other * 6 + line * 2], state.bets[other * 6 + line * 2 + 1] = lane, stake


def recount(events: list[Event], setup: Setup) -> list[int]:
    """FI-1, FI-4, FI-10 to FI-14, written again from the rule page: from bids, forms and rankings, not from payments."""
    cash = [10_000] * setup.seats
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
                cash[seat] += _winnings(slip, event)
    return cash


def _winnings(slip: fi.Slip, ranked: fi.RaceRanked) -> int:
    length = LENGTH
    won = 0
    if slip.win and ranked.order and slip.win.lane == ranked.order[0] and len(ranked.order) > 1:
        won += slip.win.stake * {0: 20, 1: 16, 2: 12, 3: 8, 4: 4}.get(length - ranked.squares[1], 0)
    for bet in slip.places:
        if bet.lane in ranked.order[1:3]:
            square = ranked.squares[ranked.order.index(bet.lane)]
            won += bet.stake * {0: 10, 1: 8, 2: 6, 3: 4, 4: 2}.get(length - square, 0)
    return won


LENGTH = load_game("finish").box.track.length


def reveals(event: Event, actor: int) -> bool:
    """Forms are turned over; a bid or pass of another seat is its standing maximum, or its purse, at work."""
    return isinstance(event, fi.BetsRevealed) or (isinstance(event, BidMade | BidPassed) and event.seat != actor)


test_contract = contract_tests(
    TITLE,
    options=OPTIONS,
    reveals=reveals,
    recount=recount,
    redeal=redeal,
    ledger=lambda state: state.ledger,
)
