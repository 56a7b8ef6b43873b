"""A report as one HTML file that stands alone: figures, charts (drawing.py) and how they came about."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from hippodrome.lab import drawing
from hippodrome.lab.problems import LabProblem
from hippodrome.lab.report import Chart, Dots, Grid, Labels, Lines, Note, Part, Said, Side

WHOLE, HALF = 1000, 520
"""How wide lines are drawn, alone and beside something."""
STYLE = Path(__file__).with_name("page.css")


def page(lang: str, title: str, under: str, parts: Sequence[Part], below: Sequence[str], labels: Labels) -> str:
    """The whole file: its title and what stands under it, its parts, and what is said at its foot."""
    style = STYLE.read_text(encoding="utf-8")
    said = "".join(f"<p>{escape(line)}</p>" for line in below)
    return (
        f'<!doctype html><html lang="{escape(lang)}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{style}</style></head><body>'
        f"<header><h1>{escape(title)}</h1><p>{escape(under)}</p></header>"
        f"<main>{''.join(_part(part, labels) for part in parts)}</main><footer>{said}</footer></body></html>\n"
    )


def write(file: Path, text: str) -> None:
    """Raises LabProblem."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise LabProblem("lab-out-file", file=str(file), reason=problem.strerror or str(problem)) from problem


def _part(part: Part, labels: Labels, wide: int = WHOLE) -> str:
    match part:
        case Side(parts):
            return f'<div class="side">{"".join(_part(each, labels, HALF) for each in parts)}</div>'
        case Note(said, strong):
            return f'<section class="note{" strong" if strong else ""}">{escape(labels.cell(said))}</section>'
        case Grid():
            drawn, kind = _table(part, labels), "scroll"
        case Chart():
            drawn, kind = drawing.bars(part, labels), ""
        case Dots():
            drawn, kind = drawing.dots(part, labels), "scroll wide"
        case Lines():
            drawn, kind = drawing.lines(part, labels, wide), "scroll wide"
    return f'<section><h2>{escape(labels.cell(part.title))}</h2><div class="{kind}">{drawn}</div></section>'


def _table(grid: Grid, labels: Labels) -> str:
    """Figures stand right, words left: columns of nothing else."""
    columns = zip(*grid.rows, strict=True)
    kinds = [' class="said"' if all(isinstance(cell, str | Said) for cell in column) else "" for column in columns]
    heads = "".join(f"<th{kind}>{escape(labels.cell(head))}</th>" for kind, head in zip(kinds, grid.heads, strict=False))
    rows = [
        "".join(f"<td{kind}>{escape(labels.cell(cell))}</td>" for kind, cell in zip(kinds, row, strict=True)) for row in grid.rows
    ]
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table>{f'<thead><tr>{heads}</tr></thead>' if heads else ''}<tbody>{body}</tbody></table>"
