"""The HAProxy of docs/serving.md, as it stands there, in front of two nodes."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from hippodrome.server.config import Config
from hippodrome.server.fleet import haproxy_config
from tests.faults.crowd import Table, check_logs, complaints, free_port, open_table
from tests.faults.nodes import Node, haproxy_program, nodes
from tests.faults.test_connections import eventually
from tests.server.conftest import Cluster

pytestmark = [pytest.mark.server, pytest.mark.xdist_group("postgres")]
DOCS = Path(__file__).parents[2] / "docs"


def documented() -> str:
    """The configuration that docs/serving.md gives."""
    blocks = re.findall(r"```\n(defaults\n.*?)```", (DOCS / "serving.md").read_text(), re.DOTALL)
    assert len(blocks) == 1
    return str(blocks[0])


@contextlib.contextmanager
def proxy(folder: Path, running: Sequence[Node | _Address]) -> Iterator[str]:
    """The documented HAProxy in front of these nodes, without TLS; its address."""
    port, config = free_port(), documented()
    config, doors = re.subn(r"bind .*", f"bind 127.0.0.1:{port}", config)
    assert doors == 1
    for name, node in zip("ab", running, strict=False):
        config, servers = re.subn(rf"server {name} \S+", f"server {name} {node.address.removeprefix('http://')}", config)
        assert servers == 1
    (folder / "haproxy.cfg").write_text(config)
    with subprocess.Popen([haproxy_program(), "-db", "-f", str(folder / "haproxy.cfg")]) as running_proxy:
        try:
            while not _listens(port):
                assert running_proxy.poll() is None, "HAProxy has ended"
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            running_proxy.terminate()


def _listens(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def test_two_nodes_behind_the_documented_proxy_go_on_when_one_is_killed(postgres: Cluster, tmp_path: Path) -> None:
    async def play(tables: list[Table]) -> None:
        async with asyncio.timeout(120):
            await asyncio.gather(*(player.play() for table in tables for player in table.players))

    async def scenario(address: str, running: list[Node]) -> list[Table]:
        chance = random.Random(70)
        calm = [await open_table(address, "ticket-gagnant", 2, 0, chance, edition="2024") for _ in range(4)]
        await play(calm)
        assert sum(player.came_back for table in calm for player in table.players) == 0  # all of a table met at one node
        troubled = [await open_table(address, "finish", 3, 1, chance, options={"races": 1}) for _ in range(4)]
        playing = asyncio.create_task(play(troubled))
        await asyncio.sleep(0.5)
        running[0].kill()
        await playing
        return calm + troubled

    database = postgres.database()
    with nodes(tmp_path, [database] * 2) as running, proxy(tmp_path, running) as address:
        tables = asyncio.run(scenario(address, running))
    assert complaints(tables) == []
    check_logs(database, tables)


def test_of_one_address_the_documented_proxy_bears_only_so_many_connections(tmp_path: Path) -> None:
    with proxy(tmp_path, []) as address, contextlib.ExitStack() as stack:
        host, port = address.removeprefix("http://").split(":")
        lines = [stack.enter_context(socket.create_connection((host, int(port)))) for _ in range(220)]
        assert eventually(lambda: sum(_is_closed(line) for line in lines) >= 20)
        assert sum(_is_closed(line) for line in lines) == 20


class _Standing(BaseHTTPRequestHandler):
    """A node that answers."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_POST = do_GET


class _Falling(_Standing):
    """A node that says it is well, and ends while it is asked something."""

    def do_GET(self) -> None:
        if self.path == "/healthz":
            super().do_GET()

    do_POST = do_GET


@dataclass
class _Address:
    """Where such a node is."""

    address: str


@contextlib.contextmanager
def standing_in(kind: type[BaseHTTPRequestHandler]) -> Iterator[_Address]:
    with ThreadingHTTPServer(("127.0.0.1", 0), kind) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield _Address(f"http://127.0.0.1:{server.server_port}")
        server.shutdown()


def test_what_a_node_that_ends_has_not_answered_is_asked_of_another_unless_it_changes_something(tmp_path: Path) -> None:
    with standing_in(_Standing) as one, standing_in(_Falling) as other, proxy(tmp_path, [one, other]) as address:
        tables = [f"{address}/api/tables/t{number}/home" for number in range(20)]
        assert {_status("GET", table) for table in tables} == {200}
        assert {_status("POST", table) for table in tables} == {200, 502}


def _status(method: str, url: str) -> int:
    try:
        with urllib.request.urlopen(urllib.request.Request(url, method=method), timeout=20) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as problem:
        return problem.code


def _is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(1, socket.MSG_DONTWAIT | socket.MSG_PEEK) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_proxies_differ_only_in_their_doors_and_in_where_nodes_are() -> None:
    own = ("bind", "server", "stick-table", "tcp-request", "http-request set-header")
    shared = [line for line in documented().splitlines() if not line.strip().startswith(own)]
    assert len(shared) > 15
    for other in ((DOCS / "haproxy.cfg").read_text(), haproxy_config(Config(data=DOCS), [1], 3)):
        missing = [line for line in shared if not any(found.startswith(line) for found in other.splitlines())]
        assert missing == []


def test_the_proxy_of_the_containers_can_be_configured_so() -> None:
    config = DOCS / "haproxy.cfg"
    assert f'["./{config.name}:' in (DOCS / "compose.yaml").read_text()
    checked = subprocess.run([haproxy_program(), "-c", "-f", str(config)], capture_output=True, text=True, timeout=20)
    assert checked.returncode == 0, checked.stderr
