"""What others may not see: files, logs, errors of the database, answers in a cache."""

from __future__ import annotations

import asyncio
import json
import logging
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, case, create_engine, func, text, update
from sqlalchemy.exc import OperationalError

from hippodrome.server.logs import JsonLines, veiled
from hippodrome.server.storage import schema
from hippodrome.server.storage.store import Statement, Store, Write, storage_failed
from hippodrome.server.tables import outside
from tests.faults.inside import open_house, open_table
from tests.server.playing import Duel, Live, Person, Server, closing

People = Callable[..., list[Person]]


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


# Files


@pytest.mark.server
def test_only_their_owner_can_read_the_files_of_a_database(another_server: Callable[..., Server]) -> None:
    server = another_server()
    (ada,) = [Person(server, "Ada")]
    ada.open()
    files = sorted(server.data.glob("hippodrome.sqlite*"))
    assert [file.name for file in files] == ["hippodrome.sqlite", "hippodrome.sqlite-shm", "hippodrome.sqlite-wal"]
    assert {mode(file) for file in files} == {0o600}
    assert mode(server.data) == 0o700
    ada.leave()


@pytest.mark.parametrize(("of_folder", "warnings"), [(0o700, 0), (0o755, 1), (0o710, 1)])
def test_a_database_that_others_could_read_is_closed_to_them_and_its_folder_left_alone_with_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, of_folder: int, warnings: int
) -> None:
    tmp_path.chmod(of_folder)
    for ending in ("", "-wal", "-shm"):
        (tmp_path / f"hippodrome.sqlite{ending}").touch(0o644)
    store = Store(f"sqlite:///{tmp_path / 'hippodrome.sqlite'}")
    store.prepare()
    assert {mode(file) for file in tmp_path.iterdir()} == {0o600}
    assert mode(tmp_path) == of_folder
    assert caplog.text.count("others may look into the folder of the database") == warnings
    store.engine.dispose()


# The database


LISTED: Statement = (update(schema.tables).values(listed=True), None)
SPOILT: dict[str, Callable[[str], Statement]] = {
    "no JSON": lambda id: (update(schema.tables).where(schema.tables.c.id == id).values(charter="{nonsense"), None),
    "no seed": lambda id: _rewritten(schema.tables, id, seed="zz"),
    "no chairs": lambda id: _rewritten(schema.tables, id, chairs=[]),
    "no such game": lambda id: _rewritten(schema.tables, id, title="quidditch"),
    "other rules": lambda id: _rewritten(schema.entries, id, rules="0"),
    "no such deed": lambda id: _rewritten(schema.entries, id, fact=7),
}


def _rewritten(kind: Table, id: str, **fields: Any) -> Statement:
    """Changes a table's charter, or all its entries, as far as they have such a field."""
    key, column = (kind.c.id, kind.c.charter) if kind is schema.tables else (kind.c.table_id, kind.c.body)
    changed: Any = column
    for name, value in fields.items():
        has = func.json_extract(column, f"$.{name}").is_not(None)
        changed = case((has, func.json_set(changed, f"$.{name}", func.json(json.dumps(value)))), else_=changed)
    return update(kind).where(key == id).values({column: changed}), None


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_table_that_cannot_be_read_is_left_out_of_the_first_page_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, spoilt: str
) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            rooms = [await open_table(house, "finish", ("a" * 32, "b" * 32)) for _ in range(2)]
            for room in rooms:
                house.drop(room)
            await house.store.write(Write(statements=[LISTED, SPOILT[spoilt](rooms[0].id)]))
            for _ in range(2):
                mine, listed = await house.tables_for("a" * 32)
                assert [info.id for info in mine] == [info.id for info in listed] == [rooms[1].id]
            assert not (await house.tables_for("c" * 32))[0]

    asyncio.run(test())
    assert [record.message for record in caplog.records].count("a table cannot be read") == 1


def test_what_is_done_to_a_table_that_rests_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until something is done to it again."""
    decoded: list[bytes] = []
    decode = outside._deed
    monkeypatch.setattr(outside, "_deed", lambda body: decoded.append(body) or decode(body))  # type: ignore[func-returns-value]

    async def test() -> None:
        async with open_house(tmp_path) as house:
            room = await open_table(house, "finish", ("a" * 32, "b" * 32))
            house.drop(room)
            await house.store.write(Write(statements=[LISTED]))
            seen = [await house.tables_for("a" * 32) for _ in range(3)]
            deeds = len(decoded)
            assert deeds >= 1 and len(set(decoded)) == deeds, "each once, though it is among two lists"
            room = await house.room(room.id)
            await room.renew_invitation("a" * 32)
            house.drop(room)
            again = await house.tables_for("a" * 32)
            assert len(decoded) == 2 * deeds + 1
            assert seen[0] == seen[2] and seen[0][0][0].id == again[0][0].id

    asyncio.run(test())


def test_what_a_database_says_is_logged_and_not_told(caplog: pytest.LogCaptureFixture) -> None:
    failed = storage_failed(OperationalError("select", {}, Exception("relation people is gone\nDETAIL: name=Ada")))
    assert failed.why == "broken" and "people" not in str(failed)
    assert "relation people is gone" in caplog.text and "Ada" not in caplog.text


@pytest.mark.server
def test_a_broken_database_is_told_to_people_in_plain_words(another_server: Callable[..., Server]) -> None:
    server = another_server()
    ada = Person(server, "Ada")
    engine = create_engine(f"sqlite:///{server.data / 'hippodrome.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text("drop table entries"))
    engine.dispose()
    plan = [{"who": "me"}, {"who": "bot"}]
    body = {"title": "finish", "options": {"races": 1}, "seats": plan, "begin": True}
    answer = ada.web.post("/api/tables", json=body)
    assert answer.status_code == 503 and answer.json()["why"] == "storage-broken"
    assert "entries" not in answer.text and "sqlite" not in answer.text.lower()
    assert "no such table: entries" in server.log.read_text()
    ada.leave()


@pytest.mark.server
def test_what_cannot_be_the_name_of_a_table_is_asked_of_no_database(database: str, another_server: Callable[..., Server]) -> None:
    """PostgreSQL would fail, and anybody could fill the log with that."""
    server = another_server("--database", database)
    with closing(Live(server, "%00" * 8, None)) as (live,):
        assert live.closing_code() == 4404
    assert '"level":"error"' not in server.log.read_text()


# Logs


@pytest.mark.server
def test_at_level_info_the_log_names_no_table(another_server: Callable[..., Server]) -> None:
    server = another_server("--log-level", "info")
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    duel = Duel(ada, ben, title="finish")
    id = duel.table["id"]
    live = duel.lives[0]
    assert live.ask("act", seat=live.seat, turn=999, action="pass")["tell"] == "refused"
    assert live.ask("nonsense")["tell"] == "refused"
    log = server.log.read_text()
    assert '"what":"refused"' in log and '"what":"malformed message"' in log
    assert id not in log
    ada.leave()
    ben.leave()


@pytest.mark.parametrize(("level", "shown"), [(logging.DEBUG, True), (logging.INFO, False), (logging.ERROR, False)])
def test_a_table_is_named_at_level_debug_only(level: int, shown: bool) -> None:
    record = logging.makeLogRecord({"levelno": level, "msg": "x", "table": "sEcReT99", "path": "/api/tables/sEcReT99/sit"})
    line = json.loads(JsonLines().format(record))
    assert (line["table"] == "sEcReT99", line["path"] == "/api/tables/sEcReT99/sit") == (shown, shown)
    assert ("sEcReT99" in json.dumps(line)) == shown


def test_two_lines_about_one_table_can_be_told_to_be_so() -> None:
    assert veiled("/api/tables/sEcReT99/sit") == f"/api/tables/{veiled('sEcReT99')}/sit"
    assert veiled("sEcReT99") != veiled("sEcReT98")


# Caches


@pytest.mark.server
@pytest.mark.parametrize(
    ("path", "kept"),
    [("/api/home", "no-store"), ("/api/tables/nosuchtable", "no-store"), ("/api/texts/en", "no-cache"), ("/", "no-cache")],
)
def test_no_cache_keeps_what_is_somebodys_own(server: Server, people: People, path: str, kept: str) -> None:
    (ada,) = people("Ada")
    assert ada.web.get(path).headers["cache-control"] == kept


@pytest.mark.server
def test_no_cache_keeps_an_invitation(people: People) -> None:
    (ada,) = people("Ada")
    table = ada.open()
    assert ada.web.get(f"/api/tables/{table['id']}/invitation").headers["cache-control"] == "no-store"
