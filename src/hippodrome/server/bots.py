"""Bots at live tables: they think outside the event loop, and see the view of their seat."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from hippodrome.bots import RANDOM, bots_of, make_bot
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.wire import View

log = logging.getLogger("hippodrome.bots")


class Stable:
    """Where bots think: a few threads of their own."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def think(self, rules: Game[Any], name: str, view: View) -> int:
        """The action that a bot chooses from a view."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _choose, rules, name, view)

    def close(self) -> None:
        """Let nobody think any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(rules: Game[Any], name: str, view: View) -> int:
    chance = FastChance(secrets.randbits(60))
    try:
        return make_bot(rules, name, chance).choose(view)
    except Exception:
        log.exception("a bot failed; it plays at random this time", extra={"bot": name})
        return make_bot(rules, RANDOM, chance).choose(view)


def stand_in(title: str) -> str:
    """The bot that takes a person's seat."""
    return bots_of(title)[0]
