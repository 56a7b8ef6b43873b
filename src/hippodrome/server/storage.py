"""Storage: every write is on disk before anybody is told of it; writes of many tables share one commit.

One thread writes. It takes whatever has queued up while the last commit was under way, and commits it together: each write
waits for about one commit, however many there are. If a shared commit fails, its writes are tried one by one, so that each gets a
verdict of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Executable, create_engine, event, insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from hippodrome.core.errors import HippodromeError
from hippodrome.server import schema

BUSY_MILLISECONDS = 4000
MIGRATIONS = Path(__file__).parent / "migrations"
T = TypeVar("T")
Row = dict[str, Any]
Statement = tuple[Executable, Row | list[Row] | None]


_COLUMNS = [column.name for column in schema.entries.columns]
_VALUES = [f"json_extract(value, '$.{name}')" for name in _COLUMNS]
_INSERT_TOGETHER = f"INSERT INTO entries ({', '.join(_COLUMNS)}) SELECT {', '.join(_VALUES)} FROM json_each(?)"
"""All rows in one statement: SQLite's driver lets go of Python's lock for every statement, and gets it back late where the event
loop is busy."""


class StorageFailed(HippodromeError):
    """Something could not be written or read; nothing of it is there. `why`: full, locked, twice or broken."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why


@dataclass(slots=True)
class Write:
    """What is to be written together: entries of journals, and other statements before them."""

    entries: Sequence[Row] = ()
    statements: Sequence[Statement] = ()
    done: asyncio.Future[None] | None = field(default=None, repr=False)


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self.written = 0

    def prepare(self) -> None:
        """Bring the database to this version's form; a new one is made. Raises StorageFailed."""
        migrate(self.engine)

    def start(self) -> None:
        """Start writing, for the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Write what is queued, then stop."""
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        self.engine.dispose()

    def write(self, write: Write) -> asyncio.Future[None]:
        """Queue a write; the future is done once it is on disk. It raises StorageFailed."""
        assert self._loop is not None
        write.done = self._loop.create_future()
        self._queue.put(write)
        return write.done

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something, outside the event loop. Raises StorageFailed."""

        def ask() -> T:
            try:
                with self.engine.connect() as connection:
                    return question(connection)
            except SQLAlchemyError as problem:
                raise storage_failed(problem) from problem

        return await asyncio.to_thread(ask)

    def _work(self) -> None:
        while True:
            queued = [self._queue.get()]
            with contextlib.suppress(queue.Empty):
                while queued[-1] is not None:
                    queued.append(self._queue.get_nowait())
            if batch := [write for write in queued if write is not None]:
                self._commit(batch)
            if queued[-1] is None:
                return

    def _commit(self, batch: list[Write]) -> None:
        problem = self._attempt(batch)
        if problem is None:
            verdicts: list[StorageFailed | None] = [None] * len(batch)
        elif problem.why == "locked":  # so it is for each of them, after as long a wait
            verdicts = [StorageFailed(problem.why, str(problem)) for _ in batch]
        else:
            verdicts = [self._attempt([write]) for write in batch]
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_tell, batch, verdicts)

    def _attempt(self, batch: list[Write]) -> StorageFailed | None:
        try:
            self._transact(batch)
        except Exception as problem:  # whatever it is, this thread must go on
            return storage_failed(problem)
        return None

    def _transact(self, batch: list[Write]) -> None:
        rows: list[Row] = []
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            for write in batch:
                for statement, values in write.statements:
                    connection.execute(statement, values)
                rows.extend(write.entries)
            if rows and self.engine.dialect.name == "sqlite":
                connection.exec_driver_sql(_INSERT_TOGETHER, (msgspec.json.encode(rows).decode(),))
            elif rows:
                connection.execute(insert(schema.entries), rows)
        self.commits += 1
        self.written += len(rows)


def _tell(batch: list[Write], verdicts: list[StorageFailed | None]) -> None:
    for write, verdict in zip(batch, verdicts, strict=True):
        if write.done is None or write.done.done():
            continue
        if verdict is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(verdict)


def storage_failed(problem: Exception) -> StorageFailed:
    """What a database's error means for a person who reads it, and what to do."""
    said = str(getattr(problem, "orig", None) or problem)
    if isinstance(problem, IntegrityError):
        return StorageFailed("twice", "this was written already, by another server on the same database; look again")
    if "full" in said or "No space" in said:
        return StorageFailed("full", "the disk is full, so nothing was saved; make room, then do it again")
    if "locked" in said or "busy" in said:
        return StorageFailed("locked", "the database is locked by another program, so nothing was saved; do it again in a moment")
    return StorageFailed(
        "broken", f"the database does not answer as it should, so nothing was saved ({' '.join(said.split())[:160]})"
    )


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            if parsed.database:
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            engine = create_engine(
                parsed, poolclass=QueuePool, pool_size=4, connect_args={"check_same_thread": False}, hide_parameters=True
            )
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
            return engine
        return create_engine(parsed, pool_size=4, pool_pre_ping=True, hide_parameters=True)
    except (ArgumentError, ImportError, OSError) as problem:
        shown = url.split("@")[-1]  # a URL may hold a password
        raise StorageFailed("broken", f"cannot open the database {shown}: {problem}") from problem


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so, below
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {BUSY_MILLISECONDS}"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def migrate(engine: Engine) -> None:
    """Bring a database to the newest form, in one transaction. Raises StorageFailed."""
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            revision_of(connection)
            upgrade(connection)
    except SQLAlchemyError as problem:
        raise storage_failed(problem) from problem


def revision_of(connection: Connection) -> str | None:
    """The form that a database has; None if it has none yet. Raises StorageFailed if it is of a newer version."""
    found = MigrationContext.configure(connection).get_current_heads()
    if not set(found) <= revisions():
        raise StorageFailed("broken", "this database was made by a newer version of Hippodrome; use that version")
    return next(iter(found), None)


def revisions() -> set[str]:
    """Every form that a database of this version or an older one may have."""
    return {revision.revision for revision in ScriptDirectory.from_config(_config()).walk_revisions()}


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring a database to a form, inside the transaction of the connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config
