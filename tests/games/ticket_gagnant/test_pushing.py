"""Ending on an occupied cell, moves without room, and discards (TG-17 to TG-19)."""

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
    view,
    whereabouts,
)

FULL_LAST_ROW = {1: "a19", 2: "b19", 3: "c19", 4: "d19", 5: "e19", 6: "f19", 7: "g19"}
AROUND_D10 = {"c11", "d11", "e11", "c10", "e10", "c9", "d9", "e9"}


@pytest.mark.rule("TG-17e")
def test_red_5_takes_the_place_of_blue_4_which_has_six_free_cells() -> None:
    state = position(horses={5: "d4", 4: "d6", 1: "c6", 2: "e7"}, hands=[["5x2"], ["J"]])
    assert pushes(state, 5, "d6") == {"c7", "d7", "e6", "c5", "d5", "e5"}
    do(state, "play 5x2 5>d6>e5")
    assert (horse_at(state, 5), horse_at(state, 4)) == ("d6", "e5")
    assert (horse_at(state, 1), horse_at(state, 2)) == ("c6", "e7")


@pytest.mark.rule("TG-17")
def test_a_displaced_horse_goes_to_any_of_the_eight_cells_around_it() -> None:
    state = position(horses={5: "d7", 4: "d10"}, hands=[["5x3"], ["J"]])
    assert pushes(state, 5, "d10") == AROUND_D10


@pytest.mark.rule("TG-17")
@pytest.mark.parametrize("to", sorted(AROUND_D10))
def test_the_displaced_horse_ends_where_the_player_says_and_only_it_moves_besides(to: str) -> None:
    state = position(horses={5: "d7", 4: "d10", 3: "f10"}, hands=[["5x3"], ["J"]])
    before = whereabouts(state)
    assert whereabouts(do(state, f"play 5x3 5>d10>{to}")) == before | {5: "d10", 4: to}


@pytest.mark.rule("TG-17")
@pytest.mark.parametrize(
    ("card", "start"), [("5x3", "d13"), ("5x3", "a10"), ("5x3", "g10"), ("J", "d12"), ("J", "d9"), ("5=6", "a3")]
)
def test_a_horse_is_displaced_whatever_the_card_and_wherever_from(card: str, start: str) -> None:
    state = position(horses={5: start, 4: "d10", 6: "d11"}, hands=[[card], ["1x1"]])
    assert pushes(state, 5, "d10") == AROUND_D10 - {"d11"}


@pytest.mark.rule("TG-17")
@pytest.mark.parametrize("third", sorted(AROUND_D10))
def test_a_displaced_horse_may_not_land_on_a_third_horse(third: str) -> None:
    state = position(horses={5: "d7", 4: "d10", 3: third}, hands=[["5x3"], ["J"]])
    assert pushes(state, 5, "d10") == AROUND_D10 - {third}
    problem = refused(state, f"play 5x3 5>d10>{third}")
    assert (problem.rule, problem.key, problem.facts) == ("TG-17", "push-occupied", {"horse": 4, "other": 3})


@pytest.mark.rule("TG-17")
@pytest.mark.parametrize("left", ["d9", "d11", "c10", "e10"])
def test_the_cell_that_the_mover_left_counts_as_free(left: str) -> None:
    state = position(horses={5: left, 4: "d10"}, hands=[["5x1"], ["J"]])
    assert left in pushes(state, 5, "d10")
    do(state, f"play 5x1 5>d10>{left}")
    assert (horse_at(state, 5), horse_at(state, 4)) == ("d10", left)


@pytest.mark.rule("TG-17")
def test_with_a_double_card_too_the_cell_that_the_mover_left_counts_as_free() -> None:
    state = position(horses={5: "e11", 6: "d11", 4: "d10"}, hands=[["5=6"], ["J"]])
    assert "e11" in pushes(state, 5, "d10")


@pytest.mark.rule("TG-17")
@pytest.mark.parametrize(
    ("there", "mover", "room"),
    [
        ("a10", "a7", {"a11", "b11", "b10", "a9", "b9"}),
        ("g10", "g7", {"g11", "f11", "f10", "g9", "f9"}),
        ("d1", "d4", {"c2", "d2", "e2", "c1", "e1"}),
        ("a1", "a4", {"a2", "b2", "b1"}),
        ("g1", "g4", {"g2", "f2", "f1"}),
    ],
)
def test_a_horse_at_an_edge_is_displaced_on_the_track_only(there: str, mover: str, room: set[str]) -> None:
    away = {horse: f"{'abcdefg'[horse - 1]}16" for horse in (1, 2, 3, 6, 7)}
    state = position(horses=away | {4: there, 5: mover}, hands=[["5x3"], ["J"]])
    assert pushes(state, 5, there) == room


@pytest.mark.rule("TG-17")
@pytest.mark.parametrize("to", ["d12", "b10", "f10", "d8", "a1", "g19", "d10"])
def test_a_displaced_horse_goes_no_further_than_the_cells_around_it(to: str) -> None:
    state = position(horses={1: "a3", 5: "d7", 4: "d10"}, hands=[["5x3"], ["J"]])
    problem = refused(state, f"play 5x3 5>d10>{to}")
    assert (problem.rule, problem.key, problem.facts) == ("TG-17", "not-a-neighbour", {"horse": 4})


@pytest.mark.rule("TG-17")
def test_the_player_must_say_where_the_displaced_horse_goes() -> None:
    problem = refused(position(horses={5: "d7", 4: "d10"}, hands=[["5x3"], ["J"]]), "play 5x3 5>d10")
    assert (problem.rule, problem.key, problem.facts) == ("TG-17", "say-where", {"horse": 4})


@pytest.mark.rule("TG-17")
@pytest.mark.parametrize("own", [False, True])
def test_nobody_is_displaced_from_a_free_cell_or_by_a_zero_move(own: bool) -> None:
    state = position(horses={5: "a10"}, hands=[["5x3"], ["J"]])
    to = "a10" if own else "d10"
    problem = refused(state, f"play 5x3 5>{to}>b11")
    assert (problem.rule, problem.key, problem.facts) == ("TG-17", "nobody-to-push", {"cell": to})


@pytest.mark.rule("TG-17", "TG-40")
@pytest.mark.parametrize("discipline", ["flat", "hurdles"])
def test_a_hedge_is_crossed_by_a_push_forward_but_not_backward_diagonals_included(discipline: str) -> None:
    before_it = position(discipline=discipline, horses={5: "d4", 4: "d7"}, hands=[["5x3"], ["J"]])
    assert pushes(before_it, 5, "d7") == {"c8", "d8", "e8", "c7", "e7", "c6", "d6", "e6"}
    behind_it = position(discipline=discipline, horses={5: "d11", 4: "d8"}, hands=[["5x3"], ["J"]])
    back = {"c7", "d7", "e7"} if discipline == "flat" else set()
    assert pushes(behind_it, 5, "d8") == {"c9", "d9", "e9", "c8", "e8"} | back


@pytest.mark.rule("TG-17", "TG-40")
@pytest.mark.parametrize("to", ["c7", "d7", "e7"])
def test_a_push_back_over_a_hedge_is_refused_with_its_reason(to: str) -> None:
    state = position(discipline="hurdles", horses={5: "d11", 4: "d8"}, hands=[["5x3"], ["J"]])
    problem = refused(state, f"play 5x3 5>d8>{to}")
    assert (problem.rule, problem.key, problem.facts) == ("TG-17", "push-hedge", {"horse": 4})


@pytest.mark.rule("TG-17", "TG-40")
def test_the_cell_that_the_mover_left_is_out_of_reach_behind_a_hedge() -> None:
    state = position(discipline="hurdles", horses={5: "d7", 4: "d8"}, hands=[["5x1"], ["J"]])
    assert "d8" in ends(state, 5)
    assert "d7" not in pushes(state, 5, "d8")


@pytest.mark.rule("TG-17")
def test_a_push_may_take_a_horse_over_the_line() -> None:
    state = position(horses={5: "d15", 4: "d18"}, hands=[["5x3"], ["J"]])
    assert pushes(state, 5, "d18") == {"c19", "d19", "e19", "c18", "e18", "c17", "d17", "e17"}


@pytest.mark.rule("TG-41")
@pytest.mark.parametrize(
    ("river", "there", "mover", "room"),
    [
        ("1 before", "d6", "d3", {"c6", "e6", "c5", "d5", "e5"}),  # the river is row 7
        ("1 after", "d9", "d12", {"c10", "d10", "e10", "c9", "e9"}),  # row 8
        ("2 before", "d12", "d9", {"c12", "e12", "c11", "d11", "e11"}),  # row 13
        ("2 after", "d15", "d18", {"c16", "d16", "e16", "c15", "e15"}),  # row 14
    ],
)
def test_no_horse_is_pushed_onto_the_river(river: str, there: str, mover: str, room: set[str]) -> None:
    state = position(discipline="steeplechase", river=river, horses={5: mover, 4: there}, hands=[["5x3"], ["J"]])
    assert pushes(state, 5, there) == room


@pytest.mark.rule("TG-41")
@pytest.mark.parametrize("to", ["c7", "d7", "e7"])
def test_a_push_onto_the_river_is_refused_with_its_reason(to: str) -> None:
    state = position(discipline="steeplechase", river="1 before", horses={5: "d3", 4: "d6"}, hands=[["5x3"], ["J"]])
    problem = refused(state, f"play 5x3 5>d6>{to}")
    assert (problem.rule, problem.key, problem.facts) == ("TG-41", "push-river", {"horse": 4})


# TG-18: no room


@pytest.mark.rule("TG-18")
def test_a_move_is_illegal_if_horses_and_the_edge_leave_no_room() -> None:
    horses = {4: "a1", 1: "a2", 2: "b2", 3: "b1", 5: "a4", 6: "f9", 7: "g9"}
    state = position(horses=horses, hands=[["5x3"], ["J"]])
    assert "a1" not in ends(state, 5)
    problem = refused(state, "play 5x3 5>a1>a2")
    assert (problem.rule, problem.key, problem.facts) == ("TG-18", "no-room", {"horse": 4})
    assert refused(state, "play 5x3 5>a1").key == "no-room"


@pytest.mark.rule("TG-18")
def test_one_free_cell_is_room_enough() -> None:
    horses = {4: "a1", 1: "a2", 2: "b2", 3: "c3", 5: "a4", 6: "f9", 7: "g9"}
    assert pushes(position(horses=horses, hands=[["5x3"], ["J"]]), 5, "a1") == {"b1"}


@pytest.mark.rule("TG-18")
def test_a_hedge_behind_leaves_no_room() -> None:
    # 4 on a8 with the hedge behind it, horses on its three other sides
    horses = {4: "a8", 1: "a9", 2: "b9", 3: "b8", 5: "a5", 6: "f3", 7: "g3"}
    assert "a8" not in ends(position(discipline="hurdles", horses=horses, hands=[["5x3"], ["J"]]), 5)
    assert pushes(position(discipline="flat", horses=horses, hands=[["5x3"], ["J"]]), 5, "a8") == {"a7", "b7"}


@pytest.mark.rule("TG-18", "TG-41")
def test_the_river_in_front_leaves_no_room() -> None:
    # 4 on a6 before the river on row 7, horses on its three other sides
    horses = {4: "a6", 1: "a5", 2: "b5", 3: "b6", 5: "a3", 6: "f3", 7: "g3"}
    steeplechase = position(discipline="steeplechase", river="1 before", horses=horses, hands=[["5x3"], ["J"]])
    assert "a6" not in ends(steeplechase, 5)
    assert pushes(position(horses=horses, hands=[["5x3"], ["J"]]), 5, "a6") == {"a7", "b7"}


@pytest.mark.rule("TG-18", "TG-31")
def test_the_line_behind_leaves_no_room() -> None:
    horses = {4: "a19", 1: "b19", 5: "a16", 2: "f3", 3: "g3", 6: "f4", 7: "g4"}
    state = position(horses=horses, hands=[["5x3"], ["J"]])
    assert "a19" not in ends(state, 5)
    assert refused(state, "play 5x3 5>a19>a18").rule == "TG-18"


@pytest.mark.rule("TG-18")
def test_without_room_the_player_chooses_another_move_or_card() -> None:
    horses = {4: "a1", 1: "a2", 2: "b2", 3: "b1", 5: "a4", 6: "f9", 7: "g9"}
    state = position(horses=horses, hands=[["5x3", "7x1"], ["J"]])
    assert ends(state, 5) == {"a4", "a7", "d4"}
    assert ends(state, 7)


# TG-19: discards


@pytest.mark.rule("TG-19")
def test_a_player_without_a_legal_move_discards_a_card_of_their_choice() -> None:
    state = position(horses=FULL_LAST_ROW, hands=[["3x2", "4x2", "1=4"], ["J"]])
    assert texts(state) == ["discard 3x2", "discard 4x2", "discard 1=4"]


@pytest.mark.rule("TG-19", "TG-10")
def test_a_discard_spends_the_card_without_effect() -> None:
    state = position(horses=FULL_LAST_ROW, hands=[["3x2", "4x2"], ["J"]])
    log = Log()
    do(state, "discard 4x2", log=log)
    assert whereabouts(state) == FULL_LAST_ROW
    assert (view(state, 0).hand, view(state).played, view(state).cards_left) == (("3x2",), ("4x2",), (1, 1))
    assert view(state).to_act == (1,)
    assert told(log) == [events.CardDiscarded(0, "4x2")]


@pytest.mark.rule("TG-19")
def test_nothing_is_discarded_while_any_card_has_a_legal_move() -> None:
    state = position(horses=FULL_LAST_ROW, hands=[["3x2", "4x2", "1x2"], ["J"]])
    assert texts(state) == ["play 1x2 1>a19"]  # a zero move at the rail; to c19, 3 would have no room
    problem = refused(state, "discard 3x2")
    assert (problem.rule, problem.key) == ("TG-19", "a-play-exists")


@pytest.mark.rule("TG-19", "TG-10")
def test_a_card_that_is_not_in_the_hand_is_not_discarded() -> None:
    state = position(horses=FULL_LAST_ROW, hands=[["3x2", "4x2"], ["5x2"]])
    problem = refused(state, "discard 5x2")
    assert (problem.rule, problem.key) == ("TG-10", "card-not-held")


@pytest.mark.rule("TG-19", "TG-10")
def test_a_discard_of_the_last_card_ends_the_race() -> None:
    state = position(horses=FULL_LAST_ROW, hands=[["3x2"], []])
    do(state, "discard 3x2", draws=[0, 0, 0, 0, 0, 0])
    assert (view(state).phase, view(state).race) == ("discipline", 2)


@pytest.mark.rule("TG-19")
def test_a_discard_does_not_end_a_race_of_2024_in_which_nobody_crossed_the_line_now() -> None:
    # In 2024 horses past the line end the race, so this is only reached by putting them there.
    state = position("2024", horses=FULL_LAST_ROW, hands=[["3x2", "4x2"], ["J"]])
    do(state, "discard 3x2")
    assert view(state).phase == "race"
