"""How the chances ran in a game that is over: who would have won from each moment on, all hands open and everybody playing alike.

From a moment on the game is played to its end again and again, by the policy of rollouts, with draws of our own. The moments of a
race are spread evenly over it, so that a race of a hundred actions is looked at no more often than one of twenty.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.record import ActionLine, Match, replay
from hippodrome.core.rollout import rollout
from hippodrome.lab.odds import Odds, last_moment, odds_at
from hippodrome.lab.work import Runner, loaded

MOMENTS = 24
"""At most, of one race."""
TURNS = 3
"""How many turning points are told."""


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """A moment of a game, and each seat's chance to win it."""

    actions: int
    """So many had been made."""
    race: int
    """So many races were over."""
    seat: int
    """Who had acted last, and how; -1 before the first action."""
    did: str
    chances: tuple[float, ...]


class Turn(NamedTuple):
    """Where a game turned: the winner's chance before and after it."""

    before: Moment
    after: Moment
    rise: float


class Race(NamedTuple):
    """One race of the story."""

    number: int
    moments: list[Moment]
    odds: Odds | None
    """What could be reckoned with when the last kind of choice in it began."""


class Story(NamedTuple):
    """A game from its first moment to its last."""

    races: list[Race]
    turns: list[Turn]
    """The steepest rises of the winner's chance, the steepest first; none that could be an accident of the rollouts."""


def tell(game: Game[Any], record: str, box: str, rollouts: int, seed: int, runner: Runner) -> Story:
    """The story of a record of a finished game. Raises BadRecord."""
    numbers = [int(game.race(match.state)) for match in replay(game, record)]
    numbers[-1] = max(0, numbers[-1] - 1)  # the last moment belongs to the last race
    races = sorted(set(numbers))
    chosen = {race: _spread([at for at, number in enumerate(numbers) if number == race]) for race in races}
    for race, after in pairwise(races):
        chosen[race].append(chosen[after][0])  # a race ends where the next one begins
    work = partial(moments_of, game.title(), box, record, rollouts, seed)
    found = runner.run(work, list[Moment], [(race, *chosen[race]) for race in races])
    told = [
        Race(race + 1, moments, _odds(game, record, race, rollouts, seed)) for race, moments in zip(races, found, strict=True)
    ]
    return Story(told, _turns([moment for race in told for moment in race.moments], error(rollouts)))


def error(rollouts: int) -> float:
    """How far off a difference of two chances may be, with 95 % confidence, from so many rollouts each."""
    return 1.96 * math.sqrt(2 * 0.25 / rollouts)


def moments_of(title: str, box: str, record: str, rollouts: int, seed: int, race: int, *wanted: int) -> list[Moment]:
    """Some moments of a record, each after so many actions."""
    game = loaded(title, box)
    found = []
    for at, match in enumerate(replay(game, record)):
        if at in wanted:
            found.append(_moment(match, at, race, rollouts, FastChance(seed + at)))
        if at == max(wanted):
            break
    return found


def _moment(match: Match, at: int, race: int, rollouts: int, chance: FastChance) -> Moment:
    game = match.game
    won = [0.0] * match.header.setup.seats
    times = rollouts if game.to_act(match.state) else 1
    for _ in range(times):
        state = game.clone(match.state)
        rollout(game, state, [game.policy()], chance)
        outcome = game.outcome(state)
        assert outcome is not None
        for seat in outcome.winners:
            won[seat] += 1 / len(outcome.winners) / times
    line = msgspec.json.decode(match.lines[at], type=ActionLine) if at else ActionLine(seat=-1, do="")
    return Moment(at, race, line.seat, line.do, tuple(round(each, 4) for each in won))


def _spread(moments: Sequence[int]) -> list[int]:
    """Some of these, evenly spread, the first and the last among them."""
    count = min(MOMENTS, len(moments))
    return [moments[at * (len(moments) - 1) // max(1, count - 1)] for at in range(count)]


def _odds(game: Game[Any], record: str, race: int, rollouts: int, seed: int) -> Odds | None:
    """What was to be reckoned with in a race, when its last kind of choice began."""

    def of_race() -> Any:
        for match in replay(game, record):
            if game.race(match.state) > race:
                return
            if game.race(match.state) == race:
                yield match

    after = last_moment(of_race(), None)
    if after is None:
        return None
    at_it = next(match for at, match in enumerate(replay(game, record)) if at == after)
    return odds_at(at_it, None, rollouts, seed)


def _turns(moments: Sequence[Moment], surely: float) -> list[Turn]:
    winner = max(range(len(moments[-1].chances)), key=lambda seat: moments[-1].chances[seat])
    pairs = pairwise(moments)
    turns = [Turn(before, after, after.chances[winner] - before.chances[winner]) for before, after in pairs]
    return sorted((turn for turn in turns if turn.rise > surely), key=lambda turn: -turn.rise)[:TURNS]
