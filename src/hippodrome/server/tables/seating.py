"""Who sits where at a table, who is its host, and what the host has ruled.

A request of a viewer becomes a deed, or is refused (`deed_of`); a deed that is on disk is applied (`apply`). Nothing is
written or told here.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

import msgspec

from hippodrome.core.record import new_nonce
from hippodrome.server.people import clean, look_of, new_secret
from hippodrome.server.protocol import messages
from hippodrome.server.protocol.messages import ChatRule, Emblem, Fact, Freeing, Petition
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.tables.charter import Charter, Chat, Deed

MOST_ASKED = 3
"""How often one person may ask for a seat at one table."""
MOST_PETITIONERS = 8
"""How many may ask at the same time."""
NAMELESS = "…"
TO_A_BOT = "bot"
"""What the log says of a seat whose person was sent away from a running game."""


@dataclass(frozen=True, slots=True)
class Wait:
    """How long somebody who is away is waited for, and who agrees not to wait."""

    until: float
    by: str
    """The host who wants to give the seat to another person."""
    agreed: frozenset[str] = frozenset()


@dataclass(eq=False, slots=True)
class Chair:
    """A seat of a table as it is now: as planned, and what has become of it."""

    kind: Literal["open", "person", "bot"]
    person: str | None
    name: str
    emblem: Emblem
    bot: str
    nonce: str
    by_bot: bool
    muted: bool = False
    nudged: float | None = None
    recovery: str | None = None
    """The fingerprint of its owner's recovery link."""
    wait: Wait | None = None

    def is_played_by_bot(self) -> bool:
        """Whether a bot chooses for it now."""
        return self.by_bot or self.person is None

    def apply(self, deed: Deed, at: float) -> None:
        """Change as a deed says."""
        match deed.fact.what:
            case "sat" | "recovered" as what:
                self.kind, self.person, self.by_bot, self.nudged, self.wait = "person", deed.person, False, None, None
                self.recovery = deed.recovery
                if what == "sat":
                    self.name, self.muted = deed.fact.name, False
                    self.emblem = deed.emblem or self.emblem
                    self.nonce = deed.nonce or self.nonce
            case "left" | "handed-over" | "clock":
                self.by_bot, self.nudged = True, None
            case "taken-back":
                self.by_bot, self.nudged = False, None
            case "kicked" | "freed":
                self.kind, self.person, self.by_bot, self.nudged, self.wait = "open", None, True, None, None
                self.recovery = None
                if deed.fact.detail == TO_A_BOT:
                    self.kind = "bot"
            case "freeing" if deed.person is not None:
                self.wait = Wait(deed.until, deed.person)
            case "agreed" if self.wait is not None and deed.person is not None:
                self.wait = replace(self.wait, agreed=self.wait.agreed | {deed.person})
            case "kept":
                self.wait = None
            case "recovery" if deed.recovery is not None:
                self.recovery = deed.recovery
            case "nudged":
                self.nudged = at
            case "muted" | "unmuted" as what:
                self.muted = what == "muted"


@dataclass(frozen=True, slots=True)
class Petitioner:
    """Somebody who asks for a seat, and all that is needed to give it."""

    person: str
    petition: Petition
    nonce: str


@dataclass(slots=True)
class Spectator:
    """Somebody without a seat who has spoken, or reacted to something."""

    number: int
    """By which the host names them."""
    name: str = NAMELESS
    muted: bool = False


class Seating:
    """The chairs of one table and the rights of the people on them."""

    def __init__(self, charter: Charter) -> None:
        self.chairs = [Chair(**msgspec.structs.asdict(plan), by_bot=plan.kind == "bot") for plan in charter.chairs]
        self.host = charter.host
        self.chat_rule = charter.chat
        self.join = charter.join
        """The secret of the invitation."""
        self.locked = False
        self._spectators: dict[str, Spectator] = {}  # those who have spoken, or reacted
        self._last_spectator = 0
        self.petitioners: list[Petitioner] = []
        self._barred: set[str] = set()
        self._asked: Counter[str] = Counter()  # how often each person has asked for a seat

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person; several on a shared device."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person)

    def petitions_for(self, person: str | None) -> tuple[Petition, ...]:
        """Who asks for a seat, as far as a person may know: the host of everybody, others of themselves."""
        return tuple(one.petition for one in self.petitioners if person is not None and person in (self.host, one.person))

    def muted_spectators(self) -> tuple[int, ...]:
        """The numbers of the spectators who may not speak."""
        return tuple(one.number for one in self._spectators.values() if one.muted)

    def known(self) -> set[str | None]:
        """The people who are more than spectators: all others see the same of the table."""
        return {self.host, *(chair.person for chair in self.chairs), *(one.person for one in self.petitioners)} - {None}

    def bot_among(self, seats: tuple[int, ...]) -> int | None:
        """The first of these seats that a bot plays."""
        return next((seat for seat in seats if self.chairs[seat].is_played_by_bot()), None)

    def forget_nudges(self, before: float = math.inf) -> None:
        """Choices are asked anew since then: a nudge has done its work."""
        for chair in self.chairs:
            if chair.nudged is not None and chair.nudged < before:
                chair.nudged = None

    # Who may do what: all of these raise Refusal

    def must_own(self, person: str | None, seat: int) -> None:
        """The seat is the person's."""
        if seat not in self.seats_of(person):
            raise Refusal("not-yours", "this seat is not yours", key="not-yours")

    def must_be_host(self, person: str | None) -> None:
        """The person is the host."""
        if person != self.host:
            raise Refusal("not-yours", "only the host may do this", key="not-host")

    def must_be_invited(self, join: str) -> None:
        """An invitation is good, and people may sit down."""
        if join != self.join:
            why = "this invitation is no longer good, or not for this table: ask the host for a new one"
            raise Refusal("closed", why, key="join")
        self.must_be_unlocked()

    def must_be_unlocked(self) -> None:
        """People may sit down."""
        if self.locked:
            raise Refusal("closed", "the host has locked the seats", key="locked")

    def may_speak(self, person: str | None, seat: int | None) -> None:
        """The person may chat, from a seat or as a spectator."""
        if seat is not None:
            self.must_own(person, seat)
        elif person is None:
            raise Refusal("not-yours", "you are not known here: keep the cookie of this site", key="no-cookie")
        silent = person in self._spectators and self._spectators[person].muted
        if silent or any(self.chairs[own].muted for own in (self.seats_of(person) if seat is None else (seat,))):
            raise Refusal("muted", "the host has muted you", key="muted")
        host = person == self.host
        if (self.chat_rule == "closed" and not host) or (self.chat_rule == "players" and seat is None and not host):
            raise Refusal("closed", "the host has closed the chat", key="chat-closed")

    def spectator_name(self, name: str) -> str:
        """What a spectator is called, who must not pass for one of the players."""
        called = clean(name)
        if any(chair.kind != "open" and look_of(chair.name) == look_of(called) for chair in self.chairs):
            raise Refusal("not-yours", "somebody at the table is called like that: choose another name", key="name-taken")
        return called or NAMELESS

    def open_seat(self, wanted: int | None) -> int:
        """The open seat that is wanted, or the first one."""
        free = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]
        seat = wanted if wanted is not None else next(iter(free), None)
        if seat is None or seat not in free:
            raise Refusal("closed", "there is no seat left", key="no-seat")
        return seat

    def taken(self, seat: int) -> Chair:
        """The chair of a seat that a person has."""
        if seat >= len(self.chairs) or self.chairs[seat].person is None:
            raise Refusal("not-now", "nobody sits there", key="nobody-there")
        return self.chairs[seat]

    def recoverable(self, recovery: str) -> int:
        """The seat that a recovery link, by its fingerprint, belongs to."""
        seat = next((seat for seat, chair in enumerate(self.chairs) if chair.recovery == recovery), None)
        if seat is None:
            raise Refusal("closed", "this recovery link is no longer good: it was used, or renewed since", key="recovery-void")
        return seat

    # Deeds

    def deed_of(self, person: str | None, asked: messages.AnyRequest, owing: tuple[int, ...] | None) -> Deed:
        """What a request does to the table; `owing`: the seats that owe a choice, once the game has begun. Raises Refusal."""
        by = next(iter(self.seats_of(person)), None)
        match asked:
            case messages.HandOver(seat=seat, leave=leave):
                chair = self.taken(seat)
                if person != self.host:
                    self.must_own(person, seat)
                if chair.by_bot:
                    raise Refusal("not-now", "a bot plays there already", key="by-bot-already")
                own = chair.person == person
                return Deed(fact=Fact(what="left" if leave and own else "handed-over", seat=seat, by=by, name=chair.name))
            case messages.TakeBack(seat=seat):
                self.must_own(person, seat)
                if not self.chairs[seat].by_bot:
                    raise Refusal("not-now", "you play this seat already", key="not-by-bot")
                return Deed(fact=Fact(what="taken-back", seat=seat, by=by, name=self.chairs[seat].name))
            case messages.Agree(seat=seat):
                return self._agreement(person, seat, by)
            case messages.Nudge(seat=seat):
                if by is None or owing is None:
                    raise Refusal("not-yours", "only players nudge each other, and only in a game", key="not-player")
                if seat not in owing or self.chairs[seat].is_played_by_bot():
                    raise Refusal("not-now", "nobody waits for that seat", key="not-waiting")
                if self.chairs[seat].nudged is not None:
                    raise Refusal("not-now", "that seat was nudged already", key="nudged-already")
                return Deed(fact=Fact(what="nudged", seat=seat, by=by, name=self.chairs[seat].name))
            case messages.AskForSeat(name=name, emblem=emblem, nonce=nonce):
                if owing == ():
                    raise Refusal("closed", "this game is over", key="over")
                petitioner = self._may_ask(person)
                called = clean(name)
                if not called:
                    raise Refusal("malformed", "a name has at least one letter", key="name")
                fact = Fact(what="asked", name=called)
                return Deed(fact=fact, person=petitioner, emblem=emblem, nonce=nonce or new_nonce())
            case messages.Withdraw():
                asking = next((one for one in self.petitioners if one.person == person), None)
                if asking is None:
                    raise Refusal("not-now", "you have not asked for a seat", key="not-asking")
                return Deed(fact=Fact(what="withdrew", name=asking.petition.name), person=asking.person)
            case messages.HostRules(do="admit" | "turn-down" as what, seat=seat, petition=petition):
                self.must_be_host(person)
                return self._answer_deed(what, seat, petition, by)
            case messages.HostRules(do="mute" | "unmute" as what, seat=None, spectator=int(number)):
                self.must_be_host(person)
                found = next(((who, one) for who, one in self._spectators.items() if one.number == number), None)
                if found is None:
                    raise Refusal("not-now", "no such spectator has spoken", key="nobody-there")
                fact = Fact(what="muted" if what == "mute" else "unmuted", by=by, name=found[1].name)
                return Deed(fact=fact, person=found[0], spectator=number)
            case messages.HostRules(do=what, seat=seat, chat=chat):
                self.must_be_host(person)
                return self._host_deed(what, seat, chat, by, owing is not None)
            case _:
                raise Refusal("malformed", "this cannot be asked for")

    def _may_ask(self, person: str | None) -> str:
        """The person, who may ask for a seat."""
        if person is None:
            raise Refusal("not-yours", "you are not known here: keep the cookie of this site", key="no-cookie")
        self.must_be_unlocked()
        if person in self._barred:
            raise Refusal("closed", "the host has sent you away", key="sent-away")
        if self.seats_of(person):
            raise Refusal("not-now", "you have a seat", key="seated-already")
        self.open_seat(None)
        if any(one.person == person for one in self.petitioners):
            raise Refusal("not-now", "you have asked already", key="asked-already")
        if self._asked[person] >= MOST_ASKED or len(self.petitioners) >= MOST_PETITIONERS:
            raise Refusal("too-fast", "the host was asked often enough", key="asked-often")
        return person

    def _answer_deed(self, what: str, seat: int | None, number: int | None, by: int | None) -> Deed:
        """What a host answers to somebody who asked for a seat."""
        found = next((one for one in self.petitioners if one.petition.number == number), None)
        if found is None:
            raise Refusal("not-now", "nobody asks for that any more", key="not-asking-any-more")
        if what == "turn-down":
            return Deed(fact=Fact(what="turned-down", by=by, name=found.petition.name), person=found.person)
        fact = Fact(what="sat", seat=self.open_seat(seat), by=by, name=found.petition.name)
        return Deed(fact=fact, person=found.person, emblem=found.petition.emblem, nonce=found.nonce)

    def _host_deed(self, what: str, seat: int | None, chat: ChatRule | None, by: int | None, begun: bool) -> Deed:
        if what == "chat":
            if chat is None:
                raise Refusal("malformed", "say who may chat", key="malformed")
            return Deed(fact=Fact(what="chat", by=by, detail=chat))
        if what == "lock" or what == "unlock":
            return Deed(fact=Fact(what="locked" if what == "lock" else "unlocked", by=by))
        if seat is None:
            raise Refusal("malformed", "say which seat", key="malformed")
        if what == "keep":
            return Deed(fact=Fact(what="kept", seat=seat, by=by, name=self._awaited(seat)[0].name))
        chair = self.taken(seat)
        if chair.person == self.host:
            raise Refusal("not-now", "the host cannot do this to their own seat", key="own-seat")
        if what == "kick":
            fact = Fact(what="kicked", seat=seat, by=by, name=chair.name, detail=TO_A_BOT if begun else "")
            return Deed(fact=fact, person=chair.person, join=new_secret())  # the one by which they came is void
        return Deed(fact=Fact(what="muted" if what == "mute" else "unmuted", seat=seat, by=by, name=chair.name))

    # Seats of people who are away

    def freeing(self, person: str | None, seat: int, here: Collection[str | None], until: float) -> Deed:
        """The host wants to give a seat in a running game to another person. Raises Refusal."""
        self.must_be_host(person)
        chair = self.chairs[seat] if seat < len(self.chairs) else None
        if chair is None or chair.kind == "open":
            raise Refusal("not-now", "nobody sits there", key="nobody-there")
        if chair.person == self.host:
            raise Refusal("not-now", "the host cannot do this to their own seat", key="own-seat")
        if chair.person is not None and chair.person in here:
            raise Refusal("not-now", "its player is here", key="not-away")
        if chair.wait is not None:
            raise Refusal("not-now", "that is announced already", key="freeing-already")
        by, minutes = next(iter(self.seats_of(person)), None), max(1, round((until - time.time()) / 60))
        fact = Fact(what="freeing", seat=seat, by=by, name=chair.name, detail=str(minutes))
        return Deed(fact=fact, person=person, until=until)

    def _agreement(self, person: str | None, seat: int, by: int | None) -> Deed:
        chair, wait = self._awaited(seat)
        if by is None or person not in self._asked_about(seat):
            raise Refusal("not-yours", "only the other players are asked", key="not-asked")
        if person in wait.agreed:
            raise Refusal("not-now", "you have agreed already", key="agreed-already")
        return Deed(fact=Fact(what="agreed", seat=seat, by=by, name=chair.name), person=person)

    def _awaited(self, seat: int) -> tuple[Chair, Wait]:
        """A chair whose person is waited for. Raises Refusal."""
        chair = self.chairs[seat] if seat < len(self.chairs) else None
        if chair is None or chair.wait is None:
            raise Refusal("not-now", "that seat is not to be given to another person", key="not-freeing")
        return chair, chair.wait

    def _asked_about(self, seat: int) -> set[str]:
        """Those who must agree that a seat goes to another person: all other players, but the host, who asks."""
        owner = self.chairs[seat].person
        return {chair.person for chair in self.chairs if chair.person is not None} - {owner, self.host}

    def all_agree(self, seat: int) -> bool:
        """Whether everybody who is asked agrees; where a host plays with nobody else, there is nobody to agree."""
        wait, asked = self.chairs[seat].wait, self._asked_about(seat)
        return wait is not None and bool(asked) and asked <= wait.agreed

    def freeing_info(self, seat: int, until: float | None) -> Freeing | None:
        """How long somebody is waited for, as everybody sees it; `until`: if that is longer than was announced."""
        wait = self.chairs[seat].wait
        if wait is None:
            return None
        agreed = (number for number, chair in enumerate(self.chairs) if chair.person in (*wait.agreed, wait.by))
        return Freeing(until or wait.until, tuple(agreed))

    def freed(self, seat: int) -> Deed:
        """The wait for somebody is over, because all agree or by time."""
        by, detail = next(iter(self.seats_of(self.host)), None), "agreed" if self.all_agree(seat) else "waited"
        return Deed(fact=Fact(what="freed", seat=seat, by=by, name=self.chairs[seat].name, detail=detail))

    def back(self, person: str | None) -> list[Deed]:
        """What is done when somebody comes who is waited for: they keep their seats."""
        waited = [seat for seat in self.seats_of(person) if self.chairs[seat].wait is not None]
        return [Deed(fact=Fact(what="kept", seat=seat, by=seat, name=self.chairs[seat].name)) for seat in waited]

    def hear(self, chat: Chat) -> int | None:
        """The number of the spectator who said this."""
        if chat.seat is not None or chat.person is None:
            return None
        one = self._spectator(chat.person, chat.number)
        one.name = chat.name
        return one.number

    def number_of(self, person: str) -> int:
        """By which a spectator who speaks, or reacts, is known from then on."""
        return self._spectator(person).number

    def _spectator(self, person: str, number: int = 0) -> Spectator:
        """Known already, or new; by this number if it is in the journal."""
        if person not in self._spectators:
            self._spectators[person] = Spectator(number or self._last_spectator + 1)
            self._last_spectator = max(self._last_spectator, self._spectators[person].number)
        return self._spectators[person]

    def host_after(self, deed: Deed) -> str:
        """The host once a deed is done."""
        if deed.fact.what == "recovered" and deed.person is not None and self.seats_of(self.host) == (deed.fact.seat,):
            return deed.person  # a host who lost the device is host on the new one, and a stranger on the old one
        return self.host

    def apply(self, deed: Deed, at: float) -> None:
        """Change as a deed says."""
        self.host = self.host_after(deed)
        self.join = deed.join or self.join
        if deed.fact.seat is not None:
            self.chairs[deed.fact.seat].apply(deed, at)
        match deed.fact.what:
            case "asked" if deed.person is not None and deed.emblem is not None:
                number = self._asked.total() + 1
                self._asked[deed.person] += 1
                self.petitioners.append(Petitioner(deed.person, Petition(number, deed.fact.name, deed.emblem), deed.nonce))
            case "withdrew" | "turned-down" | "sat" | "recovered":
                is_full = all(chair.kind != "open" for chair in self.chairs)
                self.petitioners = [one for one in self.petitioners if one.person != deed.person and not is_full]
            case "kicked" if deed.person is not None:
                self._barred.add(deed.person)
            case "muted" | "unmuted" as what if deed.fact.seat is None and deed.person is not None:
                self._spectator(deed.person, deed.spectator).muted = what == "muted"
            case "locked" | "unlocked" as what:
                self.locked = what == "locked"
            case "chat":
                self.chat_rule = msgspec.convert(deed.fact.detail, ChatRule)
