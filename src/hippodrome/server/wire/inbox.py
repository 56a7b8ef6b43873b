"""What has come on one connection, until it is read."""

from __future__ import annotations

import asyncio
from typing import Any


class Inbox:
    """In place of `asyncio.Queue`, which takes 2 KB even if it is empty: for one reader, and without a limit of its own."""

    __slots__ = ("_items", "_waiter")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Add something at the end."""
        self._items.append(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        """The first thing that is there, or comes."""
        while not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._items.pop(0)

    def qsize(self) -> int:
        """How much is there."""
        return len(self._items)

    def empty(self) -> bool:
        """Whether nothing is there."""
        return not self._items

    def clear(self) -> None:
        """Read nothing of it."""
        self._items.clear()
