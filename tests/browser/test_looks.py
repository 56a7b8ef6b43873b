"""Every page and every phase, in both languages and both sizes: nothing too wide, cut off, unnamed or untranslated."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import ticket_gagnant
from tests.browser.looking import barriers, faults, found_by_axe, resize
from tests.browser.playing import DESKTOP, PHONE, Guest
from tests.browser.tour import WALKS

Guests = Callable[..., Guest]


def on_both_screens(guest: Guest, place: str, walked: tuple[int, int]) -> list[str]:
    """What is wrong with a page on a phone and on a desktop, whichever the walk is done with."""
    found = []
    for size in (PHONE, DESKTOP):
        resize(guest, size)
        found += faults(guest, f"{place} at {size[0]} × {size[1]}")
    resize(guest, walked)
    return found


@pytest.mark.parametrize("walk", WALKS)
def test_in_french_nothing_overflows_is_cut_off_or_untranslated(guest: Guests, walk: str) -> None:
    ada = guest("Ada", language="fr", size=PHONE)
    found = [fault for place in WALKS[walk](ada) for fault in on_both_screens(ada, place, PHONE)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("walk", WALKS)
def test_in_english_neither_and_all_has_a_name_headings_are_in_order_and_axe_finds_nothing(guest: Guests, walk: str) -> None:
    ada = guest("Ada")
    found: list[str] = []
    for place in WALKS[walk](ada):
        found += on_both_screens(ada, place, DESKTOP) + barriers(ada, place) + found_by_axe(ada, place)
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
