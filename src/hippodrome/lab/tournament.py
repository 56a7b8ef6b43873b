"""Bots at one table: how often each of them wins, and what it has at the end.

Every deal, which is a seed of chance, is played once in every rotation of the seats. What counts is the share of games won, a
shared win being shared here too: winnings have such long tails that the loser of most games can have the higher mean. The
interval is over deals, and which processes play them plays no part.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from hippodrome.bots import Bot
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, BadSetup
from hippodrome.core.log import Log
from hippodrome.core.search import Budget
from hippodrome.core.wire import OptionValue, Setup
from hippodrome.doors.bots import EXEC, is_ours, load_bot, told
from hippodrome.doors.process import BotFailed
from hippodrome.lab.problems import LabProblem
from hippodrome.lab.varied import Varied, varied
from hippodrome.lab.work import Runner, loaded

WITHIN = 1.96
"""Standard errors to either side in which 95 % of all means lie."""
SEEDS = 1_000_003
"""Seeds of one tournament are so far from those of the next."""


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What is played, and by whom: a bot for each seat, by its name (`doors/bots.py` says which there are), perhaps with other
    constants in brackets (`lab/varied.py`); with `@` and a number behind it, it has a budget of so many rollouts."""

    title: str
    bots: tuple[str, ...]
    edition: str = ""
    """Empty: the first one."""
    options: dict[str, OptionValue] = {}
    box: str = ""
    """The text of a box that is not the game's own."""
    seconds: float = 0.0
    """After so many seconds a choice is cut short; 0: never."""


class Sat(msgspec.Struct, frozen=True, array_like=True):
    """One seat in one game."""

    deal: int
    table: str
    """The bots that play here, with commas between them."""
    rotation: int
    seat: int
    player: int
    """Which one of the contest's bots."""
    bot: str
    win: float
    """1, or its part of a shared win."""
    total: int
    """What it had at the end."""
    seconds: float
    """How long it thought altogether, in processor time."""
    choices: int
    struck: int
    """Choices that a clock cut short."""


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
    struck: int
    """How many of its choices were cut short."""


def play(contest: Contest, deals: int, seed: int, runner: Runner) -> list[Standing]:
    """How each player of one table did in so many deals. Raises BadSetup."""
    check(contest, seed)
    games = runner.run(deal, list[Sat], [(contest, number, seed) for number in range(deals)])
    sat = [each for game in games for each in game]
    return [standing(bot, [each for each in sat if each.player == at]) for at, bot in enumerate(contest.bots)]


def standing(bot: str, sat: Sequence[Sat]) -> Standing:
    """How a player did in all these seats."""
    wins = share([(each.deal, each.win) for each in sat])
    choices = max(1, sum(each.choices for each in sat))
    return Standing(
        bot,
        *wins,
        sum(each.total for each in sat) / len(sat),
        1000 * sum(each.seconds for each in sat) / choices,
        sum(each.struck for each in sat),
    )


def share(wins: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """The mean of all wins, each with its deal, and how far from the truth it may be: over deals, whose games go together."""
    by_deal: dict[int, list[float]] = {}
    for number, win in wins:
        by_deal.setdefault(number, []).append(win)
    means = [sum(each) / len(each) for each in by_deal.values()]
    count, mean = len(means), sum(means) / len(means)
    if count < 2:
        return mean, 1.0
    return mean, WITHIN * math.sqrt(sum((each - mean) ** 2 for each in means) / (count - 1) / count)


def deal(contest: Contest, number: int, seed: int) -> list[Sat]:
    """One deal in all rotations."""
    return [seat for rotation in range(len(contest.bots)) for seat in _game(contest, number, seed * SEEDS + number, rotation)]


def _game(contest: Contest, number: int, seed: int, rotation: int) -> list[Sat]:
    game, bots, count = loaded(contest.title, contest.box), contest.bots, len(contest.bots)
    players = [_player(game, bot, FastChance((seed * count + rotation) * count + at)) for at, bot in enumerate(bots)]
    seated = [(seat + rotation) % count for seat in range(count)]
    spent, choices, struck = [0.0] * count, [0] * count, [0] * count
    chance, log = FastChance(seed), Log()
    state = game.start(_setup(game, contest, count), chance, log)
    while owing := game.to_act(state):
        seat = owing[0]
        bot, rollouts = players[seated[seat]]
        view = game.view(state, seat, log.heard_by(seat))
        budget = Budget(rollouts, contest.seconds) if rollouts or contest.seconds else None
        began = time.process_time()
        try:
            game.apply(state, seat, bot.choose(view, budget), chance, log)
        except Exception as problem:  # whatever somebody's bot may raise: it is named, and what others did is kept
            raise _failure(bots[seated[seat]], problem, number, rotation) from problem
        spent[seat] += time.process_time() - began
        choices[seat] += 1
        struck[seat] += budget is not None and budget.struck
    outcome = game.outcome(state)
    assert outcome is not None
    wins = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(count)]
    table = ",".join(bots)
    return [
        Sat(
            number,
            table,
            rotation,
            seat,
            at,
            bots[at],
            wins[seat],
            outcome.totals[seat],
            spent[seat],
            choices[seat],
            struck[seat],
        )
        for seat, at in enumerate(seated)
    ]


def _failure(bot: str, problem: Exception, number: int, rotation: int) -> LabProblem:
    key = "lab-bot-illegal" if isinstance(problem, BadAction) else "lab-bot-failed"
    return LabProblem(key, bot=bot, deal=number, rotation=rotation, **_why(problem))


def _why(problem: Exception) -> dict[str, str | int]:
    """What went wrong, in a sentence; if there is a text for it, with its key and facts."""
    known = {"why": problem.key, **problem.facts} if isinstance(problem, BotFailed) else {}
    return {"reason": told(problem), **known}


def check(contest: Contest, seed: int) -> None:
    """Raises BadSetup, or LabProblem if a bot does not start: better here than in a process."""
    game = loaded(contest.title, contest.box)
    game.start(_setup(game, contest, len(contest.bots)), FastChance(seed))
    for bot in contest.bots:
        try:
            _player(game, bot, FastChance(seed))
        except BotFailed as problem:
            raise LabProblem("lab-bot-start", bot=bot, **_why(problem)) from problem


def _setup(game: Game[Any], contest: Contest, seats: int) -> Setup:
    edition = contest.edition or game.editions()[0]
    return Setup(title=game.title(), edition=edition, seats=seats, options=contest.options, box=game.box_digest())


def _player(game: Game[Any], bot: str, chance: FastChance) -> tuple[Bot, int]:
    """A bot and its budget, 0 for its own."""
    name, budgeted, rollouts = bot.rpartition("@") if "@" in bot else (bot, "", "")
    if bot.startswith(EXEC) and not rollouts.isdecimal():
        return load_bot(game, bot, chance), 0  # a command may have an @ of its own
    if budgeted and not (rollouts.isdecimal() and int(rollouts)):
        raise BadSetup("bot", f"{bot!r}: behind the @ stands a number of rollouts", "bot-budget", bot=bot)
    known, changes = varied(name)
    if changes and is_ours(game.title(), known):
        return Varied(game, known, changes, chance), int(rollouts or 0)
    return load_bot(game, name, chance), int(rollouts or 0)
