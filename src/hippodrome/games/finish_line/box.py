"""The box of Finish Line: what its TOML file holds, and what must be true of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

import msgspec

from hippodrome.core.box import GameBox, Section
from hippodrome.core.kinds import word
from hippodrome.games.finish_line import TITLE
from hippodrome.games.finish_line.actions import UsableFace
from hippodrome.games.finish_line.codes import RUNNERS
from hippodrome.games.finish_line.dice import BLANK, COLOUR_OF, COLOURS, FACES, IN_HAND, PHOTO_DICE
from hippodrome.games.finish_line.state import TILES

DICE = 27
MOST_ODDS = 100
MOST_CAPITAL = 10**6

FaceName = Literal["blank", UsableFace]
Side = Annotated[FaceName, word("face")]
Sides = tuple[Side, Side, Side, Side, Side, Side]
PerPlace = tuple[float, float, float, float, float, float, float]


class Tiles(Section, frozen=True):
    """The horses, numbered 1 to 24; some carry an F, some an S."""

    favourites: tuple[int, ...]
    sure_runners: tuple[int, ...]


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many dice of each colour."""

    white: int = 0
    red: int = 0
    yellow: int = 0
    green: int = 0
    black: int = 0

    def listed(self) -> list[int]:
        """In the order of the colours."""
        return [self.white, self.red, self.yellow, self.green, self.black]


class Dice(Section, frozen=True):
    all: Counts
    not_with_two: Counts
    """FL-10: set aside when two play."""


class DieFaces(Section, frozen=True):
    """The six sides of the dice of one colour."""

    sides: Sides


class Faces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    white: DieFaces
    red: DieFaces
    yellow: DieFaces
    green: DieFaces
    black: DieFaces

    def listed(self) -> list[DieFaces]:
        """In the order of the colours."""
        return [self.white, self.red, self.yellow, self.green, self.black]


class Course(Section, frozen=True):
    home_stretch: int
    """FL-13: yellow dice may be taken once so many dice, or fewer, are in the reserve."""


class Odds(Section, frozen=True):
    """By starting place, from the front."""

    ladder: tuple[int, int, int, int, int, int, int]


class Money(Section, frozen=True):
    capital: tuple[int, int, int]
    """FL-2: what everybody gets before each race."""
    step: int
    side_bet: int


class Simulation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The check of the reconstructed components, by starting place from the front."""

    how: str
    races: int
    sensible_races: int
    backed_races: int
    """Races at random; between good players; and those in which one backs a given place among them, for each place."""
    wins_at_random: PerPlace
    """The share of races that the horse there wins."""
    wins_played_well: PerPlace
    back_per_euro: PerPlace
    """What a player gets back for each euro if all of them are on that horse to win, and it is pushed."""


class Box(GameBox, frozen=True, kw_only=True):
    """Every component value, with its origin."""

    of: ClassVar[str] = TITLE.title
    tiles: Tiles
    dice: Dice
    faces: Faces
    course: Course
    odds: Odds
    money: Money
    simulation: Simulation | None = None

    def dice_for(self, seats: int) -> list[int]:
        """Per colour the dice of a race with so many seats."""
        if seats > 2:
            return self.dice.all.listed()
        return [count - aside for count, aside in zip(self.dice.all.listed(), self.dice.not_with_two.listed(), strict=True)]

    def face_numbers(self) -> list[list[int]]:
        """Per colour the six sides, as the rules number faces."""
        return [[FACES.index(side) for side in die.sides] for die in self.faces.listed()]

    def problems(self) -> Iterator[tuple[str, str]]:
        yield from _tile_problems(self.tiles)
        yield from _dice_problems(self)
        yield from _face_problems(self.faces)
        yield from _money_problems(self)


def _tile_problems(tiles: Tiles) -> Iterator[tuple[str, str]]:
    for key, numbers in (("favourites", tiles.favourites), ("sure_runners", tiles.sure_runners)):
        for number in numbers:
            if not 1 <= number <= TILES:
                yield f"tiles.{key}", f"there is no tile {number}; tiles are numbered 1 to {TILES}"
            if numbers.count(number) > 1:
                yield f"tiles.{key}", f"tile {number} stands there twice"
    for number in tiles.favourites:
        if number in tiles.sure_runners:
            yield "tiles.sure_runners", f"tile {number} is a favourite already; no tile carries both letters"


def _dice_problems(box: Box) -> Iterator[tuple[str, str]]:
    counts, aside = box.dice.all.listed(), box.dice.not_with_two.listed()
    for colour, count in zip(COLOURS, counts, strict=True):
        if count < 1:
            yield "dice.all", f"{count} {colour} dice; there is at least one of each colour"
    if sum(counts) != DICE:
        yield "dice.all", f"there are {DICE} dice, here are {sum(counts)}"
    if box.dice.all.white < 2 * PHOTO_DICE:
        yield "dice.all", f"{box.dice.all.white} white dice; a photo finish needs {2 * PHOTO_DICE}"
    if box.course.home_stretch < 1 or box.course.home_stretch < box.dice.all.yellow:
        reason = (
            f"with {box.dice.all.yellow} yellow dice, nothing else might be left before the last {box.course.home_stretch} dice"
        )
        yield "course.home_stretch", reason
    for colour, count, less in zip(COLOURS, counts, aside, strict=True):
        if not 0 <= less <= count:
            yield "dice.not_with_two", f"{less} of {count} {colour} dice cannot be set aside"
    left = [count - less for colour, count, less in zip(COLOURS, counts, aside, strict=True) if colour != "yellow"]
    if sum(left) < IN_HAND or sum(count > 0 for count in left) < 2:
        yield "dice.not_with_two", "two players could not take three dice of two colours"


def _face_problems(faces: Faces) -> Iterator[tuple[str, str]]:
    for colour, die in enumerate(faces.listed()):
        for side in die.sides:
            face = FACES.index(side)
            if face != BLANK and COLOUR_OF[face] != colour:
                yield (
                    f"faces.{COLOURS[colour]}.sides",
                    f"{side} is on {COLOURS[COLOUR_OF[face]]} dice, not on {COLOURS[colour]} ones",
                )
    if "horseshoe" not in faces.white.sides or "blank" not in faces.white.sides:
        yield "faces.white.sides", "a photo finish needs white dice with horseshoes and blanks"


def _money_problems(box: Box) -> Iterator[tuple[str, str]]:
    ladder, money = box.odds.ladder, box.money
    if list(ladder) != sorted(ladder) or not 1 <= ladder[0] <= ladder[RUNNERS - 1] <= MOST_ODDS:
        yield "odds.ladder", f"odds lie between 1 and {MOST_ODDS} and never fall from the front to the back"
    if money.step < 1:
        yield "money.step", f"{money.step} is no amount"
        return
    for race, capital in enumerate(money.capital, 1):
        if not money.step <= capital <= MOST_CAPITAL or capital % money.step:
            yield "money.capital", f"{capital} before race {race} is not a multiple of {money.step} up to {MOST_CAPITAL:,}"
    if not 0 <= money.side_bet <= MOST_CAPITAL:
        yield "money.side_bet", f"{money.side_bet} is no amount from 0 to {MOST_CAPITAL:,}"
