"""A recorded meeting of Finish Line, told: bets, dice, the line, and what every race paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hippodrome.cli.finish_line import drawing, result
from hippodrome.cli.finish_line.words import Words
from hippodrome.core.contract import Game
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Event, View
from hippodrome.games.finish_line import events
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.views import FinishLineView
from hippodrome.texts import Texts

_SHOWN_OTHERWISE = (MoneyMoved, events.RaceRanked, events.BetsRevealed, events.DicePassed)


class FinishLineBook:
    """Tells a record, to somebody who was not there."""

    def __init__(self, game: Game[Any], texts: Texts, width: int, names: Sequence[str]) -> None:
        assert isinstance(game, FinishLine)
        self.words = Words(texts, names)
        self.width = width

    def tell(self, before: View, happened: Sequence[Event], after: View, step: bool) -> list[RenderableType]:
        assert isinstance(before, FinishLineView) and isinstance(after, FinishLineView)
        over = result.race_over(happened)
        told: list[RenderableType] = []
        for event in happened:
            if isinstance(event, events.BetsRevealed):
                told += result.page(before, happened, self.words)
            elif not isinstance(event, _SHOWN_OTHERWISE):
                told.append(Text("· ").append(self.words.event(event)))
        if step and not over and after.phase == "take":
            told += [*drawing.tiles(after, self.words, self.width), drawing.reserve(after, self.words)]
        return told

    def open_hands(self, happened: Sequence[Event]) -> list[RenderableType]:
        """All bets were shown after their races."""
        return []
