"""Friends at a table, each with a browser, and somebody who only watches."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser import finish, ticket_gagnant
from tests.browser.playing import Guest, play_out

Guests = Callable[..., Guest]
PRIVATE = {"CardsDealt", "PredictionMade", "BetsMade", "MaximumSet"}
TURNS: dict[str, Callable[[Guest], Any]] = {"ticket-gagnant": ticket_gagnant.turn, "finish": finish.turn}


def must_have_heard_only_what_is_public(spectator: Guest) -> None:
    games = [told["game"] for told in spectator.told if told.get("game")]
    assert games
    for told in spectator.told:
        assert told.get("seat") is None or told["tell"] != "welcome"
    for game in games:
        view = game["view"]
        assert not view.get("hand") and not view.get("ticket") and not view.get("choice")
        assert not view.get("maximum") and not view.get("slip")
        assert not PRIVATE & {event["event"] for event in game["events"]}
        assert not game["undo"]


def must_have_heard_no_secrets_of_others(player: Guest) -> None:
    seat = player.view()["seat"]
    for event in player.events():
        assert event["event"] not in PRIVATE or event["seat"] == seat


def sit_down(guest: Guests, title: str, **more: Any) -> tuple[Guest, Guest, Guest]:
    """Ada and Ben at a table that begins, and Cleo who watches."""
    ada, ben, cleo = guest("Ada"), guest("Ben"), guest("Cleo")
    table = ada.opens(title, [{"who": "friend"}], **more)
    ada.go(f"/t/{table['id']}")
    ben.sits(table)
    cleo.watches(table)
    ada.button("web-lobby-start").click()
    for one in (ada, ben, cleo):
        one.see_table()
    return ada, ben, cleo


def link_to_the_lobby_of(ada: Guest) -> str:
    ada.go("/new/ticket-gagnant?for=friends")
    ada.page.get_by_label(ada.say("web-name"), exact=True).fill("Ada")
    ada.button("web-new-open").click()
    link = ada.page.get_by_label(ada.say("web-lobby-link"))
    expect(link).to_have_value(re.compile(r"/t/[^#]+#join=.{8,}"))
    return link.input_value()


def test_a_friend_comes_by_the_link_of_the_lobby_and_the_secret_leaves_the_address(guest: Guests) -> None:
    ada, ben = guest("Ada"), guest("Ben")
    link = link_to_the_lobby_of(ada)
    ben.page.goto(link)
    expect(ben.page.get_by_text(ben.say("web-join-invited", host="Ada"))).to_be_visible()
    assert "#" not in ben.page.url
    ben.page.get_by_label(ben.say("web-name"), exact=True).fill("Ben")
    ben.page.get_by_role("radio", name=ben.say("web-emblem-carrot")).check(force=True)
    ben.button("web-join-sit").click()
    expect(ben.text("web-lobby-wait")).to_be_visible()
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    assert ada.told[-1]["table"]["seats"][1]["emblem"] == "carrot"


def test_a_slow_answer_does_not_undo_what_was_chosen_meanwhile(guest: Guests) -> None:
    ada, ben = guest("Ada"), guest("Ben")
    link = link_to_the_lobby_of(ada)
    waiting: list[Route] = []

    def wait(route: Route) -> None:
        waiting.append(route)

    ben.page.route("**/api/home", wait)
    ben.page.goto(link)
    carrot = ben.page.get_by_role("radio", name=ben.say("web-emblem-carrot"))
    carrot.check(force=True)
    with ben.page.expect_response("**/api/home"):
        for request in waiting:
            request.continue_()
    ben.page.get_by_label(ben.say("web-name"), exact=True).fill("Ben")
    expect(carrot).to_be_checked()


@pytest.mark.parametrize("title", ["ticket-gagnant", "finish"])
def test_two_browsers_play_to_the_end_and_a_spectator_sees_only_what_is_public(guest: Guests, title: str) -> None:
    ada, ben, cleo = sit_down(guest, title)

    def turn(one: Guest) -> None:
        TURNS[title](one)
        assert cleo.page.get_by_role("toolbar", name=cleo.say("web-tg-hand")).count() == 0
        assert cleo.button("web-bids-pass").count() == cleo.button("web-finish-hand-in").count() == 0

    play_out(ada, ben, turn=turn)
    cleo.sees_result()
    must_have_heard_only_what_is_public(cleo)
    must_have_heard_no_secrets_of_others(ada)
    must_have_heard_no_secrets_of_others(ben)
    assert (
        ada.view()["totals" if title == "ticket-gagnant" else "cash"]
        == cleo.view()["totals" if title == "ticket-gagnant" else "cash"]
    )


def test_secret_tickets_are_face_down_for_a_spectator_until_the_ranking(guest: Guests) -> None:
    ada, ben, cleo = sit_down(guest, "ticket-gagnant", options={"first_player": 0})
    play_out(ada, ben, turn=ticket_gagnant.turn, until=lambda: any(event["event"] == "RaceStarted" for event in cleo.events()))
    face_down = cleo.page.get_by_role("img", name=cleo.say("web-tg-face-down"))
    expect(face_down).to_have_count(2)
    assert "tickets" not in cleo.view() or cleo.view()["tickets"] is None
    expect(ada.page.get_by_role("img", name=ada.say("web-tg-face-down"))).to_have_count(1)


def test_a_player_who_opens_the_spectators_link_sees_only_what_is_public(guest: Guests) -> None:
    ada = guest("Ada")
    table = ada.plays("ticket-gagnant", options={"first_player": 0})
    ticket_gagnant.turn_until(ada, "play")
    ada.told.clear()
    ada.watches(table)
    ada.see_table()
    must_have_heard_only_what_is_public(ada)
    expect(ticket_gagnant.hand(ada)).to_have_count(0)


def test_simultaneous_choices_show_who_is_ready_and_stay_changeable(guest: Guests) -> None:
    ada, ben, _ = sit_down(guest, "ticket-gagnant", options={"first_player": 0})
    ticket_gagnant.turn_until(ada, "predict")
    ticket_gagnant.turn(ada)
    for one in (ada, ben):
        expect(one.page.get_by_text(one.say("web-ready", ready=1, seats=2)).first).to_be_visible()
    expect(ada.page.get_by_text(ada.say("web-tg-sealed"), exact=True)).to_be_visible()
    ticket_gagnant.token(ada, 6).click()
    ticket_gagnant.token(ada, 7).click()
    ada.button("web-tg-hand-in-again").click()
    ada.settle()
    assert ada.view()["ticket"] == [4, 5, 7]
    assert not any(event["event"] == "PredictionMade" for event in ben.events())
