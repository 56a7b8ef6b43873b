"""What a bot says of a race that is over: why it did what it did, from what everybody knows by then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hippodrome.bots.player import Remark
from hippodrome.bots.ticket_gagnant.guesses import laid_down
from hippodrome.games.ticket_gagnant.cards import HORSES
from hippodrome.games.ticket_gagnant.events import (
    AnyEvent,
    PredictionsRevealed,
    RaceAnnounced,
    RaceRanked,
    RaceStarted,
    TicketScored,
)
from hippodrome.games.ticket_gagnant.views import TicketView


class Ran(NamedTuple):
    """A race that is over, as one seat had played it."""

    own: dict[int, int]
    """The horses of its ticket, each with its place there, from 1."""
    others: set[int]
    """Those of other tickets alone."""
    hidden: bool
    """Whether these lay face down."""
    gained: list[int]
    """Per horse, from 1, the rows that its cards have taken it ahead."""
    bonus: int
    is_last: bool
    """Whether no race follows in which a habit could help others."""


def remark(view: TicketView) -> Remark | None:
    """Of somebody who counts everything: a trio, else the horse that it has moved most."""
    ran = _last_race(view)
    if ran is None:
        return None
    return Remark("trio", {"bonus": ran.bonus}) if ran.bonus else _held_back(ran) or _pushed(ran, ran.own) or _counted_on(ran)


def of_apprentice(view: TicketView) -> Remark | None:
    """The same, but for the bonus, of which it never thinks."""
    ran = _last_race(view)
    return None if ran is None else _held_back(ran) or _pushed(ran, ran.own) or _counted_on(ran)


def of_sweetheart(view: TicketView) -> Remark | None:
    """It looks at no other ticket, and tells whom it loves only once that can help nobody."""
    ran = _last_race(view)
    if ran is None:
        return None
    beloved, *others = sorted(ran.own, key=lambda horse: ran.own[horse])
    if ran.is_last:
        return Remark("beloved", {"horse": beloved})
    return _pushed(ran, others) or Remark("own-ticket", {})


def _held_back(ran: Ran) -> Remark | None:
    """A horse that lost more rows by its cards than any of its own gained."""
    not_mine = {horse for horse in range(1, HORSES + 1) if horse not in ran.own} if ran.hidden else ran.others
    held = min(not_mine, key=lambda horse: ran.gained[horse], default=0)
    if -ran.gained[held] <= max(0, *(ran.gained[horse] for horse in ran.own)):
        return None
    return Remark("held-back-unseen" if ran.hidden else "held-back", {"horse": held, "rows": -ran.gained[held]})


def _pushed(ran: Ran, horses: Sequence[int] | dict[int, int]) -> Remark | None:
    """The one of these that gained most by its cards, if any did."""
    pushed = max(horses, key=lambda horse: ran.gained[horse], default=0)
    if ran.gained[pushed] <= 0:
        return None
    return Remark("pushed", {"horse": pushed, "rows": ran.gained[pushed], "place": ran.own[pushed]})


def _counted_on(ran: Ran) -> Remark:
    """Where it took none of its own ahead."""
    return Remark("hoped", {"horse": min(ran.own, key=lambda horse: ran.own[horse])})


def _last_race(view: TicketView) -> Ran | None:
    """The last race that is over; None before the first, or for a seat that had predicted nothing."""
    race = _told_of_it(view)
    ranked = next((event for event in race if isinstance(event, RaceRanked)), None)
    tickets = next((event.tickets for event in race if isinstance(event, PredictionsRevealed)), None)
    scored = next((event for event in race if isinstance(event, TicketScored) and event.seat == view.seat), None)
    if ranked is None or tickets is None or scored is None or view.seat is None:
        return None
    own = {horse: place for place, horse in enumerate(tickets[view.seat], 1) if horse is not None}
    others = {horse for ticket in tickets for horse in ticket if horse is not None and horse not in own}
    hidden = any(event.hidden for event in race if isinstance(event, RaceStarted))
    gained = _rows_gained(race, view.seat)
    return Ran(own, others, hidden, gained, scored.bonus, ranked.race == view.races) if own else None


def _told_of_it(view: TicketView) -> list[AnyEvent]:
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
    """Per horse, from 1, the rows that a seat's cards have taken it ahead."""
    gained = [0] * (HORSES + 1)
    for laid in laid_down(race):
        for horse, rows in laid.gains:
            if laid.seat == seat:
                gained[horse + 1] += rows
    return gained
