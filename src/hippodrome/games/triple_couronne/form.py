"""The form of the horses: how they go in trials, and from that their chances in any field.

Horses do not hinder each other, so a trial of all of them is worth keeping: what a field will do is read off the times that
its horses had. Trials are run once for a box, from draws of their own: the same box always has the same form.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hippodrome.core.chance import FastChance
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.components import MOST_ADVANCE
from hippodrome.games.triple_couronne.race import PER_AGE, Course, Race

TRIALS = 600
SEED = 1867
MIXES = (0, 37, 101)
"""Times of different trials may meet as well: in a mix every runner takes those of its own trial, so many further on."""
PLACES = 4
NEVER = 1000 * HORSES
"""The time of a horse that is withdrawn."""
MOST_BOXES, MOST_FIELDS = 8, 500
"""So much is remembered, then forgotten and worked out again. Bots may think in several threads: what one forgets, another
still holds."""


class Chances(NamedTuple):
    """What a field may do."""

    places: dict[int, list[float]]
    """Per horse the chance to be first, second, third, fourth."""
    firsts: dict[tuple[int, int], float]
    """The chance of these two to be first and second."""
    accidents: dict[int, list[float]]
    """Per horse the chance to be withdrawn, to be injured for one race, for two, before the race is over."""


class Accident(NamedTuple):
    """A card that withdraws or injures a horse."""

    trial: int
    time: int
    races: int
    """That it misses; 0 if it is withdrawn."""
    before: int
    """Races that it was to miss already; the longer injury counts (TC-19)."""


class HorseForm:
    """What trials say about the horses of a box."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._times: dict[int, list[list[int]]] = {}
        self._accidents: dict[int, list[list[Accident]]] = {}
        self._chances: dict[tuple[int, tuple[tuple[int, int], ...]], Chances] = {}
        self.worth: dict[object, list[float]] = {}
        """What horses should bring, worked out already (see `worth.py`)."""
        self.cards = [0.0] * HORSES
        """Per horse what cards bring in a race, or cost."""
        self.injuries: list[list[tuple[int, int]]] = [[] for _ in range(TRIALS)]
        """Per trial the horses that are injured, and for how many races."""
        for horse, accidents in enumerate(self.accidents(0)):
            for accident in accidents:
                if accident.races:
                    self.injuries[accident.trial].append((horse, accident.races))

    def prepare(self) -> None:
        """Run the trials for every start that a handicap can give (TC-12)."""
        for ahead in range(MOST_ADVANCE + 1):
            self.times(ahead)

    def times(self, ahead: int) -> list[list[int]]:
        """Per trial and horse when it crosses the line, if it starts so many squares ahead; no two times are the same."""
        found = self._times.get(ahead)
        if found is None:
            chance = FastChance(SEED + ahead)
            accidents: list[list[Accident]] = [[] for _ in range(HORSES)]
            found = [self._trial(ahead, chance, number, accidents) for number in range(TRIALS)]
            self._accidents[ahead] = accidents
            self._times[ahead] = found
        return found

    def accidents(self, ahead: int) -> list[list[Accident]]:
        """Per horse what befell it in the trials, if it starts so many squares ahead."""
        self.times(ahead)
        return self._accidents[ahead]

    def _trial(self, ahead: int, chance: FastChance, number: int, accidents: list[list[Accident]]) -> list[int]:
        """Every age on its own, until all are home."""
        times = [NEVER + horse for horse in range(HORSES)]
        for youngest in range(0, HORSES, PER_AGE):
            race = Race(self._course, list(range(youngest, youngest + PER_AGE)), PER_AGE)
            for runner in range(PER_AGE):
                race.squares[runner] = ahead
            while race.left:
                finished, left, hurt, draws = race.finished, race.left, race.injuries[race.turn], race.queued > 0
                race.step(chance, None)
                horse = int(race.horses[race.turn])
                time = int(race.move) * HORSES + horse  # in the same move the order of the catalogue decides (TC-20)
                if race.owed:
                    self.cards[horse] += race.owed / TRIALS if ahead == 0 else 0
                    race.owed = 0
                if race.finished > finished:
                    times[horse] = time
                elif race.left < left:
                    accidents[horse].append(Accident(number, time, 0, 0))
                if draws and race.injuries[race.turn] > hurt:
                    accidents[horse].append(Accident(number, time, int(race.injuries[race.turn]), int(hurt)))
        return times

    def chances(self, horses: Sequence[int], ahead: Sequence[int], needed: int) -> Chances:
        """Of these horses in a race that is over when so many are home, each of them so many squares ahead at the start."""
        field = tuple(zip(horses, ahead, strict=True))
        found = self._chances.get((needed, field))
        if found is None:
            if len(self._chances) >= MOST_FIELDS:
                self._chances.clear()
            found = self._chances[needed, field] = self._race(field, needed)
        return found

    def _race(self, field: tuple[tuple[int, int], ...], needed: int) -> Chances:
        columns = [[trial[horse] for trial in self.times(ahead)] for horse, ahead in field]
        places = {horse: [0.0] * PLACES for horse, _ in field}
        firsts: dict[tuple[int, int], float] = {}
        accidents = {horse: [0.0] * 3 for horse, _ in field}
        weight = 1 / (TRIALS * len(MIXES))
        for mix in MIXES:
            shifted = [column[(at * mix) % TRIALS :] + column[: (at * mix) % TRIALS] for at, column in enumerate(columns)]
            ends: list[int] = []
            for trial in zip(*shifted, strict=True):
                across = sorted(trial)
                ends.append(across[needed - 1] if needed <= len(across) else NEVER)
                home = [time % HORSES for time in across[:PLACES] if time < NEVER]
                for place, horse in enumerate(home):
                    places[horse][place] += weight
                if len(home) > 1:
                    firsts[home[0], home[1]] = firsts.get((home[0], home[1]), 0.0) + weight
            for at, (horse, ahead) in enumerate(field):
                for hurt in self.accidents(ahead)[horse]:
                    if hurt.time <= ends[(hurt.trial - at * mix) % TRIALS]:
                        accidents[horse][hurt.races] += weight
                        if hurt.before:
                            accidents[horse][hurt.before] -= weight
        return Chances(places, firsts, accidents)


_known: dict[str, HorseForm] = {}


def form_of(digest: str, course: Course) -> HorseForm:
    """The form of the horses of a box, shared by all games that are played with it."""
    found = _known.get(digest)
    if found is None:
        if len(_known) >= MOST_BOXES:
            _known.clear()
        found = _known[digest] = HorseForm(course)
    return found
