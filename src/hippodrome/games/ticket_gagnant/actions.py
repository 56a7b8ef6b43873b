"""The decisions of Ticket Gagnant in readable form. Horses by number (1–7), cells as `c5`, cards as `5x3`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hippodrome.core.wire import Action

Horse = Annotated[int, msgspec.Meta(ge=1, le=7)]
CellName = Annotated[str, msgspec.Meta(pattern=r"^[a-g][1-9][0-9]?\Z", extra={"is": "cell"})]
CardName = Annotated[str, msgspec.Meta(pattern=r"^([1-7]x[1-3]|[1-7]=[1-7]|J)\Z", extra={"is": "card"})]
DisciplineName = Literal["flat", "hurdles", "steeplechase", "harness"]


class ChooseDiscipline(Action, frozen=True, tag="discipline"):
    """TG-3"""

    discipline: DisciplineName


class PlaceRiver(Action, frozen=True, tag="river"):
    """TG-42: just before or just after hedge 1 or 2."""

    hedge: Literal[1, 2]
    after: Annotated[bool, msgspec.Meta(extra={"words": ("before", "after")})]


class ArrangeHorses(Action, frozen=True, tag="arrange"):
    """TG-7: all seven, the first next to the inside rail."""

    order: tuple[Horse, Horse, Horse, Horse, Horse, Horse, Horse]


class ChooseSecrecy(Action, frozen=True, tag="secrecy"):
    """TG-6: whether predictions stay hidden until the ranking is known."""

    hidden: Annotated[bool, msgspec.Meta(extra={"words": ("open", "hidden")})]


class ChooseHandSize(Action, frozen=True, tag="hand"):
    """TG-4"""

    size: Annotated[int, msgspec.Meta(ge=0, le=99)]


class Predict(Action, frozen=True, tag="predict"):
    """TG-5"""

    first: Horse | None = None
    second: Horse | None = None
    third: Horse | None = None


class PlayCard(Action, frozen=True, tag="play"):
    """TG-10 to TG-17: the horse that moves, where it ends, and where a horse standing there is pushed.

    Without a horse: a double card whose two horses are adjacent, played without moving either (TG-16).
    """

    card: CardName
    horse: Horse | None = None
    to: CellName | None = None
    pushed_to: CellName | None = None


class DiscardCard(Action, frozen=True, tag="discard"):
    """TG-19"""

    card: CardName


AnyAction = ChooseDiscipline | PlaceRiver | ArrangeHorses | ChooseSecrecy | ChooseHandSize | Predict | PlayCard | DiscardCard
