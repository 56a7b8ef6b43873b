"""Many tables of one game, stepped in one call, in compiled code: what vector.py fills its caller's arrays with."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.encoding import MORE, Encoding
from hippodrome.core.wire import Setup

S = TypeVar("S")


class Tables(Generic[S]):
    """Tables that share a stream of chance. Whoever has the next choice at each is told; a match that is over begins anew."""

    def __init__(self, game: Game[S], setup: Setup, encodings: list[Encoding[S]], chance: Chance) -> None:
        self._game = game
        self._setup = setup
        self._encodings = encodings
        self._chance = chance
        self._states: list[S] = []
        self._seats: list[int] = []
        for _ in encodings:
            state = game.start(setup, chance)
            self._states.append(state)
            self._seats.append(game.to_act(state)[0])

    def step(self, actions: list[int], rewards: Any, done: Any) -> None:
        """Take an index at each table, by the seat that is asked there. Where that ends a match, its rewards, a row of them a
        table, are written. Raises BadIndex; the tables before that one have gone on."""
        game, chance, setup = self._game, self._chance, self._setup
        for at in range(len(self._encodings)):
            state = self._states[at]
            seat: i64 = self._seats[at]
            code = self._encodings[at].code(state, seat, actions[at])
            if code == MORE:
                continue
            game.apply(state, seat, code, chance)
            asked = game.to_act(state)
            if not asked:
                outcome = game.outcome(state)
                assert outcome is not None
                for winner in outcome.winners:
                    rewards[at, winner] = 1.0 / len(outcome.winners)
                done[at] = 1
                self._encodings[at].clear()
                state = game.start(setup, chance)
                self._states[at] = state
                asked = game.to_act(state)
            self._seats[at] = asked[0]

    def show(self, observations: list[Any], masks: list[Any], seats: Any) -> None:
        """Write what the seat that is asked at each table sees and may do, and which seat that is."""
        for at in range(len(self._encodings)):
            state = self._states[at]
            seat: i64 = self._seats[at]
            encoding = self._encodings[at]
            encoding.observe(state, seat, observations[at])
            encoding.mask(state, seat, masks[at])
            seats[at] = seat
