"""The sale of horses by auction, imagined to its end: who buys what, and who then has most money when the season is over.

A rollout is one such sale, followed by some seasons drawn from the form (`seasons.py`). Others go so far as a share of what the
form guide says a horse should bring, one's own seat goes by what it makes of the horse itself; all keep fees back.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.core.search import Budget
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.seasons import Seasons

DRAWN: Final = 16
"""Seasons after each sale."""
NEARLY: Final = 400_000
"""A lead of so much in the end is a safe win, in a season that is only imagined; halfway to it is three quarters of one."""
A_LITTLE: Final = 5000
"""A lead of so many francs counts as much as a millionth of a win."""
PER_MILLE: Final = 1000
MILLION: Final = 1_000_000
LOWEST: Final = 1_000_000_000_000_000


class Plan:
    """So much for the horse under the hammer, and for later ones such a share of their worth; and how often that wins."""

    __slots__ = ("keen", "most", "rollouts", "won")

    def __init__(self, most: i64, keen: i64) -> None:
        self.most: i64 = most
        self.keen: i64 = keen
        """Per mille."""
        self.rollouts: i64 = 0
        self.won: i64 = 0

    def share(self) -> float:
        """How often it wins, and a little for the lead."""
        return float(self.won) / float(max(self.rollouts, 1) * DRAWN * MILLION)


class Sale:
    """What is still to be sold, as one seat sees it."""

    def __init__(
        self,
        own: i64,
        step: i64,
        lots: list[int],
        reserve: list[int],
        guide: list[int],
        worth: list[int],
        fees: list[int],
        cash: list[int],
        kept: list[int],
        owners: list[int],
        playing: list[int],
    ) -> None:
        self.own: i64 = own
        self.step: i64 = step
        self.seats: i64 = len(cash)
        self.lots: vec[i64] = vec[i64](lots)
        """The horses, the one under the hammer first."""
        self.reserve: vec[i64] = vec[i64](reserve)
        """Per horse; likewise what the guide says, what one's own seat makes of it, and the fees that go with it."""
        self.guide: vec[i64] = vec[i64](guide)
        self.worth: vec[i64] = vec[i64](worth)
        self.fees: vec[i64] = vec[i64](fees)
        self.cash: vec[i64] = vec[i64](cash)
        self.kept: vec[i64] = vec[i64](kept)
        """Per seat the fees of the horses that it has."""
        self.owners: vec[i64] = vec[i64](owners)
        self.playing: vec[i64] = vec[i64](playing)
        """Whether a seat is still in the bidding for the first lot."""
        self.leader: i64 = NONE
        self.price: i64 = 0
        """Of the bidding so far."""

    def play(self, most: i64, keen: i64, shares: vec[i64], cash: vec[i64], kept: vec[i64], owners: vec[i64]) -> None:
        """Sell all lots; `shares` are per lot and seat how far others go, per mille. Changes cash, fees kept and owners."""
        at: i64 = 0
        while at < len(self.lots):
            horse = self.lots[at]
            best: i64 = 0
            second: i64 = 0
            buyer: i64 = NONE
            seat: i64 = 0
            while seat < self.seats:
                goes: i64 = 0
                if seat == self.own:
                    goes = most if at == 0 else self.worth[horse] * keen // PER_MILLE
                else:
                    goes = self.guide[horse] * shares[at * self.seats + seat] // PER_MILLE
                goes = min(goes, cash[seat] - kept[seat] - self.fees[horse])
                if at == 0:
                    if seat == self.leader:
                        goes = max(goes, self.price)
                    elif not self.playing[seat]:
                        goes = 0
                if goes > best or (goes == best and buyer == self.own):
                    second = best
                    best = goes
                    buyer = seat
                elif goes > second:
                    second = goes
                seat += 1
            least = max(self.reserve[horse], self.price) if at == 0 else self.reserve[horse]
            if best >= least:
                price = max(least, min(best, second + self.step))
                cash[buyer] -= price
                kept[buyer] += self.fees[horse]
                owners[horse] = buyer
            at += 1

    def try_plan(self, plan: Plan, shares: vec[i64], seasons: Seasons, first: i64) -> None:
        """One rollout, with seasons from this one on."""
        cash, kept, owners = self.cash[:], self.kept[:], self.owners[:]
        self.play(plan.most, plan.keen, shares, cash, kept, owners)
        season: i64 = first
        for _ in range(DRAWN):
            totals = cash[:]
            at = season % seasons.count * HORSES
            horse: i64 = 0
            while horse < HORSES:
                owner = owners[horse]
                if owner != NONE:
                    totals[owner] += seasons.now[at + horse] + seasons.later[at + horse]
                horse += 1
            plan.won += won(totals, self.own)
            season += 1
        plan.rollouts += 1


def won(totals: vec[i64], own: i64) -> i64:
    """How surely a seat wins that ends so, in millionths: a narrow lead in a season that is only imagined says little; and where
    a win is sure, or lost, a little for the lead itself."""
    best: i64 = -LOWEST
    seat: i64 = 0
    while seat < len(totals):
        if seat != own and totals[seat] > best:
            best = totals[seat]
        seat += 1
    ahead = totals[own] - best
    surely = max(0, min(ahead + NEARLY, 2 * NEARLY)) * MILLION // (2 * NEARLY)
    return surely + ahead // A_LITTLE


def try_plans(
    sale: Sale, plans: list[Plan], likely: list[vec[i64]], whim: i64, seasons: Seasons, chance: Chance, budget: Budget
) -> list[Plan]:
    """Spend a budget on these plans, dropping the worse half again and again; the best one first.

    `likely` are for each seat some shares, per mille, as likely as each other, that it may go to; `whim` is how much that varies
    from lot to lot.
    """
    alive: i64 = len(plans)
    rounds: i64 = max(1, (len(plans) - 1).bit_length())
    while True:
        samples: i64 = max(1, budget.rollouts // (rounds * alive))
        for _ in range(samples):
            if plans[0].rollouts and budget.is_late():
                break
            shares = _draw(sale, likely, whim, chance)
            first = chance.below(seasons.count)
            for at in range(alive):
                sale.try_plan(plans[at], shares, seasons, first)
        plans[:alive] = sorted(plans[:alive], key=lambda plan: -plan.share())
        if alive <= 2 or budget.struck:
            return plans
        alive = (alive + 1) // 2


def _draw(sale: Sale, likely: list[vec[i64]], whim: i64, chance: Chance) -> vec[i64]:
    """Per lot and seat how far it goes."""
    shares: vec[i64] = vec[i64]([0] * (len(sale.lots) * sale.seats))
    for seat in range(sale.seats):
        if seat == sale.own:
            continue
        usual = likely[seat][chance.below(len(likely[seat]))]
        for at in range(len(sale.lots)):
            shares[at * sale.seats + seat] = usual - whim + chance.below(2 * whim + 1)
    return shares
