"""My races: what was played to the end in this browser, and nowhere else."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.playing import BOT, Guest

Guests = Callable[..., Guest]
KEPT = "() => JSON.parse(localStorage.getItem('hippodrome-races') ?? '[]')"


def test_games_played_wins_and_best_results_are_counted_per_game_and_bot_once(guest: Guests) -> None:
    ada = guest("Ada")
    best = {}
    for title, others in (
        ("ticket-gagnant", [BOT]),
        ("ticket-gagnant", [{"who": "bot", "bot": "apprentice"}]),
        ("finish", [BOT]),
    ):
        ada.finishes(title, others=others)
        totals = next(told["table"]["outcome"]["totals"] for told in reversed(ada.told) if told.get("table"))
        best[title] = max(best.get(title, -1000), totals[0])
        ada.page.reload()
        expect(ada.dialog("web-result-title")).to_be_visible()
    ada.go("/races")
    won = [race["title"] for race in ada.page.evaluate(KEPT) if race["won"]]
    meeting = ada.page.get_by_role("listitem").filter(has=ada.page.get_by_role("heading", name="Ticket Gagnant"))
    played = ada.say("web-races-played", played=2)
    expect(meeting).to_contain_text(f"{played}, {ada.say('web-races-won', won=won.count('ticket-gagnant'))}")
    score = ada.say("web-score-ticket-gagnant", total=best["ticket-gagnant"])
    expect(meeting).to_contain_text(ada.say("web-races-best", score=score))
    for bot in ("bot-apprentice", "bot-random"):
        expect(meeting.get_by_text(ada.say("web-races-against", bot=ada.say(bot)))).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Finish", exact=True)).to_be_visible()


def test_they_can_be_saved_as_a_file_and_forgotten(guest: Guests) -> None:
    ada = guest("Ada")
    table = ada.finishes("finish")
    ada.go("/races")
    with ada.page.expect_download() as download:
        ada.button("web-races-export").click()
    saved = json.loads(download.value.path().read_text())
    assert [race["id"] for race in saved] == [table["id"]]
    ada.button("web-races-forget").click()
    assert ada.page.evaluate(KEPT), "it is asked once more"
    ada.button("web-races-forget-sure").click()
    expect(ada.text("web-races-none")).to_be_visible()
    assert ada.page.evaluate(KEPT) == []


def test_a_game_that_was_only_watched_or_left_to_a_bot_is_not_mine(guest: Guests) -> None:
    ada, cleo = guest("Ada"), guest("Cleo")
    table = ada.plays("ticket-gagnant")
    cleo.watches(table)
    ada.open_menu().get_by_role("button", name=ada.say("web-hand-over"), exact=True).click()
    for one in (ada, cleo):
        expect(one.dialog("web-result-title")).to_be_visible(timeout=60_000)
        assert one.page.evaluate(KEPT) == []
