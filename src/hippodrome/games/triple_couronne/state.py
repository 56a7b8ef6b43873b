"""The state of a season: data, cheap to copy. Nothing here decides a rule."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.auction import Auction
from hippodrome.core.ledger import Ledger
from hippodrome.core.sealed import Sealed
from hippodrome.games.triple_couronne.codes import CONTRACTS, HORSES
from hippodrome.games.triple_couronne.race import NONE, Course, Race
from hippodrome.games.triple_couronne.reasons import ABOUT, BARRED, FINE, WRONG_AGE, WRONG_EARNINGS

STABLES: Final = 0
AUCTION: Final = 1
JOCKEYS: Final = 2
SALES: Final = 3
SALE: Final = 4
ENTRIES: Final = 5
RENTALS: Final = 6
RENTAL: Final = 7
MOUNTS: Final = 8
FEES: Final = 9
BETS: Final = 10
INSURANCE: Final = 11
RACE: Final = 12
OVER: Final = 13

COLOURS: Final = 6
PER_SEAT: Final = 2
"""Jockeys."""
JOCKEY_COUNT: Final = 12
AGES: Final = 4
NEVER: Final = 10**18
"""More than any horse earns."""


class RaceTerms:
    """A race of the programme: the horses that it is open to, and its prizes."""

    def __init__(
        self, name: str, ages: list[int], least: int, below: int | None, handicap: bool, prizes: list[list[int]]
    ) -> None:
        self.name = name
        self.ages: i64 = sum([1 << age - 2 for age in ages])
        """A bit for each age, from the youngest."""
        self.least: i64 = least
        self.below: i64 = NEVER if below is None else below
        self.handicap = handicap
        self.prizes = prizes
        """From 2 players."""
        self.first: i64 = prizes[0][0]

    def is_for(self, horse: i64) -> bool:
        """Whether it is open to the age of this horse."""
        return self.ages >> horse // COLOURS & 1 == 1

    def prizes_for(self, players: i64) -> list[int]:
        """One who is alone in the game races for the prizes of two."""
        return self.prizes[max(players, 2) - 2]


class Table:
    """What stays the same for a whole season, shared by all copies of a state: components, programme and options."""

    def __init__(
        self,
        course: Course,
        days: list[RaceTerms],
        odds: list[int],
        suggested: list[int],
        reserve: list[int],
        seats: int,
        edition: str,
        cash: int,
        bank: int,
        step: int,
        most_stakes: int,
        last_sale: int,
        stables: str,
        auction: bool,
        jockeys: str | None,
        form_guide: bool,
    ) -> None:
        self.course = course
        self.days = days
        self.odds: vec[i64] = vec[i64](odds)
        self.suggested: vec[i64] = vec[i64](suggested)
        self.reserve: vec[i64] = vec[i64](reserve)
        self.seats: i64 = seats
        self.edition = edition
        self.cash: i64 = cash
        self.bank: i64 = bank
        self.step: i64 = step
        self.most_stakes: i64 = most_stakes
        """Per player and race; 0 for no limit but one's cash (TC-31)."""
        self.last_sale: i64 = last_sale
        """The last race before which horses are sold; −1 where they never are (TC-52)."""
        self.stables = stables
        self.auction = auction
        self.jockeys = jockeys
        self.form_guide = form_guide
        """Whether simulated figures are shown (TC-70)."""
        self.fees = edition != "initiation"
        self.long = edition == "complet" or edition == "marathon"


class Season:
    """The state. Seats, horses, jockeys, races and colours count from 0."""

    __slots__ = (
        "table", "phase", "race", "opener", "turn", "ledger", "in_game", "colours", "owners", "earnings", "bars", "riders",
        "wins", "auction", "lots", "lot", "offers", "papers", "asked", "entries", "leaders", "tenants", "mounts", "slips",
        "contracts", "run", "players", "champion", "bank_empty",
    )  # fmt: skip

    def __init__(self, table: Table, ledger: Ledger) -> None:
        nobody = vec[i64]([NONE] * HORSES)
        self.table = table
        self.phase: i64 = STABLES
        self.race: i64 = NONE
        """The race that is being prepared or run."""
        self.opener: i64 = 0
        """The seat that acts first in the next auction of the bank, or in a draft."""
        self.turn: i64 = NONE
        """Whoever acts alone: takes a stable or a jockey, chooses among takers, what to keep, what to give up; else −1."""
        self.ledger = ledger
        self.in_game: vec[i64] = vec[i64]([1] * table.seats)
        self.colours: vec[i64] = vec[i64]([NONE] * table.seats)
        """Per seat the colour it was given or has named."""
        self.owners: vec[i64] = nobody
        """Per horse its owner; −1 for a horse that is not in the game (any more)."""
        self.earnings: vec[i64] = vec[i64]([0] * HORSES)
        self.bars: vec[i64] = vec[i64]([0] * HORSES)
        """Per horse the races by age that it still has to miss (TC-19)."""
        self.riders: vec[i64] = vec[i64]([NONE] * JOCKEY_COUNT)
        """Per jockey the seat that has him or her."""
        self.wins: vec[i64] = vec[i64]([0] * JOCKEY_COUNT)
        self.auction: Auction | None = None
        self.lots: list[int] = []
        """The horses that come under the hammer, and which of them does now."""
        self.lot: i64 = 0
        self.offers: vec[i64] = vec[i64]([0] * HORSES)
        """Per horse the least that its owner wants for it; 0 if it is not offered."""
        self.papers: Sealed = _NO_PAPERS
        self.asked: vec[i64] = vec[i64]([0] * table.seats)
        """Who has something to choose in this phase."""
        self.entries: list[int] = []
        """The horses that are entered, or run, in the order in which they move."""
        self.leaders: vec[i64] = nobody[:]
        """Per runner who leads it and takes its gains: owner or tenant; −1: nobody, or nobody who is still in the game."""
        self.tenants: vec[i64] = nobody[:]
        self.mounts: vec[i64] = nobody[:]
        """Per horse the jockey who rides it."""
        self.slips: list[int] = []
        """Per seat the betting slip of this race, packed."""
        self.contracts: vec[i64] = vec[i64]([NONE] * (table.seats * CONTRACTS))
        """At seat × 3 + kind: the insured horse."""
        self.run: Race | None = None
        self.players: i64 = table.seats
        """How many were in the game when the race started (TC-23)."""
        self.champion: i64 = NONE
        """The horse that won the last race of the programme."""
        self.bank_empty: i64 = 0
        """Whether the bank of the box would have run dry (TC-2)."""

    def clone(self) -> Season:
        copy = Season(self.table, self.ledger.clone())
        copy.phase = self.phase
        copy.race = self.race
        copy.opener = self.opener
        copy.turn = self.turn
        copy.in_game = self.in_game[:]
        copy.colours = self.colours[:]
        copy.owners = self.owners[:]
        copy.earnings = self.earnings[:]
        copy.bars = self.bars[:]
        copy.riders = self.riders[:]
        copy.wins = self.wins[:]
        auction = self.auction
        copy.auction = None if auction is None else auction.clone()
        copy.lots = self.lots[:]
        copy.lot = self.lot
        copy.offers = self.offers[:]
        copy.papers = self.papers.clone()
        copy.asked = self.asked[:]
        copy.entries = self.entries[:]
        copy.leaders = self.leaders[:]
        copy.tenants = self.tenants[:]
        copy.mounts = self.mounts[:]
        copy.slips = self.slips[:]
        copy.contracts = self.contracts[:]
        run = self.run
        copy.run = None if run is None else run.clone()
        copy.players = self.players
        copy.champion = self.champion
        copy.bank_empty = self.bank_empty
        return copy

    def terms(self) -> RaceTerms:
        """The terms of the race that is being prepared or run."""
        return self.table.days[self.race]

    def remaining(self) -> i64:
        """How many players are in the game."""
        count: i64 = 0
        for still in self.in_game:
            count += still
        return count

    def stable_of(self, seat: i64) -> list[int]:
        """The horses of a seat."""
        return [horse for horse in range(HORSES) if self.owners[horse] == seat]

    def jockeys_of(self, seat: i64) -> list[int]:
        """The jockeys of a seat: the first and the second."""
        return [jockey for jockey in range(JOCKEY_COUNT) if self.riders[jockey] == seat]

    def unqualified(self, horse: i64) -> i64:
        """TC-10: why a horse may not run: its age, a bar (TC-19), or what it has earned; 0 if it may."""
        terms = self.terms()
        if not terms.is_for(horse):
            return WRONG_AGE | horse << ABOUT
        if self.bars[horse]:
            return BARRED | horse << ABOUT
        if terms.least <= self.earnings[horse] < terms.below:
            return FINE
        return WRONG_EARNINGS | horse << ABOUT

    def qualified(self, seat: i64) -> list[int]:
        """The horses that a seat may enter."""
        return [horse for horse in range(HORSES) if self.owners[horse] == seat and not self.unqualified(horse)]

    def entered_by(self, seat: i64) -> list[int]:
        """The entries of a seat, rented out or not."""
        return [horse for horse in self.entries if self.owners[horse] == seat]

    def led_by(self, seat: i64) -> list[int]:
        """The runners that a seat leads: its own ones that are not rented out, and those it has rented."""
        return [horse for horse in self.entries if self.leaders[horse] == seat]

    def fee(self) -> i64:
        """TC-11: what each runner pays."""
        return self.terms().first // 10 if self.table.fees else 0

    def next_race_for(self, horse: i64, after: i64) -> i64:
        """The next race that is open to this horse's age; −1 if there is none."""
        for race in range(after + 1, len(self.table.days)):
            if self.table.days[race].is_for(horse):
                return race
        return NONE

    def band_of_rent(self) -> tuple[int, int]:
        """TC-50: the least and the most for a horse, by the number of entries."""
        prizes = self.terms().prizes_for(self.remaining())
        entries = len(self.entries)
        place = 1 if entries <= 2 else 2 if entries <= 4 else 3
        return prizes[min(place, len(prizes)) - 1], prizes[0]


_NO_PAPERS = Sealed(0)
