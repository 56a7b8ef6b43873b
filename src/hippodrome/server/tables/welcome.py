"""What a viewer is told first."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from hippodrome.games import kinds_of
from hippodrome.server.protocol import messages
from hippodrome.server.tables.viewer import Viewer, Wants

if TYPE_CHECKING:
    from hippodrome.server.tables.room import Room


def welcome_for(room: Room, viewer: Viewer, hello: messages.Hello) -> messages.Welcome:
    """Everything, or what has happened since the viewer heard something last."""
    play, seat = room.play, viewer.seat
    events, first = ((), 0) if play is None else (play.heard_by(seat), play.first(seat))
    resumes = hello.heard is not None and 0 <= hello.heard - first <= len(events) and hello.seat == seat
    news = events[hello.heard - first :] if resumes and hello.heard is not None else events
    return messages.Welcome(
        table=room.info(viewer.person),
        seat=seat,
        fresh=not resumes,
        game=None if play is None else play.show(seat, news, room.audience.places().get(seat, Wants())),
        box=None if resumes else room.game.box,
        kinds=None if resumes else kinds_of(room.game.title()),
        facts=tuple(room.facts),
        chat=tuple(room.chat),
        now=time.time(),
        version=room.house.version,
    )
