"""The session of a node in PostgreSQL: the one connection by which it writes, and which holds the locks of its tables.

Whoever writes an entry holds the lock of its table, by construction: both are the same session. PostgreSQL ends a session that is
silent for too long, and the locks with it. A session that has ended is never opened again under the same number: what was claimed
in it is lost.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import os
import socket
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.pool import NullPool

CHANNEL = "hippodrome"
PATIENCE_SECONDS = 10.0
_LOCK = text("SELECT pg_try_advisory_lock(:key)")
_UNLOCK = text("SELECT pg_advisory_unlock(:key)")
_ASK = text("SELECT pg_notify(:channel, :key)")
_WRITE = b"hippodrome_write"
_ENDING = ("08", "57P", "25P03")
"""How the codes of errors begin that end a session: of connections, by PostgreSQL itself, silence within a transaction."""


@dataclass(frozen=True)
class Timing:
    """After how many seconds of silence PostgreSQL ends a session; all else follows from that."""

    patience: float = PATIENCE_SECONDS

    @property
    def beat(self) -> float:
        """Silence after which a node says that it lives."""
        return 0.3 * self.patience

    @property
    def limit(self) -> float:
        """For a beat or a write: together they must not take as long as the patience."""
        return 0.6 * self.patience

    @property
    def again(self) -> float:
        """Pause before a session is opened anew, if it could not be."""
        return 0.03 * self.patience

    def options(self) -> str:
        """Settings of the session."""
        milliseconds = int(1000 * self.patience)
        settings = {
            "idle_session_timeout": milliseconds,
            "idle_in_transaction_session_timeout": milliseconds,
            "statement_timeout": int(0.8 * milliseconds),
            "lock_timeout": int(0.4 * milliseconds),
        }
        return " ".join(f"-c {name}={value}" for name, value in settings.items())

    def connect_args(self) -> dict[str, Any]:
        """How every connection is made: one that goes nowhere is noticed, and texts come as texts whatever the database holds."""
        limits = {"tcp_user_timeout": int(1000 * self.limit), "connect_timeout": max(2, round(self.limit))}
        return {**limits, "client_encoding": "utf8"}


def key_of(what: str) -> int:
    """The number of a lock: 64 bits, or thousands of tables would meet by chance."""
    return int.from_bytes(hashlib.sha256(what.encode()).digest()[:8], signed=True)


class Wires:
    """The connections of an engine, to be cut from outside: a server that is silent would leave a thread waiting for ever."""

    def __init__(self, engine: Engine) -> None:
        self._open: set[Any] = set()
        self._busy: dict[int, float] = {}
        self._numbers = itertools.count()
        event.listen(engine, "connect", lambda wire, _: self._open.add(wire))
        event.listen(engine, "close", lambda wire, _: self._open.discard(wire))

    @contextlib.contextmanager
    def busy(self) -> Iterator[None]:
        """Something is being asked until the end of the block."""
        number = next(self._numbers)
        self._busy[number] = time.monotonic()
        try:
            yield
        finally:
            del self._busy[number]

    def cut_if_silent(self, seconds: float) -> bool:
        """Cut all connections if an answer takes that long; whether there was anything to cut."""
        now = time.monotonic()
        if not any(now - since > seconds for since in list(self._busy.values())):
            return False
        cut, self._open = self._open, set()
        for wire in cut:
            with contextlib.suppress(Exception), socket.socket(fileno=os.dup(wire.fileno())) as shut:
                shut.shutdown(socket.SHUT_RDWR)
        return bool(cut)


class Sessions:
    """The sessions of a node, one after the other. For the thread that writes, but for what is said to be readable."""

    def __init__(self, url: URL, timing: Timing, writes: str) -> None:
        """`writes` is the statement that is executed all the time, with one value, $1."""
        self._writes = writes.encode()
        self._engine = create_engine(
            url, poolclass=NullPool, connect_args={**timing.connect_args(), "options": timing.options()}, hide_parameters=True
        )
        self.wires = Wires(self._engine)
        self._timing = timing
        self._numbers = itertools.count(1)
        self._connection: Connection | None = None
        self._wire: Any = None
        self.number = 0
        """Of the session that is open, 0 if there is none; readable by everybody."""
        self._alive_at = -1e9

    def is_sure(self) -> bool:
        """Whether the session cannot have been ended for silence, as when this process was frozen; readable by everybody."""
        return self.number != 0 and now() - self._alive_at < self._timing.patience

    def open(self) -> None:
        """Open a session if there is none. Raises SQLAlchemyError, or an error of the driver."""
        if self._connection is not None:
            return
        sent = now()
        with self.wires.busy():
            self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            self._wire = self._connection.connection.driver_connection
            try:
                _check(self._wire.pgconn.prepare(_WRITE, self._writes))
            except Exception:
                self.close()
                raise
        self._alive_at, self.number = sent, next(self._numbers)

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction in the session that is open."""
        with self.driver() as wire:
            assert self._connection is not None
            with self._connection.begin(), wire.transaction():
                yield self._connection

    def write(self, value: str) -> None:
        """The prepared statement, a transaction by itself. By the driver's lower half: its upper one takes 1.5 to 3 times as much
        of the processor, for every commit."""
        with self.driver() as wire:
            _check(wire.pgconn.exec_prepared(_WRITE, [value.encode(wire.info.encoding)]))

    @contextlib.contextmanager
    def driver(self) -> Iterator[Any]:
        """The driver's own connection, for one statement, which is a transaction by itself and asks PostgreSQL once."""
        sent = now()
        with self.wires.busy():
            yield self._wire
        self._alive_at = sent

    def is_ended_by(self, problem: Exception) -> bool:
        """Whether the session is over, or cannot be used any more: SQLAlchemy would silently go on in one without locks."""
        if self._connection is None:
            return False
        code = getattr(getattr(problem, "orig", problem), "sqlstate", None) or ""
        return self._wire.closed or self._connection.in_transaction() or code.startswith(_ENDING)

    def close(self) -> None:
        """End the session, and give up all that it holds."""
        connection, self._connection, self._wire, self.number = self._connection, None, None, 0
        if connection is not None:
            with contextlib.suppress(Exception):  # it is gone already
                connection.invalidate()
            with contextlib.suppress(Exception):
                connection.close()

    def beat(self) -> None:
        """Say that this node lives."""
        with self.driver() as wire:
            wire.execute("SELECT 1")

    def lock(self, key: int, asks: bool) -> bool:
        """Try to get a lock; whoever has it is asked for it, if `asks`."""
        with self.transaction() as connection:
            has_it: bool = connection.execute(_LOCK, {"key": key}).scalar_one()
            if asks and not has_it:
                connection.execute(_ASK, {"channel": CHANNEL, "key": str(key)})
        return has_it

    def unlock(self, keys: list[int]) -> None:
        """Give locks up."""
        with self.transaction() as connection:
            for key in keys:
                connection.execute(_UNLOCK, {"key": key})


def _check(result: Any) -> None:
    """Raises the driver's error, if a result of its lower half is one."""
    from psycopg import errors, pq

    if result.status != pq.ExecStatus.COMMAND_OK:
        raise errors.error_from_result(result)


def now() -> float:
    """Seconds that go on while this process is frozen, and where the system knows how, while the machine sleeps."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)
