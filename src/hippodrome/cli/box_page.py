"""The box of any game on paper: section by section what is in it, where it comes from and why.

What a section holds is told by `<title>-box-<section>`, if there is such a text, else field by field; lists of things are tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from hippodrome.cli.colours import GOLD, RUST
from hippodrome.cli.numbers import Numbers
from hippodrome.cli.paper import grid, packed
from hippodrome.cli.scene import scene_of
from hippodrome.cli.seats import visible
from hippodrome.cli.words import Words
from hippodrome.core.box import Section
from hippodrome.core.contract import Game
from hippodrome.core.kinds import table_of
from hippodrome.texts import Texts
from hippodrome.texts.fluent import Several, settled
from hippodrome.texts.telling import kebab

_ORIGIN = ("source", "because")


def box_page(game: Game[Any], texts: Texts, width: int) -> list[RenderableType]:
    """All of it. The reasons of the game's own box are in the reader's language, others as they are written."""
    words, scene = Words(game, texts, ()), scene_of(game, Words(game, texts, ()))
    words.teller.kinds = words.teller.kinds | table_of(type(game.box))
    parts: list[RenderableType] = []
    for name, section in sections(game.box):
        ours = section.source == "reconstructed"
        heading = Text(_said(words, f"section-{name}", words.field(name)), style=f"bold {GOLD}").append("  ")
        heading.append(f" {texts.say(f'source-{section.source}')} ", style=f"bold white on {RUST}" if ours else "reverse dim")
        because = _own(words, f"because-{name}", section.because)
        parts += ["", heading, *_content(words, name, section, width), *scene.pictured(name, width), _small(because)]
    found = getattr(game.box, "simulation", None)
    if found is not None and game.about.simulate is not None:
        parts += ["", Text(texts.say("box-simulation"), style=f"bold {GOLD}")]
        report = game.about.look_up(game.about.simulate).report(game, found)
        parts += [*Numbers(texts).shown(report), _small(_own(words, "because-simulation", found.how))]
    return parts


def sections(box: Any) -> Iterator[tuple[str, Section]]:
    """Every section by name, in the order of the box; those within others, such as the faces of dice, by their own names."""
    for field in msgspec.structs.fields(type(box)):
        value = getattr(box, field.name)
        if isinstance(value, Section):
            yield kebab(field.name), value
        elif isinstance(value, msgspec.Struct) and field.name != "simulation":
            yield from sections(value)


def _said(words: Words, key: str, otherwise: str) -> str:
    known = words.teller.known(key)
    return words.say(known) if known else otherwise


def _own(words: Words, key: str, written: str) -> str:
    """Words of a box in the reader's language, if they are those of the game's own box."""
    known = words.teller.known(key)
    return words.say(known) if known and settled(written) == Texts("en").say(known) else visible(written)


def _small(said: str) -> Text:
    return Text(f"  {said}", style="dim italic")


def _content(words: Words, name: str, section: Section, width: int) -> list[RenderableType]:
    kinds = words.teller.kinds[type(section).__name__]
    values = {field: getattr(section, field) for field in section.__struct_fields__ if field not in _ORIGIN}
    lists = {field: value for field, value in values.items() if isinstance(value, tuple) and isinstance(value[0], msgspec.Struct)}
    single = {field: value for field, value in values.items() if field not in lists}
    key = f"{words.title}-box-{name}"
    parts: list[RenderableType] = []
    if words.texts.knows(key):
        facts = {kebab(field): _fact(words, kinds[field], value) for field, value in single.items()}
        parts += [Text(f"  {line}") for line in words.texts.say(key, **facts).split("\n") if line]
    elif single:
        shown = [
            Text(f"{words.field(field)} ").append(_cell(words, kinds[field], value), style="bold")
            for field, value in single.items()
        ]
        parts.append(Text("  ").append_text(packed(shown, width - 4)))
    for field, things in lists.items():
        if len(lists) > 1:
            parts.append(Text(f"  {words.field(field)}", style="bold"))
        parts += _things(words, things, width)
    return parts


def _things(words: Words, things: Sequence[msgspec.Struct], width: int) -> list[RenderableType]:
    """A line for each thing, and below it whatever has no room there."""
    names = [name for name in dict.fromkeys(name for thing in things for name in thing.__struct_fields__) if name != "id"]
    names.sort(key=lambda name: name != "name" and _is_translated(getattr(things[0], name, None)))
    rows = [[words.field(name) for name in names]]
    for thing in things:
        kinds = words.teller.kinds[type(thing).__name__]
        rows.append([_cell(words, kinds[name], getattr(thing, name)) if name in kinds else "" for name in names])
    widths = [max(len(cell) for cell in column) + 2 for column in zip(*rows, strict=True)]
    fit = max(count for count in range(1, len(names) + 1) if count == 1 or sum(widths[:count]) <= width)
    head, *lines = grid([row[:fit] for row in rows], width, "dim", "")
    parts: list[RenderableType] = [head]
    for line, row in zip(lines, rows[1:], strict=True):
        rest = [
            f"{name} {cell}" if len(name) < 12 and cell[:1] in "0123456789 " else cell
            for name, cell in zip(rows[0][fit:], row[fit:], strict=True)
            if cell
        ]
        parts += [line, *([Text(f"     {' · '.join(rest)}", style="dim")] if rest else [])]
    return parts


def _is_translated(value: Any) -> bool:
    """Whether it is a text by language (`core/box.py: Words`)."""
    return isinstance(value, dict) and all(isinstance(text, str) for text in value.values())


def _cell(words: Words, kind: str, value: Any) -> str:
    """A value in a table."""
    if _is_translated(value):
        return words.translated(value)
    if isinstance(value, msgspec.Struct):
        kinds = words.teller.kinds[type(value).__name__]
        return "–".join(_cell(words, kinds[name], getattr(value, name)) for name in value.__struct_fields__)
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        return " · ".join("/".join(f"{each // 1000}k" for each in row) for row in value)  # prizes
    if isinstance(value, tuple):
        each = [_cell(words, kind.removesuffix("[]"), part) for part in value]
        return " ".join(f"{cell:>2}" for cell in each) if isinstance(value[0], int) else ", ".join(each)
    if value is None or isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, dict):
        return ", ".join(f"{visible(str(name))}: {each}" for name, each in value.items())
    return words.show(kind, value)


def _fact(words: Words, kind: str, value: Any) -> Any:
    """A value in a sentence."""
    if isinstance(value, tuple):
        return Several([_cell(words, kind.removesuffix("[]"), part) for part in value])
    if isinstance(value, dict):
        return Several([f"{visible(str(name))} {each}" for name, each in value.items()])
    if isinstance(value, msgspec.Struct):
        counts = {name: getattr(value, name) for name in value.__struct_fields__}
        return Several([f"{count} {words.word(name)}" for name, count in counts.items() if count])
    return value
