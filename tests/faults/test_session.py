"""The session of a node: it writes and holds the locks, so that whoever has lost the one has lost the other."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, insert, select, text

from hippodrome.server.storage import schema
from hippodrome.server.storage.session import key_of
from hippodrome.server.storage.store import Row, StorageFailed, Store, Write, alter
from tests.faults.relay import Relay
from tests.server.conftest import Cluster

pytestmark = [pytest.mark.server, pytest.mark.xdist_group("postgres")]
PATIENCE = 3.0
TABLE = {"id": "t" * 22, "title": "finish", "status": "running", "listed": False, "created": 1.0, "touched": 1.0, "charter": "{}"}
KEY = key_of("t" * 22)


@pytest.fixture
def database(postgres: Cluster) -> str:
    """An empty database of PostgreSQL's, with one table."""
    url = postgres.database()
    store = Store(url)
    store.prepare()
    with store.engine.begin() as connection:
        connection.execute(insert(schema.tables), TABLE)
    store.engine.dispose()
    return url


@contextlib.asynccontextmanager
async def a_node(database: str) -> AsyncIterator[Store]:
    store = Store(database, PATIENCE)
    store.start()
    try:
        yield store
    finally:
        await store.stop()


def run(work: Coroutine[Any, Any, None]) -> None:
    async def with_patience() -> None:
        async with asyncio.timeout(60):
            await work

    asyncio.run(with_patience())


def entry(seq: int) -> Row:
    return {"table_id": TABLE["id"], "seq": seq, "at": 1.0, "kind": "chat", "request": None, "body": "{}"}


def entries(connection: Connection) -> list[int]:
    return list(connection.execute(select(schema.entries.c.seq).order_by(schema.entries.c.seq)).scalars())


def end_sessions(database: str) -> None:
    """Every session in that database but this is ended, as an administrator would."""
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    engine.dispose()


async def claimed(store: Store, key: int = KEY, seconds: float = 4 * PATIENCE) -> int:
    """The session in which a lock was got, in the end."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(StorageFailed):
            if session := await store.claim(key):
                return session
        await asyncio.sleep(0.02)
    raise AssertionError("the lock was not given up")


def test_what_one_node_has_claimed_another_cannot_until_it_is_released(database: str) -> None:
    async def test() -> None:
        async with a_node(database) as one, a_node(database) as other:
            session = await one.claim(KEY)
            assert session and not await other.claim(KEY)
            assert await other.claim(key_of("another"))
            one.release(KEY, session)
            assert await claimed(other)

    run(test())


def test_a_node_that_stops_gives_up_all_that_it_had(database: str) -> None:
    async def test() -> None:
        async with a_node(database) as other:
            async with a_node(database) as one:
                assert await one.claim(KEY) and not await other.claim(KEY)
            began = time.monotonic()
            assert await claimed(other)
            assert time.monotonic() - began < PATIENCE / 2  # it did not have to run out

    run(test())


def test_a_node_has_at_most_six_connections(database: str) -> None:
    """Of which one writes, and one is for hearing other nodes."""

    def look(connection: Connection) -> int:
        connection.execute(text("SELECT pg_sleep(0.1)"))
        of_readers = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep%'"
        return int(connection.execute(text(of_readers)).scalar_one())

    async def test() -> None:
        async with a_node(database) as store:
            asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(20))
            assert max(await asyncio.gather(*(store.read(look) for _ in range(20)))) <= 4

    run(test())


def test_a_silent_node_stays_alive_by_its_beats(database: str) -> None:
    async def test() -> None:
        async with a_node(database) as one, a_node(database) as other:
            session = await one.claim(KEY)
            await asyncio.sleep(1.5 * PATIENCE)
            assert one.session == session and one.is_sure() and not await other.claim(KEY)
            await one.write(Write([entry(0)], session=session))

    run(test())


def test_what_was_claimed_in_a_lost_session_is_written_in_no_other(database: str) -> None:
    async def test() -> None:
        async with a_node(database) as store:
            told: list[int] = []
            store.lost = lambda: told.append(store.session)
            session = await store.claim(KEY)
            await store.write(Write([entry(0)], session=session))
            end_sessions(database)
            for _ in range(3):  # the first finds the session ended; the others would be written by a new one
                with pytest.raises(StorageFailed) as failed:
                    await store.write(Write([entry(1)], session=session))
                assert failed.value.why == "lost"
            assert len(told) == 1
            again = await claimed(store)
            assert again > session
            with pytest.raises(StorageFailed):
                await store.write(Write([entry(1)], session=session))
            assert await store.read(entries) == [0]
            await store.write(Write([entry(1)], session=again))
            assert await store.read(entries) == [0, 1]

    run(test())


def test_a_lost_session_is_told_before_what_was_not_written(database: str) -> None:
    async def test() -> None:
        async with a_node(database) as store:
            order: list[str] = []
            store.lost = lambda: order.append("lost")
            session = await store.claim(KEY)
            end_sessions(database)
            write = store.write(Write([entry(0)], session=session))
            write.add_done_callback(lambda _: order.append("refused"))
            with pytest.raises(StorageFailed):
                await write
            await asyncio.sleep(0)
            assert order == ["lost", "refused"]

    run(test())


def test_a_node_that_is_cut_off_knows_it_and_its_lock_goes_to_another(database: str) -> None:
    async def test() -> None:
        with Relay(database) as relay:
            async with a_node(relay.database) as cut, a_node(database) as other:
                lost = asyncio.Event()
                cut.lost = lost.set
                session = await cut.claim(KEY)
                began = time.monotonic()
                relay.cut()
                write = cut.write(Write([entry(0)], session=session))
                reading = asyncio.ensure_future(cut.read(entries))
                assert await claimed(other)
                assert 0.5 * PATIENCE < time.monotonic() - began < 2 * PATIENCE
                await asyncio.wait_for(lost.wait(), PATIENCE)
                for waiting in (write, reading):
                    with pytest.raises(StorageFailed):
                        await waiting
                assert not cut.is_sure()
                relay.heal()
                with contextlib.suppress(StorageFailed):
                    assert not await cut.claim(KEY)
                assert await claimed(cut, key_of("another"))
                assert await cut.read(entries) in ([], [0])  # sent just before: it may have come through

    run(test())


def test_a_node_that_was_frozen_is_not_sure_of_anything_when_it_wakes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_node(database) as store:
            await store.claim(KEY)
            assert store.is_sure()
            then = time.clock_gettime(time.CLOCK_BOOTTIME) + 1.01 * PATIENCE
            monkeypatch.setattr("hippodrome.server.storage.session.now", lambda: then)
            assert not store.is_sure()

    run(test())


def test_nodes_that_start_together_make_an_empty_database_once(postgres: Cluster) -> None:
    url, problems = postgres.database(), []
    stores = [Store(url) for _ in range(4)]
    together = threading.Barrier(4)

    def prepare(store: Store) -> None:
        together.wait()
        try:
            store.prepare()
        except StorageFailed as problem:
            problems.append(problem)

    threads = [threading.Thread(target=prepare, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for store in stores:
        store.engine.dispose()
    assert problems == []


class Pooler(Relay):
    """Tells each node a number of its session that is none of PostgreSQL's, as PgBouncer does."""

    def told(self, data: bytes) -> bytes:
        """The same with another number in the message that holds it (BackendKeyData)."""
        return re.sub(rb"K\0\0\0\x0c.{4}", b"K\0\0\0\x0c\x7f\xff\xff\xff", data, flags=re.DOTALL)


def test_behind_a_pooler_no_node_starts(database: str) -> None:
    with Pooler(database) as pooler:
        store = Store(pooler.database)
        with pytest.raises(StorageFailed, match="PgBouncer"):
            store.prepare()
        store.engine.dispose()


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_hold_every_text_is_refused_with_the_remedy(postgres: Cluster, encoding: str) -> None:
    """A PostgreSQL that is set up where no locale is set makes such ones."""
    store = Store(postgres.database(encoding))
    with pytest.raises(StorageFailed, match=f"{encoding}.*createdb --encoding UTF8"):
        store.prepare()
    store.engine.dispose()


def test_sqlite_is_never_asked_for_a_claim(tmp_path: Any) -> None:
    async def test() -> None:
        store = Store(f"sqlite:///{tmp_path / 'x.sqlite'}")
        store.prepare()
        asked: list[str] = []
        event.listen(store.engine, "before_cursor_execute", lambda *about: asked.append(about[2]))
        store.start()
        session = await store.claim(KEY)
        store.release(KEY, session)
        store.beat()
        await store.stop()
        assert session and asked == []

    run(test())


def test_no_write_ever_meets_anothers_while_sessions_end_at_random(database: str) -> None:
    """Three stubborn nodes write to one table, each when it has it, and again what was not written."""
    chance, verdicts = random.Random(60), Counter[str]()

    def is_enough() -> bool:
        return verdicts["lost"] > 5 and verdicts["written"] > 100

    async def insist(store: Store, seq: int, session: int) -> None:
        for again in (True, True, False):
            try:
                await store.write(Write([entry(seq)], session=session))
                verdicts["written"] += 1
                return
            except StorageFailed as problem:
                verdicts[problem.why] += 1
                if not again:
                    raise
                await asyncio.sleep(0.02 * chance.random())

    async def write(store: Store) -> None:
        while not is_enough():
            try:
                session = await store.claim(KEY)
                if session:
                    last = (await store.read(entries))[-1:]
                    for seq in range(last[0] + 1 if last else 0, (last[0] if last else 0) + 20):
                        await insist(store, seq, session)
                        await asyncio.sleep(0.002 * chance.random())
                    store.release(KEY, session)
            except StorageFailed as problem:
                verdicts[problem.why] += 1
            await asyncio.sleep(0.005 * chance.random())

    async def end_them() -> None:
        while not is_enough():
            enough = verdicts["written"] + chance.randrange(20)
            while verdicts["written"] < enough:
                await asyncio.sleep(0.02 * chance.random())
            await asyncio.to_thread(end_sessions, database)

    async def test() -> None:
        async with a_node(database) as one, a_node(database) as two, a_node(database) as three:
            await asyncio.gather(end_them(), *(write(store) for store in (one, two, three)))
            written = await three.read(entries)
            assert written == list(range(len(written)))

    run(test())
    assert verdicts["twice"] == 0, verdicts


def test_a_database_is_changed_although_a_node_writes_to_it_meanwhile(database: str) -> None:
    # The change waits for the node and the node for the change. PostgreSQL would end the one that has waited for a second when
    # both do: here the node, since the change has waited for longer.
    engine, attempts = create_engine(database), 0

    def change(connection: Connection) -> None:
        nonlocal attempts
        attempts += 1
        connection.execute(text("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"))
        connection.execute(text("ALTER TABLE entries ADD COLUMN later text"))

    with ThreadPoolExecutor(1) as beside:
        with engine.begin() as node:
            node.execute(text("LOCK TABLE entries IN ROW EXCLUSIVE MODE"))
            changing = beside.submit(alter, engine, change)
            while not node.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar_one():
                time.sleep(0.01)
            time.sleep(1.2)
            node.execute(text("LOCK TABLE tables IN ROW SHARE MODE"))
        changing.result(20)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(later) FROM entries")).scalar_one() == 0
    assert attempts > 1
    engine.dispose()
