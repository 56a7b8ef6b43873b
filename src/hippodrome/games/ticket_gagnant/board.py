"""The track: where a horse can get to, worked out once per course and kept in tables.

Cells are numbered row by row from the row behind which nothing lies; a row has seven lanes, lane 0 along
the inside rail, to the left of the riders. Hedges and the dashed line are one-way, so every row belongs
to a *zone*, which grows by one at each of them: no horse ever gets to a lower zone than its own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.vectors import packed

LANES: Final = 7
EMPTY: Final = -1
"""Where no horse stands."""
FORWARD, BACKWARD, LEFT, RIGHT = range(4)
AHEAD = (1, -1, 0, 0)
ASIDE = (0, 0, -1, 1)


class Board:
    """The joined boards: their size, start row, hedge marks and, on the harness side, hoofprints. Rows count from 0."""

    def __init__(self, rows: int, start_row: int, marks: list[int], hoofprints: list[int]) -> None:
        self.rows = rows
        self.start_row = start_row
        self.marks = marks
        """Per mark the row just before it: a hedge there stands between rows m and m + 1."""
        self.hoofprints: list[bool] = [cell in hoofprints for cell in range(rows * LANES)]
        self._courses: dict[tuple[int, int], Course] = {}

    def course(self, hedges: int, river_row: int) -> Course:
        """The course with these marks hedged (bit 0 and bit 1) and the river on that row (−1: none)."""
        key = (hedges, river_row)
        found = self._courses.get(key)
        if found is None:
            hedged = [mark for index, mark in enumerate(self.marks) if hedges >> index & 1]
            found = self._courses[key] = Course(self.rows, hedged, river_row)
        return found

    def river_row(self, place: int) -> int:
        """The row of a river place: 0 and 1 before and after the first mark, 2 and 3 the second."""
        return self.marks[place >> 1] + (place & 1)


class Course:
    """Tables for one arrangement of hedges and river: everything about movement that no horse changes."""

    def __init__(self, rows: int, hedged: list[int], river_row: int) -> None:
        self.rows = rows
        self.last_row: i64 = rows - 1
        self.hedged = hedged
        self.river_row = river_row
        line = rows - 2  # TG-30: the dashed line lies before the last row
        one_way = [*hedged, line]
        cells = range(rows * LANES)
        self.zone: vec[i64] = vec[i64]([sum([cell // LANES > row for row in one_way]) for cell in cells])
        reach: list[list[int]] = []
        beside: list[list[int]] = []
        around: list[list[int]] = []
        for cell in cells:
            by_spaces = [self._ends(cell, spaces) for spaces in (1, 2, 3)]
            reach.append(_each_once([*by_spaces[0], *by_spaces[1], *by_spaces[2]]))
            reach.extend(by_spaces)
            beside.append([near for near in self._near(cell, AHEAD, ASIDE) if not self.is_river(near)])
            # TG-17, TG-18, TG-31: neighbours that no edge, river, hedge or line keeps out of reach
            all_around = self._near(cell, (1, 1, 1, 0, 0, -1, -1, -1), (-1, 0, 1, -1, 1, -1, 0, 1))
            around.append([near for near in all_around if not self.is_river(near) and self.zone[near] >= self.zone[cell]])
        self.reach: vec[vec[i64]] = packed(reach)
        """At cell × 4 + n, n = 1 … 3: the cells where a move of n spaces can end; at n = 0, those of a joker."""
        self.beside: vec[vec[i64]] = packed(beside)
        """Per cell the cells in front, behind, left and right where a double card may put a horse."""
        self.around: vec[vec[i64]] = packed(around)
        """Per cell the neighbours to which a horse standing there may be pushed, if they are free."""
        self.empty: vec[i64] = vec[i64]([EMPTY] * (rows * LANES))
        """Per cell nobody, to be copied before the horses line up."""
        self.cut: dict[int, list[tuple[int, int]]] = {}
        """As `reach`, but where no move is left at all, and why (prospects.py); worked out when asked for."""

    def is_river(self, cell: int) -> bool:
        """Whether the river fills this cell."""
        return cell // LANES == self.river_row

    def walk(self, cell: int, direction: int, spaces: int) -> int:
        """Where a straight move ends; −1 if it is illegal."""
        row, lane = divmod(cell, LANES)
        if row == self.last_row and AHEAD[direction]:
            return -1  # TG-30: past the line only sideways
        moved = 0
        at_edge = False
        while moved < spaces:
            next_row, next_lane = row + AHEAD[direction], lane + ASIDE[direction]
            if not (0 <= next_row < self.rows and 0 <= next_lane < LANES):
                at_edge = True  # TG-12: the edge stops it
                break
            if self.zone[next_row * LANES] < self.zone[row * LANES]:
                break  # TG-40: the hedge stops it
            row, lane = next_row, next_lane
            moved += 1
        if row == self.river_row:  # TG-41: it stops before the river
            row -= AHEAD[direction]
            moved -= 1
        if moved == 0 and not at_edge:
            return -1  # TG-40, TG-41: cut to nothing
        return row * LANES + lane

    def _ends(self, cell: int, spaces: int) -> list[int]:
        ends = [self.walk(cell, direction, spaces) for direction in range(4)]
        return _each_once([end for end in ends if end >= 0])

    def _near(self, cell: int, ahead: tuple[int, ...], aside: tuple[int, ...]) -> list[int]:
        row, lane = divmod(cell, LANES)
        return [
            (row + ahead[k]) * LANES + lane + aside[k]
            for k in range(len(ahead))
            if 0 <= row + ahead[k] < self.rows and 0 <= lane + aside[k] < LANES
        ]


def _each_once(cells: list[int]) -> list[int]:
    """Choices that end alike are one (TG-15)."""
    return list(dict.fromkeys(cells))
