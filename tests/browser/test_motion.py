"""What moves can be skipped, sped up or turned off; nothing of it is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import finish, ticket_gagnant
from tests.browser.playing import Guest
from tests.browser.stage import Stage

Guests = Callable[..., Guest]
_MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime > 50)
  .map((one) => one.effect.target?.outerHTML.slice(0, 120) ?? String(one))"""


def sentences(guest: Guest) -> int:
    return guest.page.get_by_role("log", name=guest.say("web-talk-story")).get_by_role("paragraph").count()


@pytest.mark.parametrize("title", ["ticket-gagnant", "finish"])
def test_with_reduced_motion_nothing_moves_and_everything_is_told(guest: Guests, title: str) -> None:
    ada = guest("Ada", speed=1)
    ada.go("/")
    expect(ada.page.get_by_role("heading", name="Ticket Gagnant")).to_be_visible()
    assert ada.page.evaluate(_MOVING) == []
    table = ada.plays(title)
    expect(ada.button("web-speed-none").first).to_have_attribute("aria-pressed", "true")
    for _ in range(3):
        ada.wait_for_turn()
        (ticket_gagnant.turn if title == "ticket-gagnant" else finish.turn)(ada)
        assert ada.page.evaluate(_MOVING) == []
    expect(ada.button("web-skip")).to_have_count(0)
    before = sentences(ada)
    ada.page.reload()
    ada.see_table()
    assert sentences(ada) >= before > 3
    assert table["id"] in ada.page.url


def test_what_happened_is_shown_at_once_when_skipped_and_all_of_it_is_told(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage, motion=True)
    table = finish.forms(ada, stage)
    ada.page.get_by_role("button", name=ada.say("web-speed-times", speed=1)).first.click()
    finish.bet(ada, "win", 0)
    finish.handing_in(ada).click()
    expect(ada.button("web-skip")).to_be_visible()  # the race is being shown
    expect(ada.dialog("web-result-title")).to_have_count(0)
    ended = ada.say("finish-event-programme-ended", count=1, winners="", total="", you="yes").partition(":")[0]
    story = ada.page.get_by_role("log", name=ada.say("web-talk-story"))
    expect(story.get_by_text(ended)).to_have_count(0)
    ada.page.keyboard.press("s")
    expect(ada.text("web-rest")).to_be_visible()  # the payments: nobody is pulled away from them
    expect(story.get_by_text(ended)).to_have_count(0)
    ada.page.keyboard.press("s")
    expect(ada.dialog("web-result-title")).to_be_visible()
    expect(story.get_by_text(ended)).to_have_count(1)
    told = story.inner_text()
    ada.page.reload()
    expect(ada.dialog("web-result-title")).to_be_visible()
    assert story.inner_text() == told
    assert table["id"] in ada.page.url


def test_the_speed_is_kept_and_a_choice_is_one_press_away_from_the_film(guest: Guests) -> None:
    ada = guest("Ada", motion=True, speed=1)
    ada.plays("ticket-gagnant", options={"first_player": 0})
    ada.page.get_by_role("button", name=ada.say("web-speed-times", speed=4)).first.click()
    assert ada.page.evaluate("localStorage.getItem('hippodrome-speed')") == "4"
    for kind in ("discipline", "arrange", "secrecy"):
        ada.wait_for_turn()
        assert ticket_gagnant.turn(ada) == kind
    ada.page.reload()
    ada.see_table()
    expect(ada.page.get_by_role("button", name=ada.say("web-speed-times", speed=4)).first).to_have_attribute(
        "aria-pressed", "true"
    )


def test_the_sound_is_muted_by_a_click_and_stays_so(guest: Guests) -> None:
    ada = guest("Ada")
    ada.go("/")
    ada.button("web-sound").click()
    expect(ada.button("web-sound")).to_have_attribute("aria-pressed", "false")
    ada.page.reload()
    expect(ada.button("web-sound")).to_have_attribute("aria-pressed", "false")


def test_complaints_of_pages_are_noticed(guest: Guests) -> None:
    """The watch over all other tests: an inline script is refused, and that is heard."""
    ada = guest("Ada")
    ada.go("/")
    ada.page.evaluate("document.body.append(Object.assign(document.createElement('script'), { textContent: 'alert(1)' }))")
    ada.wait_until(lambda: bool(ada.troubles()), "the refusal is heard")
    ada.allowed.append("Content Security Policy")
