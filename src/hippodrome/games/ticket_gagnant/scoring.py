"""The end of a race: who is disqualified, the ranking, what a ticket is worth, how a pawn moves."""

from __future__ import annotations

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
    for row in range(state.course.rows - 1, -1, -1):
        group = [horse for horse in range(HORSES) if state.cells[horse] // LANES == row and horse not in out]
        if group:
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
        elif ranking.index(horse) == place:
            points[place] = table.exact[place]
        elif ranking.index(horse) < 3:
            points[place] = table.placed
        else:
            points[place] = table.lost
    return points[0], points[1], points[2]


def trio_bonus(table: Table, places: tuple[int, int, int], ranking: list[int]) -> int:
    """TG-54: all three in order, or the first three in any other order."""
    podium = ranking[:3]
    predicted = [places[0], places[1], places[2]]
    if predicted == podium:
        return table.trio_in_order
    if len(podium) == 3 and sorted(predicted) == sorted(podium):
        return table.trio
    return 0


def move_pawn(table: Table, pawn: int, points: int) -> tuple[int, int]:
    """TG-55: where the pawn stands after a race, and how many tokens it took (none or one)."""
    pawn = max(table.floor, pawn + points)
    if pawn > table.token:
        return pawn - table.token, 1
    return pawn, 0
