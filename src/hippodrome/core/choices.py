"""Choices spelt out, for viewers and programs that know nothing of a game. Never compiled: its structs go over the wire."""

from __future__ import annotations

from itertools import groupby, islice
from typing import Any

import msgspec

from hippodrome.core.contract import Game
from hippodrome.core.slips import Form, Line, Picks
from hippodrome.core.spelling import Spelling

MOST_LISTED = 500
"""Actions that are spelt out; where there are more (all orders of seven horses), the others can be written."""


class LegalAction(msgspec.Struct, frozen=True):
    """An action that may be taken now, as text and as what `Act` sends."""

    text: str
    action: Any


class TargetInfo(msgspec.Struct, frozen=True):
    """Something that a form may name, and the bounds of the amount for it."""

    number: int
    word: str
    """How it is written; nothing on a line for an amount alone."""
    name: tuple[str, ...]
    """What it is called: one name, or one for each of its parts; nothing if its number says it."""
    low: int = 0
    high: int = 0


class LineInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Some lines of a form that are alike: what they are for, their targets, and the bounds of their amounts."""

    name: str
    label: str
    """What is written before each of them; nothing on a form whose lines are all alike."""
    count: int
    """How many such lines there are, one after the other; they go to different targets."""
    targets: int
    """Targets are numbered from 1 up to this."""
    low: int
    high: int
    step: int
    fixed: bool
    """Whether every target has its price (its `low`); then no amount is written."""
    open: tuple[TargetInfo, ...]
    """The targets that may be named now."""


class FormInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A slip that may be filled in; without lines, any of some things that are picked.

    It is handed in as an Act: the word of its kind, then for each line that is filled in its label, the word of its
    target and the amount, or the words of the things that are picked; `none` if that is nothing.
    """

    kind: str
    """The word with which it begins, such as `bets`."""
    lines: tuple[LineInfo, ...]
    total: int
    """The most that all amounts together may come to."""
    may_be_empty: bool
    things: tuple[TargetInfo, ...] = ()
    """What may be picked, from `least` to `most` of them."""
    least: int = 0
    most: int = 0


class Legal(msgspec.Struct, frozen=True):
    """Everything that a seat may do now, for viewers that know nothing of the game."""

    actions: tuple[LegalAction, ...]
    forms: tuple[FormInfo, ...]


def spelt_out(rules: Game[Any], state: Any, seat: int) -> Legal:
    """What a seat may do now."""
    legal = rules.legal(state, seat)
    actions = tuple(LegalAction(rules.write(code), rules.action(code)) for code in islice(legal, MOST_LISTED))
    return Legal(actions, tuple(_form(rules.spelling(), form) for form in legal.forms))


def _form(spelling: Spelling[Any], form: Form) -> FormInfo:
    kind = spelling.word(form.kind)
    if isinstance(form, Picks):
        things = tuple(TargetInfo(thing, *spelling.target(form.kind, "", thing)) for thing in form.things)
        return FormInfo(
            kind=kind, lines=(), total=0, may_be_empty=form.may_be_empty, things=things, least=form.least, most=form.most
        )
    lines = tuple(_line(spelling, form.kind, list(alike)) for _, alike in groupby(form.lines, key=_what_matters))
    return FormInfo(kind=kind, lines=lines, total=form.total, may_be_empty=form.may_be_empty)


def _what_matters(line: Line) -> tuple[object, ...]:
    return line.name, line.targets, line.low, line.high, line.step, line.fixed, line.bands


def _line(spelling: Spelling[Any], kind: int, alike: list[Line]) -> LineInfo:
    line = alike[0]
    targets = line.open_targets()
    return LineInfo(
        name=line.name,
        label=spelling.label(kind, line.name),
        count=min(len(alike), max(1, len(targets))),  # more lines than targets could never be filled
        targets=line.targets,
        low=line.low,
        high=line.high,
        step=line.step,
        fixed=line.fixed,
        open=tuple(
            TargetInfo(target, *spelling.target(kind, line.name, target), line.least(target), line.most(target))
            for target in targets
        ),
    )
