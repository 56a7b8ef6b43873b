"""How strong bots are: who is measured against whom."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from hippodrome.bots import levels_of, stand_in
from hippodrome.core.title import Variant
from hippodrome.games import own_titles, title_of
from hippodrome.lab.strength import PARTS, contests, measure
from hippodrome.lab.tournament import Contest, play
from hippodrome.lab.work import Runner

SHORTER = {"turf-ace": 300, "card-counter": 50, "maestro": 100, "handicapper": 60, "high-roller": 150}
"""Rollouts of those who would think for long."""
DEALS = {"ticket-gagnant": (3, 8), "finish": (10, 6), "finish-line": (5, 0), "triple-couronne": (5, 1)}
"""So few deals, with a seed for which nobody is unlucky in them."""
AT_LEAST = {2: 0.6, 4: 0.3}
"""The share of games won, a tenth or a twentieth more than equals would win: what a broken bot does not reach."""


def in_short(title: str) -> Iterator[Contest]:
    """The strongest against the stand-in, each level against the next weaker one, and those above the second against the
    yardstick of one sentence."""
    champion, levels, yardsticks = (list(contests(title, part)) for part in ("champion", "levels", "yardsticks"))
    levels = [each for each in levels if each not in champion]
    yardsticks = [each for each in yardsticks if each.bots[1] != stand_in(title)]
    for contest in (*champion, *levels, *yardsticks):
        bots = tuple(f"{bot}@{SHORTER[bot]}" if bot in SHORTER else bot for bot in contest.bots)
        yield msgspec.structs.replace(contest, bots=bots)


@pytest.mark.parametrize("contest", [each for title in own_titles() for each in in_short(title)], ids=lambda each: _named(each))
def test_the_better_player_wins_more_at_two_and_at_four_seats(contest: Contest) -> None:
    wins = play(contest, *DEALS[contest.title], Runner(1))[0].wins
    assert wins >= AT_LEAST[len(contest.bots)]


def _named(contest: Contest) -> str:
    return f"{contest.edition}-{len(contest.options)}-{contest.bots[0]}-{contest.bots[1]}-{len(contest.bots)}"


@pytest.mark.parametrize("title", own_titles())
def test_the_strongest_meets_the_stand_in_at_two_and_four_seats_in_every_way_to_play(title: str) -> None:
    ways = title_of(title).variants or (Variant(title_of(title).editions[0]),)
    played = [(each.edition, dict(each.options), each.bots) for each in contests(title, "champion")]
    best, other = levels_of(title)[-1], stand_in(title)
    assert played == [(way.edition, dict(way.options), (best, *[other] * others)) for way in ways for others in (1, 3)]


def test_the_strongest_can_be_held_to_so_many_rollouts_and_nobody_else() -> None:
    played = [each.bots for part in PARTS for each in contests("ticket-gagnant", part, 300)]
    assert ("turf-ace@300", "apprentice") in played and ("turf-ace", "card-counter") in played
    assert {bot for bots in played for bot in bots if "@" in bot} == {"turf-ace@300"}


def test_the_strongest_meets_itself_with_less_time_if_that_is_named() -> None:
    assert [each.bots for each in contests("ticket-gagnant", "time", 300)] == [("turf-ace", "turf-ace@300")]
    assert not list(contests("ticket-gagnant", "time"))


@pytest.mark.parametrize("title", own_titles())
def test_every_level_meets_the_next_weaker_one(title: str) -> None:
    levels = levels_of(title)
    assert [each.bots for each in contests(title, "levels")] == [(levels[at + 1], levels[at]) for at in range(len(levels) - 1)]


@pytest.mark.parametrize("title", own_titles())
def test_levels_above_the_second_meet_those_who_are_no_level(title: str) -> None:
    met = {each.bots[1] for each in contests(title, "yardsticks")}
    assert met == set(title_of(title).bots) - set(levels_of(title)) or len(levels_of(title)) < 3


def test_rows_come_one_by_one_with_the_share_of_the_first() -> None:
    rows = list(measure("finish", PARTS[:1], 2, 1, Runner(1)))
    assert [row.contest for row in rows] == list(contests("finish", PARTS[0]))
    for row in rows:
        assert row.standing == play(row.contest, 2, 1, Runner(1))[0]._replace(milliseconds=row.standing.milliseconds)
