"""A view on one page, for games without a scene: what its fields are says how each is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from hippodrome.cli.paper import Palette, filled, grid, packed, strip
from hippodrome.cli.words import Words
from hippodrome.cli.wrapping import wrap
from hippodrome.core.wire import View

_ELSEWHERE = ("seat", "seats", "to_act", "choice", "history", "phase", "race", "races", "edition")
"""Said elsewhere on the page, or nothing to look at."""
_EMPTY: tuple[object, ...] = (None, "", (), [], {})
_SEATED = "[]@seats"


class Fact(NamedTuple):
    """A field of something, and what it is."""

    name: str
    kind: str
    value: Any


def fields(view: View, words: Words, width: int, palette: Palette) -> list[Text]:
    """Single facts, then what every seat has, then what has parts of its own, then tables."""
    facts = [fact for fact in _facts_of(view, words) if fact.name not in _ELSEWHERE]
    kinds = words.teller.kinds
    structs = [fact for fact in facts if fact.kind in kinds]
    parts = {fact.name: _facts_of(fact.value, words) for fact in structs}
    seated = [fact for fact in (*facts, *(part for each in parts.values() for part in each)) if fact.kind.endswith(_SEATED)]
    tables = [fact for fact in facts if fact.kind.removesuffix("[]") in kinds and fact not in structs]
    lines = _pairs(
        [fact for fact in facts if fact not in seated and fact not in structs and fact not in tables], words, width, palette
    )
    lines += _seats(view, seated, words, width, palette)
    for name, about in parts.items():
        single = [part for part in about if part not in seated]
        lines += [strip(words.field(name), width, palette.strip), *_pairs(single, words, width, palette)] if single else []
    for fact in tables:
        columns = kinds[fact.kind.removesuffix("[]")]
        rows = [[words.field(part) for part in columns]]
        rows += [[words.show(kind, getattr(row, part)) for part, kind in columns.items()] for row in fact.value]
        lines += [strip(words.field(fact.name), width, palette.bold), *grid(rows, width, palette.strip, palette.paper)]
    return lines


def _facts_of(thing: Any, words: Words) -> list[Fact]:
    """What there is to say about something."""
    facts = [Fact(name, kind, getattr(thing, name)) for name, kind in words.teller.kinds[type(thing).__name__].items()]
    return [fact for fact in facts if fact.value not in _EMPTY]


def _pairs(facts: Sequence[Fact], words: Words, width: int, palette: Palette) -> list[Text]:
    parts = [Text(f"{words.field(fact.name)} ").append(words.show(fact.kind, fact.value), style="bold") for fact in facts]
    lines = [line for each in packed(parts, width - 3).split("\n") for line in wrap(each, width - 3)] if parts else []
    return [filled(Text(" ", style=palette.paper).append_text(line), width, palette.paper) for line in lines]


def _seats(view: Any, facts: Sequence[Fact], words: Words, width: int, palette: Palette) -> list[Text]:
    """A line for each seat, with what it has."""
    rows = [["", *(words.field(fact.name) for fact in facts)]]
    for seat in range(len(words.names)):
        cells = [words.show(fact.kind.removesuffix(_SEATED), fact.value[seat]) for fact in facts]
        rows.append([f"{'▶' if seat in view.to_act else ' '}{words.seat(seat)}", *cells])
    return grid(rows, width, palette.strip, palette.paper)
