"""Taking back what was done, as long as nobody has learnt anything from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import ticket_gagnant
from tests.browser.playing import Guest
from tests.server.playing import Server

Guests = Callable[..., Guest]
FIRST: dict[str, Any] = {"options": {"first_player": 0}}


@pytest.fixture(scope="module")
def patient(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait long enough for any test."""
    with Server(tmp_path_factory.mktemp("patient") / "data", "--take-back", "60") as running:
        yield running


def test_a_card_is_taken_back_before_the_bots_go_on(guest: Guests, patient: Server) -> None:
    ada = guest("Ada", server=patient)
    ada.plays("ticket-gagnant", **FIRST)
    ticket_gagnant.turn_until(ada, "play")
    horses, cards = ada.view()["horses"], ada.view()["hand"]
    ticket_gagnant.turn(ada)
    expect(ticket_gagnant.hand(ada)).to_have_count(len(cards) - 1)
    ada.button("web-undo").click()
    ada.settle()
    expect(ticket_gagnant.hand(ada)).to_have_count(len(cards))
    ada.wait_for_turn()
    assert (ada.view()["horses"], ada.view()["hand"]) == (horses, cards)
    expect(ada.button("web-undo")).to_have_count(0)


def test_the_first_players_choices_are_taken_back_one_by_one(guest: Guests, patient: Server) -> None:
    ada = guest("Ada", server=patient)
    ada.plays("ticket-gagnant", **FIRST)
    ticket_gagnant.turn_until(ada, "secrecy", "steeplechase")
    for kind in ("arrange", "river", "discipline"):
        ada.page.keyboard.press("u")
        ada.settle()
        expect(ada.page.get_by_role("status").filter(has_text=ada.say(f"web-tg-prompt-{kind}"))).to_be_visible()
    expect(ada.button("web-undo")).to_have_count(0)
    ticket_gagnant.choose_discipline(ada, "harness")
    ada.settle()
    assert ada.view()["discipline"] == "harness"


def test_dealt_cards_end_what_can_be_taken_back(guest: Guests, patient: Server) -> None:
    ada = guest("Ada", server=patient)
    ada.plays("ticket-gagnant", **FIRST)
    ticket_gagnant.turn_until(ada, "predict")
    expect(ada.button("web-undo")).to_have_count(0)


def test_choices_can_be_made_to_wait_for_a_second_tap(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("ticket-gagnant", **FIRST)
    ada.open_menu().get_by_role("checkbox", name=ada.say("web-confirm")).check()
    ada.close_dialog()
    ticket_gagnant.turn_until(ada, "play")
    before = ticket_gagnant.hand(ada).count()
    ticket_gagnant.hand(ada).first.click()
    confirm = ticket_gagnant.going(ada).or_(ada.button("web-tg-stay"))
    while not ticket_gagnant.going(ada).count() and ticket_gagnant.spots(ada).count():
        ticket_gagnant.spots(ada).last.click()
    if not ticket_gagnant.going(ada).count():
        ada.button("web-tg-stay").click()
    assert not [sent for sent in ada.sent if sent["ask"] == "act" and sent["action"]["do"] == "play"]
    confirm.click()
    ada.settle()
    expect(ticket_gagnant.hand(ada)).to_have_count(before - 1)
