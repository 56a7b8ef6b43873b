"""A second implementation of the line of tiles, written from the rule page: places as lists of horses, the lead last.

A place holds one horse, or two in a dead heat: the lower one first. Slow and plain on purpose.
"""

from __future__ import annotations

from itertools import permutations

Line = list[list[int]]
"""From the back to the front."""


def make(front_first: list[int], level: bool) -> Line:
    places = [[horse] for horse in front_first]
    if level:
        places[0:2] = [[front_first[0], front_first[1]]]
    return places[::-1]


def flat(line: Line) -> tuple[tuple[int, ...], bool]:
    """The horses from the front, and whether the first two are level."""
    return tuple(horse for place in line[::-1] for horse in place), bool(line) and len(line[-1]) == 2


def where(line: Line, horse: int) -> int:
    return next(at for at, place in enumerate(line) if horse in place)


def without(line: Line, horse: int) -> Line:
    return [left for place in line if (left := [other for other in place if other != horse])]


def up(line: Line, horse: int) -> Line:
    """FL-21, FL-32, FL-33"""
    at = where(line, horse)
    if len(line[at]) == 2:
        return [*without(line, horse), [horse]]
    if at == len(line) - 1:
        return line
    rest = without(line, horse)
    ahead = rest[at]
    if len(ahead) == 2:
        lower, upper = ahead
        return [*rest[:at], [upper], [lower], [horse]]
    return [*rest[: at + 1], [horse], *rest[at + 1 :]]


def back(line: Line, horse: int) -> Line | None:
    """FL-34: None if it may not."""
    at = where(line, horse)
    if at < 2:
        return None
    rest = without(line, horse)
    return [*rest[: at - 2], [horse], *rest[at - 2 :]]


def helmet(line: Line, horse: int) -> Line | None:
    """FL-30, without its condition on letters and dice."""
    at = where(line, horse)
    if at == len(line) - 1:
        return None
    moved = up(line, horse)
    return moved if at == len(line) - 2 else up(moved, horse)


def interferences(line: Line) -> dict[tuple[int, ...], Line]:
    """FL-31: every order of every three neighbours, given from the front."""
    found: dict[tuple[int, ...], Line] = {}
    for size in (2, 3):
        for at in range(len(line) - size + 1):
            taken = [horse for place in line[at : at + size] for horse in place]
            if len(taken) == 3:
                for order in permutations(taken):
                    found[order[::-1]] = [*line[:at], *([horse] for horse in order), *line[at + size :]]
    return found


def horseshoe(line: Line, horse: int, waiting: bool, favourite: bool) -> tuple[Line, bool]:
    """FL-20: the line, and whether a horseshoe waits on the tile then."""
    alone = line[-1] == [horse]
    if waiting:
        return (line if alone else up(line, horse)), False
    if favourite and not alone:
        return up(line, horse), False
    return line, True
