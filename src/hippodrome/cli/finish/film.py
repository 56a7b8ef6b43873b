"""The race as a film: dice roll, horses run lane by lane. Enter skips to the finish."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.control import Control
from rich.text import Text

from hippodrome.cli.finish import dice, lanes, silks
from hippodrome.cli.finish.layout import NEWS, Room, banner, filled, wrapped
from hippodrome.cli.finish.scene import Scene
from hippodrome.cli.finish.silks import BROWN, CREAM, MUSTARD, SAND
from hippodrome.cli.finish.words import Words
from hippodrome.cli.news import last_news
from hippodrome.cli.screen import Screen
from hippodrome.core.wire import Event
from hippodrome.games.finish import events
from hippodrome.games.finish.views import FinishView

STEP, ROLL, LOOK = 0.07, 1.0, 1.4
"""Seconds: a stride, dice that have just been rolled, something worth looking at."""
_STRIDES = 4
_CLOTH = f"{CREAM} on {BROWN}"
_TALL = 22
"""From this height on, a lane has two lines and dice have spots."""
_WAIT_LINES = 2


class Film:
    """Shows a race to one reader."""

    def __init__(self, screen: Screen, view: FinishView, words: Words) -> None:
        self.screen = screen
        self.view = view
        self.words = words
        self.news: list[Text] = []
        self._skipped = False

    def run(self, scene: Scene, happened: Sequence[Event]) -> None:
        """Show these events, from the opened forms to the ranking."""
        for event in happened:
            before, scene = scene, scene.after(event)
            words = self.words.about(scene.runners)
            self.news.append(words.styled(words.event(event)))
            if isinstance(event, events.BetsRevealed):
                self.screen.page(self._forms(scene, words))
                self.screen.wait(words.say("finish-wait-start"))
            elif self.screen.fast or self._skipped:
                continue
            elif isinstance(event, events.HorseMoved):
                self._gallop(before, scene)
            elif isinstance(event, events.StartRolled | events.RoundRolled | events.TieRolled):
                self._frame(scene, 0, LOOK if not isinstance(event, events.RoundRolled) else ROLL)
            elif isinstance(event, events.HorseFell | events.FinishCrossed):
                self._frame(scene, 0, LOOK)
        self.screen.page(self.page(scene, 0))
        self.screen.wait(self.words.say("finish-wait-result"))

    def _gallop(self, before: Scene, scene: Scene) -> None:
        lane = scene.moved
        assert lane is not None
        for stride, square in enumerate(steps(before.squares[lane - 1], scene.squares[lane - 1]), 1):
            squares = tuple(square if at == lane else old for at, old in enumerate(scene.squares, 1))
            self._frame(replace(scene, squares=squares), stride, STEP)
        self._frame(scene, 0, 3 * STEP)

    def _frame(self, scene: Scene, stride: int, seconds: float) -> None:
        """Drawn over the last frame, so that nothing flickers."""
        if self._skipped:
            return
        console = self.screen.console
        with console:
            console.control(Control.home())
            console.print(self.page(scene, stride))
            console.print(filled(Text(f" {self.words.say('finish-skip')}", style="dim"), self.screen.width - 1, ""), end="")
        self._skipped = self.screen.pause(seconds)

    def page(self, scene: Scene, stride: int) -> RenderableType:
        """The board, the dice, the last words."""
        room = Room(self.screen.width, self.screen.height)
        words = self.words.about(scene.runners)
        what = words.say("finish-race-title", round=scene.round) if scene.round else words.say("finish-start-title")
        lines = banner(self.view, words, room.width, what)
        board = _board(scene, words, room, stride)
        throw = _dice(scene, words, room)
        news = room.height - _WAIT_LINES - len(lines) - len(board) - len(throw)
        told = last_news(self.news, room.width, news, NEWS)
        told += [filled(Text(""), room.width) for _ in range(news - len(told))]
        return Group(*lines, *board, *throw, *told)

    def _forms(self, scene: Scene, words: Words) -> RenderableType:
        """All forms, open: two on a line."""
        room = Room(self.screen.width, self.screen.height)
        lines = banner(self.view, words, room.width, words.say("finish-forms-title"))
        lines += _board(scene, words, room, 0)
        half = room.width // 2
        for left in range(0, len(scene.slips), 2):
            line = Text(no_wrap=True)
            for seat in range(left, min(left + 2, len(scene.slips))):
                said = f" {words.label(seat)}: " if words.texts.lang == "en" else f" {words.label(seat)}\u00a0: "
                each = Text().append(said, style=silks.PAPER_BOLD)
                line.append_text(filled(each.append(words.brief_slip(scene.slips[seat]), style=silks.PAPER), half))
            lines.append(filled(line, room.width))
        return Group(*lines)


def steps(start: int, end: int) -> Iterator[int]:
    """The squares on the way at which a horse is drawn."""
    for step in range(1, _STRIDES):
        yield start + (end - start) * step // _STRIDES


def _board(scene: Scene, words: Words, room: Room, stride: int) -> list[Text]:
    low = dice.LINES + 3 if room.height >= _TALL else 4
    size = lanes.size_for(scene.length, room.width, room.height - 1 - low - _WAIT_LINES)
    mine = scene.slips[words.you] if scene.slips and words.you is not None else None
    return lanes.draw(scene, words, size, stride, mine)


def _dice(scene: Scene, words: Words, room: Room) -> list[Text]:
    """The dice on their cloth, and beside them what they mean."""
    if room.height < _TALL:
        line = dice.small(scene.thrown)
        return [filled(line.append_text(_caption(scene, words, room.width)[1]), room.width, _CLOTH)]
    big = dice.big(scene.thrown)
    said = _caption(scene, words, room.width - big[0].cell_len - 3)
    pairs = zip(big, said, strict=True)
    return [filled(line.append("  ", style=_CLOTH).append_text(beside), room.width, _CLOTH) for line, beside in pairs]


def _caption(scene: Scene, words: Words, width: int) -> list[Text]:
    """Three lines about the dice on the table."""
    thrown = scene.thrown
    if thrown is None:
        return [Text(""), Text(words.say("finish-dice-wait"), style=_CLOTH), Text("")]
    bold = f"bold {MUSTARD} on {BROWN}"
    if thrown.what != "round":
        about = [*wrapped(words.say(f"finish-dice-{thrown.what}-about"), width), ""]
        title = Text(words.say(f"finish-dice-{thrown.what}"), style=bold)
        return [title, *[Text(line, style=f"{SAND} on {BROWN}") for line in about[:2]]]
    first, plus = thrown.dice
    order = Text(f"{words.say('finish-dice-order', lane=first)} ", style=_CLOTH)
    for lane in scene.order():
        order.append(f"♞{lane}", style=silks.style_of(lane)).append(" ", style=_CLOTH)
    title = Text(words.say("finish-dice-round", round=scene.round), style=bold)
    return [title, order, Text(words.say("finish-dice-plus", plus=plus), style=_CLOTH)]
