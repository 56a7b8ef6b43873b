"""What people at a table are told when something they ask for is not done."""

from __future__ import annotations

from typing import Any

from hippodrome.server.protocol.messages import Refused


class Refusal(Exception):
    """A request that is not carried out; `why`, `text` and the rest as in messages.Refused."""

    def __init__(self, why: Any, text: str, **more: Any) -> None:
        super().__init__(text)
        self.message = Refused(id="", why=why, text=text, **more)
