"""`python -m hippodrome` is the `hippodrome` command."""

from __future__ import annotations

import sys

from hippodrome.cli import main

if __name__ == "__main__":
    sys.exit(main())
