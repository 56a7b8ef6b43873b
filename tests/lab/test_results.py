"""Results as tables: what is written is read again, and what is not ours is refused with a reason."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hippodrome.games import load_game
from hippodrome.lab import results
from hippodrome.lab.problems import LabProblem
from hippodrome.lab.tournament import Sat
from hippodrome.lab.work import stamp_of

STAMP = stamp_of(load_game("finish"), "tournament", 7, bots=["a", "b"], edition="1975", options={"races": 1})
ROWS = [Sat(0, "a,b", 0, 0, 0, "a", 0.5, 1200, 0.25, 9, 1), Sat(0, "a,b", 0, 1, 1, "b", 0.5, 1200, 0.5, 8, 0)]


@pytest.mark.parametrize("ending", results.ENDINGS)
def test_a_table_is_read_as_it_was_written(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"found{ending}"
    results.write(file, STAMP, ROWS)
    stamp, rows = results.read(file)
    assert stamp == STAMP and results.rows_as(rows, Sat, file) == ROWS
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


@pytest.mark.parametrize("ending", results.ENDINGS)
@pytest.mark.parametrize("content", [b"", b"a,b\n1,2\n", b"PAR1 and no more", b"\xff\xfe"])
def test_what_is_no_table_of_ours_is_refused(tmp_path: Path, ending: str, content: bytes) -> None:
    file = tmp_path / f"found{ending}"
    file.write_bytes(content)
    with pytest.raises(LabProblem) as refused:
        results.read(file)
    assert refused.value.key == "lab-foreign"


def test_tables_of_several_runs_are_not_mixed_up(tmp_path: Path) -> None:
    one, other = tmp_path / "one.csv", tmp_path / "other.csv"
    results.write(one, STAMP, ROWS)
    results.write(other, msgspec.structs.replace(STAMP, seed=8), ROWS)
    one.write_text(one.read_text() + other.read_text().partition("\n")[2])
    with pytest.raises(LabProblem) as refused:
        results.read(one)
    assert refused.value.key == "lab-mixed"


@pytest.mark.parametrize(("name", "key"), [("found.txt", "lab-out-kind"), ("nowhere/found.csv", "lab-folder")])
def test_what_speaks_against_a_file_is_said_before_the_work(tmp_path: Path, name: str, key: str) -> None:
    with pytest.raises(LabProblem) as refused:
        results.check_file(tmp_path / name)
    assert refused.value.key == key


def test_without_pyarrow_a_parquet_file_is_refused_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(LabProblem) as refused:
        results.check_file(tmp_path / "found.parquet")
    assert refused.value.key == "lab-parquet-missing"
