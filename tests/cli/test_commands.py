"""The command line itself: language, help, errors in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hippodrome.cli.language import language
from tests.cli.conftest import Command
from tests.cli.terminal import run


@pytest.mark.parametrize(
    ("asked", "environment", "expected"),
    [
        (None, {}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "fr_CH", "LANG": "en_GB"}, "fr"),
        (None, {"HIPPODROME_LANG": "fr", "LC_ALL": "en_US"}, "fr"),
        (None, {"HIPPODROME_LANG": "xx", "LC_ALL": "fr_FR"}, "fr"),
        ("en", {"HIPPODROME_LANG": "fr"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_that_of_the_surroundings(
    asked: str | None, environment: dict[str, str], expected: str
) -> None:
    assert language(asked, environment) == expected


def test_the_version_says_how_the_rules_run(command: Command) -> None:
    code, said, _ = command("--version")
    assert code == 0
    assert "Hippodrome 0." in said and "compiled" in said


@pytest.mark.parametrize(("lang", "notice"), [("en", "Unofficial"), ("fr", "non officielles")])
def test_the_games_are_listed_with_their_authors_and_origin(command: Command, lang: str, notice: str) -> None:
    code, said, _ = command("games", "--lang", lang)
    assert code == 0
    for expected in ("ticket-gagnant", "2–6", "2022, 2024", "Bouvier", notice):
        assert expected in said


@pytest.mark.parametrize(("lang", "expected"), [("en", "Movement"), ("fr", "Les déplacements")])
def test_the_rules_can_be_read_in_both_languages(command: Command, lang: str, expected: str) -> None:
    code, said, _ = command("rules", "ticket-gagnant", "--lang", lang)
    assert code == 0
    assert expected in said and "TG-56" in said


@pytest.mark.parametrize(
    "path", [(), ("play",), ("replay",), ("verify",), ("box",), ("box", "copy"), ("lab", "tournament"), ("rules",)]
)
def test_help_is_in_the_readers_language(command: Command, monkeypatch: pytest.MonkeyPatch, path: tuple[str, ...]) -> None:
    code, english, _ = command(*path, "--help")
    assert code == 0
    monkeypatch.setenv("HIPPODROME_LANG", "fr")
    code, french, _ = command(*path, "--help")
    assert code == 0
    assert english != french


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("play",), "ticket-gagnant"),
        (("play", "whist"), "there is no game whist"),
        (("play", "ticket-gagnant", "--seats", "7"), "TG-1: 7 seats"),
        (("play", "ticket-gagnant", "--people", "1", "--seats", "1"), "TG-1: 1 seats"),
        (("play", "ticket-gagnant", "--edition", "1999"), "no edition 1999"),
        (("play", "ticket-gagnant", "--races", "5"), "TG-1: races: 5"),
        (("play", "ticket-gagnant", "--edition", "2024", "--hidden-predictions"), "TG-6"),
        (("play", "ticket-gagnant", "--first-player", "5"), "numbered 1 to 4"),
        (("play", "ticket-gagnant", "--first-player", "0"), "numbered 1 to 4"),
        (("play", "ticket-gagnant", "--bots", "genius"), "own-horses, random"),
        (("play", "ticket-gagnant", "--bots", "random,,random"), "own-horses, random"),
        (("play", "ticket-gagnant", "--seats", "2", "--bots", "random,random"), "1 people and 2 bots for 2 seats"),
        (("play", "ticket-gagnant", "--people", "1", "--name", "A", "--name", "B"), "2 names for 1 people"),
        (("play", "ticket-gagnant", "--name", "A", "--name", "A"), "two people are called A"),
        (("play", "ticket-gagnant", "--name", "bot:random"), "cannot be a name"),
        (("play", "ticket-gagnant", "--name", "x" * 21), "cannot be a name"),
        (("play", "ticket-gagnant", "--name", "a\x1b[31m"), "cannot be a name"),
        (("play", "ticket-gagnant", "--seed", "abc"), "64 hexadecimal digits"),
        (("rules", "whist"), "there is no game whist"),
        (("box", "show", "whist"), "there is no game whist"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_in_one_line(
    command: Command, arguments: tuple[str, ...], expected: str
) -> None:
    code, _, error = command(*arguments)
    assert code == 2
    assert expected in error
    assert len(error.strip().splitlines()) == 1
    assert "\x1b[31m" not in error


def test_bots_fill_the_seats_that_nobody_takes(tmp_path: Path) -> None:
    expected = {
        (): 4,
        ("--seats", "6"): 6,
        ("--people", "5"): 5,
        ("--bots", "random"): 2,
        ("--bots", "random,apprentice", "--seats", "5"): 5,
    }
    for at, (options, seats) in enumerate(expected.items()):
        path = tmp_path / f"{at}.jsonl"
        run(tmp_path, "play", "ticket-gagnant", "--seed", "5e" * 32, "--save", str(path), *options)
        players = json.loads(path.read_text(encoding="utf-8").splitlines()[0])["players"]
        assert len(players) == seats
    assert players == ["Player 1", "bot:random", "bot:apprentice", "bot:apprentice", "bot:apprentice"]


def test_bench_gets_all_its_arguments(tmp_path: Path) -> None:
    found = run(tmp_path, "bench", "--help")
    assert found.returncode == 0
    assert "--peers" in found.stdout


def test_the_line_crossings_are_counted(command: Command) -> None:
    code, said, _ = command("lab", "simulate", "ticket-gagnant", "--races", "1", "--processes", "1")
    assert code == 0
    assert said.count("%") == 3 * 15


def test_a_terminal_without_the_letters_still_shows_the_table(tmp_path: Path) -> None:
    found = run(tmp_path, "games", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert found.returncode == 0
    assert "ticket-gagnant" in found.stdout


def test_a_reader_that_goes_away_is_no_traceback(tmp_path: Path) -> None:
    import subprocess

    from tests.cli.terminal import COMMAND, environment

    process = subprocess.Popen(
        [*COMMAND, "rules", "ticket-gagnant"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path, "en")
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait()
