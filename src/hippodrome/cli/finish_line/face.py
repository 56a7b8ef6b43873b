"""The table of Finish Line at a terminal: shows what happens, asks for bets and dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.cli.asking import Asker
from hippodrome.cli.finish_line import drawing, result
from hippodrome.cli.finish_line.answers import Draft, draft_with, example_of, options_of, take_in, use_in
from hippodrome.cli.finish_line.words import Words
from hippodrome.cli.screen import Screen
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, MalformedAction
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Event, View
from hippodrome.games.finish_line import events
from hippodrome.games.finish_line.actions import PlayExtra
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.views import FinishLineView
from hippodrome.texts import Texts

_MOST_NEWS = 30
_CAUGHT_UP = 6
_PAUSE = 1.2
_SEEN_ANYWAY = (MoneyMoved, events.DicePassed, events.RaceRanked, events.BetsRevealed, events.MeetingEnded)
"""What the pages show without a sentence."""
_AROUND = 8
"""Lines that the question, the hint and the seats take at most."""


class FinishLineFace:
    """One table; `you` is the seat of the only person at it, if there is just one."""

    def __init__(
        self, game: Game[Any], texts: Texts, screen: Screen, names: Sequence[str], you: int | None, unnamed: bool
    ) -> None:
        assert isinstance(game, FinishLine)
        self.game = game
        self.texts = texts
        self.screen = screen
        self.names = tuple(names)
        self.you = you
        self.unnamed = unnamed
        self.asker = Asker(screen, texts, game.title(), texts.page("finish-line-help"))
        self.news: list[Text] = []

    def words_for(self, you: int | None) -> Words:
        """Words for a reader."""
        return Words(self.texts, self.names, you, self.unnamed)

    # Showing

    def notice(self, said: str) -> None:
        self._tell(said)

    def refuse(self, problem: BadAction) -> None:
        self.asker.problem = self.words_for(self.you).refusal(problem)

    def catch_up(self, view: View) -> None:
        assert isinstance(view, FinishLineView)
        words = self.words_for(view.seat)
        for event in [event for event in view.history if not isinstance(event, _SEEN_ANYWAY)][-_CAUGHT_UP:]:
            self._tell(words.event(event))

    def show(self, before: View, happened: Sequence[Event], after: View, mine: bool) -> None:
        assert isinstance(before, FinishLineView) and isinstance(after, FinishLineView)
        words = self.words_for(before.seat)
        for event in happened:
            if not isinstance(event, _SEEN_ANYWAY):
                self._tell(words.event(event))
        if result.race_over(happened):
            self.screen.page(*result.page(before, happened, words))
            self.screen.wait(words.say("finish-line-wait-end" if after.phase == "over" else "finish-line-wait-next"))
        elif self.screen.full:
            self.screen.page(self._laid(after, words))
            if not mine and after.phase != "bets":
                self.screen.pause(_PAUSE)

    def _tell(self, said: str) -> None:
        self.news = [*self.news, Text(said)][-_MOST_NEWS:]
        if not self.screen.full:
            self.screen.line(Text("· ").append(said))

    def _laid(self, view: FinishLineView, words: Words, under: Sequence[RenderableType] = ()) -> RenderableType:
        """The table, the news as far as there is room, and what belongs to the question."""
        width = self.screen.width
        parts: list[RenderableType] = [drawing.title(view, words, width), *drawing.tiles(view, words, width)]
        if view.phase != "bets":
            parts.append(drawing.reserve(view, words))
        if view.hand and view.phase in ("take", "use"):
            parts.append(drawing.hand(view, words))
        parts += drawing.seats(view, words)
        if view.slip is not None and view.phase != "bets":
            bets = words.say("finish-line-own-bets", bets=words.brief_slip(view.slip))
            parts.append(Text(f" {bets}", style=drawing.GOLD, no_wrap=True, overflow="ellipsis"))
        if self.screen.full:
            room = self.screen.height - len(parts) - len(under) - _AROUND
            parts += drawing.news(self.news, min(6, room))
        return Group(*parts, *under)

    # Asking

    def choose(self, view: View) -> int:
        assert isinstance(view, FinishLineView) and view.choice is not None
        words = self.words_for(view.seat)
        match view.choice.kind:
            case "bets":
                return self._bets(view, words)
            case "take":
                return self._take(view, words)
            case "extra":
                return self._extra(view, words)
            case _:
                return self._use(view, words)

    def _raw(self, answer: str) -> int | None:
        """An action in the notation of records, if the answer is one."""
        try:
            return self.game.read(answer)
        except MalformedAction:
            return None

    def _take(self, view: FinishLineView, words: Words) -> int:
        assert view.choice is not None
        first = not view.hand
        colours = [colour for colour, count in view.reserve.items() if count and (colour != "yellow" or view.home_stretch)]
        named = " ".join(f"{words.letter(colour)}={words.colour(colour)}" for colour in colours)
        example = " ".join(words.letter(colour) for colour in ("white", "red", "black"))
        hint = words.say("finish-line-ask-take-one", colours=named)
        if first:
            hint = words.say("finish-line-ask-take-three", colours=named, example=example)
        while True:
            answer = self.asker.ask(lambda: self._laid(view, words), hint, words.say("finish-line-ask-take"))
            raw = self._raw(answer)
            if raw is not None:
                return raw
            action = take_in(answer, words)
            if action is not None and len(action.dice) != 2:
                return self.game.code(action)
            self.asker.problem = words.say("finish-line-not-dice", example=example if first else words.letter("white"))

    def _use(self, view: FinishLineView, words: Words) -> int:
        example = example_of(view, words)
        hint = words.say("finish-line-ask-use-hint", example=example)
        options = self._options(view, words)
        while True:
            answer = self.asker.ask(lambda: self._laid(view, words, options), hint, words.say("finish-line-ask-use"))
            raw = self._raw(answer)
            if raw is not None:
                return raw
            action = use_in(answer, view, words)
            try:
                if action is not None:
                    return self.game.code(action)
            except MalformedAction:
                pass
            self.asker.problem = words.say("finish-line-not-a-use", example=example)

    def _options(self, view: FinishLineView, words: Words) -> list[Text]:
        """A line for each die: its letter, what it shows, on what it may be used, and what that does."""
        lines = []
        for option in options_of(view, words):
            face = option.die.face or "blank"
            line = Text(f" {option.letter} ", style="bold", no_wrap=True, overflow="ellipsis").append_text(
                drawing.die(option.die, words)
            )
            line.append(f" {words.face(face)}", style="bold" if option.usable else "dim")
            if option.targets:
                line.append(f"  {option.targets}", style=f"bold {drawing.GOLD}")
            line.append(f" – {words.say(f'finish-line-does-{face}')}", style="dim")
            lines.append(line)
        return lines

    def _extra(self, view: FinishLineView, words: Words) -> int:
        hint, question = words.say("finish-line-ask-extra-hint"), words.say("finish-line-ask-extra")
        while True:
            answer = self.asker.ask(lambda: self._laid(view, words), hint, question)
            if answer == "":
                return self.game.code(PlayExtra())
            raw = self._raw(answer) if not answer.isdigit() else self._raw(f"extra {answer}")
            if raw is not None:
                return raw
            self.asker.problem = words.say("finish-line-not-a-horse")

    # Bets

    def _bets(self, view: FinishLineView, words: Words) -> int:
        draft = Draft()
        win, pair = str(view.tiles[2].horse), f"{view.tiles[0].horse}+{view.tiles[1].horse}"
        while True:
            hint = (
                words.say("finish-line-ask-bets-more")
                if draft.total
                else words.say("finish-line-ask-bets-hint", win=win, pair=pair)
            )
            form = self._form(view, words, draft)
            answer = self.asker.ask(
                lambda form=form: self._laid(view, words, form),  # type: ignore[misc]  # mypy: lambda default
                hint,
                words.say("finish-line-ask-bets"),
            )
            raw = self._raw(answer)
            if raw is not None:
                return raw
            if answer == "":
                if draft.total or self._sure(view, words):
                    return self.game.code(draft.action())
            elif answer.lower() == "x":
                draft = Draft()
            else:
                draft = self._written(view, words, draft, answer, (win, pair))

    def _written(self, view: FinishLineView, words: Words, draft: Draft, answer: str, example: tuple[str, str]) -> Draft:
        """The bets with these, or as they were if they cannot be read or a rule forbids them."""
        changed = draft_with(draft, answer, view)
        if changed is None:
            self.asker.problem = words.say("finish-line-not-a-bet", win=example[0], pair=example[1])
            return draft
        if changed.too_many:
            self.asker.problem = words.say("finish-line-too-many-bets")
            return draft
        assert view.seat is not None
        chance = FastChance(0)
        try:
            self.game.apply(self.game.imagine(view, chance), view.seat, self.game.code(changed.action()), chance)
        except BadAction as problem:
            self.asker.problem = words.refusal(problem)
            return draft
        return changed

    def _form(self, view: FinishLineView, words: Words, draft: Draft) -> list[Text]:
        assert view.choice is not None
        most = view.choice.most
        sums = words.say(
            "finish-line-form-sums",
            total=words.money(draft.total),
            left=words.money(most - draft.total),
            capital=words.money(most),
        )
        line = Text(f" {words.say('finish-line-form-title')}  ", style="bold").append(
            words.brief_slip(draft.slip(view)), style=drawing.GOLD
        )
        return [line, Text(f" {sums}", style="dim")]

    def _sure(self, view: FinishLineView, words: Words) -> bool:
        """Whether betting nothing is meant."""
        hint = words.say("finish-line-ask-empty-hint")
        question = f"{words.say('finish-line-ask-empty')} ({words.say('choice-yes-no')})"
        answer = self.asker.ask(lambda: self._laid(view, words), hint, question)
        return answer.lower().startswith((words.say("yes-letter"), "y"))
