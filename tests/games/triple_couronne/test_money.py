"""The bank and the books: none is made, none is lost, nobody owes any (TC-2).

HIPPODROME_GAMES says how many random seasons are played per programme and number of seats; a few, unless it is set.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.mild import played
from tests.games.triple_couronne.races import ALL_MONEY, BANK, POOL, cash_of, do, paid, raced, season, told, told_of, view

GAMES = int(os.environ.get("HIPPODROME_GAMES", "10"))
EDITIONS = ("initiation", "reduit", "complet", "marathon")
LONG = ("complet", "marathon")


def check_books(log: Log, seats: int) -> list[int]:
    """Every account after each event, as told: seats, then the bank, then the pool. What they hold in the end."""
    accounts = [0] * seats + [0, 0]
    emptied = False
    for event in told(log):
        match event:
            case events.SeasonOpened(cash=cash):
                accounts = [cash] * seats + [ALL_MONEY - seats * cash, 0]
            case MoneyMoved(payer=payer, payee=payee, amount=amount):
                assert amount > 0 and payer != payee
                accounts[place(payer, seats)] -= amount
                accounts[place(payee, seats)] += amount
            case events.BankEmptied():
                assert accounts[seats] < 0 and not emptied
                emptied = True
            case events.RaceAnnounced() | events.SeasonEnded() | events.RaceNotRun():
                assert accounts[-1] == 0, "the pool is shared out after every race"
            case events.PlayerLeft(seat=seat):
                assert accounts[seat] == 0
        assert sum(accounts) == ALL_MONEY
        assert min(accounts[:seats]) >= 0 and accounts[-1] >= 0
    return accounts


def place(account: int | None, seats: int) -> int:
    return seats if account is BANK else seats + 1 if account == POOL else account


@pytest.mark.rule("TC-2", "TC-54")
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_random_seasons_no_money_is_made_or_lost_and_nobody_owes_any(edition: str, seats: int) -> None:
    for seed in range(GAMES):
        options = {"auction": False} if edition in LONG and seed % 2 else {}
        log = Log()
        state = played(edition, seats, seed, log, **options)
        accounts = check_books(log, seats)
        assert accounts == [*cash_of(state), state.ledger.bank, state.ledger.pool]
        assert told_of(log, events.SeasonEnded)[0].totals == tuple(cash_of(state))
        check_reasons(log)


ROADS = {
    "purchase": ("seat", "seat or bank"), "rent": ("seat", "seat"), "entry-fee": ("seat", "pool"), "stake": ("seat", "bank"),
    "premium": ("seat", "bank"), "card": ("seat or bank", "seat or bank"), "prize": ("bank", "seat"),
    "entry-share": ("pool", "seat or bank"), "entry-fee-back": ("pool", "seat or bank"), "bets": ("bank", "seat"),
    "insurance": ("bank", "seat"), "departure": ("seat", "bank"),
}  # fmt: skip
"""Per reason who pays whom."""


def check_reasons(log: Log) -> None:
    for moved in told_of(log, MoneyMoved):
        payer, payee = ROADS[moved.why]
        assert kind(moved.payer) in payer and kind(moved.payee) in payee, moved


def kind(account: int | None) -> str:
    return "bank" if account is BANK else "pool" if account == POOL else "seat"


@pytest.mark.rule("TC-2")
def test_random_seasons_show_all_that_moves_money() -> None:
    """So that the books above are worth checking."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        log = Log()
        played("complet", 5, seed, log, auction=seed < 2)
        seen.update(event.why if isinstance(event, MoneyMoved) else type(event).__name__ for event in told(log))
    assert set(ROADS) - set(seen) <= {"entry-fee-back"}
    assert min(seen[name] for name in ("HorseGivenUp", "PlayerLeft", "EntryScratched", "HorseRented")) > 0, seen


@pytest.mark.rule("TC-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_players_begin_with_comes_out_of_the_bank_of_the_box(seats: int) -> None:
    state = season("reduit", seats)
    assert state.ledger.bank == ALL_MONEY - seats * 2_000_000
    assert state.ledger.total() == ALL_MONEY


# A bank that runs dry


def drained(left: int, **situation: object) -> tuple[Season, Log]:
    """Race 1 of Réduit, whose winner, the second player's horse, is paid 400,000 F by a bank that holds so much."""
    cash = [ALL_MONEY - left - 1_000_000, 1_000_000]
    return raced((2, 1), edition="reduit", seats=2, cash=cash, **situation)  # type: ignore[arg-type]


@pytest.mark.rule("TC-2")
def test_a_bank_without_money_pays_all_the_same_and_the_log_tells() -> None:
    state, log = drained(390_000)
    assert paid(log, "prize") == {1: [400_000]}
    assert state.ledger.bank == -10_000
    assert len(told_of(log, events.BankEmptied)) == 1
    assert view(state).bank_emptied
    assert state.ledger.total() == ALL_MONEY


@pytest.mark.rule("TC-2")
def test_it_is_told_right_after_the_payment_that_the_box_could_not_have_made() -> None:
    _, log = drained(390_000)
    kinds = [event.why if isinstance(event, MoneyMoved) else type(event).__name__ for event in told(log)]
    assert kinds[kinds.index("BankEmptied") - 1] == "prize"


@pytest.mark.rule("TC-2")
def test_a_bank_that_pays_its_last_franc_could_still_pay() -> None:
    state, log = drained(400_000)
    assert state.ledger.bank == 0
    assert told_of(log, events.BankEmptied) == []
    assert not view(state).bank_emptied


@pytest.mark.rule("TC-2")
def test_a_bank_that_is_short_of_a_single_franc_could_not_pay() -> None:
    state, log = drained(399_999)
    assert state.ledger.bank == -1
    assert len(told_of(log, events.BankEmptied)) == 1


@pytest.mark.rule("TC-2")
def test_a_bank_that_runs_dry_is_remembered_even_if_nobody_listens() -> None:
    state, _ = drained(390_000, stop="entries")
    do(state, "enter 1", "enter 2")
    assert state.ledger.bank == -10_000
    assert view(state).bank_emptied


@pytest.mark.rule("TC-2")
def test_a_copy_remembers_that_the_bank_ran_dry() -> None:
    state, _ = drained(390_000)
    assert view(state.clone()).bank_emptied


@pytest.mark.rule("TC-2")
def test_it_is_told_once_however_often_the_bank_runs_dry() -> None:
    """It is short when it pays a card, recovers with another one, and is short again when it pays the prize."""
    _, log = drained(40_000, cards={1: ["draw-chances", "get-50", "pay-50"]})
    assert len(told_of(log, events.BankEmptied)) == 1
