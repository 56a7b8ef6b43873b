"""Finish Line by simulation: the chance to win by starting place, at random and well played, next to the odds.

What comes out is reported as it is: neither the box nor the bots are tuned to it. Races that are well played take long, so a
batch of them has few.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from hippodrome.bots.finish_line.levels import maestro
from hippodrome.bots.finish_line.novices import Backer
from hippodrome.bots.player import Bot
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup
from hippodrome.games.finish_line import TITLE
from hippodrome.games.finish_line.actions import PlaceBets
from hippodrome.games.finish_line.box import PerPlace, Simulation
from hippodrome.games.finish_line.codes import RUNNERS
from hippodrome.games.finish_line.events import RaceRanked
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import BETS, RACES, Meeting
from hippodrome.lab import plots
from hippodrome.lab.report import Bound, Cell, Chart, Figure, Grid, Labels, Said, Share, divergence
from hippodrome.lab.simulation import Counts, split

SEATS = 3
WELL_SHARE, BACKED_SHARE = 55, 2777
"""For so many races at random one between good players, and one in which a given place is backed."""
USUAL_RACES = 20_000
"""Races at random, unless somebody wants more."""
AT_ONCE, RANDOM_AT_ONCE = 6, 3000
"""Races of a batch, well played and at random; whole meetings."""
MOST_DIVERGENCE, WELL = 0.02, (0.01, 0.35)
"""In nats, from the odds at random; between which shares the wins of each place should be if well played: the last one is pushed
so rarely that it wins more rarely than at random, but whoever stakes on it then gets back no less than elsewhere."""
GOOD_PLAYERS = (
    "A good player reads everybody's bets off earlier races and off their dice, simulates its own bets and the uses of its dice, "
    "hinders, and plays to win the meeting (the maestro); whoever backs a place has everything on it to win, and pushes it as "
    "far as one die goes"
)
"""How the bots play."""


class Tally:
    """Counts the winners of many races by starting place."""

    def __init__(self, game: FinishLine, seed: int) -> None:
        self._game = game
        self._chance = FastChance(seed)

    def at_random(self, races: int) -> list[int]:
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
        return wins

    def played(self, races: int, players: list[Bot]) -> list[int]:
        """Between players who want to win."""
        wins = [0] * RUNNERS
        game = self._game
        for number in range(races):
            if number % RACES == 0:
                log = Log()
                state = game.start(self._setup(), self._chance, log)
            race, starts, heard = state.race, list(state.runners), len(log)
            while state.race == race:
                seat = game.to_act(state)[0]
                game.apply(state, seat, players[seat].choose(game.view(state, seat, log.heard_by(seat))), self._chance, log)
            count_winner(list(log)[heard:], starts, wins)
        return wins

    def good(self) -> Bot:
        return maestro(self._game, self._chance)

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
        count_winner(list(log), starts, wins)


def count_winner(heard: Sequence[tuple[object, object]], starts: list[int], wins: list[int]) -> None:
    """Add the winner that events tell of, if any, to the wins of its starting place."""
    for event, _ in heard:
        if isinstance(event, RaceRanked) and event.order:
            wins[starts.index(event.order[0])] += 1


def batches(races: int, seed: int) -> list[tuple[str, int, int]]:
    """Races at random, and some well played: between good players, and for each place with one who backs it among them."""
    well, backed = max(1, races // WELL_SHARE), max(1, races // BACKED_SHARE)
    found = []
    for start in range(RUNNERS, -1, -1):  # what takes longest first
        kind, many = (f"place {start}", backed) if start else ("well", well)
        found += split(kind, many, AT_ONCE, seed * (RUNNERS + 1) + start)
    return found + split("random", races, RANDOM_AT_ONCE, seed)


def count(game: FinishLine, kind: str, races: int, seed: int) -> Counts:
    """The wins by starting place in a few races."""
    tally, counts = Tally(game, seed), Counts()
    if kind == "random":
        wins = tally.at_random(races)
    else:
        first = tally.good() if kind == "well" else tally.backer(int(kind.removeprefix("place ")))
        wins = tally.played(races, [first, *(tally.good() for _ in range(SEATS - 1))])
    for start, won in enumerate(wins, 1):
        counts.add(kind, str(start), won, races)
    return counts


def gather(game: FinishLine, counts: Counts, races: int, seed: int) -> Simulation:
    """The shares, as the box keeps them."""
    well, backed, ladder = counts.of("well"), counts.of("place 1"), game.box.odds.ladder
    return Simulation(
        how=f"{races:,} races at random, {well:,} between three good players, {backed:,} for each place that one backs among two "
        f"of them, seed {seed}. {GOOD_PLAYERS}",
        races=races,
        sensible_races=well,
        backed_races=backed,
        wins_at_random=_shares(counts, "random"),
        wins_played_well=_shares(counts, "well"),
        back_per_euro=_seven(
            [round(counts.share(f"place {start}", str(start)) * odds, 2) for start, odds in enumerate(ladder, 1)]
        ),
    )


def _shares(counts: Counts, series: str) -> PerPlace:
    return _seven(list(counts.shares(series, [str(start) for start in range(1, RUNNERS + 1)], 3).values()))


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


def pictures(game: FinishLine, found: Simulation) -> list[Chart]:
    """Wins by starting place, at random and well played, beside what the odds stand for."""
    ladder = game.box.odds.ladder
    names = [f"{place} (×{odds})" for place, odds in enumerate(ladder, 1)]
    marks = dict(zip(names, fair(ladder), strict=True))
    return [
        Chart(Said(key), dict(zip(names, wins, strict=True)), marks=marks, marked=Said("finish-line-lab-fair"))
        for key, wins in (("finish-line-lab-random", found.wins_at_random), ("finish-line-lab-well", found.wins_played_well))
    ]


def bounds(game: FinishLine, found: Simulation) -> list[Bound]:
    """What was asked of faces that we had to invent: at random the printed odds come out, from the front to the back; well played
    no place is hopeless, and none dominant, as far as so few races can tell."""
    wins, most = found.wins_at_random, Said("calibrate-at-most", {"bound": Figure(MOST_DIVERGENCE)})
    apart = divergence(fair(game.box.odds.ladder), wins)
    falls = list(wins) == sorted(wins, reverse=True)
    told = [
        Bound(Said("finish-line-lab-divergence"), Figure(apart, 4), most, apart <= MOST_DIVERGENCE),
        Bound(Said("finish-line-lab-falls"), "", "", falls),
    ]
    least, greatest = min(found.wins_played_well), max(found.wins_played_well)
    low, high = (1.96 * math.sqrt(bound * (1 - bound) / found.sensible_races) for bound in WELL)
    between = Said("calibrate-between", {"least": Share(WELL[0]), "most": Share(WELL[1])})
    for key, share, error, met in (
        ("rarest", least, low, least + low >= WELL[0]),
        ("commonest", greatest, high, greatest - high <= WELL[1]),
    ):
        told.append(Bound(Said(f"finish-line-lab-{key}", {"within": Share(error)}), Share(share), between, met))
    return told


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
