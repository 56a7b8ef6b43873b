"""What a table is founded on, and what is done to it, as it stands in the database: all but the game's record."""

from __future__ import annotations

from typing import Literal

import msgspec

from hippodrome.bots.player import Remark
from hippodrome.core.wire import OptionValue, Setup
from hippodrome.server.protocol.messages import ChatRule, Clock, Emblem, Fact


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
    hints: bool = True
    one_device: bool
    host: str
    join: str
    seed: str
    chairs: tuple[ChairPlan, ...]
    created: float

    def setup(self) -> Setup:
        """What the game is asked to begin with."""
        return Setup(title=self.title, edition=self.edition, seats=len(self.chairs), options=self.options)


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """Something done to a table: the fact that everybody may read, and what only the server knows of it."""

    fact: Fact
    person: str | None = None
    emblem: Emblem | None = None
    nonce: str = ""
    recovery: str | None = None
    """The fingerprint of a new recovery link."""
    join: str = ""
    """The secret of a new invitation; the one before it is void."""
    spectator: int = 0
    """Who is muted."""
    until: float = 0.0
    """How long is waited for somebody who is away."""


class Chat(msgspec.Struct, frozen=True):
    """A line of chat, as it is persisted."""

    seat: int | None
    name: str
    text: str
    person: str | None = None
    """Which spectator said it; never told."""
    remark: Remark | None = None
    """A bot's, which has no text."""
    number: int = 0
    """The spectator's; 0 in a journal of an earlier version, where they are counted as they come."""
