"""A second, slow implementation of a race and of its payments, written from the rule page alone.

It shares nothing with the engine: no module of the game is imported here. Horses are called by name. Which card comes
next is told from outside; here it is checked that this card could come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

MOST_DRAWS = 5


@dataclass
class Card:
    """`kind` is move, draw, withdraw, injure, shield, stride or money; `by` what the kind needs: squares, races, francs."""

    name: str
    kind: str
    by: int = 0
    times: int = 0
    deck: str = ""


@dataclass
class Horse:
    name: str
    age: int
    moves: Sequence[int]
    square: int = 0
    jockey: str = ""
    asset: str = ""
    fate: str = "running"
    injury: int = 0
    shields: int = 0
    strides: list[tuple[int, int]] = field(default_factory=list)
    """Per kept card the squares more, and for how many advances yet."""


class Pile:
    """A deck lying face down: the cards that may come, and those laid aside; kept ones are in neither."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.waiting = list(cards)
        self.aside: list[Card] = []
        self.reshuffled = 0

    def take(self, name: str) -> Card:
        """TC-14, TC-16"""
        if not self.waiting:
            self.waiting, self.aside = self.aside, []
            self.reshuffled += 1
        card = next(card for card in self.waiting if card.name == name)
        self.waiting.remove(card)
        self.aside.append(card)
        return card

    def is_spent(self) -> bool:
        """Every card is kept by somebody."""
        return not self.waiting and not self.aside


@dataclass
class Result:
    """How a race went."""

    announced: list[int] = field(default_factory=list)
    moves: list[tuple[str, int, int]] = field(default_factory=list)
    draws: list[tuple[str, str, str]] = field(default_factory=list)
    cancelled: list[tuple[str, str]] = field(default_factory=list)
    kept: list[tuple[str, str]] = field(default_factory=list)
    money: list[tuple[str, int]] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    cut: int = 0
    """How often a sixth draw in a row was due, and not made."""


class Race:
    """TC-14 to TC-20. `lanes` are the colours of the squares per age, from the first after the start line."""

    def __init__(
        self, lanes: Mapping[int, str], finish: Mapping[int, int], horses: Sequence[Horse], needed: int,
        piles: Mapping[str, Pile], next_card: Callable[[str], str],
    ) -> None:  # fmt: skip
        self.lanes = lanes
        self.finish = finish
        self.horses = horses
        self.needed = needed
        self.piles = piles
        self.next_card = next_card
        self.result = Result()

    def run(self) -> Result:
        move = 0
        while True:
            self.result.announced.append(move % 12 + 1)
            for horse in self.horses:
                if horse.fate == "running":
                    self.advance(horse, move % 12)
                if self.is_over():
                    return self.result
            move += 1

    def is_over(self) -> bool:
        """TC-20"""
        return len(self.result.order) >= self.needed or all(horse.fate != "running" for horse in self.horses)

    def advance(self, horse: Horse, move: int) -> None:
        """TC-15, then whatever the square asks for (TC-16)"""
        by = horse.moves[move] + sum(more for more, _ in horse.strides)
        horse.strides = [(more, times - 1) for more, times in horse.strides if times > 1]
        calls = self.go(horse, by)
        draws = 0
        while calls and draws < MOST_DRAWS and horse.fate == "running":
            draws += 1
            calls = self.draw(horse, calls[0]) + calls[1:]
        self.result.cut += bool(calls) and horse.fate == "running"

    def go(self, horse: Horse, by: int) -> list[str]:
        """Forward or back; the deck that the new square asks for, if any."""
        start = horse.square
        horse.square = max(0, start + by)
        if horse.square == start:
            return []
        self.result.moves.append((horse.name, start, horse.square))
        if horse.square >= self.finish[horse.age]:
            horse.fate = "finished"
            self.result.order.append(horse.name)
            return []
        colour = self.lanes[horse.age][horse.square - 1] if horse.square else "."
        return {".": [], "y": ["race"], "r": ["chance"]}[colour]

    def draw(self, horse: Horse, deck: str) -> list[str]:
        """The next card of a deck is done; the decks from which it makes the horse draw further ones."""
        pile = self.piles[deck]
        if pile.is_spent():
            return []
        card = pile.take(self.next_card(deck))
        self.result.draws.append((horse.name, deck, card.name))
        if deck == "race" and card.name == horse.asset:
            self.result.cancelled.append((horse.name, horse.jockey))
            return []
        if card.kind == "move":
            if card.by < 0 and horse.shields:
                horse.shields -= 1
                self.result.cancelled.append((horse.name, "shield"))
                return []
            return self.go(horse, card.by)
        if card.kind == "draw":
            return [card.deck] * card.times
        if card.kind == "withdraw":
            horse.fate = "withdrawn"
        elif card.kind == "injure":
            horse.injury = max(horse.injury, card.by)
        elif card.kind == "money":
            self.result.money.append((horse.name, card.by))
        else:
            pile.aside.remove(card)
            self.result.kept.append((horse.name, card.name))
            if card.kind == "shield":
                horse.shields += 1
            else:
                horse.strides.append((card.by, card.times))
        return []


# Money


def shares(order: Sequence[str], fees: Mapping[str, int]) -> dict[str, int]:
    """TC-11: per horse what its leader gets of the entry fees, which are given per horse."""
    pool = sum(fees.values())
    if not order:
        return dict(fees)
    if len(order) == 1:
        return {order[0]: pool}
    return {order[0]: pool * 75 // 100, order[1]: pool * 25 // 100}


def won(
    order: Sequence[str], runners: int, odds: Mapping[str, int], wins: Sequence[tuple[str, int]],
    pairs: Sequence[tuple[str, str, int]], first_prize: int,
) -> int:  # fmt: skip
    """TC-32 to TC-34: what a slip brings."""
    total = 0
    for horse, stake in wins:
        if order[:1] == [horse]:
            total += stake * odds[horse]
    for one, two, stake in pairs:
        named = [one, two]
        if named == order[:2] or (runners > 4 and named[::-1] == order[:2]):
            total += odds[one] * odds[two] * stake // 2
    return min(total, first_prize)


def premium(kind: str, first_prize: int, coming: Sequence[int]) -> int:
    """TC-41 to TC-44: `coming` are the first prizes of the later races for the age of the horse."""
    if kind == "race":
        return first_prize * 10 // 100
    cost = coming[0] * 10 // 100
    if kind == "two" and len(coming) > 1:
        cost += coming[1] * 5 // 100
    return cost


def benefit(kind: str, first_prize: int, coming: Sequence[int], withdrawn: bool, injury: int) -> int:
    """TC-41 to TC-43: what a contract pays."""
    if kind == "race":
        return first_prize if withdrawn else 0
    if not injury:
        return 0
    return sum(coming[: injury if kind == "two" else 1])
