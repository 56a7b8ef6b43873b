"""Records on disk: written line by line as a game goes, so that a killed process loses nothing; read with clear words."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from hippodrome.core.contract import Game
from hippodrome.core.errors import BadBox, BadRecord, BadSetup, HippodromeError
from hippodrome.core.record import Header, Match, read_header, replay
from hippodrome.games import is_title, load_game, load_game_from_text
from hippodrome.texts import Texts

try:
    import fcntl
except ImportError:  # not on Windows: there two windows could write one record
    fcntl = None  # type: ignore[assignment]  # Windows has none


class RecordRefused(HippodromeError):
    """A record that cannot be read or trusted: file, line and reason."""

    def __init__(self, file: Path, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}" if line else f"{file}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


def records_folder() -> Path:
    """Where records are kept unless a place is named."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home.startswith("/") else Path.home() / ".local" / "share") / "hippodrome"


def new_record_path(title: str, folder: Path) -> Path:
    """A name that is not taken yet: date, time and title."""
    stem = f"{datetime.now():%Y%m%d-%H%M%S}-{title}"
    names = (f"{stem}{'' if count == 1 else f'-{count}'}.jsonl" for count in range(1, 1000))
    return next(path for path in (folder / name for name in names) if not path.exists())


class RecordFile:
    """A record being written. `trouble` says why the last lines could not be written; they are kept and tried again."""

    def __init__(self, path: Path, handle: int, kept: int, size: int) -> None:
        self.path = path
        self.trouble: str | None = None
        self._handle = handle
        self._kept = kept
        self._size = size

    @classmethod
    def create(cls, path: Path) -> RecordFile:
        """A new file that only its owner can read: it holds the seed. Raises OSError."""
        _make_folder(path.parent)
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        _lock(handle)
        _sync_folder(path.parent)
        return cls(path, handle, 0, 0)

    @classmethod
    def reopen(cls, path: Path, lines: Sequence[str], was: int) -> RecordFile:
        """The file of a game that goes on, of which `was` bytes were read; all beyond these lines is cut off. Raises OSError."""
        handle = os.open(path, os.O_WRONLY)
        _lock(handle)
        if os.fstat(handle).st_size != was:
            os.close(handle)
            raise BlockingIOError("another window has gone on with it")
        size = sum(len(line.encode()) + 1 for line in lines)
        os.ftruncate(handle, size)
        return cls(path, handle, len(lines), size)

    def keep(self, lines: Sequence[str]) -> None:
        """Write down whatever is not yet written. Never raises: see `trouble`."""
        if self._kept == len(lines):
            return
        data = "".join(line + "\n" for line in lines[self._kept :]).encode()
        try:
            os.lseek(self._handle, self._size, os.SEEK_SET)
            _write_all(self._handle, data)
            os.fsync(self._handle)
        except OSError as problem:
            self.trouble = problem.strerror or str(problem)
            self._forget_the_rest()
            return
        self._kept = len(lines)
        self._size += len(data)
        self.trouble = None

    def _forget_the_rest(self) -> None:
        """After a write that failed half-way: the file ends with its last whole line again."""
        try:
            os.ftruncate(self._handle, self._size)
        except OSError:
            return  # reading offers to drop the half-written line

    def close(self) -> None:
        """No more lines."""
        os.close(self._handle)
        if self._kept == 0:
            self.path.unlink(missing_ok=True)


def _write_all(handle: int, data: bytes) -> None:
    while data:
        data = data[os.write(handle, data) :]


def _lock(handle: int) -> None:
    """One window at a time. Raises BlockingIOError if another one has the record."""
    if fcntl is not None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(handle)
            raise
        except OSError:
            return  # a file system without locks


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as problem:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from problem


def _sync_folder(folder: Path) -> None:
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass  # not every file system can
    finally:
        os.close(handle)


def read_record(path: Path, texts: Texts) -> str:
    """The text of a record. Raises RecordRefused."""
    try:
        data = path.read_bytes()
    except OSError as problem:
        raise RecordRefused(path, 0, texts.say("record-unreadable", reason=problem.strerror or str(problem))) from problem
    if not data.strip():
        raise RecordRefused(path, 0, texts.say("record-empty"))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise RecordRefused(path, line, texts.say("record-not-utf8")) from problem


def game_of_record(path: Path, text: str, texts: Texts) -> tuple[Game[Any], Header]:
    """The game of a record, with the box it was played with. Raises RecordRefused."""
    try:
        header = read_header(text)
        if not is_title(header.setup.title):
            raise BadRecord(1, texts.say("record-unknown-title", title=header.setup.title))
        if header.box is None:
            return load_game(header.setup.title), header
        return load_game_from_text(header.setup.title, header.box, f"{path}:1"), header
    except BadRecord as problem:
        raise RecordRefused(path, problem.line, problem.reason) from problem
    except (BadBox, BadSetup) as problem:
        raise RecordRefused(path, 1, str(problem)) from problem


def replayed(path: Path, game: Game[Any], text: str, commitment: str | None = None, unfinished: bool = False) -> Iterator[Match]:
    """The table of a record before the first action and after each one. Raises RecordRefused."""
    try:
        yield from replay(game, text, commitment, unfinished)
    except BadRecord as problem:
        raise RecordRefused(path, problem.line, problem.reason) from problem
