"""The example game in the browser: nothing was drawn for it, and it is all there, from the shelf to the verified dice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.looking import barriers, faults
from tests.browser.playing import PHONE, Guest, play_out
from tests.examples.installing import install
from tests.server.playing import Server

WORDS = {
    "en": (
        "Trot: 3 squares for sure",
        "Trot, or gallop?",
        "goes on to square",
        "wins the race|share the win",
        "Length of the course",
    ),
    "fr": (
        "Trot\u202f: 3 cases à coup sûr",
        "Au trot, ou au galop\u202f?",
        "avance jusqu’à la case",
        "gagne la course|se partagent la victoire",
        "Longueur de la piste",
    ),
}


@pytest.fixture(scope="module")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which the example is installed."""
    place = tmp_path_factory.mktemp("galop")
    with Server(place / "data", "--take-back", "0", environment=install(place)) as running:
        yield running


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("fr", PHONE)])
def test_galop_is_played_to_the_end_without_a_line_drawn_for_it(
    guest: Callable[..., Guest], house: Server, language: str, size: tuple[int, int]
) -> None:
    trot, asked, moves, wins, option = WORDS[language]
    ada = guest("Ada", server=house, language=language, size=size)
    ada.go("/")
    expect(ada.page.get_by_role("heading", name="Galop", exact=True)).to_be_visible()
    ada.go("/new/galop?for=friends")
    expect(ada.page.get_by_text(option, exact=True).first).to_be_visible()
    table = ada.opens("galop", options={"length": 10})
    ada.go(f"/t/{table['id']}")
    ada.see_table()
    ada.wait_for_turn()
    expect(ada.page.get_by_text(asked).first).to_be_visible()
    play_out(ada, turn=lambda one: one.page.get_by_role("button", name=trot, exact=True).click())
    result = ada.dialog("web-result-title")
    for total in ada.events()[-1]["totals"]:
        expect(result.get_by_text(str(total), exact=True).first).to_be_visible()
    ada.button("web-result-board").click()
    expect(ada.page.get_by_text(re.compile(wins)).first).to_be_visible()
    assert faults(ada, "galop") + barriers(ada, "galop") == []
    ada.go(f"/replay/{table['id']}")
    scrubber = ada.page.get_by_role("slider", name=ada.say("web-replay-scrub"))
    scrubber.fill("2")
    expect(ada.page.get_by_text(moves).first).to_be_attached()
    ada.button("web-verify-draw").click()
    expect(ada.dialog("web-verify-draw").get_by_text(ada.say("web-verify-good"))).to_be_visible()
