"""What only the host may do, all of it in the table's log; and chat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hippodrome.server.people import look_of
from tests.server.playing import Duel, Message, Person

pytestmark = pytest.mark.server
People = Callable[..., list[Person]]


@pytest.fixture
def duel(people: People) -> Duel:
    return Duel(*people("Ada", "Ben"))


def last_fact(person: Person, table: Message) -> Message:
    """The newest line of the table's log."""
    fact: Message = person.live(table).messages[0]["facts"][-1]
    return fact


@pytest.mark.parametrize(
    ("asked", "fact"),
    [
        ({"do": "kick", "seat": 1}, {"what": "kicked", "seat": 1, "by": 0, "name": "Ben", "detail": "bot"}),
        ({"do": "mute", "seat": 1}, {"what": "muted", "seat": 1, "by": 0, "name": "Ben", "detail": ""}),
        ({"do": "unmute", "seat": 1}, {"what": "unmuted", "seat": 1, "by": 0, "name": "Ben", "detail": ""}),
        ({"do": "lock"}, {"what": "locked", "seat": None, "by": 0, "name": "", "detail": ""}),
        ({"do": "unlock"}, {"what": "unlocked", "seat": None, "by": 0, "name": "", "detail": ""}),
        ({"do": "chat", "chat": "closed"}, {"what": "chat", "seat": None, "by": 0, "name": "", "detail": "closed"}),
    ],
    ids=lambda asked: asked.get("do", ""),
)
def test_everything_that_a_host_does_is_told_to_everybody_and_stands_in_the_log(
    duel: Duel, asked: Message, fact: Message
) -> None:
    ada, ben = duel.lives
    ada.must("host", **asked)
    told = ben.until(lambda told: told["tell"] == "room" and told["fact"] is not None)
    assert told["fact"] == fact == last_fact(duel.ada, duel.table)


@pytest.mark.parametrize(
    "asked",
    [{"do": "kick", "seat": 0}, {"do": "mute", "seat": 0}, {"do": "lock"}, {"do": "unlock"}, {"do": "chat", "chat": "closed"}],
    ids=lambda asked: asked["do"],
)
def test_only_the_host_has_the_powers_of_a_host(duel: Duel, people: People, asked: Message) -> None:
    (cleo,) = people("Cleo")
    for live in (duel.lives[1], cleo.live(duel.table)):
        refused = live.ask("host", **asked)
        assert (refused["why"], refused["key"]) == ("not-yours", "not-host")


@pytest.mark.parametrize("asked", [{"do": "chat"}, {"do": "kick"}, {"do": "mute"}], ids=lambda asked: asked["do"])
def test_a_power_without_its_object_is_malformed(duel: Duel, asked: Message) -> None:
    assert duel.lives[0].ask("host", **asked)["why"] == "malformed"


@pytest.mark.parametrize("seat", [0, 7, 15])
def test_a_host_kicks_neither_themselves_nor_nobody(duel: Duel, seat: int) -> None:
    assert duel.lives[0].ask("host", do="kick", seat=seat)["why"] == "not-now"


def test_only_the_host_begins(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.open()
    ben.sit(table)
    assert ben.live(table).ask("begin")["why"] == "not-yours"
    live = ada.live(table)
    assert live.ask("begin")["tell"] == "done"
    assert live.ask("begin")["why"] == "not-now"


def test_who_was_kicked_loses_the_seat_and_sees_only_what_is_public(duel: Duel) -> None:
    duel.lives[0].must("host", do="kick", seat=1)
    kicked = duel.lives[1]
    kicked.until(lambda told: told["tell"] == "moved")
    assert kicked.hello()["seat"] is None and kicked.view["hand"] == []


def test_the_seat_of_who_was_kicked_from_a_game_is_a_bots_and_no_persons_by_any_invitation(duel: Duel, people: People) -> None:
    (cleo,) = people("Cleo")
    duel.lives[0].must("host", do="kick", seat=1)
    seat = duel.ada.info(duel.table)["seats"][1]
    assert (seat["kind"], seat["by_bot"]) == ("bot", True)
    invitation = duel.ada.get(f"/api/tables/{duel.table['id']}/invitation")
    assert refused_seat(cleo, duel.table | invitation) == "no-seat"


def refused_seat(person: Person, table: Message) -> str:
    """Why a person cannot sit down."""
    body = {"join": table["join"], "name": person.name, "emblem": "hat"}
    answer = person.web.post(f"/api/tables/{table['id']}/sit", json=body)
    assert answer.status_code == 409, answer.text
    why: str = answer.json()["why"]
    return why


def test_who_was_sent_away_cannot_come_back_by_the_same_invitation_even_as_somebody_else(people: People) -> None:
    ada, ben, mask, cleo = people("Ada", "Ben", "Ben without a cookie", "Cleo")
    table = ada.open()
    ben.sit(table)
    ada.live(table).must("host", do="kick", seat=1)
    assert [refused_seat(person, table) for person in (ben, mask)] == ["join", "join"]
    new = ada.get(f"/api/tables/{table['id']}/invitation")
    assert cleo.sit(table | new) == 1


def test_a_renewed_invitation_makes_the_old_one_void_and_stands_in_the_log(people: People) -> None:
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    table = ada.open()
    live = cleo.live(table)
    new = ada.post(f"/api/tables/{table['id']}/invitation/renewal")
    assert new["join"] != table["join"] and ada.get(f"/api/tables/{table['id']}/invitation") == new
    assert live.until(lambda told: told["tell"] == "room" and told["fact"] is not None)["fact"]["what"] == "renewed"
    assert refused_seat(ben, table) == "join"
    assert ben.sit(table | new) == 1


def test_only_the_host_renews_the_invitation(duel: Duel) -> None:
    assert duel.ben.web.post(f"/api/tables/{duel.table['id']}/invitation/renewal").status_code == 403


def test_nobody_sits_down_at_a_locked_table(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.open()
    live = ada.live(table)
    live.must("host", do="lock")
    body = {"join": table["join"], "name": "Ben", "emblem": "hat"}
    assert ben.web.post(f"/api/tables/{table['id']}/sit", json=body).json()["why"] == "locked"
    live.must("host", do="unlock")
    assert ben.sit(table) == 1


def test_the_invitation_and_the_end_of_a_table_are_the_hosts(duel: Duel) -> None:
    path = f"/api/tables/{duel.table['id']}"
    assert duel.ben.web.get(f"{path}/invitation").status_code == 403
    assert duel.ben.web.delete(path).status_code == 403
    assert duel.ada.get(f"{path}/invitation") == {"join": duel.table["join"]}


# Chat


def said(person: Person, table: Message) -> list[tuple[int | None, str, str]]:
    """The chat as a newcomer is told."""
    return [(line["seat"], line["name"], line["text"]) for line in person.live(table).messages[0]["chat"]]


def test_what_is_said_is_heard_by_everybody_and_told_to_newcomers(duel: Duel, people: People) -> None:
    (cleo,) = people("Cleo")
    watching = cleo.live(duel.table)
    duel.lives[1].must("say", seat=1, text="Good luck!")
    line = watching.until(lambda told: told["tell"] == "said")["line"]
    assert (line["seat"], line["name"], line["text"]) == (1, "Ben", "Good luck!")
    assert said(cleo, duel.table) == [(1, "Ben", "Good luck!")]


def test_spectators_chat_under_a_name_of_their_own(duel: Duel, people: People) -> None:
    (cleo,) = people("Cleo")
    cleo.live(duel.table).must("say", name="Cleo", text="Hello")
    assert said(duel.ada, duel.table) == [(None, "Cleo", "Hello")]


@pytest.mark.parametrize("name", ["Ben", "ben", " B e n ", "BÉN", "B\u200ben.", "Ｂｅｎ", "Веn"], ids=ascii)
def test_no_spectator_speaks_under_the_name_of_somebody_at_the_table(duel: Duel, people: People, name: str) -> None:
    (cleo,) = people("Cleo")
    refused = cleo.live(duel.table).ask("say", name=name, text="I resign")
    assert (refused["why"], refused["key"]) == ("not-yours", "name-taken")
    assert said(duel.ada, duel.table) == []


@pytest.mark.parametrize(
    ("one", "other"), [("Bill", "BiIl"), ("Olga", "0lga"), ("Marnie", "Mamie"), ("Li", "Lі"), ("Ada", "Аdа")]
)
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    assert look_of(one) == look_of(other) != look_of("Cleo")


def test_no_spectator_speaks_under_the_name_of_a_bot(people: People) -> None:
    ada, cleo = people("Ada", "Cleo")
    table = ada.open(seats=[{"who": "me", "name": "Ada"}, {"who": "bot", "name": "Rosinante"}])
    assert cleo.live(table).ask("say", name="rosinante", text="hi")["key"] == "name-taken"


def test_a_spectator_is_muted_under_whatever_name_and_may_speak_again(duel: Duel, people: People) -> None:
    cleo, dan = people("Cleo", "Dan")
    live, other = cleo.live(duel.table), dan.live(duel.table)
    live.must("say", name="Cleo", text="one")
    other.must("say", name="Dan", text="two")
    ada = duel.lives[0]
    number = ada.until(lambda told: told["tell"] == "said" and told["line"]["text"] == "one")["line"]["spectator"]
    ada.must("host", do="mute", spectator=number)
    told = duel.lives[1].until(lambda told: told["tell"] == "room" and told["fact"] is not None)
    assert (told["fact"]["what"], told["fact"]["name"], told["table"]["muted"]) == ("muted", "Cleo", [number])
    assert live.ask("say", name="Chloe", text="three")["why"] == "muted"
    assert live.ask("react", reaction="bravo")["why"] == "muted"
    assert cleo.live(duel.table).ask("say", name="Cleo", text="three")["why"] == "muted"
    assert other.ask("say", name="Dan", text="four")["tell"] == "done"
    ada.must("host", do="unmute", spectator=number)
    live.must("say", name="Cleo", text="five")
    assert duel.ada.info(duel.table)["muted"] == []


def test_a_spectator_who_has_not_spoken_is_not_muted_and_only_the_host_mutes(duel: Duel) -> None:
    assert duel.lives[0].ask("host", do="mute", spectator=1)["key"] == "nobody-there"
    assert duel.lives[1].ask("host", do="mute", spectator=1)["key"] == "not-host"


def test_nobody_speaks_for_anothers_seat(duel: Duel) -> None:
    assert duel.lives[1].ask("say", seat=0, text="I resign")["why"] == "not-yours"
    assert duel.lives[1].ask("react", seat=0, reaction="oops")["why"] == "not-yours"


def test_a_reaction_is_heard_by_everybody(duel: Duel) -> None:
    duel.lives[1].must("react", seat=1, reaction="bravo")
    told = duel.lives[0].until(lambda told: told["tell"] == "reacted")
    assert (told["seat"], told["reaction"]) == (1, "bravo")


@pytest.mark.parametrize("asked", [{"ask": "say", "text": "hi"}, {"ask": "react", "reaction": "bravo"}], ids=["say", "react"])
@pytest.mark.parametrize("how", [{"seat": 1}, {}], ids=["from the seat", "as a spectator"])
def test_who_is_muted_says_nothing_until_unmuted(duel: Duel, asked: Message, how: Message) -> None:
    ada, ben = duel.lives
    what: Any = {name: value for name, value in asked.items() if name != "ask"}
    ada.must("host", do="mute", seat=1)
    assert ben.ask(asked["ask"], **what, **how)["why"] == "muted"
    ada.must("host", do="unmute", seat=1)
    assert ben.ask(asked["ask"], **what, **how)["tell"] == "done"


def test_a_chat_for_players_is_closed_to_spectators(duel: Duel, people: People) -> None:
    (cleo,) = people("Cleo")
    duel.lives[0].must("host", do="chat", chat="players")
    assert cleo.live(duel.table).ask("say", text="hi")["why"] == "closed"
    assert duel.lives[1].ask("say", seat=1, text="hi")["tell"] == "done"


def test_a_closed_chat_is_closed_to_all_but_the_host(duel: Duel) -> None:
    duel.lives[0].must("host", do="chat", chat="closed")
    assert duel.lives[1].ask("say", seat=1, text="hi")["why"] == "closed"
    assert duel.lives[0].ask("say", seat=0, text="hi")["tell"] == "done"


def test_texts_are_passed_on_as_data_without_what_cannot_be_seen(duel: Duel) -> None:
    duel.lives[1].must("say", seat=1, text="<script>alert(1)</script> \u202eevil\u202c\x07 & 'ok'")
    assert said(duel.ada, duel.table) == [(1, "Ben", "<script>alert(1)</script> evil & 'ok'")]


@pytest.mark.parametrize("text", [" ", "\u200b", "\u202e", "\n\t", "\u200d"], ids=ascii)
def test_to_say_nothing_is_refused(duel: Duel, text: str) -> None:
    assert duel.lives[1].ask("say", seat=1, text=text)["why"] == "malformed"
