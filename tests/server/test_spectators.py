"""Spectators: many may come and go, and those who play hardly notice."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from hippodrome.server.people import new_secret, person_of
from hippodrome.server.protocol import messages
from hippodrome.server.tables import room as rooms
from hippodrome.server.tables.audience import COUNT_SECONDS
from hippodrome.server.tables.house import House
from tests.server.indoors import Guest, a_duel, a_house, until
from tests.server.playing import Message


def crowd(house: House, table: str, many: int) -> list[Guest]:
    return [Guest(house, table, person_of(new_secret())) for _ in range(many)]


def heard(guest: Guest, *kinds: str) -> list[Message]:
    """What a guest has been told of these kinds since the last time."""
    return [told for told in guest.hear() if told["tell"] in kinds]


def test_spectators_who_come_and_go_are_told_to_others_as_a_number_and_nothing_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, ben = await a_duel(house)
            came = crowd(house, ada.table, 30)
            for guest in came:
                await guest.hello()
            told: list[Message] = []
            await until(lambda: told.extend(ada.hear()) or told)
            assert told == [{"tell": "watched", "spectators": 30}] == heard(ben, "watched", "room")
            for guest in came[10:]:
                await guest.leave()
            told.clear()
            await until(lambda: told.extend(ada.hear()) or told)
            assert told == [{"tell": "watched", "spectators": 10}]
            assert came[0].hear()[-1] == told[0]

    asyncio.run(test())


def test_the_number_of_spectators_is_told_at_most_twice_a_second(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, _ = await a_duel(house)
            began = time.monotonic()
            for guest in crowd(house, ada.table, 60):
                await guest.hello()
                await asyncio.sleep(0.02)
            told: list[Message] = []
            await until(lambda: told.extend(heard(ada, "watched", "room")) or (told and told[-1]["spectators"] == 60))
            assert 2 <= len(told) <= (time.monotonic() - began) / COUNT_SECONDS

    asyncio.run(test())


def test_a_spectator_who_says_hello_again_and_again_disturbs_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, _ = await a_duel(house)
            (guest,) = crowd(house, ada.table, 1)
            await guest.hello()
            await until(lambda: heard(ada, "watched"))
            for _ in range(20):
                await guest.hello()
            await asyncio.sleep(2 * COUNT_SECONDS)
            assert ada.hear() == []

    asyncio.run(test())


def test_a_player_who_comes_or_goes_is_told_with_the_table_but_a_second_page_of_theirs_is_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, ben = await a_duel(house)
            second = Guest(house, ada.table, ben.person)
            await second.hello()
            await second.leave()
            assert heard(ada, "room") == []
            await ben.leave()
            assert not heard(ada, "room")[-1]["table"]["seats"][1]["here"]
            await ben.hello()
            assert heard(ada, "room")[-1]["table"]["seats"][1]["here"]

    asyncio.run(test())


def test_what_all_spectators_are_told_is_made_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, ben = await a_duel(house)
            came = crowd(house, ada.table, 20)
            room = await ada.room()
            for guest in came:
                await room.ask(guest.viewer, messages.Hello())
            assert len({id(guest.viewer._waiting[-1]) for guest in came}) == 1, "they are welcomed by the same bytes"
            await ada.ask(messages.HostRules(id="lock", do="lock"))
            assert len({id(guest.viewer._waiting[-1]) for guest in came}) == 1
            assert [heard(guest, "room")[-1]["table"]["mine"] for guest in (ben, came[0])] == [[1], []]

    asyncio.run(test())


def test_spectators_who_ask_for_much_of_what_has_happened_are_told_the_same_as_newcomers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_MISSED", 3)

    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, ben = await a_duel(house)
            for _ in range(12):
                await until(lambda: ada.owes() or ben.owes())
                seat = 0 if ada.owes() else 1
                await (ada, ben)[seat].act_somehow(seat, random.Random(1))
            room = await ada.room()
            newcomer, *others, late = crowd(house, ada.table, 5)
            asked = messages.Hello(), messages.Hello(heard=0), messages.Hello(heard=1), messages.Hello(heard=9, seat=1)
            for guest, hello in zip((newcomer, *others), asked, strict=True):
                await room.ask(guest.viewer, hello)
            assert len({id(guest.viewer._waiting[-1]) for guest in (newcomer, *others)}) == 1
            newcomer.hear()
            told = await late.hello(heard=newcomer.heard - 3)
            assert newcomer.heard > 6 and not told["fresh"]
            assert told["game"]["events"] == newcomer.events[-3:]
            again = await ben.hello(heard=0, seat=1)
            assert not again["fresh"] and len(again["game"]["events"]) > 3, "players are told just what they have missed"

    asyncio.run(test())


@pytest.mark.parametrize("change", ["chat", "move", "lock"])
def test_a_newcomer_is_welcomed_with_all_that_has_happened_until_then(tmp_path: Path, change: str) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, ben = await a_duel(house)
            first, second = crowd(house, ada.table, 2)
            before = await first.hello()
            if change == "chat":
                await ada.ask(messages.Say(id="say", seat=0, text="Allez"))
            elif change == "lock":
                await ada.ask(messages.HostRules(id="lock", do="lock"))
            else:
                seat = 0 if ada.owes() else 1
                await (ada, ben)[seat].act_somehow(seat, random.Random(1))
            after = await second.hello()
            part = {"chat": "chat", "move": "game", "lock": "facts"}[change]
            assert after[part] != before[part]

    asyncio.run(test())


def taker(sent: list[bytes]) -> Callable[[bytes], bool]:
    """A connection that takes a message now and then, as a slow one does, and keeps it."""
    asked = itertools.count()

    def push(message: bytes) -> bool:
        if next(asked) % 3:
            return False
        sent.append(message)
        return True

    return push


def test_what_is_said_to_a_crowd_reaches_each_of_them_in_its_order(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, _ = await a_duel(house)
            sent: list[list[bytes]] = [[] for _ in range(100)]
            came = crowd(house, ada.table, 100)
            for guest, mine in zip(came, sent, strict=True):
                guest.viewer._push = taker(mine)
            room = await ada.room()
            for guest in came:
                await room.ask(guest.viewer, messages.Hello())
            for number in range(20):
                await ada.ask(messages.Say(id=f"say-{number}", seat=0, text=f"{number}"))
            await until(lambda: not room.audience._behind)
            for guest in came:
                while guest.viewer.is_behind():
                    guest.viewer.deliver()
            for mine in sent:
                told = [msgspec.json.decode(message) for message in mine]
                assert told[0]["tell"] == "welcome"
                assert [each["line"]["text"] for each in told if each["tell"] == "said"] == [f"{each}" for each in range(20)]

    asyncio.run(test())


def test_a_spectator_who_only_reacts_can_be_muted_and_no_other_is_for_it_after_a_restart(tmp_path: Path) -> None:
    react = messages.React(id="react", reaction="bravo")

    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, _ = await a_duel(house)
            mime, talker = crowd(house, ada.table, 2)
            for guest in (mime, talker):
                await guest.hello()
            await mime.ask(react)
            await talker.ask(messages.Say(id="hi", name="Cleo", text="hi"))
            await until(lambda: ada.hear() or len(ada.messages) > 2)
            (reacted,) = [told for told in ada.messages if told["tell"] == "reacted"]
            assert (reacted["seat"], reacted["spectator"]) == (None, 1)
            await ada.ask(messages.HostRules(id="mute", do="mute", spectator=1))
            assert (await mime.ask(react))["why"] == "muted"
            assert (await talker.ask(react))["tell"] == "done"
        async with a_house(tmp_path) as house:
            again = [Guest(house, ada.table, guest.person) for guest in (mime, talker)]
            for guest in again:
                await guest.hello()
            assert again[0].messages[0]["chat"][0]["spectator"] == 2
            assert [(await guest.ask(react))["tell"] for guest in again] == ["refused", "done"]
            (third,) = crowd(house, ada.table, 1)
            await third.hello()
            await third.ask(messages.Say(id="hi", name="Dan", text="hi"))
            assert third.messages[-1]["tell"] == "done" and (await third.room()).chat[-1].spectator == 3

    asyncio.run(test())


def test_a_muted_spectator_is_muted_after_a_restart_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, _ = await a_duel(house)
            for guest, name in zip(came := crowd(house, ada.table, 2), ("Cleo", "Dan"), strict=True):
                await guest.hello()
                await guest.ask(messages.Say(id="hi", name=name, text="hi"))
            await ada.ask(messages.HostRules(id="mute", do="mute", spectator=2))
        async with a_house(tmp_path) as house:
            assert [table.muted for table in (await house.tables_for(ada.person or ""))[0]] == [(2,)]
            again = [Guest(house, ada.table, guest.person) for guest in came]
            for guest in again:
                await guest.hello()
            answers = [await guest.ask(messages.Say(id="again", name="Eve", text="hi")) for guest in again]
            assert [answer["tell"] for answer in answers] == ["done", "refused"]

    asyncio.run(test())
