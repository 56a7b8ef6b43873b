"""Finish by simulation: who wins how often, how long races last, how often a horse falls, what decides a place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hippodrome.core.chance import FastChance
from hippodrome.games.finish.box import Simulation
from hippodrome.games.finish.options import Options
from hippodrome.games.finish.race import Race
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.state import LANES, NONE, Programme
from hippodrome.lab import plots
from hippodrome.lab.report import Chart, Grid, Labels, Said, Share

LAST_ROUND = 7
"""This round and all later ones are counted together."""


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

    def result(self, how: str) -> Simulation:
        """The shares, as the box keeps them."""

        def share(count: int, of: int | None = None) -> float:
            return round(count / max(1, self.races if of is None else of), 3)

        names = [card.name for card in self._game.box.horses.list]
        riders = [card.name for card in self._game.box.jockeys.list]
        return Simulation(
            how=how,
            races=self.races,
            ends_in_round={str(number): share(count) for number, count in enumerate(self.rounds) if count},
            with_a_fall=share(self.falls),
            without_winner=share(self.no_winner),
            win_bets_pay_nothing=share(self.pays_nothing),
            decided_by_dice=share(self.by_dice),
            horse_wins={name: share(self.horse_wins[i], self.horse_runs[i]) for i, name in enumerate(names)},
            jockey_wins={name: share(self.jockey_wins[i], self.jockey_runs[i]) for i, name in enumerate(riders)},
        )


def simulate(game: Finish, races: int, seed: int, progress: Callable[[int], None] | None = None) -> Simulation:
    """Races between any six horses under any six jockeys, counted; `progress` hears how many are done."""
    tally = Tally(game, seed)
    for number in range(races):
        tally.add_race()
        if progress is not None and number % 1000 == 999:
            progress(number + 1)
    how = f"{races:,} races between any six horses under any six jockeys, seed {seed}"
    return tally.result(how)


def total(races: int) -> int:
    """How many races such a simulation runs altogether."""
    return races


def report(game: Finish, found: Simulation) -> list[Chart | Grid]:
    """Who wins how often, the best first, and how races go."""
    horses, jockeys = (dict(sorted(wins.items(), key=lambda pair: -pair[1])) for wins in (found.horse_wins, found.jockey_wins))
    happens = {
        "fall": found.with_a_fall,
        "no-winner": found.without_winner,
        "dull": found.win_bets_pay_nothing,
        "dice": found.decided_by_dice,
    }
    return [
        Chart(Said("finish-lab-horses"), horses, 1 / LANES),
        Chart(Said("finish-lab-jockeys"), jockeys, 1 / LANES),
        Chart(Said("finish-lab-rounds"), rounds(found)),
        Grid(Said("finish-lab-events"), (), [(Said(f"finish-lab-{what}"), Share(share)) for what, share in happens.items()]),
    ]


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
