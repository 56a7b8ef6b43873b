"""What a host chooses before a meeting."""

from __future__ import annotations

import msgspec

from hippodrome.core.errors import BadSetup
from hippodrome.core.setups import read_setup
from hippodrome.core.wire import Setup
from hippodrome.games.ticket_gagnant.box import EDITIONS

MEETINGS_2022 = {2: (4, 6), 3: (3, 6), 4: (4, 8), 5: (5,), 6: (6,)}
MOST_ROUNDS_2024 = 3


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    races: int | None = None
    """TG-1: the length of the meeting; None is the shortest that the edition allows."""
    first_player: int | None = None
    """TG-2: the seat (from 0) with the first player token; None leaves it to chance."""
    flat_only: bool = False
    """TG-3: every race on the flat, for first games."""
    hidden_predictions: bool = False
    """TG-6: tickets stay face down until the ranking is known (2022; in 2024 the first player decides)."""


def meetings(edition: str, seats: int) -> tuple[int, ...]:
    """TG-1: how many races a meeting may have."""
    if edition == "2022":
        return MEETINGS_2022[seats]
    return tuple(seats * rounds for rounds in range(1, MOST_ROUNDS_2024 + 1))


def read_options(setup: Setup, digest: str) -> Options:
    """The options of a setup, completed and checked. Raises BadSetup."""
    options = read_setup(setup, "ticket-gagnant", EDITIONS, MEETINGS_2022, "TG-1", digest, Options)
    allowed = meetings(setup.edition, setup.seats)
    if options.races is not None and options.races not in allowed:
        lengths = " or ".join(map(str, allowed))
        raise BadSetup("TG-1", f"{options.races} races; with {setup.seats} seats, edition {setup.edition} has {lengths}")
    if options.first_player is not None and not 0 <= options.first_player < setup.seats:
        raise BadSetup("TG-2", f"first player {options.first_player}; the seats are 0 to {setup.seats - 1}")
    if options.hidden_predictions and setup.edition != "2022":
        raise BadSetup("TG-6", "hidden predictions are a table option in 2022; in 2024 the first player decides for each race")
    return msgspec.structs.replace(options, races=options.races or allowed[0])
