"""So many hostile frames, messages and requests against a server with its limits, while a game is played beside them.

Says how the server bore it, and fails if the players noticed, memory or open files stay behind, or the log has an error.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

from hippodrome.lab.load import processor_time, resident
from hippodrome.server.config import Limits
from tests.faults.crowd import Table, complaints, open_table
from tests.faults.raw import MORE, PING, PONG, TEXT, frame, upgrade
from tests.server.playing import Server

MEGABYTE = 2**20
ENEMIES = 16
"""Attacks that are made at the same time."""
SOME = Limits().frames_at_once + 50
"""A few more than a connection may send at once."""
Attack = Callable[["Enemy"], Awaitable[int]]
MESSAGES = [
    '{"ask":"hello"}',
    '{"ask":"hello","seat":0,"heard":5}',
    '{"ask":"act","id":"a","seat":0,"turn":1,"action":{"do":"pass"}}',
    '{"ask":"undo","id":"u","seat":1,"turn":3}',
    '{"ask":"say","id":"s","seat":0,"text":"Allez !"}',
    '{"ask":"host","id":"h","do":"kick","seat":1}',
    '{"ask":"begin","id":"b"}',
    '{"ask":"nudge","id":"n","seat":15}',
]
REQUESTS = [
    b"GET /api/home HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
    b'POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 30\r\n\r\n{"title":"finish","seats":[{}]',
    b"POST /api/verify HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
]


class Enemy:
    """A client that means harm, over one connection from an address of its own."""

    def __init__(self, port: int, table: str, chance: random.Random) -> None:
        self.table, self.chance, self._port = table, chance, port

    async def __aenter__(self) -> Enemy:
        numbers = [self.chance.randrange(1, 250) for _ in range(2)]
        address = f"127.{self.chance.randrange(1, 250)}.{numbers[0]}.{numbers[1]}"
        self.reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(address, 0), limit=2**12)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.chance.random() < 0.5:
            self._writer.transport.abort()
        else:
            self._writer.close()

    async def send(self, data: bytes) -> None:
        """Send, as fast as it is taken."""
        self._writer.write(data)
        await self._writer.drain()

    async def come_in(self) -> None:
        """Make it a live connection."""
        await self.send(upgrade(f"/api/tables/{self.table}/live"))
        await self.reader.readuntil(b"\r\n\r\n")

    async def hear_all(self) -> None:
        """Listen until the server hangs up, or for a moment."""
        async with asyncio.timeout(0.5):
            while await self.reader.read(2**16):
                pass

    def spoil(self, data: bytes) -> bytes:
        """The same with a few bytes changed, taken out or put in."""
        spoilt = bytearray(data)
        for _ in range(self.chance.randint(1, 4)):
            at = self.chance.randrange(len(spoilt) + 1)
            spoilt[at : at + self.chance.randint(0, 2)] = self.chance.randbytes(self.chance.randint(0, 2))
        return bytes(spoilt)


async def frames(enemy: Enemy) -> int:
    """Frames of one kind, over the limit."""
    start, again = enemy.chance.choice(
        [
            (b"", frame(PING)),
            (b"", frame(PING, bytes(125))),
            (b"", frame(PONG, b"x")),
            (frame(TEXT, b"", last=False), frame(MORE, b"", last=False)),
            (frame(TEXT, b" ", last=False), frame(MORE, b" ", last=False)),
        ]
    )
    await enemy.come_in()
    await enemy.send(start + again * SOME)
    await enemy.hear_all()
    return SOME


async def frames_within_the_limit(enemy: Enemy) -> int:
    """As many frames as are borne, and a goodbye at most."""
    many = Limits().frames_at_once - 10
    await enemy.come_in()
    await enemy.send(enemy.chance.choice([frame(PING, b"x"), frame(PONG)]) * many)
    await asyncio.sleep(0.01)
    return many


async def messages(enemy: Enemy) -> int:
    """Messages that make no sense, or ask for what is not the enemy's."""
    await enemy.come_in()
    many = [enemy.chance.choice(MESSAGES).encode() for _ in range(Limits().messages_at_once + 20)]
    if enemy.chance.random() < 0.7:
        many = [enemy.spoil(each) for each in many]
    await enemy.send(b"".join(frame(TEXT, each) for each in many))
    await enemy.hear_all()
    return len(many)


async def spoilt_frames(enemy: Enemy) -> int:
    """A stream of frames with mistakes in it."""
    await enemy.come_in()
    many = 20
    for _ in range(many):
        await enemy.send(enemy.spoil(frame(TEXT, enemy.chance.choice(MESSAGES).encode())))
    await enemy.hear_all()
    return many


async def requests(enemy: Enemy) -> int:
    """Requests with mistakes in them, halves of requests, and more than one at a time."""
    many = enemy.chance.randint(1, 12)
    for _ in range(many):
        request = enemy.chance.choice(REQUESTS)
        await enemy.send(enemy.spoil(request) if enemy.chance.random() < 0.7 else request[: enemy.chance.randrange(len(request))])
    await asyncio.sleep(0.01)
    return many


async def deaf(enemy: Enemy) -> int:
    """Asks for everything, and reads nothing."""
    await enemy.come_in()
    many = Limits().messages_at_once
    await enemy.send(frame(TEXT, MESSAGES[0].encode()) * many)
    await asyncio.sleep(0.2)
    return many


ATTACKS: dict[Attack, int] = {
    frames: 20,
    frames_within_the_limit: 10,
    messages: 5,
    spoilt_frames: 2,
    requests: 2,
    deaf: 1,
}
"""What is done, and how often in comparison."""


class Siege:
    """All attacks on one server."""

    def __init__(self, server: Server, count: int) -> None:
        self.server, self.count = server, count
        self.sent: Counter[str] = Counter()
        self.chance = random.Random(count)

    async def attack(self, table: str) -> None:
        """Attack again and again, until enough has been sent."""
        port = int(self.server.address.rsplit(":", 1)[1])
        while self.sent.total() < self.count:
            (harm,) = self.chance.choices(list(ATTACKS), list(ATTACKS.values()))
            with contextlib.suppress(OSError, EOFError, TimeoutError):
                async with Enemy(port, table, self.chance) as enemy:
                    self.sent[harm.__name__] += await harm(enemy)

    async def everything(self, table: str) -> None:
        """All enemies at once."""
        await asyncio.gather(*(self.attack(table) for _ in range(ENEMIES)))


class Bystanders:
    """Tables that are played beside all this, one after the other."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables: list[Table] = []

    async def play(self) -> None:
        """For ever."""
        while True:
            chance = random.Random(len(self.tables))
            table = await open_table(self.server.address, "ticket-gagnant", 2, 0, chance, 0.1, edition="2024")
            self.tables.append(table)
            await asyncio.gather(*(player.play() for player in table.players))

    def latencies(self) -> list[float]:
        """How long each move took, the shortest first."""
        return sorted(latency for table in self.tables for player in table.players for latency in player.latencies)


def files_of(process: int) -> int:
    """How many files, connections among them, a process has open."""
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


async def at_rest(server: Server, files: int) -> None:
    """Wait until connections that were left are closed; those that were half asked for are waited for a while."""
    assert server.process is not None
    async with asyncio.timeout(Limits().stalled_seconds * 2):
        while files_of(server.process.pid) > files + 5:
            await asyncio.sleep(0.2)


async def besiege(server: Server, count: int, out: Callable[[str], None]) -> list[str]:
    """Attack a server; what is wrong with it afterwards."""
    assert server.process is not None
    process = server.process.pid
    target = await open_table(server.address, "finish", 2, 0, random.Random(1))
    bystanders = Bystanders(server)
    playing = asyncio.create_task(bystanders.play())
    files = files_of(process) + 10
    await Siege(server, max(1_000, count // 20)).everything(target.id)  # what a server needs once is not counted
    await at_rest(server, files)
    memory, used, began = resident(process), processor_time(process), time.monotonic()
    siege = Siege(server, count)
    besieging = asyncio.create_task(siege.everything(target.id))
    while not besieging.done():
        await asyncio.wait([besieging], timeout=30)
        grown = (resident(process) - memory) / MEGABYTE
        took = time.monotonic() - began
        out(f"{siege.sent.total():>10,} sent in {took:.0f} s; memory {grown:+.1f} MB; {files_of(process)} files")
    await besieging
    took, used = time.monotonic() - began, processor_time(process) - used
    await at_rest(server, files)
    grown = (resident(process) - memory) / MEGABYTE
    playing.cancel()
    await asyncio.wait([playing])
    moves = bystanders.latencies()
    p50, p95, p99 = (moves[int(len(moves) * share)] for share in (0.5, 0.95, 0.99))
    out(f"sent: {dict(siege.sent)} in {took:.0f} s, for which the server computed {used:.0f} s")
    out(f"beside it {len(moves)} moves: p50 {p50:.3f} s, p95 {p95:.3f} s, p99 {p99:.3f} s, at most {moves[-1]:.3f} s")
    out(f"memory {grown:+.1f} MB, {files_of(process)} files open")
    wrong = complaints(bystanders.tables)
    if p95 > 2:
        wrong.append("moves were held up")
    if grown > 48:
        wrong.append("memory has grown")
    return wrong


def errors_in(log: Path) -> list[str]:
    """What a server has written down that is worse than a warning."""
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return [f"logged: {line['what']} {line.get('trace', '')}" for line in lines if line["level"] in ("error", "critical")]


def main() -> int:
    """Attack a new server; 1 if it did not bear it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, help="how many frames, messages and requests")
    count = parser.parse_args().count
    with tempfile.TemporaryDirectory(prefix="hippodrome-attack-") as folder:
        with Server(Path(folder) / "data", limits=True) as server:
            wrong = asyncio.run(besiege(server, count, lambda line: print(line, flush=True)))
        wrong += errors_in(server.log)
    for each in wrong:
        print(f"WRONG: {each}")
    print("It fell." if wrong else "It stands.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
