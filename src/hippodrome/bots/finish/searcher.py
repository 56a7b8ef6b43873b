"""A bot for Finish that bets for what wins the programme, not for what brings most money.

How it plays, in full:

- Auctions: an owner is paid in multiples of the price, so a price is a stake. It runs the horses sold and those to come many
  times, and goes up to a share of its cash that grows with what the owner gets back.
- Bets: it runs many races of the field and keeps them. What each of the others has after each of them it knows, but for their
  bets: who staked nearly all of its cash when it last betted will again do what makes its money grow, the others bet as the
  punter does. Then it changes its own form, line by line, as long as that leaves it more of what all have together; in the last
  race, as long as it has most in more of the races. Its own horses count as they pay, so that it spreads its money over what
  they do not cover, or presses where only that can win.

To try out bids in rollouts of the auctions, with all that follows, brought nothing at ten times the cost: 43 ± 10 % against one
that is blind to others' bets, where bids by share won 50 ± 7 % (60 and 100 deals, two seats, seed 3, 2026-11-18).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.bots.finish.punter import BOLDEST_BID
from hippodrome.bots.finish.remarks import remark_on
from hippodrome.bots.player import Remark
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.money import MoneyMoved
from hippodrome.core.search import Budget, allowed
from hippodrome.core.wire import View
from hippodrome.games.finish import codes
from hippodrome.games.finish.actions import Pass, SetMaximum
from hippodrome.games.finish.chances import tally
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.state import BETS, Programme
from hippodrome.games.finish.views import Choice, FinishView
from hippodrome.games.finish.wagers import FEW, WIN_ONLY, Betting, Runs, quick_form, run_races, sealed

POWER = 3
"""Before the last race money counts to this power, in halves. Found with `lab tournament finish`, two seats, 150 deals, seed 1
(2026-11-18): powers of 2, 4 and 6 win 75, 73 and 75 ± 5 % against the punter, so it hardly matters."""
BOLDNESS = 150
"""What it tries first, in hundredths of what a punter would stake."""
BOLD = 0.8
"""Who stakes so much of its cash is bold."""
GLANCE = 1000
"""Races that say enough of a horse on offer; they take two milliseconds, so there is no need for a clock."""
FORM = 2 * codes.BET_LINES


class Style(NamedTuple):
    """What a searcher looks at, and for how long."""

    rollouts: int = 600
    watches: bool = True
    """Whether it thinks of what others bet, and in the last race of who wins."""
    thrift: float = 2.0
    """What an owner gets beyond the price, divided by this, is the share of the cash that it bids. Found with `lab tournament
    finish`, two seats, 80 deals, seed 7 (2026-11-18): against 2, a thrift of 1.2 wins 49, of 4 wins 42 ± 8 %, to buy nothing
    36 ± 8 %; to bid that share at once, not as a maximum, 43 ± 8 %."""


class Searcher:
    """Bids and bets by trying out what each leads to."""

    def __init__(self, game: Game[Any], chance: Chance, style: Style | None = None) -> None:
        assert isinstance(game, Finish)
        self._game = game
        self._chance = chance
        self._style = style or Style()

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert isinstance(view, FinishView) and view.choice is not None and view.seat is not None
        budget = allowed(budget, self._style.rollouts)
        state = self._game.imagine(view, self._chance)
        if state.phase == BETS:
            return sealed(self._form(state, view, view.seat, budget))
        return self._game.code(self._bid(state, view.choice, budget))

    def remark(self, view: View) -> Remark | None:
        """Why it did what it did in the race that is just over."""
        return remark_on(view) if isinstance(view, FinishView) else None

    def _form(self, state: Programme, view: FinishView, seat: int, budget: Budget) -> vec[i64]:
        """The best form that it finds, from none and from what others would do in its place."""
        runs = run_races(state, max(budget.rollouts, FEW if self._style.watches else 1), self._chance, budget)
        if not self._style.watches:
            return growing_form(state, seat, runs, budget)
        forms = {rival: self._forms(state, view, rival, runs, budget) for rival in range(state.table.seats) if rival != seat}
        power = WIN_ONLY if state.race + 1 == state.table.races else POWER
        betting = facing(state, seat, runs, power, forms)
        starts = growing_form(state, seat, runs, budget), quick_form(state, seat, runs, 0, FEW, BOLDNESS)
        return max((betting.improved(start, budget) for start in starts), key=lambda found: found[1])[0]

    def _forms(self, state: Programme, view: FinishView, rival: int, runs: Runs, budget: Budget) -> list[vec[i64]]:
        """What a rival may bet: if it was bold, what makes its money grow, else as the punter does; who can tell, either."""
        bold = was_bold(view, rival)
        forms = []
        if bold is not True:
            forms = [quick_form(state, rival, runs, at * FEW, (at + 1) * FEW, 100) for at in range(len(runs.first) // FEW)]
        if bold is not False:
            some = run_races(state, FEW, self._chance, budget)
            forms += [growing_form(state, rival, some, budget)] * max(1, len(forms))
        return forms

    def _bid(self, state: Programme, choice: Choice, budget: Budget) -> Pass | SetMaximum:
        """Up to a share of its cash that grows with what the horse on offer should bring."""
        returns = tally(state, min(GLANCE, max(FEW, budget.rollouts)), self._chance).owner(state.sold)
        share = min(BOLDEST_BID, (returns - 1) / self._style.thrift)
        most = int(choice.most * share) // choice.step * choice.step
        return SetMaximum(most) if most >= choice.least else Pass()


def growing_form(state: Programme, seat: int, runs: Runs, budget: Budget) -> vec[i64]:
    """What makes the money of a seat grow, as if nobody else betted."""
    nothing = vec[i64]([0] * FORM)
    betting = facing(state, seat, runs, POWER, {rival: [nothing] for rival in range(state.table.seats) if rival != seat})
    return betting.improved(nothing, budget)[0]


def facing(state: Programme, seat: int, runs: Runs, power: int, forms: dict[int, list[vec[i64]]]) -> Betting:
    """A seat before its bets, against others with these forms."""
    betting = Betting(state, seat, runs, power)
    for rival, theirs in forms.items():
        betting.face(rival, theirs)
    return betting


def was_bold(view: FinishView, rival: int) -> bool | None:
    """Whether a seat staked most of its cash when it last betted; None if that was never seen."""
    bold, cash = None, view.cash[rival]
    for event in reversed(view.history):  # back from what it has now
        if isinstance(event, MoneyMoved):
            cash += event.amount * ((event.payer == rival) - (event.payee == rival))
            if event.payer == rival and event.why == "stakes":
                bold = event.amount >= BOLD * cash
                break
    return bold
