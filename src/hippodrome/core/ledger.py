"""The ledger: every coin is in an account, and moves only from one account to another."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.errors import HippodromeError
from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved

BANK = -1
POOL = -2


class Ledger:
    """One account per seat, one for the bank, and one for a pool that players pay into. Only the bank never runs dry."""

    __slots__ = ("cash", "bank", "pool")

    def __init__(self, seats: i64, each: i64) -> None:
        self.cash: vec[i64] = vec[i64]([each] * seats)
        self.bank: i64 = 0
        self.pool: i64 = 0

    def transfer(self, payer: i64, payee: i64, amount: i64, why: str, log: Log | None = None) -> None:
        """Move money between two accounts, BANK and POOL among them. What an account does not hold it cannot pay."""
        if amount < 0 or (payer != BANK and self.held(payer) < amount):
            raise HippodromeError(f"account {payer} cannot pay {amount} ({why})")
        self._change(payer, -amount)
        self._change(payee, amount)
        if log is not None:
            log.tell(MoneyMoved(_named(payer), _named(payee), amount, why))

    def held(self, account: i64) -> i64:
        """What an account holds."""
        return self.bank if account == BANK else self.pool if account == POOL else self.cash[account]

    def _change(self, account: i64, by: i64) -> None:
        if account == BANK:
            self.bank += by
        elif account == POOL:
            self.pool += by
        else:
            self.cash[account] += by

    def total(self) -> int:
        """All the money there is; it never changes."""
        return self.bank + self.pool + sum(list(self.cash))

    def clone(self) -> Ledger:
        copy = Ledger(0, 0)
        copy.cash = self.cash[:]
        copy.bank = self.bank
        copy.pool = self.pool
        return copy


def _named(account: i64) -> int | None:
    """An account as events call it."""
    return None if account == BANK else -1 if account == POOL else account
