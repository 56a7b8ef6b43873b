"""The numbers of legal plays in `move-counts.txt`, by the engine and by `naive.py`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.games.ticket_gagnant import naive
from tests.games.ticket_gagnant.positions import DISCIPLINES, HORSES, position, texts
from tests.games.ticket_gagnant.random_positions import naive_horses, naive_track

FILE = Path(__file__).with_name("move-counts.txt")


class Line(NamedTuple):
    """One position of the file."""

    edition: str
    discipline: str
    river: str | None
    horses: dict[int, str]
    hand: list[str]
    plays: int


def read_lines() -> list[Line]:
    lines = []
    for text in FILE.read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            edition, discipline, river, *cells, hand, plays = text.split()
            horses = dict(zip(HORSES, cells, strict=True))
            where = None if river == "-" else river.replace("-", " ")
            lines.append(Line(edition, discipline, where, horses, hand.split(","), int(plays)))
    return lines


LINES = read_lines()
IDS = [f"{line.edition}-{line.discipline}-{','.join(line.hand)}-{line.plays}" for line in LINES]


@pytest.mark.parametrize("line", LINES, ids=IDS)
def test_the_engine_lists_as_many_plays_as_are_written_down(line: Line) -> None:
    state = position(line.edition, line.discipline, line.river, line.horses, hands=[line.hand, []])
    assert len(texts(state)) == line.plays


@pytest.mark.parametrize("line", LINES, ids=IDS)
def test_the_rule_page_allows_as_many_plays_as_are_written_down(line: Line) -> None:
    track = naive_track(line.edition, line.discipline, line.river)
    assert len(naive.legal_texts(track, naive_horses(line.horses), line.hand)) == line.plays


def test_the_file_covers_every_discipline_and_river_place_in_both_editions() -> None:
    assert len(LINES) >= 12
    assert {line.discipline for line in LINES} == set(DISCIPLINES)
    assert {line.river for line in LINES} == {None, "1 before", "1 after", "2 before", "2 after"}
    assert {line.edition for line in LINES} == {"2022", "2024"}
