"""Ticket Gagnant before the contract suite: what only its rules can say."""

from __future__ import annotations

from typing import Any

from hippodrome.core.chance import Chance
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games.ticket_gagnant import TITLE
from hippodrome.games.ticket_gagnant import events as tg
from hippodrome.testing import contract_tests

OPTIONS: dict[str, list[dict[str, OptionValue]]] = {
    "2022": [{}, {"hidden_predictions": True}, {"flat_only": True, "first_player": 1}],
    "2024": [{}, {"flat_only": True}],
}
"""Per edition the option sets worth playing; the first one is the plain table."""


def recount(events: list[Event], setup: Setup) -> list[int]:
    """TG-51 to TG-55, written again from the rule page."""
    step = {"2022": 50, "2024": 40}[setup.edition]
    pawns, tokens = [0] * setup.seats, [0] * setup.seats
    tickets: tuple[tg.Places, ...] = ()
    ranked: tg.RaceRanked | None = None
    for event in events:
        if isinstance(event, tg.PredictionsRevealed):
            tickets = event.tickets
        if isinstance(event, tg.RaceRanked):
            ranked = event
        if ranked and tickets:
            for seat, ticket in enumerate(tickets):
                pawn = max(-8, pawns[seat] + _points(ticket, ranked, setup.edition))
                if pawn > step:
                    tokens[seat] += 1
                    pawn -= step
                pawns[seat] = pawn
            ranked, tickets = None, ()
    return [tokens[seat] * step + pawns[seat] for seat in range(setup.seats)]


def _points(ticket: tg.Places, ranked: tg.RaceRanked, edition: str) -> int:
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


def redeal(game: Any, state: Any, seat: int | None, chance: Chance) -> None:
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


test_contract = contract_tests(
    TITLE,
    options=OPTIONS,
    reveals=lambda event, actor: isinstance(event, tg.PredictionsRevealed),
    recount=recount,
    redeal=redeal,
)
