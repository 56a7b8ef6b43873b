"""A backup or a restore that is killed: there is a whole file or none, a whole database or an empty one."""

from __future__ import annotations

import os
import random
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select, text

from hippodrome.server.backup import KEPT, back_up, check
from hippodrome.server.config import Config
from hippodrome.server.storage import schema
from hippodrome.server.storage.store import Store

pytestmark = pytest.mark.server
TABLES, ENTRIES = 20, 1000
KILLS = 4


def fill(data: Path) -> None:
    """A database that takes a while to copy."""
    store = Store(Config(data=data).database_url())
    store.prepare()
    table = {"title": "finish", "status": "over", "listed": False, "created": 0.0, "touched": 0.0, "charter": "{}"}
    body = "".join(random.Random(17).choices("abcdefgh", k=300))
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        for number in range(TABLES):
            connection.execute(insert(schema.tables), table | {"id": f"t{number}"})
            connection.execute(insert(schema.seats), {"table_id": f"t{number}", "seat": 0})
            row = {"table_id": f"t{number}", "at": 0.5, "kind": "chat", "request": None, "body": body}
            connection.execute(insert(schema.entries), [row | {"seq": seq} for seq in range(ENTRIES)])
        connection.execute(insert(schema.people), {"id": "p", "name": "Zoé", "emblem": "hat", "seen": 0.0})
    store.engine.dispose()


def rows(data: Path, database: str = "") -> list[int]:
    """How many rows each table of a database has; none where it has none."""
    store = Store(Config(data=data, database=database).database_url())
    store.prepare()
    with store.engine.connect() as connection:
        counts = [
            connection.execute(select(func.count()).select_from(schema.metadata.tables[name])).scalar_one() for name in KEPT
        ]
    store.engine.dispose()
    return counts


WHOLE, EMPTY = [1, TABLES, TABLES, TABLES * ENTRIES], [0, 0, 0, 0]


def killed_when(happened: Callable[[], bool], *arguments: str) -> bool:
    """Run a command, and kill it once something has happened; whether it was still running."""
    command = [sys.executable, "-P", "-m", "hippodrome", *arguments]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        while process.poll() is None and not happened():
            time.sleep(0.003)
        process.kill()
        return process.wait() < 0


def is_written(folder: Path, pattern: str, least: int) -> Callable[[], bool]:
    """Whether a file of that name has so many bytes."""
    return lambda: any(file.stat().st_size >= least for file in folder.glob(pattern))


def is_whole(file: Path) -> bool:
    with file.open("rb") as backup:
        return list(check(backup).counts.values()) == WHOLE


def test_a_killed_backup_leaves_no_half_file(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    fill(data)
    arguments = ("backup", str(file), "--data", str(data), "--force")
    back_up(Config(data=data), file)
    assert is_whole(file)
    chance, old, killed = random.Random(18), file.read_bytes(), 0
    for number in range(KILLS):
        if number % 2:
            file.unlink(missing_ok=True)
        else:
            file.write_bytes(old)
        for part in tmp_path.glob(".backup.*"):
            part.unlink()
        hit = killed_when(is_written(tmp_path, ".backup.*.part", chance.randrange(len(old))), *arguments)
        killed += hit
        assert is_whole(file) if file.exists() else hit and number % 2
        left = [name for name in os.listdir(tmp_path) if name not in ("data", "backup")]
        assert all(name.startswith(".backup.") and name.endswith(".part") for name in left)
        assert all(stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600 for name in left)  # it holds secrets, too
    print(f"{killed} of {KILLS} were killed under way")
    assert killed > KILLS / 2
    assert not killed_when(lambda: False, *arguments)
    assert is_whole(file)


def test_a_killed_restore_leaves_an_empty_database_or_a_whole_one(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    fill(tmp_path / "old")
    back_up(Config(data=tmp_path / "old"), file)
    chance, data, killed = random.Random(19), tmp_path / "new", 0
    arguments = ("restore", str(file), "--data", str(data), "--database", database)
    for _ in range(KILLS):
        with is_under_way(database, chance) as happened:
            killed += killed_when(happened, *arguments)
        found = rows(data, database)
        assert found in (EMPTY, WHOLE)
        if found == WHOLE:
            break
    print(f"{killed} were killed under way")
    assert killed > 1
    if found != WHOLE:
        assert not killed_when(lambda: False, *arguments)
        assert rows(data, database) == WHOLE


@contextmanager
def is_under_way(database: str, chance: random.Random) -> Iterator[Callable[[], bool]]:
    """Whether a transaction that fills a database has come so far."""
    if database.startswith("sqlite"):
        file = Path(database.removeprefix("sqlite:///"))
        yield is_written(file.parent, f"{file.name}-wal", chance.randrange(100, 5_000_000))
        return
    store = Store(database)
    query = text(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
        f"AND clock_timestamp() - xact_start > interval '{chance.uniform(0.0, 0.4)} seconds'"
    )

    def has_begun() -> bool:
        time.sleep(0.01)
        with store.engine.connect() as connection:
            return connection.execute(query).first() is not None

    yield has_begun
    store.engine.dispose()
