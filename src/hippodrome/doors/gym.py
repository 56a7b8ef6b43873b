"""One seat of our games as a Gymnasium environment, against bots (pip install "hippodrome[zoo]").

    from hippodrome.doors.gym import SeatEnv

    env = SeatEnv("ticket-gagnant", bots=("apprentice", "random"))
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(observation["action_mask"]))

Observations hold an `action_mask`, as in zoo.py. An action that it does not allow ends the episode with a reward of −1, as
PettingZoo's own environments have it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from hippodrome.core.chance import FastChance
from hippodrome.core.encoding import MORE, encoding_of
from hippodrome.core.errors import BadIndex
from hippodrome.core.log import Log
from hippodrome.core.wire import OptionValue
from hippodrome.doors.bots import seat_bot
from hippodrome.doors.zoo import Observation, setup_of, shown, space_of
from hippodrome.games import load_game

ILLEGAL = -1.0


class SeatEnv(gymnasium.Env[Observation, int]):
    """A seat at a table of bots, wherever these come from (bots.py)."""

    def __init__(
        self,
        title: str,
        bots: Sequence[str],
        seat: int = 0,
        edition: str = "",
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        """Raises BadSetup."""
        self._game = load_game(title)
        self._setup = setup_of(self._game, len(bots) + 1, edition, options)
        self._encoding = encoding_of(self._game, self._setup)
        self._seat = seat
        self._names = [*bots[:seat], "", *bots[seat:]]
        self._begin(0)
        self.observation_space: spaces.Space[Any] = space_of(self._encoding)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self._encoding.size)

    def _begin(self, seed: int) -> None:
        self._chance = FastChance(seed)
        self._bots = [
            None if seat == self._seat else seat_bot(self._game, name, FastChance(seed + seat + 1))
            for seat, name in enumerate(self._names)
        ]
        self._log = Log()
        self._encoding.clear()
        self._state = self._game.start(self._setup, self._chance, self._log)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(1 << 62)))
        self._let_bots_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            code = self._encoding.code(self._state, self._seat, int(action))
        except BadIndex as problem:
            return self._seen(), ILLEGAL, True, False, {"refused": str(problem)}
        if code != MORE:
            self._game.apply(self._state, self._seat, code, self._chance, self._log)
            self._let_bots_play()
        outcome = self._game.outcome(self._state)
        won = outcome is not None and self._seat in outcome.winners
        reward = 1 / len(outcome.winners) if outcome is not None and won else 0.0
        return self._seen(), reward, outcome is not None, False, {}

    def _let_bots_play(self) -> None:
        """Until this seat is asked, or it is over."""
        while (asked := self._game.to_act(self._state)) and self._seat not in asked:
            bot = self._bots[asked[0]]
            assert bot is not None
            code = bot.choose(self._game.view(self._state, asked[0], self._log.heard_by(asked[0])))
            self._game.apply(self._state, asked[0], code, self._chance, self._log)

    def _seen(self) -> Observation:
        return shown(self._encoding, self._state, self._seat, self._seat in self._game.to_act(self._state))
