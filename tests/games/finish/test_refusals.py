"""Why an action is refused: the rule, the key for the texts, the facts in it; and numbers that stand for no action.

Every bound of bids, maxima and bets is tried in test_auctions.py, test_maxima.py and test_bets.py; here is who and when.
"""

from __future__ import annotations

import pytest

from hippodrome.core.chance import ScriptedChance
from hippodrome.core.errors import BadAction
from hippodrome.core.slips import pack_slip
from hippodrome.games.finish.state import Programme
from hippodrome.texts.refusals import in_english
from tests.games.finish.programmes import ACROSS, GAME, betting, do, finished, lot, malformed, opened, refused

PASS, BID, MAXIMUM, BETS = 1, 2, 3, 4
SAMPLES = {
    "pass": "FI-3",
    "bid 1000": "FI-3",
    "bid -1000": "FI-3",
    "maximum 0": "FI-3",
    "bets none": "FI-10",
    "bets win 1 100 place 2 300 place 3 500": "FI-10",
}


def in_phase(phase: str) -> Programme:
    """A table of three seats."""
    if phase == "auction":
        return opened(3)
    if phase == "bets":
        return betting([0, 1, 2], seats=3)
    return finished({1: ACROSS}, owners=[0], seats=3)[0]


PHASES = ("auction", "bets", "over")


# Who and when


@pytest.mark.rule("FI-1")
@pytest.mark.parametrize("seat", [-1, -2, 3, 99])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("action", SAMPLES)
def test_a_seat_that_the_table_has_not_is_refused(phase: str, seat: int, action: str) -> None:
    state = in_phase(phase)
    problem = refused(state, action, seat=seat)
    assert (problem.rule, problem.key, problem.facts) == ("FI-1", "no-such-seat", {"seats": 3})
    assert not GAME.legal(state, seat)


@pytest.mark.rule("FI-1")
@pytest.mark.parametrize("phase", ["auction", "bets"])
def test_the_last_seat_of_the_table_is_at_the_table(phase: str) -> None:
    assert GAME.legal(in_phase(phase), 2)
    assert GAME.legal(in_phase(phase), 0)


@pytest.mark.parametrize("action", SAMPLES)
def test_an_action_at_the_wrong_moment_names_its_own_rule(action: str) -> None:
    wrong = "auction" if action.startswith("bets") else "bets"
    problem = refused(in_phase(wrong), action, seat=0)
    assert (problem.rule, problem.key, problem.facts) == (SAMPLES[action], "not-now", {})


@pytest.mark.rule("FI-30")
@pytest.mark.parametrize("action", SAMPLES)
@pytest.mark.parametrize("seat", range(3))
def test_after_the_end_every_action_is_refused(action: str, seat: int) -> None:
    problem = refused(in_phase("over"), action, seat=seat)
    assert (problem.rule, problem.key, problem.facts) == ("FI-30", "programme-over", {})


@pytest.mark.rule("FI-3")
def test_who_has_passed_is_told_so_rather_than_that_it_is_not_their_turn() -> None:
    state = do(opened(3), "pass")
    assert {refused(state, action, seat=0).key for action in ("pass", "bid 900", "bid 1000", "maximum 1000")} == {"passed"}


@pytest.mark.rule("FI-3")
def test_out_of_turn_the_refusal_names_the_seat_in_turn() -> None:
    for opener in range(3):
        problem = refused(opened(3, opener=opener), "bid 1000", seat=(opener + 1) % 3)
        assert (problem.rule, problem.key, problem.facts) == ("FI-3", "not-your-turn", {"seat": opener + 1})


@pytest.mark.rule("FI-3")
def test_three_horses_are_named_before_an_empty_purse() -> None:
    state = lot(3, cash=[10_000, 0, 0], owned=[0, 3, 2])
    assert refused(state, "maximum 1000", seat=1).key == "three-horses"
    assert refused(state, "maximum 1000", seat=2).key == "too-little-cash"


@pytest.mark.rule("FI-3")
def test_the_first_thing_wrong_with_a_bid_is_named() -> None:
    state = lot(cash=[4200, 10_000])
    assert [refused(state, f"bid {amount}").key for amount in (950, 1050, 4250, 4300)] == [
        "bid-too-low", "bid-step", "bid-step", "bid-above-cash",
    ]  # fmt: skip


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("bets win 4 50 place 1 50", "no-such-runner"),
        ("bets win 1 50 place 4 100", "stake-too-low"),
        ("bets win 1 150 place 1 50", "stake-step"),
        ("bets win 1 10050", "stake-step"),
        ("bets win 1 99900 place 4 100", "stakes-above-cash"),
        ("bets place 2 100 place 2 99900", "stakes-above-cash"),
        ("bets win 1 9000 place 2 100 place 2 100", "place-twice"),
    ],
)
def test_the_first_thing_wrong_with_a_form_is_named(text: str, key: str) -> None:
    assert refused(in_phase("bets"), text).key == key


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("bets win 4 100", "The win bet names no runner"),
        ("bets place 4 100", "A place bet names no runner"),
        ("bets win 1 100 place 1 100 place 4 100", "A place bet names no runner"),
        ("bets win 1 50", "A win bet has a stake of 100 at least"),
        ("bets place 1 100 place 2 50", "A place bet has a stake of 100 at least"),
        ("bets win 1 150", "The stake of a win bet is a multiple of 100"),
        ("bets win 1 100 place 2 150", "The stake of a place bet is a multiple of 100"),
    ],
)
def test_the_refusal_of_a_form_says_which_bet_is_wrong(text: str, words: str) -> None:
    assert words in in_english("finish", refused(in_phase("bets"), text))


# Numbers that stand for no action


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("code", [-1, -15, -(2**70), 0, 5, 6, 15, 16, 2**62, 2**64])
def test_a_number_of_no_kind_is_malformed_in_every_phase(phase: str, code: int) -> None:
    assert malformed(in_phase(phase), code, seat=0) == f"{code} stands for no action"


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("bit", [4, 8, 63, 64, 200])
def test_a_pass_with_anything_added_is_malformed(phase: str, bit: int) -> None:
    malformed(in_phase(phase), PASS | 1 << bit, seat=0)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("kind", [BID, MAXIMUM])
@pytest.mark.parametrize("bit", [64, 65, 124, 184, 300])
def test_a_bid_wider_than_its_line_is_malformed(phase: str, kind: int, bit: int) -> None:
    malformed(in_phase(phase), pack_slip(kind, [(1, 1000)]) | 1 << bit, seat=0)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("bit", [184, 185, 300])
def test_a_form_wider_than_its_lines_is_malformed(phase: str, bit: int) -> None:
    malformed(in_phase(phase), GAME.read("bets win 1 100") | 1 << bit, seat=0)


@pytest.mark.parametrize("kind", [BID, MAXIMUM])
@pytest.mark.parametrize("target", [0, 2, 15])
def test_a_bid_on_anything_but_the_horse_on_offer_is_malformed(kind: int, target: int) -> None:
    code = pack_slip(kind, [(target, 1000)])
    assert malformed(opened(), code) == f"{code} stands for no action"


def test_a_bid_without_an_amount_is_malformed() -> None:
    assert malformed(opened(), BID) == f"{BID} stands for no action"


def test_a_second_place_bet_without_a_first_is_malformed() -> None:
    malformed(betting(), pack_slip(BETS, [(1, 100), (0, 0), (2, 100)]))


@pytest.mark.parametrize("line", range(3))
@pytest.mark.parametrize("lane", [0, 7, 15])
def test_bets_on_lanes_that_do_not_exist_are_malformed(line: int, lane: int) -> None:
    bets = [(1, 100), (2, 100), (3, 100)]
    bets[line] = (lane, 100)
    malformed(betting(), pack_slip(BETS, bets))


@pytest.mark.parametrize("phase", ["auction", "bets"])
def test_no_single_bit_of_an_action_can_be_flipped_unnoticed(phase: str) -> None:
    """Whatever number comes of it, it is listed and carried out, or refused."""
    state = in_phase(phase)
    texts = (
        ["pass", "bid 1000", "maximum 5000"] if phase == "auction" else ["bets none", "bets win 1 100 place 2 200 place 3 300"]
    )
    for code in [GAME.read(text) ^ 1 << bit for text in texts for bit in range(190)]:
        copy, before = GAME.clone(state), GAME.snapshot(state)
        if code in GAME.legal(state, 0):
            GAME.apply(copy, 0, code, ScriptedChance([0]))
            assert GAME.code(GAME.action(code)) == code
        else:
            with pytest.raises(BadAction):
                GAME.apply(copy, 0, code, ScriptedChance([]))
            assert GAME.snapshot(copy) == before
