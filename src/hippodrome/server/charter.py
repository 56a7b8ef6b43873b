"""What a table is founded on, and what may be done to it: the part of its log that is not the game's."""

from __future__ import annotations

from typing import Literal

import msgspec

from hippodrome.core.wire import OptionValue
from hippodrome.server.messages import ChatRule, Clock, Emblem, Fact


class ChairPlan(msgspec.Struct, frozen=True, kw_only=True):
    """One chair as the host planned it."""

    kind: Literal["open", "person", "bot"]
    person: str | None
    name: str
    emblem: Emblem
    bot: str
    nonce: str


class Charter(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is fixed when a table is opened. The seed is in it: it never leaves the server before the end."""

    title: str
    edition: str
    options: dict[str, OptionValue]
    clock: Clock
    chat: ChatRule
    listed: bool
    one_device: bool
    host: str
    join: str
    seed: str
    chairs: tuple[ChairPlan, ...]
    created: float


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """Something done to a table: the fact that everybody may read, and what only the server knows of it."""

    fact: Fact
    person: str | None = None
    emblem: Emblem | None = None
    nonce: str = ""


class Chat(msgspec.Struct, frozen=True):
    """A line of chat, as it is kept."""

    seat: int | None
    name: str
    text: str


class Chair:
    """A seat of a table as it is now."""

    __slots__ = ("kind", "person", "name", "emblem", "bot", "nonce", "by_bot", "muted", "nudged", "recovery")

    def __init__(self, plan: ChairPlan) -> None:
        self.kind = plan.kind
        self.person = plan.person
        self.name = plan.name
        self.emblem: Emblem = plan.emblem
        self.bot = plan.bot
        self.nonce = plan.nonce
        self.by_bot = plan.kind == "bot"
        self.muted = False
        self.nudged: float | None = None
        self.recovery: str | None = None

    def is_played_by_bot(self) -> bool:
        """Whether a bot chooses for it now."""
        return self.by_bot or self.person is None


def do(chairs: list[Chair], deed: Deed, at: float) -> None:
    """Carry out what a deed does to the chairs; what it does to the table as a whole is the room's business."""
    fact = deed.fact
    if fact.seat is None:
        return
    chair = chairs[fact.seat]
    match fact.what:
        case "sat" | "recovered":
            chair.kind, chair.person, chair.by_bot, chair.nudged, chair.recovery = "person", deed.person, False, None, None
            if fact.what == "sat":
                chair.name, chair.muted = fact.name, False
                chair.emblem = deed.emblem or chair.emblem
                chair.nonce = deed.nonce or chair.nonce
        case "left" | "handed-over" | "clock":
            chair.by_bot, chair.nudged = True, None
        case "taken-back":
            chair.by_bot, chair.nudged = False, None
        case "kicked":
            chair.kind, chair.person, chair.by_bot, chair.nudged, chair.recovery = "open", None, True, None, None
        case "nudged":
            chair.nudged = at
        case "muted" | "unmuted":
            chair.muted = fact.what == "muted"
        case "started" if chair.kind == "open":
            chair.by_bot = True
        case _:
            pass
