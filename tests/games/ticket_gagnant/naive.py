"""A second opinion: the rules of play and scoring once more, slow and literal, straight from the rule page.

Nothing of the engine is used here: no board, no tables, no packed codes. A cell is (lane, row), both from 1; a play is
its text. Where the page says "forward", a row is added; where it says "may not stop on the river", that is asked.
The tests compare the engine with this on random positions (`test_oracle.py`) and on fixed ones (`move-counts.txt`).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

Cell = tuple[int, int]
LANES = 7
LETTERS = " abcdefg"
FORWARD, BACKWARD, LEFT, RIGHT = (0, 1), (0, -1), (-1, 0), (1, 0)


@dataclass(frozen=True)
class Track:
    """Rows 1 to `rows`; `hedges` are the rows just before the hedges in play; the river fills a row or is None."""

    rows: int
    hedges: tuple[int, ...] = ()
    river: int | None = None

    def has(self, cell: Cell) -> bool:
        lane, row = cell
        return 1 <= lane <= LANES and 1 <= row <= self.rows

    def is_river(self, cell: Cell) -> bool:
        return cell[1] == self.river

    def is_past_the_line(self, cell: Cell) -> bool:
        """The dashed line is the boundary before the last row."""
        return cell[1] == self.rows

    def is_back_over_something(self, start: Cell, end: Cell) -> bool:
        """Whether a hedge or the dashed line would be crossed backward."""
        line = self.rows - 1
        return any(start[1] > boundary >= end[1] for boundary in (*self.hedges, line))


def read_cell(name: str) -> Cell:
    return LETTERS.index(name[0]), int(name[1:])


def write_cell(cell: Cell) -> str:
    return f"{LETTERS[cell[0]]}{cell[1]}"


def legal_texts(track: Track, horses: dict[int, Cell], hand: list[str]) -> set[str]:
    """Every legal play of a hand; if there is none, every discard (TG-19)."""
    found: set[str] = set()
    for card in hand:
        found |= plays_of(track, horses, card)
    return found or {f"discard {card}" for card in hand}


def plays_of(track: Track, horses: dict[int, Cell], card: str) -> set[str]:
    """Every legal play of one card."""
    if card == "J":  # TG-14
        found = set()
        for horse, spaces in product(horses, (1, 2, 3)):
            for end in straight_ends(track, horses[horse], spaces):
                found |= outcomes(track, horses, card, horse, end)
        return found
    if "x" in card:  # TG-11
        horse, spaces = int(card[0]), int(card[2])
        found = set()
        for end in straight_ends(track, horses[horse], spaces):
            found |= outcomes(track, horses, card, horse, end)
        return found
    one, two = int(card[0]), int(card[2])  # TG-15
    found = set()
    for mover, fixed in ((one, two), (two, one)):
        for end in beside_ends(track, horses[mover], horses[fixed]):
            found |= outcomes(track, horses, card, mover, end)
    if are_adjacent(horses[one], horses[two]):  # TG-16
        found.add(f"play {card} stay")
    return found


def straight_ends(track: Track, start: Cell, spaces: int) -> set[Cell]:
    """TG-11, TG-12, TG-30, TG-40, TG-41: where a move of exactly so many spaces may end."""
    if track.is_past_the_line(start):
        directions = [LEFT, RIGHT]  # TG-30
    else:
        directions = [FORWARD, BACKWARD, LEFT, RIGHT]
    ends = {straight_end(track, start, direction, spaces) for direction in directions}
    return {end for end in ends if end is not None}


def straight_end(track: Track, start: Cell, direction: tuple[int, int], spaces: int) -> Cell | None:
    """Where it ends in one direction; None if that is illegal."""
    sideways, ahead = direction
    path = [(start[0] + sideways * step, start[1] + ahead * step) for step in range(spaces + 1)]
    on_track = [cell for cell in path if track.has(cell)]  # TG-12: the edge stops it
    allowed = [cell for cell in on_track if not track.is_back_over_something(start, cell)]  # TG-40: a hedge stops it
    end = allowed[-1]
    if track.is_river(end):  # TG-41: it stops on the last cell before the river
        end = allowed[-2]
    if end == start:
        # TG-12: a move of zero spaces is legal at the edge, and only there: hedge and river make it illegal (TG-40, TG-41).
        return start if on_track == [start] else None
    return end


def beside_ends(track: Track, mover: Cell, fixed: Cell) -> set[Cell]:
    """TG-15: the cells in front of, behind, left and right of the fixed horse that are offered to the mover."""
    four = {(fixed[0] + sideways, fixed[1] + ahead) for sideways, ahead in (FORWARD, BACKWARD, LEFT, RIGHT)}
    return {
        cell
        for cell in four
        if track.has(cell) and not track.is_river(cell) and not track.is_back_over_something(mover, cell) and cell != mover
    }


def are_adjacent(one: Cell, two: Cell) -> bool:
    """Side by side or one behind the other."""
    return abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1


def outcomes(track: Track, horses: dict[int, Cell], card: str, mover: int, end: Cell) -> set[str]:
    """TG-17, TG-18: the plays that take this horse there: one, or one per cell to which a horse may be pushed."""
    play = f"play {card} {mover}>{write_cell(end)}"
    others = {horse: cell for horse, cell in horses.items() if horse != mover}  # the mover's own cell counts as free
    if end not in others.values():
        return {play}
    around = {(end[0] + lane, end[1] + row) for lane, row in product((-1, 0, 1), repeat=2)} - {end}
    room = {
        cell
        for cell in around
        if track.has(cell)
        and cell not in others.values()
        and not track.is_river(cell)
        and not track.is_back_over_something(end, cell)
    }
    if track.is_past_the_line(end):  # TG-31
        room = {cell for cell in room if cell[1] == end[1]}
    return {f"{play}>{write_cell(cell)}" for cell in room}


def horses_after(horses: dict[int, Cell], play: str) -> dict[int, Cell]:
    """Where the horses stand after a legal play."""
    after = dict(horses)
    word, _, *move = play.split()
    if word == "discard" or move == ["stay"]:
        return after
    mover, end, *pushed_to = move[0].split(">")
    for horse, cell in horses.items():
        if pushed_to and cell == read_cell(end) and horse != int(mover):
            after[horse] = read_cell(pushed_to[0])
    after[int(mover)] = read_cell(end)
    return after


# The end of a race

Ticket = tuple[int | None, int | None, int | None]


def level_groups(horses: dict[int, Cell], out: set[int]) -> list[list[int]]:
    """TG-50: the finishers, furthest row first, level ones together."""
    rows = sorted({row for _, row in horses.values()}, reverse=True)
    groups = [[horse for horse in sorted(horses) if horses[horse][1] == row and horse not in out] for row in rows]
    return [group for group in groups if group]


def ticket_points(edition: str, ticket: Ticket, ranking: list[int], out: set[int]) -> tuple[list[int], int]:
    """TG-51 to TG-54: the points of each place, and the bonus."""
    place_of = {horse: place for place, horse in enumerate(ranking, 1)}
    if edition == "2024":
        place_of |= {horse: 7 for horse in out}  # TG-43, TG-44
    points = []
    for place, horse in enumerate(ticket, 1):
        if horse is None:
            points.append(0)
        elif horse not in place_of:
            points.append(-2)
        elif place_of[horse] == place:
            points.append({1: 7, 2: 5, 3: 4}[place])
        elif place_of[horse] <= 3:
            points.append(3)
        else:
            points.append(-1)
    if [place_of.get(horse or 0) for horse in ticket] == [1, 2, 3]:
        return points, 5
    if sorted(place_of.get(horse or 0, 9) for horse in ticket) == [1, 2, 3]:
        return points, 2
    return points, 0


def pawn_after(edition: str, pawn: int, points: int) -> tuple[int, int]:
    """TG-55: where the pawn stands then, and how many tokens it took."""
    space = pawn
    for _ in range(abs(points)):
        space += 1 if points > 0 else -1
        space = max(space, -8)
    token = {"2022": 50, "2024": 40}[edition]
    return (space - token, 1) if space > token else (space, 0)
