"""The journal of one table, in the database: an entry for everything that changes it, each with a sequence number of its own."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sqlalchemy import update

from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.storage import schema
from hippodrome.server.storage.store import Row, Statement, StorageFailed, Store, Write

log = logging.getLogger("hippodrome.table")
TOUCH_SECONDS = 60
PRIVATE = ("line", "order", "obeyed")
"""Entries of which not everybody may know."""
MOST_ENTRIES = 20_000
"""After so many nobody moves any more: a table that is too long would take everybody's time whenever it is looked at. What is
said and done has limits of its own (tables/shares.py)."""
Entry = tuple[str, str, str | None]
"""Before it has a number: its kind, its body, and the request that it answers."""


@dataclass(eq=False, slots=True)
class Journal:
    """What one table has on disk. `conflict` is called when another server has written there meanwhile."""

    _store: Store
    _table: str
    _conflict: Callable[[], None]
    touched: float
    """When something was last done that everybody may know of."""
    session: int
    """In which the table was claimed."""
    requests: set[str | None] = field(default_factory=set)
    """That were carried out."""
    _touch_written: float = 0.0
    _next: int = 0
    _is_closed: bool = False

    def close(self) -> None:
        """Write nothing any more: the table is not this node's, or is in memory anew."""
        self._is_closed = True

    def must_be_open(self) -> None:
        """Raises StorageFailed if nothing is written any more."""
        if self._is_closed:
            raise StorageFailed("lost", "this table goes on elsewhere; look again")

    def must_take(self, most: int) -> None:
        """Raises Refusal if there are so many entries already."""
        if self._next >= most:
            raise Refusal("closed", "too much has happened at this table: open another one", key="too-much")

    async def write(self, entries: Sequence[Row], statements: Sequence[Statement]) -> None:
        """Put something on disk, all or none. Raises StorageFailed."""
        self.must_be_open()
        await self._store.write(Write(entries, statements, self.session))

    async def persist(self, entries: Sequence[Entry], at: float, statements: Sequence[Statement] = ()) -> None:
        """Put entries on disk, all or none. The caller holds the room's lock. Raises StorageFailed."""
        rows: list[Row] = [
            {"table_id": self._table, "seq": seq, "at": at, "kind": kind, "request": request, "body": body}
            for seq, (kind, body, request) in enumerate(entries, self._next)
        ]
        touches = at > self._touch_written + TOUCH_SECONDS
        try:
            await self.write(rows, [*statements, self.of_table(touched=at)] if touches else statements)
        except StorageFailed as problem:
            if problem.why == "twice":
                self._conflict()
            raise
        self._next += len(rows)
        if touches:
            self._touch_written = at
        if entries[0][0] not in PRIVATE:
            self.touched = at
        self.requests.update(request for _, _, request in entries if request is not None)

    def length(self) -> int:
        """How many entries there are."""
        return self._next

    def take_up(self, rows: Sequence[Row]) -> None:
        """Go on after these entries, which are on disk."""
        for row in rows:
            self._next = row["seq"] + 1
            if row["request"] is not None:
                self.requests.add(row["request"])
            if row["kind"] not in PRIVATE:
                self.touched = row["at"]

    async def mark_over(self) -> None:
        """Note that the game is over; where that fails, the record says it too."""
        try:
            await self.write((), [self.of_table(status="over", touched=self.touched)])
        except StorageFailed:
            log.warning("a finished table is still marked as running", extra={"table": self._table})

    # What is written beside entries, to be found by

    def of_table(self, **values: str | float) -> Statement:
        """The row of the table has these values from now on."""
        return update(schema.tables).where(schema.tables.c.id == self._table).values(**values), None

    def of_seat(self, seat: int, **values: str | None) -> Statement:
        """The row of one of its seats has these values from now on."""
        where = (schema.seats.c.table_id == self._table) & (schema.seats.c.seat == seat)
        return update(schema.seats).where(where).values(**values), None
