"""What a host chooses before a programme."""

from __future__ import annotations

from typing import Annotated

import msgspec

from hippodrome.core.setups import option


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    races: Annotated[int, option("FI-1", ge=1, le=6)] = 3
    """The length of the programme."""
