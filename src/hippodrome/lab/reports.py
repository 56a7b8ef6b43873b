"""What the pages of `lab report` hold: of a tournament, of a simulation, of a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hippodrome.bots.hints import Hint
from hippodrome.core.contract import Game
from hippodrome.lab.report import Bound, Cell, Chart, Dots, Figure, Grid, Line, Lines, Note, Part, Said, Share, Side
from hippodrome.lab.round_robin import duels, places
from hippodrome.lab.story import Moment, Race, Story
from hippodrome.lab.tournament import Sat

Name = Callable[[str], str]
"""What a bot is called."""
Says = Callable[[Hint], str]
"""What a hint says."""
FEW = 16
"""So many chances are drawn of one race, at most."""


def standings(sat: Sequence[Sat], name: Name) -> Grid:
    """Who won how often, the best first."""
    rows: list[tuple[Cell, ...]] = []
    for (bot, wins, within, total, milliseconds, struck), rating in places(sat):
        rated = Figure(rating.value, 0), Figure(rating.within, 0)
        rows.append((name(bot), *rated, Share(wins), Share(within), Figure(total, 0), Figure(milliseconds, 1), struck))
    heads = ("bot", "rating", "within", "wins", "within", "total", "thinks", "struck")
    deals = len({each.deal for each in sat})
    return Grid(Said("tournament-standings", {"deals": deals}), [Said(f"tournament-{head}") for head in heads], rows)


def of_tournament(sat: Sequence[Sat], name: Name) -> list[Part]:
    """Ratings, win shares, and who won how often against whom."""
    ranked = places(sat)
    ratings = {name(place.standing.bot): (place.rating.value, place.rating.within) for place in ranked}
    seats = 1 + max(each.seat for each in sat)
    shares = {name(place.standing.bot): place.standing.wins for place in ranked}
    within = {name(place.standing.bot): place.standing.within for place in ranked}
    first = ranked[0].standing
    parts: list[Part] = [
        Note(Said("tournament-first", {"bot": name(first.bot), "wins": Share(first.wins), "within": Share(first.within)}), True),
        Dots(Said("tournament-ratings"), ratings),
        Side([Chart(Said("tournament-shares"), shares, 1 / seats, within), *_duels(sat, [p.standing.bot for p in ranked], name)]),
        standings(sat, name),
    ]
    return parts


def _duels(sat: Sequence[Sat], bots: Sequence[str], name: Name) -> list[Grid]:
    found = duels(sat)
    if not found:
        return []
    rows = [(name(one), *("–" if one == other else Share(found[one, other][0]) for other in bots)) for one in bots]
    return [
        Grid(Said("tournament-duels"), [Said("tournament-bot"), *(Said("lab-name", {"name": name(bot)}) for bot in bots)], rows)
    ]


def of_simulation(module: Any, game: Game[Any], found: Any) -> list[Part]:
    """What a simulation found, and what was asked of it."""
    grids = [part for part in module.report(game, found) if isinstance(part, Grid)]
    tables: list[Part] = [Side(grids)] if len(grids) > 1 else list(grids)
    return [Side(module.pictures(game, found)), *tables, verdict(module.bounds(game, found))]


def verdict(bounds: Sequence[Bound]) -> Grid:
    """What is asked for, what was found, and whether it is met."""
    rows = [(bound.said, bound.found, bound.bound, Said("lab-met" if bound.met else "lab-not-met")) for bound in bounds]
    return Grid(Said("calibrate-title"), [Said(f"calibrate-{head}") for head in ("asked", "found", "bound", "met")], rows)


def of_record(story: Story, names: Sequence[str], says: Says) -> list[Part]:
    """How the chances ran, through the whole game and through each race, and where it was won."""
    moments = _once([moment for race in story.races for moment in race.moments])
    end = moments[-1]
    winner = max(range(len(names)), key=lambda seat: end.chances[seat])
    marks = [(turn.after.actions, turn.after.chances[winner], str(number)) for number, turn in enumerate(story.turns, 1)]
    begins = [(race.moments[0].actions, f"{race.number}") for race in story.races]
    parts: list[Part] = [
        Note(_won(story, names, winner, end), True),
        Lines(Said("story-chances"), Said("story-actions"), _lines(moments, names), begins, marks),
        _turning(story, names, winner),
        _by_race(story, names),
    ]
    alone = len(story.races) == 1  # then it has been drawn already
    return [*parts, *(Side(_race(race, names, says, alone)) for race in story.races)]


def _won(story: Story, names: Sequence[str], winner: int, end: Moment) -> Said:
    winners = ", ".join(names[seat] for seat, chance in enumerate(end.chances) if chance > 0)
    if not story.turns:
        return Said("story-won", {"winners": winners})
    before, after, _ = story.turns[0]
    steps: dict[str, Cell] = {"before": Share(before.chances[winner]), "after": Share(after.chances[winner])}
    return Said("story-won-in", {"winners": winners, "race": before.race + 1, **steps})


def _turning(story: Story, names: Sequence[str], winner: int) -> Grid:
    rows: list[tuple[Cell, ...]] = []
    for number, turn in enumerate(story.turns, 1):
        who = names[turn.after.seat] if turn.after.seat >= 0 else "–"
        chances = Share(turn.before.chances[winner]), Share(turn.after.chances[winner])
        rows.append((number, turn.before.race + 1, turn.after.actions, who, turn.after.did, *chances))
    heads = ("number", "race", "action", "who", "did", "before", "after")
    return Grid(Said("story-turns", {"winner": names[winner]}), [Said(f"story-{head}") for head in heads], rows)


def _by_race(story: Story, names: Sequence[str]) -> Grid:
    rows: list[tuple[Cell, ...]] = [
        (race.number, *(Share(chance) for chance in race.moments[-1].chances)) for race in story.races
    ]
    return Grid(Said("story-races"), [Said("story-race"), *(Said("lab-name", {"name": name}) for name in names)], rows)


def _race(race: Race, names: Sequence[str], says: Says, alone: bool) -> list[Chart | Lines]:
    """One race: the chances of the seats, beside those of the horses."""
    lines = Lines(Said("story-in-race", {"race": race.number}), Said("story-actions"), _lines(race.moments, names))
    shown: list[Chart | Lines] = [] if alone else [lines]
    if race.odds is None:
        return shown
    kind = race.odds.hints[0].key
    chances = {says(hint): hint.chance for hint in race.odds.hints if hint.key == kind and hint.chance is not None}
    best = dict(sorted(chances.items(), key=lambda pair: -pair[1])[:FEW])
    facts: dict[str, Cell] = {"race": race.number, "name": names[race.odds.seat], "action": race.odds.actions}
    return [*shown, Chart(Said("story-horses", facts), best)] if best else shown


def _lines(moments: Sequence[Moment], names: Sequence[str]) -> list[Line]:
    return [Line(name, [(moment.actions, moment.chances[seat]) for moment in moments]) for seat, name in enumerate(names)]


def _once(moments: Sequence[Moment]) -> list[Moment]:
    """A race ends at the moment at which the next begins: it counts once."""
    return list({moment.actions: moment for moment in moments}.values())
