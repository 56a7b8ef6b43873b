"""A real server in this process, at whose tables a match stands just as a test wants it.

The server, its pages and its messages are the real ones; only the match is laid from outside, for Finish and Finish Line in the
words of the rule tests (tests/games/finish/programmes.py, tests/games/finish_line/races.py), instead of being played until it
happens to stand so. A table that was laid cannot be replayed: its record does not lead there.
"""

from __future__ import annotations

import asyncio
import socket
import threading
import time
import warnings
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from hippodrome.core.chance import SealedChance
from hippodrome.core.log import Log
from hippodrome.games import load_game
from hippodrome.server.app import create_litestar
from hippodrome.server.config import NO_LIMITS, Config, client_folder
from hippodrome.server.http.guard import Guard
from hippodrome.server.people import new_secret, person_of
from hippodrome.server.protocol import bodies
from hippodrome.server.protocol.messages import EMBLEMS
from hippodrome.server.running import listening_socket
from hippodrome.server.tables.house import House
from hippodrome.server.tables.play import Play
from hippodrome.server.tables.room import Room
from hippodrome.server.wire.protocols import WireConfig
from tests.browser.playing import FRIEND, Guest
from tests.games.finish import programmes
from tests.games.finish_line import races
from tests.server.playing import PATIENCE, Message

T = TypeVar("T")
Lay = Callable[[Log], Any]
"""Lays a state, telling what led to it."""
NAMES = ("Ben", "Cleo", "Dan", "Eva", "Finn")


class Stage:
    """The server; its races of Finish and Finish Line are those of the rule tests, with their boxes."""

    def __init__(self, data: Path) -> None:
        data.mkdir(parents=True)
        config = Config(data=data, take_back_seconds=0, client=client_folder(), limits=NO_LIMITS)
        with warnings.catch_warnings():  # in tests they are errors; those of litestar are the server's own business
            warnings.simplefilter("ignore")
            app = create_litestar(config)
        self.house: House = app.dependencies["house"].dependency()  # type: ignore[union-attr]  # as app.py provides it
        self.house.games |= {"finish": programmes.GAME, "finish-line": races.GAME}
        listening = listening_socket("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        asgi = WireConfig(Guard(app, config), config, None, log_config=None, access_log=False, lifespan="on")
        self._server = uvicorn.Server(asgi)
        self._thread = threading.Thread(target=self._serve, args=(listening,), name="stage", daemon=True)
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self._server.started:
            assert time.monotonic() < end and self._thread.is_alive(), "the stage did not open"
            time.sleep(0.01)

    def _serve(self, listening: socket.socket) -> None:
        with asyncio.Runner() as runner:
            self._loop = runner.get_loop()
            runner.run(self._server.serve(sockets=[listening]))

    def close(self) -> None:
        """Ask it to end, and wait."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    seed = bytes(32)
    """What is drawn at a table is the same in every run."""

    def race(
        self, guest: Guest, lay: Lay, query: str = "", bots: bool = False, title: str = "finish-line", **plan: Any
    ) -> Message:
        """A table where a match stands so; the guest has the first seat and looks at it; the others do nothing, or are bots."""
        guest.allowed.append("/standings")  # they are replayed
        log = Log()
        state = lay(log)
        self.house.games.setdefault(title, load_game(title)).prepare()
        table = guest.opens(title, [FRIEND] * (state.table.seats - 1), **plan)
        self._do(self._lay(table, state, log, () if bots else NAMES[: state.table.seats - 1]))
        guest.go(f"/t/{table['id']}{query}")
        guest.see_table()
        return table

    async def _lay(self, table: Message, state: Any, log: Log, people: Sequence[str]) -> None:
        room = await self.house.room(table["id"])
        for name, emblem in zip(people, EMBLEMS[1:], strict=False):
            await room.sit(person_of(new_secret()), bodies.SitDown(join=table["join"], name=name, emblem=emblem))
        async with room.lock:
            await room.begin()
            assert room.play is not None
            match = room.play.match
            match.state, match.log = state, log
            match.chance, match._drawn = SealedChance(self.seed, [bytes(1)]), 0
            self._bots_forget(room)
            room.play = Play(match, time.time(), room.orders)
            room.go_on()

    @staticmethod
    def _bots_forget(room: Room) -> None:
        """Bots that have begun to think about the match as it was are stopped."""
        room._bots.stop()
        room._bots._task = None

    def state(self, table: Message) -> Any:
        """The race as it stands now, all secrets included."""

        async def look() -> Any:
            play = (await self.house.room(table["id"])).play
            assert play is not None
            return play.game.clone(play.match.state)

        return self._do(look())
