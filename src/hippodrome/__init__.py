"""Hippodrome: horse-racing board games, as engines, a lab and a table to play at."""

from __future__ import annotations

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Whether the rules run compiled (mypyc found a C compiler at install) or as plain Python."""
    from hippodrome.core import contract

    return not contract.__file__.endswith(".py")
