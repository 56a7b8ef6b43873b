"""Two servers on one file of SQLite's, which nobody should run: they get in each other's way, but spoil nothing."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.faults.crowd import Mortal, Player, check_logs, complaints, open_table

pytestmark = pytest.mark.server


@pytest.mark.parametrize(("title", "more"), [("ticket-gagnant", {"edition": "2024"}), ("finish", {"options": {"races": 1}})])
def test_one_table_is_played_on_both_at_once(title: str, more: dict[str, object], tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'hippodrome.sqlite'}"

    async def scenario(first: Mortal, second: Mortal) -> None:
        chance = random.Random(12)
        table = await open_table(first.address, title, 2, 0, chance, **more)
        elsewhere = [
            Player(second.address, table.id, player.secret, player.seat, random.Random(chance.random()))
            for player in table.players
        ]
        table.players += elsewhere
        async with asyncio.timeout(90):
            await asyncio.gather(*(player.play() for player in table.players))
        assert complaints([table], "storage-twice") == []
        assert sum(player.troubles["storage-twice"] for player in table.players) > 0
        check_logs(database, [table])

    with (
        Mortal(tmp_path / "first", "--database", database) as first,
        Mortal(tmp_path / "second", "--database", database) as second,
    ):
        asyncio.run(scenario(first, second))
