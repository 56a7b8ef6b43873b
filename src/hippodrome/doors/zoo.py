"""Our games as PettingZoo environments (pip install "hippodrome[zoo]"): one agent a seat, whoever is asked goes next.

    from hippodrome.doors import zoo

    env = zoo.env("ticket-gagnant", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Actions and observations are those of the game's encoding (`hippodrome.games.<title>.encoding`). Whoever wins gets 1 at the end,
which a shared win shares; nobody gets anything before. `raw_env` is the same without PettingZoo's wrappers, which check what is
done with it and take half of the time: it raises BadIndex for an action that the mask does not allow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.encoding import MORE, Encoding, encoding_of
from hippodrome.core.wire import OptionValue, Setup
from hippodrome.games import load_game

Observation = dict[str, NDArray[Any]]


def env(title: str, seats: int, edition: str = "", options: Mapping[str, OptionValue] | None = None) -> AECEnv[str, Any, Any]:
    """A table of a game, with PettingZoo's wrappers. Raises BadSetup."""
    inner: AECEnv[str, Any, Any] = raw_env(title, seats, edition, options)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


def space_of(encoding: Encoding[Any]) -> spaces.Dict:
    """What an agent is shown."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (encoding.width,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.size,), np.int8),
        }
    )


def shown(encoding: Encoding[Any], state: Any, seat: int, is_asked: bool) -> Observation:
    """What a seat sees, and which indices it may take: none unless it is asked."""
    observation = np.empty(encoding.width, np.float32)
    encoding.observe(state, seat, observation)
    if not is_asked:
        return {"observation": observation, "action_mask": np.zeros(encoding.size, np.int8)}
    mask = np.empty(encoding.size, np.int8)
    encoding.mask(state, seat, mask)
    return {"observation": observation, "action_mask": mask}


def setup_of(game: Game[Any], seats: int, edition: str, options: Mapping[str, OptionValue] | None) -> Setup:
    """A table; without a word about it, one of the first edition."""
    return Setup(title=game.title(), edition=edition or game.editions()[0], seats=seats, options=dict(options or {}))


class raw_env(AECEnv[str, Any, Any], EzPickle):  # type: ignore[misc]  # PettingZoo has no types; its own have such names
    """A table of a game."""

    def __init__(self, title: str, seats: int, edition: str = "", options: Mapping[str, OptionValue] | None = None) -> None:
        """Raises BadSetup."""
        EzPickle.__init__(self, title, seats, edition, options)
        super().__init__()
        self.metadata = {"render_modes": [], "is_parallelizable": False, "name": title.replace("-", "_")}
        self.render_mode = None
        self._game = load_game(title)
        self._setup = setup_of(self._game, seats, edition, options)
        self._encoding = encoding_of(self._game, self._setup)
        self._chance = FastChance(0)
        self._asked = 0
        self._state: Any = None
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: space_of(self._encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._encoding.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed, chance goes on as it was."""
        if seed is not None:
            self._chance = FastChance(seed)
        self._encoding.clear()
        self._state = self._game.start(self._setup, self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        is_asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        return shown(self._encoding, self._state, self._seats[agent], is_asked)

    def step(self, action: int | None) -> None:
        """Raises BadIndex for an action that the mask does not allow; nothing has happened then."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        code = self._encoding.code(self._state, self._asked, int(action))
        if code != MORE:
            self._game.apply(self._state, self._asked, code, self._chance)
            self._ask()

    def _ask(self) -> None:
        """Whose turn it is; at the end, who has won."""
        asked = self._game.to_act(self._state)
        if asked:
            self._asked = asked[0]
            self.agent_selection = self.possible_agents[self._asked]
            return
        outcome = self._game.outcome(self._state)
        assert outcome is not None
        for seat in outcome.winners:
            self.rewards[self.possible_agents[seat]] = 1 / len(outcome.winners)
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
