"""How much of long bodies is held at once: each is whole in memory from its first byte until it is answered."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from litestar.types import Scope

SHORT_BYTES = 20_000
"""A body of this size is not counted: it is as long as most pages take."""


class Holding:
    """Bytes, in all and of each address."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._held: Counter[str] = Counter()

    @contextlib.contextmanager
    def of(self, address: str, size: int) -> Iterator[bool]:
        """Hold so much until the end of the block; yields whether there is room for it."""
        if size <= SHORT_BYTES:
            yield True
            return
        if self._held.total() + size > self._most or self._held[address] + size > self._most_of_one:
            yield False
            return
        self._held[address] += size
        try:
            yield True
        finally:
            self._held[address] -= size
            if not self._held[address]:
                del self._held[address]


def announced(scope: Scope, most: int) -> int:
    """How long the body of a request will be at the most: a longer one is not read, and one that comes in chunks does not say."""
    headers = dict(scope["headers"])
    if b"transfer-encoding" in headers:
        return most
    length = headers.get(b"content-length", b"0")
    return min(int(length), most) if length.isdigit() else most
