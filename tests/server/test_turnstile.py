"""A crowd that comes at once: newcomers are let in one by one."""

from __future__ import annotations

import asyncio

import pytest

from hippodrome.server.wire.turnstile import Turnstile


def test_between_two_newcomers_everybody_else_has_their_turn() -> None:
    seen: list[str] = []

    async def newcomer(turnstile: Turnstile) -> None:
        await turnstile.enter("192.0.2.1")
        seen.append("newcomer")

    async def player() -> None:
        while seen.count("newcomer") < 20:
            seen.append("player")
            await asyncio.sleep(0)

    async def evening() -> None:
        turnstile = Turnstile()
        await asyncio.gather(*(newcomer(turnstile) for _ in range(20)), player())

    asyncio.run(evening())
    told = "".join(each[0] for each in seen)
    assert told.count("n") == 20
    assert "nnn" not in told


def test_newcomers_who_give_up_hold_up_nobody() -> None:
    async def evening() -> None:
        turnstile = Turnstile()
        waiting = [asyncio.create_task(turnstile.enter("192.0.2.1")) for _ in range(6)]
        await asyncio.sleep(0)
        for gone in waiting[1:5]:
            gone.cancel()
        async with asyncio.timeout(5):
            await waiting[5]
            await turnstile.enter("192.0.2.1")

    asyncio.run(evening())


def test_addresses_take_turns_so_that_one_that_sends_many_holds_up_only_itself() -> None:
    came: list[str] = []

    async def newcomer(turnstile: Turnstile, address: str) -> None:
        await turnstile.enter(address)
        came.append(address)

    async def evening() -> None:
        turnstile = Turnstile()
        crowd = [asyncio.create_task(newcomer(turnstile, "192.0.2.1")) for _ in range(30)]
        await asyncio.sleep(0)
        guests = [asyncio.create_task(newcomer(turnstile, address)) for address in ("192.0.2.2", "192.0.2.2", "192.0.2.3")]
        await asyncio.gather(*crowd, *guests)

    asyncio.run(evening())
    assert len(came) == 33
    assert came[:8] == [f"192.0.2.{last}" for last in (1, 1, 2, 3, 1, 2, 1, 1)]


def test_those_who_gave_up_take_no_time() -> None:
    """A second between two: whoever comes after twenty that are gone waits for one."""

    async def evening(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("hippodrome.server.wire.turnstile.APART_SECONDS", 1.0)
        turnstile = Turnstile()
        gone = [asyncio.create_task(turnstile.enter("192.0.2.1")) for _ in range(20)]
        await asyncio.sleep(0)
        for each in gone:
            each.cancel()
        async with asyncio.timeout(5):
            await turnstile.enter("192.0.2.1")

    with pytest.MonkeyPatch.context() as monkeypatch:
        asyncio.run(evening(monkeypatch))
