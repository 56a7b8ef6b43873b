"""The gate in front of everything: who may talk to this server, how much, and what browsers may do with its pages."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from hippodrome.server.config import Config
from hippodrome.server.http.holding import Holding, announced
from hippodrome.server.people import COOKIE_SECONDS, cookie_name, first_names
from hippodrome.server.protocol.bodies import Problem
from hippodrome.server.wire.addresses import RequestLimit, household

NEW_SECRET = "new_secret"
"""Under which the secret of a new browser waits in a request's state until it is answered."""
Headers = list[tuple[bytes, bytes]]
SAFE = ("GET", "HEAD", "OPTIONS")
API = "/api/"
ASSETS = "/assets/"
"""Files of a page, of which a browser needs many at once: ten of them count as one request."""
_SECOND_SPELLING = re.compile(rb"//|./$|%(?:2[def]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])", re.IGNORECASE)
"""Of a path: an empty part, or a sign in percents that needs none (RFC 3986, 6.2.2)."""
MOST_QUERY = 100
"""Bytes behind the question mark of a request to the API: Litestar keeps what it makes of the last thousand of them."""
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'{live}; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)


class Guard:
    """Wraps the whole application. Refuses too many requests, second spellings of a path (which a proxy would bring to another
    node than the table is at, or let through where it should not), strange hosts (DNS rebinding) and other sites' pages; sets
    security headers. A request that is refused here costs next to nothing."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._names = known_names(config)
        self._public = config.public_host()
        self._hsts = config.is_https()
        self._requests = RequestLimit(config.limits.requests_a_minute)
        self._holding = Holding(config.limits.held_bytes, config.limits.held_bytes_of_one)
        self._longest = config.limits.body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if scope["type"] == ScopeType.HTTP and not self._may_ask(scope):
            await _hang_up(self._with_headers(scope, send), self._requests.seconds())
            return
        if _SECOND_SPELLING.search(scope["raw_path"]):
            await self._refuse(scope, receive, send, Problem("request", "there is no such page"), 404)
            return
        if len(scope["query_string"]) > MOST_QUERY and scope["path"].startswith(API):
            await self._refuse(scope, receive, send, Problem("request", "more is asked here than this page knows of"), 400)
            return
        host, problem = self._look(scope)
        if problem is not None:
            await self._refuse(scope, receive, send, problem)
        elif scope["type"] == ScopeType.HTTP:
            await self._take(scope, receive, self._with_headers(scope, send, host))
        else:
            await self._app(scope, receive, send)

    async def _take(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, unless too much is held already of bodies like its own."""
        with self._holding.of(_household(scope), announced(scope, self._longest)) as has_room:
            if has_room:
                await self._app(scope, receive, send)
            else:
                problem = Problem("busy", "many records are being read just now: try again in a moment")
                await _answer(send, 503, problem, (b"retry-after", b"1"))

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, problem: Problem, status: int = 403) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": problem.why})
            return
        await _answer(self._with_headers(scope, send), status, problem)

    def _may_ask(self, scope: Scope) -> bool:
        return self._requests.take(_household(scope), 1 if scope["path"].startswith(ASSETS) else 10)

    def _look(self, scope: Scope) -> tuple[str, Problem | None]:
        """The host that is asked for, and what is wrong with that."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        return host, self._problem(scope, headers, host)

    def _problem(self, scope: Scope, headers: dict[bytes, str], host: str) -> Problem | None:
        if not self._is_ours(host):
            return Problem("host", "this server is not known under that name; start it with --public-url, or use its address")
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return None
        origin = headers.get(b"origin")
        if origin is not None and (not (site := _site_of(origin)) or site not in (host, self._public)):
            return Problem("origin", "this request comes from another site's page")
        if headers.get(b"sec-fetch-site") == "cross-site":
            return Problem("origin", "this request comes from another site's page")
        return None

    def _is_ours(self, host: str) -> bool:
        if host == self._public and host:
            return True
        name = _name_of(host)
        return name in self._names or _is_address(name)

    def _with_headers(self, scope: Scope, send: Send, host: str = "") -> Send:
        """Answers with what every answer says; `host` is where pages find their live connections, if it is ours."""
        live = f" ws://{host} wss://{host}" if host and all(letter.isalnum() or letter in ".-:[]" for letter in host) else ""
        extra = [*HEADERS, (b"content-security-policy", CONTENT_POLICY.format(live=live).encode("latin-1"))]
        if self._hsts:
            extra.append((b"strict-transport-security", b"max-age=31536000"))
            extra.append((b"cross-origin-opener-policy", b"same-origin"))  # over plain HTTP browsers complain of it

        async def sending(message: object) -> None:
            if isinstance(message, dict) and message["type"] == "http.response.start":
                cookie = self._cookie(scope)
                message["headers"] = [*_kept(scope, list(message.get("headers", ())), cookie), *extra, *cookie]
            await send(message)  # type: ignore[arg-type]  # passed on as it came

        return sending

    def _cookie(self, scope: Scope) -> Headers:
        """The cookie of a new browser."""
        secret = scope.get("state", {}).get(NEW_SECRET)
        if secret is None:
            return []
        rest = "Path=/; SameSite=Lax" + ("; Secure" if self._hsts else "")
        given = [f"{cookie_name(self._hsts)}={secret}; HttpOnly; Max-Age={COOKIE_SECONDS}; {rest}"]
        brought = cookies_of(scope["headers"])
        given += [f"{first}=; Max-Age=0; {rest}" for first in first_names(self._hsts) if first in brought]  # it has done its work
        return [(b"set-cookie", each.encode()) for each in given]


def _household(scope: Scope) -> str:
    """For which address a request counts."""
    client = scope["client"]
    return household(client[0]) if client else ""


def cookies_of(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """The cookies that a request brings, as they are: Litestar keeps what it makes of them, and Python's own reader takes
    a quarter of a second for some (CVE-2024-7592)."""
    pairs = b";".join(value for name, value in headers if name == b"cookie").decode("latin-1").split(";")
    return {name.strip(): value.strip() for name, _, value in (pair.partition("=") for pair in pairs)}


def _kept(scope: Scope, headers: Headers, cookie: Headers) -> Headers:
    """The headers of an answer. One that sets a cookie may be kept nowhere, nor one of the API that does not say for how long."""
    says = any(name.lower() == b"cache-control" for name, _ in headers)
    if not cookie and (says or not scope["path"].startswith(API)):
        return headers
    return [*((name, value) for name, value in headers if name.lower() != b"cache-control"), (b"cache-control", b"no-store")]


def known_names(config: Config) -> frozenset[str]:
    """The host names that are ours. Bare addresses always are: rebinding needs a name."""
    names = {"localhost", urlsplit(f"//{config.public_host()}").hostname or ""}
    if config.host not in ("", "0.0.0.0", "::"):
        names.add(config.host.lower())
    if config.lan or config.host in ("0.0.0.0", "::"):
        own = socket.gethostname().lower()
        names |= {own, f"{own}.local"}
    return frozenset(names - {""})


def lan_addresses() -> Iterable[str]:
    """Under which addresses other devices of the network may find this machine, the likeliest first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which address would be used
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return dict.fromkeys(address for address in found if not address.startswith("127."))


def _site_of(origin: str) -> str:
    """The host and port of an origin; empty for `null`, and for what is no origin at all."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _name_of(host: str) -> str:
    """A host without its port; empty for what is no host at all."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def _hang_up(send: Send, seconds: int) -> None:
    """Refuse a request that is one too many, and close its connection: new ones cannot be opened so fast."""
    problem = Problem("too-fast", "too many requests from this address: wait a moment", key="too-fast")
    await _answer(send, 429, problem, (b"connection", b"close"), (b"retry-after", str(seconds).encode()))


async def _answer(send: Send, status: int, problem: Problem, *more: tuple[bytes, bytes]) -> None:
    body = msgspec.json.encode(problem)
    about = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": [*about, *more]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
