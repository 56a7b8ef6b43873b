"""Clients that vanish in the middle of their requests, as phones do in a tunnel."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from tests.faults.crowd import Mortal, Player, check_logs, complaints, open_table

pytestmark = pytest.mark.server


class Tunnel(Player):
    """A player whose connection breaks off again and again, right after it asked for something."""

    async def _ask(self, live: ClientConnection) -> None:
        await super()._ask(live)
        if self.pending is not None and self.chance.random() < 0.5:
            await asyncio.sleep(0.002 * self.chance.random())
            live.transport.abort()


def test_a_request_whose_client_is_gone_is_carried_out_once(tmp_path: Path) -> None:
    async def scenario(server: Mortal) -> None:
        chance = random.Random(20)
        tables = [
            await open_table(server.address, "ticket-gagnant", 4, 0, chance, 0.01, edition="2024"),
            await open_table(server.address, "finish", 4, 0, chance, 0.01, options={"races": 2}),
        ]
        for table in tables:
            table.players = [
                Tunnel(player.address, player.table, player.secret, player.seat, player.chance, player.pause)
                for player in table.players
            ]
        players = [player for table in tables for player in table.players]
        async with asyncio.timeout(120):
            await asyncio.gather(*(player.play() for player in players))
        print(
            f"{sum(player.came_back for player in players)} breaks, {sum(len(player.acknowledged) for player in players)} done, "
            f"{sum(player.asked_again for player in players)} asked again"
        )
        assert sum(player.asked_again for player in players) > 20
        assert complaints(tables) == []
        await asyncio.to_thread(server.stop)
        check_logs(f"sqlite:///{tmp_path / 'data' / 'hippodrome.sqlite'}", tables)

    server = Mortal(tmp_path / "data")
    try:
        asyncio.run(scenario(server))
    finally:
        server.stop()
    assert '"level":"error"' not in server.log.read_text()
