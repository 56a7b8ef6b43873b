"""Our games in OpenSpiel (pip install "hippodrome[openspiel]"), as one Python game with parameters.

    import pyspiel
    from hippodrome.doors import spiel  # registers it

    game = pyspiel.load_game("python_hippodrome", {"title": "finish", "seats": 3})

Actions and observations are those of the game's encoding. **Chance is sampled**: after every action, and before the first one,
comes a chance node with a single outcome, which draws all that is to be drawn, from a stream that all states of a game object
share, so that no copy of a state can foresee it. What needs the list of true outcomes with their probabilities, such as CFR or
exact best responses, is not offered; nor are information states as text. Sealed choices are made one after the other, unseen by
the others. Random play, learning and evaluation by play work.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.encoding import MORE, Encoding, encoding_of
from hippodrome.core.errors import BadIndex
from hippodrome.core.wire import Setup
from hippodrome.games import load_game, own_titles

MOST_STEPS = 100_000
"""OpenSpiel wants a number that no match reaches."""
_SEATS = [seats for about in own_titles().values() for seats in about.seats]
TYPE = pyspiel.GameType(
    short_name="python_hippodrome",
    long_name="Hippodrome",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(_SEATS),
    min_num_players=min(_SEATS),
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=True,
    parameter_specification={"title": "ticket-gagnant", "edition": "", "seats": 2, "seed": 0},
)


class HippodromeGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A table of a game: `title`, `edition` (empty: the first one), `seats` and the `seed` of its chance."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Raises BadSetup."""
        asked = {"title": "ticket-gagnant", "edition": "", "seats": 2, "seed": 0, **(params or {})}
        self.rules: Game[Any] = load_game(asked["title"])
        edition = asked["edition"] or self.rules.editions()[0]
        self.setup = Setup(title=asked["title"], edition=edition, seats=asked["seats"])
        self.encoding: Encoding[Any] = encoding_of(self.rules, self.setup)
        self.chance = FastChance(asked["seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.size,
            max_chance_outcomes=1,
            num_players=asked["seats"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(TYPE, info, asked)

    def new_initial_state(self) -> HippodromeState:
        return HippodromeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HippodromeObserver:
        return HippodromeObserver(self.encoding.width)


class Position:
    """A state and the drafts beside it, which OpenSpiel copies as a whole."""

    def __init__(self, rules: Game[Any], encoding: Encoding[Any], state: Any = None, chosen: int | None = None) -> None:
        self._rules = rules
        self.encoding = encoding
        self.state = state
        """None before the first draw."""
        self.chosen = chosen
        """An action that is applied by the chance node after it."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        state = None if self.state is None else self._rules.clone(self.state)
        return Position(self._rules, self.encoding.clone(), state, self.chosen)

    def player(self) -> int:
        """Who goes next, chance included."""
        if self.state is None or self.chosen is not None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self._rules.to_act(self.state)
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)


class HippodromeState(pyspiel.State):  # type: ignore[misc]
    """A match."""

    def __init__(self, game: HippodromeGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules, game.encoding.clone())

    def _game(self) -> HippodromeGame:
        game: HippodromeGame = self.get_game()
        return game

    def current_player(self) -> int:
        return self.position.player()

    def is_terminal(self) -> bool:
        return self.position.player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        mask = np.zeros(self.position.encoding.size, np.uint8)
        self.position.encoding.mask(self.position.state, player, mask)
        found: list[int] = np.flatnonzero(mask).tolist()
        return found

    def _apply_action(self, action: int) -> None:
        game, position = self._game(), self.position
        if position.state is None:
            position.state = game.rules.start(game.setup, game.chance)
        elif position.chosen is not None:
            (seat, *_), code = game.rules.to_act(position.state), position.chosen
            position.chosen = None
            game.rules.apply(position.state, seat, code, game.chance)
        else:
            code = position.encoding.code(position.state, position.player(), action)
            position.chosen = None if code == MORE else code

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if player == pyspiel.PlayerId.CHANCE:
            return "draw"
        try:
            code = position.encoding.clone().code(position.state, player, action)
        except BadIndex:  # OpenSpiel also asks for names of actions that are not legal now
            code = MORE
        return f"step {action}" if code == MORE else f"{self._game().rules.write(code)} ({action})"

    def returns(self) -> list[float]:
        rules, seats, state = self._game().rules, self._game().setup.seats, self.position.state
        outcome = None if state is None else rules.outcome(state)
        if outcome is None:
            return [0.0] * seats
        return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]

    def __str__(self) -> str:
        state, chosen = self.position.state, self.position.chosen
        return "" if state is None else f"{self._game().rules.snapshot(state).decode()} {'' if chosen is None else chosen}"


class HippodromeObserver:
    """What a player sees, as the numbers of the encoding."""

    def __init__(self, width: int) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HippodromeState, player: int) -> None:
        if state.position.state is None:
            self.tensor.fill(0)
        else:
            state.position.encoding.observe(state.position.state, player, self.tensor)

    def string_from(self, state: HippodromeState, player: int) -> str:
        return ""


pyspiel.register_game(TYPE, HippodromeGame)
