"""Money in random programmes at every number of seats: none is made, none is lost, nobody owes any."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.games.finish.state import Programme
from tests.games.finish.programmes import GAME, cash_of, setup, told_of


def play(state: Programme, chance: FastChance, log: Log) -> None:
    """One random choice, now and then by a seat that owes none."""
    owing = GAME.to_act(state)
    seat = owing[chance.below(len(owing))]
    if chance.below(4) == 0:
        free = [other for other in range(state.table.seats) if GAME.legal(state, other)]
        seat = free[chance.below(len(free))]
    GAME.apply(state, seat, GAME.legal(state, seat).draw(chance), chance, log)


def after_each_payment(log: Log, seats: int) -> list[list[int]]:
    """Every seat's cash after each movement of money, the bank last, as told."""
    accounts = [10_000] * seats + [0]
    states = []
    for moved in told_of(log, MoneyMoved):
        accounts[-1 if moved.payer is None else moved.payer] -= moved.amount
        accounts[-1 if moved.payee is None else moved.payee] += moved.amount
        states.append(list(accounts))
    return states


@pytest.mark.rule("FI-1", "FI-3", "FI-10", "FI-13")
@pytest.mark.parametrize("seats", range(2, 9))
def test_no_money_is_made_or_lost_and_nobody_owes_any(seats: int) -> None:
    for seed in range(3):
        chance, log = FastChance(seed), Log()
        state = GAME.start(setup(seats, races=4), chance, log)
        while GAME.to_act(state):
            play(state, chance, log)
            assert state.ledger.total() == seats * 10_000
            assert min(cash_of(state)) >= 0
            assert all(held % 100 == 0 for held in cash_of(state))
        accounts = after_each_payment(log, seats)
        assert all(sum(account) == seats * 10_000 and min(account[:-1]) >= 0 for account in accounts)
        assert accounts[-1] == [*cash_of(state), state.ledger.bank]


@pytest.mark.rule("FI-13")
def test_money_moves_between_a_seat_and_the_bank_only_and_for_a_known_reason() -> None:
    chance, log = FastChance(7), Log()
    state = GAME.start(setup(6, races=6), chance, log)
    while GAME.to_act(state):
        play(state, chance, log)
    for moved in told_of(log, MoneyMoved):
        assert (moved.payer is None) != (moved.payee is None)
        assert moved.amount > 0
        assert moved.why in (("owner", "win-bet", "place-bet") if moved.payer is None else ("purchase", "stakes"))
    assert {moved.why for moved in told_of(log, MoneyMoved)} >= {"purchase", "stakes", "owner", "place-bet"}
