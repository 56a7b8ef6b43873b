"""A table that people are at: its seats, its viewers, its log. The game that they play is in play.py.

Everything that changes a table goes through `keep`: it is on disk before anybody is told. Requests to one table are taken one
at a time, in the order they arrive.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hippodrome.core.contract import Game as Rules
from hippodrome.core.record import commitment_to, new_match, new_nonce
from hippodrome.core.wire import Setup
from hippodrome.server import bodies, messages, moves
from hippodrome.server.charter import Chair, Charter, Chat, Deed, do
from hippodrome.server.clockwork import Clockwork
from hippodrome.server.deeds import deed_of
from hippodrome.server.messages import ChatLine, Fact, Refused, SeatInfo, TableInfo, Told
from hippodrome.server.people import clean
from hippodrome.server.play import Play
from hippodrome.server.refusal import Refusal
from hippodrome.server.storage import Entry, Row, Statement, StorageFailed, Write
from hippodrome.server.viewer import Viewer

if TYPE_CHECKING:
    from hippodrome.server.house import House

log = logging.getLogger("hippodrome.table")
REMEMBERED = 300
"""Lines of chat and facts that a newcomer is told."""
encode = msgspec.json.Encoder().encode


class Room:
    """One table. `house` lends it storage, bots and clocks."""

    def __init__(self, house: House, id: str, charter: Charter, rules: Rules[Any]) -> None:
        self.house = house
        self.id = id
        self.charter = charter
        self.rules = rules
        self.commitment = commitment_to(charter.seed)
        self.chairs = [Chair(plan) for plan in charter.chairs]
        self.host = charter.host
        self.locked = False
        self.barred: set[str] = set()
        self.chat_rule = charter.chat
        self.rematch: str | None = None
        self.play: Play | None = None  # until it begins
        self.facts: list[Fact] = []
        self.chat: list[ChatLine] = []
        self.viewers: set[Viewer] = set()
        self.touched = charter.created
        self.used = time.time()
        self.lock = asyncio.Lock()
        self._next = 0
        self.requests: set[str | None] = set()  # that were carried out
        self._moves: list[moves.Move] = []  # that have come, and wait for the lock
        self._written_touch = 0.0
        self.clockwork = Clockwork(self)
        self._gone = False  # from memory; whoever still has it must look again

    # What it is

    def status(self) -> messages.Status:
        """Whether it waits for players, runs or is over."""
        if self.play is None:
            return "waiting"
        return "running" if self.play.outcome is None else "over"

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person; several on a shared device."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person)

    def is_idle(self) -> bool:
        """Whether it can be forgotten until somebody comes."""
        return not self.viewers and not self.lock.locked() and not self.clockwork.is_thinking()

    def info(self, person: str | None) -> TableInfo:
        """The table as a person sees it from outside."""
        here = {viewer.person for viewer in self.viewers if not viewer.watch}
        owing = () if self.play is None else self.play.to_act()
        return TableInfo(
            id=self.id,
            title=self.charter.title,
            edition=self.charter.edition,
            options=self.charter.options,
            clock=self.charter.clock,
            status=self.status(),
            seats=tuple(
                SeatInfo(
                    name=chair.name,
                    emblem=chair.emblem,
                    kind=chair.kind,
                    bot=chair.bot,
                    by_bot=chair.is_played_by_bot() and (self.play is not None or chair.kind == "bot"),
                    here=chair.person in here and chair.person is not None,
                    muted=chair.muted,
                    host=chair.person == self.host,
                    due=self.clockwork.due(chair) if seat in owing else None,
                )
                for seat, chair in enumerate(self.chairs)
            ),
            mine=self.seats_of(person),
            host=person == self.host,
            one_device=self.charter.one_device,
            listed=self.charter.listed,
            locked=self.locked,
            chat=self.chat_rule,
            spectators=len({viewer.person for viewer in self.viewers if viewer.seat is None}),
            commitment=self.commitment,
            created=self.charter.created,
            touched=self.touched,
            rematch=self.rematch,
            outcome=None if self.play is None else self.play.outcome,
        )

    def places(self) -> dict[int | None, bool]:
        """From where viewers look, and whether anybody there wants its choices spelt out."""
        places: dict[int | None, bool] = {}
        for viewer in self.viewers:
            places[viewer.seat] = viewer.plain or places.get(viewer.seat, False)
        return places

    # Coming and going

    def welcome(self, viewer: Viewer, hello: messages.Hello) -> None:
        """Answer a Hello: from where this connection looks from now on, and all that it has not heard."""
        mine = self.seats_of(viewer.person)
        viewer.watch = hello.watch
        viewer.plain = hello.plain
        if hello.watch or not mine:
            viewer.seat = None
        else:
            viewer.seat = hello.seat if hello.seat in mine else mine[0]
        if viewer not in self.viewers:
            self.clockwork.grace_if_empty()
            self.viewers.add(viewer)
        events = () if self.play is None else self.play.record.log.heard_by(viewer.seat)
        resumes = hello.heard is not None and hello.heard <= len(events) and hello.seat == viewer.seat
        news = events[hello.heard :] if resumes else events
        game = None if self.play is None else self.play.show(viewer.seat, news, self.places()[viewer.seat])
        self.tell(
            viewer,
            messages.Welcome(
                table=self.info(viewer.person),
                seat=viewer.seat,
                fresh=not resumes,
                game=game,
                box=None if resumes else self.rules.box,
                facts=tuple(self.facts),
                chat=tuple(self.chat),
                now=time.time(),
                version=self.house.version,
            ),
        )
        self.tell_room(but=viewer)
        self.clockwork.stir()

    def goodbye(self, viewer: Viewer) -> None:
        """A connection is gone."""
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.used = time.time()
            self.tell_room()
            self.clockwork.set_alarm()

    # Requests

    async def ask(self, viewer: Viewer, asked: messages.AnyAsked) -> None:
        """Carry out what a viewer asks for, or say why not."""
        if isinstance(asked, messages.AnyMove):
            self._moves.append(moves.Move(viewer, asked, self._key(viewer, asked.id)))
        async with self.lock:  # for Hello too: nobody is told what is not on disk yet
            if self._gone:
                viewer.close()
            elif isinstance(asked, messages.AnyMove):
                if self.play is not None and len(self.play.to_act()) > 1:
                    await asyncio.sleep(0)  # where several choose at once, the others' choices may be there already
                together, self._moves = self._moves, []
                await moves.make(self, together)  # all that have come by now; whoever waited longest makes them
            elif isinstance(asked, messages.Hello):
                self.welcome(viewer, asked)
            else:
                await self._answer(viewer, asked, self._key(viewer, asked.id))

    def _key(self, viewer: Viewer, id: str) -> str | None:
        return None if viewer.person is None else f"{viewer.person}:{id}"

    async def _answer(self, viewer: Viewer, asked: messages.AnyRequest, key: str | None) -> None:
        try:
            if key in self.requests:
                self.tell(viewer, messages.Done(id=asked.id))
                return
            if viewer.watch and not isinstance(asked, messages.Say | messages.React):
                raise Refusal("not-yours", "this is a place for spectators: open the table's own link to play", key="watching")
            await self._carry_out(viewer, asked, key)
            self.tell(viewer, messages.Done(id=asked.id))
        except Refusal as refusal:
            self.refuse(viewer, asked.id, refusal)
        except StorageFailed as problem:
            self.refuse_unsaved(viewer, asked.id, problem)

    def refuse(self, viewer: Viewer, id: str, refusal: Refusal) -> None:
        """Say why something is not done."""
        self.house.metrics.refused(refusal.message.why)
        log.info("refused", extra={"table": self.id, "why": refusal.message.why, "rule": refusal.message.rule})
        self.tell(viewer, msgspec.structs.replace(refusal.message, id=id))

    def refuse_unsaved(self, viewer: Viewer, id: str, problem: StorageFailed) -> None:
        """Say that something could not be kept, so that it has not happened."""
        log.error("not saved", extra={"table": self.id, "why": problem.why})
        self.tell(viewer, Refused(id=id, why="storage", text=str(problem), key=f"storage-{problem.why}"))

    async def _carry_out(self, viewer: Viewer, asked: messages.AnyRequest, key: str | None) -> None:
        match asked:
            case messages.Say(seat=seat, name=name, text=text):
                await self._say(viewer, seat, name, text, key)
            case messages.React(seat=seat, reaction=reaction):
                self._may_speak(viewer, seat)
                self._tell_all(messages.Reacted(seat=seat, reaction=reaction))
            case messages.Begin():
                self.must_be_host(viewer)
                await self.begin(key)
            case _:
                await self.do(deed_of(self, viewer, asked), key)

    def must_own(self, viewer: Viewer, seat: int) -> None:
        """Raises Refusal unless the seat is the viewer's."""
        if viewer.person is None or seat not in self.seats_of(viewer.person):
            raise Refusal("not-yours", "this seat is not yours", key="not-yours")

    def must_be_host(self, viewer: Viewer) -> None:
        """Raises Refusal unless the viewer is the host."""
        if viewer.person != self.host:
            raise Refusal("not-yours", "only the host may do this", key="not-host")

    # The game

    async def begin(self, key: str | None = None) -> None:
        """Lay the table; bots play the seats that are still open. Whoever calls this holds the lock."""
        if self.play is not None:
            raise Refusal("not-now", "the game has begun already", key="begun")
        started = Deed(fact=Fact(what="started"))
        setup = Setup(
            title=self.charter.title, edition=self.charter.edition, seats=len(self.chairs), options=self.charter.options
        )
        nonces = tuple(chair.nonce or new_nonce() for chair in self.chairs)
        names = tuple(chair.name for chair in self.chairs)
        record = new_match(self.rules, setup, names, seed=self.charter.seed, nonces=nonces)
        at = time.time()
        entries: list[Entry] = [("deed", _text(started), key), ("line", record.lines[0], None)]
        await self.keep(entries, at, [self.house.mark(self.id, "running", at)])
        self.facts.append(started.fact)
        self.play = Play(self.rules, record, at)
        for viewer in self.viewers:  # everything is new: tell it as to newcomers
            self.welcome(viewer, messages.Hello(seat=viewer.seat, watch=viewer.watch, plain=viewer.plain))
        self.clockwork.stir()

    # Seats and host

    def person_at(self, seat: int) -> Chair:
        """The chair of a seat that somebody has. Raises Refusal."""
        if seat >= len(self.chairs) or self.chairs[seat].person is None:
            raise Refusal("not-now", "nobody sits there", key="nobody-there")
        return self.chairs[seat]

    async def sit(self, person: str, wanted: bodies.SitDown) -> int:
        """Sit down at an open seat. Raises Refusal or StorageFailed."""
        async with self.lock:
            mine = self.seats_of(person)
            if mine and not self.charter.one_device:
                return mine[0]
            if self.locked or person in self.barred:
                raise Refusal("closed", "the host has locked the seats", key="locked")
            if self.status() == "over":
                raise Refusal("closed", "this game is over", key="over")
            free = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]
            seat = wanted.seat if wanted.seat is not None else next(iter(free), None)
            if seat is None or seat not in free:
                raise Refusal("closed", "there is no seat left", key="no-seat")
            fact = Fact(what="sat", seat=seat, name=wanted.name)
            await self.do(Deed(fact=fact, person=person, emblem=wanted.emblem, nonce=wanted.nonce or new_nonce()), None)
            return seat

    async def give(self, seat: int, person: str, recovery: str) -> None:
        """A recovery link was opened: the seat has this person from now on, and the link is spent."""
        async with self.lock:
            chair = self.chairs[seat]
            if chair.recovery != recovery:
                raise Refusal("closed", "this recovery link is no longer good: ask the host for a new one", key="recovery-void")
            await self.do(Deed(fact=Fact(what="recovered", seat=seat, name=chair.name), person=person), None)
            chair.recovery = None

    async def reissue(self, seat: int, by: int | None, recovery: str) -> None:
        """A new recovery link for a seat; the old one is void."""
        async with self.lock:
            chair = self.person_at(seat)
            fact = Fact(what="recovery", seat=seat, by=by, name=chair.name)
            await self.do(Deed(fact=fact), None, [self.house.keep_recovery(self.id, seat, recovery)])
            chair.recovery = recovery

    async def do(self, deed: Deed, key: str | None = None, statements: Sequence[Statement] = ()) -> None:
        """Keep a deed, carry it out, tell everybody. Whoever calls this holds the lock."""
        at, fact = time.time(), deed.fact
        more = list(statements)
        if fact.what in ("sat", "recovered", "kicked") and fact.seat is not None:
            more.append(self.house.keep_seat(self.id, fact.seat, None if fact.what == "kicked" else deed.person))
        if (host := self._host_after(deed)) != self.host:
            more.append(self.house.keep_host(self.id, host))
        await self.keep([("deed", _text(deed), key)], at, more)
        before = None if fact.seat is None else self.chairs[fact.seat].person
        self._take(deed, at)
        if fact.what in ("sat", "recovered", "kicked"):
            for viewer in [viewer for viewer in self.viewers if viewer.person in (before, deed.person)]:
                if not viewer.watch and viewer.person is not None:
                    viewer.seat = None  # until it says Hello again, it is told only what is public
                    self.tell(viewer, messages.Moved())
        self.tell_room(fact)
        self.clockwork.stir()

    def _take(self, deed: Deed, at: float) -> None:
        self.host = self._host_after(deed)
        do(self.chairs, deed, at)
        if deed.fact.what == "kicked" and deed.person is not None:
            self.barred.add(deed.person)
        elif deed.fact.what in ("locked", "unlocked"):
            self.locked = deed.fact.what == "locked"
        elif deed.fact.what == "chat":
            self.chat_rule = msgspec.convert(deed.fact.detail, messages.ChatRule)
        self.facts = [*self.facts, deed.fact][-REMEMBERED:]

    def _host_after(self, deed: Deed) -> str:
        if deed.fact.what == "recovered" and deed.person is not None and self.seats_of(self.host) == (deed.fact.seat,):
            return deed.person  # who lost the device is host on the new one, and nobody on the old one
        return self.host

    # Chat

    def _may_speak(self, viewer: Viewer, seat: int | None) -> None:
        if seat is not None:
            self.must_own(viewer, seat)
        if any(self.chairs[own].muted for own in (self.seats_of(viewer.person) if seat is None else (seat,))):
            raise Refusal("muted", "the host has muted this seat", key="muted")
        host = viewer.person == self.host
        if (self.chat_rule == "closed" and not host) or (self.chat_rule == "players" and seat is None and not host):
            raise Refusal("closed", "the host has closed the chat", key="chat-closed")

    async def _say(self, viewer: Viewer, seat: int | None, name: str, text: str, key: str | None) -> None:
        self._may_speak(viewer, seat)
        said = clean(text, messages.TEXT_LENGTH)
        if not said:
            raise Refusal("malformed", "say something", key="malformed")
        chat = Chat(seat, self.chairs[seat].name if seat is not None else clean(name) or "…", said)
        at = time.time()
        await self.keep([("chat", msgspec.json.encode(chat).decode(), key)], at)
        self._hear(chat, at)
        self._tell_all(messages.Said(line=self.chat[-1]))

    def _hear(self, chat: Chat, at: float) -> None:
        self.chat = [*self.chat, ChatLine(at=at, seat=chat.seat, name=chat.name, text=chat.text)][-REMEMBERED:]

    # Log

    async def keep(self, entries: list[Entry], at: float, statements: Sequence[Statement] = ()) -> None:
        """Put entries of the log on disk, all or none. Whoever calls this holds the lock. Raises StorageFailed."""
        rows: list[Row] = [
            {"table_id": self.id, "seq": seq, "at": at, "kind": kind, "request": key, "body": body}
            for seq, (kind, body, key) in enumerate(entries, self._next)
        ]
        more = list(statements)
        if at > self._written_touch + 60:
            more.append(self.house.touch(self.id, at))
        try:
            await self.house.store.write(Write(rows, more))
        except StorageFailed as problem:
            if problem.why == "twice":
                self.house.drop(self)
            raise
        self._next += len(rows)
        if len(more) > len(statements):
            self._written_touch = at
        if entries[0][0] != "line":
            self.touched = at
        self.requests.update(key for _, _, key in entries if key is not None)

    def remember(self, rows: list[Row]) -> None:
        """Take up the log as it was kept. Raises BadRecord if the game was played by other rules."""
        lines: list[str] = []
        times: list[float] = []
        for row in rows:
            self._next = row["seq"] + 1
            if row["request"] is not None:
                self.requests.add(row["request"])
            if row["kind"] == "line":
                lines.append(row["body"])
                times.append(row["at"])
                continue
            self.touched = row["at"]
            if row["kind"] == "deed":
                self._take(msgspec.json.decode(row["body"], type=Deed), row["at"])
            else:
                self._hear(msgspec.json.decode(row["body"], type=Chat), row["at"])
        if lines:
            self.play, touched = Play.again(self.rules, lines, times)
            self.touched = max(self.touched, touched)
            for chair in self.chairs:
                if chair.nudged is not None and chair.nudged < self.play.turn_began:
                    chair.nudged = None
        self.clockwork.wake()

    def close(self) -> None:
        """Stop what runs by itself; what is in memory is not used any more."""
        self._gone = True
        self.clockwork.stop()

    # Telling

    def tell(self, viewer: Viewer, told: Told) -> None:
        """Tell one viewer something."""
        viewer.send(encode(told))

    def _tell_all(self, told: Told) -> None:
        message = encode(told)
        for viewer in self.viewers:
            viewer.send(message)

    def tell_room(self, fact: Fact | None = None, but: Viewer | None = None) -> None:
        """Tell everybody how the table is now; each hears which seats are their own."""
        said: dict[str | None, bytes] = {}
        for viewer in self.viewers:
            if viewer is not but:
                if viewer.person not in said:
                    said[viewer.person] = encode(messages.RoomChanged(table=self.info(viewer.person), fact=fact))
                viewer.send(said[viewer.person])


def _text(deed: Deed) -> str:
    return msgspec.json.encode(deed).decode()
