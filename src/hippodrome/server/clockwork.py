"""What goes on by itself at a table: bots that choose, and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hippodrome.server import moves
from hippodrome.server.charter import Chair, Deed
from hippodrome.server.messages import Fact
from hippodrome.server.refusal import Refusal
from hippodrome.server.storage import StorageFailed

if TYPE_CHECKING:
    from hippodrome.server.room import Room

log = logging.getLogger("hippodrome.table")
ALLOWANCE = {"none": None, "relaxed": 120.0, "fast": 30.0}
"""Seconds for a choice."""
NUDGE_SECONDS = 45.0
GRACE_SECONDS = 30.0
"""What is left of any clock, at least, when people come back to a table or the server was restarted."""


class Clockwork:
    """The bots and clocks of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._grace_until = 0.0

    def stir(self) -> None:
        """Let bots choose where they must, and set the alarm for those who think."""
        self.set_alarm()
        if self.bot_to_act() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.get_running_loop().create_task(self._play_bots())

    def bot_to_act(self) -> int | None:
        """The seat that a bot owes a choice for."""
        if self.room.play is None:
            return None
        return next((seat for seat in self.room.play.to_act() if self.room.chairs[seat].is_played_by_bot()), None)

    async def _play_bots(self) -> None:
        failures = 0
        while (seat := self.bot_to_act()) is not None:
            play = self.room.play
            assert play is not None
            turn, lines = play.turn, len(play.record.lines)
            if self._can_be_taken_back():
                await asyncio.sleep(self.room.house.settings.take_back_seconds)
            if self.bot_to_act() != seat or len(play.record.lines) != lines:
                continue  # something was done, or taken back: wait anew
            code = await self.room.house.think(self.room.rules, self.room.chairs[seat].bot, play.record.view(seat))
            async with self.room.lock:
                if (
                    self.bot_to_act() != seat
                    or play.turn != turn
                    or (len(play.record.lines) != lines and self._can_be_taken_back())
                ):
                    continue
                try:
                    await moves.act(self.room, seat, code)
                    failures = 0
                except (Refusal, StorageFailed) as problem:
                    failures += 1
                    log.error("a bot could not act", extra={"table": self.room.id, "seat": seat, "why": str(problem)})
            if failures:
                await asyncio.sleep(min(30, 2**failures))
            if not self.room.viewers and failures > 5:
                return

    def _can_be_taken_back(self) -> bool:
        """Whether a person could still take back what was done last."""
        play = self.room.play
        return play is not None and any(
            play.record.can_undo(seat) and not chair.is_played_by_bot() for seat, chair in enumerate(self.room.chairs)
        )

    def due(self, chair: Chair) -> float | None:
        """When a bot takes the chair over, if its person does nothing."""
        play = self.room.play
        if play is None or chair.is_played_by_bot() or not self.somebody_is_here():
            return None
        allowance = ALLOWANCE[self.room.charter.clock]
        times = [] if allowance is None else [play.turn_began + allowance]
        if chair.nudged is not None:
            times.append(chair.nudged + NUDGE_SECONDS)
        return max(min(times), self._grace_until) if times else None

    def somebody_is_here(self) -> bool:
        return any(viewer.seat is not None for viewer in self.room.viewers)

    def grace_if_empty(self) -> None:
        """Somebody comes to a table where nobody was: no clock runs out at once."""
        if not self.somebody_is_here():
            self._grace_until = max(self._grace_until, time.time() + GRACE_SECONDS)

    def set_alarm(self) -> None:
        """Ring when the first clock runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.room.play is None or (
            self.room.charter.clock == "none" and all(chair.nudged is None for chair in self.room.chairs)
        ):
            return
        owing = self.room.play.to_act()
        times = [due for seat in owing if (due := self.due(self.room.chairs[seat])) is not None]
        if times:
            self._alarm = asyncio.get_running_loop().call_later(max(0.05, min(times) - time.time()), self._ring)

    def _ring(self) -> None:
        self.room.house.spawn(self._time_is_up())

    async def _time_is_up(self) -> None:
        async with self.room.lock:
            if self.room.play is None:
                return
            for seat in self.room.play.to_act():
                due = self.due(self.room.chairs[seat])
                if due is not None and due <= time.time():
                    try:
                        await self.room.do(Deed(fact=Fact(what="clock", seat=seat, name=self.room.chairs[seat].name)))
                    except StorageFailed:
                        log.error("a clock could not be kept", extra={"table": self.room.id})
            self.set_alarm()

    def wake(self) -> None:
        """The table was made again from its log."""
        self._grace_until = time.time() + GRACE_SECONDS

    def is_thinking(self) -> bool:
        """Whether a bot is at work."""
        return self._bots is not None and not self._bots.done()

    def stop(self) -> None:
        """No bot thinks, no clock rings any more."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._bots is not None:
            self._bots.cancel()
