"""Single cards and jokers (TG-11 to TG-14)."""

from __future__ import annotations

import pytest

from tests.games.ticket_gagnant.positions import DISCIPLINES, do, ends, horse_at, position, refused, texts, whereabouts

CROSS = {1: {"d11", "d9", "c10", "e10"}, 2: {"d12", "d8", "b10", "f10"}, 3: {"d13", "d7", "a10", "g10"}}


@pytest.mark.rule("TG-11e")
def test_red_5_moves_three_cells_to_the_left() -> None:
    state = position(horses={5: "e4"}, hands=[["5x3"], ["J"]])
    assert horse_at(do(state, "play 5x3 5>b4"), 5) == "b4"


@pytest.mark.rule("TG-11")
@pytest.mark.parametrize("spaces", [1, 2, 3])
def test_a_single_card_moves_its_horse_exactly_the_printed_spaces_in_four_directions(spaces: int) -> None:
    state = position(horses={5: "d10"}, hands=[[f"5x{spaces}"], ["J"]])
    assert sorted(texts(state)) == sorted(f"play 5x{spaces} 5>{cell}" for cell in CROSS[spaces])


@pytest.mark.rule("TG-11")
@pytest.mark.parametrize("to", ["d13", "d7", "a10", "g10"])
def test_a_single_card_moves_nothing_but_its_horse(to: str) -> None:
    state = position(horses={5: "d10", 2: "b9"}, hands=[["5x3"], ["J"]])
    before = whereabouts(state)
    assert whereabouts(do(state, f"play 5x3 5>{to}")) == before | {5: to}


@pytest.mark.rule("TG-11")
@pytest.mark.parametrize("horse", range(1, 8))
def test_every_horse_has_its_own_single_cards(horse: int) -> None:
    state = position(horses={horse: "d10"}, hands=[[f"{horse}x2"], ["J"]])
    assert ends(state, horse) == CROSS[2]


@pytest.mark.rule("TG-11")
def test_a_single_card_does_not_move_another_horse() -> None:
    state = position(horses={5: "d10", 4: "e10"}, hands=[["5x3"], ["J"]])
    problem = refused(state, "play 5x3 4>e13")
    assert (problem.rule, problem.key, problem.facts) == ("TG-11", "not-on-card", {"horse": 5})


@pytest.mark.rule("TG-11")
@pytest.mark.parametrize("to", ["d11", "d12", "d14", "c10", "b10"])
def test_a_single_card_is_not_played_for_more_or_fewer_spaces(to: str) -> None:
    problem = refused(position(horses={5: "d10"}, hands=[["5x3"], ["J"]]), f"play 5x3 5>{to}")
    assert (problem.rule, problem.key) == ("TG-11", "exact-spaces")


@pytest.mark.rule("TG-11")
@pytest.mark.parametrize("to", ["e11", "c12", "f9", "e13"])
def test_no_card_moves_a_horse_diagonally(to: str) -> None:
    problem = refused(position(horses={5: "d10"}, hands=[["5x3"], ["J"]]), f"play 5x3 5>{to}")
    assert (problem.rule, problem.key) == ("TG-11", "not-straight")


# TG-12: edges


@pytest.mark.rule("TG-12")
@pytest.mark.parametrize(
    ("start", "card", "to"),
    [
        ("b10", "5x2", "a10"),
        ("b10", "5x3", "a10"),
        ("c10", "5x3", "a10"),
        ("f10", "5x2", "g10"),
        ("f10", "5x3", "g10"),
        ("e10", "5x3", "g10"),
        ("d2", "5x2", "d1"),
        ("d2", "5x3", "d1"),
        ("d3", "5x3", "d1"),
        ("d18", "5x2", "d19"),
        ("d18", "5x3", "d19"),
        ("d17", "5x3", "d19"),
    ],
)
def test_a_move_that_would_leave_the_track_stops_at_its_edge(start: str, card: str, to: str) -> None:
    parked = {horse: f"{'abcdefg'[horse - 1]}5" for horse in (1, 2, 3, 4, 6, 7)}
    state = position(horses=parked | {5: start}, hands=[[card], ["J"]])
    assert to in ends(state, 5)
    assert horse_at(do(state, f"play {card} 5>{to}"), 5) == to


@pytest.mark.rule("TG-12")
@pytest.mark.parametrize(("start", "card", "to"), [("d10", "5x3", "a10"), ("d4", "5x3", "d1"), ("d16", "5x3", "d19")])
def test_a_move_that_just_reaches_the_edge_is_a_full_move(start: str, card: str, to: str) -> None:
    parked = {horse: f"{'abcdefg'[horse - 1]}5" for horse in (1, 2, 3, 4, 6, 7)}
    assert to in ends(position(horses=parked | {5: start}, hands=[[card], ["J"]]), 5)


@pytest.mark.rule("TG-12")
@pytest.mark.parametrize("spaces", [1, 2, 3])
@pytest.mark.parametrize("start", ["a10", "g10", "a1"])
def test_a_move_of_zero_spaces_at_the_edge_is_legal_and_spends_the_card(start: str, spaces: int) -> None:
    state = position(horses={1: "b3", 5: start}, hands=[[f"5x{spaces}", "7x1"], ["J"]])
    before = whereabouts(state)
    do(state, f"play 5x{spaces} 5>{start}")
    assert whereabouts(state) == before
    assert state.cards_left == 2


@pytest.mark.rule("TG-12")
def test_a_zero_move_in_a_corner_counts_once_though_two_edges_stop_it() -> None:
    state = position(horses={1: "b3", 4: "b5", 5: "a1"}, hands=[["5x3"], ["J"]])
    assert sorted(texts(state)) == ["play 5x3 5>a1", "play 5x3 5>a4", "play 5x3 5>d1"]


@pytest.mark.rule("TG-12")
@pytest.mark.parametrize("start", ["b10", "f10", "d2", "d17"])
def test_a_horse_that_is_not_at_an_edge_may_not_stay(start: str) -> None:
    problem = refused(position(horses={5: start}, hands=[["5x3", "J"], ["J"]]), f"play 5x3 5>{start}")
    assert (problem.rule, problem.key, problem.facts) == ("TG-12", "not-at-edge", {"horse": 5})


@pytest.mark.rule("TG-12")
@pytest.mark.parametrize("start", ["b10", "c10"])
def test_a_shortened_move_is_not_shortened_further(start: str) -> None:
    state = position(horses={5: start}, hands=[["5x3"], ["J"]])
    assert {cell for cell in ends(state, 5) if cell < start} == {"a10"}


# TG-13: passing


@pytest.mark.rule("TG-13")
@pytest.mark.parametrize(
    ("to", "passed"),
    [("d13", ("d11", "d12")), ("d7", ("d9", "d8")), ("a10", ("c10", "b10")), ("g10", ("e10", "f10"))],
)
def test_a_moving_horse_passes_through_occupied_cells(to: str, passed: tuple[str, str]) -> None:
    state = position(horses={5: "d10", 3: passed[0], 6: passed[1]}, hands=[["5x3"], ["J"]])
    do(state, f"play 5x3 5>{to}")
    assert (horse_at(state, 5), horse_at(state, 3), horse_at(state, 6)) == (to, *passed)


# TG-14: jokers


@pytest.mark.rule("TG-14")
@pytest.mark.parametrize("horse", range(1, 8))
def test_a_joker_moves_any_horse_one_to_three_spaces_in_four_directions(horse: int) -> None:
    state = position(horses={horse: "d10"}, hands=[["J"], ["1x1"]])
    assert ends(state, horse) == CROSS[1] | CROSS[2] | CROSS[3]


@pytest.mark.rule("TG-14")
def test_a_joker_moves_all_seven_horses() -> None:
    state = position(horses={horse: f"{'abcdefg'[horse - 1]}{horse + 3}" for horse in range(1, 8)}, hands=[["J"], ["1x1"]])
    assert all(ends(state, horse) for horse in range(1, 8))


@pytest.mark.rule("TG-14")
def test_a_joker_does_not_move_four_spaces() -> None:
    problem = refused(position(horses={5: "d10"}, hands=[["J"], ["1x1"]]), "play J 5>d14")
    assert (problem.rule, problem.key, problem.facts["spaces"]) == ("TG-14", "exact-spaces", "1–3")


@pytest.mark.rule("TG-14")
@pytest.mark.parametrize("to", ["e11", "b8", "f11", "c12"])
def test_a_joker_does_not_move_diagonally(to: str) -> None:
    problem = refused(position(horses={5: "d10"}, hands=[["J"], ["1x1"]]), f"play J 5>{to}")
    assert (problem.rule, problem.key) == ("TG-14", "not-straight")


@pytest.mark.rule("TG-14")
def test_a_joker_stops_at_the_edge_like_a_single_card_and_its_choices_that_end_alike_are_one() -> None:
    state = position(horses={5: "b10"}, hands=[["J"], ["1x1"]])
    to_the_left = [text for text in texts(state) if text == "play J 5>a10"]
    assert to_the_left == ["play J 5>a10"]


@pytest.mark.rule("TG-14", "TG-12")
def test_a_joker_may_be_spent_on_a_zero_move_at_the_edge() -> None:
    state = position(horses={5: "a10"}, hands=[["J"], ["1x1"]])
    assert texts(state).count("play J 5>a10") == 1


@pytest.mark.rule("TG-14")
def test_equal_cards_are_listed_once() -> None:
    one = position(horses={5: "d10"}, hands=[["J"], ["1x1"]])
    three = position(horses={5: "d10"}, hands=[["J", "J", "J"], ["1x1"]])
    assert texts(three) == texts(one)


@pytest.mark.rule("TG-11", "TG-14")
@pytest.mark.parametrize("discipline", [name for name in DISCIPLINES if name != "steeplechase"])
def test_obstacles_elsewhere_do_not_change_a_move(discipline: str) -> None:
    state = position(discipline=discipline, horses={5: "d10"}, hands=[["5x2"], ["J"]])
    assert ends(state, 5) == CROSS[2]


@pytest.mark.rule("TG-10")
def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    state = position(horses={5: "d10"}, hands=[["5x3"], ["5x2"]])
    problem = refused(state, "play 5x2 5>d12")
    assert (problem.rule, problem.key) == ("TG-10", "card-not-held")
