"""Giving memory back.

A table that the house forgets is freed at once: nothing of it points in circles. Connections do, inside the libraries that serve
them, and Python's collector would find them late, since it runs rarely here (running.py). So it is called when connections have
ended and the server is at rest; then the C library, which keeps what was freed, gives it back to the system.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import sys
from collections.abc import Callable

CALM_MOVES = 100
"""Between two looks; with more, people would notice a pause of some milliseconds."""
MANY_ENDED = 2000
"""Connections that have ended, which are cleared away even so: some 40 MB."""


class Tidier:
    """Looks now and then whether there is something to give back."""

    def __init__(self) -> None:
        self.ended = 0
        """Connections since the last time."""
        self._writes = 0
        self._trim = _trimmer()

    async def look(self, writes: int) -> None:
        """Tidy up if that is worth it now; `writes`: how many there have been so far."""
        is_calm, self._writes = writes - self._writes < CALM_MOVES, writes
        if self.ended and (is_calm or self.ended >= MANY_ENDED):
            self.ended = 0
            gc.collect()
            await asyncio.to_thread(self._trim)


def _trimmer() -> Callable[[], object]:
    """glibc's malloc_trim; nothing where there is none."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            trim = ctypes.CDLL(None).malloc_trim
            return lambda: trim(0)
    return lambda: None
