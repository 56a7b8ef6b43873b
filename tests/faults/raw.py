"""Connections by hand: bytes that no well-behaved client would send."""

from __future__ import annotations

import base64
import contextlib
import itertools
import os
import socket
import struct
import threading
from collections.abc import Iterator

from tests.server.playing import PATIENCE, Server

PING, PONG, TEXT, MORE = 0x9, 0xA, 0x1, 0x0
WITHOUT_GOODBYE = struct.pack("ii", 1, 0)
_hosts = itertools.count(1)


def new_address() -> str:
    """An address that no other attack has come from."""
    number = next(_hosts)
    return f"127.66.{number // 250}.{1 + number % 250}"


def frame(kind: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A frame as clients send them, masked by zeros."""
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(payload))
    return bytes([(0x80 if last else 0) | kind]) + length + bytes(4) + payload


def dial(server: Server, address: str, small: bool = False) -> socket.socket:
    """A connection to a server from an address; a small one takes little at once."""
    line = socket.socket()
    if small:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    line.settimeout(PATIENCE)
    line.bind((address, 0))
    line.connect(("127.0.0.1", int(server.address.rsplit(":", 1)[1])))
    return line


def upgrade(path: str) -> bytes:
    """A request for a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()


@contextlib.contextmanager
def live(server: Server, table: str, address: str, small: bool = False) -> Iterator[socket.socket]:
    """A stranger's WebSocket to a table, from that address."""
    with dial(server, address, small) as line:
        line.sendall(upgrade(f"/api/tables/{table}/live"))
        heard = b""
        while b"\r\n\r\n" not in heard:
            more = line.recv(1)
            assert more, "the server hung up"
            heard += more
        assert heard.startswith(b"HTTP/1.1 101"), heard
        yield line


def hang_up(line: socket.socket) -> None:
    """Leave without a goodbye, as a phone does in a tunnel."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, WITHOUT_GOODBYE)
    line.close()


def rest_of(line: socket.socket) -> bytes:
    """All that still comes until the server hangs up. Raises TimeoutError if it does not."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while more := line.recv(65536):
            heard += more
    return heard


@contextlib.contextmanager
def listening(line: socket.socket) -> Iterator[None]:
    """Take whatever comes, while something else is done."""
    reader = threading.Thread(target=_drain, args=[line])
    reader.start()
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
        reader.join(PATIENCE)


def _drain(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while line.recv(65536):
            pass
