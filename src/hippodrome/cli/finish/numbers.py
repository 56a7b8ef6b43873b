"""Simulated races of Finish as tables and as words for a plot; a box keeps the same figures of its own check."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box as borders
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.cli.finish.silks import MUSTARD, ORANGE, RUST
from hippodrome.cli.finish.words import Words
from hippodrome.cli.seats import visible
from hippodrome.games.finish.box import Simulation
from hippodrome.games.finish.state import LANES
from hippodrome.lab.finish import LAST_ROUND

_BAR = 16
AVERAGE = 1 / LANES


def percent(share: float, words: Words) -> str:
    """A share as people read it: 16.7 %, in French 16,7 %."""
    return words.texts.percent(share, 1)


def round_name(number: str) -> str:
    """A round; the last one counted stands for all later ones."""
    return f"{number}+" if number == str(LAST_ROUND) else number


def measured(simulation: Simulation, words: Words) -> list[RenderableType]:
    """All tables of a simulation."""
    horses = _chances(simulation.horse_wins, words, "finish-lab-horses")
    jockeys = _chances(simulation.jockey_wins, words, "finish-lab-jockeys")
    return [
        Columns([horses, jockeys], padding=(0, 2)),
        Columns([_rounds(simulation, words), _events(simulation, words)], padding=(0, 2)),
    ]


def _grid(title: str) -> Table:
    return Table(title=title, box=borders.SIMPLE_HEAD, title_style=f"bold {ORANGE}", title_justify="left", show_header=False)


def _chances(shares: Mapping[str, float], words: Words, key: str) -> Table:
    """Who wins how often, the best first; a bar that reaches the mark is average."""
    grid = _grid(words.say(key))
    most = max([2 * AVERAGE, *shares.values()])
    for name, share in sorted(shares.items(), key=lambda pair: -pair[1]):
        full, mark = round(share / most * _BAR), round(AVERAGE / most * _BAR)
        bar = Text("█" * full + " " * (_BAR - full), style=ORANGE if share >= AVERAGE else MUSTARD)
        bar.stylize(f"on {RUST}" if full <= mark else f"{RUST}", mark, mark + 1)
        grid.add_row(visible(name), bar, Text(percent(share, words), style="bold", justify="right"))
    return grid


def _rounds(simulation: Simulation, words: Words) -> Table:
    grid = _grid(words.say("finish-lab-rounds"))
    for number, share in simulation.ends_in_round.items():
        bar = Text("█" * round(share * _BAR * 1.5), style=ORANGE)
        grid.add_row(words.say("finish-lab-round", round=round_name(number)), bar, Text(percent(share, words), style="bold"))
    return grid


def _events(simulation: Simulation, words: Words) -> Table:
    grid = _grid(words.say("finish-lab-events"))
    for key, share in (
        ("finish-lab-fall", simulation.with_a_fall),
        ("finish-lab-no-winner", simulation.without_winner),
        ("finish-lab-dull", simulation.win_bets_pay_nothing),
        ("finish-lab-dice", simulation.decided_by_dice),
    ):
        grid.add_row(words.say(key), Text(percent(share, words), style="bold", justify="right"))
    return grid


def plot_words(simulation: Simulation, words: Words, how: str) -> dict[str, str]:
    """The labels of a plot in the reader's language."""
    told = {
        "title": words.say("finish-plot-title"),
        "how": how,
        "horses": words.say("finish-lab-horses"),
        "jockeys": words.say("finish-lab-jockeys"),
        "rounds": words.say("finish-lab-rounds"),
        "average": words.say("finish-plot-average"),
        "wins": words.say("finish-plot-wins"),
        "round": words.say("finish-round"),
        "decimal": words.texts.decimal_sign(),
    }
    shares = (simulation.with_a_fall, simulation.win_bets_pay_nothing, simulation.decided_by_dice)
    keys = ("finish-lab-fall", "finish-lab-dull", "finish-lab-dice")
    told["facts"] = "   ·   ".join(f"{words.say(key)} {percent(share, words)}" for key, share in zip(keys, shares, strict=True))
    return told
