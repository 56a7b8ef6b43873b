"""The viewers of one table, and all that they are sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from itertools import islice

import msgspec

from hippodrome.server.metrics import Metrics
from hippodrome.server.protocol.messages import Fact, Progress, Refused, RoomChanged, TableInfo, Told, Update, Watched
from hippodrome.server.storage.store import StorageFailed
from hippodrome.server.tables.outside import seen_by
from hippodrome.server.tables.seating import Seating
from hippodrome.server.tables.viewer import Viewer, Wants

log = logging.getLogger("hippodrome.table")
encode = msgspec.json.Encoder().encode
COUNT_SECONDS = 0.5
"""Between two messages that say how many spectators there are."""
COUNTS_A_SECOND = 500
"""How many viewers are told that, in all: the more there are, the less often."""
AT_ONCE, GROUPS, APART_SECONDS = 16, 100, 0.001
"""Spectators that are sent something before everybody else on the server has their turn again; in how many groups at the most;
and how long the others have it: they need Python's lock as well."""


class Audience(set[Viewer]):
    """Everybody who looks at one table. A place is a seat, or None, from where spectators look."""

    def __init__(self, table: str, metrics: Metrics, seating: Seating) -> None:
        super().__init__()
        self._table = table
        self._metrics = metrics
        self._seating = seating
        self._counted = 0
        self._counting: asyncio.TimerHandle | None = None
        self._behind: dict[Viewer, None] = {}  # spectators for whom something is queued
        self._delivering: asyncio.Handle | None = None

    def places(self) -> dict[int | None, Wants]:
        """From where viewers look, and what any of them there has asked for."""
        places: dict[int | None, Wants] = {}
        for viewer in self:
            wants, others = viewer.wants, places.get(viewer.seat)
            together = wants if others is None else Wants(wants.plain or others.plain, wants.outlook or others.outlook)
            places[viewer.seat] = together
        return places

    def has_players(self) -> bool:
        """Whether a viewer looks from a seat, or is a device that players share."""
        return any(viewer.seat is not None or viewer.public for viewer in self)

    def here(self) -> set[str]:
        """The people who have come, and not only to watch."""
        return {viewer.person for viewer in self if not viewer.watch and viewer.person is not None}

    def spectators(self) -> int:
        """How many people only watch."""
        players = {chair.person for chair in self._seating.chairs} - {None}
        return len({viewer.person for viewer in self if viewer.watch or viewer.person not in players})

    # Telling

    def tell(self, viewer: Viewer, told: Told) -> None:
        """Tell one viewer something."""
        viewer.send(encode(told))

    def broadcast(self, told: Told) -> None:
        """Tell all the same."""
        message = encode(told)
        for viewer in self:
            self.send(viewer, message)

    def tell_news(self, news: Mapping[int | None, Progress], done: Mapping[int | None, str]) -> None:
        """Tell each place its news. `done`: the last request of each seat that moved."""
        messages = {place: encode(Update(game=progress, done=done.get(place, ""))) for place, progress in news.items()}
        for viewer in self:
            if viewer.seat in messages:
                self.send(viewer, messages[viewer.seat])

    def show_table(self, info: TableInfo, fact: Fact | None = None, but: Viewer | None = None) -> None:
        """Tell all how the table is now; each hears which seats are their own. Spectators all hear the same."""
        self._counted = info.spectators
        known = self._seating.known()
        messages: dict[str | None, bytes] = {}
        for viewer in self:
            if viewer is not but:
                person = viewer.person if viewer.person in known else None
                if person not in messages:
                    messages[person] = encode(RoomChanged(table=seen_by(info, self._seating, person), fact=fact))
                self.send(viewer, messages[person])

    def send(self, viewer: Viewer, message: bytes) -> None:
        """Send something to a viewer, in its order: to players at once, to a crowd of spectators in small groups."""
        if viewer.seat is not None or viewer.public:
            viewer.send(message)
            return
        viewer.queue(message)
        self._behind[viewer] = None
        if self._delivering is None:
            self._delivering = asyncio.get_running_loop().call_soon(self._deliver_some)

    def _deliver_some(self) -> None:
        for viewer in list(islice(self._behind, max(AT_ONCE, len(self) // GROUPS))):
            del self._behind[viewer]
            viewer.deliver()
        loop = asyncio.get_running_loop()
        self._delivering = loop.call_later(APART_SECONDS, self._deliver_some) if self._behind else None

    def count_again(self) -> None:
        """Spectators came or went: tell all how many there are, soon."""
        if self._counting is None:
            wait = max(COUNT_SECONDS, len(self) / COUNTS_A_SECOND)
            self._counting = asyncio.get_running_loop().call_later(wait, self._tell_count)

    def _tell_count(self) -> None:
        self._counting = None
        if (count := self.spectators()) != self._counted:
            self._counted = count
            self.broadcast(Watched(spectators=count))

    def stop(self) -> None:
        """Nothing more is told by itself."""
        if self._counting is not None:
            self._counting.cancel()

    def refuse(self, viewer: Viewer, id: str, refused: Refused) -> None:
        """Say why something is not done."""
        self._metrics.refused(refused.why)
        log.info("refused", extra={"table": self._table, "why": refused.why, "rule": refused.rule})
        self.tell(viewer, msgspec.structs.replace(refused, id=id))

    def refuse_unsaved(self, viewer: Viewer, id: str, problem: StorageFailed) -> None:
        """Say that something could not be persisted, so that it has not happened; where nobody knows, let them look again."""
        if problem.why == "lost":
            viewer.close()
            return
        log.error("not saved", extra={"table": self._table, "why": problem.why})
        self.tell(viewer, Refused(id=id, why="storage", text=str(problem), key=f"storage-{problem.why}"))
