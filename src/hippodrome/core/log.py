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

    def heard_by(self, seat: int | None, after: int = 0, since: int = 0) -> tuple[Event, ...]:
        """What a seat, or a spectator (None), may know of it all, or of what was told after the first so many events.

        With `since`, of the first so many events only what everybody knows: a person who took the seat then is told no more.
        """
        told = self.entries[after:] if after else self.entries
        if since <= after:
            return tuple(event for event, only in told if only is None or seat in only)
        return tuple(
            event for number, (event, only) in enumerate(told, after) if only is None or (seat in only and number >= since)
        )

    def told_to(self, seat: int, new: tuple[Event, ...], since: int = 0) -> Heard:
        """What a seat has been told, these events last."""
        return Heard(self, seat, new, since)

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[tuple[Event, Audience]]:
        return iter(self.entries)


class Heard:
    """What one seat has been told of a match: what is new, and, if that is asked for, everything."""

    def __init__(self, log: Log, seat: int, new: tuple[Event, ...], since: int = 0) -> None:
        self._log = log
        self._seat = seat
        self._since = since
        self.new = new

    def everything(self) -> tuple[Event, ...]:
        """All that the seat may know of it."""
        return self._log.heard_by(self._seat, since=self._since)
