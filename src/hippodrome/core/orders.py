"""Standing orders: answers that a seat has given each time without being asked, so that a long game drowns nobody in questions.

What can be ordered is what a game calls by a name (`Game.answers`). For what comes up one by one, such as the lots of a sale, a
seat can plan how far it goes (`Game.coming`); a plan goes before an order. Both are private, and stand in no record: that
holds what they did, as actions of the seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hippodrome.core.contract import Game
from hippodrome.core.wire import Action, View


class SeatOrders(msgspec.Struct, omit_defaults=True):
    """One seat's orders: by decision the name of its answer; and its plans: by what is coming the most it pays."""

    given: dict[str, str] = {}
    plans: dict[str, int] = {}


def now(game: Game[Any], view: View) -> tuple[str, Mapping[str, Action]]:
    """The present decision and its answers by name; nothing if it has none."""
    for decision, answers in game.answers(view).items():
        done = {name: action for name, action in answers.items() if action is not None}
        if done:
            return decision, done
    return "", {}


def answered(game: Game[Any], view: View, orders: SeatOrders) -> tuple[str, str, Action] | None:
    """What a seat's standing orders answer now: the decision, the name of the answer and what it does."""
    if not orders.given:
        return None
    decision, answers = now(game, view)
    name = orders.given.get(decision)
    return None if name is None or name not in answers else (decision, name, answers[name])


def followed(game: Game[Any], view: View, orders: SeatOrders) -> tuple[str, int, Action] | None:
    """What a seat's plans do now: for what, how far it goes for that, and what it does."""
    for coming, lot in game.coming(view).items() if orders.plans else ():
        if (most := orders.plans.get(coming)) is not None:
            action = game.planned(view, coming, most)
            if action is not None:
                return lot.name, most, action
    return None
