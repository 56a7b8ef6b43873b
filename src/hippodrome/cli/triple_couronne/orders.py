"""Standing orders: what a seat does without being asked each time, so that a long programme drowns nobody in questions.

They belong to the seat, can be changed at any question, and lie in a small file beside the record, so that a game that is
resumed has them still. With them lies which questions have been explained already.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from hippodrome.cli.triple_couronne import advice
from hippodrome.core.wire import Action
from hippodrome.games.triple_couronne import actions
from hippodrome.games.triple_couronne.views import TripleCouronneView

VALUES: dict[str, tuple[str, ...]] = {
    "entries": ("all",),
    "sales": ("none",),
    "rentals": ("none",),
    "bids": ("none",),
    "mounts": ("same", "none"),
    "bets": ("none",),
    "insurance": ("none",),
    "auction": ("none",),
}
"""Per subject what can be ordered. `bids` is about other people's horses, `auction` about those that the bank sells."""


def subject_of(view: TripleCouronneView) -> str | None:
    """The subject of the present question, if there can be an order for it."""
    choice = view.choice
    if choice is None:
        return None
    if choice.kind == "bid":
        return "auction" if view.lot is not None and view.lot.seller is None else "bids"
    return choice.kind if choice.kind in VALUES else None


def subjects(view: TripleCouronneView) -> list[str]:
    """What there can be orders for in this programme, and still."""
    if view.edition == "initiation":
        return ["entries"]
    bets = ["bets"] if view.seats >= 4 else []
    if view.edition == "reduit":
        return ["entries", *bets]
    auction = ["auction"] if view.auction and view.race == 0 else []
    return [*auction, "entries", "sales", "rentals", "bids", "mounts", *bets, "insurance"]


class SeatOrders(msgspec.Struct):
    """One seat's orders, and the questions that it has had explained."""

    given: dict[str, str] = {}
    explained: list[str] = []


@dataclass
class Orders:
    """Everybody's orders. Without a file they last for the sitting."""

    file: Path | None = None
    seats: dict[int, SeatOrders] = field(default_factory=dict)

    def of(self, seat: int) -> SeatOrders:
        """The orders of a seat."""
        return self.seats.setdefault(seat, SeatOrders())

    def keep_in(self, file: Path) -> None:
        """Take over what lies there, and keep it there from now on. A file that makes no sense counts as none."""
        self.file = file
        try:
            found = msgspec.json.decode(file.read_bytes(), type=dict[int, SeatOrders])
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return
        for each in found.values():
            each.given = {what: value for what, value in each.given.items() if value in VALUES.get(what, ())}
        self.seats = found

    def give(self, seat: int, subject: str, value: str | None) -> None:
        """An order, or None to be asked again."""
        given = self.of(seat).given
        given.pop(subject, None)
        if value is not None:
            given[subject] = value
        self._write()

    def explain(self, seat: int, what: str) -> bool:
        """Whether this is new to the seat; from now on it is not."""
        explained = self.of(seat).explained
        if what in explained:
            return False
        explained.append(what)
        self._write()
        return True

    def _write(self) -> None:
        """In one piece or not at all. A full disk costs a convenience, not the game, so nothing is said about it."""
        if self.file is None:
            return
        written = self.file.with_name(f"{self.file.name}.new")
        with contextlib.suppress(OSError):
            written.write_bytes(msgspec.json.encode({str(seat): each for seat, each in self.seats.items()}))
            os.replace(written, self.file)

    def action(self, view: TripleCouronneView) -> Action | None:
        """What the seat's orders answer to the present question; None if it has to be asked."""
        subject, choice = subject_of(view), view.choice
        if view.seat is None or subject is None or choice is None:
            return None
        value = self.of(view.seat).given.get(subject)
        if value is None or (subject in ("entries", "sales", "rentals") and advice.in_danger(view)):
            return None  # whoever is about to leave the game decides for themselves
        match subject:
            case "entries":
                return actions.EnterHorses(advice.entries(view, choice))
            case "sales":
                return actions.OfferForSale()
            case "rentals":
                return actions.OfferForRent()
            case "mounts":
                return advice.mounts(view, choice) if value == "same" else actions.MountJockeys()
            case "bets":
                return actions.PlaceBets()
            case "insurance":
                return actions.Insure()
            case _:
                return actions.Pass()


def next_value(subject: str, value: str | None) -> str | None:
    """What an order is switched to: its values one after the other, then off."""
    values: Sequence[str] = VALUES[subject]
    if value is None:
        return values[0]
    at = values.index(value) + 1
    return values[at] if at < len(values) else None
