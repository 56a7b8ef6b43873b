"""`hippodrome bench` and `hippodrome lab`: numbers about engines and games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box as borders
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from hippodrome.cli.language import Language, texts_in
from hippodrome.cli.screen import Screen
from hippodrome.cli.seats import visible
from hippodrome.core.errors import BadSetup
from hippodrome.core.title import Title
from hippodrome.games import load_game, titles
from hippodrome.texts import Texts

app = typer.Typer(add_completion=False, no_args_is_help=True)
SITUATIONS = tuple((seats, cards) for seats in range(2, 7) for cards in (3, 5, 7))
"""Seats and cards each, from the smallest race to the biggest."""
SEED = 2022


def bench(arguments: Annotated[list[str] | None, typer.Argument()] = None) -> None:
    """Measure the speed of the engines; all arguments are passed on."""
    from hippodrome.lab.bench import main

    raise typer.Exit(main(arguments or []))


@app.callback()
def lab() -> None:
    """Numbers about the games."""


@app.command("crossings")
def crossings(
    races: Annotated[int, typer.Option("--races", min=1)] = 1000,
    lang: Language = None,
) -> None:
    """How often the dashed line is crossed in Ticket Gagnant."""
    from hippodrome.lab.crossings import line_crossings

    texts = texts_in(lang)
    game: Any = load_game("ticket-gagnant")
    grid = Table(title=texts.say("crossings-title"), caption=texts.say("crossings-how"), box=borders.ROUNDED)
    for key in ("crossings-seats", "crossings-cards", "crossings-races", "crossings-crossed"):
        grid.add_column(texts.say(key), justify="right")
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(SITUATIONS))
        for seats, cards in SITUATIONS:
            progress.update(task, description=texts.say("crossings-progress", seats=seats, cards=cards))
            found = line_crossings(game, seats, cards, races, SEED)
            grid.add_row(str(seats), str(cards), str(races), f"{found.crossed:.1%}".replace("%", "\u00a0%"))
            progress.advance(task)
    Screen(texts, plain=True).line(grid)


def _able(title: str, texts: Texts, what: str) -> Title:
    """The game, if it can do this in the lab. Raises BadSetup."""
    able = {name: about for name, about in titles().items() if getattr(about, what) is not None}
    if title not in able:
        raise BadSetup("TITLE", texts.say(f"lab-cannot-{what}", title=visible(title), titles=", ".join(able)))
    return able[title]


@app.command("simulate")
def simulate(
    title: Annotated[str, typer.Argument()],
    races: Annotated[int, typer.Option("--races", min=1, max=10_000_000)] = 20_000,
    seed: Annotated[int, typer.Option("--seed", min=0)] = SEED,
    box: Annotated[Path | None, typer.Option("--box")] = None,
    plot: Annotated[Path | None, typer.Option("--plot")] = None,
    lang: Language = None,
) -> None:
    """Run many races: who wins how often, how races end."""
    texts = texts_in(lang)
    about = _able(title, texts, "simulate")
    about.look_up(about.simulate or "")(load_game(title, box), texts, races, seed, plot)


@app.command("calibrate")
def calibrate(
    title: Annotated[str, typer.Argument()],
    races: Annotated[int, typer.Option("--races", min=1, max=10_000_000)] = 20_000,
    seed: Annotated[int, typer.Option("--seed", min=0)] = SEED,
    box: Annotated[Path | None, typer.Option("--box")] = None,
    plot: Annotated[Path | None, typer.Option("--plot")] = None,
    lang: Language = None,
) -> None:
    """Whether a box keeps what it promises, such as its printed odds. Fails if it does not."""
    texts = texts_in(lang)
    about = _able(title, texts, "calibrate")
    if not about.look_up(about.calibrate or "")(load_game(title, box), texts, races, seed, plot):
        raise typer.Exit(1)


@app.command("tournament")
def tournament(
    title: Annotated[str, typer.Argument()],
    edition: Annotated[str | None, typer.Option("--edition")] = None,
    bots: Annotated[str | None, typer.Option("--bots")] = None,
    games: Annotated[int, typer.Option("--games", min=1, max=1_000_000)] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0)] = SEED,
    box: Annotated[Path | None, typer.Option("--box")] = None,
    lang: Language = None,
) -> None:
    """Bots against each other: who wins how often, and how long they think."""
    from hippodrome.cli.contesting import tournament as contest

    contest(load_game(title, box), texts_in(lang), edition, bots, games, seed)
