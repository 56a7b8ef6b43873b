"""What cards do: one small class for each effect. A card of the box is an effect with its numbers (TC-14, TC-16, TC-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hippodrome.core.log import Log

if TYPE_CHECKING:
    from hippodrome.games.triple_couronne.race import Race


class Effect:
    """Something that happens to the runner that drew the card."""

    def play(self, race: Race, runner: i64, log: Log | None) -> None:
        """Let it happen."""
        raise NotImplementedError


class Move(Effect):
    """Forward, or back; a shield is spent on a card that moves back."""

    def __init__(self, by: i64) -> None:
        self.by: i64 = by

    def play(self, race: Race, runner: i64, log: Log | None) -> None:
        if self.by < 0 and race.shields[runner] > 0:
            race.shields[runner] -= 1
            race.cancel(runner, "shield", log)
        else:
            race.shift(runner, self.by, log)


class Draw(Effect):
    """Further cards of a deck."""

    def __init__(self, deck: i64, count: i64) -> None:
        self.deck: i64 = deck
        self.count: i64 = count

    def play(self, race: Race, runner: i64, log: Log | None) -> None:
        for _ in range(self.count):
            race.call(self.deck)


class Withdraw(Effect):
    """Out of the race at once (TC-19)."""

    def play(self, race: Race, runner: i64, log: Log | None) -> None:
        race.withdraw(runner, log)


class Injure(Effect):
    """It finishes the race, then misses its next one or two (TC-19)."""

    def __init__(self, races: i64) -> None:
        self.races: i64 = races

    def play(self, race: Race, runner: i64, log: Log | None) -> None:
        race.injure(runner, self.races, log)


class Shield(Effect):
    """Kept: cancels the next card that moves the horse back."""

    def play(self, race: Race, runner: i64, log: Log | None) -> None:
        race.shields[runner] += 1
        race.keep(runner, log)


class Stride(Effect):
    """Kept: some squares more on each of the horse's next advances."""

    def __init__(self, by: i64, advances: i64) -> None:
        self.by: i64 = by
        self.advances: i64 = advances

    def play(self, race: Race, runner: i64, log: Log | None) -> None:
        race.lengthen(runner, self.by, self.advances)
        race.keep(runner, log)


class Money(Effect):
    """To the runner's owner or tenant, or from them; whoever runs the race settles it before it goes on."""

    def __init__(self, amount: i64) -> None:
        self.amount: i64 = amount

    def play(self, race: Race, runner: i64, log: Log | None) -> None:
        race.owed = self.amount
