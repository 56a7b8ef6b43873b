"""The decisions of Finish in readable form. Lanes count from 1."""

from __future__ import annotations

from typing import Annotated

import msgspec

from hippodrome.core.kinds import Amount
from hippodrome.core.wire import Action
from hippodrome.games.finish.events import Bet


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

    win: Bet | None = None
    places: Annotated[tuple[Bet, ...], msgspec.Meta(max_length=2)] = ()


AnyAction = Pass | Bid | SetMaximum | PlaceBets
