"""The box of Ticket Gagnant: what its TOML file holds, and what must be true of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

import msgspec

from hippodrome.core.box import GameBox, Section, Words
from hippodrome.games.ticket_gagnant import TITLE
from hippodrome.games.ticket_gagnant.board import LANES
from hippodrome.games.ticket_gagnant.cards import HORSES, JOKER, read_face

CARDS = 45
JOKERS = 3
MOST_ROWS = 36  # cells are packed into eight bits


class Horse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    colour: str
    name: Words


class Stable(Section, frozen=True):
    """The seven horses, by number."""

    list: tuple[Horse, ...]


class Cards(Section, frozen=True):
    """The movement cards: `5x3`, `4=5`, `J`."""

    cards: tuple[str, ...]


class Track(Section, frozen=True):
    """The grid. Rows count from 1 at the start end; a hedge mark is the row just before the hedge."""

    rows: int
    start_row: int
    hedge_marks: tuple[int, int]


class Harness(Section, frozen=True):
    """Hoofprints on the pozzolana side: one line per row from row 1, one letter per lane from the inside rail."""

    hoofprints: tuple[str, ...]


class Ticket(Section, frozen=True):
    """What a prediction is worth."""

    exact: tuple[int, int, int]
    placed: int
    lost: int
    disqualified: int
    trio_in_order: int
    trio: int


class Score(Section, frozen=True):
    """The score track: its lowest space, and the tokens of each edition."""

    floor: int
    token: dict[str, int]


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often the line was crossed in simulated races with so many seats and cards each."""

    seats: int
    cards: int
    races: int
    crossed: float


class Simulation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The check of the reconstructed track: how it was run, and what came out."""

    how: str
    measured: tuple[Measured, ...]


class Box(GameBox, frozen=True, kw_only=True):
    """Every component value, with its origin."""

    of: ClassVar[str] = TITLE.title
    horses: Stable
    deck: Cards
    track: Track
    harness: Harness
    ticket: Ticket
    score: Score
    simulation: Simulation | None = None

    def marks(self) -> list[int]:
        """Per hedge mark the row just before it, from 0."""
        return [mark - 1 for mark in self.track.hedge_marks]

    def hoofprint_cells(self) -> list[int]:
        """The cells with hoofprints."""
        return [
            row * LANES + lane
            for row, line in enumerate(self.harness.hoofprints)
            for lane, letter in enumerate(line)
            if letter == "o"
        ]

    def problems(self) -> Iterator[tuple[str, str]]:
        yield from _horse_problems(self)
        yield from _deck_problems(self)
        yield from _track_problems(self)
        yield from _hoofprint_problems(self)
        yield from _value_problems(self)


def _horse_problems(box: Box) -> Iterator[tuple[str, str]]:
    languages = sorted({lang for horse in box.horses.list for lang in horse.name})
    for what, values in (
        ("number", [str(horse.number) for horse in box.horses.list]),
        ("colour", [horse.colour for horse in box.horses.list]),
        *((f"name ({lang})", [horse.name.get(lang, "") for horse in box.horses.list]) for lang in languages),
    ):
        for value, times in Counter(values).items():
            if times > 1:
                yield "horses.list", f"{what} {value} stands {times} times; every horse has its own"
            if not value.strip():
                yield "horses.list", f"a horse has no {what}"
    if [horse.number for horse in box.horses.list] != list(range(1, HORSES + 1)):
        yield "horses.list", f"the horses are numbered 1 to {HORSES}, in this order"


def _deck_problems(box: Box) -> Iterator[tuple[str, str]]:
    for card in box.deck.cards:
        try:
            read_face(card)
        except ValueError as problem:
            yield "deck.cards", str(problem)
            return
    regular = Counter([f"{horse}x{spaces}" for horse in range(1, 8) for spaces in (1, 2, 3)])
    regular += Counter([f"{a}={b}" for a, b in combinations(range(1, 8), 2)] + [JOKER] * JOKERS)
    if len(box.deck.cards) != CARDS:
        missing = ", ".join((regular - Counter(box.deck.cards)).elements())
        hint = f"; the regular deck also has {missing}" if missing else ""
        yield "deck.cards", f"the deck has {CARDS} cards, here are {len(box.deck.cards)}{hint}"
    jokers = box.deck.cards.count(JOKER)
    if jokers != JOKERS:
        yield "deck.cards", f"the deck has {JOKERS} jokers, here are {jokers}"


def _track_problems(box: Box) -> Iterator[tuple[str, str]]:
    track = box.track
    if not 8 <= track.rows <= MOST_ROWS:
        yield "track.rows", f"{track.rows} rows; a track has 8 to {MOST_ROWS}"
    if not 1 <= track.start_row <= track.rows - 2:
        yield "track.start_row", f"row {track.start_row} is not before the dashed line, which follows row {track.rows - 1}"
    low, high = track.hedge_marks
    if high - low < 2:
        yield "track.hedge_marks", f"marks {low} and {high}: the second lies at least two rows beyond the first"
    for mark in (low, high):
        # The river may fill the row before or after a mark: neither the start row, nor one behind it, nor the last.
        if not track.start_row < mark < track.rows - 1:
            yield (
                "track.hedge_marks",
                f"a hedge after row {mark} is impossible: the rows on both sides of it, where a river may lie, "
                f"must be beyond the start row {track.start_row} and before the last row {track.rows}",
            )


def _hoofprint_problems(box: Box) -> Iterator[tuple[str, str]]:
    lines = box.harness.hoofprints
    if len(lines) != box.track.rows:
        yield "harness.hoofprints", f"{len(lines)} lines for a track of {box.track.rows} rows"
    for number, line in enumerate(lines, 1):
        if len(line) != LANES or set(line) - {"o", "."}:
            yield "harness.hoofprints", f"line {number} is {line!r}: {LANES} letters, o for hoofprints and . for none"
        elif line == "o" * LANES:
            yield "harness.hoofprints", f"row {number} is hoofprints all across; no whole row is"
    share = sum(line.count("o") for line in lines) / max(1, box.track.rows * LANES)
    if not 0.15 <= share <= 0.30:
        yield "harness.hoofprints", f"{share:.0%} of the cells have hoofprints; 15 to 30 % do"


def _value_problems(box: Box) -> Iterator[tuple[str, str]]:
    if sorted(box.score.token) != sorted(TITLE.editions):
        yield "score.token", f"one value for each edition: {', '.join(TITLE.editions)}"
    for edition, worth in box.score.token.items():
        if not 25 <= worth <= 1000:
            yield f"score.token.{edition}", f"{worth} points; a token is worth 25 to 1000"
    if not -100 <= box.score.floor <= 0:
        yield "score.floor", f"{box.score.floor} is not between −100 and 0"
    values = [*box.ticket.exact, box.ticket.placed, box.ticket.lost, box.ticket.disqualified]
    values += [box.ticket.trio_in_order, box.ticket.trio]
    if max(values) > 20 or min(values) < -20 or sum(box.ticket.exact) + box.ticket.trio_in_order > 25:
        yield "ticket", "points lie between −20 and 20, and a perfect ticket is worth at most 25"
