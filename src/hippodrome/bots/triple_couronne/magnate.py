"""A bot for La Triple Couronne that plays auctions and seasons through before it bids or bets.

A rollout is an auction imagined to its end with some seasons drawn from the form behind it, or one such season before a bet: no
race is run by the engine for it, since horses do not hinder each other.
"""

from __future__ import annotations

from typing import Any

from hippodrome.bots.player import Remark
from hippodrome.bots.triple_couronne import remarks, rivals
from hippodrome.bots.triple_couronne.slips import Margins, possible, slip, worth_making
from hippodrome.bots.triple_couronne.trainer import Trainer
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.search import Budget, allowed
from hippodrome.core.wire import View
from hippodrome.games.triple_couronne import actions
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.events import PairStake, Stake
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.sale import Plan, Sale, try_plans
from hippodrome.games.triple_couronne.seasons import Seasons, seasons_of
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.views import Choice, TripleCouronneView
from hippodrome.games.triple_couronne.worth import chances_of, in_question

ROLLOUTS = 8000
"""For a bid. By `python -m hippodrome.lab.triple_couronne_sales --seats 4 --deals 20` (seed 1, 2026-11-18) auctions win 36.2
percent of seasons with 3,000, 37.4 with these and 37.1 with 30,000, ± 1; with two seats there is no difference from 2,000 on. So
it takes no more time, champion or not."""
SEASONS = 1200
"""Drawn for an auction, and half as many before a bet. With four seats the standard error of what a horse should bring is then 3
to 7 percent; that of the form guide, by which others bid, 5 to 12. Auctions with 400 and 3,000 win as often (36.5 and 36.8
percent with four seats, 37.4 with these, ± 1: the same command with `--deals 20`)."""
MOST = (550, 700, 780, 840, 880, 910, 940, 970, 1000, 1030, 1060, 1100, 1150)
KEEN = (600, 750, 850, 920, 980, 1040, 1100)
"""Per mille of a horse's worth: how far it may go for the horse under the hammer, and for those after it."""
FEES_KEPT = 3
"""For so many races of each horse everybody is thought to keep the fees back, as it does itself; with 2 its auctions with two
seats win 57 instead of 63 percent (the same command)."""


class Magnate(Trainer):
    """Bids by what the others will pay, and bets where that wins."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        super().__init__(game, chance)
        self._budget = Budget(ROLLOUTS)

    def choose(self, view: View, budget: Budget | None = None) -> int:
        self._budget = allowed(budget, ROLLOUTS)
        return super().choose(view, budget)

    def remark(self, view: View) -> Remark | None:
        assert isinstance(view, TripleCouronneView)
        return remarks.of_magnate(view, self._game.box.money.auction_start)

    def _seasons(self, state: Season, count: int, entered: list[int] | None = None) -> Seasons:
        return seasons_of(state, self._form, in_question(state), max(0, state.race), count, entered)

    def _bid(self, view: TripleCouronneView, choice: Choice, state: Season, seat: int) -> actions.AnyAction:
        assert view.lot is not None
        if view.lot.rent or view.lot.seller is not None:
            return super()._bid(view, choice, state, seat)
        sale, seasons = self._sale(view, state, seat), self._seasons(state, SEASONS)
        horse = state.lots[state.lot]
        sold = rivals.lots_sold(view.history, self._game.course.names, view.seats, int(state.table.cash))
        likely = [rivals.believed(sold, other, self._worth(state, 0), choice.step) for other in range(view.seats)]
        purse = min(choice.most, view.cash[seat] - self._fees(state, seat, horse))
        amounts = sorted({min(int(seasons.worth[horse]) * share // 1000, purse) // choice.step * choice.step for share in MOST})
        plans = [Plan(most, keen) for most in (*amounts, 0) if most == 0 or most >= choice.least for keen in KEEN]
        best = try_plans(sale, plans, likely, rivals.WHIM, seasons, self._chance, self._budget)[0]
        return actions.SetMaximum(int(best.most)) if best.most else actions.Pass()

    def _sale(self, view: TripleCouronneView, state: Season, seat: int) -> Sale:
        """What is still to be sold, as far as it is known."""
        assert state.auction is not None
        fees = [self._fees_of(state, horse) for horse in range(HORSES)]
        owners = [int(owner) for owner in state.owners]
        sale = Sale(
            seat,
            state.table.step,
            state.lots[state.lot :],
            list(state.table.reserve),
            [int(worth) for worth in self._worth(state, 0)],
            [int(worth) for worth in self._seasons(state, SEASONS).worth],
            fees,
            list(view.cash),
            [sum(fees[horse] for horse in range(HORSES) if owners[horse] == other) for other in range(view.seats)],
            owners,
            list(state.auction.still_in),
        )
        sale.leader, sale.price = state.auction.leader, state.auction.price
        return sale

    def _fees_of(self, state: Season, horse: int) -> int:
        """What the next races of a horse cost."""
        total, race = 0, NONE
        for _ in range(FEES_KEPT):
            race = state.next_race_for(horse, race)
            if race == NONE:
                break
            total += int(state.table.days[race].first) // 10
        return total

    def _bets(self, choice: Choice, state: Season, seat: int) -> actions.PlaceBets:
        chances = chances_of(state, self._form, state.entries)
        good = worth_making(possible(list(state.table.odds), chances, choice.pairs))
        if not good:
            return actions.PlaceBets()
        margins = Margins(state, seat, self._seasons(state, SEASONS // 2, state.entries))
        names = [(self._names(bet.horses), bet.stake) for bet in slip(state, margins, good, choice.most, choice.step)]
        return actions.PlaceBets(
            tuple(Stake(horses[0], stake) for horses, stake in names if len(horses) == 1),
            tuple(PairStake(horses[0], horses[1], stake) for horses, stake in names if len(horses) == 2),
        )
