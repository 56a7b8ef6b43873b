"""Reading bets off dice: what a seat does with a die tells which horses it has backed.

People bet in few ways: on one horse, on two, on two and their pair, or on three and two of their pairs, with all they have. Each
such slip is a guess about a seat. It starts with a prior, and by Bayes counts for more after every die that it explains, as
far as one die goes (see policy.py). Who has bet before is expected to bet in that way again, and who has backed the same places
twice, to back them a third time. Two on one horse outplay a third, so whoever always has everything on one place may be joined
there, which pays most for the seat that can stake most: that one is suspected of it above all. Everything here is public, so that
everybody can conclude the same about every seat.
"""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.actions import Actions
from hippodrome.core.chance import Chance
from hippodrome.games.finish_line.codes import BET_LINES, PAIRS, RUNNERS, WIN_LINES
from hippodrome.games.finish_line.policy import Pusher
from hippodrome.games.finish_line.state import PER_SEAT, Meeting, Table

KINDS: Final = 4
SHARE_OF_KINDS: Final = [[0.5, 0.1, 0.1, 0.3], [0.3, 0.15, 0.15, 0.4]]
"""How people are thought to bet, in the first race and later: one horse, two, two and their pair, three and two pairs. As long as
no more single horses were expected in the first race than later, a euro on the last one brought back 5.8 ± 1.5 there with three
seats and 7.7 ± 1.4 with four (400 meetings each, 2026-11-19); now 26 26 24 14 6 2 1 % of 3,150 races are won by the places, and
a euro brings back 0.63 0.90 1.18 1.44 1.35 2.00 0.85 (`lab returns --seats 3 --meetings 1050 --seed 701`). Its second table says
how good players bet. To expect about that of everybody, with fewer on three horses, won 47 ± 6 % against two tipsters, who always
bet on three, where what was expected before won 54 ± 5 %."""
SLIP: Final = 0.15
"""How often a die is used for anything at all, as far as a guess can tell: to hinder, or by an oversight."""
KEENNESS: Final = 0.02
"""By how much of its capital a use must be better for a seat to be e times as likely to choose it."""
HABITS: Final = [0.3, 0.05, 0.05, 0.05]
"""How likely a seat is thought to back always the same places, before it has been seen to bet twice, by what it did the first
time. Good players hardly ever do, whatever that was; but there are people who love one horse."""
FICKLE: Final = 0.02
"""The same once it has been seen to bet on others."""
PLACES: Final = 7.0
"""How many places further back a horse is thought to win e times as rarely, by those who bet on it. At random it is 2.8; but who
expects more bets behind hinders the front less."""
RICHEST_JOINS: Final = 0.5
OTHERS_JOIN: Final = 0.25
"""How likely a seat is thought to join another that is sure to have everything on one place again. They were chosen among four
ways by a throw-away driver, what all on the last place brought back then: these 1.75 ± 0.49 a euro (120 meetings), 0.5 for
everybody 1.69 ± 0.60 (80) and 2.42 ± 0.51 (120), the richest alone 2.57 ± 0.69 (74), nobody 2.94 ± 0.69 (80)."""
NEGLIGIBLE: Final = 1e-6
"""A guess that is less likely is given up."""
FINE: Final = 1 << 30


def _guesses() -> list[tuple[int, tuple[int, ...]]]:
    """Every slip that is thought of: its kind, and its starting places from 1, that of both pairs first."""
    places = range(1, RUNNERS + 1)
    found: list[tuple[int, tuple[int, ...]]] = [(0, (place,)) for place in places]
    for kind in (1, 2):
        found += [(kind, pair) for pair in combinations(places, 2)]
    for main in places:
        rest = [place for place in places if place != main]
        found += [(3, (main, one, other)) for one, other in combinations(rest, 2)]
    return found


GUESSES = _guesses()
COUNT: Final = 7 + 21 + 21 + 105


def guess_of(wins: list[int], pairs: list[tuple[int, int]]) -> int:
    """The guess that comes closest to a slip on these starting places and pairs; −1 for one that names no horse."""
    named = wins + [place for pair in pairs for place in pair]
    places = sorted(set(named), key=lambda place: (-named.count(place), place))[:WIN_LINES]
    if not places:
        return -1
    if len(places) == WIN_LINES:
        return GUESSES.index((3, (places[0], min(places[1:]), max(places[1:]))))
    kind = 0 if len(places) == 1 else 2 if pairs else 1
    return GUESSES.index((kind, tuple(sorted(places))))


class Slips:
    """All guesses about a seat with so much capital."""

    def __init__(self, odds: list[int], step: int, capital: int) -> None:
        pays, halves, lines = [0] * (COUNT * RUNNERS), [0] * (COUNT * RUNNERS), [0] * (COUNT * PER_SEAT)
        for guess, (kind, places) in enumerate(GUESSES):
            pairs: list[tuple[int, int]] = []
            if kind >= 2:
                pairs = [(min(places[0], other), max(places[0], other)) for other in places[1:]]
            parts = len(places) + len(pairs)
            stakes = [(capital // step // parts + (1 if part < capital // step % parts else 0)) * step for part in range(parts)]
            for number, place in enumerate(places):
                pays[guess * RUNNERS + place - 1] += stakes[number] * odds[place - 1]
                halves[guess * RUNNERS + place - 1] = 2
                lines[guess * PER_SEAT + number * 2] = place if stakes[number] else 0
                lines[guess * PER_SEAT + number * 2 + 1] = stakes[number]
            for number, pair in enumerate(pairs):
                stake = stakes[len(places) + number]
                for place in pair:
                    pays[guess * RUNNERS + place - 1] += stake * (odds[pair[0] - 1] + odds[pair[1] - 1]) // 2
                at = guess * PER_SEAT + (WIN_LINES + number) * 2
                lines[at] = PAIRS.index(pair) + 1 if stake else 0
                lines[at + 1] = stake
        self.pays: vec[i64] = vec[i64](pays)
        """At guess × 7 + starting place: what would be paid if that horse won; and its part of a bonus, in halves."""
        self.halves: vec[i64] = vec[i64](halves)
        self.lines: vec[i64] = vec[i64](lines)
        """At guess × 10: the bets, as a state has them."""


MOST_REMEMBERED: Final = 200
_remembered: dict[tuple[int, ...], Slips] = {}
"""Written once: a seat is read anew before every choice, and its capital stays the same for a race."""


def _slips_of(table: Table, capital: int) -> Slips:
    key = (capital, table.step, *[int(each) for each in table.odds])
    if key not in _remembered:
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        _remembered[key] = Slips(list(key[2:]), table.step, capital)
    return _remembered[key]


class Reader:
    """What everybody can conclude about everybody's bets on a race that begins with this state.

    `earlier` are, per seat, the guesses that come closest to its slips of the races before, the first race first."""

    def __init__(self, state: Meeting, pusher: Pusher, earlier: list[list[int]]) -> None:
        self._pusher = pusher
        self._seats: i64 = state.table.seats
        self._slips: list[Slips] = []
        """Per seat all guesses about it, and by guess how likely."""
        self._chances: list[list[float]] = []
        self._keenness: list[float] = []
        weights = _weights(state)
        for seat in range(self._seats):
            capital = int(state.ledger.cash[seat])
            self._slips.append(_slips_of(state.table, capital))
            self._chances.append(_prior(weights, earlier[seat]))
            self._keenness.append(max(1.0, KEENNESS * 1000 * float(capital)))
        before, capitals = self._chances[:], [int(state.ledger.cash[seat]) for seat in range(self._seats)]
        for at in range(self._seats):
            joins = RICHEST_JOINS if capitals[at] == max(capitals) else OTHERS_JOIN
            self._chances[at] = _suspected(int(at), before, earlier, joins)

    def hear(self, state: Meeting, seat: i64, legal: Actions, code: i64) -> None:
        """A seat has chosen this, of all that it might have chosen in this state."""
        listed, pusher, keenness = legal.codes, self._pusher, self._keenness[seat]
        pays, halves, chances = self._slips[seat].pays, self._slips[seat].halves, self._chances[seat]
        choices: i64 = len(listed)
        if choices < 2:
            return
        total = 0.0
        guess: i64 = 0
        while guess < COUNT:
            if chances[guess] < NEGLIGIBLE:
                chances[guess] = 0.0
                guess += 1
                continue
            pusher.suppose(state, pays, halves, guess * RUNNERS)
            done: i64 = pusher.worth(state, code)
            whole = 0.0
            at: i64 = 0
            while at < choices:
                better: i64 = pusher.worth(state, listed[at]) - done
                whole += math.exp(min(float(better) / keenness, 50.0))
                at += 1
            fits = chances[guess] * (SLIP / float(choices) + (1.0 - SLIP) / whole)
            chances[guess] = fits
            total += fits
            guess += 1
        self._chances[seat] = [each / total for each in chances]

    def expected(self, seat: i64) -> list[float]:
        """By starting place, what a seat is thought to get if that horse wins."""
        found = [0.0] * RUNNERS
        pays, chances = self._slips[seat].pays, self._chances[seat]
        for guess in range(COUNT):
            for start in range(RUNNERS):
                found[start] += chances[guess] * float(pays[guess * RUNNERS + start])
        return found

    def lines(self, seat: i64) -> list[int]:
        """At guess × 10 the bets that a seat would have made, as a state has them."""
        return [int(each) for each in self._slips[seat].lines]

    def backs(self, seat: i64) -> list[float]:
        """By starting place, how likely a seat is thought to have a bet on that horse."""
        found = [0.0] * RUNNERS
        for guess, (_, places) in enumerate(GUESSES):
            for place in places:
                found[place - 1] += self._chances[seat][guess]
        return found

    def deal(self, state: Meeting, seat: i64, chance: Chance) -> None:
        """Draw the bets of all others than this seat, by how likely they are."""
        other: i64 = 0
        while other < self._seats:
            if other != seat:
                self._draw(state, other, chance)
            other += 1

    def _draw(self, state: Meeting, seat: i64, chance: Chance) -> None:
        chances, lines, bets = self._chances[seat], self._slips[seat].lines, state.bets
        point = float(chance.below(FINE)) / float(FINE)
        guess: i64 = 0
        while guess < COUNT - 1 and point >= chances[guess]:
            point -= chances[guess]
            guess += 1
        at: i64 = 0
        while at < PER_SEAT:
            bets[seat * PER_SEAT + at] = lines[guess * PER_SEAT + at]
            at += 1


def _weights(state: Meeting) -> list[float]:
    """How likely each guess is among those of its kind: by what a euro on its horses would bring, as people see it."""
    lead = [math.exp(-place / PLACES) for place in range(RUNNERS)]
    worth = [chance / sum(lead) * float(odds) for chance, odds in zip(lead, state.table.odds, strict=True)]
    for start in range(RUNNERS):
        if state.table.favourite[state.runners[start]]:
            worth[start] *= 1.37
    weights = [math.prod([worth[place - 1] for place in places]) for _, places in GUESSES]
    totals = [0.0] * KINDS
    for (kind, _), weight in zip(GUESSES, weights, strict=True):
        totals[kind] += weight
    return [weight / totals[kind] for (kind, _), weight in zip(GUESSES, weights, strict=True)]


def _prior(weights: list[float], earlier: list[int]) -> list[float]:
    """How likely each guess is before a die is thrown, about a seat that has bet so before."""
    shares = SHARE_OF_KINDS[1 if earlier else 0][:]
    for guess in earlier:
        shares[GUESSES[guess][0]] += 1.0
    found = [shares[kind] * weight / (1.0 + len(earlier)) for (kind, _), weight in zip(GUESSES, weights, strict=True)]
    if earlier:
        habit = _habit(found, earlier)
        found = [(1.0 - habit) * each for each in found]
        found[earlier[-1]] += habit
    return found


def _habit(anew: list[float], earlier: list[int]) -> float:
    """How likely a seat backs always the same places, by Bayes: it has done so, or might have by chance."""
    habit = HABITS[GUESSES[earlier[0]][0]]
    for before, then in pairwise(earlier):
        if before != then:
            return FICKLE
        habit = habit / (habit + (1.0 - habit) * anew[then])
    return habit


def _suspected(seat: int, chances: list[list[float]], earlier: list[list[int]], joining: float) -> list[float]:
    """How likely each guess about a seat is if it may also join others, on what these have always had everything on."""
    joins = [0.0] * RUNNERS
    for other, guesses in enumerate(earlier):
        if other == seat or not guesses or guesses.count(guesses[0]) < len(guesses):
            continue
        always = guesses[0]
        if always < RUNNERS:  # the guesses of a single horse come first
            joins[always] = max(joins[always], joining * chances[other][always])
    free = (1.0 - max(chances[seat])) / max(1.0, sum(joins))  # not so far as it has a habit of its own
    found = [(1.0 - free * sum(joins)) * each for each in chances[seat]]
    for start in range(RUNNERS):
        found[start] += free * joins[start]
    return found


assert len(GUESSES) == COUNT and BET_LINES * 2 == PER_SEAT
