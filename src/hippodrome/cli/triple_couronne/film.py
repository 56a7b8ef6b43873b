"""The race as a film, move by move: horses run, cards are turned over. Enter skips to the finish."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.control import Control
from rich.text import Text

from hippodrome.cli.screen import Screen
from hippodrome.cli.triple_couronne import course
from hippodrome.cli.triple_couronne.layout import Room, banner, boxed, filled, wrapped
from hippodrome.cli.triple_couronne.scene import Scene
from hippodrome.cli.triple_couronne.silks import PAPER, PAPER_BOLD, PAPER_FADED, SCREEN_BOLD, card_style
from hippodrome.cli.triple_couronne.telling import card_lines, move_title
from hippodrome.cli.triple_couronne.words import Words
from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.views import TripleCouronneView

STEP, CARD, MOVE, LOOK = 0.16, 1.5, 0.9, 2.2
"""Seconds: a horse that moves, a card to read, the end of a move, something worth looking at."""
_UNHURRIED = 5
"""With more runners than this, what happens to other people's horses goes by faster."""
_WORTH_READING = (events.CardDrawn, events.CardCancelled, events.HorseWithdrawn, events.HorseFinished)
_WAIT_LINES = 2
_CARD_LINES = 3
_LEAST_LOG = 2


class Film:
    """Shows a race, or a part of one, to one reader."""

    def __init__(self, screen: Screen, view: TripleCouronneView, words: Words, why: str = "") -> None:
        self.screen = screen
        self.view = view
        self.words = words
        self.why = why
        """A word to somebody who sees a race for the first time: then it waits for them at the start."""
        self._skipped = False
        self._since: list[Event] = []
        """What has happened in this move."""

    def run(self, scene: Scene, happened: Sequence[Event]) -> Scene:
        """Show these events."""
        for event in happened:
            if isinstance(event, events.MoveAnnounced):
                self._frame(scene, MOVE if scene.move else 0)
                self._since = []
            scene = scene.after(event, self.words.cards)
            self._since.append(event)
            if isinstance(event, events.RaceStarted):
                self._start(scene)
            elif isinstance(event, events.HorseMoved):
                self._frame(scene, STEP * self._pace(scene))
            elif isinstance(event, _WORTH_READING):
                spot = scene.spot(event.horse)
                own = spot is not None and spot.seat is not None and spot.seat == self.words.you
                self._frame(scene, CARD if own else CARD * self._pace(scene))
        if not self.screen.fast:
            self.screen.page(self.page(scene))
            self.screen.pause(LOOK)
        return scene

    def _pace(self, scene: Scene) -> float:
        return min(1.0, _UNHURRIED / max(1, len(scene.spots)))

    def _start(self, scene: Scene) -> None:
        if self.why:
            self.screen.page(self.page(scene))
            self.screen.wait(self.words.say("triple-couronne-wait-start"))
        else:
            self._frame(scene, LOOK)

    def _frame(self, scene: Scene, seconds: float) -> None:
        """Drawn over the last frame, so that nothing flickers."""
        if self._skipped or self.screen.fast or seconds == 0:
            return
        console = self.screen.console
        with console:
            console.control(Control.home())
            console.print(self.page(scene))
            skip = Text(f" {self.words.say('triple-couronne-skip')}", style="dim")
            console.print(filled(skip, self.screen.width - 1, ""), end="")
        self._skipped = self.screen.pause(seconds)

    def page(self, scene: Scene) -> RenderableType:
        """The course, who is in front, the open card, and the cards of this move."""
        room = Room(self.screen.width, self.screen.height)
        words, width = self.words, room.width
        what = move_title(scene, words) if scene.move else words.say("triple-couronne-start-title")
        lines = [banner(self.view, words, width, what)]
        below = self._below(scene, width)
        most = room.height - _WAIT_LINES - len(lines) - len(below) - _LEAST_LOG
        lines += course.draw(scene, words, width, most)
        lines += below
        left = room.height - _WAIT_LINES - len(lines)
        told = card_lines(self._since, words)
        log = [filled(Text(style=PAPER).append_text(line), width) for line in told[-left:]] if left > 0 else []
        return Group(*lines, *log, *[filled(Text(""), width) for _ in range(left - len(log))])

    def _below(self, scene: Scene, width: int) -> list[Text]:
        """Who is in front; then the open card, or at the start a word to somebody new."""
        words = self.words
        front = words.say("triple-couronne-ready")
        if scene.move:
            room = width - 1 - len(words.say("triple-couronne-front", horses=""))
            front = words.say("triple-couronne-front", horses=words.leaders(scene, room))
        lines = [filled(Text(f" {front}", style=SCREEN_BOLD), width, SCREEN_BOLD)]
        if self.why and not scene.move:
            return lines + boxed(self.why, width)
        return lines + _card(scene, words, width)


def _card(scene: Scene, words: Words, width: int) -> list[Text]:
    """The card that lies open, in so many lines, or the face of the table where there is none."""
    event = scene.card
    if event is None:
        note = Text(f" {words.say('triple-couronne-squares-note')}", style=PAPER_FADED)
        return [filled(note, width), *[filled(Text(""), width)] * (_CARD_LINES - 1)]
    line = Text().append(f" {words.deck(event.deck)} ", style=card_style(event.deck))
    line.append(" ", style=PAPER).append_text(words.disc(event.horse))
    line.append(f" {words.plain(event.horse)} · ", style=PAPER).append(words.card_name(event.card), style=PAPER_BOLD)
    said = [filled(Text(f"   {part}", style=PAPER), width) for part in wrapped(words.card_text(event), width - 5)]
    return ([filled(line, width), *said] + [filled(Text(""), width)] * _CARD_LINES)[:_CARD_LINES]
