"""What a live table does by itself. Bots think in processes of their own, while people look; a person who has no
choice (`Title.plays_sole_actions`), or has ordered how to make it, is not asked for it.

A table where bots play every seat rests while nobody looks: else tables that were begun and left would keep all other bots
waiting. It goes on once somebody comes.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.storage.store import StorageFailed
from hippodrome.server.tables.audience import Audience
from hippodrome.server.tables.moves import Moves
from hippodrome.server.tables.play import Play
from hippodrome.server.tables.seating import Seating
from hippodrome.server.thinking.thinkers import Thinkers

table_log = logging.getLogger("hippodrome.table")
MOST_FAILURES = 5
"""After which a bot whose actions cannot be persisted gives up, unless a viewer is there."""

SOLE_SECONDS = 0.8
"""How long people can look before something happens by itself because there is no choice."""
BOT_SECONDS = 0.6
"""The same before a bot's choice, however soon it is made."""


@dataclass(eq=False, slots=True)
class BotRunner:
    """Lets the bots of one table choose, one after the other, and does for people what they are not asked for."""

    _table: str
    _seating: Seating
    _audience: Audience
    _moves: Moves
    _lock: asyncio.Lock
    _thinkers: Thinkers
    _pause: float
    """Seconds for a person to take something back: nothing that is done here waits longer."""
    _task: asyncio.Task[None] | None = None
    _asked: tuple[int, float] = (0, 0.0)  # a turn, and when it was seen first

    def start(self, play: Play) -> None:
        """Do what is to be done without asking a person, if that is not going on already."""
        if not self.is_running() and self._seat(play) is not None:
            self._task = asyncio.get_running_loop().create_task(self._run(play))
            self._task.add_done_callback(self._ended)

    def is_running(self) -> bool:
        """Whether a bot is at work, or something happens by itself."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """Nothing is done by itself any more."""
        if self._task is not None:
            self._task.cancel()

    def _ended(self, task: asyncio.Task[None]) -> None:
        if self._task is task:
            self._task = None  # it holds all that it last looked at

    def _seat(self, play: Play) -> int | None:
        """For whom something is done next: a bot, or a person who is not asked; nobody where it rests."""
        if not self._audience and all(chair.is_played_by_bot() for chair in self._seating.chairs):
            return None
        bot = self._seating.bot_among(play.to_act())
        return play.by_itself() if bot is None else bot

    async def _run(self, play: Play) -> None:
        failures = 0
        while (seat := self._seat(play)) is not None:
            turn = play.turn
            thinking = asyncio.create_task(self._choose(play, seat))
            try:
                lines = await self._wait(play, seat, turn)
                chosen = await thinking
            finally:
                thinking.cancel()
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

    async def _wait(self, play: Play, seat: int, turn: int) -> int:
        """Let people look, and take back what was done last; whenever something is done meanwhile, anew. The length of the record
        then."""
        while True:
            lines = len(play.match.lines)
            patience = self._patience(play, seat)
            if patience <= 0:
                return lines
            await asyncio.sleep(patience)
            if self._seat(play) != seat or play.turn != turn or len(play.match.lines) == lines:
                return lines

    async def _choose(self, play: Play, seat: int) -> int | None:
        """What a bot chooses; None for a person, or if the turn is over before it is asked: others act meanwhile."""
        chair = self._seating.chairs[seat]
        if not chair.is_played_by_bot() or seat not in play.to_act():
            return None
        sole = play.sole_action(seat)
        return await self._thinkers.choose(play.game, chair.bot, play.view(seat)) if sole is None else sole

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
        if not self._audience:
            return 0.0
        if self._seating.chairs[seat].is_played_by_bot():
            return min(BOT_SECONDS, self._pause) - self._since_asked(play)
        return min(SOLE_SECONDS, self._pause) if play.sole_action(seat) is not None else 0.0

    def _since_asked(self, play: Play) -> float:
        """Seconds since this turn was seen first: bots that choose at the same time are waited for together."""
        now = asyncio.get_running_loop().time()
        if self._asked[0] != play.turn:
            self._asked = play.turn, now
        return now - self._asked[1]

    def _may_be_taken_back(self, play: Play) -> bool:
        """Whether a person could still take back what was done last."""
        return any(play.can_undo(seat) and not chair.is_played_by_bot() for seat, chair in enumerate(self._seating.chairs))
