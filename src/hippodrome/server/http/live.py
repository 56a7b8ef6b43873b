"""The live side: one WebSocket per viewer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State

from hippodrome.core.errors import BadRecord
from hippodrome.server.http.api import TABLE
from hippodrome.server.http.identity import onlooker
from hippodrome.server.protocol import messages
from hippodrome.server.storage.claims import Elsewhere, Full
from hippodrome.server.storage.store import StorageFailed
from hippodrome.server.tables.house import House, NoSuchTable
from hippodrome.server.tables.room import Room
from hippodrome.server.tables.viewer import Viewer
from hippodrome.server.wire.addresses import Buckets, address_of
from hippodrome.server.wire.bucket import Bucket
from hippodrome.server.wire.protocols import LINE, TOO_FAST, TOO_MANY, LiveConnection

log = logging.getLogger("hippodrome.live")
GONE, BROKEN, ELSEWHERE = 4404, 4500, 4503
CLOSING_SECONDS = 2.0
MOST_BAD = 10
"""Messages that make no sense before a connection is closed."""
MANY = 10
"""Messages that a Hello counts for: it is answered by everything that there is."""
SOME = 4
"""Messages that anything else counts for but a move: everybody at the table hears of it."""
_decode = msgspec.json.Decoder(messages.AnyAsked).decode
Socket = WebSocket[Any, Any, State]
MayAsk = Callable[[int], bool]
_encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: str, house: House, messages_of: Buckets) -> None:
    """Let a viewer in. The visit goes on when this has ended, and with it all that the framework has made for a request."""
    await socket.accept()
    line: LiveConnection = socket.scope["state"].pop(LINE)
    try:
        person = await onlooker(socket, house)
    except StorageFailed as problem:
        await _close(line, *_why(problem, id))
    else:
        limits = house.config.limits
        bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
        may_ask = partial(_may_ask, bucket, messages_of, address_of(socket))
        line.then = partial(_visit, line, house, may_ask, id, person)


async def _visit(line: LiveConnection, house: House, may_ask: MayAsk, id: str, person: str | None) -> None:
    """A viewer at a table, from Hello to the end of the connection."""
    with house.metrics.connections.track_inprogress():
        try:
            await _attend(line, house, may_ask, await house.room(_checked(id)), person)
        except Exception as problem:
            await _close(line, *_why(problem, id))


def _may_ask(bucket: Bucket, messages_of: Buckets, address: str, messages: int) -> bool:
    """Whether so many messages may come over this connection now, and from its address over all that it has."""
    return bucket.take(messages) and messages_of.take(address, messages)


def _why(problem: Exception, table: str) -> tuple[int, str]:
    """With which code, and word, a connection is closed over which nobody can be served."""
    match problem:
        case NoSuchTable():
            return GONE, "no such table"
        case Elsewhere() | StorageFailed(why="lost"):
            return ELSEWHERE, "come again"
        case Full():
            return TOO_MANY, "this server is full"
        case BadRecord() | StorageFailed():
            log.error("a table cannot be shown", extra={"table": table, "why": str(problem)})
        case _:
            log.error("unexpected error", extra={"table": table}, exc_info=problem)
    return BROKEN, "this table cannot be opened now"


def _checked(id: str) -> str:
    """The name of a table. Raises NoSuchTable for what no database need be asked for."""
    if not TABLE.fullmatch(id):
        raise NoSuchTable(id)
    return id


async def _attend(line: LiveConnection, house: House, may_ask: MayAsk, room: Room, person: str | None) -> None:
    attending = asyncio.current_task()
    assert attending is not None

    def close() -> None:
        was_leaving, viewer.leaving = viewer.leaving, True
        # What is being written now is carried out to its end, or memory and disk would differ; so is a farewell.
        if not viewer.asking and not was_leaving:
            attending.cancel()

    viewer = Viewer(person, close, line.push)
    line.on_resume = viewer.deliver

    def is_silent() -> None:
        if viewer not in room.audience:
            close()

    patience = asyncio.get_running_loop().call_later(house.config.limits.idle_seconds, is_silent)
    try:
        await _listen(line, house, may_ask, room, viewer)
    except asyncio.CancelledError:
        viewer.leaving = True
        if attending.uncancel() > 0:
            raise
    finally:
        patience.cancel()
        room.goodbye(viewer)
        if viewer.leaving:
            await _say_the_rest(viewer)
        viewer.forget()
        house.tidier.ended += 1
    if viewer.leaving:
        is_elsewhere = room.is_elsewhere or not house.store.is_sure()
        await _close(line, ELSEWHERE if is_elsewhere else TOO_FAST, "come back")


async def _say_the_rest(viewer: Viewer) -> None:
    """Wait a little for what is still to be delivered: it may say why this connection is closed."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(CLOSING_SECONDS):
            while viewer.is_behind():
                await asyncio.sleep(0.01)


async def _listen(line: LiveConnection, house: House, may_ask: MayAsk, room: Room, viewer: Viewer) -> None:
    bad = 0
    while bad <= MOST_BAD:
        message = await line.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text") or message.get("bytes") or ""
        asked = _read(text, may_ask, house, room, viewer)
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
    await _close(line, TOO_FAST, "too many messages that make no sense")


def _read(text: str | bytes, may_ask: MayAsk, house: House, room: Room, viewer: Viewer) -> messages.AnyAsked | messages.Refused:
    if not may_ask(1):
        return _too_fast(text)
    try:
        asked: messages.AnyAsked = _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        house.metrics.refused("malformed")
        log.info("malformed message", extra={"table": room.id, "bytes": len(text)})
        return messages.Refused(id=_id_of(text), why="malformed", text=str(problem)[:200], key="malformed")
    if not isinstance(asked, messages.Hello) and viewer not in room.audience:
        return messages.Refused(id=asked.id, why="not-now", text="say hello first", key="malformed")
    if not may_ask(_weight(asked) - 1):
        return _too_fast(text)
    return asked


def _weight(asked: messages.AnyAsked) -> int:
    """How many messages something counts for."""
    if isinstance(asked, messages.Hello):
        return MANY
    return 1 if isinstance(asked, messages.AnyMove) else SOME


def _too_fast(text: str | bytes) -> messages.Refused:
    return messages.Refused(id=_id_of(text), why="too-fast", text="too many messages: wait a moment", key="too-fast")


class _JustId(msgspec.Struct):
    id: str = ""


def _id_of(text: str | bytes) -> str:
    """The id of a message that is not understood, if it has one, so that its sender knows what was refused."""
    try:
        return msgspec.json.decode(text, type=_JustId).id[: messages.ID_LENGTH]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


async def _close(line: LiveConnection, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):  # it may be closed already, or never read what it was sent
        async with asyncio.timeout(CLOSING_SECONDS):
            await line.send({"type": "websocket.close", "code": code, "reason": reason})
