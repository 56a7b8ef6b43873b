"""Whole games through a real server: what people and spectators hear is what the engine tells them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hippodrome.core.record import Match, replay
from hippodrome.games import load_game
from tests.server.playing import Live, Message, Person, closing, play_on

pytestmark = pytest.mark.server
People = Callable[..., list[Person]]
FRIENDS = [{"who": "me", "name": "Ada"}, {"who": "friend"}, {"who": "friend"}]


def true_table(person: Person, table: Message) -> Match:
    """The finished game, from its published record."""
    text = person.get(f"/api/tables/{table['id']}/record")
    return list(replay(load_game(person.info(table)["title"]), text))[-1]


def told_to(table: Match, seat: int | None) -> list[Any]:
    """What the engine lets a seat hear, as it looks on the wire."""
    found: list[Any] = msgspec.json.decode(msgspec.json.encode(table.log.heard_by(seat)))
    return found


def played(people: People, title: str, seed: int, **more: Any) -> tuple[Person, Message, list[Live]]:
    """A whole game of three people, watched by a fourth."""
    ada, ben, cleo, dan = people("Ada", "Ben", "Cleo", "Dan")
    table = ada.open(title, FRIENDS, **more)
    ben.sit(table)
    cleo.sit(table)
    lives = [person.live(table) for person in (ada, ben, cleo, dan)]
    lives[0].must("begin")
    play_on(lives, random.Random(seed))
    for live in lives:
        live.sync()
    return ada, table, lives


@pytest.mark.parametrize(
    ("title", "more"),
    [
        ("ticket-gagnant", {}),
        ("ticket-gagnant", {"edition": "2022", "options": {"races": 3, "hidden_predictions": True}}),
        ("finish", {"options": {"races": 2}}),
        ("triple-couronne", {"edition": "complet"}),
    ],
)
def test_everybody_hears_of_a_whole_game_what_the_engine_tells_them(people: People, title: str, more: dict[str, Any]) -> None:
    ada, table, lives = played(people, title, 5, **more)
    with closing(*lives):
        truth = true_table(ada, table)
        assert [live.seat for live in lives] == [0, 1, 2, None]
        for live in lives:
            assert live.events == told_to(truth, live.seat)
            assert live.heard == len(live.events)


@pytest.mark.parametrize("title", ["ticket-gagnant", "finish", "triple-couronne"])
def test_the_view_put_together_from_updates_is_the_view_that_the_engine_gives(people: People, title: str) -> None:
    ada, table, lives = played(people, title, 6, edition="complet" if title == "triple-couronne" else "")
    with closing(*lives):
        truth = true_table(ada, table)
        for live in lives:
            view = msgspec.json.decode(msgspec.json.encode(truth.game.view(truth.state, live.seat)))
            assert live.view == view


def test_every_message_counts_the_events_heard_so_far(people: People) -> None:
    _, _, lives = played(people, "finish", 7)
    with closing(*lives):
        for live in lives:
            count = 0
            for told in live.messages:
                if told["tell"] in ("welcome", "update") and told["game"] is not None:
                    count = len(told["game"]["events"]) + (0 if told["tell"] == "welcome" else count)
                    assert told["game"]["heard"] == count


def test_a_table_is_over_for_everybody_with_the_outcome_of_the_record(people: People) -> None:
    ada, table, lives = played(people, "finish", 8)
    with closing(*lives):
        truth = true_table(ada, table)
        outcome = msgspec.json.decode(msgspec.json.encode(truth.game.outcome(truth.state)))
        for live in lives:
            assert (live.table["status"], live.table["outcome"]) == ("over", outcome)


@pytest.mark.parametrize("title", ["ticket-gagnant", "finish"])
def test_one_person_plays_against_bots_to_the_end(people: People, title: str) -> None:
    (ada,) = people("Ada")
    bot = {"who": "bot", "bot": "random"}
    table = ada.open(title, [{"who": "bot", "bot": "random"}, {"who": "me", "name": "Ada"}, bot], begin=True)
    with closing(ada.live(table)) as (live,):
        play_on([live], random.Random(3))
        live.sync()
        assert live.table["status"] == "over"
        assert live.events == told_to(true_table(ada, table), 1)


def test_bots_alone_play_a_game_to_the_end_while_somebody_watches(people: People) -> None:
    (ada,) = people("Ada")
    bots = [{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
    table = ada.open("finish", bots, begin=True)
    with closing(ada.live(table)) as (live,):
        if live.table["status"] != "over":
            live.until(lambda told: told["tell"] == "room" and told["table"]["status"] == "over")
        assert live.seat is None and live.is_over()


def test_a_game_begun_with_open_seats_has_bots_there_until_friends_come(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.open("finish", [{"who": "me", "name": "Ada"}, {"who": "friend"}], begin=True)
    seats = ada.info(table)["seats"]
    assert [(seat["kind"], seat["by_bot"]) for seat in seats] == [("person", False), ("open", True)]
    ben.sit(table)
    seats = ada.info(table)["seats"]
    assert [(seat["kind"], seat["by_bot"]) for seat in seats] == [("person", False), ("person", False)]


def test_every_action_of_the_people_is_in_the_published_record_in_order(people: People) -> None:
    ada, table, lives = played(people, "finish", 9)
    with closing(*lives):
        text = ada.get(f"/api/tables/{table['id']}/record")
        acts = sum(told["tell"] == "update" and told["done"] != "" for live in lives for told in live.messages)
        assert len(text.splitlines()) == 1 + acts + 1
