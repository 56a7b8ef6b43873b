"""People without accounts: a secret in a cookie, of which only a hash is known here."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

from hippodrome.server.messages import EMBLEMS, NAME_LENGTH, Emblem

COOKIE = "hippodrome"
FIRST_COOKIE = "hippodrome-first"
"""In which a new browser brings the secret that it has made itself."""
COOKIE_SECONDS = 400 * 24 * 3600
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """What a cookie, a recovery link or an invitation holds: 256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The name of a table in links: 128 bits, so that none is found by guessing."""
    return secrets.token_urlsafe(16).replace("-", "x").replace("_", "y")


def is_secret(text: str | None) -> bool:
    """Whether a cookie is one of ours, by its form."""
    return text is not None and _SECRET.fullmatch(text) is not None


def person_of(secret: str) -> str:
    """Who has this secret."""
    return hashlib.sha256(b"hippodrome person " + secret.encode()).hexdigest()[:32]


def fingerprint(secret: str) -> str:
    """What is kept of the secret of a link."""
    return hashlib.sha256(b"hippodrome link " + secret.encode()).hexdigest()


def emblem_of(person: str) -> Emblem:
    """The emblem of a person who has not chosen one."""
    return EMBLEMS[int(person[:4], 16) % len(EMBLEMS)]


def clean(text: str, most: int = NAME_LENGTH) -> str:
    """A text of a person's without what cannot be seen or would turn other texts round."""
    kept = "".join(" " if unicodedata.category(letter) in ("Zl", "Zp", "Cc") else letter for letter in text)
    kept = "".join(
        letter for letter in kept if unicodedata.category(letter) not in ("Cf", "Cs", "Co", "Cn") or letter == "\u200d"
    )
    kept = " ".join(unicodedata.normalize("NFC", kept).split())[:most].strip()
    return kept if kept.strip("\u200d") else ""
