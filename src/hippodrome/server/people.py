"""People without accounts: a secret in a signed cookie, of which only a hash is known here."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata

from hippodrome.server.protocol.messages import EMBLEMS, NAME_LENGTH, Emblem

HOST = "__Host-"
"""With which browsers keep a cookie to one host, and to HTTPS: no neighbour can set it."""
COOKIE = "hippodrome"
FIRST_COOKIE = "hippodrome-first"
"""In which a new browser brings the number that it has made itself."""
FIRST_SECONDS = 86400
"""For how long such a number leads to the same secret, at most."""
COOKIE_SECONDS = 400 * 24 * 3600
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """What a cookie, a recovery link or an invitation holds: 256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The name of a table in links: 128 bits, so that none is found by guessing."""
    return secrets.token_urlsafe(16).replace("-", "x").replace("_", "y")


def cookie_name(https: bool) -> str:
    """What the cookie is called in which a person is known."""
    return f"{HOST}{COOKIE}" if https else COOKIE


def first_names(https: bool) -> tuple[str, ...]:
    """What the cookie of a new browser may be called; its pages may be reached by HTTPS even if the server was not told so."""
    return (f"{HOST}{FIRST_COOKIE}",) if https else (f"{HOST}{FIRST_COOKIE}", FIRST_COOKIE)


def is_secret(text: str) -> bool:
    """Whether something could be a secret, by its form."""
    return _SECRET.fullmatch(text) is not None


def person_of(secret: str) -> str:
    """Who has this secret, or the cookie that holds it."""
    return hashlib.sha256(b"hippodrome person " + secret.partition(".")[0].encode()).hexdigest()[:32]


class Signer:
    """Makes cookies, and knows those that it has made: a secret, a dot and a signature."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def signed(self, secret: str) -> str:
        """The cookie that holds a secret."""
        return f"{secret}.{self._mark('cookie', secret)}"

    def read(self, cookie: str) -> str | None:
        """The secret in a cookie of ours."""
        secret, _, signature = cookie.partition(".")
        return secret if hmac.compare_digest(signature.encode(), self._mark("cookie", secret).encode()) else None

    def drawn_from(self, first: str, now: float) -> str:
        """The secret of a browser that brought this number: the same for all its pages."""
        return self._mark(f"first {int(now // FIRST_SECONDS)}", first)

    def _mark(self, what: str, text: str) -> str:
        mark = hmac.digest(self._key, f"hippodrome {what} {text}".encode(), "sha256")
        return base64.urlsafe_b64encode(mark).rstrip(b"=").decode()


def fingerprint(secret: str) -> str:
    """What is kept of the secret of a link."""
    return hashlib.sha256(b"hippodrome link " + secret.encode()).hexdigest()


def emblem_of(person: str) -> Emblem:
    """The emblem of a person who has not chosen one."""
    return EMBLEMS[int(person[:4], 16) % len(EMBLEMS)]


_ALIKE = str.maketrans("авекмнорстухіјѕԁɡһӏԛԝɑıօոսαβεικνορτυχ01|i", "abekmhopctyxljsdghlqwalonuabelknoptuxolll")
"""Letters of other alphabets that look like one of ours, and those of ours that look like each other: a capital I is an l."""


def look_of(name: str) -> str:
    """What a name looks like: the same for names that differ in capitals, accents, spaces, signs or a letter's alphabet."""
    letters = unicodedata.normalize("NFKD", name.casefold()).casefold().translate(_ALIKE)
    return "".join(letter for letter in letters if letter.isalnum()).replace("rn", "m").replace("vv", "w") or letters


def clean(text: str, most: int = NAME_LENGTH) -> str:
    """A text of a person's without what cannot be seen or would turn other texts round."""
    kept = "".join(" " if unicodedata.category(letter) in ("Zl", "Zp", "Cc") else letter for letter in text)
    kept = "".join(
        letter for letter in kept if unicodedata.category(letter) not in ("Cf", "Cs", "Co", "Cn") or letter == "\u200d"
    )
    kept = " ".join(unicodedata.normalize("NFC", kept).split())[:most].strip()
    return kept if kept.strip("\u200d") else ""
