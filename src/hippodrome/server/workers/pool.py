"""The server's side of its workers: a few processes, started when they are needed and ended when they have rested.

Messages go through pipes, each behind four bytes of length (serving.py is the other side). Who asks has a worker alone until it
has answered; one that is interrupted, or goes wrong, is killed.

A worker says when it begins to work out an answer: how long it may take counts from then, and not from when its process was
started.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Sequence

REST_SECONDS = 60.0
PASSED_ON = ("PATH", "PYTHONPATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT")
"""What a worker learns of the server's surroundings: nothing that says where the database is."""


class Ended(Exception):
    """A worker ended instead of answering; `code` is negative if a signal ended it."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the worker ended with {code}")
        self.code = code


class Worker:
    """A process that answers."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._rest: asyncio.TimerHandle | None = None
        self.is_spent = False
        """Whoever it was lent to says so, if nobody should ask it any more."""

    @classmethod
    async def start(cls, arguments: Sequence[str]) -> Worker:
        """A new one: Python with these arguments."""
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                *arguments,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
            )
        )

    async def ask(self, message: bytes, seconds: float | None = None) -> bytes:
        """What it answers, within so many seconds from when it begins. Raises Ended or TimeoutError."""
        questions = self._process.stdin
        assert questions is not None
        try:
            questions.write(len(message).to_bytes(4, "big") + message)
            await questions.drain()
            await self._hear()  # that it has begun
            async with asyncio.timeout(seconds):
                return await self._hear()
        except TimeoutError:  # which is an OSError
            raise
        except (asyncio.IncompleteReadError, OSError):
            raise Ended(await self._process.wait()) from None

    async def _hear(self) -> bytes:
        answers = self._process.stdout
        assert answers is not None
        return await answers.readexactly(int.from_bytes(await answers.readexactly(4), "big"))

    def rest(self) -> None:
        """Nothing to do for now; after a while it ends by itself, as at the end of all questions."""
        assert self._process.stdin is not None
        self._rest = asyncio.get_running_loop().call_later(REST_SECONDS, self._process.stdin.close)

    def wake(self) -> bool:
        """There is something to do. Returns whether it is there to do it."""
        assert self._process.stdin is not None
        if self._rest is not None:
            self._rest.cancel()
        return self._process.returncode is None and not self._process.stdin.is_closing()

    async def end(self) -> None:
        """End it, whatever it does."""
        self.wake()
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


class Pool:
    """So many workers at the most. Who waits longest for one is served first."""

    def __init__(self, workers: int, arguments: Sequence[str], spare: bool = False) -> None:
        """`spare`: while one is at work another is started, so that nobody waits for that if the first one goes wrong."""
        self._most = workers
        self._spare = spare
        self._free = asyncio.Semaphore(workers)
        self._arguments = arguments
        self._resting: list[Worker] = []
        self._lent: set[Worker] = set()
        self._starting: set[asyncio.Future[Worker]] = set()
        self._is_closed = False

    @contextlib.asynccontextmanager
    async def lend(self) -> AsyncIterator[Worker]:
        """A worker to oneself, as soon as one is free. Killed if that is left by an exception. Raises OSError if none can be
        started, Ended if none may be any more."""
        async with self._free:
            if self._is_closed:
                raise Ended(0)
            worker = await self._worker()
            self._lent.add(worker)
            if self._spare and not self._resting and len(self._lent) + len(self._starting) < self._most:
                self._start().add_done_callback(self._keep)
            is_good = False
            try:
                yield worker
                is_good = not worker.is_spent
            finally:
                if is_good:
                    self._resting.append(worker)
                    worker.rest()
                else:
                    await worker.end()  # while it is among those that are lent, so that `close` waits for its end too
                self._lent.discard(worker)

    async def _worker(self) -> Worker:
        while self._resting:
            worker = self._resting.pop()
            if worker.wake():
                return worker
            await worker.end()
        starting = self._start()
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self._keep)
            raise

    def _start(self) -> asyncio.Future[Worker]:
        starting = asyncio.ensure_future(Worker.start(self._arguments))
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)
        return starting

    def _keep(self, started: asyncio.Future[Worker]) -> None:
        """Nobody waits for a worker that has just been started: it is for the next one."""
        if not started.cancelled() and started.exception() is None:
            self._resting.append(started.result())
            started.result().rest()

    async def close(self) -> None:
        """End all workers, those at work and those that are being started too. No other is started after them."""
        self._is_closed = True
        if self._starting:
            await asyncio.wait(self._starting)
        for worker in {*self._resting, *self._lent}:
            await worker.end()
        self._resting.clear()
