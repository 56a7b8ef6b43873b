"""What a bot is: something that chooses from a view."""

from __future__ import annotations

from typing import Protocol

from hippodrome.core.wire import View


class Bot(Protocol):
    """Chooses for a seat that owes a choice; sees what a person in that seat would see."""

    def choose(self, view: View) -> int:
        """The code of an action that is legal in this view."""
        ...
