"""Memory: a table that is forgotten is freed at once, without Python's collector; a server at rest is as small as before."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
import time
import weakref
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hippodrome.lab.load import resident
from hippodrome.server.protocol import bodies
from hippodrome.server.tables.house import SWEEP_SECONDS, House
from hippodrome.server.tables.room import Room
from tests.faults.crowd import Mortal, open_table
from tests.faults.inside import Guest, come_in, open_house, play
from tests.faults.inside import open_table as open_inside


@contextlib.contextmanager
def without_collector() -> Iterator[None]:
    """Only what nobody holds is freed."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def waiting(house: House) -> list[Guest]:
    return await come_in(await open_inside(house, "finish", begin=False))


async def running(house: House) -> list[Guest]:
    guests = await come_in(await open_inside(house, "finish"))
    await play(guests, random.Random(1), 5)
    return guests


async def with_bots(house: House) -> list[Guest]:
    guests = await come_in(await open_inside(house, "finish", bots=2))
    await asyncio.sleep(0.2)
    return guests


async def refusing(house: House) -> list[Guest]:
    guests = await running(house)
    for asked in ({"turn": 999, "action": "pass"}, {"turn": guests[0].turn, "action": "nonsense"}):
        assert (await guests[0].ask("act", seat=0, **asked))["tell"] == "refused"
    assert (await guests[1].ask("begin"))["tell"] == "refused"
    return guests


async def with_a_clock(house: House) -> list[Guest]:
    plan = tuple(bodies.SeatPlan(who=who, name=who) for who in ("me", "here"))
    wanted = bodies.NewTable(title="ticket-gagnant", seats=plan, clock="fast", options={"races": 4}, begin=True)
    room, _ = await house.open("0" * 32, wanted)
    guests = await come_in(room)
    assert room.info(None).seats[0].due or room.info(None).seats[1].due
    return guests


async def over(house: House) -> list[Guest]:
    guests = await come_in(await open_inside(house, "finish"))
    await play(guests, random.Random(1))
    assert guests[0].room.status() == "over"
    return guests


@pytest.mark.parametrize("stage", [waiting, running, with_bots, refusing, with_a_clock, over])
def test_a_table_that_is_forgotten_is_freed_at_once(tmp_path: Path, stage: Callable[[House], Awaitable[list[Guest]]]) -> None:
    async def parts_left(house: House) -> dict[str, Any]:
        guests = await stage(house)
        room = guests[0].room
        for guest in guests:
            room.goodbye(guest)
            guest.forget()
        guests.clear()
        del guest
        parts = {name: part for name, part in vars(room).items() if getattr(type(part), "__weakref__", None) is not None}
        left = {name: weakref.ref(part) for name, part in (parts | {"room": room}).items() if part is not house}
        parts.clear()
        house.drop(room)
        del room
        await asyncio.sleep(0.1)  # a bot that was thinking has to hear of it
        return {name: ref() for name, ref in left.items() if ref() is not None and name not in ("game", "charter")}

    async def test() -> None:
        async with open_house(tmp_path) as house:
            with without_collector():
                assert await parts_left(house) == {}

    asyncio.run(test())


def test_a_table_that_cannot_be_rebuilt_is_freed_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room = await open_inside(house, "finish")
            with without_collector():
                unfinished = weakref.ref(Room(house, "unfinished", room.charter, room.game, room.journal.session))
                assert unfinished() is None

    asyncio.run(test())


@pytest.mark.server
def test_a_server_at_rest_is_as_small_as_before(tmp_path: Path) -> None:
    async def evening(server: Mortal, tables: int, chance: random.Random) -> None:
        async def one() -> None:
            table = await open_table(server.address, "finish", 2, 0, chance, 0, options={"races": 1})
            await asyncio.gather(*(player.play() for player in table.players))

        for _ in range(tables // 20):
            await asyncio.gather(*(one() for _ in range(20)))

    def size_at_rest(server: Mortal) -> int:
        assert server.process is not None
        end = time.monotonic() + 60
        while "hippodrome_tables_in_memory 0.0" not in httpx.get(f"{server.address}/metrics", trust_env=False).text:
            assert time.monotonic() < end, "tables that are over do not rest"
            time.sleep(0.5)
        time.sleep(SWEEP_SECONDS + 1)
        return resident(server.process.pid)

    with Mortal(tmp_path / "data") as server:
        chance = random.Random(1)
        asyncio.run(evening(server, 20, chance))
        before = size_at_rest(server)
        asyncio.run(evening(server, 60, chance))
        after = size_at_rest(server)
        print(f"{before / 1e6:.0f} MB, then {after / 1e6:.0f} MB")
        assert after < 1.2 * before
