"""What a table is founded on, and what is done to it, as it stands in the database: all but the game's record."""

from __future__ import annotations

from typing import Literal

import msgspec

from hippodrome.core.wire import OptionValue, Setup
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

    def setup(self) -> Setup:
        """What the game is asked to begin with."""
        return Setup(title=self.title, edition=self.edition, seats=len(self.chairs), options=self.options)


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """Something done to a table: the fact that everybody may read, and what only the server knows of it."""

    fact: Fact
    person: str | None = None
    emblem: Emblem | None = None
    nonce: str = ""


class Chat(msgspec.Struct, frozen=True):
    """A line of chat, as it is persisted."""

    seat: int | None
    name: str
    text: str
