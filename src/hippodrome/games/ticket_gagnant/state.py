"""The state of a meeting: data, cheap to copy. Nothing here decides a rule."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.sealed import Sealed
from hippodrome.games.ticket_gagnant.board import LANES, Board, Course
from hippodrome.games.ticket_gagnant.cards import HORSES, Deck

# Phases, in the order of a race (TG-3).
CHOOSE_DISCIPLINE: Final = 0
PLACE_RIVER: Final = 1
ARRANGE_HORSES: Final = 2
CHOOSE_SECRECY: Final = 3
CHOOSE_HAND: Final = 4
PREDICT: Final = 5
RACE: Final = 6
OVER: Final = 7

FLAT: Final = 0
HURDLES: Final = 1
STEEPLECHASE: Final = 2
HARNESS: Final = 3


class Table:
    """What stays the same for a whole meeting, shared by all copies of a state: components and options."""

    def __init__(
        self,
        board: Board,
        deck: Deck,
        exact: tuple[int, int, int],
        placed: int,
        lost: int,
        disqualified: int,
        trio_in_order: int,
        trio: int,
        floor: int,
        token: int,
        edition: int,
        seats: int,
        races: int,
        flat_only: bool,
        hidden_predictions: bool,
    ) -> None:
        self.board = board
        self.deck = deck
        self.exact = exact
        self.placed = placed
        self.lost = lost
        self.disqualified = disqualified
        self.trio_in_order = trio_in_order
        self.trio = trio
        self.floor = floor
        self.token = token
        self.edition = edition
        self.seats: i64 = seats
        self.races = races
        self.flat_only = flat_only
        self.hidden_predictions = hidden_predictions


class Meeting:
    """The state. Seats, horses, rows and lanes count from 0; hands are sets of cards as bits."""

    __slots__ = (
        "table", "course", "phase", "race", "first", "turn", "discipline", "hedges", "river_row", "hidden",
        "hand_size", "cards_left", "cells", "standing", "hands", "played", "ruled_out", "predictions", "pawns", "tokens",
        "ranking", "disqualified",
    )  # fmt: skip

    def __init__(self, table: Table, course: Course) -> None:
        self.table = table
        self.course = course
        self.phase: i64 = CHOOSE_DISCIPLINE
        self.race: i64 = 0
        self.first: i64 = 0
        """The seat with the first player token."""
        self.turn: i64 = 0
        self.discipline: i64 = FLAT
        self.hedges: i64 = 0
        self.river_row: i64 = -1
        self.hidden = False
        """Whether this race's predictions stay hidden until the ranking is known."""
        self.hand_size: i64 = 0
        self.cards_left: i64 = 0
        """Cards still to be played in this race, all hands together."""
        self.cells: vec[i64] = vec[i64]()
        """Per horse the cell where it stands."""
        self.standing: vec[i64] = vec[i64]()
        """Per cell the horse standing there, or EMPTY."""
        self.hands: vec[i64] = vec[i64]()
        self.played: i64 = 0
        """The cards played or discarded in this race."""
        self.ruled_out: vec[i64] = _NOTHING
        """Per seat the cards that everybody knows it does not hold, since it has discarded (TG-19); shared by copies, and
        never changed."""
        self.predictions = Sealed(0)
        self.pawns: vec[i64] = vec[i64]()
        self.tokens: vec[i64] = vec[i64]()
        self.ranking: list[int] = []
        """The finishers of the last race, best first."""
        self.disqualified: list[int] = []
        """The horses disqualified in the last race, by number."""

    def clone(self) -> Meeting:
        copy = Meeting(self.table, self.course)
        copy.phase = self.phase
        copy.race = self.race
        copy.first = self.first
        copy.turn = self.turn
        copy.discipline = self.discipline
        copy.hedges = self.hedges
        copy.river_row = self.river_row
        copy.hidden = self.hidden
        copy.hand_size = self.hand_size
        copy.cards_left = self.cards_left
        copy.cells = self.cells[:]
        copy.standing = self.standing[:]
        copy.hands = self.hands[:]
        copy.played = self.played
        copy.ruled_out = self.ruled_out
        copy.predictions = self.predictions.clone()
        copy.pawns = self.pawns[:]
        copy.tokens = self.tokens[:]
        copy.ranking = self.ranking[:]
        copy.disqualified = self.disqualified[:]
        return copy

    def line_up(self, order: list[int]) -> None:
        """Put the horses on the start row, the first of the order next to the inside rail."""
        start = self.table.board.start_row * LANES
        self.standing = self.course.empty[:]
        self.cells = _NOWHERE[:]
        for lane, horse in enumerate(order):
            self.put(horse, start + lane)

    def put(self, horse: i64, cell: i64) -> None:
        """Stand a horse on a cell; the cell that it left is for the caller to clear."""
        self.cells[horse] = cell
        self.standing[cell] = horse

    def past_the_line(self) -> i64:
        """The horses past the dashed line, as a set of bits."""
        first_past: i64 = self.course.last_row * LANES
        horses: i64 = 0
        bit: i64 = 1
        for cell in self.cells:
            if cell >= first_past:
                horses |= bit
            bit <<= 1
        return horses

    def rule_out(self, seat: i64, cards: i64) -> None:
        """Everybody has seen that a seat holds none of these."""
        known = vec[i64]([0] * self.table.seats) if len(self.ruled_out) == 0 else self.ruled_out[:]
        known[seat] |= cards
        self.ruled_out = known

    def forget_ruled_out(self) -> None:
        """The hands are gone."""
        self.ruled_out = _NOTHING

    def total(self, seat: i64) -> i64:
        """A seat's points: tokens plus pawn."""
        return self.tokens[seat] * self.table.token + self.pawns[seat]

    def predictions_are_open(self) -> bool:
        """Whether everybody may know the predictions now."""
        return self.phase == OVER or (self.phase == RACE and not self.hidden)


_NOTHING: Final = vec[i64]()
_NOWHERE: Final = vec[i64]([0] * HORSES)
