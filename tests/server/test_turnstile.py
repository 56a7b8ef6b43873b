"""A crowd that comes at once: newcomers are let in one by one."""

from __future__ import annotations

import asyncio

from hippodrome.server.wire.protocols import Turnstile


def test_between_two_newcomers_everybody_else_has_their_turn() -> None:
    seen: list[str] = []

    async def newcomer(turnstile: Turnstile) -> None:
        await turnstile.enter()
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
        waiting = [asyncio.create_task(turnstile.enter()) for _ in range(6)]
        await asyncio.sleep(0)
        for gone in waiting[1:5]:
            gone.cancel()
        async with asyncio.timeout(5):
            await waiting[5]
            await turnstile.enter()

    asyncio.run(evening())
