"""How a server runs; the defaults are for a table at home."""

from __future__ import annotations

import ipaddress
import os
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from hippodrome.core.errors import HippodromeError

BOT = re.compile(r"([a-z0-9-]+/)?[a-z][a-z0-9-]{0,30}")


class BadConfig(HippodromeError):
    """A server that cannot be started as asked, and what to do."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What one address or connection may ask for; docs/serving.md tells it to people."""

    messages_a_second: float = 20
    messages_at_once: int = 60
    """Of a live connection."""
    address_messages_a_second: float = 200
    address_messages_at_once: int = 600
    """Of all live connections of an address together."""
    connections: int = 64
    """Live ones, open at once from one address; a family shares one."""
    requests_a_minute: int = 600
    new_tables_an_hour: int = 120
    message_bytes: int = 8_000

    sockets: int = 200
    """Connections of any kind, open at once from one address."""
    sockets_a_second: float = 20
    sockets_at_once: int = 400
    """How fast an address may open connections."""
    frames_a_second: float = 60
    frames_at_once: int = 400
    """Frames of a live connection of any kind, pings and parts of messages too; and reads, if those are smaller."""
    bytes_a_second: float = 32_000
    bytes_at_once: int = 256_000
    """Of a live connection."""
    header_bytes: int = 16_000
    header_seconds: float = 10
    body_bytes: int = 2_100_000
    body_seconds: float = 60
    held_bytes: int = 40_000_000
    held_bytes_of_one: int = 13_000_000
    """Of long bodies that are held at once, in all and of one address: six of the longest."""
    idle_seconds: float = 20
    """Until a connection is closed over which nothing is asked."""
    stalled_seconds: float = 60
    """Until a connection is closed whose client takes (almost) nothing of what it is sent."""


NO_LIMITS = Limits(
    messages_a_second=1e6,
    messages_at_once=10**6,
    address_messages_a_second=1e6,
    address_messages_at_once=10**6,
    connections=10**6,
    requests_a_minute=10**7,
    new_tables_an_hour=10**6,
    sockets=10**6,
    sockets_a_second=1e6,
    sockets_at_once=10**6,
    frames_a_second=1e6,
    frames_at_once=10**6,
    bytes_a_second=1e9,
    bytes_at_once=10**9,
    held_bytes=10**12,
    held_bytes_of_one=10**12,
)
"""For load tests only."""


@dataclass(frozen=True, kw_only=True)
class Config:
    """Where a server listens, where it keeps its tables, and its patience."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path
    database: str = ""
    """A URL of SQLAlchemy's; empty for SQLite in the data folder."""
    public_url: str = ""
    """How the world reaches this server, if through a proxy."""
    is_node: bool = False
    """Whether it listens elsewhere than it is reached, behind a proxy of this machine's (fleet.py)."""
    lan: bool = False
    trusted_proxies: str = "127.0.0.1"
    keep_days: int = 60
    """A table untouched for so long is cleared away; one that never began, after a week."""
    patience: float = 10.0
    """Seconds of silence after which PostgreSQL gives a node's tables to others."""
    most_tables: int = 2000
    """In memory at once, where nodes share a database: each needs a lock of PostgreSQL's, which has only so many."""
    take_back_seconds: float = 1.5
    """How long bots wait after an action that its player could still take back."""
    seat_wait_seconds: float = 600
    """How long is waited, once announced, for somebody who is away before a host may give the seat to another person."""
    limits: Limits = Limits()
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots of other people that tables may have (see `doors/bots.py`): by `name`, or `title/name` for one game, what runs."""
    client: Path | None = None
    """The folder of the built browser client."""

    def bots_for(self, title: str) -> dict[str, str]:
        """The bots of other people that tables of a game may have, by name."""
        named = ((*name.rpartition("/")[::2], place) for name, place in self.bots.items())
        return {name: place for only, name, place in named if only in ("", title)}

    def database_url(self) -> str:
        """Where the tables are kept."""
        if self.database:
            return self.database
        from sqlalchemy import URL  # here, because other commands start faster without it

        return URL.create("sqlite", database=str(self.data / "hippodrome.sqlite")).render_as_string()

    def is_behind_proxy(self) -> bool:
        """Whether a trusted proxy says who its visitors are."""
        return self.is_node or bool(self.public_url)

    def is_https(self) -> bool:
        """Whether browsers reach it by HTTPS, so that cookies can insist on it."""
        return self.public_url.startswith("https://")

    def public_host(self) -> str:
        """The host of the public URL."""
        return urlsplit(self.public_url).netloc


def checked_public_url(url: str) -> str:
    """A public URL without its last slash. Raises BadConfig."""
    try:
        parts = urlsplit(url)
        is_one = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
    except ValueError:
        is_one = False
    if url and (not is_one or "?" in url or "#" in url):
        raise BadConfig(f"{url!r} is no public URL: write it like https://races.example.org, without a path")
    return url.rstrip("/")


def checked_proxies(proxies: str) -> str:
    """Trusted proxies as they were named. Raises BadConfig for one that would never be recognised, such as a host name."""
    for proxy in filter(None, (part.strip() for part in proxies.split(","))):
        try:
            ipaddress.ip_network("0.0.0.0/0" if proxy == "*" else proxy)
        except ValueError:
            raise BadConfig(
                f"{proxy!r} is no address of a proxy: write --trusted-proxies like 10.0.0.5 or 10.0.0.0/24, several with commas"
            ) from None
    return proxies


def checked_bots(bots: Sequence[str]) -> dict[str, str]:
    """Bots of other people as they were named: `name=module:Class`, or a name alone. Raises BadConfig."""
    found = {}
    for bot in bots:
        name, given, place = bot.partition("=")
        if not BOT.fullmatch(name) or (given and not place):
            raise BadConfig(
                f"{bot!r} is no bot: write --bot name=module:Class or --bot name=exec:COMMAND, the name in small letters; "
                "for one game only, title/name"
            )
        found[name] = place or name.rpartition("/")[2]
    return found


def data_folder() -> Path:
    """Where this user's tables are kept unless told otherwise."""
    if own := os.environ.get("HIPPODROME_DATA"):
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Hippodrome"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Hippodrome"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hippodrome"


def client_folder() -> Path | None:
    """Where the built browser client is: in the package, or (from the sources) where web/ was built."""
    package = Path(__file__).resolve().parents[1]
    own = os.environ.get("HIPPODROME_CLIENT")
    candidates = [Path(own)] if own else [package / "client", package.parents[1] / "web" / "dist"]
    return next((folder for folder in candidates if (folder / "index.html").is_file()), None)
