"""What a host chooses before a programme."""

from __future__ import annotations

import msgspec

from hippodrome.core.errors import BadSetup
from hippodrome.core.setups import read_setup
from hippodrome.core.wire import Setup

EDITION = "1975"
SEATS = range(2, 9)
MOST_RACES = 6


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    races: int = 3
    """FI-1: the length of the programme."""


def read_options(setup: Setup, digest: str) -> Options:
    """The options of a setup, checked. Raises BadSetup."""
    options = read_setup(setup, "finish", (EDITION,), SEATS, "FI-1", digest, Options)
    if not 1 <= options.races <= MOST_RACES:
        raise BadSetup("FI-1", f"{options.races} races; a programme has 1 to {MOST_RACES}")
    return options
