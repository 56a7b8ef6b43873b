"""What crosses an edge: setups, events, views, outcomes. Never compiled (see docs/architecture.md).

mypyc would silently take the checks out of msgspec's classes, so wire types live apart from rules.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from hippodrome.core.kinds import SEATS, Amount, Name, Seat, along, word

OptionValue = bool | int | str | None


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table as data: which game, which edition, how many seats, which options, which box."""

    title: str
    edition: str
    seats: int
    options: dict[str, OptionValue] = {}
    box: str = ""
    """The digest of the box played with; empty for the box that comes with the game."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A decision, in its readable form."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event"):
    """A fact that happened at the table."""

    final: ClassVar[bool] = False
    """Whether what led to it can no longer be taken back: a reveal, a binding bid (draws are final anyway)."""
    happens: ClassVar[str] = ""
    """What kind of thing happens, one of HAPPENINGS: for boards that know nothing of the game."""


HAPPENINGS = {
    "opened": "something begins: a meeting, an auction, the home stretch",
    "announced": "the next race; the picture of the last one is put away",
    "started": "the runners are at the start",
    "sealed": "something was chosen, and lies face down",
    "revealed": "what lay face down is turned over",
    "bid": "a bid, or a pass",
    "paid": "money moved",
    "rolled": "dice",
    "drawn": "a card that wants to be read",
    "moved": "a horse goes on, to the last square that the event names",
    "arrived": "a horse is across the line, at the place that the event names",
    "out": "a horse is out of the race",
    "won": "a success beside the race",
    "ended": "a race is over",
    "over": "the game is over (see GameEnded)",
    "passing": "not worth a pause",
}
"""What may happen in any game. Paces, sounds and the picture of a race go by it."""


class GameEnded(Event, frozen=True):
    """How it ended: what every game tells last."""

    final: ClassVar[bool] = True
    happens: ClassVar[str] = "over"
    totals: Annotated[tuple[int, ...], along(SEATS)]
    winners: tuple[Seat, ...]


class ActionUndone(Event, frozen=True, tag=True):
    """A seat took back its last action, the last thing that happened."""

    seat: Seat


class OrderObeyed(Event, frozen=True, tag=True):
    """A standing order has answered; told to its seat alone."""

    happens: ClassVar[str] = "passing"
    decision: Annotated[str, word("decision")]
    answer: Annotated[str, word("answer")]
    """With the decision before it: `bets-none`."""


class PlanFollowed(Event, frozen=True, tag=True):
    """What was planned is done; told to its seat alone."""

    happens: ClassVar[str] = "passing"
    name: Name
    most: Amount
    """0: nothing is bid."""


class Coming(msgspec.Struct, frozen=True):
    """Something that is to come under the hammer, and the bounds and steps of what a seat could bid for it."""

    name: Name
    least: Amount
    most: Amount
    step: Amount


class Choice(msgspec.Struct, frozen=True):
    """A choice that a seat may make now. What can be chosen is said by `legal`; a game may add what its own pages need."""

    kind: str
    """What is asked for, in a word: `bid`, `bets`; texts about it are found by that word."""
    owed: bool
    """False for what has been chosen and may still be changed, or may be left."""


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one seat (or a spectator: None) may know, built up from allowed fields. These the house itself reads.

    Their kinds (kinds.py) say what its fields are. An event's field of the same name and kind as one of the view says what that
    is from now on: boards that know nothing of the game carry it on so.
    """

    score: ClassVar[str] = ""
    """The field that has, per seat, what counts in the end: money or points."""
    aside: ClassVar[tuple[str, ...]] = ()
    """Fields that are said elsewhere, or that nobody need look at."""

    seat: Seat | None
    seats: int
    races: int = 1
    """How many races a game has."""
    race: int = 1
    """Which one this is, from 1; 0 before the first, the last one when it is over."""
    phase: str
    """What is going on, in a word: `auction`, `bets`, `race`; what is shown is looked at anew when it changes."""
    to_act: tuple[Seat, ...]
    """The seats that owe a choice; none when it is over."""
    choice: Choice | None = None
    """The choice of this seat, if it has one."""
    history: tuple[Event, ...] = ()
    """Everything that this seat has heard."""


class Outlook(msgspec.Struct, frozen=True):
    """What would follow for one seat; told to that seat alone, and never kept."""


class Outcome(msgspec.Struct, frozen=True):
    """How a finished game ended: per seat its total and rank (1 is best), and who won."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]


def outcome_of(totals: list[int]) -> Outcome:
    """The outcome where most is best and equal totals share a rank."""
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(totals=tuple(totals), ranks=ranks, winners=winners)
