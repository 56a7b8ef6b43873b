"""The life of a table: rest and waking, restart of the server, another game, deletion, expiry."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update

from hippodrome.core.errors import BadRecord
from hippodrome.server.protocol import bodies, messages
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.storage import schema
from hippodrome.server.storage.store import Write
from hippodrome.server.tables import house as houses
from hippodrome.server.tables.house import House, NoSuchTable
from hippodrome.server.tables.room import Room
from tests.server.indoors import ADA, BEN, CLEO, Guest, a_duel, a_house, until
from tests.server.playing import Duel, Message, Person, Server, any_action, play_on

People = Callable[..., list[Person]]
DAY = 86400.0


# Rest


def rest(house: House) -> None:
    """Let every table that can be forgotten be forgotten."""
    for room in [room for room in house.rooms.values() if room.is_idle()]:
        house.drop(room)


def test_a_table_woken_from_its_log_shows_everybody_the_same_as_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            guests = await a_duel(house, "finish")
            chance = random.Random(8)
            for number in range(30):
                for seat, guest in enumerate(guests):
                    if guest.owes():
                        await guest.act_somehow(seat, chance)
                if number == 10:
                    await guests[1].ask(messages.Say(id="say", seat=1, text="hello"))
                    await guests[0].ask(messages.HostRules(id="mute", do="mute", seat=1))
            before = [await guest.hello() for guest in guests]
            watching = Guest(house, guests[0].table, None)
            before.append(await watching.hello())
            for guest in (*guests, watching):
                await guest.leave()
            rest(house)
            assert not house.rooms
            again = [Guest(house, guest.table, guest.person) for guest in (*guests, watching)]
            for old, guest in zip(before, again, strict=True):
                new = await guest.hello()
                for part in ("seat", "game", "facts", "chat", "box"):
                    assert new[part] == old[part], part
                for part in ("status", "mine", "host", "locked", "chat", "commitment", "touched", "outcome"):
                    assert new["table"][part] == old["table"][part], part

    asyncio.run(test())


def test_a_table_with_somebody_at_it_does_not_rest(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            guests = await a_duel(house)
            room = await guests[0].room()
            assert not room.is_idle()
            for guest in guests:
                await guest.leave()
            assert room.is_idle()

    asyncio.run(test())


def test_tables_go_to_rest_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "RESTS_AFTER_SECONDS", 0.05)
    monkeypatch.setattr(houses, "SWEEP_SECONDS", 0.05)

    async def test() -> None:
        async with a_house(tmp_path) as house:
            guests = await a_duel(house)
            keeping = asyncio.create_task(house.maintain())
            await asyncio.sleep(0.2)
            assert len(house.rooms) == 1
            for guest in guests:
                await guest.leave()
            await asyncio.sleep(0.3)
            assert not house.rooms
            keeping.cancel()

    asyncio.run(test())


def test_many_who_wake_a_table_at_once_find_one_and_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            guests = await a_duel(house)
            for guest in guests:
                await guest.leave()
            rest(house)
            found = await asyncio.gather(*(house.room(guests[0].table) for _ in range(8)))
            assert len({id(room) for room in found}) == 1

    asyncio.run(test())


def test_who_kept_silent_while_the_table_went_to_rest_is_sent_to_look_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            guests = await a_duel(house)
            room = await guests[0].room()
            for guest in guests:
                await guest.leave()
            rest(house)
            closed: list[bool] = []
            silent = Guest(house, room.id, ADA)
            silent.viewer.close = lambda: closed.append(True)
            await room.ask(silent.viewer, messages.Hello())
            assert closed and silent.hear() == []

    asyncio.run(test())


# Restart


@pytest.mark.server
def test_a_restart_keeps_games_seats_requests_chat_and_everything(another_server: Callable[..., Server], people: People) -> None:
    server = another_server("--take-back", "0")
    duel = Duel(*people("Ada", "Ben", at=server), title="ticket-gagnant")
    play_on(duel.lives, duel.chance, until=lambda: duel.lives[0].heard > 20)
    mover = duel.mover()
    action, turn = any_action(mover.view, duel.chance), mover.turn
    mover.must("act", action=action, id="mine", turn=turn)
    duel.lives[1].must("say", seat=1, text="See you")
    duel.lives[0].must("host", do="lock")
    for live in duel.lives:
        live.sync()
    before = [(live.view, live.events, live.turn, live.heard, live.undo) for live in duel.lives]
    server.restart()
    again = []
    for person in (duel.ada, duel.ben):
        person.follow()
        again.append(person.live(duel.table))
    assert [(live.view, live.events, live.turn, live.heard, live.undo) for live in again] == before
    assert [line["text"] for line in again[0].messages[0]["chat"]] == ["See you"]
    assert again[0].table["locked"]
    assert [fact["what"] for fact in again[0].messages[0]["facts"]] == ["sat", "started", "locked"]
    same = again[duel.lives.index(mover)]
    assert same.act(action, turn=turn, id="mine") == {"tell": "done", "id": "mine"}
    play_on(again, duel.chance)


def test_recovery_links_and_the_host_on_a_new_phone_outlive_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await (await a_duel(house))[0].room()
            hosts, bens = [await room.renew_recovery(seat, person) for seat, person in enumerate((ADA, BEN))]
            await room.recover(hosts, CLEO)
        async with a_house(tmp_path) as house:
            room = await house.room(room.id)
            assert room.info(CLEO).host and not room.info(ADA).host
            with pytest.raises(Refusal):
                await room.recover(hosts, ADA)
            assert (await room.recover(bens, ADA)).seat == 1

    asyncio.run(test())


def test_bots_go_on_after_a_restart_once_somebody_looks(tmp_path: Path) -> None:
    bots = (bodies.SeatPlan(who="bot", bot="random"),) * 2

    async def test() -> None:
        async with a_house(tmp_path) as house:
            wanted = bodies.NewTable(title="finish", options={"races": 6}, seats=bots, begin=True)
            room, _ = await house.open(ADA, wanted)
            await Guest(house, room.id, None).hello()
            await until(lambda: room.play is not None and room.play.turn > 3)
        async with a_house(tmp_path) as house:
            again = await house.room(room.id)
            assert again.status() == "running"
            await Guest(house, room.id, None).hello()
            await until(lambda: again.status() == "over")

    asyncio.run(test())


async def turns_in_a_while(room: Room) -> tuple[int, int]:
    """A table's turn, now and after bots have had time for many."""
    play = room.play
    assert play is not None
    before = play.turn
    await asyncio.sleep(0.5)
    return before, play.turn


def test_bots_alone_rest_while_nobody_looks_and_so_does_their_table(tmp_path: Path) -> None:
    bots = (bodies.SeatPlan(who="bot", bot="random"),) * 2

    async def test() -> None:
        async with a_house(tmp_path) as house:
            wanted = bodies.NewTable(title="finish", options={"races": 6}, seats=bots, begin=True)
            room, _ = await house.open(ADA, wanted)
            assert await turns_in_a_while(room) == (1, 1)
            guest = Guest(house, room.id, None)
            await guest.hello()
            await until(lambda: guest.hear() and guest.turn > 3)
            await guest.leave()
            await until(room.is_idle)
            before, after = await turns_in_a_while(room)
            assert before == after > 3 and room.status() == "running"
            house._rest(-1, -1)
            assert house.rooms == {}

    asyncio.run(test())


def test_bots_rest_too_where_everybody_has_handed_over_to_one_and_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, ben = await a_duel(house, "finish", options={"races": 6})
            room = await ada.room()
            for seat, guest in enumerate((ada, ben)):
                await guest.ask(messages.HandOver(id="bye", seat=seat))
                await guest.leave()
            await until(room.is_idle)
            before, after = await turns_in_a_while(room)
            assert before == after and room.status() == "running"
            await ben.hello()
            await until(lambda: room.status() == "over")

    asyncio.run(test())


def test_bots_go_on_for_people_who_are_away_until_it_is_their_turn(tmp_path: Path) -> None:
    plans = (bodies.SeatPlan(who="me", name="Ada"), *[bodies.SeatPlan(who="bot", bot="random")] * 2)

    async def test() -> None:
        async with a_house(tmp_path) as house:
            room, _ = await house.open(ADA, bodies.NewTable(title="finish-line", seats=plans, begin=True))
            play = room.play
            assert play is not None and play.to_act() == (0, 1, 2)
            await until(lambda: play.to_act() == (0,))

    asyncio.run(test())


def test_a_table_of_other_rules_is_refused_with_a_clear_word_and_no_other_suffers(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            broken, fine = [(await a_duel(house))[0].table for _ in range(2)]
        async with a_house(tmp_path) as house:
            changed = func.replace(schema.entries.c.body, '"rules":"', '"rules":"other-')
            await house.store.write(
                Write(statements=[(update(schema.entries).where(schema.entries.c.table_id == broken).values(body=changed), None)])
            )
            with pytest.raises(BadRecord):
                await house.room(broken)
            assert [table.id for table in (await house.tables_for(ADA))[0]] == [fine]

    asyncio.run(test())


# Another game


def over(people: People, *names: str) -> tuple[list[Person], Message]:
    """A game of bots and the first of these people, played by a bot to its end; the others watch."""
    found = people(*names)
    seats = [{"who": "me", "name": names[0]}, {"who": "friend"}]
    table = found[0].open("finish", seats)
    found[1].sit(table)
    lives = [person.live(table) for person in found[:2]]
    lives[0].must("begin")
    play_on(lives, random.Random(1))
    for live in lives:
        live.sync()
    return found, table


@pytest.mark.server
def test_another_game_has_the_same_people_and_a_new_seed(people: People) -> None:
    (ada, ben), table = over(people, "Ada", "Ben")
    again = ben.post(f"/api/tables/{table['id']}/rematch")
    info = ben.info(again)
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben"]
    assert info["status"] == "waiting" and info["commitment"] != ada.info(table)["commitment"]
    assert info["mine"] == [1] and info["host"] and not ada.info(again)["host"]


@pytest.mark.server
def test_everybody_is_sent_to_the_same_other_game(people: People) -> None:
    (ada, ben), table = over(people, "Ada", "Ben")
    live = ada.lives[0]
    again = ben.post(f"/api/tables/{table['id']}/rematch")
    told = live.until(lambda told: told["tell"] == "room" and told["table"]["rematch"] is not None)
    assert told["table"]["rematch"] == again["id"]
    assert ada.post(f"/api/tables/{table['id']}/rematch") == {"id": again["id"], "join": ""}


@pytest.mark.server
def test_only_players_ask_for_another_game_and_only_after_the_end(people: People) -> None:
    _, table = over(people, "Ada", "Ben")
    cleo, dan = people("Cleo", "Dan")
    assert cleo.web.post(f"/api/tables/{table['id']}/rematch").status_code == 403
    running = Duel(cleo, dan)
    assert dan.web.post(f"/api/tables/{running.table['id']}/rematch").status_code == 409


@pytest.mark.server
def test_another_game_that_was_deleted_is_made_anew(people: People) -> None:
    (ada, ben), table = over(people, "Ada", "Ben")
    first = ada.post(f"/api/tables/{table['id']}/rematch")
    assert ada.web.delete(f"/api/tables/{first['id']}").status_code == 204
    second = ben.post(f"/api/tables/{table['id']}/rematch")
    assert second["id"] != first["id"] and ben.info(second)["status"] == "waiting"


# Deletion and expiry


@pytest.mark.server
def test_a_deleted_table_is_gone_for_everybody(people: People) -> None:
    duel = Duel(*people("Ada", "Ben"))
    assert duel.ada.web.delete(f"/api/tables/{duel.table['id']}").status_code == 204
    assert duel.lives[1].closing_code() == 4408
    assert duel.ben.live(duel.table, hello=False).closing_code() == 4404
    assert duel.ben.web.get(f"/api/tables/{duel.table['id']}").status_code == 404
    assert duel.ben.get("/api/home")["mine"] == []


@pytest.mark.server
def test_people_find_their_tables_again_the_latest_first(people: People) -> None:
    (ada,) = people("Ada")
    tables = [ada.open()["id"] for _ in range(3)]
    assert [table["id"] for table in ada.get("/api/home")["mine"]] == tables[::-1]


@pytest.mark.server
def test_a_host_without_a_seat_finds_the_table_again(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.open(seats=[{"who": "friend"}, {"who": "bot"}])
    ben.sit(table)
    (found,) = ada.get("/api/home")["mine"]
    assert (found["id"], found["host"], found["mine"]) == (table["id"], True, [])


def test_a_table_is_found_by_the_host_who_got_the_seat_back_and_no_longer_on_the_lost_device(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            room = await (await a_duel(house))[0].room()
            await room.recover(await room.renew_recovery(0, ADA), CLEO)
            found = [[table.id for table in (await house.tables_for(person))[0]] for person in (ADA, BEN, CLEO)]
            assert found == [[], [room.id], [room.id]]

    asyncio.run(test())


@pytest.mark.server
def test_only_listed_tables_are_shown_to_strangers(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    shown, hidden = ada.open(listed=True)["id"], ada.open()["id"]
    listed = [table["id"] for table in ben.get("/api/home")["listed"]]
    assert shown in listed and hidden not in listed


async def aged(house: House, days: float, **more: Any) -> str:
    """A table that nobody has touched for so many days, and that rests."""
    plans = (bodies.SeatPlan(who="me", name="Ada"), bodies.SeatPlan(who="bot"))
    room, _ = await house.open(ADA, bodies.NewTable(title="finish", options={"races": 1}, seats=plans, **more))
    house.drop(room)
    statement = update(schema.tables).where(schema.tables.c.id == room.id).values(touched=time.time() - days * DAY)
    await house.store.write(Write(statements=[(statement, None)]))
    return room.id


def test_tables_that_nobody_touched_for_long_are_cleared_away_and_no_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, keep_days=30) as house:
            kept = [await aged(house, 6), await aged(house, 29, begin=True)]
            gone = [await aged(house, 8), await aged(house, 31, begin=True)]
            await house.sweep(time.time())
            for id in kept:
                await house.room(id)
            for id in gone:
                with pytest.raises(NoSuchTable):
                    await house.room(id)

            def orphans(db: Connection) -> int:
                rows = select(func.count()).select_from(schema.entries).where(schema.entries.c.table_id.in_(gone))
                return int(db.execute(rows).scalar_one())

            assert await house.store.read(orphans) == 0

    asyncio.run(test())


def test_a_table_that_somebody_is_at_is_not_cleared_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, keep_days=1) as house:
            id = await aged(house, 100)
            await house.room(id)
            await house.sweep(time.time())
            rest(house)
            await house.room(id)

    asyncio.run(test())


def test_names_of_people_who_have_gone_are_forgotten_with_their_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, keep_days=30) as house:
            await aged(house, 31)
            for person in (ADA, BEN):
                await house.persist_me(person, "Somebody", "hat")
            old = update(schema.people).where(schema.people.c.id == ADA).values(seen=time.time() - 40 * DAY)
            await house.store.write(Write(statements=[(old, None)]))
            await house.sweep(time.time())
            assert (await house.me(ADA)).name == "" and (await house.me(BEN)).name == "Somebody"

    asyncio.run(test())
