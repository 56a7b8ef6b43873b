"""What betting forms are worth: many races of one field, run once and kept, and forms of one seat tried on all of them.

What counts is not money but the share that it wins: what a seat has, to a power, of what all have to that power together; in the
last race simply whether it has more than the others.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.core.search import Budget
from hippodrome.core.slips import pack_slip
from hippodrome.games.finish import betting, codes
from hippodrome.games.finish.codes import BET_LINES
from hippodrome.games.finish.race import Race
from hippodrome.games.finish.state import NONE, Programme

WIN_ONLY: Final = 0
"""Instead of a power: nothing counts but who has most."""
SHARES: Final = vec[i64]([0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 85, 100])
"""The parts of what is left, in hundredths, that are tried on a bet."""
MOVED: Final = vec[i64]([20, 50, 100])
"""The parts of a stake, in hundredths, that are tried on another bet instead."""
PASSES: Final = 4
BOLDEST: Final = 0.3
"""The most of its cash that a punter stakes on one bet."""
FEW: Final = 150
"""Races that are run without a look at the clock."""
LITTLE: Final = 1e-12
UNIT: Final = 10_000.0
"""What money is counted in before it is raised to a power."""


class Runs:
    """Races of one field, one after the other: the first three (lanes from 0, −1 for nobody), and what bets on them pay."""

    __slots__ = ("first", "second", "third", "win_pays", "second_pays", "third_pays")

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]()
        self.second: vec[i64] = vec[i64]()
        self.third: vec[i64] = vec[i64]()
        self.win_pays: vec[i64] = vec[i64]()
        self.second_pays: vec[i64] = vec[i64]()
        self.third_pays: vec[i64] = vec[i64]()

    def add(self, state: Programme, race: Race, order: list[int]) -> None:
        """One race more."""
        odds = state.table.place_odds
        first: i64 = order[0] if order else NONE
        second: i64 = order[1] if len(order) > 1 else NONE
        third: i64 = order[2] if len(order) > 2 else NONE
        self.first = append(self.first, first)
        self.second = append(self.second, second)
        self.third = append(self.third, third)
        self.win_pays = append(self.win_pays, betting.win_odds(state, race, order))
        self.second_pays = append(self.second_pays, betting.odds_at(odds, race, second) if second != NONE else 0)
        self.third_pays = append(self.third_pays, betting.odds_at(odds, race, third) if third != NONE else 0)

    def returns(self, lane: i64, to_win: bool, since: i64, until: i64) -> float:
        """FI-11, FI-12: what a bet on a lane brought for each coin, in some of the races."""
        paid: i64 = 0
        for at in range(since, until):
            if to_win:
                if self.first[at] == lane:
                    paid += self.win_pays[at]
            elif self.second[at] == lane:
                paid += self.second_pays[at]
            elif self.third[at] == lane:
                paid += self.third_pays[at]
        return float(paid) / float(max(until - since, 1))

    def pay(self, at: i64, form: vec[i64]) -> i64:
        """What a form (as in `Programme.bets`: lanes from 1 and stakes) leaves after a race: what it pays less its stakes."""
        kept: i64 = -form[1] - form[3] - form[5]
        if form[1] and form[0] - 1 == self.first[at]:
            kept += form[1] * self.win_pays[at]
        second: i64 = self.second[at] + 1
        third: i64 = self.third[at] + 1
        if form[3] and form[2]:
            if form[2] == second:
                kept += form[3] * self.second_pays[at]
            elif form[2] == third:
                kept += form[3] * self.third_pays[at]
        if form[5] and form[4]:
            if form[4] == second:
                kept += form[5] * self.second_pays[at]
            elif form[4] == third:
                kept += form[5] * self.third_pays[at]
        return kept


def run_races(state: Programme, races: i64, chance: Chance, budget: Budget) -> Runs:
    """So many races of the horses that stand in the lanes; fewer, but some, if the clock strikes."""
    runs = Runs()
    for number in range(races):
        if number % FEW == 0 and number and budget.is_late():
            break
        race = Race(state)
        race.run(chance, None)
        runs.add(state, race, race.ranking(chance, None))
    return runs


class Betting:
    """One seat before it bets, in all these races, with what the others will have after them."""

    __slots__ = ("state", "runs", "power", "cash", "mine", "best", "field")

    def __init__(self, state: Programme, seat: i64, runs: Runs, power: i64) -> None:
        self.state = state
        self.runs = runs
        self.power: i64 = power
        self.cash: i64 = state.ledger.cash[seat]
        self.mine: vec[i64] = self._without_bets(seat)
        """Per race what the seat has after it if it does not bet."""
        self.best: vec[i64] = vec[i64]([0] * len(runs.first))
        """Per race what the richest of the others has."""
        self.field: vec[float] = vec[float]([0.0] * len(runs.first))
        """Per race what the others have to that power, together."""

    def _without_bets(self, seat: i64) -> vec[i64]:
        state, runs = self.state, self.runs
        prices: vec[i64] = vec[i64]([0] * (state.sold + 1))  # at the end nobody's
        for lane in range(state.sold):
            if state.owners[lane] == seat:
                prices[lane] = state.prices[lane]
        nobody: i64 = state.sold
        found: vec[i64] = vec[i64](capacity=len(runs.first))
        for at in range(len(runs.first)):
            first, second, third = runs.first[at], runs.second[at], runs.third[at]
            paid: i64 = 4 * prices[nobody if first < 0 else first]
            paid += 2 * prices[nobody if second < 0 else second] + prices[nobody if third < 0 else third]
            found = append(found, state.ledger.cash[seat] + paid)
        return found

    def face(self, rival: i64, forms: list[vec[i64]]) -> None:
        """Another seat that hands in one of these forms, each in as many races."""
        theirs = self._without_bets(rival)
        for at in range(len(theirs)):
            has: i64 = theirs[at] + self.runs.pay(at, forms[at % len(forms)])
            if has > self.best[at]:
                self.best[at] = has
            self.field[at] += raised(has, self.power)

    def worth(self, form: vec[i64]) -> float:
        """What a form of the seat leads to, on average: a share of 1."""
        total: float = 0.0
        for at in range(len(self.mine)):
            has: i64 = self.mine[at] + self.runs.pay(at, form)
            if self.power == WIN_ONLY:
                if has > self.best[at]:
                    total += 1.0
                elif has == self.best[at]:
                    total += 0.5
            else:
                own = raised(has, self.power)
                total += own / (own + self.field[at] + LITTLE)
        return total / float(len(self.mine))

    def improved(self, form: vec[i64], budget: Budget) -> tuple[vec[i64], float]:
        """The best form to be found from this one on, line by line, and its worth; sooner if the clock strikes."""
        best = form
        most = self.worth(form)
        for _ in range(PASSES):
            before = most
            for line in range(BET_LINES):
                if budget.is_late():
                    return best, most
                for other in self._changed(best, line) + self._moved(best, line):
                    worth = self.worth(other)
                    if worth > most:
                        best, most = other, worth
            if most <= before:
                break
        return best, most

    def _changed(self, form: vec[i64], line: i64) -> list[vec[i64]]:
        """Other bets on one line: on each lane, shares of what the other lines leave."""
        step: i64 = self.state.table.step
        left: i64 = self.cash - form[1] - form[3] - form[5] + form[2 * line + 1]
        taken: i64 = form[6 - 2 * line] if line else 0  # FI-10: places on different horses
        found: list[vec[i64]] = []
        for lane in range(1, self.state.sold + 1):
            if lane == taken:
                continue
            for share in SHARES:
                stake: i64 = left * share // 100 // step * step
                other = form[:]
                other[2 * line] = lane if stake else 0
                other[2 * line + 1] = stake
                found.append(other)
        return found

    def _moved(self, form: vec[i64], line: i64) -> list[vec[i64]]:
        """A part of one line's stake moved to another that is filled in."""
        step: i64 = self.state.table.step
        found: list[vec[i64]] = []
        for to in range(BET_LINES):
            if to == line or form[2 * to + 1] == 0:
                continue
            for part in MOVED:
                stake: i64 = form[2 * line + 1] * part // 100 // step * step
                other = form[:]
                other[2 * line + 1] -= stake
                other[2 * to + 1] += stake
                if stake and other[2 * line + 1] == 0:
                    other[2 * line] = 0
                if stake:
                    found.append(other)
        return found


def quick_form(state: Programme, seat: i64, runs: Runs, since: i64, until: i64, boldness: i64) -> vec[i64]:
    """The best bet to win and the two best for a place, as a punter sees them who has run some of these races; with so many
    hundredths of its stakes, as far as the cash goes."""
    step: i64 = state.table.step
    cash: i64 = state.ledger.cash[seat]
    left: i64 = cash
    form: vec[i64] = vec[i64]([0] * (2 * BET_LINES))
    for line in range(BET_LINES):
        most: float = 1.0
        for lane in range(state.sold):
            returns = runs.returns(lane, line == 0, since, until)
            if returns > most and not (line == 2 and form[2] == lane + 1):
                most = returns
                form[2 * line] = lane + 1
        share: float = min(BOLDEST, (most - 1.0) / 10.0) * float(boldness) / 100.0
        stake: i64 = min(int(float(cash) * share), left) // step * step
        form[2 * line + 1] = stake
        left -= stake
        if stake == 0:
            form[2 * line] = 0
    return form


def raised(money: i64, power: i64) -> float:
    """Money to a power that is counted in halves: 2 is money itself, 3 its root times itself, 4 its square."""
    unit: float = float(money) / UNIT
    found: float = math.sqrt(unit) if power % 2 else 1.0
    for _ in range(power // 2):
        found *= unit
    return found


def sealed(form: vec[i64]) -> int:
    """The code of a form, its bets for a place filled in from the first (FI-10)."""
    lines = [(int(form[2 * line]), int(form[2 * line + 1])) for line in range(BET_LINES)]
    if lines[1][1] == 0:
        lines[1], lines[2] = lines[2], lines[1]
    return pack_slip(codes.BETS, lines)
