"""Frames that cost their sender nothing: pings, pongs, empty parts of messages. They are counted before they are understood."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from hippodrome.lab.load import resident
from hippodrome.server.config import Limits
from hippodrome.server.wire.frames import FrameCounter, read_text, write_text
from hippodrome.server.wire.protocols import TOO_FAST
from tests.faults.crowd import Mortal, complaints, open_table, until
from tests.faults.raw import MORE, PING, PONG, TEXT, frame, listening, live, new_address
from tests.server.playing import PATIENCE

pytestmark = pytest.mark.server
MEGABYTE = 2**20
SLOW = 5.0
"""Seconds; before frames were counted, moves waited for 13 and more."""
FLOODS = {
    "pings": (b"", frame(PING)),
    "long pings": (b"", frame(PING, bytes(125))),
    "pongs": (b"", frame(PONG)),
    "empty parts": (frame(TEXT, b"", last=False), frame(MORE, b"", last=False)),
    "parts": (frame(TEXT, b" ", last=False), frame(MORE, b" ", last=False)),
    "messages": (b"", frame(TEXT, b"")),
}
"""How each begins, and what is sent again and again."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mortal]:
    """A server with its limits."""
    with Mortal(tmp_path_factory.mktemp("frames") / "data", limits=True) as running:
        yield running


@pytest.fixture(scope="module")
def table(server: Mortal) -> str:
    """A table that anybody may look at."""
    return asyncio.run(open_table(server.address, "finish", 2, 0, random.Random(1))).id


def is_sent_away(line: socket.socket) -> bool:
    """Whether the server hangs up, and says why if there is still time for it. Raises TimeoutError if it does not."""
    heard = b""
    try:
        while more := line.recv(65536):
            heard += more
    except ConnectionError:  # more was sent meanwhile: what was said last may be lost then
        return True
    return TOO_FAST.to_bytes(2) in heard[-60:]  # where the server is slow, what it has understood of it may be too much first


@pytest.mark.parametrize("kind", FLOODS)
def test_a_few_more_frames_than_anybody_needs_close_the_connection(kind: str, server: Mortal, table: str) -> None:
    first, again = FLOODS[kind]
    with live(server, table, new_address()) as line:
        line.sendall(first + again * (Limits().frames_at_once + 200))
        assert is_sent_away(line)


def test_crumbs_of_a_frame_close_the_connection(server: Mortal, table: str) -> None:
    with live(server, table, new_address()) as line:
        line.sendall(frame(TEXT, bytes(8000))[:8])
        with contextlib.suppress(ConnectionError):
            for _ in range(3 * Limits().frames_at_once):
                line.sendall(b" ")
                time.sleep(0.0005)  # or they would be read together
        assert is_sent_away(line)


def test_more_bytes_than_anybody_needs_close_the_connection(server: Mortal, table: str) -> None:
    """Though there are not many messages."""
    message = frame(TEXT, b'{"ask":"nudge","id":"x","seat":15}' + b" " * 7900)
    with live(server, table, new_address()) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(frame(TEXT, b'{"ask":"hello"}') + message * (Limits().messages_at_once - 10))
        assert is_sent_away(line)


def flood(server: Mortal, table: str, kind: str, stop: threading.Event) -> int:
    """Send such frames as fast as they are taken, over one connection after the other; how many connections it took."""
    first, again = FLOODS[kind]
    address, many, used = new_address(), again * 20_000, 0
    while not stop.is_set():
        with contextlib.suppress(OSError, AssertionError), live(server, table, address) as line, listening(line):
            used += 1
            line.sendall(first)
            while not stop.is_set():
                line.sendall(many)
        time.sleep(0.01)
    return used


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_holds_up_nobody(kind: str, server: Mortal) -> None:
    async def scenario() -> None:
        chance = random.Random(2)
        beside = await open_table(server.address, "ticket-gagnant", 2, 0, chance, 0.05, edition="2024")
        playing = [asyncio.create_task(player.play()) for player in beside.players]
        await until(lambda: all(player.view for player in beside.players), PATIENCE, "nobody came")
        stop = threading.Event()
        before = sum(len(player.latencies) for player in beside.players)
        flooding = asyncio.create_task(asyncio.to_thread(flood, server, beside.id, kind, stop))
        began = time.monotonic()
        while time.monotonic() < began + 3 and not beside.is_over():
            await asyncio.sleep(0.05)
        waiting = [time.monotonic() - player._since for player in beside.players if player.pending]
        stop.set()
        used = await flooding
        latencies = [latency for player in beside.players for latency in player.latencies]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        print(f"{kind}: {used} connections, {len(latencies) - before} moves, the slowest {max(latencies + waiting):.3f} s")
        assert len(latencies) - before > 10
        assert max(latencies + waiting) < SLOW
        assert complaints([beside]) == []

    asyncio.run(scenario())


def test_from_who_never_reads_nothing_more_is_read(tmp_path: Path) -> None:
    """Without any limit of frames: it is the full line that stops its sender, not a count."""
    with Mortal(tmp_path / "data") as server:
        assert server.process is not None
        table = asyncio.run(open_table(server.address, "finish", 2, 0, random.Random(1))).id
        with live(server, table, new_address(), small=True) as line:
            before, sent, many = resident(server.process.pid), 0, frame(PING, bytes(125)) * 1000
            line.settimeout(2)
            with contextlib.suppress(TimeoutError):
                while sent < 100 * MEGABYTE:
                    sent += line.send(many)
            grown = resident(server.process.pid) - before
            print(f"{sent / MEGABYTE:.0f} MB of pings were taken, memory {grown / MEGABYTE:+.1f} MB")
            assert sent < 50 * MEGABYTE
            assert grown < 16 * MEGABYTE
            line.settimeout(PATIENCE)
            with listening(line):  # once it reads, it is heard again
                line.sendall(many)


KINDS = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING])


@settings(deadline=None)
@given(st.lists(st.tuples(KINDS, st.sampled_from([0, 1, 125, 126, 127, 65535, 65536])), max_size=8), st.randoms())
def test_every_frame_is_counted_once_however_the_stream_is_cut(frames: list[tuple[Opcode, int]], chance: random.Random) -> None:
    stream = b"".join(Frame(kind, bytes(0 if kind is Opcode.PING else size)).serialize(mask=True) for kind, size in frames)
    counter, counted, at = FrameCounter(), 0, 0
    while at < len(stream):
        piece = chance.choice([1, 2, 3, 7, 1000, 70_000])
        counted += counter.count(stream[at : at + piece], 10**6)
        at += piece
    assert counted == len(frames)


@settings(deadline=None)
@given(st.sampled_from([0, 1, 125, 126, 127, 65535, 65536, 70_000]), st.sampled_from([Opcode.TEXT, Opcode.BINARY]))
def test_a_whole_text_is_read_and_written_as_the_library_does(size: int, kind: Opcode) -> None:
    text = bytes(at % 251 for at in range(size))
    is_usual = kind is Opcode.TEXT and size < 1 << 16
    assert read_text(Frame(kind, text).serialize(mask=True)) == (text if is_usual else None)
    assert read_text(Frame(kind, text, fin=False).serialize(mask=True)) is None
    assert read_text(Frame(kind, text).serialize(mask=False)) is None
    assert write_text(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
