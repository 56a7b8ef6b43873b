"""What `hippodrome bench` measures of each of our games: `FIGURES` (words and unit by name) and `measure`."""

from __future__ import annotations

from collections.abc import Callable

Rate = Callable[[Callable[[], int]], float]
"""How much of something is done in a second, given a run of it that returns how much it did."""
SEATS = 4
