"""Setups: what every game checks before it lays a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

import msgspec

from hippodrome.core.errors import BadSetup
from hippodrome.core.wire import Setup

Options = TypeVar("Options", bound=msgspec.Struct)


def read_setup(
    setup: Setup, title: str, editions: Collection[str], seats: Collection[int], seats_rule: str, digest: str, kind: type[Options]
) -> Options:
    """The options of a setup, once title, edition, seats and box are such a game's own. Raises BadSetup."""
    if setup.title != title:
        raise BadSetup("title", f"this is a table of {setup.title}, not of {title}")
    if setup.edition not in editions:
        raise BadSetup("edition", f"{setup.edition} is no edition; choose {' or '.join(editions)}")
    if setup.seats not in seats:
        raise BadSetup(seats_rule, f"{setup.seats} seats; a table has {min(seats)} to {max(seats)}")
    if setup.box not in ("", digest):
        raise BadSetup("box", "this table is played with another box; open that box first")
    try:
        return msgspec.convert(setup.options, kind)
    except msgspec.ValidationError as problem:
        raise BadSetup("options", str(problem)) from problem
