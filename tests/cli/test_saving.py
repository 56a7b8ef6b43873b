"""Records on disk: where nothing can be written, where the disk is full, where a line is cut."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from hippodrome.cli.records import RecordFile
from tests.cli.conftest import Command, played
from tests.cli.sitter import Passer
from tests.cli.terminal import bare, run

SHORT = ("play", "ticket-gagnant", "--edition", "2024", "--seats", "2", "--fast")


def test_without_a_place_for_records_the_game_is_played_unsaved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    player = Passer(tmp_path, XDG_DATA_HOME=str(tmp_path / "file"))
    assert player.play() == 0
    said = " ".join(bare(player.output).split())
    assert "The game cannot be saved" in said and "--save FILE" in said
    assert "The record could not be saved" in said
    assert "Traceback" not in player.output


def test_a_place_that_was_asked_for_must_work(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    found = run(tmp_path, *SHORT, "--save", str(tmp_path / "file" / "game.jsonl"), said=b"\n")
    assert found.returncode == 1
    assert "cannot be written" in found.stderr and "Traceback" not in found.stderr


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    taken = tmp_path / "taken.jsonl"
    taken.write_text("precious", encoding="utf-8")
    found = run(tmp_path, *SHORT, "--save", str(taken), said=b"\n")
    assert found.returncode == 1
    assert "exists already" in found.stderr
    assert taken.read_text(encoding="utf-8") == "precious"


def test_a_full_disk_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    limit = (1500, 1500)  # without bytecode: half of it would be left behind, for every later process
    player = Passer(tmp_path, before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, limit), PYTHONDONTWRITEBYTECODE="1")
    assert player.play() == 0
    said = " ".join(bare(player.output).split())
    assert "cannot be saved at the moment: File too large" in said
    assert player.path.read_text(encoding="utf-8").endswith("}\n"), "only whole lines are kept"
    assert Passer(tmp_path).play() == 0


def test_what_could_not_be_written_is_written_once_there_is_room(tmp_path: Path) -> None:
    file = RecordFile.create(tmp_path / "new" / "game.jsonl")
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    file.keep(["one"])
    resource.setrlimit(resource.RLIMIT_FSIZE, (6, limit[1]))
    try:
        file.keep(["one", "two, which is longer"])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert file.trouble is not None
    assert file.path.read_text(encoding="utf-8") == "one\n"
    file.keep(["one", "two, which is longer", "three"])
    assert file.trouble is None
    assert file.path.read_text(encoding="utf-8") == "one\ntwo, which is longer\nthree\n"
    file.close()


def test_one_record_is_played_in_one_window_only(tmp_path: Path, command: Command) -> None:
    text = played(actions=4).text()
    path = tmp_path / "game.jsonl"
    path.write_text(text, encoding="utf-8")
    file = RecordFile.reopen(path, text.splitlines(), len(text.encode()))
    code, _, said = command("play", "--resume", str(path))
    assert code == 1
    assert "another window" in said
    file.close()


@pytest.mark.parametrize("answer", ["y", "n"])
def test_a_half_written_last_line_is_offered_to_be_dropped(tmp_path: Path, command: Command, answer: str) -> None:
    whole = played(actions=6).text()
    path = tmp_path / "game.jsonl"
    path.write_text(whole + '{"seat":0,"do":"pl', encoding="utf-8")
    code, said, error = command("play", "--resume", str(path), said=f"{answer}\nq\n")
    assert "cut in the middle" in said
    if answer == "y":
        assert code == 0
        assert path.read_text(encoding="utf-8") == whole
    else:
        assert code == 1
        assert "nothing was changed" in error
        assert path.read_text(encoding="utf-8") != whole


def test_a_missing_closing_line_is_added(tmp_path: Path, command: Command) -> None:
    whole = played().text()
    path = tmp_path / "game.jsonl"
    path.write_text("".join(line + "\n" for line in whole.splitlines()[:-1]), encoding="utf-8")
    code, said, _ = command("play", "--resume", str(path))
    assert code == 0
    assert "closing line" in said
    assert path.read_text(encoding="utf-8") == whole


def test_a_changed_record_is_not_resumed_and_not_touched(tmp_path: Path, command: Command) -> None:
    lines = played(actions=6).text().splitlines()
    lines[3] = lines[3].replace('"seat":0', '"seat":1')
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = path.read_bytes()
    code, _, said = command("play", "--resume", str(path))
    assert code == 1
    assert f"{path}:4:" in said
    assert path.read_bytes() == before


def test_a_resumed_game_keeps_its_table(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(played(actions=6).text(), encoding="utf-8")
    code, _, said = command("play", "--resume", str(path), "--seats", "3")
    assert code == 2
    assert "leave out --seats" in said
