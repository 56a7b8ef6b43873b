"""What would follow from each play, for the seat that has the choice: from the track, its own cards and its own ticket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from hippodrome.core import wire
from hippodrome.core.kinds import Card, HorseNumber, Place, word
from hippodrome.games.ticket_gagnant import notation, prospects
from hippodrome.games.ticket_gagnant.actions import CellName
from hippodrome.games.ticket_gagnant.prospects import Prospect
from hippodrome.games.ticket_gagnant.state import RACE, Meeting

if TYPE_CHECKING:
    from hippodrome.games.ticket_gagnant.rules import TicketGagnant

Obstacle = Literal["hedge", "river", "line", "full"]
_OBSTACLES: tuple[Obstacle, ...] = ("hedge", "river", "line", "full")


class Placing(msgspec.Struct, frozen=True):
    """A horse of the ticket: where it would come in, and what it would bring."""

    horse: HorseNumber
    best: Place
    worst: Place
    """Where a photo finish is open it comes in somewhere between; both are 0 if it is disqualified."""
    points: tuple[int, ...]
    """All that it could bring, most first; one number unless a photo finish is open."""


class Standing(msgspec.Struct, frozen=True):
    """The race as if it ended like this."""

    order: tuple[tuple[HorseNumber, ...], ...]
    """Front to back, those together between whom a photo finish would decide."""
    disqualified: tuple[HorseNumber, ...]
    ticket: tuple[Placing | None, Placing | None, Placing | None]
    """One's own ticket, place by place."""
    points: tuple[int, ...]
    """All that the whole ticket could bring, bonus included, most first; one number unless a photo finish is open."""
    ends: bool
    """Whether the race would really be over."""


class Barred(msgspec.Struct, frozen=True):
    """A cell that a card cannot bring a horse to, though it lies just beside, and what keeps it from there."""

    card: Card
    horse: HorseNumber
    cell: CellName
    why: Annotated[Obstacle, word("barred")]


class TicketOutlook(wire.Outlook, frozen=True):
    """What one's ticket is worth now, and after each play."""

    now: Standing
    standings: tuple[Standing, ...] = ()
    """How it could stand after one's own play, each once."""
    plays: tuple[int, ...] = ()
    """For each action of the choice, in its order, which of the standings it leads to."""
    barred: tuple[Barred, ...] = ()


def outlook(game: TicketGagnant, state: Meeting, seat: int) -> TicketOutlook | None:
    """What would follow for a seat; nothing outside a race."""
    if state.phase != RACE:
        return None
    places = prospects.places_of(state, seat)
    now = _standing(places, prospects.prospect(state, places, False))
    if seat != state.turn:
        return TicketOutlook(now)
    found, plays = prospects.after_each(state, places, game.legal(state, seat))
    standings = tuple(_standing(places, each) for each in found)
    return TicketOutlook(now, standings, tuple(plays), _barred(state, seat))


def _standing(places: tuple[int, int, int], found: Prospect) -> Standing:
    first, second, third = (_pick(found, horse, place) for place, horse in enumerate(places))
    return Standing(
        order=tuple(notation.horse_numbers(level) for level in found.levels),
        disqualified=notation.horse_numbers(found.out),
        ticket=(first, second, third),
        points=tuple(found.points),
        ends=found.ends,
    )


def _pick(found: Prospect, horse: int, place: int) -> Placing | None:
    if horse < 0:
        return None
    best, worst = prospects.ranks(found.levels, horse)
    return Placing(horse + 1, best, worst, tuple(found.picks[place]))


def _barred(state: Meeting, seat: int) -> tuple[Barred, ...]:
    faces = state.table.deck.faces
    return tuple(
        Barred(faces[each.face], each.horse + 1, notation.cell_name(each.cell), _OBSTACLES[each.why])
        for each in prospects.barred(state, seat)
    )
