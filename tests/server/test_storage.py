"""Storage, on SQLite and on PostgreSQL: grouped commits, a verdict for each write, and databases of other versions."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, select, text

from hippodrome.core.record import new_nonce, new_seed
from hippodrome.server.protocol.messages import Fact
from hippodrome.server.storage import schema, store
from hippodrome.server.storage.store import Row, StorageFailed, Store, Write, revision_of, upgrade
from hippodrome.server.tables.charter import ChairPlan, Charter, Chat, Deed
from tests.server.indoors import ADA, BEN, Guest, a_duel, a_house

TABLE = {"id": "t" * 22, "title": "finish", "status": "running", "listed": False, "created": 1.0, "touched": 1.0, "charter": "{}"}


def entry(seq: int, request: str | None = None) -> Row:
    """A line of a log."""
    return {"table_id": TABLE["id"], "seq": seq, "at": 1.0, "kind": "chat", "request": request, "body": "{}"}


def entries(connection: Connection) -> list[tuple[int, str | None]]:
    found = connection.execute(select(schema.entries.c.seq, schema.entries.c.request).order_by(schema.entries.c.seq))
    return [(row.seq, row.request) for row in found]


class Open:
    """A store with one table in it."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)

    async def __aenter__(self) -> Store:
        self.store.prepare()
        self.store.start()
        await self.store.write(Write(statements=[(insert(schema.tables), TABLE)]))
        return self.store

    async def __aexit__(self, *_: object) -> None:
        await self.store.stop()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_what_was_acknowledged_is_there(database: str) -> None:
    async def test() -> None:
        async with Open(database) as store:
            await store.write(Write([entry(0), entry(1)]))
            assert await store.read(entries) == [(0, None), (1, None)]
        again = Store(database)
        with again.engine.connect() as connection:
            assert entries(connection) == [(0, None), (1, None)]
        again.engine.dispose()

    run(test())


def test_writes_that_wait_together_share_a_commit(database: str) -> None:
    async def test() -> None:
        async with Open(database) as store:
            before = store.commits
            await asyncio.gather(*(store.write(Write([entry(seq)])) for seq in range(200)))
            assert store.commits - before < 60
            assert len(await store.read(entries)) == 200

    run(test())


def test_a_write_that_fails_among_others_fails_alone(database: str) -> None:
    async def test() -> None:
        async with Open(database) as store:
            await store.write(Write([entry(5)]))
            writes = [store.write(Write([entry(seq)])) for seq in range(10)]
            verdicts = await asyncio.gather(*writes, return_exceptions=True)
            assert [seq for seq, verdict in enumerate(verdicts) if verdict is not None] == [5]
            assert [seq for seq, _ in await store.read(entries)] == list(range(10))

    run(test())


def test_a_write_is_there_as_a_whole_or_not_at_all(database: str) -> None:
    async def test() -> None:
        async with Open(database) as store:
            await store.write(Write([entry(1)]))
            with pytest.raises(StorageFailed):
                await store.write(Write([entry(0), entry(1)]))
            assert [seq for seq, _ in await store.read(entries)] == [1]

    run(test())


def test_a_sequence_number_is_given_once_per_table(database: str) -> None:
    async def test() -> None:
        async with Open(database) as store:
            await store.write(Write([entry(0)]))
            with pytest.raises(StorageFailed) as failed:
                await store.write(Write([entry(0)]))
            assert failed.value.why == "twice"

    run(test())


def test_a_request_is_carried_out_once_per_table(database: str) -> None:
    async def test() -> None:
        async with Open(database) as store:
            await store.write(Write([entry(0, "ada:1")]))
            with pytest.raises(StorageFailed) as failed:
                await store.write(Write([entry(1, "ada:1")]))
            assert failed.value.why == "twice"
            await store.write(Write([entry(1, None), entry(2, None)]))

    run(test())


def test_a_log_goes_with_its_table(database: str) -> None:
    async def test() -> None:
        async with Open(database) as store:
            await store.write(Write([entry(0)]))
            await store.write(Write(statements=[(schema.tables.delete(), None)]))
            assert await store.read(entries) == []

    run(test())


def test_storage_goes_on_after_an_error_that_nobody_foresaw(database: str) -> None:
    async def test() -> None:
        async with Open(database) as store:
            with pytest.raises(StorageFailed):
                await store.write(Write([{**entry(0), "body": "\ud800"}]))
            await store.write(Write([entry(0)]))

    run(test())


def test_what_cannot_be_read_is_told_in_plain_words_and_logged_without_what_was_asked(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with Open(database) as store:
            with pytest.raises(StorageFailed) as failed:
                await store.read(lambda db: db.execute(text("select :secret from nowhere"), {"secret": "hush"}).all())
            assert failed.value.why == "broken" and "nowhere" not in str(failed.value) and "nowhere" in caplog.text
            assert "hush" not in f"{failed.value} {failed.value.__cause__} {caplog.text}"

    run(test())


def test_stopping_writes_what_is_queued(database: str) -> None:
    async def test() -> None:
        async with Open(database) as store:
            waiting = [store.write(Write([entry(seq)])) for seq in range(50)]
        assert all(write.done() and write.exception() is None for write in waiting)

    run(test())


def test_a_locked_database_is_named_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "BUSY_MILLISECONDS", 50)

    async def test() -> None:
        async with Open(f"sqlite:///{tmp_path / 'x.sqlite'}") as store:
            other = sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)
            other.execute("begin immediate")
            with pytest.raises(StorageFailed) as failed:
                await store.write(Write([entry(0)]))
            other.execute("rollback")
            other.close()
            assert failed.value.why == "locked"
            await store.write(Write([entry(0)]))

    run(test())


# Databases of other versions


def old_table(engine_url: str) -> str:
    """A database as version 0001 left it, with a table at which a game is running, by raw rows; the table's name."""

    async def play(data: Path) -> tuple[list[Row], Row, list[Row]]:
        async with a_house(data) as house:
            guests = await a_duel(house)
            chance = random.Random(5)
            for _ in range(12):
                for seat, guest in enumerate(guests):
                    if guest.owes():
                        await guest.act_somehow(seat, chance)
            id = guests[0].table

            def rows(db: Connection) -> tuple[list[Row], Row, list[Row]]:
                kept = db.execute(select(schema.entries).where(schema.entries.c.table_id == id))
                table = db.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().one()
                seats = db.execute(select(schema.seats).where(schema.seats.c.table_id == id))
                return [dict(row) for row in kept.mappings()], dict(table), [dict(row) for row in seats.mappings()]

            return await house.store.read(rows)

    with tempfile.TemporaryDirectory() as folder:
        kept, table, seats = asyncio.run(play(Path(folder)))
    engine = create_engine(engine_url)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(
            text(
                "insert into tables (id, title, status, listed, created, touched, charter)"
                " values (:id, :title, :status, :listed, :created, :touched, :charter)"
            ),
            table,
        )
        connection.execute(
            text("insert into seats (table_id, seat, person, recovery) values (:table_id, :seat, :person, :recovery)"), seats
        )
        connection.execute(
            text(
                "insert into entries (table_id, seq, at, kind, request, body)"
                " values (:table_id, :seq, :at, :kind, :request, :body)"
            ),
            kept,
        )
    engine.dispose()
    return str(table["id"])


def test_a_database_of_the_first_version_is_migrated_and_its_running_table_played_on(database: str, tmp_path: Path) -> None:
    id = old_table(database)

    async def test() -> None:
        async with a_house(tmp_path / "data", database=database) as house:
            guests = [Guest(house, id, person) for person in (ADA, BEN)]
            for guest in guests:
                assert (await guest.hello())["game"] is not None
            heard = [guest.heard for guest in guests]
            chance = random.Random(6)
            for _ in range(8):
                for seat, guest in enumerate(guests):
                    if guest.owes():
                        answer = await guest.act_somehow(seat, chance)
                        assert answer["tell"] == "update", answer
            for guest, before in zip(guests, heard, strict=True):
                guest.hear()
                assert guest.heard > before

    run(test())


@pytest.mark.parametrize(
    ("seated", "deeds", "host"),
    [
        ([], [], "ada"),
        (["ada"], [], "ada"),
        (["ada"], [("recovered", 0, "cleo")], "cleo"),
        (["ada"], [("recovered", 0, "cleo"), ("recovered", 0, "dan")], "dan"),
        (["ada", "ada"], [("recovered", 0, "cleo")], "ada"),
        (["ada", "ada"], [("recovered", 0, "cleo"), ("recovered", 1, "dan")], "dan"),
        (["ada", None], [("sat", 1, "ben"), ("recovered", 1, "cleo"), ("kicked", 1, "cleo")], "ada"),
        ([None, None], [("sat", 0, "ada"), ("sat", 1, "ben"), ("recovered", 0, "cleo")], "cleo"),
    ],
)
def test_the_host_of_an_older_table_is_found_in_its_log(
    database: str, seated: list[str | None], deeds: list[tuple[Any, int, str]], host: str
) -> None:
    plans = tuple(
        ChairPlan(kind="person", person=person, name="", emblem="hat", bot="random", nonce=new_nonce()) for person in seated
    )
    charter = Charter(
        title="finish",
        edition="1973",
        options={},
        clock="none",
        chat="everybody",
        listed=False,
        one_device=False,
        host="ada",
        join="j",
        seed=new_seed(),
        chairs=plans,
        created=0.0,
    )
    engine = create_engine(database)
    with engine.begin() as connection:
        upgrade(connection, "0002")
        connection.execute(
            text(
                "insert into tables (id, title, status, listed, created, touched, charter) values ('t', '', '', :no, 0, 0, :it)"
            ),
            {"no": False, "it": msgspec.json.encode(charter).decode()},
        )
        for seq, (what, seat, person) in enumerate(deeds):
            body = msgspec.json.encode(Deed(fact=Fact(what=what, seat=seat), person=person)).decode()
            values = {"seq": seq, "body": body}
            connection.execute(
                text("insert into entries (table_id, seq, at, kind, body) values ('t', :seq, 0, 'deed', :body)"), values
            )
        upgrade(connection)
        assert connection.execute(select(schema.tables.c.host)).scalar_one() == host
    engine.dispose()


def test_migrating_twice_changes_nothing(database: str) -> None:
    store = Store(database)
    store.prepare()
    with store.engine.connect() as connection:
        first = revision_of(connection)
    store.prepare()
    with store.engine.connect() as connection:
        assert revision_of(connection) == first is not None
    store.engine.dispose()


def test_the_tables_that_migrations_make_are_those_of_the_schema(database: str) -> None:
    store = Store(database)
    store.prepare()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    store.engine.dispose()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(database: str) -> None:
    store = Store(database)
    store.prepare()
    with store.engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(StorageFailed, match="newer version"):
        store.prepare()
    with store.engine.connect() as connection:
        assert connection.execute(text("select version_num from alembic_version")).scalar_one() == "9999"
    store.engine.dispose()


@pytest.mark.parametrize(
    ("url", "words"),
    [("nonsense", "cannot open"), ("oracle://x/y", "cannot open"), ("postgresql+psycopg://nobody:hush@127.0.0.1:1/x", "")],
)
def test_a_database_that_cannot_be_opened_is_said_clearly_and_without_its_password(url: str, words: str) -> None:
    with pytest.raises(StorageFailed) as failed:
        Store(url).prepare()
    assert words in str(failed.value) and "hush" not in str(failed.value)


def test_without_the_driver_of_postgresql_one_is_told_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StorageFailed, match=r"pip install '\.\[postgres\]'"):
        Store("postgresql+psycopg://nobody:hush@127.0.0.1:1/x")


# What a database of this version may hold must be readable by the next: its forms are fixed here.


def test_the_forms_of_charters_deeds_and_chat_are_those_that_were_kept_first() -> None:
    plan = ChairPlan(kind="person", person="p", name="Ada", emblem="hat", bot="random", nonce=new_nonce())
    charter = Charter(
        title="finish",
        edition="1973",
        options={"races": 1},
        clock="fast",
        chat="players",
        listed=False,
        one_device=False,
        host="p",
        join="j",
        seed=new_seed(),
        chairs=(plan,),
        created=time.time(),
    )
    kept = msgspec.to_builtins(charter)
    first_kept = {
        "title", "edition", "options", "clock", "chat", "listed", "one_device", "host", "join", "seed", "chairs", "created",
    }  # fmt: skip
    assert set(kept) == {*first_kept, "hints"}
    assert msgspec.convert({name: kept[name] for name in first_kept}, Charter) == charter
    assert set(msgspec.to_builtins(plan)) == {"kind", "person", "name", "emblem", "bot", "nonce"}
    first = {"fact": {"what": "started"}, "person": None, "emblem": None, "nonce": ""}
    assert set(msgspec.to_builtins(msgspec.convert(first, Deed))) == {*first, "recovery", "join", "spectator", "until"}
    spoken = {"seat": 0, "name": "Ada", "text": "hi"}
    assert set(msgspec.to_builtins(msgspec.convert(spoken, Chat))) == {*spoken, "person", "remark", "number"}
