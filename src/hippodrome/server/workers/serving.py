"""A worker's side: questions come on standard input, answers go to standard output (see pool.py)."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from typing import BinaryIO

BEGUN = b""
"""Said before an answer, once it is being worked out."""
NICENESS = 5
"""Moves at tables go first."""


def serve(
    answer: Callable[[bytes], bytes], seconds: int, megabytes: int, prepare: Callable[[bytes], None] = lambda _: None
) -> None:
    """Answer until there are no more questions, each in so many seconds of a processor's time, all in so much memory.

    `prepare` loads what is needed to answer a question; the server is told when that is done.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # at a terminal it reaches the server too, which ends this process
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    _limit_memory(megabytes)
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    while question := read(questions):
        _limit_time(seconds)
        prepare(question)
        _write(answers, BEGUN)
        _write(answers, answer(question))


def _write(pipe: BinaryIO, message: bytes) -> None:
    pipe.write(len(message).to_bytes(4, "big") + message)
    pipe.flush()


def read(pipe: BinaryIO) -> bytes:
    """The next message; empty at the end."""
    size = pipe.read(4)
    return pipe.read(int.from_bytes(size, "big")) if len(size) == 4 else b""


def _limit_memory(megabytes: int) -> None:
    """So much more than there is now; where the system can say how much that is."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        with open("/proc/self/statm") as file:
            now = int(file.read().split()[0]) * resource.getpagesize()
        most = now + megabytes * 1_000_000
        resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _limit_time(seconds: int) -> None:
    """So many more seconds of a processor's time; then the system ends this process, even if the server is gone."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + seconds, hard))
