"""A round robin of bots: every group of them at one table after the other, all in the same deals.

A group is every choice of so many different bots as there are seats. Where there are fewer bots than seats, every bot meets a
table full of every other one. In a group each deal is played once in every rotation, so seats favour nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import NamedTuple

import msgspec

from hippodrome.lab.problems import LabProblem
from hippodrome.lab.ratings import Game, Rating, rate
from hippodrome.lab.tournament import Contest, Sat, Standing, check, deal, share, standing
from hippodrome.lab.work import Runner

MOST_DEALS = 1_000_000


class Place(NamedTuple):
    """Where a bot came in."""

    standing: Standing
    rating: Rating


def groups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits at one table. Raises LabProblem."""
    if len(set(bots)) < len(bots):
        raise LabProblem("lab-bots-twice")
    if len(bots) < 2:
        raise LabProblem("lab-bots-few")
    if seats <= len(bots):
        return list(combinations(bots, seats))
    return [(one, *[other] * (seats - 1)) for one, other in permutations(bots, 2)]


def play_all(contest: Contest, seats: int, deals: int, seed: int, runner: Runner, until: float = 0.0) -> list[Sat]:
    """Every group in so many deals, and with `until` in as many again, and again, until every share is known to within so much.
    `contest.bots` are all that take part. Raises LabProblem or BadSetup."""
    tables = [msgspec.structs.replace(contest, bots=group) for group in groups(contest.bots, seats)]
    for table in tables:
        check(table, seed)
    played = 0
    while True:
        played = min(played + deals, MOST_DEALS)
        pieces = [(table, number, seed) for number in range(played) for table in tables]
        sat = [each for game in runner.run(deal, list[Sat], pieces) for each in game]
        if not until or played == MOST_DEALS or all(each.within <= until for each in _standings(sat).values()):
            return sat


def places(sat: Sequence[Sat]) -> list[Place]:
    """How each bot did, the best first."""
    by_game: dict[tuple[int, str, int], list[Sat]] = {}
    for each in sat:
        by_game.setdefault((each.deal, each.table, each.rotation), []).append(each)
    found = _standings(sat)
    rated = rate([_game(seats) for seats in by_game.values()], list(found))
    return sorted((Place(each, rated[bot]) for bot, each in found.items()), key=lambda place: -place.rating.value)


def _standings(sat: Sequence[Sat]) -> dict[str, Standing]:
    by_bot: dict[str, list[Sat]] = {}
    for each in sat:
        by_bot.setdefault(each.bot, []).append(each)
    return {bot: standing(bot, seats) for bot, seats in by_bot.items()}


def _game(seats: list[Sat]) -> Game:
    wins = dict.fromkeys((each.bot for each in seats), 0.0)
    for each in seats:
        wins[each.bot] += each.win
    return Game(seats[0].deal, tuple(each.bot for each in seats), wins)


def duels(sat: Sequence[Sat]) -> dict[tuple[str, str], tuple[float, float]]:
    """Where two bots sit at a table, the share that the first has won against the second, and how far off that may be."""
    won: dict[tuple[str, str], list[tuple[int, float]]] = {}
    for each in sat:
        others = sorted(set(each.table.split(",")) - {each.bot})
        if len(others) == 1:
            won.setdefault((each.bot, others[0]), []).append((each.deal, each.win))
    return {pair: share(wins) for pair, wins in won.items()}
