"""La Triple Couronne by simulation: how often each horse wins a race of its age, next to what the printed odds say, and what
insurance brings back for the printed premiums.

The board and the decks are lost; the odds are printed. So whether ours are good ones can be tested: a horse should win about
as often as its odds promise (1 ÷ odds, scaled so that the chances of a race add up to one). For insurance see
triple_couronne_insurance.py.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from hippodrome.core.chance import Chance, FastChance
from hippodrome.games.triple_couronne.box import Category, Simulation
from hippodrome.games.triple_couronne.race import Course, Race
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.lab import plots
from hippodrome.lab.report import Bound, Chart, Figure, Grid, Labels, Said, Share, divergence
from hippodrome.lab.simulation import Counts, split
from hippodrome.lab.triple_couronne_insurance import insured, returns, ways

CATEGORIES = {"two": (2,), "three": (3,), "four_and_five": (4, 5)}
"""The three kinds of race by age that a programme holds."""
MOST_DIVERGENCE, LEAST_CORRELATION = 0.02, 0.95
"""In nats, for the three together; and for each of them."""
LEAST_BACK, MOST_BACK = 0.85, 1.0
"""Of a franc of premium, for each kind of contract."""
USUAL_RACES = 20_000
"""Of each kind, unless somebody wants more."""
AT_ONCE, SEASONS_AT_ONCE = 20_000, 10
"""Races and seasons of a batch."""
RACES_PER_SEASON = 200
"""For so many races of each kind one season of each programme with each number of players."""


class Verdict(NamedTuple):
    """Whether the board and the decks pass, bound by bound."""

    divergence: bool
    correlations: tuple[bool, ...]
    favourites: tuple[bool, ...]
    """Per kind of race, whether a horse with the shortest odds wins most often."""
    premiums: tuple[bool, ...]
    """Per kind of contract, whether it is worth its premium."""

    def passed(self) -> bool:
        """All of it."""
        return self.divergence and all(self.correlations) and all(self.favourites) and all(self.premiums)


def winner(course: Course, horses: list[int], chance: Chance) -> int | None:
    """The horse that wins a race between these, none of them ridden by one of the twelve; money on cards is left out."""
    race = Race(course, horses, 1)
    while not race.run(chance, None):
        race.owed = 0
    return horses[race.order[0]] if race.finished else None


def field_of(game: TripleCouronne, ages: Sequence[int]) -> list[int]:
    """All horses of these ages."""
    return [number for number, horse in enumerate(game.box.horses.list) if horse.age in ages]


def promised(odds: Sequence[int]) -> list[float]:
    """The chances that odds stand for."""
    total = sum(1 / each for each in odds)
    return [1 / each / total for each in odds]


def batches(races: int, seed: int) -> list[tuple[str, int, int]]:
    """Races of each kind with all its horses, and whole seasons in which everybody is insured."""
    seasons = max(1, races // RACES_PER_SEASON)
    found = [piece for way in ways() for piece in split(way, seasons, SEASONS_AT_ONCE, seed)]
    return found + [piece for at, name in enumerate(CATEGORIES) for piece in split(name, races, AT_ONCE, seed + at)]


def count(game: TripleCouronne, kind: str, races: int, seed: int) -> Counts:
    """A batch: of one kind of race, or of seasons."""
    if kind not in CATEGORIES:
        return insured(game, kind, races, seed)
    field, chance, counts = field_of(game, CATEGORIES[kind]), FastChance(seed), Counts()
    wins = dict.fromkeys(field, 0)
    for _ in range(races):
        first = winner(game.course, field, chance)
        if first is not None:
            wins[first] += 1
    for horse, won in wins.items():
        counts.add(kind, game.box.horses.list[horse].name, won, races)
    return counts


def gather(game: TripleCouronne, counts: Counts, races: int, seed: int) -> Simulation:
    """The figures, as the box keeps them."""
    two, three, four_and_five = (category(game, name, counts) for name in CATEGORIES)
    seasons = max(1, races // RACES_PER_SEASON)
    return Simulation(
        how=f"{races:,} races of each kind with all its horses, no decisions, seed {seed}; {seasons} seasons of each long "
        "programme with each number of players, who enter whatever qualifies",
        races=races,
        seed=seed,
        divergence=round(two.divergence + three.divergence + four_and_five.divergence, 4),
        two=two,
        three=three,
        four_and_five=four_and_five,
        insurance=returns(counts, seasons),
    )


def category(game: TripleCouronne, name: str, counts: Counts) -> Category:
    """One kind of race."""
    horses = [game.box.horses.list[horse] for horse in field_of(game, CATEGORIES[name])]
    shares = [counts.share(name, horse.name) for horse in horses]
    expected = promised([horse.odds for horse in horses])
    return Category(
        divergence=round(divergence(expected, shares), 4),
        correlation=round(rank_correlation(expected, shares), 3),
        wins=counts.shares(name, [horse.name for horse in horses], 4),
    )


def kinds(found: Simulation) -> dict[str, Category]:
    """The kinds of race, by the keys of their names."""
    return {"calibrate-two": found.two, "calibrate-three": found.three, "calibrate-four-and-five": found.four_and_five}


def report(game: TripleCouronne, found: Simulation) -> list[Grid]:
    """Per kind of race and horse: its odds, what they promise, and how often it wins."""
    odds = {horse.name: horse.odds for horse in game.box.horses.list}
    heads = [Said(f"calibrate-{head}") for head in ("horse", "odds", "promised", "wins")]
    grids = []
    for key, kind in kinds(found).items():
        expected = promised([odds[horse] for horse in kind.wins])
        rows = [
            (horse, odds[horse], Share(chance), Share(share))
            for (horse, share), chance in zip(kind.wins.items(), expected, strict=True)
        ]
        grids.append(Grid(Said(key), heads, rows))
    heads = [Said("calibrate-contract"), Said("calibrate-back")]
    contracts = [(Said(key), Figure(back, 3)) for key, back in brought_back(found).items()]
    return [*grids, Grid(Said("calibrate-insurance"), heads, contracts)] if contracts else grids


def pictures(game: TripleCouronne, found: Simulation) -> list[Chart]:
    """Per kind of race how often each horse wins, beside what its odds promise; the favourites first."""
    odds = {horse.name: horse.odds for horse in game.box.horses.list}
    charts = []
    for key, kind in kinds(found).items():
        names = sorted(kind.wins, key=lambda name: odds[name])
        chances = dict(zip(names, promised([odds[name] for name in names]), strict=True))
        wins = {name: kind.wins[name] for name in names}
        charts.append(Chart(Said(key), wins, marks=chances, marked=Said("calibrate-plot-promised")))
    return charts


def brought_back(found: Simulation) -> dict[str, float]:
    """What a franc of premium brings back, by the keys of the contracts' names; nothing if that was not simulated."""
    paid = found.insurance
    if paid is None:
        return {}
    return {"calibrate-contract-race": paid.race, "calibrate-contract-next": paid.next, "calibrate-contract-two": paid.two}


def how(found: Simulation, seed: int) -> Said:
    """How the figures were made."""
    return Said("calibrate-how", {"races": found.races, "seed": str(seed)})


def judge(game: TripleCouronne, simulation: Simulation) -> Verdict:
    """Hold a simulation against the bounds."""
    kinds = (simulation.two, simulation.three, simulation.four_and_five)
    return Verdict(
        simulation.divergence <= MOST_DIVERGENCE,
        tuple(kind.correlation >= LEAST_CORRELATION for kind in kinds),
        tuple(_favourite_wins(game, kind) for kind in kinds),
        tuple(LEAST_BACK <= back <= MOST_BACK for back in brought_back(simulation).values()),
    )


def bounds(game: TripleCouronne, found: Simulation) -> list[Bound]:
    """The verdict bound by bound: the divergence, then per kind of race the order and whether a favourite wins most often, then
    per kind of contract what it brings back."""
    verdict = judge(game, found)
    most = Said("calibrate-at-most", {"bound": Figure(MOST_DIVERGENCE)})
    least = Said("calibrate-at-least", {"bound": Figure(LEAST_CORRELATION)})
    told = [Bound(Said("calibrate-divergence"), Figure(found.divergence, 4), most, verdict.divergence)]
    for (key, kind), met in zip(kinds(found).items(), verdict.correlations, strict=True):
        told.append(Bound(Said("calibrate-correlation", {"kind": Said(key)}), Figure(kind.correlation, 3), least, met))
    for key, met in zip(kinds(found), verdict.favourites, strict=True):
        told.append(Bound(Said("calibrate-favourite", {"kind": Said(key)}), "", "", met))
    between = Said("calibrate-between", {"least": Figure(LEAST_BACK), "most": Figure(MOST_BACK)})
    for (key, back), met in zip(brought_back(found).items(), verdict.premiums, strict=True):
        told.append(Bound(Said("calibrate-premium", {"contract": Said(key)}), Figure(back, 3), between, met))
    return told


def _favourite_wins(game: TripleCouronne, kind: Category) -> bool:
    odds = {horse.name: horse.odds for horse in game.box.horses.list if horse.name in kind.wins}
    return odds[max(kind.wins, key=lambda name: kind.wins[name])] == min(odds.values())


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's: 1 for the same order; equal values share the middle of their ranks. 0 if there is no order."""
    ranks, others = _ranks(one), _ranks(other)
    middle = (len(ranks) + 1) / 2
    together = sum((a - middle) * (b - middle) for a, b in zip(ranks, others, strict=True))
    spread = math.sqrt(sum((a - middle) ** 2 for a in ranks) * sum((b - middle) ** 2 for b in others))
    return together / spread if spread else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    return [sum(other < value for other in values) + (sum(other == value for other in values) + 1) / 2 for value in values]


def plot(game: TripleCouronne, found: Simulation, labels: Labels, below: str, path: Path) -> None:
    """Per kind of race how often each horse wins, and how often its odds say it should."""
    odds = {horse.name: horse.odds for horse in game.box.horses.list}
    figure = plots.figure(labels.say("calibrate-plot-title"), path)
    panels = figure.subplots(1, 3, width_ratios=[5, 5, 6])
    most = 0.0
    for axes, (key, kind) in zip(panels, kinds(found).items(), strict=True):
        most = max(most, _panel(axes, kind.wins, odds, labels))
        plots.dress(axes, labels.say("calibrate-plot-kind", kind=labels.say(key)), labels.say("calibrate-plot-wins"))
    for axes in panels:
        axes.set_xlim(0, 1.17 * most)
    figure.legend(*panels[0].get_legend_handles_labels(), loc="upper right", ncols=2, frameon=False, labelcolor=plots.INK)
    order = [labels.figure(kind.correlation, 3) for kind in kinds(found).values()]
    facts = labels.say(
        "calibrate-plot-facts", divergence=labels.figure(found.divergence, 4), two=order[0], three=order[1], four=order[2]
    )
    plots.save(figure, f"{facts}\n{below}", path)


def _panel(axes: Any, wins: dict[str, float], odds: dict[str, int], labels: Labels) -> float:
    """One kind of race; the longest bar of it."""
    chances = dict(zip(wins, promised([odds[name] for name in wins]), strict=True))
    names = sorted(wins, key=lambda name: (-odds[name], chances[name], wins[name]))
    rows = range(len(names))
    said, won = [100 * chances[name] for name in names], [100 * wins[name] for name in names]
    simulated, expected = labels.say("calibrate-plot-simulated"), labels.say("calibrate-plot-promised")
    axes.barh(rows, won, height=0.5, color=plots.ORANGE, label=simulated, zorder=1)
    axes.scatter(said, rows, s=240, marker="|", linewidth=2.6, color=plots.INK, label=expected, zorder=2)
    place = {"xytext": (9, 0), "textcoords": "offset points", "va": "center"}
    for row, each, other in zip(rows, won, said, strict=True):
        axes.annotate(labels.figure(each, 1), (max(each, other), row), fontsize=9, color=plots.INK, **place)
    axes.set_yticks(rows, [f"{name}  ({odds[name]})" for name in names])
    axes.set_ylim(-0.7, len(names) - 0.3)
    return max([*said, *won])
