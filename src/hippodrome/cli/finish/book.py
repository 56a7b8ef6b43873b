"""A recorded programme of Finish, told: the auctions, the forms, the race round by round, what it paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hippodrome.cli.finish import lanes, result
from hippodrome.cli.finish.layout import Room
from hippodrome.cli.finish.scene import scene_of
from hippodrome.cli.finish.telling import calm, followed, parts_of, race_told
from hippodrome.cli.finish.words import Words
from hippodrome.cli.seats import visible
from hippodrome.core.contract import Game
from hippodrome.core.money import MaximumSet
from hippodrome.core.wire import Event, View
from hippodrome.games.finish import events
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.views import FinishView
from hippodrome.texts import Texts

_LINES = 24


class FinishBook:
    """Tells a record, to somebody who was not there."""

    def __init__(self, game: Game[Any], texts: Texts, width: int, names: Sequence[str]) -> None:
        assert isinstance(game, Finish)
        self.words = Words(texts, game.box, names)
        self.room = Room(width, _LINES, full=False)

    def tell(self, before: View, happened: Sequence[Event], after: View, step: bool) -> list[RenderableType]:
        assert isinstance(before, FinishView) and isinstance(after, FinishView)
        parts = parts_of(happened)
        start = followed(parts.earlier, scene_of(before))
        words = self.words.about(start.runners)
        told: list[RenderableType] = self._calm(parts.earlier, words)
        for sentence, scene in race_told(parts.race, start, words):
            told.append(Text("· ").append_text(sentence))
            if step and scene.moved is not None and scene.winner is None:
                told += lanes.draw(scene, words, lanes.size_for(scene.length, self.room.width, lanes.TWO_LINES))
        if parts.race:
            told += result.pages(result.result_of(before, parts, start), words, self.room)
        return told + self._calm(parts.later, self.words)

    def _calm(self, happened: Sequence[Event], words: Words) -> list[RenderableType]:
        told: list[RenderableType] = [Text("· ").append_text(sentence) for sentence in calm(happened, words)]
        if any(isinstance(event, events.RaceAnnounced) and event.race > 1 for event in happened):
            told.insert(0, Text(""))
        ended = [event for event in happened if isinstance(event, events.ProgrammeEnded)]
        return told + [Text("· ").append(words.event(event), style="bold") for event in ended]

    def open_hands(self, happened: Sequence[Event]) -> list[RenderableType]:
        """The maxima that were left; forms were opened before their races."""
        parts: list[RenderableType] = []
        horse = ""
        for event in happened:
            if isinstance(event, events.LotOpened):
                horse = visible(event.horse)
            elif isinstance(event, MaximumSet) and event.amount:
                name, amount = self.words.names[event.seat], self.words.money(event.amount)
                parts.append(Text(f"  {self.words.say('finish-replay-maximum', seat=name, amount=amount, horse=horse)}"))
        return [Text(self.words.say("finish-replay-maxima"), style="bold"), *parts] if parts else []
