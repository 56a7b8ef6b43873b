"""The legal actions of one seat: packed integers behind the face of a sequence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from librt.vecs import append, vec
from mypy_extensions import i64

_USUAL = 128
"""Room for the actions of a usual turn, so that listing them seldom has to ask for more."""


class Actions:
    """A sequence of action codes, in the order the game lists them. Games add; everybody else only reads."""

    __slots__ = ("codes",)

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64](capacity=_USUAL)

    def add(self, code: i64) -> None:
        """List one more."""
        self.codes = append(self.codes, code)

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: i64) -> i64:
        return self.codes[index]

    def __iter__(self) -> Iterator[int]:
        return iter([code for code in self.codes])

    def __contains__(self, code: i64) -> bool:
        for listed in self.codes:
            if listed == code:
                return True
        return False


def actions_of(codes: Iterable[int]) -> Actions:
    """A list that is known beforehand."""
    actions = Actions()
    for code in codes:
        actions.add(code)
    return actions
