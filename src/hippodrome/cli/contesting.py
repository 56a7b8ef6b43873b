"""`hippodrome lab tournament`: bots against each other, in a table."""

from __future__ import annotations

from typing import Any

from rich import box as borders
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from hippodrome.bots import RANDOM, bots_of
from hippodrome.cli.catalogue import name_of
from hippodrome.cli.colours import GOLD
from hippodrome.cli.screen import Screen
from hippodrome.cli.seats import bot_kinds, shown_names
from hippodrome.core.contract import Game
from hippodrome.lab.tournament import play
from hippodrome.texts import Texts

USUAL_SEATS = 4


def tournament(game: Game[Any], texts: Texts, edition: str | None, bots: str | None, games: int, seed: int) -> None:
    """So many games; without further word the best bot against random ones."""
    edition = edition or game.editions()[0]
    kinds = bot_kinds(texts, game.title(), bots)
    if not kinds:
        kinds = [bots_of(game.title())[0], *[RANDOM] * (min(USUAL_SEATS, max(game.seat_counts())) - 1)]
    columns = (TextColumn("{task.description}"), BarColumn(complete_style=GOLD), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(texts.say("tournament-progress"), total=games)
        standings = play(game, edition, kinds, games, seed, progress=lambda done: progress.update(task, completed=done))
    title = texts.say("tournament-title", title=name_of(game.title(), texts), edition=edition, games=str(games))
    grid = Table(title=title, box=borders.SIMPLE_HEAD, title_style=f"bold {GOLD}", title_justify="left")
    grid.add_column(texts.say("tournament-bot"))
    for said in (texts.say("tournament-wins"), texts.say("tournament-total"), texts.say("tournament-thinks")):
        grid.add_column(said, justify="right")
    names = shown_names([f"bot:{standing.bot}" for standing in standings], texts)
    for name, standing in zip(names, standings, strict=True):
        grid.add_row(name, texts.percent(standing.wins, 1), texts.number(standing.total), texts.number(standing.milliseconds, 1))
    screen = Screen(texts, plain=True)
    screen.line(grid)
    screen.line(Text(texts.say("tournament-how", seed=str(seed)), style="dim"))
