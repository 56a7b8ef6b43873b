"""A bot for Finish Line that plays to win the meeting: it simulates races, with bets as it reads them off everybody's dice."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.bots.finish_line import bets
from hippodrome.bots.finish_line.bets import End, Lines, Races
from hippodrome.bots.finish_line.history import Race, habits, hindering, races, read, selfish
from hippodrome.bots.finish_line.remarks import remark
from hippodrome.bots.player import Remark
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.policy import Policy
from hippodrome.core.rollout import rollout
from hippodrome.core.search import Budget, allowed
from hippodrome.core.slips import pack_slip
from hippodrome.core.wire import View
from hippodrome.games.finish_line import betting, codes
from hippodrome.games.finish_line.codes import RUNNERS, TARGET_BITS
from hippodrome.games.finish_line.policy import MOST_SEATS, Pusher
from hippodrome.games.finish_line.reading import Reader
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import BETS, OVER, RACES, TAKE, Meeting
from hippodrome.games.finish_line.views import FinishLineView

T = TypeVar("T")
FINALISTS = 10
"""So many slips are tried in races of their own."""
PUSHERS, HINDERERS, GUESSED = 0.75, 0.5, 4
"""The share of dice that serve one's own bets best, for tipsters and for searchers (two races of five and three meetings each
with two, three and four seats, seed 3, 2026-11-18); before anything is known, as if so many dice had shown something between."""
POWERS = ((0.4, 0.6, 0.7), (0.9, 1.2, 1.4))
"""After the first and the second race, with two, three and four seats: the chance to win the meeting is as the total to the
power of this: the greatest likelihood over 4,000 meetings between policies (`core/rollout.py`), seed 5, 2026-11-18."""


@dataclass(frozen=True, kw_only=True)
class Character:
    """How a searcher plays."""

    bets: int = 1500
    """Rollouts for its bets; and for the use of a die, 0 to look no further than that die."""
    dice: int = 120
    tried: int = 5
    """How many uses of a die it looks into, the most promising ones."""
    hinder: float = 2.0
    """How much it minds what others would get, beside what it gets itself."""
    theirs: float = 1.4
    """How much it thinks that others do, if their dice serve their own bets as rarely as a hinderer's; half of that before
    anything is known."""
    seen: float = 0.5
    """How much of its own bets it expects others to have read by the time it matters."""
    by_bets: bool = False
    """Whether it tells by the bets of others how much they hinder, not by their dice."""
    reads: bool = True
    """Whether it reads bets off dice; else it knows only what was bet before."""
    most_horses: int = 3
    """On how many horses it bets at most."""


PLAIN = Character()


class Searcher:
    """Simulates its bets and the uses of its dice, and takes what wins the meeting most often."""

    def __init__(self, game: Game[Any], chance: Chance, *by_rivals: Character) -> None:
        """`by_rivals`: how it plays with one rival, with two, and with three, if that is not always the same."""
        assert isinstance(game, FinishLine)
        self._game = game
        self._chance = chance
        self._by_rivals = by_rivals or (PLAIN,)

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert isinstance(view, FinishLineView) and view.choice is not None and view.seat is not None
        state = self._game.imagine(view, self._chance)
        legal = self._game.legal(state, view.seat)
        if len(legal) == 1 and not legal.forms:
            return legal[0]
        plays = self._by_rivals[min(view.seats - 1, len(self._by_rivals)) - 1]
        search = Search(self._game, view, state, self._chance, plays)
        if state.phase == BETS:
            lines = search.bets(allowed(budget, plays.bets))
            return pack_slip(codes.BETS, lines, TARGET_BITS)
        own = search.own
        if state.phase == TAKE:
            return own.pick(state, view.seat, legal, self._chance)
        own.look(state, view.seat)
        listed = sorted(legal, key=lambda code: -own.worth(state, code))
        if not plays.dice:
            return listed[0]
        return search.best(listed[: plays.tried], allowed(budget, plays.dice))

    def remark(self, view: View) -> Remark | None:
        """Why it did what it did in the race that has just ended."""
        assert isinstance(view, FinishLineView)
        return remark(view)


class Search:
    """One decision."""

    def __init__(self, game: FinishLine, view: FinishLineView, state: Meeting, chance: Chance, character: Character) -> None:
        assert view.seat is not None
        self._game, self._chance, self._is = game, chance, character
        self._state, self._seat = state, view.seat
        self.own = Pusher(state.table)
        heard = races(view)
        self.reader = self._read(view, heard)
        self._theirs = Pusher(state.table)
        self._readings: dict[tuple[tuple[int, int], ...], vec[i64]] = {}
        self._expected = [self.reader.expected(seat) for seat in range(view.seats)]
        self.own.beware(_against(self._expected, character.hinder))
        self._hindered = character.theirs and character.theirs * self._hinderers(view, heard)
        self._theirs.beware(_against(self._expected, self._hindered))
        self._policies: list[Policy[Meeting]] = [self.own if seat == self._seat else self._theirs for seat in range(view.seats)]
        self._odds = [int(each) for each in state.table.odds]
        self._race = int(state.race)
        self._power = POWERS[self._race][view.seats - 2] if self._race + 1 < RACES else 0.0
        self._next = int(state.table.capital[self._race + 1]) if self._race + 1 < RACES else 0

    def _read(self, view: FinishLineView, heard: list[Race]) -> Reader:
        """What is known of everybody's bets: from earlier races, and from the dice of this one."""
        if self._is.reads:
            return read(self._game, view, heard, self._state, self.own, self._chance)
        return Reader(self._state, self.own, habits(view.seats, heard))

    def _hinderers(self, view: FinishLineView, heard: list[Race]) -> float:
        """How much the others seem to hinder, from 0 to 1: by their bets, or by how many of their dice did not serve these best,
        once they were shown."""
        if self._is.by_bets:
            return hindering(view, heard)
        served, count = selfish(self._game, view, heard, self._state, self._chance)
        share = (served + GUESSED * (PUSHERS + HINDERERS) / 2) / (count + GUESSED)
        return min(1.0, max(0.0, (PUSHERS - share) / (PUSHERS - HINDERERS)))

    def best(self, listed: list[int], budget: Budget) -> int:
        """Of these actions the one that wins most."""

        def try_out(code: int, dealt: Meeting) -> float:
            copy = dealt.clone()
            self._game.apply(copy, self._seat, code, self._chance)
            return self._played(copy)

        return _halved(listed, budget, self._dealt, try_out)

    def bets(self, budget: Budget) -> Lines:
        """The slip that wins most."""
        state, seat = self._state, self._seat
        odds = self._odds
        capital = int(state.ledger.cash[seat])
        candidates = bets.slips(capital, state.table.step, odds, self._is.most_horses)
        if len(candidates) == 1:
            return candidates[0]
        pushed = self._pushed(budget)
        found = bets.screened(candidates, pushed, odds, capital + int(state.side_bets[seat]), self._among)

        def try_out(lines: Lines, dealt: Meeting) -> float:
            copy = dealt.clone()
            self._bet(copy, lines)
            return self._played(copy)

        return _halved(found[:FINALISTS], budget, self._dealt, try_out, budget.rollouts // 2)

    def _pushed(self, budget: Budget) -> dict[int, Races]:
        """Half of the budget: races by the place that the seat has everything on."""
        state, seat = self._state, self._seat
        stake = max(int(state.ledger.cash[seat]), state.table.step)
        found = {place: Races() for place in range(1, RUNNERS + 1)}
        for _ in range(max(1, budget.rollouts // (2 * RUNNERS))):
            if found[1].count and budget.is_late():
                break
            for place, pool in found.items():
                pool.add(*self.finish([(place, stake), *bets.NOTHING[1:]]))
        return found

    def finish(self, lines: Lines | None) -> End:
        """A race played on, with these bets of its own; None: with those that it has made."""
        dealt = self._dealt()
        if lines is not None:
            self._bet(dealt, lines)
        self._play_on(dealt)
        first, second = (max(0, int(dealt.starting_place(dealt.line[at]))) if dealt.left > at else 0 for at in (0, 1))
        return End(first, second, self._others(dealt))

    def _bet(self, state: Meeting, lines: Lines) -> None:
        """Lay open its bets, of which others will read a part."""
        betting.lay_open(state, self._seat, lines)
        if self._hindered:
            slip = tuple(lines)
            if slip not in self._readings:
                self._readings[slip] = self._reading(lines)
            self._theirs.beware(self._readings[slip])

    def _reading(self, lines: Lines) -> vec[i64]:
        pays = bets.pays_by_place(lines, self._odds)
        expected = list(self._expected)
        expected[self._seat] = [
            self._is.seen * pay + (1 - self._is.seen) * before for pay, before in zip(pays, expected[self._seat], strict=True)
        ]
        return _against(expected, self._hindered)

    def _dealt(self) -> Meeting:
        """The state with others' bets drawn, made the last race so that its line lies there when it is over."""
        dealt = self._state.clone()
        self.reader.deal(dealt, self._seat, self._chance)
        dealt.race = RACES - 1
        if dealt.phase == BETS:
            dealt.phase = TAKE
        return dealt

    def _play_on(self, state: Meeting) -> None:
        if state.phase != OVER:
            rollout(self._game, state, self._policies, self._chance)

    def _played(self, state: Meeting) -> float:
        """The chance to win the meeting after this race has been played on."""
        self._play_on(state)
        return self._among(self._game.totals(state)[self._seat], [self._others(state)])

    def _others(self, state: Meeting) -> float:
        """What there is to beat: the best of the others in the end; before, what weighs in all against one's own."""
        totals = self._game.totals(state)
        others = [total for seat, total in enumerate(totals) if seat != self._seat]
        return sum(self._weight(other) for other in others) if self._power else float(max(others))

    def _among(self, own: int, others: list[float]) -> float:
        """How many meetings are won with so much after this race, summed over what others may have; a tie is half of one."""
        if not self._power:
            return sum(1.0 if own > other else 0.5 if own == other else 0.0 for other in others)
        mine = self._weight(own)
        return sum(mine / (mine + other) for other in others)

    def _weight(self, total: int) -> float:
        return math.pow(max(1, total + self._next), self._power)


def _halved(
    listed: list[T], budget: Budget, deal: Callable[[], Meeting], try_out: Callable[[T, Meeting], float], rollouts: int = 0
) -> T:
    """The best of these by so many rollouts (0: the whole budget): the worse half is dropped again and again."""
    rollouts = rollouts or budget.rollouts
    sums = [0.0] * len(listed)
    counts = [0] * len(listed)
    alive = list(range(len(listed)))
    rounds = max(1, (len(listed) - 1).bit_length())
    while len(alive) > 1:
        for _ in range(max(1, rollouts // (rounds * len(alive)))):
            if budget.is_late():
                break
            dealt = deal()
            for at in alive:
                sums[at] += try_out(listed[at], dealt)
                counts[at] += 1
        alive.sort(key=lambda at: -sums[at] / max(1, counts[at]))
        if len(alive) == 2 or budget.struck:
            break
        alive = alive[: (len(alive) + 1) // 2]
    return listed[alive[0]]


def _against(expected: list[list[float]], weight: float) -> vec[i64]:
    """By seat and starting place, what the others would get on average, times a weight."""
    against = [0] * (MOST_SEATS * RUNNERS)
    for seat in range(len(expected)):
        for start in range(RUNNERS):
            others = sum(each[start] for other, each in enumerate(expected) if other != seat)
            against[seat * RUNNERS + start] = round(weight * others / (len(expected) - 1))
    return vec[i64](against)
