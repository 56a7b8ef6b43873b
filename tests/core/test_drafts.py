"""Slips in small steps, on the forms of Finish."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.encoding import MORE, encoding_of
from hippodrome.core.errors import CannotSay
from hippodrome.core.wire import Setup
from hippodrome.games import load_game

FINISH: Any = load_game("finish")
SETUP = Setup(title="finish", edition="1975", seats=2)


def betting(cash: int = 10_000) -> tuple[Any, Any]:
    """Seat 0 fills in its form; two horses are sold."""
    chance = FastChance(1)
    state = FINISH.start(SETUP, chance)
    for text in ("bid 1000", "pass", "bid 1000", "pass"):
        FINISH.apply(state, FINISH.to_act(state)[0], FINISH.read(text), chance)
    while state.auction is not None:
        FINISH.apply(state, FINISH.to_act(state)[0], FINISH.read("pass"), chance)
    state.ledger.cash[0] = cash
    return encoding_of(FINISH, SETUP), state


def allowed(encoding: Any, state: Any) -> list[int]:
    mask = bytearray(encoding.size)
    encoding.mask(state, 0, mask)
    return [index for index, may in enumerate(mask) if may]


def said(encoding: Any, state: Any, steps: list[int]) -> str:
    *before, last = [encoding.code(state, 0, step) for step in steps]
    assert before == [MORE] * len(before)
    return str(FINISH.write(last))


def test_shares_are_of_all_cash_and_never_more_than_is_left() -> None:
    encoding, state = betting()
    assert said(encoding, state, [11, 6, 18, 8]) == FINISH.write(FINISH.read("bets win 1 3500 place 2 6500"))


def test_an_amount_is_never_less_than_the_least() -> None:
    encoding, state = betting()
    assert said(encoding, state, [11, 1, 0]) == FINISH.write(FINISH.read("bets win 1 100"))


def test_of_shares_that_come_to_the_same_only_the_smallest_is_allowed() -> None:
    encoding, state = betting(cash=400)
    encoding.code(state, 0, 11)
    assert allowed(encoding, state) == [1, 7, 8]


def test_an_empty_slip_can_be_handed_in() -> None:
    encoding, state = betting()
    assert said(encoding, state, [0]) == FINISH.write(FINISH.read("bets none"))


def test_an_amount_between_the_shares_cannot_be_said_and_the_others_are_named() -> None:
    encoding, state = betting()
    with pytest.raises(CannotSay, match="300 cannot be said here, only 100, 200, 500, 1000, 2000, 3500, 5000, 10000"):
        encoding.steps(state, 0, FINISH.read("bets win 1 300"))
