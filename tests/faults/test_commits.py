"""A session that ends in the middle of a commit: what was asked for is there once, and nobody is told that it was not saved."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from hippodrome.server.people import new_secret, person_of
from hippodrome.server.protocol import messages
from hippodrome.server.tables.house import House
from tests.faults.inside import SHORTEST, Guest, come_in, kept, kept_record, open_house, open_table, play
from tests.faults.relay import Relay
from tests.server.conftest import Cluster
from tests.server.playing import Message

_decode = msgspec.json.Decoder(messages.AnyAsked).decode
pytestmark = [pytest.mark.server, pytest.mark.xdist_group("postgres")]


def run(scenario: Coroutine[Any, Any, None]) -> None:
    async def with_patience() -> None:
        async with asyncio.timeout(90):
            await scenario

    asyncio.run(with_patience())


def asked(message: Message) -> Any:
    """A request as a room takes it."""
    what = message.pop("what")
    return _decode(json.dumps({"ask": what, **message}))


@pytest.mark.parametrize("alone", [False, True], ids=["with other statements", "alone"])
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_move_whose_commit_breaks_off_is_made_once(
    when: Literal["before", "after"], alone: bool, postgres: Cluster, tmp_path: Path
) -> None:
    """A room notes with its first move when that was; its second goes to the database alone."""

    async def scenario(relay: Relay) -> None:
        chance = random.Random(50)
        async with open_house(tmp_path, relay.database) as house:
            table = (await open_table(house, "ticket-gagnant")).id
            there_already = 0
            for number in range(12):
                guests = await come_in(await house.room(table))
                if alone:
                    await play(guests, chance, 1)
                guest = next(guest for guest in guests if guest.owes())
                move = guest.any_act(chance, id=f"move-{number}")
                heard = [list(guest.told) for guest in guests]
                relay.break_commit(when)
                await guest.room.ask(guest, asked(dict(move)))
                assert relay.has_broken()
                assert all(guest.is_closed for guest in guests)
                assert [guest.told for guest in guests] == heard  # neither done nor "not saved": nobody knows
                again = Guest(await until_woken(house, table), guest.person or "")
                await again.ask("hello")
                answer = await again.ask(**{**move, "turn": again.turn})
                there_already += answer["tell"] == "done"
                assert answer["tell"] in ("done", "update")
                again.room.goodbye(again)
            assert there_already == (12 if when == "after" else 0)
            rows = [row for row in (await kept(house))["entries"] if row["table_id"] == table]
            requests = [row["request"].partition(":")[2] for row in rows if row["request"]]
            assert sorted(each for each in requests if each.startswith("move")) == sorted(
                f"move-{number}" for number in range(12)
            )
            await kept_record(house, table)

    with Relay(postgres.database()) as relay:
        run(scenario(relay))


async def until_woken(house: House, table: str) -> Any:
    """The room of a table, once there is a session again."""
    for _ in range(100):
        try:
            return await house.room(table)
        except Exception:
            await asyncio.sleep(0.05)
    raise AssertionError("the table cannot be had any more")


@pytest.mark.parametrize("title", SHORTEST)
def test_a_table_handed_over_after_each_move_is_the_same_to_everybody(title: str, postgres: Cluster, tmp_path: Path) -> None:
    async def scenario() -> None:
        chance, database = random.Random(51), postgres.database()
        async with open_house(tmp_path / "a", database) as one, open_house(tmp_path / "b", database) as other:
            people = [person_of(new_secret()) for _ in range(3)]
            table = (await open_table(one, title, people)).id
            moves, undone, seen = 0, 0, [{} for _ in people]
            while True:
                house = (one, other)[moves % 2]
                room = await house.room(table)
                guests = await come_in(room)
                if moves:
                    assert [look(guest) for guest in guests] == seen
                back = next((guest for guest in guests if can_undo(guest)), None)
                owing = next((guest for guest in guests if guest.owes()), None)
                if back is not None and chance.random() < 0.3:  # what was done at the other node is taken back here
                    answer = await back.ask("undo", seat=back.seat, turn=back.turn)
                    undone += 1
                elif owing is not None:
                    answer = await owing.act(chance)
                else:
                    break
                assert answer["tell"] == "update", answer
                moves += 1
                seen = [look(guest) for guest in guests]
                for guest in guests:
                    room.goodbye(guest)
            assert moves > 5 and room.status() == "over"
            assert undone or title != "ticket-gagnant"
            await kept_record(one, table)

    run(scenario())


def test_all_that_was_done_to_a_table_at_one_node_is_so_at_the_other(postgres: Cluster, tmp_path: Path) -> None:
    async def scenario() -> None:
        database = postgres.database()
        async with open_house(tmp_path / "a", database) as one, open_house(tmp_path / "b", database) as other:
            room = await open_table(one, "ticket-gagnant")
            guests = await come_in(room)
            host, ben = guests
            late = next(guest.seat for guest in guests if guest.owes())
            for guest, what, more in (
                (ben, "say", {"seat": 1, "text": "Salut !"}),
                (host, "host", {"do": "mute", "seat": 1}),
                (host, "host", {"do": "lock"}),
                (guests[1 - (late or 0)], "nudge", {"seat": late}),
            ):
                assert (await guest.ask(what, **more))["tell"] == "done"
            said, facts, before = room.chat, room.facts, room.info(host.person)
            for guest in guests:
                room.goodbye(guest)
            again = await other.room(room.id)
            assert room.is_elsewhere and (again.chat, again.facts) == (said, facts)
            host, ben = await come_in(again)
            after = again.info(host.person)
            assert (after.locked, after.mine, after.host) == (before.locked, before.mine, before.host) == (True, (0,), True)
            assert [(seat.muted, seat.here, seat.due is None) for seat in after.seats] == [
                (seat.muted, seat.here, seat.due is None) for seat in before.seats
            ]
            assert (await ben.ask("say", seat=1, text="Encore !"))["why"] == "muted"
            lines = again.journal.length()
            assert (await host.ask("hand-over", seat=late))["tell"] == "done"
            while again.journal.length() < lines + 2:  # a bot plays there
                await asyncio.sleep(0.02)

    run(scenario())


def can_undo(guest: Guest) -> bool:
    """Whether it may take back what it did last."""
    return bool(next(told["game"]["undo"] for told in reversed(guest.told) if told.get("game")))


def look(guest: Guest) -> Message:
    """All that a person knows of a game."""
    return {"view": guest.view, "events": guest.events, "turn": guest.turn}
