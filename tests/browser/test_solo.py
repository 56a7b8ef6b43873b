"""Alone against bots: from the shelf to the result, and what can be done with a finished game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hippodrome.core.record import replay
from hippodrome.games import load_game
from tests.browser import finish, ticket_gagnant
from tests.browser.playing import Guest, play_out

Guests = Callable[..., Guest]


def test_a_meeting_against_a_bot_is_laid_on_the_form_and_played_to_its_end(guest: Guests) -> None:
    ada = guest("Ada")
    ada.go("/")
    box = ada.page.get_by_role("article").filter(has=ada.page.get_by_role("heading", name="Ticket Gagnant"))
    box.get_by_role("link", name=ada.say("web-invite-friends")).click()
    ada.page.get_by_label(ada.say("web-name"), exact=True).fill("Ada")
    ada.button("web-new-remove", number=4).click()
    ada.button("web-new-remove", number=3).click()
    ada.page.get_by_label(ada.say("web-new-who", number=2)).select_option("bot")
    ada.page.get_by_label(ada.say("web-new-level")).select_option("sweetheart")
    ada.page.get_by_text("2024", exact=True).click()
    ada.page.get_by_role("group", name=ada.say("web-option-ticket-gagnant-races")).get_by_text("2", exact=True).click()
    ada.button("web-new-begin").click()
    ada.see_table()

    kinds: set[str] = set()
    play_out(ada, turn=lambda one: kinds.add(ticket_gagnant.turn(one, "steeplechase")))
    assert kinds >= {"discipline", "river", "arrange", "secrecy", "hand", "predict", "play"}
    result = ada.dialog("web-result-title")
    for total in ada.view()["totals"]:
        expect(result.get_by_text(str(total).replace("-", "\N{MINUS SIGN}"), exact=True).first).to_be_visible()
    expect(result.get_by_text("Ada", exact=True).first).to_be_visible()


def test_finish_is_played_to_the_end_with_auction_forms_race_and_payments(guest: Guests) -> None:
    ada = guest("Ada")
    ada.plays("finish")
    kinds: set[str] = set()
    play_out(ada, turn=lambda one: kinds.add(finish.turn(one)))
    assert kinds == {"bid", "bets"}
    result = ada.dialog("web-result-title")
    for total in ada.view()["cash"]:
        expect(result.get_by_text(f"{total:,}", exact=True).first).to_be_visible()
    ada.button("web-result-board").click()
    ada.button("finish-result-title", race=1).click()
    order = ada.page.get_by_role("region", name=ada.say("finish-result-title", race=1))
    expect(order.get_by_role("heading", name=ada.say("finish-result-title", race=1))).to_be_visible()
    payments = [event for event in ada.events() if event["event"] == "MoneyMoved" and event["why"] != "purchase"]
    commentary = ada.page.get_by_role("log", name=ada.say("web-talk-story"))
    for event in payments:
        assert f"{event['amount']:,}" in commentary.inner_text()


def test_a_private_maximum_bids_by_itself_and_can_be_taken_back(guest: Guests) -> None:
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.opens("finish", [{"who": "friend"}])
    ada.go(f"/t/{table['id']}")
    ben.sits(table)
    ada.button("web-lobby-start").click()
    ada.see_table()
    ben.see_table()
    first, second = (ada, ben) if ada.is_asked() else (ben, ada)
    horse = first.view()["auction"]["horse"]
    first.page.get_by_role("button", name=first.say("web-bids-maximum")).click()
    panel = first.dialog("web-bids-maximum-title", horse=horse)
    expect(panel.get_by_text(first.say("web-bids-maximum-about"))).to_be_visible()
    assert not [asked for asked in first.sent if asked["ask"] == "act"]  # opening it commits to nothing
    panel.get_by_role("textbox").fill("3300")
    panel.get_by_role("button", name=first.say("web-bids-set"), exact=True).click()
    first.settle()
    stands = first.page.get_by_role("button", name=first.say("web-bids-standing", amount="3,300"))
    expect(stands).to_be_visible()
    second.wait_for_turn()
    finish.bid(second)  # answered at once by the maximum
    second.wait_for_turn()
    assert [event["amount"] for event in second.events() if event["event"] == "BidMade"][-1] < 3300
    assert not any(event["event"] == "MaximumSet" for event in second.events())
    assert "3,300" not in second.page.locator("body").inner_text()
    stands.click()
    panel.get_by_role("textbox").fill("2800")
    panel.get_by_role("button", name=first.say("web-bids-set"), exact=True).click()
    first.settle()
    first.page.get_by_role("button", name=first.say("web-bids-standing", amount="2,800")).click()
    panel.get_by_role("button", name=first.say("web-bids-take-back"), exact=True).click()
    first.settle()
    expect(first.page.get_by_role("button", name=first.say("web-bids-maximum"))).to_be_visible()
    assert first.view()["maximum"] == 0


@pytest.mark.parametrize("title", ["ticket-gagnant", "finish"])
def test_a_finished_game_can_be_replayed_with_a_scrubber(guest: Guests, title: str) -> None:
    ada = guest("Ada")
    ada.finishes(title)
    told = len(ada.events())
    ada.link("web-replay").click()
    scrubber = ada.page.get_by_role("slider", name=ada.say("web-replay-scrub"))
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    story = ada.page.get_by_role("log", name=ada.say("web-talk-story"))
    ada.button("web-replay-next").click()
    expect(scrubber).to_have_attribute("aria-valuetext", ada.say("web-replay-step", at=2, of=last + 1))
    scrubber.fill(str(last // 2))
    half = story.get_by_role("paragraph").count()
    scrubber.fill(str(last))
    expect(scrubber).to_have_attribute("aria-valuetext", ada.say("web-replay-step", at=last + 1, of=last + 1))
    ada.page.get_by_role("button", name=ada.say("web-story-all")).or_(story).first.click()
    assert 0 < half < story.get_by_role("paragraph").count() <= told
    scrubber.fill(str(last - 2))
    ada.button("web-replay-play").click()
    expect(scrubber).to_have_attribute("aria-valuetext", ada.say("web-replay-step", at=last + 1, of=last + 1))
    ada.page.get_by_label(ada.say("web-replay-from")).select_option("")
    expect(ada.page.get_by_label(ada.say("web-replay-from"))).to_have_value("")


def test_a_record_is_saved_opened_again_and_verified(guest: Guests) -> None:
    ada, ben = guest("Ada"), guest("Ben")
    ada.finishes("ticket-gagnant")
    ada.button("web-more").click()
    with ada.page.expect_download() as download:
        ada.button("web-export").click()
    text = download.value.path().read_text()
    assert list(replay(load_game("ticket-gagnant"), text))[-1].lines == text.splitlines()
    ben.go("/replay")
    ben.page.get_by_label(ben.say("web-replay-open")).set_input_files(
        {"name": "some.jsonl", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(ben.page.get_by_role("slider", name=ben.say("web-replay-scrub"))).to_be_visible()
    ben.button("web-verify-draw").click()
    expect(ben.dialog("web-verify-draw").get_by_text(ben.say("web-verify-good-inner"))).to_be_visible()


def test_the_draw_is_verified_against_the_seal_seen_before_the_start(guest: Guests) -> None:
    ada = guest("Ada")
    table = ada.finishes("ticket-gagnant")
    ada.verifies("web-verify-draw")
    result = ada.dialog("web-result-title")
    for key in ("web-verify-kept", "web-verify-seed", "web-verify-good"):
        expect(result.get_by_text(ada.say(key))).to_be_visible()
    ada.page.evaluate("id => localStorage.setItem(`hippodrome-commitment-${id}`, '00'.repeat(32))", table["id"])
    ada.page.reload()
    ada.verifies("web-verify-draw")
    expect(result.get_by_text(ada.say("web-verify-swapped"))).to_be_visible()
    expect(result.get_by_text(ada.say("web-verify-bad"))).to_be_visible()


def test_a_rematch_is_a_new_table_with_the_same_seats(guest: Guests) -> None:
    ada = guest("Ada")
    table = ada.finishes("finish")
    ada.button("web-rematch").click()
    ada.page.wait_for_url(lambda url: table["id"] not in url)
    expect(ada.board.or_(ada.text("web-lobby-title"))).to_be_visible()
    expect(ada.page.get_by_text("Ada", exact=True).first).to_be_visible()
    ada.go(f"/t/{table['id']}")
    expect(ada.link("web-rematch-go")).to_have_attribute("href", re.compile("^/t/"))
