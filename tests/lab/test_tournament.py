"""Bots against each other: wins are shared fairly, seats change, and the same seed gives the same games."""

from __future__ import annotations

import pytest

from hippodrome.core.errors import BadSetup
from hippodrome.games import load_game
from hippodrome.lab.tournament import play

GAME = load_game("triple-couronne")


def test_all_wins_add_up_to_one_and_are_repeated() -> None:
    first, again, other = (
        [standing[:3] for standing in play(GAME, "initiation", ["random", "random", "trainer"], 5, seed)] for seed in (1, 1, 2)
    )
    assert first == again != other
    assert sum(wins for _, wins, _ in first) == pytest.approx(1)
    assert [bot for bot, _, _ in first] == ["random", "random", "trainer"]


def test_everybody_moves_on_by_a_seat_after_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[tuple[int, int]] = []

    class Player:
        def __init__(self, number: int) -> None:
            self.number = number

        def choose(self, view: object) -> int:
            seats.append((self.number, view.seat))  # type: ignore[attr-defined]
            return GAME.read("enter none")

    players = iter((Player(0), Player(1)))
    monkeypatch.setattr("hippodrome.lab.tournament.make_bot", lambda *_: next(players))
    standings = play(GAME, "initiation", ["a", "b"], 2, 1)
    assert set(seats[:6]) == {(0, 0), (1, 1)} and set(seats[6:]) == {(0, 1), (1, 0)}
    assert [standing.wins for standing in standings] == [0.5, 0.5]
    assert [standing.total for standing in standings] == [2_000_000, 2_000_000]


def test_progress_is_told_after_every_game() -> None:
    heard: list[int] = []
    play(GAME, "initiation", ["random", "random"], 3, 1, progress=heard.append)
    assert heard == [1, 2, 3]


def test_options_and_bots_are_checked_as_at_any_table() -> None:
    with pytest.raises(BadSetup):
        play(GAME, "initiation", ["random", "random"], 1, 1, {"auction": True})
    with pytest.raises(BadSetup):
        play(GAME, "initiation", ["random", "nobody"], 1, 1)
