"""Which tables are this node's: each is kept by one node at a time, and goes to another that is asked for it.

A node that wants a table which another has asks for it (NOTIFY, with the number of its lock, which tells nobody which table it
is), and tries again for a second. Whoever has it gives it up, unless people look at it there who have come only lately: where a
proxy sends the people of one table to several nodes, it must not go back and forth between them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hippodrome.core.errors import HippodromeError
from hippodrome.server.storage.session import CHANNEL, key_of
from hippodrome.server.storage.store import Store

log = logging.getLogger("hippodrome.claims")
ASKING_SECONDS = 1.0
FIRST_PAUSE, LONGEST_PAUSE = 0.01, 0.2
MOST_STRAYS = 20
"""People a minute who come to a node that cannot have their table, before the log says what may be the matter."""


class Elsewhere(HippodromeError):
    """Another node has this table, and does not give it up now: who comes again soon finds it."""


class Full(HippodromeError):
    """This node has as many tables as it may."""


@dataclass(frozen=True, slots=True)
class _Held:
    table: str
    session: int
    since: float


class Claims:
    """The tables of this node. `wanted` is called with a table that another node asks for."""

    def __init__(self, store: Store, most: int, wanted: Callable[[str], None]) -> None:
        self._store, self._most, self._wanted = store, most, wanted
        self._held: dict[int, _Held | None] = {}  # by the key of its lock; None while it is being claimed
        self._listening: asyncio.Task[None] | None = None
        self._strays: list[float] = []

    async def claim(self, table: str, asking: float = ASKING_SECONDS) -> int:
        """Get a table: the session that has it now. Raises Elsewhere, Full or StorageFailed."""
        key = key_of(table)
        if key in self._held:
            raise Elsewhere("this table is just being put in order: come again in a moment")
        if self._store.is_shared() and len(self._held) >= self._most:
            raise Full("this server is full: come again later")
        self._held[key] = None
        try:
            session = await self._claim(key, asking)
            self._held[key] = _Held(table, session, time.monotonic())
        finally:
            if self._held.get(key) is None:
                self._held.pop(key, None)
        return session

    async def _claim(self, key: int, asking: float) -> int:
        end, pause = time.monotonic() + asking, FIRST_PAUSE
        while not (session := await self._store.claim(key, asking > 0)):
            if time.monotonic() + pause > end:
                if asking:
                    self._note_stray()
                raise Elsewhere("another server has this table: come again in a moment")
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)
        return session

    def release(self, table: str) -> None:
        """Give a table up; whoever asks next gets it."""
        held = self._held.pop(key_of(table), None)
        if held is not None:
            self._store.release(key_of(table), held.session)

    def forget(self) -> None:
        """The session is lost, and all that it held."""
        self._held = {key: held for key, held in self._held.items() if held is None}

    def seconds(self, table: str) -> float:
        """For how long this node has had a table."""
        held = self._held.get(key_of(table))
        return 0.0 if held is None else time.monotonic() - held.since

    def _note_stray(self) -> None:
        now = time.monotonic()
        self._strays = [*(at for at in self._strays if now - at < 60), now]
        if len(self._strays) >= MOST_STRAYS:
            log.warning("people come to a node that does not have their table: does the proxy route by table?")
            self._strays.clear()

    # Being asked

    def listen(self) -> None:
        """Hear from now on what other nodes ask for, if there can be any."""
        if self._store.is_shared():
            self._listening = asyncio.get_running_loop().create_task(self._listen())

    def stop(self) -> None:
        """Hear nothing any more."""
        if self._listening is not None:
            self._listening.cancel()

    async def _listen(self) -> None:
        import psycopg  # where PostgreSQL is used, it is there

        while True:
            try:
                await self._hear(**self._store.connect_parameters())
            except (psycopg.Error, OSError) as problem:
                log.warning("cannot hear other nodes for a moment", extra={"why": type(problem).__name__})
                self._store.beat()  # the session may have ended too
            await asyncio.sleep(self._store.timing.again)

    async def _hear(self, **where: Any) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(**where, autocommit=True) as ears:
            await ears.execute(f"LISTEN {CHANNEL}")
            while True:
                async for notice in ears.notifies(timeout=self._store.timing.beat):
                    with contextlib.suppress(ValueError):
                        held = self._held.get(int(notice.payload))
                        if held is not None:
                            self._wanted(held.table)
                async with asyncio.timeout(self._store.timing.limit):
                    await ears.execute("SELECT 1")
