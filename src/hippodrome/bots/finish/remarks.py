"""What a bot of Finish says after a race: why it did what it did, from what lies open by then."""

from __future__ import annotations

from hippodrome.bots.player import Remark
from hippodrome.games.finish.events import BetsRevealed, HorseSold, RaceAnnounced, RaceRanked, Slip
from hippodrome.games.finish.views import FinishView


def remark_on(view: FinishView) -> Remark | None:
    """A sentence about the last race that was run and its own part in it; None if none was."""
    ended = [at for at, event in enumerate(view.history) if isinstance(event, RaceRanked)]
    if not ended or view.seat is None:
        return None
    ranked = view.history[ended[-1]]
    since = max((at for at, event in enumerate(view.history[: ended[-1]]) if isinstance(event, RaceAnnounced)), default=0)
    race = view.history[since : ended[-1]]
    sold = {event.lane: event for event in race if isinstance(event, HorseSold)}
    slips = [event.slips[view.seat] for event in race if isinstance(event, BetsRevealed)]
    assert isinstance(ranked, RaceRanked)
    own = [event for event in sold.values() if event.seat == view.seat]
    return _said(ranked, sold, own, slips[-1] if slips else Slip(), ranked.race == view.races)


def _said(ranked: RaceRanked, sold: dict[int, HorseSold], own: list[HorseSold], slip: Slip, last: bool) -> Remark:
    winner = ranked.order[0] if ranked.order else 0
    bets = [bet for bet in (slip.win, *slip.places) if bet is not None]
    most = max(bets, key=lambda bet: bet.stake, default=None)
    dearest = max(own, key=lambda event: event.price, default=None)
    if slip.win is not None and slip.win.lane == winner:
        return Remark("won", {"stake": slip.win.stake, "horse": sold[winner].horse})
    if dearest is not None and dearest.lane == winner:
        return Remark("owner", {"price": dearest.price, "horse": dearest.horse})
    if last and most is not None:
        return Remark("last", {"stake": most.stake, "horse": sold[most.lane].horse})
    elsewhere = [bet for bet in slip.places if sold[bet.lane] not in own]
    if own and elsewhere:
        return Remark("spread", {"horse": sold[elsewhere[0].lane].horse})
    if dearest is not None and (most is None or dearest.price > most.stake):
        return Remark("bought", {"price": dearest.price, "horse": dearest.horse})
    if most is not None:
        return Remark("bet", {"stake": most.stake, "horse": sold[most.lane].horse})
    return Remark("nothing", {})
