"""The live side: one WebSocket per viewer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from hippodrome.core.errors import BadRecord
from hippodrome.server import messages
from hippodrome.server.guard import WIRE
from hippodrome.server.house import House, NoSuchTable
from hippodrome.server.identity import onlooker
from hippodrome.server.room import Room
from hippodrome.server.storage import StorageFailed
from hippodrome.server.viewer import Bucket, Viewer

log = logging.getLogger("hippodrome.live")
GONE, TOO_MANY, BROKEN, TOO_FAST = 4404, 4429, 4500, 4408
CLOSING_SECONDS = 2.0
MOST_BAD = 10
"""Messages that make no sense before a connection is closed."""
_decode = msgspec.json.Decoder(messages.AnyAsked).decode
Socket = WebSocket[Any, Any, State]
_encode = msgspec.json.Encoder().encode


class Door:
    """Counts the connections of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether one more may come in."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One is gone."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: str, house: House, door: Door) -> None:
    """A viewer at a table, from Hello to the end of the connection."""
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not door.enter(address):
        await socket.close(code=TOO_MANY, reason="too many connections")
        return
    house.metrics.connections.inc()
    try:
        room = await house.room(id)
        await _attend(socket, house, room)
    except NoSuchTable:
        await _close(socket, GONE, "no such table")
    except (BadRecord, StorageFailed) as problem:
        log.error("a table cannot be shown", extra={"table": id, "why": str(problem)})
        await _close(socket, BROKEN, "this table cannot be opened now")
    except WebSocketDisconnect:
        pass
    finally:
        door.leave(address)
        house.metrics.connections.dec()


async def _attend(socket: Socket, house: House, room: Room) -> None:
    attending = asyncio.current_task()
    assert attending is not None

    def close() -> None:
        if viewer.asking:  # what is being written now is carried out to its end, or memory and disk would differ
            viewer.leaving = True
        else:
            attending.cancel()

    viewer = Viewer(onlooker(socket), close)

    receive, wire = socket.scope["state"].get(WIRE) or (socket.receive, socket.send)

    async def send(message: bytes) -> None:
        await wire({"type": "websocket.send", "bytes": None, "text": message.decode()})

    def delivered(task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            close()

    delivering = asyncio.create_task(viewer.deliver(send))
    delivering.add_done_callback(delivered)
    try:
        await _listen(socket, receive, house, room, viewer)
    except asyncio.CancelledError:
        viewer.leaving = True
        if attending.uncancel() > 0:
            raise
    finally:
        room.goodbye(viewer)
        if viewer.leaving:
            await _say_the_rest(viewer)
        delivering.cancel()
    if viewer.leaving:
        await _close(socket, TOO_FAST, "come back")


async def _say_the_rest(viewer: Viewer) -> None:
    """Wait a little for what is still to be delivered: it may say why this connection is closed."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(CLOSING_SECONDS):
            while viewer.is_behind():
                await asyncio.sleep(0.01)


async def _listen(socket: Socket, receive: Callable[[], Awaitable[Any]], house: House, room: Room, viewer: Viewer) -> None:
    limits = house.config.limits
    bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
    bad = 0
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text") or message.get("bytes") or ""
        if not bucket.take():
            bad += 1
            viewer.send(
                _encode(
                    messages.Refused(id=_id_of(text), why="too-fast", text="too many messages: wait a moment", key="too-fast")
                )
            )
        else:
            try:
                asked = _decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
                bad += 1
                house.metrics.refused("malformed")
                log.info("malformed message", extra={"table": room.id, "bytes": len(text)})
                viewer.send(_encode(messages.Refused(id=_id_of(text), why="malformed", text=str(problem)[:200], key="malformed")))
            else:
                if viewer in room.audience or isinstance(asked, messages.Hello):
                    viewer.asking = True
                    try:
                        await room.ask(viewer, asked)
                    finally:
                        viewer.asking = False
                    if viewer.leaving:
                        return
                else:
                    bad += 1
                    viewer.send(_encode(messages.Refused(id=asked.id, why="not-now", text="say hello first", key="malformed")))
        if bad > MOST_BAD:
            await _say_the_rest(viewer)
            await _close(socket, TOO_FAST, "too many messages that make no sense")
            return


class _JustId(msgspec.Struct):
    id: str = ""


def _id_of(text: str | bytes) -> str:
    """The id of a message that is not understood, if it has one, so that its sender knows what was refused."""
    try:
        return msgspec.json.decode(text, type=_JustId).id[: messages.ID_LENGTH]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


async def _close(socket: Socket, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):  # it may be closed already, or never read what it was sent
        async with asyncio.timeout(CLOSING_SECONDS):
            await socket.close(code=code, reason=reason)
