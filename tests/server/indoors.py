"""A house in this process, for what cannot be waited for: its clocks can be set, and its viewers are plain lists."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from hippodrome.server.config import Config
from hippodrome.server.people import new_secret, person_of
from hippodrome.server.protocol import bodies, messages
from hippodrome.server.storage.store import Store
from hippodrome.server.tables.house import House
from hippodrome.server.tables.room import Room
from hippodrome.server.tables.viewer import Viewer
from tests.server.playing import Message, any_action

ADA, BEN, CLEO = (person_of(new_secret()) for _ in range(3))


@contextlib.asynccontextmanager
async def a_house(data: Path, **config: Any) -> AsyncIterator[House]:
    """A house on that data folder, until the end of the block."""
    known = Config(data=data, **{"take_back_seconds": 0.0} | config)
    store = Store(known.database_url())
    store.prepare()
    store.start()
    house = House(known, store)
    try:
        yield house
    finally:
        await house.close()


class Guest:
    """Somebody at a table of that house."""

    _numbers = itertools.count()

    def __init__(self, house: House, table: str, person: str | None) -> None:
        self.house, self.table, self.person = house, table, person
        self.viewer = Viewer(person, lambda: None, lambda _: False)
        self.messages: list[Message] = []
        self.view: Message = {}
        self.turn = self.heard = 0
        self.events: list[Message] = []

    async def room(self) -> Room:
        return await self.house.room(self.table)

    async def hello(self, **how: Any) -> Message:
        """Come in; the Welcome."""
        await self.ask(messages.Hello(**how))
        return next(told for told in reversed(self.messages) if told["tell"] == "welcome")

    async def ask(self, asked: Any) -> Message:
        """Ask for something; the last message after it."""
        await (await self.room()).ask(self.viewer, asked)
        self.hear()
        return self.messages[-1]

    def hear(self) -> list[Message]:
        """What has been sent since the last time."""
        found: list[Message] = [msgspec.json.decode(message) for message in self.viewer._waiting]
        self.viewer._waiting.clear()
        self.viewer._bytes = 0
        for told in found:
            game = told.get("game")
            if game is not None and told["tell"] in ("welcome", "update"):
                if told["tell"] == "welcome" and told["fresh"]:
                    self.view, self.events = {}, []
                self.view = self.view | game["view"]
                self.events += game["events"]
                self.turn, self.heard = game["turn"], game["heard"]
        self.messages += found
        return found

    async def act(self, action: Any, seat: int, **more: Any) -> Message:
        """Decide something; the answer (an Update with it done, Done or Refused)."""
        id = more.get("id", f"act-{next(self._numbers)}")
        told = msgspec.Raw(msgspec.json.encode(action))
        await self.ask(messages.Act(id=id, seat=seat, turn=more.get("turn", self.turn), action=told))
        return next(told for told in reversed(self.messages) if id in (told.get("done"), told.get("id")))

    async def act_somehow(self, seat: int, chance: random.Random) -> Message:
        """Decide anything that is legal."""
        return await self.act(any_action(self.view, chance), seat)

    async def leave(self) -> None:
        (await self.room()).goodbye(self.viewer)

    def owes(self) -> bool:
        self.hear()
        return bool(self.view.get("choice")) and bool(self.view["choice"]["owed"])


async def a_duel(house: House, title: str = "ticket-gagnant", **more: Any) -> tuple[Guest, Guest]:
    """Ada, the host, and Ben, in a game that has begun."""
    options: dict[str, Any] = more.pop("options", {"races": 4} if title == "ticket-gagnant" else {"races": 1})
    seats = (bodies.SeatPlan(who="me", name="Ada"), bodies.SeatPlan(who="friend"))
    room, join = await house.open(ADA, bodies.NewTable(title=title, options=options, seats=seats, **more))
    await room.sit(BEN, bodies.SitDown(join=join, name="Ben", emblem="flag"))
    guests = Guest(house, room.id, ADA), Guest(house, room.id, BEN)
    for guest in guests:
        await guest.hello()
    await guests[0].ask(messages.Begin(id="begin"))
    for guest in guests:
        guest.hear()
    return guests


async def until(condition: Any, seconds: float = 15.0) -> None:
    """Wait for something that must come true."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.01)
