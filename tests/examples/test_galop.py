"""Galop, the example of docs/adding-a-game.md: a package of its own, and all that was written for it."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.examples.installing import SOURCES
from tests.server.playing import Person, Server, play_on

MOST_LINES = 250


def test_it_is_small_and_draws_nothing() -> None:
    files = [file for file in SOURCES.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files if file.suffix == ".py")
    assert lines <= MOST_LINES
    assert {file.suffix for file in files} == {".py", ".toml", ".ftl", ".md"}


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    tests = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, str(SOURCES / "tests")]
    done = subprocess.run(tests, env=os.environ | installed, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert "60 skipped" in done.stdout  # it has no money and no encoding, and says so


def test_without_it_nothing_of_it_is_there(tmp_path: Path) -> None:
    assert "galop" not in run(tmp_path, "games").stdout
    assert "there is no game galop" in run(tmp_path, "rules", "galop").stderr


def test_bots_play_it_against_each_other(installed: dict[str, str], tmp_path: Path) -> None:
    found = run(tmp_path, "lab", "tournament", "galop", "--bots", "random,random@1", "--deals", "20", **installed)
    assert found.returncode == 0 and "Galop" in found.stdout
    assert len(re.findall(r"\d%", found.stdout)) >= 4, "a share and an interval for each of two"


@pytest.mark.parametrize(("lang", "moves"), [("en", "goes on to square"), ("fr", "avance jusqu’à la case")])
def test_it_is_played_to_the_end_at_the_terminal(installed: dict[str, str], tmp_path: Path, lang: str, moves: str) -> None:
    path = tmp_path / "game.jsonl"
    table = ("play", "galop", "--seats", "2", "--option", "length=10", "--fast", "--save", str(path))
    found = run(tmp_path, *table, lang=lang, said=b"trot\n" * 20, **installed)
    assert found.returncode == 0 and moves in found.stdout and "Galop" in found.stdout
    assert run(tmp_path, "verify", str(path), **installed).returncode == 0
    assert moves in run(tmp_path, "replay", str(path), lang=lang, **installed).stdout


@pytest.mark.server
def test_it_is_on_the_shelf_is_played_to_the_end_and_its_record_is_verified(installed: dict[str, str], tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--take-back", "0", environment=installed) as server:
        ada = Person(server)
        [game] = [game for game in ada.get("/api/home")["games"] if game["title"] == "galop"]
        assert (game["name"], game["seats"], game["bots"]) == ("Galop", [2, 3, 4, 5, 6], ["random"])
        assert [(one["name"], one["default"], one["choices"]["1/2"][-1]) for one in game["options"]] == [("length", 25, 60)]
        plan = {"title": "galop", "options": {"length": 10}, "seats": [{"who": "me"}, {"who": "bot"}], "begin": True}
        table = ada.post("/api/tables", plan)
        play_on([ada.live(table)], random.Random(1), choose=lambda view, chance: {"do": "trot"})
        record = ada.web.get(f"/api/tables/{table['id']}/record").text
        assert record.count("\n") > 5
        ada.leave()
        path = tmp_path / "galop.jsonl"
        path.write_text(record, encoding="utf-8")
    assert run(tmp_path, "verify", str(path), **installed).returncode == 0
    told = run(tmp_path, "verify", str(path))
    assert told.returncode == 1 and "is a game of galop, which this version does not know" in told.stdout


@pytest.mark.server
def test_a_table_of_a_game_that_was_taken_away_waits_for_it_and_harms_nobody(installed: dict[str, str], tmp_path: Path) -> None:
    plan = {"title": "galop", "seats": [{"who": "me"}, {"who": "bot"}], "begin": True}
    with Server(tmp_path / "data", environment=installed) as server:
        ada = Person(server)
        table = ada.post("/api/tables", plan)
        server.environment.pop("PYTHONPATH")
        server.restart()
        ada.follow()
        assert ada.get("/api/home")["mine"] == []
        answer = ada.web.get(f"/api/tables/{table['id']}")
        assert answer.status_code == 410 and "there is no game 'galop'" in answer.json()["text"]
        server.environment |= installed
        server.restart()
        ada.follow()
        assert [one["title"] for one in ada.get("/api/home")["mine"]] == ["galop"]
        ada.leave()
