"""Clients that vanish in the middle of their requests, as phones do in a tunnel."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from hippodrome.server.people import COOKIE
from tests.faults.crowd import Mortal, Player, Table, check_logs, complaints, open_table
from tests.faults.raw import PING, TEXT, dial, frame, hang_up, live, new_address, upgrade
from tests.server.playing import PATIENCE

pytestmark = pytest.mark.server


class Tunnel(Player):
    """A player whose connection breaks off again and again, right after it asked for something."""

    async def _ask(self, live: ClientConnection) -> None:
        await super()._ask(live)
        if self.pending is not None and self.chance.random() < 0.5:
            await asyncio.sleep(0.002 * self.chance.random())
            live.transport.abort()


def test_a_request_whose_client_is_gone_is_carried_out_once(tmp_path: Path) -> None:
    async def scenario(server: Mortal) -> None:
        chance = random.Random(20)
        tables = [
            await open_table(server.address, "ticket-gagnant", 4, 0, chance, 0.01, edition="2024"),
            await open_table(server.address, "finish", 4, 0, chance, 0.01, options={"races": 2}),
        ]
        for table in tables:
            table.players = [
                Tunnel(player.address, player.table, player.secret, player.seat, player.chance, player.pause)
                for player in table.players
            ]
        players = [player for table in tables for player in table.players]
        async with asyncio.timeout(120):
            await asyncio.gather(*(player.play() for player in players))
        print(
            f"{sum(player.came_back for player in players)} breaks, {sum(len(player.acknowledged) for player in players)} done, "
            f"{sum(player.asked_again for player in players)} asked again"
        )
        assert sum(player.asked_again for player in players) > 20
        assert complaints(tables) == []
        await asyncio.to_thread(server.stop)
        check_logs(f"sqlite:///{tmp_path / 'data' / 'hippodrome.sqlite'}", tables)

    server = Mortal(tmp_path / "data")
    try:
        asyncio.run(scenario(server))
    finally:
        server.stop()
    assert '"level":"error"' not in server.log.read_text()


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mortal]:
    """A server that has nothing to write down."""
    with Mortal(tmp_path_factory.mktemp("quiet") / "data") as running:
        yield running


def _in_the_middle_of_a_request(server: Mortal, table: Table, delay: float) -> None:
    for request in (b"GET /api/ho", b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{", b"\x16\x03"):
        line = dial(server, new_address())
        line.sendall(request)
        time.sleep(delay)
        hang_up(line)


def _before_any_of_its_requests_is_answered(server: Mortal, table: Table, delay: float) -> None:
    for number in range(20):
        line = dial(server, new_address())
        line.sendall(b"GET /api/home HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 4)
        time.sleep(0.0005 * number)
        hang_up(line)


def _in_the_middle_of_an_answer(server: Mortal, table: Table, delay: float) -> None:
    line = dial(server, new_address(), small=True)
    line.sendall(b"GET /api/texts/fr HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 5)
    time.sleep(delay)
    hang_up(line)


def _before_it_is_let_in(server: Mortal, table: Table, delay: float) -> None:
    for more in (b"", frame(TEXT, b'{"ask":"hello"}'), b"\xff" * 100):
        line = dial(server, new_address())
        line.sendall(upgrade(f"/api/tables/{table.id}/live"))
        time.sleep(delay)
        line.sendall(more)
        hang_up(line)


def _with_more_said_than_is_read_at_once(server: Mortal, table: Table, delay: float) -> None:
    """All of it is there before the server looks, so that it reads on before it has answered."""
    assert server.process is not None
    for more in (b"\xff" * 400_000, frame(PING) * 80_000, frame(TEXT, b'{"ask":"hello"}') * 20_000):
        with dial(server, new_address()) as line:
            server.process.send_signal(signal.SIGSTOP)
            line.setblocking(False)
            line.send(upgrade(f"/api/tables/{table.id}/live") + more)
            server.process.send_signal(signal.SIGCONT)
            time.sleep(delay)


def _with_bytes_that_make_no_sense(server: Mortal, table: Table, delay: float) -> None:
    for nonsense in (frame(TEXT, b"\xff\xfe"), b"\xff" * 100, frame(8, b"\x03"), frame(8, b"\x03\xe8") + b"more"):
        with live(server, table.id, new_address()) as line:
            line.sendall(nonsense)
            time.sleep(delay)
            hang_up(line)


def _while_it_is_told_goodbye(server: Mortal, table: Table, delay: float) -> None:
    """A table is deleted; one who looked at it had not read what was sent before, and leaves."""
    with live(server, table.id, new_address(), small=True) as line:
        asked = frame(TEXT, b'{"ask":"hello"}')
        for _ in range(40):  # more than is taken for it on the way
            line.sendall(asked * 10)
            time.sleep(0.01)
        secret = table.players[0].secret
        httpx.delete(f"{server.address}/api/tables/{table.id}", cookies={COOKIE: secret}, timeout=PATIENCE).raise_for_status()
        time.sleep(0.2 + delay)
        hang_up(line)


@pytest.mark.parametrize(
    "leave",
    [
        _in_the_middle_of_a_request,
        _before_any_of_its_requests_is_answered,
        _in_the_middle_of_an_answer,
        _before_it_is_let_in,
        _with_more_said_than_is_read_at_once,
        _with_bytes_that_make_no_sense,
        _while_it_is_told_goodbye,
    ],
    ids=lambda leave: leave.__name__.strip("_"),
)
def test_a_client_that_leaves_writes_no_traceback(leave: Callable[[Mortal, Table, float], None], quiet: Mortal) -> None:
    for delay in (0.002, 0.05):
        table = asyncio.run(open_table(quiet.address, "ticket-gagnant", 2, 0, random.Random(21), edition="2024"))
        leave(quiet, table, delay)
    assert httpx.get(f"{quiet.address}/healthz", timeout=PATIENCE, trust_env=False).is_success
    time.sleep(0.3)
    assert [line for line in quiet.log.read_text().splitlines() if line.startswith("{") or "Traceback" in line] == []
