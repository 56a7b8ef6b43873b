"""Tables that are not in memory here, as they are seen from outside: read again only once something has been done to them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from hippodrome.server.storage.store import Store
from hippodrome.server.tables.outside import Outside, Unreadable, look

log = logging.getLogger("hippodrome.house")
MOST_KEPT = 1_000


class Resting:
    """What was read of them. `playable` raises an exception for a table that this server cannot play."""

    def __init__(self, store: Store, playable: Callable[[Outside], None]) -> None:
        self._store = store
        self._playable = playable
        self._read: dict[str, Outside | Unreadable] = {}  # the latest last

    async def look(self, ids: Sequence[str]) -> dict[str, Outside]:
        """Those that can be played, or watched. One that cannot is logged once, until something is done to it."""
        known = {id: self._read[id] for id in ids if id in self._read}
        found = await self._store.read(lambda connection: look(connection, ids, known))
        for id, table in found.items():
            self._read.pop(id, None)
            self._read[id] = table if table is known.get(id) else self._checked(id, table)
        while len(self._read) > MOST_KEPT:
            del self._read[next(iter(self._read))]
        return {id: kept for id in found if isinstance(kept := self._read.get(id), Outside)}

    def _checked(self, id: str, table: Outside | Unreadable) -> Outside | Unreadable:
        if isinstance(table, Outside):
            try:
                self._playable(table)
                table.info(None)
            except Exception as problem:  # whatever is wrong with one table, the others are shown
                table = Unreadable.because(table.version, problem)
        if isinstance(table, Unreadable):
            log.error("a table cannot be read", extra={"table": id, "why": table.why})
        return table
