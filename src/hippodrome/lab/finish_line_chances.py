"""How a horse's chance to win depends on where it stands: the model of the bot of Finish Line, fitted to races at random.

`fit` is a plain search for the greatest likelihood: one number after the other is moved up or down as long as that helps,
by steps that are halved when nothing does any more.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from hippodrome.bots.finish_line import Model
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup
from hippodrome.games.finish_line import TITLE
from hippodrome.games.finish_line.actions import PlaceBets
from hippodrome.games.finish_line.events import RaceRanked
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import BETS, RACES, TAKE, Meeting

SEATS = 3
START = Model(blur=1.0, blur_per_die=0.1, horseshoe=0.0, favourite=0.0, sure=0.0, whip=0.0)
FIRST_STEPS, LAST_STEP = (0.4, 0.04, 0.2, 0.2, 0.2, 0.2), 0.02
"""For each number of the model; the search ends once the first of them has come down to the last."""

Seen = tuple[Meeting, int, int]
"""A line as the dice are handed on, how many are left in the reserve, and the horse that won in the end."""


def seen_at_random(game: FinishLine, races: int, seed: int) -> list[Seen]:
    """Every line of so many races in which everybody does anything; races without a winner are left out."""
    chance = FastChance(seed)
    nothing = game.code(PlaceBets())
    found: list[Seen] = []
    for number in range(races):
        if number % RACES == 0:
            state = game.start(Setup(title="finish-line", edition=TITLE.editions[0], seats=SEATS, box=game.box_digest()), chance)
        lines, log, race = [], Log(), state.race
        while state.race == race:
            if state.phase == TAKE:
                lines.append((state.clone(), int(state.in_reserve())))
            seat = game.to_act(state)[0]
            code = nothing if state.phase == BETS else game.legal(state, seat).draw(chance)
            game.apply(state, seat, code, chance, log if state.in_reserve() == 0 else None)
        order = next(event.order for event, _ in log if isinstance(event, RaceRanked))
        found += [(line, left, order[0]) for line, left in lines if order]
    return found


def log_likelihood(model: Model, seen: Sequence[Seen]) -> float:
    """How well a model foretells the winners: the mean logarithm of the chance that it gave them. 0 would be perfect."""
    if model.blur <= 0 or model.blur_per_die < 0:
        return -math.inf
    chances = (model.chances(line, left).get(winner, 0.0) for line, left, winner in seen)
    return sum(math.log(max(chance, 1e-12)) for chance in chances) / len(seen)


def fit(seen: Sequence[Seen]) -> Model:
    """The model that foretells these winners best."""
    best, steps = START, list(FIRST_STEPS)
    reached = log_likelihood(best, seen)
    while steps[0] > LAST_STEP:
        helped = False
        for at, step in enumerate(steps):
            for change in (step, -step):
                tried = Model(*(value + change * (number == at) for number, value in enumerate(best)))
                if (likelihood := log_likelihood(tried, seen)) > reached:
                    best, reached, helped = tried, likelihood, True
                    break
        if not helped:
            steps = [step / 2 for step in steps]
    return best
