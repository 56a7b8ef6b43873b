"""What the gate answers by itself says the same as every other answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hippodrome.server.config import Config, Limits
from hippodrome.server.http.guard import Guard

OURS = {"host": "localhost"}
REFUSED: dict[str, tuple[int, dict[str, Any]]] = {
    "a second spelling": (404, {"path": "//metrics"}),
    "a long question": (400, {"path": "/api/home", "query": "x" * 101}),
    "a strange name": (403, {"headers": {"host": "evil.example"}}),
    "another site's page": (403, {"method": "POST", "headers": OURS | {"origin": "http://evil.example"}}),
    "a page of another site, without its name": (403, {"method": "POST", "headers": OURS | {"sec-fetch-site": "cross-site"}}),
    "one request too many": (429, {"times": 4}),
}
Answered = tuple[int, dict[str, str]]


async def page(scope: Any, receive: Any, send: Any) -> None:
    """What lies behind the gate."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"{}"})


async def reach(
    guard: Guard,
    path: str = "/api/home",
    query: str = "",
    method: str = "GET",
    headers: dict[str, str] = OURS,
    client: str = "127.0.0.1",
) -> Answered:
    """What is answered, with the headers by their small names."""
    answers: list[Any] = []

    async def send(message: Any) -> None:
        answers.append(message)

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    scope: Any = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": (client, 1),
        "state": {},
    }
    await guard(scope, receive, send)
    return answers[0]["status"], {name.decode(): value.decode() for name, value in answers[0]["headers"]}


def ask(guard: Guard, times: int = 1, **how: Any) -> Answered:
    """The last of some answers."""
    return [asyncio.run(reach(guard, **how)) for _ in range(times)][-1]


def a_guard(data: Path, public_url: str) -> Guard:
    return Guard(page, Config(data=data, public_url=public_url, limits=Limits(requests_a_minute=3)))


@pytest.mark.parametrize("public_url", ["", "https://races.example.org"])
@pytest.mark.parametrize("why", REFUSED)
def test_every_refusal_carries_the_headers_of_every_answer(tmp_path: Path, why: str, public_url: str) -> None:
    code, asked = REFUSED[why]
    fine, usual = ask(a_guard(tmp_path, public_url))
    status, headers = ask(a_guard(tmp_path, public_url), **asked)
    assert (fine, status) == (200, code)
    assert {"content-security-policy", "x-content-type-options", "cache-control"} <= set(usual)
    assert ("strict-transport-security" in usual) == bool(public_url)
    assert {name: headers.get(name) for name in usual} | {"content-security-policy": usual["content-security-policy"]} == usual
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_the_policy_of_a_refusal_names_no_strange_host(tmp_path: Path) -> None:
    _, headers = ask(a_guard(tmp_path, ""), headers={"host": "evil.example"})
    assert "connect-src 'self';" in headers["content-security-policy"]


# Long bodies


def sending(size: int | None) -> dict[str, str]:
    """The headers of a request with a body, which says how long it is, or not."""
    return OURS | ({"transfer-encoding": "chunked"} if size is None else {"content-length": str(size)})


async def at_once(bodies: list[tuple[str, int | None]]) -> list[int]:
    """What bodies of so many bytes get that come at once, each answered when the last has come; and one that comes after them."""
    all_there = asyncio.Event()

    async def slowly(scope: Any, receive: Any, send: Any) -> None:
        await all_there.wait()
        await page(scope, receive, send)

    limits = Limits(body_bytes=2_000_000, held_bytes=9_000_000, held_bytes_of_one=4_000_000)
    guard = Guard(slowly, Config(data=Path(), limits=limits))
    coming = [asyncio.ensure_future(reach(guard, headers=sending(size), client=client)) for client, size in bodies]
    await asyncio.sleep(0)
    refused = [task.result() for task in coming if task.done()]
    assert all(headers["retry-after"] == "1" and "content-security-policy" in headers for _, headers in refused)
    all_there.set()
    answers = await asyncio.gather(*coming)
    answers.append(await reach(guard, headers=sending(2_000_000), client=bodies[-1][0]))
    return [status for status, _ in answers]


@pytest.mark.parametrize(
    ("bodies", "codes"),
    [
        ([("a", 2_000_000)] * 3, [200, 200, 503, 200]),
        ([("a", None)] * 3, [200, 200, 503, 200]),
        ([("a", 9_999_999)] * 3, [200, 200, 503, 200]),
        ([(address, 2_000_000) for address in "abcde"], [200, 200, 200, 200, 503, 200]),
        ([("a", 2_000_000), ("a", 2_000_000), ("b", 2_000_000)], [200] * 4),
        ([("2001:db8::1", 2_000_000), ("2001:db8::2", 2_000_000), ("2001:db8::3", 2_000_000)], [200, 200, 503, 200]),
        ([("a", 20_000)] * 300, [200] * 301),
    ],
    ids=["of one", "unannounced", "too long to be read", "in all", "of two", "of one household", "short ones"],
)
def test_only_so_much_of_long_bodies_is_held_at_once(bodies: list[tuple[str, int | None]], codes: list[int]) -> None:
    assert asyncio.run(at_once(bodies)) == codes
