"""Refusals before and outside a race: who may not, what is not now, what stands for nothing."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import ScriptedChance
from hippodrome.core.errors import BadAction
from hippodrome.games.ticket_gagnant.state import Meeting
from hippodrome.texts.refusals import in_english
from tests.games.ticket_gagnant.positions import GAME, do, malformed, opened, position, ready_to_predict, refused

SAMPLES = {
    "discipline": ("discipline flat", "TG-3"),
    "river": ("river 1 before", "TG-42"),
    "arrange": ("arrange 7654321", "TG-7"),
    "secrecy": ("secrecy open", "TG-6"),
    "hand": ("hand 3", "TG-4"),
    "predict": ("predict 1/./.", "TG-5"),
    "play": ("play 5x1 5>e2", "TG-10"),
    "discard": ("discard 5x1", "TG-19"),
}


def in_phase(phase: str) -> Meeting:
    """A meeting of 2024, which has every phase, in that phase."""
    state = opened("2024", 3)
    before = {
        "discipline": [],
        "river": ["discipline steeplechase"],
        "arrange": ["discipline flat"],
        "secrecy": ["discipline flat", "arrange 1234567"],
        "hand": ["discipline flat", "arrange 1234567", "secrecy open"],
    }
    if phase in before:
        return do(state, *before[phase])
    if phase == "predict":
        return ready_to_predict("2024", 3)
    return position("2024", seats=3, hands=[["5x1"], ["J"], ["J"]])


def over() -> Meeting:
    """A meeting after its last race."""
    return do(position(hands=[["6x1"], []], races=4, race=4), "play 6x1 6>f2", draws=[0] * 5)


@pytest.mark.rule("TG-3")
@pytest.mark.parametrize("phase", ["discipline", "river", "arrange", "secrecy", "hand", "predict", "race"])
@pytest.mark.parametrize("kind", SAMPLES)
def test_a_choice_at_the_wrong_moment_names_the_rule_of_that_choice(phase: str, kind: str) -> None:
    text, rule = SAMPLES[kind]
    state = in_phase(phase)
    if kind == phase or (phase == "race" and kind in ("play", "discard")):
        code = GAME.read(text)
        if kind != "discard":
            assert code in GAME.legal(state, 0)
        return
    problem = refused(state, text)
    assert (problem.rule, problem.key, problem.facts) == (rule, "not-now", {})


@pytest.mark.rule("TG-1")
@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("phase", ["discipline", "arrange", "predict", "race"])
def test_a_seat_that_the_table_has_not_is_refused(phase: str, seat: int) -> None:
    text = SAMPLES["play" if phase == "race" else phase][0]
    problem = refused(in_phase(phase), text, seat=seat)
    assert (problem.rule, problem.key, problem.facts) == ("TG-1", "no-such-seat", {"seats": 3})
    assert len(GAME.legal(in_phase(phase), seat)) == 0


@pytest.mark.rule("TG-56")
@pytest.mark.parametrize("kind", SAMPLES)
def test_nothing_is_done_after_the_end(kind: str) -> None:
    state = over()
    assert len(GAME.legal(state, 0)) == len(GAME.legal(state, 1)) == 0
    problem = refused(state, SAMPLES[kind][0], seat=1)
    assert (problem.rule, problem.key, problem.facts) == ("TG-56", "meeting-over", {})


@pytest.mark.rule("TG-3")
@pytest.mark.parametrize("kind", ["discipline", "river", "arrange", "secrecy", "hand"])
@pytest.mark.parametrize("seat", [1, 2])
def test_only_the_first_player_chooses(kind: str, seat: int) -> None:
    problem = refused(in_phase(kind), SAMPLES[kind][0], seat=seat)
    assert (problem.rule, problem.key, problem.facts) == ("TG-3", "first-player-chooses", {"seat": 1})


@pytest.mark.rule("TG-3")
def test_the_refusal_names_the_seat_that_is_first_player() -> None:
    problem = refused(opened("2022", 3, first=2), "discipline flat", seat=0)
    assert problem.facts == {"seat": 3}


@pytest.mark.rule("TG-10")
@pytest.mark.parametrize("text", ["play J 5>e2", "discard J"])
def test_out_of_turn_the_refusal_names_whose_turn_it_is(text: str) -> None:
    state = position(seats=3, hands=[["5x1"], ["J"], ["J"]], turn=2)
    problem = refused(state, text, seat=1)
    assert (problem.rule, problem.key, problem.facts) == ("TG-10", "not-your-turn", {"seat": 3})


# Numbers that stand for no action


@pytest.mark.parametrize("code", [-1, -(1 << 28), -(1 << 40), -(1 << 70), 8 << 28, 9 << 28, 1 << 31, 1 << 40, 1 << 63, 1 << 70])
@pytest.mark.parametrize("phase", ["discipline", "river", "arrange", "secrecy", "hand", "predict", "race"])
def test_a_number_of_no_kind_is_malformed_in_every_phase(phase: str, code: int) -> None:
    assert malformed(in_phase(phase), code) == f"{code} stands for no action"


@pytest.mark.parametrize("code", [-1, 8 << 28, 1 << 40])
def test_a_number_of_no_kind_is_malformed_after_the_end_too(code: int) -> None:
    malformed(over(), code, seat=0)


@pytest.mark.parametrize(
    ("phase", "code"),
    [
        ("discipline", 3 << 28 | 4),
        ("discipline", 3 << 28 | 1 << 20),
        ("river", 4 << 28 | 4),
        ("river", 4 << 28 | 1 << 27),
        ("secrecy", 6 << 28 | 2),
        ("secrecy", 6 << 28 | 1 << 22),
        ("predict", 2 << 28 | 1 | 1 << 9),
        ("predict", 2 << 28 | 1 | 1 << 26),
    ],
)
def test_a_choice_with_a_number_too_large_is_malformed(phase: str, code: int) -> None:
    assert malformed(in_phase(phase), code) == f"{code} stands for no action"


def test_zero_is_a_play_like_any_other() -> None:
    assert GAME.read("play 1x1 1>a1>a1") == 0
    problem = refused(position(hands=[["1x1"], ["J"]]), 0)
    assert (problem.rule, problem.key) == ("TG-17", "nobody-to-push")


@pytest.mark.parametrize("bit", [19, 26, 27])
def test_a_play_with_unused_bits_set_is_malformed(bit: int) -> None:
    state = in_phase("race")
    for code in GAME.legal(state, 0):
        malformed(state, code | 1 << bit)


@pytest.mark.parametrize("bit", [0, 7, 8, 15, 16, 18, 19, 26, 27])
def test_a_discard_with_unused_bits_set_is_malformed(bit: int) -> None:
    for state in (in_phase("race"), _without_a_play()):
        malformed(state, GAME.read("discard 3x2") | 1 << bit)


def _without_a_play() -> Meeting:
    last_row = {1: "a19", 2: "b19", 3: "c19", 4: "d19", 5: "e19", 6: "f19", 7: "g19"}
    return position(horses=last_row, hands=[["3x2"], ["J"]])


def test_a_play_that_ends_beyond_the_track_is_malformed() -> None:
    state = in_phase("race")
    card_and_horse = GAME.read("play 5x1 5>e2") & ~0xFFFF
    for cell in (19 * 7, 19 * 7 + 1, 254, 255):
        malformed(state, card_and_horse | cell << 8 | 255)
    assert refused(state, card_and_horse | (19 * 7 - 1) << 8 | 255).rule == "TG-11"


def test_a_push_beyond_the_track_is_malformed() -> None:
    state = position(horses={5: "d7", 4: "d10"}, hands=[["5x3"], ["J"]])
    play = GAME.read("play 5x3 5>d10") & ~0xFF
    for cell in (19 * 7, 200, 254):
        malformed(state, play | cell)
    assert refused(state, play | 19 * 7 - 1).key == "not-a-neighbour"


def test_a_card_that_no_deck_has_is_not_held() -> None:
    state = in_phase("race")
    with pytest.raises(BadAction):
        GAME.apply(state, 0, 63 << 20 | GAME.read("play 5x1 5>e2") & 0xFFFFF, ScriptedChance([]))


def test_a_refused_hand_size_says_what_a_hand_has() -> None:
    problem = refused(do(opened(), "discipline flat"), "hand 8")
    assert (problem.rule, problem.key, in_english("ticket-gagnant", problem)) == ("TG-4", "hand-size", "A hand has 3 to 7 cards.")


def test_the_card_of_horse_one_moves_no_other_horse() -> None:
    problem = refused(position(horses={1: "a4", 2: "b4"}, hands=[["1x2"], ["J"]]), "play 1x2 2>b6")
    assert (problem.rule, problem.key, problem.facts) == ("TG-11", "not-on-card", {"horse": 1})


def test_a_wrong_distance_names_the_horse_and_the_spaces_of_its_card() -> None:
    problem = refused(position(horses={5: "e4"}, hands=[["5x2"], ["J"]]), "play 5x2 5>e7")
    assert (problem.rule, problem.key, problem.facts) == ("TG-11", "exact-spaces", {"horse": 5, "spaces": "2"})


def test_a_wrong_distance_of_a_joker_names_one_to_three() -> None:
    problem = refused(position(horses={5: "e4"}, hands=[["J"], ["J"]]), "play J 5>e8")
    assert (problem.rule, problem.key, problem.facts) == ("TG-14", "exact-spaces", {"horse": 5, "spaces": "1–3"})


def test_past_the_line_a_wrong_distance_sideways_is_a_wrong_distance() -> None:
    problem = refused(position(horses={5: "e19"}, hands=[["5x2"], ["J"]]), "play 5x2 5>d19")
    assert (problem.rule, problem.key) == ("TG-11", "exact-spaces")
