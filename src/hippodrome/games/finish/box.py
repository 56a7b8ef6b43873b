"""The box of Finish: what its TOML file holds, and what must be true of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

import msgspec

from hippodrome.core.box import GameBox, Section, Words
from hippodrome.games.finish import TITLE
from hippodrome.games.finish.state import LANES

HORSES = 15
JOCKEYS = 12
MOST_NUMBER = 30

Numbers = tuple[int, int, int, int, int, int]


class HorseCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A horse and what it adds in each of the six rounds; its character in words."""

    name: str
    numbers: Numbers
    character: Words


class JockeyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A jockey and what he or she adds in each of the six rounds."""

    name: str
    numbers: Numbers


class Stable(Section, frozen=True):
    list: tuple[HorseCard, ...]


class Riders(Section, frozen=True):
    list: tuple[JockeyCard, ...]


class Track(Section, frozen=True):
    """Six equal lanes. Squares count from the start line, which is 0; one square per lane has a white cross."""

    length: int
    crosses: tuple[int, int, int, int, int, int]


class Odds(Section, frozen=True):
    """Along the last five squares, from the nearest to the finish to the farthest."""

    win: tuple[int, int, int, int, int]
    place: tuple[int, int, int, int, int]


class Money(Section, frozen=True):
    start: int
    least_bid: int
    step: int
    most_horses: int


class Simulation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The check of the reconstructed components: how it was run, and what came out."""

    how: str
    races: int
    ends_in_round: dict[str, float]
    """Share of races that end in each round, the last one and later together."""
    with_a_fall: float
    without_winner: float
    win_bets_pay_nothing: float
    decided_by_dice: float
    horse_wins: dict[str, float]
    """Share of its races that each horse wins; one in six is average."""
    jockey_wins: dict[str, float]


class Box(GameBox, frozen=True, kw_only=True):
    """Every component value, with its origin."""

    of: ClassVar[str] = TITLE.title
    horses: Stable
    jockeys: Riders
    track: Track
    odds: Odds
    money: Money
    simulation: Simulation | None = None

    def problems(self) -> Iterator[tuple[str, str]]:
        yield from _card_problems("horses", [(card.name, card.numbers) for card in self.horses.list], HORSES)
        yield from _card_problems("jockeys", [(card.name, card.numbers) for card in self.jockeys.list], JOCKEYS)
        yield from _track_problems(self)
        yield from _money_problems(self)


def _card_problems(what: str, cards: list[tuple[str, Numbers]], wanted: int) -> Iterator[tuple[str, str]]:
    if len(cards) != wanted:
        yield f"{what}.list", f"there are {wanted} {what[:-1]} cards, here are {len(cards)}"
    for name, times in Counter(name for name, _ in cards).items():
        if not name.strip():
            yield f"{what}.list", "a card has no name"
        if times > 1:
            yield f"{what}.list", f"{name} stands {times} times; every card has its own name"
    for name, numbers in cards:
        for round_number, number in enumerate(numbers, 1):
            if not 0 <= number <= MOST_NUMBER:
                yield f"{what}.list", f"{name} has {number} in round {round_number}; a number lies between 0 and {MOST_NUMBER}"


def _track_problems(box: Box) -> Iterator[tuple[str, str]]:
    track = box.track
    if not 20 <= track.length <= 200:
        yield "track.length", f"{track.length} squares; a lane has 20 to 200"
    for lane, cross in enumerate(track.crosses, 1):
        if not 1 <= cross <= track.length:
            yield "track.crosses", f"the cross of lane {lane} is on square {cross}; the lane has squares 1 to {track.length}"
    if len(set(track.crosses)) != LANES:
        yield "track.crosses", "the crosses lie at different distances"


def _money_problems(box: Box) -> Iterator[tuple[str, str]]:
    for kind, odds in (("win", box.odds.win), ("place", box.odds.place)):
        if any(value < 0 or value > 100 for value in odds) or list(odds) != sorted(odds, reverse=True):
            yield f"odds.{kind}", "odds lie between 0 and 100 and never grow with the distance from the finish"
    money = box.money
    if money.step < 1:
        yield "money.step", f"{money.step} is no amount"
    elif money.least_bid < money.step or money.least_bid % money.step:
        yield "money.least_bid", f"{money.least_bid} is not a multiple of {money.step}"
    elif money.start < 0 or money.start % money.step or money.start > 10**6:
        yield "money.start", f"{money.start} is not a multiple of {money.step} up to 1,000,000"
    if not 1 <= money.most_horses <= LANES:
        yield "money.most_horses", f"{money.most_horses} horses; a player buys 1 to {LANES} at most"
