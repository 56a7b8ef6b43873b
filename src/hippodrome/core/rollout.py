"""Rollouts: an imagined state played on by policies, in compiled code where there is any."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.policy import AtRandom, Policy

S = TypeVar("S")


def rollout(game: Game[S], state: S, policies: list[Policy[S]], chance: Chance, until: str = "game") -> int:
    """Play on to the end of the race that is being prepared or run (`until="race"`) or of the game (`"game"`); the number of
    decisions. One policy per seat, or one for all."""
    if until != "race" and until != "game":
        raise ValueError(f"a rollout goes on until the end of the race or the game, not of {until!r}")
    one_race = until == "race"
    race: i64 = game.race(state) if one_race else 0
    same = len(policies) == 1
    policy = policies[0]
    steps = 0
    seats = game.to_act(state)
    while seats:
        seat: i64 = seats[0]
        if not same:
            policy = policies[seat]
        game.apply(state, seat, policy.pick(state, seat, game.legal(state, seat), chance), chance)
        steps += 1
        if one_race and game.race(state) != race:
            break
        seats = game.to_act(state)
    return steps


def playout(game: Game[S], state: S, chance: Chance) -> int:
    """Play at random to the end of the game; the number of decisions."""
    return rollout(game, state, [AtRandom[S]()], chance)
