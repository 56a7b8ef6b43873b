"""The browser client's files, kept in memory, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from hippodrome.server.api import Denied
from hippodrome.server.identity import visitor

_WORTH_IT = 600
_MISSING = """<!doctype html><meta charset="utf-8"><title>Hippodrome</title>
<h1>Hippodrome</h1><p>The browser client is not built into this installation.
Build it: <code>pip install .</code> with network access, or <code>npm ci</code> and
<code>npm run build</code> in <code>web/</code>.</p>"""


class ClientFiles:
    """All files of a built client."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, tuple[bytes, bytes | None, str, str]] = {}
        for file in sorted(folder.rglob("*")) if folder else ():
            if file.is_file():
                body = file.read_bytes()
                kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
                small = gzip.compress(body, 9, mtime=0) if len(body) > _WORTH_IT and not file.suffix.startswith(".woff") else None
                tag = hashlib.sha256(body).hexdigest()[:20]
                self.files[file.relative_to(folder or file).as_posix()] = (body, small, kind, tag)
        if "index.html" not in self.files:
            self.files["index.html"] = (_MISSING.encode(), None, "text/html", "missing")

    def answer(self, name: str, request: Request[Any, Any, State]) -> Response[bytes]:
        """A file, unless the browser has it already."""
        body, small, kind, tag = self.files[name]
        if name == "index.html":
            keep = "private, no-cache"  # its cookie is for one browser
        elif name.startswith("assets/"):
            keep = "max-age=31536000, immutable"  # their names change with their contents
        else:
            keep = "no-cache"
        headers = {"etag": f'"{tag}"', "vary": "accept-encoding", "cache-control": keep}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(b"", status_code=304, headers=headers, media_type=kind)
        if small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = small
        # To kinds of text Litestar adds it by itself.
        charset = "; charset=utf-8" if kind in ("application/javascript", "application/json", "image/svg+xml") else ""
        return Response(body, headers=headers, media_type=kind + charset)


PAGES = [
    "/", "/t/{id:str}", "/w/{id:str}", "/new", "/new/{id:str}", "/rules", "/rules/{id:str}", "/replay", "/replay/{id:str}",
    "/about",
]  # fmt: skip


@get(PAGES, include_in_schema=False)
async def page(client: ClientFiles, request: Request[Any, Any, State]) -> Response[bytes]:
    """Every page is the same file; its script sees the address. It brings the cookie of a new browser."""
    visitor(request)
    return client.answer("index.html", request)


@get(["/assets/{name:path}", "/icon.svg"], include_in_schema=False)
async def asset(client: ClientFiles, request: Request[Any, Any, State]) -> Response[bytes]:
    """A script, style, font or picture."""
    name = request.url.path.lstrip("/")
    if name not in client.files:
        raise Denied(404, "no-page", "there is no such page")
    return client.answer(name, request)
