"""Standing orders in a browser: given and lifted on their sheet, kept across a reload and a restart, and nothing is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.looking import barriers, faults, for_thumbs, found_by_axe
from tests.browser.playing import BOT, FRIEND, PHONE, Guest, play_out
from tests.server.playing import Live, Message, Server, closing
from tests.server.season import quiet_choice

Guests = Callable[..., Guest]
LAPTOP = (1280, 720)


def sheet(guest: Guest) -> Locator:
    """The standing orders, opened from the table's menu."""
    guest.press(guest.open_menu().get_by_role("button", name=guest.say("web-orders"), exact=True))
    expect(guest.dialog("web-orders")).to_be_visible()
    return guest.dialog("web-orders")


def decision(guest: Guest, name: str) -> Locator:
    """One decision of the sheet, with its answers."""
    return guest.dialog("web-orders").get_by_role("group", name=guest.say(f"triple-couronne-decision-{name}"), exact=True)


def answer(guest: Guest, name: str, given: str | None) -> Locator:
    """An answer to it; None is to be asked."""
    key = "web-orders-ask" if given is None else f"triple-couronne-answer-{name}-{given}"
    return decision(guest, name).get_by_role("radio", name=guest.say(key), exact=True)


def a_duel(ada: Guest, ben: Guest) -> Message:
    """A season that waits for Ben: Ada's papers are on the table as soon as she orders them."""
    table = ada.opens("triple-couronne", [FRIEND], edition="complet", options={"auction": False})
    ben.sits(table)
    ada.go(f"/t/{table['id']}")
    ada.button("web-lobby-start").click()
    ada.see_table()
    ada.wait_for_turn()
    return table


@pytest.mark.parametrize(("language", "size"), [("fr", PHONE), ("en", LAPTOP)], ids=["fr-phone", "en-laptop"])
def test_each_order_is_kept_across_a_reload_and_lifted(guest: Guests, language: str, size: tuple[int, int]) -> None:
    ada, ben = guest("Ada", language=language, size=size), guest("Ben")
    a_duel(ada, ben)
    sheet(ada)
    orders = {each["decision"]: each["answers"][-1] for each in ada.told_last("orders")["known"]}
    assert orders.keys() == {"entries", "sales", "rentals", "bids", "mounts", "insurance"}
    for name, given in orders.items():
        answer(ada, name, given).check()
    found = faults(ada, "the sheet") + barriers(ada, "the sheet") + found_by_axe(ada, "the sheet")
    assert found + (for_thumbs(ada, "the sheet") if ada.touch else []) == []
    ada.wait_until(lambda: not ada.is_asked(), "what was asked is answered")
    ada.page.reload()
    ada.see_table()
    sheet(ada)
    for name, given in orders.items():
        expect(answer(ada, name, given)).to_be_checked()
        answer(ada, name, None).check()
    ada.page.reload()
    ada.see_table()
    sheet(ada)
    for name in orders:
        expect(answer(ada, name, None)).to_be_checked()
    assert not [each for each in ben.told_last("orders")["known"] if each["given"]]


def test_an_order_is_there_after_the_server_was_restarted(guest: Guests, another_server: Callable[..., Server]) -> None:
    server = another_server("--take-back", "0")
    ada, ben = guest("Ada", server=server, size=LAPTOP), guest("Ben", server=server)
    ada.allowed.append("WebSocket|Failed to load|ERR_CONNECTION")
    ben.allowed.append("WebSocket|Failed to load|ERR_CONNECTION")
    table = a_duel(ada, ben)
    sheet(ada)
    answer(ada, "bids", "none").check()
    expect(answer(ada, "bids", "none")).to_be_checked()
    ada.wait_until(lambda: any(each["given"] for each in ada.told_last("orders")["known"]), "the order is kept")
    server.restart()
    ada.go(f"{server.address}/t/{table['id']}")
    ada.see_table()
    sheet(ada)
    expect(answer(ada, "bids", "none")).to_be_checked()


def is_at_stake(view: Message) -> bool:
    """Whether what is asked could cost the game, or a horse: that no order answers."""
    return view["choice"]["kind"] in ("keep", "give-up") or view["cash"][view["seat"]] < view["fee"]


def test_with_all_orders_a_whole_complet_asks_nothing(guest: Guests) -> None:
    ada = guest("Ada", size=LAPTOP)
    trainer: Message = {"who": "bot", "bot": "trainer"}
    table = ada.plays("triple-couronne", [trainer] * 3, edition="complet", options={})
    ada.wait_for_turn()
    sheet(ada)
    ada.button("web-orders-all").click()
    ada.wait_until(lambda: all(each["given"] for each in ada.told_last("orders")["known"]), "all orders are given")
    began = len(ada.sent)
    ada.close_dialog()

    def asked(_: Guest) -> None:
        view = ada.view()
        assert is_at_stake(view), view["choice"]
        elsewhere.must("act", action=quiet_choice(view["choice"]))

    with closing(Live(ada.server, table["id"], ada.secret())) as (elsewhere,):
        elsewhere.hello()
        play_out(ada, turn=asked, patience=150)
    assert [asked for asked in ada.sent[began:] if asked["ask"] == "act"] == []
    told = [event for event in ada.events() if event["event"] == "OrderObeyed"]
    assert {event["decision"] for event in told} >= {"auction", "entries", "sales", "mounts", "bets"}
    ada.button("web-result-board").click()
    ada.button("web-story-all").click()
    story = ada.page.get_by_role("log", name=ada.say("web-talk-story"))
    expect(story).to_contain_text(ada.say("event-order-obeyed", decision="bets", answer="none"))


def test_lots_to_come_are_planned_on_the_sheet(guest: Guests) -> None:
    ada = guest("Ada", size=PHONE)
    ada.plays("triple-couronne", [BOT], edition="complet", options={})
    ada.wait_for_turn()
    lots = [each["lot"]["name"] for each in ada.told_last("orders")["coming"]]
    sheet(ada)
    group = ada.dialog("web-orders").get_by_role("group", name=lots[-1], exact=True)
    group.get_by_role("radio", name=ada.say("web-orders-up-to"), exact=True).check()
    amount = group.get_by_role("textbox")
    amount.fill("3000000")
    amount.press("Tab")
    ada.wait_until(lambda: ada.told_last("orders")["coming"][-1]["most"] == 3_000_000, "the plan is kept")
    other = ada.dialog("web-orders").get_by_role("group", name=lots[-2], exact=True)
    other.get_by_role("radio", name=ada.say("web-orders-pass"), exact=True).check()
    ada.page.reload()
    ada.see_table()
    sheet(ada)
    expect(amount).to_have_value(ada.figure(3_000_000))
    expect(other.get_by_role("radio", name=ada.say("web-orders-pass"), exact=True)).to_be_checked()
    assert faults(ada, "lots") + for_thumbs(ada, "lots") == []
