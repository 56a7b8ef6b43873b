"""Whether the server can do its work."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import text

from hippodrome.server.storage.store import StorageFailed, Store

FRESH_SECONDS = 1.0


class Health:
    """Whether the database answers: asked once a second at most, however many want to know."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked_at = -FRESH_SECONDS
        self._problem: StorageFailed | None = None
        self._asking = asyncio.Lock()

    async def check(self) -> None:
        """Raises StorageFailed if it does not."""
        async with self._asking:
            if time.monotonic() - self._asked_at >= FRESH_SECONDS:
                self._problem = await self._ask()
                self._asked_at = time.monotonic()
        if self._problem is not None:
            raise self._problem.with_traceback(None)  # or it would grow with everybody who asks

    async def _ask(self) -> StorageFailed | None:
        try:
            await self._store.read(lambda database: database.execute(text("select 1")).scalar_one())
        except StorageFailed as problem:
            return problem
        return None
