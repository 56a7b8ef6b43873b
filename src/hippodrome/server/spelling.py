"""Choices spelt out, for viewers that know nothing of a game."""

from __future__ import annotations

from itertools import islice
from typing import Any

from hippodrome.core.contract import Game
from hippodrome.server.messages import FormInfo, Legal, LegalAction, LineInfo

MOST_LISTED = 500
"""Actions that are spelt out; where there are more (all orders of seven horses), the others can be written."""


def spelt_out(rules: Game[Any], state: Any, seat: int) -> Legal:
    """What a seat may do now."""
    legal = rules.legal(state, seat)
    actions = tuple(LegalAction(rules.write(code), rules.action(code)) for code in islice(legal, MOST_LISTED))
    forms = tuple(
        FormInfo(
            form.kind,
            tuple(LineInfo(line.name, line.targets, line.low, line.high, line.step) for line in form.lines),
            form.total,
            form.may_be_empty,
        )
        for form in legal.forms
    )
    return Legal(actions, forms)
