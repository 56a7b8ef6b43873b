"""How much people notice of games against the strongest bot, which thinks in processes of its own.

Usage: champions.py GAMES [--title TITLE] [--tables N] [--seconds S] [--json]

At some tables people play at a quick pace. Then so many games of one person against the champion begin. Told is how long the
others' moves took before and then, and how long one waited for the champion, the pause included that it makes in any case. The
server and its bots have the whole machine, which they share with the people's clients.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from hippodrome.bots import levels_of
from hippodrome.core.contract import Game
from hippodrome.games import load_game
from hippodrome.lab import load


class Times(msgspec.Struct, frozen=True):
    """Of so many, in seconds."""

    many: int
    half: float
    """Half of them took less."""
    p99: float
    longest: float

    @classmethod
    def of(cls, values: list[float]) -> Times:
        return cls(len(values), load.quantile(values, 0.5), load.quantile(values, 0.99), max(values, default=0.0))


class Figures(msgspec.Struct, frozen=True):
    """The others' moves before and while champions play; and the wait for a champion, from one's move to one's next turn."""

    before: Times
    playing: Times
    waited: Times


class Challenger(load.Player):
    """Plays against a bot, and notes how long it has to wait for it."""

    def __init__(self, waits: list[float], *of_player: Any) -> None:
        super().__init__(*of_player)
        self._waits, self._done = waits, 0.0

    def _note(self, told: Any) -> None:
        sent = self._sent
        super()._note(told)
        if sent is not None and self._sent is None:
            self._done = time.perf_counter()

    async def _act(self, live: ClientConnection, turn: int, choice: Any) -> None:
        if self._done:
            self._waits.append(time.perf_counter() - self._done)
        await super()._act(live, turn, choice)


async def challenge(address: str, game: Game[Any], many: int, tables: int, seconds: float) -> Figures:
    """Measure a running server."""
    others, waits = load.Tally(), list[float]()
    champion = levels_of(game.title())[-1]

    async def duel() -> None:
        while True:
            table, (secret,) = await load.new_table(address, game, 1, [champion])
            await load.meet([Challenger(waits, game, address, table, secret, 0, load.Tally(), load.PAUSE)], load.at_once)

    crowd = load_game(load.TITLE)
    meetings = [await load.new_table(address, crowd) for _ in range(tables)]
    playing = [asyncio.create_task(load.quick_people(address, crowd, others, *each)) for each in meetings]
    await asyncio.sleep(load.WARM_UP_SECONDS)
    await others.measure(seconds)
    before, others.latencies = Times.of(others.latencies), []
    playing += [asyncio.create_task(duel()) for _ in range(many)]
    await asyncio.sleep(3 * load.WARM_UP_SECONDS)  # until all of them play
    waits.clear()
    await others.measure(seconds)
    load.raise_from(playing)
    found = Figures(before, Times.of(others.latencies), Times.of(waits))

    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    parser.add_argument("--title", default=load.TITLE)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hippodrome-champions-") as folder, load.Pinned(load.serving(folder), None) as server:
        found = asyncio.run(challenge(server.address, load_game(wanted.title), wanted.games, wanted.tables, wanted.seconds))
    if wanted.json:
        print(json.dumps(msgspec.to_builtins(found)))
        return
    print(f"{wanted.games} games against the champion of {wanted.title}, {wanted.tables} tables of people:")
    for name, times in (("moves before", found.before), ("moves then", found.playing), ("wait for it", found.waited)):
        half, p99, longest = (f"{1000 * each:.1f}" for each in (times.half, times.p99, times.longest))
        print(f"  {name:12} {times.many:6}: half of them {half}, p99 {p99}, longest {longest} ms")


if __name__ == "__main__":
    main()
