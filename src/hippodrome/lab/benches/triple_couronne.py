"""La Triple Couronne: whole games at random, 4 seats, with the auction where there is one; and races alone as the lab and the
bots run them: all twelve horses of four and five years, until four are across the line."""

from __future__ import annotations

from typing import Any

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import playout
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.triple_couronne.race import Race
from hippodrome.lab.benches import SEATS, Rate

PLACES = 4
FIGURES = {f"triple_couronne_{name}": (f"Triple Couronne, {name}", "/s") for name in ("initiation", "marathon", "races")}


def measure(rate: Rate) -> dict[str, float]:
    game: Any = load_game("triple-couronne")
    chance = FastChance(1)
    found: dict[str, float] = {}
    for edition in ("initiation", "marathon"):
        setup = Setup(title="triple-couronne", edition=edition, seats=SEATS)

        def games(setup: Setup = setup) -> int:
            playout(game, game.start(setup, chance), chance)
            return 1

        found[f"triple_couronne_{edition}"] = rate(games)
    course, field = game.course, list(range(12, 24))

    def races() -> int:
        for _ in range(100):
            race = Race(course, field, PLACES)
            while not race.run(chance, None):
                race.owed = 0
        return 100

    return {**found, "triple_couronne_races": rate(races)}
