"""The state of a meeting: data, cheap to copy, and what can be read off it. Nothing here decides a rule."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.ledger import Ledger
from hippodrome.core.sealed import Sealed
from hippodrome.games.finish_line.codes import BET_LINES, RUNNERS
from hippodrome.games.finish_line.dice import COLOUR_COUNT, IN_HAND

BETS: Final = 0
TAKE: Final = 1
"""The seat in turn takes dice from the reserve: three to begin with, then one."""
USE: Final = 2
"""The dice are rolled; one is used or set aside."""
EXTRA: Final = 3
"""The race is over but for the black dice that were kept."""
OVER: Final = 4

TILES: Final = 24
NUMBERS: Final = TILES + 1
"""Lists by the number of a horse have a place for each, and one for 0."""
RACES: Final = 3
PER_SEAT: Final = BET_LINES * 2
NOWHERE: Final = -1


class Table:
    """What stays the same for a whole meeting, shared by all copies of a state: components and options."""

    def __init__(
        self,
        seats: int,
        favourites: list[int],
        sure: list[int],
        faces: list[list[int]],
        dice: list[int],
        odds: list[int],
        capital: list[int],
        step: int,
        home_stretch: int,
        side_bet: int,
    ) -> None:
        self.seats: i64 = seats
        self.favourite: vec[i64] = vec[i64]([1 if number in favourites else 0 for number in range(NUMBERS)])
        """By number: whether the tile carries an F; likewise an S."""
        self.sure: vec[i64] = vec[i64]([1 if number in sure else 0 for number in range(NUMBERS)])
        self.faces: vec[i64] = vec[i64]([face for die in faces for face in die])
        """At colour × 6 + side: the face there."""
        self.dice: vec[i64] = vec[i64](dice)
        """Per colour the dice in the reserve when a race begins."""
        self.odds: vec[i64] = vec[i64](odds)
        """By starting place from the front."""
        self.capital: vec[i64] = vec[i64](capital)
        """FL-2: what everybody gets before each race."""
        self.step = step
        self.home_stretch: i64 = home_stretch
        self.side_bet: i64 = side_bet
        self.turns: list[tuple[int, ...]] = [(seat,) for seat in range(seats)]


class Meeting:
    """The state. Seats count from 0; a horse is the number on its tile, 1 to 24."""

    __slots__ = (
        "table", "phase", "race", "first", "turn", "drawn", "runners", "line", "left", "level", "level_used", "shoes", "whips",
        "greens", "reserve", "out", "hand", "hand_size", "faces", "home_stretch", "kept", "side_bets", "ledger", "slips", "bets",
    )  # fmt: skip

    phase: i64
    race: i64
    first: i64
    """The first player of this race."""
    turn: i64
    drawn: list[int]
    """The tiles that were turned over so far, race by race, from the left (last) to the right (leading)."""
    runners: vec[i64]
    """The horses of this race by starting place: the first one leads."""
    line: vec[i64]
    """The horses as they stand now, from the front; only the first `left` count. In a dead heat the first one lies
    below and the second above it."""
    left: i64
    level: i64
    """1 while the first two of the line share the lead."""
    level_used: i64
    """1 once a dead heat was called in this race."""
    shoes: vec[i64]
    """By horse: horseshoes waiting on its tile (0 or 1); likewise whips; and the face of a green die, or 0."""
    whips: vec[i64]
    greens: vec[i64]
    reserve: vec[i64]
    """Per colour the dice in the reserve; likewise those out of play."""
    out: vec[i64]
    hand: vec[i64]
    """The colours of the dice before the player in turn; only the first `hand_size` count."""
    hand_size: i64
    faces: vec[i64]
    """What these dice show; it counts while one is to be used."""
    home_stretch: i64
    """1 once yellow dice may be taken."""
    kept: vec[i64]
    """Per seat the black dice kept for extra actions."""
    side_bets: vec[i64]
    """Per seat what side bets bring at the end (FL-25); together nothing."""
    bets: vec[i64]
    """The bets laid open, once a seat has made them: at (seat × 5 + line) × 2 the target, from 1, or 0; next to it the stake."""

    def __init__(self, table: Table, ledger: Ledger, slips: Sealed) -> None:
        self.table = table
        self.ledger = ledger
        self.slips = slips
        """The score sheets with everybody's bets, packed."""
        self.race = self.level = 0
        self.drawn = []
        # What follows is laid out before anybody can look at it.
        self.phase = self.first = self.turn = self.left = self.level_used = self.hand_size = self.home_stretch = NOWHERE
        self.runners = self.line = self.shoes = self.whips = self.greens = _NONE
        self.reserve = self.out = self.hand = self.faces = self.kept = self.side_bets = self.bets = _NONE

    def clone(self) -> Meeting:
        copy = Meeting(self.table, self.ledger.clone(), self.slips.clone())
        copy.phase = self.phase
        copy.race = self.race
        copy.first = self.first
        copy.turn = self.turn
        copy.drawn = self.drawn[:]
        copy.runners = self.runners[:]
        copy.line = self.line[:]
        copy.left = self.left
        copy.level = self.level
        copy.level_used = self.level_used
        copy.shoes = self.shoes[:]
        copy.whips = self.whips[:]
        copy.greens = self.greens[:]
        copy.reserve = self.reserve[:]
        copy.out = self.out[:]
        copy.hand = self.hand[:]
        copy.hand_size = self.hand_size
        copy.faces = self.faces[:]
        copy.home_stretch = self.home_stretch
        copy.kept = self.kept[:]
        copy.side_bets = self.side_bets[:]
        copy.bets = self.bets[:]
        return copy

    def line_up(self, horses: list[int]) -> None:
        """Seven horses, from the front, and nothing on their tiles; all dice in the reserve."""
        self.runners = vec[i64](horses)
        self.line = vec[i64](horses)
        self.left = RUNNERS
        self.level_used = 0
        self.shoes = vec[i64]([0] * NUMBERS)
        self.whips = vec[i64]([0] * NUMBERS)
        self.greens = vec[i64]([0] * NUMBERS)
        self.reserve = self.table.dice[:]
        self.out = vec[i64]([0] * COLOUR_COUNT)
        self.hand = vec[i64]([NOWHERE] * IN_HAND)
        self.hand_size = 0
        self.faces = vec[i64]([NOWHERE] * IN_HAND)
        self.home_stretch = 0
        self.kept = vec[i64]([0] * self.table.seats)

    def in_reserve(self) -> i64:
        """How many dice are left to take."""
        reserve = self.reserve
        return reserve[0] + reserve[1] + reserve[2] + reserve[3] + reserve[4]

    def out_of_play(self) -> i64:
        """How many dice were used up or set aside in this race."""
        out = self.out
        return out[0] + out[1] + out[2] + out[3] + out[4]

    def position(self, horse: i64) -> i64:
        """Where a horse stands in the line, the first one at 0; −1 if it does not run."""
        line = self.line
        at: i64 = 0
        while at < self.left:
            if line[at] == horse:
                return at
            at += 1
        return NOWHERE

    def starting_place(self, horse: i64) -> i64:
        """Where a horse of this race started, the leading one at 1; −1 if it is not in it."""
        at: i64 = 0
        while at < len(self.runners):
            if self.runners[at] == horse:
                return at + 1
            at += 1
        return NOWHERE


_NONE = vec[i64]()
