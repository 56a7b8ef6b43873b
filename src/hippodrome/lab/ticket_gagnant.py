"""Ticket Gagnant by simulation: how often the dashed line is crossed, the measure by which its track was reconstructed, and what
tickets bring, with every number of seats and cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from hippodrome.bots.ticket_gagnant import OneAhead
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup
from hippodrome.games.ticket_gagnant.actions import ChooseDiscipline, ChooseHandSize
from hippodrome.games.ticket_gagnant.box import Measured, Simulation
from hippodrome.games.ticket_gagnant.events import LineCrossed, PhotoFinishDrawn, TicketScored
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.lab import plots
from hippodrome.lab.report import Bound, Cell, Chart, Figure, Grid, Labels, Said, Share
from hippodrome.lab.simulation import Counts, split

USUAL_RACES = 200
"""Of each kind, unless somebody wants more."""
AT_ONCE = 20
SEATS, CARDS = range(2, 7), (3, 5, 7)
KINDS = [f"{seats} {cards}" for seats in SEATS for cards in CARDS]
"""Seats and cards each, from the smallest race to the biggest."""


class Found(NamedTuple):
    """For each number of seats and cards, how often the line is crossed and a photo decides, and what a ticket brings."""

    crossed: tuple[Measured, ...]
    photo: dict[str, float]
    points: dict[str, float]
    trio: dict[str, float]


def batches(races: int, seed: int) -> list[tuple[str, int, int]]:
    """Flat races of edition 2022 between bots that look one card ahead; the long ones first."""
    return [piece for kind in reversed(KINDS) for piece in split(kind, races, AT_ONCE, seed)]


def count(game: TicketGagnant, kind: str, races: int, seed: int) -> Counts:
    """A batch of one kind."""
    chance, counts = FastChance(seed), Counts()
    seats, cards = map(int, kind.split())
    bots = [OneAhead(game, chance) for _ in range(seats)]
    for _ in range(races):
        heard = [event for event, _ in _race(game, bots, cards, chance)]
        counts.add("crossed", kind, any(isinstance(event, LineCrossed) for event in heard), 1)
        counts.add("photo", kind, any(isinstance(event, PhotoFinishDrawn) for event in heard), 1)
        for event in heard:
            if isinstance(event, TicketScored):
                counts.add("points", kind, sum(event.points) + event.bonus, 1)
                counts.add("trio", kind, event.bonus > 0, 1)
    return counts


def _race(game: TicketGagnant, bots: list[OneAhead], cards: int, chance: FastChance) -> Log:
    """One race: what was told of it."""
    state = game.start(Setup(title="ticket-gagnant", edition="2022", seats=len(bots), box=game.box_digest()), chance)
    game.apply(state, state.first, game.code(ChooseDiscipline("flat")), chance)
    game.apply(state, state.first, game.code(ChooseHandSize(cards)), chance)
    log = Log()
    while state.race == 0:
        for seat in game.to_act(state):
            game.apply(state, seat, bots[seat].choose(game.view(state, seat)), chance, log)
    return log


def gather(game: TicketGagnant, counts: Counts, races: int, seed: int) -> Found:
    """The shares; of crossings as the box keeps them."""
    crossed = [
        Measured(seats=seats, cards=cards, races=races, crossed=round(counts.share("crossed", f"{seats} {cards}"), 3))
        for seats in SEATS
        for cards in CARDS
    ]
    return Found(tuple(crossed), *(counts.shares(series, KINDS, 3) for series in ("photo", "points", "trio")))


def report(game: TicketGagnant, found: Found | Simulation) -> list[Grid]:
    """All kinds of race, one to a line; of a box what it keeps."""
    if isinstance(found, Simulation):
        rows = [(each.seats, each.cards, each.races, Share(each.crossed)) for each in found.measured]
        return [_grid(("seats", "cards", "races", "crossed"), rows)]
    return [_grid(("seats", "cards", "crossed", "photo", "points", "trio"), _rows(found))]


def _grid(heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> Grid:
    return Grid(Said("ticket-gagnant-lab-title"), [Said(f"ticket-gagnant-lab-{head}") for head in heads], rows)


def _rows(found: Found) -> list[tuple[Cell, ...]]:
    rows: list[tuple[Cell, ...]] = []
    for kind, measured in zip(KINDS, found.crossed, strict=True):
        points = Figure(found.points[kind], 1)
        shares = Share(measured.crossed), Share(found.photo[kind]), points, Share(found.trio[kind])
        rows.append((measured.seats, measured.cards, *shares))
    return rows


def pictures(game: TicketGagnant, found: Found) -> list[Chart]:
    """How often the line is crossed, and the trio is found, by seats and cards."""
    names = [f"{each.seats} × {each.cards}" for each in found.crossed]
    crossed = dict(zip(names, (each.crossed for each in found.crossed), strict=True))
    trio = dict(zip(names, found.trio.values(), strict=True))
    return [Chart(Said("ticket-gagnant-lab-crossed"), crossed), Chart(Said("ticket-gagnant-lab-trio"), trio)]


def bounds(game: TicketGagnant, found: Found) -> list[Bound]:
    """What was asked of the length of the track: the line is crossed in few of the smallest races, and most of the biggest."""
    least, most = found.crossed[0], found.crossed[-1]
    half = Share(0.5)
    return [
        Bound(_race_of(least), Share(least.crossed), Said("calibrate-at-most", {"bound": half}), least.crossed < 0.5),
        Bound(_race_of(most), Share(most.crossed), Said("calibrate-at-least", {"bound": half}), most.crossed > 0.5),
    ]


def _race_of(measured: Measured) -> Said:
    return Said("ticket-gagnant-lab-crossings", {"seats": measured.seats, "cards": measured.cards})


def how(found: Found, seed: int) -> Said:
    """How the figures were made."""
    return Said("ticket-gagnant-lab-how", {"races": found.crossed[0].races, "seed": str(seed)})


def plot(game: TicketGagnant, found: Found, labels: Labels, below: str, path: Path) -> None:
    """How often the line is crossed, by seats and cards, beside what a ticket brings."""
    figure = plots.figure(labels.say("ticket-gagnant-lab-title"), path)
    left, right = figure.subplots(1, 2)
    shares = {(each.seats, each.cards): 100 * each.crossed for each in found.crossed}
    points = {(each.seats, each.cards): found.points[f"{each.seats} {each.cards}"] for each in found.crossed}
    for axes, values, digits, key in ((left, shares, 0, "crossed"), (right, points, 1, "points")):
        for number, (cards, colour) in enumerate(zip(CARDS, (plots.MUSTARD, plots.ORANGE, plots.BROWN), strict=True)):
            heights = [values[seats, cards] for seats in SEATS]
            at = [seats + 0.27 * (number - 1) for seats in SEATS]
            bars = axes.bar(at, heights, width=0.25, color=colour, label=labels.say("ticket-gagnant-lab-with", cards=cards))
            axes.bar_label(bars, [labels.figure(each, digits) for each in heights], padding=2, color=plots.INK, fontsize=8)
        axes.set_xticks(list(SEATS))
        axes.set_yticks([])
        unit = " (%)" if key == "crossed" else ""
        plots.dress(axes, labels.say(f"ticket-gagnant-lab-{key}") + unit, labels.say("ticket-gagnant-lab-seats"))
    left.legend(frameon=False, labelcolor=plots.INK)
    plots.save(figure, below, path)
