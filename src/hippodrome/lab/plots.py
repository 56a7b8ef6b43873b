"""What pictures of simulations are made of, as PNG or SVG. Needs matplotlib: pip install "hippodrome[lab]"."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hippodrome.core.errors import HippodromeError
from hippodrome.lab.report import Labels

PAPER, INK, ORANGE, MUSTARD, BROWN, FADED = "#f9edd2", "#2a180c", "#d9742a", "#efb73e", "#5a3218", "#82602f"
KINDS = (".png", ".svg")
FEW = 8
"""For so many bars a panel has room, at least."""


def figure(title: str, path: Path) -> Any:
    """An empty picture with its title. Raises HippodromeError if it cannot be drawn."""
    if path.suffix.lower() not in KINDS:
        raise HippodromeError(f"{path}: a picture is a .png or a .svg file")
    try:
        from matplotlib.figure import Figure
    except ImportError as problem:
        raise HippodromeError('a plot needs matplotlib: pip install "hippodrome[lab]"') from problem
    drawn = Figure(figsize=(12.5, 6.6), facecolor=PAPER, layout="constrained")
    drawn.get_layout_engine().set(w_pad=0.12, h_pad=0.12)  # type: ignore[union-attr, call-arg]  # it has one
    drawn.suptitle(title, color=BROWN, fontsize=19, fontweight="bold", x=0.012, ha="left")
    return drawn


def save(drawn: Any, below: str, path: Path) -> None:
    """The picture in its file, with words below it. Raises HippodromeError."""
    drawn.supxlabel(below, color=FADED, fontsize=9.5)
    try:
        drawn.savefig(path, dpi=130)
    except OSError as problem:
        raise HippodromeError(f"{path} cannot be written ({problem.strerror})") from problem


def chances(axes: Any, shares: Mapping[str, float], average: tuple[float, str], title: str, below: str, labels: Labels) -> None:
    """A bar for each, the best on top; a line where an average one ends."""
    names = sorted(shares, key=lambda name: shares[name])
    heights = [100 * shares[name] for name in names]
    line = 100 * average[0]
    bars = axes.barh(names, heights, color=[ORANGE if height >= line else MUSTARD for height in heights], height=0.72)
    axes.bar_label(bars, [labels.figure(height, 1) for height in heights], padding=4, color=INK, fontsize=9, zorder=3)
    for label in axes.texts:  # the line of the average passes behind the figures
        label.set_bbox({"facecolor": PAPER, "edgecolor": "none", "pad": 0.6})
    axes.axvline(line, color=BROWN, linestyle=(0, (4, 3)), linewidth=1.2, zorder=2)
    place = {"xycoords": ("data", "axes fraction"), "xytext": (0, 3), "textcoords": "offset points"}
    axes.annotate(average[1], (line, 1), color=BROWN, fontsize=8.5, ha="center", **place)
    axes.set_xlim(0, max([1.5 * line, *heights]) * 1.17)
    axes.set_ylim(-0.7, len(names) - 0.3)
    axes.set_xticks([])
    dress(axes, title, below)
    axes.spines["bottom"].set_visible(False)


def bars(axes: Any, values: Mapping[str, float], title: str, labels: Labels) -> None:
    """A bar for each, in their order."""
    drawn = axes.barh(list(values), list(values.values()), color=ORANGE, height=0.72)
    axes.bar_label(drawn, [labels.figure(value, 1) for value in values.values()], padding=4, color=INK, fontsize=9)
    axes.set_ylim(max(len(values), FEW) - 0.4, -0.6)  # the first on top; few bars are no thicker than many
    axes.set_xticks([])
    axes.margins(x=0.12)
    dress(axes, title, "")
    axes.spines["bottom"].set_visible(False)


def columns(axes: Any, shares: Mapping[str, float], title: str, below: str, labels: Labels) -> None:
    """A column for each."""
    bars = axes.bar(list(shares), [100 * share for share in shares.values()], color=BROWN, width=0.72)
    axes.bar_label(bars, [labels.figure(100 * share, 1) for share in shares.values()], padding=3, color=INK, fontsize=9)
    axes.set_yticks([])
    axes.margins(y=0.1)
    dress(axes, title, below)
    axes.spines["left"].set_visible(False)


def dress(axes: Any, title: str, label: str) -> None:
    """The title of a panel, and what stands below it."""
    axes.set_title(title, color=INK, fontsize=12, fontweight="bold", loc="left", pad=18)
    axes.set_xlabel(label, color=FADED, fontsize=9.5)
    axes.set_facecolor(PAPER)
    axes.spines[["top", "right"]].set_visible(False)
    for spine in axes.spines.values():
        spine.set_color(FADED)
    axes.tick_params(colors=INK, length=0)
