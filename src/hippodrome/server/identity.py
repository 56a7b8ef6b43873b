"""Who is asking: a person known by a cookie, a new browser, or a client without one.

A new browser makes its first secret itself, in a cookie that lasts for a moment and that all its pages share
(web/src/parts/newcomer.ts); the first answer turns it into the lasting one, which no script can read. If the server gave each
page a secret, two first pages that cross would make two people of one browser, and it would be the other a moment later.
A client that runs no script, such as a program, gets its cookie with what the first page shows.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from hippodrome.server.api import Denied
from hippodrome.server.guard import NEW_SECRET
from hippodrome.server.people import COOKIE, FIRST_COOKIE, is_secret, new_secret, person_of


def onlooker(request: ASGIConnection[Any, Any, Any, State]) -> str | None:
    """Who is asking; None without a cookie, which matters only to what is one's own."""
    known, first = (request.cookies.get(name) for name in (COOKIE, FIRST_COOKIE))
    if known is not None and is_secret(known):
        return person_of(known)
    if first is None or not is_secret(first):
        return None
    request.scope["state"][NEW_SECRET] = first
    return person_of(first)


def person(request: Request[Any, Any, State]) -> str:
    """Who is asking. Raises Denied without a cookie."""
    found = onlooker(request)
    if found is None:
        raise Denied(
            403, "no-cookie", "you are not known here: load a page of this site (or /api/home) first, and keep its cookie"
        )
    return found


def visitor(request: Request[Any, Any, State]) -> str:
    """Who is asking; a client without a cookie gets one with the answer (see guard.py)."""
    found = onlooker(request)
    if found is None:
        secret = request.scope["state"][NEW_SECRET] = new_secret()
        found = person_of(secret)
    return found
