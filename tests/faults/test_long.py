"""A table takes only so much: one that is too long would take everybody's time whenever it is looked at."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.tables import moves, room
from tests.faults.inside import come_in, open_house, open_table


@pytest.fixture(autouse=True)
def few_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are soon long."""
    monkeypatch.setattr(room, "MOST_SAID", 20)
    monkeypatch.setattr(room, "MOST_DONE", 30)
    monkeypatch.setattr(moves, "MOST_ENTRIES", 40)


def test_at_a_long_table_nobody_chats_then_nothing_is_done_to_it_but_its_game_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            table = await open_table(house, "ticket-gagnant")
            host, other = await come_in(table)
            said = [await other.ask("say", seat=1, text="Allez !") for _ in range(21)]
            assert said[0]["tell"] == "done" and said[-1]["key"] == "too-much"
            assert table.journal.length() == 20
            locked = [await host.ask("host", do="lock") for _ in range(11)]
            assert locked[0]["tell"] == "done" and locked[-1]["key"] == "too-much"
            with pytest.raises(Refusal, match="too much"):
                await table.renew_invitation(str(host.person))
            mover = next(guest for guest in (host, other) if guest.owes())
            assert (await mover.act(random.Random(1)))["tell"] == "update"
            assert table.journal.length() == 31

    asyncio.run(test())


def test_who_changes_a_sealed_choice_for_ever_is_stopped(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            chance = random.Random(1)
            table = await open_table(house, "finish")
            guests = await come_in(table)
            while not all(guest.owes() for guest in guests):
                await next(guest for guest in guests if guest.owes()).act(chance)
            answers = [await guests[0].act(chance) for _ in range(41)]
            assert answers[0]["tell"] == "update" and answers[-1]["key"] == "too-much"
            assert table.journal.length() == 40

    asyncio.run(test())
