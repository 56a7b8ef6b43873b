"""What the wire alone can do: the same server program and clients with no rules, no seats and no storage.

Four clients a table; whose turn it is sends a message, the server sends one of usual size to all four. The ratio of a real
server to this says how much of the time goes into the game and its safe keeping, on whatever machine both were measured.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

import uvicorn
from websockets.asyncio.client import connect

from hippodrome.lab.load import SEATS, Pinned, Result, Tally, run, summary

PADDING = "x" * 1500


class Bare:
    """An ASGI application: tables that only count turns."""

    def __init__(self) -> None:
        self._tables: dict[str, list[Any]] = {}
        self._turns: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        path = scope["path"]
        table = self._tables.setdefault(path, [])
        table.append(send)
        if len(table) == SEATS:
            await self._tell(path)
        while (await receive())["type"] == "websocket.receive":
            await self._tell(path)
        table.remove(send)

    async def _tell(self, path: str) -> None:
        turn = self._turns[path] = self._turns.get(path, -1) + 1
        text = f'{{"turn":{turn},"padding":"{PADDING}"}}'
        for other in list(self._tables[path]):
            await other({"type": "websocket.send", "text": text})


async def _play(address: str, table: int, seat: int, tally: Tally) -> None:
    sent: tuple[int, float] | None = None
    async with connect(f"ws{address[4:]}/{table}", compression=None, ping_interval=None, max_queue=None) as live:
        async for message in live:
            turn = int(str(message)[8 : str(message).index(",")])
            if sent is not None and sent[0] < turn:
                tally.note(time.perf_counter() - sent[1])
                sent = None
            if turn % SEATS == seat:
                sent = (turn, time.perf_counter())
                await live.send("{}")


async def load(address: str, tables: int, seconds: float) -> Result:
    """Measure a bare server."""
    tally = Tally()
    tasks = []
    for table in range(tables):
        for seat in range(SEATS):
            tasks.append(asyncio.create_task(_play(address, table, seat, tally)))
            await asyncio.sleep(0.002)
    await asyncio.sleep(1)
    took = await tally.measure(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return summary(tally, tables, took)


def measure(tables: int, seconds: float) -> Result:
    """One run: server and clients pinned as for a real one."""
    with Pinned([sys.executable, "-m", "hippodrome.lab.bare"]) as server:
        return run(load(server.address, tables, seconds))


def main() -> None:
    """The server program: prints its address, then serves."""
    config = uvicorn.Config(Bare(), port=0, log_config=None, access_log=False, ws_per_message_deflate=False, lifespan="off")
    listening = config.bind_socket()
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
