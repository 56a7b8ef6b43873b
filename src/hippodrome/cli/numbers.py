"""What simulations found, as tables and bars (see lab/report.py), in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from babel.numbers import format_decimal, format_percent
from rich import box as borders
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.cli.colours import ALARM, GOLD, RUST
from hippodrome.cli.seats import visible
from hippodrome.lab.report import Bound, Cell, Chart, Figure, Grid, Said, Share
from hippodrome.texts import Texts
from hippodrome.texts.fluent import settled

_BAR = 16


class Numbers:
    """Shows reports; what pictures are labelled with."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, key: str, /, **facts: Any) -> str:
        """A text."""
        return self.texts.say(key, **facts)

    def figure(self, value: float, digits: int) -> str:
        """A number with so many digits behind the point."""
        return "∞" if value == float("inf") else settled(format_decimal(value, f"#,##0.{'0' * digits}", self.texts.locale))

    def percent(self, share: float) -> str:
        """A share: 16.7%, in French 16,7 %."""
        pattern = self.texts.locale.percent_formats[None].pattern.replace("##0", "##0.0")
        return format_percent(share, pattern, self.texts.locale).replace("\u202f", "\u00a0")

    def cell(self, cell: Cell) -> str:
        """Something in a table."""
        match cell:
            case Share(value):
                return self.percent(value)
            case Figure(value, digits):
                return self.figure(value, digits)
            case Said(key, facts):
                return self.say(
                    key, **{name: self.cell(fact) if isinstance(fact, tuple) else fact for name, fact in facts.items()}
                )
            case int():
                return self.texts.number(cell)
            case str():
                return visible(cell)

    def shown(self, report: Sequence[Chart | Grid]) -> list[RenderableType]:
        """All of a report: charts side by side, as far as they fit."""
        charts = [self._chart(part) for part in report if isinstance(part, Chart)]
        grids = [self.grid(part) for part in report if isinstance(part, Grid)]
        return [*([Columns(charts, padding=(0, 2))] if charts else []), *grids]

    def grid(self, grid: Grid) -> Table:
        """A table."""
        drawn = _table(self.cell(grid.title), bool(grid.heads))
        for head in grid.heads or [Said("")] * len(grid.rows[0]):
            first = not drawn.columns
            drawn.add_column(self.cell(head) if head.key else "", justify="left" if first else "right", no_wrap=first)
        for row in grid.rows:
            drawn.add_row(*[self.cell(cell) for cell in row])
        return drawn

    def _chart(self, chart: Chart) -> Table:
        """Bars; one that reaches the mark is average."""
        drawn = _table(self.cell(chart.title), False)
        most = max([2 * chart.average, *chart.shares.values()])
        for name, share in chart.shares.items():
            full, mark = round(share / most * _BAR), round(chart.average / most * _BAR)
            bar = Text("█" * full + " " * (_BAR - full), style=GOLD)
            if chart.average:
                bar.stylize(f"on {RUST}" if full <= mark else RUST, mark, mark + 1)
            drawn.add_row(visible(name), bar, Text(self.percent(share), style="bold", justify="right"))
        return drawn

    def bounds(self, bounds: Sequence[Bound]) -> Table:
        """What was found, what is asked for, and whether it is met."""
        drawn = Table(box=None, show_header=False)
        for bound in bounds:
            mark = Text(f"{'✓' if bound.met else '✗'} {self.say('yes' if bound.met else 'no')}", style=verdict_style(bound.met))
            drawn.add_row(self.cell(bound.said), self.cell(bound.found), self.cell(bound.bound), mark)
        return drawn


def verdict_style(passed: bool) -> str:
    """Gold for what is well."""
    return f"bold {GOLD if passed else ALARM}"


def _table(title: str, header: bool) -> Table:
    return Table(title=title, box=borders.SIMPLE_HEAD, title_style=f"bold {GOLD}", title_justify="left", show_header=header)


def bot_name(bot: str, texts: Texts) -> str:
    """What a bot is called: one of ours by its name, another by where it lies; with constants and a budget of its own."""
    name = re.split(r"[\[@]", bot, maxsplit=1)[0]
    known = f"{texts.say(f'bot-{name}')} " if texts.knows(f"bot-{name}") else visible(name)
    return f"{known}{visible(bot[len(name) :])}".rstrip()
