"""Seasons to the end, each told apart: what every horse brings in it, and who comes first and second in the race at hand.

As in `worth.py` everybody enters whatever qualifies and should pay. A season is drawn from the trials of the form, race by race,
so it costs no race of the engine; bots take such a season for a rollout.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import FastChance
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.components import advance
from hippodrome.games.triple_couronne.form import NEVER, PLACES, TRIALS, HorseForm
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.state import RaceTerms, Season
from hippodrome.games.triple_couronne.worth import SECOND_TAKES, WINNER_TAKES

SEED = 1836
MOST_REMEMBERED = 50


class Seasons:
    """So many of them."""

    __slots__ = ("count", "ends", "later", "now", "worth")

    def __init__(self, count: i64) -> None:
        self.count: i64 = count
        self.now: vec[i64] = vec[i64]([0] * (count * HORSES))
        """At season × horses + horse: what it brings in the first of the races, its fee paid."""
        self.later: vec[i64] = vec[i64]([0] * (count * HORSES))
        """And in all races after it."""
        self.ends: vec[i64] = vec[i64]([NONE] * count)
        """Per season the first two of the first race, as first × horses + second; −1 if fewer come home."""
        self.worth: list[float] = [0.0] * HORSES
        """Per horse what it brings in all, on average."""

    def tally(self) -> None:
        """Work out the averages."""
        sums: vec[i64] = vec[i64]([0] * HORSES)
        for season in range(self.count):
            for horse in range(HORSES):
                at = season * HORSES + horse
                sums[horse] += self.now[at] + self.later[at]
        self.worth = [float(brought) / float(self.count) for brought in sums]


_known: dict[object, Seasons] = {}


def seasons_of(
    state: Season,
    form: HorseForm,
    horses: list[int],
    first: int,
    count: int,
    entered: list[int] | None = None,
    seed: int = SEED,
) -> Seasons:
    """So many seasons from race `first` on, if these horses are in the game; `entered` are the runners of that race, if known."""
    key = (
        form,
        state.table.edition,
        first,
        state.remaining(),
        tuple([(horse, state.earnings[horse], state.bars[horse]) for horse in horses]),
        count,
        None if entered is None else tuple(entered),
        seed,
    )
    found = _known.get(key)
    if found is None:
        if len(_known) >= MOST_REMEMBERED:
            _known.clear()
        found = _known[key] = _run(state, form, horses, first, count, entered, FastChance(seed))
    return found


def _run(
    state: Season, form: HorseForm, horses: list[int], first: int, count: i64, entered: list[int] | None, chance: FastChance
) -> Seasons:
    days = state.table.days[first:]
    races: i64 = len(days)
    brought: vec[i64] = vec[i64]([0] * (count * races * HORSES))
    found = Seasons(count)
    for season in range(count):
        earnings, bars = [int(earned) for earned in state.earnings], [int(bar) for bar in state.bars]
        for number in range(races):
            terms = days[number]
            field = entered if number == 0 and entered is not None else _field(terms, horses, earnings, bars)
            for horse in horses:
                if bars[horse] and terms.is_for(horse):
                    bars[horse] -= 1
            trial = chance.below(TRIALS)
            home = _home(form, terms, field, earnings, trial)
            if number == 0 and len(home) > 1:
                found.ends[season] = home[0] * HORSES + home[1]
            _pay(state, form, terms, field, home, brought, (season * races + number) * HORSES)
            for horse, prize in zip(home, terms.prizes_for(state.remaining())):  # noqa: B905 (fewer may come home than there are prizes)
                earnings[horse] += prize
            for horse, missed in form.injuries[trial]:
                if horse in field:
                    bars[horse] = missed
    _leave_out(brought, count, races, entered is not None)
    _sum_up(found, brought, races)
    return found


def _field(terms: RaceTerms, horses: list[int], earnings: list[int], bars: list[int]) -> list[int]:
    return [horse for horse in horses if terms.is_for(horse) and not bars[horse] and terms.least <= earnings[horse] < terms.below]


def _home(form: HorseForm, terms: RaceTerms, field: list[int], earnings: list[int], trial: i64) -> list[int]:
    """The first horses across the line."""
    times: list[int] = []
    for horse in field:
        ahead = advance(earnings[horse]) if terms.handicap else 0
        times.append(form.times(ahead)[trial][horse])
    times.sort()
    return [time % HORSES for time in times[:PLACES] if time < NEVER]


def _pay(state: Season, form: HorseForm, terms: RaceTerms, field: list[int], home: list[int], brought: vec[i64], at: i64) -> None:
    """TC-11, TC-22: fees, their shares, prizes, and what cards bring on average."""
    fee: i64 = terms.first // 10 if state.table.fees else 0
    for horse in field:
        brought[at + horse] += int(form.cards[horse]) - fee
    pool = float(fee * len(field))
    if home:
        brought[at + home[0]] += int(WINNER_TAKES * pool)
    if len(home) > 1:
        brought[at + home[1]] += int(SECOND_TAKES * pool)
    for horse, prize in zip(home, terms.prizes_for(state.remaining())):  # noqa: B905 (fewer may come home than there are prizes)
        brought[at + horse] += prize


def _leave_out(brought: vec[i64], count: i64, races: i64, entered: bool) -> None:
    """A race in which a horse loses money on average is one that it is not entered for."""
    for number in range(races):
        if number == 0 and entered:
            continue
        for horse in range(HORSES):
            sum_: i64 = 0
            for season in range(count):
                sum_ += brought[(season * races + number) * HORSES + horse]
            if sum_ < 0:
                for season in range(count):
                    brought[(season * races + number) * HORSES + horse] = 0


def _sum_up(found: Seasons, brought: vec[i64], races: i64) -> None:
    for season in range(found.count):
        for number in range(races):
            for horse in range(HORSES):
                amount = brought[(season * races + number) * HORSES + horse]
                if number == 0:
                    found.now[season * HORSES + horse] = amount
                else:
                    found.later[season * HORSES + horse] += amount
    found.tally()
