"""Finish by simulation: who wins how often, how long races last, how often a horse falls, what decides a place."""

from __future__ import annotations

from pathlib import Path

from hippodrome.core.chance import FastChance
from hippodrome.games.finish.box import Simulation
from hippodrome.games.finish.options import Options
from hippodrome.games.finish.race import Race
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.state import LANES, NONE, Programme
from hippodrome.lab import plots
from hippodrome.lab.report import Bound, Chart, Grid, Labels, Said, Share
from hippodrome.lab.simulation import Counts, split

LAST_ROUND = 7
"""This round and all later ones are counted together."""
HAPPENS = ("fall", "no-winner", "dull", "dice")
"""What is counted of races, by the keys of their texts."""
USUAL_RACES = 20_000
"""Races, unless somebody wants more."""
AT_ONCE = 2000
"""Races of a batch."""
USUAL_ROUNDS, USUALLY, FALLS, WINS, DULL = ("4", "5", "6"), 0.95, (0.10, 0.25), (0.10, 0.25), 0.26
"""When races should end, and how often; how often a horse falls, how often each wins, and how often win bets pay nothing."""


class Tally:
    """Counts over many races between any six horses under any six jockeys."""

    def __init__(self, game: Finish, seed: int) -> None:
        self._game = game
        self._table = game.table(2, Options())
        self._chance = FastChance(seed)
        self.races = self.falls = self.no_winner = self.pays_nothing = self.by_dice = 0
        self.rounds = [0] * (LAST_ROUND + 1)
        self.horse_runs, self.horse_wins = [0] * self._table.horse_count, [0] * self._table.horse_count
        self.jockey_runs, self.jockey_wins = [0] * self._table.jockey_count, [0] * self._table.jockey_count

    def add_race(self) -> None:
        """Run one more race and count it."""
        field = self._field()
        race = Race(field)
        race.start(self._chance, None)
        rounds, left = 0, LANES
        while left > 0 and race.winner == NONE:
            left -= race.round(rounds, self._chance, None)
            rounds += 1
        self.races += 1
        self.rounds[min(rounds, LAST_ROUND)] += 1
        self.falls += left < LANES
        for lane in range(LANES):
            self.horse_runs[field.horses[lane]] += 1
            self.jockey_runs[field.jockeys[lane]] += 1
        if race.winner == NONE:
            self.no_winner += 1
            return
        self.horse_wins[field.horses[race.winner]] += 1
        self.jockey_wins[field.jockeys[race.winner]] += 1
        squares = sorted((race.squares[lane] for lane in race.ranking(self._chance, None)[1:]), reverse=True)
        self.pays_nothing += not squares or race.length - squares[0] >= len(self._table.win_odds)
        self.by_dice += any(
            squares[place : place + 1] == squares[place + 1 : place + 2] for place in (0, 1) if squares[place + 1 :]
        )

    def _field(self) -> Programme:
        field = Programme(self._table)
        field.clear_lanes()
        horses, jockeys = list(range(self._table.horse_count)), list(range(self._table.jockey_count))
        for _ in range(LANES):
            field.saddle(horses.pop(self._chance.below(len(horses))), jockeys.pop(self._chance.below(len(jockeys))), 0, 0)
        return field

    def counts(self) -> Counts:
        """All of it."""
        counts = Counts()
        for number, count in enumerate(self.rounds):
            counts.add("round", str(number), count, self.races)
        happened = (self.falls, self.no_winner, self.pays_nothing, self.by_dice)
        for name, count in zip(HAPPENS, happened, strict=True):
            counts.add("race", name, count, self.races)
        for card, wins, runs in zip(self._game.box.horses.list, self.horse_wins, self.horse_runs, strict=True):
            counts.add("horse", card.name, wins, runs)
        for rider, wins, runs in zip(self._game.box.jockeys.list, self.jockey_wins, self.jockey_runs, strict=True):
            counts.add("jockey", rider.name, wins, runs)
        return counts


def batches(races: int, seed: int) -> list[tuple[str, int, int]]:
    """Races between any six horses under any six jockeys."""
    return split("races", races, AT_ONCE, seed)


def count(game: Finish, kind: str, races: int, seed: int) -> Counts:
    """A batch."""
    tally = Tally(game, seed)
    for _ in range(races):
        tally.add_race()
    return tally.counts()


def gather(game: Finish, counts: Counts, races: int, seed: int) -> Simulation:
    """The shares, as the box keeps them."""
    ends = counts.shares("round", map(str, range(LAST_ROUND + 1)), 3)
    fall, no_winner, nothing, dice = counts.shares("race", HAPPENS, 3).values()
    return Simulation(
        how=f"{races:,} races between any six horses under any six jockeys, seed {seed}",
        races=races,
        ends_in_round={number: share for number, share in ends.items() if share},
        with_a_fall=fall,
        without_winner=no_winner,
        win_bets_pay_nothing=nothing,
        decided_by_dice=dice,
        horse_wins=counts.shares("horse", [card.name for card in game.box.horses.list], 3),
        jockey_wins=counts.shares("jockey", [card.name for card in game.box.jockeys.list], 3),
    )


def pictures(game: Finish, found: Simulation) -> list[Chart]:
    """Who wins how often, the best first, and when races end."""
    horses, jockeys = (dict(sorted(wins.items(), key=lambda pair: -pair[1])) for wins in (found.horse_wins, found.jockey_wins))
    return [
        Chart(Said("finish-lab-horses"), horses, 1 / LANES),
        Chart(Said("finish-lab-jockeys"), jockeys, 1 / LANES),
        Chart(Said("finish-lab-rounds"), rounds(found)),
    ]


def report(game: Finish, found: Simulation) -> list[Chart | Grid]:
    """The same, and how races go."""
    shares = (found.with_a_fall, found.without_winner, found.win_bets_pay_nothing, found.decided_by_dice)
    rows = list(zip(map(_said, HAPPENS), map(Share, shares), strict=True))
    return [*pictures(game, found), Grid(Said("finish-lab-events"), (), rows)]


def _said(what: str) -> Said:
    return Said(f"finish-lab-{what}")


def bounds(game: Finish, found: Simulation) -> list[Bound]:
    """What was asked of the dice and cards that we had to invent: short races, some falls, no horse without hope."""
    usual = sum(found.ends_in_round.get(number, 0.0) for number in USUAL_ROUNDS)
    least, most = min(found.horse_wins.values()), max(found.horse_wins.values())
    falls = found.with_a_fall
    told = [
        Bound(Said("finish-lab-usual"), Share(usual), Said("calibrate-at-least", {"bound": Share(USUALLY)}), usual >= USUALLY),
        Bound(_said("fall"), Share(falls), _between(*FALLS), FALLS[0] <= falls <= FALLS[1]),
        Bound(Said("finish-lab-weakest"), Share(least), Said("calibrate-at-least", {"bound": Share(WINS[0])}), least >= WINS[0]),
        Bound(Said("finish-lab-strongest"), Share(most), Said("calibrate-at-most", {"bound": Share(WINS[1])}), most <= WINS[1]),
    ]
    dull = found.win_bets_pay_nothing
    return [*told, Bound(_said("dull"), Share(dull), Said("calibrate-at-most", {"bound": Share(DULL)}), dull <= DULL)]


def _between(least: float, most: float) -> Said:
    return Said("calibrate-between", {"least": Share(least), "most": Share(most)})


def rounds(found: Simulation) -> dict[str, float]:
    """The rounds in which races end; the last one counted stands for all later ones."""
    return {f"{number}+" if number == str(LAST_ROUND) else number: share for number, share in found.ends_in_round.items()}


def how(found: Simulation, seed: int) -> Said:
    """How the figures were made."""
    return Said("finish-lab-how", {"races": found.races, "seed": str(seed)})


def plot(game: Finish, found: Simulation, labels: Labels, below: str, path: Path) -> None:
    """Win chances of horses and jockeys, and the length of races."""
    figure = plots.figure(labels.say("finish-plot-title"), path)
    left, middle, right = figure.subplots(1, 3, width_ratios=[3, 3, 2])
    average, wins = (1 / LANES, labels.say("finish-plot-average")), labels.say("finish-plot-wins")
    plots.chances(left, found.horse_wins, average, labels.say("finish-lab-horses"), wins, labels)
    plots.chances(middle, found.jockey_wins, average, labels.say("finish-lab-jockeys"), wins, labels)
    plots.columns(right, rounds(found), labels.say("finish-lab-rounds"), labels.say("finish-round"), labels)
    plots.save(figure, below, path)
