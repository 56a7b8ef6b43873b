"""The house: all tables of a server. Those that people are at stay in memory; the others rest in the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select

from hippodrome import __version__
from hippodrome.bots import bots_of, stand_in
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadRecord, BadSetup
from hippodrome.core.record import new_match, new_nonce, new_seed
from hippodrome.games import load_game
from hippodrome.server.config import Config
from hippodrome.server.metrics import Metrics
from hippodrome.server.people import Signer, clean, emblem_of, new_id, new_secret
from hippodrome.server.protocol import bodies
from hippodrome.server.protocol.bodies import SeatPlan
from hippodrome.server.protocol.messages import EMBLEMS, Emblem, TableInfo
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.replays.queue import ReplayLimits, Replays
from hippodrome.server.storage import schema
from hippodrome.server.storage.claims import Claims, Elsewhere, Full
from hippodrome.server.storage.session import key_of
from hippodrome.server.storage.store import Row, Statement, StorageFailed, Store, Write
from hippodrome.server.tables.catalogue import shelf
from hippodrome.server.tables.charter import ChairPlan, Charter
from hippodrome.server.tables.outside import Outside, look, outcome_of, record_lines
from hippodrome.server.tables.resting import Resting
from hippodrome.server.tables.room import Room
from hippodrome.server.tables.tidying import Tidier
from hippodrome.server.thinking.thinkers import Thinkers
from hippodrome.server.wire.bucket import Bucket

log = logging.getLogger("hippodrome.house")
RESTS_AFTER_SECONDS = 30
RESTS_OVER_AFTER_SECONDS = 5
"""A table whose game is over: people come back to it less than they did."""
SWEEP_SECONDS = 5
WAITING_DAYS = 7
FULL_RESTS_AFTER_SECONDS = 2
SWEEP = key_of("hippodrome sweep")
"""The lock of the node that clears away."""
SWEPT_AT_ONCE = 100


class NoSuchTable(Exception):
    """There is no table of that name (any more)."""


@dataclass(frozen=True)
class Record:
    """The record of a table, as far as it goes."""

    game: Game[Any]
    lines: list[str]

    def is_over(self) -> bool:
        """Whether it has an end: its seed is a secret until then."""
        return bool(self.lines) and outcome_of(self.lines[-1]) is not None

    def text(self) -> str:
        """The record as a file."""
        return "".join(line + "\n" for line in self.lines)


class House:
    """Opens tables, wakes those that rest, and clears away the old ones."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.version = __version__
        self.metrics = Metrics()
        self.bots = Thinkers(config.bots_for, self.metrics)
        self.shelf = shelf(config.bots_for)
        self.rooms: dict[str, Room] = {}
        self.replays = Replays(ReplayLimits())
        self.tidier = Tidier()
        self.games: dict[str, Game[Any]] = {}
        self.claims = Claims(store, config.most_tables, lambda id: self.spawn(self._give(id)))
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opened: dict[str, Bucket] = {}
        self._resting = Resting(store, self._must_play)
        store.lost = self._lost

    def start(self) -> None:
        """Begin what is done by itself."""
        self.claims.listen()
        self.spawn(self.maintain())

    # Rooms

    def game(self, title: str) -> Game[Any]:
        """A game with its own box, loaded once. Raises BadSetup."""
        if title not in self.games:
            self.games[title] = load_game(title)
        return self.games[title]

    async def room(self, id: str) -> Room:
        """A table, from memory or from its journal. Raises NoSuchTable, Elsewhere, Full, BadRecord or StorageFailed."""
        room = self.rooms.get(id)
        if room is not None:
            if not self.store.is_sure():
                raise Elsewhere("this server must look first whether it still has this table: come again in a moment")
            return room
        waking = self._waking.get(id)
        if waking is None:
            waking = self._waking[id] = asyncio.get_running_loop().create_task(self._wake(id))
            waking.add_done_callback(lambda done: self._woken(id, done))
        return await asyncio.shield(waking)  # others wait for it too

    def _woken(self, id: str, done: asyncio.Task[Room]) -> None:
        self._waking.pop(id, None)
        if not done.cancelled():
            done.exception()  # those who wait are told; if all have left, nobody is

    async def _wake(self, id: str) -> Room:
        """Claim, then read: so all that others have written is seen."""
        session = await self._claim(id)
        try:
            return self._enter(await self._rebuild(id, session))
        except BaseException:
            self.claims.release(id)
            raise

    async def _claim(self, id: str) -> int:
        try:
            return await self.claims.claim(id)
        except Full:
            self._rest(FULL_RESTS_AFTER_SECONDS, FULL_RESTS_AFTER_SECONDS)
            return await self.claims.claim(id)

    def _enter(self, room: Room) -> Room:
        if room.journal.session != self.store.session:
            room.close()
            raise Elsewhere("this server has lost this table: come again in a moment")
        self.rooms[room.id] = room
        room.go_on()
        return room

    async def _rebuild(self, id: str, session: int) -> Room:
        def ask(connection: Connection) -> tuple[Any, list[Row], list[Any]]:
            table = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
            rows = connection.execute(
                select(schema.entries).where(schema.entries.c.table_id == id).order_by(schema.entries.c.seq)
            )
            seats = connection.execute(select(schema.seats).where(schema.seats.c.table_id == id))
            return table, [dict(row) for row in rows.mappings()], list(seats.mappings())

        table, rows, seats = await self.store.read(ask)
        if table is None:
            raise NoSuchTable(id)
        charter = msgspec.json.decode(table["charter"], type=Charter)
        try:
            room = Room(self, id, charter, self._game_of(charter), session)
            room.rematch = table["rematch"]
            await asyncio.to_thread(room.game.prepare)
            await asyncio.to_thread(room.rebuild, rows)  # a long game takes a while to play again
        except BadRecord as problem:
            log.error("a table cannot be continued", extra={"table": id, "why": str(problem)})
            raise
        for seat in seats:
            room.seating.chairs[seat["seat"]].recovery = seat["recovery"]
        if room.status() == "over" and table["status"] != "over":  # the server was gone before it could be noted
            await room.journal.mark_over()
        return room

    def _game_of(self, charter: Charter) -> Game[Any]:
        """The game of a table. Raises BadRecord: a game of another package may have been taken away since."""
        try:
            return self.game(charter.title)
        except BadSetup as problem:
            raise BadRecord(0, str(problem)) from problem

    def drop(self, room: Room, elsewhere: bool = False) -> None:
        """Forget what is in memory; people find the table again as it is in the database, perhaps on another node."""
        room.is_elsewhere = elsewhere
        room.close()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.claims.release(room.id)
        for viewer in list(room.audience):
            viewer.close()

    async def _give(self, id: str) -> None:
        """Another node asks for a table: it gets it, unless people have just come to it here."""
        room = self.rooms.get(id)
        if room is not None and self._may_give(room):
            async with room.lock:
                if self.rooms.get(id) is room and self._may_give(room):
                    self.drop(room, elsewhere=True)

    def _may_give(self, room: Room) -> bool:
        return not room.audience or self.claims.seconds(room.id) >= self.config.patience

    def _lost(self) -> None:
        """The session has ended: every table may be another node's by now."""
        self.claims.forget()
        for room in list(self.rooms.values()):
            self.drop(room, elsewhere=True)

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
            hints=wanted.hints,
            one_device=any(plan.who == "here" for plan in wanted.seats),
            host=person,
            join=new_secret(),
            seed=new_seed(),
            chairs=_chairs(wanted, person, (*bots_of(wanted.title), *self.config.bots_for(wanted.title))),
            created=time.time(),
        )
        new_match(game, charter.setup(), ("?",) * len(wanted.seats))  # raises BadSetup now rather than at the start
        await asyncio.to_thread(game.prepare)
        room = await self._found(charter, game)
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

    async def _found(self, charter: Charter, game: Game[Any], more: Callable[[str], Sequence[Statement]] = lambda _: ()) -> Room:
        """A new table, on disk with whatever else is to be noted with its name."""
        id = new_id()
        room = Room(self, id, charter, game, await self._claim(id))
        row = {
            "id": id,
            "title": charter.title,
            "status": "waiting",
            "listed": charter.listed,
            "created": charter.created,
            "touched": charter.created,
            "charter": msgspec.json.encode(charter).decode(),
            "host": charter.host,
        }
        seats = [{"table_id": id, "seat": seat, "person": chair.person} for seat, chair in enumerate(charter.chairs)]
        try:
            await room.journal.write((), [(insert(schema.tables), row), (insert(schema.seats), seats), *more(id)])
            return self._enter(room)
        except BaseException:
            self.claims.release(id)
            raise

    async def rematch(self, room: Room, person: str) -> tuple[str, str]:
        """Another game for the same people: its name and invitation. Who asks twice, or second, is sent to the same table."""
        async with room.lock:
            if room.rematch is not None and (again := (await self._look(room.rematch)).get(room.rematch)):
                return again.id, again.seating.join if person == again.seating.host else ""  # unless it was deleted meanwhile
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
            room.journal.must_be_open()
            founded = await self._found(charter, room.game, lambda id: [room.journal.of_table(rematch=id)])
            room.rematch = founded.id
        room.show_table()
        return founded.id, charter.join

    async def close_table(self, room: Room) -> None:
        """Delete a table and its journal."""
        async with room.lock:
            await room.journal.write((), [(delete(schema.tables).where(schema.tables.c.id == room.id), None)])
            self.drop(room)

    # People

    @cached_property
    def signer(self) -> Signer:
        """Makes cookies, and knows its own."""
        return Signer(self.store.key())

    async def knows(self, person: str) -> bool:
        """Whether somebody has a name, a seat or a table here."""
        columns = (schema.people.c.id, schema.seats.c.person, schema.tables.c.host)
        queries = [select(column).where(column == person).limit(1) for column in columns]
        return await self.store.read(lambda db: any(db.execute(query).first() is not None for query in queries))

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

    async def tables_for(self, person: str) -> tuple[tuple[TableInfo, ...], tuple[TableInfo, ...]]:
        """The tables that a person sits at or hosts, and those that anybody may watch; the latest first."""
        tables = schema.tables.c
        sits = tables.id.in_(select(schema.seats.c.table_id).where(schema.seats.c.person == person))
        which = (or_(tables.host == person, sits), tables.listed & (tables.status != "over"))
        queries = [select(tables.id).where(each).order_by(tables.touched.desc()).limit(12) for each in which]
        mine, listed = await self.store.read(lambda db: [list(db.execute(query).scalars()) for query in queries])
        seen = await self._look(*dict.fromkeys((*mine, *listed)))
        infos = {id: table.info(person) for id, table in seen.items()}
        return tuple(infos[id] for id in mine if id in infos), tuple(infos[id] for id in listed if id in infos)

    async def _look(self, *ids: str) -> dict[str, Room | Outside]:
        """Tables as they are, in memory or on disk, without claiming them. Those that cannot be played are left out."""
        seen: dict[str, Room | Outside] = {id: self.rooms[id] for id in ids if id in self.rooms}
        others = [id for id in ids if id not in seen]
        return {**seen, **await self._resting.look(others)} if others else seen

    def _must_play(self, table: Outside) -> None:
        """Raises BadRecord for a table of another version of the rules, or of a game that there is not."""
        rules = self._game_of(table.charter).rules_version()
        if table.rules not in (None, rules):
            raise BadRecord(1, f"was played by version {table.rules} of the rules, these are version {rules}")

    async def record(self, id: str) -> Record:
        """The record of a table as it is, without claiming it. Raises NoSuchTable, BadRecord or StorageFailed."""
        if (room := self.rooms.get(id)) is not None:
            is_over = room.play is not None and room.play.outcome is not None  # before that, what is in memory may not be on disk
            return Record(room.game, list(room.play.match.lines) if room.play is not None and is_over else [])
        found, lines = await self.store.read(lambda db: (look(db, [id]).get(id), record_lines(db, id)))
        if not isinstance(found, Outside):
            raise NoSuchTable(id)
        return Record(self._game_of(found.charter), lines)

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
            self._rest(RESTS_AFTER_SECONDS, RESTS_OVER_AFTER_SECONDS)
            self.metrics.rooms.set(len(self.rooms))
            self.metrics.commits.set(self.store.commits)
            await self.tidier.look(self.store.written)
            if now - swept > 3600:
                swept = now
                try:
                    await self.sweep(now)
                except StorageFailed as problem:
                    log.warning("old tables could not be cleared away", extra={"why": problem.why})
                except Exception:
                    log.exception("old tables could not be cleared away")
            await asyncio.sleep(SWEEP_SECONDS)

    def _rest(self, seconds: float, over_seconds: float) -> None:
        """Forget the tables that nobody has been at for so long, or so long after the end of their game."""
        now = time.time()
        for room in [room for room in self.rooms.values() if room.is_idle()]:
            if now - room.used > (over_seconds if room.status() == "over" else seconds):
                self.drop(room)

    async def sweep(self, now: float) -> None:
        """Clear away tables that were not touched for long, one node for all; what is in memory, on any node, is in use."""
        session = await self.store.claim(SWEEP, asks=False)  # no table: it does not count as one of this node's
        if session:
            try:
                await self._sweep(now, session)
            finally:
                self.store.release(SWEEP, session)

    async def _sweep(self, now: float, session: int) -> None:
        old = now - self.config.keep_days * 86400
        waiting = now - min(WAITING_DAYS, self.config.keep_days) * 86400
        gone = or_(schema.tables.c.touched < old, (schema.tables.c.status == "waiting") & (schema.tables.c.touched < waiting))
        found = await self.store.read(lambda db: list(db.execute(select(schema.tables.c.id).where(gone)).scalars()))
        for first in range(0, len(found), SWEPT_AT_ONCE):
            await self._delete(found[first : first + SWEPT_AT_ONCE], gone, session)
        if found:
            nobodies = delete(schema.people).where(
                schema.people.c.seen < old,
                schema.people.c.id.not_in(select(schema.seats.c.person).where(schema.seats.c.person.is_not(None))),
                schema.people.c.id.not_in(select(schema.tables.c.host).where(schema.tables.c.host.is_not(None))),
            )
            await self.store.write(Write(statements=[(nobodies, None)], session=session))
            log.info("cleared away old tables", extra={"count": len(found)})

    async def _delete(self, tables: Sequence[str], gone: ColumnElement[bool], session: int) -> None:
        """Delete those that are still to go, and that nobody has in memory."""
        claimed: list[str] = []
        try:
            for id in tables:
                with contextlib.suppress(Elsewhere, Full):
                    await self.claims.claim(id, asking=0)
                    claimed.append(id)
            statement = delete(schema.tables).where(gone, schema.tables.c.id.in_(claimed))
            await self.store.write(Write(statements=[(statement, None)], session=session))
        finally:
            for id in claimed:
                self.claims.release(id)

    async def close(self) -> None:
        """Stop everything; what was acknowledged is on disk already."""
        self.claims.stop()
        for room in list(self.rooms.values()):
            room.close()
        await self.bots.close()
        await self.replays.close()
        await self.store.stop()


def _chairs(wanted: bodies.NewTable, person: str, bots: tuple[str, ...]) -> tuple[ChairPlan, ...]:
    """The chairs of a new table, which may have these bots. Raises BadSetup."""
    if sum(plan.who == "me" for plan in wanted.seats) > 1:
        raise BadSetup("seats", "one seat is mine; others on this device are people of their own", "one-me")
    used = {plan.emblem for plan in wanted.seats}
    spare = [emblem for emblem in EMBLEMS if emblem not in used]
    for plan in wanted.seats:
        if plan.bot and plan.bot not in bots:
            text = f"there is no bot {plan.bot!r} for {wanted.title}; there is {', '.join(bots)}"
            raise BadSetup("bot", text, "bot", bot=plan.bot)
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
    return ChairPlan(
        kind={"me": "person", "here": "person", "friend": "open", "bot": "bot"}[plan.who],  # type: ignore[arg-type]  # one of three words
        person=person if plan.who in ("me", "here") else None,
        name=clean(plan.name) or f"{number + 1}",
        emblem=plan.emblem or spare.pop(0),
        bot=plan.bot or stand_in(title),
        nonce=plan.nonce or new_nonce(),
    )
