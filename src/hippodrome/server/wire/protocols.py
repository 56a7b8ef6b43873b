"""uvicorn's two sides of a connection, made fit for strangers: everything is counted before it is understood.

uvicorn reads whatever comes, as fast as it comes, and waits for the rest of a request for ever. Here an address has only so many
connections, a request only so many bytes, pieces and seconds, and a live connection only so many frames and bytes a second; what
goes over that is closed. Where a client takes nothing, nothing more is read from it.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

from hippodrome.server.config import Config, Limits
from hippodrome.server.wire.addresses import AddressLimit, household
from hippodrome.server.wire.bucket import Bucket
from hippodrome.server.wire.frames import FrameCounter, read_text, write_text
from hippodrome.server.wire.inbox import Inbox
from hippodrome.server.wire.turnstile import Turnstile

LINE = "line"
"""Under which a live connection finds itself in the state of its scope."""
TOO_FAST = 4408
"""Closes a live connection that sends too much; its client may come back."""
TOO_MANY = 4429
"""Closes a live connection for which there is no place."""
MOST_HEADERS = 100
MOST_WAITING_REQUESTS = 8
"""Asked before an earlier one was answered: browsers never do."""
MOST_UNREAD = 4
"""Messages that a live connection holds before it stops reading."""
MOST_PIECES = 64
PIECE_BYTES = 256
"""A request may come in so many pieces, and one more for so many bytes: each costs the same, however small it is."""
SLOWEST_BYTES = 16_384
"""What a client must take of what it is sent, within `stalled_seconds`."""
SWEEP_SECONDS = 1.0


class WireConfig(uvicorn.Config):
    """How uvicorn serves an application within our limits, with at most so many connections in all."""

    def __init__(self, app: Any, config: Config, most_in_all: int | None, **more: Any) -> None:
        super().__init__(
            app,
            http=PlainConnection,
            ws=LiveConnection,
            ws_max_size=config.limits.message_bytes,
            proxy_headers=config.is_behind_proxy(),
            forwarded_allow_ips=config.trusted_proxies,
            timeout_keep_alive=round(config.limits.idle_seconds),
            **more,
        )
        self.limits = config.limits
        self.turnstile = Turnstile()
        proxies = ProxyHeadersMiddleware(app, config.trusted_proxies if config.is_behind_proxy() else "").trusted_hosts
        self._proxies = proxies
        self.door = AddressLimit(
            config.limits.sockets,
            config.limits.sockets_a_second,
            config.limits.sockets_at_once,
            is_exempt=lambda address: address in proxies,
            most_in_all=most_in_all,
        )
        self.lives = AddressLimit(config.limits.connections, config.limits.sockets_a_second, config.limits.sockets_at_once)

    def visitor(self, scope: Any) -> str:
        """Whom a live connection counts for; where a trusted proxy has brought it, the address for which that speaks."""
        host = scope["client"][0] if scope["client"] else ""
        if host in self._proxies:
            forwarded = b", ".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
            host = self._proxies.get_trusted_client_address(forwarded.decode("latin1"))[0] or host
        return household(host)


class _Writing:
    """Watches whether a client takes what it is sent."""

    __slots__ = ("_transport", "_patience", "_since", "_size", "is_paused")

    def __init__(self, transport: asyncio.Transport, patience: float) -> None:
        self._transport, self._patience = transport, patience
        self._since: float | None = None
        self._size = 0
        self.is_paused = False

    def is_stalled(self, now: float) -> bool:
        """Whether (almost) nothing was taken for too long."""
        if not self.is_paused and not self._transport.is_closing():
            self._since = None
            return False
        size = self._transport.get_write_buffer_size()
        if self._since is None:
            self._since, self._size = now, size
        elif now - self._since > self._patience:
            if size > max(0, self._size - SLOWEST_BYTES):
                return True
            self._since, self._size = now, size
        return False


class Reading(enum.Enum):
    """What of a request is awaited."""

    NOTHING = enum.auto()
    HEAD = enum.auto()
    BODY = enum.auto()


class TooMuch(Exception):
    """A request that goes over a limit while it is being read."""


class PlainConnection(HttpToolsProtocol):
    """A connection as it begins: requests by HTTP, the last of which may turn it into a live one."""

    config: WireConfig

    def __init__(
        self,
        config: WireConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits: Limits = config.limits
        self._reading = Reading.HEAD
        self._since = self.loop.time()
        self._bytes = self._pieces = 0
        self._may_enter = False
        self._unanswered: list[RequestResponseCycle] = []

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._writing = _Writing(transport, self._limits.stalled_seconds)
        self._address = self.client[0] if self.client else ""
        self._may_enter = self.config.door.enter(self._address)
        if not self._may_enter:
            self._refuse(b"429 Too Many Requests")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for cycle in self._unanswered:  # uvicorn tells only the last of them that nobody waits for an answer any more
            cycle.disconnected = True
            cycle.message_event.set()
        self._unanswered = []
        if self._may_enter:
            self.config.door.leave(self._address)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        live = self.transport.get_protocol()
        assert isinstance(live, LiveConnection)
        live.address = self._address
        del self.parser  # which holds this connection, that would wait for the collector with it

    def data_received(self, data: bytes) -> None:
        if self._reading is Reading.NOTHING:
            self._begin()
        room = self._limits.header_bytes - self._bytes
        self._bytes += len(data)
        self._pieces += 1
        if self._is_too_much():
            self._refuse(b"413 Content Too Large")
            return
        if self._reading is Reading.HEAD and len(data) > room:
            super().data_received(data[:room])
            if self._reading is Reading.HEAD:
                self._refuse(b"431 Request Header Fields Too Large")
                return
            data = data[room:]
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            super().data_received(data)

    def _is_too_much(self) -> bool:
        most = self._limits.header_bytes + self._limits.body_bytes
        return self._bytes > most or self._pieces > MOST_PIECES + self._bytes // PIECE_BYTES

    def _begin(self) -> None:
        self._await(Reading.HEAD)
        self._bytes = self._pieces = 0

    def _await(self, reading: Reading) -> None:
        self._reading, self._since = reading, self.loop.time()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._reading is Reading.NOTHING:  # the one before it ended in the same read
            self._begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self._unanswered) > MOST_WAITING_REQUESTS or (self._unanswered and self.parser.should_upgrade()):
            raise TooMuch
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:  # not so if it becomes a live connection
            self._unanswered.append(self.cycle)
        self._await(Reading.BODY)

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        if self._is_too_much():
            raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._await(Reading.NOTHING)

    def on_response_complete(self) -> None:
        self._since = self.loop.time()
        self._unanswered = [cycle for cycle in self._unanswered if not cycle.response_complete]
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.is_paused = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing.is_paused = False

    def sweep(self, now: float) -> None:
        """Close this connection if its client lets us wait for too long."""
        waited = now - self._since
        if self._writing.is_stalled(now):
            self.transport.abort()
        elif self.transport.is_closing() or self.flow.read_paused:
            pass  # it is we who let the client wait
        elif self._reading is Reading.NOTHING:
            if waited > self._limits.idle_seconds and (self.cycle is None or self.cycle.response_complete):
                self.transport.close()
        elif waited > (self._limits.header_seconds if self._reading is Reading.HEAD else self._limits.body_seconds):
            self._refuse(b"408 Request Timeout")

    def _refuse(self, status: bytes) -> None:
        """Say why, unless an answer is under way, and close."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()


class LiveConnection(WebSocketsSansIOProtocol):
    """A live connection, once it has been asked for: a WebSocket."""

    config: WireConfig

    def __init__(
        self,
        config: WireConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue: Any = Inbox()
        self.address = ""
        """Where it counts as coming from: of a client that is gone already, it could not be asked again."""
        limits: Limits = config.limits
        self._counter = FrameCounter()
        self._frames = Bucket(limits.frames_a_second, limits.frames_at_once)
        self._bytes = Bucket(limits.bytes_a_second, limits.bytes_at_once)
        self._let_in, self.app = self.app, self._stay
        self._waiting: asyncio.Task[None] | None = None
        """For its turn to come in."""
        self.then: Callable[[], Awaitable[None]] | None = None
        """What happens over this connection once the application has let it in, and forgotten all that it needed for that."""
        self.on_resume: Callable[[], None] = lambda: None
        """Called when a client that was behind takes something again."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._writing = _Writing(self.transport, self.config.limits.stalled_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.door.leave(self.address)
        if self._waiting is not None:
            self._waiting.cancel()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][LINE] = self

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:  # before, it is the request, which the plain connection has read
            was_between = self._counter.is_between()
            begun = self._counter.count(data, self._frames.most)
            if not self._bytes.take(len(data)) or not self._frames.take(max(1, begun)):
                self._send_away()
                return
            if begun == 1 and was_between and self._counter.is_between() and self._take_text(data):
                return
        super().data_received(data)
        if not self.handshake_initiated:  # it cannot be understood, and uvicorn would leave it at that
            self.transport.close()

    def _take_text(self, frame: bytes) -> bool:
        """Read a whole frame without the parser, if it is a text by itself, as almost all are; whether it was."""
        if self.conn.state is not State.OPEN or self.conn.current_size is not None or len(frame) > self.config.ws_max_size:
            return False
        text = read_text(frame)
        if text is None:
            return False
        self.frames, self.curr_msg_data_type = [text], "text"
        self.send_receive_event_to_app()
        return True

    def _send_away(self) -> None:
        """Close, whatever else is still to be done for this client."""
        if self.handshake_complete:  # before, it holds the beginning, which is always heard
            self.queue.clear()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST, "reason": ""})
        self.conn.fail(TOO_FAST, "too much at once")
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        # Not a WebSocket yet: uvicorn expects a close frame, which was never sent.
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006, "reason": ""})
        self.transport.close()

    def let_go(self) -> None:
        """Give back the memory of what was only needed to begin: a browser's headers, several times over."""
        for headers in (self.request.headers, self.response.headers):
            headers.clear()
        self.scope["headers"], self.scope["state"] = [], {}

    def push(self, message: bytes) -> bool:
        """Send a text at once, unless the client is behind; whether it was. From one that has left it is taken all the same."""
        if self._writing.is_paused:
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(write_text(message))
        return True

    def send_receive_event_to_app(self) -> None:
        # uvicorn stops reading with every message, and begins again with the next one that is asked for.
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.is_paused = True
        self.transport.pause_reading()  # what it asks for, it would be answered: pings too

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing.is_paused = False
        if not self.read_paused:
            self.transport.resume_reading()
        self.on_resume()

    async def run_asgi(self) -> None:
        visitor = self.config.visitor(self.scope)
        with self.config.lives.one_more(visitor) as may_enter:
            if not may_enter:
                await self._turn_away()
            elif not self.disconnected:
                self._waiting = asyncio.current_task()
                await self.config.turnstile.enter(visitor)
                self._waiting = None
                await super().run_asgi()

    async def _turn_away(self) -> None:
        """Close without asking the application, and without waiting for a goodbye: it has no place where it could wait."""
        with contextlib.suppress(ClientDisconnected):
            await self.send({"type": "websocket.accept"})
            await self.send({"type": "websocket.close", "code": TOO_MANY, "reason": "too many connections"})
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.transport.close()

    async def _stay(self, *request: Any) -> None:
        await self._let_in(*request)
        then, self.then = self.then, None
        if then is not None:
            self.let_go()
            await then()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._writing.is_paused:
            self.transport.pause_reading()  # which uvicorn has just resumed
        return message

    def sweep(self, now: float) -> None:
        """Close this connection if its client lets us wait for too long."""
        if self._writing.is_stalled(now):
            self.transport.abort()


@contextlib.asynccontextmanager
async def sweeping(connections: Iterable[Any]) -> AsyncIterator[None]:
    """Close the connections that let us wait for too long, for as long as the block runs."""

    async def sweep() -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for connection in list(connections):
                connection.sweep(loop.time())

    task = asyncio.create_task(sweep())
    try:
        yield
    finally:
        task.cancel()
