"""How much a browser has to fetch before something can be seen: people play on the train."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hippodrome.games import own_titles
from tests.browser.playing import BOT, Guest

FIRST = 90_000
"""Bytes of compressed JavaScript for the first page."""
TABLE = 60_000
"""Bytes more for a table with its board."""
FONTS = 65_000

_FETCHED = """(ending) => performance.getEntriesByType("resource")
  .map((one) => [new URL(one.name).pathname, one.encodedBodySize])
  .filter(([name]) => name.endsWith(ending))"""


def fetched(guest: Guest, ending: str) -> dict[str, int]:
    """The files that this page has asked for, by how their names end: bytes as they come over the line."""
    return dict(guest.page.evaluate(_FETCHED, ending))


@pytest.mark.parametrize("title", [*own_titles()])
def test_a_page_and_a_table_are_small(guest: Callable[..., Guest], title: str) -> None:
    reader = guest()
    reader.go("/")
    reader.page.wait_for_load_state("networkidle")
    first = fetched(reader, ".js")
    assert 20_000 < sum(first.values()) <= FIRST
    assert 0 < sum(fetched(reader, ".woff2").values()) <= FONTS
    reader.plays(title, [BOT], options={}, **({"edition": "complet"} if title == "triple-couronne" else {}))
    reader.page.wait_for_load_state("networkidle")
    more = {name: size for name, size in fetched(reader, ".js").items() if name not in first}
    assert 20_000 < sum(more.values()) <= TABLE, "\n".join(f"{k} {v}" for k, v in more.items())
