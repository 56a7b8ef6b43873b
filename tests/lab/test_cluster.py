"""The same work on a Dask cluster: a real scheduler, real workers, one of which is killed half-way."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hippodrome.games import load_game
from hippodrome.lab import cluster
from hippodrome.lab.problems import LabProblem
from hippodrome.lab.tournament import Contest, Sat, deal
from hippodrome.lab.work import Kept, Runner, stamp_of

pytestmark = pytest.mark.server
CONTEST = Contest(title="triple-couronne", bots=("random", "random"), edition="initiation")
PIECES = [(CONTEST, number, 1) for number in range(60)]
QUIET = {"DASK_DISTRIBUTED__LOGGING__DISTRIBUTED": "critical"}


def slowly(contest: Contest, number: int, seed: int) -> list[Sat]:
    """A deal that takes a while, so that there is a half-way."""
    time.sleep(0.05)
    return deal(contest, number, seed)


def fatal(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def without_times(deals: list[list[Sat]]) -> list[tuple[int, int, float, int]]:
    return [(each.deal, each.seat, each.win, each.total) for sat in deals for each in sat]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    root = Path(__file__).parents[2]
    paths = os.pathsep.join([str(root), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", "distributed.cli." + arguments[0], *arguments[1:]]
    process = subprocess.Popen(
        command, env=os.environ | QUIET | {"PYTHONPATH": paths}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def scheduler() -> Iterator[str]:
    port = free_port()
    with started("dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard"):
        yield f"tcp://127.0.0.1:{port}"


def worker(address: str) -> list[str]:
    return ["dask_worker", address, "--host", "127.0.0.1", "--nthreads", "1", "--no-dashboard", "--no-nanny"]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine processes take long to begin."""
    monkeypatch.setattr(cluster, "ANSWERS_WITHIN", 30.0)
    monkeypatch.setattr(cluster, "ALONE_FOR", 30.0)


def test_a_killed_worker_changes_nothing_and_an_end_of_all_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    stamp = stamp_of(load_game("triple-couronne"), "test", 1)
    alone = Runner(1).run(deal, list[Sat], PIECES)
    with scheduler() as address, started(*worker(address)) as one, started(*worker(address)):
        done: list[int] = []

        def halfway(number: int, total: int) -> None:
            done.append(number)
            if number == total // 2:
                one.send_signal(signal.SIGKILL)

        found = Runner(0, address, Kept(file, stamp), halfway).run(slowly, list[Sat], PIECES)
        assert without_times(found) == without_times(alone) and done == list(range(len(PIECES) + 1))
        assert one.wait() == -signal.SIGKILL
    assert without_times(Runner(1, kept=Kept(file, stamp)).run(dies_if_called, list[Sat], PIECES)) == without_times(alone)


def dies_if_called(*piece: object) -> list[Sat]:
    raise AssertionError("all of it was kept")


def test_a_piece_that_kills_its_worker_and_a_cluster_without_workers_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES", "0")
    with scheduler() as address:
        with started(*worker(address)):
            assert Runner(0, address).run(abs, int, [(-1,)]) == [1]
            with pytest.raises(LabProblem) as problem:
                Runner(0, address).run(fatal, int, [(1,)])
            assert problem.value.key == "lab-cluster-killed"
        monkeypatch.setattr(cluster, "ALONE_FOR", 0.5)
        with pytest.raises(LabProblem) as problem:
            Runner(0, address).run(abs, int, [(-1,)])
        assert problem.value.key == "lab-cluster-empty"


def test_a_cluster_that_does_not_answer_is_told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWERS_WITHIN", 1.0)
    with pytest.raises(LabProblem) as problem:
        Runner(0, f"tcp://127.0.0.1:{free_port()}").run(fatal, int, [(1,)])
    assert problem.value.key == "lab-cluster-silent"
    with pytest.raises(LabProblem):
        Runner(0, "nonsense://nowhere").run(fatal, int, [(1,)])


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(LabProblem) as problem:
        cluster._checked("0.0.0", fatal, (1,))
    assert problem.value.key == "lab-cluster-version"
