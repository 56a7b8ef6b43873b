"""The pages around the tables on phones, upright and sideways: nothing too wide, cut off, or too small for a thumb."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.looking import drawn, faults, for_thumbs, resize
from tests.browser.playing import BOT, FRIEND, Guest
from tests.browser.tour import doors, pages

Guests = Callable[..., Guest]
PHONES = [(360, 640), (390, 664), (844, 390)]
LONG = "Maximilien-Alexandre"


def on_phones(guest: Guest, place: str) -> list[str]:
    """What is wrong with a page on any of the phones."""
    found = []
    for width, height in PHONES:
        resize(guest, (width, height))
        where = f"{place} at {width} × {height}"
        found += faults(guest, where)
        if place != "rules":  # whose tables are as wide as they are, and whose links stand in the text
            found += for_thumbs(guest, where)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_fits_every_phone(guest: Guests, language: str) -> None:
    ada = guest(LONG, language=language, size=PHONES[0])
    found = [fault for place in pages(ada) for fault in on_phones(ada, place)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_doors_of_a_table_fit_every_phone(guest: Guests, language: str) -> None:
    ada, dora = guest(LONG), guest("Dora", language=language, size=PHONES[0])
    table = ada.opens("ticket-gagnant", [FRIEND, FRIEND, BOT])
    found = [fault for place in doors(dora, table) for fault in on_phones(dora, place)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_replay_and_my_races_fit_every_phone_and_the_scene_leads(guest: Guests, language: str) -> None:
    ada = guest(LONG, language=language)
    table = ada.finishes("ticket-gagnant", options={"races": 2})
    ada.go(f"/replay/{table['id']}#race-2")
    expect(ada.page.get_by_role("slider", name=ada.say("web-replay-scrub"))).to_be_visible()  # the record has come
    scene = ada.page.get_by_role("main")
    found = on_phones(ada, "replay")
    for width, height in PHONES:
        resize(ada, (width, height))
        drawn(ada)
        box = scene.bounding_box()
        assert box is not None
        share = box["width"] / width if width > height else box["height"] / height
        assert share >= (0.55 if width > height else 0.45), f"the scene has {share:.0%} of {width} × {height}"
    ada.go("/races")
    expect(ada.button("web-races-export")).to_be_visible()
    found += on_phones(ada, "my races")
    assert not found, "\n".join(found)


def test_a_table_that_the_rules_refuse_is_refused_in_the_readers_language(guest: Guests) -> None:
    ada = guest("Ada", language="fr")
    ada.allowed.append("422")
    ada.go("/new/finish")
    ada.page.get_by_label(ada.say("web-name"), exact=True).fill("Ada")
    ada.page.route(
        "**/api/tables", lambda route: route.continue_(post_data={**route.request.post_data_json, "options": {"races": 99}})
    )
    ada.button("web-new-begin").click()
    said = ada.say("web-setup-bounds", option=ada.say("web-option-finish-races"), value=99, low=1, high=6)
    expect(ada.page.get_by_role("alert")).to_have_text(f"{said} (FI-1)")
