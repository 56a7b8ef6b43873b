"""Who is asking: a person known by a cookie, a new browser, or a client without one.

Only cookies that this server has made count: they are signed with a key of its database (`Signer`). One that is not, because it
was made by an earlier version or before the database was restored from a backup, counts if the database knows its person: nobody
can guess it.

A new browser brings a number of its own making, in a cookie that lasts for a moment and that all its pages share
(web/src/parts/newcomer.ts); the server makes the secret from it, and the first answer sets the lasting cookie, which no script
can read. If the server drew a secret for each page, two first pages that cross would make two people of one browser, and it would
be the other a moment later. A client that runs no script, such as a program, gets its cookie with what the first page shows.
"""

from __future__ import annotations

import time
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from hippodrome.server.http.api import Denied
from hippodrome.server.http.guard import NEW_SECRET, cookies_of
from hippodrome.server.people import cookie_name, first_names, is_secret, new_secret, person_of
from hippodrome.server.tables.house import House


async def onlooker(request: ASGIConnection[Any, Any, Any, State], house: House) -> str | None:
    """Who is asking; None without a cookie, which matters only to what is one's own."""
    is_https, cookies = house.config.is_https(), cookies_of(request.scope["headers"])
    brought = cookies.get(cookie_name(is_https), "")
    if secret := house.signer.read(brought):
        return person_of(secret)
    secret = brought.partition(".")[0]
    if is_secret(secret) and await house.knows(person_of(secret)):
        return _introduce(request, house, secret)
    first = next((cookies[name] for name in first_names(is_https) if name in cookies), "")
    return _introduce(request, house, house.signer.drawn_from(first, time.time())) if is_secret(first) else None


async def person(request: Request[Any, Any, State], house: House) -> str:
    """Who is asking. Raises Denied without a cookie."""
    found = await onlooker(request, house)
    if found is None:
        raise Denied(
            403, "no-cookie", "you are not known here: load a page of this site (or /api/home) first, and keep its cookie"
        )
    return found


async def visitor(request: Request[Any, Any, State], house: House) -> str:
    """Who is asking; a client without a cookie gets one with the answer (see guard.py)."""
    return await onlooker(request, house) or _introduce(request, house, new_secret())


def _introduce(request: ASGIConnection[Any, Any, Any, State], house: House, secret: str) -> str:
    """Give a cookie with the answer; the person who has it from now on."""
    request.scope["state"][NEW_SECRET] = house.signer.signed(secret)
    return person_of(secret)
