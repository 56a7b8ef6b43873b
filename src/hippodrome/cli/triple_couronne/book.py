"""A recorded season of La Triple Couronne, told: the market, the papers, the races move by move, what they paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hippodrome.cli.triple_couronne import course, result
from hippodrome.cli.triple_couronne.layout import Room
from hippodrome.cli.triple_couronne.scene import scene_of
from hippodrome.cli.triple_couronne.telling import Parts, calm, moves_of, parts_of, told_move
from hippodrome.cli.triple_couronne.words import Words
from hippodrome.core.contract import Game
from hippodrome.core.money import MaximumSet
from hippodrome.core.wire import Event, View
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.views import TripleCouronneView
from hippodrome.texts import Texts

_LINES = 24


class TripleCouronneBook:
    """Tells a record, to somebody who was not there."""

    def __init__(self, game: Game[Any], texts: Texts, width: int, names: Sequence[str]) -> None:
        assert isinstance(game, TripleCouronne)
        self.texts = texts
        self.box = game.box
        self.names = names
        self.room = Room(width, _LINES, full=False)

    def _words(self) -> Words:
        return Words(self.texts, self.box, self.names)

    def tell(self, before: View, happened: Sequence[Event], after: View, step: bool) -> list[RenderableType]:
        assert isinstance(before, TripleCouronneView) and isinstance(after, TripleCouronneView)
        words = self._words()
        parts = parts_of(happened, before is not after and before.phase == "race")
        told = self._calm(parts.earlier, words)
        if parts.race:
            told += self._race(before, parts, words, step)
        if parts.over:
            told += result.pages(before, result.result_of(after.history, after.cash, words), words, self.room)
        told += self._calm(parts.later, words)
        ended = happened[-1] if happened else None
        if isinstance(ended, events.SeasonEnded):
            told.append(result.season_page(after, ended, words, self.room))
        return told

    def _race(self, before: TripleCouronneView, parts: Parts, words: Words, step: bool) -> list[RenderableType]:
        """Move by move; the course at every move if asked for, else as it was in the end."""
        scene = scene_of(before.history, words.cards)
        told: list[RenderableType] = []
        for happened in moves_of(parts.race):
            for event in happened:
                scene = scene.after(event, words.cards)
            if isinstance(happened[0], events.MoveAnnounced):
                told += told_move(happened, scene, words, self.room.width)
            else:
                told.append(Text("· ").append_text(words.styled(words.event(happened[0]))))
            if step:
                told += course.draw(scene, words, self.room.width)
        return told if step else [*told, *course.draw(scene, words, self.room.width)]

    def _calm(self, happened: Sequence[Event], words: Words) -> list[RenderableType]:
        told: list[RenderableType] = [Text("· ").append_text(sentence) for sentence in calm(happened, words)]
        if any(isinstance(event, events.RaceAnnounced) and event.race > 1 for event in happened):
            told.insert(0, Text(""))
        return told

    def open_hands(self, happened: Sequence[Event]) -> list[RenderableType]:
        """The maxima that were left; papers were turned over before their races."""
        words = self._words()
        maxima: dict[str, list[str]] = {}
        horse = ""
        for event in happened:
            if isinstance(event, events.LotOpened):
                horse = words.horse(event.horse)
            elif isinstance(event, MaximumSet) and event.amount:
                maxima.setdefault(horse, []).append(f"{words.names[event.seat]} {words.francs(event.amount)}")
        parts: list[RenderableType] = [Text(words.say("triple-couronne-replay-maxima"), style="bold")]
        for horse, left in maxima.items():
            parts.append(Text(f"  {words.say('triple-couronne-replay-maximum', horse=horse, maxima=', '.join(left))}"))
        return parts if maxima else []
