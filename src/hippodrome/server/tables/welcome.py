"""What a viewer is told first."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from hippodrome.core.wire import Event
from hippodrome.games import kinds_of
from hippodrome.server.protocol import messages
from hippodrome.server.tables.play import Play
from hippodrome.server.tables.viewer import Viewer, Wants

if TYPE_CHECKING:
    from hippodrome.server.tables.room import Room


WELCOME_SECONDS = 0.5
"""How long newcomers among spectators are welcomed with the same words, if nothing changes."""
MOST_MISSED = 100
"""Events that a spectator who comes back is told alone: who asks for more is welcomed like a newcomer, by what all are told."""


def missed_by(play: Play | None, seat: int | None, hello: messages.Hello) -> tuple[Event, ...] | None:
    """What a viewer who has heard something has not heard yet; None for one that must be told everything."""
    events, first = ((), 0) if play is None else (play.heard_by(seat), play.first(seat))
    if hello.heard is None or hello.seat != seat or not 0 <= hello.heard - first <= len(events):
        return None
    return events[hello.heard - first :]


def welcome_for(room: Room, viewer: Viewer, missed: tuple[Event, ...] | None) -> messages.Welcome:
    """Everything, or what a viewer has missed."""
    play, seat = room.play, viewer.seat
    game = None
    if play is not None:
        events = play.heard_by(seat) if missed is None else missed
        game = play.show(seat, events, room.audience.places().get(seat, Wants()))
    return messages.Welcome(
        table=room.info(viewer.person),
        seat=seat,
        fresh=missed is None,
        game=game,
        box=room.game.box if missed is None else None,
        kinds=kinds_of(room.game.title()) if missed is None else None,
        facts=tuple(room.facts),
        chat=tuple(room.chat),
        now=time.time(),
        version=room.house.version,
    )


class CrowdWelcome:
    """What the spectators of a table are welcomed with: in a crowd, the same bytes for each."""

    def __init__(self) -> None:
        self._last: tuple[int, float, bytes] | None = None  # after how many entries, until when, and its text

    def forget(self) -> None:
        """Something has changed."""
        self._last = None

    def text(self, room: Room) -> bytes:
        """As it is sent."""
        now, length = time.monotonic(), room.journal.length()
        if self._last is None or self._last[0] != length or self._last[1] < now:
            self._last = length, now + WELCOME_SECONDS, msgspec.json.encode(welcome_for(room, Viewer(None), None))
        return self._last[2]
