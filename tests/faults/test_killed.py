"""A server killed at random moments: what was acknowledged is there, once; nobody is stuck; clients carry on by themselves."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

from tests.faults.crowd import Mortal, Table, check_logs, complaints, open_table, until

KILLS = int(os.environ.get("HIPPODROME_KILLS", "10"))
TABLES = [
    ("ticket-gagnant", 4, 0, {"edition": "2024"}),
    ("ticket-gagnant", 1, 1, {"edition": "2024"}),
    ("finish", 3, 0, {"options": {"races": 2}}),
    ("finish", 2, 1, {"options": {"races": 1}}),
]


@pytest.mark.server
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    seed = int(os.environ.get("HIPPODROME_SEED", "0")) or random.SystemRandom().randrange(1, 10**9)
    print(f"HIPPODROME_SEED={seed}")
    chance = random.Random(seed)
    server = Mortal(tmp_path / "data", "--take-back", "0.05")  # bots that are killed while they wait would never come to act
    try:
        tables = asyncio.run(kill_and_restart(server, chance))
    finally:
        server.stop()
    check_logs(f"sqlite:///{tmp_path / 'data' / 'hippodrome.sqlite'}", tables)


async def kill_and_restart(server: Mortal, chance: random.Random) -> list[Table]:
    """Kill the server again and again under play; then let every game come to its end."""
    tables: list[Table] = []
    enough = asyncio.Event()

    async def sit_and_play(title: str, people: int, bots: int, more: dict[str, Any]) -> None:
        while not enough.is_set():  # one game after the other, so that there is always something to interrupt
            table = await open_table(server.address, title, people, bots, chance, **more)
            tables.append(table)
            await asyncio.gather(*(player.play() for player in table.players))

    started = time.monotonic()
    playing = [asyncio.create_task(sit_and_play(*plan)) for plan in TABLES]
    await until(lambda: len(tables) == len(TABLES), 60, "the tables were not opened")
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.05, 1.2))
        server.kill()
        await asyncio.to_thread(server.start)
    enough.set()
    async with asyncio.timeout(240):
        await asyncio.gather(*playing)
    assert complaints(tables) == []
    players = [player for table in tables for player in table.players]
    assert sum(player.came_back for player in players) > KILLS
    print(
        f"{KILLS} kills, {len(tables)} tables, {sum(len(player.acknowledged) for player in players)} acknowledged, "
        f"{sum(player.asked_again for player in players)} asked again, {sum(len(player.stale) for player in players)} stale, "
        f"{sum(player.came_back for player in players)} resumed, {time.monotonic() - started:.0f} s"
    )
    return tables
