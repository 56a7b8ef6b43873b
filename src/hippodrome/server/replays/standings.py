"""How a finished match went: where everybody stood after each race."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

from hippodrome.core.contract import Game
from hippodrome.core.record import Match, replay
from hippodrome.games import kinds_of
from hippodrome.server.protocol.bodies import Standing

MOST_MOMENTS = 12
"""How many moments are told of a match that is a single race."""


def standings_of(game: Game[Any], text: str) -> tuple[Standing, ...]:
    """Where everybody stood at the start and after each race; in a single race, now and then. Nothing if a view has no score."""
    score = kinds_of(game.title())["view"]["score"]
    if not score:
        return ()
    frames: list[Standing] = []
    end: Match | None = None
    for step, end in enumerate(replay(game, text)):
        view = game.view(end.state, None)
        frames.append(Standing(race=getattr(view, "race", 0), step=step, totals=tuple(getattr(view, score))))
    assert end is not None
    outcome = game.outcome(end.state)
    assert outcome is not None
    frames[-1] = msgspec.structs.replace(frames[-1], totals=outcome.totals)
    ends = [
        Standing(race=before.race, step=after.step, totals=after.totals)
        for before, after in pairwise(frames)
        if after.race > before.race > 0  # what a race brought stands in the first view of the next one
    ]
    if ends:
        return (frames[0], *ends, frames[-1])
    every = max(1, -(-len(frames) // MOST_MOMENTS))
    moments = (*frames[:-1:every], frames[-1])
    return tuple(msgspec.structs.replace(moment, race=0) for moment in moments)
