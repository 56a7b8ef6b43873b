"""The decisions of Finish Line in readable form. Horses by the number on their tile, in bets by their starting place."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hippodrome.core.kinds import Amount
from hippodrome.core.wire import Action

Horse = Annotated[int, msgspec.Meta(ge=1, le=24)]
Start = Annotated[int, msgspec.Meta(ge=1, le=7, extra={"before": "s"})]
"""A starting place: s1 is the horse that leads at the start, s7 the last."""
Colour = Literal["white", "red", "yellow", "green", "black"]
UsableFace = Literal[
    "horseshoe", "outsider-1000", "outsider-2000", "outsider-3000", "whip", "double", "side-bet", "extra",
    "disqualified", "tip", "pace", "helmet", "interference", "dead-heat", "loss",
]  # fmt: skip
"""In the order of their numbers (see dice.py)."""


class WinStake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bet on one horse to win."""

    start: Start
    stake: Amount


class PlaceStake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bet on two horses to be first and second, in either order."""

    starts: tuple[Start, Start]
    stake: Amount


class PlaceBets(Action, frozen=True, tag="bets"):
    """FL-3: all bets on a race."""

    wins: Annotated[tuple[WinStake, ...], msgspec.Meta(max_length=3)] = ()
    places: Annotated[tuple[PlaceStake, ...], msgspec.Meta(max_length=2)] = ()


class TakeDice(Action, frozen=True, tag="take"):
    """FL-10, FL-11: dice from the reserve, three to begin a race and one in each later turn; then all three are rolled."""

    dice: Annotated[tuple[Colour, ...], msgspec.Meta(min_length=1, max_length=3)]


class SetAside(Action, frozen=True, tag="aside"):
    """FL-14: do nothing, and put a die of this colour out of play."""

    die: Colour


class UseDie(Action, frozen=True, tag="use"):
    """FL-11: use a die that shows this face.

    `horses`: on which it is used; for `pace` from which and to which; for `interference` three, in their new order from
    the front. `dice`: what a `tip` brings back.
    """

    face: UsableFace
    horses: Annotated[tuple[Horse, ...], msgspec.Meta(max_length=3)] = ()
    dice: Annotated[tuple[Colour, ...], msgspec.Meta(max_length=2)] = ()


class PlayExtra(Action, frozen=True, tag="extra"):
    """FL-26: the kept black die on a horse; None leaves it unused."""

    horse: Horse | None = None


AnyAction = PlaceBets | TakeDice | SetAside | UseDie | PlayExtra
