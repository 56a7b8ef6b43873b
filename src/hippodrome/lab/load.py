"""Load on a live server: tables of four WebSocket clients that play random legal actions as soon as they may.

Server and clients run in processes of their own, each pinned to one core. The server keeps every action on disk (SQLite,
synchronous=FULL, or a PostgreSQL) before it answers. A move counts when its own client has heard that it is done. Several nodes
share a PostgreSQL; the people of a table come to the same node, as a proxy would bring them there.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hippodrome.bots import RANDOM, make_bot
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.games import load_game
from hippodrome.server.people import COOKIE

SEATS = 4
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
TITLE = "ticket-gagnant"
USUAL = {TITLE: ("2024", {"races": 12})}
"""Edition and options of tables for four, by title; of others the first edition, as it is."""
WARM_UP_SECONDS = 2.0
PAUSE = 0.1
"""Seconds that people think who are quick."""
MOVES_A_TABLE = 50
"""After which memory is looked at, so that a faster server, which has played more, does not seem to need more."""


class _Choice(msgspec.Struct):
    owed: bool
    kind: str
    actions: list[msgspec.Raw] = []


class _Game(msgspec.Struct):
    turn: int
    view: dict[str, msgspec.Raw]


class _Table(msgspec.Struct):
    status: str


class _Told(msgspec.Struct):
    """The part of any message that a client which plays at random looks at."""

    tell: str
    game: _Game | None = None
    table: _Table | None = None
    done: str = ""
    id: str = ""
    text: str = ""


_read = msgspec.json.Decoder(_Told).decode
_read_choice = msgspec.json.Decoder(_Choice | None).decode


@dataclass
class Tally:
    """What the clients saw."""

    measuring: bool = False
    refused: int = 0
    moves: int = 0
    """All that were done, whether or not it was measured."""
    latencies: list[float] = field(default_factory=list)

    def note(self, seconds: float) -> None:
        """A move was done, so long after it was sent."""
        self.moves += 1
        if self.measuring:
            self.latencies.append(seconds)

    async def measure(self, seconds: float) -> float:
        """Count for so long; the seconds that it really took."""
        self.measuring, started = True, time.perf_counter()
        await asyncio.sleep(seconds)
        self.measuring = False
        return time.perf_counter() - started


@dataclass(frozen=True, kw_only=True)
class Result:
    """One run."""

    tables: int
    moves_per_second: float
    p50: float
    p99: float
    refused: int = 0
    bytes_per_table: float = 0
    """Memory that the server took for each connected table, after `MOVES_A_TABLE` moves at each, or at the end."""
    busy: float = 0
    """Seconds of processor time that the servers used in a second."""


def summary(tally: Tally, tables: int, took: float, bytes_per_table: float = 0, busy: float = 0) -> Result:
    """The figures of a run."""
    return Result(
        tables=tables,
        moves_per_second=len(tally.latencies) / took,
        p50=quantile(tally.latencies, 0.5),
        p99=quantile(tally.latencies, 0.99),
        refused=tally.refused,
        bytes_per_table=bytes_per_table,
        busy=busy,
    )


def quantile(values: Sequence[float], share: float) -> float:
    """What this share of them is below; 0 if there are none."""
    ordered = sorted(values) or [0.0]
    return ordered[int(len(ordered) * share)]


class Player:
    """One client of a table."""

    def __init__(
        self, game: Game[Any], address: str, table: str, secret: str, seat: int, tally: Tally, pause: float = 0.0
    ) -> None:
        """`pause`: seconds that it thinks before a move."""
        self.game, self.address, self.table, self.seat, self.tally = game, address, table, seat, tally
        self.secret, self.pause = secret, pause
        self.chance = random.Random(seat)
        self._bot = make_bot(game, RANDOM, FastChance(seat))
        self._view: dict[str, msgspec.Raw] = {}
        self._sent: tuple[str, float] | None = None
        self._choice: _Choice | None = None
        self._number = 0

    async def play(self, everybody: asyncio.Barrier, ready: Callable[[], Awaitable[None]]) -> None:
        """From Hello to the end of the game, which begins when all are here and `ready` lets it."""
        url = f"ws{self.address[4:]}/api/tables/{self.table}/live"
        headers = {"Cookie": f"{COOKIE}={self.secret}"}
        async with connect(
            url, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60, max_queue=None
        ) as live:
            await live.send('{"ask":"hello"}')
            await live.recv()
            await everybody.wait()
            if self.seat == 0:
                await ready()
                await live.send('{"ask":"begin","id":"begin"}')
            async for message in live:
                told = _read(message)
                self._note(told)
                if told.table is not None and told.table.status == "over":
                    return
                if told.game is not None:
                    self._view |= told.game.view
                    if "choice" in told.game.view:
                        self._choice = _read_choice(told.game.view["choice"])
                    if self._sent is None and self._choice is not None and self._choice.owed:
                        await self._act(live, told.game.turn, self._choice)

    async def _act(self, live: ClientConnection, turn: int, choice: _Choice) -> None:
        if self.pause:
            await asyncio.sleep(self.pause)
        if choice.actions:
            action = bytes(self.chance.choice(choice.actions)).decode()
        else:  # it is a form, or too many to be listed
            view = msgspec.json.decode(msgspec.json.encode(self._view), type=self.game.about.look_up(self.game.about.view))
            action = json.dumps(self.game.write(self._bot.choose(view)))
        self._number += 1
        id = f"{self.seat}-{self._number}"
        self._sent = (id, time.perf_counter())
        await live.send(f'{{"ask":"act","id":"{id}","seat":{self.seat},"turn":{turn},"action":{action}}}')

    def _note(self, told: _Told) -> None:
        if told.tell == "refused":
            self.tally.refused += 1
            self._sent = None
        if self._sent is not None and told.done == self._sent[0]:
            self.tally.note(time.perf_counter() - self._sent[1])
            self._sent = None


def new_cookie(address: str) -> str:
    """A browser that comes for the first time: the cookie that it is given."""
    with urllib.request.urlopen(f"{address}/api/home", timeout=60) as answer:
        found: str = answer.headers["Set-Cookie"].partition(";")[0].partition("=")[2]
        return found


def _post(address: str, path: str, body: dict[str, Any], secret: str) -> dict[str, Any]:
    request = urllib.request.Request(
        address + path,
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "Cookie": f"{COOKIE}={secret}"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


async def new_table(address: str, game: Game[Any], people: int = SEATS, bots: Sequence[str] = ()) -> tuple[str, list[str]]:
    """Open a table at which all have sat down: its id, and the secrets of its people."""
    secrets = [await asyncio.to_thread(new_cookie, address) for _ in range(people)]
    seats = [{"who": "me", "name": "0"}, *[{"who": "friend"}] * (people - 1), *({"who": "bot", "bot": bot} for bot in bots)]
    usual = USUAL if people == SEATS else {}
    edition, options = usual.get(game.title(), (game.editions()[0], {}))
    wanted = {"title": game.title(), "edition": edition, "options": options, "seats": seats}
    opened = await asyncio.to_thread(_post, address, "/api/tables", wanted, secrets[0])
    table: str = opened["id"]
    for seat, secret in enumerate(secrets[1:], 1):
        sit = {"join": opened["join"], "name": str(seat), "emblem": "hat"}
        await asyncio.to_thread(_post, address, f"/api/tables/{table}/sit", sit, secret)
    return table, secrets


async def one_table(address: str, game: Game[Any], tally: Tally, ready: Callable[[], Awaitable[None]]) -> None:
    """Open a table for four, play to the end, and open the next one, for ever."""
    while True:
        table, secrets = await new_table(address, game)
        await meet([Player(game, address, table, secret, seat, tally) for seat, secret in enumerate(secrets)], ready)


async def at_once() -> None:
    """A game need not wait for others to begin."""


async def quick_people(address: str, game: Game[Any], tally: Tally, table: str, secrets: Sequence[str]) -> None:
    """A game at the pace of people."""
    await meet([Player(game, address, table, secret, seat, tally, PAUSE) for seat, secret in enumerate(secrets)], at_once)


async def meet(players: Sequence[Player], ready: Callable[[], Awaitable[None]]) -> None:
    """A whole game of people who have sat down."""
    everybody = asyncio.Barrier(len(players))
    await asyncio.gather(*(player.play(everybody, ready) for player in players))


async def load(addresses: Sequence[str], tables: int, seconds: float, servers: Sequence[int], title: str = TITLE) -> Result:
    """Measure running servers (of these process ids) with so many tables in all."""
    tally, game = Tally(), load_game(title)
    start, waiting = asyncio.Event(), asyncio.Semaphore(0)

    async def ready() -> None:
        waiting.release()
        await start.wait()
        await asyncio.sleep(random.random() * WARM_UP_SECONDS / 2)  # tables do not go in step

    first = max(5, tables // 10)  # what a server needs once, whatever the number of tables, is not counted per table
    before = 0
    tasks = []
    for number in range(tables):
        if number == first:
            before = sum(map(resident, servers))
        tasks.append(asyncio.create_task(one_table(addresses[number % len(addresses)], game, tally, ready)))
        await waiting.acquire()
    ended = asyncio.Event()

    async def grown() -> int:
        while tally.moves < MOVES_A_TABLE * tables and not ended.is_set():
            await asyncio.sleep(0.05)
        return sum(map(resident, servers)) - before

    growing = asyncio.create_task(grown())
    start.set()  # all at once, when everybody is there
    await asyncio.sleep(WARM_UP_SECONDS)
    raise_from(tasks)
    used = sum(map(processor_time, servers))
    took = await tally.measure(seconds)
    used = sum(map(processor_time, servers)) - used
    raise_from(tasks)
    ended.set()
    bytes_per_table = await growing / (tables - first)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return summary(tally, tables, took, bytes_per_table, used / took)


def raise_from(tasks: list[asyncio.Task[None]]) -> None:
    """Raises what ended one of these, which should all go on."""
    for task in tasks:
        if task.done():
            for other in tasks:
                other.cancel()
            task.result()


def resident(process: int) -> int:
    """Bytes of memory that a process has (Linux)."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor_time(process: int) -> float:
    """Seconds that a process has computed (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Pinned:
    """A server program in a process of its own on a core (the first; None: on all), and this process on the last, as long as it
    runs."""

    def __init__(self, command: list[str], at: int | None = 0) -> None:
        cores = CORES if at is None else [CORES[at % len(CORES)]]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
            env=os.environ | {"HIPPODROME_LANG": "en"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = line.rsplit(" ", 1)[-1].strip().rstrip("/")
        if not self.address.startswith("http"):
            raise RuntimeError(f"the server did not start: {line}")
        os.sched_setaffinity(0, {CORES[-1]})

    def __enter__(self) -> Pinned:
        return self

    def __exit__(self, *_: object) -> None:
        os.sched_setaffinity(0, set(CORES))
        self.process.terminate()
        self.process.wait(20)


def serving(folder: str) -> list[str]:
    """What starts a server that lets in as many as come, with its data in a folder."""
    return [sys.executable, "-m", "hippodrome", "serve", "--no-browser", "--no-limits", "--port", "0", "--data", folder]


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Run the clients on uvloop where there is one, as the server does: they must not be what is measured."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def measure(tables: int, seconds: float, title: str = TITLE, databases: Sequence[str] = (), nodes: int = 1) -> Result:
    """One run: on a fresh SQLite, or with so many nodes on this PostgreSQL; on several of these they have nothing in common."""
    with ExitStack() as running:
        folder = running.enter_context(tempfile.TemporaryDirectory(prefix="hippodrome-load-"))
        servers = []
        for at in range(nodes):
            database = ["--database", databases[at % len(databases)]] if databases else []
            servers.append(running.enter_context(Pinned([*serving(folder), *database], at)))
        return run(load([each.address for each in servers], tables, seconds, [each.process.pid for each in servers], title))
