"""What a live table does by itself. Bots think outside the event loop, and see the view of their seat; a person who has no
choice (`Title.plays_sole_actions`), or has ordered how to make it, is not asked for it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from hippodrome.bots import RANDOM, bots_of, make_bot
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.wire import View
from hippodrome.server.audience import Audience
from hippodrome.server.moves import Moves
from hippodrome.server.play import Play
from hippodrome.server.refusal import Refusal
from hippodrome.server.seating import Seating
from hippodrome.server.storage import StorageFailed

log = logging.getLogger("hippodrome.bots")
table_log = logging.getLogger("hippodrome.table")
MOST_FAILURES = 5
"""After which a bot whose actions cannot be persisted gives up, unless a viewer is there."""

SOLE_SECONDS = 0.8
"""How long people can look before something happens by itself because there is no choice."""


class BotPool:
    """The threads that bots of all tables think in."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, game: Game[Any], bot: str, view: View) -> int:
        """The action that a bot chooses from a view."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _choose, game, bot, view)

    def close(self) -> None:
        """Let no bot think any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _choose(game: Game[Any], bot: str, view: View) -> int:
    chance = FastChance(secrets.randbits(60))
    try:
        return make_bot(game, bot, chance).choose(view)
    except Exception:
        log.exception("a bot failed; it plays at random this time", extra={"bot": bot})
        return make_bot(game, RANDOM, chance).choose(view)


@dataclass(eq=False, slots=True)
class BotRunner:
    """Lets the bots of one table choose, one after the other, and does for people what they are not asked for."""

    _table: str
    _seating: Seating
    _audience: Audience
    _moves: Moves
    _lock: asyncio.Lock
    _pool: BotPool
    _pause: float
    """Seconds for a person to take something back: nothing that is done here waits longer."""
    _task: asyncio.Task[None] | None = None

    def start(self, play: Play) -> None:
        """Do what is to be done without asking a person, if that is not going on already."""
        if not self.is_running() and self._seat(play) is not None:
            self._task = asyncio.get_running_loop().create_task(self._run(play))

    def is_running(self) -> bool:
        """Whether a bot is at work, or something happens by itself."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """Nothing is done by itself any more."""
        if self._task is not None:
            self._task.cancel()

    def _seat(self, play: Play) -> int | None:
        """For whom something is done next: a bot, or a person who is not asked."""
        bot = self._seating.bot_among(play.to_act())
        return play.by_itself() if bot is None else bot

    async def _run(self, play: Play) -> None:
        failures = 0
        while (seat := self._seat(play)) is not None:
            turn, lines = play.turn, len(play.match.lines)
            if patience := self._patience(play, seat):
                await asyncio.sleep(patience)
            if self._seat(play) != seat or len(play.match.lines) != lines:
                continue  # something was done, or taken back: wait anew
            chosen = await self._choose(play, seat)
            async with self._lock:
                is_over = self._seat(play) != seat or play.turn != turn
                if is_over or (len(play.match.lines) != lines and self._may_be_taken_back(play)):
                    continue
                try:
                    await self._do(play, seat, chosen)
                    failures = 0
                except (Refusal, StorageFailed) as problem:
                    failures += 1
                    table_log.error("a seat could not be played", extra={"table": self._table, "seat": seat, "why": str(problem)})
            if failures:
                await asyncio.sleep(min(30, 2**failures))
            if failures > MOST_FAILURES and not self._audience:
                return

    async def _choose(self, play: Play, seat: int) -> int | None:
        """What a bot chooses; None for a person."""
        chair = self._seating.chairs[seat]
        if not chair.is_played_by_bot():
            return None
        sole = play.sole_action(seat)
        return await self._pool.choose(play.game, chair.bot, play.match.view(seat)) if sole is None else sole

    async def _do(self, play: Play, seat: int, chosen: int | None) -> None:
        """Raises Refusal or StorageFailed."""
        code = play.sole_action(seat) if chosen is None else chosen
        if code is not None:
            await self._moves.act(play, seat, code)
        elif answer := play.by_order(seat):
            await self._moves.obey(play, answer)

    def _patience(self, play: Play, seat: int) -> float:
        if self._may_be_taken_back(play):
            return self._pause
        happens = not self._seating.chairs[seat].is_played_by_bot() and play.sole_action(seat) is not None
        return min(SOLE_SECONDS, self._pause) if happens else 0.0

    def _may_be_taken_back(self, play: Play) -> bool:
        """Whether a person could still take back what was done last."""
        return any(play.can_undo(seat) and not chair.is_played_by_bot() for seat, chair in enumerate(self._seating.chairs))


def stand_in(title: str) -> str:
    """The bot that takes a person's seat."""
    return bots_of(title)[0]
