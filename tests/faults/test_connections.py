"""Slow and many connections: each is waited for only so long, and an address has only so many."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hippodrome.server.config import Limits
from hippodrome.server.wire.addresses import AddressLimit, RequestLimit, household
from hippodrome.server.wire.protocols import TOO_FAST, TOO_MANY
from tests.faults.crowd import complaints, open_table, until
from tests.faults.limited import Limited
from tests.faults.raw import TEXT, dial, frame, hang_up, live, new_address, rest_of, upgrade
from tests.server.playing import PATIENCE, Server

pytestmark = pytest.mark.server
GET = b"GET /api/home HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/verify HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: text/plain\r\n"
WAIT = 1.0
"""How long the server of most of these tests waits for anything."""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Limited]:
    """A server that waits for nobody."""
    data = tmp_path_factory.mktemp("hasty") / "data"
    waits = {"header_seconds": WAIT, "body_seconds": WAIT, "idle_seconds": WAIT, "stalled_seconds": WAIT}
    with Limited(data, **waits, messages_a_second=1000, frames_a_second=1000) as running:
        yield running


def files_of(server: Server) -> int:
    """How many files, connections among them, a server has open."""
    assert server.process is not None
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def eventually(happened: Callable[[], bool]) -> bool:
    """Whether it happens while anybody would wait for it."""
    end = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def drip(line: socket.socket, what: bytes, pause: float = 0.1) -> bytes:
    """Send something byte by byte, slowly, until the server hangs up or it is all sent; what the server said."""
    line.settimeout(pause)
    heard = b""
    for byte in what:
        try:
            line.sendall(bytes([byte]))
            more = line.recv(65536)
        except TimeoutError:
            continue
        except ConnectionError:
            return heard
        if not more:
            return heard
        heard += more
    raise AssertionError("the server bore it all")


def test_a_connection_that_says_nothing_is_closed(hasty: Limited) -> None:
    with dial(hasty, new_address()) as line:
        rest_of(line)


def test_half_a_header_is_not_waited_for(hasty: Limited) -> None:
    with dial(hasty, new_address()) as line:
        line.sendall(GET)
        assert rest_of(line).startswith(b"HTTP/1.1 408")


def test_a_header_that_drips_is_not_waited_for(hasty: Limited) -> None:
    with dial(hasty, new_address()) as line:
        assert drip(line, GET * 2).startswith(b"HTTP/1.1 408")


def test_half_a_body_is_not_waited_for(hasty: Limited) -> None:
    with dial(hasty, new_address()) as line:
        line.sendall(POST + b"Content-Length: 1000\r\n\r\nhalf")
        assert rest_of(line).startswith(b"HTTP/1.1 408")


def test_a_body_that_drips_is_not_waited_for(hasty: Limited) -> None:
    with dial(hasty, new_address()) as line:
        line.sendall(POST + b"Content-Length: 1000\r\n\r\n")
        assert drip(line, b"x" * 100).startswith(b"HTTP/1.1 408")


def test_a_connection_that_is_idle_after_an_answer_is_closed(hasty: Limited) -> None:
    with dial(hasty, new_address()) as line:
        line.sendall(GET + b"\r\n")
        assert rest_of(line).startswith(b"HTTP/1.1 200")


def test_a_connection_whose_second_request_is_half_is_closed(hasty: Limited) -> None:
    with dial(hasty, new_address()) as line:
        line.sendall(GET + b"\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(GET)
        assert b"HTTP/1.1 408" in rest_of(line)


def test_who_does_not_take_its_answer_is_hung_up_on(hasty: Limited) -> None:
    before = files_of(hasty)
    with dial(hasty, new_address(), small=True) as line:
        line.sendall(b"GET /api/texts/fr HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 8)
        assert eventually(lambda: files_of(hasty) > before)
        assert eventually(lambda: files_of(hasty) <= before)


def test_a_live_connection_that_never_says_hello_is_closed(hasty: Limited) -> None:
    table = asyncio.run(open_table(hasty.address, "finish", 2, 0, random.Random(1))).id
    with live(hasty, table, new_address()) as silent, live(hasty, table, new_address()) as polite:
        polite.sendall(frame(TEXT, b'{"ask":"hello"}'))
        hear(silent, TOO_FAST.to_bytes(2) + b"come back")
        polite.sendall(frame(TEXT, b'{"ask":"nudge","id":"still-here","seat":15}'))
        hear(polite, b"still-here")


def hear(line: socket.socket, wanted: bytes) -> bytes:
    """Listen until that was said; all that was. Raises TimeoutError."""
    heard = b""
    while wanted not in heard:
        more = line.recv(65536)
        assert more, f"the server hung up after {heard[-300:]!r}"
        heard += more
    return heard


def test_a_spectator_who_takes_nothing_is_hung_up_on(hasty: Limited) -> None:
    table = asyncio.run(open_table(hasty.address, "finish", 2, 0, random.Random(1))).id
    before = files_of(hasty)
    with live(hasty, table, new_address(), small=True) as line:
        hello = frame(TEXT, b'{"ask":"hello"}')

        def is_hung_up_on() -> bool:
            with contextlib.suppress(ConnectionError):
                line.sendall(hello * 20)
            return files_of(hasty) <= before

        assert eventually(is_hung_up_on)


@pytest.mark.parametrize(
    ("said", "request_"),
    [
        (b"HTTP/1.1 431", GET + b"X: " + b"x" * 20_000 + b"\r\n\r\n"),
        (b"HTTP/1.1 431", b"GET /" + b"x" * 300_000),
        (b"Invalid HTTP request", GET + b"a:b\r\n" * 150 + b"\r\n"),
        (b"HTTP/1.1 413", POST + b"Content-Length: 3000000\r\n\r\n" + b"x" * 3_000_000),
        (b"Invalid HTTP request", POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 1_500 + b"0\r\n\r\n"),
        (b"Invalid HTTP request", (GET + b"\r\n") * 50),
        (b"Invalid HTTP request", GET + b"\r\n" + upgrade("/api/tables/aaaaaaaa/live")),
    ],
    ids=[
        "a long header",
        "a long address",
        "many headers",
        "a long body",
        "a body in crumbs",
        "many requests at once",
        "another protocol before an answer",
    ],
)
def test_a_request_that_is_too_much_is_refused(said: bytes, request_: bytes, hasty: Limited) -> None:
    with dial(hasty, new_address()) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(request_)
        heard = rest_of(line)
        assert heard == b"" or said in heard  # a line that is cut may lose what was said last


def test_a_request_that_comes_byte_by_byte_is_refused(hasty: Limited) -> None:
    with dial(hasty, new_address()) as line:
        assert drip(line, GET + b"X: " + b"x" * 300, pause=0.001).startswith(b"HTTP/1.1 413")


def test_an_answer_to_a_long_body_does_not_leave_its_connection_open(hasty: Limited) -> None:
    """It is refused before it was all sent; the rest of it ends the request, and then the connection is idle."""
    with dial(hasty, new_address()) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n" + b" " * 50_000)
        assert line.recv(12) == b"HTTP/1.1 413"
        line.sendall(b" " * 50_000)
        rest_of(line)


def test_a_thousand_half_requests_from_one_address_leave_others_served(tmp_path: Path) -> None:
    """Though the server may open only 300 files at first."""

    async def scenario(server: Limited) -> None:
        table = await open_table(server.address, "ticket-gagnant", 2, 0, random.Random(3), 0.05, edition="2024")
        playing = [asyncio.create_task(player.play()) for player in table.players]
        await until(lambda: all(player.view for player in table.players), PATIENCE, "nobody came")
        halves = await asyncio.to_thread(half_requests, server, 1000)
        before = sum(len(player.latencies) for player in table.players)
        slowest = 0.0
        async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=PATIENCE) as web:
            for _ in range(10):
                began = time.monotonic()
                (await web.get("/api/home", headers={"connection": "close"})).raise_for_status()
                slowest = max(slowest, time.monotonic() - began)
        await until(lambda: sum(len(player.latencies) for player in table.players) > before + 10, PATIENCE, "no move is made")
        assert files_of(server) < Limits().sockets + 100
        for half in halves:
            hang_up(half)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert slowest < 5
        assert complaints([table]) == []

    with Limited(tmp_path / "data", files=300) as server:
        asyncio.run(scenario(server))


def half_requests(server: Server, count: int) -> list[socket.socket]:
    """So many connections from one address, each of which has sent half a request."""
    address, halves = new_address(), []
    for _ in range(count):
        halves.append(dial(server, address))
        with contextlib.suppress(ConnectionError):
            halves[-1].sendall(GET)
    return halves


def test_at_its_start_a_server_asks_for_all_the_files_that_it_may_open(tmp_path: Path) -> None:
    with Limited(tmp_path / "data", files=300) as server:
        assert server.process is not None
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        soft, hard = next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3:5]
        assert soft == hard


def test_a_server_without_files_to_open_refuses_newcomers_and_serves_who_is_there(tmp_path: Path) -> None:
    with Limited(tmp_path / "data", files=256, most_files=256) as server, contextlib.ExitStack() as stack:
        guest = stack.enter_context(dial(server, new_address()))
        for _ in range(3):
            for half in half_requests(server, 90):
                stack.callback(hang_up, half)
        newcomer = stack.enter_context(dial(server, new_address()))
        assert rest_of(newcomer).startswith(b"HTTP/1.1 429")
        guest.sendall(GET + b"\r\n")
        assert guest.recv(12) == b"HTTP/1.1 200"
    assert [line for line in server.log.read_text().splitlines() if line.startswith("{")] == []


def opened(server: Server, count: int) -> int:
    """How many of so many connections from 127.0.0.1, at the same time, are served."""
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(dial(server, "127.0.0.1")) for _ in range(count)]
        for line in lines:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        return sum(line.recv(12) == b"HTTP/1.1 200" for line in lines)


def test_connections_of_one_address_are_limited_but_not_those_of_a_proxy(tmp_path: Path) -> None:
    behind = {"public_url": "https://races.example.org", "trusted_proxies": "127.0.0.1"}
    with Limited(tmp_path / "one", sockets=5) as server:
        assert opened(server, 10) == 5
        assert opened(server, 10) == 5  # those that are gone count no more
    with Limited(tmp_path / "two", behind, sockets=5) as server:
        assert opened(server, 10) == 10


BEHIND = {"public_url": "http://races.example.org", "trusted_proxies": "127.0.0.0/8"}
"""A server to which a test speaks as a proxy does."""


def upgrades(server: Server, count: int, speaks_for: str = "", table: str = "aaaaaaaa") -> list[socket.socket]:
    """So many live connections that are asked for at once: through a proxy that speaks for an address, or from a new one."""
    address = new_address()
    lines = [dial(server, address) for _ in range(count)]
    for line in lines:
        line.sendall(asked_for(speaks_for, table))
    return lines


def asked_for(speaks_for: str, table: str = "aaaaaaaa") -> bytes:
    """The request for a live connection."""
    forwarded = f"X-Forwarded-For: {speaks_for}\r\n\r\n".encode()
    asked = upgrade(f"/api/tables/{table}/live")
    return asked.removesuffix(b"\r\n") + forwarded if speaks_for else asked


def is_answered(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return bool(line.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return False


@pytest.mark.parametrize("is_behind", [False, True])
def test_an_address_that_floods_with_live_connections_holds_up_no_newcomer_of_another(is_behind: bool, tmp_path: Path) -> None:
    """It is in before most of those who were there first: one after the other they would take seconds."""
    config: dict[str, Any] = BEHIND if is_behind else {}
    with Limited(tmp_path / "data", config, connections=10_000, sockets=10_000, sockets_at_once=10_000) as server:
        newcomer = dial(server, new_address())
        flood = upgrades(server, 800, "192.0.2.1" if is_behind else "")
        newcomer.sendall(asked_for("192.0.2.2" if is_behind else ""))
        assert newcomer.recv(12) == b"HTTP/1.1 101"
        assert sum(is_answered(line) for line in flood) < 600
        for line in [*flood, newcomer]:
            hang_up(line)


def test_a_live_connection_without_a_place_is_closed_before_it_waits_and_one_that_is_gone_has_none(tmp_path: Path) -> None:
    too_many = TOO_MANY.to_bytes(2) + b"too many connections"
    with Limited(tmp_path / "data", BEHIND, connections=3) as server:
        table = asyncio.run(open_table(server.address, "finish", 2, 0, random.Random(1))).id
        for _ in range(2):
            lines = upgrades(server, 5, "192.0.2.1", table)
            assert [too_many in rest_of(line) for line in lines[3:]] == [True, True]
            (other,) = upgrades(server, 1, "192.0.2.2", table)
            hear(other, b"\r\n\r\n")
            other.sendall(frame(TEXT, b'{"ask":"hello"}'))
            hear(other, b"welcome")
            for line in [*lines, other]:
                hang_up(line)
            time.sleep(0.3)


def test_an_address_sends_only_so_much_over_all_its_live_connections(tmp_path: Path) -> None:
    hello = frame(TEXT, b'{"ask":"hello"}')
    with Limited(tmp_path / "data", BEHIND, address_messages_a_second=0.001, address_messages_at_once=100) as server:
        table = asyncio.run(open_table(server.address, "finish", 2, 0, random.Random(1))).id

        def answers(line: socket.socket, moves: int) -> bytes:
            """To so many moves of a stranger, which are refused for one reason or another."""
            for number in range(moves):
                line.sendall(frame(TEXT, b'{"ask":"undo","id":"%d","seat":0,"turn":0}' % number))
            return hear(line, b'"id":"%d"' % (moves - 1))

        lines = [*upgrades(server, 2, "192.0.2.1", table), *upgrades(server, 1, "192.0.2.2", table)]
        for line in lines:
            hear(line, b"\r\n\r\n")
            line.sendall(hello)
            hear(line, b"welcome")
        one, another, neighbour = lines
        assert b"too-fast" not in answers(one, 40)  # and ten for each Hello
        assert b"too-fast" in answers(another, 41)
        assert b"too-fast" in answers(one, 1)
        assert b"too-fast" not in answers(neighbour, 40)
        for line in lines:
            hang_up(line)


def test_tables_and_requests_of_one_household_are_counted_together(tmp_path: Path) -> None:
    behind = {"public_url": "http://races.example.org", "trusted_proxies": "127.0.0.1"}
    body = {"title": "finish", "seats": [{"who": "me"}, {"who": "bot"}]}
    with (
        Limited(tmp_path / "data", behind, new_tables_an_hour=3, requests_a_minute=9) as server,
        httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as web,
    ):

        def opened(address: str) -> int:
            return web.post("/api/tables", json=body, headers={"X-Forwarded-For": address}).status_code

        web.get("/api/home", headers={"X-Forwarded-For": "192.0.2.1"}).raise_for_status()  # which gives a cookie
        assert [opened(f"2001:db8::{number}") for number in range(9)] == [201] * 3 + [429] * 6
        assert web.get("/healthz", headers={"X-Forwarded-For": "2001:db8::77"}).status_code == 429
        assert opened("2001:db8:0:1::1") == 201


def test_the_connection_of_an_address_that_asks_too_much_is_closed(tmp_path: Path) -> None:
    """Else it could go on asking, as fast as it is refused."""
    with Limited(tmp_path / "data", requests_a_minute=5) as server:
        address = new_address()
        with dial(server, address) as line:
            line.sendall((GET + b"\r\n") * 8)
            heard = rest_of(line)
        assert (heard.count(b"HTTP/1.1 200"), heard.count(b"HTTP/1.1 429")) == (5, 1)
        with dial(server, address) as line:
            line.sendall(b"GET /assets/none.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert rest_of(line).startswith(b"HTTP/1.1 429")
        with dial(server, new_address()) as line:
            line.sendall(GET + b"\r\n")
            assert line.recv(12) == b"HTTP/1.1 200"


def test_files_of_a_page_count_for_little_but_they_count(monkeypatch: pytest.MonkeyPatch) -> None:
    limit, now = RequestLimit(2), [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    assert [limit.take("192.0.2.1", tenths=1) for _ in range(21)] == [True] * 20 + [False]
    assert not limit.take("192.0.2.1") and limit.take("192.0.2.2")
    assert limit.seconds() == 60
    now[0] += 60
    assert limit.take("192.0.2.1")


def test_an_address_may_open_connections_only_so_fast() -> None:
    limit = AddressLimit(most=10, a_second=0.001, at_once=20)
    assert [limit.enter("192.0.2.1") for _ in range(11)] == [True] * 10 + [False]
    for _ in range(10):
        limit.leave("192.0.2.1")
        assert limit.enter("192.0.2.1")
    limit.leave("192.0.2.1")
    assert not limit.enter("192.0.2.1")
    assert limit.enter("192.0.2.2")


def test_there_are_only_so_many_connections_in_all() -> None:
    limit = AddressLimit(most=2, a_second=1, at_once=9, is_exempt=lambda address: address == "192.0.2.1", most_in_all=5)
    assert [limit.enter(address) for address in ["192.0.2.1"] * 3 + ["192.0.2.2"] * 3] == [True] * 5 + [False]
    limit.leave("192.0.2.1")
    assert not limit.enter("192.0.2.2")
    assert limit.enter("192.0.2.3")


def test_addresses_that_are_quiet_again_are_forgotten() -> None:
    limit = AddressLimit(most=10, a_second=1e9, at_once=10)
    assert limit.enter("192.0.2.1")
    for number in range(10_000):
        address = f"10.0.{number // 250}.{number % 250}"
        assert limit.enter(address)
        limit.leave(address)
    assert len(limit._openings._known) <= 2_000 and list(limit._open) == ["192.0.2.1"]
    limit.leave("192.0.2.1")


def test_whoever_has_half_of_an_address_has_all_of_it() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")
    assert household("fe80::1%eth0") == household("fe80::2%eth0")
