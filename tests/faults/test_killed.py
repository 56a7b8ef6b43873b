"""A server killed at random moments: what was acknowledged is there, once; nobody is stuck; clients carry on by themselves."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from hippodrome.core.record import is_over
from hippodrome.server import schema
from hippodrome.server.settings import Settings
from hippodrome.server.storage import Store
from tests.faults.crowd import Mortal, Table, complaints, open_table, until
from tests.faults.inside import replayed

KILLS = int(os.environ.get("HIPPODROME_KILLS", "20"))
TABLES = [
    ("ticket-gagnant", 4, 0, {"edition": "2024"}),
    ("ticket-gagnant", 1, 1, {"edition": "2024"}),
    ("finish", 3, 0, {"options": {"races": 2}}),
    ("finish", 2, 1, {"options": {"races": 1}}),
]
Entries = dict[str, list[dict[str, Any]]]


@pytest.mark.server
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    seed = int(os.environ.get("HIPPODROME_SEED", "0")) or random.SystemRandom().randrange(1, 10**9)
    print(f"HIPPODROME_SEED={seed}")
    chance = random.Random(seed)
    server = Mortal(tmp_path / "data")
    try:
        tables = asyncio.run(kill_and_restart(server, chance))
    finally:
        server.stop()
    check_log(entries(tmp_path / "data"), tables)


async def kill_and_restart(server: Mortal, chance: random.Random) -> list[Table]:
    """Kill the server again and again under play; then let every game come to its end."""
    tables: list[Table] = []
    enough = asyncio.Event()

    async def sit_and_play(title: str, people: int, bots: int, more: dict[str, Any]) -> None:
        while not enough.is_set():  # one game after the other, so that there is always something to interrupt
            table = await open_table(server.address, title, people, bots, chance, **more)
            tables.append(table)
            await asyncio.gather(*(player.play() for player in table.players))

    T = time.monotonic()
    playing = [asyncio.create_task(sit_and_play(*plan)) for plan in TABLES]
    await until(lambda: len(tables) == len(TABLES), 60, "the tables were not opened")
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.05, 1.2))
        server.kill()
        await asyncio.to_thread(server.start)
    enough.set()
    print("killed", time.monotonic() - T)
    async with asyncio.timeout(120):
        await asyncio.gather(*playing)
    print("over", time.monotonic() - T)
    assert complaints(tables) == []
    players = [player for table in tables for player in table.players]
    assert sum(player.came_back for player in players) > KILLS
    print(
        f"{KILLS} kills, {len(tables)} tables, {sum(len(player.acknowledged) for player in players)} acknowledged, "
        f"{sum(player.asked_again for player in players)} asked again, {sum(len(player.stale) for player in players)} stale, "
        f"{sum(player.came_back for player in players)} resumed"
    )
    return tables


def entries(data: Path) -> Entries:
    """The logs of all tables, as the database has them."""
    store = Store(Settings(data=data).database_url())
    found: Entries = {}
    with store.engine.connect() as connection:
        query = select(schema.entries).order_by(schema.entries.c.table_id, schema.entries.c.seq)
        for row in connection.execute(query).mappings():
            found.setdefault(row["table_id"], []).append(dict(row))
    store.engine.dispose()
    return found


def check_log(logs: Entries, tables: list[Table]) -> None:
    """Every log has no gaps, replays, and holds what was acknowledged, once, in order; and people were told nothing else."""
    for table in tables:
        rows = logs[table.id]
        assert [row["seq"] for row in rows] == list(range(len(rows)))
        record = replayed([row["body"] for row in rows if row["kind"] == "line"])
        assert is_over(record)
        requests = [row["request"] for row in rows if row["request"] is not None]
        assert [request for request, count in Counter(requests).items() if count > 1] == []
        for player in table.players:
            mine = [id for person, _, id in (request.partition(":") for request in requests) if person == player.person]
            assert [id for id in mine if id != "begin"] == player.acknowledged
            assert not set(player.stale) & set(mine)
            heard = [msgspec.to_builtins(event) for event in record.log.heard_by(player.seat)]
            assert msgspec.json.decode(msgspec.json.encode(heard)) == player.events
