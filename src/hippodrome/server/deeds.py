"""What people and hosts may do to a table, beside playing: hand over, take back, nudge, kick, mute, lock, close the chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hippodrome.server import messages
from hippodrome.server.charter import Deed
from hippodrome.server.messages import Fact
from hippodrome.server.refusal import Refusal
from hippodrome.server.viewer import Viewer

if TYPE_CHECKING:
    from hippodrome.server.room import Room


def deed_of(room: Room, viewer: Viewer, asked: messages.AnyAsked) -> Deed:
    """What a request does to the table. Raises Refusal."""
    by = next(iter(room.seats_of(viewer.person)), None)
    match asked:
        case messages.HandOver(seat=seat, leave=leave):
            chair = room.person_at(seat)
            if viewer.person != room.host:
                room.must_own(viewer, seat)
            if chair.by_bot:
                raise Refusal("not-now", "a bot plays there already", key="by-bot-already")
            own = chair.person == viewer.person
            return Deed(fact=Fact(what="left" if leave and own else "handed-over", seat=seat, by=by, name=chair.name))
        case messages.TakeBack(seat=seat):
            room.must_own(viewer, seat)
            if not room.chairs[seat].by_bot:
                raise Refusal("not-now", "you play this seat already", key="not-by-bot")
            return Deed(fact=Fact(what="taken-back", seat=seat, by=by, name=room.chairs[seat].name))
        case messages.Nudge(seat=seat):
            if by is None or room.play is None:
                raise Refusal("not-yours", "only players nudge each other, and only in a game", key="not-player")
            if seat not in room.play.to_act() or room.chairs[seat].is_played_by_bot():
                raise Refusal("not-now", "nobody waits for that seat", key="not-waiting")
            if room.chairs[seat].nudged is not None:
                raise Refusal("not-now", "that seat was nudged already", key="nudged-already")
            return Deed(fact=Fact(what="nudged", seat=seat, by=by, name=room.chairs[seat].name))
        case messages.HostRules(do=what, seat=seat, chat=chat):
            room.must_be_host(viewer)
            return _host_deed(room, what, seat, chat, by)
        case _:
            raise Refusal("malformed", "this cannot be asked for")


def _host_deed(room: Room, what: str, seat: int | None, chat: str | None, by: int | None) -> Deed:
    if what == "chat":
        if chat is None:
            raise Refusal("malformed", "say who may chat", key="malformed")
        return Deed(fact=Fact(what="chat", by=by, detail=chat))
    if what == "lock" or what == "unlock":
        return Deed(fact=Fact(what="locked" if what == "lock" else "unlocked", by=by))
    if seat is None:
        raise Refusal("malformed", "say which seat", key="malformed")
    chair = room.person_at(seat)
    if chair.person == room.host:
        raise Refusal("not-now", "the host cannot do this to their own seat", key="own-seat")
    if what == "kick":
        return Deed(fact=Fact(what="kicked", seat=seat, by=by, name=chair.name), person=chair.person)
    if what == "mute" or what == "unmute":
        return Deed(fact=Fact(what="muted" if what == "mute" else "unmuted", seat=seat, by=by, name=chair.name))
    return Deed(fact=Fact(what="handed-over", seat=seat, by=by, name=chair.name))
