"""What can happen, as facts in the past tense. Wire types: never compiled.

Horses and jockeys are called by their names, decks `race` and `chance`.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from hippodrome.core.kinds import SEATS, Amount, Card, Horse, Jockey, Name, Place, Post, Seat, Square, along, word
from hippodrome.core.money import BidMade, BidPassed, MaximumSet, MoneyMoved
from hippodrome.core.wire import ActionUndone, Event, GameEnded, OrderObeyed, PlanFollowed

Colour = Annotated[str, word("colour")]
Deck = Annotated[str, word("deck")]


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

    race: Horse | None = None
    next: Horse | None = None
    two: Horse | None = None


class Mount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A jockey and the horse that he or she rides."""

    jockey: Jockey
    horse: Horse


class Runner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A horse at the start."""

    horse: Horse
    seat: Seat
    """Who leads it: its owner, or its tenant."""
    jockey: Jockey | None
    square: Square
    finish: Post
    """The square on which it is across the line."""


class SeasonOpened(Event, frozen=True, tag=True):
    """The programme, what everybody holds, and the seat that is first wherever seats act in turn."""

    happens: ClassVar[str] = "opened"
    programme: Annotated[str, word("programme")]
    races: int
    cash: Amount
    opener: Seat


class StableTaken(Event, frozen=True, tag=True):
    """A seat has a colour: it owns the four horses, or has named them for the auction."""

    seat: Seat
    colour: Colour
    auctioned: bool = False
    """Whether its horses come under the hammer, and are nobody's yet."""


class JockeyTaken(Event, frozen=True, tag=True):
    seat: Seat
    jockey: Jockey


class AuctionOpened(Event, frozen=True, tag=True):
    """The horses that come under the hammer, in this order."""

    happens: ClassVar[str] = "opened"
    horses: tuple[Horse, ...]


class LotOpened(Event, frozen=True, tag=True):
    """A horse under the hammer: sold by the bank (seller None) or by a seat, or offered for rent."""

    happens: ClassVar[str] = "opened"
    horse: Horse
    opener: Seat
    seller: Seat | None
    rent: bool
    least: Amount
    most: Amount | None


class HorseSold(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    horse: Horse
    seat: Seat
    seller: Seat | None
    price: Amount


class HorseUnsold(Event, frozen=True, tag=True):
    """Nobody wanted it: out of the game if the bank was selling (TC-6), else nothing changes."""

    final: ClassVar[bool] = True
    horse: Horse
    seller: Seat | None
    rent: bool


class HorseRented(Event, frozen=True, tag=True):
    final: ClassVar[bool] = True
    horse: Horse
    seat: Seat
    owner: Seat
    price: Amount


class RaceAnnounced(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "announced"
    race: int
    name: Name
    ages: tuple[int, ...]
    least: Amount
    below: Amount | None
    handicap: bool
    first_prize: Amount


class PaperSealed(Event, frozen=True, tag=True):
    """For everybody: a seat has made its choice, which lies face down. `paper` is the phase."""

    happens: ClassVar[str] = "sealed"
    final: ClassVar[bool] = True
    seat: Seat
    paper: Annotated[str, word("paper")]


class OffersMade(Event, frozen=True, tag=True):
    """For the seat itself; likewise the next four."""

    happens: ClassVar[str] = "sealed"
    seat: Seat
    rent: bool
    offers: tuple[Offer, ...]


class EntriesMade(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "sealed"
    seat: Seat
    horses: tuple[Horse, ...]


class MountsMade(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "sealed"
    seat: Seat
    mounts: tuple[Mount, ...]


class BetsMade(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "sealed"
    seat: Seat
    slip: Slip


class ContractsMade(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "sealed"
    seat: Seat
    contracts: Contracts


class OffersRevealed(Event, frozen=True, tag=True):
    """Per seat what it offers."""

    happens: ClassVar[str] = "revealed"
    final: ClassVar[bool] = True
    rent: bool
    offers: Annotated[tuple[tuple[Offer, ...], ...], along(SEATS)]


class EntriesRevealed(Event, frozen=True, tag=True):
    """All entries, in the order in which they would move."""

    happens: ClassVar[str] = "revealed"
    final: ClassVar[bool] = True
    horses: tuple[Horse, ...]


class RaceNotRun(Event, frozen=True, tag=True):
    """TC-21: nobody has a runner."""

    race: int


class MountsRevealed(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "revealed"
    final: ClassVar[bool] = True
    mounts: tuple[Mount, ...]


class EntryScratched(Event, frozen=True, tag=True):
    """A horse whose fee cannot be paid does not run."""

    final: ClassVar[bool] = True
    horse: Horse
    seat: Seat


class PlayerLeft(Event, frozen=True, tag=True):
    """Out of the game; money and horses go to the bank."""

    final: ClassVar[bool] = True
    seat: Seat
    horses: tuple[Horse, ...]


class BetsRevealed(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "revealed"
    final: ClassVar[bool] = True
    slips: Annotated[tuple[Slip, ...], along(SEATS)]


class ContractsRevealed(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "revealed"
    final: ClassVar[bool] = True
    contracts: Annotated[tuple[Contracts, ...], along(SEATS)]


class RaceStarted(Event, frozen=True, tag=True):
    """The runners in the order in which they move, and the prizes for this number of players."""

    happens: ClassVar[str] = "started"
    final: ClassVar[bool] = True
    race: int
    runners: tuple[Runner, ...]
    players: int
    prizes: tuple[Amount, ...]


class MoveAnnounced(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "passing"
    move: int


class HorseMoved(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "moved"
    horse: Horse
    start: Square
    end: Square


class CardDrawn(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "drawn"
    horse: Horse
    deck: Deck
    card: Card


class CardCancelled(Event, frozen=True, tag=True):
    """The card has no effect: because of the jockey of that name, or of a kept card (`shield`)."""

    horse: Horse
    by: Jockey


class CardKept(Event, frozen=True, tag=True):
    horse: Horse
    card: Card


class HorseWithdrawn(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "out"
    horse: Horse


class HorseInjured(Event, frozen=True, tag=True):
    horse: Horse
    races: int


class HorseFinished(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "arrived"
    horse: Horse
    place: Place


class HorseGivenUp(Event, frozen=True, tag=True):
    """TC-54: to the bank, instead of a charge that its owner could not pay."""

    happens: ClassVar[str] = "out"
    final: ClassVar[bool] = True
    seat: Seat
    horse: Horse
    owed: Amount


class RaceEnded(Event, frozen=True, tag=True):
    """The horses in the order of crossing."""

    happens: ClassVar[str] = "ended"
    final: ClassVar[bool] = True
    race: int
    order: tuple[Horse, ...]


class EarningsRaised(Event, frozen=True, tag=True):
    """What a horse has earned, with the prize that it has just won."""

    horse: Horse
    prize: Amount
    earnings: Amount


class JockeyWon(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "won"
    jockey: Jockey
    wins: int


class BankEmptied(Event, frozen=True, tag=True):
    """TC-2: the bank of the box would have had nothing left by now; ours goes on paying."""


class Trophies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TC-61, TC-62: per trophy the seats that hold it."""

    whip: tuple[Seat, ...] = ()
    horse: tuple[Seat, ...] = ()
    cup: tuple[Seat, ...] = ()
    crown: tuple[Seat, ...] = ()


class SeasonEnded(GameEnded, frozen=True, tag=True):
    totals: Annotated[tuple[Amount, ...], along(SEATS)]
    winners: tuple[Seat, ...]
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
    | OrderObeyed
    | PlanFollowed
    | ActionUndone
)
