"""Fair chances in Ticket Gagnant: where each horse may end, and what a ticket brings, if everybody plays sensibly."""

from __future__ import annotations

from typing import Any

from hippodrome.bots.hints import Hint
from hippodrome.bots.ticket_gagnant.guesses import Guesses
from hippodrome.bots.ticket_gagnant.searcher import Searcher
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.rollout import rollout
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.games.ticket_gagnant import codes, scoring
from hippodrome.games.ticket_gagnant.cards import HORSES
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.state import Meeting
from hippodrome.games.ticket_gagnant.views import TicketView

PODIUM = 3
TICKETS = 3
"""How many tickets are told, the best ones."""


def hints(game: Game[Any], view: View, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """Once cards are dealt: for each horse the chances to win and to be in the first three, what good tickets bring before
    predictions are in, and what one's own does afterwards."""
    assert isinstance(game, TicketGagnant) and isinstance(view, TicketView)
    if view.seat is None or view.phase not in ("predict", "race"):
        return ()
    state = game.imagine(view, chance)
    ends = _ends(game, state, Guesses(game, view, state, chance), chance, rollouts)
    told: list[Hint] = []
    for horse in range(HORSES):
        first = sum(end.ranking[:1] == [horse] for end in ends) / rollouts
        podium = sum(horse in end.ranking[:PODIUM] for end in ends) / rollouts
        told.append(Hint(key="wins", facts={"horse": horse + 1}, chance=first))
        told.append(Hint(key="podium", facts={"horse": horse + 1}, chance=podium, includes=True))
    if view.phase == "predict":
        return (*told, *_tickets(game, view, chance, rollouts))
    places = codes.ticket(state.predictions.choices[view.seat])
    return (*told, Hint(key="own-ticket", worth=sum(_points(end, places) for end in ends) / rollouts))


def _ends(game: TicketGagnant, state: Meeting, guesses: Guesses, chance: Chance, rollouts: int) -> list[Meeting]:
    """So many ends of this race."""
    ends = [game.clone(deal) for deal in guesses.draw(rollouts)]
    for end in ends:
        rollout(game, end, [game.policy()], chance, "race")
    return ends


def _tickets(game: TicketGagnant, view: TicketView, chance: Chance, rollouts: int) -> list[Hint]:
    """The best tickets, and the points that each brings. For each there are as many races as can be played in 0.5 s, with the
    2,000 for the chances: of 2,000 in all 1,500 with two seats, 500 with six, whose races take longer."""
    best = Searcher(game, chance).weigh(view, Budget(rollouts // 6))[:TICKETS]
    races = max(1, rollouts * 3 // (2 * view.seats))
    found = [_ticket(game, view, tried.code, chance, races) for tried in best]
    return sorted(found, key=lambda hint: -(hint.worth or 0.0))


def values(game: Game[Any], view: View, code: int, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """What a prediction could be expected to bring."""
    assert isinstance(game, TicketGagnant) and isinstance(view, TicketView)
    return (_ticket(game, view, code, chance, rollouts),) if view.phase == "predict" else ()


def _ticket(game: TicketGagnant, view: TicketView, code: int, chance: Chance, rollouts: int) -> Hint:
    """A ticket, and the points that it brings on average to who plays for it."""
    assert view.seat is not None
    state = game.imagine(view, chance)
    guesses = Guesses(game, view, state, chance)
    game.apply(state, view.seat, code, chance)
    places = codes.ticket(code & codes.CHOICE_MASK)
    ends = _ends(game, state, guesses, chance, rollouts)
    first, second, third = (horse + 1 for horse in places)
    worth = sum(_points(end, places) for end in ends) / len(ends)
    return Hint(key="ticket", facts={"first": first, "second": second, "third": third}, worth=worth)


def _points(end: Meeting, places: tuple[int, int, int]) -> int:
    """TG-51 to TG-54: what a ticket brings if the race ends so."""
    points = scoring.ticket_points(end.table, places, end.ranking, end.disqualified)
    return sum(points) + scoring.trio_bonus(end.table, places, end.ranking)
