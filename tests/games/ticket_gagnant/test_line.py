"""The dashed line, after row 18 on the test box (TG-30 to TG-32)."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.games.ticket_gagnant import events
from tests.games.ticket_gagnant.positions import (
    do,
    ends,
    horse_at,
    position,
    pushes,
    refused,
    texts,
    told,
    told_of,
    view,
)


@pytest.mark.rule("TG-30")
@pytest.mark.parametrize(
    ("card", "sideways"),
    [
        ("5x1", {"c19", "e19"}),
        ("5x2", {"b19", "f19"}),
        ("5x3", {"a19", "g19"}),
        ("J", {"a19", "b19", "c19", "e19", "f19", "g19"}),
    ],
)
def test_a_horse_past_the_line_moves_only_sideways(card: str, sideways: set[str]) -> None:
    assert ends(position(horses={5: "d19"}, hands=[[card], ["1x1"]]), 5) == sideways


@pytest.mark.rule("TG-30")
@pytest.mark.parametrize("to", ["d18", "d16", "c18"])
def test_a_horse_past_the_line_is_refused_every_way_back(to: str) -> None:
    problem = refused(position(horses={5: "d19"}, hands=[["5x3"], ["J"]]), f"play 5x3 5>{to}")
    assert (problem.rule, problem.key, problem.facts) == ("TG-30", "sideways-only", {"horse": 5})


@pytest.mark.rule("TG-30")
def test_a_forward_move_of_zero_spaces_is_no_move_past_the_line() -> None:
    problem = refused(position(horses={5: "d19"}, hands=[["5x3"], ["J"]]), "play 5x3 5>d19")
    assert (problem.rule, problem.key) == ("TG-30", "sideways-only")


@pytest.mark.rule("TG-30", "TG-12")
@pytest.mark.parametrize("rail", ["a19", "g19"])
def test_a_zero_sideways_move_at_the_rail_is_legal_past_the_line(rail: str) -> None:
    state = position(horses={5: rail}, hands=[["5x3"], ["J"]])
    assert horse_at(do(state, f"play 5x3 5>{rail}"), 5) == rail


@pytest.mark.rule("TG-30")
def test_a_horse_just_before_the_line_still_moves_backward() -> None:
    assert "d15" in ends(position(horses={5: "d18"}, hands=[["5x3"], ["J"]]), 5)


@pytest.mark.rule("TG-30", "TG-15")
def test_a_double_card_puts_a_horse_past_the_line_on_its_own_row_only() -> None:
    state = position(horses={5: "a19", 4: "d19"}, hands=[["4=5"], ["J"]])
    assert ends(state, 5) == {"c19", "e19"}
    assert ends(state, 4) == {"b19"}


@pytest.mark.rule("TG-30", "TG-15")
def test_a_horse_past_the_line_may_go_in_front_of_one_on_the_row_before_it() -> None:
    state = position(horses={5: "a19", 4: "d18"}, hands=[["4=5"], ["J"]])
    assert ends(state, 5) == {"d19"}


@pytest.mark.rule("TG-30", "TG-15")
@pytest.mark.parametrize("to", ["d16", "d18", "c17", "e17"])
def test_a_horse_past_the_line_does_not_join_one_further_back(to: str) -> None:
    state = position(horses={5: "a19", 4: "d17"}, hands=[["4=5"], ["J"]])
    assert ends(state, 5) == set()
    problem = refused(state, f"play 4=5 5>{to}")
    assert (problem.rule, problem.key) == ("TG-30", "sideways-only")


@pytest.mark.rule("TG-31")
def test_others_are_put_behind_left_or_right_of_a_horse_past_the_line() -> None:
    state = position(horses={5: "d19", 4: "c10"}, hands=[["4=5"], ["J"]])
    assert ends(state, 4) == {"d18", "c19", "e19"}


@pytest.mark.rule("TG-31")
def test_one_that_takes_its_place_pushes_a_horse_past_the_line_only_left_or_right() -> None:
    state = position(horses={5: "d16", 4: "d19"}, hands=[["5x3"], ["J"]])
    assert pushes(state, 5, "d19") == {"c19", "e19"}


@pytest.mark.rule("TG-31")
@pytest.mark.parametrize("to", ["c18", "d18", "e18"])
def test_a_push_back_over_the_line_is_refused_with_its_reason(to: str) -> None:
    state = position(horses={5: "d16", 4: "d19"}, hands=[["5x3"], ["J"]])
    problem = refused(state, f"play 5x3 5>d19>{to}")
    assert (problem.rule, problem.key, problem.facts) == ("TG-31", "push-sideways", {"horse": 4})


@pytest.mark.rule("TG-31", "TG-17")
@pytest.mark.parametrize(("occupied", "left"), [("c19", {"e19"}), ("e19", {"c19"})])
def test_only_a_free_side_takes_a_horse_pushed_past_the_line(occupied: str, left: set[str]) -> None:
    state = position(horses={5: "d16", 4: "d19", 3: occupied}, hands=[["5x3"], ["J"]])
    assert pushes(state, 5, "d19") == left


@pytest.mark.rule("TG-31", "TG-18")
def test_a_horse_past_the_line_with_both_sides_taken_keeps_its_place() -> None:
    state = position(horses={5: "d16", 4: "d19", 3: "c19", 2: "e19"}, hands=[["5x3"], ["J"]])
    assert "d19" not in ends(state, 5)
    assert refused(state, "play 5x3 5>d19>d18").rule == "TG-18"


@pytest.mark.rule("TG-31", "TG-17")
def test_past_the_line_too_the_cell_that_the_mover_left_is_free() -> None:
    state = position(horses={5: "c19", 4: "d19", 3: "e19"}, hands=[["5x1"], ["J"]])
    assert pushes(state, 5, "d19") == {"c19"}


# TG-32: does crossing end the race?


@pytest.mark.rule("TG-32")
def test_in_2022_crossing_the_line_does_not_end_the_race() -> None:
    state = position("2022", horses={5: "d18"}, hands=[["5x1", "J"], ["J"]])
    log = Log()
    do(state, "play 5x1 5>d19", log=log)
    assert view(state).phase == "race"
    assert view(state).to_act == (1,)
    assert told(log) == [events.CardPlayed(0, "5x1", 5, "d18", "d19"), events.LineCrossed((5,))]


@pytest.mark.rule("TG-32")
def test_in_2024_the_race_ends_at_once_when_a_horse_crosses_the_line() -> None:
    state = position("2024", horses={5: "d18"}, hands=[["5x1", "J"], ["J"]])
    log = Log()
    do(state, "play 5x1 5>d19", draws=[0] * 5, log=log)
    assert (view(state).phase, view(state).race) == ("discipline", 2)
    assert told(log)[1] == events.LineCrossed((5,))
    assert told_of(log, events.RaceRanked) == [events.RaceRanked(1, (5, 1, 2, 3, 4, 6, 7), ())]


@pytest.mark.rule("TG-32")
def test_in_2024_a_horse_that_is_pushed_over_the_line_ends_the_race() -> None:
    state = position("2024", horses={5: "d15", 4: "d18"}, hands=[["5x3", "J"], ["J"]])
    log = Log()
    do(state, "play 5x3 5>d18>e19", draws=[0] * 4, log=log)
    assert told(log)[:2] == [events.CardPlayed(0, "5x3", 5, "d15", "d18", 4, "e19"), events.LineCrossed((4,))]
    assert view(state).race == 2


@pytest.mark.rule("TG-32")
def test_in_2024_a_double_card_that_takes_a_horse_over_the_line_ends_the_race() -> None:
    state = position("2024", horses={5: "d18", 4: "c5"}, hands=[["4=5", "J"], ["J"]])
    do(state, "play 4=5 4>d19", draws=[0] * 4)
    assert view(state).race == 2


@pytest.mark.rule("TG-32")
@pytest.mark.parametrize("to", ["c18", "d17"])
def test_in_2024_the_race_goes_on_while_nobody_crosses(to: str) -> None:
    state = position("2024", horses={5: "d18"}, hands=[["5x1", "J"], ["J"]])
    log = Log()
    do(state, f"play 5x1 5>{to}", log=log)
    assert view(state).phase == "race"
    assert told_of(log, events.LineCrossed) == []


@pytest.mark.rule("TG-32")
def test_moving_sideways_past_the_line_is_not_crossing_it_again() -> None:
    state = position("2022", horses={5: "d19"}, hands=[["5x1", "J"], ["J"]])
    log = Log()
    do(state, "play 5x1 5>e19", log=log)
    assert told_of(log, events.LineCrossed) == []


@pytest.mark.rule("TG-30", "TG-32")
def test_a_move_from_the_last_row_before_the_line_is_not_told_as_a_crossing_unless_it_is_one() -> None:
    state = position("2022", horses={5: "d15", 4: "d18", 7: "g19"}, hands=[["5x3", "J"], ["J", "4x1"]])
    log = Log()
    do(state, "play 5x3 5>d18>d17", log=log)
    assert told_of(log, events.LineCrossed) == []
    do(state, "play J 1>a2", "play J 5>d19", log=log)
    assert told_of(log, events.LineCrossed) == [events.LineCrossed((5,))]


@pytest.mark.rule("TG-30")
def test_the_line_stands_before_the_last_row_in_every_discipline() -> None:
    for discipline, river in (("hurdles", None), ("steeplechase", "2 after"), ("harness", None)):
        state = position(discipline=discipline, river=river, horses={5: "d19"}, hands=[["5x2"], ["J"]])
        assert texts(state) == ["play 5x2 5>b19", "play 5x2 5>f19"]
