"""Somebody has the table's address and no invitation: the host is asked for a seat, and gives it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hippodrome.server.tables.seating import MOST_ASKED, MOST_PETITIONERS
from tests.server.playing import Live, Message, Person, Server

pytestmark = pytest.mark.server
People = Callable[..., list[Person]]
THREE = [{"who": "me", "name": "Ada"}, {"who": "friend"}, {"who": "friend"}]


def petition(live: Live, name: str = "Dora", **more: Any) -> Message:
    return live.ask("ask-for-seat", name=name, emblem="fan", **more)


def names(table: Message) -> list[str]:
    return [one["name"] for one in table["petitions"]]


def test_the_host_is_told_who_asks_and_gives_the_seat_with_one_request(people: People) -> None:
    ada, dora = people("Ada", "Dora")
    table = ada.open()
    host, stranger = ada.live(table), dora.live(table)
    assert petition(stranger)["tell"] == "done"
    told = host.until(lambda told: told["tell"] == "room" and told["table"]["petitions"])
    assert told["fact"]["what"] == "asked"
    (asked,) = told["table"]["petitions"]
    assert (asked["name"], asked["emblem"]) == ("Dora", "fan")
    host.must("host", do="admit", petition=asked["number"])
    stranger.until(lambda told: told["tell"] == "moved")
    assert stranger.hello()["seat"] == 1
    seat = ada.info(table)["seats"][1]
    assert (seat["name"], seat["emblem"], seat["kind"]) == ("Dora", "fan", "person")
    assert names(ada.info(table)) == []


def test_a_seat_is_given_while_the_game_runs_too(people: People) -> None:
    ada, dora = people("Ada", "Dora")
    table = ada.open(begin=True)
    host, stranger = ada.live(table), dora.live(table)
    petition(stranger)
    host.must("host", do="admit", petition=1)
    stranger.until(lambda told: told["tell"] == "moved")
    assert stranger.hello()["seat"] == 1
    assert stranger.view["seat"] == 1


def test_only_the_host_and_the_person_who_asks_are_told_of_it(people: People) -> None:
    ada, ben, dora, emil = people("Ada", "Ben", "Dora", "Emil")
    table = ada.open(seats=THREE)
    ben.sit(table)
    petition(dora.live(table))
    petition(emil.live(table), "Emil")
    seen = {person.name: names(person.info(table)) for person in (ada, ben, dora, emil)}
    assert seen == {"Ada": ["Dora", "Emil"], "Ben": [], "Dora": ["Dora"], "Emil": ["Emil"]}


def test_it_outlives_a_restart_of_the_server(another_server: Callable[..., Server], people: People) -> None:
    server = another_server("--take-back", "0")
    ada, dora = people("Ada", "Dora", at=server)
    table = ada.open()
    petition(dora.live(table))
    server.restart()
    for person in (ada, dora):
        person.follow()
        assert names(person.info(table)) == ["Dora"]
    ada.live(table).must("host", do="admit", petition=1)
    assert dora.info(table)["mine"] == [1]


def test_it_can_be_withdrawn_and_turned_down(people: People) -> None:
    ada, dora = people("Ada", "Dora")
    table = ada.open()
    host, stranger = ada.live(table), dora.live(table)
    petition(stranger)
    stranger.must("withdraw")
    assert names(ada.info(table)) == []
    assert stranger.ask("withdraw")["key"] == "not-asking"
    petition(stranger)
    host.must("host", do="turn-down", petition=2)
    assert names(dora.info(table)) == []
    assert host.ask("host", do="admit", petition=2)["key"] == "not-asking-any-more"


def test_who_asks_again_and_again_is_refused(people: People) -> None:
    ada, dora = people("Ada", "Dora")
    table = ada.open()
    stranger = dora.live(table)
    for _ in range(MOST_ASKED):
        assert petition(stranger)["tell"] == "done"
        assert petition(stranger)["key"] == "asked-already"
        stranger.must("withdraw")
    assert petition(stranger)["key"] == "asked-often"


def test_a_crowd_of_strangers_is_refused(people: People) -> None:
    ada, *crowd = people("Ada", *(f"Guest {number}" for number in range(MOST_PETITIONERS + 1)))
    table = ada.open()
    answers = [petition(person.live(table), person.name)["tell"] for person in crowd]
    assert answers == ["done"] * MOST_PETITIONERS + ["refused"]


def test_nobody_asks_for_what_is_not_to_be_had(people: People) -> None:
    ada, ben, dora, emil = people("Ada", "Ben", "Dora", "Emil")
    table = ada.open()
    host, stranger = ada.live(table), dora.live(table)
    assert petition(host)["key"] == "seated-already"
    host.must("host", do="lock")
    assert petition(stranger)["key"] == "locked"
    host.must("host", do="unlock")
    petition(stranger)
    ben.sit(table)
    assert names(dora.info(table)) == [], "the last seat is taken, and with it what was asked for"
    assert petition(emil.live(table))["key"] == "no-seat"
    assert petition(emil.live(table, watch=True))["key"] == "watching"


def test_who_was_sent_away_cannot_ask(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.open()
    ben.sit(table)
    ada.live(table).must("host", do="kick", seat=1)
    assert petition(ben.live(table), "Ben")["key"] == "sent-away"


def test_only_the_host_gives_seats(people: People) -> None:
    ada, dora, emil = people("Ada", "Dora", "Emil")
    table = ada.open(seats=THREE)
    stranger = dora.live(table)
    petition(stranger)
    for live in (stranger, emil.live(table)):
        assert live.ask("host", do="admit", petition=1)["key"] == "not-host"


def test_a_name_that_cannot_be_seen_is_refused(people: People) -> None:
    ada, dora = people("Ada", "Dora")
    assert petition(dora.live(ada.open()), "\u200b\u200b")["key"] == "name"
