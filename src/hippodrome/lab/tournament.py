"""Bots against each other: how often each of them wins, and what it has at the end.

Every deal, which is a seed of chance, is played once in every rotation of the seats. What counts is the share of games won, a
shared win being shared here too: winnings have such long tails that the loser of most games can have the higher mean. The
interval is over deals, and which processes play them plays no part.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from hippodrome.bots import Bot
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadSetup
from hippodrome.core.log import Log
from hippodrome.core.search import Budget
from hippodrome.core.wire import OptionValue, Setup
from hippodrome.doors.bots import seat_bot
from hippodrome.games import load_game

WITHIN = 1.96
"""Standard errors to either side in which 95 % of all means lie."""
SEEDS = 1_000_003
"""Seeds of one tournament are so far from those of the next."""


@dataclass(frozen=True, kw_only=True)
class Contest:
    """What is played, and by whom: a bot for each seat, by its name (`doors/bots.py` says which there are); with `@` and a
    number behind it, it has a budget of so many rollouts."""

    title: str
    bots: tuple[str, ...]
    edition: str = ""
    """Empty: the first one."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    box: Path | None = None


class Standing(NamedTuple):
    """How a player did."""

    bot: str
    wins: float
    """The share of games won."""
    within: float
    """With 95 % confidence its true share is no further away than this; 1 where one deal says nothing about the next."""
    total: float
    """What it had at the end, on average."""
    milliseconds: float
    """How long it thought, on average, for a choice, in processor time."""


class Played(NamedTuple):
    """One deal in all rotations; per player what it won, had in the end, thought (seconds), and how often."""

    wins: list[float]
    totals: list[int]
    spent: list[float]
    choices: list[int]


def play(
    contest: Contest, deals: int, seed: int, processes: int = 0, progress: Callable[[int], None] | None = None
) -> list[Standing]:
    """So many deals, on so many processes (0: one for each processor). `progress` hears how many are done. Raises BadSetup."""
    _check(contest, seed)
    played: list[Played] = []
    for each in _dealt(contest, deals, seed, processes or os.cpu_count() or 1):
        played.append(each)
        if progress is not None:
            progress(len(played))
    return [_standing(bot, at, played) for at, bot in enumerate(contest.bots)]


def _dealt(contest: Contest, deals: int, seed: int, processes: int) -> Iterator[Played]:
    seeds = [seed * SEEDS + deal for deal in range(deals)]
    if processes == 1:
        yield from (deal(contest, each) for each in seeds)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(deal, repeat(contest), seeds)


def _standing(bot: str, at: int, played: list[Played]) -> Standing:
    count = len(played)
    mean = sum(each.wins[at] for each in played) / count
    within = 1.0
    if count > 1:
        within = WITHIN * math.sqrt(sum((each.wins[at] - mean) ** 2 for each in played) / (count - 1) / count)
    total = sum(each.totals[at] for each in played) / count
    choices = sum(each.choices[at] for each in played)
    return Standing(bot, mean, within, total, 1000 * sum(each.spent[at] for each in played) / max(1, choices))


def deal(contest: Contest, seed: int) -> Played:
    """One deal in all rotations: means over them."""
    game, count = _loaded(contest.title, contest.box), len(contest.bots)
    wins, totals, spent, choices = [0.0] * count, [0] * count, [0.0] * count, [0] * count
    for rotation in range(count):
        players = [_player(game, bot, FastChance((seed * count + rotation) * count + at)) for at, bot in enumerate(contest.bots)]
        seated = [(seat + rotation) % count for seat in range(count)]
        chance, log = FastChance(seed), Log()
        state = game.start(_setup(game, contest), chance, log)
        while owing := game.to_act(state):
            at = seated[owing[0]]
            bot, rollouts = players[at]
            view = game.view(state, owing[0], log.heard_by(owing[0]))
            began = time.process_time()
            code = bot.choose(view, Budget(rollouts) if rollouts else None)
            spent[at] += time.process_time() - began
            choices[at] += 1
            game.apply(state, owing[0], code, chance, log)
        outcome = game.outcome(state)
        assert outcome is not None
        for seat, total in enumerate(outcome.totals):
            totals[seated[seat]] += total // count
        for seat in outcome.winners:
            wins[seated[seat]] += 1 / len(outcome.winners) / count
    return Played(wins, totals, spent, choices)


def _check(contest: Contest, seed: int) -> None:
    """Raises BadSetup: better here than in a process."""
    game = _loaded(contest.title, contest.box)
    game.start(_setup(game, contest), FastChance(seed))
    for bot in contest.bots:
        _player(game, bot, FastChance(seed))


def _setup(game: Game[Any], contest: Contest) -> Setup:
    edition = contest.edition or game.editions()[0]
    return Setup(
        title=game.title(), edition=edition, seats=len(contest.bots), options=dict(contest.options), box=game.box_digest()
    )


def _player(game: Game[Any], bot: str, chance: FastChance) -> tuple[Bot, int]:
    """A bot and its budget, 0 for its own."""
    name, budgeted, rollouts = bot.partition("@")
    if budgeted and not (rollouts.isdecimal() and int(rollouts)):
        raise BadSetup("bot", f"{bot!r}: behind the @ stands a number of rollouts")
    return seat_bot(game, name, chance), int(rollouts or 0)


@cache
def _loaded(title: str, box: Path | None) -> Game[Any]:
    return load_game(title, box)
