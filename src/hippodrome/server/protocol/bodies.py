"""The bodies of the HTTP side: what a request brings (unknown fields are refused), and what it is answered.

What HTTP and the live side both speak of (a table, its seats, emblems) is in messages.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from hippodrome.bots.hints import Hint
from hippodrome.core.wire import OptionValue, Outcome
from hippodrome.server.protocol.messages import NAME_LENGTH, ChatRule, Clock, Emblem, Name, Nonce, SeatNumber, TableInfo

Secret = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who is to sit on a chair of a new table: me, another person on this device, a friend by link, or a bot."""

    who: Literal["me", "here", "friend", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""
    emblem: Emblem | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    nonce: Nonce | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened."""

    title: Annotated[str, msgspec.Meta(max_length=40)]
    edition: Annotated[str, msgspec.Meta(max_length=20)] = ""
    options: dict[str, OptionValue] = {}
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(min_length=2, max_length=8)]
    clock: Clock = "none"
    listed: bool = False
    """Whether it is shown under "watch a table"."""
    chat: ChatRule = "everybody"
    hints: bool = True
    """Whether players may ask for chances; everybody is told who does."""
    begin: bool = False
    """Start at once; friends' seats are then played by bots until they come."""


class Opened(msgspec.Struct, frozen=True):
    id: str
    join: str
    """The secret for those who may sit down; it belongs behind the # of a link."""


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    join: Secret
    name: Name
    emblem: Emblem
    seat: SeatNumber | None = None
    nonce: Nonce | None = None
    """This person's own share in the chance of the game."""


class Seated(msgspec.Struct, frozen=True):
    """The seat that one has now."""

    seat: int
    recovery: str = ""
    """The secret of its recovery link, told to its owner alone; nothing to those who sat there already."""


class Recovery(msgspec.Struct, frozen=True):
    """The secret of a recovery link, for the seat's owner; the one before it is void."""

    secret: str


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    secret: Secret


class Invitation(msgspec.Struct, frozen=True):
    """What a host hands out to those who may sit down."""

    join: str


class Hints(msgspec.Struct, frozen=True):
    """Fair chances for one's own seat."""

    hints: tuple[Hint, ...]


class Me(msgspec.Struct, frozen=True):
    """The person who asks."""

    name: str
    emblem: Emblem


class WhoIAm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    emblem: Emblem


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game: its texts are `option-<title>-<name>` in the catalogues."""

    name: str
    kind: Literal["number", "yes-no", "word"]
    default: OptionValue
    choices: dict[str, tuple[int, ...]] = {}
    """The numbers allowed, by "edition/seats"."""
    words: tuple[str, ...] = ()
    """The words allowed; their texts are `option-<title>-<name>-<word>`."""
    editions: tuple[str, ...] = ()
    """The editions that have it."""


class FirstTableInfo(msgspec.Struct, frozen=True):
    """A table laid for newcomers: the first seat is theirs, bots have the others."""

    seats: int
    edition: str
    options: dict[str, OptionValue]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the shelf."""

    title: str
    name: str
    ready: bool
    """False for those that are still to come."""
    editions: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    options: tuple[OptionInfo, ...] = ()
    bots: tuple[str, ...] = ()
    """Those that people choose between, from the weakest to the strongest."""
    others: tuple[str, ...] = ()
    """Bots of other people that the operator has allowed."""
    hints: bool = False
    """Whether it can tell chances."""
    guided: FirstTableInfo | None = None
    """Where newcomers are led through a first race."""
    newcomers: dict[str, OptionValue] = {}
    """Options for newcomers who play at once."""


class Home(msgspec.Struct, frozen=True, kw_only=True):
    """What the first page shows."""

    me: Me
    games: tuple[GameInfo, ...]
    mine: tuple[TableInfo, ...]
    listed: tuple[TableInfo, ...]
    addresses: tuple[str, ...]
    """Under which other devices find this server."""
    keeps: int
    """Days after which an untouched table is cleared away."""
    version: str


class Frame(msgspec.Struct, frozen=True):
    """One step of a finished game."""

    events: tuple[Any, ...]
    view: Any


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, step by step, as one seat (or a spectator) saw it."""

    title: str
    players: tuple[str, ...]
    commitment: str
    seed: str
    outcome: Outcome
    box: Any
    kinds: dict[str, dict[str, str]]
    frames: tuple[Frame, ...]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Where everybody stood at the start of a finished game, or after a race of it."""

    race: int
    """The race that was run; 0 for a moment of a game that is a single race."""
    step: int
    """Which step of the replay shows it."""
    totals: tuple[int, ...]


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A saved game to be looked at or verified."""

    record: Annotated[str, msgspec.Meta(max_length=2_000_000)]
    commitment: Annotated[str, msgspec.Meta(max_length=128)] = ""
    seat: SeatNumber | None = None


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record holds, line by line."""

    holds: bool
    reason: str = ""
    line: int = 0
    commitment: str = ""
    seed: str = ""
    actions: int = 0


class LanguageInfo(msgspec.Struct, frozen=True):
    """A language, with its name as its speakers call it."""

    language: str
    name: str


class TextsInfo(msgspec.Struct, frozen=True):
    """Everything that the interface says in a language."""

    language: str
    fallback: str
    languages: tuple[LanguageInfo, ...]
    catalogues: tuple[str, ...]
    """In Fluent; what stands first counts."""
    names: dict[str, str]
    """Names and words of boxes, by what they are in the fallback language."""


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game as Markdown."""

    title: str
    language: str
    markdown: str


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    why: str
    text: str
    """In English; `key` and `facts` are for the reader's language."""
    rule: str = ""
    key: str = ""
    facts: dict[str, str | int] = {}
