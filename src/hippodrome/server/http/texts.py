"""The texts of the browser client, one answer per language, kept in memory."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from hippodrome.server.http.client import File, answer
from hippodrome.server.protocol import bodies
from hippodrome.texts import Texts
from hippodrome.texts.languages import FALLBACK, catalogues, folders_of_games, languages, names, own_folders

_NOT_SHOWN = ("commands.ftl", "lab.ftl")
"""What only the terminal says."""
_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE | re.IGNORECASE)


@get(
    "/api/texts/{wanted:str}",
    responses={
        200: ResponseSpec(bodies.TextsInfo, description="The texts, as JSON.", generate_examples=False),
        304: ResponseSpec(None, description="The browser has them.", generate_examples=False),
    },
)
async def texts(wanted: str, request: Request[Any, Any, State]) -> Response[bytes]:
    """Everything that is said, in the first of these languages (fr,en-GB) that there is."""
    return answer(texts_file(_spoken(wanted)), request, "no-cache")


def _spoken(wanted: str) -> str:
    """The first language that is wanted and known, if need be without its country."""
    known = {lang.lower(): lang for lang in languages()}
    tags = [tag.strip() for tag in wanted.lower().split(",")]
    return next((known[lang] for tag in tags for lang in (tag, tag.split("-")[0]) if lang in known), FALLBACK)


@cache
def texts_file(lang: str) -> File:
    """Everything that is said in a language, and in which others it could be."""
    said = _sources(lang)
    if not _keys(_sources(FALLBACK)) <= _keys(said):
        said += _sources(FALLBACK)
    known = tuple(bodies.LanguageInfo(each, Texts(each).say("language-name")) for each in languages())
    return File.of(
        msgspec.json.encode(bodies.TextsInfo(lang, FALLBACK, known, tuple(said), dict(names(lang)))), "application/json"
    )


def _keys(sources: list[str]) -> set[str]:
    return {key for source in sources for key in _KEY.findall(source)}


def _sources(lang: str) -> list[str]:
    files = catalogues(lang, [*own_folders(), *folders_of_games()])
    return [file.read_text(encoding="utf-8") for file in files if file.name not in _NOT_SHOWN]
