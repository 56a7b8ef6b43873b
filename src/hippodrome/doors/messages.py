"""What we and a bot of any language say to each other: a JSON object a line. docs/bot-protocol.md tells it to people."""

from __future__ import annotations

from typing import Any

import msgspec

from hippodrome.core.choices import Legal

VERSION = 1


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """What is going to be played: the first thing that a bot is told."""

    version: int
    title: str
    rules: str
    """The version of the rules."""
    box: Any


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A seat owes a choice."""

    id: int
    seconds: float
    """Until when it must have answered, by the clock."""
    rollouts: int
    """How much it should search, if it does; 0: as it is used to."""
    view: Any
    legal: Legal


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """An action that may not be taken, and why. The bot may answer once more, in the time that it has left."""

    id: int
    why: str


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """A bot's answer to Hello."""

    version: int
    name: str = ""
    sorry: str = ""
    """Why it cannot play this, if it cannot."""


class Answer(msgspec.Struct, frozen=True, tag="action"):
    """A bot's answer to Choose."""

    id: int
    action: str | dict[str, Any]
    """In its notation, or as JSON: as `legal` lists it."""


Reply = Ready | Answer
