"""`replay` and `verify`: good records, and every way in which one can be bad."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hippodrome.core.record import Match
from tests.cli.conftest import SEED, Command, played


def test_a_good_record_is_verified_against_its_commitment(command: Command, record: Path, finished: Match) -> None:
    code, said, _ = command("verify", str(record), "--commitment", finished.header.commitment.upper())
    assert code == 0
    assert said.count("✓") == 6
    assert "the seed fits the commitment you were shown" in said


def test_without_a_commitment_only_the_record_itself_is_vouched_for(command: Command, record: Path) -> None:
    code, said, _ = command("verify", str(record))
    assert code == 0
    assert "--commitment HASH" in said and "you were shown" not in said


def test_another_commitment_is_not_verified(command: Command, record: Path) -> None:
    code, said, _ = command("verify", str(record), "--commitment", "0" * 64)
    assert code == 1
    assert "NOT verified" in said and f"{record}:1:" in said


def test_a_commitment_that_is_none_is_bad_use(command: Command, record: Path) -> None:
    code, _, said = command("verify", str(record), "--commitment", "xyz")
    assert code == 2
    assert "64 hexadecimal digits" in said


def test_a_changed_line_is_named(command: Command, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(at for at, line in enumerate(lines) if '"do":"hand' in line)
    lines[at] = lines[at].replace('"draws":[', '"draws":[1,')
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    code, said, _ = command("verify", str(record))
    assert code == 1
    assert f"{record}:{at + 1}:" in said


@pytest.mark.parametrize("cut", [1, 2, 5])
def test_a_cut_record_is_not_verified(command: Command, record: Path, cut: int) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:-cut]) + "\n", encoding="utf-8")
    code, said, _ = command("verify", str(record))
    assert code == 1
    assert "NOT verified" in said


@pytest.mark.parametrize("name", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"\xff\xfe\x00", "game.jsonl:1: is not UTF-8"),
        (b'{"a":1}\n\xff\n', "game.jsonl:2: is not UTF-8"),
        (b"", "is empty"),
        (b"nothing\n", "game.jsonl:1: is not a line of a record"),
        (b"\x00" * 50, "game.jsonl:1:"),
        (b'{"hippodrome":1}\n', "game.jsonl:1:"),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_one_line(
    command: Command, tmp_path: Path, name: str, content: bytes, expected: str
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(content)
    code, said, error = command(name, str(path))
    assert code == 1
    assert expected in said + error


@pytest.mark.parametrize("name", ["verify", "replay"])
def test_a_file_that_is_not_there_is_refused(command: Command, tmp_path: Path, name: str) -> None:
    code, said, error = command(name, str(tmp_path / "nowhere.jsonl"))
    assert code == 1
    assert "No such file" in said + error


def test_a_folder_is_no_record(command: Command, tmp_path: Path) -> None:
    code, _, error = command("replay", str(tmp_path))
    assert code == 1
    assert "directory" in error


def test_a_record_of_an_unknown_game_is_refused(command: Command, tmp_path: Path) -> None:
    from hippodrome.core import record

    header = played(actions=0).header
    import msgspec

    strange = msgspec.structs.replace(header, setup=msgspec.structs.replace(header.setup, title="whist"), hash="")
    signed = msgspec.structs.replace(strange, hash=record._line_hash("", strange))
    path = tmp_path / "game.jsonl"
    path.write_bytes(msgspec.json.encode(signed) + b"\n")
    code, _, error = command("replay", str(path))
    assert code == 1
    assert "whist" in error


def test_a_replay_tells_every_race_and_opens_everything_at_the_end(command: Command, record: Path) -> None:
    code, said, _ = command("replay", str(record))
    assert code == 0
    assert "Result of race 1" in said and "Result of race 2" in said
    told, opened = said.split("so everything is open")
    assert SEED in opened and SEED not in told
    assert "Race 2: " in opened and "Random holds " in opened
    assert " holds " not in told


def test_a_seat_sees_its_own_cards_and_no_others(command: Command, record: Path) -> None:
    _, said, _ = command("replay", str(record), "--seat", "1")
    told = said.split("so everything is open")[0]
    assert "Your hand: " in told
    assert "Random holds" not in told


def test_a_step_shows_the_track_after_every_card(command: Command, record: Path, finished: Match) -> None:
    _, said, _ = command("replay", str(record), "--step")
    cards = sum('"do":"play' in line for line in finished.lines)
    assert said.count("━" * 80) >= cards


def test_an_unfinished_game_is_replayed_only_if_that_is_said(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(played(actions=8).text(), encoding="utf-8")
    code, _, error = command("replay", str(path))
    assert code == 1
    assert f"{path}:" in error
    code, said, _ = command("replay", str(path), "--unfinished")
    assert code == 0
    assert "the game is not over" in said
    assert SEED not in said


def test_a_seat_that_is_not_there_is_bad_use(command: Command, record: Path) -> None:
    code, _, error = command("replay", str(record), "--seat", "3")
    assert code == 2
    assert "numbered 1 to 2" in error


def test_names_in_a_record_cannot_steer_the_terminal(command: Command, tmp_path: Path) -> None:
    from hippodrome.core.record import new_match
    from hippodrome.core.wire import Setup
    from hippodrome.games import load_game

    setup = Setup(title="ticket-gagnant", edition="2022", seats=2)
    table = new_match(load_game("ticket-gagnant"), setup, ("\x1b[31mEve\x07", "[bold]Bob"), SEED)
    path = tmp_path / "game.jsonl"
    path.write_text(table.text(), encoding="utf-8")
    _, said, _ = command("replay", str(path), "--unfinished")
    assert "\x1b[31m" not in said and "\x07" not in said
    assert "[bold]Bob" in said


def test_in_french_a_replay_is_french(command: Command, record: Path) -> None:
    _, said, _ = command("replay", str(record), "--lang", "fr")
    assert "Arrivée de la course 1" in said.replace("\u00a0", " ")
    assert re.search(r"(Rouge|Bleu|Vert)\u00a0\d", said)
