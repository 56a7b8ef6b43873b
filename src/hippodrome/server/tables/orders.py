"""Standing orders and plans (core/orders.py) of the people at one table. They are kept with the seat and told to it alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import msgspec

from hippodrome.core.contract import Game
from hippodrome.core.orders import SeatOrders, answered, followed, now
from hippodrome.core.wire import OrderObeyed, PlanFollowed, View
from hippodrome.server.protocol.messages import AnyOrder, Order, Orders, PlannedLot, StandingOrder
from hippodrome.server.protocol.refusal import Refusal


class Obeyed(msgspec.Struct, frozen=True):
    """What was done without asking a seat, as it is persisted, before the line of the record that says what came of it."""

    seat: int
    event: OrderObeyed | PlanFollowed


class Answer(NamedTuple):
    """An action that orders or plans call for, and how that is told."""

    code: int
    obeyed: Obeyed


class OrderBook:
    """What each seat has ordered and planned."""

    def __init__(self, seats: int) -> None:
        self._seats = [SeatOrders() for _ in range(seats)]

    def forget(self, seat: int) -> None:
        """The seat is somebody else's."""
        self._seats[seat] = SeatOrders()

    def check(self, asked: AnyOrder, game: Game[Any], view: View) -> None:
        """Whether a seat may order this. Raises Refusal."""
        if isinstance(asked, Order):
            known = self._known(asked.seat, game, view)
            if asked.decision not in known or (asked.answer is not None and asked.answer not in known[asked.decision]):
                raise Refusal("malformed", "no such standing order is known here", key="no-order")
        elif asked.coming not in game.coming(view):
            raise Refusal("not-now", "that is not to come under the hammer any more", key="no-lot")

    def give(self, asked: AnyOrder) -> None:
        """An order or plan, or its end."""
        orders = self._seats[asked.seat]
        if isinstance(asked, Order):
            orders.given.pop(asked.decision, None)
            if asked.answer is not None:
                orders.given[asked.decision] = asked.answer
        else:
            orders.plans.pop(asked.coming, None)
            if asked.most is not None:
                orders.plans[asked.coming] = asked.most

    def has_any(self, seat: int) -> bool:
        """Whether a seat has ordered or planned anything."""
        return bool(self._seats[seat].given or self._seats[seat].plans)

    def answer(self, seat: int, game: Game[Any], view: View) -> Answer | None:
        """What a seat does now without being asked."""
        if planned := followed(game, view, self._seats[seat]):
            name, most, action = planned
            return Answer(game.code(action), Obeyed(seat, PlanFollowed(name, most)))
        if ordered := answered(game, view, self._seats[seat]):
            decision, name, action = ordered
            return Answer(game.code(action), Obeyed(seat, OrderObeyed(decision, f"{decision}-{name}")))
        return None

    def told(self, seat: int, game: Game[Any], view: View) -> Orders | None:
        """What a seat can order and plan, and has; None in a game that knows nothing of the kind."""
        orders, answers, lots = self._seats[seat], self._known(seat, game, view), game.coming(view)
        if not answers and not lots:
            return None
        known = tuple(StandingOrder(decision, tuple(names), orders.given.get(decision)) for decision, names in answers.items())
        coming = tuple(PlannedLot(each, lot, orders.plans.get(each)) for each, lot in lots.items())
        return Orders(now(game, view)[0], known, coming)

    def _known(self, seat: int, game: Game[Any], view: View) -> Mapping[str, Collection[str]]:
        """By decision the names of its answers: of those that may come up, and of those that were ordered and can be lifted."""
        known, given = game.answers(view), self._seats[seat].given
        return {**known, **{each: (name,) for each, name in given.items() if each not in known}} if given else known
