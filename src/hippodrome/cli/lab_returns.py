"""`hippodrome lab returns`: what a euro on each place of Finish Line brings between good players."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from hippodrome.cli.lab_work import SEED, BoxFile, Cluster, Keep, Processes, Seed, Work, box_text
from hippodrome.cli.language import Language, texts_in
from hippodrome.cli.numbers import Numbers
from hippodrome.cli.screen import Screen
from hippodrome.games import load_game
from hippodrome.lab.work import stamp_of


def returns(
    seats: Annotated[int, typer.Option("--seats", min=2, max=4)] = 3,
    place: Annotated[int, typer.Option("--place", min=0, max=7)] = 0,
    meetings: Annotated[int, typer.Option("--meetings", min=1, max=1_000_000)] = 100,
    processes: Processes = 0,
    cluster: Cluster = "",
    keep: Keep = None,
    seed: Seed = SEED,
    box: BoxFile = None,
    lang: Language = None,
) -> None:
    """Finish Line between good players: wins and what a euro brings, by place; or for one who has everything on a place."""
    from hippodrome.lab.finish_line_returns import how, play, report, slips

    texts = texts_in(lang)
    work, game = Work(texts, processes, cluster, keep, None), load_game("finish-line", box)
    stamp = stamp_of(game, "returns", seed, seats=seats, place=place)
    with work.runner(stamp, texts.say("finish-line-returns-progress")) as runner:
        raced = play(seats, place, meetings, seed, box_text(box), runner)
    numbers, screen = Numbers(texts), Screen(texts, plain=True)
    screen.line(numbers.grid(report(raced, place, game.box.odds.ladder)))
    if not place:
        screen.line(numbers.grid(slips(raced)))
    screen.line(Text(numbers.cell(how(raced, seats, place, seed)), style="dim"))
