"""Pictures of simulations, as PNG or SVG. Needs matplotlib: pip install "hippodrome[lab]"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hippodrome.core.errors import HippodromeError
from hippodrome.games.finish.box import Simulation
from hippodrome.games.finish.state import LANES
from hippodrome.games.finish_line.box import Simulation as FinishLineSimulation
from hippodrome.games.triple_couronne.box import Simulation as TripleCouronneSimulation
from hippodrome.lab.finish import LAST_ROUND
from hippodrome.lab.triple_couronne import promised

PAPER, INK, ORANGE, MUSTARD, BROWN, FADED = "#f9edd2", "#2a180c", "#d9742a", "#efb73e", "#5a3218", "#82602f"
KINDS = (".png", ".svg")


def plot_finish(simulation: Simulation, words: Mapping[str, str], path: Path) -> None:
    """Win chances of horses and jockeys, and the length of races. `words` holds the labels in the reader's language:
    title, how, horses, jockeys, rounds, wins, average, round, facts, and the decimal sign."""
    figure = _figure(words["title"], path)
    left, middle, right = figure.subplots(1, 3, width_ratios=[3, 3, 2])
    _chances(left, simulation.horse_wins, words["horses"], words)
    _chances(middle, simulation.jockey_wins, words["jockeys"], words)
    _rounds(right, simulation.ends_in_round, words)
    _save(figure, f"{words['facts']}\n{words['how']}", path)


def plot_finish_line(simulation: FinishLineSimulation, ladder: Sequence[int], words: Mapping[str, str], path: Path) -> None:
    """Chances by starting place beside those that the odds stand for, and what backing a place brings. `words` holds the
    labels: title, how, chances, back, place, random, well, fair, and the decimal sign."""
    figure = _figure(words["title"], path)
    left, right = figure.subplots(1, 2, width_ratios=[5, 3])
    names = [f"{place}\n×{odds}" for place, odds in enumerate(ladder, 1)]
    total = sum(1 / odds for odds in ladder)
    series = (
        (words["fair"], [1 / odds / total for odds in ladder], FADED),
        (words["random"], simulation.wins_at_random, MUSTARD),
        (words["well"], simulation.wins_played_well, ORANGE),
    )
    for number, (label, shares, colour) in enumerate(series):
        at = [place + 0.27 * (number - 1) for place in range(len(ladder))]
        bars = left.bar(at, [100 * share for share in shares], width=0.25, color=colour, label=label)
        left.bar_label(bars, [_percent(100 * share, words) for share in shares], padding=2, color=INK, fontsize=7.5)
    left.set_xticks(range(len(ladder)), names)
    left.set_yticks([])
    left.legend(frameon=False, labelcolor=INK)
    _dress(left, f"{words['chances']} (%)", words["place"])
    back = right.bar(names, simulation.back_per_euro, color=BROWN, width=0.72)
    right.bar_label(
        back, [f"{each:.2f}".replace(".", words["decimal"]) for each in simulation.back_per_euro], padding=3, color=INK
    )
    right.axhline(1, color=ORANGE, linestyle=(0, (4, 3)), linewidth=1.2)
    right.set_yticks([])
    _dress(right, words["back"], words["place"])
    _save(figure, words["how"], path)


def plot_triple_couronne(
    simulation: TripleCouronneSimulation, odds: Mapping[str, int], words: Mapping[str, str], path: Path
) -> None:
    """Per kind of race how often each horse wins, and how often its odds say it should. `words` holds the labels: title, how,
    wins, promised, simulated, a title for each kind, and the decimal sign."""
    figure = _figure(words["title"], path)
    panels = figure.subplots(1, 3, width_ratios=[5, 5, 6])
    most = 0.0
    for axes, key in zip(panels, ("two", "three", "four_and_five"), strict=True):
        found = getattr(simulation, key).wins
        chances = dict(zip(found, promised([odds[name] for name in found]), strict=True))
        names = sorted(found, key=lambda name: (-odds[name], chances[name], found[name]))
        rows = range(len(names))
        said = [100 * chances[name] for name in names]
        won = [100 * found[name] for name in names]
        most = max([most, *said, *won])
        axes.barh(rows, won, height=0.5, color=ORANGE, label=words["simulated"], zorder=1)
        axes.scatter(said, rows, s=240, marker="|", linewidth=2.6, color=INK, label=words["promised"], zorder=2)
        for row, each, other in zip(rows, won, said, strict=True):
            axes.annotate(
                _percent(each, words), (max(each, other), row), xytext=(9, 0), textcoords="offset points",
                va="center", fontsize=9, color=INK,
            )  # fmt: skip
        axes.set_yticks(rows, [f"{name}  ({odds[name]})" for name in names])
        axes.set_ylim(-0.7, len(names) - 0.3)
        _dress(axes, words[key], words["wins"])
    for axes in panels:
        axes.set_xlim(0, 1.17 * most)
    figure.legend(*panels[0].get_legend_handles_labels(), loc="upper right", ncols=2, frameon=False, labelcolor=INK)
    _save(figure, words["how"], path)


def _figure(title: str, path: Path) -> Any:
    """An empty picture with its title. Raises HippodromeError if it cannot be drawn."""
    if path.suffix.lower() not in KINDS:
        raise HippodromeError(f"{path}: a picture is a .png or a .svg file")
    try:
        from matplotlib.figure import Figure
    except ImportError as problem:
        raise HippodromeError('a plot needs matplotlib: pip install "hippodrome[lab]"') from problem
    figure = Figure(figsize=(12.5, 6.6), facecolor=PAPER, layout="constrained")
    figure.get_layout_engine().set(w_pad=0.12, h_pad=0.12)  # type: ignore[union-attr, call-arg]  # it has one
    figure.suptitle(title, color=BROWN, fontsize=19, fontweight="bold", x=0.012, ha="left")
    return figure


def _save(figure: Any, below: str, path: Path) -> None:
    figure.supxlabel(below, color=FADED, fontsize=9.5)
    try:
        figure.savefig(path, dpi=130)
    except OSError as problem:
        raise HippodromeError(f"{path} cannot be written ({problem.strerror})") from problem


def _chances(axes: Any, shares: Mapping[str, float], title: str, words: Mapping[str, str]) -> None:
    """A bar for each, the best on top; a line where an average one ends."""
    names = sorted(shares, key=lambda name: shares[name])
    heights = [100 * shares[name] for name in names]
    average = 100 / LANES
    bars = axes.barh(names, heights, color=[ORANGE if height >= average else MUSTARD for height in heights], height=0.72)
    axes.bar_label(bars, [_percent(height, words) for height in heights], padding=4, color=INK, fontsize=9, zorder=3)
    for label in axes.texts:  # the line of the average passes behind the figures
        label.set_bbox({"facecolor": PAPER, "edgecolor": "none", "pad": 0.6})
    axes.axvline(average, color=BROWN, linestyle=(0, (4, 3)), linewidth=1.2, zorder=2)
    axes.annotate(
        words["average"],
        (average, 1),
        xycoords=("data", "axes fraction"),
        xytext=(0, 3),
        textcoords="offset points",
        color=BROWN,
        fontsize=8.5,
        ha="center",
    )
    axes.set_xlim(0, max([1.5 * average, *heights]) * 1.17)
    axes.set_ylim(-0.7, len(names) - 0.3)
    axes.set_xticks([])
    _dress(axes, title, words["wins"])
    axes.spines["bottom"].set_visible(False)


def _rounds(axes: Any, shares: Mapping[str, float], words: Mapping[str, str]) -> None:
    """How many races end in each round; the last bar stands for all later rounds."""
    names = [f"{number}+" if number == str(LAST_ROUND) else number for number in shares]
    bars = axes.bar(names, [100 * share for share in shares.values()], color=BROWN, width=0.72)
    axes.bar_label(bars, [_percent(100 * share, words) for share in shares.values()], padding=3, color=INK, fontsize=9)
    axes.set_yticks([])
    axes.margins(y=0.1)
    _dress(axes, words["rounds"], words["round"])
    axes.spines["left"].set_visible(False)


def _dress(axes: Any, title: str, label: str) -> None:
    axes.set_title(title, color=INK, fontsize=12, fontweight="bold", loc="left", pad=18)
    axes.set_xlabel(label, color=FADED, fontsize=9.5)
    axes.set_facecolor(PAPER)
    axes.spines[["top", "right"]].set_visible(False)
    for spine in axes.spines.values():
        spine.set_color(FADED)
    axes.tick_params(colors=INK, length=0)


def _percent(height: float, words: Mapping[str, str]) -> str:
    return f"{height:.1f}".replace(".", words["decimal"])
