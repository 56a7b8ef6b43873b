"""Record whole games between bots into tests/games/recorded/<title>/, for a game that has none yet.

    PYTHONPATH=src:. python -m tests.games.record_games TITLE

Existing files are left alone: delete one on purpose, read the difference, and say why in the commit.
"""

from __future__ import annotations

import hashlib
import sys
from importlib import import_module
from pathlib import Path

from hippodrome.bots import RANDOM, make_bot, stand_in
from hippodrome.core.chance import FastChance
from hippodrome.core.record import new_match
from hippodrome.core.wire import Setup
from hippodrome.games import load_game

RECORDED = Path(__file__).parent / "recorded"


def record(title: str, edition: str, seats: int, number: int) -> str:
    """One game: a sensible bot and a random one in turn round the table, options in turn."""
    game = load_game(title)
    options = import_module(f"tests.contract.test_{game.about.folder.name}").OPTIONS[edition]
    setup = Setup(title=title, edition=edition, seats=seats, options=options[number % len(options)])
    names = (stand_in(title), RANDOM)
    players = tuple(names[seat % len(names)] for seat in range(seats))
    seed = hashlib.sha256(f"{title} {edition} {seats}".encode()).hexdigest()
    table = new_match(game, setup, players, seed=seed, nonces=tuple(f"{seat:02x}" for seat in range(seats)))
    bots = [make_bot(game, name, FastChance(seat)) for seat, name in enumerate(players)]
    while owing := game.to_act(table.state):
        table.act(owing[-1], bots[owing[-1]].choose(table.view(owing[-1])))
    return table.text()


def main(title: str) -> None:
    folder = RECORDED / title
    folder.mkdir(parents=True, exist_ok=True)
    game = load_game(title)
    for edition in game.editions():
        for number, seats in enumerate(game.seat_counts()):
            path = folder / f"{edition}-{seats}-seats.jsonl"
            if not path.exists():
                path.write_text(record(title, edition, seats, number), encoding="utf-8")
                print(f"recorded {path.name}")


if __name__ == "__main__":
    main(sys.argv[1])
