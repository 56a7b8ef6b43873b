"""Finish Line, 4 seats: whole meetings at random, where betting forms are drawn and all other choices listed; and what bots
search with, in the middle of a race: the rest of it by the game's own policy, and the bets of three others drawn again."""

from __future__ import annotations

from random import Random
from typing import Any

from hippodrome.core.chance import Chance, FastChance
from hippodrome.core.rollout import rollout
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.lab.benches import SEATS, Rate

RACES = 10
"""So many races are stopped midway."""
FIGURES = {
    "finish_line_from_python": ("Finish Line, from Python", "steps/s"),
    "finish_line_half_races": ("Finish Line, rest of a race", "/s"),
    "finish_line_redeal_microseconds": ("Finish Line, redeal", "µs"),
}


def measure(rate: Rate) -> dict[str, float]:
    game: Any = load_game("finish-line")
    chance = FastChance(1)
    random = Random(1).random
    setup = Setup(title="finish-line", edition="2023", seats=SEATS)

    def from_python() -> int:
        to_act, legal, apply = game.to_act, game.legal, game.apply
        state = game.start(setup, chance)
        steps = 0
        seats = to_act(state)
        while seats:
            seat = seats[0]
            actions = legal(state, seat)
            listed = len(actions)
            apply(state, seat, actions[int(random() * listed)] if listed else actions.draw(chance), chance)
            steps += 1
            seats = to_act(state)
        return steps

    policies = [game.policy()]
    midway = [_midway(game, game.start(setup, chance), policies, chance) for _ in range(RACES)]

    def half_races() -> int:
        for state in midway:
            rollout(game, game.clone(state), policies, chance, "race")
        return RACES

    def redeals() -> int:
        redeal = game.redeal
        for state in midway:
            for _ in range(100):
                redeal(state, 0, chance)
        return 100 * RACES

    return {
        "finish_line_from_python": rate(from_python),
        "finish_line_half_races": rate(half_races),
        "finish_line_redeal_microseconds": round(1e6 / rate(redeals), 3),
    }


def _midway(game: Any, state: Any, policies: list[Any], chance: Chance) -> Any:
    """A race of which half the dice are gone."""
    dice = state.in_reserve()
    while state.in_reserve() > dice // 2:
        seat = game.to_act(state)[0]
        game.apply(state, seat, policies[0].pick(state, seat, game.legal(state, seat), chance), chance)
    return state
