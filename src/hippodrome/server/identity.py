"""Who is asking: a person known by a cookie, a new browser, or a client without one.

Only pages, and what the first page shows, make a person of a new browser: a page is answered before its script asks for anything.
If every request did, two that cross each other would make two people of one browser, and it would be the other a moment later.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from hippodrome.server.api import Denied
from hippodrome.server.guard import NEW_SECRET
from hippodrome.server.people import COOKIE, is_secret, new_secret, person_of


def onlooker(request: ASGIConnection[Any, Any, Any, State]) -> str | None:
    """Who is asking; None without a cookie, which matters only to what is one's own."""
    secret = request.cookies.get(COOKIE)
    return person_of(secret) if secret is not None and is_secret(secret) else None


def person(request: Request[Any, Any, State]) -> str:
    """Who is asking. Raises Denied without a cookie."""
    found = onlooker(request)
    if found is None:
        raise Denied(
            403, "no-cookie", "you are not known here: load a page of this site (or /api/home) first, and keep its cookie"
        )
    return found


def visitor(request: Request[Any, Any, State]) -> str:
    """Who is asking; a new browser gets a cookie with the answer (see guard.py)."""
    found = onlooker(request)
    if found is None:
        secret = request.scope["state"][NEW_SECRET] = new_secret()
        found = person_of(secret)
    return found
