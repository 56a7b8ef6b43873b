"""The browser client's files, kept in memory, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State

from hippodrome.server.http.api import Denied

_WORTH_IT = 600
_MISSING = """<!doctype html><meta charset="utf-8"><title>Hippodrome</title>
<h1>Hippodrome</h1><p>The browser client is not built into this installation.
Build it: <code>pip install .</code> with network access, or <code>npm ci</code> and
<code>npm run build</code> in <code>web/</code>.</p>"""


class File(NamedTuple):
    """Something that is sent as it is."""

    body: bytes
    small: bytes | None
    """Compressed, if that is worth it."""
    kind: str
    tag: str

    @classmethod
    def of(cls, body: bytes, kind: str) -> File:
        """A file, compressed once."""
        small = gzip.compress(body, 9, mtime=0) if len(body) > _WORTH_IT and not kind.startswith("font/") else None
        return cls(body, small, kind, hashlib.sha256(body).hexdigest()[:20])


def answer(file: File, request: Request[Any, Any, State], keep: str) -> Response[bytes]:
    """A file, unless the browser has it already."""
    headers = {"etag": f'"{file.tag}"', "vary": "accept-encoding", "cache-control": keep}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.small
    # To kinds of text Litestar adds it by itself.
    charset = "; charset=utf-8" if file.kind in ("application/javascript", "application/json", "image/svg+xml") else ""
    return Response(body, headers=headers, media_type=file.kind + charset)


class ClientFiles:
    """All files of a built client."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, File] = {}
        for file in sorted(folder.rglob("*")) if folder else ():
            if file.is_file():
                kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
                self.files[file.relative_to(folder or file).as_posix()] = File.of(file.read_bytes(), kind)
        if "index.html" not in self.files:
            self.files["index.html"] = File(_MISSING.encode(), None, "text/html", "missing")

    def answer(self, name: str, request: Request[Any, Any, State]) -> Response[bytes]:
        """A file, unless the browser has it already."""
        lasts = name.startswith("assets/")  # their names change with their contents
        return answer(self.files[name], request, "max-age=31536000, immutable" if lasts else "no-cache")


PAGES = [
    "/", "/t/{id:str}", "/w/{id:str}", "/new", "/new/{id:str}", "/rules", "/rules/{id:str}", "/replay", "/replay/{id:str}",
    "/races", "/about",
]  # fmt: skip


@get(PAGES, include_in_schema=False)
async def page(client: ClientFiles, request: Request[Any, Any, State]) -> Response[bytes]:
    """Every page is the same file; its script sees the address."""
    return client.answer("index.html", request)


@get(["/assets/{name:path}", "/icon.svg"], include_in_schema=False)
async def asset(client: ClientFiles, request: Request[Any, Any, State]) -> Response[bytes]:
    """A script, style, font or picture."""
    name = request.url.path.lstrip("/")
    if name not in client.files:
        raise Denied(404, "no-page", "there is no such page")
    return client.answer(name, request)
