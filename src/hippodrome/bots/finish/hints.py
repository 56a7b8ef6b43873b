"""Fair chances of Finish for a seat that asks: of bets once the field stands, of owners while there are auctions."""

from __future__ import annotations

from typing import Any

from hippodrome.bots.hints import Hint
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.wire import View
from hippodrome.games.finish.actions import Bid, PlaceBets, SetMaximum
from hippodrome.games.finish.chances import Chances, tally
from hippodrome.games.finish.state import LANES
from hippodrome.games.finish.views import FinishView


def hints(game: Game[Any], view: View, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """How likely horses win or are placed, and what a coin brings on average: staked on them, or paid for them."""
    assert isinstance(view, FinishView)
    if view.phase not in ("auction", "bets"):
        return ()
    chances = tally(game.imagine(view, chance), rollouts, chance)
    return _of_owners(view, chances) if view.phase == "auction" else _of_bets(view, chances)


def values(game: Game[Any], view: View, code: int, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """What a betting form, or the horse that was bid for, could be expected to bring."""
    assert isinstance(view, FinishView)
    match game.action(code):
        case PlaceBets(win=win, places=places):
            staked = {("place", bet.lane) for bet in places} | ({("win", win.lane)} if win else set())
            return tuple(hint for hint in hints(game, view, chance, rollouts) if (hint.key, hint.facts["lane"]) in staked)
        case Bid(amount=paid) | SetMaximum(amount=paid) if paid:
            return hints(game, view, chance, rollouts)[:1]
        case _:
            return ()


def _of_bets(view: FinishView, chances: Chances) -> tuple[Hint, ...]:
    found = []
    for runner in view.runners:
        lane = runner.lane - 1
        facts: dict[str, str | int] = {"lane": runner.lane, "horse": runner.horse}
        found.append(Hint(key="win", facts=facts, chance=chances.wins(lane), worth=chances.win_bet(lane)))
        found.append(Hint(key="place", facts=facts, chance=chances.places(lane), worth=chances.place_bet(lane)))
    return tuple(found)


def _of_owners(view: FinishView, chances: Chances) -> tuple[Hint, ...]:
    """Of the horse on offer and those to come, as if all of them were sold."""
    found = []
    for lane, horse in zip(range(len(view.runners), LANES), view.horses[view.lot :], strict=False):
        paid = chances.wins(lane) + chances.places(lane)
        found.append(Hint(key="owner", facts={"horse": horse}, chance=paid, worth=chances.owner(lane)))
    return tuple(found)
