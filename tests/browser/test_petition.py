"""Somebody was sent the table's address instead of the invitation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playing import FRIEND, Guest

Guests = Callable[..., Guest]


def asks(dora: Guest, table: dict[str, Any]) -> None:
    dora.go(f"/t/{table['id']}")
    dora.button("web-petition-ask").click()
    form = dora.dialog("web-petition-ask")
    form.get_by_label(dora.say("web-name"), exact=True).fill("Dora")
    form.get_by_role("button", name=dora.say("web-petition-send"), exact=True).click()
    expect(dora.text("web-petition-sent", host="Ada")).to_be_visible()


@pytest.mark.parametrize("begun", [False, True], ids=["in the lobby", "during the game"])
def test_the_host_is_asked_for_a_seat_and_gives_it_with_one_touch(guest: Guests, begun: bool) -> None:
    ada, dora = guest("Ada"), guest("Dora", language="fr")
    table = ada.opens("ticket-gagnant", [FRIEND], begin=begun)
    ada.go(f"/t/{table['id']}")
    dora.go(f"/t/{table['id']}")
    expect(dora.text("web-petition-what", host="Ada")).to_be_visible()
    asks(dora, table)
    dora.page.reload()
    expect(dora.text("web-petition-sent", host="Ada")).to_be_visible()
    expect(ada.text("web-petition-asks", name="Dora")).to_be_visible()
    ada.button("web-petition-admit", name="Dora").click()
    expect(ada.button("web-petition-admit", name="Dora")).to_have_count(0)
    if begun:
        dora.wait_until(lambda: dora.view().get("seat") == 1, "the seat is hers")
    else:
        expect(dora.page.get_by_role("listitem").filter(has_text="Dora")).to_be_visible()
        dora.wait_until(lambda: bool(dora.told[-1].get("table")) and dora.told[-1]["table"]["mine"] == [1], "the seat is hers")
    expect(dora.button("web-petition-ask")).to_have_count(0)


def test_who_asks_no_longer_is_not_in_the_hosts_way(guest: Guests) -> None:
    ada, dora = guest("Ada"), guest("Dora")
    table = ada.opens("ticket-gagnant", [FRIEND])
    ada.go(f"/t/{table['id']}")
    asks(dora, table)
    expect(ada.text("web-petition-asks", name="Dora")).to_be_visible()
    dora.button("web-petition-withdraw").click()
    expect(dora.button("web-petition-ask")).to_be_visible()
    expect(ada.button("web-petition-admit", name="Dora")).to_have_count(0)


def test_where_no_chair_is_free_that_is_said(guest: Guests) -> None:
    ada, ben, dora = guest("Ada"), guest("Ben"), guest("Dora")
    table = ada.opens("ticket-gagnant", [FRIEND])
    ben.sits(table)
    dora.go(f"/t/{table['id']}")
    expect(dora.text("web-join-full")).to_be_visible()
    expect(dora.button("web-petition-ask")).to_have_count(0)
