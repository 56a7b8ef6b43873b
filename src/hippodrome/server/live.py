"""The live side: one WebSocket per viewer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
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


class ConnectionLimit:
    """Counts the open connections of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextlib.contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """Count a connection until the end of the block; yields whether it may come in."""
        may_enter = self._open[address] < self._most
        self._open[address] += may_enter
        try:
            yield may_enter
        finally:
            self._open[address] -= may_enter
            if not self._open[address]:
                del self._open[address]


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: str, house: House, connections: ConnectionLimit) -> None:
    """A viewer at a table, from Hello to the end of the connection."""
    await socket.accept()
    with connections.one_more(socket.client.host if socket.client else "") as may_enter:
        if not may_enter:
            await socket.close(code=TOO_MANY, reason="too many connections")
            return
        with house.metrics.connections.track_inprogress():
            try:
                await _attend(socket, house, await house.room(id))
            except NoSuchTable:
                await _close(socket, GONE, "no such table")
            except (BadRecord, StorageFailed) as problem:
                log.error("a table cannot be shown", extra={"table": id, "why": str(problem)})
                await _close(socket, BROKEN, "this table cannot be opened now")
            except WebSocketDisconnect:
                pass


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
    while bad <= MOST_BAD:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text") or message.get("bytes") or ""
        asked = _read(text, bucket, house, room, viewer)
        if isinstance(asked, messages.Refused):
            bad += 1
            viewer.send(_encode(asked))
            continue
        viewer.asking = True
        try:
            await room.ask(viewer, asked)
        finally:
            viewer.asking = False
        if viewer.leaving:
            return
    await _say_the_rest(viewer)
    await _close(socket, TOO_FAST, "too many messages that make no sense")


def _read(text: str | bytes, bucket: Bucket, house: House, room: Room, viewer: Viewer) -> messages.AnyAsked | messages.Refused:
    if not bucket.take():
        return messages.Refused(id=_id_of(text), why="too-fast", text="too many messages: wait a moment", key="too-fast")
    try:
        asked: messages.AnyAsked = _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        house.metrics.refused("malformed")
        log.info("malformed message", extra={"table": room.id, "bytes": len(text)})
        return messages.Refused(id=_id_of(text), why="malformed", text=str(problem)[:200], key="malformed")
    if viewer in room.audience or isinstance(asked, messages.Hello):
        return asked
    return messages.Refused(id=asked.id, why="not-now", text="say hello first", key="malformed")


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
