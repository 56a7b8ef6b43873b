"""Finish as a person plays it: looking at the page, pressing what is there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from hippodrome.core.log import Log
from hippodrome.games.finish.state import Programme
from tests.browser.playing import Guest
from tests.browser.stage import Stage
from tests.games.finish import programmes
from tests.server.playing import Message

FEW_HORSES, CHEAP = 2, 2_000


def forms(guest: Guest, stage: Stage, races: int = 1, **laid: Any) -> Message:
    """A table whose horses are sold; unless it is laid otherwise, nobody else has anything left to bet."""

    def lay(log: Log) -> Programme:
        return programmes.betting(races=races, log=log, **({"cash": (5000, 0)} | laid))

    table = stage.race(guest, lay, bots=True, title="finish", options={"races": races})
    guest.wait_for_turn()
    return table


def turn(guest: Guest) -> str:
    """Decide what is asked for; what it was. Buys two horses, and bets on the first two lanes."""
    guest.settle()
    if guest.button("web-bids-pass").count():
        if wants_horse(guest):
            bid(guest)
        else:
            guest.press(guest.button("web-bids-pass"))
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


def bid(guest: Guest) -> None:
    """Bid the least; if that is a lot, say so once more."""
    guest.press(bid_button(guest))
    sure = guest.button("web-bids-yes", amount=guest.figure(guest.view()["choice"]["least"]))
    if sure.count():
        guest.press(sure)


def cells(guest: Guest) -> Locator:
    """The cells of the betting form: two for each runner."""
    return guest.page.get_by_role("grid", name=guest.say("finish-form-title"), exact=True).get_by_role("button")


def bet(guest: Guest, line: str, runner: int) -> None:
    """Pencil a first stake in a cell of the form."""
    guest.press(cells(guest).nth(2 * runner + (line == "place")))


def handing_in(guest: Guest) -> Locator:
    """The button that hands in a form with bets; it says what they cost."""
    return guest.page.get_by_role("button", name=guest.say("web-finish-hand-in"))


def by_keyboard(guest: Guest) -> str:
    """The same with the keys alone: B bids, P passes, the arrows walk over the form, Enter decides."""
    guest.settle()
    page = guest.page
    if guest.button("web-bids-pass").count():
        sent = len(guest.sent)
        page.keyboard.press("b" if wants_horse(guest) else "p")
        if page.get_by_role("alert").count():
            page.keyboard.press("Enter")
        guest.wait_until(lambda: len(guest.sent) > sent, "the bid is sent")
        kind = "bid"
    else:
        while not page.evaluate("document.activeElement.closest('[role=grid]') !== null"):
            page.keyboard.press("Shift+Tab")
        while page.evaluate("document.activeElement.matches('[role=row]:nth-child(n + 3) *')"):
            page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        for key in ("ArrowDown", "Enter"):
            page.keyboard.press(key)
        while not page.evaluate("document.activeElement.matches('[data-main]')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        kind = "bets"
    guest.settle()
    return kind


def hand_in(guest: Guest) -> None:
    guest.press(handing_in(guest))
    guest.settle()
    slip = guest.page.get_by_role("group", name=guest.say("web-finish-my-slip"))
    expect(guest.text("web-finish-handed-in").or_(slip).first).to_be_visible()
