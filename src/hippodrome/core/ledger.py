"""The ledger: every coin is in an account, and moves only from one account to another."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.errors import HippodromeError
from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved

BANK = -1


class Ledger:
    """One account per seat and one for the bank. A seat's cash is never negative; the bank never runs dry."""

    __slots__ = ("cash", "bank")

    def __init__(self, seats: i64, each: i64) -> None:
        self.cash: vec[i64] = vec[i64]([each] * seats)
        self.bank: i64 = 0

    def transfer(self, payer: i64, payee: i64, amount: i64, why: str, log: Log | None = None) -> None:
        """Move money between two accounts; BANK is the bank. What a seat does not have it cannot pay."""
        if amount < 0 or (payer != BANK and self.cash[payer] < amount):
            raise HippodromeError(f"account {payer} cannot pay {amount} ({why})")
        if payer == BANK:
            self.bank -= amount
        else:
            self.cash[payer] -= amount
        if payee == BANK:
            self.bank += amount
        else:
            self.cash[payee] += amount
        if log is not None:
            log.tell(MoneyMoved(None if payer == BANK else payer, None if payee == BANK else payee, amount, why))

    def total(self) -> int:
        """All the money there is; it never changes."""
        return self.bank + sum(list(self.cash))

    def clone(self) -> Ledger:
        copy = Ledger(0, 0)
        copy.cash = self.cash[:]
        copy.bank = self.bank
        return copy
