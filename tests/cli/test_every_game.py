"""Every game at the terminal, with its scene and without: through a pipe and at a pseudo-terminal, to the end."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest

from hippodrome.cli import face
from hippodrome.cli.scene import Scene
from hippodrome.games import own_titles
from tests.cli.sitter import Sitter, Table, table_of
from tests.cli.terminal import ERASED, bare, run

TITLES = list(own_titles())
SIZES = [(80, 24), (120, 40)]


def too_long(shown: str, width: int) -> list[str]:
    """Lines of the table that stick out; sentences wrap by themselves."""
    return [line for line in shown.splitlines() if len(line.rstrip()) > width and not line.startswith(("·", " ✗"))]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no game had a scene."""
    monkeypatch.setattr(face, "scene_of", lambda game, words: Scene(words))


@pytest.mark.parametrize(("terminal", "lang"), [(True, "fr"), (False, "en")], ids=["terminal", "pipe"])
@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_to_the_end_saved_and_verified(tmp_path: Path, title: str, lang: str, terminal: bool) -> None:
    player = Sitter(tmp_path, title, lang=lang, terminal=terminal)
    assert player.play() == 0, player.output[-2000:]
    shown = bare(player.output)
    assert player.texts.say("over-title") in shown and "Traceback" not in shown
    assert f"hippodrome verify {player.path} --commitment {player.commitment}" in shown
    assert stat.S_IMODE(player.path.stat().st_mode) == 0o600
    checked = run(tmp_path, "verify", str(player.path), "--commitment", player.commitment, lang=lang)
    assert checked.returncode == 0 and player.texts.say("verify-good") in checked.stdout


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", TITLES)
def test_every_page_fits_the_screen(title: str, size: tuple[int, int], lang: str) -> None:
    seats = max(own_titles()[title].seats)
    table = Table(table_of(title, seats), lang, size, full=True)
    shown = table.play()
    assert too_long(shown, size[0]) == []
    tall = [page for page in table.screen.pages_shown if page.count("\n") > size[1] - 1]
    assert tall == []


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("title", TITLES)
def test_without_a_scene_a_game_is_told_in_words(plain: None, title: str, lang: str) -> None:
    table = Table(table_of(title), lang)
    shown = table.play()
    assert too_long(shown, 80) == []
    for seat, name in enumerate(table.match.header.players):
        assert name in shown, seat


@pytest.mark.parametrize("title", TITLES)
def test_colours_are_left_out_where_they_are_not_wanted(tmp_path: Path, title: str) -> None:
    coloured = Sitter(tmp_path, title, terminal=True, COLORTERM="truecolor")
    assert coloured.play(lambda question: question.endswith("?") and coloured.path.exists()) == -1
    assert re.search(r"\x1b\[[0-9;]*[34]8;", coloured.output)
    coloured.kill()
    plain = Sitter(tmp_path, title, terminal=True, NO_COLOR="1")
    assert plain.play(lambda question: question.endswith("?")) == -1
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", plain.output) and ERASED in plain.output
    plain.kill()


@pytest.mark.parametrize("title", TITLES)
def test_a_killed_game_goes_on_where_it_was(tmp_path: Path, title: str) -> None:
    player = Sitter(tmp_path, title)
    count = 0

    def some_questions(question: str) -> bool:
        nonlocal count
        count += question.endswith("?")
        return count == 3

    assert player.play(some_questions) == -1
    lines = player.path.read_text(encoding="utf-8").splitlines()
    player.kill()
    again = Sitter(tmp_path, title)
    assert again.play() == 0
    assert player.path.read_text(encoding="utf-8").splitlines()[: len(lines)] == lines
    assert run(tmp_path, "verify", str(player.path)).returncode == 0


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_tells_what_happened_and_at_the_end_what_was_secret(tmp_path: Path, title: str) -> None:
    table = Table(table_of(title))
    table.play()
    path = tmp_path / "game.jsonl"
    path.write_text(table.match.text(), encoding="utf-8")
    told, opened = run(tmp_path, "replay", str(path), "--step").stdout.split(table.texts.say("replay-open"))
    header = table.match.header
    assert header.seed in opened and header.seed not in told
    private = [event for event, only in table.match.log if only is not None and isinstance(event, table.face.scene.secrets)]
    assert len(opened.splitlines()) > len(private)
