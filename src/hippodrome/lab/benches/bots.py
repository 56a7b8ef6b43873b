"""How quickly bots choose, and how long hints take: with two seats the decisions per second of every level, at moments of a whole
game between stand-ins; with as many seats as there may be, the time that hints take at the moment at which they take longest."""

from __future__ import annotations

from functools import partial
from typing import Any

from hippodrome.bots import levels_of, make_bot, stand_in
from hippodrome.bots.hints import ROLLOUTS, has_hints, hints_for
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.log import Log
from hippodrome.core.title import Variant
from hippodrome.core.wire import Setup, View
from hippodrome.games import load_game, title_of, titles
from hippodrome.lab.benches import Rate

HINTS = "hints"
MOMENTS = 12
"""Moments of a game at which every level chooses, far apart from each other."""


def measure(rate: Rate) -> dict[str, dict[str, float]]:
    """By game: decisions per second of each level, and milliseconds for its hints."""
    found: dict[str, dict[str, float]] = {}
    for about in titles().values():
        game = load_game(about.title)
        views = views_of(game, min(about.seats))
        some = views[:: max(1, len(views) // MOMENTS)][:MOMENTS]
        found[about.title] = {level: rate(partial(_decide, game, level, some)) for level in levels_of(about.title)}
        if has_hints(about.title):
            firsts = {(view.race, view.phase): view for view in reversed(views_of(game, max(about.seats)))}
            took = [1000 / rate(partial(_hint, game, view)) for view in firsts.values()]
            found[about.title][HINTS] = round(max(took))
    return found


def _decide(game: Game[Any], level: str, views: list[View]) -> int:
    bot = make_bot(game, level, FastChance(1))
    for view in views:
        bot.choose(view)
    return len(views)


def _hint(game: Game[Any], view: View) -> int:
    hints_for(game, view, FastChance(1), ROLLOUTS)
    return 1


def views_of(game: Game[Any], seats: int) -> list[Any]:
    """What the seats see that choose in a game between stand-ins, in the first way to play that its tables are measured in."""
    title = game.title()
    way = (title_of(title).variants or (Variant(game.editions()[0]),))[0]
    chance, log, found = FastChance(1), Log(), list[View]()
    bots = [make_bot(game, stand_in(title), FastChance(seat)) for seat in range(seats)]
    state = game.start(Setup(title=title, edition=way.edition, seats=seats, options=dict(way.options)), chance, log)
    while owing := game.to_act(state):
        view = game.view(state, owing[0], log.heard_by(owing[0]))
        found.append(view)
        game.apply(state, owing[0], bots[owing[0]].choose(view), chance, log)
    return found
