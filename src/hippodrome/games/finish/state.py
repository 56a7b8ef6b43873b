"""The state of a programme: data, cheap to copy. Nothing here decides a rule."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.auction import Auction
from hippodrome.core.ledger import Ledger
from hippodrome.core.sealed import Sealed
from hippodrome.core.vectors import packed

AUCTION: Final = 0
BETS: Final = 1
OVER: Final = 2

LANES: Final = 6
ROUNDS: Final = 6
NONE: Final = -1
WAITING: Final = -2
"""The square on which horses wait for the start."""
FALLEN: Final = -5
"""Where a horse that fell stands, and the horse of an empty lane: nowhere."""


class Table:
    """What stays the same for a whole programme, shared by all copies of a state: components and options."""

    def __init__(
        self,
        horses: list[list[int]],
        jockeys: list[list[int]],
        length: int,
        crosses: list[int],
        win_odds: list[int],
        place_odds: list[int],
        seats: int,
        races: int,
        cash: int,
        least_bid: int,
        step: int,
        most_horses: int,
    ) -> None:
        self.horse_count = len(horses)
        self.jockey_count = len(jockeys)
        self.horses: vec[i64] = vec[i64]([number for card in horses for number in card])
        """At card × 6 + round: what the horse adds in that round."""
        self.jockeys: vec[i64] = vec[i64]([number for card in jockeys for number in card])
        self.length: i64 = length
        self.crosses: vec[i64] = vec[i64](crosses)
        self.win_odds: vec[i64] = vec[i64](win_odds)
        """From the square nearest to the finish."""
        self.place_odds: vec[i64] = vec[i64](place_odds)
        self.orders: vec[vec[i64]] = packed([[(first + k) % LANES for k in range(LANES)] for first in range(LANES)])
        """FI-21: per lane die the order in which the lanes move."""
        self.lined_up: vec[vec[i64]] = packed([[WAITING] * n + [FALLEN] * (LANES - n) for n in range(LANES + 1)])
        """Per number of runners the squares on which all lanes begin."""
        self.seats: i64 = seats
        self.races: i64 = races
        self.cash = cash
        self.least_bid = least_bid
        self.step = step
        self.most_horses = most_horses


class Programme:
    """The state. Seats, lanes, horse and jockey cards count from 0."""

    __slots__ = (
        "table", "phase", "race", "opener", "fallen", "offered", "lot", "auction", "sold", "horses", "jockeys", "owners",
        "prices", "paces", "ledger", "slips", "bets",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self.table = table
        self.phase: i64 = AUCTION
        self.race: i64 = 0
        self.opener: i64 = 0
        """The seat that opens the next auction."""
        self.fallen: list[int] = []
        """The horse cards that fell in this programme, race by race, lane by lane."""
        self.offered: list[int] = []
        """The horse cards of this race, in the order of their auctions."""
        self.lot: i64 = 0
        """Which of them is being auctioned."""
        self.auction: Auction | None = None
        self.sold: i64 = 0
        """How many were sold: they stand in lanes 0 … sold − 1."""
        self.horses: list[int] = []
        """Per lane in use the horse card; likewise the jockey card, the owner, the price."""
        self.jockeys: list[int] = []
        self.owners: list[int] = []
        self.prices: list[int] = []
        self.paces: vec[i64] = _NO_PACES
        """At round × 6 + lane: what horse and jockey add in that round (FI-22)."""
        self.ledger: Ledger = _EMPTY_LEDGER
        self.slips: Sealed = _NO_SLIPS
        """The betting forms, packed."""
        self.bets: vec[i64] = _NO_PACES
        """The same, laid open: at (seat × 3 + line) × 2 the lane, from 1, or 0; next to it the stake."""

    def clone(self) -> Programme:
        copy = Programme(self.table)
        copy.phase = self.phase
        copy.race = self.race
        copy.opener = self.opener
        copy.fallen = self.fallen[:]
        copy.offered = self.offered[:]
        copy.lot = self.lot
        auction = self.auction
        copy.auction = None if auction is None else auction.clone()
        copy.sold = self.sold
        copy.horses = self.horses[:]
        copy.jockeys = self.jockeys[:]
        copy.owners = self.owners[:]
        copy.prices = self.prices[:]
        copy.paces = self.paces[:]
        copy.ledger = self.ledger.clone()
        copy.slips = self.slips.clone()
        copy.bets = self.bets[:]
        return copy

    def saddle(self, horse: int, jockey: int, owner: int, price: int) -> None:
        """A sold horse takes the next lane."""
        self.horses.append(horse)
        self.jockeys.append(jockey)
        self.owners.append(owner)
        self.prices.append(price)
        table = self.table
        for number in range(ROUNDS):
            pace = table.horses[horse * ROUNDS + number] + table.jockeys[jockey * ROUNDS + number]
            self.paces[number * LANES + self.sold] = pace
        self.sold += 1

    def clear_lanes(self) -> None:
        """All horses go back to the stable."""
        self.sold = 0
        self.horses = []
        self.jockeys = []
        self.owners = []
        self.prices = []
        self.paces = vec[i64]([0] * (ROUNDS * LANES))

    def horses_of(self, seat: i64) -> int:
        """How many horses a seat has bought for this race."""
        return sum([1 for owner in self.owners if owner == seat])


_NO_PACES = vec[i64]()
_EMPTY_LEDGER = Ledger(0, 0)
_NO_SLIPS = Sealed(0)
