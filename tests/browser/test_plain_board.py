"""The plain board: any game playable from its contract alone, before (or instead of) a board of its own."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hippodrome.games import own_titles
from tests.browser import finish
from tests.browser.looking import barriers, faults, for_thumbs
from tests.browser.playing import BOT, PHONE, Guest, play_out
from tests.server.playing import Live, Message, any_action, closing, play_on

Guests = Callable[..., Guest]


def on_plain_board(guest: Guest, title: str, **more: Any) -> None:
    table = guest.opens(title, **more)
    guest.go(f"/t/{table['id']}?board=plain")
    guest.see_table()
    expect(card(guest)).to_be_visible()


def card(guest: Guest) -> Locator:
    """The race card."""
    return guest.board.get_by_role("article", name=guest.say("web-plain-card"), exact=True)


def slip(guest: Guest, key: str) -> Locator:
    return guest.page.get_by_role("form", name=guest.say(key))


def line(guest: Guest, form: Locator, key: str, count: int) -> Locator:
    """The first of so many lines of a form that are filled alike."""
    name = f"{guest.say(key)} {guest.say('web-plain-up-to', count=count)}"
    return form.get_by_role("group", name=name, exact=True).first


def hand_in(guest: Guest, form: Locator) -> None:
    form.get_by_role("button", name=guest.say("web-plain-hand-in"), exact=True).click()


def figure(amount: int) -> str:
    """As it is written in English."""
    return f"{amount:,}".replace("-", "\N{MINUS SIGN}")


def turn(guest: Guest) -> str:
    """Decide what Finish asks for, on slips and buttons that were made for no game in particular."""
    guest.settle()
    if slip(guest, "web-plain-finish-form-bets").count():
        form = slip(guest, "web-plain-finish-form-bets")
        form.get_by_role("group", name=guest.say("web-plain-field-win"), exact=True).get_by_role("button", name="1").first.click()
        place = line(guest, form, "web-plain-field-place", 2)
        place.get_by_role("button", name="2" if len(guest.view()["runners"]) > 1 else "1", exact=True).click()
        place.get_by_role("button", name=guest.say("web-amount-more", step=100), exact=True).click()
        hand_in(guest, form)
        kind = "bets"
    elif slip(guest, "web-plain-finish-form-bid").count() and finish.wants_horse(guest):
        hand_in(guest, slip(guest, "web-plain-finish-form-bid"))
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


def finish_line_turn(guest: Guest) -> str:
    """Decide what Finish Line asks for: bets on the slip, dice by pressing the first button of each step."""
    guest.settle()
    kind: str = guest.view()["choice"]["kind"]
    if kind == "bets":
        form = slip(guest, "finish-line-form-bets")
        first, _, third, *_ = guest.view()["tiles"]
        win = line(guest, form, "finish-line-field-win", 3)
        win.get_by_role("button", name=f"{third['horse']} ×{third['odds']}", exact=True).click()
        win.get_by_role("button", name=guest.say("web-amount-more", step=100), exact=True).click()
        place = line(guest, form, "finish-line-field-place", 2)
        pair = f"{first['horse']} + {third['horse']} ×{first['odds'] + third['odds']}"
        place.get_by_role("combobox").select_option(label=pair)
        hand_in(guest, form)
    else:
        sent = len(guest.sent)
        taken = guest.page.get_by_title(guest.say("web-plain-again"), exact=True)
        while len(guest.sent) == sent:
            steps = taken.count()
            guest.page.locator("fieldset").get_by_role("button").first.click()
            guest.wait_until(lambda: len(guest.sent) > sent or taken.count() > steps, "the press counts")  # noqa: B023
    guest.settle()
    return kind


def bets(slip: Message) -> set[str]:
    """What a seat bets, as it would stand in a message."""
    return {json.dumps(bet, separators=(",", ":"), sort_keys=True) for bet in (*slip["wins"], *slip["places"])}


def test_dice_may_be_named_in_any_order(guest: Guests) -> None:
    ada = guest("Ada")
    on_plain_board(ada, "finish-line", options={"first_player": 0})
    ada.wait_for_turn()
    slip(ada, "finish-line-form-bets").get_by_role("button", name=ada.say("web-plain-hand-in-empty"), exact=True).click()
    for number, colour in enumerate(("black", "white", "red"), 1):
        step = ada.page.get_by_role("group", name=f"{ada.say('web-plain-field-dice')} · {number}", exact=True)
        step.get_by_role("button", name=ada.say(f"finish-line-colour-{colour}"), exact=True).click()
    ada.wait_until(lambda: len(ada.view()["hand"]) == 3, "three dice are rolled")
    assert [die["colour"] for die in ada.view()["hand"]] == ["white", "red", "black"]


def horses_on(card: Locator, guest: Guest) -> list[str]:
    """The horses of the race card's table, as they stand there."""
    named = guest.page.get_by_role("rowheader", name=guest.say("web-plain-field-horse"), exact=True)
    return card.get_by_role("row").filter(has=named).get_by_role("cell").all_inner_texts()


def test_a_whole_game_of_finish_line_is_played_on_the_plain_board_and_bets_stay_secret(guest: Guests) -> None:
    ada = guest("Ada")
    on_plain_board(ada, "finish-line")
    expect(card(ada).get_by_role("heading", name=ada.say("finish-line-name"))).to_be_visible()
    kinds: set[str] = set()
    play_out(ada, turn=lambda one: kinds.add(finish_line_turn(one)), patience=150)
    assert kinds >= {"bets", "take", "use"}
    handed = next(event["slip"] for event in ada.events() if event["event"] == "BetsMade")
    first, _, third, *_ = next(event["horses"] for event in ada.events() if event["event"] == "RaceAnnounced")
    assert handed == {"wins": [{"horse": third, "stake": 200}], "places": [{"horses": [first, third], "stake": 100}]}

    opened = 0
    before: list[str] = []
    for told in ada.told:
        happened = told["game"]["events"] if told.get("game") else []
        assert all(event["seat"] == 0 for event in happened if event["event"] == "BetsMade")
        if shown := [event["slips"] for event in happened if event["event"] == "BetsRevealed"]:
            opened += 1
            ((mine, other),) = shown
            assert all(any(bet in frame for frame in before) for bet in bets(mine))
            assert not [bet for bet in bets(other) - bets(mine) if any(bet in frame for frame in before)]
            before = []
        else:
            assert not told.get("game") or not told["game"]["view"].get("slips")
            before.append(json.dumps(told, separators=(",", ":"), sort_keys=True))
    assert opened == 3

    result = ada.dialog("web-result-title")
    ended = next(event for event in ada.events() if event["event"] == "MeetingEnded")
    for total in ended["totals"]:
        expect(result.get_by_text(figure(total), exact=True).first).to_be_visible()
    ada.button("web-result-board").click()
    seats = ada.page.get_by_role("list", name=ada.say("web-seats"), exact=True).get_by_role("listitem")
    for seat, total in zip(seats.all(), ended["totals"], strict=True):  # with what the side bets brought
        expect(seat.get_by_text(figure(total), exact=True)).to_be_visible()
    line = [str(horse) for horse in ada.view()["line"]]
    assert horses_on(card(ada), ada)[-len(line) :] == line[::-1]  # the leader on the right
    story = ada.page.get_by_role("log", name=ada.say("web-talk-story"), exact=True).get_by_role("paragraph").all_inner_texts()
    sentences = [text for text in story if text.startswith("The bets are shown.")]
    assert sentences and all(re.search(r" Ada W\d+ 200, P", text) for text in sentences)
    assert faults(ada, "Finish Line on the plain board") + barriers(ada, "Finish Line on the plain board") == []


def test_a_slip_shows_one_more_line_than_is_filled_and_fits_on_a_phone(guest: Guests) -> None:
    ada = guest("Ada", language="fr", size=PHONE)
    on_plain_board(ada, "finish-line")
    ada.wait_for_turn()
    form = slip(ada, "finish-line-form-bets")
    targets = form.get_by_role("combobox")
    expect(targets).to_have_count(2)
    assert form.evaluate("(form) => form.parentElement.scrollHeight <= form.parentElement.clientHeight")
    for at, (chosen, lines) in enumerate((("3", 3), ("5", 4), ("7", 4))):
        targets.nth(at).select_option(value=chosen)
        expect(targets).to_have_count(lines)
    hand_in(ada, form)
    ada.settle()
    made = next(event["slip"] for event in ada.events() if event["event"] == "BetsMade")
    horses = [tile["horse"] for tile in ada.view()["tiles"]]
    assert made["wins"] == [{"horse": horses[at], "stake": 100} for at in (2, 4, 6)]
    assert faults(ada, "slip on a phone") + for_thumbs(ada, "slip on a phone") == []


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
    if not line.count():
        guest.page.get_by_role("button", name=guest.say("web-plain-write")).click()
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


CHOICES = {
    "ticket-gagnant": {"predict", "race"},
    "finish": {"bid", "bets"},
    "finish-line": {"bets", "take", "use"},
    "triple-couronne": {"bid", "entries", "mounts"},
}
"""Some kinds of choices, those with several parts among them."""
LOOKS = 3
"""How often each kind of choice is looked at."""


def notation_on_buttons(guest: Guest) -> list[str]:
    """Buttons of the desk that show how an action is written, instead of saying what it does."""
    legal = [told["game"]["legal"] for told in guest.told if told.get("game") and told["game"]["legal"]][-1]
    written = {action["text"] for action in legal["actions"] if not action["text"].isalpha()}
    verbs = {re.escape(action["text"].split()[0]) for action in legal["actions"] if action["text"] in written}
    shown = guest.page.locator(".desk button:visible").all()
    names = [(button.get_attribute("aria-label") or button.inner_text()).strip() for button in shown]
    tips = [button.get_attribute("title") or "" for button in shown]
    looks_written = re.compile(rf"({'|'.join(verbs) or '$.'}) .*[\d>-]|\d[x=]\d|[a-z]\d+>|-jockeys|set-maximum")
    return [name for name in [*names, *tips] if name in written or looks_written.fullmatch(name)]


@pytest.mark.parametrize("title", [*own_titles()])
def test_no_button_shows_notation(guest: Guests, title: str) -> None:
    ada = guest("Ada")
    season: Message = {"others": [BOT] * 3, "edition": "complet", "options": {"auction": False}}
    table = ada.opens(title, **(season if title == "triple-couronne" else {}))
    ada.go(f"/t/{table['id']}?board=plain")
    ada.see_table()
    looked: Counter[str] = Counter()
    found: list[str] = []

    def look(live: Live) -> None:
        kind = live.view["choice"]["kind"]
        if looked[kind] >= LOOKS:
            return
        looked[kind] += 1
        ada.wait_until(lambda: ada.view().get("choice") == live.view["choice"], "the page is asked the same")
        ada.wait_for_turn()
        found.extend(f"{kind}: {name}" for name in notation_on_buttons(ada))

    def choose(view: Message, chance: random.Random) -> Message:
        """At random, but buying nothing: who has spent everything is not asked for bets."""
        return {"do": "pass"} if view["choice"]["kind"] == "bid" else any_action(view, chance)

    def seen() -> bool:
        return all(looked[kind] >= LOOKS for kind in CHOICES[title])

    live = Live(ada.server, table["id"], ada.secret())
    with closing(live):
        live.hello()
        play_on([live], random.Random(3), before_acting=look, until=seen, choose=choose, patience=120)
    assert not found, "\n".join(found)
    assert looked.keys() >= CHOICES[title], f"only {set(looked)} was looked at"
