"""Storage: every write is on disk before anybody is told of it; writes of many tables share one commit.

One thread writes. It takes whatever has queued up while the last commit was under way, and commits it together: each write
waits for about one commit, however many there are. If a shared commit fails, its writes are tried one by one, so that each gets a
verdict of its own.

Several servers (nodes) may share one PostgreSQL. There the same thread claims tables, in the same session by which it writes
(session.py); if that session ends, nothing that was claimed in it is written any more. SQLite has one server: a claim is free.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Executable, create_engine, event, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from hippodrome.core.errors import HippodromeError
from hippodrome.server.storage import schema
from hippodrome.server.storage.session import PATIENCE_SECONDS, Sessions, Timing, Wires, key_of

log = logging.getLogger("hippodrome.storage")
BUSY_MILLISECONDS = 4000
ALTERATIONS, ALTERATION_MILLISECONDS = 120, 500
"""How often a change of the database's form is tried, and how long it waits for a lock each time: half as long as PostgreSQL
waits before it looks for those who wait for each other, so that it is the change that gives way, and never a node."""
GAVE_WAY = ("55P03", "40P01")
"""The codes of errors of one that has waited for a lock in vain, or until a deadlock was found."""
MIGRATIONS = Path(__file__).parent / "migrations"
T = TypeVar("T")
Row = dict[str, Any]
Statement = tuple[Executable, Row | list[Row] | None]


_TYPES = {"seq": "integer", "at": "double precision"}
_COLUMNS = [column.name for column in schema.entries.columns]
_VALUES = ", ".join(f"json_extract(value, '$.{name}')" for name in _COLUMNS)
_TYPED = ", ".join(f"{name} {_TYPES.get(name, 'text')}" for name in _COLUMNS)
_INSERT = f"INSERT INTO entries ({', '.join(_COLUMNS)}) SELECT"
_INSERT_TOGETHER = {
    "sqlite": f"{_INSERT} {_VALUES} FROM json_each(?)",
    "postgresql": f"{_INSERT} * FROM json_to_recordset(%s) AS entry({_TYPED})",
}
"""All rows in one statement, whose one value is quickly made. SQLite's driver lets go of Python's lock for every statement, and
gets it back late where the event loop is busy; PostgreSQL's takes 30 µs to make up a row."""
_PREPARED = _INSERT_TOGETHER["postgresql"].replace("%s", "$1")


class StorageFailed(HippodromeError):
    """Something could not be written or read. `why`: full, locked, twice or broken: nothing of it is there; lost: the session has
    ended, it may be there or not, and whoever asked must look again."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why


@dataclass(slots=True)
class Write:
    """What is to be written together: entries of journals, and other statements before them."""

    entries: Sequence[Row] = ()
    statements: Sequence[Statement] = ()
    session: int | None = None
    """The session in which its table was claimed: in another it is not written."""
    done: asyncio.Future[None] | None = field(default=None, repr=False)


@dataclass(slots=True)
class _Claim:
    key: int
    asks: bool
    done: asyncio.Future[int] = field(repr=False)


@dataclass(slots=True)
class _Release:
    key: int
    session: int


@dataclass(slots=True)
class _Beat:
    """Look whether the session still lives."""


_Item = Write | _Claim | _Release | _Beat | None
"""What the thread is asked to do; None: to stop."""


class Store:
    """The database of a server."""

    def __init__(self, url: str, patience: float = PATIENCE_SECONDS) -> None:
        self.timing = Timing(patience)
        self.engine = _engine(url, self.timing)
        is_shared = self.engine.dialect.name == "postgresql"
        self._sessions = Sessions(self.engine.url, self.timing, _PREPARED) if is_shared else None
        self._wires = Wires(self.engine) if is_shared else None
        self._queue: queue.SimpleQueue[list[_Item]] = queue.SimpleQueue()
        self._gathered: list[_Item] = []
        """What was asked for in this turn of the event loop: handed to the thread together, which is costly to wake."""
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._watch: asyncio.TimerHandle | None = None
        self.lost: Callable[[], None] = lambda: None
        """Called, in the event loop, when a session has ended with all that was claimed in it."""
        self._vain = 0.0
        """When a session could not be opened, the last time; 0 once it could."""
        self.commits = 0
        self.written = 0

    def key(self) -> bytes:
        """With which the cookies of all servers on this database are signed. Raises StorageFailed."""
        try:
            with self.engine.connect() as connection:
                found = connection.execute(select(schema.keys.c.value).where(schema.keys.c.name == "cookies")).scalar_one()
        except SQLAlchemyError as problem:
            raise storage_failed(problem) from problem
        return bytes.fromhex(found)

    def prepare(self) -> None:
        """Bring the database to this version's form; a new one is made. Raises StorageFailed."""
        migrate(self.engine)

    def start(self) -> None:
        """Start writing, for the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()
        if self.is_shared():
            self._cut_what_is_silent()

    async def stop(self) -> None:
        """Write what is queued, then stop, and give up what was claimed."""
        if self._thread is not None:
            self._hand_over()
            self._queue.put([None])
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        if self._watch is not None:
            self._watch.cancel()
        self.engine.dispose()

    def _cut_what_is_silent(self) -> None:
        assert self._sessions is not None and self._wires is not None and self._loop is not None
        for wires in (self._sessions.wires, self._wires):
            if wires.cut_if_silent(self.timing.limit):
                log.error("the database is silent: its connections are cut")
        self._watch = self._loop.call_later(self.timing.limit / 12, self._cut_what_is_silent)

    # Claims

    def is_shared(self) -> bool:
        """Whether other servers may use the same database."""
        return self._sessions is not None

    @property
    def session(self) -> int:
        """The number of the session that is open, 0 if there is none."""
        return 1 if self._sessions is None else self._sessions.number

    def is_sure(self) -> bool:
        """Whether what was claimed in this session is still this server's, for all that it can know without asking."""
        return self._sessions is None or self._sessions.is_sure()

    def connect_parameters(self) -> dict[str, Any]:
        """How the driver of PostgreSQL connects, for a connection beside those that are here."""
        _, parameters = self.engine.dialect.create_connect_args(self.engine.url)
        return {**parameters, **self.timing.connect_args()}

    async def claim(self, key: int, asks: bool = True) -> int:
        """Try to get a lock: the session that has it now, or 0 if another server has it, which is asked for it (`asks`). Raises
        StorageFailed. Locks are counted: each claim is released once."""
        if self._sessions is None:
            return self.session
        assert self._loop is not None
        done: asyncio.Future[int] = self._loop.create_future()
        self._ask(_Claim(key, asks, done))
        return await done

    def release(self, key: int, session: int) -> None:
        """Give up a lock, after everything that is queued has been written."""
        if self._sessions is not None:
            self._ask(_Release(key, session))

    def beat(self) -> None:
        """Look whether the session still lives: there is reason for doubt."""
        if self._sessions is not None:
            self._ask(_Beat())

    # Writing and reading

    def write(self, write: Write) -> asyncio.Future[None]:
        """Queue a write; the future is done once it is on disk. It raises StorageFailed."""
        assert self._loop is not None
        write.done = self._loop.create_future()
        self._ask(write)
        return write.done

    def _ask(self, item: _Item) -> None:
        assert self._loop is not None
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(item)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._queue.put(gathered)

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something, outside the event loop. Raises StorageFailed."""

        def ask() -> T:
            try:
                with self._watched(), self.engine.connect() as connection:
                    return question(connection)
            except SQLAlchemyError as problem:
                raise storage_failed(problem) from problem

        return await asyncio.to_thread(ask)

    def _watched(self) -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext() if self._wires is None else self._wires.busy()

    # In the thread

    def _work(self) -> None:
        while True:
            queued = self._next()
            if self._sessions is not None:
                self._open(self._sessions)
            if writes := [item for item in queued if isinstance(item, Write)]:
                self._commit(writes)
            if self._sessions is not None:
                self._settle(self._sessions, queued)
            if queued and queued[-1] is None:
                if self._sessions is not None:
                    self._sessions.close()
                return

    def _next(self) -> list[_Item]:
        """All that is queued; nothing, if nobody has asked for anything for a while."""
        silence = None if self._sessions is None else self.timing.beat if self.session else self.timing.again
        queued: list[_Item] = []
        with contextlib.suppress(queue.Empty):
            queued += self._queue.get(timeout=silence)
            while queued[-1] is not None:
                queued += self._queue.get_nowait()
        return queued

    def _open(self, sessions: Sessions) -> None:
        """Open a session if there is none; not too often, and the log says once that it cannot be done."""
        if sessions.number or (self._vain and time.monotonic() - self._vain < self.timing.again):
            return
        try:
            sessions.open()
        except Exception as problem:  # whatever it is, this thread must go on
            if not self._vain:
                log.error("no session can be opened for now", extra={"why": type(problem).__name__})
            self._vain = time.monotonic()
        else:
            if self._vain:
                log.warning("a session was opened at last")
            self._vain = 0.0

    def _failed(self, problem: Exception) -> StorageFailed:
        if self._sessions is not None and self._sessions.is_ended_by(problem):
            self._lose(self._sessions)
            return _lost()
        return storage_failed(problem)

    def _lose(self, sessions: Sessions) -> None:
        log.error("the session is lost, and all tables of this server with it: they are claimed anew")
        sessions.close()
        assert self._loop is not None
        self._loop.call_soon_threadsafe(lambda: self.lost())  # before anybody hears of what was not written

    def _settle(self, sessions: Sessions, queued: list[_Item]) -> None:
        """Claim and release, in the order in which it was asked for; if nothing was asked for, say that this server lives."""
        for kind, group in itertools.groupby(queued, type):
            if kind is _Release:
                self._release(sessions, [item for item in group if isinstance(item, _Release)])
            elif kind is _Claim:
                for item in group:
                    assert isinstance(item, _Claim)
                    self._claim(sessions, item)
        if sessions.number and all(isinstance(item, _Beat) for item in queued):
            try:
                sessions.beat()
            except Exception as problem:
                self._failed(problem)

    def _claim(self, sessions: Sessions, claim: _Claim) -> None:
        verdict: int | StorageFailed = _lost()
        if sessions.number:
            try:
                verdict = sessions.number if sessions.lock(claim.key, claim.asks) else 0
            except Exception as problem:
                verdict = self._failed(problem)
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_answer, claim.done, verdict)

    def _release(self, sessions: Sessions, releases: list[_Release]) -> None:
        keys = [item.key for item in releases if item.session == sessions.number]
        try:
            if keys:
                sessions.unlock(keys)
        except Exception:
            self._lose(sessions)  # a table that nobody works at must not stay claimed

    def _commit(self, batch: list[Write]) -> None:
        session = self.session
        current, past = list[Write](), list[Write]()
        for write in batch:
            (current if session and write.session in (None, session) else past).append(write)
        verdicts = [*self._verdicts(current), *(_lost() for _ in past)]
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_tell, [*current, *past], verdicts)

    def _verdicts(self, batch: list[Write]) -> list[StorageFailed | None]:
        problem = self._attempt(batch) if batch else None
        if problem is None:
            return [None] * len(batch)
        if problem.why in ("locked", "lost"):  # so it is for each of them, after as long a wait
            return [StorageFailed(problem.why, str(problem)) for _ in batch]
        return [self._attempt([write]) if self.session else _lost() for write in batch]

    def _attempt(self, batch: list[Write]) -> StorageFailed | None:
        try:
            self._transact(batch)
        except Exception as problem:  # whatever it is, this thread must go on
            return self._failed(problem)
        return None

    def _transact(self, batch: list[Write]) -> None:
        rows = [row for write in batch for row in write.entries]
        statements = [statement for write in batch for statement in write.statements]
        value = msgspec.json.encode(rows).decode()
        together = _INSERT_TOGETHER[self.engine.dialect.name], (value,)
        if statements:
            with self._sessions.transaction() if self._sessions is not None else _begin(self.engine) as connection:
                for statement, values in statements:
                    connection.execute(statement, values)
                if rows:
                    connection.exec_driver_sql(*together)
        elif self._sessions is not None:
            self._sessions.write(value)
        else:
            with self._driver() as driver:
                driver.execute(*together)
        self.commits += 1
        self.written += len(rows)

    @contextlib.contextmanager
    def _driver(self) -> Iterator[Any]:
        """SQLite's own connection, for one statement, which is a transaction by itself."""
        with contextlib.closing(self.engine.raw_connection()) as connection:
            yield connection.driver_connection


@contextlib.contextmanager
def _begin(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection


def _tell(batch: list[Write], verdicts: list[StorageFailed | None]) -> None:
    for write, verdict in zip(batch, verdicts, strict=True):
        if write.done is not None:
            _answer(write.done, verdict)


def _answer(done: asyncio.Future[T], verdict: T | StorageFailed) -> None:
    if done.done():
        return
    if isinstance(verdict, StorageFailed):
        done.set_exception(verdict)
    else:
        done.set_result(verdict)


def _lost() -> StorageFailed:
    return StorageFailed("lost", "the connection to the database was lost; look again")


def storage_failed(problem: Exception) -> StorageFailed:
    """What a database's error means for a person who reads it, and what to do."""
    said = str(getattr(problem, "orig", None) or problem)
    if any(kind.__name__ == "IntegrityError" for kind in type(problem).__mro__):  # so every driver calls it (PEP 249)
        return StorageFailed("twice", "this was written already, by another server on the same database; look again")
    if "full" in said or "No space" in said:
        return StorageFailed("full", "the disk is full, so nothing was saved; make room, then do it again")
    if "locked" in said or "busy" in said or "lock timeout" in said:
        return StorageFailed("locked", "the database is locked by another program, so nothing was saved; do it again in a moment")
    first = next(iter(said.splitlines()), "")[:200]  # what follows may hold values of a row
    log.error("the database failed: %s", first.encode("ascii", "backslashreplace").decode())
    return StorageFailed("broken", "the database does not answer as it should, so nothing was saved; the server's log says more")


def _engine(url: str, timing: Timing) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            engine = create_engine(
                parsed, poolclass=QueuePool, pool_size=4, connect_args={"check_same_thread": False}, hide_parameters=True
            )
            if parsed.database not in (None, "", ":memory:"):
                _keep_private(engine, Path(str(parsed.database)))
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
            return engine
        if parsed.get_backend_name() != "postgresql":
            raise ArgumentError("only SQLite and PostgreSQL can be used")
        return create_engine(
            parsed, pool_size=4, max_overflow=0, pool_pre_ping=True, connect_args=timing.connect_args(), hide_parameters=True
        )
    except (ArgumentError, ImportError, OSError) as problem:
        shown = url.split("@")[-1]  # a URL may hold a password
        remedy = "; install it with the extra: pip install '.[postgres]'" if getattr(problem, "name", "") == "psycopg" else ""
        raise StorageFailed("broken", f"cannot open the database {shown}: {problem}{remedy}") from problem


def _keep_private(engine: Engine, file: Path) -> None:
    """Let only its owner into the folder of a database, if it is made now, and read the database itself. A folder that is there
    already may be somebody's for other things too: it is left as it is."""
    if not file.parent.exists():
        file.parent.mkdir(mode=0o700, parents=True)
    elif os.name == "posix" and file.parent.stat().st_mode & 0o077:
        log.warning("others may look into the folder of the database: chmod 700", extra={"folder": str(file.parent)})
    event.listen(engine, "do_connect", lambda *_: _make_private(file))


def _make_private(file: Path) -> None:
    """Let only its owner read a database; files that SQLite puts beside it later are as the database is."""
    with contextlib.suppress(OSError):  # where it cannot be made, SQLite says so
        os.close(os.open(file, os.O_CREAT | os.O_RDONLY, 0o600))
    for one in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with contextlib.suppress(OSError):  # it is not there, or another's
            one.chmod(0o600)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so, below
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {BUSY_MILLISECONDS}"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def migrate(engine: Engine) -> None:
    """Bring a database to the newest form, in one transaction. Raises StorageFailed."""

    def change(connection: Connection) -> None:
        if engine.dialect.name == "postgresql":  # servers may start together
            _must_be_direct(connection)
            _must_hold_every_text(connection)
            connection.execute(select(func.pg_advisory_xact_lock(key_of("hippodrome migrate"))))
        revision_of(connection)
        upgrade(connection)

    try:
        alter(engine, change)
    except SQLAlchemyError as problem:
        raise storage_failed(problem) from problem


def alter(engine: Engine, change: Callable[[Connection], None]) -> None:
    """Change the form of a database, in one transaction; again if it gave way to a node that writes. Raises SQLAlchemyError."""
    for left in reversed(range(ALTERATIONS)):
        try:
            with _begin(engine) as connection:
                if engine.dialect.name == "postgresql":
                    connection.exec_driver_sql(f"SET LOCAL lock_timeout = {ALTERATION_MILLISECONDS}")
                return change(connection)
        except DBAPIError as problem:
            if not left or getattr(problem.orig, "sqlstate", None) not in GAVE_WAY:
                raise


def _must_be_direct(connection: Connection) -> None:
    """Raises StorageFailed behind a pooler: there a table might be locked in one session, and written in another."""
    met: Any = connection.connection.driver_connection
    if met.info.backend_pid != connection.execute(select(func.pg_backend_pid())).scalar_one():
        remedy = "name PostgreSQL itself as the database"
        raise StorageFailed("broken", f"a pooler such as PgBouncer stands before PostgreSQL, and would mix up sessions: {remedy}")


def _must_hold_every_text(connection: Connection) -> None:
    """Raises StorageFailed if the database does not know all letters: where no locale is set, PostgreSQL makes such ones."""
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        remedy = "make one with: createdb --encoding UTF8 --template template0"
        raise StorageFailed("broken", f"this database holds texts as {encoding}, not as UTF8; {remedy}")


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
