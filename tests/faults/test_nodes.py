"""Several servers on one PostgreSQL: a table is at one of them at a time, and goes on at another whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hippodrome.server.people import COOKIE
from hippodrome.server.storage import schema
from hippodrome.server.storage.store import alter
from tests.faults.crowd import LOST, Table, check_logs, complaints, new_cookie, open_table, post, until
from tests.faults.nodes import PATIENCE, Hopper, Node, nodes
from tests.faults.relay import Relay
from tests.server.conftest import Cluster
from tests.server.playing import Message

pytestmark = [pytest.mark.server, pytest.mark.xdist_group("postgres")]
ELSEWHERE = 4503
PLANS: list[tuple[str, int, int, dict[str, Any]]] = [
    ("ticket-gagnant", 2, 0, {"edition": "2024"}),
    ("ticket-gagnant", 1, 1, {"edition": "2024"}),
    ("finish", 3, 0, {"options": {"races": 1}}),
    ("finish", 1, 1, {"options": {"races": 1}}),
]


@pytest.fixture
def database(postgres: Cluster) -> str:
    return postgres.database()


async def tables_of_hoppers(running: Sequence[Node], chance: random.Random) -> list[Table]:
    """Tables whose players go to any node."""
    addresses = [node.address for node in running]
    tables = [
        await open_table(chance.choice(addresses), title, people, bots, chance, **more) for title, people, bots, more in PLANS
    ]
    for table in tables:
        table.players = [Hopper(player, addresses) for player in table.players]
    return tables


async def play_out(tables: Sequence[Table], seconds: float = 150) -> None:
    """Every game to its end."""
    async with asyncio.timeout(seconds):
        await asyncio.gather(*(player.play() for table in tables for player in table.players))


def holders(database: str) -> dict[int, int]:
    """How many locks each session of PostgreSQL has, by its process."""
    engine = create_engine(database)
    with engine.connect() as connection:
        rows = connection.execute(
            text("SELECT pid, count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted GROUP BY pid")
        ).all()
    engine.dispose()
    return {pid: count for pid, count in rows}


async def welcome(node: Node, table: str, secret: str, seconds: float, **hello: Any) -> tuple[float, Message]:
    """Come until one is welcome: after how long, and with what."""
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        with contextlib.suppress(*LOST):
            async with connect(
                f"ws{node.address[4:]}/api/tables/{table}/live",
                additional_headers={"Cookie": f"{COOKIE}={secret}"},
                compression=None,
                proxy=None,
                open_timeout=1,
            ) as live:
                await live.send(json.dumps({"ask": "hello", **hello}))
                told = json.loads(await asyncio.wait_for(live.recv(), 2))
                return time.monotonic() - began, told
        await asyncio.sleep(0.05)
    raise AssertionError(f"nobody was welcome within {seconds} s")


@contextlib.asynccontextmanager
async def sitting(node: Node, table: str, secret: str) -> Any:
    """A viewer who stays."""
    async with connect(
        f"ws{node.address[4:]}/api/tables/{table}/live",
        additional_headers={"Cookie": f"{COOKIE}={secret}"},
        compression=None,
        proxy=None,
    ) as live:
        await live.send('{"ask":"hello"}')
        assert json.loads(await live.recv())["tell"] == "welcome"
        yield live


async def closing_code(live: Any, seconds: float) -> int:
    """By which code a connection is closed, by the server."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(seconds):
            while True:
                await live.recv()
    return int(live.close_code or 0)


def one_table(node: Node) -> tuple[str, str]:
    """A table with a person and a bot; its name, and who sits there."""
    secret = asyncio.run(new_cookie(node.address))
    plan = [{"who": "me", "name": "Ada"}, {"who": "friend"}]
    return asyncio.run(post(node.address, "/api/tables", {"title": "finish", "seats": plan}, secret))["id"], secret


def test_people_who_come_to_any_node_play_together(database: str, tmp_path: Path) -> None:
    async def scenario(running: list[Node]) -> list[Table]:
        tables = await tables_of_hoppers(running, random.Random(30))
        await play_out(tables)
        return tables

    with nodes(tmp_path, [database] * 2, patience=1) as running:
        tables = asyncio.run(scenario(running))
    assert complaints(tables) == []
    check_logs(database, tables)


def test_a_table_that_nobody_looks_at_goes_to_whoever_is_asked_for_it(database: str, tmp_path: Path) -> None:
    with nodes(tmp_path, [database] * 2) as (one, other):
        table, secret = one_table(one)
        took, told = asyncio.run(welcome(other, table, secret, 5))
        assert told["table"]["seats"][0]["name"] == "Ada" and took < PATIENCE


def test_people_at_a_table_keep_it_for_a_while_and_then_follow_it(database: str, tmp_path: Path) -> None:
    async def scenario(one: Node, other: Node) -> None:
        async with sitting(one, table, secret) as live:
            answer = httpx.get(f"{other.address}/api/tables/{table}", trust_env=False, timeout=10)
            assert answer.status_code == 503 and answer.headers["retry-after"] and answer.json()["why"] == "elsewhere"
            waiting = asyncio.create_task(welcome(other, table, secret, 5 * patience))
            assert await closing_code(live, 5 * patience) == ELSEWHERE
            await waiting

    patience = 2 * PATIENCE  # or a busy machine may have run out of it before the other node is asked
    with nodes(tmp_path, [database] * 2, patience=patience) as (one, other):
        table, secret = one_table(one)
        asyncio.run(scenario(one, other))


def test_first_page_records_and_metrics_claim_no_table(database: str, tmp_path: Path) -> None:
    async def play(running: list[Node]) -> Table:
        over = await open_table(running[0].address, "finish", 2, 0, random.Random(1), options={"races": 1})
        await play_out([over])
        return over

    async def look(running: list[Node]) -> None:
        async with sitting(running[0], table, secret):
            before = holders(database)
            assert len(before) == 1
            with httpx.Client(base_url=running[1].address, cookies={COOKIE: secret}, trust_env=False, timeout=10) as web:
                (mine,) = web.get("/api/home").raise_for_status().json()["mine"]
                assert mine["id"] == table and mine["host"] and mine["mine"] == [0] and mine["status"] == "waiting"
            with httpx.Client(base_url=running[1].address, trust_env=False, timeout=10) as web:
                record = web.get(f"/api/tables/{over.id}/record").raise_for_status().text
                assert web.post("/api/verify", json={"record": record}).json()["holds"]
                assert web.get(f"/api/tables/{over.id}/replay").raise_for_status().json()["frames"]
                assert web.get(f"/api/tables/{over.id}/standings").raise_for_status().json()
                assert web.get(f"/api/tables/{table}/record").status_code == 409
                web.get("/metrics").raise_for_status()
            assert holders(database).keys() == before.keys()  # the table that is over may rest by now

    with nodes(tmp_path, [database] * 2) as running:
        over = asyncio.run(play(running))
        table, secret = one_table(running[0])
        asyncio.run(look(running))


AT_ONCE = 5.0
"""Half of a patience of ten seconds, which it must not wait for; on a machine that does little else it is a fraction of one."""


def shown(seconds: float) -> float:
    print(f"handed over after {seconds:.2f} s")
    return seconds


def test_a_node_that_is_stopped_politely_hands_over_at_once(database: str, tmp_path: Path) -> None:
    async def scenario(one: Node, other: Node) -> float:
        async with sitting(one, table, secret) as live:
            began = time.monotonic()
            stopping = asyncio.create_task(asyncio.to_thread(one.stop))
            await closing_code(live, AT_ONCE)
            await welcome(other, table, secret, AT_ONCE)
            took = time.monotonic() - began
            await stopping
            return took

    with nodes(tmp_path, [database] * 2, patience=10) as (one, other):
        table, secret = one_table(one)
        assert shown(asyncio.run(scenario(one, other))) < AT_ONCE


def test_a_node_that_is_killed_is_followed_at_once(database: str, tmp_path: Path) -> None:
    async def scenario(one: Node, other: Node) -> float:
        async with sitting(one, table, secret) as live:
            began = time.monotonic()
            one.kill()
            await closing_code(live, AT_ONCE)
            await welcome(other, table, secret, AT_ONCE)
            return time.monotonic() - began

    with nodes(tmp_path, [database] * 2, patience=10) as (one, other):
        table, secret = one_table(one)
        assert shown(asyncio.run(scenario(one, other))) < AT_ONCE


def test_a_frozen_node_is_overtaken_and_does_nothing_when_it_wakes(database: str, tmp_path: Path) -> None:
    async def scenario(one: Node, other: Node) -> None:
        async with sitting(one, table, secret) as live:
            one.freeze()
            await live.send('{"ask":"say","id":"late","seat":0,"text":"said to a frozen server"}')
            took, _ = await welcome(other, table, secret, 5 * PATIENCE)
            assert took < 2 * PATIENCE + 1
            async with sitting(other, table, secret) as there:
                await there.send('{"ask":"say","id":"soon","seat":0,"text":"said meanwhile"}')
                one.wake()
                heard = []
                with contextlib.suppress(ConnectionClosed):
                    async with asyncio.timeout(10):
                        while True:
                            heard.append(await live.recv())
                assert live.close_code == ELSEWHERE and heard == []
                await until(one.is_well, 10, "it does not come back")
            _, told = await welcome(one, table, secret, 5 * PATIENCE)
            assert [line["text"] for line in told["chat"]] == ["said meanwhile"]

    with nodes(tmp_path, [database] * 2) as (one, other):
        table, secret = one_table(one)
        asyncio.run(scenario(one, other))


def test_a_node_that_is_cut_off_says_so_and_its_people_go_on_at_another(database: str, tmp_path: Path) -> None:
    async def scenario(one: Node, other: Node, relay: Relay) -> None:
        async with sitting(one, table, secret) as live:
            assert one.is_well()
            relay.cut()
            began = time.monotonic()
            await live.send('{"ask":"say","id":"1","seat":0,"text":"Allez !"}')
            assert await closing_code(live, 5 * PATIENCE) == ELSEWHERE
            assert not one.is_well()
            await welcome(other, table, secret, 5 * PATIENCE)
            assert time.monotonic() - began < 3 * PATIENCE
            relay.heal()
            await until(one.is_well, 10 * PATIENCE, "it does not come back")

    with Relay(database) as relay, nodes(tmp_path, [relay.database, database]) as (one, other):
        table, secret = one_table(one)
        asyncio.run(scenario(one, other, relay))


def test_when_the_database_crashes_and_comes_back_all_go_on(postgres: Cluster, database: str, tmp_path: Path) -> None:
    async def scenario(running: list[Node]) -> list[Table]:
        tables = await tables_of_hoppers(running, random.Random(31))
        playing = asyncio.create_task(play_out(tables))
        for _ in range(2):
            await asyncio.sleep(1)
            await asyncio.to_thread(postgres.restart)
        await playing
        return tables

    with nodes(tmp_path, [database] * 2, patience=1) as running:
        tables = asyncio.run(scenario(running))
    assert complaints(tables) == []
    check_logs(database, tables)


def test_old_nodes_go_on_after_a_new_one_has_added_to_the_database(database: str, tmp_path: Path) -> None:
    def change(connection: Connection) -> None:
        for table in reversed(schema.metadata.sorted_tables):  # entries before tables, as who writes locks them
            connection.execute(text(f"alter table {table.name} add column later text not null default ''"))
        connection.execute(text("update alembic_version set version_num = '9999'"))

    def add() -> None:
        engine = create_engine(database)
        alter(engine, change)
        engine.dispose()

    async def scenario(running: list[Node]) -> list[Table]:
        tables = await tables_of_hoppers(running, random.Random(32))
        playing = asyncio.create_task(play_out(tables))
        await until(lambda: any(player.acknowledged for table in tables for player in table.players), 30, "nobody plays")
        await asyncio.to_thread(add)
        await asyncio.to_thread(running[0].stop)
        with pytest.raises(RuntimeError, match="newer version"):
            await asyncio.to_thread(running[0].start)
        await playing
        return tables

    with nodes(tmp_path, [database] * 2, patience=10) as running:
        tables = asyncio.run(scenario(running))
    assert complaints(tables) == []
    check_logs(database, tables)


def test_a_node_keeps_only_so_many_tables_and_says_that_it_is_full(database: str, tmp_path: Path) -> None:
    async def scenario(node: Node) -> None:
        async with sitting(node, *first), sitting(node, *second):
            body = {"title": "finish", "seats": [{"who": "me", "name": "Ada"}, {"who": "friend"}]}
            known = {COOKIE: await new_cookie(node.address)}
            with httpx.Client(base_url=node.address, cookies=known, trust_env=False, timeout=10) as web:
                answer = web.post("/api/tables", json=body)
                assert answer.status_code == 503 and answer.json()["why"] == "full"
            assert sum(holders(database).values()) == 2

    with nodes(tmp_path, [database], "--tables", "2") as (node,):
        first, second = one_table(node), one_table(node)
        asyncio.run(scenario(node))
