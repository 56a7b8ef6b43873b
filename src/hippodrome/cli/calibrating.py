"""`hippodrome lab calibrate triple-couronne`: how often horses win, next to their printed odds, and whether that will do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich import box as borders
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from hippodrome.cli.colours import ALARM, GOLD
from hippodrome.cli.finish.simulating import check_plot
from hippodrome.cli.screen import Screen
from hippodrome.cli.seats import visible
from hippodrome.core.contract import Game
from hippodrome.games.triple_couronne.box import Box, Category, Simulation
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.lab.plots import plot_triple_couronne
from hippodrome.lab.triple_couronne import (
    CATEGORIES,
    LEAST_CORRELATION,
    MOST_DIVERGENCE,
    Verdict,
    calibrate,
    judge,
    promised,
)
from hippodrome.texts import Texts


def calibrate_triple_couronne(game: Game[Any], texts: Texts, races: int, seed: int, plot: Path | None) -> bool:
    """Run so many races of each kind; whether the box passes. Whatever speaks against a plot is said before."""
    assert isinstance(game, TripleCouronne)
    if plot is not None:
        check_plot(plot, texts)
    columns = (TextColumn("{task.description}"), BarColumn(complete_style=GOLD), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(texts.say("calibrate-progress"), total=len(CATEGORIES) * races)
        found = calibrate(game, races, seed, lambda done: progress.update(task, completed=done))
    verdict = judge(game, found)
    screen = Screen(texts, plain=True)
    screen.line(wins(found, game.box, texts))
    screen.line(Text(how(found, texts), style="dim"))
    screen.line(bounds(found, verdict, texts))
    passed = verdict.passed()
    said = texts.say("calibrate-passed" if passed else "calibrate-failed")
    screen.line(Text(said, style=f"bold {GOLD}" if passed else f"bold {ALARM}"))
    if plot is not None:
        plot_triple_couronne(found, {horse.name: horse.odds for horse in game.box.horses.list}, plot_words(found, texts), plot)
        screen.whole(Text(texts.say("finish-lab-plotted", file=str(plot))))
    return passed


def wins(simulation: Simulation, box: Box, texts: Texts) -> Table:
    """Per kind of race and horse: its odds, what they promise, and how often it wins."""
    grid = Table(box=borders.SIMPLE_HEAD)
    grid.add_column(texts.say("calibrate-horse"))
    grid.add_column(texts.say("calibrate-odds"), justify="right")
    grid.add_column(texts.say("calibrate-promised"), justify="right")
    grid.add_column(texts.say("calibrate-wins"), justify="right")
    odds = {horse.name: horse.odds for horse in box.horses.list}
    for name, kind in kinds(simulation, texts):
        grid.add_section()
        grid.add_row(Text(name, style=f"bold {GOLD}"))
        expected = promised([odds[horse] for horse in kind.wins])
        for (horse, share), chance in zip(kind.wins.items(), expected, strict=True):
            grid.add_row(visible(horse), str(odds[horse]), texts.percent(chance, 1), Text(texts.percent(share, 1), style="bold"))
    return grid


def bounds(simulation: Simulation, verdict: Verdict, texts: Texts) -> Table:
    """What was found, what is asked for, and whether it is met."""
    grid = Table(box=None, show_header=False)
    least = texts.say("calibrate-at-least", bound=_number(LEAST_CORRELATION, 2, texts))
    most = texts.say("calibrate-at-most", bound=_number(MOST_DIVERGENCE, 2, texts))
    grid.add_row(
        texts.say("calibrate-divergence"), _number(simulation.divergence, 4, texts), most, _mark(verdict.divergence, texts)
    )
    for (name, kind), met in zip(kinds(simulation, texts), verdict.correlations, strict=True):
        found = _number(kind.correlation, 3, texts)
        grid.add_row(texts.say("calibrate-correlation", kind=name), found, least, _mark(met, texts))
    for (name, _), met in zip(kinds(simulation, texts), verdict.favourites, strict=True):
        grid.add_row(texts.say("calibrate-favourite", kind=name), "", "", _mark(met, texts))
    return grid


def kinds(simulation: Simulation, texts: Texts) -> list[tuple[str, Category]]:
    """The kinds of race, by name."""
    return [
        (texts.say("calibrate-two"), simulation.two),
        (texts.say("calibrate-three"), simulation.three),
        (texts.say("calibrate-four-and-five"), simulation.four_and_five),
    ]


def how(simulation: Simulation, texts: Texts) -> str:
    """How the figures were made."""
    return texts.say("calibrate-how", races=texts.number(simulation.races), seed=str(simulation.seed))


def plot_words(simulation: Simulation, texts: Texts) -> dict[str, str]:
    """The labels of a plot."""
    two, three, four = (_number(kind.correlation, 3, texts) for _, kind in kinds(simulation, texts))
    facts = texts.say(
        "calibrate-plot-facts", divergence=_number(simulation.divergence, 4, texts), two=two, three=three, four=four
    )
    names = [texts.say("calibrate-plot-kind", kind=name) for name, _ in kinds(simulation, texts)]
    return {
        "title": texts.say("calibrate-plot-title"),
        "how": f"{facts}\n{how(simulation, texts)}",
        "wins": texts.say("calibrate-plot-wins"),
        "promised": texts.say("calibrate-plot-promised"),
        "simulated": texts.say("calibrate-plot-simulated"),
        "two": names[0],
        "three": names[1],
        "four_and_five": names[2],
        "decimal": texts.decimal_sign(),
    }


def _mark(met: bool, texts: Texts) -> Text:
    said = texts.say("calibrate-yes" if met else "calibrate-no")
    return Text(f"✓ {said}" if met else f"✗ {said}", style=f"bold {GOLD}" if met else f"bold {ALARM}")


def _number(value: float, digits: int, texts: Texts) -> str:
    return "∞" if value == float("inf") else texts.number(value, digits)
