"""Random positions for the comparison with `naive.py`: crowded, and near whatever makes a difference."""

from __future__ import annotations

import os
from random import Random

from hippodrome.games.ticket_gagnant.state import Meeting
from tests.games.ticket_gagnant import naive
from tests.games.ticket_gagnant.positions import BOX, DISCIPLINES, HORSES, LANES, RIVERS, position, view

SCALE = int(os.environ.get("HIPPODROME_RANDOM_SCALE", "1"))
"""Multiplies the number of random positions: 1 for every day, more for a night."""

DECK = list(BOX.deck.cards)
COURSES: list[tuple[str, str, str | None]] = [
    (edition, kind, None) for edition in ("2022", "2024") for kind in DISCIPLINES if kind != "steeplechase"
]
COURSES += [(edition, "steeplechase", river) for edition in ("2022", "2024") for river in RIVERS]
INTERESTING_ROWS = (2, 7, 8, 13, 14, 18, 19)


def river_row(river: str | None) -> int | None:
    """TG-42 on the test box, whose marks lie after rows 7 and 13."""
    return None if river is None else {"1 before": 7, "1 after": 8, "2 before": 13, "2 after": 14}[river]


def hedges_in_play(edition: str, kind: str, river: str | None) -> tuple[int, ...]:
    """TG-40, TG-41: both hedges, but in a steeplechase of 2024 only the one beside the river."""
    if kind == "hurdles" or (kind == "steeplechase" and edition == "2022"):
        return (7, 13)
    if kind == "steeplechase" and river is not None:
        return (7,) if river.startswith("1") else (13,)
    return ()


def naive_track(edition: str, kind: str, river: str | None) -> naive.Track:
    """The track of a course as `naive.py` sees it."""
    return naive.Track(19, hedges_in_play(edition, kind, river), river_row(river))


def random_horses(random: Random, river: int | None) -> dict[int, str]:
    """Seven horses, mostly close together around a row that matters."""
    middle = random.choice(INTERESTING_ROWS)
    spread = random.choice((1, 1, 2, 3, 18))
    lanes = random.choice((LANES, LANES, LANES[:4], LANES[3:]))
    rows = [row for row in range(max(1, middle - spread), min(19, middle + spread) + 1) if row != river]
    cells = [f"{lane}{row}" for lane in lanes for row in rows]
    if len(cells) < 7:
        cells = [f"{lane}{row}" for lane in LANES for row in rows]
    return dict(zip(HORSES, random.sample(cells, 7), strict=True))


def random_position(random: Random, cards: int = 3) -> tuple[Meeting, naive.Track, dict[int, naive.Cell], list[str]]:
    """A position of the engine, and the same as `naive.py` sees it: track, horses and the hand of seat 0."""
    edition, kind, river = random.choice(COURSES)
    horses = random_horses(random, river_row(river))
    hand = random.sample(DECK, random.randint(1, cards))
    spare = next(card for card in DECK if card not in hand)
    state = position(edition, kind, river, horses, hands=[hand, [spare]])
    return state, naive_track(edition, kind, river), naive_horses(horses), hand


def naive_horses(horses: dict[int, str]) -> dict[int, naive.Cell]:
    return {horse: naive.read_cell(name) for horse, name in horses.items()}


def horses_seen(state: Meeting) -> dict[int, naive.Cell]:
    """Where the horses stand, as everybody sees it."""
    return {horse: naive.read_cell(name) for horse, name in enumerate(view(state).horses, 1)}
