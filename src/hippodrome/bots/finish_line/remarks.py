"""Why a bot did what it did in the race that has just ended, from what everybody knows by then."""

from __future__ import annotations

from hippodrome.bots.player import Remark
from hippodrome.games.finish_line.events import AnyEvent, BetsRevealed, DieUsed, RaceRanked, RaceStarted, Slip
from hippodrome.games.finish_line.views import FinishLineView

HINDERING = ("whip", "disqualified", "loss")


def remark(view: FinishLineView) -> Remark | None:
    """One sentence about the last race that this seat has heard the end of; None before the first one is over."""
    heard = _last_race(view.history)
    revealed = next((event for event in heard if isinstance(event, BetsRevealed)), None)
    ranked = next((event for event in heard if isinstance(event, RaceRanked)), None)
    if revealed is None or ranked is None or view.seat is None:
        return None
    slip = revealed.slips[view.seat]
    if not slip.wins and not slip.places:
        return Remark("nothing", {})
    winner = ranked.order[0] if ranked.order else 0
    if winner in _backed(slip):
        together = any(winner in _backed(other) for seat, other in enumerate(revealed.slips) if seat != view.seat)
        return Remark("together" if together else "pushed", {"horse": winner})
    others = {horse for seat, other in enumerate(revealed.slips) if seat != view.seat for horse in _backed(other)}
    mine = [event for event in heard if isinstance(event, DieUsed) and event.seat == view.seat]
    for event in reversed(mine):
        if event.die.face in HINDERING and event.horses[0] in others - _backed(slip):
            return Remark("hindered", {"horse": event.horses[0]})
    return Remark("lost", {"horse": max(slip.wins, key=lambda bet: bet.stake).horse if slip.wins else slip.places[0].horses[0]})


def _last_race(events: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
    """What was heard of the last race that has been ranked."""
    ends = [at for at, event in enumerate(events) if isinstance(event, BetsRevealed)]
    starts = [at for at, event in enumerate(events) if isinstance(event, RaceStarted) and ends and at < ends[-1]]
    return events[starts[-1] : ends[-1] + 1] if starts else ()


def _backed(slip: Slip) -> set[int]:
    """The horses that a slip names."""
    return {bet.horse for bet in slip.wins} | {horse for bet in slip.places for horse in bet.horses}
