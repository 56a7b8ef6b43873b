"""The table of Ticket Gagnant at a terminal: shows what happens, asks for every choice."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hippodrome.cli.asking import Asker
from hippodrome.cli.colours import LIT, PAPER, PAPER_BOLD
from hippodrome.cli.screen import Screen
from hippodrome.cli.ticket_gagnant import choosing, table
from hippodrome.cli.ticket_gagnant.result import result_page
from hippodrome.cli.ticket_gagnant.scene import Scene, scene_of
from hippodrome.cli.ticket_gagnant.words import Words
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, MalformedAction
from hippodrome.core.wire import Action, Event, View
from hippodrome.games.ticket_gagnant import actions, events
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.views import TicketView
from hippodrome.texts import Texts

USUAL_HAND = 5
_MOST_NEWS = 40
_CAUGHT_UP = 8
_ROOM_FOR_NAMES = 112
_SEEN_ANYWAY = (
    events.CardsDealt,  # in one's hand
    events.PredictionMade,  # on one's ticket
    events.PredictionSealed,  # beside the seats
    events.TicketScored,  # on the page with the result, like the rest
    events.PhotoFinishDrawn,
    events.HorsesDisqualified,
    events.MeetingEnded,
)


class TicketFace:
    """One table; `you` is the seat of the only person at it, if there is just one."""

    def __init__(
        self, game: Game[Any], texts: Texts, screen: Screen, names: Sequence[str], you: int | None, unnamed: bool
    ) -> None:
        assert isinstance(game, TicketGagnant)
        self.game = game
        self.texts = texts
        self.screen = screen
        self.names = tuple(names)
        self.you = you
        self.unnamed = unnamed
        self.asker = Asker(screen, texts, game.title(), texts.page("ticket-gagnant-help"))
        self.news: list[Text] = []
        self._early: list[str] = []
        """Answers that were typed ahead: `2 a` picks card 2 and its cell a."""

    def words_for(self, you: int | None) -> Words:
        """Words for a reader."""
        return Words(self.texts, self.game.box, self.names, you, self.unnamed)

    # Showing

    def notice(self, said: str) -> None:
        self._tell(Text(said))

    def refuse(self, problem: BadAction) -> None:
        self.asker.problem = self.words_for(self.you).refusal(problem)

    def catch_up(self, view: View) -> None:
        assert isinstance(view, TicketView)
        words = self.words_for(view.seat)
        for event in view.history[-_CAUGHT_UP:]:
            if not isinstance(event, _SEEN_ANYWAY):
                self._tell(words.styled(words.event(event)))

    def show(self, before: View, happened: Sequence[Event], after: View, mine: bool) -> None:
        assert isinstance(before, TicketView) and isinstance(after, TicketView)
        words = self.words_for(before.seat)
        scene = scene_of(before)
        for event in happened:
            if not isinstance(event, _SEEN_ANYWAY):
                self._tell(words.styled(words.event(event, scene)))
            if isinstance(event, events.CardPlayed):
                scene = scene.after(event)
        if any(isinstance(event, events.RaceRanked) for event in happened):
            self._show_result(before, happened, after, scene, words)
        elif self.screen.full:
            self._page(table.Page(after, scene_of(after), self.news), words)
            if not mine and any(not isinstance(event, events.PredictionSealed) for event in happened):
                self.screen.pause()

    def _tell(self, sentence: Text) -> None:
        if not sentence:
            return
        self.news = [*self.news, sentence][-_MOST_NEWS:]
        if not self.screen.full:
            self.screen.line(Text("· ").append_text(sentence))

    def _show_result(self, before: TicketView, happened: Sequence[Event], after: TicketView, scene: Scene, words: Words) -> None:
        self.screen.page(result_page(before, happened, after, scene, words, self._room()))
        self.screen.wait(words.say("result-end" if after.phase == "over" else "result-next"))

    def _room(self) -> table.Room:
        return table.Room(self.screen.width, self.screen.height, scenery=self.screen.full)

    def _page(self, page: table.Page, words: Words) -> None:
        self.screen.page(self._laid(page, words))

    def _laid(self, page: table.Page, words: Words) -> RenderableType:
        return table.lay(page, words, self._room())

    # Asking

    def choose(self, view: View) -> int:
        assert isinstance(view, TicketView) and view.choice is not None
        words = self.words_for(view.seat)
        self._early = []
        while True:
            answer = self._choice(view, words)
            if isinstance(answer, int):
                return answer
            try:
                return self.game.code(answer)
            except BadAction as problem:
                self.refuse(problem)

    def _choice(self, view: TicketView, words: Words) -> Action | int:
        if view.phase == "race":
            return self._play(view, words)
        if view.phase == "predict":
            return self._ticket(view, words)
        if view.phase == "arrange":
            return self._arrangement(view, words)
        if view.phase == "hand":
            return self._hand_size(view, words)
        return self._menu(view, words)

    def _ask(self, page: table.Page, words: Words, hint: str, question: str) -> str:
        if self._early and not self.asker.problem:
            return self._early.pop(0)
        self._early = []
        if self.screen.full:
            return self.asker.ask(lambda: self._laid(page, words), hint, question)
        return self.asker.ask(lambda: self._laid(page_without_news(page), words), hint, question)

    def _raw(self, answer: str, verb: str = "") -> int | None:
        """An action in the notation of records, if the answer is one."""
        for text in (answer, f"{verb} {answer}"):
            try:
                return self.game.read(text)
            except MalformedAction:
                continue
        return None

    def _menu(self, view: TicketView, words: Words) -> int:
        """Discipline, river and secrecy: a short list, the first of which is the usual choice."""
        assert view.choice is not None
        offered = view.choice.actions
        title = words.say(f"ask-{view.phase}-title", race=view.race)
        lines = [Text(f" {title}", style=PAPER_BOLD)]
        for at, action in enumerate(offered, 1):
            lines.append(
                Text(" ", style=PAPER).append(f" {at} ", style=LIT).append(f" {in_menu(action, view, words)}", style=PAPER)
            )
        page = table.Page(view, scene_of(view), self.news, menu=lines)
        while True:
            answer = self._ask(page, words, words.say("ask-menu-hint", usual=1), words.say(f"ask-{view.phase}"))
            if answer == "":
                return self.game.code(offered[0])
            if answer.isdecimal() and 1 <= int(answer) <= len(offered):
                return self.game.code(offered[int(answer) - 1])
            raw = self._raw(answer, view.phase)
            if raw is not None:
                return raw
            self.asker.problem = words.say("not-understood", answer=answer)

    def _hand_size(self, view: TicketView, words: Words) -> int:
        assert view.choice is not None
        sizes = [action.size for action in view.choice.actions if isinstance(action, actions.ChooseHandSize)]
        least, most = min(sizes), max(sizes)
        page = table.Page(view, scene_of(view), self.news, menu=[Text(f" {words.say('ask-hand-title')}", style=PAPER_BOLD)])
        while True:
            hint = words.say("ask-hand-hint", least=least, most=most, usual=USUAL_HAND)
            answer = self._ask(page, words, hint, words.say("ask-hand")) or str(USUAL_HAND)
            raw = self._raw(answer, "hand")
            if raw is not None:
                return raw
            self.asker.problem = words.say("not-a-size", least=least, most=most)

    def _arrangement(self, view: TicketView, words: Words) -> int:
        title = Text(f" {words.say('ask-arrangement-title')}", style=PAPER_BOLD)
        page = table.Page(view, scene_of(view), self.news, menu=[title])
        while True:
            answer = self._ask(page, words, words.say("ask-arrangement-hint"), words.say("ask-arrangement")) or "1234567"
            raw = self._raw(re.sub(r"(?<=\d)[ ,]+(?=\d)", "", answer), "arrange")
            if raw is not None:
                return raw
            self.asker.problem = words.say("not-an-order")

    def _ticket(self, view: TicketView, words: Words) -> Action | int:
        page = table.Page(view, scene_of(view), self.news)
        while True:
            answer = self._ask(page, words, words.say("ask-ticket-hint"), words.say("ask-ticket"))
            if re.fullmatch(r"[1-7.–-]([ ,/;]*[1-7.–-]){0,2}", answer):
                places = [int(sign) if sign.isdecimal() else None for sign in re.findall(r"[1-7.–-]", answer)]
                first, second, third = [*places, None, None][:3]
                return actions.Predict(first, second, third)
            raw = self._raw(answer, "predict")
            if raw is not None:
                return raw
            self.asker.problem = words.say("not-a-ticket")

    # Playing a card

    def _play(self, view: TicketView, words: Words) -> Action | int:
        assert view.choice is not None
        discards = [action for action in view.choice.actions if isinstance(action, actions.DiscardCard)]
        kind = "discard" if discards else "card"
        page = table.Page(view, scene_of(view), self.news)
        while True:
            answer = self._ask(page, words, words.say(f"ask-{kind}-hint"), words.say(f"ask-{kind}"))
            first, *rest = answer.split() or [""]
            if first.isdecimal() and 1 <= int(first) <= len(view.hand):
                self._early = rest
                card = view.hand[int(first) - 1]
                found = actions.DiscardCard(card) if discards else self._play_of(view, words, int(first) - 1)
                if found is not None:
                    return found
                continue
            raw = self._raw(answer, "discard" if discards else "play")
            if raw is not None:
                return raw
            self.asker.problem = words.say("not-a-card", answer=answer or "–", cards=len(view.hand), example=self._example(view))

    def _example(self, view: TicketView) -> str:
        """A legal action in the notation of records."""
        assert view.choice is not None
        return self.game.write(self.game.code(view.choice.actions[0])).removeprefix("play ")

    def _play_of(self, view: TicketView, words: Words, picked: int) -> actions.PlayCard | None:
        """How to play a picked card; None to pick another one."""
        card = view.hand[picked]
        plays = choosing.plays_of(view, card)
        horse: int | None = None
        if card == "J":
            horse = self._joker_horse(view, words, picked)
            if horse is None:
                return None
            plays = [play for play in plays if play.horse == horse]
        barred = choosing.barred(self.game, view, card, horse, self._tight(words))
        if not plays:
            self.asker.problem = " / ".join([words.say("card-stuck", card=words.card(card)), *barred])
            return None
        found = choosing.ways(plays, view)
        while True:
            way = self._way(view, words, picked, found, barred)
            if way is None:
                return None
            if len(way.plays) == 1:
                return way.plays[0]
            play = self._push(view, words, picked, way)
            if play is not None:
                return play

    def _tight(self, words: Words) -> Words:
        """Words for the lists under the track, where a narrow screen has little room."""
        return words if self.screen.width >= _ROOM_FOR_NAMES else words.shortened()

    def _joker_horse(self, view: TicketView, words: Words, picked: int) -> int | None:
        page = table.Page(view, scene_of(view), self.news, picked=picked)
        while True:
            answer = self._ask(page, words, words.say("ask-horse-hint"), words.say("ask-horse"))
            if answer == "":
                return None
            if answer in tuple("1234567"):
                return int(answer)
            self.asker.problem = words.say("not-a-horse")

    def _way(
        self, view: TicketView, words: Words, picked: int, found: list[choosing.Way], barred: list[str]
    ) -> choosing.Way | None:
        scene = scene_of(view)
        letters = dict(zip(choosing.LETTERS, found, strict=False))
        lit = {way.to: letter for letter, way in letters.items() if way.to is not None}
        tight = self._tight(words)
        said = {letter: words.styled(choosing.in_words(way, scene, tight)) for letter, way in letters.items()}
        options = [table.lit_option(letter, in_words) for letter, in_words in said.items()]
        no_way = [Text(" ✗ ", style="dim", no_wrap=True, overflow="ellipsis").append_text(words.styled(why)) for why in barred]
        page = table.Page(view, scene.lighting(lit), self.news, options, no_way, picked)
        while True:
            answer = self._ask(page, words, words.say("ask-target-hint"), words.say("ask-target"))
            if answer == "":
                return None
            by_cell = [way for way in found if way.to == answer.lower()]
            if answer.upper() in letters or len(by_cell) == 1:
                return letters.get(answer.upper()) or by_cell[0]
            self.asker.problem = words.say("not-lit")

    def _push(self, view: TicketView, words: Words, picked: int, way: choosing.Way) -> actions.PlayCard | None:
        scene = scene_of(view)
        assert way.to is not None and way.horse is not None
        pushed = scene.horse_on(way.to)
        assert pushed is not None
        letters = dict(zip(choosing.LETTERS, way.plays, strict=False))
        lit = {play.pushed_to: letter for letter, play in letters.items() if play.pushed_to is not None}
        options = []
        for letter, play in letters.items():
            hoof = f", {words.say('way-hoofprint')}" if play.pushed_to in scene.track.hoofprints else ""
            options.append(table.lit_option(letter, words.styled(f"{words.horse(pushed)} → {play.pushed_to}{hoof}")))
        moved = scene.after(events.CardPlayed(0, way.plays[0].card, way.horse, scene.horses[way.horse - 1], way.to))
        page = table.Page(view, moved.lighting(lit), self.news, options, picked=picked)
        while True:
            name = words.horse(pushed)
            answer = self._ask(page, words, words.say("ask-push-hint", horse=name), words.say("ask-push", horse=name))
            if answer == "":
                return None
            by_cell = [play for play in way.plays if play.pushed_to == answer.lower()]
            if answer.upper() in letters or by_cell:
                return letters.get(answer.upper()) or by_cell[0]
            self.asker.problem = words.say("not-lit")


def page_without_news(page: table.Page) -> table.Page:
    """For a screen that scrolls: the news have been told already."""
    return dataclasses.replace(page, news=())


def in_menu(action: Action, view: TicketView, words: Words) -> str:
    """A choice of the first player, as a line of a menu."""
    match action:
        case actions.ChooseDiscipline(discipline):
            return f"{words.say(f'ticket-gagnant-discipline-{discipline}')} – {words.say(f'about-{discipline}')}"
        case actions.PlaceRiver(hedge, after):
            row = view.track.hedge_marks[hedge - 1] + after
            return words.say("river-after" if after else "river-before", hedge=hedge, row=row)
        case actions.ChooseSecrecy(hidden):
            return words.say("secrecy-hidden" if hidden else "secrecy-open")
        case _:
            return type(action).__name__
