"""Who plays in a rollout, and what is believed of those whose secrets are drawn."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hippodrome.core.actions import Actions
from hippodrome.core.chance import Chance
from hippodrome.core.vectors import draw_by

S = TypeVar("S")
EVEN: Final = 100
"""The weight of what is neither likelier nor less likely than anything else."""
MOST_WEIGHT: Final = 10_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """Chooses for a seat in a rollout: quickly, in the state itself, which is an imagined one. Games have compiled ones; one
    in plain Python does as well. It keeps nothing between two choices."""

    def pick(self, state: S, seat: i64, legal: Actions, chance: Chance) -> int:
        """One of the legal actions, of which there is at least one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AtRandom(Policy[S]):
    """Any legal action, each as likely as any other."""

    def pick(self, state: S, seat: i64, legal: Actions, chance: Chance) -> int:
        return legal.draw(chance)


class Belief:
    """What play has given away of secrets: a weight per seat and horse (from 0), 100 for a horse that nothing is known of.

    `Game.redeal` draws by it what is hidden. Of twice the weight, a horse is twice as likely on that seat's ticket or betting
    slip, and a card that moves it in its hand; where seats bid, the heavier a horse, the likelier and the higher a standing
    maximum for it. Which number a horse has, and what else is drawn, each game says itself.
    """

    def __init__(self, seats: i64, horses: i64) -> None:
        self.horses: i64 = horses
        self.weights: vec[i64] = vec[i64]([EVEN] * (seats * horses))
        """At seat × horses + horse."""

    def weigh(self, seat: i64, horse: i64, weight: i64) -> None:
        """Say how likely a horse is with a seat; no weight is 0, since nothing is impossible by belief alone."""
        if not 1 <= weight <= MOST_WEIGHT:
            raise ValueError(f"a weight is 1 to {MOST_WEIGHT}, not {weight}")
        self.weights[seat * self.horses + horse] = weight

    def weight(self, seat: i64, horse: i64) -> i64:
        """How likely this horse is with that seat."""
        return self.weights[seat * self.horses + horse]

    def draw(self, seat: i64, horses: vec[i64], chance: Chance) -> i64:
        """One of these horses, by their weights with this seat: which of them."""
        weights: vec[i64] = vec[i64](capacity=len(horses))
        for horse in horses:
            weights = append(weights, self.weight(seat, horse))
        return draw_by(weights, chance)
