"""One open connection: who it is, from where it looks, and what still has to be sent to it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple

MOST_WAITING = 400
"""Messages that a slow connection may be behind; then it is closed, and comes back to a fresh Welcome."""


class Bucket:
    """So many a second, and some at once."""

    __slots__ = ("rate", "most", "left", "at")

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most, self.left, self.at = rate, most, most, time.monotonic()

    def take(self) -> bool:
        """Whether there was one left to take."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Wants(NamedTuple):
    """What is told to a viewer only if it asked for it: its choices spelt out, and what would follow from them."""

    plain: bool = False
    outlook: bool = False


class Viewer:
    """A connection to a table. `seat` is where it looks from, None for a spectator's place."""

    __slots__ = ("person", "seat", "watch", "public", "wants", "asking", "leaving", "_full", "_waiting", "_wake", "close")

    def __init__(self, person: str | None, close: Callable[[], None]) -> None:
        self.person = person
        self.seat: int | None = None
        self.watch = False
        self.public = False
        """Whether it sees only what is public, though its person plays: a shared device between two turns."""
        self.wants = Wants()
        self.asking = False
        """Whether a request of its is being carried out."""
        self.leaving = False
        """Whether it is closed as soon as that is done."""
        self._full = False
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        self.close = close

    def send(self, message: bytes) -> None:
        """Queue a message; a slow network never holds up the table."""
        if self._full:
            return  # to go on after a gap would be to keep something from it for ever
        self._waiting.append(message)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
        if len(self._waiting) > MOST_WAITING:
            self._full = True
            self._waiting.clear()
            self.close()

    def is_behind(self) -> bool:
        """Whether something is still to be sent."""
        return bool(self._waiting)

    async def deliver(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what is queued, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            while self._waiting:
                await send(self._waiting.popleft())
            self._wake = loop.create_future()
            await self._wake
