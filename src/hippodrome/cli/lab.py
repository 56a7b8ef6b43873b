"""`hippodrome bench`, `hippodrome lab simulate` and `lab calibrate`: numbers about engines and games."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from hippodrome.cli import lab_bots, lab_reading, lab_returns
from hippodrome.cli.catalogue import known_title
from hippodrome.cli.lab_work import SEED, BoxFile, Cluster, Keep, Out, Plot, Processes, Seed, Work, box_text
from hippodrome.cli.language import Language, texts_in
from hippodrome.cli.numbers import Numbers, verdict_style
from hippodrome.cli.screen import Screen
from hippodrome.core.errors import BadSetup, HippodromeError
from hippodrome.games import load_game
from hippodrome.lab.simulation import Counts, counted, module_of
from hippodrome.lab.work import stamp_of
from hippodrome.texts import Texts

app = typer.Typer(add_completion=False, no_args_is_help=True)
Races = Annotated[int | None, typer.Option("--races", min=1, max=10_000_000)]


def bench(arguments: Annotated[list[str] | None, typer.Argument()] = None) -> None:
    """Measure the speed of the engines; all arguments are passed on."""
    from hippodrome.lab.bench import main

    raise typer.Exit(main(arguments or []))


@app.callback()
def lab() -> None:
    """Numbers about the games."""


@app.command("simulate")
def simulate(
    title: Annotated[str, typer.Argument()],
    races: Races = None,
    seed: Seed = SEED,
    box: BoxFile = None,
    plot: Plot = None,
    out: Out = None,
    processes: Processes = 0,
    cluster: Cluster = "",
    keep: Keep = None,
    lang: Language = None,
) -> None:
    """Run many races: who wins how often, how races end."""
    texts = texts_in(lang)
    _simulate("simulate", title, races, seed, box, plot, Work(texts, processes, cluster, keep, out), texts)


@app.command("calibrate")
def calibrate(
    title: Annotated[str, typer.Argument()],
    races: Races = None,
    seed: Seed = SEED,
    box: BoxFile = None,
    plot: Plot = None,
    out: Out = None,
    processes: Processes = 0,
    cluster: Cluster = "",
    keep: Keep = None,
    lang: Language = None,
) -> None:
    """Whether a box keeps what it promises, such as its printed odds. Fails if it does not."""
    texts = texts_in(lang)
    module, game, found = _simulate("calibrate", title, races, seed, box, plot, Work(texts, processes, cluster, keep, out), texts)
    bounds = module.bounds(game, found)
    screen, passed = Screen(texts, plain=True), all(bound.met for bound in bounds)
    screen.line(Numbers(texts).bounds(bounds))
    screen.line(Text(texts.say("calibrate-passed" if passed else "calibrate-failed"), style=verdict_style(passed)))
    if not passed:
        raise typer.Exit(1)


def _simulate(
    what: str, title: str, races: int | None, seed: int, box: Path | None, plot: Path | None, work: Work, texts: Texts
) -> tuple[Any, Any, Any]:
    """Run the simulation of a game and show it. Whatever speaks against a plot is said before."""
    module, game = module_of(known_title(title, texts)), load_game(title, box)
    if module is None:
        raise BadSetup("TITLE", texts.say(f"lab-cannot-{what}", title=title))
    if plot is not None:
        check_plot(plot, texts)
    races = races or module.USUAL_RACES
    stamp = stamp_of(game, "simulate", seed, races=races)
    with work.runner(stamp, texts.say("lab-batches")) as runner:
        counts: Counts = counted(title, box_text(box), races, seed, runner)
    found = module.gather(game, counts, races, seed)
    numbers, screen = Numbers(texts), Screen(texts, plain=True)
    for part in numbers.shown(module.report(game, found)):
        screen.line(part)
    how = numbers.cell(module.how(found, seed))
    screen.line(Text(how, style="dim"))
    work.finish(screen, stamp, counts.rows())
    if plot is not None:
        module.plot(game, found, numbers, how, plot)
        screen.whole(Text(texts.say("lab-plotted", file=str(plot))))
    return module, game, found


def check_plot(plot: Path, texts: Texts) -> None:
    """Raises HippodromeError if nothing can be drawn there."""
    from hippodrome.lab.plots import KINDS

    if plot.suffix.lower() not in KINDS:
        raise HippodromeError(texts.say("lab-kind", file=str(plot)))
    if importlib.util.find_spec("matplotlib") is None:
        raise HippodromeError(texts.say("lab-missing"))
    if not plot.parent.is_dir():
        raise HippodromeError(texts.say("lab-folder", folder=str(plot.parent)))


app.command("tournament")(lab_bots.tournament)
app.command("strength")(lab_bots.strength)
app.command("conform")(lab_bots.conform)
app.command("returns")(lab_returns.returns)
app.command("odds")(lab_reading.odds)
app.command("report")(lab_reading.report)
