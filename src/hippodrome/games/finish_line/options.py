"""What a host chooses before a meeting."""

from __future__ import annotations

import msgspec

from hippodrome.core.errors import BadSetup
from hippodrome.core.setups import read_setup
from hippodrome.core.wire import Setup

EDITION = "2023"
SEATS = range(2, 5)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    first_player: int | None = None
    """FL-6: the seat (from 0) that begins race 1; None leaves it to chance."""


def read_options(setup: Setup, digest: str) -> Options:
    """The options of a setup, checked. Raises BadSetup."""
    options = read_setup(setup, "finish-line", (EDITION,), SEATS, "FL-1", digest, Options)
    if options.first_player is not None and not 0 <= options.first_player < setup.seats:
        raise BadSetup("FL-6", f"first player {options.first_player}; the seats are 0 to {setup.seats - 1}")
    return options
