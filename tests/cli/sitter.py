"""Somebody who plays any game at the terminal: in this process on a screen that is kept, or in a process of its own."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from hippodrome.bots import make_bot, stand_in
from hippodrome.cli.face import Face
from hippodrome.cli.screen import Screen
from hippodrome.cli.sitting import Sitting
from hippodrome.core.chance import FastChance
from hippodrome.core.record import UNDO, ActionLine, Match, is_over, new_match
from hippodrome.core.wire import OptionValue, Setup
from hippodrome.games import load_game, title_of
from hippodrome.texts import Texts
from tests.cli.terminal import Player, bare

SEED = "5e" * 32
_WIDER = 400
"""The console is wider than the screen says it is, so that a line which is too long shows."""


def table_of(title: str, seats: int = 3, edition: str | None = None, **options: OptionValue) -> Match:
    """A new table, of Anna and others."""
    game = load_game(title)
    setup = Setup(title=title, edition=edition or game.editions()[0], seats=seats, options=options)
    return new_match(game, setup, ("Anna", *[f"Bot {seat}" for seat in range(1, seats)]), SEED, ("ab",) * seats)


class KeptScreen(Screen):
    """A screen of that size, whose lines and questions are kept; answers come from the test."""

    def __init__(self, lang: str, size: tuple[int, int], full: bool) -> None:
        console = Console(file=io.StringIO(), width=_WIDER, highlight=False, markup=False, emoji=False)
        super().__init__(Texts(lang), console, fast=True)
        self.size, self.full, self.answers = size, full, False
        self.pages_shown: list[str] = []
        self.answer: Callable[[str], str] = lambda question: ""

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]

    def page(self, *parts: RenderableType) -> None:
        before = len(self.shown)
        super().page(*parts)
        self.pages_shown.append(self.shown[before:])

    def ask(self, question: str) -> str:
        answer = self.answer(question)
        self.line(Text(question))
        self.line(Text(f"· {answer}"))
        return answer

    @property
    def shown(self) -> str:
        """Everything that was shown."""
        assert isinstance(self.console.file, io.StringIO)
        return self.console.file.getvalue()


class Table:
    """A whole game in this process: Anna answers by notation what a bot would do, unless the test has answers of its own."""

    def __init__(
        self, match: Match, lang: str = "en", size: tuple[int, int] = (80, 24), full: bool = False, people: int = 1, bot: str = ""
    ) -> None:
        self.match, self.screen = match, KeptScreen(lang, size, full)
        self.texts = self.screen.texts
        game = match.game
        kind = bot or stand_in(game.title())  # which takes no time to think
        others = [make_bot(game, kind, FastChance(seat + 1)) for seat in range(match.header.setup.seats)]
        self._self = others[0]
        names = match.header.players
        self.face = Face(game, self.texts, self.screen, names, 0 if people == 1 else None, False)
        bots = [None if seat < people else bot for seat, bot in enumerate(others)]
        self.sitting = Sitting(match, bots, names, names, self.face, self.screen, self.texts, None)
        self.screen.answer = self.usual
        self._bots = others

    def usual(self, question: str) -> str:
        """What a bot would do, in the notation of records."""
        (seat, *_) = [each for each in self.match.game.to_act(self.match.state) if self.sitting.bots[each] is None]
        return self.match.game.write(self._bots[seat].choose(self.match.view(seat)))

    def type(self, *answers: str) -> None:
        """Answers of the test's own; then the usual ones again."""
        left = list(answers)
        self.screen.answer = lambda question: left.pop(0) if left else self.usual(question)

    def play(self) -> str:
        """To the end: everything that was shown."""
        self.sitting.play()
        assert is_over(self.match)
        return self.screen.shown


class Sitter(Player):
    """Plays any game in a process of its own, through a pipe or at a pseudo-terminal, with an eye on its record."""

    def __init__(
        self,
        folder: Path,
        title: str,
        *arguments: str,
        lang: str = "en",
        slow: bool = False,
        box: Path | None = None,
        **more: Any,
    ) -> None:
        self.path = folder / "game.jsonl"
        saved = () if "XDG_DATA_HOME" in more else ("--save", str(self.path))
        fresh = () if self.path.exists() else ("play", title, "--edition", title_of(title).editions[0], *saved)
        super().__init__(
            folder,
            *(fresh or ("play", "--resume", str(self.path))),
            *(() if slow else ("--fast",)),
            *arguments,
            lang=lang,
            **more,
        )
        self.title, self.box, self._chance = title, box, FastChance(11)
        self._match: Match | None = None
        self._question = re.compile(
            rf"(?:^|\n) ?([^\n]+\?) \Z|(?:^|\n) ?(?!{self.texts.say('film-skip')})((?:Ent|The others|Les autres)[^\n]*) \Z"
        )

    def wait(self) -> str:
        asked = super().wait()
        return asked or bare(self._tail).strip().splitlines()[-1]

    def answer(self, question: str) -> str:
        """Nothing, where only Enter is waited for; else any legal action, in its notation."""
        if not question.endswith("?") or question == self.texts.say("fair-nonce-ask"):
            return ""
        match = self._followed()
        seat = match.game.to_act(match.state)[0]
        return match.game.write(match.game.legal(match.state, seat).draw(self._chance))

    @property
    def commitment(self) -> str:
        """What was shown before the start."""
        found = re.search(r"^\s*([0-9a-f]{64})$", bare(self.output), re.MULTILINE)
        assert found
        return found[1]

    def _followed(self) -> Match:
        """The game as far as it is written down."""
        header, *lines = self.path.read_text(encoding="utf-8").splitlines()
        from hippodrome.core.record import Header

        if self._match is None:
            self._match = Match(load_game(self.title, self.box), msgspec.json.decode(header, type=Header))
        for line in lines[len(self._match.lines) - 1 :]:
            done = msgspec.json.decode(line, type=ActionLine)
            if done.do == UNDO:
                self._match.undo(done.seat)
            else:
                self._match.act(done.seat, self._match.game.read(done.do))
        return self._match


class Passer(Sitter):
    """Somebody at a table of Finish who wants no horse and bets nothing; so no record is needed to know what to type."""

    def __init__(self, folder: Path, *arguments: str, **more: Any) -> None:
        table = () if (folder / "game.jsonl").exists() else ("--races", "1", "--seats", "2")
        super().__init__(folder, "finish", *table, *arguments, **more)

    def answer(self, question: str) -> str:
        say = self.texts.say
        return {say("finish-ask-bid"): "pass", say("finish-ask-form"): "bets none"}.get(question, "")
