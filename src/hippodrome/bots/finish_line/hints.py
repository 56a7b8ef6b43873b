"""What a seat of Finish Line may reckon with, from simulated races in which everybody pushes what they seem to have backed.

While bets are made that alone would promise too much: there the others also hinder, as much as they have been seen to.
"""

from __future__ import annotations

from collections import Counter

from hippodrome.bots.finish_line import bets
from hippodrome.bots.finish_line.searcher import Character, Search
from hippodrome.bots.hints import Hint
from hippodrome.core.chance import Chance
from hippodrome.core.wire import View
from hippodrome.games.finish_line.actions import PlaceBets
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import BETS, OVER
from hippodrome.games.finish_line.views import FinishLineView, Tile

EVERYBODY = Character(hinder=0.0, theirs=(0.0, 0.0))
"""How all are thought to play in a race: each for their own bets."""
BETTING = Character()
"""And while bets are made: as the strongest player thinks that they do."""


def hints(game: FinishLine, view: View, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """Before the race what backing and pushing each horse is worth; while it is on, how likely each is first, or in front."""
    assert isinstance(view, FinishLineView)
    if view.seat is None:
        return ()
    state = game.imagine(view, chance)
    if state.phase == OVER:
        return ()
    if state.phase == BETS:
        return _of_bets(Search(game, view, state, chance, BETTING), view, rollouts)
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
    """What the horses that were backed to win could be expected to bring."""
    assert isinstance(view, FinishLineView)
    action = game.action(code)
    if not isinstance(action, PlaceBets) or not action.wins:
        return ()
    backed = {tile.horse for tile in view.tiles if tile.start in {bet.start for bet in action.wins}}
    return tuple(hint for hint in hints(game, view, chance, rollouts) if hint.facts["horse"] in backed)


def _of_bets(search: Search, view: FinishLineView, rollouts: int) -> tuple[Hint, ...]:
    """For each horse what follows if the seat has its capital on it, and pushes it."""
    found = []
    each = max(1, rollouts // len(view.tiles))
    for tile in view.tiles:
        lines = [(tile.start, max(view.capital[view.seat or 0], 1)), *bets.NOTHING[1:]]
        wins = sum(search.finish(lines).first == tile.start for _ in range(each)) / each
        found.append(Hint(key="backed", facts=_about(tile), chance=wins, worth=wins * tile.odds))
    return tuple(found)


def _about(tile: Tile) -> dict[str, str | int]:
    """A horse, and where it started: that is what its silks go by."""
    return {"horse": tile.horse, "start": tile.start}
