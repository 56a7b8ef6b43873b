"""Actions of Finish as 25 indices, and what a seat knows as numbers.

| indices | what they mean |
| --- | --- |
| 9 | hand in, and shares of one's cash (core/drafts.py) |
| 1, 1 | a bid, a standing maximum; the share comes next |
| 6, 6 | a bet to win, a bet for a place on a lane; the share comes next |
| 1, 1 | pass, take a standing maximum back |

Bids, maxima and stakes between the shares cannot be said.

An observation holds, in this order: phase · races over of those there are, how many there are · who opens the next auction ·
per lot whether it is there, is under the hammer, its numbers · per lane whether a horse stands there, the numbers of horse
and jockey together, owner, price · per horse card whether it fell · the auction: whose turn, who leads, price, least bid, own
maximum · per seat whether it is in the auction, the most it may bid, its cash, whether its form is in · own bets per lane, to
win and for a place · the draft. What is one of several is a row of 0 and 1; money is a share of the cash at the start.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.drafts import FIRST, SlipEncoding
from hippodrome.core.encoding import flag, one_of, pour, share, whose
from hippodrome.core.setups import read_setup
from hippodrome.core.wire import Setup
from hippodrome.games.finish import TITLE, betting, codes
from hippodrome.games.finish.codes import BET_LINES
from hippodrome.games.finish.options import Options
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.state import LANES, ROUNDS, Programme, Table

BID: Final = FIRST
MAXIMUM: Final = FIRST + 1
WIN: Final = FIRST + 2
PLACE: Final = WIN + LANES
PASS: Final = PLACE + LANES
TAKE_BACK: Final = PASS + 1
PHASES: Final = 3
MOST_RACES: Final = 6
PACE: Final = 10
"""By which the numbers on cards are divided."""


def encoding(game: Finish, setup: Setup) -> FinishEncoding:
    """A new encoding for a table. Raises BadSetup."""
    options = read_setup(setup, TITLE, game.box.digest, Options)
    return FinishEncoding(game, game.table(setup.seats, options))


class FinishEncoding(SlipEncoding[Programme]):
    """The indices and observations of one table."""

    def __init__(self, game: Finish, table: Table) -> None:
        seats = table.seats
        lots, lanes = LANES * (2 + ROUNDS), LANES * (2 + ROUNDS + seats)
        width = PHASES + 2 + seats + lots + lanes + table.horse_count + 2 * seats + 3 + 4 * seats + 2 * LANES
        super().__init__(game, seats, PASS - FIRST, 2, width)
        self.rules = game
        self.table = table

    def clone(self) -> FinishEncoding:
        copy = FinishEncoding(self.rules, self.table)
        copy.copy_drafts(self)
        return copy

    def target_at(self, kind: int, name: str, target: int) -> int:
        if kind == codes.BID:
            return BID
        if kind == codes.MAXIMUM:
            return MAXIMUM
        return (WIN if name == "win" else PLACE) + target - 1

    def listed_at(self, state: Programme, code: int) -> int:
        return PASS if code == codes.PASS else TAKE_BACK

    def observe(self, state: Programme, seat: i64, buffer: Any) -> None:
        self.found.truncate(0)
        self._programme(state, seat)
        self._lanes(state, seat)
        self._auction(state, seat)
        self._seats(state, seat)
        self._own_bets(state, seat)
        self.observe_draft(state, seat)
        pour(self.found.getvalue(), buffer)

    def _programme(self, state: Programme, seat: i64) -> None:
        found, table = self.found, state.table
        one_of(found, state.phase, PHASES)
        share(found, state.race, table.races)
        share(found, table.races, MOST_RACES)
        whose(found, state.opener, seat, self.seats)
        for lot in range(LANES):
            there = lot < len(state.offered)
            flag(found, there)
            flag(found, there and state.auction is not None and lot == state.lot)
            for number in range(ROUNDS):
                share(found, table.horses[state.offered[lot] * ROUNDS + number] if there else 0, PACE)

    def _lanes(self, state: Programme, seat: i64) -> None:
        found, table = self.found, state.table
        for lane in range(LANES):
            there = lane < state.sold
            flag(found, there)
            for number in range(ROUNDS):
                share(found, state.paces[number * LANES + lane], PACE)
            whose(found, state.owners[lane] if there else -1, seat, self.seats)
            share(found, state.prices[lane] if there else 0, table.cash)
        for horse in range(table.horse_count):
            flag(found, horse in state.fallen)

    def _auction(self, state: Programme, seat: i64) -> None:
        found, auction, cash = self.found, state.auction, state.table.cash
        whose(found, -1 if auction is None else auction.turn, seat, self.seats)
        whose(found, -1 if auction is None else auction.leader, seat, self.seats)
        share(found, 0 if auction is None else auction.price, cash)
        share(found, 0 if auction is None else auction.least(), cash)
        share(found, 0 if auction is None else auction.maxima[seat], cash)

    def _seats(self, state: Programme, seat: i64) -> None:
        found, auction, cash = self.found, state.auction, state.table.cash
        for away in range(self.seats):
            other: i64 = (seat + away) % self.seats
            flag(found, auction is not None and auction.still_in[other] > 0)
            share(found, 0 if auction is None else auction.limits[other], cash)
            share(found, state.ledger.cash[other], cash)
            flag(found, state.slips.choices[other] >= 0)

    def _own_bets(self, state: Programme, seat: i64) -> None:
        stakes = vec[i64]([0] * (2 * LANES))
        if state.slips.choices[seat] >= 0:
            for line in range(BET_LINES):
                at = seat * betting.PER_SEAT + 2 * line
                lane = state.bets[at]
                if lane:
                    stakes[lane - 1 if line == 0 else LANES + lane - 1] = state.bets[at + 1]
        for stake in stakes:
            share(self.found, stake, state.table.cash)
