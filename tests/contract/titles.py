"""What the contract suite must be told about a game: everything else it finds out through the contract.

A registered title without an entry here fails the suite.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hippodrome.core.wire import Event, OptionValue
from hippodrome.games.ticket_gagnant import events as tg

Options = dict[str, OptionValue]


class Title(NamedTuple):
    """A game as the suite sees it."""

    options: dict[str, list[Options]]
    """Per edition the option sets worth playing; the first one is the plain table."""
    reveals: tuple[type[Event], ...]
    """Events by which the rules themselves turn something hidden over."""
    recount: Callable[[list[Event], str, int], list[int]]
    """Final totals worked out from public events alone (events, edition, seats), by code of the tests' own."""


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


TITLES: dict[str, Title] = {
    "ticket-gagnant": Title(
        options={
            "2022": [{}, {"hidden_predictions": True}, {"flat_only": True, "first_player": 1}],
            "2024": [{}, {"flat_only": True}],
        },
        reveals=(tg.PredictionsRevealed,),
        recount=recount_ticket_gagnant,
    ),
}
