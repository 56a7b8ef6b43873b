"""One open connection: who it is, from where it looks, and what still has to be sent to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

MOST_WAITING = 400
MOST_WAITING_BYTES = 1_000_000
"""What a slow connection may be behind, in messages and (from the second message on) in bytes; then it is closed, and comes back
to a fresh Welcome."""


def _nothing() -> None:
    """It is closed already."""


def _nowhere(_: bytes) -> bool:
    """Nobody is there to take it."""
    return True


class Wants(NamedTuple):
    """What is told to a viewer only if it asked for it: its choices spelt out, and what would follow from them."""

    plain: bool = False
    outlook: bool = False


class Viewer:
    """A connection to a table. `seat` is where it looks from, None for a spectator's place."""

    __slots__ = (
        "person",
        "seat",
        "watch",
        "public",
        "wants",
        "asking",
        "leaving",
        "_full",
        "_waiting",
        "_bytes",
        "_push",
        "close",
    )

    def __init__(
        self, person: str | None, close: Callable[[], None] = _nothing, push: Callable[[bytes], bool] = _nowhere
    ) -> None:
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
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._push = push
        """Sends a message if the client takes what it is sent; says whether it did."""
        self.close = close

    def send(self, message: bytes) -> None:
        """Send a message, after all that is queued; a slow network never holds up the table."""
        if self._waiting or self._full or not self._push(message):
            self.queue(message)
            self.deliver()

    def queue(self, message: bytes) -> None:
        """Queue a message; it is delivered with the next one that is sent, or by `deliver`."""
        if self._full:
            return  # to go on after a gap would be to keep something from it for ever
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or (self._bytes > MOST_WAITING_BYTES and len(self._waiting) > 1):
            self._full = True
            self._waiting.clear()
            self.close()

    def forget(self) -> None:
        """The connection is gone: nothing is queued any more, and what would close it is let go."""
        self._full = True
        self._waiting.clear()
        self.close, self._push = _nothing, _nowhere

    def is_behind(self) -> bool:
        """Whether something is still to be sent."""
        return bool(self._waiting)

    def deliver(self) -> None:
        """Send what is queued, as far as it is taken."""
        taken = 0
        for message in self._waiting:
            if not self._push(message):
                break
            taken += 1
            self._bytes -= len(message)
        del self._waiting[:taken]
