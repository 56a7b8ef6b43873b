"""What happens at a Finish Line table, as facts. Horses by the number on their tile; dice and faces by name."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import ActionUndone, Event


class WinBet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stake on a horse to win, at its odds."""

    horse: int
    stake: int


class PlaceBet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stake on two horses to be first and second, in either order."""

    horses: tuple[int, int]
    stake: int


class Slip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's bets on a race."""

    wins: tuple[WinBet, ...] = ()
    places: tuple[PlaceBet, ...] = ()


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A die by its colour, and what it shows; nothing before it is rolled."""

    colour: str
    face: str | None = None


class MeetingOpened(Event, frozen=True, tag=True):
    races: int
    capital: int
    first: int


class RaceAnnounced(Event, frozen=True, tag=True):
    """The next seven tiles lie in a line."""

    race: int
    horses: tuple[int, ...]
    """From the leading one."""
    first: int


class BetsMade(Event, frozen=True, tag=True):
    """For the seat that made them."""

    seat: int
    slip: Slip


class BetsSealed(Event, frozen=True, tag=True):
    """For everybody: a sheet lies behind its screen."""

    final: ClassVar[bool] = True
    seat: int


class RaceStarted(Event, frozen=True, tag=True):
    """All bets are in."""

    race: int
    first: int


class DiceRolled(Event, frozen=True, tag=True):
    """A seat took these dice from the reserve and rolled all three."""

    final: ClassVar[bool] = True
    seat: int
    taken: tuple[str, ...]
    dice: tuple[Die, ...]


class DieSetAside(Event, frozen=True, tag=True):
    """FL-14: a seat did nothing."""

    seat: int
    colour: str


class DieUsed(Event, frozen=True, tag=True):
    """What was chosen; what it led to follows."""

    seat: int
    die: Die
    horses: tuple[int, ...] = ()
    dice: tuple[str, ...] = ()
    """FL-28: the dice that a tip brings back."""


class HorseAdvanced(Event, frozen=True, tag=True):
    """One place; the line as it stands then, from the front."""

    horse: int
    line: tuple[int, ...]
    level: bool


class HorseDroppedBack(Event, frozen=True, tag=True):
    horse: int
    line: tuple[int, ...]
    level: bool


class LineRearranged(Event, frozen=True, tag=True):
    line: tuple[int, ...]
    level: bool


class DeadHeatBegan(Event, frozen=True, tag=True):
    """FL-32: the second lies above the leader."""

    lower: int
    upper: int


class HorseDisqualified(Event, frozen=True, tag=True):
    horse: int
    line: tuple[int, ...]
    level: bool


class DiceLeft(Event, frozen=True, tag=True):
    """Dice on a tile are out of play."""

    horse: int
    dice: tuple[str, ...]


class TurnSkipped(Event, frozen=True, tag=True):
    """FL-25: a side bet, settled at the end."""

    seat: int
    owes: int
    amount: int


class DicePassed(Event, frozen=True, tag=True):
    """Two dice go to the seat that is next."""

    seat: int
    dice: tuple[str, ...]


class HomeStretchReached(Event, frozen=True, tag=True):
    """FL-13: from now on yellow dice may be taken."""

    reserve: int


class FinishReached(Event, frozen=True, tag=True):
    """FL-16: the reserve is empty."""

    race: int


class ExtraActionTaken(Event, frozen=True, tag=True):
    """FL-26: a kept black die on a tile, or nothing done with it."""

    seat: int
    horse: int | None


class PhotoTaken(Event, frozen=True, tag=True):
    """FL-35: the horseshoes that two level horses rolled with six white dice each."""

    final: ClassVar[bool] = True
    horses: tuple[int, int]
    horseshoes: tuple[int, int]


class RaceRanked(Event, frozen=True, tag=True):
    """The horses from first to last, without those disqualified; then bets are shown."""

    final: ClassVar[bool] = True
    race: int
    order: tuple[int, ...]


class BetsRevealed(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    slips: tuple[Slip, ...]


class SideBetsSettled(Event, frozen=True, tag=True):
    """FL-40: what each seat gains or loses by side bets."""

    final: ClassVar[bool] = True
    amounts: tuple[int, ...]


class MeetingEnded(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    totals: tuple[int, ...]
    winners: tuple[int, ...]


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
