"""A second, slow implementation of the race, its payments and the auction, written from the rule page alone.

It shares nothing with the engine: no module of the game is imported here. Lanes count from 1, as on the board; dice are
given as a list that is used from its beginning.
"""

from __future__ import annotations

from dataclasses import dataclass, field


class Dice:
    """Dice written down beforehand; `used` says how many were taken."""

    def __init__(self, eyes: list[int]) -> None:
        self.eyes = eyes
        self.used = 0

    def one(self) -> int:
        self.used += 1
        return self.eyes[self.used - 1]


@dataclass
class Horse:
    """A horse in its lane, with what it and its jockey add in the six rounds."""

    lane: int
    numbers: list[int]
    cross: int
    square: int = -2
    fallen: bool = False


@dataclass
class Result:
    """How a race went."""

    order: list[int] = field(default_factory=list)
    squares: dict[int, int] = field(default_factory=dict)
    fallen: list[int] = field(default_factory=list)
    moves: list[tuple[int, int, int]] = field(default_factory=list)
    ties: list[tuple[list[int], list[int]]] = field(default_factory=list)
    rounds: int = 0
    starts: list[tuple[list[int], list[int]]] = field(default_factory=list)


def race(length: int, horses: list[Horse], dice: Dice) -> Result:
    """FI-20 to FI-27."""
    result = Result()
    start(horses, dice, result)
    winner = None
    while winner is None and not all(horse.fallen for horse in horses):
        result.rounds += 1
        winner = one_round(result.rounds, length, horses, dice, result)
    result.fallen = [horse.lane for horse in horses if horse.fallen]
    result.squares = {horse.lane: horse.square for horse in horses if not horse.fallen}
    if winner is not None:
        result.order = [winner.lane, *places(horses, winner, dice, result)]
    return result


def start(horses: list[Horse], dice: Dice, result: Result) -> None:
    """FI-20: two squares for the lanes shown, a die of each set aside; then one square for those shown by the rest."""
    shown = [dice.one() for _ in range(6)]
    left = list(shown)
    gone = []
    for horse in horses:
        if horse.lane in shown:
            horse.square += 2
            left.remove(horse.lane)
            gone.append(horse.lane)
    result.starts.append((shown, gone))
    waiting = [horse for horse in horses if horse.lane not in shown]
    if not waiting:
        return
    again = [dice.one() for _ in left]
    for horse in waiting:
        if horse.lane in again:
            horse.square += 1
    result.starts.append((again, [horse.lane for horse in waiting if horse.lane in again]))


def one_round(number: int, length: int, horses: list[Horse], dice: Dice, result: Result) -> Horse | None:
    """FI-21 to FI-25: the winner, if there is one."""
    first, plus = dice.one(), dice.one()
    for lane in [*range(first, 7), *range(1, first)]:
        for horse in horses:
            if horse.lane != lane or horse.fallen:
                continue
            before = horse.square
            horse.square = before + horse.numbers[(number - 1) % 6] + plus
            result.moves.append((lane, before, horse.square))
            if horse.square >= length + 1:
                return horse
            if horse.square == horse.cross:
                horse.fallen = True
    return None


def places(horses: list[Horse], winner: Horse, dice: Dice, result: Result) -> list[int]:
    """FI-25, FI-26: from second place on, square by square from the front."""
    others = [horse for horse in horses if horse is not winner and not horse.fallen]
    order: list[int] = []
    for square in sorted({horse.square for horse in others}, reverse=True):
        level = sorted(horse.lane for horse in others if horse.square == square)
        order += settle(level, 2 + len(order), dice, result)
    return order


def settle(lanes: list[int], place: int, dice: Dice, result: Result) -> list[int]:
    """FI-26: who of these lanes takes this place and the next ones."""
    if len(lanes) < 2 or place not in (2, 3):
        return lanes
    thrown = {lane: dice.one() for lane in lanes}
    result.ties.append((lanes, [thrown[lane] for lane in lanes]))
    order: list[int] = []
    for eyes in (6, 5, 4, 3, 2, 1):
        order += settle([lane for lane in lanes if thrown[lane] == eyes], place + len(order), dice, result)
    return order


Bets = tuple[tuple[int, int] | None, list[tuple[int, int]]]
"""A form: lane and stake to win, or none; lanes and stakes for a place."""

WIN = {1: 20, 2: 16, 3: 12, 4: 8, 5: 4}
PLACE = {1: 10, 2: 8, 3: 6, 4: 4, 5: 2}
"""Odds on the last square before the line, the second last …"""


def odds(table: dict[int, int], length: int, square: int) -> int:
    """FI-13."""
    return table.get(length + 1 - square, 0)


def won(length: int, result: Result, bets: Bets) -> int:
    """FI-11 to FI-13: what a form pays."""
    win, place = bets
    amount = 0
    if win is not None and result.order[:1] == [win[0]] and len(result.order) > 1:
        amount += win[1] * odds(WIN, length, result.squares[result.order[1]])
    for lane, stake in place:
        if lane in result.order[1:3]:
            amount += stake * odds(PLACE, length, result.squares[lane])
    return amount


def staked(bets: Bets) -> int:
    """FI-10: what a form costs."""
    win, place = bets
    return (win[1] if win else 0) + sum(stake for _, stake in place)


def owner_gets(result: Result, lane: int, price: int) -> int:
    """FI-14."""
    place = result.order.index(lane) if lane in result.order else 3
    return [4, 2, 1, 0][min(place, 3)] * price


def auction(opener: int, purses: list[int], maxima: list[int]) -> tuple[int | None, int]:
    """FI-3: who gets the horse, and for how much, if all seats have left a maximum (0: they pass)."""
    seats = len(purses)
    still_in = [True] * seats
    price, leader = 0, None
    seat = opener
    while any(still_in[other] for other in range(seats) if other != leader):
        if still_in[seat] and seat != leader:
            needed = 1000 if leader is None else price + 100
            if needed <= min(maxima[seat], purses[seat]):
                price, leader = needed, seat
            else:
                still_in[seat] = False
        seat = (seat + 1) % seats
    return leader, price
