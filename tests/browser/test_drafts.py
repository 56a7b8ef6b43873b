"""A form that is half filled in outlives a reload, in this tab alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import finish, finish_line, ticket_gagnant
from tests.browser.playing import Guest
from tests.browser.test_one_device import BEN, open_curtain
from tests.browser.test_plain_board import line, on_plain_board, slip

Guests = Callable[..., Guest]
DRAFTS = "() => Object.keys(sessionStorage).filter((key) => key.startsWith('hippodrome-draft-'))"


def test_tokens_on_a_ticket_outlive_a_reload_and_are_gone_once_it_is_handed_in(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("ticket-gagnant", options={"first_player": 0})
    ticket_gagnant.turn_until(ada, "predict")
    for horse in (5, 2):
        ticket_gagnant.token(ada, horse).click()
    ada.page.reload()
    ada.see_table()
    ada.wait_for_turn()
    sent = len(ada.sent)
    ticket_gagnant.token(ada, 7).click()
    assert not any("5" in str(message) for message in ada.sent[sent:]), "what is not handed in stays here"
    ada.button("web-tg-hand-in").click()
    ada.settle()
    assert ada.view()["ticket"] == [5, 2, 7]
    assert ada.page.evaluate(DRAFTS) == []


def test_a_pencilled_betting_form_outlives_a_reload(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("finish")
    while True:
        ada.wait_for_turn()
        if not ada.button("web-bids-pass").count():
            break
        finish.turn(ada)
    finish.bet(ada, "win", 0)
    ada.page.reload()
    ada.see_table()
    ada.wait_for_turn()
    finish.handing_in(ada).click()
    ada.settle()
    made = next(event["slip"] for event in ada.events() if event["event"] == "BetsMade")
    assert made["win"] is not None
    assert ada.page.evaluate(DRAFTS) == []


def test_a_pencilled_slip_outlives_a_reload_and_an_empty_one_is_asked_about_once(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("finish-line")
    ada.wait_for_turn()
    leader, *_, last = [tile["horse"] for tile in ada.view()["tiles"]]
    ada.button("web-fl-hand-in-empty").click()
    expect(ada.text("web-fl-prompt-empty")).to_be_visible()
    finish_line.tile(ada, last).click()
    ada.button("web-fl-new-pair").first.click()
    for horse in (leader, last):
        finish_line.tile(ada, horse).click()
    sent = len(ada.sent)
    ada.page.reload()
    ada.see_table()
    ada.wait_for_turn()
    assert not any("bets" in str(message) for message in ada.sent[sent:]), "what is not handed in stays here"
    finish_line.main(ada).click()
    ada.settle()
    made = next(event["slip"] for event in ada.events() if event["event"] == "BetsMade")
    assert [bet["horse"] for bet in made["wins"]] == [last]
    assert [bet["horses"] for bet in made["places"]] == [[leader, last]]
    assert ada.page.evaluate(DRAFTS) == []


def test_a_form_of_the_plain_board_outlives_a_reload(guest: Guests) -> None:
    ada = guest("Ada")
    on_plain_board(ada, "finish-line")
    ada.wait_for_turn()
    win = line(ada, slip(ada, "finish-line-form-bets"), "finish-line-field-win", 3)
    win.get_by_role("button").nth(1).click()
    pressed = win.get_by_role("button", pressed=True).first
    name = pressed.text_content() or ""
    ada.page.reload()
    ada.see_table()
    win = line(ada, slip(ada, "finish-line-form-bets"), "finish-line-field-win", 3)
    expect(win.get_by_role("button", pressed=True).first).to_have_text(name)


def test_on_a_shared_device_a_draft_is_read_by_its_own_seat_alone(guest: Guests) -> None:
    device = guest("Ada")
    table = device.opens("ticket-gagnant", [BEN], options={"first_player": 0})
    device.go(f"/t/{table['id']}")
    open_curtain(device, "Ada")
    ticket_gagnant.turn_until(device, "predict")
    ticket_gagnant.token(device, 5).click()
    device.page.reload()
    open_curtain(device, "Ada")
    device.wait_for_turn()
    for horse in (1, 2):
        ticket_gagnant.token(device, horse).click()
    device.button("web-tg-hand-in").click()
    open_curtain(device, "Ben")
    device.wait_for_turn()
    for horse in (6, 3, 4):
        ticket_gagnant.token(device, horse).click()
    device.button("web-tg-hand-in").click()
    device.settle()
    told = [event for message in device.told if message.get("game") for event in message["game"]["events"]]
    made = {event["seat"]: event["places"] for event in told if event["event"] == "PredictionMade"}
    assert made == {0: [5, 1, 2], 1: [6, 3, 4]}
