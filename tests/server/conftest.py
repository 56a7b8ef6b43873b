"""Real servers, and a real PostgreSQL."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.playing import Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests share, each at tables of its own: without limits, its bots never waiting, logging everything."""
    with Server(tmp_path_factory.mktemp("server") / "data", "--take-back", "0", "--log-level", "debug") as running:
        yield running


@pytest.fixture
def another_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers of a test's own."""
    started: list[Server] = []

    def start(*arguments: str, **more: Any) -> Server:
        started.append(Server(tmp_path / f"data{len(started)}", *arguments, **more))
        return started[-1]

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def people(server: Server) -> Iterator[Callable[..., list[Person]]]:
    """Makes people with browsers of their own, which are closed at the end."""
    made: list[Person] = []

    def make(*names: str, at: Server = server) -> list[Person]:
        found = [Person(at, name) for name in names]
        made.extend(found)
        return found

    yield make
    for person in made:
        person.leave()


class Cluster:
    """A PostgreSQL of our own, in a temporary folder; nothing of it is synced to disk."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self._folder = programs, folder
        self._sudo = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if self._sudo:
            shutil.chown(folder, "postgres")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._made = 0
        self._run("initdb", "-D", f"{folder}/data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale")
        self._options = f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._start()

    def _start(self) -> None:
        self._run("pg_ctl", "-D", f"{self._folder}/data", "-w", "-l", f"{self._folder}/log", "-o", self._options, "start")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [*self._sudo, str(self._programs / program), *arguments], cwd=self._folder, stdout=subprocess.DEVNULL, timeout=60
        )
        assert done.returncode == 0, f"{program} failed"

    def database(self, encoding: str = "UTF8") -> str:
        """A new database; its URL."""
        self._made += 1
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres")
        self._run("createdb", *where, "-E", encoding, "-T", "template0", f"tables{self._made}")
        return f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/tables{self._made}"

    def stop(self) -> None:
        """As if it crashed."""
        self._run("pg_ctl", "-D", f"{self._folder}/data", "-m", "immediate", "stop")

    def restart(self) -> None:
        """It crashes, and comes back with all that was committed."""
        self.stop()
        self._start()


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's server programs, which Debian keeps off the path; scripts/test looks for them too."""
    named = os.environ.get("HIPPODROME_POSTGRES")
    folders = [Path(named)] if named else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").is_file()), None)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A real PostgreSQL; missing, it is an error unless HIPPODROME_ALLOW_MISSING is set."""
    programs = postgres_programs()
    if programs is None or sys.platform == "win32":
        word = "PostgreSQL is missing (Debian, Ubuntu: apt-get install postgresql)"
        if os.environ.get("HIPPODROME_ALLOW_MISSING"):
            pytest.skip(word)
        pytest.fail(f"{word}; to do without: scripts/test --allow-missing")
    # Not among pytest's folders: those are closed to other users, and PostgreSQL does not run as root.
    with tempfile.TemporaryDirectory(prefix="hippodrome-postgres-") as folder:
        cluster = Cluster(programs, Path(folder))
        try:
            yield cluster
        finally:
            cluster.stop()


@pytest.fixture(
    params=["sqlite", pytest.param("postgresql", marks=[pytest.mark.server, pytest.mark.xdist_group("postgres")])],
)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database: SQLite, then PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hippodrome.sqlite'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database()
