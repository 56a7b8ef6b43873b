"""Somebody who runs a stable, for the tests."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console, RenderableType

from hippodrome.bots.at_random import AtRandom
from hippodrome.cli.screen import Screen
from hippodrome.cli.triple_couronne.face import TripleCouronneFace
from hippodrome.core.chance import FastChance
from hippodrome.core.record import Match, is_over, new_match
from hippodrome.core.wire import OptionValue, Setup
from hippodrome.games import load_game
from hippodrome.games.triple_couronne.views import TripleCouronneView
from hippodrome.texts import Texts
from tests.cli.terminal import Player

SEED = "5e" * 32
NAMES = ("Anna", "Bob", "Cleo", "Dan", "Eve", "Fritz")
_ASKED = (
    "stable", "jockey", "bid", "taker", "entries", "keep", "give-up", "sales", "rentals", "mounts", "bets", "insurance", "orders",
)  # fmt: skip
_WAITS = ("start", "on", "next", "end", "resumed")


class Owner(Player):
    """Presses Enter."""

    def __init__(self, folder: Path, *arguments: str, lang: str = "en", **more: object) -> None:
        super().__init__(folder, *arguments, lang=lang, **more)  # type: ignore[arg-type]  # passed on as given
        say = self.texts.say
        self.next, self.resumed = say("triple-couronne-wait-next"), say("triple-couronne-wait-resumed")
        asked = [say("fair-nonce-ask"), *(say("triple-couronne-open-ask", most=most) for most in (2, 4))]
        asked += [say(f"triple-couronne-ask-{what}") for what in _ASKED]
        asked += [say(f"triple-couronne-wait-{what}") for what in _WAITS]
        self._question = re.compile(r"(?:^|[\n ])(" + "|".join(map(re.escape, asked)) + r") \Z")

    def answer(self, question: str) -> str:
        return ""


def opened(edition: str = "complet", seats: int = 3, **options: OptionValue) -> Match:
    """A table before the first action."""
    setup = Setup(title="triple-couronne", edition=edition, seats=seats, options=options)
    return new_match(load_game("triple-couronne"), setup, NAMES[:seats], SEED, ("ab",) * seats)


def played(table: Match, until: str | None = None, chance: int = 7) -> Match:
    """The table after a game at random: to its end, or until seat 1 is asked for something of this kind."""
    bot = AtRandom(table.game, FastChance(chance))
    while not is_over(table):
        seat = table.game.to_act(table.state)[0]
        view = table.view(seat)
        if seat == 0 and view.choice.kind == until:
            break
        table.act(seat, bot.choose(view))
    return table


def asked_for(kind: str, edition: str = "complet", seats: int = 3, **options: OptionValue) -> TripleCouronneView:
    """The view of seat 1 when it is asked for something of this kind."""
    for chance in range(40):
        table = played(opened(edition, seats, **options), kind, chance)
        if not is_over(table):
            view = table.view(0)
            assert isinstance(view, TripleCouronneView)
            return view
    raise AssertionError(f"nobody was asked for {kind}")


class Sheet(Screen):
    """A full screen of so many letters and lines that nobody sees: it keeps its pages."""

    def __init__(self, lang: str, size: tuple[int, int]) -> None:
        super().__init__(Texts(lang), Console(file=StringIO(), width=size[0], height=size[1]), fast=True)
        self.full, self.answers = True, False
        self.size = size
        self.shown: list[list[str]] = []

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]

    def page(self, *parts: RenderableType) -> None:
        self.shown.append([line for part in parts for line in self.lines(part)])

    def lines(self, part: RenderableType) -> list[str]:
        """A page as text."""
        options = self.console.options.update(width=400)
        return ["".join(piece.text for piece in line) for line in self.console.render_lines(part, options, pad=False)]


def face_on(sheet: Sheet, table: Match) -> TripleCouronneFace:
    """The face of a table for seat 1."""
    return TripleCouronneFace(table.game, sheet.texts, sheet, NAMES[: table.header.setup.seats], 0, False)
