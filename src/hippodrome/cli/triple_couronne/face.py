"""The table of La Triple Couronne at a terminal: shows what happens, asks what a seat has to decide, or follows its orders."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.cli.asking import Asker, Left
from hippodrome.cli.screen import Screen
from hippodrome.cli.triple_couronne import advice, course, desk, info, result, sale
from hippodrome.cli.triple_couronne.asked import Question
from hippodrome.cli.triple_couronne.desk import Page
from hippodrome.cli.triple_couronne.film import Film
from hippodrome.cli.triple_couronne.layout import Room, strip
from hippodrome.cli.triple_couronne.orders import VALUES, Orders, next_value, subject_of, subjects
from hippodrome.cli.triple_couronne.questions import question_of
from hippodrome.cli.triple_couronne.scene import scene_of
from hippodrome.cli.triple_couronne.silks import STRIP
from hippodrome.cli.triple_couronne.telling import HAMMER, OWN_PAPERS, Parts, calm, moves_of, parts_of, split_lot, told_move
from hippodrome.cli.triple_couronne.words import Words
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, MalformedAction
from hippodrome.core.wire import Action, Event, View
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.views import TripleCouronneView
from hippodrome.texts import Texts

_MOST_NEWS = 30
_CAUGHT_UP = 8
_BID_PAUSE, _HAMMER_PAUSE = 0.5, 1.4
_KEY_OF_ORDERS, _KEY_OF_BOOK, _KEY_OF_LEAVING, _ALWAYS = "d", "i", "q", "="


class _Ordered(Exception):
    """An order that has just been given answers the question."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code


class TripleCouronneFace:
    """One table; `you` is the seat of the only person at it, if there is just one."""

    def __init__(
        self, game: Game[Any], texts: Texts, screen: Screen, names: Sequence[str], you: int | None, unnamed: bool
    ) -> None:
        assert isinstance(game, TripleCouronne)
        self.game = game
        self.texts = texts
        self.screen = screen
        self.names = tuple(names)
        self.you = you
        self.unnamed = unnamed
        self.asker = Asker(screen, texts, game.title(), texts.page("triple-couronne-help"))
        self.orders = Orders()
        self.news: list[Text] = []
        self._lot: list[Event] = []
        """What happened to the horse under the hammer, as far as it has not been told."""
        self._hurried = False
        """Somebody pressed Enter during a pause: no more pauses until the next question."""
        self._by_order = False
        """Whether the last choice was made by a standing order."""

    def words_for(self, view: TripleCouronneView) -> Words:
        """Words for the reader of a view."""
        return Words(self.texts, self.game.box, self.names, view.seat, self.unnamed)

    def remember_in(self, file: Path) -> None:
        """Standing orders lie in this file, and are taken up from it."""
        self.orders.keep_in(file)

    # Showing

    def notice(self, said: str) -> None:
        self._tell(Text(said))

    def refuse(self, problem: BadAction) -> None:
        self.asker.problem = Words(self.texts, self.game.box, self.names, self.you, self.unnamed).refusal(problem)

    def catch_up(self, view: View) -> None:
        assert isinstance(view, TripleCouronneView)
        history = view.history
        announced = [at for at, event in enumerate(history) if isinstance(event, events.RaceAnnounced)]
        start = announced[-1] if len(announced) > 1 else 0
        running = [at for at, event in enumerate(history) if isinstance(event, events.RaceStarted) and at > start]
        told = list(calm(history[start : running[0]] if running else history[start:], self.words_for(view)))
        for sentence in told if len(announced) < 2 else told[-_CAUGHT_UP:]:
            self._tell(sentence)
        if any(each.given for each in self.orders.seats.values()) and view.phase != "over":
            words = self.words_for(view)  # a game that is resumed would run on by itself
            self.screen.page(self._laid(view, words))
            self._wait_after_race(view, words, "triple-couronne-wait-resumed")

    def show(self, before: View, happened: Sequence[Event], after: View, mine: bool) -> None:
        assert isinstance(before, TripleCouronneView) and isinstance(after, TripleCouronneView)
        parts = parts_of(happened, before.phase == "race")
        words = self.words_for(after)
        if self._by_order:
            for event in happened:
                if isinstance(event, OWN_PAPERS):
                    self._tell(Text("↻ ").append_text(words.styled(words.event(event))))
            self._by_order = False
        self._show_calm(parts.earlier, before if parts.race else after, words, mine, bool(parts.race))
        if parts.race:
            self._show_race(before, parts, after, words)
            self._show_calm(parts.later, after, words, True, False)
        ended = happened[-1] if happened else None
        if isinstance(ended, events.SeasonEnded):
            self.screen.page(result.season_page(after, ended, words, self._room()))
            self.screen.wait(words.say("triple-couronne-wait-end"))

    def _show_calm(self, happened: Sequence[Event], after: TripleCouronneView, words: Words, mine: bool, race: bool) -> None:
        told, self._lot = split_lot([*self._lot, *happened])
        for sentence in calm(told, words):
            self._tell(sentence)
        if not self.screen.full or race or after.phase == "over":
            return
        self.screen.page(self._laid(after, words))
        if any(isinstance(event, HAMMER) for event in happened):
            self._pause(_HAMMER_PAUSE)
        elif not mine and self._lot and self._concerned(after):
            self._pause(_BID_PAUSE)

    def _concerned(self, view: TripleCouronneView) -> bool:
        """Whether the reader is still in the bidding, or only watches the game."""
        return view.seat is None or (view.lot is not None and view.lot.still_in[view.seat])

    def _recent(self, words: Words) -> list[Text]:
        """The news, and the bids of the present lot so far."""
        return [*self.news, *calm(self._lot, words)]

    def _say_lot(self, words: Words) -> None:
        """Without a full screen: the bids so far, before somebody is asked for one."""
        for sentence in calm(self._lot, words):
            self._tell(sentence)
        self._lot = []

    def _pause(self, seconds: float) -> None:
        if not self._hurried:
            self._hurried = self.screen.pause(seconds)

    def _show_race(self, before: TripleCouronneView, parts: Parts, after: TripleCouronneView, words: Words) -> None:
        scene = scene_of(before.history, words.cards)
        if self.screen.full:
            why = self._why(before, words, "race") if isinstance(parts.race[0], events.RaceStarted) else ""
            Film(self.screen, before, words, why).run(scene, parts.race)
        else:
            self._tell_race(before, parts, words)
        if not parts.over:
            return
        self.news = []
        found = result.result_of(after.history, after.cash, words)
        pages = result.pages(before, found, words, self._room(), self._why(before, words, "result"))
        for number, page in enumerate(pages, 1):
            last = after.phase == "over" or number < len(pages)
            self.screen.page(page)
            self._wait_after_race(after, words, "triple-couronne-wait-on" if last else "triple-couronne-wait-next")

    def _tell_race(self, before: TripleCouronneView, parts: Parts, words: Words) -> None:
        """Without a full screen: a line for each move and each card, and the course as it was in the end."""
        scene = scene_of(before.history, words.cards)
        for happened in moves_of(parts.race):
            for event in happened:
                scene = scene.after(event, words.cards)
            if isinstance(happened[0], events.MoveAnnounced):
                for line in told_move(happened, scene, words, self.screen.width, before.edition == "initiation"):
                    self.screen.line(line)
            else:
                self.screen.line(Text("· ").append_text(words.styled(words.event(happened[0]))))
                self.screen.line(Text(f"  {words.say('triple-couronne-legend')}", style="dim"))
        for line in course.draw(scene, words, self.screen.width):
            self.screen.line(line)

    def _wait_after_race(self, after: TripleCouronneView, words: Words, key: str) -> None:
        """Until Enter. Somebody who is asked nothing any more can leave here, look things up, and change the standing orders."""
        seats = [after.seat] if after.seat is not None else sorted(seat for seat, each in self.orders.seats.items() if each.given)
        while (answer := self.screen.wait(words.say(key)).lower()) and after.phase != "over":
            if answer == _KEY_OF_LEAVING:
                raise Left
            if answer == _KEY_OF_BOOK:
                self.screen.pages(info.book(after, words))
            elif answer == _KEY_OF_ORDERS:
                for seat in seats:
                    self._change_orders(msgspec.structs.replace(after, seat=seat), words)
            else:
                return

    def _tell(self, sentence: Text) -> None:
        self.news = [*self.news, sentence][-_MOST_NEWS:]
        if not self.screen.full:
            self.screen.line(Text("· ").append_text(sentence))

    def _room(self) -> Room:
        return Room(self.screen.width, self.screen.height, self.screen.full)

    def _laid(self, view: TripleCouronneView, words: Words) -> RenderableType:
        """The table while nobody here is asked anything."""
        if view.lot is not None:
            page = Page(view, sale.title(view, words), sale.lay(view, words, self.screen.width), self._recent(words), seats=False)
        else:
            page = Page(view, words.say(f"triple-couronne-now-{view.phase}"), (), self._recent(words))
        return desk.lay(page, words, self._room())

    def _why(self, view: TripleCouronneView, words: Words, what: str) -> str:
        """A word to a seat to which this is new."""
        seat = view.seat if view.seat is not None else self.you
        if seat is None or not self.orders.explain(seat, what):
            return ""
        return words.say(f"triple-couronne-why-{what}")

    # Asking

    def by_orders(self, view: View) -> int | None:
        """What the seat's standing orders answer, if anything."""
        assert isinstance(view, TripleCouronneView)
        action = self.orders.action(view)
        self._by_order = action is not None
        return None if action is None else self.game.code(action)

    def choose(self, view: View) -> int:
        assert isinstance(view, TripleCouronneView) and view.choice is not None and view.seat is not None
        words = self.words_for(view)
        self._hurried = False
        if not self.screen.full:
            self._say_lot(words)
        question = question_of(view, words)
        why = self._why(view, words, question.why)
        try:
            while True:
                code = self._answer(view, words, question, why)
                if code is not None:
                    return code
        except _Ordered as ordered:
            return ordered.code

    def _answer(self, view: TripleCouronneView, words: Words, question: Question, why: str) -> int | None:
        """The code of a choice; None if the question is still open."""
        answer = self._ask(view, words, question, why)
        if answer == "":
            return self.game.code(question.default())
        raw = self._raw(answer)
        if raw is not None:
            return raw
        if answer.endswith(_ALWAYS):
            return self._always(view, words, question, answer.removesuffix(_ALWAYS).strip())
        action = question.read(answer)
        self.asker.problem, question.problem = question.problem, None
        if action is not None:
            return self.game.code(action)
        if self.asker.problem is None:
            self._check(view, words, question)
        return None

    def _raw(self, answer: str) -> int | None:
        """An action in the notation of records, if the answer is one."""
        try:
            return self.game.read(answer)
        except MalformedAction:
            return None

    def _always(self, view: TripleCouronneView, words: Words, question: Question, answer: str) -> int | None:
        """The answer, and the same from now on without a question: a standing order."""
        assert view.seat is not None
        subject = subject_of(view)
        action: Action | None = question.default() if answer == "" else question.read(answer)
        question.problem = None
        for value in VALUES[subject] if subject is not None else ():
            if subject is not None and self._ordered(view, subject, value) == action:
                self.orders.give(view.seat, subject, value)
                return self.game.code(action) if action is not None else None
        self.asker.problem = words.say("triple-couronne-no-order")
        return None

    def _ordered(self, view: TripleCouronneView, subject: str, value: str) -> Action | None:
        """What such an order would answer."""
        assert view.seat is not None
        trial = Orders()
        trial.give(view.seat, subject, value)
        return trial.action(view)

    def _check(self, view: TripleCouronneView, words: Words, question: Question) -> None:
        """Whether the rules allow what is written on a paper so far: tried out on a table like this one."""
        assert view.seat is not None
        chance = FastChance(0)
        try:
            code = self.game.code(question.default())
            self.game.apply(self.game.imagine(view, chance), view.seat, code, chance)
        except BadAction as problem:
            self.asker.problem = words.refusal(problem)
            question.undo()

    def _ask(self, view: TripleCouronneView, words: Words, question: Question, why: str) -> str:
        """An answer that is for the question. Raises _Ordered, Left or InputEnded."""
        while True:
            answer = self.asker.ask(lambda: self._page(view, words, question, why), question.hint(), question.asks())
            if answer.lower() == _KEY_OF_BOOK:
                self.screen.pages(info.book(view, words))
            elif answer.lower() == _KEY_OF_ORDERS:
                self._change_orders(view, words)
                action = self.orders.action(view)
                if action is not None:
                    raise _Ordered(self.game.code(action))
            else:
                return answer

    def _page(self, view: TripleCouronneView, words: Words, question: Question, why: str) -> RenderableType:
        room = self._room()
        paper = question.paper(room.width, desk.paper_room(view, words, room, why))
        if view.phase == "race":
            paper = [*desk.on_the_course(view, words, room), *paper]
        danger = view.race > 0 and view.phase in ("sales", "entries", "rentals") and advice.in_danger(view)
        warning = words.say("triple-couronne-danger", fee=words.francs(view.fee)) if danger else ""
        orders = desk.orders_line(view, words, self.orders)
        bids = view.lot is not None and view.phase in ("auction", "sale", "rental")
        page = Page(view, question.title(), paper, self._recent(words), why, warning, orders, seats=not bids)
        return desk.lay(page, words, room)

    # Standing orders

    def _change_orders(self, view: TripleCouronneView, words: Words) -> None:
        """A page on which orders are switched on and off."""
        assert view.seat is not None
        seat, known = view.seat, subjects(view)
        while True:
            title = strip(words.say("triple-couronne-orders-title"), self.screen.width, STRIP, words.label(seat))
            page = Group(title, *desk.orders_page(view, words, self.orders, self.screen.width))
            hint, question = words.say("triple-couronne-ask-orders-hint"), words.say("triple-couronne-ask-orders")
            answer = self.asker.ask(lambda page=page: page, hint, question).lower()  # type: ignore[misc]  # mypy: lambda default
            if answer in ("", _KEY_OF_ORDERS):
                return
            pieces = answer.replace(",", " ").split()
            if answer in ("a", "x"):
                for what in known:
                    self.orders.give(seat, what, VALUES[what][0] if answer == "a" else None)
            elif all(piece.isascii() and piece.isdigit() and 1 <= int(piece) <= len(known) for piece in pieces):
                for piece in pieces:
                    what = known[int(piece) - 1]
                    self.orders.give(seat, what, next_value(what, self.orders.of(seat).given.get(what)))
            else:
                self.asker.problem = words.say("triple-couronne-not-a-number", most=len(known))
