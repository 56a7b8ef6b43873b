"""A betting slip: whatever the odds pay better than they should, within what a race pays at most (TC-34)."""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.games.triple_couronne.form import Chances
from hippodrome.games.triple_couronne.state import Season

WORTH_A_WIN, WORTH_A_PAIR = 1.15, 1.3
"""What a bet must bring per franc; simulated chances of pairs are less certain."""
BOLDEST = 0.25
"""The most of its cash that goes on one race."""


class Bet(NamedTuple):
    """On one horse, or on two as first and second."""

    horses: tuple[int, ...]
    stake: int


class _Chance(NamedTuple):
    """A bet that may be made: what it pays per franc, and the first two places for which it does."""

    horses: tuple[int, ...]
    pays: float
    ends: tuple[tuple[int, int], ...]


def bets(state: Season, chances: Chances, pairs: str, most: int, cash: int, step: int) -> list[Bet]:
    """The best bets first, each as far as it fits: within the cap for every end of the race, and within its purse."""
    room = dict.fromkeys(chances.firsts, float(state.terms().first))
    purse = min(most, int(cash * BOLDEST))
    placed: list[Bet] = []
    open_bets = _possible(state, chances, pairs)
    while open_bets:
        worth, best = max((_worth(bet, chances, room), bet) for bet in open_bets)
        open_bets.remove(best)
        if worth < (WORTH_A_WIN if len(best.horses) == 1 else WORTH_A_PAIR):
            continue
        free = min(room[end] for end in best.ends if room[end] > 0)
        careful = cash * (worth - 1) / (best.pays - 1)  # as Kelly advises
        stake = int(min(free / best.pays, careful, purse)) // step * step
        if stake <= 0:
            continue
        purse -= stake
        for end in best.ends:
            room[end] = max(0.0, room[end] - stake * best.pays)
        placed.append(Bet(best.horses, stake))
    return placed


def _possible(state: Season, chances: Chances, pairs: str) -> list[_Chance]:
    odds = state.table.odds
    ends = list(chances.firsts)
    found = [
        _Chance((horse,), float(odds[horse]), tuple(end for end in ends if end[0] == horse))
        for horse in chances.places
        if any(end[0] == horse for end in ends)
    ]
    if pairs:
        named = ends if pairs == "ordered" else sorted({(min(end), max(end)) for end in ends})
        for one, other in named:
            both = (
                [(one, other)] if pairs == "ordered" else [end for end in ((one, other), (other, one)) if end in chances.firsts]
            )
            found.append(_Chance((one, other), odds[one] * odds[other] / 2, tuple(both)))
    return [bet for bet in found if bet.pays > 1]


def _worth(bet: _Chance, chances: Chances, room: dict[tuple[int, int], float]) -> float:
    """What a franc on it should bring, where there is room left."""
    return bet.pays * sum(chances.firsts[end] for end in bet.ends if room[end] > 0)
