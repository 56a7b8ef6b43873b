"""What one seat may know, put together from the state. It is compiled: a server does so for everybody after every move."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

import msgspec

from hippodrome.core.wire import Event
from hippodrome.games.ticket_gagnant import notation
from hippodrome.games.ticket_gagnant.board import LANES, Board, Course
from hippodrome.games.ticket_gagnant.events import AnyEvent
from hippodrome.games.ticket_gagnant.state import ARRANGE_HORSES, HARNESS, PREDICT, Meeting
from hippodrome.games.ticket_gagnant.views import Choice, TicketView, Track

if TYPE_CHECKING:
    from hippodrome.games.ticket_gagnant.rules import TicketGagnant


def view(game: TicketGagnant, state: Meeting, seat: int | None, history: tuple[Event, ...]) -> TicketView:
    """Built up from what the seat may know; nothing is copied wholesale."""
    return _seen_from(game, state, seat, _public(game, state, history))


def views(game: TicketGagnant, state: Meeting, seats: tuple[int | None, ...]) -> tuple[TicketView, ...]:
    """The views of several seats; what everybody knows is built once."""
    public = _public(game, state, ())
    return tuple([_seen_from(game, state, seat, public) for seat in seats])


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
        track=_track_of(table.board, state.course, state.river_row, state.discipline == HARNESS),
        hidden=state.hidden,
        hand_size=state.hand_size,
        horses=tuple([notation.cell_name(cell) for cell in state.cells]),
        hand=(),
        cards_left=tuple([int(hand).bit_count() for hand in state.hands]),
        played=notation.face_names(deck, deck.faces_in(state.played)),
        ruled_out=notation.ruled_out(state),
        ticket=None,
        predicted=tuple([choice >= 0 for choice in state.predictions.choices]),
        tickets=notation.tickets(state.predictions) if state.predictions_are_open() else None,
        pawns=tuple([int(pawn) for pawn in state.pawns]),
        tokens=tuple([int(tokens) for tokens in state.tokens]),
        totals=tuple([int(state.total(seat)) for seat in range(table.seats)]),
        ranking=notation.horse_numbers(state.ranking),
        disqualified=notation.horse_numbers(state.disqualified),
        choice=None,
        history=cast(tuple[AnyEvent, ...], history),
    )


@lru_cache(maxsize=64)
def _track_of(board: Board, course: Course, river_row: int, harness: bool) -> Track:
    return Track(
        rows=board.rows,
        lanes=LANES,
        start_row=board.start_row + 1,
        hedges=tuple([row + 1 for row in course.hedged]),
        hedge_marks=tuple([row + 1 for row in board.marks]),
        river_row=river_row + 1 if river_row >= 0 else None,
        hoofprints=tuple([notation.cell_name(cell) for cell, hoof in enumerate(board.hoofprints) if hoof and harness]),
    )


def _choice(game: TicketGagnant, state: Meeting, seat: int) -> Choice | None:
    legal = game.legal(state, seat)
    if not len(legal):
        return None
    listed = () if state.phase in (ARRANGE_HORSES, PREDICT) else game.readable(legal)
    return Choice(kind=notation.PHASES[state.phase], owed=seat in game.to_act(state), actions=listed)
