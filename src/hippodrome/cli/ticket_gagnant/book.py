"""A recorded meeting of Ticket Gagnant, told: sentences as things happen, the track after each race or each card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hippodrome.cli.ticket_gagnant import table, track
from hippodrome.cli.ticket_gagnant.result import result_page
from hippodrome.cli.ticket_gagnant.scene import scene_of
from hippodrome.cli.ticket_gagnant.words import Words
from hippodrome.core.contract import Game
from hippodrome.core.wire import Event, View
from hippodrome.games.ticket_gagnant import events
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.views import TicketView
from hippodrome.texts import Texts

_LINES = 32


class TicketBook:
    """Tells a record, to somebody who was not there."""

    def __init__(self, game: Game[Any], texts: Texts, width: int, names: Sequence[str]) -> None:
        assert isinstance(game, TicketGagnant)
        self.words = Words(texts, game.box, names)
        self.room = table.Room(width, _LINES)

    def tell(self, before: View, happened: Sequence[Event], after: View, step: bool) -> list[RenderableType]:
        assert isinstance(before, TicketView) and isinstance(after, TicketView)
        parts: list[RenderableType] = []
        scene = scene_of(before)
        for event in happened:
            if isinstance(event, events.TicketScored):
                continue  # in the table of the result
            if isinstance(event, events.RaceAnnounced) and event.race > 1:
                parts.append(Text(""))
            told = self.words.event(event, scene)
            if told:
                parts.append(Text("· ").append_text(self.words.styled(told)))
            if isinstance(event, events.CardPlayed):
                scene = scene.after(event)
        if any(isinstance(event, events.RaceRanked) for event in happened):
            parts.append(result_page(before, happened, after, scene, self.words, self.room))
        elif step and any(isinstance(event, events.CardPlayed) for event in happened):
            size = track.size_for(scene.track.rows, self.room.width, 2 * 7 + 2)
            parts += [table.banner(after, self.words, self.room.width), track.draw(scene, self.words.box, size)]
        return parts

    def open_hands(self, happened: Sequence[Event]) -> list[RenderableType]:
        parts: list[RenderableType] = []
        race = 0
        for event in happened:
            if isinstance(event, events.RaceAnnounced):
                race = event.race
            elif isinstance(event, events.HandSizeChosen):
                parts.append(Text(self.words.say("replay-hands", race=race), style="bold"))
            elif isinstance(event, events.CardsDealt):
                hand = ", ".join(self.words.card(card) for card in event.cards)
                parts.append(Text("  ").append(f"{self.words.names[event.seat]}: ").append_text(self.words.styled(hand)))
        return parts
