"""Recorded games: whole games that must replay to the byte, compiled and uncompiled, today and after every change."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.core.record import read_header, replay
from hippodrome.games import load_game, own_titles

RECORDED = Path(__file__).parent / "recorded"
FILES = sorted(RECORDED.glob("*/*.jsonl"))


@pytest.mark.parametrize("title", own_titles())
def test_every_registered_game_has_recorded_games_of_every_edition_and_number_of_seats(title: str) -> None:
    game = load_game(title)
    headers = [read_header(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name == title]
    played = {(header.setup.edition, header.setup.seats) for header in headers}
    assert played == {(edition, seats) for edition in game.editions() for seats in game.seat_counts()}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_replays_to_the_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = load_game(path.parent.name)
    table = list(replay(game, text))[-1]
    assert table.text() == text
    assert game.outcome(table.state) is not None
