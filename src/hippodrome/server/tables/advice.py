"""What bots say at a table: chances for a person who asks for them, and a sentence each about a race that is over."""

from __future__ import annotations

import asyncio
import gzip
import logging
from dataclasses import dataclass, field
from typing import Any

import msgspec

from hippodrome.bots import RANDOM
from hippodrome.bots.hints import Hint
from hippodrome.bots.player import Remark
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.replays.queue import Replays
from hippodrome.server.replays.worker import Job
from hippodrome.server.tables.play import Play
from hippodrome.server.tables.seating import Seating
from hippodrome.server.thinking.thinkers import Thinkers

log = logging.getLogger("hippodrome.bots")
Asked = tuple[int, int]
"""In which turn, or after how many races, and by which owner of the seat: the number of the tenure."""


@dataclass(eq=False, slots=True)
class Advice:
    """Hints are worked out once for a turn, values once for a race, however often their owner asks for them.

    What was worked out for one owner of a seat is never told to another: it is kept with the number of the tenure.
    """

    _is_given: bool
    """Whether the table has hints."""
    _seating: Seating
    _thinkers: Thinkers
    _replays: Replays
    _hints: dict[int, tuple[Asked, asyncio.Task[tuple[Hint, ...]]]] = field(default_factory=dict)  # by seat, in which turn
    _values: dict[int, tuple[Asked, asyncio.Task[tuple[Hint, ...]]]] = field(default_factory=dict)  # after how many races
    _races: int | None = None  # over when it was looked last

    def must_be_given(self, person: str, seat: int) -> None:
        """Raises Refusal if a person may not ask for a seat."""
        self._seating.must_own(person, seat)
        if not self._is_given:
            raise Refusal("not-now", "at this table there are no hints", key="no-hints")

    def must_have_choice(self, person: str, seat: int, play: Play | None) -> Play:
        """The same, and if the seat is not asked for anything."""
        self.must_be_given(person, seat)
        if play is None or seat not in play.to_act() or self._seating.chairs[seat].is_played_by_bot():
            raise Refusal("not-now", "there are hints for those who have a choice", key="no-choice")
        return play

    def has(self, play: Play, seat: int) -> bool:
        """Whether the owner of a seat has asked for hints in this turn."""
        return seat in self._hints and self._hints[seat][0] == (play.turn, play.tenure(seat))

    def ask(self, play: Play, seat: int) -> asyncio.Task[tuple[Hint, ...]]:
        """Hints for a seat that owes a choice."""
        if not self.has(play, seat):
            task = asyncio.get_running_loop().create_task(self._thinkers.hints(play.game, play.view(seat)))
            self._hints[seat] = (play.turn, play.tenure(seat)), task
        return self._hints[seat][1]

    def values(self, play: Play, seat: int, address: str) -> asyncio.Task[tuple[Hint, ...]]:
        """What the choices of a seat in the race that was over last had been worth when they were made. It may raise Busy."""
        asked = int(play.game.race(play.match.state)), play.tenure(seat)
        known = self._values.get(seat)
        if known is None or known[0] != asked or _has_failed(known[1]):
            work = self._worth(play.choices_of(seat, asked[0] - 1), address)
            known = self._values[seat] = asked, asyncio.get_running_loop().create_task(work)
        return known[1]

    async def _worth(self, job: Job, address: str) -> tuple[Hint, ...]:
        """Nothing if it cannot be worked out. Raises Busy."""
        if job.race < 0:
            return ()  # none is over
        answer = await self._replays.do(job, address)
        if answer.how != "done":
            log.error("what choices had been worth could not be worked out", extra={"how": answer.how, "why": answer.reason})
            return ()
        return msgspec.json.decode(gzip.decompress(answer.body), type=tuple[Hint, ...])

    def race_is_over(self, play: Play) -> bool:
        """Whether one more race is over than when it was looked last."""
        before, self._races = self._races, int(play.game.race(play.match.state))
        return before is not None and before < self._races

    async def remarks(self, play: Play) -> list[tuple[int, Remark]]:
        """What the bots of a table have to say about the race that is just over, by their seats."""
        chairs = [(seat, chair.bot) for seat, chair in enumerate(self._seating.chairs) if chair.kind == "bot"]
        bots = [(seat, bot, play.view(seat)) for seat, bot in chairs if bot != RANDOM]  # which has nothing to say
        said = [(seat, await self._thinkers.remark(play.game, bot, view)) for seat, bot, view in bots]
        return [(seat, remark) for seat, remark in said if remark is not None]


def _has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
