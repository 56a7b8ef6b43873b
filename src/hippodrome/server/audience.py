"""The viewers of one table, and all that they are sent."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

import msgspec

from hippodrome.server.messages import Fact, Progress, Refused, RoomChanged, TableInfo, Told, Update
from hippodrome.server.metrics import Metrics
from hippodrome.server.refusal import Refusal
from hippodrome.server.storage import StorageFailed
from hippodrome.server.viewer import Viewer, Wants

log = logging.getLogger("hippodrome.table")
encode = msgspec.json.Encoder().encode


class Audience(set[Viewer]):
    """Everybody who looks at one table. A place is a seat, or None, from where spectators look."""

    def __init__(self, table: str, metrics: Metrics) -> None:
        super().__init__()
        self._table = table
        self._metrics = metrics

    def places(self) -> dict[int | None, Wants]:
        """From where viewers look, and what any of them there has asked for."""
        places: dict[int | None, Wants] = {}
        for viewer in self:
            others = places.get(viewer.seat, Wants())
            places[viewer.seat] = Wants(viewer.wants.plain or others.plain, viewer.wants.outlook or others.outlook)
        return places

    def has_players(self) -> bool:
        """Whether a viewer looks from a seat, or is a device that players share."""
        return any(viewer.seat is not None or viewer.public for viewer in self)

    # Telling

    def tell(self, viewer: Viewer, told: Told) -> None:
        """Tell one viewer something."""
        viewer.send(encode(told))

    def broadcast(self, told: Told) -> None:
        """Tell all the same."""
        message = encode(told)
        for viewer in self:
            viewer.send(message)

    def tell_news(self, news: Mapping[int | None, Progress], done: Mapping[int | None, str]) -> None:
        """Tell each place its news. `done`: the last request of each seat that moved."""
        messages = {place: encode(Update(game=progress, done=done.get(place, ""))) for place, progress in news.items()}
        for viewer in self:
            if viewer.seat in messages:
                viewer.send(messages[viewer.seat])

    def show_table(self, info: Callable[[str | None], TableInfo], fact: Fact | None = None, but: Viewer | None = None) -> None:
        """Tell all how the table is now; each hears which seats are their own."""
        messages: dict[str | None, bytes] = {}
        for viewer in self:
            if viewer is not but:
                if viewer.person not in messages:
                    messages[viewer.person] = encode(RoomChanged(table=info(viewer.person), fact=fact))
                viewer.send(messages[viewer.person])

    def refuse(self, viewer: Viewer, id: str, refusal: Refusal) -> None:
        """Say why something is not done."""
        self._metrics.refused(refusal.message.why)
        log.info("refused", extra={"table": self._table, "why": refusal.message.why, "rule": refusal.message.rule})
        self.tell(viewer, msgspec.structs.replace(refusal.message, id=id))

    def refuse_unsaved(self, viewer: Viewer, id: str, problem: StorageFailed) -> None:
        """Say that something could not be persisted, so that it has not happened."""
        log.error("not saved", extra={"table": self._table, "why": problem.why})
        self.tell(viewer, Refused(id=id, why="storage", text=str(problem), key=f"storage-{problem.why}"))
