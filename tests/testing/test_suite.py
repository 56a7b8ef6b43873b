"""The contract suite itself: it lets an honest game pass, says what it could not check, and catches every broken promise."""

from __future__ import annotations

import dataclasses
from typing import Any

import galop
import pytest

from hippodrome.core.encoding import encoding_of
from hippodrome.core.errors import BadSetup
from hippodrome.core.title import Title
from hippodrome.core.wire import Event, Setup
from hippodrome.games import game_of
from hippodrome.games.finish import TITLE as FINISH
from hippodrome.testing import CHECKS, BrokenPromise, Contract, check_game, contract_tests
from hippodrome.testing.tables import tables_of

BROKEN = [
    ("description", "OfAnotherName"),
    ("description", "Undescribed"),
    ("ending", "LastIsFirst"),
    ("ending", "Endless"),
    ("chance", "OtherDice"),
    ("silence", "Loud"),
    ("records", "Moody"),
    ("views", "ToActUnsaid"),
    ("views", "ChoiceUnsaid"),
    ("views", "HistoryLost"),
    ("outlooks", "PeekingAhead"),
    ("outlooks", "Meddling"),
    ("clones", "OneState"),
    ("clones", "SharedSquares"),
    ("legal", "ListedTwice"),
    ("legal", "Misspelt"),
    ("refusals", "Lenient"),
    ("refusals", "Hasty"),
    ("refusals", "Wordless"),
    ("codes", "Obliging"),
    ("totals", "Bonus"),
    ("imagine", "Forgetful"),
    ("secrets", "Whispering"),
    ("secrets", "PeekingView"),
    ("secrets", "PeekingAhead"),
    ("rollouts", "RacesRunBackwards"),
    ("rollouts", "NeverCounted"),
    ("rollouts", "RecklessPolicy"),
    ("rollouts", "WhimsicalPolicy"),
    ("redeal", "RedealsAll"),
    ("redeal", "RedealsNothing"),
    ("redeal", "RedealsByTheTruth"),
    ("redeal", "RedealsWithOtherDice"),
    ("redeal", "RedealsUnplayably"),
    ("keys", "TellingKey"),
    ("keys", "BlindKey"),
    ("indices", "Silent"),
    ("indices", "Boastful"),
    ("indices", "HalfWritten"),
    ("indices", "Obliging"),
    ("indices", "Stubborn"),
    ("indices", "Ambiguous"),
    ("indices", "Crossed"),
    ("small-steps", "DeadEnd"),
    ("small-steps", "Endless"),
    ("small-steps", "Mumbling"),
    ("small-steps", "OneDraft"),
    ("small-steps", "ForgetfulClone"),
    ("small-steps", "Clinging"),
    ("observations", "Peeking"),
    ("observations", "Blind"),
    ("observations", "Unfinished"),
    ("observations", "Absent"),
    ("observations", "Overheard"),
    ("setups", "AnyTable"),
    ("junk", "AnyText"),
    ("money", "Thieving"),
    ("slips", "Grudging"),
    ("slips", "Generous"),
]


def played_by(about: Title, game: str) -> Title:
    return dataclasses.replace(about, game=f"tests.testing.broken:{game}")


def recount(events: list[Event], setup: Setup) -> list[int]:
    squares = [0] * setup.seats
    for event in events:
        if isinstance(event, galop.game.HorseMoved):
            squares[event.seat] += event.end - event.start
    return squares


def broken(check: str, game: str) -> Contract:
    if check in ("indices", "small-steps", "observations"):
        encoded = dataclasses.replace(FINISH, encoding=f"tests.testing.broken_encodings:{game}")
        return Contract(encoded, options={"1975": [{"races": 1}]})
    if check in ("money", "slips"):
        return Contract(played_by(FINISH, game), options={"1975": [{"races": 1}]}, ledger=lambda state: state.ledger)
    return Contract(played_by(galop.TITLE, game), options={"1": [{}]}, recount=recount)


def test_an_honest_game_passes_and_the_suite_says_what_it_was_not_told() -> None:
    unencoded = [f"{check}: the game has no encoding" for check in ("indices", "small-steps", "observations")]
    assert check_game(galop.TITLE) == ["totals: not told: recount", *unencoded, "money: not told: ledger"]


@pytest.mark.parametrize("check", ["secrets", "rollouts", "redeal", "keys"])
def test_a_game_with_secrets_passes_by_its_own_imagination(check: str) -> None:
    contract = Contract(played_by(galop.TITLE, "Secretive"), options={"1": [{}]})
    for setup in tables_of(contract).values():
        CHECKS[check](contract, setup)


def test_a_game_that_cannot_redeal_is_not_asked_to() -> None:
    assert CHECKS["redeal"].lacks(Contract(played_by(FINISH, "Borrowed"))) == "the game has no redeal"


def test_every_check_has_a_game_that_it_catches() -> None:
    assert {check for check, _ in BROKEN} == set(CHECKS)


@pytest.mark.parametrize(("check", "game"), BROKEN)
def test_a_broken_promise_is_caught(check: str, game: str) -> None:
    contract = broken(check, game)
    with pytest.raises(BrokenPromise):
        for setup in tables_of(contract).values():
            CHECKS[check](contract, setup)


def test_a_game_without_an_encoding_says_so() -> None:
    with pytest.raises(BadSetup, match="galop offers no encoding"):
        encoding_of(game_of(galop.TITLE), Setup(title="galop", edition="1", seats=2))


def test_a_redealing_that_changes_nothing_proves_nothing() -> None:
    def nothing(game: Any, state: Any, seat: int | None, chance: Any) -> None:
        pass

    contract = Contract(galop.TITLE, options={"1": [{}]}, redeal=nothing)
    with pytest.raises(BrokenPromise, match="redeal"):
        CHECKS["secrets"](contract, next(iter(tables_of(contract).values())))


def test_without_further_word_every_option_is_played_otherwise_once() -> None:
    names = [name for name in tables_of(Contract(galop.TITLE)) if name.startswith("1-2-seats")]
    assert names == ["1-2-seats", "1-2-seats-length=10", "1-2-seats-length=60"]


def test_a_check_that_was_told_too_little_is_skipped_with_the_reason() -> None:
    [mark] = contract_tests(galop.TITLE).pytestmark  # type: ignore[attr-defined]
    skipped = {case.id.partition("-1-")[0]: case.marks[0].kwargs["reason"] for case in mark.args[1] if case.marks}
    unencoded = dict.fromkeys(("indices", "small-steps", "observations"), "the game has no encoding")
    assert skipped == {"totals": "not told: recount", "money": "not told: ledger", **unencoded}
