"""The clocks of a table: until when a seat must choose before a bot takes it over, and for how long somebody is waited for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from hippodrome.server.protocol.messages import Clock
from hippodrome.server.tables.audience import Audience
from hippodrome.server.tables.play import Play
from hippodrome.server.tables.seating import Seating

ALLOWANCE = {"none": None, "relaxed": 120.0, "fast": 30.0}
"""Seconds for a choice."""
NUDGE_SECONDS = 45.0
GRACE_SECONDS = 30.0
"""What is left of any clock, at least, when people come back to a table or the server was restarted."""


@dataclass(eq=False, slots=True)
class Clocks:
    """When each seat of one table is due, which stands still while no player is connected. `ring` is called when one runs out."""

    _clock: Clock
    _seating: Seating
    _audience: Audience
    _ring: Callable[[], None]
    _alarm: asyncio.TimerHandle | None = None
    _grace_until: float = 0.0

    def grant_grace(self) -> None:
        """No clock runs out at once."""
        self._grace_until = max(self._grace_until, time.time() + GRACE_SECONDS)

    def due(self, play: Play | None) -> dict[int, float]:
        """When a bot takes over the seats that owe a choice, if their people do nothing."""
        if play is None or not self._are_running() or not self._audience.has_players():
            return {}
        allowance, due = ALLOWANCE[self._clock], {}
        for seat in play.to_act():
            chair = self._seating.chairs[seat]
            times = [] if allowance is None else [play.turn_began + allowance]
            if chair.nudged is not None:
                times.append(chair.nudged + NUDGE_SECONDS)
            if times and not chair.is_played_by_bot() and play.sole_action(seat) is None:
                due[seat] = max(min(times), self._grace_until)
        return due

    def waits(self, play: Play | None) -> dict[int, float]:
        """When seats of people who are away are free for others, unless they come back or the game ends."""
        if play is None or play.outcome is not None:
            return {}
        waited = {seat: chair.wait.until for seat, chair in enumerate(self._seating.chairs) if chair.wait is not None}
        return {seat: max(until, self._grace_until) for seat, until in waited.items()}

    def _are_running(self) -> bool:
        return self._clock != "none" or any(chair.nudged is not None for chair in self._seating.chairs)

    def set_alarm(self, play: Play | None) -> None:
        """Ring when the first clock runs out."""
        self.stop()
        if times := [*self.due(play).values(), *self.waits(play).values()]:
            wait = max(0.05, min(times) - time.time())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def stop(self) -> None:
        """No clock rings any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
