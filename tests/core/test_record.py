"""Records: what was changed, cut or made by other rules is refused, and the line is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadRecord, BadSetup, IllegalAction
from hippodrome.core.record import Match, commitment_to, new_match, read_header, replay
from hippodrome.core.wire import Setup
from hippodrome.games import load_game

GAME = load_game("ticket-gagnant")
SEED = "ab" * 32


def played(most: int = 10_000) -> Match:
    setup = Setup(title="ticket-gagnant", edition="2022", seats=3, options={"races": 3})
    match = new_match(GAME, setup, ("A", "B", "C"), seed=SEED, nonces=("00", "01", "ff"))
    whim = FastChance(1)
    for _ in range(most):
        owing = GAME.to_act(match.state)
        if not owing:
            break
        legal = GAME.legal(match.state, owing[0])
        match.act(owing[0], legal[whim.below(len(legal))])
    return match


WHOLE = played().text()
LINES = WHOLE.splitlines()


def replayed(text: str, **asked: Any) -> Match:
    return list(replay(GAME, text, **asked))[-1]


def refusal(text: str, **asked: Any) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        replayed(text, **asked)
    return refused.value


def changed(at: int, change: Callable[[dict[str, Any]], None]) -> str:
    """The record with one line (from 1) changed, its hash left as it was."""
    line = json.loads(LINES[at - 1])
    change(line)
    text = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
    return "\n".join([*LINES[: at - 1], text, *LINES[at:]]) + "\n"


def test_a_whole_record_is_replayed_and_verified_against_its_commitment() -> None:
    match = replayed(WHOLE, expected_commitment=commitment_to(SEED))
    assert match.text() == WHOLE and GAME.outcome(match.state) is not None


def test_another_commitment_is_refused_on_the_first_line() -> None:
    assert refusal(WHOLE, expected_commitment=commitment_to("cd" * 32)).line == 1


def test_every_single_line_that_is_changed_is_named() -> None:
    for at in range(2, len(LINES)):
        refused = refusal(changed(at, lambda line: line.update(seat=(line["seat"] + 1) % 3)))
        assert refused.line == at


def test_a_changed_draw_is_named() -> None:
    at = next(number for number, line in enumerate(LINES, 1) if '"draws":[' in line and '"draws":[]' not in line)
    refused = refusal(changed(at, lambda line: line["draws"].append(0)))
    assert refused.line == at and "draws" in refused.reason


def test_a_missing_line_in_the_middle_is_named() -> None:
    at = len(LINES) // 2
    assert refusal("\n".join(LINES[: at - 1] + LINES[at:]) + "\n").line == at


def test_two_lines_that_changed_places_are_named() -> None:
    swapped = [*LINES[:5], LINES[6], LINES[5], *LINES[7:]]
    assert refusal("\n".join(swapped) + "\n").line == 6


def test_a_record_cut_between_two_lines_is_refused_unless_it_may_be_unfinished() -> None:
    half = "\n".join(LINES[: len(LINES) // 2]) + "\n"
    assert refusal(half).line == len(LINES) // 2
    assert replayed(half, unfinished=True).text() == half


def test_a_record_cut_in_the_middle_of_a_line_is_refused() -> None:
    for cut in (len(WHOLE) // 2, len(WHOLE) - 1):
        text = WHOLE[:cut]
        for unfinished in (False, True):
            assert refusal(text, unfinished=unfinished).line == text.count("\n") + 1


def test_a_record_without_its_closing_line_or_with_lines_after_it_is_refused() -> None:
    assert refusal("\n".join(LINES[:-1]) + "\n").line == len(LINES) - 1
    assert refusal(WHOLE + LINES[5] + "\n").line == len(LINES) + 1
    assert refusal(WHOLE + "\n").line == len(LINES) + 1


def test_a_closing_line_that_claims_another_outcome_or_state_is_refused() -> None:
    outcome = refusal(changed(len(LINES), lambda line: line["outcome"].update(winners=[0, 1, 2])))
    assert outcome.line == len(LINES) and "outcome" in outcome.reason
    state = refusal(changed(len(LINES), lambda line: line.update(state="0" * 64)))
    assert state.line == len(LINES) and "state" in state.reason


def rehashed(change: Callable[[dict[str, Any]], None]) -> str:
    """A record whose header was changed by somebody who also made its hash fit."""
    import hashlib

    header = json.loads(LINES[0])
    change(header)
    header["hash"] = ""
    bare = json.dumps(header, separators=(",", ":"), ensure_ascii=False)
    header["hash"] = hashlib.sha256(bare.encode()).hexdigest()
    return "\n".join([json.dumps(header, separators=(",", ":"), ensure_ascii=False), *LINES[1:]]) + "\n"


def test_a_record_of_another_rules_version_is_refused_and_says_which() -> None:
    refused = refusal(rehashed(lambda header: header.update(rules="0")))
    assert refused.line == 1 and "version 0" in refused.reason


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda header: header.update(hippodrome=2), "format 2"),
        (lambda header: header.update(stream=9), "stream 9"),
        (lambda header: header["setup"].update(title="finish"), "finish"),
        (lambda header: header["setup"].update(box="0" * 64), "box"),
        (lambda header: header["setup"].update(seats=9), "seats"),
        (lambda header: header.update(seed="cd" * 32), "commitment"),
        (lambda header: header.update(seed="xyz"), "hexadecimal"),
        (lambda header: header.update(seed="ab" * 31, commitment=commitment_to("ab" * 31)), "32 bytes"),
        (lambda header: header.update(nonces=["zz"]), "hexadecimal"),
        (lambda header: header.update(surprise=1), "surprise"),
    ],
)
def test_a_header_that_cannot_be_is_refused_on_line_one(change: Callable[[dict[str, Any]], None], words: str) -> None:
    refused = refusal(rehashed(change))
    assert refused.line == 1 and words in refused.reason


def test_a_changed_header_is_refused() -> None:
    assert "hash" in refusal(changed(1, lambda header: header["players"].reverse())).reason


def test_a_changed_nonce_gives_other_draws() -> None:
    assert refusal(rehashed(lambda header: header["nonces"].__setitem__(0, "0f"))).line == 2


def test_a_line_written_in_another_way_is_refused() -> None:
    spaced = "\n".join([*LINES[:3], json.dumps(json.loads(LINES[3])), *LINES[4:]]) + "\n"
    assert refusal(spaced).line == 4


@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
@settings(max_examples=300, deadline=None)
def test_any_text_is_refused_as_a_record_and_never_ends_in_another_error(text: str) -> None:
    assert refusal(text).line >= 1


@given(at=st.integers(0, len(WHOLE) - 1), letter=st.characters())
@settings(max_examples=300, deadline=None)
def test_any_letter_that_is_changed_is_noticed(at: int, letter: str) -> None:
    text = WHOLE[:at] + letter + WHOLE[at + 1 :]
    if text != WHOLE:
        refusal(text)


def test_a_refused_action_leaves_the_record_as_it_was() -> None:
    match = played(10)
    before, digest = match.text(), match.state_digest()
    with pytest.raises(IllegalAction):
        match.act(0, GAME.read("hand 5"))
    assert (match.text(), match.state_digest()) == (before, digest)


def test_a_match_needs_a_player_for_every_seat() -> None:
    with pytest.raises(BadSetup, match="2 players for 3 seats"):
        new_match(GAME, Setup(title="ticket-gagnant", edition="2022", seats=3), ("A", "B"))


def test_two_matches_begun_without_a_seed_have_different_ones() -> None:
    setup = Setup(title="ticket-gagnant", edition="2022", seats=2)
    one, other = (new_match(GAME, setup, ("A", "B")) for _ in range(2))
    assert one.header.seed != other.header.seed
    assert read_header(one.text()).commitment == commitment_to(one.header.seed)
