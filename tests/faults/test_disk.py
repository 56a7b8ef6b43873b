"""A real disk that runs full under a real server, and is enlarged again."""

from __future__ import annotations

import asyncio
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.crowd import Mortal, check_logs, complaints, open_table, until

pytestmark = pytest.mark.server


class SmallDisk:
    """A file system of so many kilobytes in memory."""

    def __init__(self, folder: Path, kilobytes: int) -> None:
        self.folder = folder
        folder.mkdir()
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(folder)], capture_output=True)
        if done.returncode:
            pytest.skip("file systems cannot be mounted here")

    def enlarge(self, kilobytes: int) -> None:
        subprocess.run(["mount", "-o", f"remount,size={kilobytes}k", str(self.folder)], check=True)

    def remove(self) -> None:
        subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    try:
        small = SmallDisk(tmp_path / "data", 1200)
    except FileNotFoundError:
        pytest.skip("there is no mount here")
    yield small
    small.remove()


def test_games_go_on_where_they_were_once_there_is_room_again(disk: SmallDisk) -> None:
    async def scenario(server: Mortal) -> None:
        chance = random.Random(11)
        tables = [
            await open_table(server.address, "ticket-gagnant", 3, 0, chance, 0.005, edition="2024", options={"races": 6}),
            await open_table(server.address, "finish", 3, 0, chance, 0.005, options={"races": 4}),
        ]
        players = [player for table in tables for player in table.players]
        playing = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: sum(player.troubles.total() for player in players) > 5, 60, "the disk did not run full")
        moves = sum(len(player.acknowledged) for player in players)
        await asyncio.sleep(0.5)
        assert sum(len(player.acknowledged) for player in players) <= moves + 5
        disk.enlarge(100_000)
        async with asyncio.timeout(90):
            await asyncio.gather(*playing)
        assert complaints(tables, "storage-full") == []
        await asyncio.to_thread(server.stop)
        check_logs(f"sqlite:///{disk.folder / 'hippodrome.sqlite'}", tables)

    server = Mortal(disk.folder)
    try:
        asyncio.run(scenario(server))
    finally:
        server.stop()
