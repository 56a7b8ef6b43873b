"""A bot for Finish Line that bets on three horses and then does what is worth most to its own bets.

How it plays, in full:

- Bets: it draws three horses, each in proportion to its chance × odds, and puts its whole capital in equal parts on
  these three to win and on two pairs of them, the first drawn with either of the others.
- Dice: it takes those with the fewest blanks, and draws among equals.
- Using a die: it tries everything that it may do, works out what its bets are then worth, and does what is worth most. A
  side bet counts what it brings; a die kept for an extra action counts as much as a horseshoe put down at once.

It does not think about the dice that others will throw, nor about their bets. Its chances are those of races in which
everybody plays at random: `CHANCES` was fitted to 2,000 of them (seed 1) by `hippodrome.lab.finish_line_chances`, and to
nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

from hippodrome.bots.finish_line import remarks
from hippodrome.bots.player import Remark
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.games.finish_line import betting, line
from hippodrome.games.finish_line.actions import PlaceBets, PlaceStake, TakeDice, WinStake
from hippodrome.games.finish_line.dice import COLOURS
from hippodrome.games.finish_line.events import Slip
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import Meeting
from hippodrome.games.finish_line.views import FinishLineView


class Model(NamedTuple):
    """What a horse's chance to win depends on: e to the power of −place ÷ blur, beside the same of the others.

    Places count from the lead, 0; what lies or stands on a tile counts as places won (or lost, if negative).
    """

    blur: float
    blur_per_die: float
    """How much the line may still change, in places: at the end, and for every die in the reserve."""
    horseshoe: float
    favourite: float
    sure: float
    whip: float

    def chances(self, state: Meeting, dice_left: int) -> dict[int, float]:
        """By horse of the line, from the front, the chance to win."""
        blur = self.blur + self.blur_per_die * dice_left
        weights = {}
        for at in range(state.left):
            horse = int(state.line[at])
            won = self.horseshoe * int(state.shoes[horse]) + self.whip * int(state.whips[horse])
            won += self.favourite * int(state.table.favourite[horse]) + self.sure * int(state.table.sure[horse])
            weights[horse] = math.exp((won - int(line.place_of(state, horse))) / blur)
        total = sum(weights.values())
        return {horse: weight / total for horse, weight in weights.items()}


CHANCES = Model(blur=0.825, blur_per_die=0.085, horseshoe=0.41, favourite=0.98, sure=-0.01, whip=-0.11)
BETS = 5
"""The parts in which it bets its capital: three horses to win, two pairs."""


class Tipster:
    """Bets on three horses drawn by chance × odds, and uses its dice for these bets alone."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        assert isinstance(game, FinishLine)
        self._game = game
        self._chance = chance
        self._blanks = {colour: die.sides.count("blank") for colour, die in zip(COLOURS, game.box.faces.listed(), strict=True)}

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert isinstance(view, FinishLineView) and view.choice is not None
        if view.choice.kind == "bets":
            return self._game.code(self._bets(view))
        if view.choice.kind == "take":
            return self._game.code(self._take(view))
        return self._use(view)

    def remark(self, view: View) -> Remark | None:
        """Why it did what it did in the race that has just ended."""
        assert isinstance(view, FinishLineView)
        return remarks.of_tipster(view)

    def _bets(self, view: FinishLineView) -> PlaceBets:
        assert view.choice is not None
        state = self._game.imagine(view, self._chance)
        chances = CHANCES.chances(state, int(state.in_reserve()))
        one, two, three = self._drawn([chances[tile.horse] * tile.odds for tile in view.tiles])
        parts, over = divmod(view.choice.most // view.choice.step, BETS)
        stakes = [(parts + (number < over)) * view.choice.step for number in range(BETS)]
        wins = [WinStake(at + 1, stake) for at, stake in zip((one, two, three), stakes, strict=False) if stake]
        pairs = zip(((one, two), (one, three)), stakes[3:], strict=True)
        return PlaceBets(tuple(wins), tuple(PlaceStake((min(pair) + 1, max(pair) + 1), stake) for pair, stake in pairs if stake))

    def _drawn(self, worth: list[float]) -> list[int]:
        """Three different ones, each drawn in proportion to its worth."""
        left, drawn = list(worth), []
        for _ in range(3):
            point = self._chance.below(1 << 30) / (1 << 30) * sum(left)
            at = 0
            while point >= left[at] and at < len(left) - 1:
                point -= left[at]
                at += 1
            drawn.append(at)
            left[at] = 0.0
        return drawn

    def _take(self, view: FinishLineView) -> TakeDice:
        assert view.choice is not None
        ways = [action for action in view.choice.actions if isinstance(action, TakeDice)]
        blanks = [sum(self._blanks[colour] for colour in way.dice) for way in ways]
        best = [way for way, count in zip(ways, blanks, strict=True) if count == min(blanks)]
        return best[self._chance.below(len(best))]

    def _use(self, view: FinishLineView) -> int:
        assert view.seat is not None
        state = self._game.imagine(view, self._chance)
        seat, slip = view.seat, view.slip or Slip()
        best: list[int] = []
        most = -math.inf
        for code in self._game.legal(state, seat):
            worth = self._worth_of(state, seat, code, slip)
            if worth > most:
                best, most = [], worth
            if worth == most:
                best.append(code)
        return best[self._chance.below(len(best))]

    def _worth_of(self, state: Meeting, seat: int, code: int, slip: Slip) -> float:
        """What an action leaves its bets, and side bets, worth."""
        then = state.clone()
        then.reserve[0] += 1  # so that the race does not end while it thinks
        then.kept[(seat + 1) % then.table.seats] += 1
        self._game.apply(then, seat, code, self._chance)
        dice_left = int(then.in_reserve()) - 1
        worth = self._worth(then, slip, dice_left)
        if then.kept[seat] > state.kept[seat]:
            worth = max([worth, *(self._worth(after, slip, dice_left) for after in _with_a_horseshoe(then))])
        return worth + int(then.side_bets[seat])

    def _worth(self, state: Meeting, slip: Slip, dice_left: int) -> float:
        """What its bets should bring, seen from this line."""
        bets = Backed(state, slip)
        return sum(chance * bets.bring(first, second) for chance, first, second in _results(state, dice_left))


def _with_a_horseshoe(state: Meeting) -> Iterator[Meeting]:
    """What a horseshoe would do, on each horse."""
    for at in range(state.left):
        then = state.clone()
        line.put_shoe(then, state.line[at], None)
        yield then


def _results(state: Meeting, dice_left: int) -> Iterator[tuple[float, int, int]]:
    """How the race may end, first and second, each with its chance: as it stands if no dice are left."""
    horses = list(line.standing(state))
    if dice_left == 0 or len(horses) < 2:
        first, second, *_ = [*horses, 0, 0]
        yield 0.5 if state.level else 1.0, first, second
        if state.level:
            yield 0.5, second, first
        return
    chances = CHANCES.chances(state, dice_left)
    for first, chance in chances.items():
        others = chance / max(1e-9, 1 - chance)
        for second, other in chances.items():
            if first != second:
                yield others * other, first, second


class Backed:
    """FL-4, FL-5, FL-24: what the bets of a slip bring, by horses."""

    def __init__(self, state: Meeting, slip: Slip) -> None:
        odds = {int(horse): int(state.table.odds[at]) for at, horse in enumerate(state.runners)}
        bonus = {horse: int(betting.bonus_of(state.greens[horse])) for horse in odds}
        self._wins = {bet.horse: bet.stake * odds[bet.horse] + bonus[bet.horse] for bet in slip.wins}
        self._halves = {horse: bonus[horse] // 2 for bet in slip.places for horse in bet.horses}
        self._pairs = {frozenset(bet.horses): bet.stake * sum(odds[horse] for horse in bet.horses) for bet in slip.places}

    def bring(self, first: int, second: int) -> int:
        """In all, if the race ends so."""
        pair = self._pairs.get(frozenset((first, second)), 0)
        return self._wins.get(first, 0) + self._halves.get(first, 0) + self._halves.get(second, 0) + pair
