"""Finish Line: whole meetings at random, 4 seats; betting forms are drawn, all other choices listed."""

from __future__ import annotations

from random import Random
from typing import Any

from hippodrome.core.chance import FastChance
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.lab.benches import SEATS, Rate

FIGURES = {"finish_line_from_python": ("Finish Line, from Python", "steps/s")}


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

    return {"finish_line_from_python": rate(from_python)}
