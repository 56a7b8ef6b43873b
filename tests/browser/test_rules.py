"""The rules in the house: a refused move leads to its rule, and all of them can be searched."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import ticket_gagnant
from tests.browser.playing import Guest

Guests = Callable[..., Guest]


def test_a_refused_move_is_explained_and_leads_to_its_rule(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("ticket-gagnant", options={"first_player": 0})
    ticket_gagnant.turn_until(ada, "play")
    before = ticket_gagnant.hand(ada).count()
    ticket_gagnant.hand(ada).first.click()
    which = ada.page.get_by_role("group", name=ada.say("web-tg-pick-horse"))
    if which.count():
        which.get_by_role("button").first.click()
    course = ada.board.bounding_box()
    assert course
    ada.page.mouse.click(course["x"] + course["width"] * 0.7, course["y"] + course["height"] * 0.6)  # much too far
    refusal = ada.page.get_by_role("alert")
    link = refusal.get_by_role("link")
    expect(link).to_have_text(re.compile(r"TG-\d+"))
    assert len(refusal.get_by_role("paragraph").inner_text()) > 20
    rule = re.search(r"TG-\d+", link.inner_text())
    assert rule
    link.click()
    drawer = ada.dialog("web-rules-of", game="Ticket Gagnant")
    expect(drawer.locator(f"[id='{rule[0]}']")).to_be_in_viewport()
    ada.close_dialog()
    expect(ticket_gagnant.hand(ada)).to_have_count(before)


@pytest.mark.parametrize(("language", "word"), [("en", "hedge"), ("fr", "haie")])
def test_the_rules_are_searched_in_both_languages(guest: Guests, language: str, word: str) -> None:
    ada = guest("Ada", language=language)
    ada.go("/rules/ticket-gagnant")
    body = ada.page.get_by_role("main")
    expect(body.get_by_role("navigation")).to_be_visible()
    everything = len(body.inner_text())
    search = ada.page.get_by_role("searchbox", name=ada.say("web-rules-search"))
    search.fill(word)
    expect(body.locator("mark").first).to_be_visible()
    assert len(body.inner_text()) < everything
    for mark in body.locator("mark").all_inner_texts():
        assert word in mark.lower()
    search.fill("qwertzuiop")
    expect(body.get_by_text(ada.say("web-rules-nothing"))).to_be_visible()


def test_a_link_to_a_rule_shows_that_rule(guest: Guests) -> None:
    ada = guest("Ada")
    ada.go("/rules/finish#FI-24")
    expect(ada.page.locator("[id='FI-24']")).to_be_in_viewport()
    expect(ada.page.get_by_text(re.compile("1975")).first).to_be_visible()
