"""Several servers on one PostgreSQL, and a real HAProxy in front of them."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest

from tests.faults.crowd import Mortal, Player
from tests.server.playing import PATIENCE as TEST_PATIENCE

PATIENCE = 2.0
"""Seconds after which the tables of a silent node go to others; served: 10."""


class Node(Mortal):
    """One server of several."""

    def __init__(self, data: Path, database: str, *arguments: str, patience: float = PATIENCE) -> None:
        super().__init__(data, "--database", database, "--patience", str(patience), *arguments)

    def freeze(self) -> None:
        """SIGSTOP: it does nothing, but its connections stay open."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """It goes on, as if nothing had happened."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def is_well(self) -> bool:
        """Whether a proxy would send people here."""
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.address}/healthz", trust_env=False, timeout=1).status_code == 200
        return False

    def has(self) -> int:
        """How many tables it has in memory, by its own account."""
        figures = httpx.get(f"{self.address}/metrics", trust_env=False, timeout=TEST_PATIENCE).text
        line = next(line for line in figures.splitlines() if line.startswith("hippodrome_tables_in_memory "))
        return int(float(line.split()[1]))


@contextlib.contextmanager
def nodes(folder: Path, databases: Sequence[str], *arguments: str, patience: float = PATIENCE) -> Iterator[list[Node]]:
    """A node for each of these URLs, all of the same database."""
    started: list[Node] = []
    try:
        for number, database in enumerate(databases):
            started.append(Node(folder / f"node{number}", database, "--take-back", "0.05", *arguments, patience=patience))
        yield started
    finally:
        for node in started:
            if node.process is not None:
                node.wake()
            node.stop()


class Hopper(Player):
    """A player who goes to another node each time its connection breaks, as behind a proxy that does not route by table."""

    def __init__(self, player: Player, addresses: Sequence[str]) -> None:
        super().__init__(player.address, player.table, player.secret, player.seat, player.chance, player.pause)
        self._addresses = addresses

    def where(self) -> str:
        """The address of any node."""
        return self.chance.choice(self._addresses)


def haproxy_program() -> str:
    """Where HAProxy is; missing, it is an error unless HIPPODROME_ALLOW_MISSING is set."""
    found = shutil.which(os.environ.get("HIPPODROME_HAPROXY") or "haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        word = "HAProxy is missing (Debian, Ubuntu: apt-get install haproxy)"
        if os.environ.get("HIPPODROME_ALLOW_MISSING"):
            pytest.skip(word)
        pytest.fail(f"{word}; to do without: scripts/test --allow-missing")
    return found
