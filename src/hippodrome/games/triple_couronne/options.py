"""What a host chooses: how stables and jockeys are shared out, and whether there is a form guide."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hippodrome.core.setups import option

LONG = ("complet", "marathon")
"""The programmes with everything: auction, jockeys, jumelés, insurance, rentals, sales, trophies."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    stables: Literal["random", "chosen"] = "random"
    auction: Annotated[bool, option("TC-6", editions=LONG, usual=True)] | None = None
    jockeys: Annotated[Literal["random", "drafted"], option("TC-8", editions=LONG, usual="random")] | None = None
    form_guide: Annotated[bool, option("TC-70")] = True
