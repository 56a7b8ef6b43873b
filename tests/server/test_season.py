"""La Triple Couronne at a table: its forms as a viewer without its rules is told them, and a season over several evenings."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.playing import Duel, Live, Message, Person, Server, closing, play_on
from tests.server.season import quiet_choice
from tests.server.test_games import true_table

pytestmark = pytest.mark.server
People = Callable[..., list[Person]]
FRIENDS: list[Message] = [{"who": "me", "name": "Ada"}, *[{"who": "friend"}] * 3]


def four(people: People, edition: str, **more: Any) -> list[Live]:
    """Four people at a table; the first is told what she may do in so many words."""
    ada, *others = people("Ada", "Ben", "Cleo", "Dan")
    table = ada.open("triple-couronne", FRIENDS, edition=edition, **more)
    for person in others:
        person.sit(table)
    lives = [ada.live(table, plain=True), *(person.live(table) for person in others)]
    lives[0].must("begin")
    return lives


def forms(live: Live) -> dict[str, Message]:
    """The forms that may be filled in now, by their words."""
    told = next(told["game"]["legal"] for told in reversed(live.messages) if told.get("game") and told["game"]["legal"])
    return {form["kind"]: form for form in told["forms"]}


def until(lives: list[Live], kind: str) -> Message:
    """Play quietly until the first of them is to choose this, which every deal brings; the choice."""
    live = lives[0]

    def is_asked() -> bool:
        return live.owes() and bool(live.view["choice"]["kind"] == kind)

    play_on(lives, random.Random(2), until=is_asked, choose=lambda view, _: quiet_choice(view["choice"]))
    assert is_asked(), "the season went by without it"
    choice: Message = live.view["choice"]
    return choice


def hand_in(live: Live, text: str) -> Message:
    return live.ask("act", seat=live.seat, turn=live.turn, action=text)


def test_entries_are_picked_by_name(people: People) -> None:
    with closing(*four(people, "initiation")) as (live, *others):
        choice = until([live, *others], "entries")
        form = forms(live)["enter"]
        assert [thing["name"] for thing in form["things"]] == [[horse] for horse in choice["horses"]]
        assert (form["lines"], form["least"], form["most"]) == ([], 0, len(choice["horses"]))
        thing = form["things"][0]["word"]
        for wrong in ("enter", f"enter {thing} {thing}", f"enter {thing} none", "enter 1000"):
            assert hand_in(live, wrong)["why"] == "malformed"
        assert hand_in(live, f"enter {thing}")["tell"] == "update"
        made = next(event for event in live.events if event["event"] == "EntriesMade")
        assert made["horses"] == choice["horses"][:1]


def test_offers_bets_and_premiums_are_told_with_their_names_and_bounds(people: People) -> None:
    with closing(*four(people, "complet", options={"auction": False})) as (live, *others):
        prices = until([live, *others], "sales")["prices"]
        (line,) = forms(live)["sell"]["lines"]
        assert (line["count"], line["fixed"]) == (4, False)
        told = [(target["name"], target["low"], target["high"]) for target in line["open"]]
        assert told == [([price["horse"]], price["least"], price["most"]) for price in prices]
        assert (line["label"], line["open"][0]["word"]) == ("", str(line["open"][0]["number"]))
        assert hand_in(live, f"sell {line['open'][0]['word']} {line['open'][0]['low'] - 10_000}")["rule"] == "TC-52"
        assert hand_in(live, "sell none")["tell"] == "update"

        choice = until([live, *others], "bets")
        win, pair = forms(live)["bets"]["lines"]
        assert [target["name"] for target in win["open"]] == [[horse] for horse in choice["horses"]]
        runners = len(choice["horses"])
        in_order = 1 if runners == 4 else 2  # TC-33
        assert (win["count"], pair["count"]) == (runners, runners * (runners - 1) // in_order)
        (first, second), target = pair["open"][0]["name"], pair["open"][0]["word"]
        slip = f"bets {win['label']} {win['open'][0]['word']} 20000 {pair['label']} {target} 10000"
        assert hand_in(live, slip)["tell"] == "update"
        made = next(event["slip"] for event in live.events if event["event"] == "BetsMade")
        assert made["pairs"] == [{"first": first, "second": second, "stake": 10_000}]

        choice = until([live, *others], "insurance")
        this, *_ = forms(live)["insure"]["lines"]
        assert this["fixed"]
        assert [(target["name"], target["low"]) for target in this["open"]] == [
            ([price["horse"]], price["least"]) for price in choice["prices"]
        ]
        contract = f"insure {this['label']} {this['open'][0]['word']}"
        assert hand_in(live, f"{contract} {this['open'][0]['low']}")["why"] == "malformed"  # the price is printed
        assert hand_in(live, contract)["tell"] == "update"


def test_there_is_nothing_to_name_where_jumeles_are_not_played(people: People) -> None:
    with closing(*four(people, "reduit")) as (live, *others):
        until([live, *others], "bets")
        win, pair = forms(live)["bets"]["lines"]
        assert win["open"] and not pair["open"]


def test_a_season_goes_on_over_several_evenings(another_server: Callable[..., Server], people: People) -> None:
    server = another_server("--take-back", "0")
    duel = Duel(*people("Ada", "Ben", at=server), title="triple-couronne", edition="complet", options={"jockeys": "drafted"})
    lives = duel.lives

    def evening_ends() -> None:
        nonlocal lives
        for live in lives:
            live.sync()
        before = [(live.view, live.events, live.turn, live.heard, live.undo) for live in lives]
        server.restart()
        for person in (duel.ada, duel.ben):
            person.follow()
        lives = [person.live(duel.table) for person in (duel.ada, duel.ben)]
        assert [(live.view, live.events, live.turn, live.heard, live.undo) for live in lives] == before

    play_on(lives, duel.chance, until=lambda: len(lives[0].view["lots"]) >= 4)
    evening_ends()  # in the middle of the auction
    play_on(lives, duel.chance, until=lambda: lives[0].view["phase"] == "entries" and any(live.view["paper"] for live in lives))
    assert any(live.view["paper"] for live in lives)
    evening_ends()  # with a paper on the table, face down
    play_on(lives, duel.chance)
    assert true_table(duel.ada, duel.table).game.title() == "triple-couronne"
