"""Simulated races of Finish Line as a table and as words for a plot; a box keeps the same figures of its own check."""

from __future__ import annotations

from rich import box as borders
from rich.table import Table

from hippodrome.cli.finish_line.drawing import GOLD
from hippodrome.cli.finish_line.words import Words
from hippodrome.games.finish_line.box import Simulation


def percent(share: float, words: Words) -> str:
    """A share as people read it: 16.7%, in French 16,7 %."""
    return words.texts.percent(share, 1)


def per_euro(back: float, words: Words) -> str:
    """What a euro brings: 1.25, in French 1,25."""
    return words.texts.number(back, 2)


def fair(ladder: tuple[int, ...]) -> list[float]:
    """What the odds would say about the chances, scaled so that they add up to one."""
    total = sum(1 / odds for odds in ladder)
    return [1 / odds / total for odds in ladder]


def measured(simulation: Simulation, ladder: tuple[int, ...], words: Words) -> Table:
    """Chances and returns by starting place, next to the odds."""
    grid = Table(
        title=words.say("finish-line-lab-title"), box=borders.SIMPLE_HEAD, title_style=f"bold {GOLD}", title_justify="left"
    )
    for key in ("place", "odds", "fair", "random", "back", "well", "back", "pushed"):
        grid.add_column(words.say(f"finish-line-lab-{key}"), justify="right")
    expected = fair(ladder)
    for at, odds in enumerate(ladder):
        grid.add_row(
            str(at + 1),
            f"×{odds}",
            percent(expected[at], words),
            percent(simulation.wins_at_random[at], words),
            per_euro(simulation.wins_at_random[at] * odds, words),
            percent(simulation.wins_played_well[at], words),
            per_euro(simulation.wins_played_well[at] * odds, words),
            per_euro(simulation.back_per_euro[at], words),
        )
    return grid


def how(simulation: Simulation, seed: int, words: Words) -> str:
    """How the figures were made."""
    return words.say(
        "finish-line-lab-how",
        races=words.money(simulation.races),
        well=words.money(simulation.sensible_races),
        backed=words.money(simulation.backed_races),
        seed=str(seed),
    )


def plot_words(simulation: Simulation, seed: int, words: Words) -> dict[str, str]:
    """The labels of a plot."""
    return {
        "title": words.say("finish-line-plot-title"),
        "chances": words.say("finish-line-plot-chances"),
        "back": words.say("finish-line-plot-back"),
        "place": words.say("finish-line-plot-place"),
        "random": words.say("finish-line-lab-random"),
        "well": words.say("finish-line-lab-well"),
        "fair": words.say("finish-line-lab-fair"),
        "how": how(simulation, seed, words),
        "decimal": words.texts.decimal_sign(),
    }
