"""Nodes killed, frozen and cut off at random, and the database with them: what was acknowledged is there, once, for everybody.

A few times here, 200 times by `scripts/chaos`.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

from tests.faults.crowd import Table, check_logs, complaints, open_table, until
from tests.faults.nodes import Hopper, Node, nodes
from tests.faults.relay import Relay
from tests.server.conftest import Cluster

pytestmark = [pytest.mark.server, pytest.mark.xdist_group("postgres")]
KILLS = int(os.environ.get("HIPPODROME_CHAOS", "4"))
PATIENCE = float(os.environ.get("HIPPODROME_CHAOS_PATIENCE", "1.5"))
PLANS: list[tuple[str, int, int, dict[str, Any]]] = [
    ("ticket-gagnant", 4, 0, {"edition": "2024"}),
    ("ticket-gagnant", 1, 1, {"edition": "2024"}),
    ("finish", 3, 0, {"options": {"races": 2}}),
    ("finish", 2, 1, {"options": {"races": 1}}),
]


def test_nothing_acknowledged_is_lost_or_doubled_whatever_happens_to_nodes(postgres: Cluster, tmp_path: Path) -> None:
    seed = int(os.environ.get("HIPPODROME_SEED", "0")) or random.SystemRandom().randrange(1, 10**9)
    print(f"HIPPODROME_SEED={seed}")
    database = postgres.database()
    with Relay(database) as relay, nodes(tmp_path, [database, relay.database], patience=PATIENCE) as running:
        tables = asyncio.run(Chaos(running, relay, postgres, random.Random(seed)).reign())
    assert complaints(tables) == []
    check_logs(database, tables)


class Chaos:
    """What happens to nodes while people play at them, whichever they come to."""

    def __init__(self, running: list[Node], relay: Relay, postgres: Cluster, chance: random.Random) -> None:
        self._nodes, self._relay, self._postgres, self._chance = running, relay, postgres, chance
        self._tables: list[Table] = []
        self._enough = asyncio.Event()

    async def reign(self) -> list[Table]:
        """Games one after the other, until all has happened; each to its end."""
        began = time.monotonic()
        playing = [asyncio.create_task(self._evening(*plan)) for plan in PLANS]
        await until(lambda: len(self._tables) >= len(PLANS), 60, "the tables were not opened")
        others = [*[self._restart] * 3, self._freeze, self._cut]
        for number in range(1, KILLS + 1):
            await asyncio.sleep(self._chance.uniform(0.05, 1.0))
            node = self._chance.choice(self._nodes)
            node.kill()
            await asyncio.to_thread(node.start)
            while len(others) > 5 * (KILLS - number) // KILLS:
                await others.pop(self._chance.randrange(len(others)))()
        self._enough.set()
        async with asyncio.timeout(600):
            await asyncio.gather(*playing)
        self._tell(time.monotonic() - began)
        return self._tables

    async def _evening(self, title: str, people: int, bots: int, more: dict[str, Any]) -> None:
        addresses = [node.address for node in self._nodes]
        while not self._enough.is_set():
            table = await open_table(self._chance.choice(addresses), title, people, bots, self._chance, **more)
            table.players = [Hopper(player, addresses) for player in table.players]
            self._tables.append(table)
            await asyncio.gather(*(player.play() for player in table.players))

    async def _restart(self) -> None:
        await asyncio.to_thread(self._postgres.restart)

    async def _freeze(self) -> None:
        """For twice as long as PostgreSQL has patience."""
        node = self._chance.choice(self._nodes)
        node.freeze()
        await asyncio.sleep(2 * PATIENCE)
        node.wake()

    async def _cut(self) -> None:
        self._relay.cut()
        await asyncio.sleep(2 * PATIENCE)
        self._relay.heal()

    def _tell(self, seconds: float) -> None:
        players = [player for table in self._tables for player in table.players]
        print(
            f"{KILLS} kills, 3 restarts of PostgreSQL, a freeze, a cut in {seconds:.0f} s: {len(self._tables)} tables, "
            f"{sum(len(player.acknowledged) for player in players)} acknowledged, "
            f"{sum(player.asked_again for player in players)} asked again, "
            f"{sum(len(player.stale) for player in players)} stale, {sum(player.came_back for player in players)} resumed"
        )
