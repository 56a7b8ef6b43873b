"""The `hippodrome` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    from hippodrome.cli.app import run

    return run(sys.argv[1:] if arguments is None else arguments)
