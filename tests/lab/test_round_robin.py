"""Round robins: who meets whom, and the ratings that come of it."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.lab.problems import LabProblem
from hippodrome.lab.ratings import Game, rate
from hippodrome.lab.round_robin import duels, groups, places, play_all
from hippodrome.lab.tournament import Contest
from hippodrome.lab.work import Runner

CONTEST = Contest(title="triple-couronne", bots=("random", "trainer", "reserve-price"), edition="initiation")


def test_every_group_of_different_bots_meets() -> None:
    assert groups("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert groups("abc", 3) == [("a", "b", "c")]


def test_where_bots_are_few_each_meets_a_table_of_each_other() -> None:
    assert groups("ab", 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


@pytest.mark.parametrize("bots", ["aa", "a"])
def test_a_bot_takes_part_once_and_not_alone(bots: str) -> None:
    with pytest.raises(LabProblem):
        groups(bots, 2)


def test_all_play_the_same_deals_in_every_rotation_and_more_deals_go_on_from_fewer() -> None:
    few, many = (play_all(CONTEST, 2, deals, 1, Runner(1)) for deals in (2, 3))
    assert [(each.deal, each.table, each.win) for each in few] == [
        (each.deal, each.table, each.win) for each in many if each.deal < 2
    ]
    seated = Counter((each.table, each.deal, each.bot, each.seat) for each in few)
    assert len(seated) == 3 * 2 * 4 and set(seated.values()) == {1}
    assert sum(place.standing.wins for place in places(many)) == pytest.approx(1.5)
    found = duels(many)
    assert all(found[one, other][0] + found[other, one][0] == pytest.approx(1) for one, other in found)


def test_deals_are_added_until_every_share_is_known_well_enough() -> None:
    sat = play_all(CONTEST, 2, 4, 1, Runner(1), until=0.15)
    deals = len({each.deal for each in sat})
    assert deals % 4 == 0 and all(place.standing.within <= 0.15 for place in places(sat))
    assert deals == 4 or any(place.standing.within > 0.15 for place in places([each for each in sat if each.deal < deals - 4]))


def played(strengths: dict[str, float], deals: int, seats: int) -> list[Game]:
    """Games in which bots win in proportion to their strength."""
    chance, games = FastChance(4), []
    for deal in range(deals):
        for table in groups(list(strengths), seats):
            at = chance.below(1_000_000) / 1_000_000 * sum(strengths[bot] for bot in table)
            for bot in table:
                at -= strengths[bot]
                if at < 0:
                    break
            games.append(Game(deal, table, {each: float(each == bot) for each in table}))
    return games


@pytest.mark.parametrize("seats", [2, 3])
def test_ratings_find_the_strengths_that_games_were_played_with(seats: int) -> None:
    strengths = {"a": 8.0, "b": 2.0, "c": 1.0, "d": 0.0625}
    found = rate(played(strengths, 400, seats), list(strengths))
    for bot, strength in strengths.items():
        assert abs(found[bot].value - 400 * math.log10(strength)) <= 1.7 * found[bot].within
        assert 5 < found[bot].within < 90
    assert sum(rating.value for rating in found.values()) == pytest.approx(0)


def test_who_wins_everything_is_rated_and_one_deal_says_nothing_about_the_next() -> None:
    found = rate([Game(0, ("a", "b"), {"a": 1.0, "b": 0.0})], ["a", "b"])
    assert 0 < found["a"].value < 400 and found["a"].within == math.inf
