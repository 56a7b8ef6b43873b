"""Pictures of simulations, as PNG or SVG. Needs matplotlib: pip install "hippodrome[lab]"."""

from __future__ import annotations

from pathlib import Path

from hippodrome.core.errors import HippodromeError
from hippodrome.games.finish.box import Simulation

PAPER, INK, TURF, RUST = "#f5eeda", "#1c2438", "#3f7d4e", "#a8432d"


def plot_finish(simulation: Simulation, words: dict[str, str], path: Path) -> None:
    """Win chances of horses and jockeys, and the length of races. `words` holds the labels in the reader's language."""
    if path.suffix.lower() not in (".png", ".svg"):
        raise HippodromeError(f"{path}: a picture is a .png or a .svg file")
    try:
        from matplotlib.figure import Figure
    except ImportError as problem:
        raise HippodromeError('a plot needs matplotlib: pip install "hippodrome[lab]"') from problem
    figure = Figure(figsize=(11, 6), facecolor=PAPER, layout="constrained")
    left, middle, right = figure.subplots(1, 3, width_ratios=[3, 3, 2])
    for axes, shares, title in ((left, simulation.horse_wins, words["horses"]), (middle, simulation.jockey_wins, words["jockeys"])):
        names = sorted(shares, key=lambda name: shares[name])
        axes.barh(names, [100 * shares[name] for name in names], color=TURF)
        axes.axvline(100 / 6, color=RUST, linestyle="--", linewidth=1)
        axes.set_title(title, color=INK)
    rounds = simulation.ends_in_round
    right.bar(list(rounds), [100 * share for share in rounds.values()], color=RUST)
    right.set_title(words["rounds"], color=INK)
    for axes in (left, middle, right):
        axes.set_facecolor(PAPER)
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(colors=INK)
    left.set_xlabel("%")
    middle.set_xlabel("%")
    right.set_ylabel("%")
    try:
        figure.savefig(path, dpi=120)
    except OSError as problem:
        raise HippodromeError(f"{path} cannot be written ({problem.strerror})") from problem
