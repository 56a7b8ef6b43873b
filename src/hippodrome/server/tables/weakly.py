"""Calling back without holding on: the parts of a room know it, yet it is freed as soon as the house forgets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec
from weakref import WeakMethod

P = ParamSpec("P")


def weakly(method: Callable[P, None]) -> Callable[P, None]:
    """A method to be called for as long as its object is there; then nothing happens."""
    known = WeakMethod(method)

    def call(*arguments: P.args, **named: P.kwargs) -> None:
        found = known()
        if found is not None:
            found(*arguments, **named)

    return call
