"""A long evening on a real server: mixed games, people who come and go, spectators, and clients that mean harm.

Everything runs at once, with the limits that a server has on the internet; each table calls from an address of its own. Now and
then a line tells how the server is. At the end it must be as it was after the first third: memory, descriptors and the answer
times of people flat, no move lost or refused without a reason, no traceback in its log. Exits with 1 if it is not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import logging
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from hippodrome.lab.load import processor_time, resident
from hippodrome.server.people import COOKIE
from tests.faults.crowd import LOST, Player, Table, complaints, new_cookie, open_table
from tests.server.playing import Server

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("ticket-gagnant", {}),
    ("finish", {"options": {"races": 2}}),
    ("finish-line", {}),
    ("triple-couronne", {"edition": "initiation"}),
    ("triple-couronne", {"edition": "reduit"}),
)
THINKING = 0.6
"""Seconds that people think at most."""
ENEMIES = "127.66.0."
MORE_MEMORY, MORE_DESCRIPTORS, SLOWER = 1.15, 1.15, 1.5
"""How much more the last third may need than the second."""
REST_SECONDS = 100
"""After the last one has left: tables rest after half a minute, processes that nobody asks anything end after a minute."""


@dataclass
class Sample:
    """How the server was in one stretch of the evening."""

    minutes: float
    memory: int
    descriptors: int
    busy: float
    moves: int
    p50: float
    p99: float
    tables: int
    spectators: int
    attacks: int

    def line(self) -> str:
        """As a row."""
        return (
            f"{self.minutes:7.1f} {self.memory / 2**20:8.1f} {self.descriptors:6d} {self.busy:6.0%} {self.moves:7d} "
            f"{self.p50 * 1000:7.1f} {self.p99 * 1000:7.1f} {self.tables:7d} {self.spectators:9d} {self.attacks:8d}"
        )


HEADING = "minutes   MB     descr.  busy   moves  p50 ms  p99 ms  tables  spectators attacks"


@dataclass
class Evening:
    """What goes on at a server, and what was seen of it."""

    server: Server
    chance: random.Random
    playing: dict[str, Table] = field(default_factory=dict)
    over: int = 0
    watched: int = 0
    attacks: int = 0
    wrong: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)

    async def tables(self, number: int) -> None:
        """One table after the other, for ever, from one address."""
        home = f"127.1.{number // 200}.{number % 200 + 1}"
        for turn in itertools.count(number):
            title, more = GAMES[turn % len(GAMES)]
            people, bots = self.chance.choice(((1, 1), (2, 0), (2, 1), (3, 0)))
            table = await open_table(self.server.address, title, people, bots, self.chance, THINKING, home, **more)
            self.playing[table.id] = table
            await asyncio.gather(*(self._comes_and_goes(player) for player in table.players))
            self.wrong += complaints([table])
            del self.playing[table.id]
            self.over += 1
            await asyncio.sleep(self.chance.uniform(0, 40))  # tables are opened for 120 an hour at most

    async def _comes_and_goes(self, player: Player) -> None:
        """Somebody plays to the end, and loses the connection now and then."""
        counted = 0
        while not player.is_over() or player.pending:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.chance.uniform(5, 90)):
                    await player.play()
            self.latencies += player.latencies[counted:]
            counted = len(player.latencies) + (player.pending is not None)  # an answer after a break tells of the break
            if not player.is_over() and self.chance.random() < 0.3:
                player.events, player.view = [], {}  # a page that is loaded anew

    async def spectators(self, number: int) -> None:
        """Look at one table after the other."""
        home = f"127.2.{number // 200}.{number % 200 + 1}"
        while True:
            await asyncio.sleep(self.chance.uniform(0, 3))
            if not self.playing:
                continue
            table = self.chance.choice(list(self.playing))
            with contextlib.suppress(*LOST):
                async with await self._connection(table, home) as live:
                    await live.send('{"ask":"hello","watch":true}')
                    self.watched += 1
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(self.chance.uniform(1, 30)):
                            async for _ in live:
                                pass

    async def _connection(self, table: str, home: str) -> connect:
        url = f"ws{self.server.address[4:]}/api/tables/{table}/live"
        return connect(
            url,
            additional_headers={"Cookie": f"{COOKIE}={await new_cookie(self.server.address, home)}"},
            compression=None,
            ping_interval=None,
            proxy=None,
            max_size=None,
            local_addr=(home, 0),
        )

    async def enemies(self, number: int) -> None:
        """One attack after the other, for ever, from one address."""
        home = f"{ENEMIES}{number + 1}"
        attacks: tuple[Callable[[str], Awaitable[None]], ...] = (
            self._nonsense,
            self._pings,
            self._deaf,
            self._half_request,
            self._strange_pages,
        )
        while True:
            await asyncio.sleep(self.chance.uniform(0, 0.5))
            with contextlib.suppress(*LOST, RuntimeError):  # which asyncio raises where something is written after the end
                async with asyncio.timeout(20):
                    await self.chance.choice(attacks)(home)
            self.attacks += 1

    def _some_table(self) -> str:
        return self.chance.choice([*self.playing, "nowhere"])

    async def _nonsense(self, home: str) -> None:
        async with await self._connection(self._some_table(), home) as live:
            await live.send('{"ask":"hello"}')
            for _ in range(50):
                await live.send(self.chance.choice(('{"ask":"act","id":"x"}', "[" * 2000, "x" * 7000, os.urandom(90), "null")))

    async def _pings(self, home: str) -> None:
        async with await self._connection(self._some_table(), home) as live:
            frames = b"".join(Frame(Opcode.PING, b"x").serialize(mask=True) for _ in range(200))
            for _ in range(100):
                live.transport.write(frames)
                await asyncio.sleep(0.01)

    async def _deaf(self, home: str) -> None:
        async with await self._connection(self._some_table(), home) as live:
            live.transport.pause_reading()
            for _ in range(200):
                await live.send('{"ask":"hello"}')
            await asyncio.sleep(5)

    async def _half_request(self, home: str) -> None:
        host, port = self.server.address.removeprefix("http://").split(":")
        opened = [await asyncio.open_connection(host, int(port), local_addr=(home, 0)) for _ in range(20)]
        for _, writer in opened:
            writer.write(b"GET / HTTP/1.1\r\nHost: ")
        await asyncio.sleep(self.chance.uniform(0, 10))
        for _, writer in opened:
            writer.transport.abort()

    async def _strange_pages(self, home: str) -> None:
        host, port = self.server.address.removeprefix("http://").split(":")
        for path in ("/api/home", "/api/tables/nowhere", "/../../etc/passwd", "/healthz", "/" + "x" * 4000):
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(home, 0))
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
            await reader.read()
            writer.close()

    async def watch(self, minutes: float, every: float) -> None:
        """Tell how the server is, every so many seconds."""
        process = self.server.process
        assert process is not None
        started = time.monotonic()
        used = processor_time(process.pid)
        while time.monotonic() - started < minutes * 60:
            await asyncio.sleep(every)
            now = processor_time(process.pid)
            ordered = sorted(self.latencies) or [0.0]
            self.samples.append(
                Sample(
                    minutes=(time.monotonic() - started) / 60,
                    memory=resident(process.pid),
                    descriptors=len(os.listdir(f"/proc/{process.pid}/fd")),
                    busy=(now - used) / every,
                    moves=len(self.latencies),
                    p50=ordered[len(ordered) // 2],
                    p99=ordered[int(len(ordered) * 0.99)],
                    tables=self.over,
                    spectators=self.watched,
                    attacks=self.attacks,
                )
            )
            used = now
            self.latencies.clear()
            print(self.samples[-1].line(), flush=True)


def problems(evening: Evening, log: str) -> list[str]:
    """What was not as it should be."""
    found = [f"a player saw: {word}" for word in evening.wrong]
    found += [f"the log has: {line}" for line in log.splitlines() if "Traceback" in line or '"level": "error"' in line]
    third = len(evening.samples) // 3
    if not third or not evening.over:
        return [*found, "too short an evening to say anything: give it more minutes"]
    before, after = evening.samples[third : 2 * third], evening.samples[2 * third :]
    bounds = (("memory", MORE_MEMORY), ("descriptors", MORE_DESCRIPTORS), ("p99", SLOWER))
    for name, most in bounds:
        was, now = (statistics.median(getattr(sample, name) for sample in some) for some in (before, after))
        if now > was * most:
            found.append(f"{name} grew from {was:,.4g} to {now:,.4g}")
    return found


async def spend(evening: Evening, minutes: float, tables: int, every: float) -> None:
    """The whole evening; then everybody leaves."""
    work: list[Coroutine[Any, Any, None]] = [evening.tables(number) for number in range(tables)]
    work += [evening.spectators(number) for number in range(tables)]
    work += [evening.enemies(number) for number in range(max(2, tables // 5))]
    tasks = [asyncio.create_task(each) for each in work]
    watching = asyncio.create_task(evening.watch(minutes, every))
    done, _ = await asyncio.wait([*tasks, watching], return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    watching.cancel()
    await asyncio.gather(*tasks, watching, return_exceptions=True)
    for task in done:
        task.result()  # nothing but the watch ends by itself


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("minutes", nargs="?", type=float, default=60)
    parser.add_argument("--tables", type=int, default=30, help="played at once")
    parser.add_argument("--database", default="", help="a URL of SQLAlchemy's; SQLite if there is none")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of every write of an enemy that was cut off
    with tempfile.TemporaryDirectory(prefix="hippodrome-soak-") as folder:
        arguments = ["--database", options.database] if options.database else []
        with Server(Path(folder) / "data", *arguments, limits=True) as server:
            assert server.process is not None
            evening = Evening(server, random.Random(options.seed))
            print(HEADING, flush=True)
            asyncio.run(spend(evening, options.minutes, options.tables, min(60.0, options.minutes * 2)))
            time.sleep(REST_SECONDS)
            print(f"{resident(server.process.pid) / 2**20:.1f} MB after everybody had left for {REST_SECONDS} s")
            log = server.log.read_text()
        found = problems(evening, log)
    print(f"{evening.over} games to their end, {evening.watched} spectators, {evening.attacks} attacks")
    print(*(found or ["flat"]), sep="\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
