"""A phone, held upright or sideways: everything under the thumb."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import finish, ticket_gagnant
from tests.browser.playing import PHONE, Guest, play_out

Guests = Callable[..., Guest]


def test_a_turn_of_ticket_gagnant_is_played_by_touch(guest: Guests) -> None:
    ada = guest("Ada", size=PHONE)
    ada.plays("ticket-gagnant", options={"first_player": 0})
    ticket_gagnant.turn_until(ada, "play")
    hand = ticket_gagnant.hand(ada)
    before = hand.count()
    hand.first.tap()
    expect(ticket_gagnant.spots(ada).or_(ada.button("web-tg-stay")).first).to_be_in_viewport()
    while hand.count() == before:
        spots = ticket_gagnant.spots(ada)
        (spots if spots.count() else ada.button("web-tg-stay")).last.tap()
        ada.settle()
    expect(hand).to_have_count(before - 1)


@pytest.mark.parametrize("size", [(390, 664), (844, 390)])
def test_a_whole_meeting_is_played_by_touch(guest: Guests, size: tuple[int, int]) -> None:
    ada = guest("Ada", size=size, touch=True)
    ada.plays("ticket-gagnant", options={"races": 2, "first_player": 0})
    asked: list[str] = []
    play_out(ada, turn=lambda ada: asked.append(ticket_gagnant.turn(ada, "steeplechase")), patience=120)
    assert {"discipline", "river", "arrange", "hand", "predict", "play"} <= set(asked)
    assert any(event["event"] == "MeetingEnded" for event in ada.events())


@pytest.mark.parametrize("size", [(390, 664), (844, 390)])
def test_a_whole_programme_is_played_by_touch(guest: Guests, size: tuple[int, int]) -> None:
    ada = guest("Ada", size=size, touch=True)
    ada.plays("finish", options={"races": 2})
    asked: list[str] = []
    play_out(ada, turn=lambda ada: asked.append(finish.turn(ada)), patience=120)
    assert asked.count("bets") == 2 and "bid" in asked
    assert any(event["event"] == "ProgrammeEnded" for event in ada.events())


def test_the_first_touch_on_a_cell_shows_what_would_follow_and_the_second_plays(guest: Guests) -> None:
    ada = guest("Ada", size=(390, 664))
    ada.plays("ticket-gagnant", options={"first_player": 0})
    ticket_gagnant.turn_until(ada, "play")
    view, outlook = ada.view(), ada.told_last("outlook")
    before = ticket_gagnant.acts(ada)
    for number in range(ticket_gagnant.hand(ada).count()):
        ticket_gagnant.hand(ada).nth(number).tap()
        if ticket_gagnant.spots(ada).count():
            break
    while not ticket_gagnant.going(ada).count():
        ticket_gagnant.spots(ada).last.tap()
    assert ticket_gagnant.acts(ada) == before
    shown = ada.page.get_by_role("status").filter(has=ada.page.get_by_text("→")).inner_text()
    ticket_gagnant.going(ada).tap()
    ada.wait_until(lambda: ticket_gagnant.acts(ada) > before, "the card is played")
    played = next(sent["action"] for sent in reversed(ada.sent) if sent["ask"] == "act")
    which = view["choice"]["actions"].index(played)
    points = outlook["standings"][outlook["plays"][which]]["points"]
    figures = [int(figure.replace("−", "-")) for figure in re.findall(r"[+−]?\d+", shown.split("→")[1])]
    assert sorted(figures) == sorted({points[0], points[-1]})


def test_nothing_that_is_picked_turns_the_course_or_resizes_it(guest: Guests) -> None:
    ada = guest("Ada", size=(360, 640))
    ada.plays("ticket-gagnant", options={"first_player": 0})
    ticket_gagnant.turn_until(ada, "play")
    before = ada.board.bounding_box()
    ticket_gagnant.hand(ada).first.tap()
    assert ada.board.bounding_box() == before
    ada.page.set_viewport_size({"width": 360, "height": 330})  # a keyboard on browsers that shrink the page for it
    rows = ada.board.locator(".names text").filter(has_text=re.compile("^(1|15)$"))
    expect(rows).to_have_count(2)
    first, last = (box for box in (row.bounding_box() for row in rows.all()) if box)
    assert last["y"] < first["y"]


def test_the_hand_and_the_actions_are_in_the_lower_half_and_big_enough_for_a_thumb(guest: Guests) -> None:
    ada = guest("Ada", size=PHONE)
    ada.plays("ticket-gagnant", options={"first_player": 0})
    ticket_gagnant.turn_until(ada, "play")
    for card in ticket_gagnant.hand(ada).all():
        box = card.bounding_box()
        assert box and box["y"] > PHONE[1] / 2 and box["y"] + box["height"] <= PHONE[1]
        assert box["width"] >= 40 and box["height"] >= 40


def test_a_bid_and_a_form_of_finish_are_made_by_touch(guest: Guests) -> None:
    ada = guest("Ada", size=PHONE)
    ada.plays("finish")
    ada.wait_for_turn()
    expect(finish.bid_button(ada)).to_be_in_viewport()
    while ada.button("web-bids-pass").count():
        if finish.wants_horse(ada):
            finish.bid(ada)
        else:
            ada.button("web-bids-pass").tap()
        ada.settle()
        ada.wait_for_turn()
    finish.cells(ada).nth(0).tap()
    ada.page.get_by_role("group", name=ada.say("web-finish-chips")).get_by_role("button").first.tap()
    finish.handing_in(ada).tap()
    ada.sees_result()
    assert any(event["event"] == "BetsMade" and event["slip"]["win"]["stake"] == 600 for event in ada.events())


def test_the_commentary_and_the_chat_open_as_a_sheet(guest: Guests) -> None:
    ada = guest("Ada", size=PHONE)
    ada.plays("finish")
    ada.page.get_by_role("button", name=ada.say("web-talk-open", unread=0), exact=True).tap()
    sheet = ada.dialog("web-talk")
    sheet.get_by_role("tab", name=ada.say("web-talk-chat")).tap()
    sheet.get_by_role("textbox", name=ada.say("web-chat-hint")).fill("hello")
    sheet.get_by_role("button", name=ada.say("web-chat-send")).tap()
    expect(sheet.get_by_role("log").get_by_text("hello")).to_be_visible()
    sheet.get_by_role("tab", name=ada.say("web-talk-story")).tap()
    expect(sheet.get_by_role("log", name=ada.say("web-talk-story")).get_by_role("paragraph").first).to_be_visible()
