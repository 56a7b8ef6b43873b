"""A LAN address over plain HTTP, where browsers withhold much."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import ticket_gagnant
from tests.browser.playing import Guest
from tests.server.playing import Server

Guests = Callable[..., Guest]


def test_a_lan_address_over_plain_http_invites_plays_and_verifies(guest: Guests, another_server: Callable[..., Server]) -> None:
    # A name that Chromium is told to look for on this machine: for a browser as insecure as any address of a network.
    server = another_server("--take-back", "0", "--public-url", "http://lan.test")
    server.address = server.address.replace("127.0.0.1", "lan.test")
    ada, ben = guest("Ada", server=server), guest("Ben", server=server)
    with ada.page.expect_response("**/api/home"):  # it brings the cookie by which the server knows the host
        ada.go("/")
    plan = {
        "title": "ticket-gagnant",
        "edition": "2024",
        "options": {"races": 2, "first_player": 0},
        "seats": [{"who": "me", "name": "Ada"}, {"who": "friend"}],
    }
    table = ada.page.evaluate(
        """async (plan) => (await fetch("/api/tables", {
            method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(plan)
        })).json()""",
        plan,
    )
    ada.go(f"/t/{table['id']}")
    assert (
        ada.page.evaluate("[isSecureContext, 'subtle' in crypto, 'randomUUID' in crypto, 'clipboard' in navigator]")
        == [False] * 4
    )
    ada.page.get_by_role("region", name=ada.say("web-lobby-invite")).get_by_role(
        "button", name=ada.say("web-copy"), exact=True
    ).click()
    expect(ada.text("web-copy-copied").or_(ada.text("web-copy-selected"))).to_be_visible()
    ben.page.goto(ada.page.get_by_label(ada.say("web-lobby-link")).input_value())
    ben.page.get_by_label(ben.say("web-name"), exact=True).fill("Ben")
    ben.button("web-join-sit").click()
    expect(ben.text("web-lobby-wait")).to_be_visible()
    ada.button("web-lobby-start").click()
    ticket_gagnant.turn_until(ada, "predict")
    ticket_gagnant.turn(ada)
    ticket_gagnant.turn(ben)
    ticket_gagnant.turn_until(ada, "play")
    ticket_gagnant.turn(ada)
    for one in (ada, ben):
        one.open_menu().get_by_role("button", name=one.say("web-hand-over"), exact=True).click()
    expect(ada.dialog("web-result-title")).to_be_visible()
    ada.verifies("web-verify-draw")
    expect(ada.page.get_by_text(ada.say("web-verify-good"))).to_be_visible()
