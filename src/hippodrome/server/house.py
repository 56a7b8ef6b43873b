"""The house: all tables of a server. Those that people are at stay in memory; the others rest in the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select

from hippodrome import __version__
from hippodrome.bots import bots_of
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadRecord, BadSetup
from hippodrome.core.record import new_match, new_nonce, new_seed
from hippodrome.games import load_game
from hippodrome.server import bodies, schema
from hippodrome.server.bodies import SeatPlan
from hippodrome.server.bots import BotPool, stand_in
from hippodrome.server.catalogue import shelf
from hippodrome.server.charter import ChairPlan, Charter
from hippodrome.server.config import Config
from hippodrome.server.messages import EMBLEMS, Emblem, TableInfo
from hippodrome.server.metrics import Metrics
from hippodrome.server.people import clean, emblem_of, new_id, new_secret
from hippodrome.server.refusal import Refusal
from hippodrome.server.room import Room
from hippodrome.server.storage import Row, Statement, Store, Write
from hippodrome.server.viewer import Bucket

log = logging.getLogger("hippodrome.house")
RESTS_AFTER_SECONDS = 60
SWEEP_SECONDS = 30
WAITING_DAYS = 7


class NoSuchTable(Exception):
    """There is no table of that name (any more)."""


class House:
    """Opens tables, wakes those that rest, and clears away the old ones."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.version = __version__
        self.metrics = Metrics()
        self.bots = BotPool()
        self.shelf = shelf()
        self.rooms: dict[str, Room] = {}
        self.replaying = asyncio.Semaphore(2)  # to play a whole game again is work: not too many at once
        self.games: dict[str, Game[Any]] = {}
        self._rebuilding: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opened: dict[str, Bucket] = {}

    # Rooms

    def game(self, title: str) -> Game[Any]:
        """A game with its own box, loaded once. Raises BadSetup."""
        if title not in self.games:
            self.games[title] = load_game(title)
        return self.games[title]

    async def room(self, id: str) -> Room:
        """A table, from memory or from its journal. Raises NoSuchTable, BadRecord or StorageFailed."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        async with self._rebuilding.setdefault(id, asyncio.Lock()):
            try:
                return self.rooms.get(id) or await self._rebuild(id)
            finally:
                self._rebuilding.pop(id, None)

    async def _rebuild(self, id: str) -> Room:
        def ask(connection: Connection) -> tuple[Any, list[Row], list[Any]]:
            table = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
            rows = connection.execute(
                select(schema.entries).where(schema.entries.c.table_id == id).order_by(schema.entries.c.seq)
            )
            seats = connection.execute(select(schema.seats).where(schema.seats.c.table_id == id))
            return table, [dict(row) for row in rows.mappings()], list(seats.mappings())

        table, rows, seats = await self.store.read(ask)
        if id in self.rooms:
            return self.rooms[id]  # another request was faster
        if table is None:
            raise NoSuchTable(id)
        charter = msgspec.json.decode(table["charter"], type=Charter)
        try:
            room = Room(self, id, charter, self._game_of(charter))
            room.rematch = table["rematch"]
            await asyncio.to_thread(room.game.prepare)
            await asyncio.to_thread(room.rebuild, rows)  # a long game takes a while to play again
        except BadRecord as problem:
            log.error("a table cannot be continued", extra={"table": id, "why": str(problem)})
            raise
        for seat in seats:
            room.seating.chairs[seat["seat"]].recovery = seat["recovery"]
        self.rooms[id] = room
        room.go_on()
        return room

    def _game_of(self, charter: Charter) -> Game[Any]:
        """The game of a table. Raises BadRecord: a game of another package may have been taken away since."""
        try:
            return self.game(charter.title)
        except BadSetup as problem:
            raise BadRecord(0, str(problem)) from problem

    def drop(self, room: Room) -> None:
        """Forget what is in memory; people find the table again as it is in the database."""
        room.close()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for viewer in list(room.audience):
            viewer.close()

    async def open(self, person: str, wanted: bodies.NewTable) -> tuple[Room, str]:
        """A new table. Raises BadSetup or StorageFailed."""
        game = self.game(wanted.title)
        charter = Charter(
            title=wanted.title,
            edition=wanted.edition or game.editions()[0],
            options=wanted.options,
            clock=wanted.clock,
            chat=wanted.chat,
            listed=wanted.listed,
            one_device=any(plan.who == "here" for plan in wanted.seats),
            host=person,
            join=new_secret(),
            seed=new_seed(),
            chairs=_chairs(wanted, person),
            created=time.time(),
        )
        new_match(game, charter.setup(), ("?",) * len(wanted.seats))  # raises BadSetup now rather than at the start
        await asyncio.to_thread(game.prepare)
        room = Room(self, new_id(), charter, game)
        await self._found(room)
        if wanted.begin:
            async with room.lock:
                await room.begin()
        return room, charter.join

    def must_not_flood(self, address: str) -> None:
        """Raises Refusal if an address opens table after table."""
        most = self.config.limits.new_tables_an_hour
        if len(self._opened) > 10_000:
            self._opened.clear()
        if not self._opened.setdefault(address, Bucket(most / 3600, most)).take():
            raise Refusal("too-fast", "this address has opened many tables: wait a while", key="too-many-tables")

    async def _found(self, room: Room, *more: Statement) -> None:
        charter = room.charter
        row = {
            "id": room.id,
            "title": charter.title,
            "status": "waiting",
            "listed": charter.listed,
            "created": charter.created,
            "touched": charter.created,
            "charter": msgspec.json.encode(charter).decode(),
            "host": charter.host,
        }
        seats = [{"table_id": room.id, "seat": seat, "person": chair.person} for seat, chair in enumerate(charter.chairs)]
        statements: list[Statement] = [(insert(schema.tables), row), (insert(schema.seats), seats)]
        await self.store.write(Write(statements=[*statements, *more]))
        self.rooms[room.id] = room

    async def rematch(self, room: Room, person: str) -> tuple[Room, str]:
        """Another game for the same people; who asks twice, or second, is sent to the same table."""
        async with room.lock:
            if room.rematch is not None:
                with contextlib.suppress(NoSuchTable):  # else it was deleted meanwhile
                    again = await self.room(room.rematch)
                    return again, again.charter.join if person == again.seating.host else ""
            if room.status() != "over":
                raise Refusal("not-now", "this game is not over", key="not-over")
            charter = msgspec.structs.replace(
                room.charter,
                host=person,
                join=new_secret(),
                seed=new_seed(),
                chairs=_chairs_again(room),
                created=time.time(),
                chat=room.seating.chat_rule,
            )
            again = Room(self, new_id(), charter, room.game)
            await self._found(again, room.journal.of_table(rematch=again.id))
            room.rematch = again.id
        room.audience.show_table(room.info)
        return again, charter.join

    async def close_table(self, room: Room) -> None:
        """Delete a table and its journal."""
        async with room.lock:
            await self.store.write(Write(statements=[(delete(schema.tables).where(schema.tables.c.id == room.id), None)]))
            self.drop(room)

    # People

    async def me(self, person: str) -> bodies.Me:
        """What a person was called last."""
        found = await self.store.read(
            lambda db: db.execute(select(schema.people).where(schema.people.c.id == person)).mappings().first()
        )
        if found is None:
            return bodies.Me("", emblem_of(person))
        return bodies.Me(found["name"], msgspec.convert(found["emblem"], Emblem))

    async def persist_me(self, person: str, name: str, emblem: str) -> None:
        """Remember what a person is called."""
        row = {"id": person, "name": name, "emblem": emblem, "seen": time.time()}
        gone = (delete(schema.people).where(schema.people.c.id == person), None)
        await self.store.write(Write(statements=[gone, (insert(schema.people), row)]))

    async def tables_of(self, person: str) -> tuple[TableInfo, ...]:
        """The tables that a person sits at or hosts, the latest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        return await self._infos(or_(schema.tables.c.host == person, schema.tables.c.id.in_(mine)), person)

    async def listed(self, person: str) -> tuple[TableInfo, ...]:
        """The tables that anybody may watch, the latest first."""
        return await self._infos(schema.tables.c.listed & (schema.tables.c.status != "over"), person)

    async def _infos(self, which: ColumnElement[bool], person: str) -> tuple[TableInfo, ...]:
        query = select(schema.tables.c.id).where(which).order_by(schema.tables.c.touched.desc()).limit(12)
        found = await self.store.read(lambda db: list(db.execute(query).scalars()))
        infos = []
        for id in found:
            try:
                infos.append((await self.room(id)).info(person))
            except (NoSuchTable, BadRecord):
                continue
        return tuple(infos)

    # Housekeeping

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something by itself, and keep hold of it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def maintain(self) -> None:
        """For ever: let idle tables rest, and clear away old ones."""
        swept = 0.0
        while True:
            now = time.time()
            for room in [room for room in self.rooms.values() if room.is_idle() and now - room.used > RESTS_AFTER_SECONDS]:
                room.close()
                self.rooms.pop(room.id, None)
            self.metrics.rooms.set(len(self.rooms))
            self.metrics.commits.set(self.store.commits)
            if now - swept > 3600:
                swept = now
                try:
                    await self.sweep(now)
                except Exception:
                    log.exception("old tables could not be cleared away")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, now: float) -> None:
        """Clear away tables that were not touched for long; what is in memory is in use."""
        old = now - self.config.keep_days * 86400
        waiting = now - min(WAITING_DAYS, self.config.keep_days) * 86400
        gone = or_(schema.tables.c.touched < old, (schema.tables.c.status == "waiting") & (schema.tables.c.touched < waiting))
        count = await self.store.read(
            lambda db: db.execute(select(func.count()).select_from(schema.tables).where(gone)).scalar_one()
        )
        if count:
            busy = list(self.rooms)
            statement = delete(schema.tables).where(gone, schema.tables.c.id.not_in(busy))
            nobodies = delete(schema.people).where(
                schema.people.c.seen < old,
                schema.people.c.id.not_in(select(schema.seats.c.person).where(schema.seats.c.person.is_not(None))),
                schema.people.c.id.not_in(select(schema.tables.c.host).where(schema.tables.c.host.is_not(None))),
            )
            await self.store.write(Write(statements=[(statement, None), (nobodies, None)]))
            log.info("cleared away old tables", extra={"count": count})

    async def close(self) -> None:
        """Stop everything; what was acknowledged is on disk already."""
        for room in list(self.rooms.values()):
            room.close()
        self.bots.close()
        await self.store.stop()


def _chairs(wanted: bodies.NewTable, person: str) -> tuple[ChairPlan, ...]:
    """The chairs of a new table. Raises BadSetup."""
    if sum(plan.who == "me" for plan in wanted.seats) > 1:
        raise BadSetup("seats", "one seat is mine; others on this device are people of their own", "one-me")
    used = {plan.emblem for plan in wanted.seats}
    spare = [emblem for emblem in EMBLEMS if emblem not in used]
    return tuple(_chair(plan, number, wanted.title, person, spare) for number, plan in enumerate(wanted.seats))


def _chairs_again(room: Room) -> tuple[ChairPlan, ...]:
    """The chairs of a rematch: the same people; a bot on every chair that is free."""
    return tuple(
        msgspec.structs.replace(
            plan, kind="person" if now.person else "bot", person=now.person, name=now.name, emblem=now.emblem, nonce=new_nonce()
        )
        for plan, now in zip(room.charter.chairs, room.seating.chairs, strict=True)
    )


def _chair(plan: SeatPlan, number: int, title: str, person: str, spare: list[Emblem]) -> ChairPlan:
    bot = plan.bot or stand_in(title)
    if bot not in bots_of(title):
        allowed = ", ".join(bots_of(title))
        raise BadSetup("bot", f"there is no bot {bot!r} for {title}; there is {allowed}", "bot", bot=bot)
    return ChairPlan(
        kind={"me": "person", "here": "person", "friend": "open", "bot": "bot"}[plan.who],  # type: ignore[arg-type]  # one of three words
        person=person if plan.who in ("me", "here") else None,
        name=clean(plan.name) or f"{number + 1}",
        emblem=plan.emblem or spare.pop(0),
        bot=bot,
        nonce=plan.nonce or new_nonce(),
    )
