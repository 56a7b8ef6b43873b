"""Many tables of one game at once (needs numpy), for those who learn from many: one call steps them all.

    from hippodrome.doors.vector import VectorEnv

    env = VectorEnv("ticket-gagnant", tables=256, seats=4)
    batch = env.arrays()                # or arrays of your own, of the same shapes: nothing else is written to
    env.reset(batch, seed=1)
    env.step(actions, batch)            # one index a table, for the seat batch.seats says

A match that is over is marked in `done`, with its rewards by seat, and another one begins at that table at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hippodrome.core.chance import FastChance
from hippodrome.core.encoding import encoding_of
from hippodrome.core.wire import OptionValue, Setup
from hippodrome.doors.tables import Tables
from hippodrome.games import load_game


@dataclass(frozen=True)
class Batch:
    """What is seen of all tables, a row each."""

    observations: NDArray[np.float32]
    masks: NDArray[np.uint8]
    """1 for each index that may be taken."""
    seats: NDArray[np.int64]
    """Whose choice it is."""
    rewards: NDArray[np.float32]
    """By seat: 1 for the winner of a match that has just ended, shared if that was; 0 otherwise."""
    done: NDArray[np.uint8]
    """1 where a match has just ended."""


class VectorEnv:
    """So many tables of one game."""

    def __init__(
        self, title: str, tables: int, seats: int, edition: str = "", options: Mapping[str, OptionValue] | None = None
    ) -> None:
        """Raises BadSetup."""
        self._game = load_game(title)
        edition = edition or self._game.editions()[0]
        self._setup = Setup(title=title, edition=edition, seats=seats, options=dict(options or {}))
        self._encoding = encoding_of(self._game, self._setup)
        self._count = tables
        self._tables: Tables[Any] | None = None
        self.size = int(self._encoding.size)
        """How many indices there are."""
        self.width = int(self._encoding.width)
        """How many numbers an observation has."""

    def arrays(self) -> Batch:
        """New arrays of the shapes that are filled."""
        count, seats = self._count, self._setup.seats
        return Batch(
            np.zeros((count, self.width), np.float32),
            np.zeros((count, self.size), np.uint8),
            np.zeros(count, np.int64),
            np.zeros((count, seats), np.float32),
            np.zeros(count, np.uint8),
        )

    def reset(self, batch: Batch, seed: int) -> None:
        """New matches at all tables. Raises ValueError for arrays of another shape."""
        encodings = [self._encoding.clone() for _ in range(self._count)]
        self._tables = Tables(self._game, self._setup, encodings, FastChance(seed))
        batch.rewards[:] = 0
        batch.done[:] = 0
        self._tables.show(list(batch.observations), list(batch.masks), batch.seats)

    def step(self, actions: NDArray[np.integer[Any]], batch: Batch) -> None:
        """Take an index at each table. Raises BadIndex for one that its mask does not allow: begin anew then."""
        if self._tables is None:
            raise ValueError("reset comes before the first step")
        if len(actions) != self._count:
            raise ValueError(f"{len(actions)} actions for {self._count} tables")
        batch.rewards[:] = 0
        batch.done[:] = 0
        self._tables.step(actions.tolist(), batch.rewards, batch.done)
        self._tables.show(list(batch.observations), list(batch.masks), batch.seats)
