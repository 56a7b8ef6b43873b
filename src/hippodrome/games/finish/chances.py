"""What horses may hope for: many races run and counted, without bets or money."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.games.finish import betting
from hippodrome.games.finish.race import Race
from hippodrome.games.finish.state import LANES, ROUNDS, Programme, Table

_BY_LANE: Final = vec[i64](range(LANES))


class Chances:
    """Per lane (from 0), or whatever a horse is counted as, how it went in so many races."""

    __slots__ = ("races", "first", "second", "third", "win_odds", "place_odds")

    def __init__(self) -> None:
        self.races: i64 = 0
        self.first: vec[i64] = vec[i64]([0] * LANES)
        self.second: vec[i64] = vec[i64]([0] * LANES)
        self.third: vec[i64] = vec[i64]([0] * LANES)
        self.win_odds: vec[i64] = vec[i64]([0] * LANES)
        """The odds of all races that it won, together; likewise for places."""
        self.place_odds: vec[i64] = vec[i64]([0] * LANES)

    def wins(self, lane: i64) -> float:
        """How likely it comes first."""
        return float(self.first[lane]) / float(self.races)

    def places(self, lane: i64) -> float:
        """How likely it comes second or third, which is what a bet for a place needs."""
        return float(self.second[lane] + self.third[lane]) / float(self.races)

    def owner(self, lane: i64) -> float:
        """FI-14: what its owner gets back for each coin of its price."""
        paid: i64 = 4 * self.first[lane] + 2 * self.second[lane] + self.third[lane]
        return float(paid) / float(self.races)

    def win_bet(self, lane: i64) -> float:
        """FI-11: what a bet on it to win brings for each coin staked."""
        return float(self.win_odds[lane]) / float(self.races)

    def place_bet(self, lane: i64) -> float:
        """FI-12: what a bet on it for a place brings for each coin staked."""
        return float(self.place_odds[lane]) / float(self.races)

    def count(self, table: Table, race: Race, order: list[int], called: vec[i64]) -> None:
        """One race more, each horse counted as its lane is called."""
        self.races += 1
        if not order:
            return  # FI-27
        first: i64 = called[order[0]]
        self.first[first] += 1
        if len(order) < 2:
            return
        self.win_odds[first] += betting.odds_at(table.win_odds, race, order[1])
        second: i64 = called[order[1]]
        self.second[second] += 1
        self.place_odds[second] += betting.odds_at(table.place_odds, race, order[1])
        if len(order) > 2:
            third: i64 = called[order[2]]
            self.third[third] += 1
            self.place_odds[third] += betting.odds_at(table.place_odds, race, order[2])


def tally(state: Programme, races: i64, chance: Chance) -> Chances:
    """The chances of the horses in the lanes; while there are auctions, also of those still to come, each under any jockey that
    is left, as if all of them were sold."""
    found = Chances()
    field = state.clone()
    for _ in range(races):
        saddle_the_rest(field, state, chance)
        race = Race(field)
        race.run(chance, None)
        found.count(field.table, race, race.ranking(chance, None), _BY_LANE)
    return found


def saddle_the_rest(field: Programme, state: Programme, chance: Chance) -> None:
    """Put the horses still to come into the free lanes of a copy, each under any jockey that is left."""
    field.sold = state.sold
    left: i64 = 0
    table = state.table
    talon: list[int] = []
    at: i64 = state.lot
    while at < len(state.offered) and field.sold < LANES and state.auction is not None:
        if not talon:
            talon = [card for card in range(table.jockey_count) if card not in state.jockeys]
            left = len(talon)
        drawn: i64 = chance.below(left)
        jockey = talon[drawn]
        left -= 1
        talon[drawn] = talon[left]
        for number in range(ROUNDS):
            pace = table.horses[state.offered[at] * ROUNDS + number] + table.jockeys[jockey * ROUNDS + number]
            field.paces[number * LANES + field.sold] = pace
        field.sold += 1
        at += 1
