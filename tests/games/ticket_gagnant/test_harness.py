"""Harness races: horses on hoofprints are disqualified (TG-43, TG-44).

On the test box hoofprints lie on lanes b and f of even rows, on d5, d10, d15 and g19.
"""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.games.ticket_gagnant import events
from hippodrome.games.ticket_gagnant.state import Meeting
from tests.games.ticket_gagnant.positions import DISCIPLINES, do, position, told, told_of, view

# Horse 6 makes the last move from a5 to b5: no hoofprints there.
ROWS_17_TO_5 = {1: "a17", 2: "a15", 3: "a13", 4: "a11", 5: "a9", 7: "a7", 6: "a5"}
HOOFPRINTS = ["b4", "f4", "b10", "f18", "d5", "d10", "d15", "g19"]


def finished(
    edition: str, horses: dict[int, str], tickets: list[str], discipline: str = "harness", draws: list[int] | None = None
) -> tuple[Meeting, Log]:
    """A race after its last card, 6x1, which takes horse 6 from a5 to b5."""
    state, log = position(edition, discipline, horses=ROWS_17_TO_5 | horses, hands=[["6x1"], []], tickets=tickets), Log()
    do(state, "play 6x1 6>b5", draws=draws or [], log=log)
    return state, log


def points(log: Log, seat: int = 0) -> tuple[int, int, int]:
    """A seat's points per place."""
    return told_of(log, events.TicketScored)[seat].points


@pytest.mark.rule("TG-43")
@pytest.mark.parametrize("cell", HOOFPRINTS)
@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_every_horse_on_hoofprints_at_the_end_is_disqualified(edition: str, cell: str) -> None:
    _, log = finished(edition, {3: cell}, ["1/./."])
    assert told_of(log, events.HorsesDisqualified) == [events.HorsesDisqualified((3,))]
    assert told_of(log, events.RaceRanked)[0].disqualified == (3,)
    assert 3 not in told_of(log, events.RaceRanked)[0].ranking


@pytest.mark.rule("TG-43")
@pytest.mark.parametrize("cell", ["a4", "c4", "b3", "f5", "d4", "c10", "f19", "g18"])
def test_a_horse_beside_hoofprints_finishes(cell: str) -> None:
    _, log = finished("2022", {3: cell}, ["1/./."], draws=[0] if cell == "f5" else [])
    assert told_of(log, events.HorsesDisqualified) == []
    assert 3 in told_of(log, events.RaceRanked)[0].ranking


@pytest.mark.rule("TG-43")
@pytest.mark.parametrize("discipline", ["flat", "hurdles"])
def test_hoofprints_mean_nothing_in_other_disciplines(discipline: str) -> None:
    state, log = finished("2022", {3: "b10"}, ["1/./."], discipline)
    assert told_of(log, events.HorsesDisqualified) == []
    assert view(state).disqualified == ()


@pytest.mark.rule("TG-43")
def test_a_horse_may_stand_on_hoofprints_during_the_race() -> None:
    state = position(discipline="harness", horses={5: "d9"}, hands=[["5x1", "J"], ["J"]])
    log = Log()
    do(state, "play 5x1 5>d10", log=log)
    assert [type(event).__name__ for event in told(log)] == ["CardPlayed"]


@pytest.mark.rule("TG-43")
def test_the_harness_side_shows_its_hoofprints_and_the_grass_side_none() -> None:
    for discipline in DISCIPLINES:
        river = "1 after" if discipline == "steeplechase" else None
        hoofprints = view(position(discipline=discipline, river=river)).track.hoofprints
        if discipline == "harness":
            assert set(HOOFPRINTS) <= set(hoofprints)
            assert len(hoofprints) == 22
        else:
            assert hoofprints == ()


@pytest.mark.rule("TG-43", "TG-50")
def test_disqualified_horses_take_no_part_in_a_photo_finish() -> None:
    _, log = finished("2022", {1: "b18", 2: "c18", 3: "d18", 4: "f18"}, ["1/./."], draws=[1])
    assert told_of(log, events.HorsesDisqualified) == [events.HorsesDisqualified((1, 4))]
    assert told_of(log, events.PhotoFinishDrawn) == [events.PhotoFinishDrawn((2, 3), (3, 2))]


@pytest.mark.rule("TG-43")
def test_a_horse_left_alone_on_its_row_by_a_disqualification_needs_no_photo_finish() -> None:
    _, log = finished("2022", {1: "b18", 2: "c18"}, ["1/./."])
    assert told_of(log, events.PhotoFinishDrawn) == []
    assert told_of(log, events.RaceRanked) == [events.RaceRanked(1, (2, 3, 4, 5, 7, 6), (1,))]


@pytest.mark.rule("TG-43")
@pytest.mark.parametrize("ticket", ["1/./.", "./1/.", "././1"])
def test_in_2022_a_prediction_on_a_disqualified_horse_loses_two_points(ticket: str) -> None:
    _, log = finished("2022", {1: "b18"}, [ticket])
    assert sum(points(log)) == -2


@pytest.mark.rule("TG-43", "TG-53")
@pytest.mark.parametrize("ticket", ["1/./.", "./1/.", "././1"])
def test_in_2024_a_disqualified_horse_counts_as_7th(ticket: str) -> None:
    _, log = finished("2024", {1: "b18"}, [ticket])
    assert sum(points(log)) == -1


@pytest.mark.rule("TG-43", "TG-44")
def test_in_2024_all_disqualified_horses_count_as_7th() -> None:
    _, log = finished("2024", {1: "b18", 2: "f18", 3: "b16"}, ["1/2/3", "4/5/7"])
    assert points(log) == (-1, -1, -1)
    assert points(log, 1) == (7, 5, 4)


@pytest.mark.rule("TG-44")
@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_the_horses_behind_a_disqualified_one_move_up(edition: str) -> None:
    _, log = finished(edition, {1: "b18"}, ["2/3/4"])
    assert told_of(log, events.RaceRanked) == [events.RaceRanked(1, (2, 3, 4, 5, 7, 6), (1,))]
    assert told_of(log, events.TicketScored)[0].bonus == 5


FIVE_OUT = {1: "b18", 2: "f18", 3: "b16", 4: "f16", 5: "d15"}
"""Only 7 and 6 finish."""


@pytest.mark.rule("TG-44")
@pytest.mark.parametrize(("edition", "lost"), [("2022", -2), ("2024", -1)])
def test_with_two_finishers_the_third_place_is_empty(edition: str, lost: int) -> None:
    _, log = finished(edition, FIVE_OUT, ["7/6/1", "6/1/7"])
    assert told_of(log, events.RaceRanked) == [events.RaceRanked(1, (7, 6), (1, 2, 3, 4, 5))]
    assert points(log, 0) == (7, 5, lost)
    assert points(log, 1) == (3, lost, 3)


@pytest.mark.rule("TG-44", "TG-54")
@pytest.mark.parametrize("edition", ["2022", "2024"])
@pytest.mark.parametrize("ticket", ["7/6/.", "7/6/1", "6/7/.", "./7/6"])
def test_with_two_finishers_there_is_no_trio(edition: str, ticket: str) -> None:
    _, log = finished(edition, FIVE_OUT, [ticket])
    assert told_of(log, events.TicketScored)[0].bonus == 0


@pytest.mark.rule("TG-44")
@pytest.mark.parametrize(("edition", "lost"), [("2022", -2), ("2024", -1)])
def test_with_one_finisher_only_the_first_place_is_taken(edition: str, lost: int) -> None:
    _, log = finished(edition, FIVE_OUT | {7: "d10"}, ["6/7/1", "7/6/."])
    assert told_of(log, events.RaceRanked) == [events.RaceRanked(1, (6,), (1, 2, 3, 4, 5, 7))]
    assert points(log, 0) == (7, lost, lost)
    assert points(log, 1) == (lost, 3, 0)


@pytest.mark.rule("TG-44")
@pytest.mark.parametrize(("edition", "lost"), [("2022", -2), ("2024", -1)])
def test_with_no_finisher_at_all_every_place_is_empty(edition: str, lost: int) -> None:
    state = position(edition, "harness", horses=FIVE_OUT | {7: "d10", 6: "a4"}, hands=[["6x1"], []], tickets=["6/7/1", "1/2/3"])
    log = Log()
    do(state, "play 6x1 6>b4", log=log)
    assert told_of(log, events.RaceRanked) == [events.RaceRanked(1, (), (1, 2, 3, 4, 5, 6, 7))]
    assert points(log, 0) == points(log, 1) == (lost, lost, lost)
    assert [scored.bonus for scored in told_of(log, events.TicketScored)] == [0, 0]


@pytest.mark.rule("TG-43")
def test_disqualified_horses_are_shown_until_the_next_ranking() -> None:
    state, _ = finished("2022", {3: "b10", 1: "f18"}, ["1/./."])
    assert view(state).disqualified == (1, 3)
    assert view(state).ranking == (2, 4, 5, 7, 6)
