"""Writes the recorded games as the server sends replays, for the tests of the browser client.

    PYTHONPATH=src python scripts/lib/replays.py FOLDER

Each game is written twice: as a spectator saw it, and as the first seat did. Started by web/tests/setup.ts.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from hippodrome.core.record import read_header
from hippodrome.games import load_game
from hippodrome.server.api import frames

RECORDED = Path(__file__).parents[2] / "tests" / "games" / "recorded"
VIEWERS = {"spectator": None, "seat": 0}


def main(folder: Path) -> None:
    """Write <title>/<game>-<viewer>.json for every recorded game."""
    for path in sorted(RECORDED.glob("*/*.jsonl")):
        text = path.read_text(encoding="utf-8")
        game = load_game(read_header(text).setup.title)
        place = folder / game.title()
        place.mkdir(parents=True, exist_ok=True)
        for viewer, seat in VIEWERS.items():
            (place / f"{path.stem}-{viewer}.json").write_bytes(msgspec.json.encode(frames(game, text, seat)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
