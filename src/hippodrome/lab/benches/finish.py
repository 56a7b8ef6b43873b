"""Finish: a race is a copy of a table that waits for its last betting form, and that form, with race, ranking and all payments; a
programme is a whole game of random choices, 4 seats, 3 races. Chances are those of six lanes before the last form is in, from
2,000 races; then, too, secrets are drawn again."""

from __future__ import annotations

from typing import Any

from hippodrome.core.chance import FastChance
from hippodrome.core.rollout import playout, rollout
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.finish.chances import tally
from hippodrome.lab.benches import SEATS, Rate

FIGURES = {
    "finish_races": ("Finish, a race with bets", "/s"),
    "finish_programmes": ("Finish, a programme", "/s"),
    "finish_chances_microseconds": ("Finish, chances", "µs"),
    "finish_rollouts": ("Finish, rollout by policy", "/s"),
    "finish_redeal_microseconds": ("Finish, redeal", "µs"),
    "finish_key_microseconds": ("Finish, key", "µs"),
}
COUNTED = 2000


def measure(rate: Rate) -> dict[str, float]:
    game: Any = load_game("finish")
    chance = FastChance(1)
    waiting = game.start(Setup(title="finish", edition="1975", seats=SEATS, options={"races": 1}), chance)
    opened = game.clone(waiting)
    while waiting.auction is not None:
        sold = waiting.auction.leader >= 0
        game.apply(waiting, waiting.auction.turn, game.read("pass" if sold else "bid 1000"), chance)
    *first, last = game.to_act(waiting)
    for seat in first:
        game.apply(waiting, seat, game.read("bets win 1 100 place 2 200 place 3 300"), chance)
    form = game.read("bets win 4 100 place 5 200 place 6 300")

    def races() -> int:
        clone, apply = game.clone, game.apply
        for _ in range(100):
            apply(clone(waiting), last, form, chance)
        return 100

    setup = Setup(title="finish", edition="1975", seats=SEATS, options={"races": 3})

    def programmes() -> int:
        for _ in range(10):
            playout(game, game.start(setup, chance), chance)
        return 10

    def counted() -> int:
        tally(waiting, COUNTED, chance)
        return 1

    def rollouts() -> int:
        for _ in range(100):
            rollout(game, game.clone(opened), [policy], chance, "race")
        return 100

    def redeals() -> int:
        for _ in range(1000):
            game.redeal(waiting, last, chance)
        return 1000

    def keys() -> int:
        for _ in range(1000):
            game.key(waiting, last)
        return 1000

    policy = game.policy()
    return {
        "finish_races": rate(races),
        "finish_programmes": rate(programmes),
        "finish_chances_microseconds": round(1e6 / rate(counted)),
        "finish_rollouts": rate(rollouts),
        "finish_redeal_microseconds": round(1e6 / rate(redeals), 3),
        "finish_key_microseconds": round(1e6 / rate(keys), 3),
    }
