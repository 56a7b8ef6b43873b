"""Live connections: reconnecting, asking twice, asking late, asking for what is not one's own, asking nonsense."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.playing import Duel, Live, Message, Person, Server, any_action, closing, play_on

pytestmark = pytest.mark.server
People = Callable[..., list[Person]]
CHANCE = random.Random(11)


@pytest.fixture
def duel(people: People) -> Duel:
    return Duel(*people("Ada", "Ben"))


# Coming back


def test_who_comes_back_hears_exactly_what_was_missed(duel: Duel) -> None:
    ada, ben = duel.lives
    play_on(duel.lives, CHANCE, until=lambda: ben.heard > 8)
    ben.sync()
    heard, before = ben.heard, list(ben.events)
    ben.close()
    if ada.owes():
        ada.must("act", action=any_action(ada.view, CHANCE))
    again = duel.ben.live(duel.table, hello=False)
    with closing(again):
        welcome = again.hello(seat=1, heard=heard)
        everything = duel.ben.live(duel.table)
        with closing(everything):
            assert not welcome["fresh"]
            assert before + welcome["game"]["events"] == everything.events


def test_who_comes_back_without_having_missed_anything_hears_nothing_twice(duel: Duel) -> None:
    ben = duel.lives[1]
    ben.sync()
    with closing(duel.ben.live(duel.table, hello=False)) as (again,):
        welcome = again.hello(seat=1, heard=ben.heard)
        assert welcome["game"]["events"] == [] and welcome["game"]["heard"] == ben.heard


def test_who_claims_to_have_heard_more_than_there_was_is_told_everything(duel: Duel) -> None:
    with closing(duel.ben.live(duel.table, hello=False)) as (again,):
        welcome = again.hello(seat=1, heard=10_000)
        assert welcome["fresh"] and len(welcome["game"]["events"]) == welcome["game"]["heard"] > 0


def test_what_was_heard_from_another_place_does_not_count(duel: Duel) -> None:
    with closing(duel.ben.live(duel.table, hello=False)) as (again,):
        assert again.hello(seat=0, heard=1)["fresh"]


def test_a_reload_gives_the_same_person_the_same_seat(duel: Duel) -> None:
    duel.lives[1].close()
    with closing(duel.ben.live(duel.table)) as (again,):
        assert again.seat == 1 and again.table["mine"] == [1]


def test_a_second_tab_looks_from_the_same_seat_and_hears_the_same(duel: Duel) -> None:
    mover = duel.mover()
    person = duel.ada if mover.seat == 0 else duel.ben
    with closing(person.live(duel.table)) as (tab,):
        mover.must("act", action=any_action(mover.view, CHANCE))
        update = tab.until(lambda told: told["tell"] == "update")
        assert update["game"] == next(told for told in reversed(mover.messages) if told["tell"] == "update")["game"]


def test_an_act_from_one_tab_makes_the_act_of_another_stale(duel: Duel) -> None:
    mover = duel.mover()
    person = duel.ada if mover.seat == 0 else duel.ben
    with closing(person.live(duel.table)) as (tab,):
        turn, action = tab.turn, any_action(tab.view, CHANCE)
        mover.must("act", action=action)
        refused = tab.act(action, turn=turn)
        assert refused["why"] == "stale"


def test_seats_say_who_is_here(duel: Duel) -> None:
    ada, ben = duel.lives
    ben.close()
    told = ada.until(lambda told: told["tell"] == "room" and not told["table"]["seats"][1]["here"])
    assert [seat["here"] for seat in told["table"]["seats"]] == [True, False]


# Once, in time, one's own


def test_the_same_request_twice_is_carried_out_once(duel: Duel) -> None:
    mover, action = duel.mover(), None
    action = any_action(mover.view, CHANCE)
    turn = mover.turn
    assert mover.act(action, turn=turn, id="mine")["tell"] == "update"
    heard = mover.heard
    assert mover.act(action, turn=turn, id="mine") == {"tell": "done", "id": "mine"}
    mover.sync()
    assert mover.heard == heard


def test_the_same_request_after_a_reconnect_is_carried_out_once(duel: Duel) -> None:
    mover = duel.mover()
    person = duel.ada if mover.seat == 0 else duel.ben
    action, turn = any_action(mover.view, CHANCE), mover.turn
    mover.act(action, turn=turn, id="mine")
    mover.close()
    with closing(person.live(duel.table)) as (again,):
        heard = again.heard
        assert again.act(action, turn=turn, id="mine")["tell"] == "done"
        again.sync()
        assert again.heard == heard


def test_two_people_may_use_the_same_id(duel: Duel) -> None:
    for live in duel.lives:
        assert live.ask("say", id="same", seat=live.seat, text="hello")["tell"] == "done"
    assert [line["seat"] for line in duel.ada.live(duel.table).messages[0]["chat"]] == [0, 1]


def test_spectators_without_cookies_could_not_be_muted_so_they_do_not_speak(duel: Duel, server: Server) -> None:
    stranger = Live(server, duel.table["id"], None)
    with closing(stranger):
        stranger.hello()
        assert stranger.ask("say", text="hello")["key"] == "no-cookie"
        assert stranger.ask("react", reaction="bravo")["key"] == "no-cookie"


def test_a_stale_act_is_refused_with_the_current_state(duel: Duel) -> None:
    mover = duel.mover()
    old, action = mover.turn, any_action(mover.view, CHANCE)
    mover.must("act", action=action)
    refused = mover.act(action, turn=old)
    assert refused["why"] == "stale"
    assert refused["game"]["turn"] == mover.turn > old
    assert refused["game"]["view"] == mover.view


def test_an_act_of_the_future_is_refused_as_stale(duel: Duel) -> None:
    mover = duel.mover()
    assert mover.act(any_action(mover.view, CHANCE), turn=mover.turn + 1)["why"] == "stale"


def test_an_act_out_of_turn_is_refused_with_its_rule(duel: Duel) -> None:
    duel.play_until("race")
    mover, other = duel.mover(), duel.other()
    refused = other.act(any_action(mover.view, CHANCE))
    assert refused["why"] == "rule" and refused["rule"].startswith("TG-") and refused["key"]


def test_an_illegal_act_is_refused_with_its_rule_and_changes_nothing(duel: Duel) -> None:
    mover = duel.mover()
    before = (mover.turn, mover.heard, mover.view)
    refused = mover.act({"do": "hand", "size": 99})
    assert refused["why"] == "rule" and refused["rule"] and refused["text"]
    mover.sync()
    assert (mover.turn, mover.heard, mover.view) == before


def test_an_act_for_anothers_seat_is_refused(duel: Duel) -> None:
    mover, other = duel.mover(), duel.other()
    assert other.act(any_action(mover.view, CHANCE), seat=mover.seat)["why"] == "not-yours"


@pytest.mark.parametrize("what", ["act", "undo", "hand-over", "take-back", "nudge"])
def test_a_spectator_cannot_touch_a_seat(duel: Duel, people: People, what: str) -> None:
    (cleo,) = people("Cleo")
    mover = duel.mover()
    more: Message = {"turn": mover.turn, "action": any_action(mover.view, CHANCE)} if what == "act" else {}
    more |= {"turn": mover.turn} if what == "undo" else {}
    with closing(cleo.live(duel.table)) as (live,):
        assert live.ask(what, seat=mover.seat, **more)["why"] == "not-yours"


def test_a_player_who_only_watches_cannot_act_from_there(duel: Duel) -> None:
    mover = duel.mover()
    person = duel.ada if mover.seat == 0 else duel.ben
    with closing(person.live(duel.table, watch=True)) as (live,):
        assert live.act(any_action(mover.view, CHANCE), seat=mover.seat, turn=live.turn)["why"] == "not-yours"


def test_the_spectators_link_shows_a_player_only_what_is_public(duel: Duel, people: People) -> None:
    (cleo,) = people("Cleo")
    duel.play_until("race")
    with closing(duel.ada.live(duel.table, watch=True), cleo.live(duel.table)) as (watching, stranger):
        assert watching.seat is None
        assert (watching.view, watching.events) == (stranger.view, stranger.events)
        assert watching.view["hand"] == []


def test_to_act_before_the_start_is_refused(people: People) -> None:
    (ada,) = people("Ada")
    with closing(ada.live(ada.open())) as (live,):
        assert live.act("hand 5", turn=0)["why"] == "not-now"


# Sealed choices


def test_a_sealed_choice_can_be_changed_until_the_last_one_is_in(duel: Duel) -> None:
    duel.play_until("predict")
    ada, ben = duel.lives
    ada.must("act", action={"do": "predict", "first": 1, "second": 2, "third": 3})
    assert ada.view["ticket"] == [1, 2, 3] and not ada.owes()
    ada.must("act", action={"do": "predict", "first": 4, "second": 5, "third": 6})
    assert ada.view["ticket"] == [4, 5, 6]
    ben.sync()
    ben.must("act", action={"do": "predict", "first": 7, "second": 6, "third": 5})
    ada.sync()
    refused = ada.act({"do": "predict", "first": 1, "second": 2, "third": 3})
    assert refused["why"] == "rule"
    assert ada.view["ticket"] == [4, 5, 6]


def test_who_has_chosen_does_not_make_the_choices_of_the_others_stale(duel: Duel) -> None:
    duel.play_until("predict")
    ada, ben = duel.lives
    turn = ben.turn
    ada.must("act", action={"do": "predict", "first": 1, "second": 2, "third": 3})
    assert ben.act({"do": "predict", "first": 1, "second": 2, "third": 3}, turn=turn)["tell"] == "update"


def test_everybody_sees_who_is_ready_but_not_with_what(duel: Duel) -> None:
    duel.play_until("predict")
    ada, ben = duel.lives
    ada.must("act", action={"do": "predict", "first": 1, "second": 2, "third": 3})
    ben.sync()
    assert ben.view["predicted"] == [True, False] and ben.view["ticket"] is None and ben.view["tickets"] is None


# Nonsense


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        '{"ask":"unknown","id":"x"}',
        '{"ask":"act","id":"x","seat":0,"turn":0}',
        '{"ask":"act","id":"x","seat":-1,"turn":0,"action":{}}',
        '{"ask":"act","id":"x","seat":16,"turn":0,"action":{}}',
        '{"ask":"act","id":"","seat":0,"turn":0,"action":{}}',
        '{"ask":"say","id":"x","text":"hi","surprise":1}',
        '{"ask":"say","id":"x","text":"' + "a" * 241 + '"}',
        '{"ask":"say","id":"x","text":"\\ud800"}',
        '{"ask":"act","id":"x","seat":0,"turn":0,"action":' + "[" * 3000 + "]" * 3000 + "}",
        '{"ask":"hello","heard":-1}',
        '{"ask":"react","id":"x","reaction":"<b>"}',
    ],
    ids=itertools.count(),
)
def test_what_makes_no_sense_is_refused_and_the_connection_stays(duel: Duel, text: str) -> None:
    live = duel.lives[0]
    live.drain()
    live.socket.send(text)
    refused = live.until(lambda told: told["tell"] == "refused")
    assert refused["why"] == "malformed"
    assert live.ask("react", seat=0, reaction="bravo")["tell"] == "done"


@pytest.mark.parametrize(
    "action",
    [
        None,
        5,
        [],
        {},
        "",
        "undo",
        "play 9x9",
        {"do": "play"},
        {"do": "hand", "size": 10**30},
        "\x00",
        {"do": "hand", "size": 1e300},
    ],
    ids=repr,
)
def test_an_action_that_is_none_is_refused_as_malformed(duel: Duel, action: Any) -> None:
    assert duel.mover().act(action)["why"] == "malformed"


def test_binary_nonsense_is_refused_and_the_connection_stays(duel: Duel) -> None:
    live = duel.lives[0]
    live.drain()
    live.socket.send(b"\xff\x00\xfe")
    assert live.until(lambda told: told["tell"] == "refused")["why"] == "malformed"
    assert live.ask("react", seat=0, reaction="bravo")["tell"] == "done"


def test_nothing_is_done_for_who_has_not_said_hello(duel: Duel) -> None:
    with closing(duel.ada.live(duel.table, hello=False)) as (live,):
        assert live.ask("say", seat=0, text="hi")["why"] == "not-now"


def test_too_much_nonsense_closes_the_connection_and_no_other(duel: Duel) -> None:
    with closing(duel.ada.live(duel.table)) as (live,):
        for _ in range(11):
            live.socket.send("nonsense")
        assert live.closing_code() == 4408
        assert duel.lives[0].ask("react", seat=0, reaction="bravo")["tell"] == "done"


def test_a_message_of_more_than_8000_bytes_closes_the_connection(duel: Duel) -> None:
    with closing(duel.ada.live(duel.table)) as (live,):
        live.socket.send(json.dumps({"ask": "say", "id": "x", "text": "a" * 8000}))
        assert live.closing_code() == 1009


def test_a_table_that_is_not_there_closes_the_connection(people: People) -> None:
    (ada,) = people("Ada")
    with closing(ada.live({"id": "nosuchtable0000000000"}, hello=False)) as (live,):
        assert live.closing_code() == 4404


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that it has for people."""
    with Server(tmp_path_factory.mktemp("limited") / "data", limits=True) as running:
        yield running


@pytest.mark.xdist_group("limited")
def test_who_asks_too_fast_is_told_so_before_the_connection_is_closed(limited: Server, people: People) -> None:
    (ada,) = people("Ada", at=limited)
    with closing(ada.live(ada.open())) as (live,):
        for number in range(90):
            live.send({"ask": "react", "id": str(number), "seat": 0, "reaction": "bravo"})
        refused = live.until(lambda told: told["tell"] == "refused")
        assert refused["why"] == "too-fast" and int(refused["id"]) >= 12
        assert live.closing_code() == 4408


@pytest.mark.xdist_group("limited")
def test_who_wants_to_be_told_everything_again_and_again_is_stopped_before_who_makes_moves(
    limited: Server, people: People
) -> None:
    (ada,) = people("Ada", at=limited)
    table = ada.open()
    act = {"ask": "act", "id": "a", "seat": 0, "turn": 0, "action": "pass"}
    with closing(ada.live(table), ada.live(table)) as (greeting, moving):
        for _ in range(20):
            greeting.send({"ask": "hello"})
            moving.send(act)
        assert greeting.until(lambda told: told["tell"] == "refused")["why"] == "too-fast"
        assert greeting.closing_code() == 4408
        moving.send({"ask": "nudge", "id": "last", "seat": 15})
        assert moving.until(lambda told: told.get("id") == "last")["why"] != "too-fast"


@pytest.mark.xdist_group("limited")
def test_one_address_has_so_many_connections_and_no_more(limited: Server, people: People) -> None:
    (ada,) = people("Ada", at=limited)
    table = ada.open()
    lives = [ada.live(table, hello=False) for _ in range(65)]
    with closing(*lives):
        assert lives[64].closing_code() == 4429
        assert lives[63].hello()["tell"] == "welcome"
