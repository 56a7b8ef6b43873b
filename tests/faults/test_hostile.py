"""Clients that mean harm: each is refused by rule, its connection stays or closes by rule, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from hippodrome.lab.load import resident
from hippodrome.server.config import Limits
from hippodrome.server.http.live import MOST_BAD, TOO_FAST, TOO_MANY
from hippodrome.server.people import COOKIE, new_secret
from tests.faults.crowd import Mortal, Table, check_logs, complaints, new_cookie, open_table, post
from tests.faults.raw import dial, hang_up, new_address
from tests.server.playing import PATIENCE, Message, any_action

pytestmark = pytest.mark.server
MEGABYTE = 2**20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mortal]:
    """A server with its limits."""
    with Mortal(tmp_path_factory.mktemp("hostile") / "data", limits=True) as running:
        yield running


class Enemy:
    """A connection to a table by somebody who may sit there."""

    def __init__(self, live: ClientConnection) -> None:
        self.live = live
        self.welcome: Message = {}

    @classmethod
    @contextlib.asynccontextmanager
    async def at(cls, server: Mortal, table: str, secret: str, hello: bool = True, address: str = "") -> Any:
        """A new connection, that said Hello. Each comes from an address of its own, unless one is given."""
        url = f"ws{server.address[4:]}/api/tables/{table}/live"
        async with connect(
            url,
            additional_headers={"Cookie": f"{COOKIE}={secret}"},
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
            local_addr=(address or new_address(), 0),
        ) as live:
            enemy = cls(live)
            if hello:
                enemy.welcome = await enemy.ask({"ask": "hello"}, "welcome")
            yield enemy

    async def ask(self, asked: Message | str | bytes, tell: str = "refused") -> Message:
        """Send something; the next message of that kind."""
        await self.live.send(json.dumps(asked) if isinstance(asked, dict) else asked)
        return await self.hear(tell)

    async def hear(self, tell: str = "refused") -> Message:
        async with asyncio.timeout(PATIENCE):
            while True:
                told: Message = json.loads(await self.live.recv())
                if told["tell"] == tell:
                    return told

    async def is_still_there(self) -> bool:
        """Whether the connection stands."""
        return (await self.ask({"ask": "hello"}, "welcome"))["tell"] == "welcome"

    async def closing_code(self) -> int:
        """The code that the server closes with."""
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    await self.live.recv()
            except ConnectionClosed as closed:
                return 1006 if closed.rcvd is None else closed.rcvd.code


Attack = Callable[[Mortal, Table], Awaitable[None]]
ATTACKS: list[Attack] = []


def attack(found: Attack) -> Attack:
    ATTACKS.append(found)
    return found


@attack
async def nonsense_is_refused_and_too_much_of_it_closes(server: Mortal, table: Table) -> None:
    nonsense: list[str | bytes] = ["", "{", "null", "[]", '"x"', "{}", b"\xff\xfe\x00", b"\x00" * 100, '{"ask":"fly"}', "\x00"]
    assert len(nonsense) == MOST_BAD
    async with Enemy.at(server, table.id, table.players[0].secret) as enemy:
        for each in nonsense:
            assert (await enemy.ask(each))["why"] == "malformed"
        assert await enemy.is_still_there()
        await enemy.live.send("one too many")
        assert await enemy.closing_code() == TOO_FAST


@attack
async def a_known_request_with_other_fields_or_types_is_refused(server: Mortal, table: Table) -> None:
    good = {"ask": "act", "id": "x", "seat": 0, "turn": 1, "action": {}}
    async with Enemy.at(server, table.id, table.players[0].secret) as enemy:
        for bad in (
            good | {f"f{number}": number for number in range(600)},
            good | {"seat": 99},
            good | {"seat": -1},
            good | {"seat": "0"},
            good | {"turn": -1},
            good | {"turn": 1e3},
            good | {"id": "x" * 41},
            good | {"id": ""},
            good | {"id": "a\x00b"},
        ):
            answer = await enemy.ask(bad)
            assert answer["why"] == "malformed" and len(answer["id"]) <= 40
        assert await enemy.is_still_there()


@attack
async def deep_nesting_is_refused(server: Mortal, table: Table) -> None:
    async with Enemy.at(server, table.id, table.players[0].secret) as enemy:
        turn = enemy.welcome["game"]["turn"]
        for text in (
            "[" * 7000,
            '{"a":' * 1500,
            f'{{"ask":"act","id":"d","seat":0,"turn":{turn},"action":{"[" * 3500}{"]" * 3500}}}',
            f'{{"ask":"act","id":"e","seat":0,"turn":{turn},"action":{{"do":{"[" * 3500}{"]" * 3500}}}}}',
        ):
            assert (await enemy.ask(text))["why"] in ("malformed", "stale")
        assert await enemy.is_still_there()


@attack
async def a_message_that_is_too_long_closes(server: Mortal, table: Table) -> None:
    for message in ("x" * 8001, b"x" * 100_000, " " * 5_000_000):
        async with Enemy.at(server, table.id, table.players[0].secret) as enemy:
            with contextlib.suppress(ConnectionClosed):
                await enemy.live.send(message)
            assert await enemy.closing_code() in (1009, 1006)


@attack
async def many_small_pieces_of_one_message_close(server: Mortal, table: Table) -> None:
    async with Enemy.at(server, table.id, table.players[0].secret) as enemy:

        async def pieces() -> Any:
            for _ in range(200):
                yield "x" * 100

        with contextlib.suppress(ConnectionClosed):
            await enemy.live.send(pieces())
        assert await enemy.closing_code() in (1009, 1006)


@attack
async def text_that_is_no_text_closes(server: Mortal, table: Table) -> None:
    async with Enemy.at(server, table.id, table.players[0].secret) as enemy:
        enemy.live.protocol.send_frame(Frame(Opcode.TEXT, b"\xff\xfe"))
        for data in enemy.live.protocol.data_to_send():
            enemy.live.transport.write(data)
        assert await enemy.closing_code() in (1007, 1006)


@attack
async def a_flood_of_messages_is_slowed_down_then_closed(server: Mortal, table: Table) -> None:
    async with Enemy.at(server, table.id, table.players[0].secret) as enemy:
        with contextlib.suppress(ConnectionClosed):
            for number in range(300):
                await enemy.live.send(json.dumps({"ask": "nudge", "id": f"n{number}", "seat": 15}))
        with contextlib.suppress(ConnectionClosed):
            assert (await enemy.hear())["why"] in ("not-now", "too-fast")
        assert await enemy.closing_code() in (TOO_FAST, 1006)


@attack
async def nobody_acts_before_hello(server: Mortal, table: Table) -> None:
    async with Enemy.at(server, table.id, table.players[0].secret, hello=False) as enemy:
        assert (await enemy.ask({"ask": "begin", "id": "b"}))["why"] == "not-now"
        assert await enemy.is_still_there()


@attack
async def strangers_and_neighbours_cannot_act_for_a_seat(server: Mortal, table: Table) -> None:
    made_up, stranger = new_secret(), await new_cookie(server.address)
    for secret, seat in ((made_up, 0), (stranger, 1), (table.players[0].secret, 1), (table.players[1].secret, 0)):
        async with Enemy.at(server, table.id, secret) as enemy:
            turn = enemy.welcome["game"]["turn"]
            for asked in (
                {"ask": "act", "seat": seat, "turn": turn, "action": {"do": "pass"}},
                {"ask": "undo", "seat": seat, "turn": turn},
                {"ask": "take-back", "seat": seat},
                {"ask": "say", "seat": seat, "text": "I am somebody else"},
            ):
                assert (await enemy.ask(asked | {"id": f"not-mine-{turn}"}))["why"] == "not-yours"
            assert await enemy.is_still_there()


@attack
async def others_are_not_hosts(server: Mortal, table: Table) -> None:
    for secret in (new_secret(), await new_cookie(server.address), table.players[1].secret):
        async with Enemy.at(server, table.id, secret) as enemy:
            for asked in (
                {"ask": "begin", "id": "1"},
                {"ask": "host", "id": "2", "do": "kick", "seat": 0},
                {"ask": "host", "id": "3", "do": "chat", "chat": "closed"},
                {"ask": "hand-over", "id": "4", "seat": 0},
            ):
                assert (await enemy.ask(asked))["why"] == "not-yours"
            assert await enemy.is_still_there()


@attack
async def moves_out_of_turn_and_moves_of_long_ago_are_refused(server: Mortal, table: Table) -> None:
    async with (
        Enemy.at(server, table.id, table.players[0].secret) as one,
        Enemy.at(server, table.id, table.players[1].secret) as two,
    ):
        game = one.welcome["game"]
        first, second = (one, two) if (game["view"]["choice"] or {}).get("owed") else (two, one)
        view, turn = first.welcome["game"]["view"], game["turn"]
        action = any_action(view, random.Random(1))
        seat = second.welcome["seat"]
        answer = await second.ask({"ask": "act", "id": "o1", "seat": seat, "turn": turn, "action": action})
        if not (second.welcome["game"]["view"]["choice"] or {}).get("owed"):
            assert answer["why"] in ("rule", "malformed")
        for late in (0, turn - 1, turn + 1, 10**9):
            asked = {"ask": "act", "id": f"late{late}", "seat": first.welcome["seat"], "turn": late, "action": action}
            answer = await first.ask(asked)
            assert answer["why"] == "stale" and answer["game"]["turn"] == turn
        for wrong in ({"do": "fly"}, {}, [], "fly", 5, None, {"do": "bid", "amount": 10**40}, {"do": "bid", "amount": -5}):
            asked = {"ask": "act", "id": "w", "seat": first.welcome["seat"], "turn": turn, "action": wrong}
            assert (await first.ask(asked))["why"] in ("malformed", "rule")
        assert await first.is_still_there()


@attack
async def a_request_sent_again_is_done_once(server: Mortal, table: Table) -> None:
    async with Enemy.at(server, table.id, table.players[0].secret) as enemy:
        id = f"again-{random.random()}"
        asked = {"ask": "say", "id": id, "seat": 0, "text": f"once {id}"}
        for _ in range(5):
            assert (await enemy.ask(asked, "done"))["id"] == id
        chat = (await enemy.ask({"ask": "hello"}, "welcome"))["chat"]
        assert [line["text"] for line in chat].count(f"once {id}") == 1


@attack
async def more_connections_than_an_address_may_have_are_closed(server: Mortal, table: Table) -> None:
    most, address = Limits().connections, new_address()
    async with contextlib.AsyncExitStack() as stack:
        codes = []
        for _ in range(most + 16):
            enemy = await stack.enter_async_context(
                Enemy.at(server, table.id, table.players[0].secret, hello=False, address=address)
            )
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.01):
                    codes.append(await enemy.closing_code())
        codes += [await enemy.closing_code()] if codes == [] else []
        assert set(codes) == {TOO_MANY}


@attack
async def connections_that_never_finish_their_request_are_borne(server: Mortal, table: Table) -> None:
    address = new_address()
    path = f"GET /api/tables/{table.id}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode()
    halves = []
    try:
        for number in range(150):
            halves.append(half := await asyncio.to_thread(dial, server, address))
            if number % 3:
                half.sendall(path[: number % len(path)])
            if number % 3 == 2:
                half.shutdown(socket.SHUT_WR)
        await asyncio.sleep(0.3)
    finally:
        for half in halves:
            hang_up(half)


@attack
async def the_http_side_refuses_nonsense(server: Mortal, table: Table) -> None:
    transport = httpx.AsyncHTTPTransport(local_address=new_address())
    known = {COOKIE: await new_cookie(server.address)}
    async with httpx.AsyncClient(base_url=server.address, transport=transport, cookies=known, timeout=PATIENCE) as web:
        for body in (
            b"{",
            b"[" * 15_000,
            b"\xff",
            b'{"title":"\xee"}',
            b"{}",
            b'{"title":"finish","seats":[]}',
            b'{"title":"whist","seats":[{},{}]}',
        ):
            answer = await web.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 429), answer.text
        answer = await web.post("/api/tables", content=b" " * 1_000_000, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 413, 429)
        answer = await web.post(f"/api/tables/{table.id}/sit", json={"join": "x" * 43, "name": "x", "emblem": "hat"})
        assert answer.status_code in (409, 429)
        for path in ("/api/tables/..%2f..%2fetc", f"/api/tables/{'x' * 500}", "/api/tables/%00%00%00%00%00%00%00%00", "/metrics"):
            assert (await web.get(path)).status_code in (400, 403, 404, 429)


@pytest.mark.parametrize("harm", ATTACKS, ids=lambda harm: harm.__name__)
def test_by_rule(harm: Attack, server: Mortal) -> None:
    async def scenario() -> None:
        for title, more in (("ticket-gagnant", {"edition": "2024"}), ("finish", {"options": {"races": 1}})):
            table = await open_table(server.address, title, 2, 0, random.Random(13), **more)
            before = await look(server, table)
            await harm(server, table)
            async with asyncio.timeout(PATIENCE):
                while (after := await look(server, table)) != before:  # people who are gone may still be seen for a moment
                    assert without_people(after) == without_people(before)
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


async def look(server: Mortal, table: Table) -> Message:
    """The table as its host sees it from outside."""
    async with httpx.AsyncClient(
        base_url=server.address, cookies={COOKIE: table.players[0].secret}, trust_env=False, timeout=PATIENCE
    ) as web:
        found: Message = (await web.get(f"/api/tables/{table.id}")).json()
        return found | {"touched": 0}


def without_people(table: Message) -> Message:
    return table | {"spectators": 0, "seats": [seat | {"here": False} for seat in table["seats"]]}


def test_other_tables_go_on_while_all_that_happens(tmp_path: Path) -> None:
    """Games are played to their end while every attack is made, again and again, on tables beside them."""

    async def scenario(server: Mortal) -> None:
        chance = random.Random(14)
        peaceful = [
            await open_table(server.address, "ticket-gagnant", 4, 0, chance, 0.15, edition="2024"),
            await open_table(server.address, "finish", 3, 0, chance, 0.15, options={"races": 1}),
        ]
        victims = [
            await open_table(server.address, title, 2, 0, chance, **more)
            for title, more in (("ticket-gagnant", {"edition": "2024"}), ("finish", {"options": {"races": 1}}))
        ]
        playing = asyncio.gather(*(player.play() for table in peaceful for player in table.players))
        attacks, slowest, played = 0, (0.0, ""), 0.0

        async def attack_on() -> None:
            nonlocal attacks, slowest
            while not playing.done():
                # Not the limit of connections, which would leave none to the others.
                harm = chance.choice(
                    [harm for harm in ATTACKS if harm is not more_connections_than_an_address_may_have_are_closed]
                )
                began = time.monotonic()
                await harm(server, chance.choice(victims))
                slowest = max(slowest, (time.monotonic() - began, harm.__name__))
                attacks += 1

        async def ask_for_health() -> list[float]:
            times = []
            async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=PATIENCE) as web:
                while not playing.done():
                    started = time.monotonic()
                    assert (await web.get("/healthz")).json()["status"] == "ok"
                    times.append(time.monotonic() - started)
                    await asyncio.sleep(0.2)
            return times

        assert server.process is not None
        await asyncio.gather(*(harm(server, victims[0]) for harm in ATTACKS[:5]))
        before, began = resident(server.process.pid), time.monotonic()
        async with asyncio.timeout(120):
            health = asyncio.create_task(ask_for_health())
            await asyncio.gather(*(attack_on() for _ in range(3)))
            await playing
            played = time.monotonic() - began
            times = sorted(await health)
        grown = resident(server.process.pid) - before
        latencies = sorted(latency for table in peaceful for player in table.players for latency in player.latencies)
        p95, healthy = latencies[int(len(latencies) * 0.95)], times[int(len(times) * 0.95)]
        print(
            f"{attacks} attacks; {len(latencies)} moves beside them in {played:.0f} s, p50 {latencies[len(latencies) // 2]:.3f}, "
            f"p95 {p95:.3f} s, healthz p95 {healthy:.3f} s, memory {grown / MEGABYTE:+.1f} MB; "
            f"the longest attack took {slowest[0]:.1f} s ({slowest[1]})"
        )
        assert complaints(peaceful) == []
        assert attacks > 20
        assert p95 < 2 and healthy < 2
        assert grown < 64 * MEGABYTE
        await asyncio.to_thread(server.stop)
        check_logs(f"sqlite:///{tmp_path / 'data' / 'hippodrome.sqlite'}", peaceful)

    server = Mortal(tmp_path / "data", limits=True)
    try:
        asyncio.run(scenario(server))
    finally:
        server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    known = "Invalid UTF-8 sequence received from client."  # uvicorn's own
    assert [line for line in lines if line["level"] == "error" and line["what"] != known] == []


def test_a_flood_of_new_tables_is_stopped(server: Mortal) -> None:
    async def scenario() -> None:
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.67")
        body = {"title": "finish", "seats": [{"who": "me"}, {"who": "bot"}]}
        known = {COOKIE: await new_cookie(server.address)}
        async with httpx.AsyncClient(base_url=server.address, transport=transport, cookies=known, timeout=PATIENCE) as web:
            codes = [(await web.post("/api/tables", json=body)).status_code for _ in range(Limits().new_tables_an_hour + 5)]
        assert set(codes[:100]) == {201} and codes[-1] in (409, 429)
        assert await post(server.address, "/api/tables", body, await new_cookie(server.address))  # for others it goes on

    asyncio.run(scenario())


def test_every_refusal_of_nonsense_is_logged(tmp_path: Path) -> None:
    with Mortal(tmp_path / "data", "--log-level", "info", limits=True) as server:

        async def scenario() -> None:
            table = await open_table(server.address, "finish", 2, 0, random.Random(15), options={"races": 1})
            await nonsense_is_refused_and_too_much_of_it_closes(server, table)
            await strangers_and_neighbours_cannot_act_for_a_seat(server, table)

        asyncio.run(scenario())
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert sum(line["what"] == "malformed message" for line in lines) == MOST_BAD + 1
    assert sum(line["what"] == "refused" and line.get("why") == "not-yours" for line in lines) == 16
