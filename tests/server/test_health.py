"""Whether a server works can be asked by anybody, so it costs little."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from hippodrome.server.config import Limits
from hippodrome.server.http.health import FRESH_SECONDS, Health
from hippodrome.server.storage.store import StorageFailed, Store
from tests.server.playing import Person, Server

pytestmark = pytest.mark.server


def test_the_database_is_asked_once_however_many_want_to_know(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'some.sqlite'}")
    asked: list[str] = []
    event.listen(store.engine, "before_cursor_execute", lambda *found: asked.append(found[2]))

    async def scenario() -> None:
        health = Health(store)
        await asyncio.gather(*(health.check() for _ in range(50)))
        assert asked.count("select 1") == 1
        await asyncio.sleep(FRESH_SECONDS)
        await health.check()
        assert asked.count("select 1") == 2

    asyncio.run(scenario())
    store.engine.dispose()


def test_a_database_that_is_not_there_is_noticed_and_noticed_again_when_it_is(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'later' / 'some.sqlite'}")

    async def scenario() -> None:
        health = Health(store)
        shutil.rmtree(tmp_path / "later")
        for _ in range(2):
            with pytest.raises(StorageFailed):
                await health.check()
        (tmp_path / "later").mkdir()
        await asyncio.sleep(FRESH_SECONDS)
        await health.check()

    asyncio.run(scenario())
    store.engine.dispose()


def test_healthz_is_limited_like_any_other_page(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limits=True) as server:
        ada = Person(server)
        answers: list[Any] = [ada.web.get("/healthz").status_code for _ in range(Limits().requests_a_minute + 5)]
        assert answers[0] == 200 and answers[-1] == 429
        ada.leave()
