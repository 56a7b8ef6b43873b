"""A cheap sensible player for rollouts: it goes by which horse has the best numbers, and by what such horses bring.

Numbers alone say little, but their order says enough: many random fields are run once for a box, and counted by rank.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hippodrome.core.actions import Actions
from hippodrome.core.chance import Chance, FastChance
from hippodrome.core.policy import Policy
from hippodrome.core.slips import pack_slip
from hippodrome.games.finish import codes
from hippodrome.games.finish.chances import Chances
from hippodrome.games.finish.race import Race
from hippodrome.games.finish.state import BETS, LANES, ROUNDS, Programme, Table

FIELDS: Final = 2000
"""Races that are run of each number of runners."""
SEED: Final = 1975
RUN: Final = 4
"""Rounds that count: no race is over before, and few last much longer."""
BOLDEST_BID: Final = 600
BOLDEST_STAKE: Final = 300
"""The most, in thousandths of its cash, that it puts on one horse, or on one bet."""
BID_SHARE: Final = 2
STAKE_SHARE: Final = 10
"""What a bid or a stake is worth beyond its price, divided by this, is the share of the cash that it puts there."""


class ByRank(Policy[Programme]):
    """Leaves a maximum for horses that are worth it, and bets where the odds are on its side; each time a little otherwise."""

    def __init__(self, table: Table) -> None:
        self.bids: vec[i64] = vec[i64]()
        """At runners × 6 + rank: the share of its cash, in thousandths, that it bids; likewise what it stakes."""
        self.wins: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()
        for runners in range(LANES + 1):
            known, unknown = _trials(table, runners)
            for rank in range(LANES):
                owner, win, place = 0.0, 0.0, 0.0
                if rank < runners:
                    owner, win, place = unknown.owner(rank), known.win_bet(rank), known.place_bet(rank)
                self.bids = append(self.bids, _share(owner, BID_SHARE, BOLDEST_BID))
                self.wins = append(self.wins, _share(win, STAKE_SHARE, BOLDEST_STAKE))
                self.places = append(self.places, _share(place, STAKE_SHARE, BOLDEST_STAKE))

    def pick(self, state: Programme, seat: i64, legal: Actions, chance: Chance) -> int:
        if state.phase == BETS:
            return self._bets(state, seat, chance)
        auction = state.auction
        assert auction is not None
        numbers: vec[i64] = vec[i64](capacity=LANES)
        for horse in state.offered:
            numbers = append(numbers, _total(state.table.horses, horse))
        share: i64 = self.bids[len(numbers) * LANES + _rank(numbers, state.lot)]
        most = _some(auction.limits[seat], share, state.table.step, chance)
        if most < auction.least():
            return codes.PASS
        return pack_slip(codes.MAXIMUM, [(1, most)])

    def _bets(self, state: Programme, seat: i64, chance: Chance) -> int:
        """To win on one horse, for a place on two others: on those whose rank is worth most."""
        cash: i64 = state.ledger.cash[seat]
        step = state.table.step
        by_rank = _lanes_by_rank(state)
        at: i64 = state.sold * LANES
        slip = [(0, 0), (0, 0), (0, 0)]
        rank = _best(self.wins, at, -1)
        stake = _some(cash, self.wins[at + rank], step, chance)
        left: i64 = cash - stake
        if stake:
            slip[0] = by_rank[rank] + 1, stake
        rank = -1
        for line in range(1, codes.BET_LINES):
            rank = _best(self.places, at, rank)
            stake = min(_some(cash, self.places[at + rank], step, chance), left // step * step)
            if stake == 0:
                break
            slip[line] = by_rank[rank] + 1, stake
            left -= stake
        return pack_slip(codes.BETS, slip)


def _trials(table: Table, runners: i64) -> tuple[Chances, Chances]:
    """Random fields of so many horses; counted by rank with the jockeys known, and by that of the horses alone."""
    chance = FastChance(SEED + runners)
    known, unknown = Chances(), Chances()
    for _ in range(FIELDS if runners else 0):
        horses = list(range(table.horse_count))
        jockeys = list(range(table.jockey_count))
        field = Programme(table)
        field.clear_lanes()
        alone: vec[i64] = vec[i64](capacity=LANES)
        ridden: vec[i64] = vec[i64](capacity=LANES)
        for _ in range(runners):
            horse = horses.pop(chance.below(len(horses)))
            jockey = jockeys.pop(chance.below(len(jockeys)))
            field.saddle(horse, jockey, 0, 0)
            alone = append(alone, _total(table.horses, horse))
            ridden = append(ridden, _total(table.horses, horse) + _total(table.jockeys, jockey))
        race = Race(field)
        race.run(chance, None)
        order = race.ranking(chance, None)
        unknown.count(table, race, order, _ranks(alone))
        known.count(table, race, order, _ranks(ridden))
    return known, unknown


def _share(brings: float, divided_by: int, boldest: int) -> i64:
    """The share of one's cash, in thousandths, for something that brings so much for each coin."""
    return min(boldest, max(0, int((brings - 1) * 1000) // divided_by))


def _some(cash: i64, share: i64, step: i64, chance: Chance) -> i64:
    """About that share, in whole steps."""
    return cash * share * (75 + chance.below(51)) // 100_000 // step * step


def _total(numbers: vec[i64], card: i64) -> i64:
    """What a card adds in the rounds that count."""
    found: i64 = 0
    for number in range(RUN):
        found += numbers[card * ROUNDS + number]
    return found


def _rank(numbers: vec[i64], which: i64) -> i64:
    """How many are better; of equals the earlier."""
    better: i64 = 0
    for other in range(len(numbers)):
        if numbers[other] > numbers[which] or (numbers[other] == numbers[which] and other < which):
            better += 1
    return better


def _ranks(numbers: vec[i64]) -> vec[i64]:
    """Per lane the rank."""
    found: vec[i64] = vec[i64](capacity=LANES)
    for lane in range(len(numbers)):
        found = append(found, _rank(numbers, lane))
    return found


def _lanes_by_rank(state: Programme) -> vec[i64]:
    """Per rank the lane."""
    numbers: vec[i64] = vec[i64](capacity=LANES)
    for lane in range(state.sold):
        found: i64 = 0
        for number in range(RUN):
            found += state.paces[number * LANES + lane]
        numbers = append(numbers, found)
    lanes: vec[i64] = vec[i64]([0] * LANES)
    for lane in range(state.sold):
        lanes[_rank(numbers, lane)] = lane
    return lanes


def _best(shares: vec[i64], at: i64, but: i64) -> i64:
    """The rank with the greatest share; not that one."""
    best: i64 = 0
    if but == 0:
        best = 1
    for rank in range(LANES):
        if rank != but and shares[at + rank] > shares[at + best]:
            best = rank
    return best
