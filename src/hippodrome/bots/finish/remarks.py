"""What the bots of Finish say after a race: why they did what they did, each by what it goes by, from what lies open by then."""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.bots.player import Remark
from hippodrome.games.finish.events import Bet, BetsRevealed, HorseSold, RaceAnnounced, RaceCancelled, RaceRanked, Slip
from hippodrome.games.finish.views import FinishView


class Ran(NamedTuple):
    """A race that is over, as one seat had played it; if nobody bought a horse for it, it was not run."""

    sold: dict[int, HorseSold]
    """By lane."""
    own: list[HorseSold]
    slip: Slip
    winner: int
    """The lane; 0 for none."""
    is_last: bool

    def dearest(self) -> HorseSold | None:
        """Of its own horses."""
        return max(self.own, key=lambda event: event.price, default=None)

    def most(self) -> Bet | None:
        """Its highest bet."""
        bets = [bet for bet in (self.slip.win, *self.slip.places) if bet is not None]
        return max(bets, key=lambda bet: bet.stake, default=None)


def remark_on(view: FinishView) -> Remark | None:
    """Of somebody who plays for the win in the last race, and for money before; None before the first race is over."""
    ran = _last_race(view)
    if ran is None:
        return None
    most = ran.most()
    if ran.is_last and most is not None:
        return _staked("last", ran, most)
    return _won(ran) or _owned(ran) or _spread(ran) or _bought(ran) or _bet("bet", ran)


def of_reckoner(view: FinishView) -> Remark | None:
    """The same by one who plays every race alike."""
    ran = _last_race(view)
    return None if ran is None else _won(ran) or _owned(ran) or _spread(ran) or _bought(ran) or _bet("bet", ran)


def of_punter(view: FinishView) -> Remark | None:
    """Of somebody who judges every bet by itself."""
    ran = _last_race(view)
    return None if ran is None else _won(ran) or _bought(ran) or _bet("bet", ran)


def of_prudent(view: FinishView) -> Remark | None:
    """The same by one who never stakes all that it should."""
    ran = _last_race(view)
    return None if ran is None else _bought(ran) or _bet("careful", ran, "careful-nothing")


def of_saver(view: FinishView) -> Remark | None:
    """Of somebody who goes by the numbers on cards, and gives little."""
    ran = _last_race(view)
    if ran is None:
        return None
    dearest = ran.dearest()
    if dearest is not None and dearest.lane == ran.winner:
        return Remark("cheap", {"price": dearest.price, "horse": dearest.horse})
    return Remark("too-little", {}) if ran.slip.win is None else _staked("best-cards", ran, ran.slip.win)


def of_dreamer(view: FinishView) -> Remark | None:
    """Of somebody who sees nothing but the quickest starter."""
    ran = _last_race(view)
    if ran is None:
        return None
    dearest = ran.dearest()
    if dearest is not None:
        return Remark("love-bought", {"price": dearest.price, "horse": dearest.horse})
    return Remark("too-little", {}) if ran.slip.win is None else _staked("love", ran, ran.slip.win)


def _won(ran: Ran) -> Remark | None:
    if ran.slip.win is None or ran.slip.win.lane != ran.winner:
        return None
    return _staked("won", ran, ran.slip.win)


def _owned(ran: Ran) -> Remark | None:
    """Its dearest horse has won."""
    dearest = ran.dearest()
    if dearest is None or dearest.lane != ran.winner:
        return None
    return Remark("owner", {"price": dearest.price, "horse": dearest.horse})


def _spread(ran: Ran) -> Remark | None:
    """It has horses, and has bet on another one for a place."""
    elsewhere = [bet for bet in ran.slip.places if ran.sold[bet.lane] not in ran.own]
    return Remark("spread", {"horse": ran.sold[elsewhere[0].lane].horse}) if ran.own and elsewhere else None


def _bought(ran: Ran) -> Remark | None:
    """A horse was its highest stake."""
    dearest, most = ran.dearest(), ran.most()
    if dearest is None or (most is not None and dearest.price <= most.stake):
        return None
    return Remark("bought", {"price": dearest.price, "horse": dearest.horse})


def _bet(key: str, ran: Ran, otherwise: str = "nothing") -> Remark:
    """Its highest bet, if it made any."""
    most = ran.most()
    return Remark(otherwise, {}) if most is None else _staked(key, ran, most)


def _staked(key: str, ran: Ran, bet: Bet) -> Remark:
    return Remark(key, {"stake": bet.stake, "horse": ran.sold[bet.lane].horse})


def _last_race(view: FinishView) -> Ran | None:
    """The last race that is over."""
    ended = [at for at, event in enumerate(view.history) if isinstance(event, RaceRanked | RaceCancelled)]
    if not ended or view.seat is None:
        return None
    end = view.history[ended[-1]]
    assert isinstance(end, RaceRanked | RaceCancelled)
    since = max((at for at, event in enumerate(view.history[: ended[-1]]) if isinstance(event, RaceAnnounced)), default=0)
    race = view.history[since : ended[-1]]
    sold = {event.lane: event for event in race if isinstance(event, HorseSold)}
    slips = [event.slips[view.seat] for event in race if isinstance(event, BetsRevealed)]
    order = end.order if isinstance(end, RaceRanked) else ()
    own = [event for event in sold.values() if event.seat == view.seat]
    return Ran(sold, own, slips[-1] if slips else Slip(), order[0] if order else 0, end.race == view.races)
