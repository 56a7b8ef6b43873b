"""Finish as a person plays it: looking at the page, pressing what is there."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.playing import Guest

FEW_HORSES, CHEAP = 2, 2_000


def turn(guest: Guest) -> str:
    """Decide what is asked for; what it was. Buys two horses, and bets on the first two lanes."""
    guest.settle()
    if guest.button("web-bids-pass").count():
        if wants_horse(guest):
            bid(guest)
        else:
            guest.button("web-bids-pass").click()
        kind = "bid"
    else:
        bet(guest, "win", 0)
        bet(guest, "place", 1)
        hand_in(guest)
        kind = "bets"
    guest.settle()
    return kind


def owned(guest: Guest) -> int:
    view = guest.view()
    return sum(runner["owner"] == view["seat"] for runner in view["runners"])


def wants_horse(guest: Guest) -> bool:
    """Whether to buy: cheaply, and not too many, so that something is left for bets."""
    return owned(guest) < FEW_HORSES and guest.view()["choice"]["least"] <= CHEAP


def bid_button(guest: Guest) -> Locator:
    """The one that bids: it says how much, and for which horse."""
    view = guest.view()
    said = guest.say("web-bids-do", amount=guest.figure(view["choice"]["least"]), horse=view["auction"]["horse"])
    return guest.page.get_by_role("button", name=said)


def bid(guest: Guest, *, touch: bool = False) -> None:
    """Bid the least; if that is a lot, say so once more."""
    pressed = bid_button(guest)
    pressed.tap() if touch else pressed.click()
    sure = guest.button("web-bids-yes", amount=guest.figure(guest.view()["choice"]["least"]))
    if sure.count():
        sure.tap() if touch else sure.click()


def cells(guest: Guest) -> Locator:
    """The cells of the betting form: two for each runner."""
    return guest.page.get_by_role("grid", name=guest.say("finish-form-title"), exact=True).get_by_role("button")


def bet(guest: Guest, line: str, runner: int) -> None:
    """Pencil a first stake in a cell of the form."""
    cells(guest).nth(2 * runner + (line == "place")).click()


def hand_in(guest: Guest) -> None:
    guest.button("web-finish-hand-in").click()
    guest.settle()
    expect(guest.text("web-finish-handed-in").or_(guest.page.get_by_text(guest.say("web-finish-my-slip"))).first).to_be_visible()
