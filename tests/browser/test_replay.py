"""A finished game again: chapters by race, and links to a moment."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.playing import Guest

Guests = Callable[..., Guest]


def scrubber(guest: Guest) -> Locator:
    return guest.page.get_by_role("slider", name=guest.say("web-replay-scrub"))


def test_a_replay_has_a_chapter_and_a_mark_for_each_race(guest: Guests) -> None:
    ada = guest("Ada")
    table = ada.finishes("ticket-gagnant", options={"races": 2})
    standings = ada.ask("GET", f"tables/{table['id']}/standings")
    ada.go(f"/replay/{table['id']}")
    chapters = ada.page.get_by_label(ada.say("web-replay-chapters"))
    expect(chapters.locator("option")).to_have_text([ada.say("web-replay-chapter", race=race) for race in (1, 2)])
    expect(ada.page.locator(".marks i")).to_have_text(["1", "2"])
    chapters.select_option("2")
    expect(scrubber(ada)).to_have_value(str(standings[1]["step"]))
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(ada.say("race-of", race=2, races=2))
    scrubber(ada).fill("1")
    expect(chapters).to_have_value("1")


def test_a_link_to_a_moment_opens_there_for_anybody(guest: Guests) -> None:
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.finishes("finish")
    ada.go(f"/replay/{table['id']}")
    last = int(scrubber(ada).get_attribute("max") or 0)
    scrubber(ada).fill(str(last // 2))
    expect(ada.page).to_have_url(re.compile(rf"#{last // 2 + 1}$"))
    ada.button("web-replay-moment").click()
    link = ada.page.get_by_label(ada.say("web-replay-moment"), exact=True).last.input_value()
    ben.page.goto(link)
    expect(scrubber(ben)).to_have_value(str(last // 2))
    ben.page.reload()
    expect(scrubber(ben)).to_have_value(str(last // 2))


def test_a_highlight_of_the_result_leads_to_its_race(guest: Guests) -> None:
    ada = guest("Ada")
    ada.finishes("ticket-gagnant", options={"races": 2})
    ticket = ada.page.get_by_role("link").filter(has_text=ada.say("web-tg-best-ticket"))
    race = (ticket.get_attribute("href") or "").rpartition("-")[2]
    ticket.click()
    expect(ada.page.get_by_label(ada.say("web-replay-chapters"))).to_have_value(race)
