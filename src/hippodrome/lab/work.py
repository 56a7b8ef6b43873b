"""One way to do long work: independent pieces, on all processors or a cluster, with a file of what is done.

A piece is a tuple of plain values, its seed among them, so what comes of it depends on nothing else: neither on how many
processes there are, nor on which piece ends first. What is done is kept as lines of JSON,

    1     Stamp    what the pieces belong to: work, title, versions, box, seed, and what else was asked for
    2 …   {"piece": […], "found": …}

each written as soon as it is known: a run that is killed loses no more than the pieces under way. Two runs that write to one file
harm nothing, since a piece always comes to the same.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import hippodrome
from hippodrome.core.contract import Game
from hippodrome.core.wire import OptionValue
from hippodrome.games import load_game, load_game_from_text
from hippodrome.lab.problems import LabProblem

T = TypeVar("T")
Piece = tuple[Any, ...]
Progress = Callable[[int, int], None]
"""Hears how many pieces are done, and of how many."""


class Stamp(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What results belong to."""

    work: str
    """The command: tournament, simulate, odds."""
    title: str
    rules: str
    box: str
    """The digest of the box."""
    seed: int
    hippodrome: str = hippodrome.__version__
    asked: dict[str, str | int | bool | list[str] | dict[str, OptionValue]] = {}
    """What else determines the results."""


def stamp_of(game: Game[Any], work: str, seed: int, **asked: Any) -> Stamp:
    """The stamp of work on a game."""
    return Stamp(work=work, title=game.title(), rules=game.rules_version(), box=game.box_digest(), seed=seed, asked=asked)


def difference(stamp: Stamp, other: Stamp) -> str:
    """The first thing in which two stamps differ; nothing if they are equal."""
    fields = ("work", "title", "hippodrome", "rules", "box", "seed", "asked")
    return next((name for name in fields if getattr(stamp, name) != getattr(other, name)), "")


@cache
def loaded(title: str, box: str = "") -> Game[Any]:
    """A game, with a box given as text or its own; once for each process."""
    return load_game_from_text(title, box, "box") if box else load_game(title)


class Kept:
    """The file of what is done."""

    def __init__(self, file: Path, stamp: Stamp) -> None:
        self.file = file
        self.found: dict[str, msgspec.Raw] = {}
        try:
            size = self._read(stamp) if file.exists() else 0
            if size:
                os.truncate(file, size)
        except OSError as problem:
            raise LabProblem("lab-keep-file", file=str(file), reason=problem.strerror or str(problem)) from problem
        if not size:
            self._write(stamp, "wb")

    def _read(self, stamp: Stamp) -> int:
        """Read what is there; how many bytes of it are whole lines: the last one may have been cut when a run was killed."""
        *lines, _ = self.file.read_bytes().split(b"\n")
        if not lines:
            return 0
        try:
            other = msgspec.json.decode(lines[0], type=Stamp)
            for line in lines[1:]:
                done = msgspec.json.decode(line, type=_Done)
                self.found[done.piece] = done.found
        except msgspec.MsgspecError as problem:
            raise LabProblem("lab-keep-foreign", file=str(self.file)) from problem
        if what := difference(stamp, other):
            raise LabProblem(
                "lab-keep-other", file=str(self.file), what=what, there=_shown(other, what), here=_shown(stamp, what)
            )
        return sum(len(line) + 1 for line in lines)

    def add(self, piece: str, found: Any) -> None:
        """Keep what came of a piece."""
        self._write(_Done(piece, msgspec.Raw(msgspec.json.encode(found))))

    def _write(self, line: Any, how: str = "ab") -> None:
        try:
            with self.file.open(how) as file:
                file.write(msgspec.json.encode(line) + b"\n")
        except OSError as problem:
            raise LabProblem("lab-keep-file", file=str(self.file), reason=problem.strerror or str(problem)) from problem


class _Done(msgspec.Struct):
    piece: str
    found: msgspec.Raw


def _shown(stamp: Stamp, what: str) -> str:
    value = getattr(stamp, what)
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


class Runner:
    """Does pieces: on so many processes (0: one for each processor) or, if an address is given, on a cluster."""

    def __init__(self, processes: int = 0, cluster: str = "", kept: Kept | None = None, progress: Progress | None = None) -> None:
        self._processes = processes or os.cpu_count() or 1
        self._cluster = cluster
        self._kept = kept
        self._progress = progress

    def run(self, work: Callable[..., T], kind: type[T], pieces: Sequence[Piece]) -> list[T]:
        """What comes of each piece, in their order; `work` is a function of a module, called with the parts of a piece."""
        names = [msgspec.json.encode(piece).decode() for piece in pieces]
        found: dict[str, T] = {}
        for name in names:
            if self._kept is not None and name in self._kept.found:
                found[name] = msgspec.json.decode(self._kept.found[name], type=kind)
        self._tell(len(found), len(names))
        left = [at for at, name in enumerate(names) if name not in found]
        for at, result in self._done(work, [pieces[at] for at in left]) if left else ():
            name = names[left[at]]
            found[name] = result
            if self._kept is not None:
                self._kept.add(name, result)
            self._tell(len(found), len(names))
        return [found[name] for name in names]

    def _tell(self, done: int, total: int) -> None:
        if self._progress is not None:
            self._progress(done, total)

    def _done(self, work: Callable[..., T], pieces: Sequence[Piece]) -> Iterator[tuple[int, T]]:
        """Which piece ended, and with what."""
        if self._cluster:
            from hippodrome.lab.cluster import on_cluster

            yield from on_cluster(self._cluster, work, pieces)
        elif self._processes == 1:
            yield from ((at, work(*piece)) for at, piece in enumerate(pieces))
        else:
            yield from _on_processes(self._processes, work, pieces)


def _on_processes(processes: int, work: Callable[..., T], pieces: Sequence[Piece]) -> Iterator[tuple[int, T]]:
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(processes, len(pieces)), mp_context=spawn, initializer=_begin) as pool:
        try:
            numbers = {pool.submit(work, *piece): at for at, piece in enumerate(pieces)}
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        except BrokenProcessPool as problem:
            raise LabProblem("lab-worker-died") from problem
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """A process of the pool: Ctrl-C ends it at once and without a word, and so does the end of the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=[parent], daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
