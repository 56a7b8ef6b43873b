"""What happens at a Ticket Gagnant table, as facts. Horses by number (1–7), cells as `c5`, cards as `5x3`."""

from __future__ import annotations

from typing import Annotated, ClassVar

from hippodrome.core.kinds import SEATS, Card, HorseNumber, Seat, along, kind
from hippodrome.core.wire import ActionUndone, Event, GameEnded

Places = Annotated[tuple[HorseNumber | None, HorseNumber | None, HorseNumber | None], kind("ticket")]
"""A prediction: the horse for 1st, 2nd and 3rd place, or none."""


class MeetingOpened(Event, frozen=True, tag=True):
    """The table is laid: this many races, and who has the first player token."""

    happens: ClassVar[str] = "opened"
    races: int
    first_player: Seat
    drawn: bool
    """Whether chance chose the first player (else the host did)."""


class RaceAnnounced(Event, frozen=True, tag=True):
    """The first player has the floor for a new race."""

    happens: ClassVar[str] = "announced"
    race: int
    first_player: Seat


class DisciplineChosen(Event, frozen=True, tag=True):
    race: int
    seat: Seat
    discipline: str
    hedges: tuple[int, ...]
    """The hedge marks in play, 1 and 2; in a steeplechase of 2024 only after the river is placed."""


class RiverPlaced(Event, frozen=True, tag=True):
    seat: Seat
    hedge: int
    after: bool
    row: int
    hedges: tuple[int, ...]


class HorsesArranged(Event, frozen=True, tag=True):
    """The horses stand on the start row, the first next to the inside rail."""

    seat: Seat
    order: tuple[HorseNumber, ...]


class SecrecyChosen(Event, frozen=True, tag=True):
    seat: Seat
    hidden: bool


class HandSizeChosen(Event, frozen=True, tag=True):
    seat: Seat
    size: int


class CardsDealt(Event, frozen=True, tag=True):
    """For the seat that got them."""

    seat: Seat
    cards: tuple[Card, ...]


class PredictionMade(Event, frozen=True, tag=True):
    """For the seat that made it."""

    happens: ClassVar[str] = "sealed"
    seat: Seat
    places: Places


class PredictionSealed(Event, frozen=True, tag=True):
    """For everybody: a ticket lies face down on the table."""

    happens: ClassVar[str] = "sealed"
    final: ClassVar[bool] = True
    seat: Seat


class PredictionsRevealed(Event, frozen=True, tag=True):
    """All tickets are turned over together."""

    happens: ClassVar[str] = "revealed"
    final: ClassVar[bool] = True
    tickets: Annotated[tuple[Places, ...], along(SEATS)]


class RaceStarted(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "started"
    final: ClassVar[bool] = True
    hidden: bool


class CardPlayed(Event, frozen=True, tag=True):
    """A card and what it did. No horse: a double card played without moving either."""

    happens: ClassVar[str] = "moved"
    seat: Seat
    card: Card
    horse: HorseNumber | None = None
    start: str | None = None
    end: str | None = None
    pushed: HorseNumber | None = None
    pushed_to: str | None = None


class CardDiscarded(Event, frozen=True, tag=True):
    seat: Seat
    card: Card


class LineCrossed(Event, frozen=True, tag=True):
    """Horses are past the dashed line; they move only sideways from now on."""

    horses: tuple[HorseNumber, ...]


class HorsesDisqualified(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "out"
    horses: tuple[HorseNumber, ...]


class PhotoFinishDrawn(Event, frozen=True, tag=True):
    """Level horses, and the order in which their cards were drawn."""

    level: tuple[HorseNumber, ...]
    order: tuple[HorseNumber, ...]


class RaceRanked(Event, frozen=True, tag=True):
    """The finishers, best first, and the disqualified."""

    happens: ClassVar[str] = "ended"
    final: ClassVar[bool] = True
    race: int
    ranking: tuple[HorseNumber, ...]
    disqualified: tuple[HorseNumber, ...]


class TicketScored(Event, frozen=True, tag=True):
    """One seat's ticket: points per place (0 for an empty one), bonus, and where its pawn stands now."""

    final: ClassVar[bool] = True
    seat: Seat
    points: tuple[int, int, int]
    bonus: int
    pawn: int
    tokens: int
    total: int


class MeetingEnded(GameEnded, frozen=True, tag=True):
    """In points."""


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
