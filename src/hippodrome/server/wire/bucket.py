"""What may be taken at a certain rate."""

from __future__ import annotations

import time


class Bucket:
    """So many a second, and some at once."""

    __slots__ = ("rate", "most", "left", "at")

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most, self.left, self.at = rate, most, most, time.monotonic()

    def take(self, how_many: float = 1) -> bool:
        """Whether there were so many left to take."""
        self._fill()
        if self.left < how_many:
            return False
        self.left -= how_many
        return True

    def is_full(self) -> bool:
        """Whether nothing was taken for long enough."""
        self._fill()
        return self.left >= self.most

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
