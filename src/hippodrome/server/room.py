"""A table that is being played at: seats, game, log, viewers.

Everything that changes a table goes through `_keep`: it is on disk before anybody is told. Requests to one table are taken one
at a time, in the order they arrive.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from hippodrome.core.contract import Game as Rules
from hippodrome.core.errors import BadAction, IllegalAction
from hippodrome.core.record import Table, commitment_to, new_nonce, open_table, replay
from hippodrome.core.slips import TARGET_BITS, Picks, pack_slip
from hippodrome.core.wire import Event, Outcome, Setup
from hippodrome.server import messages
from hippodrome.server.charter import Chair, Charter, Chat, Deed, do
from hippodrome.server.clockwork import Clockwork
from hippodrome.server.deeds import deed_of
from hippodrome.server.messages import ChatLine, Fact, Game, Refused, SeatInfo, TableInfo, Told
from hippodrome.server.people import clean
from hippodrome.server.refusal import Refusal
from hippodrome.server.spelling import spelt_out
from hippodrome.server.storage import Row, Statement, StorageFailed, Write
from hippodrome.server.viewer import Viewer

if TYPE_CHECKING:
    from hippodrome.server.house import House

log = logging.getLogger("hippodrome.table")
REMEMBERED = 300
"""Lines of chat and facts that a newcomer is told."""
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Move:
    """Something that a viewer wants to do in the game."""

    viewer: Viewer
    asked: messages.Act | messages.Fill | messages.Undo
    key: str | None
    """Under which it is remembered, so that it is done once; nobody's is."""


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
        self.record: Table | None = None
        self.facts: list[Fact] = []
        self.chat: list[ChatLine] = []
        self.viewers: set[Viewer] = set()
        self.touched = charter.created
        self.used = time.time()
        self.lock = asyncio.Lock()
        self.turn = 0
        self.turn_began = charter.created
        self._next = 0
        self._heard = [0] * (len(self.chairs) + 1)
        self._told = 0
        self._requests: dict[str | None, None] = {}
        self._moves: list[Move] = []  # that have come, and wait for the lock
        self._shown: dict[int | None, Any] = {}  # per place, the view that its viewers have been told
        self._written_touch = 0.0
        self.clockwork = Clockwork(self)
        self._outcome: Outcome | None = None  # once it is on disk
        self._gone = False  # from memory; whoever still has it must look again

    # What it is

    def status(self) -> messages.Status:
        """Whether it waits for players, runs or is over."""
        if self.record is None:
            return "waiting"
        return "running" if self._outcome is None else "over"

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person; several on a shared device."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person)

    def is_idle(self) -> bool:
        """Whether it can be forgotten until somebody comes."""
        return not self.viewers and not self.lock.locked() and not self.clockwork.is_thinking()

    def info(self, person: str | None) -> TableInfo:
        """The table as a person sees it from outside."""
        here = {viewer.person for viewer in self.viewers if not viewer.watch}
        owing = () if self.record is None else self.rules.to_act(self.record.state)
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
                    by_bot=chair.is_played_by_bot() and (self.record is not None or chair.kind == "bot"),
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
            outcome=self._outcome,
        )

    def game(self, seat: int | None, events: tuple[Event, ...]) -> Game | None:
        """Where the game stands for a viewer from that seat."""
        return None if self.record is None else self._game(self.record, seat, events, self.rules.view(self.record.state, seat))

    def _game(self, record: Table, seat: int | None, events: tuple[Event, ...], view: Any) -> Game:
        return Game(
            heard=self._heard[-1 if seat is None else seat],
            turn=self.turn,
            undo=seat is not None and record.can_undo(seat),
            events=events,
            view=view,
            legal=spelt_out(self.rules, record.state, seat) if seat is not None and self._is_plain(seat) else None,
        )

    def _is_plain(self, seat: int) -> bool:
        return any(viewer.plain and viewer.seat == seat for viewer in self.viewers)

    def _changes(self, seat: int | None, view: Any) -> dict[str, Any]:
        """What is different in a place's view since its viewers were told last."""
        before = self._shown.get(seat)
        self._shown[seat] = view
        if before is None:
            return msgspec.structs.asdict(view)
        return {name: value for name in view.__struct_fields__ if (value := getattr(view, name)) != getattr(before, name)}

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
        events = () if self.record is None else self.record.log.heard_by(viewer.seat)
        resumes = hello.heard is not None and hello.heard <= len(events) and hello.seat == viewer.seat
        game = self.game(viewer.seat, events[hello.heard :] if resumes else events)
        if game is not None:
            self._shown[viewer.seat] = game.view
        self._tell(
            viewer,
            messages.Welcome(
                table=self.info(viewer.person),
                seat=viewer.seat,
                fresh=not resumes,
                game=game,
                box=None if resumes else getattr(self.rules, "box", None),
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
        if isinstance(asked, messages.Act | messages.Fill | messages.Undo):
            self._moves.append(Move(viewer, asked, self._key(viewer, asked.id)))
        async with self.lock:  # for Hello too: nobody is told what is not on disk yet
            if self._gone:
                viewer.close()
            elif isinstance(asked, messages.Act | messages.Fill | messages.Undo):
                if self.record is not None and len(self.rules.to_act(self.record.state)) > 1:
                    await asyncio.sleep(0)  # where several choose at once, the others' choices may be there already
                moves, self._moves = self._moves, []
                await self._make(moves)  # all that have come by now; whoever waited longest makes them
            elif isinstance(asked, messages.Hello):
                self.welcome(viewer, asked)
            else:
                await self._answer(viewer, asked, self._key(viewer, asked.id))

    def _key(self, viewer: Viewer, id: str) -> str | None:
        return None if viewer.person is None else f"{viewer.person}:{id}"

    async def _answer(self, viewer: Viewer, asked: messages.AnyRequest, key: str | None) -> None:
        try:
            if key in self._requests:
                self._tell(viewer, messages.Done(id=asked.id))
                return
            if viewer.watch and not isinstance(asked, messages.Say | messages.React):
                raise Refusal("not-yours", "this is a place for spectators: open the table's own link to play", key="watching")
            await self._carry_out(viewer, asked, key)
            self._tell(viewer, messages.Done(id=asked.id))
        except Refusal as refusal:
            self._refuse(viewer, asked.id, refusal)
        except StorageFailed as problem:
            self._refuse_unsaved(viewer, asked.id, problem)

    def _refuse(self, viewer: Viewer, id: str, refusal: Refusal) -> None:
        self.house.metrics.refused(refusal.message.why)
        log.info("refused", extra={"table": self.id, "why": refusal.message.why, "rule": refusal.message.rule})
        self._tell(viewer, msgspec.structs.replace(refusal.message, id=id))

    def _refuse_unsaved(self, viewer: Viewer, id: str, problem: StorageFailed) -> None:
        log.error("not saved", extra={"table": self.id, "why": problem.why})
        self._tell(viewer, Refused(id=id, why="storage", text=str(problem), key=f"storage-{problem.why}"))

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

    def _must_play(self, viewer: Viewer, seat: int, turn: int) -> None:
        if viewer.watch:
            raise Refusal("not-yours", "this is a place for spectators: open the table's own link to play", key="watching")
        self.must_own(viewer, seat)
        if self.record is None:
            raise Refusal("not-now", "the game has not begun", key="not-begun")
        if self.chairs[seat].by_bot:
            raise Refusal("not-now", "a bot plays for this seat: take it back first", key="by-bot")
        if turn != self.turn:
            raise Refusal("stale", "the game has gone on since", key="stale")

    def must_own(self, viewer: Viewer, seat: int) -> None:
        """Raises Refusal unless the seat is the viewer's."""
        if viewer.person is None or seat not in self.seats_of(viewer.person):
            raise Refusal("not-yours", "this seat is not yours", key="not-yours")

    def must_be_host(self, viewer: Viewer) -> None:
        """Raises Refusal unless the viewer is the host."""
        if viewer.person != self.host:
            raise Refusal("not-yours", "only the host may do this", key="not-host")

    def _read(self, action: bytes) -> int:
        try:
            return self.rules.read(msgspec.json.decode(action, type=str) if action.startswith(b'"') else action)
        except (BadAction, msgspec.MsgspecError, UnicodeError) as problem:
            raise Refusal("malformed", str(problem), key="malformed") from problem

    # The game

    async def act(self, seat: int, code: int) -> None:
        """Carry out an action of a bot. Whoever calls this holds the lock. Raises Refusal or StorageFailed."""
        at, start, kept = time.time(), self._lines(), self._position()
        self._step(seat, lambda table: table.act(seat, code), at)
        await self._settle([self._row(at, "line", line, None) for line in self._lines_from(start)], at, start, kept)
        self._tell_everybody(at, {})

    async def _make(self, moves: list[Move]) -> None:
        """Make the moves that came at about the same time, in their order, and keep them together; then tell everybody.

        What cannot be kept has not happened. Nobody hears anything, not even a refusal, before all of it is on disk.
        """
        at, start, kept = time.time(), self._lines(), self._position()
        rows: list[Row] = []
        made: list[Move] = []
        refused: list[tuple[Move, Refusal]] = []
        again: list[Move] = []
        for move in moves:
            if move.key in self._requests or any(move.key == other.key for other in made):
                again.append(move)
                continue
            before = self._lines()
            try:
                self._must_play(move.viewer, move.asked.seat, move.asked.turn)
                self._step(move.asked.seat, self._step_of(move.asked), at)
            except Refusal as refusal:
                refused.append((move, refusal))
                continue
            except Exception:
                self._go_back(start, kept, rows)  # a rule is broken: nothing of this has happened
                raise
            made.append(move)
            keys = [move.key] + [None] * len(self.chairs)
            rows += [self._row(at, "line", line, key) for line, key in zip(self._lines_from(before), keys, strict=False)]
        if made:
            try:
                await self._settle(rows, at, start, kept)
            except StorageFailed as problem:
                for move in made:
                    self._refuse_unsaved(move.viewer, move.asked.id, problem)
                made = []
            else:
                self._tell_everybody(at, {move.asked.seat: move.asked.id for move in made})
        for _ in made:
            self.house.metrics.moved(self.charter.title)
        self._answer_moves(made, refused, again)

    def _answer_moves(self, made: list[Move], refused: list[tuple[Move, Refusal]], again: list[Move]) -> None:
        """What an Update does not say: done for those who look from elsewhere, or asked twice; refused for the others."""
        told = {move.asked.seat: move.asked.id for move in made}
        for move in made:
            if move.viewer.seat != move.asked.seat or told[move.asked.seat] != move.asked.id:
                self._tell(move.viewer, messages.Done(id=move.asked.id))
        for move in again:
            self._tell(move.viewer, messages.Done(id=move.asked.id))
        for move, refusal in refused:
            if refusal.message.why == "stale":
                game = self.game(move.asked.seat, ())
                refusal.message = msgspec.structs.replace(refusal.message, game=game)
            self._refuse(move.viewer, move.asked.id, refusal)

    def _step_of(self, asked: messages.Act | messages.Fill | messages.Undo) -> Callable[[Table], None]:
        """What a request does to the game's table. Raises Refusal."""
        match asked:
            case messages.Act(seat=seat, action=action):
                code = self._read(bytes(action))
            case messages.Fill(seat=seat, kind=kind, lines=lines):
                code = self._filled(seat, kind, list(lines))
            case messages.Undo(seat=seat):
                return lambda table: table.undo(seat)
        return lambda table: table.act(seat, code)

    def _filled(self, seat: int, kind: int, lines: list[tuple[int, int]]) -> int:
        """A filled slip as an action; whether it may be handed in now is for the rules to say. Raises Refusal."""
        assert self.record is not None
        form = next((form for form in self.rules.legal(self.record.state, seat).forms if form.kind == kind), None)
        if isinstance(form, Picks):
            things = [thing for thing, _ in lines]
            if any(amount for _, amount in lines) or 0 in things or len(set(things)) < len(things):
                raise Refusal("malformed", "this form takes things without amounts, each once", key="malformed")
            return form.pack(lines)
        bits = TARGET_BITS if form is None else form.target_bits
        if any(target >> bits for target, _ in lines):
            raise Refusal("malformed", "this form has no such target", key="malformed")
        return pack_slip(kind, lines, bits)

    def _step(self, mover: int, step: Callable[[Table], None], at: float) -> None:
        """Let the game go a step, in memory only. Raises Refusal; then nothing has changed."""
        record = self.record
        assert record is not None
        before = self.rules.to_act(record.state)
        try:
            step(record)
        except IllegalAction as problem:
            raise Refusal("rule", problem.text, rule=problem.rule, key=problem.key, facts=problem.facts) from problem
        except BadAction as problem:
            raise Refusal("malformed", str(problem), key="malformed") from problem
        if not _is_waiting_for_the_rest(before, self.rules.to_act(record.state), mover):
            self.turn += 1
            self.turn_began = at

    async def _settle(self, rows: list[Row], at: float, start: int, kept: tuple[int, float]) -> None:
        """Keep what was done in memory; if that fails, go back to where it began."""
        record = self.record
        assert record is not None
        try:
            await self._keep(rows, at)
        except StorageFailed:
            self._go_back(start, kept, rows)
            raise
        if self.turn != kept[0]:
            for chair in self.chairs:
                chair.nudged = None
        if not self.rules.to_act(record.state):
            self._outcome = self.rules.outcome(record.state)
            await self._close_if_over()

    def _go_back(self, start: int, kept: tuple[int, float], rows: list[Row]) -> None:
        """Forget what was done in memory only: play the record again as far as it is on disk."""
        self._next -= len(rows)
        self.turn, self.turn_began = kept
        lines = self._lines_from(0)[:start]
        if lines:
            *_, self.record = replay(self.rules, "".join(line + "\n" for line in lines), unfinished=True)

    def _tell_everybody(self, at: float, done: dict[int, str]) -> None:
        """What was done is on disk: now it is news."""
        record = self.record
        assert record is not None
        public = _is_public(record, self._told)
        if public:
            self.touched = at
        self._tell_game(done)
        if public and (self.charter.clock != "none" or self._outcome is not None):
            self.tell_room()
        self.clockwork.stir()

    def _lines(self) -> int:
        return 0 if self.record is None else len(self.record.lines)

    def _lines_from(self, start: int) -> list[str]:
        return [] if self.record is None else self.record.lines[start:]

    def _position(self) -> tuple[int, float]:
        return self.turn, self.turn_began

    async def _close_if_over(self) -> None:
        statement = self.house.mark(self.id, "over", self.touched)
        try:
            await self.house.store.write(Write(statements=[statement]))
        except StorageFailed:
            log.warning("a finished table is still marked as running", extra={"table": self.id})

    async def begin(self, key: str | None = None) -> None:
        """Lay the table; bots play the seats that are still open. Whoever calls this holds the lock."""
        if self.record is not None:
            raise Refusal("not-now", "the game has begun already", key="begun")
        started = Deed(fact=Fact(what="started"))
        setup = Setup(
            title=self.charter.title, edition=self.charter.edition, seats=len(self.chairs), options=self.charter.options
        )
        nonces = tuple(chair.nonce or new_nonce() for chair in self.chairs)
        names = tuple(chair.name for chair in self.chairs)
        record = open_table(self.rules, setup, names, seed=self.charter.seed, nonces=nonces)
        at = time.time()
        rows = [self._row(at, "deed", _text(started), key), self._row(at, "line", record.lines[0], None)]
        await self._keep(rows, at, [self.house.mark(self.id, "running", at)])
        self.facts.append(started.fact)
        self._lay(record, at)
        for viewer in self.viewers:  # everything is new: tell it as to newcomers
            self.welcome(viewer, messages.Hello(seat=viewer.seat, watch=viewer.watch, plain=viewer.plain))
        self.clockwork.stir()

    def _lay(self, record: Table, at: float) -> None:
        self.record = record
        self.turn += 1
        self.turn_began = at
        self._count_heard()

    def _count_heard(self) -> list[tuple[Event, tuple[int, ...] | None]]:
        """Count the events that are new, for every place; returns them."""
        assert self.record is not None
        new = self.record.log.entries[self._told :]
        self._told = len(self.record.log.entries)
        for _, only in new:
            for place in range(len(self._heard)) if only is None else only:
                self._heard[place] += 1
        return new

    def _tell_game(self, done: dict[int, str]) -> None:
        """Tell each place what it may know of what is new; a place that heard nothing is not told that something happened."""
        record = self.record
        assert record is not None
        new = self._count_heard()
        heard: dict[int | None, tuple[Event, ...]] = {}
        for seat in {viewer.seat for viewer in self.viewers}:
            events = tuple([event for event, only in new if only is None or seat in only])
            if events or seat in done:
                heard[seat] = events
        said: dict[int | None, bytes] = {}
        for (seat, events), view in zip(heard.items(), self.rules.views(record.state, tuple(heard)), strict=True):
            game = self._game(record, seat, events, self._changes(seat, view))
            said[seat] = encode(messages.Update(game=game, done="" if seat is None else done.get(seat, "")))
        for viewer in self.viewers:
            if viewer.seat in said:
                viewer.send(said[viewer.seat])

    # Seats and host

    def person_at(self, seat: int) -> Chair:
        """The chair of a seat that somebody has. Raises Refusal."""
        if seat >= len(self.chairs) or self.chairs[seat].person is None:
            raise Refusal("not-now", "nobody sits there", key="nobody-there")
        return self.chairs[seat]

    async def sit(self, person: str, wanted: messages.SitDown) -> int:
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
        await self._keep([self._row(at, "deed", _text(deed), key)], at, more)
        before = None if fact.seat is None else self.chairs[fact.seat].person
        self._take(deed, at)
        if fact.what in ("sat", "recovered", "kicked"):
            for viewer in [viewer for viewer in self.viewers if viewer.person in (before, deed.person)]:
                if not viewer.watch and viewer.person is not None:
                    viewer.seat = None  # until it says Hello again, it is told only what is public
                    self._tell(viewer, messages.Moved())
        self.tell_room(fact)
        self.clockwork.stir()

    def _take(self, deed: Deed, at: float) -> None:
        if deed.fact.what == "recovered" and deed.person is not None and self.seats_of(self.host) == (deed.fact.seat,):
            self.host = deed.person  # who lost the device is host on the new one, and nobody on the old one
        do(self.chairs, deed, at)
        if deed.fact.what == "kicked" and deed.person is not None:
            self.barred.add(deed.person)
        elif deed.fact.what in ("locked", "unlocked"):
            self.locked = deed.fact.what == "locked"
        elif deed.fact.what == "chat":
            self.chat_rule = msgspec.convert(deed.fact.detail, messages.ChatRule)
        self.facts = [*self.facts, deed.fact][-REMEMBERED:]

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
        await self._keep([self._row(at, "chat", msgspec.json.encode(chat).decode(), key)], at)
        self._hear(chat, at)
        self._tell_all(messages.Said(line=self.chat[-1]))

    def _hear(self, chat: Chat, at: float) -> None:
        self.chat = [*self.chat, ChatLine(at=at, seat=chat.seat, name=chat.name, text=chat.text)][-REMEMBERED:]

    # Log

    def _row(self, at: float, kind: str, body: str, key: str | None) -> Row:
        row = {"table_id": self.id, "seq": self._next, "at": at, "kind": kind, "request": key, "body": body}
        self._next += 1
        return row

    async def _keep(self, rows: list[Row], at: float, statements: Sequence[Statement] = ()) -> None:
        more = list(statements)
        if at > self._written_touch + 60:
            more.append(self.house.touch(self.id, at))
        try:
            await self.house.store.write(Write(rows, more))
        except StorageFailed as problem:
            if rows[0]["kind"] != "line":
                self._next -= len(rows)
            if problem.why == "twice":
                self.house.drop(self)
            raise
        if len(more) > len(statements):
            self._written_touch = at
        if rows[0]["kind"] != "line":
            self.touched = at
        for row in rows:
            if row["request"] is not None:
                self._requests[row["request"]] = None

    def remember(self, rows: list[Row]) -> None:
        """Take up the log as it was kept. Raises BadRecord if the game was played by other rules."""
        lines: list[str] = []
        times: list[float] = []
        for row in rows:
            self._next = row["seq"] + 1
            if row["request"] is not None:
                self._requests[row["request"]] = None
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
            self._replay(lines, times)
        self.clockwork.wake()

    def _replay(self, lines: list[str], times: list[float]) -> None:
        """The game from its record, its turns counted as they were when it was played."""
        before: tuple[int, ...] = ()
        told = 0
        for number, record in enumerate(replay(self.rules, "".join(line + "\n" for line in lines), unfinished=True)):
            after = self.rules.to_act(record.state)
            if number == 0:
                self._lay(record, times[0])
            elif not _is_waiting_for_the_rest(before, after, _seat_of(lines[number])):
                self.turn += 1
                self.turn_began = times[number]
            if _is_public(record, told):
                self.touched = max(self.touched, times[number])
            before, told = after, len(record.log)
        for chair in self.chairs:
            if chair.nudged is not None and chair.nudged < self.turn_began:
                chair.nudged = None
        self._outcome = self.rules.outcome(record.state)
        self._count_heard()

    def close(self) -> None:
        """Stop what runs by itself; what is in memory is not used any more."""
        self._gone = True
        self.clockwork.stop()

    # Telling

    def _tell(self, viewer: Viewer, told: Told) -> None:
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


def _is_waiting_for_the_rest(before: tuple[int, ...], after: tuple[int, ...], mover: int) -> bool:
    """Whether an action only filled an envelope (or set a maximum): what the others were asked is still what they are asked."""
    return bool(after) and after == tuple(seat for seat in before if seat != mover)


def _is_public(record: Table, told: int) -> bool:
    """Whether anything after the first so many events is for everybody."""
    return any(only is None for _, only in record.log.entries[told:])


def _seat_of(line: str) -> int:
    seat: int = msgspec.json.decode(line)["seat"]
    return seat


def _text(deed: Deed) -> str:
    return msgspec.json.encode(deed).decode()
