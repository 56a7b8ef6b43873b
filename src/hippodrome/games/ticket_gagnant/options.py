"""What a host chooses before a meeting."""

from __future__ import annotations

from typing import Annotated

import msgspec

from hippodrome.core.setups import option

MEETINGS_2022 = {2: (4, 6), 3: (3, 6), 4: (4, 8), 5: (5,), 6: (6,)}
MOST_ROUNDS_2024 = 3


def meetings(edition: str, seats: int) -> tuple[int, ...]:
    """TG-1: how many races a meeting may have."""
    if edition == "2022":
        return MEETINGS_2022[seats]
    return tuple(seats * rounds for rounds in range(1, MOST_ROUNDS_2024 + 1))


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    races: Annotated[int, option("TG-1", choices=meetings)] | None = None
    """The length of the meeting; None is the shortest that the edition allows."""
    first_player: Annotated[int, option("TG-2", seat=True)] | None = None
    """The seat (from 0) with the first player token; None leaves it to chance."""
    flat_only: Annotated[bool, option("TG-3")] = False
    """Every race on the flat, for first games."""
    hidden_predictions: Annotated[bool, option("TG-6", editions=("2022",))] = False
    """Tickets stay face down until the ranking is known (in 2024 the first player decides for each race)."""
