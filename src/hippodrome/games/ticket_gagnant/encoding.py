"""Actions of Ticket Gagnant as 3,467 indices, and what a seat knows as numbers.

| indices | what they mean |
| --- | --- |
| 4, 4, 2, 5 | the discipline, the place of the river, open or hidden tickets, the number of cards |
| 357 | the ticket |
| 43 | discard a card of this face |
| 21 × 36 | play a single card: direction × push |
| 21 × 73 | play a double card: stay; or which horse moves × on which side of the other × push |
| 252 | play a joker: horse × direction × spaces × push |
| 7 | arrange (2024): this horse takes the next lane, from the inside rail |

Directions and sides are forward, backward, left, right of a horse; a push is none, or one of the eight neighbours of the cell
where the horse ends. Choices that end alike are one action (TG-15) and have one index: a horse that the edge holds back goes
backward, else left, else right, and a joker the fewest spaces. An arrangement is seven small steps. There is nothing that
these indices cannot say.

The numbers of faces are those of the box that comes with the game; another deck has other ones.

An observation holds, in this order: phase · discipline · edition 2024, hidden tickets, flat only · races over of those there
are, how many there are · hedges and river · hand size · first player · whose turn · per horse row, lane, past the line,
hoofprint · cards in hand, by face · cards played, by face · per seat cards left, whether it has predicted, pawn, tokens,
total, its ticket if that may be known, cards that it cannot have, by face · per horse its place in the last race · per horse
its place among those disqualified there · per horse its lane in the draft. What is one of several is a row of 0 and 1; the
rest are shares, or numbers of cards and tokens.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from hippodrome.core.encoding import MORE, Encoding, flag, one_of, pour, share, whose
from hippodrome.core.errors import BadIndex, CannotSay
from hippodrome.core.setups import read_setup
from hippodrome.core.wire import Setup
from hippodrome.games.ticket_gagnant import TITLE, codes, moves, refusals
from hippodrome.games.ticket_gagnant.board import LANES
from hippodrome.games.ticket_gagnant.cards import HORSES, count
from hippodrome.games.ticket_gagnant.codes import CARD_MASK, CARD_SHIFT, CHOICE_MASK, KIND_SHIFT
from hippodrome.games.ticket_gagnant.indices import CHOICE_AT, CHOICES, FROM, TO, Indices
from hippodrome.games.ticket_gagnant.options import Options
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.state import ARRANGE_HORSES, HARNESS, OVER, RACE, Meeting

PHASES: Final = 8
DISCIPLINES: Final = 4
MOST_CARDS: Final = 7
MOST_RACES: Final = 18
POINTS: Final = 50
"""By which points are divided."""


def encoding(game: TicketGagnant, setup: Setup) -> TicketEncoding:
    """A new encoding for a table. Raises BadSetup."""
    options = read_setup(setup, TITLE, game.box.digest, Options)
    return TicketEncoding(Indices(game.table(setup.edition, setup.seats, options).deck), setup.seats)


class TicketEncoding(Encoding[Meeting]):
    """The indices and observations of one table."""

    def __init__(self, indices: Indices, seats: i64) -> None:
        fixed, each = PHASES + DISCIPLINES + 9 + HORSES * (LANES + 6), 7 + 3 * HORSES
        super().__init__(indices.size, fixed + 2 * indices.faces + seats * (each + indices.faces))
        self._indices = indices
        self._seats: i64 = seats
        self._found = BytesWriter()
        self._draft: list[int] = []
        """The horses of an arrangement so far, in the order of the lanes: one seat arranges, and nobody does anything else."""
        self._race: i64 = 0
        """The race that they are arranged for."""

    def clone(self) -> TicketEncoding:
        copy = TicketEncoding(self._indices, self._seats)
        copy._draft = self._draft[:]
        copy._race = self._race
        return copy

    def clear(self) -> None:
        self._draft = []

    def mask(self, state: Meeting, seat: i64, buffer: Any) -> None:
        indices = self._indices
        found: vec[u8] = indices.none[:]
        phase: i64 = state.phase
        if phase == RACE:
            if seat == state.turn:
                for code in moves.plays(state, seat).codes:
                    found[self._at(state, code)] = 1
        elif phase != OVER and not refusals.barred(state, seat, refusals.asked(phase)):
            for index in range(FROM[phase], TO[phase]):
                found[index] = 1
            if phase == ARRANGE_HORSES:
                placed = self._placed(state, seat)
                for horse in range(HORSES):
                    if horse not in placed:
                        found[indices.arrange + horse] = 1
        pour(found, buffer)

    def code(self, state: Meeting, seat: i64, index: i64) -> int:
        indices = self._indices
        phase: i64 = state.phase
        if phase == RACE:
            if seat == state.turn and indices.discards <= index < indices.arrange:
                return self._of_race(state, seat, index)
        elif phase != OVER and not refusals.barred(state, seat, refusals.asked(phase)):
            if phase == ARRANGE_HORSES:
                return self._place(state, seat, index)
            if FROM[phase] <= index < TO[phase]:
                return CHOICES[index]
        raise _refused(seat, index)

    def _of_race(self, state: Meeting, seat: i64, index: i64) -> i64:
        """A play or a discard."""
        indices = self._indices
        if index < indices.plays:
            code: i64 = codes.DISCARD << KIND_SHIFT | index - indices.discards << CARD_SHIFT
            if not moves.against_discard(state, seat, code):
                return code
        else:
            code = indices.play(state, index)
            if code >= 0 and not moves.against_play(state, seat, code) and indices.of_play(state, code) == index:
                return code
        raise _refused(seat, index)

    def _place(self, state: Meeting, seat: i64, index: i64) -> int:
        """The next horse of an arrangement."""
        placed = self._placed(state, seat)
        horse: i64 = index - self._indices.arrange
        if not 0 <= horse < HORSES or horse in placed:
            raise _refused(seat, index)
        self._race = state.race
        self._draft = [*placed, horse]
        if len(self._draft) < HORSES:
            return MORE
        order = self._draft
        self._draft = []
        return codes.arrange(order)

    def _placed(self, state: Meeting, seat: i64) -> list[int]:
        """The horses that this seat has arranged so far."""
        if state.phase == ARRANGE_HORSES and seat == state.first and self._race == state.race:
            return self._draft
        return []

    def index(self, state: Meeting, seat: i64, code: int) -> i64:
        found = self.steps(state, seat, code)
        if len(found) > 1:
            raise CannotSay("an arrangement is said in seven steps; ask for those")
        return found[0]

    def steps(self, state: Meeting, seat: i64, code: int) -> list[int]:
        if code < 0 or code >> codes.LAST_BIT or not _is_legal(state, seat, code):
            raise CannotSay(f"{code} is not legal for seat {seat} now")
        packed: i64 = code
        if packed >> KIND_SHIFT == codes.ARRANGE:
            return [self._indices.arrange + horse for horse in codes.arrangement(packed & CHOICE_MASK)]
        return [self._at(state, packed)]

    def _at(self, state: Meeting, code: i64) -> i64:
        """The index of a legal action that is no arrangement."""
        kind: i64 = code >> KIND_SHIFT
        if kind == codes.PLAY:
            return self._indices.of_play(state, code)
        if kind == codes.DISCARD:
            return self._indices.discards + (code >> CARD_SHIFT & CARD_MASK)
        return CHOICE_AT[code]

    def observe(self, state: Meeting, seat: i64, buffer: Any) -> None:
        found = self._found
        found.truncate(0)
        _table(found, state, seat)
        _horses(found, state)
        self._by_face(state, state.hands[seat])
        self._by_face(state, state.played)
        for away in range(self._seats):
            self._seat(state, (seat + away) % self._seats, seat)
        _places(found, state.ranking)
        _places(found, state.disqualified)
        _places(found, self._placed(state, seat))
        pour(found.getvalue(), buffer)

    def _seat(self, state: Meeting, seat: i64, viewer: i64) -> None:
        found = self._found
        ticket: i64 = state.predictions.choices[seat]
        share(found, count(state.hands[seat]), MOST_CARDS)
        flag(found, ticket >= 0)
        share(found, state.pawns[seat], POINTS)
        share(found, state.tokens[seat], 1)
        share(found, state.total(seat), POINTS)
        known = ticket >= 0 and (seat == viewer or state.predictions_are_open())
        for place in range(3):
            one_of(found, (ticket >> 3 * place & 7) - 1 if known else -1, HORSES)
        self._by_face(state, state.ruled_out[seat] if len(state.ruled_out) else 0)

    def _by_face(self, state: Meeting, cards: i64) -> None:
        """Of each face how many of these cards show it."""
        found = self._found
        if cards == 0:
            found.write(self._indices.no_cards)
            return
        for some in state.table.deck.cards_with:
            shown: i64 = cards & some
            if shown:
                share(found, count(shown), 1)
            else:
                flag(found, False)


def _refused(seat: i64, index: i64) -> BadIndex:
    return BadIndex(f"seat {seat} may not take {index} now: take an index that the mask allows")


def _is_legal(state: Meeting, seat: i64, code: i64) -> bool:
    kind: i64 = code >> KIND_SHIFT
    if refusals.barred(state, seat, kind):
        return False
    if kind == codes.PLAY:
        return not moves.against_play(state, seat, code)
    if kind == codes.DISCARD:
        return not moves.against_discard(state, seat, code)
    value: i64 = code & CHOICE_MASK
    return code == kind << KIND_SHIFT | value and not refusals.against_choice(kind, value)


def _table(found: BytesWriter, state: Meeting, seat: i64) -> None:
    """What is the same for all horses and cards."""
    table = state.table
    one_of(found, state.phase, PHASES)
    one_of(found, state.discipline, DISCIPLINES)
    flag(found, table.edition == 2024)
    flag(found, state.hidden)
    flag(found, table.flat_only)
    share(found, state.race, table.races)
    share(found, table.races, MOST_RACES)
    flag(found, state.hedges & 1 > 0)
    flag(found, state.hedges & 2 > 0)
    share(found, state.river_row + 1, state.course.rows)
    share(found, state.hand_size, MOST_CARDS)
    seats: i64 = table.seats
    whose(found, state.first, seat, seats)
    whose(found, state.turn if state.phase == RACE else -1, seat, seats)


def _horses(found: BytesWriter, state: Meeting) -> None:
    last_row: i64 = state.course.last_row
    hoofprints = state.table.board.hoofprints
    for cell in state.cells:
        row: i64 = cell // LANES
        share(found, row, last_row)
        one_of(found, cell % LANES, LANES)
        flag(found, row == last_row)
        flag(found, state.discipline == HARNESS and hoofprints[cell])


def _places(found: BytesWriter, horses: list[int]) -> None:
    """Per horse where it comes among these, from 1; 0 if it does not."""
    if not horses:
        found.write(_NO_PLACES)
        return
    places: vec[i64] = _NOWHERE[:]
    for at, horse in enumerate(horses):
        places[horse] = at + 1
    for place in places:
        share(found, place, HORSES)


_NOWHERE: Final = vec[i64]([0] * HORSES)
_NO_PLACES: Final = bytes(4 * HORSES)
