"""Finish Line between good players, meeting by meeting: who wins by starting place, and what a euro there brings.

Either good players are among themselves, or one of the seats has everything on one place in every race, and pushes it. What good
players remember of earlier races matters, so the first, the second and the third race are told apart. Races of a meeting go
together: intervals are over meetings.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec

from hippodrome.bots.finish_line.history import guess_at
from hippodrome.bots.finish_line.levels import maestro, maestro_with
from hippodrome.bots.finish_line.novices import Backer
from hippodrome.bots.player import Bot
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup
from hippodrome.games.finish_line.codes import RUNNERS
from hippodrome.games.finish_line.events import BetsRevealed, RaceRanked
from hippodrome.games.finish_line.reading import GUESSES, KINDS
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import RACES
from hippodrome.lab.report import Cell, Figure, Grid, Said, Share
from hippodrome.lab.simulation import SEEDS
from hippodrome.lab.tournament import WITHIN
from hippodrome.lab.work import Runner, loaded

NOBODY = 0
"""The place that is backed where everybody plays well."""


class Raced(msgspec.Struct, frozen=True, array_like=True):
    """One race of a meeting."""

    meeting: int
    race: int
    """From 1."""
    winner: int
    """The starting place, from 1; 0 if no horse was left."""
    staked: tuple[int, ...]
    """By starting place what was staked to win: by all, or by who backs one place."""
    won: float
    """1 if who backs one place won the meeting, or its part of a shared win."""
    guesses: tuple[int, ...] = ()
    """By seat the guess (`games/finish_line/reading.py`) that comes closest to its slip; −1 for one on nothing."""


def play(seats: int, place: int, meetings: int, seed: int, box: str, runner: Runner) -> list[Raced]:
    """So many meetings with somebody who backs a place, or nobody."""
    pieces = [(seats, place, number, seed, box) for number in range(meetings)]
    return [each for meeting in runner.run(played, list[Raced], pieces) for each in meeting]


def played(seats: int, place: int, number: int, seed: int, box: str) -> list[Raced]:
    """One meeting, wherever it runs; who backs a place sits elsewhere in each."""
    game = loaded("finish-line", box)
    assert isinstance(game, FinishLine)
    chance, log, backs = FastChance(seed * SEEDS + number), Log(), number % seats
    players: list[Bot] = [maestro(game, chance) for _ in range(seats)]
    if place:
        players[backs] = Backer(game, chance, place)
    setup = Setup(title=game.title(), edition=game.editions()[0], seats=seats, box=game.box_digest())
    state = game.start(setup, chance, log)
    starts: list[list[int]] = []
    while owing := game.to_act(state):
        if state.race == len(starts):
            starts.append([int(horse) for horse in state.runners])
        game.apply(state, owing[0], players[owing[0]].choose(game.view(state, owing[0], log.heard_by(owing[0]))), chance, log)
    heard = [event for event, _ in log]
    shown = [event.slips for event in heard if isinstance(event, BetsRevealed)]
    orders = [event.order for event in heard if isinstance(event, RaceRanked)]
    winners = outcome.winners if (outcome := game.outcome(state)) else ()
    won = 1 / len(winners) if place and backs in winners else 0.0
    found = []
    for race in range(RACES):
        staked = [0] * RUNNERS
        for bet in (bet for seat, slip in enumerate(shown[race]) if seat == backs or not place for bet in slip.wins):
            staked[starts[race].index(bet.horse)] += bet.stake
        winner = starts[race].index(orders[race][0]) + 1 if orders[race] else 0
        guesses = tuple(guess_at(slip, starts[race]) for slip in shown[race])
        found.append(Raced(number, race + 1, winner, tuple(staked), won, guesses))
    return found


def ratio(raced: Sequence[Raced], above: Callable[[Raced], float], below: Callable[[Raced], float]) -> tuple[float, float]:
    """How much there is of one thing for each of another in all, and how far from the truth that may be, over meetings."""
    sums: dict[int, tuple[float, float]] = {}
    for each in raced:
        over, under = sums.get(each.meeting, (0.0, 0.0))
        sums[each.meeting] = over + above(each), under + below(each)
    whole, count = sum(under for _, under in sums.values()), len(sums)
    found = sum(over for over, _ in sums.values()) / whole if whole else 0.0
    if not whole or count < 2:
        return found, math.inf
    spread = sum((over - found * under) ** 2 for over, under in sums.values()) * count / (count - 1)
    return found, WITHIN * math.sqrt(spread) / whole


def report(raced: Sequence[Raced], place: int, odds: Sequence[int]) -> Grid:
    """By place between good players; by race for one who backs a place."""
    rows: list[tuple[Cell, ...]] = []
    if place:
        # Each race counts alike, however much there was to stake.
        parts = [(Said("finish-line-returns-race", {"race": race}), {race}) for race in range(1, RACES + 1)]
        for name, races in [*parts, (Said("finish-line-returns-all"), set(range(1, RACES + 1)))]:
            some = [each for each in raced if each.race in races]
            rows.append((name, len(some), *_wins(some, place), *_back(some, place, odds, lambda each: float(any(each.staked)))))
        head = Said("finish-line-returns-when")
    else:
        for start in range(1, RUNNERS + 1):
            back = _back(raced, start, odds, lambda each, at=start - 1: float(each.staked[at]))  # type: ignore[misc]
            rows.append((start, len(raced), *_wins(raced, start), *back))
        head = Said("finish-line-lab-place")
    heads = [head, *(Said(f"finish-line-returns-{each}") for each in ("races", "wins", "within", "back", "within"))]
    return Grid(Said("finish-line-returns-title"), heads, rows)


def _wins(raced: Sequence[Raced], place: int) -> tuple[Cell, Cell]:
    share, within = ratio(raced, lambda each: float(each.winner == place), lambda _: 1.0)
    return Share(share), Share(within)


def _back(raced: Sequence[Raced], place: int, odds: Sequence[int], stake: Callable[[Raced], float]) -> tuple[Cell, Cell]:
    back, within = ratio(raced, lambda each: odds[place - 1] * stake(each) * (each.winner == place), stake)
    return Figure(back), Figure(within)


def slips(raced: Sequence[Raced]) -> Grid:
    """How everybody has bet: on how many horses, in the first race and later, and how often as in the race before."""
    before = {(each.meeting, each.race): each.guesses for each in raced}
    rows: list[tuple[Cell, ...]] = []
    for name, races in (("first", {1}), ("later", set(range(2, RACES + 1)))):
        kinds, again = [0] * (KINDS + 1), 0
        for each in (each for each in raced if each.race in races):
            earlier = before.get((each.meeting, each.race - 1), each.guesses[:0])
            again += sum(guess == then for guess, then in zip(each.guesses, earlier, strict=False) if guess >= 0)
            for guess in each.guesses:
                kinds[GUESSES[guess][0] if guess >= 0 else KINDS] += 1
        many = max(1, sum(kinds))
        rows.append((Said(f"finish-line-slips-{name}"), sum(kinds), *(Share(count / many) for count in (*kinds, again))))
    heads = ("when", "slips", "one", "two", "pair", "three", "nothing", "again")
    return Grid(Said("finish-line-slips-title"), [Said(f"finish-line-slips-{head}") for head in heads], rows)


def how(raced: Sequence[Raced], seats: int, place: int, seed: int) -> Said:
    """How the figures were made, and how many meetings were won by who backs a place."""
    meetings = len({each.meeting for each in raced})
    won, within = ratio([each for each in raced if each.race == RACES], lambda each: each.won, lambda _: 1.0)
    facts: dict[str, Cell] = {"seats": seats, "place": place, "meetings": meetings, "seed": str(seed)}
    plays = maestro_with(seats - 1)
    facts |= {"won": Share(won), "within": Share(within), "bets": plays.bets, "dice": plays.dice}
    return Said("finish-line-returns-backed" if place else "finish-line-returns-well", facts)
