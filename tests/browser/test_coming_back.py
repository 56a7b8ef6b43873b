"""Reloads, lost lines, second tabs, lost phones: the same person has the same seat."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Response, Route, expect

from hippodrome.server.people import COOKIE
from tests.browser import ticket_gagnant
from tests.browser.playing import Guest
from tests.server.playing import Server

Guests = Callable[..., Guest]
FIRST: dict[str, Any] = {"options": {"first_player": 0}}
LINE_DOWN = r"WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to load resource"


def test_a_reload_in_the_middle_of_a_turn_gives_the_same_seat_and_hand(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("ticket-gagnant", **FIRST)
    ticket_gagnant.turn_until(ada, "play")
    cards = ticket_gagnant.hand(ada)
    before = [cards.nth(number).get_attribute("aria-label") for number in range(cards.count())]
    cards.first.click()
    ada.page.reload()
    ada.see_table()
    ada.wait_for_turn()
    assert [cards.nth(number).get_attribute("aria-label") for number in range(cards.count())] == before
    ticket_gagnant.turn(ada)
    expect(cards).to_have_count(len(before) - 1)


def test_a_choice_made_while_the_server_is_down_is_carried_out_once_it_is_back(
    guest: Guests, another_server: Callable[..., Server]
) -> None:
    server = another_server("--take-back", "0")
    ada = guest("Ada", server=server)
    ada.allowed.append(LINE_DOWN)
    ada.plays("ticket-gagnant", **FIRST)
    ticket_gagnant.turn_until(ada, "secrecy")
    server.arguments += ["--port", server.address.rpartition(":")[2]]
    server.stop()
    expect(ada.page.get_by_text(ada.say("web-reconnecting"))).to_be_visible()
    ticket_gagnant.secrecy(ada, "hidden").click()
    server.start()
    expect(ada.page.get_by_text(ada.say("web-reconnecting"))).to_have_count(0)
    ada.wait_for_turn()
    assert ticket_gagnant.asked(ada) == "hand"
    assert [event["event"] for event in ada.events()].count("SecrecyChosen") == 1
    ticket_gagnant.turn_until(ada, "play")
    ticket_gagnant.turn(ada)


def test_a_network_that_comes_back_is_used_at_once(guest: Guests) -> None:
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.opens("ticket-gagnant", [{"who": "friend"}], **FIRST)
    ada.go(f"/t/{table['id']}")
    ben.sits(table)
    ada.button("web-lobby-start").click()
    ada.see_table()
    ben.see_table()
    ben.allowed.append(LINE_DOWN)
    ben.context.set_offline(True)
    ticket_gagnant.turn_until(ada, "arrange")
    ben.context.set_offline(False)
    expect(ben.page.get_by_text(re.compile(re.escape(ben.say("ticket-gagnant-discipline-flat")))).first).to_be_visible()
    ben.wait_until(lambda: ben.view()["discipline"] == "flat", "the news have come")
    assert ben.view()["seat"] == 1


def test_being_offline_shows_at_once_before_anything_is_sent(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("ticket-gagnant", **FIRST)
    ada.wait_for_turn()
    ada.allowed.append(LINE_DOWN)
    sent = len(ada.sent)
    ada.context.set_offline(True)
    expect(ada.page.get_by_text(ada.say("web-offline"))).to_be_visible(timeout=2000)
    assert len(ada.sent) == sent
    ada.context.set_offline(False)
    expect(ada.page.get_by_text(ada.say("web-offline"))).to_have_count(0)
    ticket_gagnant.turn_until(ada, "predict")


def test_two_first_pages_of_a_new_browser_make_one_person_of_it(guest: Guests) -> None:
    ada = guest("Ada")
    pages = [ada.page, ada.context.new_page()]
    waiting: list[Route] = []
    answers: list[Response] = []
    ada.context.route(f"{ada.address}/", lambda route: waiting.append(route))
    ada.context.on("response", lambda answer: answers.append(answer))
    for page in pages:
        page.evaluate("(home) => void setTimeout(() => location.assign(home))", f"{ada.address}/")
    ada.wait_until(lambda: len(waiting) == 2, "both pages are asked for")
    for route in waiting:
        route.continue_()
    for page in pages:
        expect(page.get_by_role("heading", name="Ticket Gagnant")).to_be_visible()
    given = [cookie for answer in answers for cookie in answer.header_values("set-cookie") if cookie.startswith(f"{COOKIE}=")]
    assert given and len(set(given)) == 1


def test_a_second_tab_has_the_same_seat_and_both_go_on_together(guest: Guests) -> None:
    ada = guest("Ada")
    table = ada.plays("ticket-gagnant", **FIRST)
    first = ada.page
    second = ada.context.new_page()
    ada.page = second
    ada.go(f"/t/{table['id']}")
    ada.see_table()
    ticket_gagnant.turn_until(ada, "play")
    ticket_gagnant.turn(ada)
    left = ticket_gagnant.hand(ada).count()
    ada.page = first
    expect(ticket_gagnant.hand(ada)).to_have_count(left)


def test_a_recovery_link_gives_a_lost_phones_seat_to_a_new_one_and_dies_with_its_use(guest: Guests) -> None:
    old, new, thief = guest("Ada"), guest("Ada2"), guest("Eve")
    table = old.plays("ticket-gagnant", **FIRST)
    ticket_gagnant.turn_until(old, "predict")
    menu = old.seat_menu("Ada")
    menu.get_by_role("button", name=old.say("web-recovery"), exact=True).click()
    field = menu.get_by_label(old.say("web-recovery"), exact=True)
    expect(field).to_have_value(re.compile("#recover="))
    link = field.input_value()
    old.close_dialog()

    new.page.goto(link)
    new.see_table()
    assert "#" not in new.page.url
    expect(ticket_gagnant.hand(new)).to_have_count(3)
    expect(ticket_gagnant.hand(old)).to_have_count(0)  # the old one only watches now
    old.told.clear()
    ticket_gagnant.turn(new)
    new.wait_for_turn()
    assert not any(told["game"]["view"].get("hand") for told in old.told if told.get("game"))

    thief.allowed.append("403|409|410|Failed to load resource")
    thief.page.goto(link)
    expect(thief.page.get_by_text(thief.say("web-refused-recovery-void"))).to_be_visible()
    assert table["id"] in thief.page.url


def test_home_lists_my_tables_and_leads_back_to_them(guest: Guests) -> None:
    ada = guest("Ada")
    table = ada.plays("finish")
    ada.go("/")
    mine = ada.page.get_by_role("region", name=ada.say("web-tables-mine"))
    mine.get_by_role("link").first.click()
    ada.see_table()
    assert ada.page.url.endswith(f"/t/{table['id']}")
    ada.go("/")
    ada.button("web-table-clear").click()
    ada.dialog("web-table-clear").get_by_role("button", name=ada.say("web-table-clear")).click()
    expect(mine).to_have_count(0)
