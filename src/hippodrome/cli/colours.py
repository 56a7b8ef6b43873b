"""The colours of the house, as on a printed poster: turf, paper, ink, a little gold and rust."""

from __future__ import annotations

INK = "#1d2433"
CREAM = "#f5eedd"
SAND = "#e2d2ae"
FADED = "#7c7256"
GOLD = "#f0c94a"
RUST = "#a8452f"
WHITE = "#fbf8ee"
ALARM = "#e8643c"

PAPER = f"{INK} on {CREAM}"
PAPER_FADED = f"{FADED} on {CREAM}"
PAPER_BOLD = f"bold {INK} on {CREAM}"
STRIP = f"bold {CREAM} on {RUST}"
BANNER = f"{INK} on {SAND}"
PILL = f"bold {CREAM} on {INK}"
LIT = f"bold {INK} on {GOLD}"
