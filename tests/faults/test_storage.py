"""A database that is full, locked, or written by two servers: a clear word to the player, and nothing half-written."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from hippodrome.server.people import new_secret, person_of
from hippodrome.server.protocol import bodies, messages
from hippodrome.server.storage import store
from hippodrome.server.storage.store import StorageFailed, Write
from hippodrome.server.tables.house import House
from hippodrome.server.tables.room import Room
from tests.faults.inside import SHORTEST, Guest, come_in, kept, kept_record, open_house, open_table, play

pytestmark = pytest.mark.server
SMALL = "."


class Disk:
    """The disk under a database, as SQLite sees it: it may be so large and no larger."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._most = 2**30
        event.listen(house.store.engine, "checkout", self._limit)

    def _limit(self, connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {self._most}")

    async def leave_free(self, pages: int) -> None:
        """From now on there are only so many pages more."""
        self._most = await self._house.store.read(lambda db: db.exec_driver_sql("PRAGMA page_count").scalar_one()) + pages

    def make_room(self) -> None:
        """There is plenty again."""
        self._most = 2**30


def run(scenario: Coroutine[Any, Any, None]) -> None:
    async def with_patience() -> None:
        async with asyncio.timeout(60):
            await scenario

    asyncio.run(with_patience())


def is_full(answer: dict[str, Any]) -> bool:
    return answer["tell"] == "refused" and (answer["why"], answer["key"]) == ("storage", "storage-full")


async def fill_up(disk: Disk, room: Room) -> None:
    """Not even a short line fits any more."""
    await disk.leave_free(0)
    guest = Guest(room, room.charter.host)
    await guest.ask("hello")
    failed = 0
    while failed < 3:
        failed += is_full(await guest.ask("say", text=SMALL, seat=0))
    room.goodbye(guest)


async def looks(room: Room, person: str) -> dict[str, Any]:
    """What somebody sees who comes in now."""
    guest = Guest(room, person)
    told = await guest.ask("hello")
    room.goodbye(guest)
    return {"game": told["game"], "facts": told["facts"], "chat": told["chat"]}


async def is_as_kept(house: House, room: Room) -> None:
    """What is in memory is what is in the database."""
    if room.play is None:
        assert not any(row["kind"] == "line" for row in (await kept(house))["entries"] if row["table_id"] == room.id)
    else:
        found = await kept_record(house, room.id)
        assert found.lines == room.play.match.lines
        assert found.state_digest() == room.play.match.state_digest()


@pytest.mark.parametrize("title", SHORTEST)
def test_a_move_that_does_not_fit_on_the_disk_has_not_happened(title: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        chance = random.Random(4)
        async with open_house(tmp_path) as house:
            disk, room, other = Disk(house), await open_table(house, title), await open_table(house, title)
            guests = await come_in(room)
            refused = 0
            while room.status() != "over":
                if refused < 12:
                    await fill_up(disk, other)
                guest = next(guest for guest in guests if guest.owes())
                asked = guest.any_act(chance, id=f"move-{len(guest.told)}")
                before = [await looks(room, guest.person or "") for guest in guests]
                heard = [len(guest.events) for guest in guests]
                answer = await guest.ask(**asked)
                if is_full(answer):
                    refused += 1
                    assert [len(guest.events) for guest in guests] == heard
                    assert [await looks(room, guest.person or "") for guest in guests] == before
                    await is_as_kept(house, room)
                    disk.make_room()
                    answer = await guest.ask(**asked)
                assert answer["tell"] == "update", answer
                assert (await guest.ask(**asked))["tell"] == "done"  # asked again it is done already
            assert refused > 3
            await is_as_kept(house, room)
            requests = [row["request"] for row in (await kept(house))["entries"] if row["request"]]
            assert len(requests) == len(set(requests))

    run(scenario())


def test_nothing_else_that_does_not_fit_happens_either(tmp_path: Path) -> None:
    async def scenario() -> None:
        chance, host, friend = random.Random(5), person_of(new_secret()), person_of(new_secret())
        async with open_house(tmp_path) as house:
            disk, other = Disk(house), await open_table(house, "finish")
            room = await open_table(house, "finish", (host, friend), begin=False)
            guest = Guest(room, host)
            await guest.ask("hello")
            await fill_up(disk, other)
            before, rows, recovery = await looks(room, host), await kept(house), room.seating.chairs[1].recovery
            for asked in (
                {"what": "begin"},
                {"what": "say", "text": "Allez ! " * 20, "seat": 0},
                {"what": "hand-over", "seat": 0},
                {"what": "host", "do": "kick", "seat": 1},
                {"what": "host", "do": "lock"},
            ):
                assert is_full(await guest.ask(**asked)), asked
                assert await looks(room, host) == before
            with pytest.raises(StorageFailed, match="disk is full"):
                await room.renew_recovery(1, friend)
            assert room.seating.chairs[1].recovery == recovery
            with pytest.raises(StorageFailed, match="disk is full"):
                await room.renew_invitation(host)
            assert room.seating.join == room.charter.join
            assert await kept(house) == rows
            with pytest.raises(StorageFailed, match="disk is full"):
                while True:
                    await open_table(house, "finish", begin=False)
            rows = await kept(house)
            assert {row["id"] for row in rows["tables"]} == set(house.rooms)
            assert len(rows["seats"]) == 2 * len(rows["tables"])
            disk.make_room()
            assert (await guest.ask("begin"))["tell"] == "done"
            await play(await come_in(room), chance)
            assert room.status() == "over"
            await is_as_kept(house, room)

    run(scenario())


def test_a_write_that_is_too_large_does_not_hold_up_those_that_fit(tmp_path: Path) -> None:
    async def scenario() -> None:
        chance = random.Random(6)
        async with open_house(tmp_path) as house:
            disk, large, small = Disk(house), await open_table(house, "finish"), await open_table(house, "ticket-gagnant")
            guests = await come_in(small)
            row = {"table_id": large.id, "seq": 1000, "at": 0.0, "kind": "chat", "request": None, "body": "x" * 200_000}
            while small.status() != "over":
                await disk.leave_free(10)
                guest = next(guest for guest in guests if guest.owes())
                write = house.store.write(Write([row]))
                answer = await guest.act(chance)  # shares its commit, or comes right behind
                assert answer["tell"] == "update"
                with pytest.raises(StorageFailed, match="disk is full"):
                    await write
            await is_as_kept(house, small)

    run(scenario())


@contextlib.contextmanager
def locked_by_another_process(file: Path) -> Iterator[None]:
    """Another program writes into the database, and takes its time."""
    code = (
        "import sqlite3, sys; db = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "db.execute('BEGIN EXCLUSIVE'); print('locked', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None and other.stdout.readline() == "locked\n"
        yield


def test_a_locked_database_refuses_moves_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "BUSY_MILLISECONDS", 300)

    async def scenario() -> None:
        chance = random.Random(7)
        async with open_house(tmp_path) as house:
            tables = [await come_in(await open_table(house, title)) for title in (*SHORTEST, *SHORTEST, *SHORTEST)]
            for guests in tables:
                await play(guests, chance, 3)
            movers = [next(guest for guest in guests if guest.owes()) for guests in tables]
            asked = [guest.any_act(chance, id="same") for guest in movers]
            before = [await looks(guest.room, guest.person or "") for guest in movers]
            with locked_by_another_process(tmp_path / "hippodrome.sqlite"):
                started = time.monotonic()
                answers = await asyncio.gather(*(guest.ask(**ask) for guest, ask in zip(movers, asked, strict=True)))
                took = time.monotonic() - started
                assert [(answer["why"], answer["key"]) for answer in answers] == [("storage", "storage-locked")] * len(movers)
                assert took < 0.3 * len(movers)  # they wait together, not one after the other
                assert [await looks(guest.room, guest.person or "") for guest in movers] == before
                for guest in movers:
                    await is_as_kept(house, guest.room)
            answers = await asyncio.gather(*(guest.ask(**ask) for guest, ask in zip(movers, asked, strict=True)))
            assert [answer["tell"] for answer in answers] == ["update"] * len(movers)
            for guests in tables:
                await play(guests, chance)
                assert guests[0].room.status() == "over"
                await is_as_kept(house, guests[0].room)

    run(scenario())


def test_a_short_lock_is_waited_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_house(tmp_path) as house:
            guests = await come_in(await open_table(house, "ticket-gagnant"))
            other = sqlite3.connect(tmp_path / "hippodrome.sqlite", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            asyncio.get_running_loop().call_later(0.3, other.execute, "ROLLBACK")
            assert await play(guests, random.Random(8), 1) == 1
            other.close()

    run(scenario())


def test_nobody_is_told_what_is_not_on_disk_yet(tmp_path: Path) -> None:
    """Somebody who comes in, or looks from outside, while a move is being written, does not see it before it is."""

    async def scenario() -> None:
        chance = random.Random(9)
        async with open_house(tmp_path) as house:
            room = await open_table(house, "finish")
            guests = await come_in(room)
            while room.status() != "over":
                guest = next(guest for guest in guests if guest.owes())
                moving = asyncio.create_task(guest.act(chance))
                await asyncio.sleep(0)  # it waits for the disk now
                status = room.status()
                before = len(room.play.match.lines) if room.play else 0
                late = Guest(room, guest.person or "")
                info = room.info(guest.person)
                assert info.status == status == "running" and info.outcome is None
                hello = asyncio.create_task(late.ask("hello"))
                await asyncio.sleep(0)
                assert late.told == [] or moving.done()
                await moving
                assert before
                await hello
                assert late.view == guest.view and late.heard == guest.heard
                room.goodbye(late)

    run(scenario())


@pytest.fixture
def shared(tmp_path: Path) -> str:
    """A file that two servers use, though nobody should: the lock is on the data folder, and each has its own."""
    return f"sqlite:///{tmp_path / 'hippodrome.sqlite'}"


@pytest.mark.parametrize("title", SHORTEST)
def test_two_servers_on_one_file_do_not_spoil_a_table(title: str, shared: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        chance = random.Random(10)
        async with open_house(tmp_path / "a", shared) as first, open_house(tmp_path / "b", shared) as second:
            table = (await open_table(first, title)).id
            guests: dict[tuple[int, int], Guest] = {}
            twice = moves = 0
            while True:
                at = moves % 2  # each server in turn, so that the other one has always written meanwhile
                house = (first, second)[at]
                room = await house.room(table)
                if room.status() == "over":
                    break
                seat = chance.choice(room.play.to_act() if room.play else ())
                guest = guests.get((at, seat))
                if guest is None or guest.room is not room:
                    guest = guests[at, seat] = Guest(room, room.seating.chairs[seat].person or "")
                    await guest.ask("hello")
                answer = await guest.act(chance)
                if answer["tell"] == "refused":
                    assert (answer["why"], answer["key"]) == ("storage", "storage-twice")
                    assert guest.is_closed and table not in house.rooms  # the next to come finds it as it is on disk
                    twice += 1
                else:
                    moves += 1
            assert twice > 1 and moves > 5
            end = await kept_record(first, table)
            for house in (first, second):
                if room := house.rooms.get(table):
                    house.drop(room)
                room = await house.room(table)
                assert room.play is not None and room.play.match.lines == end.lines and room.status() == "over"

    run(scenario())


def test_people_of_a_stale_room_are_sent_to_look_again(shared: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        host = person_of(new_secret())
        async with open_house(tmp_path / "a", shared) as first, open_house(tmp_path / "b", shared) as second:
            room = await open_table(first, "finish", (host, person_of(new_secret())), begin=False)
            await room.ask(Guest(room, host), messages.HostRules(id="k", do="kick", seat=1))
            stale = await second.room(room.id)
            guest = Guest(stale, host)
            await guest.ask("hello")
            newcomer = bodies.SitDown(join=room.seating.join, name="new", emblem="hat")
            await room.sit(person_of(new_secret()), newcomer)
            with pytest.raises(StorageFailed) as problem:
                await stale.sit(person_of(new_secret()), newcomer)
            assert problem.value.why == "twice"
            assert guest.is_closed and room.id not in second.rooms
            again = await second.room(room.id)
            assert [chair.person for chair in again.seating.chairs] == [chair.person for chair in room.seating.chairs]
            late = Guest(stale, host)  # was on its way to the old one
            await stale.ask(late, messages.Hello())
            assert late.is_closed and late.told == []
            second.drop(stale)
            assert second.rooms[room.id] is again

    run(scenario())


def test_a_bot_of_a_stale_room_does_not_try_for_ever(shared: str, tmp_path: Path) -> None:
    def bot_is_to_act(room: Room) -> bool:
        return room.play is not None and room.seating.bot_among(room.play.to_act()) is not None

    def slow(house: House) -> asyncio.Event:
        """Bots of that house think until they are told to act."""
        go, choose = asyncio.Event(), house.bots.choose

        async def wait_and_choose(*about: Any) -> int:
            await go.wait()
            return await choose(*about)

        house.bots.choose = wait_and_choose  # type: ignore[method-assign]  # for this test only
        return go

    async def scenario() -> None:
        chance = random.Random(21)
        async with open_house(tmp_path / "a", shared) as first, open_house(tmp_path / "b", shared) as second:
            go_first, go_second = slow(first), slow(second)
            room = await open_table(first, "finish", (person_of(new_secret()),), bots=1)
            guests = await come_in(room)
            while not bot_is_to_act(room):
                await play(guests, chance, 1)
            stale = await second.room(room.id)
            assert bot_is_to_act(stale) and room.play is not None
            lines = len(room.play.match.lines)
            go_first.set()
            while len(room.play.match.lines) == lines or room.lock.locked():
                await asyncio.sleep(0.01)
            go_second.set()
            while second.rooms.get(room.id) is stale:
                await asyncio.sleep(0.01)
            end = await kept_record(first, room.id)
            assert len(end.lines) > lines

    run(scenario())
