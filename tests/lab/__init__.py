"""Tests of the lab."""

from __future__ import annotations

from typing import Any

from hippodrome.core.contract import Game
from hippodrome.lab.simulation import counted, module_of
from hippodrome.lab.work import Runner


def simulated(game: Game[Any], races: int, seed: int) -> Any:
    """What the simulation of a game comes to, as its box keeps it."""
    return module_of(game.title()).gather(game, counted(game.title(), "", races, seed, Runner(1)), races, seed)
