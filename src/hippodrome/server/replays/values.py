"""What the choices of a seat in a race had been worth when they were made: the record is played again up to each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from hippodrome.bots.hints import ROLLOUTS, Hint, values_for
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.log import Log
from hippodrome.core.record import UNDO, Match, replay
from hippodrome.core.wire import View
from hippodrome.server.protocol.turns import is_waiting_for_the_rest

MOST_CHOICES = 200
"""More than a seat has in a race, unless others take back what they did again and again."""


class _Line(msgspec.Struct):
    """An action; the line that closes a record is nobody's."""

    seat: int = -1
    do: str = ""


class _Moment(NamedTuple):
    """A choice, and the moment before it: the state, and after how many events."""

    state: Any
    told: int
    do: str


def values_of(game: Game[Any], text: str, seat: int, race: int, since: int, chance: Chance) -> tuple[Hint, ...]:
    """What the choices of a seat's owner in a race had been worth when they were made, as far as its game can say.

    `since`: how many lines the record had when they sat down. Raises BadRecord.
    """
    chosen = choices(game, text, seat, race, since)
    told = (hint for view, code in chosen for hint in values_for(game, view, code, chance, ROLLOUTS))
    of_each = {(hint.key, msgspec.json.encode(hint.facts)): hint for hint in told}  # of several bids for a horse the last
    return tuple(of_each.values())


def choices(game: Game[Any], text: str, seat: int, race: int, since: int = 0) -> list[tuple[View, int]]:
    """What the owner of a seat chose in a race, and what they saw then; of each turn the last, and nothing that was taken back.

    Raises BadRecord.
    """
    lines = [msgspec.json.decode(line, type=_Line) for line in text.split("\n") if line]
    counts = _not_taken_back(lines, seat, max(since, 1))
    found: dict[int, _Moment] = {}
    before: tuple[int, ...] = ()
    turn = private = 0
    end: Match
    for done, end in enumerate(replay(game, text, unfinished=True), 1):
        after = game.to_act(end.state)
        turn += not is_waiting_for_the_rest(before, after, lines[done - 1].seat)
        before = after
        if done == since:
            private = len(end.log)
        if done in counts and game.race(end.state) == race:
            found[turn] = _Moment(game.clone(end.state), len(end.log), lines[done].do)
            if len(found) > MOST_CHOICES:
                del found[next(iter(found))]
    return [(_seen(game, seat, moment, end.log, private), game.read(moment.do)) for moment in found.values()]


def _not_taken_back(lines: Sequence[_Line], seat: int, since: int) -> frozenset[int]:
    """Which lines from there on are actions of a seat that it did not take back."""
    made: list[int] = []
    for number, line in enumerate(lines[since:], since):
        if line.seat == seat and line.do == UNDO:
            made.pop()
        elif line.seat == seat:
            made.append(number)
    return frozenset(made)


def _seen(game: Game[Any], seat: int, moment: _Moment, log: Log, private: int) -> View:
    """What the seat saw, without what it alone was told in the first so many events. Made only of choices that count: with the
    history of a long match each view costs much."""
    until = Log()
    until.entries = log.entries[: moment.told]
    seen: View = game.view(moment.state, seat, until.heard_by(seat, since=private))
    return seen
