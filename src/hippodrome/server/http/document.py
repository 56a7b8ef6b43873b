"""The OpenAPI document. Its bodies are described by msgspec, which is what checks them: Litestar's reading of our classes
forgets the bounds of optional numbers, what tuples hold, and that unknown fields are refused."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from hippodrome.core.wire import Outcome
from hippodrome.server.protocol import bodies, messages


class Document(JsonRenderPlugin):
    """The document as JSON; there is no page for it, since such pages bring scripts of other sites."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, exact(openapi_schema))


def exact(document: dict[str, Any]) -> dict[str, Any]:
    """The document with bodies as they are checked."""
    parts = document["components"]
    known = vars(messages) | vars(bodies) | {"Outcome": Outcome}
    named = [known[name] for name in parts["schemas"]]
    _, schemas = msgspec.json.schema_components(named, ref_template="#/components/schemas/{name}")
    return document | {"components": parts | {"schemas": _for_browsers(schemas)}}


def _for_browsers(value: Any) -> Any:
    """Patterns in the dialect of JSON Schema, which is that of browsers: they have no \\Z."""
    if isinstance(value, dict):
        return {
            name: inner.replace(r"\Z", "$") if name == "pattern" and isinstance(inner, str) else _for_browsers(inner)
            for name, inner in value.items()
        }
    return [_for_browsers(inner) for inner in value] if isinstance(value, list | tuple) else value
