"""La Triple Couronne on the plain board: whole seasons, played by ticking, bidding and handing in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.looking import barriers, faults, for_thumbs
from tests.browser.playing import BOT, PHONE, Guest, play_out
from tests.browser.season import ENTRIES, SALES, Owner
from tests.browser.test_plain_board import on_plain_board
from tests.server.playing import Message

Guests = Callable[..., Guest]
PAPERS = ("OffersMade", "EntriesMade", "MountsMade", "BetsMade", "ContractsMade", "MaximumSet")


def written(papers: Any) -> set[str]:
    """What stands on somebody's papers, thing by thing, as it would stand in a message."""
    things = papers if isinstance(papers, list) else [thing for part in papers.values() for thing in part]
    return {json.dumps(thing, separators=(",", ":"), sort_keys=True) for thing in things}


def leaks(guest: Guest, reveal: str, field: str) -> list[str]:
    """What others had written down, and this browser was told before it was revealed."""
    found: list[str] = []
    before: list[str] = []
    for told in guest.told:
        happened = told["game"]["events"] if told.get("game") else []
        for event in happened:
            if event["event"] == reveal:
                mine, *others = (written(papers) for papers in event[field])
                found += [thing for other in others for thing in other - mine if any(thing in frame for frame in before)]
        if any(event["event"] == reveal for event in happened):
            before = []
        else:
            before.append(json.dumps(told, separators=(",", ":"), sort_keys=True))
    return found


def see_result(guest: Guest) -> None:
    """The totals are those of the last event, and the board is fit to be seen."""
    result = guest.dialog("web-result-title")
    ended: Message = next(event for event in guest.events() if event["event"] == "SeasonEnded")
    for total in ended["totals"]:
        shown = f"{total:,}".replace(",", "\u202f" if guest.language == "fr" else ",")
        expect(result.get_by_text(shown, exact=True).first).to_be_visible()
    guest.button("web-result-board").click()
    folded = guest.page.locator("details:not([open]) > summary")
    while folded.count():
        folded.first.click()
    expect(
        guest.page.locator("[data-fold=course]").get_by_role("img", name=guest.say("web-plain-placed", place=1))
    ).to_be_visible()
    assert faults(guest, "the season") + barriers(guest, "the season") == []


def test_an_initiation_is_played_to_the_end_with_a_standing_order(guest: Guests) -> None:
    ada = guest("Ada", language="fr", size=PHONE)
    on_plain_board(ada, "triple-couronne", others=[BOT, BOT, BOT], options={})
    owner = Owner(ada)
    ada.wait_for_turn()
    assert faults(ada, "entries") + for_thumbs(ada, "entries") == []
    owner.turn(ada)
    ada.wait_for_turn()
    owner.from_now_on("entries", "all")  # and those of the third race too
    expect(ada.dialog("web-result-title")).to_be_visible()
    made = [event["horses"] for event in ada.events() if event["event"] == "EntriesMade" and event["seat"] == 0]
    assert [len(horses) for horses in made] == [1, 1, 2]
    see_result(ada)
    assert for_thumbs(ada, "the season, all tables open") == []


def test_while_a_race_is_shown_there_is_nothing_to_do_but_look(guest: Guests) -> None:
    ada = guest("Ada", motion=True, speed=1)
    on_plain_board(ada, "triple-couronne", others=[BOT, BOT, BOT], options={})
    ada.wait_for_turn()
    owner = Owner(ada)
    owner.turn(ada)
    headline = ada.page.get_by_role("heading", level=1)
    expect(headline).to_have_text(f"{ada.say('race-of', race=1, races=3)} · {ada.say('web-plain-word-race')}")
    expect(ada.text("web-watch")).to_be_visible()
    ada.button("web-ahead-go").click()
    expect(ada.text("web-watch")).to_have_count(0)
    expect(owner.form(ENTRIES)).to_be_visible()


def test_a_standing_order_is_shown_and_lifted(guest: Guests) -> None:
    ada = guest("Ada")
    on_plain_board(ada, "triple-couronne", others=[BOT, BOT, BOT], edition="complet", options={"auction": False})
    ada.wait_for_turn()
    owner = Owner(ada)
    owner.from_now_on("sales", "none")
    expect(owner.form(SALES)).to_have_count(0)
    ada.wait_for_turn()  # for bids and entries there is no order yet
    kept = owner.order("sales", "none")
    expect(kept).to_be_visible()
    ada.page.reload()
    expect(kept).to_be_visible()
    kept.click()
    expect(kept).to_have_count(0)


def test_a_complet_with_its_auction_is_played_to_the_end_and_papers_stay_secret(guest: Guests) -> None:
    ada = guest("Ada")
    bots: list[Message] = [{"who": "bot", "bot": "trainer"}] * 3
    on_plain_board(ada, "triple-couronne", others=bots, edition="complet", options={})
    owner = Owner(ada)
    play_out(ada, turn=owner.turn, patience=150)
    assert owner.done.keys() >= {"bid", "maximum", "pass", "sales", "entries", "rentals", "mounts", "bets", "insurance"}
    assert owner.done["sales"] == 2 < owner.done["entries"]  # the third one was answered without asking
    happened = ada.events()
    assert all(event["seat"] == 0 for event in happened if event["event"] in PAPERS)
    slip = next(event["slip"] for event in happened if event["event"] == "BetsMade")
    assert [bet["stake"] for bet in (*slip["wins"], *slip["pairs"])] == [10_000, 10_000]
    assert {event["event"] for event in happened} >= {"OffersRevealed", "BetsRevealed", "ContractsRevealed"}
    assert leaks(ada, "BetsRevealed", "slips") == []
    see_result(ada)
