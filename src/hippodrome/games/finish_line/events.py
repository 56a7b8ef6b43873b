"""What happens at a Finish Line table, as facts. Horses by the number on their tile; dice and faces by name."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from hippodrome.core.kinds import SEATS, Amount, Gain, HorseNumber, Seat, along, word
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import ActionUndone, Event, GameEnded

Colour = Annotated[str, word("colour")]
Face = Annotated[str, word("face")]


class WinBet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stake on a horse to win, at its odds."""

    horse: HorseNumber
    stake: Amount


class PlaceBet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stake on two horses to be first and second, in either order."""

    horses: tuple[HorseNumber, HorseNumber]
    stake: Amount


class Slip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's bets on a race."""

    wins: tuple[WinBet, ...] = ()
    places: tuple[PlaceBet, ...] = ()


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A die by its colour, and what it shows; nothing before it is rolled."""

    colour: Colour
    face: Face | None = None


class MeetingOpened(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "opened"
    races: int
    capital: Amount
    first: Seat


class RaceAnnounced(Event, frozen=True, tag=True):
    """The next seven tiles lie in a line."""

    happens: ClassVar[str] = "announced"
    race: int
    horses: tuple[HorseNumber, ...]
    """From the leading one."""
    first: Seat


class BetsMade(Event, frozen=True, tag=True):
    """For the seat that made them."""

    happens: ClassVar[str] = "sealed"
    seat: Seat
    slip: Slip


class BetsSealed(Event, frozen=True, tag=True):
    """For everybody: a sheet lies behind its screen."""

    happens: ClassVar[str] = "sealed"
    final: ClassVar[bool] = True
    seat: Seat


class RaceStarted(Event, frozen=True, tag=True):
    """All bets are in."""

    happens: ClassVar[str] = "started"
    race: int
    first: Seat


class DiceRolled(Event, frozen=True, tag=True):
    """A seat took these dice from the reserve and rolled all three."""

    happens: ClassVar[str] = "rolled"
    final: ClassVar[bool] = True
    seat: Seat
    taken: tuple[Colour, ...]
    dice: tuple[Die, ...]


class DieSetAside(Event, frozen=True, tag=True):
    """FL-14: a seat did nothing."""

    seat: Seat
    colour: Colour


class DieUsed(Event, frozen=True, tag=True):
    """What was chosen; what it led to follows."""

    seat: Seat
    die: Die
    horses: tuple[HorseNumber, ...] = ()
    dice: tuple[Colour, ...] = ()
    """FL-28: the dice that a tip brings back."""


class HorseAdvanced(Event, frozen=True, tag=True):
    """One place; the line as it stands then, from the front."""

    happens: ClassVar[str] = "moved"
    horse: HorseNumber
    line: tuple[HorseNumber, ...]
    level: bool


class HorseDroppedBack(Event, frozen=True, tag=True):
    horse: HorseNumber
    line: tuple[HorseNumber, ...]
    level: bool


class LineRearranged(Event, frozen=True, tag=True):
    line: tuple[HorseNumber, ...]
    level: bool


class DeadHeatBegan(Event, frozen=True, tag=True):
    """FL-32: the second lies above the leader."""

    lower: HorseNumber
    upper: HorseNumber


class HorseDisqualified(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "out"
    horse: HorseNumber
    line: tuple[HorseNumber, ...]
    level: bool


class DiceLeft(Event, frozen=True, tag=True):
    """Dice on a tile are out of play."""

    horse: HorseNumber
    dice: tuple[Colour, ...]


class TurnSkipped(Event, frozen=True, tag=True):
    """FL-25: a side bet, settled at the end."""

    seat: Seat
    owes: Seat
    amount: Amount


class DicePassed(Event, frozen=True, tag=True):
    """Two dice go to the seat that is next."""

    seat: Seat
    dice: tuple[Colour, ...]


class HomeStretchReached(Event, frozen=True, tag=True):
    """FL-13: from now on yellow dice may be taken."""

    happens: ClassVar[str] = "opened"
    reserve: int


class FinishReached(Event, frozen=True, tag=True):
    """FL-16: the reserve is empty."""

    race: int


class ExtraActionTaken(Event, frozen=True, tag=True):
    """FL-26: a kept black die on a tile, or nothing done with it."""

    seat: Seat
    horse: HorseNumber | None


class PhotoTaken(Event, frozen=True, tag=True):
    """FL-35: the horseshoes that two level horses rolled with six white dice each."""

    final: ClassVar[bool] = True
    horses: tuple[HorseNumber, HorseNumber]
    horseshoes: Annotated[tuple[int, int], along("horses")]


class RaceRanked(Event, frozen=True, tag=True):
    """The horses from first to last, without those disqualified; then bets are shown."""

    happens: ClassVar[str] = "ended"
    final: ClassVar[bool] = True
    race: int
    order: tuple[HorseNumber, ...]


class BetsRevealed(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "revealed"
    final: ClassVar[bool] = True
    slips: Annotated[tuple[Slip, ...], along(SEATS)]


class SideBetsSettled(Event, frozen=True, tag=True):
    """FL-40: what each seat gains or loses by side bets."""

    final: ClassVar[bool] = True
    amounts: Annotated[tuple[Gain, ...], along(SEATS)]


class MeetingEnded(GameEnded, frozen=True, tag=True):
    totals: Annotated[tuple[Amount, ...], along(SEATS)]
    winners: tuple[Seat, ...]


AnyEvent = (
    MeetingOpened
    | RaceAnnounced
    | BetsMade
    | BetsSealed
    | RaceStarted
    | DiceRolled
    | DieSetAside
    | DieUsed
    | HorseAdvanced
    | HorseDroppedBack
    | LineRearranged
    | DeadHeatBegan
    | HorseDisqualified
    | DiceLeft
    | TurnSkipped
    | DicePassed
    | HomeStretchReached
    | FinishReached
    | ExtraActionTaken
    | PhotoTaken
    | RaceRanked
    | BetsRevealed
    | MoneyMoved
    | SideBetsSettled
    | MeetingEnded
    | ActionUndone
)


def white_dice(shoes: int) -> tuple[str, ...]:
    """Horseshoes, as `DiceLeft` tells them."""
    return ("white",) * shoes


def dice_left(shoes: int, whips: int, greens: int) -> tuple[str, ...]:
    """Dice by colour, as `DiceLeft` tells them."""
    return white_dice(shoes) + ("red",) * whips + ("green",) * greens
