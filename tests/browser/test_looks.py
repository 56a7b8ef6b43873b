"""Every page and every phase, in both languages and both sizes: nothing too wide, cut off, unnamed or untranslated."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import ticket_gagnant
from tests.browser.looking import barriers, faults
from tests.browser.playing import DESKTOP, PHONE, Guest
from tests.browser.tour import WALKS

Guests = Callable[..., Guest]


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("fr", PHONE), ("en", DESKTOP), ("fr", DESKTOP)])
def test_nothing_overflows_is_cut_off_or_untranslated(guest: Guests, walk: str, language: str, size: tuple[int, int]) -> None:
    ada = guest("Ada", language=language, size=size)
    found = [fault for place in WALKS[walk](ada) for fault in faults(ada, place)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("walk", WALKS)
def test_everything_has_a_name_and_headings_are_in_order(guest: Guests, walk: str) -> None:
    ada = guest("Ada")
    found = [fault for place in WALKS[walk](ada) for fault in barriers(ada, place)]
    assert not found, "\n".join(found)


def test_the_language_is_switched_in_the_middle_of_a_game_and_kept(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("ticket-gagnant", options={"first_player": 0})
    ticket_gagnant.turn_until(ada, "arrange")
    ada.page.get_by_role("button", name="français", exact=True).click()
    ada.language = "fr"
    expect(ada.button("web-tg-arrange-done")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    commentary = ada.page.get_by_role("log", name=ada.say("web-talk-story"))
    expect(
        commentary.get_by_text(ada.say("ticket-gagnant-event-discipline-chosen", who="Ada", you="yes", discipline="flat"))
    ).to_be_visible()
    ticket_gagnant.turn_until(ada, "predict")
    ada.page.reload()
    ada.see_table()
    assert ticket_gagnant.asked(ada) == "predict"
