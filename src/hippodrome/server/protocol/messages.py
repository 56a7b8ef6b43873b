"""The messages of the live side (a WebSocket per viewer): what is asked, what is told. The bodies of HTTP are in bodies.py.

The browser's types (web/src/wire.ts) are made from these definitions by scripts/types.

A viewer first says `Hello`, is answered by `Welcome`, and then hears `Update` (the game went on), `RoomChanged` (a person sat
down, left, was muted …), `Watched` (spectators came or went), `Said` and `Reacted`. What a viewer asks for carries an `id` of its
own making; the answer is `Done` or `Refused` with that id. To ask again with the same id is harmless: it is done once.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from hippodrome.bots.player import Remark
from hippodrome.core.choices import Legal
from hippodrome.core.slips import MOST_AMOUNT
from hippodrome.core.wire import Coming, OptionValue, Outcome

NAME_LENGTH, TEXT_LENGTH, ID_LENGTH, WORD_LENGTH = 24, 240, 40, 120
Emblem = Literal[
    "hat", "binoculars", "umbrella", "bugle", "rosette", "horseshoe", "watch", "clover", "bow-tie", "flag", "carrot", "fan"
]
"""What a seat carries instead of a colour, which belongs to the horses."""
EMBLEMS: tuple[Emblem, ...] = get_args(Emblem)
Reaction = Literal["bravo", "laugh", "gasp", "oops", "thanks", "hurry"]
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
Clock = Literal["none", "relaxed", "fast"]
ChatRule = Literal["everybody", "players", "closed"]
Status = Literal["waiting", "running", "over"]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=ID_LENGTH, pattern=r"^[!-~]+\Z")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=WORD_LENGTH)]
Nonce = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]
"""A person's own share in the chance of a game."""


# What a table is, as everybody sees it


class Freeing(msgspec.Struct, frozen=True):
    """The host wants to give the seat of somebody who is away to another person."""

    at: float
    """When that is so, unless its owner comes back before (seconds since 1970)."""
    agreed: tuple[int, ...]
    """Seats whose people agree; once everybody has, it is so at once."""


class SeatInfo(msgspec.Struct, frozen=True):
    """One chair at the table."""

    name: str
    emblem: Emblem
    kind: Literal["open", "person", "bot"]
    """Whose it is: free, a person's, or a bot's (from the start, or since the host sent its person away)."""
    bot: str
    """The bot that plays it, or would."""
    by_bot: bool
    """Whether a bot plays it now; a person may take it back at any time."""
    here: bool
    """Whether its person is connected."""
    muted: bool
    host: bool
    due: float | None
    """When the clock runs out for this seat (seconds since 1970)."""
    freeing: Freeing | None


class Petition(msgspec.Struct, frozen=True):
    """Somebody who has the table's address but no invitation, and asks the host for a seat."""

    number: int
    """By which the host names it."""
    name: str
    emblem: Emblem


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something about the table itself, not the game: it stands in the table's journal, and everybody can read it."""

    what: Literal[
        "sat", "left", "handed-over", "taken-back", "clock", "nudged", "kicked", "muted", "unmuted", "locked", "unlocked",
        "chat", "recovery", "recovered", "started", "asked", "withdrew", "turned-down", "freeing", "agreed", "kept", "freed",
        "renewed", "hinted",
    ]  # fmt: skip
    seat: int | None = None
    by: int | None = None
    name: str = ""
    detail: str = ""


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at the table."""

    at: float
    seat: int | None
    """None is a spectator."""
    name: str
    text: str
    spectator: int | None
    """Which spectator: a number of this table's, by which the host names them."""
    remark: Remark | None = None
    """What a bot says of a race that is over, instead of a text: each reader hears it in words."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    id: str
    title: str
    edition: str
    options: dict[str, OptionValue]
    clock: Clock
    status: Status
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...]
    """The seats of the person who asks; several when one device is shared."""
    host: bool
    """Whether the person who asks is the host."""
    one_device: bool
    listed: bool
    locked: bool
    chat: ChatRule
    hints: bool
    """Whether players may ask for chances."""
    muted: tuple[int, ...]
    """Spectators who may not speak, by their numbers."""
    spectators: int
    commitment: str
    """The hash of the seed, shown before the start."""
    created: float
    touched: float
    petitions: tuple[Petition, ...] = ()
    """Who asks for a seat: for the host everybody, for others only they themselves."""
    rematch: str | None = None
    """The table that this one goes on at."""
    outcome: Outcome | None = None


# What a viewer says


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask"):
    """Something that a viewer wants."""


class Hello(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="hello"):
    """First of all: as whom, and how far one has heard."""

    seat: SeatNumber | None = None
    """Which of one's seats to look from; None leaves it to the server: one's first, or a spectator's place."""
    watch: bool = False
    """Only watch: nothing but what is public, even to a player."""
    public: bool = False
    """Look from where spectators do, but as a player: a device that several people share, while no one of them is looking."""
    heard: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """How many events this viewer has heard from that place before, to be told only the rest."""
    plain: bool = False
    """Whether this viewer knows nothing of the game, and wants its choices spelt out (`Progress.legal`)."""
    outlook: bool = False
    """Whether it wants to be told what would follow from its choices (`Progress.outlook`), which is work."""


class Act(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="act"):
    """A decision in the game."""

    id: Id
    seat: SeatNumber
    turn: Annotated[int, msgspec.Meta(ge=0)]
    """The turn of the Update that it answers; an older one is refused as stale."""
    action: msgspec.Raw


class Undo(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="undo"):
    """Take back one's last action."""

    id: Id
    seat: SeatNumber
    turn: Annotated[int, msgspec.Meta(ge=0)]


class Order(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="order"):
    """A standing order for one's seat: how a decision is answered from now on without asking; None lifts it."""

    id: Id
    seat: SeatNumber
    decision: Word
    answer: Word | None


class Plan(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="plan"):
    """How far one's seat goes for something that is still to come under the hammer; 0: not at all; None leaves it open."""

    id: Id
    seat: SeatNumber
    coming: Word
    most: Annotated[int, msgspec.Meta(ge=0, le=MOST_AMOUNT)] | None


class Say(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="say"):
    id: Id
    seat: SeatNumber | None = None
    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""
    """What a spectator is called."""
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=TEXT_LENGTH)]


class React(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="react"):
    id: Id
    seat: SeatNumber | None = None
    reaction: Reaction


class Begin(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="begin"):
    """The host starts the game; bots take the seats that are still open."""

    id: Id


class HandOver(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="hand-over"):
    """A bot plays this seat from now on: one's own, or (the host) anybody's. `leave`: and its person goes away."""

    id: Id
    seat: SeatNumber
    leave: bool = False


class TakeBack(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="take-back"):
    """Play one's seat oneself again."""

    id: Id
    seat: SeatNumber


class Agree(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="agree"):
    """A player agrees that the seat of somebody who is away goes to another person."""

    id: Id
    seat: SeatNumber


class Nudge(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="nudge"):
    """Ask a seat to go on; a bot takes it if nothing happens."""

    id: Id
    seat: SeatNumber


class AskForSeat(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="ask-for-seat"):
    """Ask the host for a seat, without an invitation; it stands until the host answers, or it is withdrawn."""

    id: Id
    name: Name
    emblem: Emblem
    nonce: Nonce | None = None


class Withdraw(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="withdraw"):
    """Ask for a seat no longer."""

    id: Id


class HostRules(Asked, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="host"):
    """What only the host may do; everything of it stands in the table's journal."""

    id: Id
    do: Literal["kick", "free", "keep", "mute", "unmute", "lock", "unlock", "chat", "admit", "turn-down"]
    """`free`: give the seat of somebody who is away to another person, once all agree or the wait is over; `keep`: not so."""
    seat: SeatNumber | None = None
    spectator: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """Who is muted, if it is no seat."""
    petition: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """Who is given a seat, or turned down."""
    chat: ChatRule | None = None


AnyOrder = Order | Plan
AnyRequest = AnyOrder | Say | React | Begin | HandOver | TakeBack | Agree | Nudge | AskForSeat | Withdraw | HostRules
AnyMove = Act | Undo
AnyAsked = Hello | AnyMove | AnyRequest


# What a viewer hears


class Told(msgspec.Struct, frozen=True, tag_field="tell"):
    """Something that a viewer is told."""


class StandingOrder(msgspec.Struct, frozen=True):
    """A decision that a seat can have answered without being asked: by which answers, and which it has ordered."""

    decision: str
    answers: tuple[str, ...]
    """The usual one first."""
    given: str | None


class PlannedLot(msgspec.Struct, frozen=True):
    """Something that is still to come under the hammer, and how far the seat goes for it."""

    coming: str
    """By which `Plan` calls it."""
    lot: Coming
    most: int | None
    """0: not at all; None: the seat is asked."""


class Orders(msgspec.Struct, frozen=True):
    """What a seat has done for it without being asked; nobody else knows."""

    now: str
    """The decision that is asked just now, if it can be answered by an order."""
    known: tuple[StandingOrder, ...]
    coming: tuple[PlannedLot, ...]
    """The present one first."""


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game stands, for one viewer."""

    heard: int
    """How many events this viewer has been told from this place, those of this message included."""
    turn: int
    """Goes up whenever choices are asked anew; actions name the turn that they answer."""
    undo: bool
    """Whether this seat may take back its last action."""
    events: tuple[Any, ...]
    """What happened since the last message, in order."""
    view: Any
    """What this viewer may know now; its own history is empty, the events are told above. In an Update: only the fields
    that have changed since this viewer was told last."""
    legal: Legal | None = None
    """For viewers that asked for it."""
    outlook: Any = None
    """What would follow from this seat's choices (the game's `outlook`), for viewers at this seat that asked for it; told to no
    other place, and kept nowhere."""
    orders: Orders | None = None
    """This seat's standing orders and plans, in a game that knows any; told to no other place."""


class Welcome(Told, frozen=True, kw_only=True, tag="welcome"):
    """The answer to Hello, and again after a pause that was too long: everything from the start."""

    table: TableInfo
    seat: int | None
    fresh: bool
    """Whether `game.events` starts with the first event of all (else with the one after `heard`)."""
    game: Progress | None
    """None before the start."""
    box: Any
    """The components played with; None if the viewer said how far it had heard."""
    kinds: dict[str, dict[str, str]] | None
    """What the fields of events and views are (core/kinds.py); comes with the box."""
    facts: tuple[Fact, ...]
    chat: tuple[ChatLine, ...]
    now: float
    version: str


class Update(Told, frozen=True, kw_only=True, tag="update"):
    """The game went on."""

    game: Progress
    done: str = ""
    """The id of this viewer's own request that led to it, if it was one."""


class RoomChanged(Told, frozen=True, kw_only=True, tag="room"):
    """The table as it is now, and what was done to it."""

    table: TableInfo
    fact: Fact | None = None


class Watched(Told, frozen=True, kw_only=True, tag="watched"):
    """How many spectators there are now; told at most twice a second, however many come and go."""

    spectators: int


class Said(Told, frozen=True, kw_only=True, tag="said"):
    line: ChatLine


class Reacted(Told, frozen=True, kw_only=True, tag="reacted"):
    seat: int | None
    spectator: int | None
    """Which one, if it was a spectator: as in a line of chat."""
    reaction: Reaction


class Done(Told, frozen=True, kw_only=True, tag="done"):
    id: str


class Refused(Told, frozen=True, kw_only=True, tag="refused"):
    """A request that was not carried out, and why. Nothing has changed."""

    id: str
    why: Literal["rule", "malformed", "stale", "not-yours", "not-now", "too-fast", "storage", "muted", "closed"]
    text: str
    """In English; `key` and `facts` are for the reader's language."""
    rule: str = ""
    key: str = ""
    facts: dict[str, str | int] = {}
    game: Progress | None = None
    """Where the game stands, if the request was stale."""


class Moved(Told, frozen=True, kw_only=True, tag="moved"):
    """This seat changed hands (by a recovery link, or the host): say Hello again, to look from where one may now."""


AnyTold = Welcome | Update | RoomChanged | Watched | Said | Reacted | Done | Refused | Moved
