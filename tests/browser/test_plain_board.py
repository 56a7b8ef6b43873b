"""The plain board: any game playable from its contract alone, before (or instead of) a board of its own."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser import finish
from tests.browser.looking import barriers, faults
from tests.browser.playing import PHONE, Guest, play_out

Guests = Callable[..., Guest]


def on_plain_board(guest: Guest, title: str) -> None:
    table = guest.opens(title)
    guest.go(f"/t/{table['id']}?board=plain")
    guest.see_table()
    expect(card(guest)).to_be_visible()


def card(guest: Guest) -> Locator:
    """The race card."""
    return guest.board.get_by_role("article", name=guest.say("web-plain-card"), exact=True)


def slip(guest: Guest, key: str) -> Locator:
    return guest.page.get_by_role("form", name=guest.say(key))


def hand_in(guest: Guest, form: Locator) -> None:
    form.get_by_role("button", name=guest.say("web-plain-hand-in"), exact=True).click()


def turn(guest: Guest) -> str:
    """Decide what Finish asks for, on slips and buttons that were made for no game in particular."""
    guest.settle()
    if slip(guest, "web-plain-finish-form-4").count():
        form = slip(guest, "web-plain-finish-form-4")
        form.get_by_role("group", name=guest.say("web-plain-field-win"), exact=True).get_by_role("button", name="1").first.click()
        place = form.get_by_role("group", name=guest.say("web-plain-field-place"), exact=True).first
        place.get_by_role("button", name="2" if len(guest.view()["runners"]) > 1 else "1", exact=True).click()
        place.get_by_role("button", name=guest.say("web-plain-plus")).click()
        hand_in(guest, form)
        kind = "bets"
    elif slip(guest, "web-plain-finish-form-2").count() and finish.wants_horse(guest):
        hand_in(guest, slip(guest, "web-plain-finish-form-2"))
        kind = "bid"
    else:
        guest.button("web-plain-do-pass").click()
        kind = "pass"
    guest.settle()
    return kind


def test_a_whole_game_is_played_on_the_plain_board(guest: Guests) -> None:
    ada = guest("Ada")
    on_plain_board(ada, "finish")
    expect(card(ada).get_by_role("heading", name=ada.say("finish-name"))).to_be_visible()
    kinds: set[str] = set()
    play_out(ada, turn=lambda one: kinds.add(turn(one)))
    assert kinds >= {"bid", "bets"}
    handed = next(event["slip"] for event in ada.events() if event["event"] == "BetsMade")
    assert handed["win"] == {"lane": 1, "stake": 100}
    assert [bet["stake"] for bet in handed["places"]] == [200]
    result = ada.dialog("web-result-title")
    for total in ada.view()["cash"]:
        expect(result.get_by_text(f"{total:,}", exact=True).first).to_be_visible()
    ada.button("web-result-board").click()
    assert faults(ada, "plain board") + barriers(ada, "plain board") == []


def test_many_choices_are_narrowed_down_step_by_step_and_by_keyboard(guest: Guests) -> None:
    ada = guest("Ada", language="fr", size=PHONE)
    on_plain_board(ada, "ticket-gagnant")
    while not any(event["event"] == "PredictionMade" for event in ada.events()):
        ada.wait_for_turn()
        if ada.view()["choice"]["kind"] != "predict":
            write(ada, first_listed(ada))
            continue
        assert faults(ada, "plain board") == []
        for place, horse in (("first", "5"), ("second", "4"), ("third", "3")):
            step = ada.page.get_by_role("group", name=ada.say(f"web-plain-field-{place}"), exact=True)
            step.get_by_role("button", name=horse, exact=True).press("Enter")
        ada.settle()
    made = next(event for event in ada.events() if event["event"] == "PredictionMade")
    assert made["places"] == [5, 4, 3]


def first_listed(guest: Guest) -> str:
    """What the server spelt out first."""
    legal = [told["game"]["legal"] for told in guest.told if told.get("game") and told["game"]["legal"]]
    text: str = legal[-1]["actions"][0]["text"]
    return text


def write(guest: Guest, text: str) -> None:
    """Write an action down instead of choosing it."""
    line = guest.page.get_by_role("textbox", name=guest.say("web-plain-write"), exact=True)
    line.fill(text)
    line.press("Enter")
    guest.settle()


def test_the_plain_board_is_chosen_in_the_menu_and_remembered(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("finish")
    expect(card(ada)).to_have_count(0)
    ada.open_menu().get_by_label(ada.say("web-plain-board")).click()
    expect(card(ada)).to_be_visible()
    ada.page.reload()
    expect(card(ada)).to_be_visible()
    ada.open_menu().get_by_label(ada.say("web-plain-board")).click()
    ada.see_table()
    expect(card(ada)).to_have_count(0)
