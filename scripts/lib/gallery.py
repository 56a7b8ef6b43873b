"""How much players notice of spectators who all come to the start of one game.

Usage: gallery.py SPECTATORS [--tables N] [--seconds S] [--runs N] [--json]

Some tables play at the pace of people who are quick. Then one more game begins, and all spectators come to it at once. The
latencies are those of the others' moves: before, while spectators come, and while they watch. Server, players and spectators
are processes of their own; the server has a core to itself, and on the other players go before spectators.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile

import msgspec
from websockets.asyncio.client import connect

from hippodrome.games import load_game
from hippodrome.lab import load
from hippodrome.server.people import COOKIE

GAME = load_game(load.TITLE)
AT_ONCE = 50
"""Spectators that are on their way at the same time."""


class Figures(msgspec.Struct, frozen=True):
    """The 99th percentile of the others' moves, in seconds: before spectators come, while they do, and while they watch."""

    before: float
    coming: float
    watching: float
    came: int
    seconds: float
    """In which the spectators came."""


async def watch(address: str, table: str, many: int) -> None:
    """Come as so many spectators once that is wanted, say so, and stay."""
    os.nice(19)  # they live elsewhere: what they need of this machine is not what players notice of them
    cookies = [await asyncio.to_thread(load.new_cookie, address) for _ in range(many)]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    gate, here = asyncio.Semaphore(AT_ONCE), 0

    async def one(cookie: str) -> None:
        nonlocal here
        async with gate:
            headers = {"Cookie": f"{COOKIE}={cookie}"}
            url = f"ws{address[4:]}/api/tables/{table}/live"
            live = await connect(url, additional_headers=headers, compression=None, ping_interval=None, open_timeout=120)
            await live.send('{"ask":"hello","watch":true}')
            await live.recv()
        here += 1
        if here == many:
            print("here", flush=True)
        async for _ in live:
            pass

    await asyncio.gather(*map(one, cookies))


class Crowd:
    """A process of spectators, who wait at the gate until they are let in."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def gather(cls, address: str, table: str, many: int) -> Crowd:
        """So many spectators for a table."""
        command = [sys.executable, "-P", __file__, "--watch", address, table, str(many)]
        crowd = cls(await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE))
        await crowd._hears(b"ready\n")
        return crowd

    async def come(self) -> None:
        """Let them in, until all of them are there."""
        assert self.process.stdin is not None
        self.process.stdin.write(b"\n")
        await self._hears(b"here\n")

    async def _hears(self, word: bytes) -> None:
        assert self.process.stdout is not None
        assert await self.process.stdout.readline() == word, "the spectators did not come"

    async def leave(self) -> None:
        self.process.terminate()
        await self.process.wait()


async def attend(address: str, many: int, tables: int, seconds: float) -> Figures:
    """Measure a running server."""
    clock, others = asyncio.get_running_loop().time, load.Tally()
    games = [await load.new_table(address, GAME) for _ in range(tables + 1)]
    playing = [asyncio.create_task(load.quick_people(address, GAME, others, *game)) for game in games[1:]]
    await asyncio.sleep(load.WARM_UP_SECONDS)
    crowd = await Crowd.gather(address, games[0][0], many)
    await others.measure(seconds)
    before, others.latencies = load.summary(others, tables, seconds), []

    started, others.measuring = clock(), True
    playing.append(asyncio.create_task(load.quick_people(address, GAME, load.Tally(), *games[0])))
    await crowd.come()
    took, others.measuring = clock() - started, False
    coming, others.latencies = load.summary(others, tables, took), []
    await others.measure(seconds)
    watching = load.summary(others, tables, seconds)

    await crowd.leave()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return Figures(before.p99, coming.p99, watching.p99, many, took)


def measure(many: int, tables: int, seconds: float) -> Figures:
    """A server of its own, and what its players notice."""
    with tempfile.TemporaryDirectory(prefix="hippodrome-gallery-") as folder, load.Pinned(load.serving(folder)) as server:
        return asyncio.run(attend(server.address, many, tables, seconds))


def median(runs: list[Figures]) -> Figures:
    """Figure by figure."""
    return Figures(*(statistics.median_low(each) for each in zip(*map(msgspec.structs.astuple, runs), strict=True)))


def main() -> None:
    if sys.argv[1:2] == ["--watch"]:
        asyncio.run(watch(sys.argv[2], sys.argv[3], int(sys.argv[4])))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("spectators", type=int)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--runs", type=int, default=1, help="each with a server of its own; told are their medians")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = median([measure(wanted.spectators, wanted.tables, wanted.seconds) for _ in range(wanted.runs)])
    if wanted.json:
        print(json.dumps(msgspec.to_builtins(found)))
        return
    print(f"{found.came} spectators came to one game in {found.seconds:.1f} s; p99 of the moves at {wanted.tables} others:")
    for name in ("before", "coming", "watching"):
        print(f"  {name:9} {1000 * getattr(found, name):7.1f} ms")


if __name__ == "__main__":
    main()
