"""What happens at a Finish table, as facts. Lanes count from 1; horses and jockeys by name."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from hippodrome.core.kinds import SEATS, Amount, Horse, Jockey, Lane, Seat, Square, along
from hippodrome.core.money import BidMade, BidPassed, MaximumSet, MoneyMoved
from hippodrome.core.wire import ActionUndone, Event, GameEnded


class Bet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stake on the horse in a lane."""

    lane: Annotated[Lane, msgspec.Meta(ge=1, le=6)]
    stake: Amount


class Slip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's betting form: at most one bet to win and two for a place."""

    win: Bet | None = None
    places: tuple[Bet, ...] = ()


class ProgrammeOpened(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "opened"
    races: int
    cash: Amount
    opener: Seat
    """The seat that opens the first auction, drawn by lot."""


class RaceAnnounced(Event, frozen=True, tag=True):
    """The horse cards of the race lie open."""

    happens: ClassVar[str] = "announced"
    race: int
    horses: tuple[Horse, ...]


class LotOpened(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "opened"
    horse: Horse
    opener: Seat


class HorseSold(Event, frozen=True, tag=True):
    """The hammer fell; the buyer took the top jockey card."""

    final: ClassVar[bool] = True
    lane: Lane
    horse: Horse
    jockey: Jockey
    seat: Seat
    price: Amount


class HorseUnsold(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    horse: Horse


class RaceCancelled(Event, frozen=True, tag=True):
    """No horse was sold (FI-5)."""

    race: int


class BettingOpened(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "opened"
    race: int


class BetsMade(Event, frozen=True, tag=True):
    """For the seat that filled in the form."""

    happens: ClassVar[str] = "sealed"
    seat: Seat
    slip: Slip


class BetsSealed(Event, frozen=True, tag=True):
    """For everybody: a form lies face down on the table."""

    happens: ClassVar[str] = "sealed"
    final: ClassVar[bool] = True
    seat: Seat


class BetsRevealed(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "revealed"
    final: ClassVar[bool] = True
    slips: Annotated[tuple[Slip, ...], along(SEATS)]


class StartRolled(Event, frozen=True, tag=True):
    """The dice of the start (the second time those that were left) and the lanes that moved."""

    happens: ClassVar[str] = "rolled"
    dice: tuple[int, ...]
    lanes: tuple[Lane, ...]
    to: int


class RoundRolled(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "rolled"
    round: int
    lane: Lane
    plus: int


class HorseMoved(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "moved"
    lane: Lane
    start: Square
    end: Square


class HorseFell(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "out"
    lane: Lane
    square: int


class FinishCrossed(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "arrived"
    lane: Lane


class TieRolled(Event, frozen=True, tag=True):
    """Level horses roll for the better place: a die per lane."""

    happens: ClassVar[str] = "rolled"
    lanes: tuple[Lane, ...]
    dice: Annotated[tuple[int, ...], along("lanes")]


class RaceRanked(Event, frozen=True, tag=True):
    """The lanes in the order of the finish (fallen ones left out), where each stands, and what bets and horses pay.

    Equal horses behind the third place keep the order of their lanes: nothing depends on it.
    """

    happens: ClassVar[str] = "ended"
    final: ClassVar[bool] = True
    race: int
    order: tuple[Lane, ...]
    squares: tuple[int, ...]
    win_odds: int
    place_odds: tuple[int, ...]
    """For the second and the third, as far as there are any."""
    owner_odds: tuple[int, ...]
    """What the owners of the first three get, times the price; as far as there are any."""


class ProgrammeEnded(GameEnded, frozen=True, tag=True):
    totals: Annotated[tuple[Amount, ...], along(SEATS)]
    winners: tuple[Seat, ...]


AnyEvent = (
    ProgrammeOpened
    | RaceAnnounced
    | LotOpened
    | BidMade
    | BidPassed
    | MaximumSet
    | HorseSold
    | HorseUnsold
    | RaceCancelled
    | BettingOpened
    | BetsMade
    | BetsSealed
    | BetsRevealed
    | StartRolled
    | RoundRolled
    | HorseMoved
    | HorseFell
    | FinishCrossed
    | TieRolled
    | RaceRanked
    | MoneyMoved
    | ProgrammeEnded
    | ActionUndone
)
