"""What a host chooses."""

from __future__ import annotations

from typing import Literal

import msgspec

from hippodrome.core.errors import BadSetup
from hippodrome.core.setups import read_setup
from hippodrome.core.wire import Setup
from hippodrome.games.triple_couronne.box import PROGRAMMES, SEATS

LONG = ("complet", "marathon")
"""The programmes with everything: auction, jockeys, jumelés, insurance, rentals, sales, trophies."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How stables and jockeys are shared out."""

    stables: Literal["random", "chosen"] = "random"
    auction: bool | None = None
    """None: as the programme has it."""
    jockeys: Literal["random", "drafted"] | None = None


def read_options(setup: Setup, digest: str) -> Options:
    """The options of a setup, with what the programme decides filled in. Raises BadSetup."""
    options = read_setup(setup, "triple-couronne", PROGRAMMES, SEATS, "TC-1", digest, Options)
    if setup.edition in LONG:
        auction = True if options.auction is None else options.auction
        return Options(options.stables, auction, options.jockeys or "random")
    if options.auction:
        raise BadSetup("TC-6", f"there is no auction in {setup.edition}; choose {' or '.join(LONG)}")
    if options.jockeys is not None:
        raise BadSetup("TC-8", f"there are no jockeys in {setup.edition}; choose {' or '.join(LONG)}")
    return Options(options.stables, False, None)
