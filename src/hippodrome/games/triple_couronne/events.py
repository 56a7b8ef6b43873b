"""What can happen, as facts in the past tense. Wire types: never compiled.

Horses and jockeys are called by their names, decks `race` and `chance`.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from hippodrome.core.kinds import Amount
from hippodrome.core.money import BidMade, BidPassed, MaximumSet, MoneyMoved
from hippodrome.core.wire import ActionUndone, Event

Horse = Annotated[str, msgspec.Meta(extra={"is": "horse"})]


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A horse for sale or for rent, and the least that its owner wants."""

    horse: Horse
    least: Amount


class Stake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bet on a horse to win."""

    horse: Horse
    stake: Amount


class PairStake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A jumelé: a bet on the first two."""

    first: Horse
    second: Horse
    stake: Amount


class Slip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A betting slip."""

    wins: tuple[Stake, ...] = ()
    pairs: tuple[PairStake, ...] = ()


class Contracts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Insured horses: on this race, on the next one, on the next two."""

    race: str | None = None
    next: str | None = None
    two: str | None = None


class Mount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A jockey and the horse that he or she rides."""

    jockey: str
    horse: str


class Runner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A horse at the start."""

    horse: str
    seat: int
    """Who leads it: its owner, or its tenant."""
    jockey: str | None
    square: int
    finish: int
    """The square on which it is across the line."""


class SeasonOpened(Event, frozen=True, tag=True):
    """The programme, what everybody holds, and the seat that is first wherever seats act in turn."""

    programme: str
    races: int
    cash: int
    opener: int


class StableTaken(Event, frozen=True, tag=True):
    """A seat has a colour: it owns the four horses, or has named them for the auction."""

    seat: int
    colour: str


class JockeyTaken(Event, frozen=True, tag=True):
    seat: int
    jockey: str


class AuctionOpened(Event, frozen=True, tag=True):
    """The horses that come under the hammer, in this order."""

    horses: tuple[str, ...]


class LotOpened(Event, frozen=True, tag=True):
    """A horse under the hammer: sold by the bank (seller None) or by a seat, or offered for rent."""

    horse: str
    opener: int
    seller: int | None
    rent: bool
    least: int
    most: int | None


class HorseSold(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    horse: str
    seat: int
    seller: int | None
    price: int


class HorseUnsold(Event, frozen=True, tag=True):
    """Nobody wanted it: out of the game if the bank was selling (TC-6), else nothing changes."""

    final: ClassVar[bool] = True
    horse: str
    seller: int | None
    rent: bool


class HorseRented(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    horse: str
    owner: int
    seat: int
    price: int


class RaceAnnounced(Event, frozen=True, tag=True):
    race: int
    name: str
    ages: tuple[int, ...]
    least: int
    below: int | None
    handicap: bool
    first_prize: int


class PaperSealed(Event, frozen=True, tag=True):
    """For everybody: a seat has made its choice, which lies face down. `paper` is the phase."""

    final: ClassVar[bool] = True
    seat: int
    paper: str


class OffersMade(Event, frozen=True, tag=True):
    """For the seat itself; likewise the next four."""

    seat: int
    rent: bool
    offers: tuple[Offer, ...]


class EntriesMade(Event, frozen=True, tag=True):
    seat: int
    horses: tuple[str, ...]


class MountsMade(Event, frozen=True, tag=True):
    seat: int
    mounts: tuple[Mount, ...]


class BetsMade(Event, frozen=True, tag=True):
    seat: int
    slip: Slip


class ContractsMade(Event, frozen=True, tag=True):
    seat: int
    contracts: Contracts


class OffersRevealed(Event, frozen=True, tag=True):
    """Per seat what it offers."""

    final: ClassVar[bool] = True
    rent: bool
    offers: tuple[tuple[Offer, ...], ...]


class EntriesRevealed(Event, frozen=True, tag=True):
    """All entries, in the order in which they would move."""

    final: ClassVar[bool] = True
    horses: tuple[str, ...]


class RaceNotRun(Event, frozen=True, tag=True):
    """TC-21: nobody has a runner."""

    race: int


class MountsRevealed(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    mounts: tuple[Mount, ...]


class EntryScratched(Event, frozen=True, tag=True):
    """A horse whose fee cannot be paid does not run."""

    final: ClassVar[bool] = True
    horse: str
    seat: int


class PlayerLeft(Event, frozen=True, tag=True):
    """Out of the game; money and horses go to the bank."""

    final: ClassVar[bool] = True
    seat: int
    horses: tuple[str, ...]


class BetsRevealed(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    slips: tuple[Slip, ...]


class ContractsRevealed(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    contracts: tuple[Contracts, ...]


class RaceStarted(Event, frozen=True, tag=True):
    """The runners in the order in which they move, and the prizes for this number of players."""

    final: ClassVar[bool] = True
    race: int
    runners: tuple[Runner, ...]
    players: int
    prizes: tuple[int, ...]


class MoveAnnounced(Event, frozen=True, tag=True):
    move: int


class HorseMoved(Event, frozen=True, tag=True):
    horse: str
    start: int
    end: int


class CardDrawn(Event, frozen=True, tag=True):
    """A card and its text in both languages."""

    horse: str
    deck: str
    card: str
    fr: str
    en: str


class CardCancelled(Event, frozen=True, tag=True):
    """The card has no effect: because of the jockey of that name, or of a kept card (`shield`)."""

    horse: str
    by: str


class CardKept(Event, frozen=True, tag=True):
    horse: str
    card: str


class HorseWithdrawn(Event, frozen=True, tag=True):
    horse: str


class HorseInjured(Event, frozen=True, tag=True):
    horse: str
    races: int


class HorseFinished(Event, frozen=True, tag=True):
    horse: str
    place: int


class HorseGivenUp(Event, frozen=True, tag=True):
    """TC-54: to the bank, instead of a charge that its owner could not pay."""

    final: ClassVar[bool] = True
    seat: int
    horse: str
    owed: int


class RaceEnded(Event, frozen=True, tag=True):
    """The horses in the order of crossing."""

    final: ClassVar[bool] = True
    race: int
    order: tuple[str, ...]


class EarningsRaised(Event, frozen=True, tag=True):
    """What a horse has earned, with the prize that it has just won."""

    horse: str
    prize: int
    earnings: int


class JockeyWon(Event, frozen=True, tag=True):
    jockey: str
    wins: int


class BankEmptied(Event, frozen=True, tag=True):
    """TC-2: the bank of the box would have had nothing left by now; ours goes on paying."""


class Trophies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TC-61, TC-62: per trophy the seats that hold it."""

    whip: tuple[int, ...] = ()
    horse: tuple[int, ...] = ()
    cup: tuple[int, ...] = ()
    crown: tuple[int, ...] = ()


class SeasonEnded(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    trophies: Trophies


AnyEvent = (
    SeasonOpened
    | StableTaken
    | JockeyTaken
    | AuctionOpened
    | LotOpened
    | BidMade
    | BidPassed
    | MaximumSet
    | HorseSold
    | HorseUnsold
    | HorseRented
    | RaceAnnounced
    | PaperSealed
    | OffersMade
    | EntriesMade
    | MountsMade
    | BetsMade
    | ContractsMade
    | OffersRevealed
    | EntriesRevealed
    | RaceNotRun
    | MountsRevealed
    | EntryScratched
    | PlayerLeft
    | BetsRevealed
    | ContractsRevealed
    | RaceStarted
    | MoveAnnounced
    | HorseMoved
    | CardDrawn
    | CardCancelled
    | CardKept
    | HorseWithdrawn
    | HorseInjured
    | HorseFinished
    | HorseGivenUp
    | RaceEnded
    | EarningsRaised
    | JockeyWon
    | BankEmptied
    | MoneyMoved
    | SeasonEnded
    | ActionUndone
)
