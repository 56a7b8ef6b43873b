"""What one seat may know, and a whole state imagined from it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, ClassVar, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core import wire
from hippodrome.core.chance import Chance
from hippodrome.core.errors import HippodromeError
from hippodrome.core.kinds import SEATS, Card, HorseNumber, Seat, along, word
from hippodrome.core.sealed import Sealed
from hippodrome.core.wire import Event, View
from hippodrome.games.ticket_gagnant import actions, codes, knowing, notation
from hippodrome.games.ticket_gagnant.board import EMPTY, LANES, Board, Course
from hippodrome.games.ticket_gagnant.events import AnyEvent, Places
from hippodrome.games.ticket_gagnant.options import Options
from hippodrome.games.ticket_gagnant.state import ARRANGE_HORSES, OVER, PREDICT, RACE, Meeting

if TYPE_CHECKING:
    from hippodrome.games.ticket_gagnant.rules import TicketGagnant


class Choice(wire.Choice, frozen=True):
    """A phase of the race; it is not owed if a prediction is in that may still be changed."""

    actions: tuple[actions.AnyAction, ...]
    """Every legal one, except for arrangements and predictions: any order of the seven horses, any of them on the ticket."""


class Track(msgspec.Struct, frozen=True):
    """The racecourse as it lies on the table; rows count from 1."""

    rows: int
    lanes: int
    start_row: int
    hedges: tuple[int, ...]
    """The rows just before the hedges in play."""
    hedge_marks: tuple[int, ...]
    river_row: int | None
    hoofprints: tuple[str, ...]
    """The cells with hoofprints in a harness race."""


class TicketView(View, frozen=True, kw_only=True):
    """One seat's view of a meeting."""

    score: ClassVar[str] = "totals"
    aside: ClassVar[tuple[str, ...]] = ("edition", "ruled_out")
    edition: str
    flat_only: bool
    hidden_predictions: bool
    first_player: Seat
    discipline: Annotated[str, word("discipline")]
    track: Track
    hidden: bool
    hand_size: int
    horses: tuple[str, ...]
    """Per horse, by number, the cell where it stands."""
    hand: tuple[Card, ...]
    """One's own cards; none for a spectator."""
    cards_left: Annotated[tuple[int, ...], along(SEATS)]
    """Per seat the number of cards in hand."""
    played: tuple[Card, ...]
    """The cards played in this race, sorted; the order is in the history."""
    ruled_out: Annotated[tuple[tuple[Card, ...], ...], along(SEATS)]
    """Per seat the cards that it cannot have, since it discarded though it must play what it can (TG-19); empty before the first
    discard of a race."""
    ticket: Places | None
    """One's own prediction, once made."""
    predicted: Annotated[tuple[bool, ...], along(SEATS)]
    """Who has made a prediction."""
    tickets: Annotated[tuple[Places, ...], along(SEATS)] | None
    """Everybody's, once revealed."""
    pawns: Annotated[tuple[int, ...], along(SEATS)]
    tokens: Annotated[tuple[int, ...], along(SEATS)]
    totals: Annotated[tuple[int, ...], along(SEATS)]
    ranking: tuple[HorseNumber, ...]
    """The finishers of the last race, best first."""
    disqualified: tuple[HorseNumber, ...]
    choice: Choice | None
    history: tuple[AnyEvent, ...]


def view(game: TicketGagnant, state: Meeting, seat: int | None, history: tuple[Event, ...]) -> TicketView:
    """Built up from what the seat may know; nothing is copied wholesale."""
    return _seen_from(game, state, seat, _public(game, state, history))


def views(game: TicketGagnant, state: Meeting, seats: tuple[int | None, ...]) -> tuple[TicketView, ...]:
    """The views of several seats; what everybody knows is built once."""
    public = _public(game, state, ())
    return tuple(_seen_from(game, state, seat, public) for seat in seats)


def _seen_from(game: TicketGagnant, state: Meeting, seat: int | None, public: TicketView) -> TicketView:
    """What everybody knows, and what this seat knows besides."""
    if seat is None:
        return public
    if not 0 <= seat < state.table.seats:
        return msgspec.structs.replace(public, seat=seat)
    deck, ticket = state.table.deck, state.predictions.choices[seat]
    return msgspec.structs.replace(
        public,
        seat=seat,
        hand=notation.face_names(deck, deck.faces_in(state.hands[seat])),
        ticket=notation.places(ticket) if ticket >= 0 else None,
        choice=_choice(game, state, seat),
    )


def _public(game: TicketGagnant, state: Meeting, history: tuple[Event, ...]) -> TicketView:
    table, deck = state.table, state.table.deck
    return TicketView(
        seat=None,
        edition=str(table.edition),
        seats=table.seats,
        races=table.races,
        flat_only=table.flat_only,
        hidden_predictions=table.hidden_predictions,
        race=min(state.race + 1, table.races),
        phase=notation.PHASES[state.phase],
        first_player=state.first,
        to_act=game.to_act(state),
        discipline=notation.DISCIPLINES[state.discipline],
        track=_track(state),
        hidden=state.hidden,
        hand_size=state.hand_size,
        horses=tuple(notation.cell_name(cell) for cell in state.cells),
        hand=(),
        cards_left=tuple(int(hand).bit_count() for hand in state.hands),
        played=notation.face_names(deck, deck.faces_in(state.played)),
        ruled_out=notation.ruled_out(state),
        ticket=None,
        predicted=tuple(choice >= 0 for choice in state.predictions.choices),
        tickets=notation.tickets(state.predictions) if state.predictions_are_open() else None,
        pawns=tuple(state.pawns),
        tokens=tuple(state.tokens),
        totals=tuple(state.total(other) for other in range(table.seats)),
        ranking=notation.horse_numbers(state.ranking),
        disqualified=notation.horse_numbers(state.disqualified),
        choice=None,
        history=cast(tuple[AnyEvent, ...], history),
    )


def _track(state: Meeting) -> Track:
    return _track_of(state.table.board, state.course, state.river_row, notation.DISCIPLINES[state.discipline] == "harness")


@lru_cache(maxsize=64)
def _track_of(board: Board, course: Course, river_row: int, harness: bool) -> Track:
    return Track(
        rows=board.rows,
        lanes=LANES,
        start_row=board.start_row + 1,
        hedges=tuple(row + 1 for row in course.hedged),
        hedge_marks=tuple(row + 1 for row in board.marks),
        river_row=river_row + 1 if river_row >= 0 else None,
        hoofprints=tuple(notation.cell_name(cell) for cell, hoof in enumerate(board.hoofprints) if hoof and harness),
    )


def _choice(game: TicketGagnant, state: Meeting, seat: int) -> Choice | None:
    legal = game.legal(state, seat)
    if not len(legal):
        return None
    listed = () if state.phase in (ARRANGE_HORSES, PREDICT) else game.readable(legal)
    return Choice(kind=notation.PHASES[state.phase], owed=seat in game.to_act(state), actions=listed)


def imagine(game: TicketGagnant, seen: View, chance: Chance) -> Meeting:
    """A state in which this seat sees just this: the rest of the cards, and hidden tickets, are drawn."""
    if not isinstance(seen, TicketView):
        raise HippodromeError(f"{type(seen).__name__} is not a view of Ticket Gagnant")
    options = Options(seen.races, None, seen.flat_only, seen.hidden_predictions)
    table = game.table(seen.edition, seen.seats, options)
    board = table.board
    phase = notation.PHASES.index(seen.phase)
    river_row = -1 if seen.track.river_row is None else seen.track.river_row - 1
    hedges = sum(1 << index for index, mark in enumerate(board.marks) if mark + 1 in seen.track.hedges)
    state = Meeting(table, board.course(hedges, river_row))
    state.phase = phase
    state.race = seen.races if phase == OVER else seen.race - 1
    state.first = seen.first_player
    state.discipline = notation.DISCIPLINES.index(seen.discipline)
    state.hedges = hedges
    state.river_row = river_row
    state.hidden = seen.hidden
    state.hand_size = seen.hand_size
    state.cards_left = sum(seen.cards_left)
    state.line_up(list(range(len(seen.horses))))
    state.standing = vec[i64]([EMPTY] * len(state.standing))
    for horse, name in enumerate(seen.horses):
        state.put(horse, notation.cell_of(name))
    if phase == RACE:
        state.turn = seen.to_act[0]
    state.pawns = vec[i64](seen.pawns)
    state.tokens = vec[i64](seen.tokens)
    state.ranking = [number - 1 for number in seen.ranking]
    state.disqualified = [number - 1 for number in seen.disqualified]
    _imagine_hands(state, seen, chance)
    _imagine_tickets(state, seen, chance)
    return state


def _imagine_hands(state: Meeting, seen: TicketView, chance: Chance) -> None:
    deck = state.table.deck
    state.played = deck.hand_of([deck.faces.index(name) for name in seen.played])
    own = deck.hand_of([deck.faces.index(name) for name in seen.hand], state.played)
    state.hands = vec[i64]([own if seat == seen.seat else 0 for seat in range(seen.seats)])
    for seat, names in enumerate(seen.ruled_out):
        state.rule_out(seat, sum(deck.cards_with[deck.faces.index(name)] for name in names))
    place = -1 if seen.seat is None else seen.seat
    knowing.deal(state, place, own, vec[i64](seen.cards_left), chance, None)


def _imagine_tickets(state: Meeting, seen: TicketView, chance: Chance) -> None:
    state.predictions = Sealed(seen.seats)
    for seat in range(seen.seats):
        if not seen.predicted[seat]:
            continue
        known = seen.ticket if seat == seen.seat else seen.tickets[seat] if seen.tickets else None
        if known is None:
            state.predictions.put(seat, knowing.any_ticket(seat, chance, None))
        else:
            first, second, third = known
            state.predictions.put(seat, codes.predict(first or 0, second or 0, third or 0) & codes.CHOICE_MASK)
