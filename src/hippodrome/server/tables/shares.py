"""How much may be written into a table's journal, and by whom.

One that is too long would take everybody's time whenever it is looked at. Nobody can use up what others need: what spectators
say ends before what players say, what one person says or does before what all may, and what a host rules has a share of its own.
Moves are counted in storage/journal.py.
"""

from __future__ import annotations

from collections import Counter

from hippodrome.server.protocol import messages
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.tables.charter import Chat, Deed
from hippodrome.server.tables.seating import Seating

SAID, SAID_BY_ONE = "said", "said-by-one"
SPECTATORS_SAID, SPECTATOR_SAID = "spectators-said", "spectator-said"
ASKED, DONE, RULED = "asked", "done", "ruled"
MOST = {
    SAID: 3_000,  # by all players, and by each
    SAID_BY_ONE: 1_000,
    SPECTATORS_SAID: 1_000,  # by all of them, and by each
    SPECTATOR_SAID: 200,
    ASKED: 300,  # for a seat, by whomever
    DONE: 1_000,  # from one seat, orders too
    RULED: 1_000,  # by the host
}
RULINGS = ("started", "chat", "muted", "unmuted", "locked", "unlocked", "renewed", "kicked", "freeing", "turned-down")
FOLLOWING = ("sat", "freed", "kept")
"""What follows from a host's rulings, and cannot be more: a seat must be freed before others sit down there."""
Share = tuple[str, int | str | None]
"""Of what, and whose if each has one."""


class Shares:
    """What has been used of each share at one table."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._used: Counter[Share] = Counter()

    def must_have(self, entry: Chat | Deed | messages.AnyOrder) -> None:
        """Raises Refusal if somebody's share is used up."""
        for share in self._shares(entry):
            if self._used[share] >= MOST[share[0]]:
                raise _refusal(share[0])

    def use(self, entry: Chat | Deed | messages.AnyOrder) -> None:
        """It is in the journal."""
        self._used.update(self._shares(entry))

    def _shares(self, entry: Chat | Deed | messages.AnyOrder) -> tuple[Share, ...]:
        match entry:
            case Chat(seat=None, person=person) if person != self._seating.host:
                return (SPECTATORS_SAID, None), (SPECTATOR_SAID, person)
            case Chat(seat=seat):
                return (SAID, None), (SAID_BY_ONE, seat)
            case Deed(fact=fact) if fact.what == "asked":
                return ((ASKED, None),)
            case Deed(fact=fact) if fact.what == "withdrew":
                return ()  # once for each time that it was asked
            case Deed(fact=fact) if fact.what in RULINGS or fact.what in FOLLOWING:
                return ((RULED, None),)
            case Deed(fact=fact):
                return ((DONE, fact.seat if fact.by is None else fact.by),)
            case _:
                return ((DONE, entry.seat),)


def _refusal(share: str) -> Refusal:
    match share:
        case "said-by-one" | "spectator-said":
            return Refusal("closed", "you have said as much at this table as one person may", key="said-enough")
        case "spectators-said":
            return Refusal("closed", "spectators have said as much at this table as they may", key="spectators-said-enough")
        case "asked":
            return Refusal("too-fast", "the host was asked often enough", key="asked-often")
        case _:
            return Refusal("closed", "too much has happened at this table: open another one", key="too-much")
