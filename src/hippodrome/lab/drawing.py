"""Charts of a page as SVG: bars, dots with intervals, lines. No colour says anything that a name or a dash does not say too."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise

from hippodrome.lab.report import Chart, Dots, Labels, Lines, Share

STROKES = (
    ("#1d4fa0", ""),
    ("#a8442a", "9 4"),
    ("#24502b", "2 3"),
    ("#8a6a06", "12 3 2 3"),
    ("#6b3f73", "5 3"),
    ("#1f6f78", "14 5"),
    ("#5a3218", "3 3 8 3"),
    ("#565a63", "1 4"),
)
"""Colour and dashes of a line."""
LETTER = 8.2
"""How wide a letter is, about."""


def bars(chart: Chart, labels: Labels) -> str:
    """A bar for each, with its interval or a mark; where an average one ends is dashed."""
    wide, high, left = 470, 26, _room(chart.shares)
    reach = [share + chart.within.get(name, 0.0) for name, share in chart.shares.items()]
    most = max([1.6 * chart.average, 0.01, *reach, *chart.marks.values()])
    scale, foot = (wide - left - 74) / most, high * len(chart.shares)
    average = left + chart.average * scale
    drawn = [f'<path class="average" d="M{average:.1f} 0V{foot}"/>'] if chart.average else []
    for at, (name, share) in enumerate(chart.shares.items()):
        y, end, off = at * high, left + share * scale, chart.within.get(name, 0.0) * scale
        kind = "bar" if share >= chart.average else "bar weak"
        drawn.append(_text(left - 10, y + 17, name, "end"))
        drawn.append(f'<rect class="{kind}" x="{left}" y="{y + 4}" width="{max(1, end - left):.1f}" height="17" rx="2"/>')
        if off:
            drawn.append(_whisker(max(left, end - off), end + off, y + 12.5))
        mark = left + chart.marks.get(name, 0.0) * scale
        if name in chart.marks:
            drawn.append(f'<path class="expected" d="M{mark:.1f} {y + 1}v23"/>')
        drawn.append(_text(max(end + off, mark) + 7, y + 17, labels.cell(Share(share)), "start", "figure"))
    if chart.average:
        drawn.append(f'<path class="average" d="M{left:.1f} {foot + 6}v16"/>')
        drawn.append(_text(left + 8, foot + 19, labels.say("lab-average"), "start", "axis"))
        foot += 26
    if chart.marked is not None:
        drawn.append(f'<path class="expected" d="M{left:.1f} {foot + 6}v16"/>')
        drawn.append(_text(left + 8, foot + 19, labels.cell(chart.marked), "start", "axis"))
        foot += 26
    return _svg(wide, foot, labels.cell(chart.title), drawn)


def dots(chart: Dots, labels: Labels) -> str:
    """A dot for each on one scale, with its interval."""
    wide, high, left = 760, 30, _room(chart.values)
    both = [(value - within, value, value + within) for value, within in chart.values.values()]
    ends = [end for three in both for end in three if math.isfinite(end)]
    step = _step(max(ends) - min(ends))
    least, most = math.floor(min(ends) / step) * step, math.ceil(max(ends) / step) * step
    scale = (wide - left - 90) / max(most - least, step)
    foot = high * len(chart.values)
    drawn = []
    for number in range(round((most - least) / step) + 1):
        value = least + number * step
        x = left + (value - least) * scale
        drawn.append(f'<path class="rule" d="M{x:.1f} 0V{foot}"/>')
        drawn.append(_text(x, foot + 18, labels.figure(value, 0), "middle", "axis"))
    for at, (name, (value, within)) in enumerate(chart.values.items()):
        x, y = left + (value - least) * scale, at * high + high / 2
        off = within * scale if math.isfinite(within) else 0.0
        drawn.append(_text(left - 12, y + 5, name, "end"))
        drawn.append(_whisker(x - off, x + off, y) + f'<circle class="dot" cx="{x:.1f}" cy="{y}" r="6"/>')
        drawn.append(_text(x + off + 12, y + 5, labels.figure(value, 0), "start", "figure"))
    return _svg(wide, foot + 24, labels.cell(chart.title), drawn)


def lines(chart: Lines, labels: Labels, wide: int = 1000) -> str:
    """Shares from left to right, named at their ends."""
    high, left = 270, 52
    top, foot = 26 if chart.parts else 12, high - 24
    right = wide - _room([f"{line.name} 100,0 %" for line in chart.lines]) - 20
    first = min(x for line in chart.lines for x, _ in line.points)
    last = max(x for line in chart.lines for x, _ in line.points)

    def across(x: float) -> float:
        return left + (x - first) / max(last - first, 1) * (right - left)

    def down(y: float) -> float:
        return foot - y * (foot - top)

    drawn = []
    begins = [*chart.parts, (last, "")]
    for at, ((x, name), (end, _)) in enumerate(pairwise(begins)):
        width = across(end) - across(x)
        drawn.append(f'<rect class="part{at % 2}" x="{across(x):.1f}" y="{top}" width="{width:.1f}" height="{foot - top}"/>')
        if len(name) * LETTER < width:
            drawn.append(_text(across(x) + width / 2, top - 8, name, "middle", "axis"))
    for quarter in range(5):
        y = down(quarter / 4)
        drawn.append(f'<path class="rule" d="M{left} {y:.1f}H{right:.1f}"/>')
        drawn.append(_text(left - 8, y + 4, f"{25 * quarter}\u202f%", "end", "axis"))
    ends = _apart([down(line.points[-1][1]) for line in chart.lines], 17, top, foot + 8)
    for line, (colour, dash), y in zip(chart.lines, STROKES, ends, strict=False):
        path = "L".join(f"{across(x):.1f} {down(share):.1f}" for x, share in line.points)
        drawn.append(f'<path class="line" stroke="{colour}" stroke-dasharray="{dash}" d="M{path}"/>')
        said = f"{line.name} {labels.cell(Share(line.points[-1][1]))}"
        drawn.append(f'<path class="line" stroke="{colour}" stroke-dasharray="{dash}" d="M{right + 6:.1f} {y:.1f}h18"/>')
        drawn.append(_text(right + 28, y + 4, said, "start", "end"))
    for x, share, name in chart.marks:
        drawn.append(f'<circle class="mark" cx="{across(x):.1f}" cy="{down(share):.1f}" r="10"/>')
        drawn.append(_text(across(x), down(share) + 4.5, name, "middle", "number"))
    for x, anchor in ((first, "start"), (last, "end")):
        drawn.append(_text(across(x), high - 4, labels.figure(x, 0), anchor, "axis"))
    drawn.append(_text((left + right) / 2, high - 4, labels.cell(chart.below), "middle", "axis"))
    return _svg(wide, high, labels.cell(chart.title), drawn)


def _apart(wanted: Sequence[float], least: float, top: float, foot: float) -> list[float]:
    """Places as near as can be to those wanted, but so far from each other that each can be read."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    placed = dict.fromkeys(order, 0.0)
    below = top - least
    for at in order:
        below = max(wanted[at], below + least)
        placed[at] = below
    above = foot + least
    for at in reversed(order):
        above = min(placed[at], above - least)
        placed[at] = above
    return [placed[at] for at in range(len(wanted))]


def _room(names: Iterable[str]) -> float:
    return max(60.0, 14 + LETTER * max(map(len, names), default=0))


def _step(span: float) -> float:
    """A round number of which some five make a span."""
    rough = max(span, 1.0) / 5
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * each for each in (1, 2, 5, 10) if power * each >= rough)


def _whisker(start: float, end: float, y: float) -> str:
    return f'<path class="whisker" d="M{start:.1f} {y}H{end:.1f}M{start:.1f} {y - 4}v8M{end:.1f} {y - 4}v8"/>'


def _text(x: float, y: float, said: str, anchor: str, kind: str = "name") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def _svg(wide: float, high: float, title: str, drawn: Sequence[str]) -> str:
    size = f'viewBox="0 0 {wide} {high}" style="max-width: {1.25 * wide:.0f}px"'
    return f'<svg {size} role="img" aria-label="{escape(title)}">{"".join(drawn)}</svg>'
