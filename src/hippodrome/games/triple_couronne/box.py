"""The box of La Triple Couronne: what its TOML file holds, and what must be true of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Literal, get_args

import msgspec

from hippodrome.core.box import GameBox, Section, Words
from hippodrome.games.triple_couronne import TITLE

Colour = Literal["blue", "white", "red", "yellow", "green", "black"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""In the order in which they move (TC-15)."""
AGES = (2, 3, 4, 5)
HORSES = len(AGES) * len(COLOURS)
MOVES = 12
CARDS = 50
DRAWS_IN_A_ROW = 5
"""At most (TC-16)."""
MOST_STRIDE = 15
"""Squares more on one advance, if a horse had every card that gives them."""
JOCKEYS = 12
SEATS = TITLE.seats
MOST_PRIZES = 4
PRIZE_STEP = 100_000
"""Handicaps count in these (TC-12)."""
MOST_MONEY = 10**9

Deck = Literal["race", "chance"]


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What experts think a horse is worth in a programme, and the least it is sold for."""

    suggested: int
    reserve: int


class Horse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the catalogue, and a character of our own."""

    name: str
    age: int
    colour: Colour
    points: int
    odds: int
    complet: Price
    marathon: Price
    moves: tuple[int, ...]
    character: Words


class Catalogue(Section, frozen=True):
    list: tuple[Horse, ...]


class Track(Section, frozen=True):
    """Squares that a horse of 2, 3, 4 and 5 years must advance to be across the line."""

    finish: tuple[int, int, int, int]


class Squares(Section, frozen=True):
    """Per lane a letter for each square from the first after the start line: `y`ellow, `r`ed or `.`"""

    lanes: tuple[str, str, str, str]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect", kw_only=True):
    """A race card or a training-and-chance card; what it does is in its kind."""

    id: str
    name: Words
    text: Words
    copies: int = 1


class MoveCard(Card, frozen=True, tag="move", kw_only=True):
    """Forward, or back if it is negative."""

    by: int


class DrawCard(Card, frozen=True, tag="draw", kw_only=True):
    """Further cards."""

    deck: Deck
    count: int = 1


class WithdrawCard(Card, frozen=True, tag="withdraw", kw_only=True):
    """Out of the race at once."""


class InjureCard(Card, frozen=True, tag="injure", kw_only=True):
    """Misses its next races by age."""

    races: int


class ShieldCard(Card, frozen=True, tag="shield", kw_only=True):
    """Kept: cancels the next card that moves the horse back."""


class StrideCard(Card, frozen=True, tag="stride", kw_only=True):
    """Kept: some squares more on each of the horse's next advances."""

    by: int
    advances: int


class ReceiveCard(Card, frozen=True, tag="receive", kw_only=True):
    """The bank pays the runner's owner or tenant."""

    amount: int


class PayCard(Card, frozen=True, tag="pay", kw_only=True):
    """The runner's owner or tenant pays the bank."""

    amount: int


AnyCard = MoveCard | DrawCard | WithdrawCard | InjureCard | ShieldCard | StrideCard | ReceiveCard | PayCard


class Cards(Section, frozen=True):
    list: tuple[AnyCard, ...]


class Jockey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A jockey, and the race card against which he or she protects."""

    name: str
    asset: str
    character: Words


class Riders(Section, frozen=True):
    list: tuple[Jockey, ...]


class RaceDay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A race of a programme."""

    name: str
    ages: tuple[int, ...] = AGES
    least: int = 0
    """What a horse must have earned at least."""
    below: int | None = None
    """It must have earned less than this; 1 stands for "0 F"."""
    handicap: bool = False
    last_sale: bool = False
    """Whether this is the last race before which horses are sold (TC-52)."""
    prizes: tuple[tuple[int, ...], ...]
    """For 2, 3, 4, 5 and 6 players, from the first."""


class Programmes(Section, frozen=True):
    initiation: tuple[RaceDay, ...]
    reduit: tuple[RaceDay, ...]
    complet: tuple[RaceDay, ...]
    marathon: tuple[RaceDay, ...]

    def of(self, edition: str) -> tuple[RaceDay, ...]:
        """The races of a programme."""
        return {"initiation": self.initiation, "reduit": self.reduit, "complet": self.complet, "marathon": self.marathon}[edition]


class Money(Section, frozen=True):
    start: int
    auction_start: int
    bank: int
    step: int
    """Of bids, rents, stakes."""
    reduit_stakes: int
    """The most that a player stakes on a race in the short programme."""


class Category(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of race by age, as simulated."""

    divergence: float
    correlation: float
    wins: dict[str, float]
    """Per horse the share of races that it wins."""


class Insured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a franc of premium brings back, per kind of contract, if every runner is insured in every way."""

    seasons: int
    """Of each long programme, with every number of players."""
    race: float
    next: float
    two: float


class Simulation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The balance test of the reconstructed board and decks: how it was run, and what came out."""

    how: str
    races: int
    """Of each kind."""
    seed: int
    divergence: float
    two: Category
    three: Category
    four_and_five: Category
    insurance: Insured | None = None


class Box(GameBox, frozen=True, kw_only=True):
    """Every component value, with its origin."""

    of: ClassVar[str] = TITLE.title
    horses: Catalogue
    track: Track
    squares: Squares
    race_cards: Cards
    chance_cards: Cards
    jockeys: Riders
    programmes: Programmes
    money: Money
    simulation: Simulation | None = None

    def problems(self) -> Iterator[tuple[str, str]]:
        yield from _money_problems(self.money)
        yield from _horse_problems(self)
        yield from _track_problems(self)
        yield from _card_problems("race_cards", self.race_cards.list)
        yield from _card_problems("chance_cards", self.chance_cards.list)
        yield from _deck_problems(self)
        yield from _jockey_problems(self)
        for edition in TITLE.editions:
            yield from _programme_problems(f"programmes.{edition}", self.programmes.of(edition))


def _horse_problems(box: Box) -> Iterator[tuple[str, str]]:
    key, horses = "horses.list", box.horses.list
    if len(horses) != HORSES:
        yield key, f"the catalogue has {HORSES} horses, here are {len(horses)}"
    yield from _name_problems(key, [horse.name for horse in horses])
    for at, horse in enumerate(horses):
        age, colour = AGES[at // len(COLOURS) % len(AGES)], COLOURS[at % len(COLOURS)]
        if (horse.age, horse.colour) != (age, colour):
            yield (
                key,
                f"{horse.name} stands where the {colour} horse of {age} years belongs: the catalogue goes by age, then colour",
            )
        if len(horse.moves) != MOVES or any(not 1 <= move <= 6 for move in horse.moves):
            yield key, f"{horse.name} needs {MOVES} moves of 1 to 6"
        elif sum(horse.moves) != horse.points:
            yield key, f"the moves of {horse.name} add up to {sum(horse.moves)}, not to its {horse.points} points"
        if not 2 <= horse.odds <= 100:
            yield key, f"{horse.name} has odds of {horse.odds}; they lie between 2 and 100"
        for edition, price in (("complet", horse.complet), ("marathon", horse.marathon)):
            if (
                not 0 < price.reserve <= price.suggested <= 10**8
                or price.reserve % box.money.step
                or price.suggested % box.money.step
            ):
                yield (
                    key,
                    f"{horse.name} ({edition}): a reserve price up to the suggested one, both multiples of {box.money.step}",
                )


def _track_problems(box: Box) -> Iterator[tuple[str, str]]:
    for age, finish, lane in zip(AGES, box.track.finish, box.squares.lanes, strict=True):
        if not 10 <= finish <= 100:
            yield "track.finish", f"{finish} squares for horses of {age} years; a lap has 10 to 100"
        elif len(lane) != finish - 1:
            yield "squares.lanes", f"the lane of {age} years has {len(lane)} squares before the line; it needs {finish - 1}"
        if set(lane) - set("yr."):
            yield "squares.lanes", f"the lane of {age} years may hold only y, r and '.'"


def _card_problems(key: str, cards: tuple[AnyCard, ...]) -> Iterator[tuple[str, str]]:
    key = f"{key}.list"
    if sum(card.copies for card in cards) != CARDS:
        yield key, f"a deck has {CARDS} cards, these are {sum(card.copies for card in cards)}"
    yield from _name_problems(key, [card.id for card in cards])
    for card in cards:
        if not 1 <= card.copies <= CARDS:
            yield key, f"{card.id}: {card.copies} copies"
        if set(card.name) != set(card.text) or not all((*card.name.values(), *card.text.values())):
            yield key, f"{card.id}: name and text are needed in the same languages"
        match card:
            case MoveCard(by=by) if by == 0 or abs(by) > 10:
                yield key, f"{card.id}: a card moves a horse by 1 to 10 squares, not by {by}"
            case DrawCard(count=count) if not 1 <= count <= 3:
                yield key, f"{card.id}: a card asks for 1 to 3 further ones, not for {count}"
            case InjureCard(races=races) if races not in (1, 2):
                yield key, f"{card.id}: an injury lasts 1 or 2 races, not {races}"
            case StrideCard(by=by, advances=advances) if not (1 <= by <= 3 and 1 <= advances <= 6):
                yield key, f"{card.id}: 1 to 3 squares more on 1 to 6 advances"
            case ReceiveCard(amount=amount) | PayCard(amount=amount) if not 0 < amount <= 10**6 or amount % 5_000:
                yield key, f"{card.id}: {amount} is no multiple of 5,000 up to 1,000,000"
            case _:
                pass


def _deck_problems(box: Box) -> Iterator[tuple[str, str]]:
    """What the rulebook says of the two decks."""
    injuries = sorted(card.races for card in box.race_cards.list if isinstance(card, InjureCard) for _ in range(card.copies))
    if injuries != [1, 2]:
        yield "race_cards.list", "exactly two race cards injure a horse: one for a race, one for two"
    for card in box.race_cards.list:
        if isinstance(card, ReceiveCard | PayCard):
            yield "race_cards.list", f"{card.id}: only training-and-chance cards are about money"
    for card in box.chance_cards.list:
        if isinstance(card, InjureCard | WithdrawCard | ShieldCard | StrideCard):
            yield "chance_cards.list", f"{card.id}: only race cards injure, withdraw or are kept"
    for twice in {card.id for card in box.race_cards.list} & {card.id for card in box.chance_cards.list}:
        yield "chance_cards.list", f"{twice} is also the id of a race card"
    if sum(card.by * card.copies for card in box.race_cards.list if isinstance(card, StrideCard)) > MOST_STRIDE:
        yield "race_cards.list", f"cards that lengthen strides may add up to {MOST_STRIDE} squares"
    slowest = min((sum(horse.moves) for horse in box.horses.list), default=0)
    for key, cards in (("race_cards", box.race_cards.list), ("chance_cards", box.chance_cards.list)):
        back = -sum(card.by * card.copies for card in cards if isinstance(card, MoveCard))
        if back * DRAWS_IN_A_ROW * MOVES >= slowest * CARDS:
            yield f"{key}.list", "the cards move horses back faster than they advance: a race might never end"


def _jockey_problems(box: Box) -> Iterator[tuple[str, str]]:
    key, jockeys = "jockeys.list", box.jockeys.list
    if len(jockeys) != JOCKEYS:
        yield key, f"there are {JOCKEYS} jockeys, here are {len(jockeys)}"
    yield from _name_problems(key, [jockey.name for jockey in jockeys])
    if len({jockey.asset for jockey in jockeys}) != len(jockeys):
        yield key, "every jockey protects against another card"
    back_one = {card.id for card in box.race_cards.list if isinstance(card, MoveCard) and card.by == -1 and card.copies == 1}
    for jockey in jockeys:
        if jockey.asset not in back_one:
            yield key, f"{jockey.name}: {jockey.asset!r} is not a race card that moves a horse back one square"


def _programme_problems(key: str, races: tuple[RaceDay, ...]) -> Iterator[tuple[str, str]]:
    if not 1 <= len(races) <= 20:
        yield key, f"a programme has 1 to 20 races, this one {len(races)}"
    yield from _name_problems(key, [race.name for race in races])
    sales = sum(race.last_sale for race in races)
    if sales and key in ("programmes.initiation", "programmes.reduit"):
        yield key, "horses are sold in complet and marathon only: no race here is the last before which they are"
    if sales > 1:
        yield key, "only one race is the last before which horses are sold"
    for race in races:
        if not race.ages or list(race.ages) != sorted(set(race.ages) & set(AGES)):
            yield key, f"{race.name}: ages are some of 2, 3, 4, 5, in ascending order"
        if not 0 <= race.least < (MOST_MONEY if race.below is None else min(race.below, MOST_MONEY)):
            yield key, f"{race.name}: no horse can have earned that"
        if len(race.prizes) != len(SEATS):
            yield key, f"{race.name}: prizes are needed for 2 to 6 players"
        for prizes in race.prizes:
            if not 1 <= len(prizes) <= MOST_PRIZES or list(prizes) != sorted(prizes, reverse=True):
                yield key, f"{race.name}: one to four prizes, none greater than the one before"
            if any(not 0 < prize <= MOST_MONEY or prize % PRIZE_STEP for prize in prizes):
                yield key, f"{race.name}: prizes are multiples of {PRIZE_STEP}, which handicaps rely on, up to {MOST_MONEY}"
        if len({prizes[0] for prizes in race.prizes if prizes}) > 1:
            yield key, f"{race.name}: the first prize is the same for any number of players"


def _money_problems(money: Money) -> Iterator[tuple[str, str]]:
    if money.step < 1 or PRIZE_STEP % (10 * money.step) or money.step % 2:
        yield "money.step", f"{money.step}: a tenth of every prize must be a multiple of it, and half of it is paid for a jumelé"
        return
    for key, amount in (("start", money.start), ("auction_start", money.auction_start), ("reduit_stakes", money.reduit_stakes)):
        if not 0 < amount <= MOST_MONEY or amount % money.step:
            yield f"money.{key}", f"{amount} is no multiple of {money.step} up to {MOST_MONEY}"
    if not 0 < money.bank <= MOST_MONEY:
        yield "money.bank", f"{money.bank} is no amount"


def _name_problems(key: str, names: list[str]) -> Iterator[tuple[str, str]]:
    for name, times in Counter(names).items():
        if not name.strip():
            yield key, "something has no name"
        if times > 1:
            yield key, f"{name} stands {times} times"
