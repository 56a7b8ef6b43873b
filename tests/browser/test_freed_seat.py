"""A player is away: the others agree that somebody else takes the seat, who sees what is to be played and nothing of the past."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import ticket_gagnant
from tests.browser.playing import Guest

Guests = Callable[..., Guest]


def test_the_seat_of_somebody_away_goes_to_another_person_once_all_agree(guest: Guests) -> None:
    ada, ben, cleo, dora = (guest(name) for name in ("Ada", "Ben", "Cleo", "Dora"))
    table = ada.opens("ticket-gagnant", [{"who": "friend"}, {"who": "friend"}], options={"first_player": 0})
    ada.go(f"/t/{table['id']}")
    for friend in (ben, cleo):
        friend.sits(table)
        expect(friend.page.get_by_role("textbox", name=friend.say("web-recovery"))).to_have_value(re.compile("#recover="))
    ada.button("web-lobby-start").click()
    for one in (ada, ben, cleo):
        one.see_table()
    ticket_gagnant.turn_until(ada, "predict")
    expect(ticket_gagnant.hand(ben)).to_have_count(ticket_gagnant.hand(ada).count())
    ben.page.close()

    menu = ada.seat_menu("Ben")
    menu.get_by_role("button", name=ada.say("web-free")).click()
    expect(menu.get_by_text(ada.say("web-free-what", name="Ben"))).to_be_visible()
    menu.get_by_role("button", name=ada.say("web-free")).click()
    expect(ada.button("web-free-keep")).to_be_visible()
    cleo.button("web-free-agree").click()
    expect(ada.button("web-free-keep")).to_have_count(0)

    dora.sits(table)
    dora.see_table()
    expect(ticket_gagnant.hand(dora)).to_have_count(ticket_gagnant.hand(ada).count())
    assert dora.view()["seat"] == 1
    assert "CardsDealt" not in [event["event"] for event in dora.events()]
    dora.page.get_by_role("tab", name=dora.say("web-talk-log")).click()
    log = dora.page.get_by_role("log", name=dora.say("web-talk-log"))
    expect(log.get_by_text(dora.say("web-fact-freed", by="Ada", who="Ben", detail="agreed"))).to_be_visible()
    dora.button("web-recovery").click()
    own = dora.dialog("web-recovery").get_by_role("textbox", name=dora.say("web-recovery"))
    expect(own).to_have_value(re.compile("#recover="))


def test_a_host_silences_a_spectator_from_the_chat(guest: Guests) -> None:
    ada, cleo = guest("Ada"), guest("Cleo")
    table = ada.plays("ticket-gagnant", options={"first_player": 0})
    cleo.watches(table)
    cleo.see_table()
    for one in (ada, cleo):
        one.page.get_by_role("tab", name=one.say("web-talk-chat")).click()
    cleo.page.get_by_label(cleo.say("web-name")).fill("Ada")
    say = cleo.page.get_by_role("textbox", name=cleo.say("web-chat-hint"))
    say.fill("it is me")
    cleo.page.keyboard.press("Enter")
    expect(cleo.text("web-refused-name-taken")).to_be_visible()
    cleo.page.get_by_label(cleo.say("web-name")).fill("Cleo")
    say.fill("allez!")
    cleo.page.keyboard.press("Enter")
    ada.button("web-mute-spectator", name="Cleo").click()
    expect(ada.button("web-unmute-spectator", name="Cleo")).to_be_visible()
    say.fill("allez!")
    cleo.page.keyboard.press("Enter")
    expect(cleo.text("web-refused-muted")).to_be_visible()
