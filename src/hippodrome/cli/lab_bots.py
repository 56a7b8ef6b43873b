"""`hippodrome lab tournament` and `lab strength`: bots against each other."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from hippodrome.bots import levels_of
from hippodrome.cli.catalogue import known_title, name_of
from hippodrome.cli.lab_work import SEED, BoxFile, Cluster, Keep, Out, Processes, Seed, Work, box_text
from hippodrome.cli.language import Language, texts_in
from hippodrome.cli.numbers import Numbers, bot_name, verdict_style
from hippodrome.cli.options import chosen
from hippodrome.cli.problems import of_bot
from hippodrome.cli.screen import Screen
from hippodrome.core.errors import BadSetup
from hippodrome.games import load_game, own_titles
from hippodrome.lab.problems import LabProblem
from hippodrome.lab.report import Figure, Grid, Said, Share
from hippodrome.lab.work import stamp_of


def tournament(
    title: Annotated[str, typer.Argument()],
    edition: Annotated[str | None, typer.Option("--edition")] = None,
    bots: Annotated[str | None, typer.Option("--bots")] = None,
    seats: Annotated[int, typer.Option("--seats", min=2)] = 2,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    deals: Annotated[int, typer.Option("--deals", min=1, max=1_000_000)] = 100,
    until: Annotated[float, typer.Option("--until", min=0, max=50)] = 0.0,
    ceiling: Annotated[float, typer.Option("--ceiling", min=0)] = 0.0,
    out: Out = None,
    processes: Processes = 0,
    cluster: Cluster = "",
    keep: Keep = None,
    seed: Seed = SEED,
    box: BoxFile = None,
    lang: Language = None,
) -> None:
    """A round robin of bots: who wins how often, how strong that makes them, and how long they think."""
    from hippodrome.lab.reports import standings
    from hippodrome.lab.round_robin import groups, play_all
    from hippodrome.lab.tournament import Contest

    texts = texts_in(lang)
    work, game = Work(texts, processes, cluster, keep, out), load_game(known_title(title, texts), box)
    kinds = tuple(kind.strip() for kind in bots.split(",")) if bots else levels_of(title)
    try:
        groups(kinds, seats)
    except LabProblem as problem:
        raise BadSetup("--bots", texts.say(problem.key)) from problem
    contest = Contest(
        title=title,
        bots=kinds,
        edition=edition or game.editions()[0],
        options=chosen(texts, game.about, {}, option or [], seats),
        box=box_text(box),
        seconds=ceiling,
    )
    asked = {"bots": list(kinds), "edition": contest.edition, "options": contest.options, "ceiling": str(ceiling)}
    stamp = stamp_of(game, "tournament", seed, seats=seats, **asked)
    with work.runner(stamp, texts.say("tournament-progress")) as runner:
        sat = play_all(contest, seats, deals, seed, runner, until / 100)
    screen = Screen(texts, plain=True)
    screen.line(Text(f"{name_of(title, texts)}, {contest.edition}", style="bold"))
    screen.line(Numbers(texts).grid(standings(sat, lambda bot: bot_name(bot, texts))))
    screen.line(Text(texts.say("tournament-how", seats=seats, seed=str(seed)), style="dim"))
    work.finish(screen, stamp, sat)


def strength(
    title: Annotated[str, typer.Argument()],
    parts: Annotated[str, typer.Option("--parts")] = "champion,time,levels,yardsticks",
    deals: Annotated[int, typer.Option("--deals", min=2, max=1_000_000)] = 1000,
    rollouts: Annotated[int, typer.Option("--rollouts", min=0)] = 0,
    processes: Processes = 0,
    cluster: Cluster = "",
    keep: Keep = None,
    seed: Seed = SEED,
    lang: Language = None,
) -> None:
    """How strong the bots of a game are: against the stand-in, level against level, and against simple opponents."""
    from hippodrome.lab.strength import PARTS, measure

    texts, wanted = texts_in(lang), tuple(part.strip() for part in parts.split(","))
    game = load_game(title)
    if not set(wanted) <= set(PARTS):
        raise BadSetup("--parts", texts.say("lab-parts", parts=", ".join(PARTS)))
    rows: list[tuple[Any, ...]] = []
    work = Work(texts, processes, cluster, keep, None)
    with work.runner(stamp_of(game, "strength", seed), texts.say("tournament-progress")) as runner:
        for contest, standing in measure(title, wanted, deals, seed, runner, rollouts):
            one, *others = (bot_name(bot, texts) for bot in contest.bots)
            way = " ".join((contest.edition, *(f"{name}={value}" for name, value in contest.options.items())))
            against = f"{len(others)} × {others[0]}" if len(others) > 1 else others[0]
            rows.append((way, one, against, Share(standing.wins), Share(standing.within), Figure(standing.milliseconds, 1)))
    said = Said("tournament-title", {"title": name_of(title, texts), "edition": texts.say("strength"), "deals": deals})
    heads = [Said(head) for head in ("strength-way", "tournament-bot", "strength-against")]
    heads += [Said(f"tournament-{head}") for head in ("wins", "within", "thinks")]
    screen = Screen(texts, plain=True)
    screen.line(Numbers(texts).grid(Grid(said, heads, rows)))
    screen.line(Text(texts.say("strength-how", seed=str(seed)), style="dim"))


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
        if game.problem is None:
            said = f"✓ {texts.say('conform-passed', **facts)}"
        else:
            said, passed = f"✗ {texts.say('conform-failed', **facts, problem=of_bot(game.problem, texts))}", False
        screen.line(Text(said, style=verdict_style(game.problem is None)))
    if not passed:
        raise typer.Exit(1)
