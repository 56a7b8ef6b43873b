"""Hurdles and steeplechase: hedges after rows 7 and 13, the river beside one of them (TG-40 to TG-42)."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.games.ticket_gagnant import events
from tests.games.ticket_gagnant.positions import (
    RIVERS,
    do,
    ends,
    horse_at,
    opened,
    position,
    refused,
    texts,
    told,
    view,
)

RIVER_ROWS = {"1 before": 7, "1 after": 8, "2 before": 13, "2 after": 14}


def steeplechase(river: str, horse: str, card: str, edition: str = "2022") -> set[str]:
    """Where horse 5 may end in a steeplechase."""
    state = position(edition, "steeplechase", river, {5: horse}, [[card], ["J"]])
    return ends(state, 5)


# TG-40: hedges


@pytest.mark.rule("TG-40")
@pytest.mark.parametrize("hedge", [7, 13])
@pytest.mark.parametrize("behind", [0, 1, 2])
def test_forward_moves_ignore_hedges(hedge: int, behind: int) -> None:
    state = position(discipline="hurdles", horses={5: f"d{hedge - behind}"}, hands=[["5x3"], ["J"]])
    assert f"d{hedge - behind + 3}" in ends(state, 5)


@pytest.mark.rule("TG-40")
@pytest.mark.parametrize("row", [7, 8, 13, 14])
def test_sideways_moves_beside_a_hedge_are_free(row: int) -> None:
    state = position(discipline="hurdles", horses={5: f"d{row}"}, hands=[["5x3"], ["J"]])
    assert {f"a{row}", f"g{row}"} <= ends(state, 5)


@pytest.mark.rule("TG-40")
@pytest.mark.parametrize("hedge", [7, 13])
@pytest.mark.parametrize(("ahead", "spaces", "end"), [(2, 2, 1), (2, 3, 1), (3, 3, 1), (3, 2, 1), (4, 3, 1)])
def test_a_backward_move_stops_in_front_of_a_hedge(hedge: int, ahead: int, spaces: int, end: int) -> None:
    state = position(discipline="hurdles", horses={5: f"d{hedge + ahead}"}, hands=[[f"5x{spaces}"], ["J"]])
    back = {cell for cell in ends(state, 5) if int(cell[1:]) < hedge + ahead}
    assert back == {f"d{hedge + end}"}


@pytest.mark.rule("TG-40")
@pytest.mark.parametrize("card", ["5x1", "5x2", "5x3", "J"])
@pytest.mark.parametrize("row", [8, 14])
def test_a_backward_move_that_a_hedge_cuts_to_zero_is_illegal(row: int, card: str) -> None:
    state = position(discipline="hurdles", horses={5: f"d{row}"}, hands=[[card], ["1x1"]])
    assert {cell for cell in ends(state, 5) if cell[0] == "d" and int(cell[1:]) <= row} == set()
    problem = refused(state, f"play {card} 5>d{row}")
    assert (problem.rule, problem.key, problem.facts) == ("TG-40", "hedge-behind", {"horse": 5})


@pytest.mark.rule("TG-40", "TG-12")
def test_at_the_rail_a_zero_move_is_legal_though_a_hedge_stands_behind() -> None:
    assert "a8" in ends(position(discipline="hurdles", horses={5: "a8"}, hands=[["5x2"], ["J"]]), 5)


@pytest.mark.rule("TG-40")
@pytest.mark.parametrize("start", ["d8", "d9", "d10"])
def test_going_back_over_a_hedge_is_refused_with_its_reason(start: str) -> None:
    problem = refused(position(discipline="hurdles", horses={5: start}, hands=[["5x3"], ["J"]]), "play 5x3 5>d7")
    assert (problem.rule, problem.key, problem.facts) == ("TG-40", "hedge-one-way", {"horse": 5})


@pytest.mark.rule("TG-40")
@pytest.mark.parametrize(("row", "back"), [(7, "d4"), (13, "d10")])
def test_a_horse_before_a_hedge_moves_backward_freely(row: int, back: str) -> None:
    assert back in ends(position(discipline="hurdles", horses={5: f"d{row}"}, hands=[["5x3"], ["J"]]), 5)


@pytest.mark.rule("TG-40", "TG-15")
def test_no_double_card_takes_a_horse_backward_over_a_hedge() -> None:
    state = position(discipline="hurdles", horses={5: "c9", 4: "e6"}, hands=[["4=5"], ["J"]])
    assert ends(state, 5) == set()
    assert ends(state, 4) == {"c10", "c8", "b9", "d9"}
    problem = refused(state, "play 4=5 5>e7")
    assert (problem.rule, problem.key) == ("TG-40", "hedge-one-way")


@pytest.mark.rule("TG-40", "TG-15")
def test_behind_a_horse_that_has_just_jumped_is_backward_for_one_that_has_jumped_too() -> None:
    state = position(discipline="hurdles", horses={5: "c9", 4: "e8"}, hands=[["4=5"], ["J"]])
    assert ends(state, 5) == {"e9", "d8", "f8"}


@pytest.mark.rule("TG-40", "TG-15")
def test_in_front_of_a_horse_that_is_about_to_jump_lies_beyond_the_hedge() -> None:
    state = position(discipline="hurdles", horses={5: "c9", 4: "e7"}, hands=[["4=5"], ["J"]])
    assert ends(state, 5) == {"e8"}


@pytest.mark.rule("TG-40", "TG-15")
def test_a_double_card_takes_a_horse_forward_over_both_hedges() -> None:
    state = position(discipline="hurdles", horses={5: "c3", 4: "e14"}, hands=[["4=5"], ["J"]])
    assert ends(state, 5) == {"e15", "e13", "d14", "f14"}


@pytest.mark.rule("TG-40")
def test_hurdles_have_both_hedges_in_both_editions() -> None:
    for edition in ("2022", "2024"):
        assert view(do(opened(edition), "discipline hurdles")).track.hedges == (7, 13)


@pytest.mark.rule("TG-40", "TG-43")
@pytest.mark.parametrize("discipline", ["flat", "harness"])
def test_flat_and_harness_races_have_no_hedges_and_no_river(discipline: str) -> None:
    log = Log()
    track = view(do(opened(), f"discipline {discipline}", log=log)).track
    assert (track.hedges, track.river_row) == ((), None)
    assert told(log) == [events.DisciplineChosen(1, 0, discipline, ())]
    assert "d5" in ends(position(discipline=discipline, horses={5: "d8"}, hands=[["5x3"], ["J"]]), 5)


# TG-41: the river


@pytest.mark.rule("TG-41")
@pytest.mark.parametrize("river", RIVERS)
def test_river_cells_count_when_moving_over_them(river: str) -> None:
    row = RIVER_ROWS[river]
    assert f"d{row + 1}" in steeplechase(river, f"d{row - 1}", "5x2")
    assert f"d{row + 2}" in steeplechase(river, f"d{row - 1}", "5x3")
    assert f"d{row + 1}" in steeplechase(river, f"d{row - 2}", "5x3")


@pytest.mark.rule("TG-41")
@pytest.mark.parametrize("river", RIVERS)
@pytest.mark.parametrize("spaces", [2, 3])
def test_a_forward_move_that_would_end_on_the_river_stops_before_it(river: str, spaces: int) -> None:
    row = RIVER_ROWS[river]
    forward = {cell for cell in steeplechase(river, f"d{row - spaces}", f"5x{spaces}") if int(cell[1:]) > row - spaces}
    assert forward == {f"d{row - 1}"}


@pytest.mark.rule("TG-41")
@pytest.mark.parametrize("river", RIVERS)
def test_a_forward_move_onto_the_river_that_is_cut_to_zero_is_illegal(river: str) -> None:
    row = RIVER_ROWS[river]
    assert not {cell for cell in steeplechase(river, f"d{row - 1}", "5x1") if int(cell[1:]) >= row}
    assert f"d{row - 1}" not in steeplechase(river, f"d{row - 1}", "5x1")
    if row in (7, 13):  # else the hedge behind the horse is named first
        state = position(discipline="steeplechase", river=river, horses={5: f"d{row - 1}"}, hands=[["5x1"], ["J"]])
        problem = refused(state, f"play 5x1 5>d{row - 1}")
        assert (problem.rule, problem.key, problem.facts) == ("TG-41", "river-next", {"horse": 5})


@pytest.mark.rule("TG-41")
@pytest.mark.parametrize(("river", "row"), [("1 after", 8), ("2 after", 14)])
@pytest.mark.parametrize(("ahead", "spaces", "end"), [(2, 2, 1), (3, 3, 1), (2, 3, 1), (4, 3, 1), (3, 1, 2)])
def test_a_backward_move_stops_before_a_river_with_the_hedge_behind_it(
    river: str, row: int, ahead: int, spaces: int, end: int
) -> None:
    start = row + ahead
    back = {cell for cell in steeplechase(river, f"d{start}", f"5x{spaces}") if int(cell[1:]) < start}
    assert back == {f"d{row + end}"}


@pytest.mark.rule("TG-41")
@pytest.mark.parametrize(("river", "row"), [("1 after", 9), ("2 after", 15)])
@pytest.mark.parametrize("spaces", [1, 2, 3])
def test_a_backward_move_that_hedge_and_river_cut_to_zero_is_illegal(river: str, row: int, spaces: int) -> None:
    reached = steeplechase(river, f"d{row}", f"5x{spaces}")
    assert not {cell for cell in reached if cell[0] == "d" and int(cell[1:]) <= row}
    state = position(discipline="steeplechase", river=river, horses={5: f"d{row}"}, hands=[[f"5x{spaces}"], ["J"]])
    problem = refused(state, f"play 5x{spaces} 5>d{row}")
    assert (problem.rule, problem.key) == ("TG-41", "river-next")


@pytest.mark.rule("TG-41", "TG-40")
@pytest.mark.parametrize(("river", "row"), [("1 before", 8), ("2 before", 14)])
@pytest.mark.parametrize("spaces", [1, 2, 3])
def test_a_river_before_its_hedge_is_not_crossed_backward(river: str, row: int, spaces: int) -> None:
    reached = steeplechase(river, f"d{row}", f"5x{spaces}")
    assert not {cell for cell in reached if cell[0] == "d" and int(cell[1:]) <= row}


@pytest.mark.rule("TG-41")
@pytest.mark.parametrize(("other", "row"), [("2 before", 7), ("1 before", 13)])
def test_the_hedge_without_the_river_stops_backward_moves_in_2022_but_is_not_there_in_2024(other: str, row: int) -> None:
    assert f"d{row}" not in steeplechase(other, f"d{row + 1}", "5x1", "2022")
    assert f"d{row}" in steeplechase(other, f"d{row + 1}", "5x1", "2024")


@pytest.mark.rule("TG-41")
@pytest.mark.parametrize(("river", "row"), [("1 before", 7), ("1 after", 7), ("2 before", 13), ("2 after", 13)])
def test_in_2024_the_hedge_beside_the_river_is_in_play(river: str, row: int) -> None:
    assert view(do(opened("2024"), "discipline steeplechase", f"river {river}")).track.hedges == (row,)


@pytest.mark.rule("TG-41")
@pytest.mark.parametrize("river", RIVERS)
def test_in_2022_both_hedges_are_in_play(river: str) -> None:
    assert view(do(opened("2022"), "discipline steeplechase", f"river {river}")).track.hedges == (7, 13)


@pytest.mark.rule("TG-41", "TG-15")
@pytest.mark.parametrize("river", RIVERS)
def test_no_double_card_puts_a_horse_on_the_river(river: str) -> None:
    row = RIVER_ROWS[river]
    before = position(discipline="steeplechase", river=river, horses={5: "c3", 4: f"e{row - 1}"}, hands=[["4=5"], ["J"]])
    assert ends(before, 5) == {f"e{row - 2}", f"d{row - 1}", f"f{row - 1}"}
    after = position(discipline="steeplechase", river=river, horses={5: "c3", 4: f"e{row + 1}"}, hands=[["4=5"], ["J"]])
    assert ends(after, 5) == {f"e{row + 2}", f"d{row + 1}", f"f{row + 1}"}
    problem = refused(after, f"play 4=5 5>e{row}")
    assert (problem.rule, problem.key, problem.facts) == ("TG-41", "river-no-stop", {"cell": f"e{row}"})


@pytest.mark.rule("TG-41")
@pytest.mark.parametrize("card", ["5x2", "J"])
def test_stopping_on_the_river_is_refused_with_its_reason(card: str) -> None:
    state = position(discipline="steeplechase", river="1 before", horses={5: "d5"}, hands=[[card], ["1x1"]])
    problem = refused(state, f"play {card} 5>d7")
    assert (problem.rule, problem.key, problem.facts) == ("TG-41", "river-no-stop", {"cell": "d7"})


@pytest.mark.rule("TG-41", "TG-14")
def test_a_joker_stops_before_the_river_or_goes_beyond_it() -> None:
    state = position(discipline="steeplechase", river="1 before", horses={5: "d5"}, hands=[["J"], ["1x1"]])
    assert {cell for cell in ends(state, 5) if cell[0] == "d" and int(cell[1:]) > 5} == {"d6", "d8"}
    assert texts(state).count("play J 5>d6") == 1


@pytest.mark.rule("TG-41", "TG-17")
def test_a_move_that_the_river_shortens_displaces_the_horse_standing_there() -> None:
    state = position(discipline="steeplechase", river="1 before", horses={5: "d4", 4: "d6"}, hands=[["5x3"], ["J"]])
    do(state, "play 5x3 5>d6>c5")
    assert (horse_at(state, 5), horse_at(state, 4)) == ("d6", "c5")


# TG-42: placing it


@pytest.mark.rule("TG-42")
@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_the_first_player_places_the_river_before_or_after_either_hedge(edition: str) -> None:
    state = do(opened(edition, 3, first=2), "discipline steeplechase")
    assert view(state).to_act == (2,)
    assert texts(state) == [f"river {river}" for river in RIVERS]


@pytest.mark.rule("TG-42")
@pytest.mark.parametrize(("edition", "in_play"), [("2022", {"1": (1, 2), "2": (1, 2)}), ("2024", {"1": (1,), "2": (2,)})])
@pytest.mark.parametrize("river", RIVERS)
def test_the_river_lies_where_the_first_player_says(edition: str, in_play: dict[str, tuple[int, ...]], river: str) -> None:
    log = Log()
    state = opened(edition, first=1)
    do(state, "discipline steeplechase", f"river {river}", log=log)
    row = RIVER_ROWS[river]
    assert view(state).track.river_row == row
    hedges = (1, 2) if edition == "2022" else ()
    placed = events.RiverPlaced(1, int(river[0]), river.endswith("after"), row, in_play[river[0]])
    assert told(log) == [events.DisciplineChosen(1, 1, "steeplechase", hedges), placed]


@pytest.mark.rule("TG-42")
@pytest.mark.parametrize("discipline", ["flat", "hurdles", "harness"])
def test_no_river_is_placed_in_another_discipline(discipline: str) -> None:
    problem = refused(do(opened(), f"discipline {discipline}"), "river 1 before")
    assert (problem.rule, problem.key) == ("TG-42", "not-now")
