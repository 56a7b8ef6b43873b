"""What a host chooses before a meeting."""

from __future__ import annotations

from typing import Annotated

import msgspec

from hippodrome.core.setups import option


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    first_player: Annotated[int, option("FL-6", seat=True)] | None = None
    """The seat (from 0) that begins race 1; None leaves it to chance."""
