"""Ticket Gagnant as a person plays it: looking at the page, pressing what is there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.browser.playing import SPOT, Guest

KINDS = ("discipline", "river", "arrange", "secrecy", "hand", "predict", "play", "discard")


def asked(guest: Guest) -> str:
    """What this guest is asked for, by what the page says."""
    prompts = guest.prompts()
    kind = next((kind for kind in KINDS if guest.say(f"web-tg-prompt-{kind}") in prompts), "")
    assert kind, f"{guest.name} is asked for nothing that this test knows: {prompts}"
    return kind


def turn(guest: Guest, discipline: str = "flat", cards: int = 3) -> str:
    """Decide what is asked for; what it was."""
    guest.settle()
    match kind := asked(guest):
        case "discipline":
            choose_discipline(guest, discipline)
        case "river":
            guest.press(guest.page.get_by_role("button", name=re.compile("^" + guest.say("web-tg-river-after", hedge=1))).last)
        case "arrange":
            guest.press(guest.button("web-tg-arrange-numbers"))
            guest.press(guest.button("web-tg-arrange-done"))
        case "secrecy":
            guest.press(secrecy(guest, "hidden"))
        case "hand":
            guest.press(guest.button("web-tg-hand-size", size=cards))
        case "predict":
            predict(guest, 4, 5, 6)
        case "play":
            play_card(guest)
        case "discard":
            guest.press(hand(guest).first)
            guest.press(guest.button("web-tg-discard"))
    guest.settle()
    return kind


def turn_until(guest: Guest, kind: str, discipline: str = "flat") -> None:
    """Take one's turns until something is asked for."""
    while True:
        guest.wait_for_turn()
        if asked(guest) == kind:
            return
        turn(guest, discipline)


def choose_discipline(guest: Guest, discipline: str) -> None:
    guest.press(guest.page.get_by_role("button", name=re.compile("^" + guest.say(f"ticket-gagnant-discipline-{discipline}"))))


def secrecy(guest: Guest, which: str) -> Locator:
    return guest.page.get_by_role("button", name=guest.say(f"web-tg-secrecy-{which}"))


def token(guest: Guest, horse: int) -> Locator:
    """A token beside the ticket; tokens are numbered, whatever the horses are called."""
    return guest.page.get_by_role("group", name=guest.say("web-tg-tokens"), exact=True).get_by_role("button").nth(horse - 1)


def predict(guest: Guest, *horses: int) -> None:
    """Put tokens on the ticket, and hand it in."""
    for horse in horses:
        guest.press(token(guest, horse))
    guest.press(guest.button("web-tg-hand-in"))


def hand(guest: Guest) -> Locator:
    """One's own cards."""
    return guest.page.get_by_role("toolbar", name=guest.say("web-tg-hand"), exact=True).get_by_role("button")


def spots(guest: Guest) -> Locator:
    """What can be pressed on the course: ends of a move, horses, cells to push to."""
    return guest.board.get_by_role("button", name=SPOT)


def going(guest: Guest) -> Locator:
    """The button that plays what has been picked."""
    before, _ = guest.say("web-tg-play", push="no", horse="|", cell="|").split("|", 1)
    return guest.page.get_by_role("button", name=re.compile("^" + re.escape(before.strip())))


def acts(guest: Guest) -> int:
    """How many decisions this guest has sent."""
    return sum(sent["ask"] == "act" for sent in guest.sent)


def by_keyboard(guest: Guest) -> str:
    """Decide what is asked for with digits, arrows and Enter alone; what it was."""
    guest.settle()
    key = guest.page.keyboard.press
    match kind := asked(guest):
        case "discipline" | "secrecy" | "river":
            key("2")
        case "arrange":
            key("Enter")
        case "hand":
            key("3")
        case "predict":
            for digit in "465":
                key(digit)
            key("Enter")
        case "discard":
            key("1")
            key("Enter")
        case "play":
            _card_by_keyboard(guest)
    guest.settle()
    return kind


_AIMED = """() => {
  const at = document.activeElement
  return at.matches("button") && !at.matches(":disabled, [aria-disabled=true]") && at.closest(".pad, .layer") !== null
}"""


def _card_by_keyboard(guest: Guest) -> None:
    before = acts(guest)
    key = guest.page.keyboard.press
    for number in range(1, hand(guest).count() + 1):
        key("Escape")
        key(str(number))
        for arrow in ("ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft") * 3:
            key(arrow)
            if guest.page.evaluate(_AIMED):
                key("Enter")
                guest.settle()
            if acts(guest) > before:
                return
        if guest.button("web-tg-stay").count():
            guest.button("web-tg-stay").focus()
            key("Enter")
            break
        for _ in range(3):
            key("Escape")
    guest.wait_until(lambda: acts(guest) > before, "a card is played")


def play_card(guest: Guest) -> None:
    """Play the first card that can be played, on the last of the cells that light up."""
    before = acts(guest)
    for number in range(hand(guest).count()):
        guest.press(hand(guest).nth(number))
        stay = guest.button("web-tg-stay")
        if spots(guest).count():
            while acts(guest) == before and (found := spots(guest)).count():
                guest.press(found.last)
                guest.settle()
            break
        if stay.count():
            guest.press(stay)
            break
    guest.wait_until(lambda: acts(guest) > before, "a card is played")
