"""What a host may do, and what people say to each other."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser import ticket_gagnant
from tests.browser.playing import Guest
from tests.server.playing import Message

Guests = Callable[..., Guest]


def sit_down(guest: Guests) -> tuple[Guest, Guest, Message]:
    """Ada, the host, and Ben at a running table."""
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.opens("ticket-gagnant", [{"who": "friend"}], options={"first_player": 0})
    ada.go(f"/t/{table['id']}")
    ben.sits(table)
    ada.button("web-lobby-start").click()
    ada.see_table()
    ben.see_table()
    return ada, ben, table


def tab(guest: Guest, name: str) -> Locator:
    """One of the papers beside the board."""
    guest.page.get_by_role("tab", name=guest.say(f"web-talk-{name}")).click()
    return guest.page.get_by_role("log", name=guest.say(f"web-talk-{name}"))


def speak(guest: Guest, text: str) -> None:
    guest.page.get_by_role("textbox", name=guest.say("web-chat-hint")).fill(text)
    guest.page.keyboard.press("Enter")


def test_people_chat_react_and_see_texts_as_they_were_written(guest: Guests) -> None:
    ada, ben, table = sit_down(guest)
    cleo = guest("Cleo")
    cleo.watches(table)
    cleo.see_table()
    for one in (ada, ben, cleo):
        tab(one, "chat")
    speak(ben, "<img src=x onerror=alert(1)> & bonjour")
    expect(tab(ada, "chat").get_by_text("<img src=x onerror=alert(1)> & bonjour")).to_be_visible()
    cleo.page.get_by_label(cleo.say("web-name")).fill("Cleo")
    speak(cleo, "allez!")
    expect(tab(ada, "chat").get_by_text("allez!")).to_be_visible()
    expect(tab(ada, "chat").get_by_text(ada.say("web-chat-spectator", name="Cleo"))).to_be_visible()
    ben.page.get_by_role("group", name=ben.say("web-reactions")).get_by_role("button", name=ben.say("web-reaction-bravo")).click()
    expect(ada.page.get_by_role("status").filter(has_text=ada.say("web-reaction-bravo"))).to_be_visible()


def test_a_muted_player_is_told_and_may_speak_again(guest: Guests) -> None:
    ada, ben, _ = sit_down(guest)
    tab(ben, "chat")
    ada.seat_menu("Ben").get_by_role("button", name=ada.say("web-mute")).click()
    expect(ben.text("web-refused-muted")).to_be_visible()
    ada.seat_menu("Ben").get_by_role("button", name=ada.say("web-unmute")).click()
    speak(ben, "thank you")
    expect(tab(ada, "chat").get_by_text("thank you")).to_be_visible()
    expect(tab(ben, "log").get_by_text(ben.say("web-fact-muted", by="Ada", who="Ben"))).to_be_visible()


def test_a_closed_chat_is_closed_for_all_but_the_host(guest: Guests) -> None:
    ada, ben, _ = sit_down(guest)
    tab(ben, "chat")
    ada.open_menu().get_by_label(ada.say("web-new-chat")).select_option("closed")
    expect(ben.text("web-chat-closed")).to_be_visible()


def test_somebody_sent_away_only_watches_and_a_bot_has_the_seat(guest: Guests) -> None:
    ada, ben, table = sit_down(guest)
    ticket_gagnant.turn_until(ada, "predict")
    expect(ticket_gagnant.hand(ben)).to_have_count(3)
    menu = ada.seat_menu("Ben")
    menu.get_by_role("button", name=ada.say("web-kick")).click()
    menu.get_by_role("button", name=ada.say("web-kick-sure")).click()
    expect(ticket_gagnant.hand(ben)).to_have_count(0)
    expect(tab(ben, "log").get_by_text(ben.say("web-fact-kicked", by="Ada", who="Ben"))).to_be_visible()
    ben.go(f"/t/{table['id']}#join={table['join']}")
    expect(ben.text("web-join-full")).to_be_visible()


def test_who_was_sent_away_before_the_start_cannot_sit_down_by_the_same_invitation(guest: Guests) -> None:
    ada, ben, cleo = guest("Ada"), guest("Ben"), guest("Cleo")
    table = ada.opens("ticket-gagnant", [{"who": "friend"}])
    ada.go(f"/t/{table['id']}")
    ben.sits(table)
    field = ada.page.get_by_label(ada.say("web-lobby-link"), exact=True)
    ada.button("web-kick").click()
    ben.allowed.append("Failed to load resource")
    ben.go(f"/t/{table['id']}#join={table['join']}")
    ben.page.get_by_label(ben.say("web-name"), exact=True).fill("Ben")
    ben.button("web-join-sit").click()
    expect(ben.page.get_by_role("alert")).to_have_text(ben.say("web-refused-join"))
    expect(field).not_to_have_value(re.compile(table["join"]))
    cleo.sits(table | {"join": field.input_value().partition("#join=")[2]})
    expect(ada.page.get_by_text("Cleo")).to_be_visible()


def test_locked_seats_are_free_again_only_when_unlocked(guest: Guests) -> None:
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.opens("ticket-gagnant", [{"who": "friend"}], begin=True)
    ada.go(f"/t/{table['id']}")
    ada.see_table()
    ada.open_menu().get_by_role("button", name=ada.say("web-lock")).click()
    ben.go(f"/t/{table['id']}#join={table['join']}")
    expect(ben.text("web-join-locked")).to_be_visible()
    ada.dialog("web-menu").get_by_role("button", name=ada.say("web-unlock")).click()
    ben.page.get_by_label(ben.say("web-name"), exact=True).fill("Ben")
    ben.button("web-join-sit").click()
    ben.see_table()
    ben.wait_until(lambda: ben.view()["seat"] == 1, "Ben has the seat that a bot kept")


def test_the_host_hands_a_seat_to_a_bot_and_its_player_takes_it_back(guest: Guests) -> None:
    ada, ben, _ = sit_down(guest)
    ada.seat_menu("Ben").get_by_role("button", name=ada.say("web-host-hand-over")).click()
    expect(ben.text("web-by-bot-you")).to_be_visible()
    ticket_gagnant.turn_until(ada, "predict")
    ada.wait_until(lambda: ada.view()["predicted"][1], "the bot has chosen for Ben")
    ben.button("web-take-back").click()
    expect(ben.text("web-by-bot-you")).to_have_count(0)
    ticket_gagnant.turn(ada)
    ticket_gagnant.turn(ada)
    ben.wait_for_turn()
    ticket_gagnant.turn(ben)
    expect(tab(ada, "log").get_by_text(ada.say("web-fact-taken-back", who="Ben"))).to_be_visible()


def test_a_player_lets_a_bot_play_and_another_one_is_nudged(guest: Guests) -> None:
    ada, ben, _ = sit_down(guest)
    ben.open_menu().get_by_role("button", name=ben.say("web-hand-over"), exact=True).click()
    expect(ben.text("web-by-bot-you")).to_be_visible()
    expect(tab(ada, "log").get_by_text(ada.say("web-fact-handed-over", byOther="no", by="Ben", who="Ben"))).to_be_visible()
    ben.button("web-take-back").click()
    ben.button("web-nudge", name="Ada").click()
    expect(ada.page.get_by_role("timer")).to_be_visible()
