"""Chances and worth of bets at one moment of a record, from what a seat may know then (`bots/hints.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from hippodrome.bots.hints import Hint, hints_for
from hippodrome.core.chance import FastChance
from hippodrome.core.record import Match

GLANCE = 20
"""Rollouts that show whether anything is still open."""


class Odds(NamedTuple):
    """What a seat could reckon with after so many actions."""

    actions: int
    seat: int
    hints: tuple[Hint, ...]


class Row(msgspec.Struct, frozen=True):
    """A hint, as a row of a table."""

    actions: int
    seat: int
    key: str
    facts: str
    chance: float | None
    worth: float | None


def odds_at(match: Match, seat: int | None, rollouts: int, seed: int) -> Odds | None:
    """What a seat that owes a choice (without one: the first that does) may reckon with; None if there is nothing to be told."""
    owing = match.game.to_act(match.state)
    asked = seat if seat is not None else next(iter(owing), None)
    if asked is None or asked not in owing:
        return None
    hints = hints_for(match.game, match.view(asked), FastChance(seed), rollouts)
    return Odds(len(match.lines) - 1, asked, hints) if hints else None


def last_moment(replayed: Iterable[Match], seat: int | None) -> int | None:
    """After how many actions a new kind of choice in a race began, for the last time, of which a seat can be told anything: if
    possible something that is not decided by then."""
    found, seen = None, set[tuple[int, str]]()
    for match in replayed:
        view = match.view(None)
        if (view.race, view.phase) in seen or (odds := odds_at(match, seat, GLANCE, 0)) is None:
            continue
        seen.add((view.race, view.phase))
        if found is None or any(hint.chance is None or 0 < hint.chance < 1 for hint in odds.hints):
            found = odds.actions
    return found


def rows(odds: Odds) -> list[Row]:
    """As they are written to a file."""
    return [
        Row(odds.actions, odds.seat + 1, hint.key, msgspec.json.encode(hint.facts).decode(), hint.chance, hint.worth)
        for hint in odds.hints
    ]
