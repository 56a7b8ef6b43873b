"""`hippodrome lab simulate finish-line`: many races, counted in a table and, if asked for, drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from hippodrome.cli.finish.simulating import check_plot
from hippodrome.cli.finish_line.drawing import TURF
from hippodrome.cli.finish_line.numbers import how, measured, plot_words
from hippodrome.cli.finish_line.words import Words
from hippodrome.cli.screen import Screen
from hippodrome.core.contract import Game
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.lab.finish_line import all_races, simulate
from hippodrome.lab.plots import plot_finish_line
from hippodrome.texts import Texts


def simulate_finish_line(game: Game[Any], texts: Texts, races: int, seed: int, plot: Path | None) -> None:
    """Run so many races at random, and some well played; whatever speaks against a plot is said before."""
    assert isinstance(game, FinishLine)
    words = Words(texts, ())
    if plot is not None:
        check_plot(plot, texts)
    columns = (TextColumn("{task.description}"), BarColumn(complete_style=TURF), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("finish-line-lab-progress"), total=all_races(races))
        found = simulate(game, races, seed, lambda done: progress.update(task, completed=done))
    screen = Screen(texts, plain=True)
    screen.line(measured(found, game.box.odds.ladder, words))
    screen.line(Text(how(found, seed, words), style="dim"))
    if plot is not None:
        plot_finish_line(found, game.box.odds.ladder, plot_words(found, seed, words), plot)
        screen.whole(Text(words.say("finish-lab-plotted", file=str(plot))))
