"""Bots against each other: how often each of them wins, and what it has at the end."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from hippodrome.bots import make_bot
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.log import Log
from hippodrome.core.wire import OptionValue, Setup


class Standing(NamedTuple):
    """How a player did."""

    bot: str
    wins: float
    """The share of games won; a shared win is shared here too."""
    total: float
    """What it had at the end, on average."""
    milliseconds: float
    """How long it thought, on average, for a choice."""


def play(
    game: Game[Any],
    edition: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, OptionValue] | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Standing]:
    """So many games; after each of them everybody moves on by a seat. `progress` hears how many are done."""
    count = len(bots)
    setup = Setup(title=game.title(), edition=edition, seats=count, options=options or {}, box=game.box_digest())
    chance = FastChance(seed)
    players = [make_bot(game, bot, FastChance(seed + 1 + at)) for at, bot in enumerate(bots)]
    wins, totals, spent, choices = [0.0] * count, [0] * count, [0.0] * count, [0] * count
    for number in range(games):
        seated = [(seat + number) % count for seat in range(count)]
        log = Log()
        state = game.start(setup, chance, log)
        while owing := game.to_act(state):
            at = seated[owing[0]]
            view = game.view(state, owing[0], log.heard_by(owing[0]))
            began = time.process_time()
            code = players[at].choose(view)
            spent[at] += time.process_time() - began
            choices[at] += 1
            game.apply(state, owing[0], code, chance, log)
        outcome = game.outcome(state)
        assert outcome is not None
        for seat, total in enumerate(outcome.totals):
            totals[seated[seat]] += total
        for seat in outcome.winners:
            wins[seated[seat]] += 1 / len(outcome.winners)
        if progress is not None:
            progress(number + 1)
    return [
        Standing(bot, wins[at] / games, totals[at] / games, 1000 * spent[at] / max(1, choices[at])) for at, bot in enumerate(bots)
    ]
