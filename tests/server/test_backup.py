"""`hippodrome backup` and `restore`: everything comes back, to any database, or nothing does."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import random
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from hippodrome.cli import main
from hippodrome.server import backup
from hippodrome.server.backup import KEPT, BackupHeader, BackupRefused, back_up
from hippodrome.server.config import Config
from hippodrome.server.running import only_one
from hippodrome.server.storage import schema
from hippodrome.server.storage.store import StorageFailed, Store, revision_of, revisions, upgrade
from hippodrome.server.tables.house import House
from tests.faults.inside import come_in, kept, kept_record, open_house, open_table, play
from tests.server.conftest import Cluster

Rows = dict[str, list[dict[str, Any]]]


async def fill(house: House, seed: int = 1) -> None:
    """People, a table of each game in mid-play, one that waits and one that is over; chat and recovery links."""
    chance = random.Random(seed)
    for title in ("ticket-gagnant", "finish"):
        room = await open_table(house, title)
        guests = await come_in(room)
        await play(guests, chance, 9)
        await guests[0].ask("say", text="Allez, « Éclair » ! 🐎", seat=0)
    await room.renew_recovery(1, guests[1].person or "")
    await house.persist_me(guests[0].person or "", "Zoé", "fan")
    await open_table(house, "finish", begin=False)
    await play(await come_in(await open_table(house, "ticket-gagnant")), chance)


async def filled(data: Path, database: str = "") -> Rows:
    async with open_house(data, database) as house:
        await fill(house)
        return await kept(house)


def everything(data: Path, database: str = "") -> Rows:
    async def look() -> Rows:
        async with open_house(data, database) as house:
            return await kept(house)

    return asyncio.run(look())


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Rows]:
    """A backup, and what it was taken of."""
    folder = tmp_path_factory.mktemp("backup")
    rows = asyncio.run(filled(folder / "data"))
    back_up(Config(data=folder / "data"), folder / "whole.backup")
    return folder / "whole.backup", rows


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """A place to restore into; the SQLite file is not there yet."""
    return Config(data=tmp_path / "new")


def restore(config: Config, file: Path) -> BackupHeader:
    return backup.restore(config, file)


def changed(file: Path, to: Path, change: Callable[[list[bytes]], object], digest: bool = False) -> Path:
    """A backup with its lines changed, and perhaps with a digest that fits them."""
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    change(lines)
    if digest:
        lines[-1] = json.dumps({"digest": hashlib.sha256(b"".join(lines[:-1])).hexdigest()}).encode() + b"\n"
    to.write_bytes(gzip.compress(b"".join(lines)))
    return to


def refused(config: Config, file: Path) -> str:
    """Why a backup is not restored; nothing is written then."""
    with pytest.raises(BackupRefused) as problem:
        restore(config, file)
    assert all(not rows for rows in everything(config.data).values())
    return problem.value.why


def test_a_backup_holds_every_table_of_the_database_but_the_key_that_is_made_anew() -> None:
    assert {*KEPT, "keys"} == set(schema.metadata.tables)


def test_everything_comes_back(whole: tuple[Path, Rows], config: Config) -> None:
    file, rows = whole
    header = restore(config, file)
    assert header.counts == {name: len(rows[name]) for name in KEPT}
    assert all(header.counts.values())
    assert everything(config.data) == rows


@pytest.mark.server
@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize("way", ["to PostgreSQL", "from PostgreSQL", "between PostgreSQLs"])
def test_a_backup_of_one_kind_of_database_fills_the_other(way: str, postgres: Cluster, tmp_path: Path) -> None:
    source = "" if way == "to PostgreSQL" else postgres.database()
    target = "" if way == "from PostgreSQL" else postgres.database()
    rows = asyncio.run(filled(tmp_path / "old", source))
    back_up(Config(data=tmp_path / "old", database=source), tmp_path / "backup")
    restore(Config(data=tmp_path / "new", database=target), tmp_path / "backup")
    assert everything(tmp_path / "new", target) == rows


def test_the_games_of_a_restored_database_go_on(whole: tuple[Path, Rows], config: Config) -> None:
    file, rows = whole
    restore(config, file)

    async def scenario() -> int:
        finished = 0
        async with open_house(config.data) as house:
            for table in rows["tables"]:
                if table["status"] == "running":
                    room = await house.room(table["id"])
                    await play(await come_in(room), random.Random(2))
                    assert room.status() == "over"
                    await kept_record(house, room.id)
                    finished += 1
        return finished

    assert asyncio.run(scenario()) == 2


@pytest.mark.parametrize(
    "kind", ["sqlite", pytest.param("postgresql", marks=[pytest.mark.server, pytest.mark.xdist_group("postgres")])]
)
def test_a_backup_under_play_is_of_one_moment(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    database = "" if kind == "sqlite" else request.getfixturevalue("postgres").database()
    file = tmp_path / "backup"

    async def scenario() -> None:
        async with open_house(tmp_path / "data", database) as house:
            await fill(house)
            before = await kept(house)
            loop = asyncio.get_running_loop()

            def meanwhile(**fields: Any) -> BackupHeader:  # made between counting the rows and reading them
                asyncio.run_coroutine_threadsafe(fill(house, 2), loop).result(60)
                return BackupHeader(**fields)

            monkeypatch.setattr(backup, "BackupHeader", meanwhile)
            await asyncio.to_thread(back_up, Config(data=tmp_path / "data", database=database), file)
            monkeypatch.undo()
            after = await kept(house)
            assert len(after["entries"]) > len(before["entries"])
        await asyncio.to_thread(restore, Config(data=tmp_path / "new"), file)
        async with open_house(tmp_path / "new") as house:
            assert await kept(house) == before

    asyncio.run(scenario())


def test_only_its_owner_can_read_a_backup(whole: tuple[Path, Rows]) -> None:
    assert stat.S_IMODE(whole[0].stat().st_mode) == 0o600


def test_a_file_is_overwritten_only_by_force(whole: tuple[Path, Rows], config: Config, tmp_path: Path) -> None:
    asyncio.run(filled(config.data))
    file = tmp_path / "backup"
    file.write_text("mine")
    with pytest.raises(BackupRefused, match="--force"):
        back_up(config, file)
    assert file.read_text() == "mine"
    back_up(config, file, force=True)
    assert restore(Config(data=tmp_path / "other"), file).counts["tables"] == 4
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_folder_is_not_overwritten_by_any_force(config: Config, tmp_path: Path) -> None:
    asyncio.run(filled(config.data))
    with pytest.raises(BackupRefused):
        back_up(config, tmp_path, force=True)


def test_a_backup_that_fails_leaves_no_file(config: Config, tmp_path: Path) -> None:
    asyncio.run(filled(config.data))
    store = Store(config.database_url())
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.exec_driver_sql("UPDATE entries SET body = CAST(X'ff' AS TEXT) WHERE seq = 3")  # no text
    store.engine.dispose()
    folder = tmp_path / "backups"
    folder.mkdir()
    with pytest.raises(StorageFailed):
        back_up(config, folder / "backup")
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("database", ["", "sqlite:///nowhere.sqlite"])
def test_where_nothing_is_kept_nothing_is_backed_up(
    database: str, config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BackupRefused, match="nothing to back up"):
        back_up(Config(data=config.data, database=database), tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []


def test_an_empty_database_of_something_else_is_no_backup(config: Config, tmp_path: Path) -> None:
    config.data.mkdir()
    (config.data / "hippodrome.sqlite").touch()
    with pytest.raises(BackupRefused, match="nothing to back up"):
        back_up(config, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


@pytest.mark.parametrize("part", [0.0, 0.001, 0.3, 0.9, 0.999])
def test_a_cut_backup_is_refused(part: float, whole: tuple[Path, Rows], config: Config, tmp_path: Path) -> None:
    packed = whole[0].read_bytes()
    (tmp_path / "cut").write_bytes(packed[: int(len(packed) * part)])
    assert refused(config, tmp_path / "cut") == "broken"


def test_a_backup_that_ends_with_a_whole_line_too_early_is_refused(
    whole: tuple[Path, Rows], config: Config, tmp_path: Path
) -> None:
    assert refused(config, changed(whole[0], tmp_path / "cut", lambda lines: lines.pop())) == "broken"


def test_a_backup_with_a_changed_byte_is_refused(whole: tuple[Path, Rows], config: Config, tmp_path: Path) -> None:
    chance = random.Random(3)
    packed = whole[0].read_bytes()
    for _ in range(25):
        wrong = bytearray(packed)
        wrong[chance.randrange(10, len(wrong))] ^= 1 << chance.randrange(8)  # the first ten are gzip's own: date, system
        (tmp_path / "wrong").write_bytes(wrong)
        with pytest.raises(BackupRefused):
            restore(config, tmp_path / "wrong")
    assert not config.data.exists()


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines.__setitem__(5, lines[5].replace(b"a", b"b")),
        lambda lines: lines.pop(5),
        lambda lines: lines.insert(5, lines[5]),
        lambda lines: lines.append(b"\n"),
        lambda lines: lines.append(lines[5]),
        lambda lines: lines.__setitem__(0, b"[" * 100_000 + b"\n"),
        lambda lines: lines.__setitem__(5, b"[" * 100_000 + b"\n"),
        lambda lines: lines.__setitem__(0, lines[0].replace(b'"people"', b'"sqlite_master"')),
        lambda lines: lines.__setitem__(0, lines[0].replace(b'"people":', b'"people":-')),
    ],
)
def test_a_tampered_backup_is_refused(
    change: Callable[[list[bytes]], object], whole: tuple[Path, Rows], config: Config, tmp_path: Path
) -> None:
    assert refused(config, changed(whole[0], tmp_path / "tampered", change)) == "broken"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"title"', b'"titel"'),  # a column that is not there
        (b'"touched"', b'"touched":0,"more"'),
        (b'["people",', b'["tables",'),
        (b'["entries",{"table_id":"', b'["entries",{"table_id":"x'),  # of a table that is not there
        (b'"seq":1,', b'"seq":0,'),  # the same twice
    ],
)
def test_a_backup_whose_rows_do_not_fit_is_refused_though_its_digest_does(
    old: bytes, new: bytes, whole: tuple[Path, Rows], config: Config, tmp_path: Path
) -> None:
    def change(lines: list[bytes]) -> None:
        lines[:] = [line.replace(old, new) for line in lines]

    assert refused(config, changed(whole[0], tmp_path / "tampered", change, digest=True)) == "broken"


@pytest.mark.parametrize(("old", "new"), [(b'"hippodrome_backup":1', b'"hippodrome_backup":2'), (b'"0004"', b'"9999"')])
def test_a_backup_of_a_newer_version_is_refused(
    old: bytes, new: bytes, whole: tuple[Path, Rows], config: Config, tmp_path: Path
) -> None:
    def change(lines: list[bytes]) -> None:
        lines[0] = lines[0].replace(old, new)

    assert max(revisions()).encode() in gzip.decompress(whole[0].read_bytes()).splitlines()[0]
    assert refused(config, changed(whole[0], tmp_path / "newer", change, digest=True)) == "newer"


def test_other_files_are_refused(config: Config, tmp_path: Path) -> None:
    for number, content in enumerate((b"", b"hello", gzip.compress(b""), gzip.compress(b"hello\n"), gzip.compress(b"{}\n"))):
        (tmp_path / str(number)).write_bytes(content)
        assert refused(config, tmp_path / str(number)) == "broken"
    with pytest.raises(BackupRefused, match="No such file"):
        restore(config, tmp_path / "missing")


def test_a_database_that_holds_something_is_left_alone(whole: tuple[Path, Rows], config: Config) -> None:
    rows = asyncio.run(filled(config.data))
    with pytest.raises(BackupRefused) as problem:
        restore(config, whole[0])
    assert problem.value.why == "not-empty"
    assert everything(config.data) == rows


def test_a_database_of_a_server_that_nobody_used_is_filled(whole: tuple[Path, Rows], config: Config) -> None:
    assert all(not rows for rows in everything(config.data).values())
    restore(config, whole[0])
    assert everything(config.data) == whole[1]


def test_nothing_is_restored_under_a_running_server(whole: tuple[Path, Rows], config: Config) -> None:
    with only_one(config.data) as note:
        note("http://127.0.0.1:8000/")
        assert refused(config, whole[0]) == "running"
    restore(config, whole[0])


def test_a_backup_of_an_older_version_is_brought_to_the_form_of_this_one(config: Config, tmp_path: Path) -> None:
    old = Config(data=tmp_path / "old")
    store = Store(old.database_url())
    table = {"id": "t", "title": "finish", "status": "over", "listed": True, "created": 1.5, "touched": 2.0, "charter": "{}"}
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        upgrade(connection, "0001")
        connection.execute(insert(schema.tables), table)
    assert back_up(old, tmp_path / "backup").revision == "0001"
    with store.engine.connect() as connection:
        assert revision_of(connection) == "0001"  # looking changes nothing
    store.engine.dispose()
    restore(config, tmp_path / "backup")
    assert everything(config.data)["tables"] == [table | {"rematch": None, "host": None}]


@pytest.mark.parametrize(
    ("lang", "said", "again"),
    [("en", "4 tables were restored", "into an empty one only"), ("fr", "4 tables ont été rétablies", "une base vide")],
)
def test_the_commands_speak_the_readers_language(
    lang: str, said: str, again: str, whole: tuple[Path, Rows], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file = str(tmp_path / "data"), str(tmp_path / "backup")
    assert main(["restore", str(whole[0]), "--data", data, "--lang", lang]) == 0
    assert said in capsys.readouterr().out
    assert main(["restore", str(whole[0]), "--data", data, "--lang", lang]) == 1
    error = capsys.readouterr().err
    assert again in error and len(error.splitlines()) == 1
    assert main(["backup", file, "--data", data, "--lang", lang]) == 0
    assert file in capsys.readouterr().out
    assert main(["backup", file, "--data", data, "--lang", lang]) == 1
    assert "--force" in capsys.readouterr().err
    assert main(["backup", file, "--data", data, "--lang", lang, "--force"]) == 0
