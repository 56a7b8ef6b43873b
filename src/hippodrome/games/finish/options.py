"""What a host chooses before a programme."""

from __future__ import annotations

import msgspec

from hippodrome.core.errors import BadSetup
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
    if setup.title != "finish":
        raise BadSetup("title", f"this is a table of {setup.title}, not of finish")
    if setup.edition != EDITION:
        raise BadSetup("edition", f"{setup.edition} is no edition; there is {EDITION}")
    if setup.seats not in SEATS:
        raise BadSetup("FI-1", f"{setup.seats} seats; a table has {SEATS[0]} to {SEATS[-1]}")
    if setup.box not in ("", digest):
        raise BadSetup("box", "this table is played with another box; open that box first")
    try:
        options = msgspec.convert(setup.options, Options)
    except msgspec.ValidationError as problem:
        raise BadSetup("options", str(problem)) from problem
    if not 1 <= options.races <= MOST_RACES:
        raise BadSetup("FI-1", f"{options.races} races; a programme has 1 to {MOST_RACES}")
    return options
