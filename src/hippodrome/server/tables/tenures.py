"""Who has which seat since when: what was told to a seat alone before its present owner came is not told to them.

Each owner of a seat counts what they hear from a round number of their own, so that nobody goes on where another stopped.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from hippodrome.core.record import UNDO, Match

MOST_HEARD = 10_000_000
"""More events than any match has."""


class Tenure(NamedTuple):
    """The time of a seat's owner: how many there were before, and how much of record and log."""

    number: int = 0
    lines: int = 0
    events: int = 0

    def first(self) -> int:
        """From where its owner counts what they hear."""
        return self.number * MOST_HEARD

    def after(self, match: Match) -> Tenure:
        """That of the next owner, from now on."""
        return Tenure(self.number + 1, len(match.lines), len(match.log))

    def has_acted(self, match: Match) -> bool:
        """Whether the last action is its owner's own, given that it is the seat's; what an earlier one did is done."""
        undone = 0
        for line in reversed(match.lines[self.lines :] if self.number else ()):
            if msgspec.json.decode(line)["do"] == UNDO:
                undone += 1
            elif undone:
                undone -= 1
            else:
                return True
        return not self.number
