"""A betting slip for the win: bets that the odds pay better than they should, in the amounts that win most seasons (TC-34)."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from hippodrome.bots.triple_couronne.betting import Bet
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.form import TRIALS, Chances
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.seasons import Seasons
from hippodrome.games.triple_couronne.state import Season

End = tuple[int, int]
ERRORS = 1.0
"""By so many standard errors of its own a simulated chance must beat the odds."""
SURE = 1.0
"""By so many standard errors a slip must win more seasons than none. Whether such bets win is open: with four seats 33.3 ± 4.6
percent with them (`lab tournament`, 40 deals, seed 77, and 60, seed 99, 2026-11-18), 36.7 ± 7.2 without (60 deals, seed 11)."""
SIZES = (1.0, 0.5, 0.2, 0.1)
"""Stakes that are tried, as parts of what fills up the most that a race pays."""
BLUR = 100_000
"""Cards and the bets of others blur an imagined margin by so much."""
MOST_BETS = 12


class Chance(NamedTuple):
    """A bet that may be made: what it pays per franc, how likely it is, and for which first two horses."""

    horses: tuple[int, ...]
    pays: float
    likely: float
    ends: frozenset[End]

    def worth(self) -> float:
        """What a franc on it should bring."""
        return self.pays * self.likely

    def error(self) -> float:
        """The standard error of that."""
        return self.pays * math.sqrt(self.likely * (1 - self.likely) / TRIALS)


def possible(odds: Sequence[int], chances: Chances, pairs: str) -> list[Chance]:
    """Every bet on a race, `pairs` as in the choice."""
    ends = chances.firsts
    found = [
        Chance((horse,), float(odds[horse]), chances.places[horse][0], frozenset(end for end in ends if end[0] == horse))
        for horse in chances.places
    ]
    for one, other in sorted({end if pairs == "ordered" else (min(end), max(end)) for end in ends}) if pairs else []:
        both = [(one, other)] if pairs == "ordered" else [end for end in ((one, other), (other, one)) if end in ends]
        found.append(Chance((one, other), odds[one] * odds[other] / 2, sum(ends[end] for end in both), frozenset(both)))
    return found


def worth_making(bets: Sequence[Chance]) -> list[Chance]:
    """Those that should bring more than they cost, by more than the error of that, the best ones first."""
    good = [bet for bet in bets if bet.worth() - ERRORS * bet.error() > 1]
    return sorted(good, key=lambda bet: -bet.worth())[:MOST_BETS]


class Margins:
    """By how much a seat is ahead of the best other in the end, in many seasons, by the first two of the race at hand."""

    def __init__(self, state: Season, seat: int, seasons: Seasons) -> None:
        self.count = int(seasons.count)
        self.by_end: dict[End, list[int]] = {}
        fee, cash = int(state.fee()), [int(held) for held in state.ledger.cash]
        playing = [other for other in range(len(cash)) if other != seat and state.in_game[other]]
        for horse in state.entries:  # fees are paid by now
            if state.leaders[horse] != NONE:
                cash[state.leaders[horse]] += fee
        runners = [(horse, int(state.leaders[horse])) for horse in state.entries if state.leaders[horse] != NONE]
        stables = [(horse, int(state.owners[horse])) for horse in range(HORSES) if state.owners[horse] != NONE]
        for season in range(self.count):
            totals, at = cash[:], season * HORSES
            for horse, leader in runners:
                totals[leader] += seasons.now[at + horse]
            for horse, owner in stables:
                totals[owner] += seasons.later[at + horse]
            end = int(seasons.ends[season])
            margin = totals[seat] - max((totals[other] for other in playing), default=0)
            self.by_end.setdefault((NONE, NONE) if end == NONE else divmod(end, HORSES), []).append(margin)
        for margins in self.by_end.values():
            margins.sort()

    def wins(self, nets: dict[End, int], otherwise: int) -> dict[End, float]:
        """How many seasons are won with each end, if the bets bring so much there."""
        found: dict[End, float] = {}
        for end, margins in self.by_end.items():
            net = nets.get(end, otherwise)
            won = sum(len(margins) - bisect_right(margins, -net + off) for off in (-BLUR, -BLUR // 3, BLUR // 3, BLUR))
            found[end] = won / 4
        return found


def slip(state: Season, margins: Margins, bets: Sequence[Chance], most: int, step: int) -> list[Bet]:
    """The slip that wins most, built up bet by bet; none unless it wins more by more than the error of that."""
    cap, stakes = int(state.terms().first), [0] * len(bets)
    nothing = margins.wins({}, 0)
    best = sum(nothing.values())
    while True:
        tried: list[tuple[float, int, int]] = []
        for at, bet in enumerate(bets):
            for size in SIZES:
                stake = int(cap / bet.pays * size) // step * step
                if 0 < stake <= most - sum(stakes):
                    more = [*stakes[:at], stakes[at] + stake, *stakes[at + 1 :]]
                    tried.append((sum(_won(margins, bets, more, cap).values()), at, stake))
        if not tried:
            break
        won, at, stake = max(tried)
        if won <= best + 0.25:
            break
        best, stakes[at] = won, stakes[at] + stake
    after = _won(margins, bets, stakes, cap)
    up = sum(max(0.0, after[end] - before) for end, before in nothing.items())
    down = sum(max(0.0, before - after[end]) for end, before in nothing.items())
    if up - down <= SURE * math.sqrt(up + down):
        return []
    return [Bet(bet.horses, stake) for bet, stake in zip(bets, stakes, strict=True) if stake]


def _won(margins: Margins, bets: Sequence[Chance], stakes: list[int], cap: int) -> dict[End, float]:
    spent = sum(stakes)
    pays: dict[End, float] = {}
    for bet, stake in zip(bets, stakes, strict=True):
        for end in bet.ends if stake else ():
            pays[end] = pays.get(end, 0.0) + stake * bet.pays
    return margins.wins({end: int(min(paid, cap)) - spent for end, paid in pays.items()}, -spent)
