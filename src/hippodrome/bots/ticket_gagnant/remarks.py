"""What a bot says of a race that is over: why it did what it did, from what everybody knows by then."""

from __future__ import annotations

from hippodrome.bots.player import Remark
from hippodrome.bots.ticket_gagnant.guesses import laid_down
from hippodrome.games.ticket_gagnant.cards import HORSES
from hippodrome.games.ticket_gagnant.events import AnyEvent, PredictionsRevealed, RaceAnnounced, RaceRanked, TicketScored
from hippodrome.games.ticket_gagnant.views import TicketView


def remark(view: TicketView) -> Remark | None:
    """The most telling thing about the last race: a trio, a horse held back, one pushed, or none of it."""
    race = _last_race(view)
    tickets = next((event.tickets for event in race if isinstance(event, PredictionsRevealed)), None)
    scored = next((event for event in race if isinstance(event, TicketScored) and event.seat == view.seat), None)
    if tickets is None or scored is None or view.seat is None:
        return None
    own = tickets[view.seat]
    theirs = {horse for seat, ticket in enumerate(tickets) if seat != view.seat for horse in ticket if horse not in own}
    if scored.bonus:
        return Remark("trio", {"bonus": scored.bonus})
    gained = _rows_gained(race, view.seat)
    pushed = max((horse for horse in own if horse is not None), key=lambda horse: gained[horse - 1])
    held = min((horse for horse in theirs if horse is not None), key=lambda horse: gained[horse - 1], default=pushed)
    if -gained[held - 1] > max(0, gained[pushed - 1]):
        return Remark("held-back", {"horse": held, "rows": -gained[held - 1]})
    if gained[pushed - 1] > 0:
        return Remark("pushed", {"horse": pushed, "rows": gained[pushed - 1], "place": own.index(pushed) + 1})
    return Remark("hoped", {"horse": next(horse for horse in own if horse is not None)})


def _last_race(view: TicketView) -> list[AnyEvent]:
    """What was told of the last race that is over, its announcement apart."""
    races: list[list[AnyEvent]] = [[]]
    for event in view.history:
        if isinstance(event, RaceAnnounced):
            races.append([])
        else:
            races[-1].append(event)
    over = [race for race in races if any(isinstance(event, RaceRanked) for event in race)]
    return over[-1] if over else []


def _rows_gained(race: list[AnyEvent], seat: int) -> list[int]:
    """Per horse, the rows that a seat's cards have taken it ahead."""
    gained = [0] * HORSES
    for laid in laid_down(race):
        for horse, rows in laid.gains:
            if laid.seat == seat:
                gained[horse] += rows
    return gained
