"""La Triple Couronne, 4 seats: whole games at random, with the auction where there is one; races alone as the lab and the bots
run them: all twelve horses of four and five years, until four are across the line; and what is drawn again for a search: the
maxima of others for a lot, and their sealed papers, betting slips among them."""

from __future__ import annotations

from typing import Any

from hippodrome.core.chance import FastChance
from hippodrome.core.rollout import playout
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.triple_couronne.race import Race
from hippodrome.games.triple_couronne.views import PHASES
from hippodrome.lab.benches import SEATS, Rate

PLACES = 4
SECRETS = {"maxima": "auction", "entries": "entries", "bets": "bets"}
"""What is drawn again, and the phase in which it is hidden."""
FIGURES = {f"triple_couronne_{name}": (f"Triple Couronne, {name}", "/s") for name in ("initiation", "marathon", "races")} | {
    f"triple_couronne_redeal_{name}_microseconds": (f"Triple Couronne, {name} again", "µs") for name in SECRETS
}


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

    found["triple_couronne_races"] = rate(races)
    for name, phase in SECRETS.items():
        state = _hidden_from_the_last(game, phase)

        def redeals(state: Any = state) -> int:
            for _ in range(1000):
                game.redeal(state, SEATS - 1, chance)
            return 1000

        found[f"triple_couronne_redeal_{name}_microseconds"] = round(1e6 / rate(redeals), 3)
    return found


def _hidden_from_the_last(game: Any, phase: str) -> Any:
    """The first time that the last seat alone still has to choose in this phase; in a further season if it never does."""
    chance, policy = FastChance(1), game.policy()
    while True:
        state = game.start(Setup(title="triple-couronne", edition="complet", seats=SEATS), chance)
        while seats := game.to_act(state):
            if PHASES[state.phase] == phase and seats == (SEATS - 1,):
                return state
            game.apply(state, seats[0], policy.pick(state, seats[0], game.legal(state, seats[0]), chance), chance)
