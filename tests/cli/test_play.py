"""A game at the terminal, whatever it is: how it is left, gone on with, and looked things up in."""

from __future__ import annotations

from pathlib import Path

from tests.cli.sitter import SEED, Sitter
from tests.cli.terminal import bare, run

SHORT = ("play", "ticket-gagnant", "--edition", "2024", "--seats", "2", "--fast")
OPTIONS = SHORT[2:-1]


def _asked(question: str) -> bool:
    return question.endswith("?") and "words" not in question


def test_a_terminated_game_gives_the_terminal_back(tmp_path: Path) -> None:
    player = Sitter(tmp_path, "ticket-gagnant", *OPTIONS, terminal=True)
    player.play(_asked)
    player.process.terminate()
    assert player.end() == 143
    assert "\x1b[?1049l" in player.output[-40:]


def test_control_c_leaves_cleanly_and_says_how_to_go_on(tmp_path: Path) -> None:
    player = Sitter(tmp_path, "ticket-gagnant", *OPTIONS, terminal=True)
    player.play(_asked)
    player.process.send_signal(2)
    assert player.end() == 130
    assert f"hippodrome play --resume {player.path}" in bare(player.output)
    assert "Traceback" not in player.output


def test_the_end_of_the_input_stops_the_game_with_a_word(tmp_path: Path) -> None:
    found = run(tmp_path, *SHORT, lang="fr", said=b"\n")
    assert found.returncode == 1
    assert "--resume" in found.stdout and "L’entrée s’est tarie" in found.stdout
    assert "Traceback" not in found.stderr


def test_leaving_with_q_is_no_error(tmp_path: Path) -> None:
    found = run(tmp_path, *SHORT, "--first-player", "1", said=b"\nq\n")
    assert found.returncode == 0
    assert "The game is saved" in found.stdout


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    records = []
    for place in ("one", "two"):
        folder = tmp_path / place
        folder.mkdir()
        player = Sitter(folder, "ticket-gagnant", *OPTIONS, "--seed", SEED)
        assert player.play() == 0
        records.append(player.path.read_text(encoding="utf-8"))
    assert records[0] == records[1]


def test_only_bots_can_play_while_one_watches(tmp_path: Path) -> None:
    found = run(tmp_path, *SHORT, "--people", "0", "--bots", "apprentice,random")
    assert found.returncode == 0
    assert "The game is over" in found.stdout


def test_help_and_rules_can_be_read_in_the_middle_of_a_game(tmp_path: Path) -> None:
    found = run(tmp_path, *SHORT, "--first-player", "1", lang="fr", said=b"\n?\nr\nq\n")
    assert "La course va de gauche à droite" in found.stdout
    assert "TG-17" in found.stdout
