"""Bots to choose between, and what they tell: chances for who asks for them, and why they did what they did."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hippodrome.bots import levels_of
from hippodrome.games import own_titles
from tests.browser.looking import faults, for_thumbs, found_by_axe, resize
from tests.browser.playing import Guest
from tests.server.playing import Message

Guests = Callable[..., Guest]
FIRST_CHOICE: dict[str, Message] = {
    "ticket-gagnant": {"options": {"races": 2, "flat_only": True, "first_player": 1}},
    "triple-couronne": {"options": {}},
}
"""In Ticket Gagnant a prediction: before it nobody has a card, and nothing is likelier."""
FILLS = """row => {
  const bar = row.querySelector(".bar").getBoundingClientRect()
  const fills = [...row.querySelectorAll(".bar > i")].map((fill) => fill.getBoundingClientRect())
  return fills.flatMap(({ left, width }) => [(left - bar.left) / bar.width, width / bar.width])
}"""
"""Where each fill of a bar begins, and how long it is, as shares of the bar."""
SCREENS = [(1360, 850), (360, 640), (390, 664), (844, 390)]


@pytest.mark.parametrize("title", own_titles())
def test_five_levels_can_be_chosen_each_introduced_by_a_line_and_newcomers_meet_a_weak_one(guest: Guests, title: str) -> None:
    ada = guest("Ada")
    ada.go(f"/new/{title}")
    level = ada.page.get_by_label(ada.say("web-new-level")).first
    levels = levels_of(title)
    names = [ada.say("web-new-level-bot", level=at, bot=ada.say(f"bot-{bot}")) for at, bot in enumerate(levels, 1)]
    assert len(names) == 5
    expect(level.locator("option")).to_have_text(names)
    expect(level).to_have_accessible_description(ada.say(f"bot-{levels[1]}-what"))
    level.select_option(levels[-1])
    expect(level).to_have_accessible_description(ada.say(f"bot-{levels[-1]}-what"))


def test_where_a_programme_leaves_little_to_skill_the_page_says_so_as_soon_as_a_bot_plays(guest: Guests) -> None:
    ada = guest("Ada")
    ada.go("/new/finish")
    expect(ada.page.get_by_label(ada.say("web-new-level")).first).to_be_visible()
    note = ada.text("triple-couronne-levels-note")
    expect(note).to_have_count(0)
    ada.go("/new/triple-couronne")
    expect(note).to_be_visible()


@pytest.mark.parametrize(("title", "language"), list(zip(own_titles(), ("en", "fr", "en", "fr"), strict=True)))
def test_who_asks_is_shown_chances_on_every_screen_and_the_log_says_so(guest: Guests, title: str, language: str) -> None:
    ada = guest("Ada", language=language)
    ada.plays(title, **FIRST_CHOICE.get(title, {}))
    ada.wait_for_turn()
    ada.page.keyboard.press("h")
    sheet = ada.dialog("web-hints")
    expect(sheet.get_by_text(ada.say("web-hints-how"))).to_be_visible(timeout=60_000)
    assert sheet.get_by_role("listitem").count() > 1
    found = found_by_axe(ada, "chances")
    for size in SCREENS:
        resize(ada, size)
        found += [*faults(ada, f"chances at {size}"), *(for_thumbs(ada, f"chances at {size}") if size[0] < 900 else [])]
    assert found == []
    resize(ada, SCREENS[0])
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("tab", name=ada.say("web-talk-log")).click()
    expect(ada.text("web-fact-hinted", who="Ada")).to_be_visible()


def test_a_runner_has_one_row_and_a_bar_as_long_as_its_chances(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("ticket-gagnant", **FIRST_CHOICE["ticket-gagnant"])
    ada.wait_for_turn()
    with ada.page.expect_response("**/hints", timeout=60_000) as answer:
        ada.page.keyboard.press("h")
    told = answer.value.json()["hints"]
    rows = ada.dialog("web-hints").get_by_role("listitem")
    expect(rows).to_have_count(7 + 3)  # horses, tickets
    for horse in range(7):
        wins, podium = told[2 * horse : 2 * horse + 2]
        expect(rows.nth(horse)).to_contain_text(ada.say("ticket-gagnant-hint-wins", horse=horse + 1))
        expect(rows.nth(horse)).to_contain_text(ada.say("ticket-gagnant-hint-podium", horse=horse + 1))
        assert rows.nth(horse).evaluate(FILLS) == pytest.approx([0, wins["chance"], 0, podium["chance"]], abs=0.01)


def test_a_phone_has_the_chances_in_its_menu(guest: Guests) -> None:
    ada = guest("Ada", size=(360, 640))
    ada.plays("finish")
    ada.wait_for_turn()
    ada.press(ada.button("web-menu"))
    ada.press(ada.button("web-hints"))
    expect(ada.dialog("web-hints").get_by_text(ada.say("web-hints-how"))).to_be_visible(timeout=60_000)


def test_a_table_without_hints_has_none(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("finish", hints=False)
    ada.wait_for_turn()
    expect(ada.button("web-hints")).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(ada.dialog("web-hints")).to_have_count(0)


def test_a_bot_says_after_a_race_why_it_did_what_it_did(guest: Guests) -> None:
    ada = guest("Ada")
    strong = levels_of("finish")[-1]
    ada.finishes("finish", others=[{"who": "bot", "bot": strong}])
    ada.button("web-result-board").click()
    ada.page.get_by_role("tab", name=ada.say("web-talk-chat")).click()
    said = ada.page.get_by_role("log", name=ada.say("web-talk-chat")).get_by_role("paragraph")
    expect(said.first).to_contain_text(ada.say(f"bot-{strong}"), timeout=60_000)
    ada.wait_until(lambda: any(told["tell"] == "said" and told["line"]["remark"] for told in ada.told), "it says why")
    assert "remark" not in said.first.inner_text()
