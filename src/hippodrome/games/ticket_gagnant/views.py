"""What one seat may know (built in seeing.py), and a whole state imagined from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core import wire
from hippodrome.core.chance import Chance
from hippodrome.core.errors import HippodromeError
from hippodrome.core.kinds import SEATS, Card, HorseNumber, Seat, along, word
from hippodrome.core.sealed import Sealed
from hippodrome.core.wire import View
from hippodrome.games.ticket_gagnant import actions, codes, knowing, notation
from hippodrome.games.ticket_gagnant.board import EMPTY
from hippodrome.games.ticket_gagnant.events import AnyEvent, Places
from hippodrome.games.ticket_gagnant.options import Options
from hippodrome.games.ticket_gagnant.state import OVER, RACE, Meeting

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
