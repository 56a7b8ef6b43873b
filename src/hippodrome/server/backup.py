"""Backups: everything a server keeps, in one file that any database can be filled from again.

A backup is gzipped JSON, one value per line, whatever database it comes from:

    1     header   {"hippodrome_backup": 1, "version": …, "revision": …, "taken": …, "counts": {"people": 3, …}}
    2 …   rows     ["tables", {"id": …, "title": …, …}], table by table, in the order of `KEPT`
    last  digest   {"digest": "…"}, SHA-256 over all lines before it

It is taken in one transaction, so that a running server is seen at one moment. It holds what is secret while games run (seeds,
invitations): only its owner can read it. Restoring reads the whole file once before anything is written, then fills an empty
database in one transaction, in the form that the backup has, and brings that to the form of this version.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import os
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec
from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, make_url, select
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from hippodrome import __version__
from hippodrome.core.errors import HippodromeError
from hippodrome.server.config import Config
from hippodrome.server.running import AlreadyRunning, only_one
from hippodrome.server.storage.store import Store, revision_of, revisions, storage_failed, upgrade

FORMAT = 1
KEPT = ("people", "tables", "seats", "entries")
"""The tables of the database; a row's owner stands before it. Its key is not kept: whom a restored database knows, it knows."""
AT_ONCE = 1000
MOST_LINE_BYTES = 64_000_000
Value = str | int | float | bool | None
K = TypeVar("K")


class BackupRefused(HippodromeError):
    """A backup that is not taken or restored. `why`: exists, nothing, file, running, not-empty, newer or broken."""

    def __init__(self, why: str, text: str, detail: str = "") -> None:
        super().__init__(text)
        self.why, self.detail = why, detail


class BackupHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line."""

    hippodrome_backup: int
    """The version of this file format."""
    version: str
    """Of Hippodrome."""
    revision: str
    """The form of the database (see migrations/)."""
    taken: float
    counts: dict[str, int]
    """Rows of each table, in the order in which they follow."""


class Kept(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A row of a table."""

    table: str
    row: dict[str, Value]


class Digest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    digest: str


# Taking


def back_up(config: Config, file: Path, force: bool = False) -> BackupHeader:
    """Write everything that a server keeps, running or not, into a file. Raises BackupRefused or StorageFailed."""
    must_not_exist(file, force)
    with _store(config, must_exist=True) as store:
        try:
            with store.engine.connect() as connection:
                if connection.dialect.name != "sqlite":  # where a transaction is a snapshot anyway
                    connection = connection.execution_options(isolation_level="REPEATABLE READ")
                with connection.begin():
                    return _write_whole(file, force, lambda out: _write(connection, out))
        except SQLAlchemyError as problem:
            raise storage_failed(problem) from problem


def must_not_exist(file: Path, force: bool) -> None:
    """Raises BackupRefused if a file would be overwritten."""
    if file.is_dir() or (file.exists() and not force):
        raise BackupRefused("exists", f"{file} exists already; --force overwrites it", str(file))


def _write_whole(file: Path, force: bool, write: Callable[[BinaryIO], BackupHeader]) -> BackupHeader:
    """Write a file that is there as a whole or not at all, and that only its owner can read."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)  # readable by its owner only
    except OSError as problem:
        raise _file_problem(file, problem) from problem
    part = Path(name)
    try:
        with open(handle, "wb") as out:
            header = write(out)
            out.flush()
            os.fsync(out.fileno())
        must_not_exist(file, force)
        os.replace(part, file)
        _sync_folder(file.parent)
    except OSError as problem:
        raise _file_problem(file, problem) from problem
    finally:
        part.unlink(missing_ok=True)
    return header


def _write(connection: Connection, out: BinaryIO) -> BackupHeader:
    revision = revision_of(connection)
    if revision is None:
        raise BackupRefused("nothing", "there are no tables of Hippodrome's in this database: nothing to back up")
    tables = _tables(connection)
    counts = {name: connection.execute(select(func.count()).select_from(table)).scalar_one() for name, table in tables.items()}
    header = BackupHeader(hippodrome_backup=FORMAT, version=__version__, revision=revision, taken=time.time(), counts=counts)
    encode, digest = msgspec.json.Encoder().encode, hashlib.sha256()
    with gzip.GzipFile(filename="", fileobj=out, mode="wb", compresslevel=6) as packed:

        def put(line: bytes) -> None:
            digest.update(line + b"\n")
            packed.write(line + b"\n")

        put(encode(header))
        for name, table in tables.items():
            query = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
            for row in connection.execute(query).mappings():
                put(encode(Kept(name, dict(row))))
        packed.write(encode(Digest(digest.hexdigest())) + b"\n")
    return header


def _tables(connection: Connection) -> dict[str, Table]:
    """The tables as they are in this database, which may be of an older version."""
    there = set(inspect(connection).get_table_names())
    found = MetaData()
    found.reflect(connection, only=[name for name in KEPT if name in there])
    return {name: found.tables[name] for name in KEPT if name in there}


def _sync_folder(folder: Path) -> None:
    with contextlib.suppress(OSError):  # not every system can
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# Restoring


def restore(config: Config, file: Path) -> BackupHeader:
    """Fill an empty database from a backup, while no server runs on its folder. Raises BackupRefused or StorageFailed."""
    try:
        backup = open(file, "rb")  # noqa: SIM115  # closed below
    except OSError as problem:
        raise _file_problem(file, problem) from problem
    with backup:
        header = check(backup)
        try:
            with only_one(config.data), _store(config, must_exist=False) as store:
                _fill(store, header, backup)
        except AlreadyRunning as running:
            raise BackupRefused(
                "running", f"a server is running on this data folder ({running.address}): stop it first", running.address
            ) from running
        except (IntegrityError, DataError) as problem:
            raise _broken("its rows do not fit together") from problem
        except SQLAlchemyError as problem:
            raise storage_failed(problem) from problem
    return header


def check(backup: BinaryIO) -> BackupHeader:
    """The header of a backup that is whole. Raises BackupRefused."""
    parts = read(backup)
    header = next(parts)
    assert isinstance(header, BackupHeader)
    for _ in parts:
        pass
    return header


def read(backup: BinaryIO) -> Iterator[BackupHeader | Kept]:
    """The header of a backup, then its rows. Raises BackupRefused, at the end at the latest, if it was cut or changed."""
    backup.seek(0)
    digest = hashlib.sha256()
    lines = _lines(backup)
    first = next(lines, b"")
    digest.update(first)
    header = _read_header(first)
    yield header
    for table, count in header.counts.items():
        for _ in range(count):
            line = next(lines, b"")
            digest.update(line)
            kept = _decode(line, Kept)
            if kept.table != table:
                raise _broken(f"a row of {kept.table!r} stands where one of {table!r} belongs")
            yield kept
    if _decode(next(lines, b""), Digest).digest != digest.hexdigest():
        raise _broken("its digest does not fit: it has been changed")
    if next(lines, b""):
        raise _broken("something stands after its end")


def _read_header(line: bytes) -> BackupHeader:
    try:
        form = msgspec.json.decode(line, type=dict[str, object]).get("hippodrome_backup")
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise _broken("it is not a backup") from problem
    if form != FORMAT and isinstance(form, int):
        raise BackupRefused("newer", "this backup was made by a newer version of Hippodrome; use that version")
    header = _decode(line, BackupHeader)
    if header.revision not in revisions():
        raise BackupRefused(
            "newer", f"this backup was made by a newer version of Hippodrome ({header.version}); use that version", header.version
        )
    if list(header.counts) != [name for name in KEPT if name in header.counts] or min(header.counts.values(), default=0) < 0:
        raise _broken("its header makes no sense")
    return header


def _lines(backup: BinaryIO) -> Iterator[bytes]:
    try:
        with gzip.GzipFile(fileobj=backup, mode="rb") as packed:
            while line := packed.readline(MOST_LINE_BYTES):
                if not line.endswith(b"\n"):
                    raise _broken("it is cut")
                yield line
    except EOFError as problem:
        raise _broken("it is cut") from problem
    except (gzip.BadGzipFile, zlib.error) as problem:
        raise _broken("it is not a backup, or has been changed") from problem
    except OSError as problem:
        raise BackupRefused("file", f"the backup cannot be read: {problem.strerror}", str(problem.strerror)) from problem


def _decode(line: bytes, kind: type[K]) -> K:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise _broken("it is cut, or has been changed") from problem


def _fill(store: Store, header: BackupHeader, backup: BinaryIO) -> None:
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        _make_empty(connection)
        upgrade(connection, header.revision)
        tables = _tables(connection)
        if list(tables) != list(header.counts):
            raise _broken("its header makes no sense")
        rows = (part for part in read(backup) if isinstance(part, Kept))
        for name, group in groupby(rows, attrgetter("table")):
            _insert(connection, tables[name], group)
        upgrade(connection)


def _make_empty(connection: Connection) -> None:
    """Take away the tables of a database that holds nothing yet. Raises BackupRefused if it does."""
    revision_of(connection)
    tables = _tables(connection)
    for table in tables.values():
        if connection.execute(select(table).limit(1)).first() is not None:
            raise BackupRefused("not-empty", "this database holds tables or people already: restore into a new one")
    for table in reversed(tables.values()):
        table.drop(connection)
    for name in ("keys", "alembic_version"):  # which are made anew
        Table(name, MetaData()).drop(connection, checkfirst=True)


def _insert(connection: Connection, table: Table, rows: Iterator[Kept]) -> None:
    columns = set(table.columns.keys())
    batch: list[dict[str, Value]] = []
    for kept in rows:
        if set(kept.row) != columns:
            raise _broken(f"a row of {table.name!r} has other columns than it should")
        batch.append(kept.row)
        if len(batch) == AT_ONCE:
            connection.execute(insert(table), batch)
            batch = []
    if batch:
        connection.execute(insert(table), batch)


# Both


@contextlib.contextmanager
def _store(config: Config, must_exist: bool) -> Iterator[Store]:
    url = config.database_url()
    if must_exist and url.startswith("sqlite:///") and not Path(make_url(url).database or "").is_file():
        raise BackupRefused("nothing", f"there is no database at {url}: nothing to back up")
    store = Store(url)
    try:
        yield store
    finally:
        store.engine.dispose()


def _broken(reason: str) -> BackupRefused:
    return BackupRefused("broken", f"this is no whole backup of Hippodrome's: {reason}", reason)


def _file_problem(file: Path, problem: OSError) -> BackupRefused:
    reason = problem.strerror or str(problem)
    return BackupRefused("file", f"{file}: {reason}", f"{file}: {reason}")
