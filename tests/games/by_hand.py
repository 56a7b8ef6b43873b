"""A game played by hand in its notation, with draws written down: what the tests of every game's rules stand on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import pytest

from hippodrome.core.chance import Chance, ScriptedChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, IllegalAction, MalformedAction
from hippodrome.core.log import Log
from tests.games.saying import is_said

S = TypeVar("S")
E = TypeVar("E", bound=BadAction)


class ByHand(Generic[S]):
    """One game, whatever its state."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def mover(self, state: S) -> int:
        """The seat that is to act; if several are, the first of them."""
        return self.game.to_act(state)[0]

    def do(
        self, state: S, *actions: str, seat: int | None = None, draws: Iterable[int] = (), log: Log | None = None,
        chance: Chance | None = None,
    ) -> S:  # fmt: skip
        """Carry out actions in their notation; scripted draws must be used up exactly."""
        scripted = ScriptedChance(list(draws))
        for text in actions:
            code = self.game.read(text)
            self.game.apply(state, self.mover(state) if seat is None else seat, code, chance or scripted, log)
        assert scripted.left() == 0, f"{scripted.left()} scripted draws are left"
        return state

    def refused(self, state: S, action: str | int, seat: int | None = None) -> IllegalAction:
        """The refusal of an action; the state must be untouched, and the text must name every fact."""
        problem = self._without_effect(IllegalAction, state, action, seat)
        is_said(problem)
        return problem

    def malformed(self, state: S, code: int, seat: int | None = None) -> str:
        """The complaint about a number that stands for no action; the state must be untouched."""
        return str(self._without_effect(MalformedAction, state, code, seat))

    def _without_effect(self, kind: type[E], state: S, action: str | int, seat: int | None) -> E:
        before, log = self.game.snapshot(state), Log()
        code = self.game.read(action) if isinstance(action, str) else action
        with pytest.raises(kind) as caught:
            self.game.apply(state, self.mover(state) if seat is None else seat, code, ScriptedChance([]), log)
        assert self.game.snapshot(state) == before
        assert len(log) == 0
        return caught.value

    def shares_nothing(self, made: Callable[[], S], change: Callable[[S], object]) -> None:
        """A change of a clone is none of its original, nor the other way round."""
        original = made()
        before = self.game.snapshot(original)
        clone = self.game.clone(original)
        assert self.game.snapshot(clone) == before
        change(clone)
        assert self.game.snapshot(original) == before
        second = self.game.clone(original)
        change(original)
        assert self.game.snapshot(second) == before

    def shows(self, made: Callable[[], S], change: Callable[[S], object]) -> None:
        """A change can be seen in the snapshot."""
        one, other = made(), made()
        assert self.game.snapshot(one) == self.game.snapshot(other)
        change(other)
        assert self.game.snapshot(one) != self.game.snapshot(other)
