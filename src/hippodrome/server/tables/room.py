"""A table in memory, while people are at it. Each part of it has a module of its own:

    seating.py   chairs, host, what the host has ruled
    orders.py    what people have done without being asked
    play.py      the match, once it has begun; moves.py: what people do in it; bots.py: what bots do
    journal      all that has changed it, on disk (storage/journal.py)
    audience.py  its viewers, and all that they are sent; welcome.py: what one is told that comes
    shares.py    how much may be written, and by whom
    clocks.py    when a seat must choose, and for how long somebody is waited for
    advice.py    what bots say: chances for those who ask, and why they did what they did
    outside.py   what is seen of it from outside

Everything that changes a table is in its journal, on disk, before anybody is told. Requests to one table are taken one at a
time, in the order they arrive.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from hippodrome.bots.hints import Hint
from hippodrome.core.contract import Game
from hippodrome.core.record import new_match, new_nonce
from hippodrome.server.people import clean, fingerprint, new_secret
from hippodrome.server.protocol import bodies, messages
from hippodrome.server.protocol.messages import ChatLine, Fact, TableInfo
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.storage.journal import Entry, Journal
from hippodrome.server.storage.store import Row, Statement, StorageFailed
from hippodrome.server.tables import outside
from hippodrome.server.tables.advice import Advice
from hippodrome.server.tables.audience import Audience
from hippodrome.server.tables.bots import BotRunner
from hippodrome.server.tables.charter import Charter, Chat, Deed
from hippodrome.server.tables.clocks import Clocks
from hippodrome.server.tables.moves import Move, Moves, must_not_watch
from hippodrome.server.tables.orders import Obeyed, OrderBook
from hippodrome.server.tables.play import Play
from hippodrome.server.tables.seating import Seating
from hippodrome.server.tables.shares import Shares
from hippodrome.server.tables.viewer import Viewer, Wants
from hippodrome.server.tables.weakly import weakly
from hippodrome.server.tables.welcome import MOST_MISSED, CrowdWelcome, missed_by, welcome_for

if TYPE_CHECKING:
    from hippodrome.server.tables.house import House

log = logging.getLogger("hippodrome.table")
REMEMBERED = 300
"""Lines of chat and facts that a newcomer is told."""


class Room:
    """One table. `house` lends it storage, bots and metrics."""

    def __init__(self, house: House, id: str, charter: Charter, game: Game[Any], session: int) -> None:
        self.house = house
        self.id = id
        self.charter = charter
        self.game = game
        self.rematch: str | None = None
        self.play: Play | None = None  # until it begins
        self.standings: tuple[bodies.Standing, ...] | None = None  # until the match is over, and a viewer wants to know
        self.facts: list[Fact] = []
        self.chat: list[ChatLine] = []
        self.used = time.time()
        self.lock = asyncio.Lock()
        self.seating = Seating(charter)
        self._shares = Shares(self.seating)
        self.orders = OrderBook(len(charter.chairs))
        self.audience = Audience(id, house.metrics, self.seating)
        self.journal = Journal(house.store, id, weakly(self._forget), charter.created, session)
        self._moves = Moves(self.seating, self.journal, self.audience, weakly(self._moved))
        self.clocks = Clocks(charter.clock, self.seating, self.audience, weakly(self._ring))
        pause = house.config.take_back_seconds
        self._bots = BotRunner(id, self.seating, self.audience, self._moves, self.lock, house.bots, pause)
        self._advice = Advice(charter.hints, self.seating, house.bots, house.replays)
        self._crowd = CrowdWelcome()
        self._gone = False  # from memory; a viewer that still has it must look again
        self.is_elsewhere = False  # or soon will be, so that viewers are asked to come again at once

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
        return outside.seen_by(self._info(), self.seating, person)

    def _info(self) -> TableInfo:
        """The same as spectators see it."""
        life = outside.Life(
            status=self.status(),
            outcome=None if self.play is None else self.play.outcome,
            touched=self.journal.touched,
            rematch=self.rematch,
            here=self.audience.here(),
            spectators=self.audience.spectators(),
            due=self.clocks.due(self.play),
            waits=self.clocks.waits(self.play),
        )
        return outside.info(self.id, self.charter, self.seating, life)

    def show_table(self, fact: Fact | None = None, but: Viewer | None = None) -> None:
        """Tell all viewers how the table is now, and what was done to it."""
        self._crowd.forget()
        self.audience.show_table(self._info(), fact, but)

    # Coming and going

    def welcome(self, viewer: Viewer, hello: messages.Hello) -> None:
        """Answer a Hello: from where this connection looks from now on, and all that it has not heard."""
        mine = self.seating.seats_of(viewer.person)
        was_here, was_empty = self._is_here(viewer), not self.audience
        viewer.watch, viewer.public = hello.watch, hello.public and bool(mine)
        viewer.wants = Wants(hello.plain, hello.outlook)
        if hello.watch or viewer.public or not mine:
            viewer.seat = None
        else:
            viewer.seat = hello.seat if hello.seat in mine else mine[0]
        if mine and not hello.watch and viewer not in self.audience and not self.audience.has_players():
            self.clocks.grant_grace()
        self.audience.add(viewer)
        missed = missed_by(self.play, viewer.seat, hello)
        if viewer.person not in self.seating.known() and (missed is None or len(missed) > MOST_MISSED):
            self.audience.send(viewer, self._crowd.text(self))
        else:
            self.audience.tell(viewer, welcome_for(self, viewer, missed))
        if self._is_here(viewer) != was_here:
            self.show_table(but=viewer)
        else:
            self.audience.count_again()
        if mine or was_empty:
            self.go_on()

    def _is_here(self, viewer: Viewer) -> bool:
        """Whether the people at the table see that the person of this connection is here."""
        return bool(self.seating.seats_of(viewer.person)) and viewer.person in self.audience.here()

    def goodbye(self, viewer: Viewer) -> None:
        """A connection is gone."""
        if viewer in self.audience:
            was_here = self._is_here(viewer)
            self.audience.discard(viewer)
            self.used = time.time()
            if self._is_here(viewer) == was_here:
                self.audience.count_again()
                return
            self.show_table()
            if not self._gone:
                self.clocks.set_alarm(self.play)

    # Requests

    async def ask(self, viewer: Viewer, asked: messages.AnyAsked) -> None:
        """Carry out what a viewer asks for, or say why not."""
        if isinstance(asked, messages.AnyMove):
            self._moves.add(Move(viewer, asked, _key(viewer, asked.id)))
        async with self.lock:  # for Hello too: no viewer is told what is not on disk yet
            if self._gone or not self.house.store.is_sure():
                viewer.close()
            elif isinstance(asked, messages.AnyMove):
                if self.play is not None and len(self.play.to_act()) > 1:
                    await asyncio.sleep(0)  # where several choose at once, the others' choices may be there already
                if made := await self._moves.make(self.play):  # all that have come by now, also those of viewers that wait
                    self.house.metrics.moved(self.charter.title, made)
            elif isinstance(asked, messages.Hello):
                self.welcome(viewer, asked)
                await self._keep_seats_of(viewer)
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
            self.audience.refuse(viewer, asked.id, refusal.message)
        except StorageFailed as problem:
            self.audience.refuse_unsaved(viewer, asked.id, problem)

    async def _carry_out(self, person: str | None, asked: messages.AnyRequest, key: str | None) -> None:
        match asked:
            case messages.Say():
                self.seating.may_speak(person, asked.seat)
                await self._say(person, asked, key)
            case messages.React(seat=seat, reaction=reaction):
                self.seating.may_speak(person, seat)
                spectator = self.seating.number_of(person) if seat is None and person is not None else None
                self.audience.broadcast(messages.Reacted(seat=seat, spectator=spectator, reaction=reaction))
            case messages.Order() | messages.Plan():
                await self._order(person, asked, key)
            case messages.Begin():
                self.seating.must_be_host(person)
                await self.begin(key)
            case messages.HostRules(do="free", seat=int(seat)):
                await self._announce_wait(person, seat, key)
            case _:
                owing = None if self.play is None else self.play.to_act()
                await self.do(self.seating.deed_of(person, asked, owing), key)
                if isinstance(asked, messages.Agree) and self.seating.all_agree(asked.seat):
                    await self.do(self.seating.freed(asked.seat))

    async def _order(self, person: str | None, asked: messages.AnyOrder, key: str | None) -> None:
        """Only the seat hears of it; if it is just being asked that, it is answered, or asked again."""
        self.seating.must_own(person, asked.seat)
        if self.play is None:
            raise Refusal("not-now", "the game has not begun", key="not-begun")
        self.orders.check(asked, self.game, self.play.view(asked.seat))
        self._shares.must_have(asked)
        await self.journal.persist([("order", _text(asked), key)], time.time())
        self._shares.use(asked)
        self.orders.give(asked)
        self.audience.tell_news(self.play.news(self.audience.places(), {asked.seat}), {})
        self.go_on()

    async def _say(self, person: str | None, asked: messages.Say, key: str | None) -> None:
        said, seat = clean(asked.text, messages.TEXT_LENGTH), asked.seat
        if not said:
            raise Refusal("malformed", "say something", key="malformed")
        if seat is None and person is not None:
            name, number = self.seating.spectator_name(asked.name), self.seating.number_of(person)
            await self._utter(Chat(None, name, said, person, number=number), key)
        elif seat is not None:
            await self._utter(Chat(seat, self.seating.chairs[seat].name, said), key)

    async def _utter(self, chat: Chat, key: str | None = None) -> None:
        self._shares.must_have(chat)
        at = time.time()
        await self.journal.persist([("chat", _text(chat), key)], at)
        self._hear(chat, at)
        self.audience.broadcast(messages.Said(line=self.chat[-1]))

    def _hear(self, chat: Chat, at: float) -> None:
        self._shares.use(chat)
        spectator = self.seating.hear(chat)
        line = ChatLine(at=at, seat=chat.seat, name=chat.name, text=chat.text, spectator=spectator, remark=chat.remark)
        self.chat = [*self.chat, line][-REMEMBERED:]

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
        self._advice.race_is_over(self.play)
        for viewer in self.audience:  # everything is new: tell it as to newcomers
            again = messages.Hello(seat=viewer.seat, watch=viewer.watch, public=viewer.public, **viewer.wants._asdict())
            self.welcome(viewer, again)
        self.go_on()

    def go_on(self) -> None:
        """Let bots choose where they must, and set the alarm for the people who think."""
        if self._gone:
            return
        self.clocks.set_alarm(self.play)
        if self.play is not None:
            self._bots.start(self.play)

    # What bots say

    async def hints(self, person: str, seat: int) -> tuple[Hint, ...]:
        """Chances for one's own seat; everybody is told that they were asked for. Raises Refusal or StorageFailed."""
        async with self.lock:
            play = self._advice.must_have_choice(person, seat, self.play)
            if not self._advice.has(play, seat):
                await self.do(Deed(fact=Fact(what="hinted", seat=seat, name=self.seating.chairs[seat].name)))
            asked = self._advice.ask(play, seat)
        return await asyncio.shield(asked)  # who leaves does not take it from who comes again

    async def values(self, person: str, seat: int, address: str = "") -> tuple[Hint, ...]:
        """What one's choices in the race that was over last had been worth when they were made. Raises Refusal or Busy."""
        async with self.lock:  # what is in memory is on disk, and the seat is the person's
            self._advice.must_be_given(person, seat)
            if self.play is None:
                return ()
            asked = self._advice.values(self.play, seat, address)
        return await asyncio.shield(asked)

    async def _remark(self, play: Play) -> None:
        """Bots say why they did what they did in the race that is just over, if anybody is there and may be spoken to."""
        if self.seating.chat_rule == "closed" or not self.audience:
            return
        for seat, remark in await self._advice.remarks(play):
            async with self.lock:
                with suppress(Refusal, StorageFailed):  # it is only talk
                    await self._utter(Chat(seat, self.seating.chairs[seat].name, "", remark=remark))

    def _moved(self, public: bool) -> None:
        """Moves were made, and told."""
        if self.play is not None and self._advice.race_is_over(self.play):
            self.house.spawn(self._remark(self.play))
        if public and (self.charter.clock != "none" or self.status() == "over"):
            self.show_table()
        self.go_on()

    def _ring(self) -> None:
        self.house.spawn(self._time_is_up())

    async def _time_is_up(self) -> None:
        async with self.lock:
            if self._gone:
                return
            for seat, due in self.clocks.due(self.play).items():
                if due <= time.time():
                    await self._do_by_itself(Deed(fact=Fact(what="clock", seat=seat, name=self.seating.chairs[seat].name)))
            for seat, until in self.clocks.waits(self.play).items():
                if until <= time.time():
                    await self._do_by_itself(self.seating.freed(seat))
            if not self._gone:
                self.clocks.set_alarm(self.play)

    async def _do_by_itself(self, deed: Deed) -> None:
        """Do what nobody asks for, unless the table has gone elsewhere meanwhile."""
        try:
            if not self._gone:
                await self._do(deed)
        except StorageFailed:
            log.error("a clock could not be kept", extra={"table": self.id})

    # Seats

    async def sit(self, person: str, wanted: bodies.SitDown) -> bodies.Seated:
        """Sit down at an open seat; its recovery link is told to nobody else. Raises Refusal or StorageFailed."""
        async with self.lock:
            mine = self.seating.seats_of(person)
            if mine and not self.charter.one_device:
                return bodies.Seated(mine[0])
            self.seating.must_be_invited(wanted.join)
            if self.status() == "over":
                raise Refusal("closed", "this game is over", key="over")
            seat, secret = self.seating.open_seat(wanted.seat), new_secret()
            fact, nonce = Fact(what="sat", seat=seat, name=wanted.name), wanted.nonce or new_nonce()
            deed = Deed(fact=fact, person=person, emblem=wanted.emblem, nonce=nonce, recovery=fingerprint(secret))
            await self.do(deed)
            return bodies.Seated(seat, secret)

    async def renew_recovery(self, seat: int, person: str) -> str:
        """The secret of a new recovery link for one's seat; the old one is void. Raises Refusal or StorageFailed."""
        secret = new_secret()
        async with self.lock:
            self.seating.must_own(person, seat)
            fact = Fact(what="recovery", seat=seat, by=seat, name=self.seating.chairs[seat].name)
            await self.do(Deed(fact=fact, recovery=fingerprint(secret)))
        return secret

    async def recover(self, secret: str, person: str) -> bodies.Seated:
        """Give the seat of a recovery link to the person who opened it, with a new link: this one is spent.

        Raises Refusal or StorageFailed.
        """
        again = new_secret()
        async with self.lock:
            seat = self.seating.recoverable(fingerprint(secret))
            fact = Fact(what="recovered", seat=seat, name=self.seating.chairs[seat].name)
            await self.do(Deed(fact=fact, person=person, recovery=fingerprint(again)))
        return bodies.Seated(seat, again)

    async def renew_invitation(self, person: str) -> str:
        """The secret of a new invitation; the old one is void. Raises Refusal or StorageFailed."""
        async with self.lock:
            self.seating.must_be_host(person)
            by = next(iter(self.seating.seats_of(person)), None)
            await self.do(Deed(fact=Fact(what="renewed", by=by), join=new_secret()))
        return self.seating.join

    async def _announce_wait(self, person: str | None, seat: int, key: str | None) -> None:
        """The host wants to give the seat of somebody who is away to another person. Raises Refusal or StorageFailed."""
        if self.status() != "running":
            raise Refusal("not-now", "only in a running game: before it, send them away", key="not-running")
        until = time.time() + self.house.config.seat_wait_seconds
        await self.do(self.seating.freeing(person, seat, self.audience.here(), until), key)

    async def _keep_seats_of(self, viewer: Viewer) -> None:
        """Somebody who was waited for has come back."""
        if not viewer.watch:
            for deed in self.seating.back(viewer.person):
                await self._do_by_itself(deed)

    async def do(self, deed: Deed, key: str | None = None) -> None:
        """Do what somebody asks for. The caller holds the lock. Raises Refusal or StorageFailed."""
        self._shares.must_have(deed)
        await self._do(deed, key)

    async def _do(self, deed: Deed, key: str | None = None) -> None:
        """Persist a deed, carry it out, tell everybody."""
        at, fact, more = time.time(), deed.fact, list[Statement]()
        moves_person = fact.what in ("sat", "recovered", "kicked", "freed") and fact.seat is not None
        before = None if fact.seat is None else self.seating.chairs[fact.seat].person
        if moves_person and fact.seat is not None:
            owner = deed.person if fact.what in ("sat", "recovered") else None
            more.append(self.journal.of_seat(fact.seat, person=owner, recovery=deed.recovery))
        elif deed.recovery is not None and fact.seat is not None:
            more.append(self.journal.of_seat(fact.seat, recovery=deed.recovery))
        if (host := self.seating.host_after(deed)) != self.seating.host:
            more.append(self.journal.of_table(host=host))
        await self.journal.persist([("deed", _text(deed), key)], at, more)
        self._apply(deed, at)
        if fact.what == "sat" and fact.seat is not None and self.play is not None:
            self.play.change_hands(fact.seat)
        if moves_person:
            for viewer in self.audience:
                if viewer.person in (before, deed.person) and not viewer.watch and viewer.person is not None:
                    viewer.seat = None  # until it says Hello again, it is told only what is public
                    self.audience.tell(viewer, messages.Moved())
        self.show_table(fact)
        self.go_on()

    def _apply(self, deed: Deed, at: float) -> None:
        self._shares.use(deed)
        self.seating.apply(deed, at)
        if deed.fact.what in ("sat", "kicked", "freed") and deed.fact.seat is not None:
            self.orders.forget(deed.fact.seat)
        self.facts = [*self.facts, deed.fact][-REMEMBERED:]

    # From disk, and out of memory

    def rebuild(self, rows: list[Row]) -> None:
        """Make the table again from its journal. Raises BadRecord if the game was played by other rules."""
        lines: list[str] = []
        times: list[float] = []
        obeyed: dict[int, Obeyed] = {}
        taken: defaultdict[int, list[int]] = defaultdict(list)
        for row in rows:
            match row["kind"]:
                case "line":
                    lines.append(row["body"])
                    times.append(row["at"])
                case "deed":
                    deed = msgspec.json.decode(row["body"], type=Deed)
                    self._apply(deed, row["at"])
                    if deed.fact.what == "sat" and deed.fact.seat is not None:
                        taken[len(lines)].append(deed.fact.seat)
                case "order":
                    order = msgspec.json.decode(row["body"], type=messages.AnyOrder)
                    self._shares.use(order)
                    self.orders.give(order)
                case "obeyed":
                    obeyed[len(lines)] = msgspec.json.decode(row["body"], type=Obeyed)
                case _:
                    self._hear(msgspec.json.decode(row["body"], type=Chat), row["at"])
        self.journal.take_up(rows)
        if lines:
            self.play, touched = Play.rebuild(self.game, lines, times, self.orders, obeyed, taken)
            self.journal.touched = max(self.journal.touched, touched)
            self.seating.forget_nudges(before=self.play.turn_began)
            self._advice.race_is_over(self.play)
        self.clocks.grant_grace()

    def _forget(self) -> None:
        """Another server has written here: what is in memory is wrong."""
        self.house.drop(self)

    def close(self) -> None:
        """Stop what runs by itself; what is in memory is not used any more, and nothing of it is written."""
        self._gone = True
        self.journal.close()
        self.clocks.stop()
        self.audience.stop()
        self._bots.stop()


def _key(viewer: Viewer, id: str) -> str | None:
    return None if viewer.person is None else f"{viewer.person}:{id}"


def _text(entry: Deed | Chat | messages.AnyOrder) -> str:
    return msgspec.json.encode(entry).decode()
