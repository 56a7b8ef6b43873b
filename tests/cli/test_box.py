"""`box show`, `box check`, `box copy`, and games with a box of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.games import standard_box, title_of
from tests.cli.conftest import Command
from tests.cli.sitter import Sitter
from tests.cli.terminal import run

STANDARD_BOX = standard_box(title_of("ticket-gagnant"))
TEXT = STANDARD_BOX.read_text(encoding="utf-8")


@pytest.mark.parametrize(("lang", "mark"), [("en", "RECONSTRUCTED"), ("fr", "RECONSTITUÉ")])
def test_reconstructed_components_are_marked_as_such(command: Command, lang: str, mark: str) -> None:
    code, said, _ = command("box", "show", "ticket-gagnant", "--lang", lang)
    assert code == 0
    assert said.count(mark) == 2


def test_a_box_of_ones_own_gives_its_own_reasons(command: Command, tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    box.write_text(TEXT.replace("not printed. Five boards", "measured on my boards. Five boards"), encoding="utf-8")
    _, said, _ = command("box", "show", "ticket-gagnant", "--box", str(box))
    assert "measured on my boards" in " ".join(said.split())


def test_a_good_box_is_fine(command: Command) -> None:
    code, said, _ = command("box", "check", str(STANDARD_BOX))
    assert code == 0
    assert "fine" in said


@pytest.mark.parametrize(
    ("broken", "place", "reason"),
    [
        (TEXT.replace("rows = 15", "rows = 99"), ": track.rows:", "8 to 36"),
        (TEXT.replace("rows = 15", 'rows = "15"'), ": track.rows:", "Expected `int`"),
        (TEXT.replace('"J", "J", "J"', '"J", "J", "Q"'), ": deck.cards:", "no card"),
        (TEXT.replace('source = "rulebook"', 'source = "hearsay"', 1), ": horses.source:", "hearsay"),
        (TEXT.replace("[track]", "[trakc]"), "", "trakc"),
        (TEXT.replace('title = "ticket-gagnant"', 'title = "whist"'), ": title:", "whist"),
        ("this is = no [ toml", "", "is not TOML"),
        ("", "", "missing required field"),
        ("a = " + "[" * 5000, "", "is not TOML"),
    ],
)
def test_a_broken_box_is_refused_with_file_line_key_and_reason(
    command: Command, tmp_path: Path, broken: str, place: str, reason: str
) -> None:
    box = tmp_path / "box.toml"
    box.write_text(broken, encoding="utf-8")
    code, _, error = command("box", "check", str(box))
    assert code == 1
    assert str(box) in error and place in error and reason in error
    assert len(error.strip().splitlines()) == 1


def test_a_box_that_is_not_utf8_or_not_there_is_refused(command: Command, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_bytes(b"\xff\xfe")
    for path in (box, tmp_path / "nowhere.toml"):
        code, _, error = command("box", "check", str(path))
        assert code == 1
        assert str(path) in error


def test_a_copy_is_never_written_over_a_file_unless_forced(command: Command, tmp_path: Path) -> None:
    copy = tmp_path / "mine.toml"
    assert command("box", "copy", "ticket-gagnant", str(copy))[0] == 0
    assert copy.read_text(encoding="utf-8") == TEXT
    copy.write_text("edited", encoding="utf-8")
    code, _, error = command("box", "copy", "ticket-gagnant", str(copy))
    assert code == 1 and "--force" in error
    assert copy.read_text(encoding="utf-8") == "edited"
    assert command("box", "copy", "ticket-gagnant", str(copy), "--force")[0] == 0
    assert copy.read_text(encoding="utf-8") == TEXT


def test_a_copy_into_nowhere_is_refused(command: Command, tmp_path: Path) -> None:
    code, _, error = command("box", "copy", "ticket-gagnant", str(tmp_path / "no" / "where.toml"))
    assert code == 1
    assert "No such file" in error


def test_a_game_keeps_the_box_it_was_played_with(tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    box.write_text(TEXT.replace('en = "Red"', 'en = "Scarlet"'), encoding="utf-8")
    player = Sitter(tmp_path, "ticket-gagnant", "--seats", "2", "--edition", "2024", "--box", str(box), box=box)
    assert player.play() == 0
    box.unlink()
    path = player.path
    found = run(tmp_path, "replay", str(path))
    assert found.returncode == 0
    assert "Scarlet" in found.stdout
    assert run(tmp_path, "verify", str(path)).returncode == 0


def test_a_broken_box_cannot_be_played(command: Command, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(TEXT.replace("rows = 15", "rows = 3"), encoding="utf-8")
    code, _, error = command("play", "ticket-gagnant", "--box", str(box))
    assert code == 1
    assert f"{box}:" in error and "track.rows" in error
