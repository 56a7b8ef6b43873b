"""The legal actions of one seat: packed integers behind the face of a sequence, and forms for what cannot be listed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.core.slips import Form

_USUAL: Final = 128
"""Room for the actions of a usual turn, so that listing them seldom has to ask for more."""
_NO_FORMS: Final[list[Form]] = []


class Actions:
    """A sequence of action codes, in the order the game lists them. Games add; everybody else only reads.

    Slips with free amounts are too many to list: `forms` says which may be filled in, and within what bounds.
    """

    __slots__ = ("codes", "forms")

    def __init__(self, forms: list[Form] = _NO_FORMS) -> None:
        self.codes: vec[i64] = vec[i64](capacity=_USUAL)
        self.forms = forms

    def add(self, code: i64) -> None:
        """List one more."""
        self.codes = append(self.codes, code)

    def draw(self, chance: Chance) -> int:
        """Any legal action: one of those listed, or a form filled in at random."""
        at = chance.below(len(self.codes) + len(self.forms))
        if at < len(self.codes):
            return self.codes[at]
        return self.forms[at - len(self.codes)].draw(chance)

    def __bool__(self) -> bool:
        """Whether there is anything to choose."""
        return len(self.codes) > 0 or len(self.forms) > 0

    def __len__(self) -> int:
        """How many are listed, forms not counted."""
        return len(self.codes)

    def __getitem__(self, index: i64) -> i64:
        return self.codes[index]

    def __iter__(self) -> Iterator[int]:
        return iter([code for code in self.codes])

    def __contains__(self, code: int) -> bool:
        for listed in self.codes:
            number: int = listed  # not as an i64: slips may be wider than that
            if number == code:
                return True
        for form in self.forms:
            if form.problem(code) is None:
                return True
        return False


def actions_of(codes: Iterable[int]) -> Actions:
    """A list that is known beforehand."""
    actions = Actions()
    for code in codes:
        actions.add(code)
    return actions
