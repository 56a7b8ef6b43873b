"""Bots for Finish that reckon nothing: they go by the numbers on the cards, or by their hearts."""

from __future__ import annotations

from typing import Any

from hippodrome.bots.finish import remarks
from hippodrome.bots.player import Remark
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.games.finish.actions import Pass, PlaceBets, SetMaximum
from hippodrome.games.finish.events import Bet
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.views import Choice, FinishView


class Plain:
    """What these bots share: reading cards, and writing bids and bets."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        assert isinstance(game, Finish)
        self._game = game
        self._horses = {card.name: card.numbers for card in game.box.horses.list}
        self._jockeys = {card.name: card.numbers for card in game.box.jockeys.list}

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert isinstance(view, FinishView) and view.choice is not None and view.seat is not None
        if view.choice.kind == "bets":
            return self._game.code(self.bets(view, view.choice))
        most = round_down(self.bid(view) * view.choice.most, view.choice)
        return self._game.code(SetMaximum(most) if most >= view.choice.least else Pass())

    def bid(self, view: FinishView) -> float:
        """How much of its cash it gives for the horse on offer."""
        return 0.0

    def bets(self, view: FinishView, choice: Choice) -> PlaceBets:
        """Its form."""
        raise NotImplementedError

    def best_lanes(self, view: FinishView) -> list[int]:
        """By the sum of all numbers on both cards, the best lane first."""
        sums = {runner.lane: sum(self._horses[runner.horse]) + sum(self._jockeys[runner.jockey]) for runner in view.runners}
        return sorted(sums, key=lambda lane: -sums[lane])


class CardReader(Plain):
    """Buys nothing and bets on the best card numbers: half its cash in equal parts, to win on the best, for a place on the best
    two."""

    def bets(self, view: FinishView, choice: Choice) -> PlaceBets:
        stake = round_down(choice.most / 6, choice)
        lanes = self.best_lanes(view)
        return form(stake, lanes[:1], stake, lanes[:2])


class Dreamer(Plain):
    """Loves the horse that is quickest off the mark. It buys no other, and bets on no other, a little."""

    def remark(self, view: View) -> Remark | None:
        assert isinstance(view, FinishView)
        return remarks.of_dreamer(view)

    def bid(self, view: FinishView) -> float:
        assert view.auction is not None
        return LOVE if view.auction.horse == self._love(view.horses) else 0.0

    def bets(self, view: FinishView, choice: Choice) -> PlaceBets:
        love = self._love(tuple(runner.horse for runner in view.runners))
        lane = [runner.lane for runner in view.runners if runner.horse == love]
        return form(round_down(choice.most * FANCY, choice), lane, round_down(choice.most * FANCY, choice), [])

    def _love(self, horses: tuple[str, ...]) -> str:
        return max(horses, key=lambda horse: self._horses[horse][0])


class Saver(Plain):
    """Goes by the best card numbers, buys what is cheap, and keeps most of its money at home."""

    def remark(self, view: View) -> Remark | None:
        assert isinstance(view, FinishView)
        return remarks.of_saver(view)

    def bid(self, view: FinishView) -> float:
        assert view.auction is not None
        better = sum(sum(self._horses[horse]) > sum(self._horses[view.auction.horse]) for horse in view.horses)
        return THRIFT if better < 2 else 0.0

    def bets(self, view: FinishView, choice: Choice) -> PlaceBets:
        lanes = self.best_lanes(view)
        return form(round_down(choice.most * SPENT, choice), lanes[:1], round_down(choice.most * SPENT / 2, choice), lanes[:2])


LOVE = 0.4
FANCY = 0.1
"""What the dreamer gives for the horse it loves, and stakes on it, of its cash."""
THRIFT = 0.15
SPENT = 0.2
"""The most that the saver gives for a horse, and stakes on one to win, of its cash; half as much on each place."""


def round_down(amount: float, choice: Choice) -> int:
    """In whole steps."""
    return int(amount) // choice.step * choice.step


def form(win: int, lanes: list[int], place: int, places: list[int]) -> PlaceBets:
    """A form with equal stakes for places; without those that would be nothing."""
    return PlaceBets(Bet(lanes[0], win) if win and lanes else None, tuple(Bet(lane, place) for lane in places) if place else ())
