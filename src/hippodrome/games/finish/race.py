"""The race: no decisions, only dice. From the start to the ranking."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.core.log import Log
from hippodrome.games.finish import events
from hippodrome.games.finish.state import FALLEN, LANES, NONE, ROUNDS, WAITING, Programme

AT_THE_LINE: Final = 0
HALF_WAY: Final = -1
LAST_PAID: Final = 3


class Race:
    """Where the horses of a race stand. Lanes from 0; lanes beyond the last runner are empty."""

    __slots__ = ("runners", "length", "paces", "crosses", "orders", "squares", "winner")

    def __init__(self, state: Programme) -> None:
        self.runners: i64 = state.sold
        self.length: i64 = state.table.length
        self.crosses = state.table.crosses
        self.paces = state.paces
        self.orders = state.table.orders
        self.squares: vec[i64] = state.table.lined_up[state.sold][:]
        self.winner: i64 = NONE

    def run(self, chance: Chance, log: Log | None) -> None:
        """From the waiting squares until a horse is across the line, or none is left."""
        self.start(chance, log)
        number: i64 = 0
        left: i64 = self.runners
        while left > 0:
            left -= self.round(number, chance, log)
            if self.winner != NONE:
                return
            number += 1

    def start(self, chance: Chance, log: Log | None) -> None:
        """FI-20: six dice, and once more those that brought nobody to the line."""
        dice: i64 = LANES
        thrown: i64 = chance.dice(dice)
        moved = self._called(thrown, dice, AT_THE_LINE, log)
        if moved < self.runners:
            dice -= moved
            self._called(chance.dice(dice), dice, HALF_WAY, log)

    def _called(self, thrown: i64, dice: i64, to: i64, log: Log | None) -> i64:
        """Move the waiting horses whose lane is shown; how many."""
        moved: i64 = 0
        lanes: list[int] = []
        eyes: list[int] = []
        for _ in range(dice):
            lane: i64 = thrown % 6
            thrown = thrown // 6
            if log is not None:
                eyes.append(lane + 1)
            if self.squares[lane] == WAITING:
                self.squares[lane] = to
                moved += 1
                if log is not None:
                    lanes.append(lane + 1)
        if log is not None:
            log.tell(events.StartRolled(tuple(eyes), tuple(sorted(lanes)), to))
        return moved

    def round(self, number: i64, chance: Chance, log: Log | None) -> i64:
        """FI-21 to FI-25: every horse moves once, unless one crosses the line first. The number of falls."""
        thrown: i64 = chance.dice(2)
        first: i64 = thrown % 6
        plus: i64 = thrown // 6 + 1
        if log is not None:
            log.tell(events.RoundRolled(number + 1, first + 1, plus))
        paces = self.paces
        squares = self.squares
        length = self.length
        crosses = self.crosses
        at: i64 = (number % ROUNDS) * LANES  # FI-23
        falls: i64 = 0
        for lane in self.orders[first]:
            start: i64 = squares[lane]
            if start == FALLEN:
                continue
            end: i64 = start + paces[at + lane] + plus
            squares[lane] = end
            if log is not None:
                log.tell(events.HorseMoved(lane + 1, start, end))
            if end > length:  # FI-25
                self.winner = lane
                if log is not None:
                    log.tell(events.FinishCrossed(lane + 1))
                return falls
            if end == crosses[lane]:  # FI-24
                squares[lane] = FALLEN
                falls += 1
                if log is not None:
                    log.tell(events.HorseFell(lane + 1, end))
        return falls

    def ranking(self, chance: Chance, log: Log | None) -> list[int]:
        """FI-25, FI-26: the winner, then the others from the front; dice where a paid place is at stake."""
        if self.winner == NONE:
            return []  # FI-27
        order: list[int] = [self.winner]
        behind: list[int] = [lane for lane in range(self.runners) if lane != self.winner and self.squares[lane] != FALLEN]
        behind.sort(key=lambda lane: -self.squares[lane])  # lanes that are level stay in ascending order
        at = 0
        while at < len(behind):
            end = at + 1
            while end < len(behind) and self.squares[behind[end]] == self.squares[behind[at]]:
                end += 1
            order.extend(_rolled(behind[at:end], at + 2, chance, log))
            at = end
        return order


def _rolled(level: list[int], place: int, chance: Chance, log: Log | None) -> list[int]:
    """FI-26: level horses from this place on. A die for each, the higher is placed better; only equals roll again,
    and only where the second or third place is at stake."""
    if len(level) == 1 or place > LAST_PAID:
        return level
    dice = [chance.die(6) for _ in level]
    if log is not None:
        log.tell(events.TieRolled(tuple([lane + 1 for lane in level]), tuple([int(die) for die in dice])))
    order: list[int] = []
    for eyes in range(6, 0, -1):
        equal = [level[at] for at in range(len(level)) if dice[at] == eyes]
        if equal:
            order.extend(_rolled(equal, place + len(order), chance, log))
    return order
