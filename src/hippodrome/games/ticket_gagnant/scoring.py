"""The end of a race: who is disqualified, the ranking, what a ticket is worth, how a pawn moves."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.games.ticket_gagnant.board import LANES
from hippodrome.games.ticket_gagnant.cards import HORSES
from hippodrome.games.ticket_gagnant.state import HARNESS, Meeting, Table


def gallopers(state: Meeting) -> list[int]:
    """TG-43: the horses on hoofprints at the end of a harness race, by number."""
    if state.discipline != HARNESS:
        return []
    return [horse for horse in range(HORSES) if state.table.board.hoofprints[state.cells[horse]]]


def level_groups(state: Meeting, out: list[int]) -> list[list[int]]:
    """TG-50: the horses that finish, front to back, those on one row together and by number."""
    groups: list[list[int]] = []
    running: i64 = 2**HORSES - 1
    for horse in out:
        running &= ~(2**horse)
    while running:
        front: i64 = -1
        for runner in range(HORSES):
            if running >> runner & 1 and state.cells[runner] // LANES > front:
                front = state.cells[runner] // LANES
        group: list[int] = []
        for runner in range(HORSES):
            if running >> runner & 1 and state.cells[runner] // LANES == front:
                group.append(runner)
                running &= ~(2**runner)
        groups.append(group)
    return groups


def photo_finish(level: list[int], chance: Chance) -> list[int]:
    """TG-50: the cards of level horses drawn one by one; the first drawn is best placed."""
    cards = level[:]
    order: list[int] = []
    while len(cards) > 1:
        order.append(cards.pop(chance.below(len(cards))))
    return order + cards


def ticket_points(table: Table, places: tuple[int, int, int], ranking: list[int], out: list[int]) -> tuple[int, int, int]:
    """TG-51 to TG-53: points per place of a ticket. Places and ranking hold horses from 0, −1 for none."""
    points = [0, 0, 0]
    for place in range(3):
        horse = places[place]
        if horse < 0:
            continue
        if horse in out:
            points[place] = table.disqualified if table.edition == 2022 else table.lost  # TG-43
            continue
        rank = ranking.index(horse)
        if rank == place:
            points[place] = table.exact[place]
        else:
            points[place] = table.placed if rank < 3 else table.lost
    return points[0], points[1], points[2]


def trio_bonus(table: Table, places: tuple[int, int, int], ranking: list[int]) -> int:
    """TG-54: all three in order, or the first three in any other order."""
    if len(ranking) < 3:
        return 0
    first, second, third = places
    if first == ranking[0] and second == ranking[1] and third == ranking[2]:
        return table.trio_in_order
    podium = ranking[:3]
    return table.trio if first in podium and second in podium and third in podium else 0  # no horse is on a ticket twice


def move_pawn(table: Table, pawn: int, points: int) -> tuple[int, int]:
    """TG-55: where the pawn stands after a race, and how many tokens it took (none or one)."""
    pawn = max(table.floor, pawn + points)
    if pawn > table.token:
        return pawn - table.token, 1
    return pawn, 0
