"""The page of a result: place and score in words, race by race, what was remarkable, and one thing to do next."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.looking import faults, for_thumbs
from tests.browser.playing import BOT, Guest
from tests.server.playing import Message

Guests = Callable[..., Guest]
LONG = "Maximilien-Alexandre"
CUT_OFF = """() => [...document.querySelectorAll(".chart .end b")]
  .filter((label) => label.getBoundingClientRect().right > label.closest(".chart").getBoundingClientRect().right)
  .map((label) => label.textContent)"""
ORDINALS = {"en": ["1st", "2nd", "3rd", "4th"], "fr": ["1er", "2e", "3e", "4e"]}


def result(guest: Guest) -> Locator:
    return guest.dialog("web-result-title")


def outcome(guest: Guest) -> Message:
    found: Message = next(told["table"]["outcome"] for told in reversed(guest.told) if told.get("table"))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_place_and_score_are_told_in_words(guest: Guests, language: str) -> None:
    ada = guest("Ada", language=language)
    ada.finishes("ticket-gagnant", others=[BOT] * 3)
    found = outcome(ada)
    heading = result(ada).get_by_role("heading", level=3).first
    if 0 in found["winners"]:
        expect(heading).to_have_text(ada.say("web-result-won" if len(found["winners"]) == 1 else "web-result-shared"))
        return
    behind = found["totals"][found["winners"][0]] - found["totals"][0]
    place = ORDINALS[language][found["ranks"][0] - 1]
    score = ada.say("web-score-ticket-gagnant", total=behind)
    expect(heading).to_have_text(ada.say("web-result-place", place=place, behind=score))


def test_the_chart_has_everybodys_total_after_each_race(guest: Guests) -> None:
    ada = guest("Ada")
    ada.finishes("ticket-gagnant", options={"races": 4})
    rows = result(ada).get_by_role("table", name=ada.say("web-result-races")).get_by_role("row")
    expect(rows).to_have_count(3)
    scored = [event for event in ada.events() if event["event"] == "TicketScored"]
    for seat in (0, 1):
        totals = [str(event["total"]).replace("-", "\N{MINUS SIGN}") for event in scored if event["seat"] == seat]
        assert len(totals) == 4
        assert rows.nth(seat + 1).get_by_role("cell").all_inner_texts() == totals


def test_the_best_ticket_is_the_one_that_scored_most(guest: Guests) -> None:
    ada = guest("Ada")
    ada.finishes("ticket-gagnant", options={"races": 4})
    best = max(sum(event["points"]) + event["bonus"] for event in ada.events() if event["event"] == "TicketScored")
    ticket = result(ada).get_by_role("link").filter(has_text=ada.say("web-tg-best-ticket"))
    expect(ticket.get_by_text(f"+{best}", exact=True)).to_be_visible()


def test_the_biggest_payout_is_the_most_that_the_bank_has_paid_for_a_horse_or_a_bet(guest: Guests) -> None:
    ada = guest("Ada")
    ada.finishes("finish", others=[BOT] * 2)
    paid = [event for event in ada.events() if event["event"] == "MoneyMoved" and event["payer"] is None]
    most = max(event["amount"] for event in paid)
    payout = result(ada).get_by_role("link").filter(has_text=ada.say("web-result-payout"))
    expect(payout.get_by_text(f"+{most:,}", exact=True)).to_be_visible()


def test_there_is_one_thing_to_do_next_and_the_rest_is_under_more(guest: Guests) -> None:
    ada = guest("Ada")
    table = ada.finishes("ticket-gagnant")
    expect(result(ada).locator(".button.main")).to_have_count(1)
    expect(ada.button("web-rematch")).to_be_visible()
    expect(ada.link("web-replay")).to_have_attribute("href", f"/replay/{table['id']}")
    expect(ada.button("web-verify-draw")).to_have_count(0)
    ada.button("web-share-result").click()
    expect(ada.page.get_by_label(ada.say("web-share-result"), exact=True).last).to_have_value(
        f"{ada.address}/replay/{table['id']}"
    )
    ada.button("web-more").click()
    for key in ("web-verify-draw", "web-export"):
        expect(ada.button(key)).to_be_visible()


@pytest.mark.parametrize(("title", "key"), [("ticket-gagnant", "web-verify-draw"), ("finish", "web-verify")])
def test_dice_are_verified_only_where_there_are_dice(guest: Guests, title: str, key: str) -> None:
    ada = guest("Ada")
    ada.finishes(title)
    ada.verifies(key)
    expect(result(ada).get_by_role("heading", name=ada.say(key), exact=True)).to_be_visible()
    expect(result(ada).get_by_text(ada.say("web-verify-good"))).to_be_visible()


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "no motion"])
def test_winners_are_celebrated_unless_they_want_no_motion(guest: Guests, motion: bool) -> None:
    guests = [guest("Ada", motion=motion), guest("Ben", motion=motion)]
    ada, ben = guests
    table = ada.opens("ticket-gagnant", [{"who": "friend"}])
    ada.go(f"/t/{table['id']}")
    ben.sits(table)
    ada.button("web-lobby-start").click()
    for one in guests:
        one.see_table()
        one.open_menu().get_by_role("button", name=one.say("web-hand-over"), exact=True).click()
    for seat, one in enumerate(guests):
        expect(result(one)).to_be_visible(timeout=60_000)
        won = seat in outcome(one)["winners"]
        expect(result(one).locator(".rain")).to_have_count(1 if won else 0)
        if won:
            expect(result(one).locator(".rain")).to_be_visible(visible=motion)


@pytest.mark.parametrize(
    ("title", "language"),
    [("ticket-gagnant", "en"), ("ticket-gagnant", "fr"), ("finish", "fr"), ("finish-line", "en"), ("triple-couronne", "fr")],
)
def test_the_page_fits_every_screen_and_the_actions_stay_at_the_bottom_edge(guest: Guests, title: str, language: str) -> None:
    ada = guest(LONG, language=language)
    ada.finishes(title, others=[BOT] * 3, **({"options": {}} if title == "triple-couronne" else {}))
    expect(result(ada).get_by_role("table")).to_have_count(1)
    ada.page.evaluate("document.querySelector('.table').style.display = 'none'")  # the board behind it is looked at elsewhere
    found: list[str] = []
    for width, height in ((360, 640), (390, 664), (844, 390), (768, 1024), (1280, 720), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        place = f"result of {title} at {width} × {height}"
        found += faults(ada, place)
        found += [f"{place}: {label} is cut off" for label in ada.page.evaluate(CUT_OFF)]
        if min(width, height) < 500:  # a phone
            found += for_thumbs(ada, place)
            result(ada).get_by_role("link").last.scroll_into_view_if_needed()
            box = ada.button("web-rematch").bounding_box()
            assert box is not None and height - 80 < box["y"] + box["height"] <= height, f"{place}: {box}"
    assert not found, "\n".join(found)
