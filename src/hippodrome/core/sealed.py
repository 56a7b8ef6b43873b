"""Sealed choices: several seats choose at once, nobody sees a choice before the last one is in."""

from __future__ import annotations

from mypy_extensions import i64


class Sealed:
    """One envelope per seat, holding a number from 0; −1 is an empty one. A choice may be changed until the
    last envelope is filled."""

    __slots__ = ("choices", "missing")

    def __init__(self, seats: i64) -> None:
        self.choices: list[int] = [-1] * seats
        self.missing: i64 = seats

    def put(self, seat: i64, choice: int) -> bool:
        """Fill (or refill) a seat's envelope. True once every seat has chosen: time to reveal."""
        if self.choices[seat] < 0:
            self.missing -= 1
        self.choices[seat] = choice
        return self.missing == 0

    def owing(self) -> tuple[int, ...]:
        """The seats whose envelope is still empty."""
        return tuple([seat for seat in range(len(self.choices)) if self.choices[seat] < 0])

    def clone(self) -> Sealed:
        copy = Sealed(0)
        copy.choices = self.choices[:]
        copy.missing = self.missing
        return copy
