"""A house in this process: the rooms and the database of a server, with guests instead of connections."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

from hippodrome.core.record import Match, replay
from hippodrome.games import load_game
from hippodrome.server.config import Config
from hippodrome.server.people import new_secret, person_of
from hippodrome.server.protocol import bodies, messages
from hippodrome.server.storage import schema
from hippodrome.server.storage.store import Store
from hippodrome.server.tables.house import House
from hippodrome.server.tables.room import Room
from hippodrome.server.tables.viewer import Viewer
from tests.server.playing import Message, any_action

_decode = msgspec.json.Decoder(messages.AnyAsked).decode
SHORTEST: dict[str, Message] = {"ticket-gagnant": {"edition": "2024"}, "finish": {"options": {"races": 1}}}
"""Of each game, a short evening."""


@contextlib.asynccontextmanager
async def open_house(data: Path, database: str = "") -> AsyncIterator[House]:
    """The house of a server that has this data folder."""
    store = Store(Config(data=data, database=database).database_url())
    store.prepare()
    store.start()
    house = House(Config(data=data, database=database, take_back_seconds=0), store)
    house.claims.listen()
    try:
        yield house
    finally:
        await house.close()


class Guest(Viewer):
    """Somebody at a table; keeps what a browser would know."""

    _numbers = itertools.count()

    def __init__(self, room: Room, person: str) -> None:
        super().__init__(person, self._closed, lambda _: False)
        self.room = room
        self.told: list[Message] = []
        self.view: Message = {}
        self.events: list[Message] = []
        self.turn = self.heard = 0
        self.is_closed = False

    def _closed(self) -> None:
        self.is_closed = True

    def send(self, message: bytes) -> None:
        told: Message = json.loads(message)
        self.told.append(told)
        game = told.get("game")
        if game is None:
            return
        if told["tell"] == "welcome" and told["fresh"]:
            self.view, self.events = {}, []
        if told["tell"] in ("welcome", "update"):
            self.events += game["events"]
            assert len(self.events) == game["heard"]
            self.view |= game["view"]
            self.turn, self.heard = game["turn"], game["heard"]

    async def ask(self, what: str, **more: Any) -> Message:
        """Ask for something; the answer to it."""
        asked = {"ask": what, **more}
        if what != "hello":
            asked.setdefault("id", f"{what}-{next(self._numbers)}")
        before = len(self.told)
        await self.room.ask(self, _decode(json.dumps(asked)))
        wanted = ("welcome",) if what == "hello" else (asked["id"],)
        return next(told for told in self.told[before:] if {told.get("id"), told.get("done"), told["tell"]} & set(wanted))

    async def act(self, chance: random.Random, id: str | None = None) -> Message:
        """Decide something in the game, at random; the answer to it."""
        return await self.ask(**self.any_act(chance, id))

    def any_act(self, chance: random.Random, id: str | None = None) -> Message:
        """A request to act that may be granted."""
        asked = {"what": "act", "seat": self.seat, "turn": self.turn, "action": any_action(self.view, chance)}
        return asked if id is None else asked | {"id": id}

    def owes(self) -> bool:
        """Whether this seat owes a choice."""
        choice = self.view.get("choice")
        return choice is not None and choice["owed"]


async def open_table(house: House, title: str, people: Sequence[str] = (), bots: int = 0, begin: bool = True) -> Room:
    """A table for some people, by their ids, and some bots."""
    people = people or (person_of(new_secret()), person_of(new_secret()))
    plan = [{"who": "me", "name": "0"}, *({"who": "friend"} for _ in people[1:]), *({"who": "bot", "bot": "random"},) * bots]
    wanted = msgspec.convert({"title": title, "seats": plan} | SHORTEST[title], bodies.NewTable)
    room, join = await house.open(people[0], wanted)
    for number, person in enumerate(people[1:], 1):
        await room.sit(person, bodies.SitDown(join=join, name=str(number), emblem="hat"))
    if begin:
        async with room.lock:
            await room.begin()
    return room


async def come_in(room: Room) -> list[Guest]:
    """A guest for every person at a table."""
    guests = [
        Guest(room, person) for person in dict.fromkeys(chair.person for chair in room.seating.chairs) if person is not None
    ]
    for guest in guests:
        await guest.ask("hello")
    return guests


async def play(guests: Sequence[Guest], chance: random.Random, actions: int | None = None) -> int:
    """Play at random: so many actions, or to the end. Only where no bot sits. The number of actions."""
    done = 0
    while actions is None or done < actions:
        guest = next((guest for guest in guests if guest.owes()), None)
        if guest is None:
            break
        answer = await guest.act(chance)
        assert answer["tell"] == "update", answer
        done += 1
    return done


async def kept(house: House) -> dict[str, list[dict[str, Any]]]:
    """Everything in the database, but its key."""

    def ask(connection: Any) -> dict[str, list[dict[str, Any]]]:
        return {
            table.name: [dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()]
            for table in schema.metadata.sorted_tables
            if table is not schema.keys
        }

    return await house.store.read(ask)


async def kept_record(house: House, table: str) -> Match:
    """The game of a table as it is in the database, played again; its log must have no gaps."""
    rows = [row for row in (await kept(house))["entries"] if row["table_id"] == table]
    assert [row["seq"] for row in rows] == list(range(len(rows)))
    return replayed([row["body"] for row in rows if row["kind"] == "line"])


def replayed(lines: Sequence[str]) -> Match:
    """A record played again, every line checked."""
    title = json.loads(lines[0])["setup"]["title"]
    *_, end = replay(load_game(title), "".join(line + "\n" for line in lines), unfinished=True)
    assert end.lines == list(lines)
    return end
