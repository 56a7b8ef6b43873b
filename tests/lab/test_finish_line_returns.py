"""What a euro on each place brings between good players, meeting by meeting."""

from __future__ import annotations

import math

import msgspec
import pytest

from hippodrome.games import load_game
from hippodrome.games.finish_line.reading import GUESSES
from hippodrome.lab.finish_line_returns import NOBODY, Raced, how, played, ratio, report, slips
from hippodrome.lab.report import Figure, Share

ODDS = load_game("finish-line").box.odds.ladder


def raced(meeting: int, race: int, winner: int, *, last: int = 0, first: int = 0, won: float = 0.0) -> Raced:
    """A race in which so much was staked on the first and on the last place."""
    return Raced(meeting, race, winner, (first, 0, 0, 0, 0, 0, last), won)


def test_who_backs_a_place_is_told_what_a_euro_brought_in_each_race() -> None:
    races = [raced(0, 1, 7, last=1000), raced(0, 2, 1, last=17000), raced(1, 1, 2, last=1000), raced(1, 2, 7, last=2000)]
    first, second, third, together = report(races, 7, ODDS).rows
    for row in (first, second, together):
        assert row[2] == Share(0.5) and row[4] == Figure(ODDS[6] / 2)
    assert third[1] == 0 and together[1] == 4


def test_between_good_players_a_place_brings_back_what_was_really_staked_on_it() -> None:
    races = [raced(0, 1, 1, first=1000, last=500), raced(1, 1, 7, first=3000, last=500)]
    rows = report(races, NOBODY, ODDS).rows
    assert rows[0][4] == Figure(ODDS[0] * 1000 / 4000) and rows[6][4] == Figure(ODDS[6] * 500 / 1000)
    assert rows[3][4] == Figure(0.0) and rows[3][5] == Figure(math.inf)


def test_the_races_of_a_meeting_go_together() -> None:
    apart = [raced(number, 1, 7 * (number % 2)) for number in range(12)]
    alike = [raced(number // 3, 1, 7 * (number // 3 % 2)) for number in range(12)]
    shares = [ratio(each, lambda race: float(race.winner == 7), lambda _: 1.0) for each in (apart, alike)]
    assert [share for share, _ in shares] == [0.5, 0.5] and shares[1][1] > 1.5 * shares[0][1]


def test_meetings_won_by_who_backs_a_place_are_counted_once() -> None:
    races = [raced(0, race, 7, last=1000, won=1.0) for race in (1, 2, 3)] + [raced(1, race, 1, last=1000) for race in (1, 2, 3)]
    said = how(races, 3, 7, 1)
    assert said.facts["won"] == Share(0.5) and said.facts["meetings"] == 2


@pytest.mark.parametrize("place", [NOBODY, 7])
def test_a_meeting_is_played_and_what_was_staked_is_kept(place: int) -> None:
    races = played(2, place, 1, 5, "")
    assert [each.race for each in races] == [1, 2, 3]
    for each in races:
        if place:
            assert [stake > 0 for stake in each.staked] == [False] * 6 + [True]
        assert 0 <= each.winner <= 7 and sum(each.staked) % 100 == 0
    assert not place or races[0].staked[6] == 1000
    assert races == played(2, place, 1, 5, "")


def test_slips_are_counted_by_how_many_horses_they_are_on_and_whether_they_came_again() -> None:
    one, other, two = GUESSES.index((0, (1,))), GUESSES.index((0, (7,))), GUESSES.index((1, (1, 2)))
    races = [
        msgspec.structs.replace(raced(meeting, race, 1), guesses=guesses)
        for meeting, race, guesses in ((0, 1, (one, two)), (0, 2, (one, -1)), (0, 3, (other, two)), (1, 1, (other, one)))
    ]
    first, later = slips(races).rows
    assert first[1:] == (4, Share(0.75), Share(0.25), Share(0.0), Share(0.0), Share(0.0), Share(0.0))
    assert later[1:] == (4, Share(0.5), Share(0.25), Share(0.0), Share(0.0), Share(0.25), Share(0.25))
