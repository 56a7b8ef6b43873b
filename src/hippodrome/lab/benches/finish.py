"""Finish: a race is a copy of a table that waits for its last betting form, and that form, with race, ranking and all payments; a
programme is a whole game of random choices, 4 seats, 3 races."""

from __future__ import annotations

from typing import Any

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import playout
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.lab.benches import SEATS, Rate

FIGURES = {
    "finish_races": ("Finish, a race with bets", "/s"),
    "finish_programmes": ("Finish, a programme", "/s"),
}


def measure(rate: Rate) -> dict[str, float]:
    game: Any = load_game("finish")
    chance = FastChance(1)
    waiting = game.start(Setup(title="finish", edition="1975", seats=SEATS, options={"races": 1}), chance)
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

    return {
        "finish_races": rate(races),
        "finish_programmes": rate(programmes),
    }
