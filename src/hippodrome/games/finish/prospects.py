"""What would follow: how long a race will last, and what bets and horses would bring if it ended now.

Where horses are level, dice would decide: what they would bring is then a least and a most.
"""

from __future__ import annotations

from math import comb

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.games.finish import betting
from hippodrome.games.finish.codes import BET_LINES
from hippodrome.games.finish.race import AT_THE_LINE, HALF_WAY, Race
from hippodrome.games.finish.state import FALLEN, LANES, ROUNDS, WAITING, Programme

MOST_ROUNDS = 30
SIDES = 6


def lasts(added: list[int], runners: int, length: int) -> list[float]:
    """Per round, from the first, the probability that the race ends in it, falls left out (FI-20 to FI-25).

    `added` is what horse and jockey add, at round × 6 + lane. The "+" die is the same for all, so only the horse that would be
    in front without it matters.
    """
    lineups = _lineups(runners)
    ended: list[float] = []
    paces = [0] * LANES
    thrown: list[float] = [1.0]  # per sum of the dice so far its probability
    before = 0.0
    for number in range(MOST_ROUNDS):
        for lane in range(runners):
            paces[lane] += added[number % ROUNDS * LANES + lane]
        thrown = _one_more(thrown)
        by_now = 0.0
        for squares, likely in lineups:
            front = max([squares[lane] + paces[lane] for lane in range(runners)])
            by_now += likely * sum(thrown[max(0, length - front + 1) :])
        ended.append(by_now - before)
        before = by_now
        if before > 0.9999:
            break
    return ended


def _one_more(thrown: list[float]) -> list[float]:
    """The sums of one more die."""
    sums = [0.0] * (len(thrown) + SIDES)
    for total, likely in enumerate(thrown):
        for eyes in range(1, SIDES + 1):
            sums[total + eyes] += likely / SIDES
    return sums


_LINEUPS: dict[int, list[tuple[list[int], float]]] = {}


def _lineups(runners: int) -> list[tuple[list[int], float]]:
    """FI-20: where so many horses may stand when the race begins, with the probability of each line-up."""
    if runners not in _LINEUPS:
        found: list[tuple[list[int], float]] = []
        for called in range(2**runners):
            left = [lane for lane in range(runners) if not called >> lane & 1]
            likely = _called(runners, runners - len(left), LANES)
            dice = LANES - (runners - len(left))
            for second in range(2 ** len(left)):
                squares = [AT_THE_LINE] * runners
                for at, lane in enumerate(left):
                    squares[lane] = HALF_WAY if second >> at & 1 else WAITING
                again = _called(len(left), second.bit_count(), dice) if left else 1.0
                if likely * again > 0:
                    found.append((squares, likely * again))
        _LINEUPS[runners] = found
    return _LINEUPS[runners]


def _called(waiting: int, called: int, dice: int) -> float:
    """How likely it is that so many dice show, of the lanes that wait, just these."""
    ways = sum(
        [
            (-1) ** left_out * comb(called, left_out) * (SIDES - waiting + called - left_out) ** dice
            for left_out in range(called + 1)
        ]
    )
    return float(ways) / float(SIDES**dice)


class Return:
    """What a bet or a horse would bring, at least and at most, and between which places it would come in."""

    def __init__(self) -> None:
        self.best = 0
        self.worst = 0
        self.least = -1
        self.most = 0

    def could_be(self, amount: int) -> None:
        """Its place is decided one way or the other."""
        self.most = max(self.most, amount)
        self.least = amount if self.least < 0 else min(self.least, amount)


class Prospect:
    """What a seat would get if the race ended like this."""

    def __init__(self, bets: int, horses: int) -> None:
        self.levels: list[list[int]] = []
        """The lanes from the front, those on one square together."""
        self.bets = [Return() for _ in range(bets)]
        self.horses = [Return() for _ in range(horses)]
        self.total = Return()


def prospect(state: Programme, seat: i64, race: Race) -> Prospect:
    """FI-11 to FI-14, with the horse in front as the winner."""
    return _paid(state, seat, race, _levels(race))


def settled(state: Programme, seat: i64, race: Race, order: list[int]) -> Prospect:
    """The same once all places are decided."""
    return _paid(state, seat, race, [[lane] for lane in order])


def _paid(state: Programme, seat: i64, race: Race, levels: list[list[int]]) -> Prospect:
    lines = own_bets(state, seat)
    lanes = own_lanes(state, seat)
    found = Prospect(len(lines), len(lanes))
    found.levels = levels
    for order in _orders(levels, []):
        total = 0
        for at, (line, lane, stake) in enumerate(lines):
            amount = stake * betting.odds_of(state, race, order, line == 0, lane)
            found.bets[at].could_be(amount)
            total += amount
        for at, lane in enumerate(lanes):
            amount = betting.owner_gets(state, order, lane)
            found.horses[at].could_be(amount)
            total += amount
        found.total.could_be(total)
    for at, (_, lane, _) in enumerate(lines):
        found.bets[at].best, found.bets[at].worst = _ranks(levels, lane)
    for at, lane in enumerate(lanes):
        found.horses[at].best, found.horses[at].worst = _ranks(levels, lane)
    return found


def own_bets(state: Programme, seat: i64) -> list[tuple[int, int, int]]:
    """A seat's bets: which line of the form (0 is to win), lane (from 0) and stake."""
    found: list[tuple[int, int, int]] = []
    for line in range(BET_LINES):
        at = seat * betting.PER_SEAT + line * 2
        if state.bets[at]:
            found.append((line, int(state.bets[at]) - 1, int(state.bets[at + 1])))
    return found


def own_lanes(state: Programme, seat: i64) -> list[int]:
    """The lanes in which a seat's horses run."""
    return [lane for lane in range(state.sold) if state.owners[lane] == seat]


def _levels(race: Race) -> list[list[int]]:
    """The lanes from the front, those on one square together; fallen ones left out."""
    squares: vec[i64] = race.squares
    running = [lane for lane in range(race.runners) if squares[lane] != FALLEN]
    return [
        [lane for lane in running if squares[lane] == square]
        for square in sorted({int(squares[lane]) for lane in running}, reverse=True)
    ]


def _orders(levels: list[list[int]], podium: list[int]) -> list[list[int]]:
    """Every first three that dice could still bring (FI-26)."""
    if len(podium) == 3 or not levels:
        return [podium]
    found: list[list[int]] = []
    for lane in levels[0]:
        rest = [other for other in levels[0] if other != lane]
        found.extend(_orders([rest, *levels[1:]] if rest else levels[1:], [*podium, lane]))
    return found


def _ranks(levels: list[list[int]], lane: int) -> tuple[int, int]:
    """The best and the worst place that a lane can have; 0 for a horse that fell."""
    before = 0
    for level in levels:
        if lane in level:
            return before + 1, before + len(level)
        before += len(level)
    return 0, 0
