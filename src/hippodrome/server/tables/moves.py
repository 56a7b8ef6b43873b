"""The way of a move: made in memory (play.py), persisted, told to everybody; or refused.

Moves that come at about the same time are persisted together, by one commit.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from hippodrome.server.protocol import messages
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.storage.journal import MOST_ENTRIES, Entry, Journal
from hippodrome.server.storage.store import StorageFailed
from hippodrome.server.tables.audience import Audience
from hippodrome.server.tables.orders import Answer
from hippodrome.server.tables.play import Play
from hippodrome.server.tables.seating import Seating
from hippodrome.server.tables.viewer import Viewer, Wants


@dataclass(frozen=True, slots=True)
class Move:
    """Something that a viewer wants to do in the game."""

    viewer: Viewer
    asked: messages.AnyMove
    key: str | None
    """Under which it is remembered, so that it is done once; a viewer without a cookie has none."""


@dataclass(eq=False, slots=True)
class Moves:
    """The moves of one table. `made` is called after each commit, once all have been told; with whether everybody may know of it.

    The caller of `make`, `act` and `obey` holds the room's lock.
    """

    _seating: Seating
    _journal: Journal
    _audience: Audience
    _made: Callable[[bool], None]
    _waiting: list[Move] = field(default_factory=list)

    def add(self, move: Move) -> None:
        """A move has come; it waits for the lock."""
        self._waiting.append(move)

    async def make(self, play: Play | None) -> int:
        """Make all moves that have come, in their order, and persist them together; then tell everybody. Returns how many.

        What cannot be persisted has not happened. No viewer hears anything, not even a refusal, before all of it is on disk.
        """
        at = time.time()
        waiting, self._waiting = self._waiting, []
        entries: list[Entry] = []
        made: list[Move] = []
        again: list[Move] = []
        refused: list[tuple[Move, messages.Refused]] = []
        for move in waiting:
            if move.key in self._journal.requests or any(move.key == other.key for other in made):
                again.append(move)
                continue
            try:
                first, *rest = self._must_play(play, move).make(move.asked, at)
            except Refusal as refusal:
                refused.append((move, refusal.message))  # not the refusal: its trace holds this frame, and that the room
                continue
            except Exception:
                if play is not None:
                    play.roll_back()  # a rule is broken: nothing of this has happened
                raise
            made.append(move)
            entries += [("line", first, move.key), *(("line", line, None) for line in rest)]
        if made and play is not None:
            done: dict[int | None, str] = {move.asked.seat: move.asked.id for move in made}
            try:
                await self._persist(play, entries, at, done)
            except StorageFailed as problem:
                for move in made:
                    self._audience.refuse_unsaved(move.viewer, move.asked.id, problem)
                if problem.why == "lost":
                    return 0  # what is in memory may be past: nobody is told anything of it
                made = []
        self._answer(play, made, again, refused)
        return len(made)

    async def obey(self, play: Play, answer: Answer) -> None:
        """Do what a person has ordered. Raises Refusal or StorageFailed."""
        at = time.time()
        obeyed: Entry = ("obeyed", msgspec.json.encode(answer.obeyed).decode(), None)
        lines = play.obey(answer, at)
        await self._persist(play, [obeyed, *(("line", line, None) for line in lines)], at, {})

    async def act(self, play: Play, seat: int, code: int) -> None:
        """Carry out an action of a bot. Raises Refusal or StorageFailed."""
        at = time.time()
        lines = play.act(seat, code, at)
        await self._persist(play, [("line", line, None) for line in lines], at, {})

    def _must_play(self, play: Play | None, move: Move) -> Play:
        must_not_watch(move.viewer)
        self._seating.must_own(move.viewer.person, move.asked.seat)
        if play is None:
            raise Refusal("not-now", "the game has not begun", key="not-begun")
        if self._seating.chairs[move.asked.seat].by_bot:
            raise Refusal("not-now", "a bot plays for this seat: take it back first", key="by-bot")
        if move.asked.turn != play.turn:
            raise Refusal("stale", "the game has gone on since", key="stale")
        self._journal.must_take(MOST_ENTRIES)
        return play

    async def _persist(self, play: Play, entries: list[Entry], at: float, done: dict[int | None, str]) -> None:
        """Put on disk what was done in memory, then tell it; if that fails, go back to where it began."""
        try:
            await self._journal.persist(entries, at)
        except StorageFailed:
            play.roll_back()
            raise
        if play.mark_persisted():
            self._seating.forget_nudges()
        if play.outcome is not None:
            await self._journal.mark_over()
        public = play.has_public_news()
        if public:
            self._journal.touched = at
        self._audience.tell_news(play.news(self._audience.places(), done), done)
        self._made(public)

    def _answer(
        self, play: Play | None, made: list[Move], again: list[Move], refused: list[tuple[Move, messages.Refused]]
    ) -> None:
        """What an Update does not say: done for those who look from elsewhere, or asked twice; refused for the others."""
        told = {move.asked.seat: move.asked.id for move in made}
        for move in made:
            if move.viewer.seat != move.asked.seat or told[move.asked.seat] != move.asked.id:
                self._audience.tell(move.viewer, messages.Done(id=move.asked.id))
        for move in again:
            self._audience.tell(move.viewer, messages.Done(id=move.asked.id))
        for move, refusal in refused:
            if refusal.why == "stale" and play is not None:
                seat = move.asked.seat
                game = play.progress(seat, (), self._audience.places().get(seat, Wants()))
                refusal = msgspec.structs.replace(refusal, game=game)
            self._audience.refuse(move.viewer, move.asked.id, refusal)


def must_not_watch(viewer: Viewer) -> None:
    """Raises Refusal for a connection that only watches."""
    if viewer.watch:
        raise Refusal("not-yours", "this is a place for spectators: open the table's own link to play", key="watching")
