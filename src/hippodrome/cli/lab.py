"""`hippodrome bench` and `hippodrome lab`: numbers about engines and games."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from hippodrome.bots import RANDOM, bots_of
from hippodrome.cli.catalogue import name_of
from hippodrome.cli.colours import GOLD
from hippodrome.cli.language import Language, texts_in
from hippodrome.cli.numbers import Numbers, verdict_style
from hippodrome.cli.screen import Screen
from hippodrome.cli.seats import shown_names, visible
from hippodrome.core.errors import BadSetup, HippodromeError
from hippodrome.core.wire import OptionValue
from hippodrome.games import load_game, own_titles, titles
from hippodrome.texts import Texts

app = typer.Typer(add_completion=False, no_args_is_help=True)
SITUATIONS = tuple((seats, cards) for seats in range(2, 7) for cards in (3, 5, 7))
"""Seats and cards each, from the smallest race to the biggest."""
SEED = 2022
USUAL_SEATS = 4
Races = Annotated[int, typer.Option("--races", min=1, max=10_000_000)]
Seed = Annotated[int, typer.Option("--seed", min=0)]
BoxFile = Annotated[Path | None, typer.Option("--box")]
Plot = Annotated[Path | None, typer.Option("--plot")]


def bench(arguments: Annotated[list[str] | None, typer.Argument()] = None) -> None:
    """Measure the speed of the engines; all arguments are passed on."""
    from hippodrome.lab.bench import main

    raise typer.Exit(main(arguments or []))


@app.callback()
def lab() -> None:
    """Numbers about the games."""


@contextmanager
def _progress(said: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar while something long goes on, which hears how much is done."""
    columns = (TextColumn("{task.description}"), BarColumn(complete_style=GOLD), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(said, total=total)
        yield lambda done: progress.update(task, completed=done)


@app.command("crossings")
def crossings(races: Annotated[int, typer.Option("--races", min=1)] = 1000, lang: Language = None) -> None:
    """How often the dashed line is crossed in Ticket Gagnant."""
    from hippodrome.lab.crossings import line_crossings
    from hippodrome.lab.report import Grid, Said, Share

    texts = texts_in(lang)
    game: Any = load_game("ticket-gagnant")
    rows = []
    with _progress(texts.say("lab-races"), len(SITUATIONS)) as done:
        for seats, cards in SITUATIONS:
            rows.append((seats, cards, races, Share(line_crossings(game, seats, cards, races, SEED).crossed)))
            done(len(rows))
    screen = Screen(texts, plain=True)
    heads = [Said(f"crossings-{head}") for head in ("seats", "cards", "races", "crossed")]
    screen.line(Numbers(texts).grid(Grid(Said("crossings-title"), heads, rows)))
    screen.line(Text(texts.say("crossings-how"), style="dim"))


@app.command("simulate")
def simulate(
    title: Annotated[str, typer.Argument()],
    races: Races = 20_000,
    seed: Seed = SEED,
    box: BoxFile = None,
    plot: Plot = None,
    lang: Language = None,
) -> None:
    """Run many races: who wins how often, how races end."""
    _simulate("simulate", title, races, seed, box, plot, texts_in(lang))


@app.command("calibrate")
def calibrate(
    title: Annotated[str, typer.Argument()],
    races: Races = 20_000,
    seed: Seed = SEED,
    box: BoxFile = None,
    plot: Plot = None,
    lang: Language = None,
) -> None:
    """Whether a box keeps what it promises, such as its printed odds. Fails if it does not."""
    texts = texts_in(lang)
    bounds = _simulate("calibrate", title, races, seed, box, plot, texts)
    screen, passed = Screen(texts, plain=True), all(bound.met for bound in bounds)
    screen.line(Numbers(texts).bounds(bounds))
    screen.line(Text(texts.say("calibrate-passed" if passed else "calibrate-failed"), style=verdict_style(passed)))
    if not passed:
        raise typer.Exit(1)


def _simulate(what: str, title: str, races: int, seed: int, box: Path | None, plot: Path | None, texts: Texts) -> Any:
    """Run the simulation of a game and show it; what is asked of it. Whatever speaks against a plot is said before."""
    able = {name: about for name, about in titles().items() if getattr(about, what) is not None}
    if title not in able:
        raise BadSetup("TITLE", texts.say(f"lab-cannot-{what}", title=visible(title), titles=", ".join(able)))
    module, game = able[title].look_up(getattr(able[title], what)), load_game(title, box)
    if plot is not None:
        _check_plot(plot, texts)
    with _progress(texts.say("lab-races"), module.total(races)) as done:
        found = module.simulate(game, races, seed, done)
    numbers, screen = Numbers(texts), Screen(texts, plain=True)
    for part in numbers.shown(module.report(game, found)):
        screen.line(part)
    how = numbers.cell(module.how(found, seed))
    screen.line(Text(how, style="dim"))
    if plot is not None:
        module.plot(game, found, numbers, how, plot)
        screen.whole(Text(texts.say("lab-plotted", file=str(plot))))
    return module.bounds(game, found) if what == "calibrate" else []


def _check_plot(plot: Path, texts: Texts) -> None:
    """Raises HippodromeError if nothing can be drawn there."""
    from hippodrome.lab.plots import KINDS

    if plot.suffix.lower() not in KINDS:
        raise HippodromeError(texts.say("lab-kind", file=str(plot)))
    if importlib.util.find_spec("matplotlib") is None:
        raise HippodromeError(texts.say("lab-missing"))
    if not plot.parent.is_dir():
        raise HippodromeError(texts.say("lab-folder", folder=str(plot.parent)))


@app.command("tournament")
def tournament(
    title: Annotated[str, typer.Argument()],
    edition: Annotated[str | None, typer.Option("--edition")] = None,
    bots: Annotated[str | None, typer.Option("--bots")] = None,
    options: Annotated[list[str] | None, typer.Option("--set")] = None,
    deals: Annotated[int, typer.Option("--deals", min=1, max=1_000_000)] = 100,
    processes: Annotated[int, typer.Option("--processes", min=0, max=1024)] = 0,
    seed: Seed = SEED,
    box: BoxFile = None,
    lang: Language = None,
) -> None:
    """Bots against each other: who wins how often, and how long they think; if none is named, the best one and random ones."""
    from hippodrome.lab.report import Figure, Grid, Said, Share
    from hippodrome.lab.tournament import Contest, play

    texts, game = texts_in(lang), load_game(title, box)
    edition = edition or game.editions()[0]
    kinds = [kind.strip() for kind in bots.split(",")] if bots else []
    kinds = kinds or [bots_of(title)[0], *[RANDOM] * (min(USUAL_SEATS, max(game.seat_counts())) - 1)]
    contest = Contest(title=title, bots=tuple(kinds), edition=edition, options=_options(options or [], texts), box=box)
    with _progress(texts.say("tournament-progress"), deals) as done:
        standings = play(contest, deals, seed, processes, done)
    names = shown_names([f"bot:{standing.bot}" for standing in standings], texts)
    rows = [
        (name, Share(standing.wins), Share(standing.within), Figure(standing.total, 0), Figure(standing.milliseconds, 1))
        for name, standing in zip(names, standings, strict=True)
    ]
    said = Said("tournament-title", {"title": name_of(title, texts), "edition": edition, "deals": deals})
    heads = [Said(f"tournament-{head}") for head in ("bot", "wins", "within", "total", "thinks")]
    screen = Screen(texts, plain=True)
    screen.line(Numbers(texts).grid(Grid(said, heads, rows)))
    screen.line(Text(texts.say("tournament-how", seed=str(seed)), style="dim"))


@app.command("conform")
def conform(
    bot_command: Annotated[str, typer.Argument(metavar="COMMAND")],
    title: Annotated[str | None, typer.Option("--title")] = None,
    seed: Seed = SEED,
    lang: Language = None,
) -> None:
    """Whether a bot in any language keeps to the protocol. Fails if it does not."""
    from hippodrome.doors.conform import conform as played

    texts, passed = texts_in(lang), True
    screen = Screen(texts, plain=True)
    for game in played(bot_command, [title] if title else list(own_titles()), seed):
        facts = {"title": name_of(game.title, texts), "edition": game.edition, "seats": game.seats, "choices": game.choices}
        said = texts.say("conform-failed" if game.problem else "conform-passed", **facts, problem=visible(game.problem))
        screen.line(Text(("✗ " if game.problem else "✓ ") + said, style=verdict_style(not game.problem)))
        passed = passed and not game.problem
    if not passed:
        raise typer.Exit(1)


@app.command("strength")
def strength(
    title: Annotated[str, typer.Argument()],
    parts: Annotated[str, typer.Option("--parts")] = "champion,levels,yardsticks",
    deals: Annotated[int, typer.Option("--deals", min=2, max=1_000_000)] = 1000,
    processes: Annotated[int, typer.Option("--processes", min=0, max=1024)] = 0,
    seed: Seed = SEED,
    lang: Language = None,
) -> None:
    """How strong the bots of a game are: against the stand-in, level against level, and against simple opponents."""
    from hippodrome.lab.report import Figure, Grid, Said, Share
    from hippodrome.lab.strength import PARTS, contests, measure

    texts, wanted = texts_in(lang), tuple(part.strip() for part in parts.split(","))
    load_game(title)
    if not set(wanted) <= set(PARTS):
        raise BadSetup("--parts", texts.say("lab-parts", parts=", ".join(PARTS)))
    rows: list[tuple[Any, ...]] = []
    total = deals * sum(1 for part in wanted for _ in contests(title, part))
    with _progress(texts.say("tournament-progress"), total) as done:
        for contest, standing in measure(title, wanted, deals, seed, processes, done):
            one, *others = (texts.say(f"bot-{bot}") for bot in contest.bots)
            way = " ".join((contest.edition, *(f"{name}={value}" for name, value in contest.options.items())))
            against = f"{len(others)} × {others[0]}" if len(others) > 1 else others[0]
            rows.append((way, one, against, Share(standing.wins), Share(standing.within), Figure(standing.milliseconds, 1)))
    said = Said("tournament-title", {"title": name_of(title, texts), "edition": texts.say("strength"), "deals": deals})
    heads = [Said(head) for head in ("strength-way", "tournament-bot", "strength-against")]
    heads += [Said(f"tournament-{head}") for head in ("wins", "within", "thinks")]
    screen = Screen(texts, plain=True)
    screen.line(Numbers(texts).grid(Grid(said, heads, rows)))
    screen.line(Text(texts.say("tournament-how", seed=str(seed)), style="dim"))


def _options(settings: list[str], texts: Texts) -> dict[str, OptionValue]:
    """The options of a table, each as `name=value`; a value is a number, true, false or a word."""
    options: dict[str, OptionValue] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadSetup("--set", texts.say("lab-set", setting=visible(setting)))
        options[name] = {"true": True, "false": False}.get(value, int(value) if value.isdecimal() else value)
    return options
