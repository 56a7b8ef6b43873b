"""Ticket Gagnant: the last race of a meeting, 4 seats, 7 cards each, every discipline in turn: 33 steps, from the choice of the
hand to the last score. What bots search with is measured at two seats with eight plays left, every discipline in turn: a
rollout is a copy of such a state, played to the end of the race."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from typing import Any

from hippodrome.core.chance import Chance, FastChance
from hippodrome.core.encoding import encoding_of
from hippodrome.core.policy import AtRandom, Policy
from hippodrome.core.rollout import playout, rollout
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant.state import RACE
from hippodrome.lab.benches import SEATS, Rate

CARDS = 7
PLAYS = 8
DISCIPLINES = ("flat", "hurdles", "steeplechase", "harness")
FIGURES = {
    "race_from_python": ("race, driven from Python", "steps/s"),
    "race_in_playout": ("race, in playout()", "steps/s"),
    "clone_microseconds": ("clone of a mid-race state", "µs"),
    "ticket_encoding_microseconds": ("mask and observation", "µs"),
    "rollouts_at_random": ("rollout of 8 plays, random", "/s"),
    "rollouts_by_policy": ("rollout of 8 plays, policy", "/s"),
    "ticket_redeal_microseconds": ("redeal with 8 plays left", "µs"),
    "ticket_key_microseconds": ("key with 8 plays left", "µs"),
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
        "ticket_encoding_microseconds": round(1e6 / rate(_encoding(game, starts, chance)), 3),
        **_searching(game, rate, chance),
    }


def _encoding(game: Any, starts: list[Any], chance: Chance) -> Callable[[], int]:
    """Mask and observation for every turn of a random race of each discipline, into the same two arrays."""
    encoding = encoding_of(game, Setup(title="ticket-gagnant", edition="2022", seats=SEATS))
    mask, features = bytearray(encoding.size), array("f", [0.0] * encoding.width)
    turns = []
    for start in starts:
        state = game.clone(start)
        game.apply(state, state.first, game.read(f"hand {CARDS}"), chance)
        while seats := game.to_act(state):
            if state.phase == RACE:
                turns.append((game.clone(state), seats[0]))
            game.apply(state, seats[0], game.legal(state, seats[0]).draw(chance), chance)

    def encode() -> int:
        for state, seat in turns:
            encoding.mask(state, seat, mask)
            encoding.observe(state, seat, features)
        return len(turns)

    return encode


def _searching(game: Any, rate: Rate, chance: Chance) -> dict[str, float]:
    states = [_near_the_end(game, discipline, chance) for discipline in DISCIPLINES]

    def rollouts(policy: Policy[Any]) -> int:
        for _ in range(25):
            for state in states:
                rollout(game, game.clone(state), [policy, policy], chance, "race")
        return 25 * len(states)

    def redeals() -> int:
        for _ in range(250):
            for state in states:
                game.redeal(state, 0, chance)
        return 250 * len(states)

    def keys() -> int:
        for _ in range(250):
            for state in states:
                game.key(state, 0)
        return 250 * len(states)

    policy = game.policy()
    return {
        "rollouts_at_random": rate(lambda: rollouts(AtRandom())),
        "rollouts_by_policy": rate(lambda: rollouts(policy)),
        "ticket_redeal_microseconds": round(1e6 / rate(redeals), 3),
        "ticket_key_microseconds": round(1e6 / rate(keys), 3),
    }


def _near_the_end(game: Any, discipline: str, chance: Chance) -> Any:
    """Two seats, played sensibly until eight cards are left."""
    state = _last_race(game, discipline, chance, seats=2)
    game.apply(state, state.first, game.read(f"hand {CARDS}"), chance)
    policy = game.policy()
    while state.phase != RACE or state.cards_left > PLAYS:
        seat = game.to_act(state)[0]
        game.apply(state, seat, policy.pick(state, seat, game.legal(state, seat), chance), chance)
    return state


def _last_race(game: Any, discipline: str, chance: Chance, seats: int = SEATS) -> Any:
    """A state in which the first player of a meeting's last race chooses the hand."""
    state = game.start(Setup(title="ticket-gagnant", edition="2022", seats=seats), chance)
    while state.race < state.table.races - 1:
        seat = game.to_act(state)[0]
        game.apply(state, seat, game.legal(state, seat).draw(chance), chance)
    game.apply(state, state.first, game.read(f"discipline {discipline}"), chance)
    if discipline == "steeplechase":
        game.apply(state, state.first, game.read("river 1 after"), chance)
    return state
