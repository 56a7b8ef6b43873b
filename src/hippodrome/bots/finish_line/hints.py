"""What a seat of Finish Line may reckon with, from simulated races in which everybody pushes what they seem to have backed.

While bets are made that alone would promise too much: there the others also hinder, as much as they have been seen to.
"""

from __future__ import annotations

from collections import Counter

from hippodrome.bots.finish_line import bets
from hippodrome.bots.finish_line.levels import maestro_with
from hippodrome.bots.finish_line.searcher import Character, Search
from hippodrome.bots.hints import Hint
from hippodrome.core.chance import Chance
from hippodrome.core.wire import View
from hippodrome.games.finish_line.actions import PlaceBets
from hippodrome.games.finish_line.codes import PAIRS, WIN_LINES
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import BETS, OVER
from hippodrome.games.finish_line.views import FinishLineView, Tile

EVERYBODY = Character(hinder=0.0, theirs=0.0)
"""How all are thought to play in a race: each for their own bets. While bets are made they are thought to play like the
strongest."""
PROMISING_PAIRS, BEST_PAIRS = 8, 3
"""So many pairs are looked at twice, and so many are told."""


def hints(game: FinishLine, view: View, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """Before the race what backing and pushing each horse, or a good pair, is worth; later how likely each is first, or in
    front."""
    assert isinstance(view, FinishLineView)
    if view.seat is None:
        return ()
    state = game.imagine(view, chance)
    if state.phase == OVER:
        return ()
    if state.phase == BETS:
        return _of_bets(Search(game, view, state, chance, maestro_with(view.seats - 1)), view, rollouts)
    search = Search(game, view, state, chance, EVERYBODY)
    ends = [search.finish(None) for _ in range(rollouts)]
    first = Counter(end.first for end in ends)
    second = Counter(end.second for end in ends)
    found = []
    for tile in view.tiles:
        if tile.runs:
            wins = first[tile.start] / rollouts
            front = wins + second[tile.start] / rollouts
            found.append(Hint(key="first", facts=_about(tile), chance=wins, worth=wins * tile.odds))
            found.append(Hint(key="front", facts=_about(tile), chance=front, includes=True))
    return tuple(found)


def values(game: FinishLine, view: View, code: int, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """What the horses that were backed to win could be expected to bring, and the pairs."""
    assert isinstance(view, FinishLineView)
    action = game.action(code)
    if not isinstance(action, PlaceBets) or not (action.wins or action.places):
        return ()
    search = Search(game, view, game.imagine(view, chance), chance, maestro_with(view.seats - 1))
    return (
        *(_backed(search, view, bet.start, rollouts) for bet in action.wins),
        *(_paired(search, view, PAIRS.index((min(bet.starts), max(bet.starts))), rollouts) for bet in action.places),
    )


def _of_bets(search: Search, view: FinishLineView, rollouts: int) -> tuple[Hint, ...]:
    """For each horse what follows if the seat has its capital on it, and pushes it; likewise for the best pairs. To play 2,000
    races for each of these ten would take 0.7 s with four seats; 1,100 take 0.38 s with two, and 0.46 with four."""
    each = max(1, rollouts * 11 // 20)
    pairs = list(range(len(PAIRS)))
    for races, left in ((rollouts // 40, PROMISING_PAIRS), (rollouts // 13, BEST_PAIRS), (each, BEST_PAIRS)):
        told = {pair: _paired(search, view, pair, max(1, races)) for pair in pairs}
        pairs = sorted(pairs, key=lambda pair: -(told[pair].worth or 0.0))[:left]
    return (*(_backed(search, view, tile.start, each) for tile in view.tiles), *(told[pair] for pair in pairs))


def _backed(search: Search, view: FinishLineView, start: int, races: int) -> Hint:
    """A horse that the seat has its capital on, and pushes."""
    lines = [(start, _stake(view)), *bets.NOTHING[1:]]
    wins = sum(search.finish(lines).first == start for _ in range(races)) / races
    tile = view.tiles[start - 1]
    return Hint(key="backed", facts=_about(tile), chance=wins, worth=wins * tile.odds)


def _paired(search: Search, view: FinishLineView, pair: int, races: int) -> Hint:
    """Two horses that the seat has its capital on for a place, and pushes: they come in first and second, either way round."""
    lines = list(bets.NOTHING)
    lines[WIN_LINES] = (pair + 1, _stake(view))
    ends = (search.finish(lines) for _ in range(races))
    comes = sum((end.first, end.second) in (PAIRS[pair], PAIRS[pair][::-1]) for end in ends) / races
    one, other = (view.tiles[start - 1] for start in PAIRS[pair])
    facts = {**_about(one), "second": other.horse, "second_start": other.start}
    return Hint(key="pair", facts=facts, chance=comes, worth=comes * (one.odds + other.odds))


def _stake(view: FinishLineView) -> int:
    return max(view.capital[view.seat or 0], 1)


def _about(tile: Tile) -> dict[str, str | int]:
    """A horse, and where it started: that is what its silks go by."""
    return {"horse": tile.horse, "start": tile.start}
