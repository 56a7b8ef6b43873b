"""`hippodrome lab simulate finish`: many races, counted in tables and, if asked for, drawn."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from hippodrome.cli.finish.numbers import measured, plot_words
from hippodrome.cli.finish.silks import ORANGE
from hippodrome.cli.finish.words import Words
from hippodrome.cli.screen import Screen
from hippodrome.core.contract import Game
from hippodrome.core.errors import HippodromeError
from hippodrome.games.finish.rules import Finish
from hippodrome.lab.finish import simulate
from hippodrome.lab.plots import KINDS, plot_finish
from hippodrome.texts import Texts


def simulate_finish(game: Game[Any], texts: Texts, races: int, seed: int, plot: Path | None) -> None:
    """Run so many races; whatever speaks against a plot is said before."""
    assert isinstance(game, Finish)
    words = Words(texts, game.box, ())
    if plot is not None:
        check_plot(plot, texts)
    columns = (TextColumn("{task.description}"), BarColumn(complete_style=ORANGE), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("finish-lab-progress"), total=races)
        found = simulate(game, races, seed, lambda done: progress.update(task, completed=done))
    how = words.say("finish-lab-how", races=words.money(races), seed=str(seed))
    screen = Screen(texts, plain=True)
    for part in measured(found, words):
        screen.line(part)
    screen.line(Text(how, style="dim"))
    if plot is not None:
        plot_finish(found, plot_words(found, words, how), plot)
        screen.whole(Text(words.say("finish-lab-plotted", file=str(plot))))


def check_plot(plot: Path, texts: Texts) -> None:
    """Raises HippodromeError if nothing can be drawn there."""
    if plot.suffix.lower() not in KINDS:
        raise HippodromeError(texts.say("finish-lab-kind", file=str(plot)))
    if importlib.util.find_spec("matplotlib") is None:
        raise HippodromeError(texts.say("finish-lab-missing"))
    if not plot.parent.is_dir():
        raise HippodromeError(texts.say("finish-lab-folder", folder=str(plot.parent)))
