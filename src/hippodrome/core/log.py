"""The log of a table: every event, with who may know it. Filtering happens here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.core.wire import Event

Audience = tuple[int, ...] | None
"""The seats that may know an event; None is everybody."""


class Log:
    """Events in order. Rules call `tell`; whoever shows something to a seat calls `heard_by`."""

    def __init__(self) -> None:
        self.entries: list[tuple[Event, Audience]] = []

    def tell(self, event: Event, only: Audience = None) -> None:
        """Write down a fact, for everybody or for some seats only."""
        self.entries.append((event, only))

    def heard_by(self, seat: int | None) -> tuple[Event, ...]:
        """What a seat, or a spectator (None), may know of it all."""
        return tuple(event for event, only in self.entries if only is None or seat in only)

    def told_to(self, seat: int, new: tuple[Event, ...]) -> Heard:
        """What a seat has been told, these events last."""
        return Heard(self, seat, new)

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[tuple[Event, Audience]]:
        return iter(self.entries)


class Heard:
    """What one seat has been told of a match: what is new, and, if that is asked for, everything."""

    def __init__(self, log: Log, seat: int, new: tuple[Event, ...]) -> None:
        self._log = log
        self._seat = seat
        self.new = new

    def everything(self) -> tuple[Event, ...]:
        """All that the seat may know of it."""
        return self._log.heard_by(self._seat)
