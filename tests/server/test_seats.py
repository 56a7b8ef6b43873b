"""Seats: sitting down, leaving, bots that stand in, recovery links, one device for several people."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.playing import Duel, Message, Person, any_action

pytestmark = pytest.mark.server
People = Callable[..., list[Person]]


@pytest.fixture
def duel(people: People) -> Duel:
    return Duel(*people("Ada", "Ben"))


def facts(person: Person, table: Message) -> list[tuple[str, int | None]]:
    """What stands in the table's log."""
    return [(fact["what"], fact["seat"]) for fact in person.live(table).messages[0]["facts"]]


# Sitting down


def test_a_friend_sits_down_by_the_link_with_name_and_emblem(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.open()
    assert ben.sit(table, emblem="flag") == 1
    seat = ada.info(table)["seats"][1]
    assert (seat["name"], seat["emblem"], seat["kind"]) == ("Ben", "flag", "person")


def test_who_sits_down_twice_has_one_seat(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.open(seats=[{"who": "me"}, {"who": "friend"}, {"who": "friend"}])
    assert ben.sit(table) == ben.sit(table) == 1
    assert [seat["kind"] for seat in ada.info(table)["seats"]] == ["person", "person", "open"]


def test_a_seat_that_is_taken_is_refused(people: People) -> None:
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    table = ada.open(seats=[{"who": "me"}, {"who": "friend"}, {"who": "friend"}])
    ben.sit(table, seat=2)
    body = {"join": table["join"], "name": "Cleo", "emblem": "hat", "seat": 2}
    assert cleo.web.post(f"/api/tables/{table['id']}/sit", json=body).status_code == 409


def test_nobody_sits_down_without_the_secret_of_the_link(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table, other = ada.open(), ada.open()
    body = {"join": other["join"], "name": "Ben", "emblem": "hat"}
    answer = ben.web.post(f"/api/tables/{table['id']}/sit", json=body)
    assert (answer.status_code, answer.json()["why"]) == (409, "join")


def test_everybody_hears_that_somebody_sat_down(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.open()
    live = ada.live(table)
    ben.sit(table)
    told = live.until(lambda told: told["tell"] == "room" and told["fact"] is not None)
    assert (told["fact"]["what"], told["fact"]["seat"], told["fact"]["name"]) == ("sat", 1, "Ben")


def test_who_was_watching_is_asked_to_look_again_once_seated(people: People) -> None:
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    table = ada.open()
    watching, stranger = ben.live(table), cleo.live(table)
    ben.sit(table)
    watching.until(lambda told: told["tell"] == "moved")
    assert watching.hello()["seat"] == 1
    assert not any(told["tell"] == "moved" for told in stranger.sync())


# Bots stand in


def test_a_seat_handed_over_is_played_by_a_bot_and_taken_back_at_any_time(duel: Duel) -> None:
    mover = duel.mover()
    seat = mover.seat
    mover.must("hand-over", seat=seat)
    mover.until(lambda told: told["tell"] == "update")  # the bot has acted
    assert mover.table["seats"][seat]["by_bot"]
    mover.must("take-back", seat=seat)
    assert not mover.table["seats"][seat]["by_bot"]
    assert facts(duel.ada, duel.table)[-2:] == [("handed-over", seat), ("taken-back", seat)]


def test_who_has_a_bot_on_the_seat_must_take_it_back_before_acting(duel: Duel) -> None:
    duel.lives[1].must("hand-over", seat=1)
    refused = duel.lives[1].act("hand 5")
    assert (refused["why"], refused["key"]) == ("not-now", "by-bot")


def test_who_leaves_finds_the_seat_again(duel: Duel) -> None:
    ben = duel.lives[1]
    ben.must("hand-over", seat=1, leave=True)
    ben.close()
    again = duel.ben.live(duel.table)
    assert again.seat == 1 and again.table["seats"][1]["by_bot"]
    again.must("take-back", seat=1)
    assert facts(duel.ada, duel.table)[-2:] == [("left", 1), ("taken-back", 1)]


def test_a_seat_can_neither_be_handed_over_nor_taken_back_twice(duel: Duel) -> None:
    ben = duel.lives[1]
    assert ben.ask("take-back", seat=1)["why"] == "not-now"
    ben.must("hand-over", seat=1)
    assert ben.ask("hand-over", seat=1)["why"] == "not-now"


def test_nobody_but_its_person_or_the_host_hands_a_seat_over(duel: Duel) -> None:
    assert duel.lives[1].ask("hand-over", seat=0)["why"] == "not-yours"
    assert duel.lives[0].ask("hand-over", seat=1)["tell"] == "done"


def test_nobody_but_its_person_takes_a_seat_back(duel: Duel) -> None:
    duel.lives[1].must("hand-over", seat=1)
    assert duel.lives[0].ask("take-back", seat=1)["why"] == "not-yours"


def test_a_seat_that_is_waited_for_can_be_nudged_once(duel: Duel) -> None:
    mover, other = duel.mover(), duel.other()
    other.must("nudge", seat=mover.seat)
    mover.sync()
    assert mover.table["seats"][mover.seat]["due"] is not None
    assert other.ask("nudge", seat=mover.seat)["key"] == "nudged-already"


def test_a_seat_that_nobody_waits_for_cannot_be_nudged(duel: Duel) -> None:
    mover, other = duel.mover(), duel.other()
    assert mover.ask("nudge", seat=other.seat)["key"] == "not-waiting"


def test_who_acts_is_no_longer_nudged(duel: Duel) -> None:
    mover, other = duel.mover(), duel.other()
    other.must("nudge", seat=mover.seat)
    mover.must("act", action=any_action(mover.view, duel.chance))
    assert duel.ada.info(duel.table)["seats"][mover.seat]["due"] is None


# Recovery links


def link(owner: Person, table: Message, seat: int = 1) -> str:
    """The secret of a new recovery link for one's own seat."""
    secret: str = owner.post(f"/api/tables/{table['id']}/seats/{seat}/recovery")["secret"]
    return secret


def test_who_sits_down_is_told_a_recovery_link_that_gives_the_seat_to_another_device(people: People) -> None:
    ada, ben, phone = people("Ada", "Ben", "Phone")
    table = ada.open()
    body = {"join": table["join"], "name": "Ben", "emblem": "hat"}
    seated = ben.post(f"/api/tables/{table['id']}/sit", body)
    assert phone.post(f"/api/tables/{table['id']}/recover", {"secret": seated["recovery"]})["seat"] == 1
    assert phone.live(table).seat == 1
    assert ("recovered", 1) in facts(ada, table)


def test_who_comes_back_by_a_recovery_link_is_told_a_new_one(duel: Duel, people: People) -> None:
    phone, tablet = people("Phone", "Tablet")
    path = f"/api/tables/{duel.table['id']}/recover"
    again = phone.post(path, {"secret": link(duel.ben, duel.table)})
    assert tablet.post(path, {"secret": again["recovery"]})["seat"] == 1
    assert phone.live(duel.table).seat is None


def test_who_sits_down_twice_is_told_no_other_link_and_keeps_the_first(people: People) -> None:
    ada, ben, phone = people("Ada", "Ben", "Phone")
    table = ada.open()
    body = {"join": table["join"], "name": "Ben", "emblem": "hat"}
    first, second = (ben.post(f"/api/tables/{table['id']}/sit", body) for _ in range(2))
    assert second == {"seat": 1, "recovery": ""}
    assert phone.post(f"/api/tables/{table['id']}/recover", {"secret": first["recovery"]})["seat"] == 1


def test_the_old_device_loses_the_seat_and_sees_only_what_is_public(duel: Duel, people: People) -> None:
    (phone,) = people("Phone")
    duel.play_until("race")
    old = duel.lives[1]
    phone.post(f"/api/tables/{duel.table['id']}/recover", {"secret": link(duel.ben, duel.table)})
    old.until(lambda told: told["tell"] == "moved")
    mover = phone.live(duel.table) if duel.lives[0].view["to_act"] == [1] else duel.lives[0]
    mover.sync()
    mover.must("act", action=any_action(mover.view, duel.chance))
    update = old.until(lambda told: told["tell"] == "update")
    assert "hand" not in update["game"]["view"] or update["game"]["view"]["hand"] == []
    assert update["game"]["view"].get("choice") is None
    assert old.act("hand 5", seat=1, turn=old.turn)["why"] == "not-yours"
    assert old.hello()["seat"] is None


def test_a_recovery_link_is_spent_once_it_was_opened(duel: Duel, people: People) -> None:
    phone, thief = people("Phone", "Thief")
    secret = link(duel.ben, duel.table)
    phone.post(f"/api/tables/{duel.table['id']}/recover", {"secret": secret})
    answer = thief.web.post(f"/api/tables/{duel.table['id']}/recover", json={"secret": secret})
    assert (answer.status_code, answer.json()["why"]) == (409, "recovery-void")


def test_a_new_recovery_link_makes_the_old_one_void(duel: Duel, people: People) -> None:
    (phone,) = people("Phone")
    path = f"/api/tables/{duel.table['id']}"
    old, new = (link(duel.ben, duel.table) for _ in range(2))
    assert phone.web.post(f"{path}/recover", json={"secret": old}).status_code == 409
    assert phone.post(f"{path}/recover", {"secret": new})["seat"] == 1


def test_the_recovery_link_of_who_was_kicked_is_void(duel: Duel) -> None:
    path = f"/api/tables/{duel.table['id']}"
    secret = link(duel.ben, duel.table)
    duel.lives[0].must("host", do="kick", seat=1)
    assert duel.ben.web.post(f"{path}/recover", json={"secret": secret}).status_code == 409


def test_nobody_but_its_person_gets_a_recovery_link_not_even_the_host(duel: Duel, people: People) -> None:
    (cleo,) = people("Cleo")
    path = f"/api/tables/{duel.table['id']}/seats"
    assert [person.web.post(f"{path}/1/recovery").status_code for person in (duel.ada, cleo)] == [403, 403]
    assert duel.ben.web.post(f"{path}/0/recovery").status_code == 403
    assert duel.ben.web.post(f"{path}/1/recovery").status_code == 200


def test_a_host_who_lost_the_phone_is_host_again_on_the_new_one(duel: Duel, people: People) -> None:
    (phone,) = people("Phone")
    path = f"/api/tables/{duel.table['id']}"
    secret = duel.ada.post(f"{path}/seats/0/recovery")["secret"]
    phone.post(f"{path}/recover", {"secret": secret})
    assert phone.live(duel.table).ask("host", do="lock")["tell"] == "done"
    assert duel.lives[0].ask("host", do="unlock")["why"] == "not-yours"
    assert duel.ada.web.get(f"{path}/invitation").status_code == 403


# One device


@pytest.fixture
def shared(people: People) -> tuple[Person, Message]:
    """Two people at one device."""
    (ada,) = people("Ada")
    seats = [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Ben"}]
    return ada, ada.open(seats=seats, begin=True)


def test_a_shared_device_has_all_its_seats_and_looks_from_one_at_a_time(shared: tuple[Person, Message]) -> None:
    ada, table = shared
    live = ada.live(table)
    assert live.table["mine"] == [0, 1] and live.table["one_device"]
    assert live.seat == 0
    assert live.hello(seat=1)["seat"] == 1
    assert live.view["seat"] == 1


def test_a_shared_device_plays_each_seat_from_its_own_place(shared: tuple[Person, Message]) -> None:
    ada, table = shared
    live, chance = ada.live(table), random.Random(1)
    for _ in range(12):
        live.hello(seat=live.view["to_act"][0])
        live.must("act", action=any_action(live.view, chance))
    assert {event["seat"] for event in live.events if event["event"] in ("PredictionSealed", "CardPlayed")} == {0, 1}


def test_a_shared_device_hears_at_one_seat_nothing_of_the_others_hand(shared: tuple[Person, Message]) -> None:
    ada, table = shared
    live, chance = ada.live(table), random.Random(2)
    while live.view["phase"] != "race":
        live.hello(seat=live.view["to_act"][0])
        live.must("act", action=any_action(live.view, chance))
    live.hello(seat=0)
    mine: Any = [event["seat"] for event in live.events if event["event"] == "CardsDealt"]
    assert mine == [0]
    live.hello(seat=1)
    assert [event["seat"] for event in live.events if event["event"] == "CardsDealt"] == [1]


def test_a_shared_device_that_shows_no_ones_papers_starts_the_game_and_hears_only_what_is_public(people: People) -> None:
    ada, cleo = people("Ada", "Cleo")
    seats = [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Ben"}, {"who": "friend"}]
    table = ada.open(seats=seats, clock="fast")
    cleo.sit(table)
    device, stranger = ada.live(table, public=True), people("Dora")[0].live(table)
    assert [seat["here"] for seat in device.table["seats"]] == [True, True, False]
    assert device.ask("begin")["tell"] == "done"
    for live in (device, stranger):
        live.sync()
    assert device.seat is None and device.view
    assert (device.view, device.events) == (stranger.view, stranger.events)
    assert device.table["spectators"] == 1
    assert any(seat["due"] for seat in ada.info(table)["seats"]), "the clock runs, for its players are here"


def test_a_spectator_who_asks_to_look_as_a_player_is_a_spectator(people: People) -> None:
    ada, cleo = people("Ada", "Cleo")
    table = ada.open()
    live = cleo.live(table, public=True)
    assert live.seat is None and live.table["spectators"] == 1
    assert live.ask("begin")["why"] == "not-yours"
