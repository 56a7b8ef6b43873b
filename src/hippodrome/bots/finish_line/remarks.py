"""Why a bot did what it did in the race that has just ended, each by what it goes by, from what everybody knows by then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hippodrome.bots.player import Remark
from hippodrome.core.wire import ActionUndone
from hippodrome.games.finish_line.events import AnyEvent, BetsRevealed, DieUsed, RaceRanked, RaceStarted, Slip
from hippodrome.games.finish_line.views import FinishLineView

HELPING = ("horseshoe", "double", "helmet")
HINDERING = ("whip", "disqualified", "loss")


class Ran(NamedTuple):
    """A race that is over, as one seat had played it."""

    seat: int
    slips: tuple[Slip, ...]
    winner: int
    """0 for none."""
    dice: list[DieUsed]
    """What everybody did with dice, in order."""

    def backed(self) -> set[int]:
        """The horses on its own slip."""
        return _backed(self.slips[self.seat])

    def backed_by_others(self) -> set[int]:
        """Those on any other."""
        return {horse for seat, slip in enumerate(self.slips) if seat != self.seat for horse in _backed(slip)}

    def first(self) -> int:
        """The horse that it had most on to win; without any, one of a pair."""
        slip = self.slips[self.seat]
        return max(slip.wins, key=lambda bet: bet.stake).horse if slip.wins else slip.places[0].horses[0]


def remark(view: FinishLineView) -> Remark | None:
    """Of somebody who reads bets off dice; None before the first race is over."""
    ran = _last_race(view)
    return None if ran is None else _of_searcher(ran, reads=True)


def of_magpie(view: FinishLineView) -> Remark | None:
    """The same by one who reads nothing."""
    ran = _last_race(view)
    return None if ran is None else _of_searcher(ran, reads=False)


def of_daydreamer(view: FinishLineView) -> Remark | None:
    """Of somebody who has put everything on the horse that it loves."""
    ran = _last_race(view)
    return None if ran is None or not ran.backed() else Remark("love", {"horse": ran.first()})


def of_stroller(view: FinishLineView) -> Remark | None:
    """Of somebody who has bet on three horses."""
    ran = _last_race(view)
    return None if ran is None or not ran.backed() else Remark("three", {"horse": _one_of(ran)})


def of_tipster(view: FinishLineView) -> Remark | None:
    """The same by one who has used every die for these."""
    ran = _last_race(view)
    return None if ran is None or not ran.backed() else Remark("all-dice", {"horse": _one_of(ran)})


def _one_of(ran: Ran) -> int:
    """The winner, if it had bet on it."""
    return ran.winner if ran.winner in ran.backed() else ran.first()


def _of_searcher(ran: Ran, reads: bool) -> Remark:
    """Of its horse that has won, a die against another one, or what it had hoped for."""
    if not ran.backed():
        return Remark("nothing", {})
    if ran.winner in ran.backed():
        return Remark(_how_it_won(ran), {"horse": ran.winner})
    for at, use in reversed(list(enumerate(ran.dice))):
        if use.seat == ran.seat and use.die.face in HINDERING and use.horses[0] in ran.backed_by_others() - ran.backed():
            told = reads and _gave_away(ran, use.horses[0], ran.dice[:at])
            return Remark("hindered" if told else "against", {"horse": use.horses[0]})
    return Remark("lost", {"horse": ran.first()})


def _how_it_won(ran: Ran) -> str:
    if ran.winner in ran.backed_by_others():
        return "together"
    pushed = any(use.seat == ran.seat and use.die.face in HELPING and use.horses[0] == ran.winner for use in ran.dice)
    return "pushed" if pushed else "alone"


def _gave_away(ran: Ran, horse: int, dice: Sequence[DieUsed]) -> bool:
    """Whether somebody who had backed a horse had helped it by one of these dice."""
    helped = {use.seat for use in dice if use.die.face in HELPING and use.horses[0] == horse}
    return any(seat != ran.seat and horse in _backed(ran.slips[seat]) for seat in helped)


def _last_race(view: FinishLineView) -> Ran | None:
    """The last race that this seat has heard the end of."""
    ends = [at for at, event in enumerate(view.history) if isinstance(event, BetsRevealed)]
    starts = [at for at, event in enumerate(view.history) if isinstance(event, RaceStarted) and ends and at < ends[-1]]
    if not starts or view.seat is None:
        return None
    heard, revealed = view.history[starts[-1] : ends[-1]], view.history[ends[-1]]
    assert isinstance(revealed, BetsRevealed)
    order = next((event.order for event in heard if isinstance(event, RaceRanked)), ())
    return Ran(view.seat, revealed.slips, order[0] if order else 0, _dice(heard))


def _dice(heard: Sequence[AnyEvent]) -> list[DieUsed]:
    """The dice that were used, those taken back apart."""
    used: list[DieUsed] = []
    for event in heard:
        if isinstance(event, DieUsed):
            used.append(event)
        elif isinstance(event, ActionUndone) and used and used[-1].seat == event.seat:
            used.pop()
    return used


def _backed(slip: Slip) -> set[int]:
    """The horses that a slip names."""
    return {bet.horse for bet in slip.wins} | {horse for bet in slip.places for horse in bet.horses}
