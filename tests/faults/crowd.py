"""A crowd that plays at random and never gives up: whatever happens to the server, clients come back and ask again."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import socket
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from hippodrome.core.record import is_over
from hippodrome.server.people import COOKIE, person_of
from hippodrome.server.storage import schema
from hippodrome.server.storage.store import Store
from tests.faults.inside import replayed
from tests.server.playing import PATIENCE, Message, Server, any_action

LOST = (OSError, WebSocketException, InvalidHandshake, EOFError, httpx.TransportError, TimeoutError)
"""What a client sees when its server is gone."""
COMES_BACK_SECONDS = 300
"""For how long a server is waited for that is killed again and again, on a machine that does much else."""
HOME = "127.0.0.1"
"""The address that clients call from, if nothing else is said; any of 127.0.0.0/8 will do on Linux."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Mortal(Server):
    """A server that can be killed, and comes back on the same port and data."""

    def __init__(self, data: Path, *arguments: str, limits: bool = False) -> None:
        super().__init__(data, "--port", str(free_port()), *arguments, limits=limits)

    def kill(self) -> None:
        """SIGKILL: it has no time for anything."""
        assert self.process is not None and self.process.stdout is not None
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None


@dataclass
class Table:
    """A table of the crowd's."""

    id: str
    title: str
    players: list[Player] = field(default_factory=list)

    def is_over(self) -> bool:
        """Whether every player has seen the end."""
        return all(player.is_over() for player in self.players)


class Player:
    """A client that plays one seat, as browsers do: it resumes where it was, and asks again what was not answered."""

    _numbers = itertools.count()

    def __init__(
        self, address: str, table: str, secret: str, seat: int, chance: random.Random, pause: float = 0.02, home: str = HOME
    ) -> None:
        self.address, self.table, self.secret, self.seat, self.chance, self.pause = address, table, secret, seat, chance, pause
        self.home = home
        self.person = person_of(secret)
        self.view: Message = {}
        self.events: list[Message] = []
        self.turn = 0
        self.undo = False
        self.pending: tuple[str, str] | None = None
        self.acknowledged: list[str] = []
        """The ids of requests that are done, as it heard, in that order."""
        self.stale: list[str] = []
        """The ids of requests that came too late."""
        self.wrong: list[str] = []
        """What must not happen."""
        self.troubles: Counter[str] = Counter()
        """How often something could not be saved, by reason; it asks again then, with the same id."""
        self.latencies: list[float] = []
        self.came_back = self.asked_again = 0
        self.hold = False
        """Ask for nothing new."""
        self._since = 0.0
        self._again = False

    async def play(self) -> None:
        """Play until the end of the game, through any number of connections."""
        headers = {"Cookie": f"{COOKIE}={self.secret}"}
        while not self.is_over() or self.pending:
            with contextlib.suppress(*LOST):
                async with connect(
                    f"ws{self.where()[4:]}/api/tables/{self.table}/live",
                    additional_headers=headers,
                    compression=None,
                    open_timeout=5,
                    ping_interval=None,
                    proxy=None,
                    max_size=None,
                    local_addr=(self.home, 0),
                ) as live:
                    await self._attend(live)
            await asyncio.sleep(0.05 + 0.1 * self.chance.random())

    def where(self) -> str:
        """The server to go to: always the same."""
        return self.address

    async def _attend(self, live: ClientConnection) -> None:
        heard = len(self.events)
        await live.send(json.dumps({"ask": "hello", "seat": self.seat} | ({"heard": heard} if heard else {})))
        async for text in live:
            told: Message = json.loads(text)
            self._note(told, heard)
            if self.pending is not None and (told["tell"] == "welcome" or self._again):
                if self._again:
                    self._again = False
                    await asyncio.sleep(0.2)
                self.asked_again += 1
                await live.send(self.pending[1])
            if self.is_over() and self.pending is None:
                return
            if self.pending is None and not self.hold:
                await self._ask(live)

    def _note(self, told: Message, heard: int) -> None:
        game = told.get("game")
        if told["tell"] == "welcome":
            self.came_back += heard > 0
            if told["fresh"] != (heard == 0):
                self.wrong.append(f"heard {heard} events, but was told everything anew")
        if game is not None and told["tell"] in ("welcome", "update"):
            self.events += game["events"]
            if len(self.events) != game["heard"]:
                self.wrong.append(f"has {len(self.events)} events, should have {game['heard']}")
            self.view |= game["view"]
            self.turn, self.undo = game["turn"], game["undo"]
        if self.pending is not None and self.pending[0] in (told.get("id"), told.get("done")):
            self._answered(told, self.pending[0])

    def _answered(self, told: Message, id: str) -> None:
        if told["tell"] == "refused" and told["why"] == "storage":
            self.troubles[told["key"]] += 1
            self._again = True
            return
        self.pending = None
        self.latencies.append(time.monotonic() - self._since)
        if told["tell"] in ("update", "done"):
            self.acknowledged.append(id)
        elif told["tell"] == "refused" and told["why"] == "stale":
            self.stale.append(id)
            self.view |= told["game"]["view"]
            self.turn = told["game"]["turn"]
        elif told["tell"] == "refused" and told["key"] == "cannot-undo":
            self.stale.append(id)
            self.undo = False
        else:
            self.wrong.append(f"refused: {told}")

    async def _ask(self, live: ClientConnection) -> None:
        asked: dict[str, Any]
        if self.undo and self.chance.random() < 0.1:
            asked = {"ask": "undo", "seat": self.seat, "turn": self.turn}
        elif not self.owes():
            return
        elif self.chance.random() < 0.05:
            asked = {"ask": "say", "seat": self.seat, "text": "Allez !"}
        else:
            asked = {"ask": "act", "seat": self.seat, "turn": self.turn, "action": any_action(self.view, self.chance)}
        id = f"{self.seat}-{next(self._numbers)}"
        self.pending = (id, json.dumps(asked | {"id": id}))
        await asyncio.sleep(self.pause * self.chance.random())
        self._since = time.monotonic()
        await live.send(self.pending[1])

    def owes(self) -> bool:
        """Whether this seat owes a choice."""
        choice = self.view.get("choice")
        return choice is not None and choice["owed"]

    def is_over(self) -> bool:
        """Whether it has seen the end of the game."""
        return bool(self.view) and self.view["phase"] == "over"


async def new_cookie(address: str, home: str = HOME) -> str:
    """A browser that comes for the first time: the cookie that it is given."""
    answer = await _answer(address, "GET", "/api/home", None, {}, home)
    before = answer.request.headers.get("cookie", "")  # given with an answer that told to come again
    return answer.cookies.get(COOKIE) or before.removeprefix(f"{COOKIE}=")


async def post(address: str, path: str, body: Message, secret: str, home: str = HOME) -> Message:
    """What the HTTP side answers; asked again for as long as there is no server."""
    found: Message = (await _answer(address, "POST", path, body, {COOKIE: secret}, home)).json()
    return found


async def _answer(
    address: str, method: str, path: str, body: Message | None, cookies: dict[str, str], home: str
) -> httpx.Response:
    end = time.monotonic() + COMES_BACK_SECONDS
    way = httpx.AsyncHTTPTransport(local_address=home, verify=False)  # what TLS needs takes long to load
    async with httpx.AsyncClient(base_url=address, cookies=cookies, transport=way, timeout=10) as web:
        while True:
            try:
                answer = await web.request(method, path, json=body)
                if "retry-after" not in answer.headers:
                    assert answer.is_success, answer.text
                    return answer
            except LOST:
                pass
            assert time.monotonic() < end, "the server does not come back"
            await asyncio.sleep(0.1)


async def open_table(
    address: str, title: str, people: int, bots: int, chance: random.Random, pause: float = 0.02, home: str = HOME, **more: Any
) -> Table:
    """A table with so many players, all seated; the game has begun."""
    secrets = [await new_cookie(address, home) for _ in range(people)]
    plan = [{"who": "me", "name": "0"}, *({"who": "friend"},) * (people - 1), *({"who": "bot", "bot": "random"},) * bots]
    opened = await post(address, "/api/tables", {"title": title, "seats": plan, **more}, secrets[0], home)
    for number, secret in enumerate(secrets[1:], 1):
        sit = {"join": opened["join"], "name": str(number), "emblem": "hat"}
        await post(address, f"/api/tables/{opened['id']}/sit", sit, secret, home)
    await begin(address, opened["id"], secrets[0], home)
    players = [
        Player(address, opened["id"], secret, seat, random.Random(chance.random()), pause, home)
        for seat, secret in enumerate(secrets)
    ]
    return Table(opened["id"], title, players)


async def begin(address: str, table: str, secret: str, home: str = HOME) -> None:
    """The host starts the game, however often it takes."""
    url = f"ws{address[4:]}/api/tables/{table}/live"
    headers = {"Cookie": f"{COOKIE}={secret}"}
    end = time.monotonic() + COMES_BACK_SECONDS
    while time.monotonic() < end:
        with contextlib.suppress(*LOST):
            async with connect(url, additional_headers=headers, compression=None, proxy=None, local_addr=(home, 0)) as live:
                await live.send('{"ask":"hello"}')
                await live.send('{"ask":"begin","id":"begin"}')
                async for text in live:
                    told = json.loads(text)
                    if told.get("id") == "begin":
                        assert told["tell"] == "done", told
                        return
        await asyncio.sleep(0.1)
    raise AssertionError("the game did not begin")


async def until(happened: Callable[[], bool], seconds: float, what: str) -> None:
    """Wait for something that must happen."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, what
        await asyncio.sleep(0.05)


def complaints(tables: Sequence[Table], *known: str) -> list[str]:
    """What must not have happened to any player; `known` are troubles that may."""
    return [
        f"{table.title} {table.id} seat {player.seat}: {word}"
        for table in tables
        for player in table.players
        for word in (*player.wrong, *(trouble for trouble in player.troubles if trouble not in known))
    ]


def check_logs(database: str, tables: Sequence[Table]) -> None:
    """Every log has no gaps, replays to its end, and holds what was acknowledged, once, in order; people were told that only."""
    logs = _logs(database)
    for table in tables:
        rows = logs[table.id]
        assert [row["seq"] for row in rows] == list(range(len(rows)))
        record = replayed([row["body"] for row in rows if row["kind"] == "line"])
        assert is_over(record)
        requests = [row["request"] for row in rows if row["request"] is not None]
        assert [request for request, count in Counter(requests).items() if count > 1] == []
        done = [request for request in requests if not request.endswith(":begin")]
        assert Counter(done) == Counter(f"{player.person}:{id}" for player in table.players for id in player.acknowledged)
        for player in table.players:
            mine = {f"{player.person}:{id}" for id in player.acknowledged}
            assert [request.partition(":")[2] for request in done if request in mine] == player.acknowledged
            assert not {f"{player.person}:{id}" for id in player.stale} & set(requests)
            heard = [msgspec.to_builtins(event) for event in record.log.heard_by(player.seat)]
            assert msgspec.json.decode(msgspec.json.encode(heard)) == player.events


def _logs(database: str) -> dict[str, list[dict[str, Any]]]:
    """The logs of all tables, as the database has them."""
    store = Store(database)
    found: dict[str, list[dict[str, Any]]] = {}
    with store.engine.connect() as connection:
        query = select(schema.entries).order_by(schema.entries.c.table_id, schema.entries.c.seq)
        for row in connection.execute(query).mappings():
            found.setdefault(row["table_id"], []).append(dict(row))
    store.engine.dispose()
    return found
