"""Bots that choose for live tables, outside the server's own process (worker.py).

Whoever asks first is served first. Thinking has a ceiling by the clock, which counts from the asking, so that at a busy house
bots think less and nobody waits longer. A bot that fails, answers nonsense or does not come back is replaced by a sensible one,
that one by one that plays at random, and the log says so.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from hippodrome import is_compiled
from hippodrome.bots import RANDOM, make_bot, stand_in
from hippodrome.bots.hints import Hint
from hippodrome.bots.player import CEILING, Remark
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.wire import View
from hippodrome.doors.bots import EXEC
from hippodrome.doors.process import START_SECONDS
from hippodrome.server.metrics import Metrics
from hippodrome.server.thinking.worker import LEAST, Question, Thought
from hippodrome.server.workers.pool import Ended, Pool

log = logging.getLogger("hippodrome.bots")
HANGING = 1.3
"""A bot that thinks and has not chosen after so many seconds by the clock never will: a stand-in does, before 1.5 are over."""
HANGING_UNCOMPILED = 5.0
"""The same where bots play by uncompiled rules: what they do between two looks at the clock takes ten times as long."""
PATIENCE = 30.0
"""The same for all else that is asked, and for the start of a process, which on a busy machine is slow."""
SECONDS, MEGABYTES = 8, 800
"""Of a processor's time for one choice, which ends loops long before, and of memory for one process."""
WORKER = ("-P", "-m", "hippodrome.server.thinking.worker")


def new_seed() -> int:
    """Where a bot's own chance begins."""
    return secrets.randbits(60)


class Thinkers:
    """The processes in which bots of all tables think."""

    def __init__(
        self,
        others: Callable[[str], Mapping[str, str]] = lambda _: {},
        metrics: Metrics | None = None,
        worker: Sequence[str] = WORKER,
        hanging: float = HANGING if is_compiled() else HANGING_UNCOMPILED,
    ) -> None:
        """`others` are the bots of other people that the operator has allowed: by title and name, where they come from."""
        self._pool = Pool(max(2, os.cpu_count() or 1), [*worker, str(SECONDS), str(MEGABYTES)], spare=True)
        self._others = others
        self._metrics = metrics or Metrics()
        self._hanging = hanging

    async def choose(self, game: Game[Any], bot: str, view: View) -> int:
        """The action that a bot, or who takes over from it, chooses from a view."""
        title, seen = game.title(), msgspec.json.encode(view)
        until = time.monotonic() + CEILING
        candidates = [each for each in dict.fromkeys((bot, stand_in(title))) if each != RANDOM]
        for at, candidate in enumerate(candidates):
            place = self._others(title).get(candidate, "")
            question = Question(title=title, bot=candidate, place=place, seed=new_seed(), view=seen)
            starting = START_SECONDS if place.startswith(EXEC) else 0.0  # a program, which is started for each choice
            thought = await self._think(question, until, self._hanging + starting)
            if thought.was_cut_short:
                self._metrics.cut_short.inc()
                log.info("a bot was cut short by the clock", extra={"bot": candidate})
            if thought.code:
                return int(thought.code)
            self._metrics.replaced.inc()
            instead = [*candidates, RANDOM][at + 1]
            log.error("a bot failed; another one takes over", extra={"bot": candidate, "by": instead, "why": thought.problem})
        return make_bot(game, RANDOM, FastChance(new_seed())).choose(view)  # which takes no time

    async def remark(self, game: Game[Any], bot: str, view: View) -> Remark | None:
        """What a bot has to say about a race that is over; nothing if it fails."""
        title, seen = game.title(), msgspec.json.encode(view)
        place = self._others(title).get(bot, "")
        question = Question(want="remark", title=title, bot=bot, place=place, seed=new_seed(), view=seen)
        return (await self._ask(question)).remark

    async def hints(self, game: Game[Any], view: View) -> tuple[Hint, ...]:
        """Chances for the person of a seat; nothing if they cannot be worked out."""
        question = Question(want="hints", title=game.title(), seed=new_seed(), view=msgspec.json.encode(view))
        return (await self._ask(question)).hints

    async def _ask(self, question: Question) -> Thought:
        thought = await self._think(question)
        if thought.problem:
            log.error("a bot could not tell what it was asked", extra={"want": question.want, "why": thought.problem})
        return thought

    async def _think(self, asked: Question, until: float = 0.0, hanging: float | None = None) -> Thought:
        try:
            async with self._pool.lend() as worker, asyncio.timeout(PATIENCE):
                now = time.monotonic()
                question = msgspec.structs.replace(asked, seconds=max(LEAST, until - now), since=now)
                return msgspec.msgpack.decode(await worker.ask(msgspec.msgpack.encode(question), hanging), type=Thought)
        except TimeoutError:
            return Thought(problem=f"it did not answer in {hanging or PATIENCE} seconds")
        except (Ended, OSError) as problem:
            return Thought(problem=str(problem))

    async def close(self) -> None:
        """End the processes, whatever they do."""
        await self._pool.close()
