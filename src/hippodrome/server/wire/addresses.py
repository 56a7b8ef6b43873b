"""How many connections an address may have, how fast it may open them, and how much it may ask for."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from litestar.connection import ASGIConnection

from hippodrome.server.wire.bucket import Bucket

MANY_ADDRESSES = 2_000
"""From so many known addresses on, those that are quiet again are forgotten."""


class Buckets:
    """A bucket for each address, as `household` names it; one that is full again is forgotten."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self._a_second, self._at_once = a_second, at_once
        self._known: dict[str, Bucket] = {}
        self._tidy_at = MANY_ADDRESSES

    def take(self, address: str, how_many: float = 1) -> bool:
        """Whether there were so many left to take for an address."""
        return self._find(address).take(how_many)

    def _find(self, name: str) -> Bucket:
        known = self._known.get(name)
        if known is None:
            if len(self._known) >= self._tidy_at:
                self._known = {name: bucket for name, bucket in self._known.items() if not bucket.is_full()}
                self._tidy_at = max(MANY_ADDRESSES, 2 * len(self._known))
            known = self._known[name] = Bucket(self._a_second, self._at_once)
        return known


class AddressLimit:
    """Counts the connections of each address. Those that are exempt (proxies, that speak for many) only count in all."""

    def __init__(
        self,
        most: int,
        a_second: float,
        at_once: int,
        is_exempt: Callable[[str], bool] = lambda address: False,
        most_in_all: int | None = None,
    ) -> None:
        self._most, self._openings = most, Buckets(a_second, at_once)
        self._is_exempt, self._most_in_all = is_exempt, most_in_all
        self._open: Counter[str] = Counter()
        self._in_all = 0

    def enter(self, address: str) -> bool:
        """Whether one more connection may come from there; if so it counts until `leave`."""
        if self._most_in_all is not None and self._in_all >= self._most_in_all:
            return False
        if not self._is_exempt(address):
            name = household(address)
            if self._open[name] >= self._most or not self._openings.take(name):
                return False
            self._open[name] += 1
        self._in_all += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that had come in is gone."""
        self._in_all -= 1
        if not self._is_exempt(address):
            name = household(address)
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]

    @contextlib.contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """Count a connection until the end of the block; yields whether it may come in."""
        may_enter = self.enter(address)
        try:
            yield may_enter
        finally:
            if may_enter:
                self.leave(address)


class RequestLimit:
    """How much an address may ask for in a minute; when it is over, all of them are forgotten."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._asked: Counter[str] = Counter()
        self._until = 0.0

    def take(self, address: str, tenths: int = 10) -> bool:
        """Whether one more request, or so many tenths of one, may come from there."""
        now = time.monotonic()
        if now >= self._until:
            self._asked.clear()
            self._until = now + 60
        name = household(address)
        self._asked[name] += tenths
        return self._asked[name] <= 10 * self._most

    def seconds(self) -> int:
        """Until an address that may not ask any more may again."""
        return max(1, round(self._until - time.monotonic()))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request, or a live connection, counts for."""
    return household(connection.client.host) if connection.client else ""


def household(address: str) -> str:
    """What counts as one address: of IPv6 the first half, since whoever has one has all of the second."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))
