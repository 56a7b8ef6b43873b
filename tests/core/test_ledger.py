"""The ledger: money moves between accounts, and there is always the same amount of it."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.core.errors import HippodromeError
from hippodrome.core.ledger import BANK, POOL, Ledger
from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved


def accounts(ledger: Ledger) -> list[int]:
    """Every seat's cash, the bank last."""
    return [*ledger.cash, ledger.bank]


def test_every_seat_begins_with_the_same_sum_and_the_bank_with_none() -> None:
    assert accounts(Ledger(3, 500)) == [500, 500, 500, 0]


def test_the_bank_is_no_seat() -> None:
    assert BANK == -1


def test_a_seat_pays_the_bank() -> None:
    ledger = Ledger(3, 500)
    ledger.transfer(1, BANK, 200, "purchase")
    assert accounts(ledger) == [500, 300, 500, 200]


def test_the_bank_pays_a_seat_even_what_it_has_not() -> None:
    ledger = Ledger(3, 500)
    ledger.transfer(BANK, 2, 900, "prize")
    assert accounts(ledger) == [500, 500, 1400, -900]


def test_a_seat_pays_another() -> None:
    ledger = Ledger(3, 500)
    ledger.transfer(0, 2, 100, "debt")
    assert accounts(ledger) == [400, 500, 600, 0]


def test_a_seat_can_pay_all_it_has() -> None:
    ledger = Ledger(2, 500)
    ledger.transfer(0, BANK, 500, "purchase")
    assert accounts(ledger) == [0, 500, 500]


@pytest.mark.parametrize("payee", [BANK, 1])
def test_what_a_seat_does_not_have_it_cannot_pay(payee: int) -> None:
    ledger, log = Ledger(2, 500), Log()
    with pytest.raises(HippodromeError, match=r"account 0 cannot pay 501 \(purchase\)"):
        ledger.transfer(0, payee, 501, "purchase", log)
    assert accounts(ledger) == [500, 500, 0]
    assert len(log) == 0


@pytest.mark.parametrize(("payer", "payee"), [(0, BANK), (BANK, 0), (0, 1)])
def test_a_negative_amount_cannot_be_paid(payer: int, payee: int) -> None:
    ledger = Ledger(2, 500)
    with pytest.raises(HippodromeError, match="cannot pay -1"):
        ledger.transfer(payer, payee, -1, "theft")
    assert accounts(ledger) == [500, 500, 0]


def test_nothing_can_be_paid_by_anybody() -> None:
    ledger = Ledger(1, 0)
    ledger.transfer(0, BANK, 0, "nothing")
    ledger.transfer(BANK, 0, 0, "nothing")
    assert accounts(ledger) == [0, 0]


# A pool beside the bank


def test_the_pool_is_neither_a_seat_nor_the_bank_and_begins_empty() -> None:
    assert POOL == -2
    assert Ledger(3, 500).pool == 0


def test_seats_pay_into_the_pool_and_out_of_it() -> None:
    ledger = Ledger(2, 500)
    ledger.transfer(0, POOL, 200, "entry-fee")
    ledger.transfer(1, POOL, 100, "entry-fee")
    assert (accounts(ledger), ledger.pool) == ([300, 400, 0], 300)
    ledger.transfer(POOL, 1, 225, "entry-share")
    ledger.transfer(POOL, BANK, 75, "entry-share")
    assert (accounts(ledger), ledger.pool) == ([300, 625, 75], 0)


@pytest.mark.parametrize("payee", [BANK, 0])
def test_unlike_the_bank_the_pool_cannot_pay_what_it_has_not(payee: int) -> None:
    ledger, log = Ledger(2, 500), Log()
    ledger.transfer(0, POOL, 200, "entry-fee")
    with pytest.raises(HippodromeError, match=r"account -2 cannot pay 201 \(entry-share\)"):
        ledger.transfer(POOL, payee, 201, "entry-share", log)
    assert (accounts(ledger), ledger.pool, len(log)) == ([300, 500, 0], 200, 0)


def test_what_an_account_holds_can_be_asked_of_each() -> None:
    ledger = Ledger(2, 500)
    ledger.transfer(1, POOL, 200, "entry-fee")
    ledger.transfer(0, BANK, 50, "purchase")
    assert [ledger.held(account) for account in (0, 1, BANK, POOL)] == [450, 300, 50, 200]


def test_the_pool_is_called_minus_one_when_payments_are_told() -> None:
    ledger, log = Ledger(2, 500), Log()
    ledger.transfer(0, POOL, 200, "entry-fee", log)
    ledger.transfer(POOL, 1, 150, "entry-share", log)
    ledger.transfer(POOL, BANK, 50, "entry-share", log)
    assert [(event.payer, event.payee) for event, _ in log if isinstance(event, MoneyMoved)] == [(0, -1), (-1, 1), (-1, None)]


def test_the_pool_counts_in_the_total_and_in_copies() -> None:
    ledger = Ledger(2, 500)
    ledger.transfer(0, POOL, 200, "entry-fee")
    copy = ledger.clone()
    ledger.transfer(POOL, 1, 200, "entry-share")
    assert (ledger.pool, copy.pool, ledger.total(), copy.total()) == (0, 200, 1000, 1000)


def test_every_transfer_is_told_to_everybody_and_the_bank_is_nobody() -> None:
    ledger, log = Ledger(2, 500), Log()
    ledger.transfer(0, BANK, 200, "purchase", log)
    ledger.transfer(BANK, 1, 900, "prize", log)
    ledger.transfer(1, 0, 50, "debt", log)
    assert list(log) == [
        (MoneyMoved(0, None, 200, "purchase"), None),
        (MoneyMoved(None, 1, 900, "prize"), None),
        (MoneyMoved(1, 0, 50, "debt"), None),
    ]


def test_the_total_counts_all_seats_and_the_bank() -> None:
    ledger = Ledger(3, 500)
    assert ledger.total() == 1500
    ledger.bank = 70
    ledger.cash[1] = 0
    assert ledger.total() == 1070


def test_the_total_never_changes() -> None:
    random, ledger = Random(1), Ledger(4, 1000)
    for _ in range(300):
        payer, payee = random.sample([BANK, 0, 1, 2, 3], 2)
        amount = random.randint(0, 2000 if payer == BANK else ledger.cash[payer])
        ledger.transfer(payer, payee, amount, "chance")
        assert ledger.total() == 4000
        assert min(ledger.cash) >= 0


def test_a_copy_lives_its_own_life() -> None:
    ledger = Ledger(2, 500)
    ledger.transfer(0, BANK, 200, "purchase")
    copy = ledger.clone()
    assert accounts(copy) == [300, 500, 200]
    copy.transfer(1, BANK, 500, "purchase")
    assert (accounts(ledger), accounts(copy)) == ([300, 500, 200], [300, 0, 700])
    ledger.transfer(BANK, 0, 100, "prize")
    assert (accounts(ledger), accounts(copy)) == ([400, 500, 100], [300, 0, 700])
