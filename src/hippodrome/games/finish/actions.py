"""The decisions of Finish in readable form. Lanes count from 1."""

from __future__ import annotations

from typing import Annotated

import msgspec

from hippodrome.core.wire import Action

Amount = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Lane = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Stake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bet on the horse in a lane."""

    lane: Lane
    stake: Amount


class Pass(Action, frozen=True, tag="pass"):
    """FI-3: out of this auction."""


class Bid(Action, frozen=True, tag="bid"):
    """FI-3"""

    amount: Amount


class SetMaximum(Action, frozen=True, tag="maximum"):
    """FI-3: bid by itself up to this amount; 0 takes it back."""

    amount: Amount


class PlaceBets(Action, frozen=True, tag="bets"):
    """FI-10: the whole form."""

    win: Stake | None = None
    places: Annotated[tuple[Stake, ...], msgspec.Meta(max_length=2)] = ()


AnyAction = Pass | Bid | SetMaximum | PlaceBets
