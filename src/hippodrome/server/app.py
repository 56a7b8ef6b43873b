"""The application: its parts put together."""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig
from litestar.types import ASGIApp
from prometheus_client import REGISTRY, generate_latest

from hippodrome import __version__
from hippodrome.core.errors import BadRecord, BadSetup
from hippodrome.server.config import Config
from hippodrome.server.http import api, client, identity, live, replays, texts
from hippodrome.server.http.document import Document
from hippodrome.server.http.guard import Guard
from hippodrome.server.http.health import Health
from hippodrome.server.protocol.bodies import Problem
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.replays.queue import Busy
from hippodrome.server.storage.claims import Elsewhere, Full
from hippodrome.server.storage.store import StorageFailed, Store
from hippodrome.server.tables.house import House, NoSuchTable
from hippodrome.server.wire.addresses import Buckets

log = logging.getLogger("hippodrome.http")
RULE = re.compile(r"[A-Z]{2}-\d+")
"""The id of a rule on a rules page."""


def create_app(config: Config) -> ASGIApp:
    """The whole server as an ASGI application. Raises StorageFailed."""
    return Guard(create_litestar(config), config)


def create_litestar(config: Config) -> Litestar:
    """The application behind the gate."""
    store = Store(config.database_url(), config.patience)
    store.prepare()
    house = House(config, store)
    files = client.ClientFiles(config.client)
    health = Health(store)
    messages_of = Buckets(config.limits.address_messages_a_second, config.limits.address_messages_at_once)

    @contextlib.asynccontextmanager
    async def life(_: Litestar) -> AsyncGenerator[None, None]:
        store.start()
        house.start()
        try:
            yield
        finally:
            await house.close()

    counted = PrometheusConfig(
        app_name="hippodrome", prefix="hippodrome", exclude=["^/metrics", "^/assets", "/live$"], group_path=True
    )
    return Litestar(
        state=State({"client": files}),
        route_handlers=[*api.HANDLERS, *replays.HANDLERS, live.live, client.page, client.asset, texts.texts, metrics],
        lifespan=[life],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "client": Provide(lambda: files, sync_to_thread=False),
            "health": Provide(lambda: health, sync_to_thread=False),
            "messages_of": Provide(lambda: messages_of, sync_to_thread=False),
            "onlooker": Provide(identity.onlooker),
            "person": Provide(identity.person),
            "visitor": Provide(identity.visitor),
        },
        exception_handlers={
            HTTPException: _http_problem,
            api.Denied: lambda _, error: _answer(error.status, error.problem),
            NoSuchTable: lambda _, __: _answer(
                404, Problem("no-table", "there is no such table: it was deleted, or has expired")
            ),
            BadSetup: _setup_problem,
            BadRecord: lambda _, error: _answer(410, Problem("other-rules", f"this table cannot be continued: {error}")),
            Refusal: lambda _, error: _answer(
                429 if error.message.why == "too-fast" else 409,
                Problem(error.message.key or error.message.why, error.message.text, error.message.rule),
            ),
            StorageFailed: lambda _, error: _come_again(f"storage-{error.why}", error),
            Elsewhere: lambda _, error: _come_again("elsewhere", error),
            Full: lambda _, error: _answer(503, Problem("full", str(error))),
            Busy: lambda _, error: _come_again("busy", error),
            RecursionError: lambda _, __: _answer(400, Problem("request", "this is nested too deeply")),
            UnicodeDecodeError: lambda _, __: _answer(400, Problem("request", "this is no text")),
            Exception: _unexpected,
        },
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=1000,
            exclude=["^/$", "^/assets", "^/(t|w|new|rules|replay|races)", "^/api/texts", *replays.PATHS],
        ),
        middleware=[counted.middleware],
        openapi_config=OpenAPIConfig(title="Hippodrome", version=__version__, path="/api/schema", render_plugins=[Document()]),
        request_max_body_size=20_000,
        logging_config=None,
        debug=False,
    )


@get("/metrics", include_in_schema=False)
async def metrics(house: House, request: Request[Any, Any, State]) -> Response[bytes]:
    """Figures for Prometheus, for this machine only."""
    if request.client is None or request.client.host not in ("127.0.0.1", "::1"):
        raise api.Denied(403, "not-yours", "metrics are for this machine only")
    return Response(generate_latest(house.metrics.registry) + generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


def _answer(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _come_again(why: str, error: Exception) -> Response[Problem]:
    answer = _answer(503, Problem(why, str(error)))
    answer.set_header("retry-after", "1")
    return answer


def _setup_problem(_: Request[Any, Any, State], error: BadSetup) -> Response[Problem]:
    rule = error.rule if RULE.fullmatch(error.rule) else ""  # it may be the name of an option, such as `edition`
    return _answer(422, Problem("setup", error.text, rule, error.key, error.facts))


def _http_problem(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    extra = "; ".join(str(part.get("message", "")) for part in error.extra) if isinstance(error.extra, list) else ""
    text = f"{error.detail}: {extra}" if extra else error.detail
    if error.status_code == 404:
        text = "there is no such page"
        if (
            request.method == "GET"
            and not request.url.path.startswith("/api/")
            and "text/html" in request.headers.get("accept", "")
        ):
            lost: Response[bytes] = request.app.state.client.answer("index.html", request)  # a page that says so
            lost.status_code = 404
            return lost
    answer = _answer(error.status_code, Problem("request", text))
    for name, value in (error.headers or {}).items():
        answer.set_header(name, value)
    return answer


def _unexpected(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    log.exception(
        "unexpected error", extra={"path": request.url.path if request.scope["type"] == ScopeType.HTTP else ""}, exc_info=error
    )
    return _answer(500, Problem("broken", "something is broken here; it has been written down"))
