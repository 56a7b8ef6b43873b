"""Writes the recorded games as the server sends replays, and as the terminal tells them, for the tests of the browser client.

    PYTHONPATH=src python scripts/lib/replays.py FOLDER

Each game is written twice: as a spectator saw it, and as the first seat did. Started by web/tests/setup.ts.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from hippodrome.core.record import read_header
from hippodrome.core.wire import Event
from hippodrome.games import load_game
from hippodrome.server.http.texts import texts_file
from hippodrome.server.protocol.bodies import Frame, Replay
from hippodrome.server.replays.worker import show
from hippodrome.texts import Texts
from hippodrome.texts.languages import languages
from hippodrome.texts.telling import teller_of

RECORDED = Path(__file__).parents[2] / "tests" / "games" / "recorded"
VIEWERS = {"spectator": None, "seat": 0}
NAMES = ("Ada", "Bruno", "Irène", "none", "Émile", "Max", "Ursula", "Œdipe")
"""With vowels and without, and one that a catalogue could take for a word of its own."""


def main(folder: Path) -> None:
    """Write replays/<title>/<game>-<viewer>.json and told/… for every recorded game, and texts/<language>.json."""
    for path in sorted(RECORDED.glob("*/*.jsonl")):
        text = path.read_text(encoding="utf-8")
        game = load_game(read_header(text).setup.title)
        for viewer, seat in VIEWERS.items():
            frames: list[Frame] = []
            replay = msgspec.structs.replace(show(game, text, seat, frames.append), frames=tuple(frames))
            name = f"{game.title()}/{path.stem}-{viewer}.json"
            _write(folder / "replays" / name, replay)
            names = NAMES[: len(replay.players)]
            tellers = {lang: teller_of(Texts(lang), game, names, seat) for lang in languages()}
            told = {lang: [teller.sentence(event) for event in _events(replay)] for lang, teller in tellers.items()}
            _write(folder / "told" / name, {"names": names, "told": told})
    for lang in languages():
        _write_bytes(folder / "texts" / f"{lang}.json", texts_file(lang).body)


def _events(replay: Replay) -> list[Event]:
    return [event for frame in replay.frames for event in frame.events]


def _write(file: Path, value: object) -> None:
    _write_bytes(file, msgspec.json.encode(value))


def _write_bytes(file: Path, body: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(body)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
