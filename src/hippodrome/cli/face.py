"""The table at this terminal, whatever the game: shows what happens, asks for choices. Pictures are the scene's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.control import Control
from rich.text import Text

from hippodrome.cli import orders
from hippodrome.cli.asking import Asker, Left
from hippodrome.cli.catalogue import name_of
from hippodrome.cli.choices import Choices
from hippodrome.cli.paper import Room, filled, last_news, lines_of, wrapped
from hippodrome.cli.scene import Shot, scene_of
from hippodrome.cli.screen import Screen
from hippodrome.cli.words import Words
from hippodrome.core.actions import Actions
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction
from hippodrome.core.log import Log
from hippodrome.core.wire import Event, View
from hippodrome.texts import MissingText, Texts

_MOST_NEWS = 30
_CAUGHT_UP = 8
_PROMPT_LINES = 3
"""Kept free for a problem, the hint and the answer."""
_WAIT_LINES = 2
_WORTH_A_LOOK = 0.5
"""Seconds: shorter moments are left out where nothing moves."""
_SCROLLED = 24
"""Lines that a page may have where everything scrolls."""


class Face:
    """One table; `you` is the seat of the only person at it, if there is just one."""

    def __init__(
        self, game: Game[Any], texts: Texts, screen: Screen, names: Sequence[str], you: int | None = None, unnamed: bool = False
    ) -> None:
        self.game = game
        self.texts = texts
        self.screen = screen
        self.news: list[Text] = []
        self.chapter: list[Event] = []
        """What has happened since the present chapter began."""
        self._readers: dict[int | None, Words] = {}
        self._names, self._you, self._unnamed = tuple(names), you, unnamed
        self.scene = scene_of(game, self._words(you))
        self.asker = Asker(screen, texts, game.title(), self._help())
        self.step = False
        """Whether pictures are shown on a screen that scrolls, too."""
        self.orders = orders.Orders(game)
        self._skipped = False
        """Somebody pressed Enter during a film: no more of it until the next question."""

    def _help(self) -> str:
        try:
            return self.texts.page(f"{self.game.title()}-help")
        except MissingText:
            return self.texts.page("help")

    def _words(self, seat: int | None) -> Words:
        """Words for a reader; all of them know the same horses in the same lanes."""
        if seat not in self._readers:
            words = Words(self.game, self.texts, self._names, seat, self._unnamed)
            known = next(iter(self._readers.values()), words)
            words.teller.lanes = known.teller.lanes
            self._readers[seat] = words
        return self._readers[seat]

    def _read_by(self, view: View) -> None:
        self.scene.words = self._words(view.seat)

    # Showing

    def notice(self, said: str) -> None:
        """Something about the table itself, told with the news."""
        self._tell([said])

    def refuse(self, problem: BadAction) -> None:
        """The last choice was refused: say why with the next question."""
        self.asker.problem = self.scene.words.refusal(problem)

    def catch_up(self, view: Any) -> None:
        """What has happened before: all of it at a new table, the last of it at one that goes on."""
        self._read_by(view)
        for event in view.history:
            self.scene.words.teller.hear(event)
            for _ in self.scene.follow(event, view):
                pass
        *earlier, self.chapter = parted(view.history, self.scene.chapters)
        told = [event for part in (*earlier[-1:], self.chapter) for event in part] if len(earlier) < 2 else self.chapter
        self._tell(self.scene.told(told)[-_CAUGHT_UP:])
        if self.orders.holders() and view.to_act:  # a game that is resumed would run on by itself
            self.screen.page(self._page(view))
            self._wait(view, self.texts.say("orders-resumed"))

    def show(self, before: Any, happened: Sequence[Event], after: Any, mine: bool, remarks: Sequence[str] = ()) -> None:
        """What an action led to, as one reader may know it; `mine`: a person here did it, so nobody needs time to look. `remarks`
        are what bots say of a race that is over by it."""
        self._read_by(after)
        view, drawn = before, False
        for part in parted(happened, self.scene.chapters):
            if isinstance(part[0], self.scene.chapters):
                self.chapter, view = [], after
            self.chapter += part
            drawn |= self._watch(part, view)
            if any(isinstance(event, self.scene.ends) for event in part):
                self._show_result(after, remarks)
                remarks = ()
        self._tell(remarks)
        if self.step and happened and after.to_act and not drawn:
            self.screen.line(Group(*self.scene.table(after, self._room(_WAIT_LINES + 1))))
        if self.screen.full and after.to_act:
            self.screen.page(self._page(after))
            if not mine and happened:
                self._pause(max(self.scene.pace(event) for event in happened))

    def _watch(self, happened: Sequence[Event], view: Any) -> bool:
        """Event by event, with what there is to see of it; what is told together until then may be told in short.

        Returns whether there was anything to see.
        """
        untold: list[Event] = []
        drawn = False
        for event in happened:
            untold.append(event)
            for shot in self.scene.follow(event, view):
                if self.screen.full or (self.step and (shot.wait or shot.seconds >= _WORTH_A_LOOK)):
                    self._tell(self.scene.told(untold))
                    untold = []
                    self._shoot(shot, view)
                    drawn = True
        self._tell(self.scene.told(untold))
        return drawn

    def _shoot(self, shot: Shot, view: Any) -> None:
        """One moment of a film; drawn over the last one, so that nothing flickers."""
        room = self._room(_WAIT_LINES + 1)
        if not self.screen.full:
            self.screen.line(Group(*shot.draw(room)))
            return
        if not shot.wait and (self._skipped or self.screen.fast):
            return
        console, width = self.screen.console, room.width
        lines = [self._banner(view, shot.what or self.scene.headline(view)), *shot.draw(room)]
        lines += self._news_in(room.height + 1 - len(lines))
        lines += [filled(Text(""), width, self.scene.palette.paper) for _ in range(room.height + 1 - len(lines))]
        if shot.wait:
            self.screen.page(Group(*lines))
            self.screen.wait(self.texts.say(shot.wait))
            self._skipped = False
            return
        with console:
            console.control(Control.home())
            console.print(Group(*lines))
            console.print(filled(Text(f" {self.texts.say('film-skip')}", style="dim"), width - 1, ""), end="")
        self._skipped = self.screen.pause(shot.seconds)

    def _show_result(self, after: Any, remarks: Sequence[str]) -> None:
        pages = self._with_remarks(self.scene.result(self.chapter, after, self._room(_WAIT_LINES)), remarks)
        for number, page in enumerate(pages, 1):
            self.screen.page(page)
            last = number == len(pages) and not after.to_act
            said = self.texts.say("wait-end") if last else self.texts.say("wait-next")
            self._wait(after, self.texts.say("orders-wait") if self.orders.holders() and after.to_act else said)
        self.news = []

    def _with_remarks(self, pages: Sequence[RenderableType], remarks: Sequence[str]) -> list[RenderableType]:
        """The pages of a result, and what bots say of it: beneath the last one, or on one of its own where there is no room."""
        room, paper = self._room(_WAIT_LINES), self.scene.palette.paper
        lines = [line for remark in remarks for line in wrapped(remark, room.width - 2)]
        said = [filled(Text(f" {line}", style=paper), room.width, paper) for line in lines]
        if not said:
            return list(pages)
        *earlier, last = pages or [Group()]
        fits = not room.full or lines_of(last, room.width) + len(said) <= room.height
        return [*earlier, Group(last, *said)] if fits else [*earlier, last, Group(*said)]

    def _wait(self, view: Any, said: str) -> None:
        """Until Enter. Somebody who is asked nothing any more can leave here, look things up, and change the standing orders."""
        while (answer := self.screen.wait(said).lower()) and view.to_act:
            if answer == "q":
                raise Left
            if not self._look_up(view, answer):
                return

    def _look_up(self, view: Any, key: str) -> bool:
        """Whether a key asks for the book or the standing orders, which are shown."""
        book = self.scene.book(view) if key == orders.BOOK else None
        if book is not None:
            self.screen.pages(book)
        elif key == orders.KEY and self.game.answers(view):
            for seat in self.orders.holders() if view.seat is None else [view.seat]:
                seen = msgspec.structs.replace(view, seat=seat)
                orders.change(self.orders, seen, self._words(seat), self.asker, self.scene.palette)
        else:
            return False
        return True

    def _pause(self, seconds: float) -> None:
        if not self._skipped:
            self._skipped = self.screen.pause(seconds)

    def _tell(self, sentences: Sequence[str]) -> None:
        told = [self.scene.styled(sentence) for sentence in sentences]
        self.news = [*self.news, *told][-_MOST_NEWS:]
        if not self.screen.full:
            for sentence in told:
                self.screen.line(Text("· ").append_text(sentence))

    def _room(self, kept: int) -> Room:
        return Room(self.screen.width, (self.screen.height if self.screen.full else _SCROLLED) - kept, self.screen.full)

    def _banner(self, view: Any, what: str) -> Text:
        palette, words = self.scene.palette, self.scene.words
        line = Text(f" {name_of(self.game.title(), self.texts).upper()} ", style=f"bold {palette.banner}")
        if view.race and view.races > 1:
            line.append(f" {words.say('table-race', race=view.race, races=view.races)} ", style=palette.lit)
        return filled(line.append(f"  {what}", style=palette.banner), self.screen.width, palette.banner)

    def _news_in(self, lines: int) -> list[Text]:
        return last_news(self.news, self.screen.width, lines, self.scene.palette) if self.screen.full else []

    def _page(self, view: Any, choices: Choices | None = None) -> RenderableType:
        room = self._room(_PROMPT_LINES + 1)
        low = orders.line(self.orders, view, self.scene.words, room.width, self.scene.palette) if choices else []
        lines = [self._banner(view, self.scene.headline(view)), *self.scene.table(view, room.less(len(low)), choices)]
        return Group(*lines, *self._news_in(room.height + 1 - len(lines) - len(low)), *low)

    # Asking

    def remember_in(self, file: Path) -> None:
        """Standing orders lie in this file, and are taken up from it."""
        self.orders.keep_in(file)

    def by_orders(self, view: Any) -> int | None:
        """What the seat's standing orders answer, if anything; it is told what."""
        found = self.orders.answer(view)
        if found is None:
            return None
        decision, answer, action = found
        self._tell([f"↻ {orders.said(self._words(view.seat), decision, answer)}"])
        return self.game.code(action)

    def choose(self, view: Any, legal: Actions) -> int:
        """The code of the action that the person in this seat wants. Raises Left or InputEnded."""
        self._read_by(view)
        self._skipped = False
        scene = self.scene
        choices = Choices(view, legal, scene.words, partial(scene.offer, view), scene.names(view))
        choices.usual = scene.usual(view)
        while True:
            code = self._answered(view, choices)
            if code is not None:
                return code

    def _answered(self, view: Any, choices: Choices) -> int | None:
        """What a person chooses, or has just ordered to be chosen; None if the question is still open."""
        hint, question = self.scene.ask(view, choices)
        enter = "" if choices.begun else orders.hint(self.orders, view, self.scene.words)
        if enter:
            hint = f"{enter} {hint}" if len(enter) + len(hint) + 4 < self.screen.width else enter
        answer = self.asker.ask(lambda: self._page(view, choices), hint, question)
        if self._look_up(view, answer.lower()):
            ordered = self.orders.answer(view)
            return None if ordered is None else self.game.code(ordered[2])
        always = answer.endswith(orders.ALWAYS) and bool(self.game.answers(view))
        typed = answer.removesuffix(orders.ALWAYS).strip() if always else answer
        code = choices.read(typed)
        self.asker.problem = choices.problem
        if code is not None and always and not self.orders.always(view, code, bool(typed)):
            self.asker.problem, code = self.texts.say("orders-no-such"), None
        return code

    def open_secrets(self, log: Log) -> None:
        """Once the game is over: whatever only some seats have heard, under what it was about."""
        title = said = ""
        for event, only in log:
            if isinstance(event, self.scene.headings):
                (title,) = self.scene.told([event])
            elif only is not None and isinstance(event, self.scene.secrets):
                for sentence in self.scene.words.teller.tell([event]):
                    if title != said:
                        self.screen.line(Text(title, style="bold"))
                        said = title
                    self.screen.line(Text("  ").append_text(self.scene.styled(sentence)))


def parted(happened: Sequence[Event], chapters: tuple[type[Event], ...]) -> list[list[Event]]:
    """What happened, chapter by chapter."""
    parts: list[list[Event]] = []
    for event in happened:
        if not parts or isinstance(event, chapters):
            parts.append([])
        parts[-1].append(event)
    return parts
