"""Ticket Gagnant: the last race of a meeting, 4 seats, 7 cards each, every discipline in turn: 33 steps, from the choice of the
hand to the last score."""

from __future__ import annotations

from random import Random
from typing import Any

from hippodrome.core.chance import Chance, FastChance
from hippodrome.core.contract import playout
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.lab.benches import SEATS, Rate

CARDS = 7
DISCIPLINES = ("flat", "hurdles", "steeplechase", "harness")
FIGURES = {
    "race_from_python": ("race, driven from Python", "steps/s"),
    "race_in_playout": ("race, in playout()", "steps/s"),
    "clone_microseconds": ("clone of a mid-race state", "µs"),
}


def measure(rate: Rate) -> dict[str, float]:
    game: Any = load_game("ticket-gagnant")
    chance = FastChance(1)
    random = Random(1).random
    starts = [_last_race(game, discipline, chance) for discipline in DISCIPLINES]
    hand = game.read(f"hand {CARDS}")

    def from_python() -> int:
        to_act, legal, apply = game.to_act, game.legal, game.apply
        steps = 0
        for start in starts:
            state = game.clone(start)
            apply(state, state.first, hand, chance)
            seats = to_act(state)
            while seats:
                seat = seats[0]
                actions = legal(state, seat)
                apply(state, seat, actions[int(random() * len(actions))], chance)
                steps += 1
                seats = to_act(state)
            steps += 1
        return steps

    def in_playout() -> int:
        steps = 0
        for start in starts:
            state = game.clone(start)
            game.apply(state, state.first, hand, chance)
            steps += 1 + playout(game, state, chance)
        return steps

    midway = game.clone(starts[1])
    game.apply(midway, midway.first, hand, chance)
    for _ in range(SEATS + SEATS * CARDS // 2):
        seat = game.to_act(midway)[0]
        game.apply(midway, seat, game.legal(midway, seat).draw(chance), chance)

    def clones() -> int:
        clone = game.clone
        for _ in range(1000):
            clone(midway)
        return 1000

    return {
        "race_from_python": rate(from_python),
        "race_in_playout": rate(in_playout),
        "clone_microseconds": round(1e6 / rate(clones), 3),
    }


def _last_race(game: Any, discipline: str, chance: Chance) -> Any:
    """A state in which the first player of a meeting's last race chooses the hand."""
    state = game.start(Setup(title="ticket-gagnant", edition="2022", seats=SEATS), chance)
    while state.race < state.table.races - 1:
        seat = game.to_act(state)[0]
        game.apply(state, seat, game.legal(state, seat).draw(chance), chance)
    game.apply(state, state.first, game.read(f"discipline {discipline}"), chance)
    if discipline == "steeplechase":
        game.apply(state, state.first, game.read("river 1 after"), chance)
    return state
