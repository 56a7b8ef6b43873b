"""A client that never reads: its table does not wait for it, it is sent away, and comes back where it was."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import random
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from hippodrome.lab.load import resident
from hippodrome.server.people import COOKIE
from tests.faults.crowd import Mortal, Player, Table, check_logs, complaints, open_table, until
from tests.server.playing import PATIENCE, Message

pytestmark = pytest.mark.server


@contextlib.contextmanager
def deaf(server: Mortal, player: Player) -> Iterator[socket.socket]:
    """A WebSocket that said Hello, and reads nothing any more."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", int(server.address.rsplit(":", 1)[1])))
        key = base64.b64encode(b"0" * 16).decode()
        line.sendall(
            f"GET /api/tables/{player.table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {COOKIE}={player.secret}\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        hello = json.dumps({"ask": "hello"}).encode()
        line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # masked by zeros
        yield line


async def is_here(server: Mortal, table: Table, seat: int) -> bool:
    """Whether the person of a seat is connected."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=PATIENCE) as web:
        info: Message = (await web.get(f"/api/tables/{table.id}")).json()
        return bool(info["seats"][seat]["here"])


async def comes_to_be_here(server: Mortal, table: Table, seat: int, expected: bool) -> None:
    async with asyncio.timeout(PATIENCE):
        while await is_here(server, table, seat) != expected:
            await asyncio.sleep(0.05)


async def chatter(server: Mortal, player: Player, enough: Callable[[], Awaitable[bool]]) -> tuple[int, float]:
    """Come in again and again, as fast as it goes: how often, and the longest time that an answer took."""
    url = f"ws{server.address[4:]}/api/tables/{player.table}/live"
    slowest, sent = 0.0, 0
    async with (
        asyncio.timeout(90),
        connect(url, additional_headers={"Cookie": f"{COOKIE}={player.secret}"}, compression=None, proxy=None) as live,
    ):
        hello = {"ask": "hello", "seat": player.seat, "heard": 1}
        while not await enough():
            for _ in range(100):
                sent += 1
                started = time.monotonic()
                await live.send(json.dumps(hello))  # everybody else is told how the table is now
                while (told := json.loads(await live.recv()))["tell"] != "welcome":
                    pass
                hello["heard"] = told["game"]["heard"]
                slowest = max(slowest, time.monotonic() - started)
    return sent, slowest


def test_who_never_reads_is_sent_away_and_the_table_goes_on(tmp_path: Path) -> None:
    async def scenario(server: Mortal) -> None:
        table = await open_table(server.address, "ticket-gagnant", 2, 0, random.Random(16), edition="2024")
        one, two = table.players
        two.hold = True
        playing = asyncio.create_task(one.play())
        listening = asyncio.create_task(two.play())
        await until(lambda: bool(two.view), PATIENCE, "nobody came")
        listening.cancel()
        await asyncio.wait([listening])
        await comes_to_be_here(server, table, 1, False)
        assert server.process is not None
        memory = resident(server.process.pid)
        with deaf(server, two) as line:
            await comes_to_be_here(server, table, 1, True)

            async def is_sent_away() -> bool:
                return not await is_here(server, table, 1)

            sent, slowest = await chatter(server, one, is_sent_away)
            print(f"sent away after {sent} messages, none of which took longer than {slowest:.3f} s")
            assert slowest < 2
            assert resident(server.process.pid) - memory < 32 * 2**20
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")  # without a goodbye
        two.hold = False
        async with asyncio.timeout(60):
            await asyncio.gather(playing, two.play())
        assert two.came_back >= 1
        assert complaints([table]) == []
        await asyncio.to_thread(server.stop)
        check_logs(f"sqlite:///{tmp_path / 'data' / 'hippodrome.sqlite'}", [table])

    server = Mortal(tmp_path / "data")
    try:
        asyncio.run(scenario(server))
    finally:
        server.stop()
