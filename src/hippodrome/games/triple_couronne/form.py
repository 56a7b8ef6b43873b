"""The form of the horses: how they go in trials, and from that their chances in any field.

Horses do not hinder each other, so a trial of all of them is worth keeping: what a field will do is read off the times that
its horses had. Trials are run once for a box, from draws of their own: the same box always has the same form.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hippodrome.core.chance import FastChance
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.insurance import THIS_RACE
from hippodrome.games.triple_couronne.race import PER_AGE, WITHDRAWN, Course, Race

TRIALS = 600
SEED = 1867
MIXES = (0, 37, 101)
"""Times of different trials may meet as well: in a mix every runner takes those of its own trial, so many further on."""
PLACES = 4
NEVER = 1000 * HORSES
"""The time of a horse that is withdrawn."""
MOST_BOXES, MOST_FIELDS = 4, 500
"""So much is remembered, then forgotten and worked out again. Bots may think in several threads: what one forgets, another
still holds."""


class Chances(NamedTuple):
    """What a field may do."""

    places: dict[int, list[float]]
    """Per horse the chance to be first, second, third, fourth."""
    firsts: dict[tuple[int, int], float]
    """The chance of these two to be first and second."""


class Form:
    """What trials say about the horses of a box."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._times: dict[int, list[list[int]]] = {}
        self._chances: dict[tuple[tuple[int, int], ...], Chances] = {}
        self.worth: dict[object, list[float]] = {}
        """What horses should bring, worked out already (see `worth.py`)."""
        self.injuries: list[list[tuple[int, int]]] = []
        """Per trial the horses that were injured, and for how many races."""
        self.cards = [0.0] * HORSES
        """Per horse what cards bring in a race, or cost."""
        self.withdrawn = [0.0] * HORSES
        """Per horse how often it is withdrawn."""
        self.times(0)

    def times(self, ahead: int) -> list[list[int]]:
        """Per trial and horse when it crosses the line, if it starts so many squares ahead; no two times are the same."""
        found = self._times.get(ahead)
        if found is None:
            chance = FastChance(SEED + ahead)
            found = self._times[ahead] = [self._trial(ahead, chance) for _ in range(TRIALS)]
        return found

    def _trial(self, ahead: int, chance: FastChance) -> list[int]:
        """Every age on its own, until all are home."""
        times = [NEVER + horse for horse in range(HORSES)]
        injured: list[tuple[int, int]] = []
        for youngest in range(0, HORSES, PER_AGE):
            horses = list(range(youngest, youngest + PER_AGE))
            race = Race(self._course, horses, 1)
            for runner in range(PER_AGE):
                race.squares[runner] = ahead
            while race.left:
                if not race.run(chance, None):
                    self.cards[horses[race.turn]] += race.owed / TRIALS if ahead == 0 else 0
                    race.owed = 0
                elif race.finished == race.needed:
                    horse = horses[race.order[race.finished - 1]]
                    times[horse] = race.move * HORSES + horse  # in the same move the order of the catalogue decides (TC-20)
                    race.needed += 1
            for runner, horse in enumerate(horses):
                self.withdrawn[horse] += (race.fates[runner] == WITHDRAWN) / TRIALS if ahead == 0 else 0
                if race.injuries[runner]:
                    injured.append((horse, int(race.injuries[runner])))
        if ahead == 0:
            self.injuries.append(injured)
        return times

    def injured(self, horse: int) -> tuple[float, float]:
        """How often it is injured for a race, and for two."""
        races = [races for trial in self.injuries for hurt, races in trial if hurt == horse]
        return races.count(1) / TRIALS, races.count(2) / TRIALS

    def pays(self, kind: int, horse: int) -> float:
        """How often a contract on a horse pays, the kinds as in insurance.py (TC-41 to TC-43)."""
        return self.withdrawn[horse] if kind == THIS_RACE else sum(self.injured(horse))

    def chances(self, horses: Sequence[int], ahead: Sequence[int]) -> Chances:
        """Of these horses in a race, each of them so many squares ahead at the start."""
        field = tuple(zip(horses, ahead, strict=True))
        found = self._chances.get(field)
        if found is None:
            if len(self._chances) >= MOST_FIELDS:
                self._chances.clear()
            found = self._chances[field] = self._race(field)
        return found

    def _race(self, field: tuple[tuple[int, int], ...]) -> Chances:
        columns = [[trial[horse] for trial in self.times(ahead)] for horse, ahead in field]
        places = {horse: [0.0] * PLACES for horse, _ in field}
        firsts: dict[tuple[int, int], float] = {}
        weight = 1 / (TRIALS * len(MIXES))
        for mix in MIXES:
            shifted = [column[(at * mix) % TRIALS :] + column[: (at * mix) % TRIALS] for at, column in enumerate(columns)]
            for trial in zip(*shifted, strict=True):
                home = [time % HORSES for time in sorted(trial)[:PLACES] if time < NEVER]
                for place, horse in enumerate(home):
                    places[horse][place] += weight
                if len(home) > 1:
                    firsts[home[0], home[1]] = firsts.get((home[0], home[1]), 0.0) + weight
        return Chances(places, firsts)


_known: dict[str, Form] = {}


def form_of(digest: str, course: Course) -> Form:
    """The form of the horses of the box with this digest."""
    found = _known.get(digest)
    if found is None:
        if len(_known) >= MOST_BOXES:
            _known.clear()
        found = _known[digest] = Form(course)
    return found
