"""A table takes only so much: one that is too long would take everybody's time whenever it is looked at."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hippodrome.server.people import new_secret, person_of
from hippodrome.server.protocol import bodies, messages
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.tables import moves, shares
from hippodrome.server.tables.room import Room
from tests.faults.inside import Guest, come_in, open_house, open_table


@pytest.fixture(autouse=True)
def few_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are soon long."""
    few = {
        shares.SAID: 20,
        shares.SAID_BY_ONE: 15,
        shares.SPECTATORS_SAID: 8,
        shares.SPECTATOR_SAID: 5,
        shares.ASKED: 4,
        shares.DONE: 6,
        shares.RULED: 9,
    }
    assert few.keys() == shares.MOST.keys()
    for share, most in few.items():
        monkeypatch.setitem(shares.MOST, share, most)
    monkeypatch.setattr(moves, "MOST_ENTRIES", 40)


async def answers(guest: Guest, times: int, what: str, **more: Any) -> list[str]:
    """What becomes of a request that is made so many times: done, or why not."""
    return [told.get("key") or told["tell"] for told in [await guest.ask(what, **more) for _ in range(times)]]


async def strangers(room: Room, many: int) -> list[Guest]:
    """So many new browsers that only look."""
    guests = [Guest(room, person_of(new_secret())) for _ in range(many)]
    for guest in guests:
        await room.ask(guest, messages.Hello())
    return guests


def test_what_spectators_say_ends_before_what_players_say_and_what_one_says_before_what_all_say(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room = await open_table(house, "ticket-gagnant")
            host, other = await come_in(room)
            one, another = await strangers(room, 2)
            said = {"name": "Cleo", "text": "Allez !"}
            assert await answers(one, 6, "say", **said) == ["done"] * 5 + ["said-enough"]
            assert await answers(another, 4, "say", **said) == ["done"] * 3 + ["spectators-said-enough"]
            assert await answers(other, 16, "say", seat=1, text="Allez !") == ["done"] * 15 + ["said-enough"]
            assert await answers(host, 6, "say", seat=0, text="Allez !") == ["done"] * 5 + ["too-much"]
            assert await answers(another, 1, "say", **said) == ["spectators-said-enough"]
        async with open_house(tmp_path) as house:  # and so it is after a restart
            again = await house.room(room.id)
            late, player = Guest(again, one.person or ""), Guest(again, other.person or "")
            for guest in (late, player):
                await again.ask(guest, messages.Hello())
            assert await answers(late, 1, "say", **said) == ["spectators-said-enough"]
            assert await answers(player, 1, "say", seat=1, text="Allez !") == ["too-much"]

    asyncio.run(test())


def test_a_host_without_a_seat_speaks_though_spectators_have_said_all_that_they_may(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            host = person_of(new_secret())
            plan = {"title": "finish", "seats": [{"who": "bot"}, {"who": "friend"}]}
            room, _ = await house.open(host, msgspec.convert(plan, bodies.NewTable))
            (one, another), owner = await strangers(room, 2), Guest(room, host)
            await room.ask(owner, messages.Hello())
            for guest in (one, another):
                await answers(guest, 5, "say", name="Cleo", text="Allez !")
            assert await answers(owner, 3, "say", name="Ada", text="Du calme !") == ["done"] * 3

    asyncio.run(test())


def test_people_who_ask_for_a_seat_again_and_again_take_nothing_from_the_host(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            plan = {"title": "finish", "seats": [{"who": "me"}, {"who": "friend"}, {"who": "friend"}]}
            room, _ = await house.open(person_of(new_secret()), msgspec.convert(plan, bodies.NewTable))
            (host,) = await come_in(room)
            told = []
            for guest in await strangers(room, 5):
                told += await answers(guest, 1, "ask-for-seat", name="Cleo", emblem="hat")
                await guest.ask("withdraw")
            assert told == ["done"] * 4 + ["asked-often"]
            assert await answers(host, 10, "host", do="lock") == ["done"] * 9 + ["too-much"]

    asyncio.run(test())


def test_what_a_player_does_for_ever_takes_nothing_from_other_players_nor_from_the_host(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room = await open_table(house, "ticket-gagnant")
            host, other = await come_in(room)
            restless = [(await answers(other, 1, what, seat=1))[0] for _ in range(4) for what in ("hand-over", "take-back")]
            assert restless == ["done"] * 6 + ["too-much", "not-by-bot"]
            with pytest.raises(Refusal, match="too much"):
                await room.renew_recovery(1, str(other.person))
            assert await answers(host, 1, "hand-over", seat=0) == ["done"]
            for rule in ({"do": "lock"}, {"do": "mute", "seat": 1}, {"do": "chat", "chat": "closed"}, {"do": "kick", "seat": 1}):
                assert await answers(host, 1, "host", **rule) == ["done"]
            await room.renew_invitation(str(host.person))

    asyncio.run(test())


def test_orders_that_are_changed_for_ever_are_refused(tmp_path: Path) -> None:
    order = {"decision": "sales", "answer": "none"}

    async def test() -> None:
        async with open_house(tmp_path) as house:
            plan = {"title": "triple-couronne", "edition": "complet", "seats": [{"who": "me"}, {"who": "bot"}], "begin": True}
            room, _ = await house.open(person_of(new_secret()), msgspec.convert(plan, bodies.NewTable))
            (host,) = await come_in(room)
            assert await answers(host, 7, "order", seat=0, **order) == ["done"] * 6 + ["too-much"]
        async with open_house(tmp_path) as house:
            again = await house.room(room.id)
            player = Guest(again, host.person or "")
            await player.ask("hello")
            assert await answers(player, 1, "order", seat=0, **order) == ["too-much"]

    asyncio.run(test())


def test_who_changes_a_sealed_choice_for_ever_is_stopped(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            chance = random.Random(1)
            table = await open_table(house, "finish")
            guests = await come_in(table)
            while not all(guest.owes() for guest in guests):
                await next(guest for guest in guests if guest.owes()).act(chance)
            told = [await guests[0].act(chance) for _ in range(41)]
            assert told[0]["tell"] == "update" and told[-1]["key"] == "too-much"
            assert table.journal.length() == 40

    asyncio.run(test())
