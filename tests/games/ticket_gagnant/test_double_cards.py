"""Double cards (TG-15, TG-16)."""

from __future__ import annotations

import pytest

from tests.games.ticket_gagnant.positions import (
    do,
    ends,
    horse_at,
    position,
    pushes,
    refused,
    texts,
    whereabouts,
)

EIGHT = [
    ("Rouge 5 passe devant Bleu 4", "5>e11"),
    ("Bleu 4 passe derrière Rouge 5", "4>c4"),
    ("Rouge 5 passe à droite de Bleu 4", "5>f10"),
    ("Bleu 4 passe à gauche de Rouge 5", "4>b5"),
    ("Rouge 5 passe derrière Bleu 4", "5>e9"),
    ("Bleu 4 passe devant Rouge 5", "4>c6"),
    ("Rouge 5 passe à gauche de Bleu 4", "5>d10"),
    ("Bleu 4 passe à droite de Rouge 5", "4>d5"),
]
"""The eight outcomes printed in the rulebook, Red 5 standing on c5 and Blue 4 on e10."""


@pytest.mark.rule("TG-15e")
@pytest.mark.parametrize(("printed", "move"), EIGHT, ids=[printed for printed, _ in EIGHT])
def test_the_eight_outcomes_of_red_5_and_blue_4(printed: str, move: str) -> None:
    state = position(horses={5: "c5", 4: "e10"}, hands=[["4=5"], ["J"]])
    do(state, f"play 4=5 {move}")
    horse, to = int(move[0]), move[2:]
    fixed = {5: 4, 4: 5}[horse]
    assert printed.startswith(("Rouge 5", "Bleu 4")[horse == 4])
    assert (horse_at(state, horse), horse_at(state, fixed)) == (to, {5: "c5", 4: "e10"}[fixed])


@pytest.mark.rule("TG-15", "TG-15e")
def test_there_are_no_others_than_the_eight() -> None:
    state = position(horses={5: "c5", 4: "e10"}, hands=[["4=5"], ["J"]])
    assert sorted(texts(state)) == sorted(f"play 4=5 {move}" for _, move in EIGHT)


@pytest.mark.rule("TG-15")
def test_the_distance_does_not_matter() -> None:
    state = position(horses={1: "a3", 7: "f17"}, hands=[["1=7"], ["J"]])
    assert ends(state, 1) == {"f18", "f16", "e17", "g17"}
    assert ends(state, 7) == {"a4", "a2", "b3"}


@pytest.mark.rule("TG-15")
@pytest.mark.parametrize(
    ("fixed", "offered"),
    [
        ("a10", {"a11", "a9", "b10"}),
        ("g10", {"g11", "g9", "f10"}),
        ("d1", {"d2", "c1", "e1"}),
        ("a1", {"a2", "b1"}),
        ("d19", {"d18", "c19", "e19"}),
        ("g19", {"g18", "f19"}),
    ],
)
def test_an_outcome_off_the_track_is_not_offered(fixed: str, offered: set[str]) -> None:
    away = {horse: f"{'abcdefg'[horse - 1]}6" for horse in (1, 2, 3, 6, 7)}
    state = position(horses=away | {5: fixed, 4: "d14"}, hands=[["4=5"], ["J"]])
    assert ends(state, 4) == offered


@pytest.mark.rule("TG-15")
def test_a_double_card_moves_one_of_its_two_horses_only() -> None:
    state = position(horses={5: "c5", 4: "e10", 3: "g8"}, hands=[["4=5"], ["J"]])
    problem = refused(state, "play 4=5 3>e11")
    assert (problem.rule, problem.key, problem.facts) == ("TG-15", "not-on-double", {"horse": 4, "other": 5})


@pytest.mark.rule("TG-15")
@pytest.mark.parametrize("to", ["d11", "f9", "e12", "e8", "g10", "e10", "a1"])
def test_diagonal_and_distant_cells_are_not_beside_the_other_horse(to: str) -> None:
    state = position(horses={1: "a6", 5: "c5", 4: "e10"}, hands=[["4=5"], ["J"]])
    problem = refused(state, f"play 4=5 5>{to}")
    assert (problem.rule, problem.key, problem.facts) == ("TG-15", "not-beside", {"horse": 5, "other": 4})


@pytest.mark.rule("TG-15", "TG-17")
def test_a_third_horse_standing_there_is_displaced() -> None:
    state = position(horses={5: "c5", 4: "e10", 3: "e11"}, hands=[["4=5"], ["J"]])
    assert pushes(state, 5, "e11") == {"d12", "e12", "f12", "d11", "f11", "d10", "f10"}
    do(state, "play 4=5 5>e11>f12")
    assert (horse_at(state, 5), horse_at(state, 4), horse_at(state, 3)) == ("e11", "e10", "f12")


@pytest.mark.rule("TG-15")
@pytest.mark.parametrize("pair", [f"{low}={high}" for low in range(1, 8) for high in range(low + 1, 8)])
def test_every_pair_of_horses_has_its_card(pair: str) -> None:
    low, high = int(pair[0]), int(pair[2])
    state = position(horses={low: "c5", high: "e10"}, hands=[[pair], ["J"]])
    assert ends(state, low) == {"e11", "e9", "d10", "f10"}
    assert ends(state, high) == {"c6", "c4", "b5", "d5"}


# TG-16: staying


@pytest.mark.rule("TG-16")
@pytest.mark.parametrize("beside", ["d11", "d9", "c10", "e10"])
def test_a_double_card_of_adjacent_horses_may_be_played_without_moving_either(beside: str) -> None:
    state = position(horses={4: "d10", 5: beside}, hands=[["4=5", "7x1"], ["J"]])
    before = whereabouts(state)
    do(state, "play 4=5 stay")
    assert whereabouts(state) == before
    assert state.cards_left == 2


@pytest.mark.rule("TG-16")
@pytest.mark.parametrize("apart", ["e11", "c9", "e9", "c11", "d12", "b10", "d8", "f10", "d3"])
def test_horses_that_are_not_orthogonally_adjacent_may_not_stay(apart: str) -> None:
    problem = refused(position(horses={4: "d10", 5: apart}, hands=[["4=5"], ["J"]]), "play 4=5 stay")
    assert (problem.rule, problem.key, problem.facts) == ("TG-16", "not-adjacent", {"horse": 4, "other": 5})


@pytest.mark.rule("TG-16")
def test_the_two_ends_of_neighbouring_rows_are_not_adjacent() -> None:
    state = position(horses={4: "g10", 5: "a11"}, hands=[["4=5"], ["J"]])
    assert "play 4=5 stay" not in texts(state)
    assert ends(state, 5) == {"f10", "g9", "g11"}


@pytest.mark.rule("TG-16", "TG-15")
def test_staying_is_one_action_and_adjacent_horses_have_their_other_six_outcomes() -> None:
    state = position(horses={4: "d10", 5: "e10"}, hands=[["4=5"], ["J"]])
    assert sorted(texts(state)) == sorted(
        ["play 4=5 stay"]
        + [f"play 4=5 5>{to}" for to in ("d11", "d9", "c10")]
        + [f"play 4=5 4>{to}" for to in ("e11", "e9", "f10")]
    )


@pytest.mark.rule("TG-16")
def test_horses_on_either_side_of_a_hedge_or_of_the_line_are_adjacent() -> None:
    for lower, upper in (("d7", "d8"), ("d13", "d14"), ("d18", "d19")):
        state = position(discipline="hurdles", horses={4: lower, 5: upper}, hands=[["4=5"], ["J"]])
        assert "play 4=5 stay" in texts(state)


@pytest.mark.rule("TG-16")
@pytest.mark.parametrize("card", ["5x3", "J"])
def test_only_a_double_card_can_be_played_without_moving_a_horse(card: str) -> None:
    horses = {5: "d10", 1: "d11", 7: "e10", 4: "c10", 6: "d9"}  # whoever stands beside it
    problem = refused(position(horses=horses, hands=[[card], ["1x1"]]), f"play {card} stay")
    assert (problem.rule, problem.key) == ("TG-16", "must-move")


@pytest.mark.rule("TG-16")
@pytest.mark.parametrize(("horse", "own"), [(5, "e10"), (4, "d10")])
def test_a_horse_is_not_moved_to_where_it_stands_but_stays(horse: int, own: str) -> None:
    problem = refused(position(horses={4: "d10", 5: "e10"}, hands=[["4=5"], ["J"]]), f"play 4=5 {horse}>{own}")
    assert (problem.rule, problem.key, problem.facts) == ("TG-16", "say-stay", {"horse": horse})


@pytest.mark.rule("TG-15")
def test_the_own_cell_of_a_horse_that_is_not_adjacent_is_just_not_beside_the_other() -> None:
    problem = refused(position(horses={4: "d10", 5: "e15"}, hands=[["4=5"], ["J"]]), "play 4=5 5>e15")
    assert (problem.rule, problem.key) == ("TG-15", "not-beside")


@pytest.mark.rule("TG-15")
def test_the_legal_list_holds_each_outcome_once() -> None:
    state = position(horses={4: "d10", 5: "d11", 3: "d12", 6: "c10"}, hands=[["4=5", "J", "J"], ["1x1"]])
    assert len(texts(state)) == len(set(texts(state)))
