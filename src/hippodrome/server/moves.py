"""The way of a move: made in memory (play.py), kept on disk, told to everybody; or refused.

Moves that come at about the same time are kept together, by one commit. Whoever calls anything here holds the room's lock.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from hippodrome.server import messages
from hippodrome.server.play import Play
from hippodrome.server.refusal import Refusal
from hippodrome.server.storage import Entry, StorageFailed, Write
from hippodrome.server.viewer import Viewer

if TYPE_CHECKING:
    from hippodrome.server.room import Room

log = logging.getLogger("hippodrome.table")
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Move:
    """Something that a viewer wants to do in the game."""

    viewer: Viewer
    asked: messages.AnyMove
    key: str | None
    """Under which it is remembered, so that it is done once; nobody's is."""


async def make(room: Room, moves: list[Move]) -> None:
    """Make the moves that came at about the same time, in their order, and keep them together; then tell everybody.

    What cannot be kept has not happened. Nobody hears anything, not even a refusal, before all of it is on disk.
    """
    at, play = time.time(), room.play
    entries: list[Entry] = []
    made: list[Move] = []
    refused: list[tuple[Move, Refusal]] = []
    again: list[Move] = []
    for move in moves:
        if move.key in room.requests or any(move.key == other.key for other in made):
            again.append(move)
            continue
        try:
            play = _must_play(room, move.viewer, move.asked.seat, move.asked.turn)
            first, *rest = play.make(move.asked, at)
        except Refusal as refusal:
            refused.append((move, refusal))
            continue
        except Exception:
            if play is not None:
                play.go_back()  # a rule is broken: nothing of this has happened
            raise
        made.append(move)
        entries += [("line", first, move.key), *(("line", line, None) for line in rest)]
    if made and play is not None:
        try:
            await _settle(room, play, entries, at)
        except StorageFailed as problem:
            for move in made:
                room.refuse_unsaved(move.viewer, move.asked.id, problem)
            made = []
        else:
            _tell_everybody(room, play, at, {move.asked.seat: move.asked.id for move in made})
    for _ in made:
        room.house.metrics.moved(room.charter.title)
    _answer(room, made, refused, again)


async def act(room: Room, seat: int, code: int) -> None:
    """Carry out an action of a bot. Raises Refusal or StorageFailed."""
    at, play = time.time(), room.play
    assert play is not None
    lines = play.act(seat, code, at)
    await _settle(room, play, [("line", line, None) for line in lines], at)
    _tell_everybody(room, play, at, {})


def _must_play(room: Room, viewer: Viewer, seat: int, turn: int) -> Play:
    if viewer.watch:
        raise Refusal("not-yours", "this is a place for spectators: open the table's own link to play", key="watching")
    room.must_own(viewer, seat)
    if room.play is None:
        raise Refusal("not-now", "the game has not begun", key="not-begun")
    if room.chairs[seat].by_bot:
        raise Refusal("not-now", "a bot plays for this seat: take it back first", key="by-bot")
    if turn != room.play.turn:
        raise Refusal("stale", "the game has gone on since", key="stale")
    return room.play


async def _settle(room: Room, play: Play, entries: list[Entry], at: float) -> None:
    """Keep what was done in memory; if that fails, go back to where it began."""
    try:
        await room.keep(entries, at)
    except StorageFailed:
        play.go_back()
        raise
    if play.keep():
        for chair in room.chairs:
            chair.nudged = None
    if play.outcome is not None:
        await _mark_as_over(room)


def _tell_everybody(room: Room, play: Play, at: float, done: dict[int | None, str]) -> None:
    """What was done is on disk: now it is news. `done`: the last request of each seat that moved."""
    public = play.has_public_news()
    if public:
        room.touched = at
    said = {
        seat: encode(messages.Update(game=game, done=done.get(seat, ""))) for seat, game in play.news(room.places(), done).items()
    }
    for viewer in room.viewers:
        if viewer.seat in said:
            viewer.send(said[viewer.seat])
    if public and (room.charter.clock != "none" or play.outcome is not None):
        room.tell_room()
    room.clockwork.stir()


def _answer(room: Room, made: list[Move], refused: list[tuple[Move, Refusal]], again: list[Move]) -> None:
    """What an Update does not say: done for those who look from elsewhere, or asked twice; refused for the others."""
    told = {move.asked.seat: move.asked.id for move in made}
    for move in made:
        if move.viewer.seat != move.asked.seat or told[move.asked.seat] != move.asked.id:
            room.tell(move.viewer, messages.Done(id=move.asked.id))
    for move in again:
        room.tell(move.viewer, messages.Done(id=move.asked.id))
    for move, refusal in refused:
        if refusal.message.why == "stale" and room.play is not None:
            game = room.play.game(move.asked.seat, (), room.places().get(move.asked.seat, False))
            refusal.message = msgspec.structs.replace(refusal.message, game=game)
        room.refuse(move.viewer, move.asked.id, refusal)


async def _mark_as_over(room: Room) -> None:
    statement = room.house.mark(room.id, "over", room.touched)
    try:
        await room.house.store.write(Write(statements=[statement]))
    except StorageFailed:
        log.warning("a finished table is still marked as running", extra={"table": room.id})
