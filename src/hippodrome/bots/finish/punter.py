"""A bot for Finish that bids and bets from simulated chances."""

from __future__ import annotations

from typing import Any, NamedTuple

from hippodrome.bots.finish import remarks
from hippodrome.bots.player import Remark
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.games.finish import betting
from hippodrome.games.finish.actions import Pass, PlaceBets, SetMaximum
from hippodrome.games.finish.events import Bet
from hippodrome.games.finish.race import Race
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.state import LANES, Programme
from hippodrome.games.finish.views import Choice, FinishView

RACES = 150
"""Races that it runs in its head for every question."""
BOLDEST_BID = 0.6
BOLDEST_STAKE = 0.3
"""The most of its cash that it puts on one horse, or on one bet."""


class Chances(NamedTuple):
    """Per lane, by simulation: what an owner gets back for each coin of the price, and a bettor for each coin staked."""

    owner: list[float]
    win: list[float]
    place: list[float]


class Punter:
    """Leaves a maximum for horses that are worth it, and bets where the odds are on its side."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        assert isinstance(game, Finish)
        self._game = game
        self._chance = chance

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert isinstance(view, FinishView) and view.choice is not None and view.seat is not None
        if view.choice.kind == "bets":
            return self._game.code(self._bets(view, view.choice))
        return self._game.code(self._bid(view, view.choice))

    def remark(self, view: View) -> Remark | None:
        """Why it did what it did in the race that is just over."""
        assert isinstance(view, FinishView)
        return remarks.of_punter(view)

    def _bid(self, view: FinishView, choice: Choice) -> Pass | SetMaximum:
        """Up to a share of its cash that grows with what the horse on offer should bring."""
        returns = self._owner_returns(view)
        cash = choice.most
        most = int(cash * min(BOLDEST_BID, (returns - 1) / 2)) // choice.step * choice.step
        return SetMaximum(most) if most >= choice.least else Pass()

    def _owner_returns(self, view: FinishView) -> float:
        """Run the horse on offer, under any jockey, against those sold and those still to come."""
        state = self._game.imagine(view, self._chance)
        offered = state.offered[state.lot : state.lot + LANES - state.sold]
        lane, total = state.sold, 0.0
        for _ in range(RACES):
            field = state.clone()
            for horse in offered:
                field.saddle(horse, self._any_jockey(field), 0, 0)
            total += self._run(field).owner[lane]
        return total / RACES

    def _any_jockey(self, field: Programme) -> int:
        talon = [card for card in range(field.table.jockey_count) if card not in field.jockeys]
        return talon[self._chance.below(len(talon))]

    def _bets(self, view: FinishView, choice: Choice) -> PlaceBets:
        """The best bet to win and the two best for a place, where they should bring more than they cost."""
        state = self._game.imagine(view, self._chance)
        runs = [self._run(state) for _ in range(RACES)]
        win = self._stakes(choice, [sum(run.win[lane] for run in runs) / RACES for lane in range(state.sold)], 1)
        place = self._stakes(choice, [sum(run.place[lane] for run in runs) / RACES for lane in range(state.sold)], 2)
        return PlaceBets(win[0] if win else None, tuple(place))

    def _stakes(self, choice: Choice, returns: list[float], most: int) -> list[Bet]:
        stakes = []
        for lane in sorted(range(len(returns)), key=lambda lane: -returns[lane])[:most]:
            share = min(BOLDEST_STAKE, (returns[lane] - 1) / 10)
            stake = int(choice.most * share) // choice.step * choice.step
            if stake > 0:
                stakes.append(Bet(lane + 1, stake))
        return stakes

    def _run(self, field: Programme) -> Chances:
        """One race: what it pays for each lane."""
        race = Race(field)
        race.run(self._chance, None)
        order = race.ranking(self._chance, None)
        paid = Chances([0.0] * field.sold, [0.0] * field.sold, [0.0] * field.sold)
        for place, lane in enumerate(order[: len(betting.OWNER_GETS)]):
            paid.owner[lane] = betting.OWNER_GETS[place]
            if place:
                paid.place[lane] = float(betting.odds_at(field.table.place_odds, race, lane))
        if order:
            paid.win[order[0]] = float(betting.win_odds(field, race, order))
        return paid
