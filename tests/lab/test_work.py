"""Long work: whoever does it comes to the same, and what is done is never done again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from hippodrome.games import load_game
from hippodrome.lab.problems import LabProblem
from hippodrome.lab.work import Kept, Runner, Stamp, stamp_of

STAMP = stamp_of(load_game("finish"), "test", 1, of="tests")
PIECES = [(number, 7) for number in range(8)]
CALLS: list[int] = []
SLOW = """
import time
from hippodrome.lab.work import Kept, Runner
from tests.lab.test_work import PIECES, STAMP, slow
from pathlib import Path
Runner(2, "", Kept(Path(r"{file}"), STAMP)).run(slow, int, PIECES)
"""


def square(number: int, seed: int) -> int:
    CALLS.append(number)
    return number * number + seed


def slow(number: int, seed: int) -> int:
    time.sleep(0.02 if number < 4 else 60)
    return number * number + seed


def dies(number: int, seed: int) -> int:
    if number == 3:
        os._exit(9)
    return number


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    CALLS.clear()
    yield tmp_path / "work.jsonl"


def test_results_come_in_the_order_of_the_pieces_on_any_number_of_processes() -> None:
    heard: list[tuple[int, int]] = []
    alone = Runner(1, progress=lambda done, total: heard.append((done, total))).run(square, int, PIECES)
    assert alone == Runner(2).run(square, int, PIECES) == [number * number + 7 for number in range(8)]
    assert heard == [(done, 8) for done in range(9)]


def test_what_is_done_is_not_done_again(file: Path) -> None:
    Runner(1, kept=Kept(file, STAMP)).run(square, int, PIECES[:3])
    found = Runner(1, kept=Kept(file, STAMP)).run(square, int, PIECES)
    assert found == [number * number + 7 for number in range(8)] and list(range(8)) == CALLS


def test_a_killed_run_loses_no_more_than_the_pieces_under_way(file: Path) -> None:
    run = subprocess.Popen([sys.executable, "-c", SLOW.format(file=file)], cwd=Path(__file__).parents[2])
    until = time.monotonic() + 30
    while time.monotonic() < until and (not file.exists() or file.read_bytes().count(b"\n") < 5):
        time.sleep(0.05)
    run.send_signal(signal.SIGKILL)
    run.wait()
    assert Runner(1, kept=Kept(file, STAMP)).run(square, int, PIECES) == [number * number + 7 for number in range(8)]
    assert CALLS == [4, 5, 6, 7]


def test_a_line_that_was_cut_is_dropped(file: Path) -> None:
    Runner(1, kept=Kept(file, STAMP)).run(square, int, PIECES)
    file.write_bytes(file.read_bytes()[:-4])
    kept = Kept(file, STAMP)
    assert len(kept.found) == 7
    Runner(1, kept=kept).run(square, int, PIECES)
    assert len(Kept(file, STAMP).found) == 8


@pytest.mark.parametrize("field", ["work", "title", "rules", "box", "seed", "hippodrome", "asked"])
def test_a_file_of_other_work_is_refused_and_left_alone(file: Path, field: str) -> None:
    other = 2 if field == "seed" else {"of": "others"} if field == "asked" else "other"
    Kept(file, msgspec.structs.replace(STAMP, **{field: other}))
    before = file.read_bytes()
    with pytest.raises(LabProblem) as refused:
        Kept(file, STAMP)
    assert refused.value.key == "lab-keep-other" and refused.value.facts["what"] == field and file.read_bytes() == before


@pytest.mark.parametrize("text", ["no stamp\n", '{"work": "test"}\n', "\x00\n"])
def test_a_file_of_something_else_is_refused(file: Path, text: str) -> None:
    file.write_text(text)
    with pytest.raises(LabProblem) as refused:
        Kept(file, STAMP)
    assert refused.value.key == "lab-keep-foreign" and file.read_text() == text


def test_a_process_that_dies_is_told_and_what_was_done_is_kept(file: Path) -> None:
    with pytest.raises(LabProblem) as problem:
        Runner(2, kept=Kept(file, STAMP)).run(dies, int, [(0, 1), (3, 1)])
    assert problem.value.key == "lab-worker-died"
    assert msgspec.json.decode(file.read_bytes().splitlines()[0], type=Stamp) == STAMP
