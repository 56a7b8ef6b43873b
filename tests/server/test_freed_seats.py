"""Seats of people who are away: a host cannot take one unseen, and its past stays secret."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hippodrome.server.people import new_secret, person_of
from hippodrome.server.protocol import bodies, messages
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.tables.house import House
from hippodrome.server.tables.room import Room
from tests.server.indoors import ADA, BEN, CLEO, Guest, a_house, until
from tests.server.playing import Message

DORA, EVE = (person_of(new_secret()) for _ in range(2))
TITLES = ("ticket-gagnant", "finish", "finish-line", "triple-couronne")
MORE: dict[str, Any] = {"triple-couronne": {"edition": "complet"}}


class Trio:
    """Ada, the host, Ben and Cleo in a game; Ben goes away."""

    def __init__(self, house: House, room: Room) -> None:
        self.house, self.room = house, room
        self.ada, self.ben, self.cleo = (Guest(house, room.id, person) for person in (ADA, BEN, CLEO))
        self._asked = 0

    async def host(self, do: Any, **more: Any) -> Message:
        """The host rules; the answer."""
        return await self.ask(self.ada, messages.HostRules, do=do, **more)

    async def ask(self, guest: Guest, what: Any, **more: Any) -> Message:
        """The answer to a request."""
        self._asked += 1
        id = f"asked-{self._asked}"
        await guest.ask(what(id=id, **more))
        return next(told for told in reversed(guest.messages) if told.get("id") == id)

    async def agree(self, guest: Guest, seat: int = 1) -> Message:
        return await self.ask(guest, messages.Agree, seat=seat)

    async def free(self, seat: int = 1) -> None:
        """Let Ben's seat be free for another person: all agree."""
        for answer in (await self.host("free", seat=seat), await self.agree(self.cleo, seat)):
            assert answer["tell"] == "done", answer

    async def seat_down(self, person: str, name: str) -> Guest:
        """Somebody else takes the seat, and looks from it."""
        seated = await self.room.sit(person, bodies.SitDown(join=self.room.seating.join, name=name, emblem="fan"))
        assert seated.seat == 1
        guest = Guest(self.house, self.room.id, person)
        await guest.hello()
        return guest

    def facts(self) -> list[tuple[str, int | None, int | None]]:
        return [(fact.what, fact.seat, fact.by) for fact in self.room.facts]


async def a_trio(house: House, title: str = "ticket-gagnant", **more: Any) -> Trio:
    seats = (bodies.SeatPlan(who="me", name="Ada"), bodies.SeatPlan(who="friend"), bodies.SeatPlan(who="friend"))
    room, join = await house.open(ADA, bodies.NewTable(title=title, seats=seats, **more))
    for person, name in ((BEN, "Ben"), (CLEO, "Cleo")):
        await room.sit(person, bodies.SitDown(join=join, name=name, emblem="flag"))
    trio = Trio(house, room)
    for guest in (trio.ada, trio.ben, trio.cleo):
        await guest.hello()
    await trio.ada.ask(messages.Begin(id="begin"))
    return trio


def in_a_trio(test: Callable[[Trio], Awaitable[None]], folder: Path, title: str = "ticket-gagnant", **config: Any) -> None:
    async def run() -> None:
        async with a_house(folder, **config) as house:
            await test(await a_trio(house, title))

    asyncio.run(run())


# When a seat may be given to another person


def test_the_seat_of_somebody_who_is_here_is_not_given_away(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        assert (await trio.host("free", seat=1))["key"] == "not-away"
        await trio.ben.leave()
        assert (await trio.host("free", seat=1))["tell"] == "done"

    in_a_trio(test, tmp_path)


def test_a_second_place_from_which_one_only_watches_is_not_to_be_here(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        await trio.ben.leave()
        watching = Guest(trio.house, trio.room.id, BEN)
        await watching.hello(watch=True)
        assert (await trio.host("free", seat=1))["tell"] == "done"

    in_a_trio(test, tmp_path)


def test_it_is_announced_to_everybody_with_the_time_it_takes(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        await trio.ben.leave()
        before = time.time()
        await trio.host("free", seat=1)
        told = next(told for told in trio.cleo.hear() if told["tell"] == "room" and told["fact"])
        assert (told["fact"]["what"], told["fact"]["seat"], told["fact"]["by"], told["fact"]["name"]) == ("freeing", 1, 0, "Ben")
        freeing = told["table"]["seats"][1]["freeing"]
        assert before + 600 <= freeing["at"] <= time.time() + 600 and freeing["agreed"] == [0]
        with pytest.raises(Refusal, match="no seat left"):
            await trio.seat_down(DORA, "Dora")

    in_a_trio(test, tmp_path)


def test_once_all_others_agree_the_seat_is_free_at_once(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        await trio.ben.leave()
        await trio.free()
        assert trio.facts()[-3:] == [("freeing", 1, 0), ("agreed", 1, 2), ("freed", 1, 0)]
        assert trio.room.info(None).seats[1].kind == "open" and trio.room.seating.seats_of(BEN) == ()
        await trio.seat_down(DORA, "Dora")
        assert trio.facts()[-1] == ("sat", 1, None)

    in_a_trio(test, tmp_path)


def test_only_the_other_players_are_asked_and_each_once(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        await trio.ben.leave()
        assert (await trio.agree(trio.cleo))["key"] == "not-freeing"
        stranger, watching = Guest(trio.house, trio.room.id, DORA), Guest(trio.house, trio.room.id, BEN)
        await stranger.hello()
        await watching.hello(watch=True)
        await trio.host("free", seat=1)
        assert (await trio.agree(trio.ada))["key"] == "not-asked"
        assert (await trio.agree(stranger))["key"] == "not-asked"
        assert (await trio.agree(watching))["key"] == "watching"
        assert (await trio.ask(trio.cleo, messages.HostRules, do="free", seat=0))["key"] == "not-host"
        assert (await trio.host("free", seat=1))["key"] == "freeing-already"
        assert trio.room.info(None).seats[1].kind == "person"

    in_a_trio(test, tmp_path)


def test_a_host_who_plays_with_nobody_else_has_to_wait(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        await trio.ben.leave()
        await trio.host("kick", seat=2)
        await trio.host("free", seat=1)
        assert trio.room.info(None).seats[1].kind == "person"

    in_a_trio(test, tmp_path)


def test_after_the_wait_the_seat_is_free(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        await trio.ben.leave()
        trio.room.clocks._grace_until = 0.0
        await trio.host("free", seat=1)
        assert trio.room.info(None).seats[1].kind == "person"
        await until(lambda: trio.room.info(None).seats[1].kind == "open")
        assert trio.facts()[-2:] == [("freeing", 1, 0), ("freed", 1, 0)]

    in_a_trio(test, tmp_path, seat_wait_seconds=0.3)


def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        await trio.ben.leave()
        await trio.host("free", seat=1)
        await trio.ben.hello()
        assert trio.facts()[-1] == ("kept", 1, 1)
        assert (await trio.agree(trio.cleo))["key"] == "not-freeing"
        assert trio.room.seating.seats_of(BEN) == (1,) and trio.ben.view["seat"] == 1

    in_a_trio(test, tmp_path)


def test_a_host_may_change_their_mind(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        await trio.ben.leave()
        assert (await trio.host("keep", seat=1))["key"] == "not-freeing"
        await trio.host("free", seat=1)
        assert (await trio.host("keep", seat=1))["tell"] == "done"
        assert trio.facts()[-1] == ("kept", 1, 0) and trio.room.info(None).seats[1].freeing is None

    in_a_trio(test, tmp_path)


def test_the_seat_of_who_was_sent_away_is_given_to_another_person_only_in_the_same_way(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        await trio.host("kick", seat=1)
        with pytest.raises(Refusal, match="no seat left"):
            await trio.seat_down(DORA, "Dora")
        await trio.free()
        await trio.seat_down(DORA, "Dora")

    in_a_trio(test, tmp_path)


def test_the_recovery_link_of_a_seat_that_was_freed_is_void(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        secret = await trio.room.renew_recovery(1, BEN)
        await trio.ben.leave()
        await trio.free()
        with pytest.raises(Refusal, match="no longer good"):
            await trio.room.recover(secret, EVE)

    in_a_trio(test, tmp_path)


def test_a_wait_ends_with_the_game(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        await trio.ben.leave()
        await trio.ask(trio.ada, messages.HandOver, seat=1)
        await trio.host("free", seat=1)
        assert trio.room.clocks.waits(trio.room.play)
        await play_some(trio, random.Random(11), {0: trio.ada, 2: trio.cleo}, 2000)
        assert trio.room.status() == "over"
        assert trio.room.info(None).seats[1].freeing is None and trio.room.clocks.waits(trio.room.play) == {}
        assert trio.room.seating.seats_of(BEN) == (1,)

    in_a_trio(test, tmp_path, "finish-line")


def test_a_wait_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_house(tmp_path) as house:
            trio = await a_trio(house)
            await trio.ben.leave()
            await trio.host("free", seat=1)
            before = trio.room.info(None).seats[1].freeing
            join = await trio.room.renew_invitation(ADA)
        async with a_house(tmp_path) as house:
            room = await house.room(trio.room.id)
            assert room.info(None).seats[1].freeing == before is not None
            assert room.seating.join == join != room.charter.join
            again = Guest(house, room.id, CLEO)
            await again.hello()
            await again.ask(messages.Agree(id="agree", seat=1))
            assert room.info(None).seats[1].kind == "open"

    asyncio.run(run())


# What the new owner is told


def private(room: Room, seat: int) -> list[bytes]:
    """All that was told to a seat and to nobody else so far, as it is sent."""
    assert room.play is not None
    return [msgspec.json.encode(event) for event, only in room.play.match.log if only is not None and seat in only]


async def play_some(trio: Trio, chance: random.Random, seats: dict[int, Guest], moves: int) -> None:
    """Let these seats choose at random, so often or until it is over."""
    while moves and trio.room.status() != "over":
        movers = [seat for seat, guest in seats.items() if guest.owes()]
        if movers:
            moves -= 1
            seat = chance.choice(movers)
            await seats[seat].act_somehow(seat, chance)
        else:  # something happens by itself
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", range(2))
def test_no_byte_of_what_was_told_to_the_seat_alone_before_reaches_the_new_owner(tmp_path: Path, title: str, seed: int) -> None:
    """Over whole games, with a restart in between, by every way in; what the game needs now is in the view."""

    async def run() -> None:
        chance = random.Random(seed)
        async with a_house(tmp_path) as house:
            trio = await a_trio(house, title, **MORE.get(title, {}))
            seats = {0: trio.ada, 1: trio.ben, 2: trio.cleo}
            while len(private(trio.room, 1)) < 1 + seed:
                await play_some(trio, chance, seats, 1)
            past, secrets = private(trio.room, 1), set(private(trio.room, 1))
            await trio.ben.leave()
            await trio.free()
            dora = await trio.seat_down(DORA, "Dora")
            seats[1] = dora
            raw = bytearray()
            await play_some(trio, chance, seats, 30)
            later = set(private(trio.room, 1)[len(past) :])
        async with a_house(tmp_path) as house:
            room = trio.room = await house.room(trio.room.id)
            again = {seat: Guest(house, room.id, guest.person) for seat, guest in seats.items()}
            for guest in again.values():
                await guest.hello(outlook=True)
            await again[1].hello(seat=1, heard=again[1].heard)
            for guest in again.values():
                guest.house = house
            await play_some(trio, chance, again, 2000)
            assert room.status() == "over", "the game was played to its end"
            later |= set(private(room, 1)[len(past) :])
        for told in (*dora.messages, *again[1].messages):
            raw += msgspec.json.encode(told)
        assert any(event in raw for event in later) or not later
        assert not [event for event in secrets - later if event in raw]

    asyncio.run(run())


def test_a_new_owner_is_told_of_no_card_but_those_that_are_held_now_and_those_that_all_have_seen(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        chance, seats = random.Random(5), {0: trio.ada, 1: trio.ben, 2: trio.cleo}
        while "CardPlayed" not in [event["event"] for event in trio.ben.events] or len(trio.ben.view["hand"]) < 2:
            await play_some(trio, chance, seats, 1)
        dealt = next(event["cards"] for event in trio.ben.events if event["event"] == "CardsDealt")
        held = trio.ben.view["hand"]
        await trio.ben.leave()
        await trio.free()
        dora = await trio.seat_down(DORA, "Dora")
        assert sorted(dora.view["hand"]) == sorted(held)
        seen = {event["card"] for event in dora.events if event["event"] in ("CardPlayed", "CardDiscarded")}
        welcome = {name: value for name, value in dora.messages[0].items() if name in ("game", "facts", "chat", "table")}
        named = set(re.findall(r'"([1-7]x[1-3]|[1-7]=[1-7]|J)"', msgspec.json.encode(welcome).decode()))
        assert named <= seen | set(held)
        assert set(dealt) - set(held) <= seen

    in_a_trio(test, tmp_path)


def test_what_happened_before_is_told_to_a_new_owner_as_to_a_spectator(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        chance, seats = random.Random(6), {0: trio.ada, 1: trio.ben, 2: trio.cleo}
        while not private(trio.room, 1):
            await play_some(trio, chance, seats, 1)
        await trio.ben.leave()
        await trio.free()
        dora, watching = await trio.seat_down(DORA, "Dora"), Guest(trio.house, trio.room.id, EVE)
        await watching.hello()
        assert dora.events == watching.events
        assert dora.view["seat"] == 1

    in_a_trio(test, tmp_path)


def test_a_restart_changes_nothing_of_what_a_new_owner_has_heard(tmp_path: Path) -> None:
    async def run() -> None:
        chance = random.Random(7)
        async with a_house(tmp_path) as house:
            trio = await a_trio(house)
            seats = {0: trio.ada, 1: trio.ben, 2: trio.cleo}
            while not private(trio.room, 1):
                await play_some(trio, chance, seats, 1)
            await trio.ben.leave()
            await trio.free()
            seats[1] = dora = await trio.seat_down(DORA, "Dora")
            told = len(private(trio.room, 1))
            while len(private(trio.room, 1)) == told:
                await play_some(trio, chance, seats, 1)
            dora.hear()
        async with a_house(tmp_path) as house:
            again, resumed = (Guest(house, trio.room.id, DORA) for _ in range(2))
            await again.hello()
            assert (again.events, again.heard, again.view) == (dora.events, dora.heard, dora.view)
            welcome = await resumed.hello(seat=1, heard=dora.heard)
            assert not welcome["fresh"] and resumed.events == []

    asyncio.run(run())


def test_who_has_the_seat_again_after_another_hears_everything_anew(tmp_path: Path) -> None:
    """What one had heard there before is counted from elsewhere: the numbers of two tenures are never taken for each other."""

    async def test(trio: Trio) -> None:
        chance, seats = random.Random(8), {0: trio.ada, 1: trio.ben, 2: trio.cleo}
        await play_some(trio, chance, seats, 12)
        await trio.ben.leave()
        await trio.free()
        await trio.room.sit(BEN, bodies.SitDown(join=trio.room.seating.join, name="Ben", emblem="fan"))
        again = Guest(trio.house, trio.room.id, BEN)
        assert (await again.hello(seat=1, heard=trio.ben.heard))["fresh"]

    in_a_trio(test, tmp_path)


def test_a_new_owner_cannot_take_back_what_the_one_before_did(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        chance, seats = random.Random(9), {0: trio.ada, 1: trio.ben, 2: trio.cleo}
        assert trio.room.play is not None
        while not trio.room.play.can_undo(1):
            await play_some(trio, chance, seats, 1)
        await trio.ben.leave()
        await trio.free()
        dora = await trio.seat_down(DORA, "Dora")
        assert not dora.messages[0]["game"]["undo"]
        assert (await trio.ask(dora, messages.Undo, seat=1, turn=dora.turn))["key"] == "cannot-undo"

    in_a_trio(test, tmp_path)


def test_a_new_owner_takes_back_what_they_did_themselves(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        await trio.ben.leave()
        await trio.free()
        dora = await trio.seat_down(DORA, "Dora")
        chance, seats = random.Random(10), {0: trio.ada, 1: dora, 2: trio.cleo}
        assert trio.room.play is not None
        while not trio.room.play.can_undo(1):
            await play_some(trio, chance, seats, 1)
        dora.hear()
        await dora.ask(messages.Undo(id="undo", seat=1, turn=dora.turn))
        assert dora.events[-1]["event"] == "ActionUndone"
        assert not trio.room.play.can_undo(1)

    in_a_trio(test, tmp_path)
