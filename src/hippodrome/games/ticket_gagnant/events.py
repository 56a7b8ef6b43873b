"""What happens at a Ticket Gagnant table, as facts. Horses by number (1–7), cells as `c5`, cards as `5x3`."""

from __future__ import annotations

from typing import ClassVar

from hippodrome.core.wire import ActionUndone, Event

Places = tuple[int | None, int | None, int | None]
"""A prediction: the horse for 1st, 2nd and 3rd place, or none."""


class MeetingOpened(Event, frozen=True, tag=True):
    """The table is laid: this many races, and who has the first player token."""

    races: int
    first_player: int
    drawn: bool
    """Whether chance chose the first player (else the host did)."""


class RaceAnnounced(Event, frozen=True, tag=True):
    """The first player has the floor for a new race."""

    race: int
    first_player: int


class DisciplineChosen(Event, frozen=True, tag=True):
    race: int
    seat: int
    discipline: str
    hedges: tuple[int, ...]
    """The hedge marks in play, 1 and 2; in a steeplechase of 2024 only after the river is placed."""


class RiverPlaced(Event, frozen=True, tag=True):
    seat: int
    hedge: int
    after: bool
    row: int
    hedges: tuple[int, ...]


class HorsesArranged(Event, frozen=True, tag=True):
    """The horses stand on the start row, the first next to the inside rail."""

    seat: int | None
    order: tuple[int, ...]


class SecrecyChosen(Event, frozen=True, tag=True):
    seat: int
    hidden: bool


class HandSizeChosen(Event, frozen=True, tag=True):
    seat: int
    size: int


class CardsDealt(Event, frozen=True, tag=True):
    """For the seat that got them."""

    seat: int
    cards: tuple[str, ...]


class PredictionMade(Event, frozen=True, tag=True):
    """For the seat that made it."""

    seat: int
    places: Places


class PredictionSealed(Event, frozen=True, tag=True):
    """For everybody: a ticket lies face down on the table."""

    final: ClassVar[bool] = True
    seat: int


class PredictionsRevealed(Event, frozen=True, tag=True):
    """All tickets are turned over together."""

    final: ClassVar[bool] = True
    tickets: tuple[Places, ...]


class RaceStarted(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    hidden: bool


class CardPlayed(Event, frozen=True, tag=True):
    """A card and what it did. No horse: a double card played without moving either."""

    seat: int
    card: str
    horse: int | None = None
    start: str | None = None
    end: str | None = None
    pushed: int | None = None
    pushed_to: str | None = None


class CardDiscarded(Event, frozen=True, tag=True):
    seat: int
    card: str


class LineCrossed(Event, frozen=True, tag=True):
    """Horses are past the dashed line; they move only sideways from now on."""

    horses: tuple[int, ...]


class HorsesDisqualified(Event, frozen=True, tag=True):
    horses: tuple[int, ...]


class PhotoFinishDrawn(Event, frozen=True, tag=True):
    """Level horses, and the order in which their cards were drawn."""

    level: tuple[int, ...]
    order: tuple[int, ...]


class RaceRanked(Event, frozen=True, tag=True):
    """The finishers, best first, and the disqualified."""

    final: ClassVar[bool] = True
    race: int
    ranking: tuple[int, ...]
    disqualified: tuple[int, ...]


class TicketScored(Event, frozen=True, tag=True):
    """One seat's ticket: points per place (0 for an empty one), bonus, and where its pawn stands now."""

    final: ClassVar[bool] = True
    seat: int
    points: tuple[int, int, int]
    bonus: int
    pawn: int
    tokens: int
    total: int


class MeetingEnded(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    totals: tuple[int, ...]
    winners: tuple[int, ...]


AnyEvent = (
    MeetingOpened
    | RaceAnnounced
    | DisciplineChosen
    | RiverPlaced
    | HorsesArranged
    | SecrecyChosen
    | HandSizeChosen
    | CardsDealt
    | PredictionMade
    | PredictionSealed
    | PredictionsRevealed
    | RaceStarted
    | CardPlayed
    | CardDiscarded
    | LineCrossed
    | HorsesDisqualified
    | PhotoFinishDrawn
    | RaceRanked
    | TicketScored
    | MeetingEnded
    | ActionUndone
)
