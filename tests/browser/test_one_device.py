"""Two people on one device: a curtain between them."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import ticket_gagnant
from tests.browser.playing import FRIEND, Guest, play_out

Guests = Callable[..., Guest]
BEN = {"who": "here", "name": "Ben"}


def open_curtain(device: Guest, name: str) -> None:
    device.button("web-curtain-open", name=name).click()
    device.see_table()


def hands_heard(device: Guest) -> list[tuple[int | None, list[str]]]:
    """The hands that this device was told of, and from which seat."""
    views = [told["game"]["view"] for told in device.told if told.get("game")]
    dealt = [event for told in device.told if told.get("game") for event in told["game"]["events"]]
    return [(view.get("seat"), view["hand"]) for view in views if view.get("hand")] + [
        (event["seat"], event["cards"]) for event in dealt if event["event"] == "CardsDealt"
    ]


def test_a_hand_is_neither_on_the_page_nor_received_while_the_curtain_is_down(guest: Guests) -> None:
    device = guest("Ada")
    table = device.opens("ticket-gagnant", [BEN], options={"first_player": 0})
    device.go(f"/t/{table['id']}")
    expect(device.page.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    assert not hands_heard(device)
    open_curtain(device, "Ada")
    ticket_gagnant.turn_until(device, "predict")
    cards = [
        device.page.get_by_role("toolbar").get_by_role("button").nth(number).get_attribute("aria-label") for number in range(3)
    ]
    ticket_gagnant.turn(device)

    expect(device.page.get_by_role("heading", name="Ben", exact=True)).to_be_visible()  # the curtain falls by itself
    expect(ticket_gagnant.hand(device)).to_have_count(0)
    content = device.page.content()
    assert not any(card and card.partition(": ")[2] in content for card in cards)
    device.told.clear()
    expect(device.button("web-curtain-open", name="Ben")).to_be_focused()
    assert not hands_heard(device)
    open_curtain(device, "Ben")
    expect(ticket_gagnant.hand(device)).to_have_count(3)
    assert {seat for seat, _ in hands_heard(device)} == {1}


def test_a_reload_behind_the_curtain_shows_the_curtain_again(guest: Guests) -> None:
    device = guest("Ada")
    table = device.opens("ticket-gagnant", [BEN], options={"first_player": 1})
    device.go(f"/t/{table['id']}")
    open_curtain(device, "Ben")
    device.told.clear()
    device.page.reload()
    expect(device.button("web-curtain-open", name="Ben")).to_be_visible()
    expect(device.button("web-curtain-open", name="Ada")).to_have_count(0)
    assert not hands_heard(device)


def test_whoever_has_chosen_can_take_it_back_from_behind_the_curtain(guest: Guests) -> None:
    device = guest("Ada")
    table = device.opens("ticket-gagnant", [BEN], options={"first_player": 0})
    device.go(f"/t/{table['id']}")
    open_curtain(device, "Ada")
    ticket_gagnant.turn_until(device, "predict")
    ticket_gagnant.turn(device)
    open_curtain(device, "Ben")
    ticket_gagnant.turn(device)
    open_curtain(device, "Ada")
    ticket_gagnant.turn(device)
    expect(device.button("web-curtain-open", name="Ben")).to_be_visible()
    device.button("web-curtain-undo", name="Ada").click()
    device.see_table()
    expect(ticket_gagnant.hand(device)).to_have_count(3)
    device.wait_for_turn()


def open_curtain_if_down(device: Guest) -> None:
    for name in ("Ada", "Ben"):
        if (curtain := device.button("web-curtain-open", name=name)).count():
            curtain.click()
            device.see_table()


def test_two_people_on_one_device_and_a_friend_elsewhere_play_to_the_end(guest: Guests) -> None:
    device, cleo = guest("Ada"), guest("Cleo")
    table = device.opens("ticket-gagnant", [BEN, FRIEND])
    device.go(f"/t/{table['id']}")
    expect(device.button("web-lobby-start")).to_be_visible()
    device.page.get_by_label(device.say("web-chat-hint"), exact=True).fill("Shall we?")
    expect(device.page.get_by_label(device.say("web-name"), exact=True)).to_have_count(0)
    device.button("web-chat-send").click()
    cleo.sits(table)
    expect(cleo.page.get_by_role("log").get_by_text("Shall we?")).to_have_text("Ada Shall we?")
    assert cleo.told[-1]["table"]["spectators"] == 0
    device.button("web-lobby-start").click()
    cleo.see_table()

    turns: list[str] = []

    def turn(one: Guest) -> None:
        turns.append(one.name if one is cleo else f"seat {one.view()['seat']}")
        ticket_gagnant.turn(one)

    end = time.monotonic() + 120
    while not (device.is_over() and cleo.is_over()):
        assert time.monotonic() < end, "the game does not go on"
        open_curtain_if_down(device)
        play_out(device, cleo, turn=turn, until=lambda: device.page.locator(".curtain").count() > 0)
    assert {"seat 0", "seat 1", "Cleo"} <= set(turns)
    assert all(seat == told_to for told_to, seat in told_hands(device))


def told_hands(device: Guest) -> list[tuple[int | None, int | None]]:
    """From where this device looked when it was told of a hand, and whose hand that was."""
    found: list[tuple[int | None, int | None]] = []
    seat: int | None = None
    for told in device.told:
        if told["tell"] == "welcome":
            seat = told["seat"]
        game = told.get("game") or {"view": {}, "events": []}
        found += [(seat, game["view"].get("seat", seat))] if game["view"].get("hand") else []
        found += [(seat, event["seat"]) for event in game["events"] if event["event"] == "CardsDealt"]
    assert found
    return found
