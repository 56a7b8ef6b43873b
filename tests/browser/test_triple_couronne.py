"""Whole games of La Triple Couronne on its drawn board: by pointer, by touch and with the keys alone."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hippodrome.games import load_game_from_text, read_box_text, standard_box
from hippodrome.games.triple_couronne import TITLE as ABOUT
from tests.browser import triple_couronne
from tests.browser.playing import FRIEND, Guest, play_out
from tests.browser.stage import Stage
from tests.browser.test_orders import answer, sheet
from tests.browser.triple_couronne_phases import asked, laid, until
from tests.server.playing import Live, Message, Server, closing, play_on
from tests.server.season import quiet_choice

Guests = Callable[..., Guest]
TITLE = "triple-couronne"
TRAINER: Message = {"who": "bot", "bot": "trainer"}
PHONE, LAPTOP = (390, 664), (1280, 720)


class Season:
    """Somebody's decisions, by what was asked."""

    def __init__(self, seed: int, keys: bool = False) -> None:
        self.chance, self.keys = random.Random(seed), keys
        self.done: Counter[str] = Counter()

    def turn(self, guest: Guest) -> None:
        """Decide what is asked, if it still is."""
        guest.wait_for_turn()
        if guest.is_asked() and not guest.is_over():
            self.done[triple_couronne.turn(guest, self.chance, self.keys)] += 1


def ended(guest: Guest) -> Message:
    """The last event of the season."""
    return next(event for event in guest.events() if event["event"] == "SeasonEnded")


def see_ceremony(guest: Guest) -> None:
    """The result says the totals of the last event; behind it lie the trophies."""
    result = guest.dialog("web-result-title")
    for total in ended(guest)["totals"]:
        expect(result.get_by_text(guest.figure(total), exact=True).first).to_be_visible()
    guest.button("web-result-board").click()


def test_an_initiation_is_played_in_two_browsers_and_watched_in_a_third(guest: Guests) -> None:
    ada, ben, dora = guest("Ada", size=LAPTOP), guest("Ben", language="fr", size=PHONE), guest("Dora", size=LAPTOP)
    table = ada.opens(TITLE, [FRIEND], options={"stables": "chosen"})
    ben.sits(table)
    ada.go(f"/t/{table['id']}")
    ada.button("web-lobby-start").click()
    for one in (ada, ben):
        one.see_table()
    dora.watches(table)
    dora.see_table()
    seasons = {ada.name: Season(1), ben.name: Season(2)}
    play_out(ada, ben, turn=lambda one: seasons[one.name].turn(one), patience=150)
    assert all(season.done.keys() >= {"stable", "entries"} for season in seasons.values())
    dora.sees_result()
    assert not dora.view().get("choice") and dora.view()["paper"] is None
    for one in (ada, ben, dora):
        see_ceremony(one)


def test_a_reduit_is_played_on_a_phone(guest: Guests) -> None:
    ada = guest("Ada", language="fr", size=PHONE)
    ada.plays(TITLE, [TRAINER] * 3, edition="reduit", options={})
    season = Season(3)
    play_out(ada, turn=season.turn, patience=150)
    assert season.done.keys() >= {"entries", "bets"}
    see_ceremony(ada)


def test_a_complet_is_played_with_the_keys_alone_from_the_auction_to_the_ceremony(guest: Guests) -> None:
    ada = guest("Ada", size=LAPTOP)
    ada.plays(TITLE, [TRAINER] * 3, edition="complet", options={})
    season = Season(4, keys=True)
    play_out(ada, turn=season.turn, patience=400)
    assert season.done.keys() >= {"bid", "sales", "entries", "rentals", "mounts", "bets", "insurance"}
    see_ceremony(ada)


@pytest.mark.parametrize("language", ["fr"])
def test_three_races_of_a_marathon_with_everything(guest: Guests, language: str) -> None:
    ada = guest("Ada", language=language, size=(1440, 900))
    ada.plays(TITLE, [TRAINER] * 3, edition="marathon", options={"auction": False, "stables": "chosen", "jockeys": "drafted"})
    season, wanted = Season(6), {"stable", "jockey", "sales", "entries", "rentals", "mounts", "bets", "insurance"}
    # Three races; a few more where none of her horses qualifies for the first ones.
    play_out(ada, turn=season.turn, until=lambda: ada.view()["race"] > 3 and season.done.keys() >= wanted, patience=300)
    assert season.done.keys() >= wanted
    happened = {event["event"] for event in ada.events() if event.get("seat") == 0}
    assert happened >= {"OffersMade", "EntriesMade", "MountsMade", "BetsMade", "ContractsMade"}


def papers(guest: Guest) -> list[str]:
    """Calendar, stable book, ledger and trophies, as they are read."""
    guest.settle()
    strip = guest.page.locator("button.strip")
    found = [strip.inner_text()]
    guest.press(strip)
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    guest.close_dialog()
    expect(strip).to_be_focused()
    guest.press(guest.button("web-tc-book").first)
    book = guest.dialog("web-tc-book")
    for page in ("stable", "ledger", "trophies"):
        guest.press(book.get_by_role("tab", name=guest.say(f"web-tc-page-{page}"), exact=True))
        found.append(book.inner_text())
    guest.close_dialog()
    return found


def test_a_season_is_left_and_goes_on_another_day_with_the_same_papers_and_orders(
    guest: Guests, another_server: Callable[..., Server]
) -> None:
    server = another_server("--take-back", "0")
    ada = guest("Ada", server=server, size=(1440, 900))
    ada.allowed.append("WebSocket|Failed to load|ERR_CONNECTION")
    table = ada.plays(TITLE, [TRAINER] * 3, edition="complet", options={"auction": False})
    with closing(Live(server, table["id"], ada.secret())) as (live,):
        live.hello()
        play_on(
            [live],
            random.Random(5),
            until=lambda: live.view["race"] > 2 and (live.view.get("choice") or {}).get("kind") == "entries",
            choose=lambda view, _: quiet_choice(view["choice"]),
            patience=120,
        )
    ada.page.reload()
    ada.see_table()
    ada.wait_for_turn()
    sheet(ada)
    answer(ada, "insurance", "none").check()
    ada.wait_until(lambda: any(each["given"] for each in ada.told_last("orders")["known"]), "the order is kept")
    ada.close_dialog()
    left, orders = papers(ada), ada.told_last("orders")
    assert all(len(paper) > 100 for paper in left)
    server.restart()
    ada.go(f"{server.address}/t/{table['id']}")
    ada.see_table()
    ada.wait_for_turn()
    assert ada.told_last("orders") == orders
    assert papers(ada) == left


def test_the_course_is_drawn_as_the_box_says(guest: Guests, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    file = standard_box(ABOUT)
    box = read_box_text(file)
    for squares in (35, 39, 43, 47):
        box = re.sub(rf"(finish = \[.*){squares}", rf"\g<1>{squares - 6}", box, count=1)
    box = re.sub(r'^  "([.yr]{30,})",$', lambda found: f'  "{found[1][-7::-1]}",', box, flags=re.MULTILINE)
    game = load_game_from_text(TITLE, box, "another box")
    monkeypatch.setitem(stage.house.games, TITLE, game)
    ada = guest("Ada", server=stage, size=LAPTOP)
    stage.race(ada, laid(until(asked("entries"), 2, "initiation", game)), title=TITLE, edition="initiation", options={})
    ada.press(triple_couronne.main(ada))
    expect(ada.text("web-rest")).to_be_visible()
    squares = ada.page.locator("[data-lane]")
    expect(squares.first).to_be_attached()  # what a race is drawn with is fetched when there is one
    drawn = squares.evaluate_all("all => all.map((one) => [one.dataset.lane, one.dataset.colour])")
    lanes = ["".join(colour for lane, colour in drawn if lane == str(number)) for number in range(4)]
    assert [len(lane) for lane in lanes] == [29, 33, 37, 41]
    assert lanes == [f"{lane}." for lane in game.box.squares.lanes]  # the last square is the line
