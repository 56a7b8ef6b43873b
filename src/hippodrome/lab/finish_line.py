"""Finish Line by simulation: the chance to win by starting place, at random and well played, next to the odds.

What comes out is reported as it is: neither the box nor the bot is tuned to it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hippodrome.bots.finish_line import Tipster
from hippodrome.bots.player import Bot
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup, View
from hippodrome.games.finish_line import TITLE
from hippodrome.games.finish_line.actions import PlaceBets, WinStake
from hippodrome.games.finish_line.box import PerPlace, Simulation
from hippodrome.games.finish_line.codes import RUNNERS
from hippodrome.games.finish_line.events import RaceRanked
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import BETS, RACES, Meeting
from hippodrome.games.finish_line.views import FinishLineView
from hippodrome.lab import plots
from hippodrome.lab.report import Cell, Figure, Grid, Labels, Said, Share

SEATS = 3
SENSIBLE_SHARE, BACKED_SHARE = 50, 100
"""For so many races at random one between sensible players, and one in which a given place is backed."""
SENSIBLE = (
    "A sensible player draws three horses by chance times odds, bets everything on them and on two pairs of them, takes the "
    "dice with the fewest blanks, and does what is worth most to its own bets, by chances that were fitted to races at random; "
    "whoever backs a place has everything on it to win, and plays on in the same way"
)
"""How the bot of `bots/finish_line.py` plays."""


class Backer:
    """A sensible player who puts everything on the horse that starts in one place, and pushes it."""

    def __init__(self, game: FinishLine, chance: FastChance, start: int) -> None:
        self._game = game
        self._tipster = Tipster(game, chance)
        self._start = start

    def choose(self, view: View) -> int:
        assert isinstance(view, FinishLineView) and view.choice is not None
        if view.choice.kind != "bets":
            return self._tipster.choose(view)
        return self._game.code(PlaceBets((WinStake(self._start, view.choice.most // view.choice.step * view.choice.step),)))


class Tally:
    """Counts the winners of many races by starting place."""

    def __init__(self, game: FinishLine, seed: int) -> None:
        self._game = game
        self._chance = FastChance(seed)

    def at_random(self, races: int, progress: Callable[[], None]) -> list[int]:
        """Nobody bets, everybody does anything."""
        wins = [0] * RUNNERS
        game, chance = self._game, self._chance
        nothing = game.code(PlaceBets())
        for number in range(races):
            if number % RACES == 0:
                state = game.start(self._setup(), chance)
            race = state.race
            while state.race == race:
                seat = game.to_act(state)[0]
                code = nothing if state.phase == BETS else game.legal(state, seat).draw(chance)
                self._apply(state, seat, code, wins)
            progress()
        return wins

    def played(self, races: int, players: list[Bot], progress: Callable[[], None]) -> list[int]:
        """Between players who want to win."""
        wins = [0] * RUNNERS
        game = self._game
        for number in range(races):
            if number % RACES == 0:
                state = game.start(self._setup(), self._chance)
            race, starts, log = state.race, list(state.runners), Log()
            while state.race == race:
                seat = game.to_act(state)[0]
                game.apply(state, seat, players[seat].choose(game.view(state, seat, log.heard_by(seat))), self._chance, log)
            count_winner(log, starts, wins)
            progress()
        return wins

    def sensible(self) -> Bot:
        return Tipster(self._game, self._chance)

    def backer(self, start: int) -> Bot:
        return Backer(self._game, self._chance, start)

    def _setup(self) -> Setup:
        return Setup(title="finish-line", edition=TITLE.editions[0], seats=SEATS, box=self._game.box_digest())

    def _apply(self, state: Meeting, seat: int, code: int, wins: list[int]) -> None:
        """Events are listened to only where a race may end."""
        if state.phase == BETS or state.in_reserve():
            self._game.apply(state, seat, code, self._chance)
            return
        starts, log = list(state.runners), Log()
        self._game.apply(state, seat, code, self._chance, log)
        count_winner(log, starts, wins)


def count_winner(log: Log, starts: list[int], wins: list[int]) -> None:
    """Add the winner that a log tells of, if any, to the wins of its starting place."""
    for event, _ in log:
        if isinstance(event, RaceRanked) and event.order:
            wins[starts.index(event.order[0])] += 1


def simulate(game: FinishLine, races: int, seed: int, progress: Callable[[int], None] | None = None) -> Simulation:
    """So many races at random, and some well played; `progress` hears how many are done."""
    tally = Tally(game, seed)
    sensible, backed = max(1, races // SENSIBLE_SHARE), max(1, races // BACKED_SHARE)
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        if progress is not None and done % 100 == 0:
            progress(done)

    at_random = tally.at_random(races, tick)
    played_well = tally.played(sensible, [tally.sensible() for _ in range(SEATS)], tick)
    back = []
    for start in range(1, RUNNERS + 1):
        players = [tally.backer(start), *(tally.sensible() for _ in range(SEATS - 1))]
        back.append(tally.played(backed, players, tick)[start - 1] / backed * game.box.odds.ladder[start - 1])
    return Simulation(
        how=f"{races:,} races at random, {sensible:,} between three sensible players, {backed:,} for each place that one backs, "
        f"seed {seed}. {SENSIBLE}",
        races=races,
        sensible_races=sensible,
        backed_races=backed,
        wins_at_random=_shares(at_random, races),
        wins_played_well=_shares(played_well, sensible),
        back_per_euro=_seven([round(each, 2) for each in back]),
    )


def total(races: int) -> int:
    """How many races such a simulation runs altogether."""
    return races + max(1, races // SENSIBLE_SHARE) + RUNNERS * max(1, races // BACKED_SHARE)


def _shares(wins: list[int], races: int) -> PerPlace:
    return _seven([round(count / races, 3) for count in wins])


def _seven(values: list[float]) -> PerPlace:
    one, two, three, four, five, six, seven = values
    return one, two, three, four, five, six, seven


def fair(ladder: tuple[int, ...]) -> list[float]:
    """What the odds would say about the chances, scaled so that they add up to one."""
    whole = sum(1 / odds for odds in ladder)
    return [1 / odds / whole for odds in ladder]


def report(game: FinishLine, found: Simulation) -> list[Grid]:
    """Chances and returns by starting place, next to the odds."""
    ladder = game.box.odds.ladder
    rows = []
    for place, (odds, chance) in enumerate(zip(ladder, fair(ladder), strict=True)):
        random, well = found.wins_at_random[place], found.wins_played_well[place]
        back = (random * odds, well * odds, found.back_per_euro[place])
        rows.append(
            (place + 1, f"×{odds}", Share(chance), Share(random), Figure(back[0]), Share(well), Figure(back[1]), Figure(back[2]))
        )
    heads = ("place", "odds", "fair", "random", "back", "well", "back", "pushed")
    return [Grid(Said("finish-line-lab-title"), [Said(f"finish-line-lab-{head}") for head in heads], rows)]


def how(found: Simulation, seed: int) -> Said:
    """How the figures were made."""
    facts: dict[str, Cell] = {"races": found.races, "well": found.sensible_races, "backed": found.backed_races, "seed": str(seed)}
    return Said("finish-line-lab-how", facts)


def plot(game: FinishLine, found: Simulation, labels: Labels, below: str, path: Path) -> None:
    """Chances by starting place beside those that the odds stand for, and what backing a place brings."""
    ladder = game.box.odds.ladder
    figure = plots.figure(labels.say("finish-line-plot-title"), path)
    left, right = figure.subplots(1, 2, width_ratios=[5, 3])
    names = [f"{place}\n×{odds}" for place, odds in enumerate(ladder, 1)]
    series = (
        ("fair", fair(ladder), plots.FADED),
        ("random", found.wins_at_random, plots.MUSTARD),
        ("well", found.wins_played_well, plots.ORANGE),
    )
    for number, (key, shares, colour) in enumerate(series):
        at = [place + 0.27 * (number - 1) for place in range(len(ladder))]
        label = labels.say(f"finish-line-lab-{key}")
        bars = left.bar(at, [100 * share for share in shares], width=0.25, color=colour, label=label)
        left.bar_label(bars, [labels.figure(100 * share, 1) for share in shares], padding=2, color=plots.INK, fontsize=7.5)
    left.set_xticks(range(len(ladder)), names)
    left.set_yticks([])
    left.legend(frameon=False, labelcolor=plots.INK)
    plots.dress(left, f"{labels.say('finish-line-plot-chances')} (%)", labels.say("finish-line-plot-place"))
    back = right.bar(names, found.back_per_euro, color=plots.BROWN, width=0.72)
    right.bar_label(back, [labels.figure(each, 2) for each in found.back_per_euro], padding=3, color=plots.INK)
    right.axhline(1, color=plots.ORANGE, linestyle=(0, (4, 3)), linewidth=1.2)
    right.set_yticks([])
    plots.dress(right, labels.say("finish-line-plot-back"), labels.say("finish-line-plot-place"))
    plots.save(figure, below, path)
