"""Recorded games for the tests of the command line."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from hippodrome.bots.at_random import AtRandom
from hippodrome.cli import main
from hippodrome.core.chance import FastChance
from hippodrome.core.record import Match, is_over, new_match
from hippodrome.core.wire import Setup
from hippodrome.games import load_game

SEED = "5e" * 32
Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    """Runs a command line in this process: exit code, output, errors."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HIPPODROME_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str, said: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(said))
        code = main(arguments)
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


def played(edition: str = "2024", seats: int = 2, actions: int | None = None, **options: bool | int) -> Match:
    """A game between bots, to the end or so many actions long."""
    game = load_game("ticket-gagnant")
    players = ("Anna", *["bot:random"] * (seats - 1))
    table = new_match(
        game, Setup(title="ticket-gagnant", edition=edition, seats=seats, options=options), players, SEED, ("ab",) * seats
    )
    chance = FastChance(7)
    bot = AtRandom(game, chance)
    while not is_over(table) and (actions is None or len(table.lines) <= actions):
        seat = game.to_act(table.state)[0]
        table.act(seat, bot.choose(table.view(seat)))
    return table


@pytest.fixture(scope="session")
def finished() -> Match:
    """A game that is over."""
    return played()


@pytest.fixture
def record(finished: Match, tmp_path: Path) -> Path:
    """Its record in a file."""
    path = tmp_path / "game.jsonl"
    path.write_text(finished.text(), encoding="utf-8")
    return path
