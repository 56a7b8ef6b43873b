"""A table in memory, while people are at it. Each part of it has a module of its own:

    seating.py   chairs, host, what the host has ruled
    orders.py    what people have done without being asked
    play.py      the match, once it has begun; moves.py: what people do in it; bots.py: what bots do
    journal.py   all that has changed it, on disk
    audience.py  its viewers, and all that they are sent
    clocks.py    when a seat must choose

Everything that changes a table is in its journal, on disk, before anybody is told. Requests to one table are taken one at a
time, in the order they arrive.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hippodrome.core.contract import Game
from hippodrome.core.record import commitment_to, new_match, new_nonce
from hippodrome.games import kinds_of
from hippodrome.server import bodies, messages
from hippodrome.server.audience import Audience
from hippodrome.server.bots import BotRunner
from hippodrome.server.charter import Charter, Chat, Deed
from hippodrome.server.clocks import Clocks
from hippodrome.server.journal import Entry, Journal
from hippodrome.server.messages import ChatLine, Fact, SeatInfo, TableInfo
from hippodrome.server.moves import Move, Moves, must_not_watch
from hippodrome.server.orders import Obeyed, OrderBook
from hippodrome.server.people import clean, fingerprint, new_secret
from hippodrome.server.play import Play
from hippodrome.server.refusal import Refusal
from hippodrome.server.seating import Seating
from hippodrome.server.storage import Row, Statement, StorageFailed
from hippodrome.server.viewer import Viewer, Wants

if TYPE_CHECKING:
    from hippodrome.server.house import House

log = logging.getLogger("hippodrome.table")
REMEMBERED = 300
"""Lines of chat and facts that a newcomer is told."""


class Room:
    """One table. `house` lends it storage, bots and metrics."""

    def __init__(self, house: House, id: str, charter: Charter, game: Game[Any]) -> None:
        self.house = house
        self.id = id
        self.charter = charter
        self.game = game
        self.commitment = commitment_to(charter.seed)
        self.rematch: str | None = None
        self.play: Play | None = None  # until it begins
        self.standings: tuple[bodies.Standing, ...] | None = None  # until the match is over, and a viewer wants to know
        self.facts: list[Fact] = []
        self.chat: list[ChatLine] = []
        self.used = time.time()
        self.lock = asyncio.Lock()
        self.seating = Seating(charter)
        self.orders = OrderBook(len(charter.chairs))
        self.audience = Audience(id, house.metrics)
        self.journal = Journal(house.store, id, lambda: house.drop(self), charter.created)
        self._moves = Moves(self.seating, self.journal, self.audience, self._moved)
        self._clocks = Clocks(charter.clock, self.seating, self.audience, lambda: house.spawn(self._time_is_up()))
        pause = house.config.take_back_seconds
        self._bots = BotRunner(id, self.seating, self.audience, self._moves, self.lock, house.bots, pause)
        self._gone = False  # from memory; a viewer that still has it must look again

    # What it is

    def status(self) -> messages.Status:
        """Whether it waits for players, runs or is over."""
        if self.play is None:
            return "waiting"
        return "running" if self.play.outcome is None else "over"

    def is_idle(self) -> bool:
        """Whether it can be forgotten until a viewer comes."""
        return not self.audience and not self.lock.locked() and not self._bots.is_running()

    def info(self, person: str | None) -> TableInfo:
        """The table as a person sees it from outside."""
        seating, due = self.seating, self._clocks.due(self.play)
        here = {viewer.person for viewer in self.audience if not viewer.watch}
        players = {chair.person for chair in seating.chairs} - {None}
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
                    host=chair.person == seating.host,
                    due=due.get(seat),
                )
                for seat, chair in enumerate(seating.chairs)
            ),
            mine=seating.seats_of(person),
            host=person == seating.host,
            one_device=self.charter.one_device,
            listed=self.charter.listed,
            locked=seating.locked,
            chat=seating.chat_rule,
            spectators=len({viewer.person for viewer in self.audience if viewer.watch or viewer.person not in players}),
            commitment=self.commitment,
            created=self.charter.created,
            touched=self.journal.touched,
            petitions=seating.petitions_for(person),
            rematch=self.rematch,
            outcome=None if self.play is None else self.play.outcome,
        )

    # Coming and going

    def welcome(self, viewer: Viewer, hello: messages.Hello) -> None:
        """Answer a Hello: from where this connection looks from now on, and all that it has not heard."""
        mine = self.seating.seats_of(viewer.person)
        viewer.watch, viewer.public = hello.watch, hello.public and bool(mine)
        viewer.wants = Wants(hello.plain, hello.outlook)
        if hello.watch or viewer.public or not mine:
            viewer.seat = None
        else:
            viewer.seat = hello.seat if hello.seat in mine else mine[0]
        if viewer not in self.audience:
            if not self.audience.has_players():
                self._clocks.grant_grace()
            self.audience.add(viewer)
        events = () if self.play is None else self.play.match.log.heard_by(viewer.seat)
        resumes = hello.heard is not None and hello.heard <= len(events) and hello.seat == viewer.seat
        news = events[hello.heard :] if resumes else events
        game = None if self.play is None else self.play.show(viewer.seat, news, self.audience.places()[viewer.seat])
        self.audience.tell(
            viewer,
            messages.Welcome(
                table=self.info(viewer.person),
                seat=viewer.seat,
                fresh=not resumes,
                game=game,
                box=None if resumes else self.game.box,
                kinds=None if resumes else kinds_of(self.game.title()),
                facts=tuple(self.facts),
                chat=tuple(self.chat),
                now=time.time(),
                version=self.house.version,
            ),
        )
        self.audience.show_table(self.info, but=viewer)
        self.go_on()

    def goodbye(self, viewer: Viewer) -> None:
        """A connection is gone."""
        if viewer in self.audience:
            self.audience.discard(viewer)
            self.used = time.time()
            self.audience.show_table(self.info)
            self._clocks.set_alarm(self.play)

    # Requests

    async def ask(self, viewer: Viewer, asked: messages.AnyAsked) -> None:
        """Carry out what a viewer asks for, or say why not."""
        if isinstance(asked, messages.AnyMove):
            self._moves.add(Move(viewer, asked, _key(viewer, asked.id)))
        async with self.lock:  # for Hello too: no viewer is told what is not on disk yet
            if self._gone:
                viewer.close()
            elif isinstance(asked, messages.AnyMove):
                if self.play is not None and len(self.play.to_act()) > 1:
                    await asyncio.sleep(0)  # where several choose at once, the others' choices may be there already
                if made := await self._moves.make(self.play):  # all that have come by now, also those of viewers that wait
                    self.house.metrics.moved(self.charter.title, made)
            elif isinstance(asked, messages.Hello):
                self.welcome(viewer, asked)
            else:
                await self._answer(viewer, asked, _key(viewer, asked.id))

    async def _answer(self, viewer: Viewer, asked: messages.AnyRequest, key: str | None) -> None:
        try:
            if key not in self.journal.requests:
                if not isinstance(asked, messages.Say | messages.React):
                    must_not_watch(viewer)
                await self._carry_out(viewer.person, asked, key)
            self.audience.tell(viewer, messages.Done(id=asked.id))
        except Refusal as refusal:
            self.audience.refuse(viewer, asked.id, refusal)
        except StorageFailed as problem:
            self.audience.refuse_unsaved(viewer, asked.id, problem)

    async def _carry_out(self, person: str | None, asked: messages.AnyRequest, key: str | None) -> None:
        match asked:
            case messages.Say(seat=seat, name=name, text=text):
                self.seating.may_speak(person, seat)
                await self._say(seat, name, text, key)
            case messages.React(seat=seat, reaction=reaction):
                self.seating.may_speak(person, seat)
                self.audience.broadcast(messages.Reacted(seat=seat, reaction=reaction))
            case messages.Order() | messages.Plan():
                await self._order(person, asked, key)
            case messages.Begin():
                self.seating.must_be_host(person)
                await self.begin(key)
            case _:
                owing = None if self.play is None else self.play.to_act()
                await self.do(self.seating.deed_of(person, asked, owing), key)

    async def _order(self, person: str | None, asked: messages.AnyOrder, key: str | None) -> None:
        """Only the seat hears of it; if it is just being asked that, it is answered, or asked again."""
        self.seating.must_own(person, asked.seat)
        if self.play is None:
            raise Refusal("not-now", "the game has not begun", key="not-begun")
        self.orders.check(asked, self.game, self.play.match.view(asked.seat))
        await self.journal.persist([("order", _text(asked), key)], time.time())
        self.orders.give(asked)
        self.audience.tell_news(self.play.news(self.audience.places(), {asked.seat}), {})
        self.go_on()

    async def _say(self, seat: int | None, name: str, text: str, key: str | None) -> None:
        said = clean(text, messages.TEXT_LENGTH)
        if not said:
            raise Refusal("malformed", "say something", key="malformed")
        chat = Chat(seat, self.seating.chairs[seat].name if seat is not None else clean(name) or "…", said)
        at = time.time()
        await self.journal.persist([("chat", _text(chat), key)], at)
        self._hear(chat, at)
        self.audience.broadcast(messages.Said(line=self.chat[-1]))

    def _hear(self, chat: Chat, at: float) -> None:
        self.chat = [*self.chat, ChatLine(at=at, seat=chat.seat, name=chat.name, text=chat.text)][-REMEMBERED:]

    # The game

    async def begin(self, key: str | None = None) -> None:
        """Begin the match; bots play the seats that are still open. The caller holds the lock."""
        if self.play is not None:
            raise Refusal("not-now", "the game has begun already", key="begun")
        chairs = self.seating.chairs
        started = Deed(fact=Fact(what="started"))
        names, nonces = [chair.name for chair in chairs], [chair.nonce or new_nonce() for chair in chairs]
        match = new_match(self.game, self.charter.setup(), tuple(names), seed=self.charter.seed, nonces=tuple(nonces))
        at = time.time()
        entries: list[Entry] = [("deed", _text(started), key), ("line", match.lines[0], None)]
        await self.journal.persist(entries, at, [self.journal.of_table(status="running", touched=at)])
        self.facts.append(started.fact)
        self.play = Play(match, at, self.orders)
        for viewer in self.audience:  # everything is new: tell it as to newcomers
            again = messages.Hello(seat=viewer.seat, watch=viewer.watch, public=viewer.public, **viewer.wants._asdict())
            self.welcome(viewer, again)
        self.go_on()

    def go_on(self) -> None:
        """Let bots choose where they must, and set the alarm for the people who think."""
        self._clocks.set_alarm(self.play)
        if self.play is not None:
            self._bots.start(self.play)

    def _moved(self, public: bool) -> None:
        """Moves were made, and told."""
        if public and (self.charter.clock != "none" or self.status() == "over"):
            self.audience.show_table(self.info)
        self.go_on()

    async def _time_is_up(self) -> None:
        async with self.lock:
            for seat, due in self._clocks.due(self.play).items():
                if due <= time.time():
                    try:
                        await self.do(Deed(fact=Fact(what="clock", seat=seat, name=self.seating.chairs[seat].name)))
                    except StorageFailed:
                        log.error("a clock could not be kept", extra={"table": self.id})
            self._clocks.set_alarm(self.play)

    # Seats

    async def sit(self, person: str, wanted: bodies.SitDown) -> int:
        """Sit down at an open seat. Raises Refusal or StorageFailed."""
        async with self.lock:
            mine = self.seating.seats_of(person)
            if mine and not self.charter.one_device:
                return mine[0]
            self.seating.must_admit(person)
            if self.status() == "over":
                raise Refusal("closed", "this game is over", key="over")
            seat = self.seating.open_seat(wanted.seat)
            fact = Fact(what="sat", seat=seat, name=wanted.name)
            await self.do(Deed(fact=fact, person=person, emblem=wanted.emblem, nonce=wanted.nonce or new_nonce()))
            return seat

    async def reissue(self, seat: int, by: int | None) -> str:
        """The secret of a new recovery link for a seat; the old one is void. Raises Refusal or StorageFailed."""
        secret = new_secret()
        async with self.lock:
            chair = self.seating.taken(seat)
            deed = Deed(fact=Fact(what="recovery", seat=seat, by=by, name=chair.name))
            await self.do(deed, None, [self.journal.of_seat(seat, recovery=fingerprint(secret))])
            chair.recovery = fingerprint(secret)
        return secret

    async def recover(self, secret: str, person: str) -> int:
        """Give the seat of a recovery link to the person who opened it; the link is spent. Raises Refusal or StorageFailed."""
        async with self.lock:
            seat = self.seating.recoverable(fingerprint(secret))
            await self.do(Deed(fact=Fact(what="recovered", seat=seat, name=self.seating.chairs[seat].name), person=person))
            return seat

    async def do(self, deed: Deed, key: str | None = None, statements: Sequence[Statement] = ()) -> None:
        """Persist a deed, carry it out, tell everybody. The caller holds the lock. Raises StorageFailed."""
        at, fact, more = time.time(), deed.fact, list(statements)
        moves_person = fact.what in ("sat", "recovered", "kicked") and fact.seat is not None
        before = None if fact.seat is None else self.seating.chairs[fact.seat].person
        if moves_person and fact.seat is not None:
            more.append(self.journal.of_seat(fact.seat, person=None if fact.what == "kicked" else deed.person, recovery=None))
        if (host := self.seating.host_after(deed)) != self.seating.host:
            more.append(self.journal.of_table(host=host))
        await self.journal.persist([("deed", _text(deed), key)], at, more)
        self._apply(deed, at)
        if moves_person:
            for viewer in self.audience:
                if viewer.person in (before, deed.person) and not viewer.watch and viewer.person is not None:
                    viewer.seat = None  # until it says Hello again, it is told only what is public
                    self.audience.tell(viewer, messages.Moved())
        self.audience.show_table(self.info, fact)
        self.go_on()

    def _apply(self, deed: Deed, at: float) -> None:
        self.seating.apply(deed, at)
        if deed.fact.what in ("sat", "kicked") and deed.fact.seat is not None:
            self.orders.forget(deed.fact.seat)
        self.facts = [*self.facts, deed.fact][-REMEMBERED:]

    # From disk, and out of memory

    def rebuild(self, rows: list[Row]) -> None:
        """Make the table again from its journal. Raises BadRecord if the game was played by other rules."""
        lines: list[str] = []
        times: list[float] = []
        obeyed: dict[int, Obeyed] = {}
        for row in rows:
            match row["kind"]:
                case "line":
                    lines.append(row["body"])
                    times.append(row["at"])
                case "deed":
                    self._apply(msgspec.json.decode(row["body"], type=Deed), row["at"])
                case "order":
                    self.orders.give(msgspec.json.decode(row["body"], type=messages.AnyOrder))
                case "obeyed":
                    obeyed[len(lines)] = msgspec.json.decode(row["body"], type=Obeyed)
                case _:
                    self._hear(msgspec.json.decode(row["body"], type=Chat), row["at"])
        self.journal.take_up(rows)
        if lines:
            self.play, touched = Play.rebuild(self.game, lines, times, self.orders, obeyed)
            self.journal.touched = max(self.journal.touched, touched)
            self.seating.forget_nudges(before=self.play.turn_began)
        self._clocks.grant_grace()

    def close(self) -> None:
        """Stop what runs by itself; what is in memory is not used any more."""
        self._gone = True
        self._clocks.stop()
        self._bots.stop()


def _key(viewer: Viewer, id: str) -> str | None:
    return None if viewer.person is None else f"{viewer.person}:{id}"


def _text(entry: Deed | Chat | messages.AnyOrder) -> str:
    return msgspec.json.encode(entry).decode()
