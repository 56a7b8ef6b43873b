"""A language that came from outside, as a folder, is spoken everywhere: no text is left over, none is cut off."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial

import pytest

from hippodrome.games import own_titles
from hippodrome.texts import Texts
from hippodrome.texts.languages import ENVIRONMENT, languages
from tests.browser.looking import faults, resize
from tests.browser.playing import BOT, Guest
from tests.browser.tour import WALKS, plain_table
from tests.server.playing import Server
from tests.texts import pseudo

Guests = Callable[..., Guest]
PHONE, DESKTOP = (390, 844), (1440, 900)
ALL_WALKS = WALKS | {
    "finish-line": partial(plain_table, title="finish-line"),
    "triple-couronne": partial(plain_table, title="triple-couronne", others=[BOT, BOT, BOT], options={}),
    "plain": partial(plain_table, title="finish"),
}
# Everything that can be read or heard, text by text; but for code, and for how an action is written, which buttons give away.
_SAID = """() => {
  const NAMES = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"]
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const box = node.parentElement
      if (!box.closest("script, style, code") && box.checkVisibility()) found.push(node.data)
    } else if (node.checkVisibility()) {
      for (const name of NAMES)
        if (node.hasAttribute(name) && !(name === "title" && node.matches("fieldset button"))) found.push(node.getAttribute(name))
    }
  }
  return [document.title, ...found]
}"""
_TITLES = {about.name for about in own_titles().values()}
_NO_WORDS = re.compile(r"\band\b|\b\d{1,2} [A-Z][a-z]{2,3} \d{4}\b|\b[0-9a-f]{64}\b|\bSHA-256\b")
"""Lists and dates, which the browser puts together for the locale that the language names; commitments."""
_OURS = re.compile(r"[A-Za-z]{3,}")


@cache
def known() -> re.Pattern[str]:
    """Names, which are the same in every language."""
    spoken = (Texts(lang).say("language-name") for lang in languages())
    on_lids = (word for title in _TITLES for word in (*title.split(), *title.upper().split()))
    names = {"Hippodrome", "Ada", *pseudo.proper_names(), *_TITLES, *spoken, *on_lids}
    return re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))


def left_over(guest: Guest, place: str) -> list[str]:
    """What is said on the page in another language."""
    found = []
    for text in guest.page.evaluate(_SAID):
        rest = _NO_WORDS.sub("", known().sub("", text))
        if _OURS.search(rest):
            found.append(f"{place}: {' '.join(text.split())[:120]!r} is not translated")
    return found


@pytest.fixture(scope="module")
def foreign(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that speaks one language more; so do the guests in this process."""
    folder = tmp_path_factory.mktemp("foreign")
    pseudo.write(folder / "languages")
    with pytest.MonkeyPatch.context() as here:
        here.setenv(ENVIRONMENT, str(folder / "languages"))
        with Server(folder / "data", "--take-back", "0") as running:
            yield running


@pytest.mark.parametrize("walk", ALL_WALKS)
def test_everything_is_said_in_a_language_from_outside(guest: Guests, foreign: Server, walk: str) -> None:
    ada = guest("Ada", server=foreign, language=pseudo.LANGUAGE, size=PHONE)
    found: dict[str, None] = {}
    for place in ALL_WALKS[walk](ada):
        for size in (DESKTOP, PHONE):
            resize(ada, size)
            found |= dict.fromkeys(faults(ada, f"{place} at {size[0]} × {size[1]}") + left_over(ada, place))
    assert not found, "\n".join(found)
