"""`hippodrome serve --processes N`: nodes behind a real HAProxy, on one machine."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import os
import random
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from hippodrome.cli.serve import options_of_a_node
from hippodrome.cli.serve import serve as serve_command
from hippodrome.server.config import NO_LIMITS, Config, Limits
from hippodrome.server.fleet import haproxy_config
from hippodrome.server.running import listening_socket
from tests.faults.crowd import Table, check_logs, complaints, open_table, until
from tests.faults.nodes import haproxy_program
from tests.server.conftest import Cluster
from tests.server.playing import Server
from tests.server.test_running import serve

pytestmark = [pytest.mark.server, pytest.mark.xdist_group("postgres")]


@contextlib.contextmanager
def a_fleet(folder: Path, database: str, *arguments: str) -> Iterator[Server]:
    program = haproxy_program()
    options = ("--processes", "2", "--patience", "2", "--take-back", "0.05", *arguments)
    with Server(folder / "data", "--database", database, *options, environment={"HIPPODROME_HAPROXY": program}) as running:
        yield running


def children(running: Server) -> dict[int, str]:
    """The processes that a server has started: what they are."""
    assert running.process is not None
    found: dict[int, str] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == running.process.pid:
                found[int(folder.name)] = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
    return found


def nodes_of(running: Server) -> list[int]:
    """The processes of its nodes."""
    return [number for number, command in children(running).items() if "--node" in command]


async def tables_for(address: str, count: int, chance: random.Random) -> list[Table]:
    return [await open_table(address, "finish", 2, 1, chance, options={"races": 1}) for _ in range(count)]


async def play_out(tables: list[Table]) -> None:
    async with asyncio.timeout(120):
        await asyncio.gather(*(player.play() for table in tables for player in table.players))


def test_people_of_a_table_meet_at_one_process_and_go_on_at_another_if_it_is_killed(postgres: Cluster, tmp_path: Path) -> None:
    async def scenario(running: Server) -> list[Table]:
        chance = random.Random(40)
        calm = await tables_for(running.address, 4, chance)
        await play_out(calm)
        assert sum(player.came_back for table in calm for player in table.players) == 0  # nobody had to go elsewhere
        troubled = await tables_for(running.address, 6, chance)
        playing = asyncio.create_task(play_out(troubled))
        await asyncio.sleep(0.5)
        killed = nodes_of(running)[0]
        os.kill(killed, signal.SIGKILL)
        await until(lambda: len(nodes_of(running)) == 2 and killed not in nodes_of(running), 20, "it is not started again")
        await playing
        return calm + troubled

    database = postgres.database()
    with a_fleet(tmp_path, database) as running:
        assert len(nodes_of(running)) == 2 and len(children(running)) == 3
        assert httpx.get(f"{running.address}/metrics", trust_env=False).status_code == 404
        tables = asyncio.run(scenario(running))
    assert complaints(tables) == []
    check_logs(database, tables)


class Echo(BaseHTTPRequestHandler):
    """A node that tells its visitors as whom they came."""

    def do_GET(self) -> None:  # as the library calls it
        said = (self.headers.get("X-Forwarded-For") or "").encode()
        self.send_response(200)
        self.send_header("content-length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, *_: object) -> None:
        """Nothing to say."""


@contextlib.contextmanager
def a_proxy(folder: Path, trusted: str, limits: Limits = NO_LIMITS) -> Iterator[int]:
    """The HAProxy of a fleet before such a node; its port."""
    node = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    threading.Thread(target=node.serve_forever, daemon=True).start()
    with listening_socket("127.0.0.1", 0) as door:
        config = Config(data=folder, trusted_proxies=trusted, limits=limits)
        (folder / "haproxy.cfg").write_text(haproxy_config(config, [node.server_port], door.fileno()))
        command = [haproxy_program(), "-db", "-f", str(folder / "haproxy.cfg")]
        with subprocess.Popen(command, pass_fds=(door.fileno(),)) as proxy:
            try:
                yield door.getsockname()[1]
            finally:
                proxy.terminate()
    node.shutdown()
    node.server_close()


@pytest.mark.parametrize(("trusted", "seen"), [("192.0.2.1", "127.0.0.1"), ("192.0.2.1,127.0.0.1", "198.51.100.7")])
def test_visitors_cannot_say_that_they_are_others_but_trusted_proxies_can(trusted: str, seen: str, tmp_path: Path) -> None:
    with a_proxy(tmp_path, trusted) as port:
        answer = httpx.get(f"http://127.0.0.1:{port}/", headers={"X-Forwarded-For": "198.51.100.7"}, trust_env=False, timeout=20)
        assert answer.text == seen


def answered(port: int, address: str, count: int) -> int:
    """How many of so many connections from one address, at the same time, are answered."""
    with contextlib.ExitStack() as stack:
        found = 0
        for _ in range(count):
            with contextlib.suppress(ConnectionError):
                line = stack.enter_context(socket.create_connection(("127.0.0.1", port), 20, source_address=(address, 0)))
                line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                found += b" 200 OK" in line.recv(100)
        return found


def test_of_one_address_only_so_many_connections_get_through_the_door_but_of_a_trusted_proxy_all(tmp_path: Path) -> None:
    with a_proxy(tmp_path, "127.0.0.99", Limits(sockets=5)) as port:
        assert answered(port, "127.0.0.66", 10) == 5
        assert answered(port, "127.0.0.99", 10) == 10


def test_a_fleet_ends_as_a_whole(postgres: Cluster, tmp_path: Path) -> None:
    with a_fleet(tmp_path, postgres.database()) as running:
        started = list(children(running))
        assert len(started) == 3
        assert running.process is not None
        running.process.kill()  # it cannot say goodbye
        running.process.wait()
        end = time.monotonic() + 10
        while any(Path(f"/proc/{number}").exists() for number in started) and time.monotonic() < end:
            time.sleep(0.1)
        assert [number for number in started if Path(f"/proc/{number}").exists()] == []


def test_without_postgresql_or_haproxy_it_says_what_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, said = serve(tmp_path / "data", "--processes", "2")
    assert code != 0 and "--processes needs PostgreSQL" in said and "Traceback" not in said
    monkeypatch.setenv("HIPPODROME_HAPROXY", str(tmp_path / "none"))
    code, said = serve(tmp_path / "data", "--processes", "2", "--port", "0", "--database", "postgresql+psycopg://x@127.0.0.1:1/x")
    assert code != 0 and "apt-get install haproxy" in said and "Traceback" not in said


def test_every_option_of_the_server_is_passed_on_to_its_nodes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPPODROME_DATABASE", "")  # where a node finds its database
    config = Config(data=tmp_path, lan=True, bots={"mine": "mybot:MyBot"})
    passed = [part for part in options_of_a_node(config, limits=False, log_level="info") if part.startswith("--")]
    own = {"processes", "node", "database", "browser", "lang"}  # of the one that starts them, or told otherwise
    wanted = {f"--{name.replace('_', '-')}" for name in inspect.signature(serve_command).parameters if name not in own}
    assert {part.replace("--no-limits", "--limits") for part in passed} == wanted
