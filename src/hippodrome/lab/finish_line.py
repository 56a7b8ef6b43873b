"""Finish Line by simulation: the chance to win by starting place, at random and well played, next to the odds.

What comes out is reported as it is: neither the box nor the bot is tuned to it.
"""

from __future__ import annotations

from collections.abc import Callable

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


def all_races(races: int) -> int:
    """How many races such a simulation runs altogether."""
    return races + max(1, races // SENSIBLE_SHARE) + RUNNERS * max(1, races // BACKED_SHARE)


def _shares(wins: list[int], races: int) -> PerPlace:
    return _seven([round(count / races, 3) for count in wins])


def _seven(values: list[float]) -> PerPlace:
    one, two, three, four, five, six, seven = values
    return one, two, three, four, five, six, seven
