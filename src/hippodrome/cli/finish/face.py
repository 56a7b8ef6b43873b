"""The table of Finish at a terminal: shows what happens, asks for bids and betting forms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hippodrome.cli.asking import Asker
from hippodrome.cli.finish import form, result, sale
from hippodrome.cli.finish.answers import Draft, Entry, amount_in, bid_in, entries_in
from hippodrome.cli.finish.film import Film
from hippodrome.cli.finish.layout import Room
from hippodrome.cli.finish.scene import scene_of
from hippodrome.cli.finish.telling import Parts, calm, followed, parts_of, race_told
from hippodrome.cli.finish.words import Words
from hippodrome.cli.screen import Screen
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, MalformedAction
from hippodrome.core.wire import Action, Event, View
from hippodrome.games.finish import events
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.views import FinishView
from hippodrome.texts import Texts

_MOST_NEWS = 30
_CAUGHT_UP = 6
_BID_PAUSE, _HAMMER_PAUSE = 0.7, 2.0
_RACE_EVENTS = (
    events.BetsRevealed,
    events.StartRolled,
    events.RoundRolled,
    events.HorseMoved,
    events.HorseFell,
    events.FinishCrossed,
    events.TieRolled,
    events.RaceRanked,
)


class FinishFace:
    """One table; `you` is the seat of the only person at it, if there is just one."""

    def __init__(
        self, game: Game[Any], texts: Texts, screen: Screen, names: Sequence[str], you: int | None, unnamed: bool
    ) -> None:
        assert isinstance(game, Finish)
        self.game = game
        self.texts = texts
        self.screen = screen
        self.names = tuple(names)
        self.you = you
        self.unnamed = unnamed
        self.asker = Asker(screen, texts, game.title(), texts.page("finish-help"))
        self.news: list[Text] = []

    def words_for(self, you: int | None) -> Words:
        """Words for a reader."""
        return Words(self.texts, self.game.box, self.names, you, self.unnamed)

    # Showing

    def notice(self, said: str) -> None:
        self._tell(Text(said))

    def refuse(self, problem: BadAction) -> None:
        self.asker.problem = self.words_for(self.you).refusal(problem)

    def catch_up(self, view: View) -> None:
        assert isinstance(view, FinishView)
        announced = [at for at, event in enumerate(view.history) if isinstance(event, events.RaceAnnounced)]
        start = 0 if len(announced) < 2 else announced[-1]
        happened = [event for event in view.history[start:] if not isinstance(event, _RACE_EVENTS)]
        for sentence in list(calm(happened, self.words_for(view.seat).about(view.runners)))[-_CAUGHT_UP:]:
            self._tell(sentence)

    def show(self, before: View, happened: Sequence[Event], after: View, mine: bool) -> None:
        assert isinstance(before, FinishView) and isinstance(after, FinishView)
        parts = parts_of(happened)
        words = self.words_for(before.seat)
        self._show_calm(parts.earlier, before if parts.race else after, words.about(before.runners), mine, bool(parts.race))
        if parts.race:
            self._show_race(before, parts, words)
            self.news = []
            self._show_calm(parts.later, after, words, True, False)

    def _show_calm(self, happened: Sequence[Event], after: FinishView, words: Words, mine: bool, race: bool) -> None:
        for sentence in calm(happened, words):
            self._tell(sentence)
        if not self.screen.full:
            return
        for hammered in sale.hammer_in(happened):
            self.screen.page(sale.lay(sale.SalePage(after, self.news, hammered), words, self._room()))
            self.screen.pause(_HAMMER_PAUSE)
        if race or after.phase == "over":
            return
        self.screen.page(self._laid(after, words))
        if not mine and any(not isinstance(event, events.BetsSealed) for event in happened):
            self.screen.pause(_BID_PAUSE)

    def _show_race(self, before: FinishView, parts: Parts, words: Words) -> None:
        start = followed(parts.earlier, scene_of(before))
        if self.screen.full:
            Film(self.screen, before, words).run(start, parts.race)
        else:
            for sentence, _ in race_told(parts.race, start, words):
                self._tell(sentence)
        pages = result.pages(result.result_of(before, parts, start), words, self._room())
        for number, page in enumerate(pages, 1):
            self.screen.page(page)
            last = before.race == before.races and number == len(pages)
            self.screen.wait(words.say("finish-wait-end" if last else "finish-wait-next"))

    def _tell(self, sentence: Text) -> None:
        self.news = [*self.news, sentence][-_MOST_NEWS:]
        if not self.screen.full:
            self.screen.line(Text("· ").append_text(sentence))

    def _room(self) -> Room:
        return Room(self.screen.width, self.screen.height, self.screen.full)

    def _laid(self, view: FinishView, words: Words, draft: Draft | None = None) -> RenderableType:
        if view.phase != "bets":
            return sale.lay(sale.SalePage(view, self.news), words, self._room())
        return form.lay(form.FormPage(view, draft or form.handed_in(view), self.news), words, self._room())

    # Asking

    def choose(self, view: View) -> int:
        assert isinstance(view, FinishView) and view.choice is not None
        words = self.words_for(view.seat).about(view.runners)
        return self._bets(view, words) if view.choice.kind == "bets" else self._bid(view, words)

    def _raw(self, answer: str) -> int | None:
        """An action in the notation of records, if the answer is one."""
        try:
            return self.game.read(answer)
        except MalformedAction:
            return None

    def _bid(self, view: FinishView, words: Words) -> int:
        choice = view.choice
        assert choice is not None
        least, most = words.money(choice.least), words.money(choice.most)
        hint = words.say("finish-ask-bid-hint", least=least, most=most, example=str(choice.least + 10 * choice.step))
        while True:
            answer = self.asker.ask(lambda: self._laid(view, words), hint, words.say("finish-ask-bid"))
            raw = self._raw(answer)
            if raw is not None:
                return raw
            action = bid_in(answer, choice.least)
            if action is not None:
                return self.game.code(action)
            self.asker.problem = words.say("finish-not-a-bid", least=least, most=most)

    # The form

    def _bets(self, view: FinishView, words: Words) -> int:
        draft, open_entry = Draft(), None
        while True:
            hint, question = self._about(open_entry, words, draft)
            answer = self.asker.ask(lambda draft=draft: self._laid(view, words, draft), hint, question)  # type: ignore[misc]  # mypy: lambda default
            raw = self._raw(answer)
            if raw is not None:
                return raw
            if open_entry is not None:
                draft, open_entry = self._completed(view, words, draft, open_entry, answer)
                continue
            if answer == "":
                if draft.total or self._sure(view, words):
                    return self.game.code(draft.action())
                continue
            if answer.lower() == "x":
                draft = Draft()
                continue
            entries = entries_in(answer)
            if entries is None:
                self.asker.problem = words.say("finish-not-a-bet")
                continue
            if entries[-1].stake is None:
                open_entry = entries.pop()
            draft = self._written(view, words, draft, entries)
            if self.asker.problem:
                open_entry = None

    def _about(self, entry: Entry | None, words: Words, draft: Draft) -> tuple[str, str]:
        """Hint and question."""
        if entry is None:
            example = words.say("finish-form-example", lane=len(words.runners))
            hint = words.say("finish-ask-form-more" if draft.total else "finish-ask-form-hint", example=example)
            return hint, words.say("finish-ask-form")
        kind = words.say("finish-win" if entry.win else "finish-placed")
        if entry.lane is None:
            return words.say("finish-ask-lane-hint"), words.say("finish-ask-lane", kind=kind)
        return words.say("finish-ask-stake-hint"), words.say("finish-ask-stake", kind=kind, horse=words.horse(entry.lane))

    def _completed(self, view: FinishView, words: Words, draft: Draft, entry: Entry, answer: str) -> tuple[Draft, Entry | None]:
        """A bet that was begun, with the next thing said about it; Enter gives it up."""
        whole = entries_in(answer)
        if whole is not None and whole[-1].stake is not None:
            return self._written(view, words, draft, whole), None
        if answer == "":
            return draft, None
        if entry.lane is None:
            if len(answer) == 1 and answer in "123456789":
                return draft, replace(entry, lane=int(answer))
            self.asker.problem = words.say("finish-not-a-lane", lanes=len(view.runners))
            return draft, entry
        stake = amount_in(answer)
        if stake is None:
            self.asker.problem = words.say("finish-not-a-stake")
            return draft, entry
        return self._written(view, words, draft, [replace(entry, stake=stake)]), None

    def _written(self, view: FinishView, words: Words, draft: Draft, entries: Sequence[Entry]) -> Draft:
        """The form with these bets, or as it was if a rule forbids it."""
        changed = draft
        for entry in entries:
            if entry.lane is not None and entry.lane > len(view.runners):
                self.asker.problem = words.say("finish-not-a-lane", lanes=len(view.runners))
                return draft
            if changed.full(entry):
                self.asker.problem = words.say("finish-two-places", horses=words.horses([bet.lane for bet in changed.places]))
                return draft
            changed = changed.having(entry)
        try:
            self._try(view, changed.action())
        except BadAction as problem:
            self.asker.problem = words.refusal(problem)
            return draft
        return changed

    def _try(self, view: FinishView, action: Action) -> None:
        """Raises BadAction if the rules forbid it: tried out on a table like this one."""
        assert view.seat is not None
        chance = FastChance(0)
        self.game.apply(self.game.imagine(view, chance), view.seat, self.game.code(action), chance)

    def _sure(self, view: FinishView, words: Words) -> bool:
        """Whether an empty form is meant."""
        hint, question = words.say("finish-ask-empty-hint"), f"{words.say('finish-ask-empty')} ({words.say('choice-yes-no')})"
        answer = self.asker.ask(lambda: self._laid(view, words, Draft()), hint, question)
        return answer.lower().startswith((words.say("yes-letter"), "y"))
