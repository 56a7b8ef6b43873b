"""Choosing by rollouts: actions are tried in the same imagined states, and the worse half of them is dropped, round by round.

What an action is worth is the lead over the best of the others to which it leads: at the end of the race, or of the game, where
a win counts for more than any lead. Where winnings have long tails a lead misleads; there the share counts that a seat has of
its own and the best other's together. The number of rollouts is the whole budget, so that state, chance and budget determine what
is chosen, on every machine; only a clock that strikes before they are spent can change that, and it leaves a mark.
"""

from __future__ import annotations

import time
from typing import Final, TypeVar

from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.policy import Belief, Policy
from hippodrome.core.rollout import rollout

S = TypeVar("S")
WIN: Final = 1_000_000_000_000
"""What a win counts, beside which a lead hardly matters; half of it is a shared one."""
MILLION: Final = 1_000_000


class Budget:
    """How long a bot may think: so many rollouts (0: as many as it is used to), and, as a ceiling only, so many seconds from now
    on (0: no ceiling)."""

    __slots__ = ("_until", "rollouts", "struck")

    def __init__(self, rollouts: i64, seconds: float = 0.0) -> None:
        self.rollouts: i64 = rollouts
        self.struck = False
        """Whether the clock has ended anything early; then another machine might choose otherwise."""
        self._until: float = time.monotonic() + seconds if seconds > 0 else 0.0

    def is_late(self) -> bool:
        """Whether the clock has struck; who asks and hears it ends early."""
        if self._until and time.monotonic() >= self._until:
            self.struck = True
        return self.struck

    def seconds_left(self) -> float:
        """Until the clock strikes; 0 if there is no ceiling."""
        return max(0.001, self._until - time.monotonic()) if self._until else 0.0


def allowed(budget: Budget | None, usual: i64) -> Budget:
    """A budget, with as many rollouts as usual if it names no number."""
    if budget is None:
        return Budget(usual)
    if budget.rollouts == 0:
        budget.rollouts = usual
    return budget


class Tried:
    """An action, and what came of it."""

    __slots__ = ("code", "rollouts", "sum")

    def __init__(self, code: int) -> None:
        self.code = code
        self.rollouts: i64 = 0
        self.sum: i64 = 0

    def worth(self) -> float:
        """What it led to, on average."""
        return float(self.sum) / float(max(self.rollouts, 1))


def try_out(
    game: Game[S],
    state: S,
    seat: i64,
    codes: list[int],
    policies: list[Policy[S]],
    chance: Chance,
    budget: Budget,
    until: str = "game",
    belief: Belief | None = None,
    by: str = "lead",
) -> list[Tried]:
    """Spend a budget (at least one rollout for each action) on these actions of a seat; all of them, the best one first by
    `lead` or `share`.

    `state` is an imagined one, and stays as it is.
    """
    if by != "lead" and by != "share":
        raise ValueError(f"actions are judged by lead or share, not by {by!r}")
    tried = [Tried(code) for code in codes]
    rounds: i64 = max(1, (len(codes) - 1).bit_length())
    race: i64 = game.race(state)
    alive: i64 = len(tried)
    while True:
        samples: i64 = max(1, budget.rollouts // (rounds * alive))
        for _ in range(samples):
            if tried[0].rollouts and budget.is_late():
                break
            dealt = game.clone(state)
            game.redeal(dealt, seat, chance, belief)
            for at in range(alive):
                copy = game.clone(dealt)
                game.apply(copy, seat, tried[at].code, chance)
                if game.to_act(copy) and (until == "game" or game.race(copy) == race):
                    rollout(game, copy, policies, chance, until)
                tried[at].sum += lead(game, copy, seat) if by == "lead" else share(game, copy, seat)
                tried[at].rollouts += 1
        best = sorted(tried[:alive], key=lambda each: -each.worth())
        tried[:alive] = best
        if alive <= 2 or budget.struck:
            return tried
        alive = (alive + 1) // 2


def lead(game: Game[S], state: S, seat: i64) -> i64:
    """What a seat has more than the best of the others; once it is over, whether it has won, first of all."""
    totals = game.totals(state)
    own: i64 = totals[seat]
    ahead: i64 = own - _best_other(totals, seat)
    return ahead if game.to_act(state) else ahead + _won(ahead)


def share(game: Game[S], state: S, seat: i64) -> i64:
    """What a seat has of its own and the best other's together, in millionths; once it is over, whether it has won."""
    totals = game.totals(state)
    own: i64 = totals[seat]
    best = _best_other(totals, seat)
    if not game.to_act(state):
        return _won(own - best) // (WIN // MILLION)
    own = max(own, 1)
    return own * MILLION // (own + max(best, 1))


def _best_other(totals: list[int], seat: i64) -> i64:
    best: i64 = -WIN
    for other in range(len(totals)):
        if other != seat and totals[other] > best:
            best = totals[other]
    return best


def _won(ahead: i64) -> i64:
    """A win, half of one, or nothing."""
    if ahead > 0:
        return WIN
    return WIN // 2 if ahead == 0 else 0
