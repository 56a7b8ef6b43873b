"""Whole meetings at the terminal: through a pipe and at a real pseudo-terminal, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hippodrome.core.record import replay
from hippodrome.games import load_game
from tests.cli.conftest import Command
from tests.cli.finish_line.racer import SEED, Racer
from tests.cli.terminal import ERASED, bare, run

ALONE = ("play", "finish-line", "--seats", "2", "--bots", "random", "--fast")
SCRIPTED = ("play", "finish-line", "--seats", "2", "--bots", "random", "--seed", SEED, "--name", "Anna", "--first-player", "1")


@pytest.mark.parametrize(("lang", "terminal"), [("fr", True), ("en", False)], ids=["terminal-fr", "pipe-en"])
def test_a_whole_meeting_is_played_saved_and_verified(tmp_path: Path, lang: str, terminal: bool) -> None:
    player = Racer(tmp_path, *ALONE, lang=lang, terminal=terminal)
    assert player.play() == 0
    shown = bare(player.output)
    assert player.texts.say("over-title") in shown
    assert player.texts.say("finish-line-result-title", race=3) in shown
    (path,) = player.records(tmp_path)
    commitment = re.search(r"^\s*([0-9a-f]{64})$", shown, re.MULTILINE)
    assert commitment
    checked = run(tmp_path, "verify", str(path), "--commitment", commitment[1], lang=lang)
    assert checked.returncode == 0
    assert player.texts.say("verify-good") in checked.stdout


@pytest.mark.parametrize("size", [(40, 20), (80, 24)])
def test_the_table_fits_on_the_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    player = Racer(tmp_path, *ALONE, terminal=True, size=size)
    player.play(until=lambda question: question == player.use)
    for page in player.output.split(ERASED)[1:]:
        lines = bare(page).rstrip("\n").split("\n")
        assert len(lines) <= size[1] and all(len(line) <= size[0] for line in lines)
    player.kill()


def _until(command: Command, *answers: str) -> str:
    """What is said if these answers come through a pipe, and then none."""
    code, said, _ = command(*SCRIPTED, said="".join(f"{answer}\n" for answer in answers))
    assert code == 1
    return said


def test_bets_are_typed_by_the_numbers_of_horses(command: Command, tmp_path: Path) -> None:
    front = [int(number) for number in re.findall(r"│ +(\d+)", _until(command))[:7]][::-1]
    bets = f"{front[0]} 300, {front[1]} 200, {front[1]}+{front[0]} 400"
    said = _until(command, bets)
    assert f"W{front[0]} 300, W{front[1]} 200, P{front[0]}+{front[1]} 400" in said
    assert "Staked 900 · left 100 of 1,000" in said
    said = _until(command, bets, f"{front[2]} 200")
    assert "FL-3" in said and "Your capital is 1,000" in said
    said = _until(command, bets, f"{front[1]} 0", "")
    assert f"You bet: 300 on {front[0]} to win, 400 on {front[0]} and {front[1]} for a place." in said
    path = max((tmp_path / "hippodrome").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    *_, table = replay(load_game("finish-line"), path.read_text(encoding="utf-8"), unfinished=True)
    assert table.lines and list(table.state.bets)[:10] == [1, 300, 0, 0, 0, 0, 1, 400, 0, 0]


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        ("hello", "Type a horse and a stake"),
        ("99 100", "Type a horse and a stake"),
        ("bets win s1 5000", "Your capital is 1,000"),
    ],
)
def test_what_is_no_bet_is_said(command: Command, answer: str, problem: str) -> None:
    assert problem in _until(command, answer)


def test_an_empty_sheet_is_asked_about(command: Command) -> None:
    assert "Bet nothing on this race?" in _until(command, "")
    assert "You bet: no bets." in _until(command, "", "y")


def test_dice_are_taken_by_letters_and_refusals_name_their_rule(command: Command) -> None:
    bet = "bets none"
    assert "You take white, red and black and roll" in _until(command, bet, "wrb")
    assert "You take white, red and black and roll" in _until(command, bet, "white red black")
    assert "You take white, red and black and roll" in _until(command, bet, "w re b")
    assert "FL-12" in _until(command, bet, "w w w")
    assert "FL-13" in _until(command, bet, "w r y")
    assert "FL-10" in _until(command, bet, "w")
    assert "Name colours by their first letters" in _until(command, bet, "zebra")


def test_every_die_of_a_roll_has_a_line_that_says_what_it_does(command: Command) -> None:
    said = _until(command, "bets none", "wrb")
    lines = [line for line in said.splitlines() if re.match(r" [abc]  ", line)]
    assert 1 <= len(lines) <= 3 and all(" – " in line for line in lines)
    assert "You do nothing; a " in _until(command, "bets none", "wrb", "x a")
    assert "Begin with the letter of a die" in _until(command, "bets none", "wrb", "zzz")


def test_only_bots_can_play_while_one_watches(command: Command) -> None:
    code, said, _ = command("play", "finish-line", "--people", "0", "--seats", "2", "--bots", "random", "--seed", SEED)
    assert code == 0 and "Race 3 · finish" in said and "Side bets: " in said
