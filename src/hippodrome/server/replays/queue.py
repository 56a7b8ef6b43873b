"""Playing records again, for anybody who asks: outside the server's own process, with limits, and only as long as they wait.

A few processes do it (worker.py). One that takes too long or too much memory, or whose client has left, is killed. Jobs wait in
a queue that is short: beyond it they are refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from hippodrome.server.replays.worker import Answer, Job
from hippodrome.server.workers.pool import Ended, Pool

log = logging.getLogger("hippodrome.replays")


class Busy(Exception):
    """A job that is not even queued."""


@dataclass(frozen=True, kw_only=True)
class ReplayLimits:
    """What replaying may cost."""

    seconds: int = 20
    """Of a processor's time, for one record."""
    patience: float = 120.0
    """Seconds by the clock, for one record."""
    megabytes: int = 400
    """Of memory, for one worker."""
    workers: int = 2
    waiting: int = 16
    """Records in the queue."""
    of_one_address: int = 6
    """Records at once, in the queue or not; a family shares one address."""


class Replays:
    """The workers of a server, and the queue before them."""

    def __init__(self, limits: ReplayLimits) -> None:
        self._limits = limits
        module = "hippodrome.server.replays.worker"
        self._pool = Pool(limits.workers, ["-P", "-m", module, str(limits.seconds), str(limits.megabytes)])
        self._jobs: Counter[str] = Counter()  # by address, in the queue or at work

    async def do(self, job: Job, address: str = "") -> Answer:
        """Have a job done as soon as a worker is free; cancelled, it is done no further. Raises Busy."""
        with self._counted(address):
            answer = await self._do(job)
        if answer.how == "broken":
            log.error("a record could not be replayed", extra={"why": answer.reason})
        return answer

    @contextlib.contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        limits = self._limits
        if self._jobs.total() >= limits.workers + limits.waiting or self._jobs[address] >= limits.of_one_address:
            raise Busy("many records are being played again just now: try again in a moment")
        self._jobs[address] += 1
        try:
            yield
        finally:
            self._jobs[address] -= 1
            if not self._jobs[address]:
                del self._jobs[address]

    async def _do(self, job: Job) -> Answer:
        async with self._pool.lend() as worker:
            try:
                async with asyncio.timeout(self._limits.patience):
                    answer = msgspec.msgpack.decode(await worker.ask(msgspec.msgpack.encode(job)), type=Answer)
            except TimeoutError:
                answer = Answer(how="too-long")
            except Ended as end:
                answer = _of_one_that_ended(end.code)
            worker.is_spent = answer.how not in ("done", "bad")
        return answer

    async def close(self) -> None:
        """End the workers, whatever they do."""
        await self._pool.close()


def _of_one_that_ended(code: int) -> Answer:
    if code == -getattr(signal, "SIGXCPU", 0):
        return Answer(how="too-long")
    if code < 0:  # by a signal: where memory is short, Python cannot always say so itself
        return Answer(how="memory")
    return Answer(how="broken", reason=f"the worker ended with {code}")
