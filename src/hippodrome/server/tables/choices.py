"""Choices spelt out, for viewers that know nothing of a game."""

from __future__ import annotations

from itertools import groupby, islice
from typing import Any

from hippodrome.core.contract import Game
from hippodrome.core.slips import Form, Line, Picks
from hippodrome.core.spelling import Spelling
from hippodrome.server.protocol.messages import FormInfo, Legal, LegalAction, LineInfo, TargetInfo

MOST_LISTED = 500
"""Actions that are spelt out; where there are more (all orders of seven horses), the others can be written."""


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
